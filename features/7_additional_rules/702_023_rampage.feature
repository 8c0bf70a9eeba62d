Feature: 702.23. Rampage

  Background:
    Given the card "Wolverine Pack" is a "Creature — Wolverine" that costs {2}{G}{G} of size 2/4:
      """
      Rampage 2
      """
    And Bob controls "Aegis Turtle", "Armored Whirl Turtle" and "Rotted Hulk"

  @CR-702.23a
  Rule: 702.23a Bigger for each blocker beyond the first

    Scenario Outline: Only the blockers beyond the first count
      Given Alice controls "Wolverine Pack"
      When Alice attacks with "Wolverine Pack"
      And Bob blocks "Wolverine Pack" with <blockers>
      And all players pass
      Then "Wolverine Pack" is <size>
      And "Wolverine Pack" is attacking Bob

      Examples:
        | blockers            | size |
        | "Aegis Turtle"                | 2/4  |
        | "Aegis Turtle", "Armored Whirl Turtle"         | 4/6  |
        | "Aegis Turtle", "Armored Whirl Turtle", "Rotted Hulk"  | 6/8  |

  @CR-702.23b
  Rule: 702.23b Counted once, as the ability resolves

    Scenario: A blocker that is gone later still counts
      Given Alice controls "Wolverine Pack"
      And Alice has "Murder" in hand
      And Alice controls "Swamp" (first), "Swamp" (second) and "Swamp" (third)
      When Alice attacks with "Wolverine Pack"
      And Bob blocks "Wolverine Pack" with "Aegis Turtle", "Armored Whirl Turtle"
      And all players pass
      And Alice casts "Murder" targeting "Aegis Turtle"
      And Alice chooses "Swamp" (first)
      And Alice chooses "Swamp" (second)
      And Alice chooses "Swamp" (third)
      And all players pass
      Then "Wolverine Pack" is 4/6

  @CR-702.23c
  Rule: 702.23c Each instance

    Scenario: Two instances make it bigger twice
      Given the card "Hydra" is a "Creature — Hydra" of size 1/6:
        """
        Rampage 1
        Rampage 2
        """
      And Alice controls "Hydra"
      When Alice attacks with "Hydra"
      And Bob blocks "Hydra" with "Aegis Turtle", "Armored Whirl Turtle"
      And Alice orders "Hydra" and "Hydra" (2)
      And all players pass
      And all players pass
      Then "Hydra" is 4/9

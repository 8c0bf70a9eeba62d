Feature: 702.104. Tribute

  Background:
    Given the players are Alice, Bob and Carol
    And the card "Snake of the Golden Grove" is a "Creature — Snake" that costs {4}{G} of size 4/4
      """
      Tribute 3
      When this creature enters, if tribute wasn't paid, you gain 4 life.
      """
    And Alice has "Snake of the Golden Grove" in hand
    And Alice has {4}{G} in the mana pool

  @CR-702.104a
  Rule: 702.104a An opponent of the controller's choice decides

    Scenario Outline: The one who is chosen may have it enter with three counters
      When Alice casts "Snake of the Golden Grove" and it resolves
      And Alice chooses "<opponent>"
      And <opponent> says yes
      Then "Snake of the Golden Grove" is 7/7
      And "Snake of the Golden Grove" has three +1/+1 counters

      Examples:
        | opponent |
        | Bob      |
        | Carol    |

    Scenario: One who does not want it lets it enter without
      When Alice casts "Snake of the Golden Grove" and it resolves
      And Alice chooses "Bob"
      And Bob says no
      Then "Snake of the Golden Grove" is 4/4

  @CR-702.104b
  Rule: 702.104b What happens if tribute wasn't paid

    Scenario: Without the counters the ability triggers
      When Alice casts "Snake of the Golden Grove" and it resolves
      And Alice chooses "Carol"
      And Carol says no
      And all players pass
      Then Alice has 24 life

    Scenario: With them it does not
      When Alice casts "Snake of the Golden Grove" and it resolves
      And Alice chooses "Carol"
      And Carol says yes
      Then the stack is empty
      And Alice has 20 life

    Scenario: Counters that come later are no tribute
      Given the card "Battlegrowth" is an "Instant" that costs {G}
        """
        Put a +1/+1 counter on target creature.
        """
      And Bob has "Battlegrowth" in hand
      And Bob has {G} in the mana pool
      When Alice casts "Snake of the Golden Grove" and it resolves
      And Alice chooses "Bob"
      And Bob says no
      And Alice passes
      And Bob casts "Battlegrowth" targeting "Snake of the Golden Grove" and it resolves
      Then "Snake of the Golden Grove" is 5/5
      When all players pass
      Then Alice has 24 life

@edition-2009
Feature: 205. Type Line

  @CR-2009-205.2a
  Rule: 205.2a The card types

    Scenario Outline: With <cards> in graveyards Tarmogoyf is <size>
      Given Alice controls "Tarmogoyf"
      And Alice has <cards> in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then "Tarmogoyf" is <size>
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Tarmogoyf" is <grown>

      Examples: Tribal, as Kindred was called, is a card type, legendary is none, and no type counts twice
        | cards                                | size | grown |
        | "Bitterblossom" and "Grizzly Bears"  | 3/4  | 4/5   |
        | "Grizzly Bears" and "Hill Giant"     | 1/2  | 2/3   |
        | "Karn, Silver Golem" and "Forest"    | 3/4  | 4/5   |

  @CR-2009-205.4c
  Rule: 205.4c Legendary permanents

    Scenario: The legend rule is for legendary lands too, whoever controls them, and not for a land that is none
      Given Alice controls "Karakas" (first), "Wasteland" (first) and "Wasteland" (second)
      And Bob controls "Karakas" (second)
      When Alice would receive priority
      Then "Karakas" (first) is in Alice's graveyard
      And "Karakas" (second) is in Bob's graveyard
      And nothing else changes

  @CR-2009-103.1
  Rule: 103.1 A card beats the rule

    Scenario: An effect may say that the legend rule doesn't apply, for as long as it is there
      Given Alice controls "Mirror Gallery" and "Jedit Ojanen" (first)
      And Bob controls "Jedit Ojanen" (second)
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Shatter" targeting "Mirror Gallery" and it resolves
      Then "Jedit Ojanen" (first) is in Alice's graveyard
      And "Jedit Ojanen" (second) is in Bob's graveyard

  @CR-2009-208.3
  Rule: 208.3 What isn't a creature

    Scenario: A creature card that has become an enchantment has no power in play, and one in the graveyard has
      Given the card "Lesser Farewell" is a "Sorcery" that costs {0}
        """
        Exile target permanent. Its controller gains life equal to its power.
        """
      And the card "Eulogy" is a "Sorcery" that costs {0}
        """
        Exile target card from a graveyard. You gain life equal to its power.
        """
      And the card "Lesser Sculpting" is an "Instant" that costs {0}
        """
        Target creature becomes an enchantment until end of turn.
        """
      And Alice controls "Hill Giant" (first) and "Hill Giant" (second)
      And Alice has "Hill Giant" (third) in the graveyard
      And Alice has "Lesser Farewell" (first), "Lesser Farewell" (second), "Lesser Sculpting" and "Eulogy" in hand
      When Alice casts "Lesser Sculpting" targeting "Hill Giant" (first) and it resolves
      And Alice casts "Lesser Farewell" (first) targeting "Hill Giant" (first) and it resolves
      Then Alice has 20 life
      When Alice casts "Lesser Farewell" (second) targeting "Hill Giant" (second) and it resolves
      Then Alice has 23 life
      When Alice casts "Eulogy" targeting "Hill Giant" (third) and it resolves
      Then Alice has 26 life

  @CR-2009-205.4b
  Rule: 205.4b Basic lands

    @example-2009-205.4b-1
    Scenario Outline: <land> is a basic land
      Given Bob controls "<land>" and "Karakas"
      And Alice controls "Wasteland"
      Then Alice can't activate "Wasteland", "Destroy" targeting "<land>"
      When Alice activates "Wasteland", "Destroy" targeting "Karakas" and it resolves
      Then "Karakas" is in Bob's graveyard
      And "<land>" is on the battlefield

      Examples:
        | land                |
        | Forest              |
        | Snow-Covered Forest |

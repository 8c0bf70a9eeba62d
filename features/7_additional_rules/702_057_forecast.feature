Feature: 702.57. Forecast

  Background:
    Given the card "Piercing Rays" is a "Sorcery" that costs {1}{W}
      """
      Exile target tapped creature.
      Forecast — {2}{W}, Reveal this card from your hand: Tap target untapped creature.
      """
    And Bob controls "Grizzly Bears"
    And Alice has "Piercing Rays" in hand
    And Alice has {2}{W}{2}{W} in the mana pool

  @CR-702.57a
  Rule: 702.57a Activated from the hand, and from nowhere else

    Scenario: From the hand it taps a creature, and the card stays there
      Given it is Alice's upkeep
      When Alice activates "Piercing Rays" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is tapped
      And "Piercing Rays" is in Alice's hand
      And Alice has {W}{C}{C} in the mana pool

    Scenario: In a graveyard it can't be activated
      Given it is Alice's upkeep
      And the card "Rays Below" is a "Sorcery" that costs {1}{W}
        """
        Exile target tapped creature.
        Forecast — {2}{W}, Reveal this card from your hand: Tap target untapped creature.
        """
      And Alice has "Rays Below" in the graveyard
      Then Alice can't activate "Rays Below" targeting "Grizzly Bears", by 702.57a

  Rule: 702.57a An ability of a card in another player's hand

    Scenario: Another player can't activate it
      Given it is Alice's upkeep
      And Bob has {2}{W} in the mana pool
      When Alice passes
      Then Bob can't activate "Piercing Rays" targeting "Grizzly Bears"

  @CR-702.57b
  Rule: 702.57b Only in the owner's upkeep, and once in a turn

    Scenario Outline: In another step it can't be activated
      Given it is <step>
      And Alice controls three "Plains"
      Then Alice can't activate "Piercing Rays" targeting "Grizzly Bears", by 702.57b
      When the game goes on to Alice's upkeep
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Plains" (3)
      Then Alice can activate "Piercing Rays" targeting "Grizzly Bears"

      Examples:
        | step                     |
        | Alice's draw             |
        | Alice's precombat main   |

    Scenario: In the upkeep of another player it can't be activated
      Given it is Bob's upkeep
      When Bob passes
      Then Alice can't activate "Piercing Rays" targeting "Grizzly Bears", by 702.57b

    Scenario: A second time in the same upkeep it can't be activated
      Given it is Alice's upkeep
      And Bob controls "Elvish Warrior"
      When Alice activates "Piercing Rays" targeting "Grizzly Bears" and it resolves
      Then Alice can't activate "Piercing Rays" targeting "Elvish Warrior", by 702.57b

    Scenario: All players see the card until the upkeep is over
      Given it is Alice's upkeep
      When Alice activates "Piercing Rays" targeting "Grizzly Bears" and it resolves
      Then Bob can look at "Piercing Rays"
      When all players pass
      Then it is Alice's draw
      And Bob can't look at "Piercing Rays"

    Scenario: In the owner's next upkeep it can be activated again
      Given it is Alice's upkeep
      And Alice controls three "Plains"
      When Alice activates "Piercing Rays" targeting "Grizzly Bears" and it resolves
      Then Alice can't activate "Piercing Rays" targeting "Grizzly Bears", by 702.57b
      When the game goes on to Alice's upkeep
      Then "Grizzly Bears" is untapped
      When Alice activates "Piercing Rays" targeting "Grizzly Bears"
      And Alice chooses "Plains" (1)
      And Alice chooses "Plains" (2)
      And Alice chooses "Plains" (3)
      And all players pass
      Then "Grizzly Bears" is tapped

  Rule: 702.57b A card that is not forecast

    Scenario: Nobody else sees it
      Given it is Alice's upkeep
      Then Bob can't look at "Piercing Rays"

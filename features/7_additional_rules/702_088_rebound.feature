Feature: 702.88. Rebound

  Background:
    Given the card "Prey's Vengeance" is an "Instant" that costs {G}:
      """
      Target creature gets +2/+2 until end of turn.
      Rebound
      """
    And Alice controls "Mons's Goblin Raiders"

  @CR-702.88a
  Rule: 702.88a Exiled, and cast once more at the next upkeep

    Scenario: It is cast again from exile, and then goes to the graveyard
      Given Alice has "Prey's Vengeance" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Prey's Vengeance" targeting "Mons's Goblin Raiders" and it resolves
      Then "Prey's Vengeance" is in exile
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      And all players pass
      Then "Mons's Goblin Raiders" is 3/3
      And "Prey's Vengeance" is in Alice's graveyard

    Scenario: Its player may leave it in exile
      Given Alice has "Prey's Vengeance" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Prey's Vengeance" targeting "Mons's Goblin Raiders" and it resolves
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice says no
      Then "Prey's Vengeance" is in exile

  Rule: 702.88a Only as it resolves, and only from the hand

    Scenario: Countered, it does not rebound
      Given Alice has "Prey's Vengeance" in hand
      And Bob has "Cancel" in hand
      And Alice has {G} in the mana pool
      And Bob has {U}{U}{U} in the mana pool
      When Alice casts "Prey's Vengeance" targeting "Mons's Goblin Raiders"
      And Alice passes
      And Bob casts "Cancel" targeting "Prey's Vengeance" and it resolves
      Then "Prey's Vengeance" is in Alice's graveyard

Feature: 702.59. Recover

  Background:
    Given the card "Sun's Bounty" is an "Instant" that costs {1}{W}:
      """
      You gain 4 life.
      Recover {1}{W}
      """
    And Alice has "Sun's Bounty" in the graveyard
    And Alice has "Murder" in hand
    And Alice has {B}{B}{B}{W}{W} in the mana pool
    And Alice controls "Mons's Goblin Raiders"
    And Bob controls "Muck Rats"

  @CR-702.59a
  Rule: 702.59a Back to the hand, or into exile

    Scenario: It comes back for its recover cost
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And all players pass
      And Alice says yes
      Then "Sun's Bounty" is in Alice's hand
      And Alice has no mana

    Scenario: Unpaid, it is exiled
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And all players pass
      And Alice says no
      Then "Sun's Bounty" is in exile

    Scenario: Another player's creature doesn't count
      When Alice casts "Murder" targeting "Muck Rats" and it resolves
      Then the stack is empty
      And "Sun's Bounty" is in Alice's graveyard
      And "Murder" is in Alice's graveyard

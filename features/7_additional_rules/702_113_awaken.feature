Feature: 702.113. Awaken

  Background:
    Given the card "Sheer Drop" is a "Sorcery" that costs {2}{W}:
      """
      Destroy target tapped creature.
      Awaken 3—{5}{W}
      """
    And Alice has "Sheer Drop" in hand
    And Alice controls "Plains"
    And Bob controls a tapped 2/2 creature "Bear Cub"

  @CR-702.113a
  Rule: 702.113a For another cost a land awakes

    Scenario: The land becomes a creature with counters and haste
      Given Alice has {W}{W}{W}{W}{W}{W} in the mana pool
      When Alice casts "Sheer Drop" targeting "Bear Cub" and "Plains" using "awaken" and it resolves
      Then "Bear Cub" is in Bob's graveyard
      And "Plains" is a 3/3 Elemental land creature with haste

  @CR-702.113b
  Rule: 702.113b A target only for those who pay

    Scenario: For its mana cost it has no second target
      Given Alice has {W}{W}{W} in the mana pool
      When Alice casts "Sheer Drop" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is in Bob's graveyard
      And "Plains" is not a creature

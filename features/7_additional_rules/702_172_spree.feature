Feature: 702.172. Spree

  Background:
    Given Alice has "Explosive Derailment" in hand
    And Bob controls "Skin Shedder" and "Sol Ring"

  @CR-702.172a
  Rule: 702.172a One mode or more, each at its own cost

    Scenario: One mode is chosen and paid for
      Given Alice has {R}{2} in the mana pool
      When Alice casts "Explosive Derailment" targeting "Skin Shedder" choosing mode 1 and it resolves
      Then "Skin Shedder" is in Bob's graveyard
      And "Sol Ring" is on the battlefield
      And Alice has no mana

    Scenario: Both are chosen, and both are paid for
      Given Alice has {R}{4} in the mana pool
      When Alice casts "Explosive Derailment" targeting "Skin Shedder" and "Sol Ring" choosing modes 1 and 2 and it resolves
      Then "Skin Shedder" is in Bob's graveyard
      And "Sol Ring" is in Bob's graveyard
      And Alice has no mana

    Scenario: Nobody chooses both and pays for one
      Given Alice has {R}{3} in the mana pool
      Then Alice can't cast "Explosive Derailment" targeting "Skin Shedder" and "Sol Ring" choosing modes 1 and 2, by 601.2h
      When Alice casts "Explosive Derailment" targeting "Sol Ring" choosing mode 2
      Then Alice has {C} in the mana pool

    Scenario: A spell that is cast without paying its mana cost pays for its modes all the same
      Given the card "Omniscience" is an "Enchantment" that costs {7}{U}{U}{U}
        """
        You may cast spells from your hand without paying their mana costs.
        """
      And Alice controls "Omniscience"
      And Alice has {2} in the mana pool
      Then Alice can't cast "Explosive Derailment" targeting "Skin Shedder" and "Sol Ring" choosing modes 1 and 2 using "without paying", by 601.2h
      When Alice casts "Explosive Derailment" targeting "Sol Ring" choosing mode 2 using "without paying" and it resolves
      Then "Sol Ring" is in Bob's graveyard
      And Alice has no mana

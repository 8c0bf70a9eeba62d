Feature: 702.66. Delve

  Background:
    Given Alice has "Gurmag Angler" in hand
    And Alice has "Shock" (1), "Shock" (2), "Shock" (3), "Shock" (4), "Shock" (5), "Shock" (6) and "Shock" (7) in the graveyard

  @CR-702.66a
  Rule: 702.66a Cards in place of mana

    Scenario: Each card exiled pays for one generic mana
      Given Alice has {B}{1}{1} in the mana pool
      When Alice casts "Gurmag Angler"
      And Alice chooses "Shock" (1), "Shock" (2), "Shock" (3) and "Shock" (4)
      Then "Gurmag Angler" is on the stack
      And "Shock" (4) is in exile
      And "Shock" (5) is in Alice's graveyard
      And Alice has no mana

    Scenario: No card pays for the black mana
      Given Alice has {B}{1} in the mana pool
      When Alice tries to cast "Gurmag Angler"
      And Alice chooses "Shock" (1), "Shock" (2), "Shock" (3), "Shock" (4), "Shock" (5), "Shock" (6) and "Shock" (7)
      Then it is refused, by 702.66a
      And "Shock" (1) is in Alice's graveyard
      And "Gurmag Angler" is in Alice's hand
      When Alice casts "Gurmag Angler"
      And Alice chooses "Shock" (1), "Shock" (2), "Shock" (3), "Shock" (4), "Shock" (5) and "Shock" (6)
      Then "Gurmag Angler" is on the stack
      And Alice has {C} in the mana pool

  @CR-702.66b
  Rule: 702.66b After the total is known

    Scenario: A card also pays for the mana that another effect adds to the cost
      Given Bob controls "Sphere of Resistance"
      And Alice has {B} in the mana pool
      When Alice casts "Gurmag Angler"
      And Alice chooses "Shock" (1), "Shock" (2), "Shock" (3), "Shock" (4), "Shock" (5), "Shock" (6) and "Shock" (7)
      Then "Gurmag Angler" is on the stack
      And "Shock" (7) is in exile
      And Alice has no mana

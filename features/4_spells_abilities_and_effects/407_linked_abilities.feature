@edition-2009
Feature: 407. Linked Abilities

  @CR-2009-407.2b
  Rule: 407.2b Cards that a replacement effect removed

    Scenario: Of two such creatures each returns only what it removed itself
      Given Alice controls "Mirror Gallery" and "Asmodeus the Archfiend"
      And Bob controls "Asmodeus the Archfiend" (Bob's)
      And Alice has "Reach Through Mists" in hand
      And Bob has "Reach Through Mists" (Bob's) in hand
      And Alice has {U}{B} in the mana pool
      And Bob has {U} in the mana pool
      And Alice has "Forest" on top of the library
      And Bob has "Island" on top of the library
      When Alice casts "Reach Through Mists" and it resolves
      And Alice passes
      And Bob casts "Reach Through Mists" (Bob's) and it resolves
      Then "Forest" and "Island" are in exile
      When Alice activates "Asmodeus the Archfiend", "Return all" and it resolves
      Then "Forest" is in Alice's hand
      And "Island" is in exile
      And Alice has 19 life

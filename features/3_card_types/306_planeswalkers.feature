@edition-2025
Feature: 306. Planeswalkers

  @CR-306.5b
  Rule: 306.5b It enters with loyalty counters

    Scenario: As many as its printed loyalty says
      Given Alice has "Jace Beleren" in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice casts "Jace Beleren" and it resolves
      Then "Jace Beleren" is on the battlefield
      And "Jace Beleren" has loyalty 3

    Scenario: What enters as a copy of one does so with as many as that one's printed loyalty says
      Given Bob controls "Jace Beleren" with two loyalty counters
      And Alice has "Clever Impersonator" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Jace Beleren"
      Then "Clever Impersonator" is on the battlefield
      And "Clever Impersonator" has loyalty 3

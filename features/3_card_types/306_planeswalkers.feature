@edition-2025
Feature: 306. Planeswalkers

  @CR-306.5b
  Rule: 306.5b It enters with loyalty counters

    Background:
      Given the card "Sage" is a "Planeswalker — Jace" that costs {0} of loyalty 3:
        """
        +1: You gain 1 life.
        """

    Scenario: As many as its printed loyalty says
      Given Alice has "Sage" in hand
      When Alice casts "Sage" and it resolves
      Then "Sage" is on the battlefield
      And "Sage" has loyalty 3

    Scenario: What enters as a copy of one does so with as many as that one's printed loyalty says
      Given the card "Shifter" is a "Creature — Shapeshifter" that costs {0} of size 0/0:
        """
        You may have this creature enter as a copy of any planeswalker on the battlefield.
        """
      And Bob controls "Sage" with two loyalty counters
      And Alice has "Shifter" in hand
      When Alice casts "Shifter" and it resolves
      And Alice chooses "Sage"
      Then "Shifter" is on the battlefield
      And "Shifter" has loyalty 3

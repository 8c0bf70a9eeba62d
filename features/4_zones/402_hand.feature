@edition-2025
Feature: 402. Hand

  @CR-402.3
  Rule: 402.3 Looking at a hand

    Scenario: Nobody looks at another player's hand, unless that player plays with it revealed
      Given the card "Link" is an "Enchantment" that costs {0}
        """
        Your opponents play with their hands revealed.
        """
      And Alice has "Link" and a 1/1 creature "Ox" in hand
      And Bob has a 1/1 creature "Rat" in hand
      When Alice would receive priority
      Then Bob can look at "Rat"
      And Alice can't look at "Rat"
      When Alice casts "Link" and it resolves
      Then Alice can look at "Rat"
      And Bob can't look at "Ox"

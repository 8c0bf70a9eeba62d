@edition-2025
Feature: 702.65. Aura Swap

  Background:
    Given the card "Arcanum Wings" is an "Enchantment — Aura" that costs {1}{U}:
      """
      Enchant creature
      Enchanted creature has flying.
      Aura swap {2}{U}
      """
    And the card "Holy Strength" is an "Enchantment — Aura" that costs {W}:
      """
      Enchant creature
      Enchanted creature gets +1/+2.
      """
    And Alice controls a 1/1 creature "Ox"
    And Alice controls "Arcanum Wings" attached to "Ox"
    And Alice has {U}{U}{U} in the mana pool

  @CR-702.65a @CR-702.65b
  Rule: 702.65a, 702.65b Two Auras change places, or nothing does

    Scenario: One from the hand takes its place
      Given Alice has "Holy Strength" in hand
      When Alice activates "Arcanum Wings"
      And all players pass
      And Alice chooses "Holy Strength"
      Then "Arcanum Wings" is in Alice's hand
      And "Ox" is 2/3

    Scenario: With no Aura in hand nothing happens
      When Alice activates "Arcanum Wings" and it resolves
      Then "Arcanum Wings" is on the battlefield
      And "Ox" has flying

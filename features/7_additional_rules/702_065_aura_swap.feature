Feature: 702.65. Aura Swap

  Background:
    Given the card "Arcanum Wings" is an "Enchantment — Aura" that costs {1}{U}:
      """
      Enchant creature
      Enchanted creature has flying.
      Aura swap {2}{U}
      """
    And Alice controls "Mons's Goblin Raiders"
    And Alice controls "Arcanum Wings" attached to "Mons's Goblin Raiders"
    And Alice has {U}{U}{U} in the mana pool

  @CR-702.65a
  Rule: 702.65a Two Auras change places

    Scenario: One from the hand takes its place
      Given Alice has "Holy Strength" in hand
      When Alice activates "Arcanum Wings"
      And all players pass
      And Alice chooses "Holy Strength"
      Then "Arcanum Wings" is in Alice's hand
      And "Mons's Goblin Raiders" is 2/3

  @CR-702.65b
  Rule: 702.65b Both halves or none

    Scenario: With no Aura in hand nothing happens
      When Alice activates "Arcanum Wings" and it resolves
      Then "Arcanum Wings" is on the battlefield
      And "Mons's Goblin Raiders" has flying
      And Alice has no mana

    @example-1
    Example: The Aura in hand could not enchant the creature
      Given the card "Wild Growth" is an "Enchantment — Aura" that costs {G}:
        """
        Enchant land
        Whenever enchanted land is tapped for mana, its controller adds an additional {G}.
        """
      And Alice has "Wild Growth" in hand
      When Alice activates "Arcanum Wings" and it resolves
      Then "Arcanum Wings" is on the battlefield
      And "Wild Growth" is in Alice's hand
      And Alice has no mana

    @example-2
    Example: The Aura belongs to somebody else
      Given Alice controls "Arcanum Wings" (second) owned by Bob attached to "Mons's Goblin Raiders"
      And Alice has "Holy Strength" in hand
      When Alice activates "Arcanum Wings" (second) and it resolves
      Then "Arcanum Wings" (second) is on the battlefield
      And "Holy Strength" is in Alice's hand
      And Alice has no mana

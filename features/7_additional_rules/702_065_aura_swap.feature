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

    Scenario: An Equipment card is no Aura card
      Given Alice has "Leonin Scimitar" in hand
      When Alice activates "Arcanum Wings" and it resolves
      Then "Leonin Scimitar" is in Alice's hand
      And "Mons's Goblin Raiders" has flying
      And Alice has no mana

    @example-2
    Example: The Aura belongs to somebody else
      Given Alice controls "Arcanum Wings" (second) owned by Bob attached to "Mons's Goblin Raiders"
      And Alice has "Holy Strength" in hand
      When Alice activates "Arcanum Wings" (second) and it resolves
      Then "Arcanum Wings" (second) is on the battlefield
      And "Holy Strength" is in Alice's hand
      And Alice has no mana

    Scenario: An Aura that has gone by then changes places with none
      Given Alice has "Holy Strength" in hand
      And Bob has "Boomerang" in hand
      And Bob has {U}{U} in the mana pool
      When Alice activates "Arcanum Wings"
      And Alice passes
      And Bob casts "Boomerang" targeting "Arcanum Wings" and it resolves
      And all players pass
      Then "Arcanum Wings" and "Holy Strength" are in Alice's hand
      And "Mons's Goblin Raiders" is 1/1

    Scenario: Of two Aura cards neither has to take its place
      Given the card "Flight" is an "Enchantment — Aura" that costs {U}:
        """
        Enchant creature
        Enchanted creature has flying.
        """
      And Alice has "Holy Strength" and "Flight" in hand
      When Alice activates "Arcanum Wings" and it resolves
      Then Alice is asked to choose "Holy Strength" and "Flight"
      When Alice chooses nothing
      Then "Holy Strength" and "Flight" are in Alice's hand
      And "Mons's Goblin Raiders" has flying

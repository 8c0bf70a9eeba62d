@edition-2025
Feature: 303. Enchantments

  Background:
    Given the card "Bell" is an "Enchantment":
      """
      Whenever another enchantment enters, you gain 1 life.
      """
    And Alice has "Clever Impersonator" in hand

  @CR-303.4f
  Rule: 303.4f Auras that don't resolve as Aura spells

    Scenario: Its controller chooses what it enchants, of what it may enchant
      Given Bob controls a 1/1 Elf creature "Willow Elf" and "Giant Strength" attached to "Willow Elf"
      And Alice controls a 3/3 creature "Watchwolf" and a 2/2 Cat creature "Feral Maaka"
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Giant Strength"
      And Alice chooses "Feral Maaka"
      Then "Clever Impersonator" is attached to "Feral Maaka"
      And "Feral Maaka" is 4/4

  @CR-303.4g
  Rule: 303.4g Auras with nothing to enchant

    Scenario: From the stack it goes to the graveyard and never enters
      Given the card "Bloom" is an "Enchantment — Aura":
        """
        Enchant creature you control
        """
      And Bob controls a 1/1 Elf creature "Elf" and "Bloom" attached to "Elf" and "Bell"
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Bloom"
      Then "Clever Impersonator" is in Alice's graveyard
      And the stack is empty

    Scenario: From another zone it stays where it is
      Given the card "Bloom" is an "Enchantment — Aura":
        """
        Enchant creature you control
        """
      And the card "Regrow" is a "Sorcery" that costs {0}:
        """
        Return target enchantment card from your graveyard to the battlefield.
        """
      And Bob controls "Bell"
      And Alice has "Bloom" in the graveyard
      And Alice has "Regrow" in hand
      When Alice casts "Regrow" targeting "Bloom" and it resolves
      Then "Bloom" is in Alice's graveyard
      And the stack is empty
      And "Regrow" is in Alice's graveyard

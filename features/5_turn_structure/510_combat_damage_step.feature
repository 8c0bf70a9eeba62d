@edition-2025
Feature: 510. Combat Damage Step

  @CR-510.1a
  Rule: 510.1a How much damage a creature assigns

    Scenario: Toughness counts where an effect says so, and lethal is what it was
      Given the card "Doran" is a "Creature — Treefolk" of size 0/5
        """
        Each creature assigns combat damage equal to its toughness rather than its power.
        """
      And Alice controls "Doran" and a 4/1 creature "Lynx"
      And Bob controls a 2/3 creature "Ox"
      When Alice attacks with "Doran" and "Lynx"
      And Bob blocks "Lynx" with "Ox"
      And all players pass
      Then Bob has 15 life
      And "Ox" has 1 damage marked
      And "Lynx" is in Alice's graveyard

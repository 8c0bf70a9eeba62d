Feature: 702.97. Scavenge that is granted

  @CR-702.97a
  Rule: 702.97a The cost of scavenge is the card's mana cost where it is granted without one

    Scenario: A creature card is exiled for its mana cost
      Given the card "Varolz, the Scar-Striped" is a "Legendary Creature — Troll Warrior" that costs {1}{B}{G} of size 2/2:
        """
        Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.
        Sacrifice another creature: Regenerate Varolz.
        """
      And Alice controls "Varolz, the Scar-Striped"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has {G}{G}{G} in the mana pool
      When Alice activates "Grizzly Bears" targeting "Varolz, the Scar-Striped" and it resolves
      Then "Varolz, the Scar-Striped" is 4/4
      And "Grizzly Bears" is in exile
      And Alice has {G} in the mana pool

Feature: 702.5. Enchant

  @CR-702.5a
  Rule: 702.5a What an Aura may be put on

    Scenario: An Aura for creatures can't target an artifact, and enchants a creature
      Given Alice controls "Grizzly Bears" and "Bonesplitter"
      And Alice has "Holy Strength" in hand
      And Alice has {W} in the mana pool
      Then Alice can't cast "Holy Strength" targeting "Bonesplitter"
      When Alice casts "Holy Strength" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4

  @CR-702.5d
  Rule: 702.5d Enchant player

    Scenario: A Curse can't target a creature, and enchants a player
      Given the card "Curse of the Bloody Tome" is an "Enchantment — Aura Curse" that costs {2}{U}:
        """
        Enchant player
        At the beginning of enchanted player's upkeep, that player mills two cards.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Curse of the Bloody Tome" in hand
      And Alice has {2}{U} in the mana pool
      Then Alice can't cast "Curse of the Bloody Tome" targeting "Grizzly Bears"
      When Alice casts "Curse of the Bloody Tome" targeting Bob and it resolves
      Then "Curse of the Bloody Tome" is attached to Bob

Feature: 206. Expansion symbol

  @CR-206.3a
  Rule: 206.3a Names of Arabian Nights

    Scenario: A creature whose name is of that expansion is sacrificed, and one of another stays
      Given the card "Lesser Bottle" is an "Artifact" that costs {2}
        """
        Whenever a nontoken permanent with a name originally printed in the Arabian Nights expansion enters, its controller sacrifices it.
        """
      And the card "Flying Men" is a "Creature — Human" that costs {U} of size 1/1
        """
        Flying
        """
      And Bob controls "Lesser Bottle"
      And Alice has "Flying Men" and "Grizzly Bears" in hand
      And Alice has {U}{1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice casts "Flying Men" and it resolves
      And all players pass
      Then "Flying Men" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-206.3b
  Rule: 206.3b Names of Antiquities

    Scenario: The Sylex has a card with such a name sacrificed, and leaves a token that is its copy
      Given the card "Lesser Sylex" is an "Artifact" that costs {4}
        """
        {1}, {T}: Each player sacrifices all nontoken permanents that player controls with a name originally printed in the Antiquities expansion.
        """
      And the card "Twinning" is a "Sorcery" that costs {U}
        """
        Create a token that's a copy of target artifact.
        """
      And the card "Memnite" is an "Artifact Creature — Construct" that costs {0} of size 1/1
      And Alice controls "Lesser Sylex" and "Memnite"
      And Bob controls "Ornithopter"
      And Alice has "Twinning" in hand
      And Alice has {U}{1} in the mana pool
      When Alice casts "Twinning" targeting "Ornithopter" and it resolves
      And Alice activates "Lesser Sylex" and it resolves
      Then "Ornithopter" is in Bob's graveyard
      And Alice controls one token
      And "Memnite" is on the battlefield
      And "Lesser Sylex" is on the battlefield

  @CR-206.3c
  Rule: 206.3c Names of Homelands

    Scenario: Apocalypse Chime destroys what has such a name, and nothing else
      Given the card "Apocalypse Chime" is an "Artifact" that costs {2}
        """
        {2}, {T}, Sacrifice this artifact: Destroy all nontoken permanents with a name originally printed in the Homelands expansion. They can't be regenerated.
        """
      And the card "Ambush Party" is a "Creature — Human Rogue" that costs {4}{R} of size 3/1
        """
        First strike
        Haste
        """
      And Alice controls "Apocalypse Chime" and "Ornithopter"
      And Bob controls "Ambush Party" and "Grizzly Bears"
      And Alice has {2} in the mana pool
      When Alice activates "Apocalypse Chime" and it resolves
      Then "Ambush Party" is in Bob's graveyard
      And "Ornithopter" is on the battlefield
      And "Grizzly Bears" is on the battlefield

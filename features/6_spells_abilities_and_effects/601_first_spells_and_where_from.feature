Feature: 601. What the first spell of a turn costs, and a spell cast from a graveyard

  @CR-601.2f
  Rule: 601.2f The total cost

    Scenario: Of the artifact spells only the first of the turn costs less
      Given the card "Foundry Clerk" is a "Creature — Human Artificer" that costs {1}{W} of size 2/2:
        """
        The first artifact spell you cast each turn costs {1} less to cast.
        """
      And the card "Cog" is an "Artifact" that costs {2}
      And the card "Song" is a "Sorcery" that costs {1}:
        """
        You gain 1 life.
        """
      And Alice controls "Foundry Clerk"
      And Alice has "Song" and two "Cog" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Song" and it resolves
      And Alice casts "Cog" (1) and it resolves
      Then Alice can't cast "Cog" (2), by 601.2h

    Scenario: The second artifact spell costs what it says
      Given the card "Foundry Clerk" is a "Creature — Human Artificer" that costs {1}{W} of size 2/2:
        """
        The first artifact spell you cast each turn costs {1} less to cast.
        """
      And the card "Cog" is an "Artifact" that costs {2}
      And Alice controls "Foundry Clerk"
      And Alice has two "Cog" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Cog" (1) and it resolves
      And Alice casts "Cog" (2) and it resolves
      Then Alice has no mana

    Scenario: The first of such spells is the first of its kind
      Given the card "Weaver" is a "Creature — Merfolk" of size 2/2:
        """
        The first sorcery spell you cast each turn has convoke.
        """
      And the card "Song" is a "Sorcery" that costs {2}:
        """
        You gain 1 life.
        """
      And Alice controls "Weaver" and a 1/1 creature "Elf"
      And Alice has two "Song" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Song" (1)
      And Alice chooses "Elf"
      And all players pass
      Then Alice can't cast "Song" (2), by 601.2h

    Scenario: Only a spell from the graveyard costs less
      Given the card "Tutor of Graves" is a "Creature — Zombie Wizard" that costs {1}{U} of size 2/2:
        """
        Spells you cast from your graveyard cost {1} less to cast.
        """
      And the card "Echo" is a "Sorcery" that costs {2}:
        """
        You gain 1 life.
        Flashback {2}
        """
      And Alice controls "Tutor of Graves"
      And Alice has "Echo" (old) in the graveyard
      And Alice has "Echo" (new) in hand
      And Alice has {R} in the mana pool
      Then Alice can cast "Echo" (old) using "flashback"
      And Alice can't cast "Echo" (new), by 601.2h

  @CR-614.1c
  Rule: 614.1c A creature that escapes with counters

    Scenario: It has them if it escaped
      Given the card "Hound of Ash" is a "Creature — Elemental Dog" that costs {R} of size 1/1:
        """
        Escape—{R}, Exile a card from your graveyard.
        This creature escapes with a +1/+1 counter on it.
        """
      And Alice has "Hound of Ash" and a land card "Hill" in the graveyard
      And Alice has {R} in the mana pool
      When Alice casts "Hound of Ash" using "escape" and it resolves
      Then "Hound of Ash" is a 2/2 creature

    Scenario: It has none if it was cast from a hand
      Given the card "Hound of Ash" is a "Creature — Elemental Dog" that costs {R} of size 1/1:
        """
        Escape—{R}, Exile a card from your graveyard.
        This creature escapes with a +1/+1 counter on it.
        """
      And Alice has "Hound of Ash" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Hound of Ash" and it resolves
      Then "Hound of Ash" is a 1/1 creature
      And "Hound of Ash" is on the battlefield

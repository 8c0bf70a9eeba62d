Feature: 608. Resolving Spells and Abilities: what was done this turn

  @CR-608.2i
  Rule: 608.2i Each thing that happened is told from what happened to others, and before

    Background:
      Given the card "Tally" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of creatures that entered the battlefield this turn.
        """
      And the card "Tally of Wounds" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of creatures dealt damage this turn.
        """
      And the card "Tally of Foes" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of creatures that dealt damage to you this turn.
        """
      And the card "Grudge" is a "Sorcery" that costs {0}
        """
        Destroy all creatures that dealt damage to you this turn.
        """
      And the card "Archer" is a "Creature — Human Archer" of size 2/2
        """
        {0}: This creature deals 1 damage to any target.
        {T}: You gain X life, where X is the number of creatures dealt damage by this creature this turn.
        """
      And the card "Lesser Hush" is an "Instant" that costs {0}
        """
        Exile all spells you've cast this turn.
        """

    Scenario: What entered counts though it has died, what was there before and what is no creature don't
      Given Alice controls "Runeclaw Bear"
      And Alice has "Grizzly Bears", "Forest", "Shock" and "Tally" in hand
      And Alice has {C}{G}{R} in the mana pool
      When Alice plays "Forest"
      And Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      When Alice casts "Tally" and it resolves
      Then Alice has 21 life

    Scenario: What entered the turn before doesn't count
      Given Alice has "Grizzly Bears" and "Tally" in hand
      And Alice has {C}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice casts "Tally" and it resolves
      Then Alice has 20 life
      And "Grizzly Bears" is on the battlefield

    Scenario: A creature that was dealt damage counts once, a player who was doesn't
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Archer"
      And Alice has "Shock" and "Tally of Wounds" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice activates "Archer", "This creature deals" targeting "Hill Giant" and it resolves
      And Alice activates "Archer", "This creature deals" targeting "Hill Giant" and it resolves
      And Alice casts "Tally of Wounds" and it resolves
      Then Alice has 21 life

    Scenario: Only a creature that this one has dealt damage counts for it
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Archer" (first) and "Archer" (second)
      When Alice activates "Archer" (first), "This creature deals" targeting Bob and it resolves
      And Alice activates "Archer" (first), "This creature deals" targeting "Hill Giant" and it resolves
      And Alice activates "Archer" (second), "This creature deals" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      And Alice activates "Archer" (first), "This creature deals" targeting "Grizzly Bears" and it resolves
      And Alice activates "Archer" (second), "This creature deals" targeting "Hill Giant" and it resolves
      And Alice activates "Archer" (first), "You gain" and it resolves
      Then Alice has 21 life

    Scenario: Creatures that dealt damage to me count and are destroyed, one that was blocked does neither
      Given Bob controls "Grizzly Bears", "Hill Giant" and "Runeclaw Bear"
      And Alice controls "Muck Rats"
      And Alice has "Tally of Foes" and "Grudge" in hand
      And the card "Vedalken Orrery" is an "Artifact" that costs {4}
        """
        You may cast spells as though they had flash.
        """
      And Alice controls "Vedalken Orrery"
      And it is Bob's precombat main phase
      When Bob attacks Alice with "Grizzly Bears" and "Hill Giant"
      And Alice blocks "Hill Giant" with "Muck Rats"
      And the game goes on to Bob's end of combat
      And Alice casts "Tally of Foes" and it resolves
      Then Alice has 19 life
      When Alice casts "Grudge" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is on the battlefield
      And "Runeclaw Bear" is on the battlefield

    Scenario: Spells that I have cast are exiled, and an opponent's stays on the stack
      Given Alice has "Shock" (hers) and "Lesser Hush" in hand
      And Bob has "Shock" (his) in hand
      And Alice has {R} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Shock" (hers) targeting Bob
      And Alice passes
      And Bob casts "Shock" (his) targeting Alice
      And Bob passes
      And Alice casts "Lesser Hush" and it resolves
      Then "Shock" (hers) is in exile
      And the stack, from the top, is "Shock" (his)

Feature: 707. Copies of spells and abilities

  @CR-707.10
  Rule: 707.10 Copies of spells and abilities

    @example-1
    Example: The copy of Emerald Charm that Fork makes is red, and has the mode of the Charm
      Given Alice has "Fork" in hand
      And Alice has {R}{R} in the mana pool
      And Alice controls a tapped "Elvish Warrior"
      And Bob controls a tapped "Grizzly Bears"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} in the mana pool
      When Alice passes
      And Bob casts "Emerald Charm" targeting "Grizzly Bears" choosing mode 1
      And Bob passes
      And Alice casts "Fork" targeting "Emerald Charm" and it resolves
      And Alice chooses "Elvish Warrior"
      Then "copy of Emerald Charm" is red
      And "copy of Emerald Charm" is not green
      And "Emerald Charm" is green
      When all players pass
      Then "Elvish Warrior" is untapped
      And "Grizzly Bears" is tapped
      When all players pass
      Then "Grizzly Bears" is untapped

    @example-2
    Example: The copy of Fling looks at the creature that was sacrificed for the original
      Given Alice controls "Hill Giant"
      And Alice has "Fling" and "Twincast" in hand
      And Alice has {1}{R}{U}{U} in the mana pool
      When Alice casts "Fling" targeting Bob
      Then "Hill Giant" is in Alice's graveyard
      When Alice casts "Twincast" targeting "Fling" and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 17 life
      When all players pass
      Then Bob has 14 life

    @example-3
    Example: No mana was spent on the copy of Dawnglow Infusion, which gains no life
      Given Alice has "Dawnglow Infusion" and "Twincast" in hand
      And Alice has {3}{G}{U}{U} in the mana pool
      When Alice casts "Dawnglow Infusion" with X = 3
      And Alice chooses {G}
      And Alice casts "Twincast" targeting "Dawnglow Infusion" and it resolves
      And all players pass
      Then Alice has 20 life
      When all players pass
      Then Alice has 23 life

  @CR-707.10a
  Rule: 707.10a Copies in the wrong zone

    Scenario: A copy that is returned to a hand is nowhere; the spell itself is in the hand
      Given the card "Reprieve" is an "Instant" that costs {1}{W}:
        """
        Return target spell to its owner's hand.
        Draw a card.
        """
      And Alice has "Shock", "Twincast", "Reprieve" (first) and "Reprieve" (second) in hand
      And Alice has {R}{U}{U}{1}{W}{1}{W} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock" and it resolves
      And Alice chooses Bob
      Then "copy of Shock" is red
      When Alice casts "Reprieve" (first) targeting "copy of Shock" and it resolves
      Then "copy of Shock" has ceased to exist
      When Alice casts "Reprieve" (second) targeting "Shock" and it resolves
      Then "Shock" is in Alice's hand
      And Bob has 20 life

  @CR-707.10b
  Rule: 707.10b The source of a copied ability

    Scenario: The copy of a creature's ability has that creature as its source, not another of its name
      Given the card "Fiery Hellhound" is a "Creature — Elemental Dog" that costs {1}{R}{R} of size 2/2:
        """
        {R}: Fiery Hellhound gets +1/+0 until end of turn.
        """
      And Alice controls "Fiery Hellhound" (first) and "Fiery Hellhound" (second)
      And Alice controls "Lithoform Engine"
      And Alice has {R}{2} in the mana pool
      When Alice activates "Fiery Hellhound" (first)
      And Alice activates "Lithoform Engine", "Copy target ability" targeting ability of "Fiery Hellhound" (first) and it resolves
      And all players pass
      Then "Fiery Hellhound" (first) is 3/2
      When all players pass
      Then "Fiery Hellhound" (first) is 4/2
      And "Fiery Hellhound" (second) is 2/2

  @CR-707.10c
  Rule: 707.10c New targets

    Scenario: A target may stay though it has become illegal, and a new one must be legal
      Given the card "Gods Willing" is an "Instant" that costs {W}:
        """
        Target creature you control gains protection from the color of your choice until end of turn.
        Scry 1.
        """
      And Alice has "Shock" and "Twincast" in hand
      And Alice has {R}{U}{U} in the mana pool
      And Bob controls "Grizzly Bears" and "Elvish Warrior"
      And Bob has "Gods Willing" in hand
      And Bob has {W} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears"
      And Alice casts "Twincast" targeting "Shock"
      And Alice passes
      And Bob casts "Gods Willing" targeting "Elvish Warrior" and it resolves
      And Bob chooses red
      And Bob chooses nothing
      And all players pass
      Then Alice is asked to choose one from Alice, Bob and "Grizzly Bears"
      When Alice chooses Bob
      And all players pass
      Then Bob has 18 life

  @CR-707.10f
  Rule: 707.10f Copies of permanent spells

    Scenario: The copy of a creature spell is a token once it has resolved, and the spell itself is a card
      Given Alice controls "Lithoform Engine"
      And Alice has "Grizzly Bears" and "Unsummon" in hand
      And Alice has {1}{G}{4}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice activates "Lithoform Engine", "permanent spell" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "copy of Grizzly Bears" is a 2/2 green Bear creature
      And "copy of Grizzly Bears" is a token
      When all players pass
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" is not a token
      When Alice casts "Unsummon" targeting "copy of Grizzly Bears" and it resolves
      Then "copy of Grizzly Bears" has ceased to exist

  @CR-707.10c
  Rule: 707.10c One graveyard

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Decompose" is a "Sorcery" that costs {1}{B}:
        """
        Exile up to three target cards from a single graveyard.
        """
      And Alice has "Decompose" and "Fork" in hand
      And Alice has {1}{B}{R}{R} in the mana pool
      And Alice has "Shock" and "Hill Giant" in the graveyard
      And Bob has "Grizzly Bears" in the graveyard
      And Carol has "Ornithopter" in the graveyard

    Scenario: The new targets of a copy are in one graveyard as well, in which there are enough
      Given Bob has "Runeclaw Bear" in the graveyard
      When Alice casts "Decompose" targeting "Shock" and "Hill Giant"
      And Alice casts "Fork" targeting "Decompose" and it resolves
      Then Alice is asked to choose 1 from Alice and Bob
      When Alice chooses Bob
      And all players pass
      Then "Grizzly Bears" and "Runeclaw Bear" are in exile
      And "Shock" is in Alice's graveyard

    Scenario: Where no other graveyard has enough, the targets of the copy stay
      When Alice casts "Decompose" targeting "Shock" and "Hill Giant"
      And Alice casts "Fork" targeting "Decompose" and it resolves
      And all players pass
      Then "Shock" and "Hill Giant" are in exile
      And "Grizzly Bears" is in Bob's graveyard

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

    Scenario: A creature that died counts, and not one that was returned to a hand
      Given the card "Life Goes On" is an "Instant" that costs {G}
        """
        You gain 4 life. If a creature died this turn, you gain 8 life instead.
        """
      And Bob controls "Grizzly Bears" and "Wind Drake"
      And Alice has "Unsummon", "Shock", "Life Goes On" (1) and "Life Goes On" (2) in hand
      And Alice has {U}{R}{G}{G} in the mana pool
      When Alice casts "Unsummon" targeting "Wind Drake" and it resolves
      And Alice casts "Life Goes On" (1) and it resolves
      Then Alice has 24 life
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And Alice casts "Life Goes On" (2) and it resolves
      Then Alice has 32 life

    Scenario: A creature that blocked is shuffled away, and one that only stood by is not
      Given the card "Inferno Hellion" is a "Creature — Hellion" that costs {3}{R} of size 7/3
        """
        Trample
        At the beginning of each end step, if this creature attacked or blocked this turn, its owner shuffles it into their library.
        """
      And Bob controls "Inferno Hellion" (1) and "Inferno Hellion" (2)
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Inferno Hellion" (1)
      And the game goes on to Alice's end step
      And all players pass
      Then "Inferno Hellion" (1) is in Bob's library
      And "Inferno Hellion" (2) is on the battlefield

    Scenario: A creature that entered under one's control counts, and none that was only cast, discarded or returned
      Given the card "Thoughtweft Charge" is an "Instant" that costs {1}{G}
        """
        Target creature gets +3/+3 until end of turn. If a creature entered the battlefield under your control this turn, draw a card.
        """
      And Alice controls "Wind Drake" and "Hill Giant"
      And Alice has "Unsummon", "Grizzly Bears", "Thoughtweft Charge" (1) and "Thoughtweft Charge" (2) in hand
      And Alice has "Forest" on top of her library
      And Alice has {U}{1}{G}{1}{G}{1}{G} in the mana pool
      When Alice casts "Unsummon" targeting "Wind Drake" and it resolves
      And Alice casts "Thoughtweft Charge" (1) targeting "Hill Giant" and it resolves
      Then "Forest" is in Alice's library
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Thoughtweft Charge" (2) targeting "Hill Giant" and it resolves
      Then "Forest" is in Alice's hand
      And "Hill Giant" is 9/9

    Scenario: A creature that entered under one's control counts whoever controls it now
      Given the card "Thoughtweft Charge" is an "Instant" that costs {1}{G}
        """
        Target creature gets +3/+3 until end of turn. If a creature entered the battlefield under your control this turn, draw a card.
        """
      And Alice controls "Hill Giant"
      And Alice has "Act of Treason" and "Thoughtweft Charge" (1) in hand
      And Alice has "Forest" on top of her library
      And Alice has {2}{R}{1}{G} in the mana pool
      And Bob has "Ambush Viper" and "Thoughtweft Charge" (2) in hand
      And Bob has "Island" on top of his library
      And Bob has {1}{G}{1}{G} in the mana pool
      When Alice passes
      And Bob casts "Ambush Viper" and it resolves
      And Alice casts "Act of Treason" targeting "Ambush Viper" and it resolves
      Then Alice controls "Ambush Viper"
      When Alice casts "Thoughtweft Charge" (1) targeting "Hill Giant" and it resolves
      Then "Forest" is in Alice's library
      When Alice passes
      And Bob casts "Thoughtweft Charge" (2) targeting "Hill Giant" and it resolves
      Then "Island" is in Bob's hand

    Scenario: What entered as a creature counts, whatever it is now, and a land that has become one doesn't
      Given the card "Thoughtweft Charge" is an "Instant" that costs {1}{G}
        """
        Target creature gets +3/+3 until end of turn. If a creature entered the battlefield under your control this turn, draw a card.
        """
      And Alice controls "Hill Giant"
      And Alice has "Treetop Village", "Grizzly Bears", "Song of the Dryads", "Thoughtweft Charge" (1) and "Thoughtweft Charge" (2) in hand
      And Alice has "Forest" on top of her library
      And Alice has {1}{G}{1}{G}{1}{G}{2}{G}{1}{G} in the mana pool
      When Alice plays "Treetop Village"
      And Alice activates "Treetop Village", "becomes" and it resolves
      And Alice casts "Thoughtweft Charge" (1) targeting "Hill Giant" and it resolves
      Then "Treetop Village" is 3/3
      And "Forest" is in Alice's library
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Song of the Dryads" targeting "Grizzly Bears" and it resolves
      And Alice casts "Thoughtweft Charge" (2) targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is exactly "Land — Forest"
      And "Forest" is in Alice's hand

    Scenario: A permanent of one's own that left counts, and neither a spell that was cast nor an opponent's permanent
      Given the card "Vrock" is a "Creature — Bird Demon" that costs {3}{B}{B} of size 3/3
        """
        Flying
        At the beginning of your end step, if a permanent you controlled left the battlefield this turn, each opponent loses 3 life.
        """
      And Alice controls "Vrock" and "Grizzly Bears"
      And Bob controls "Wind Drake" and "Mountain" (1)
      And Alice controls "Mountain" (2)
      And Alice has "Shock" (1) in hand
      And Bob has "Shock" (2) in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" (1) targeting "Wind Drake" and it resolves
      And the game goes on to Alice's end step
      Then the stack is empty
      When the game goes on to Alice's precombat main
      And Alice passes
      And Bob activates "Mountain" (1)
      And Bob casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end step
      Then the stack, from the top, is ability of "Vrock"
      When all players pass
      Then Bob has 17 life

    Scenario Outline: Damage dealt to a player this turn is looked back on: <counters>
      Given Alice controls "Whirling Dervish"
      And Bob controls "Ornithopter"
      When Alice attacks Bob with "Whirling Dervish"
      And Bob <blocks>
      And the game goes on to Alice's end step
      And all players pass
      Then "Whirling Dervish" has <counters>
      And "Whirling Dervish" is tapped

      Examples:
        | blocks                                       | counters          |
        | declares no blockers                         | one +1/+1 counter |
        | blocks "Whirling Dervish" with "Ornithopter" | no +1/+1 counters |

    Scenario Outline: Damage dealt to a creature this turn counts together, though it has died: <spell>
      Given Alice controls "Rushing-Tide Zubera"
      And Alice has "Forest", "Island" and "Swamp" on top of her library
      And Bob has "Shock" and "<spell>" in hand
      And Bob has <mana> in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Rushing-Tide Zubera" and it resolves
      And Alice passes
      And Bob casts "<spell>" targeting "Rushing-Tide Zubera" and it resolves
      And all players pass
      Then Alice has <cards> in hand
      And "Rushing-Tide Zubera" is in Alice's graveyard

      Examples:
        | spell          | mana   | cards   |
        | Hornet Sting   | {R}{G} | 0 cards |
        | Lightning Bolt | {R}{R} | 3 cards |

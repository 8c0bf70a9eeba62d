Feature: 601. Casting Spells

  Background:
    Given these cards:
      | name  | type    | cost | text             |
      | Salve | Instant | {0}  | You gain 5 life. |

  @CR-601.1a
  Rule: 601.1a To play a card

    Scenario: What lets a player play cards lets her play a land as a land
      Given Alice has "Rob the Archives" in hand
      And Alice has "Opt" and "Forest" on top of her library
      And Alice has {1}{R} in the mana pool
      Then Alice can't play "Forest"
      When Alice casts "Rob the Archives" and it resolves
      And Alice plays "Forest"
      Then "Forest" is on the battlefield

    Scenario: What lets a player play cards lets her cast another card as a spell
      Given the card "Lesser Oracle" is an "Enchantment":
        """
        You may play cards from the top of your library.
        """
      And Alice controls "Lesser Oracle"
      And Alice has "Salve" on top of her library
      When Alice casts "Salve" and it resolves
      Then Alice has 25 life

    Scenario Outline: A land and a spell that she may play <until>
      Given Alice has "<exiling>" in hand
      And Alice has {1}{R}{R} in the mana pool
      And Alice has "Shock" and "Forest" on top of her library
      And Alice's library has 5 cards
      When Alice casts "<exiling>" and it resolves
      Then Alice can cast "Shock" targeting Bob
      And Bob can't cast "Shock" targeting Alice
      When the game goes on to Alice's precombat main
      Then Alice <forest> play "Forest"

      Examples:
        | exiling          | until                          | forest |
        | Reckless Impulse | until the end of her next turn | can    |
        | Rob the Archives | only this turn                 | can't  |

    Scenario: What lets a player cast spells does not let her play a land
      Given Alice controls "Garruk's Horde"
      And Alice has "Dryad Arbor" on top of her library
      Then Alice can't play "Dryad Arbor"

    Scenario: Cards that an effect lets one player play are played by no other
      Given Alice has "Forest" and "Shock" on top of her library
      And Alice has "Reckless Impulse" in hand
      And Alice has {1}{R} in the mana pool
      And Bob controls "Mountain" (1)
      And Alice controls "Mountain" (2)
      When Alice casts "Reckless Impulse" and it resolves
      Then "Forest" and "Shock" are in exile
      When the game goes on to Bob's precombat main
      And Bob activates "Mountain" (1)
      Then Bob can't play "Forest"
      And Bob can't cast "Shock" targeting Alice
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain" (2)
      And Alice plays "Forest"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Alice controls "Forest"
      And Bob has 18 life

    Scenario: What may be played from the top of the library is played from there, and not from a graveyard
      Given the card "Future Sight" is an "Enchantment" that costs {2}{U}{U}{U}
        """
        Play with the top card of your library revealed.
        You may play lands and cast spells from the top of your library.
        """
      And Alice controls "Future Sight"
      And Alice has "Island" and "Wind Drake" in the graveyard
      And Alice has "Forest" and "Grizzly Bears" on top of her library
      And Alice has {1}{G}{2}{U} in the mana pool
      Then Alice can't play "Island"
      And Alice can't cast "Wind Drake"
      When Alice plays "Forest"
      And Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Forest" and "Grizzly Bears"

  @CR-601.2
  Rule: 601.2 The steps of casting a spell

    Scenario: A spell is proposed, costed and paid for, and resolves later
      Given Alice has "Illuminate" in hand
      And Bob controls "Hill Giant"
      And Alice has {4}{R}{R} in the mana pool
      When Alice casts "Illuminate" targeting "Hill Giant" with X = 2 using "kicker {2}{R}"
      Then "Illuminate" is on the stack
      And Alice has no mana
      And Bob has 20 life
      When all players pass
      Then "Hill Giant" has 2 damage marked
      And Bob has 18 life

    Scenario Outline: Where one step can't be taken, nothing at all has happened
      Given Alice has "Worthy Cost" in hand
      And Alice controls "<own>"
      And Bob controls "Grizzly Bears" and "Manalith"
      And Alice has {B} in the mana pool
      When Alice tries to cast "Worthy Cost" targeting "<target>"
      Then it is refused, by <rule>
      And nothing else changes

      Examples:
        | own        | target        | rule   |
        | Hill Giant | Manalith      | 601.2c |
        | Sol Ring   | Grizzly Bears | 118.3  |

  @CR-601.2a
  Rule: 601.2a Onto the stack

    Scenario: A spell goes from the hand to the top of the stack
      Given Alice has "Searing Spear" and "Whitesun's Passage" in hand
      And Alice has {C}{C}{W}{R} in the mana pool
      When Alice casts "Searing Spear" targeting Bob
      And Alice casts "Whitesun's Passage"
      Then the stack, from the top, is "Whitesun's Passage" and "Searing Spear"
      And Alice has no cards in hand

    Scenario: Whoever casts a card that another player owns controls the spell
      Given Alice controls "Ornate Kanzashi"
      And Bob has "Whitesun's Passage" on top of his library
      And Alice has {3}{W} in the mana pool
      When Alice activates "Ornate Kanzashi" targeting Bob and it resolves
      And Alice casts "Whitesun's Passage"
      And all players pass
      Then Alice has 25 life
      And Bob has 20 life
      And "Whitesun's Passage" is in Bob's graveyard

    Scenario: As a spell is cast face down, it has those characteristics on the stack already
      Given the card "War Behemoth" is a "Creature — Beast" that costs {5}{W} of size 3/6:
        """
        Morph {4}{W}
        """
      And Alice has "War Behemoth" in hand
      And Alice has {3} in the mana pool
      When Alice casts "War Behemoth" face down
      Then "War Behemoth" is a 2/2 creature
      And "War Behemoth" has no abilities

  @CR-601.2b
  Rule: 601.2b Modes, costs, X and symbols are announced

    Scenario: A mode is chosen as the spell is cast
      Given Alice has "Aether Shockwave" in hand
      And Alice has {3}{W} in the mana pool
      And Bob controls "Grizzly Bears" and "Blinking Spirit"
      When Alice casts "Aether Shockwave" choosing mode 2
      Then Alice is asked nothing
      When all players pass
      Then "Grizzly Bears" is tapped
      And "Blinking Spirit" is untapped

    Scenario: A mode that is not announced is asked for at once
      Given Alice has "Aether Shockwave" in hand
      And Alice has {3}{W} in the mana pool
      And Bob controls "Grizzly Bears" and "Blinking Spirit"
      When Alice casts "Aether Shockwave"
      And Alice chooses 1
      And all players pass
      Then "Blinking Spirit" is tapped
      And "Grizzly Bears" is untapped

    Scenario Outline: Only as many modes as the text allows, and none twice
      Given Alice has "Atarka's Command" in hand
      And Alice has {R}{G} in the mana pool
      And Alice controls "Grizzly Bears"
      Then Alice can't cast "Atarka's Command" choosing <modes>, by <rule>
      When Alice casts "Atarka's Command" choosing modes 2 and 4 and it resolves
      Then Bob has 17 life
      And "Grizzly Bears" is 3/3

      Examples:
        | modes         | rule   |
        | mode 2        | 601.2b |
        | modes 2 and 2 | 700.2d |
        | modes 2 and 5 | 700.2d |

    Scenario: Where the text says so, a mode is chosen more than once, with other targets each time
      Given the players are Alice, Bob and Carol
      And Alice has "Wretched Confluence" in hand
      And Alice has {3}{B}{B} in the mana pool
      When Alice casts "Wretched Confluence" targeting Alice, Bob and Carol choosing modes 1, 1 and 1 and it resolves
      Then Alice has 19 life
      And Bob has 19 life
      And Carol has 19 life

    Scenario: A player who is asked for such modes chooses them one by one, though some have no target
      Given the card "Righteous Confluence" is a "Sorcery" that costs {3}{W}{W}
        """
        Choose three. You may choose the same mode more than once.
        • Create a 2/2 white Knight creature token with vigilance.
        • Exile target enchantment.
        • You gain 5 life.
        """
      And Alice has "Righteous Confluence" in hand
      And Alice has {3}{W}{W} in the mana pool
      When Alice casts "Righteous Confluence"
      Then Alice is asked to choose one from 1 and 3
      When Alice chooses 3
      And Alice chooses 1
      And Alice chooses 3
      And all players pass
      Then Alice has 30 life
      And Alice controls "Knight Token"

    Scenario: An optional cost is paid if it is announced
      Given Alice has "Field Research" (first) and "Field Research" (second) in hand
      And Alice has {6}{U}{U}{U} in the mana pool
      When Alice casts "Field Research" (first) and it resolves
      Then Alice has 3 cards in hand
      And Alice has {C}{C}{C}{C}{U}{U} in the mana pool
      When Alice casts "Field Research" (second) using "kicker" and it resolves
      Then Alice has 5 cards in hand
      And Alice has no mana

    Scenario: Each of two kickers is announced by itself
      Given Alice has "Thornscape Battlemage" in hand
      And Alice has {2}{G}{W} in the mana pool
      And Bob controls "Manalith" and "Sol Ring"
      When Alice casts "Thornscape Battlemage" using "kicker {W}" and it resolves
      And Alice chooses "Manalith"
      And all players pass
      Then "Manalith" is in Bob's graveyard
      And Bob has 20 life
      And the stack is empty

    Scenario: Several additional costs may all be paid
      Given Alice has "Blast from the Past" in hand
      And Alice has {8}{R}{R}{R} in the mana pool
      When Alice casts "Blast from the Past" targeting Bob using "kicker" and "buyback" and it resolves
      Then Bob has 18 life
      And Alice controls one Goblin creature
      And Alice has no mana
      And "Blast from the Past" is in Alice's hand

    Scenario: Of two ways to pay an additional cost one is chosen
      Given Alice has "Bayou Groff" in hand
      And Alice controls "Grizzly Bears"
      And Alice has {1}{G} in the mana pool
      When Alice casts "Bayou Groff"
      And Alice chooses "sacrifice a creature"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Bayou Groff" is on the stack

    Scenario: An alternative cost is paid in the place of the mana cost
      Given Alice has "Fireblast" in hand
      And Alice controls "Mountain" (first) and "Mountain" (second)
      When Alice casts "Fireblast" targeting Bob using "alternative cost"
      Then "Mountain" (first) and "Mountain" (second) are in Alice's graveyard
      And "Fireblast" is on the stack

    Scenario: A card with flashback is cast from the graveyard, and exiled
      Given Alice has "Think Twice" in the graveyard
      And Alice has {2}{U} in the mana pool
      And Alice has "Forest" on top of her library
      Then Alice can't cast "Think Twice", by 601.3
      When Alice casts "Think Twice" using "flashback" and it resolves
      Then "Forest" is in Alice's hand
      And "Think Twice" is in exile

    Scenario: Two alternative costs can't be applied to one spell
      Given Alice has "Fireblast" in hand
      And Alice controls "Fist of Suns", "Mountain" (first) and "Mountain" (second)
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      Then Alice can cast "Fireblast" targeting Bob using "{W}{U}{B}{R}{G}"
      And Alice can cast "Fireblast" targeting Bob using "alternative cost"
      And Alice can't cast "Fireblast" targeting Bob using "alternative cost" and "{W}{U}{B}{R}{G}", by 601.2b

    Scenario: X is announced, and asked for where it is not
      Given Alice has "Stream of Life" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Stream of Life" targeting Bob
      And Alice chooses 3
      Then Alice has no mana
      When all players pass
      Then Bob has 23 life

    Scenario: X of an additional cost is announced as well
      Given Alice has "Hatred" in hand
      And Alice has {3}{B}{B} in the mana pool
      And Alice controls "Grizzly Bears"
      When Alice casts "Hatred" targeting "Grizzly Bears" with X = 2
      Then Alice has 18 life
      When all players pass
      Then "Grizzly Bears" is 4/2

    Scenario: Nothing but 0 can be X where no mana cost is paid
      Given these cards:
        | name   | type        | cost | text                                                                    |
        | Gift   | Enchantment |      | You may cast spells from your hand without paying their mana costs. |
        | Drain  | Sorcery     | {X}  | Target player loses X life.                                             |
      And Alice controls "Gift"
      And Alice has "Drain" in hand
      And Alice has {3} in the mana pool
      Then Alice can cast "Drain" targeting Bob with X = 0 using "without paying"
      And Alice can't cast "Drain" targeting Bob with X = 3 using "without paying", by 601.2b

    Scenario Outline: How a hybrid symbol is paid is announced
      Given the card "Blend" is an "Instant" that costs <cost>:
        """
        You gain 1 life.
        """
      And Alice has "Blend" in hand
      And Alice has {R}{R}{G} in the mana pool
      When Alice casts "Blend"
      And Alice chooses "<way>"
      Then "Blend" is on the stack
      And Alice has <left> in the mana pool

      Examples:
        | cost  | way | left   |
        | {R/G} | {R} | {R}{G} |
        | {R/G} | {G} | {R}{R} |
        | {2/G} | {G} | {R}{R} |
        | {2/G} | {2} | {G}    |

    Scenario Outline: Whether life is paid for a Phyrexian symbol is announced
      Given Alice has "Gut Shot" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Gut Shot" targeting Bob
      And Alice chooses "<way>"
      Then Alice has <life> life
      And Alice has <left>

      Examples:
        | way    | life | left                 |
        | {R}    | 20   | no mana              |
        | 2 life | 18   | {R} in the mana pool |

    Scenario: Cards are revealed and spliced onto the spell, and what they add comes last
      Given Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has {1}{U}{R} in the mana pool
      And Alice has "Forest" on top of her library
      When Alice casts "Reach Through Mists" targeting Bob using "splice Glacial Ray" and it resolves
      Then "Forest" is in Alice's hand
      And Bob has 18 life
      And Alice has no mana
      And "Glacial Ray" is in Alice's hand

    Scenario: What is not Arcane has nothing spliced onto it
      Given Alice has "Think Twice", "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has {2}{U}{R} in the mana pool
      Then Alice can cast "Reach Through Mists" targeting Bob using "splice Glacial Ray"
      And Alice can't cast "Think Twice" targeting Bob using "splice Glacial Ray"
      When Alice casts "Think Twice" and it resolves
      Then "Think Twice" is in Alice's graveyard

    Scenario: A choice that the spell has no use for is refused
      Given Alice has "Whitesun's Passage" in hand
      And Alice has {C}{W} in the mana pool
      Then Alice can't cast "Whitesun's Passage" using "kicker", by 601.2b
      And Alice can't cast "Whitesun's Passage" with X = 1, by 601.2b
      When Alice casts "Whitesun's Passage" and it resolves
      Then "Whitesun's Passage" is in Alice's graveyard

@edition-2025
Feature: 601. Casting Spells

  Background:
    Given these cards:
      | name  | type    | cost | text             |
      | Salve | Instant | {0}  | You gain 5 life. |

  @CR-601.1a
  Rule: 601.1a To play a card

    Scenario: What lets a player play cards lets her play a land as a land
      Given the card "Lesser Oracle" is an "Enchantment":
        """
        You may play cards from the top of your library.
        """
      And Alice controls "Lesser Oracle"
      And Alice has "Forest" on top of her library
      When Alice plays "Forest"
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

    Scenario Outline: A land and a spell that she may <verb> <until>
      Given the card "Lesser Impulse" is a "Sorcery" that costs {0}:
        """
        Exile the top two cards of your library. You may <verb> those cards <until>.
        """
      And Alice has "Forest" on top of her library
      And Alice has "Salve" on top of her library
      And Alice has "Lesser Impulse" in hand
      And Alice's library has 5 cards
      When Alice casts "Lesser Impulse" and it resolves
      Then Alice can cast "Salve"
      And Bob can't cast "Salve"
      When the game goes on to Alice's precombat main
      Then Alice <salve> cast "Salve"
      And Alice <forest> play "Forest"

      Examples:
        | verb | until                           | salve | forest |
        | play | until the end of your next turn | can   | can    |
        | cast | until the end of your next turn | can   | can't  |
        | play | this turn                       | can't | can't  |

    Scenario: What lets a player cast spells does not let her play a land
      Given the card "Tome" is an "Enchantment":
        """
        You may cast spells from the top of your library.
        """
      And Alice controls "Tome"
      And Alice has "Forest" on top of her library
      Then Alice can't play "Forest"

  @CR-601.2
  Rule: 601.2 The steps of casting a spell

    Scenario: A spell is proposed, costed and paid for, and resolves later
      Given these cards:
        | name   | type    | cost   | text                                                                                            |
        | Reckon | Sorcery | {X}{R} | Kicker {1} / Target player loses X life. If this spell was kicked, you gain X life. |
      And Alice has "Reckon" in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      When Alice casts "Reckon" targeting Bob with X = 2 using "kicker"
      Then "Reckon" is on the stack
      And Alice has no mana
      And Bob has 20 life
      When all players pass
      Then Bob has 18 life
      And Alice has 22 life

    Scenario Outline: Where one step can't be taken, nothing at all has happened
      Given these cards:
        | name           | type    | cost | text                                                                              |
        | Lesser Bargain | Instant | {1}  | As an additional cost to cast this spell, sacrifice a creature. / Draw two cards. |
        | Sentence       | Instant | {1}  | As an additional cost to cast this spell, pay 3 life. / Destroy target artifact.  |
      And Alice has "Lesser Bargain" and "Sentence" in hand
      And Bob controls a creature "Ox"
      And Alice has <mana> in the mana pool
      When Alice tries to cast <spell>
      Then it is refused, by <rule>
      And nothing else changes

      Examples:
        | mana | spell                     | rule   |
        | {1}  | "Sentence" targeting "Ox" | 601.2c |
        | {1}  | "Lesser Bargain"          | 118.3  |

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
      Given the card "Lesser Pilfer" is a "Sorcery" that costs {0}:
        """
        Exile target card from an opponent's graveyard. You may cast that card for as long as it remains exiled.
        """
      And Alice has "Lesser Pilfer" in hand
      And Bob has "Salve" in the graveyard
      When Alice casts "Lesser Pilfer" targeting "Salve" and it resolves
      And Alice casts "Salve"
      When all players pass
      Then Alice has 25 life
      And "Salve" is in Bob's graveyard

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
      Given the card "Charm" is an "Instant" that costs {0}:
        """
        Choose one —
        • Target player loses 2 life.
        • You gain 4 life.
        """
      And Alice has "Charm" in hand
      When Alice casts "Charm" choosing mode 2
      Then Alice is asked nothing
      When all players pass
      Then Alice has 24 life
      And Bob has 20 life

    Scenario: A mode that is not announced is asked for at once
      Given the card "Charm" is an "Instant" that costs {0}:
        """
        Choose one —
        • You gain 4 life.
        • Draw a card.
        """
      And Alice has "Charm" in hand
      When Alice casts "Charm"
      And Alice chooses 1
      And all players pass
      Then Alice has 24 life

    Scenario Outline: Only as many modes as the text allows, and none twice
      Given the card "Charm" is an "Instant" that costs {0}:
        """
        Choose two —
        • You gain 4 life.
        • Draw a card.
        • Scry 1.
        """
      And Alice has "Charm" in hand
      Then Alice can't cast "Charm" choosing <modes>, by <rule>
      When Alice casts "Charm" choosing modes 1 and 2 and it resolves
      Then Alice has 24 life

      Examples:
        | modes           | rule   |
        | mode 1          | 601.2b |
        | modes 1 and 1   | 700.2d |
        | modes 1 and 4   | 700.2d |

    Scenario: Where the text says so, a mode is chosen more than once, with other targets each time
      Given the card "Echo" is an "Instant" that costs {0}:
        """
        Choose two. You may choose the same mode more than once.
        • Target player gains 1 life.
        • Target player loses 1 life.
        """
      And Alice has "Echo" in hand
      When Alice casts "Echo" targeting Alice and Bob choosing modes 2 and 2 and it resolves
      Then Alice has 19 life
      And Bob has 19 life

    Scenario: An optional cost is paid if it is announced
      Given the card "Surge" is an "Instant" that costs {0}:
        """
        Kicker {1}
        You gain 1 life. If this spell was kicked, you gain 4 life instead.
        """
      And Alice has "Surge" (first) and "Surge" (second) in hand
      And Alice has {1}{1} in the mana pool
      When Alice casts "Surge" (first) and it resolves
      Then Alice has 21 life
      And Alice has {C}{C} in the mana pool
      When Alice casts "Surge" (second) using "kicker" and it resolves
      Then Alice has 25 life
      And Alice has {C} in the mana pool

    Scenario: Each of two kickers is announced by itself
      Given the card "Volley" is a "Creature — Bird" that costs {0} of size 1/1:
        """
        Kicker {W}
        Kicker {U}
        When this creature enters, if it was kicked with its {W} kicker, you gain 1 life.
        When this creature enters, if it was kicked with its {U} kicker, you gain 10 life.
        """
      And Alice has "Volley" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Volley" using "kicker {U}" and it resolves
      And all players pass
      Then Alice has 30 life

    Scenario: Several additional costs may all be paid
      Given the card "Loop" is an "Instant" that costs {0}:
        """
        Kicker {1}
        Buyback {2}
        You gain 1 life. If this spell was kicked, you gain 4 life instead.
        """
      And Alice has "Loop" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Loop" using "kicker" and "buyback" and it resolves
      Then Alice has 24 life
      And Alice has no mana
      And "Loop" is in Alice's hand

    Scenario: Of two ways to pay an additional cost one is chosen
      Given the card "Toll" is an "Instant" that costs {0}:
        """
        As an additional cost to cast this spell, sacrifice a creature or pay {3}.
        You gain 4 life.
        """
      And Alice has "Toll" in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Toll"
      And Alice chooses "sacrifice a creature"
      Then "Ox" is in Alice's graveyard
      And "Toll" is on the stack

    Scenario: An alternative cost is paid in the place of the mana cost
      Given the card "Lesser Crusade" is an "Instant" that costs {9}:
        """
        You may pay 3 life rather than pay this spell's mana cost.
        Draw a card.
        """
      And Alice has "Lesser Crusade" in hand
      When Alice casts "Lesser Crusade" using "alternative cost"
      Then Alice has 17 life
      And "Lesser Crusade" is on the stack

    Scenario: A card with flashback is cast from the graveyard, and exiled
      Given the card "Memory" is a "Sorcery" that costs {9}:
        """
        You gain 3 life.
        Flashback {1}
        """
      And Alice has "Memory" in the graveyard
      And Alice has {1} in the mana pool
      Then Alice can't cast "Memory", by 601.3
      When Alice casts "Memory" using "flashback" and it resolves
      Then Alice has 23 life
      And "Memory" is in exile

    Scenario: Two alternative costs can't be applied to one spell
      Given the card "Lesser Crusade" is a "Sorcery" that costs {9}:
        """
        You may pay 3 life rather than pay this spell's mana cost.
        Draw a card.
        Flashback {1}
        """
      And Alice has "Lesser Crusade" in the graveyard
      And Alice has {1} in the mana pool
      Then Alice can cast "Lesser Crusade" using "flashback"
      And Alice can't cast "Lesser Crusade" using "flashback" and "alternative cost", by 601.2b

    Scenario: X is announced, and asked for where it is not
      Given the card "Stream of Life" is a "Sorcery" that costs {X}{G}:
        """
        Target player gains X life.
        """
      And Alice has "Stream of Life" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Stream of Life" targeting Bob
      And Alice chooses 3
      Then Alice has no mana
      When all players pass
      Then Bob has 23 life

    Scenario: X of an additional cost is announced as well
      Given the card "Bleed" is an "Instant" that costs {0}:
        """
        As an additional cost to cast this spell, pay X life.
        Draw X cards.
        """
      And Alice has "Bleed" in hand
      When Alice casts "Bleed" with X = 2
      Then Alice has 18 life
      When all players pass
      Then Alice has 2 cards in hand

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
      Given the card "Graft" is an "Instant" that costs {B/P}:
        """
        Draw a card.
        """
      And Alice has "Graft" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Graft"
      And Alice chooses "<way>"
      Then Alice has <life> life
      And Alice has <left>

      Examples:
        | way    | life | left                 |
        | {B}    | 20   | no mana              |
        | 2 life | 18   | {B} in the mana pool |

    Scenario: Cards are revealed and spliced onto the spell, and what they add comes last
      Given these cards:
        | name  | type             | cost | text                                                                   |
        | Prayer | Instant — Arcane | {0}  | Target player gains 1 life.                                           |
        | Ray   | Instant — Arcane | {9}  | Splice onto Arcane {1} / This spell deals 2 damage to any target. |
      And Alice has "Prayer" and "Ray" in hand
      And Alice has {1} in the mana pool
      When Alice casts "Prayer" targeting Alice and Bob using "splice Ray" and it resolves
      Then Alice has 21 life
      And Bob has 18 life
      And Alice has no mana
      And "Ray" is in Alice's hand

    Scenario: What is not Arcane has nothing spliced onto it
      Given the card "Ray" is an "Instant — Arcane" that costs {0}:
        """
        Splice onto Arcane {0}
        Draw a card.
        """
      And Alice has "Salve" and "Ray" in hand
      Then Alice can't cast "Salve" using "splice Ray"
      When Alice casts "Salve" and it resolves
      Then "Salve" is in Alice's graveyard

    Scenario: A choice that the spell has no use for is refused
      Given Alice has "Whitesun's Passage" in hand
      And Alice has {C}{W} in the mana pool
      Then Alice can't cast "Whitesun's Passage" using "kicker", by 601.2b
      And Alice can't cast "Whitesun's Passage" with X = 1, by 601.2b
      When Alice casts "Whitesun's Passage" and it resolves
      Then "Whitesun's Passage" is in Alice's graveyard

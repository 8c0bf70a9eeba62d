Feature: 701. Keyword Actions: destroying, discarding, exiling, fighting, milling, sacrificing, scrying

  Background:
    Given these cards:
      | name           | type    | cost   | text                              |
      | Mind Rot       | Sorcery | {2}{B} | Target player discards two cards. |
      | Lesser Swords  | Instant | {W}    | Exile target creature.            |
      | Lesser Thirst  | Sorcery | {U}    | Target player mills two cards.    |
      | Lesser Glimpse | Sorcery | {X}    | Scry X.                           |
      | Lesser Gaze    | Sorcery | {X}    | Surveil X.                        |
    And Bob controls "Grizzly Bears"

  @CR-701.8a
  Rule: 701.8a To the graveyard

    Background:
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool

    Scenario: A creature that is destroyed is put into its owner's graveyard
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Its owner's, whoever controls it
      Given Alice controls "Hill Giant" owned by Bob
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

  @CR-701.9a
  Rule: 701.9a From hand to graveyard

    Background:
      Given Alice has "Mind Rot" in hand
      And Alice has {2}{B} in the mana pool

    Scenario: The player who discards chooses which of the cards
      Given Bob has "Forest", "Swamp" and "Plains" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      And Bob chooses "Forest" and "Plains"
      Then "Forest" and "Plains" are in Bob's graveyard
      And "Swamp" is in Bob's hand

    Scenario: Of a single card one is discarded
      Given Bob has "Forest" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      Then "Forest" is in Bob's graveyard

  @CR-701.13a
  Rule: 701.13a To the exile zone

    Scenario: A creature that is exiled does not die
      Given Bob controls "Moonlit Wake"
      And Alice has "Wander Off" in hand
      And Alice has {W}{3}{B} in the mana pool
      When Alice casts "Wander Off" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And the stack is empty

    Scenario: Of two creatures the one that is destroyed dies, and the one that is exiled does not
      Given Bob controls "Moonlit Wake"
      And Bob controls "Hill Giant"
      And Alice has "Wander Off" and "Murder" in hand
      And Alice has {W}{1}{B}{B}{3}{B} in the mana pool
      When Alice casts "Wander Off" targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile
      And "Hill Giant" is in Bob's graveyard
      And Bob has 21 life

  @CR-701.14a
  Rule: 701.14a Each deals its power

    Background:
      Given Alice controls "Hill Giant"
      And Alice has "Clash of Titans" in hand
      And Alice has {1}{R} in the mana pool

    Scenario: Both are dealt damage
      Given Alice has {3}{R}{R} in the mana pool
      When Alice casts "Clash of Titans" targeting "Hill Giant", "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage marked

    Scenario: With one of them gone the other is dealt none
      Given Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Clash of Titans" targeting "Hill Giant", "Grizzly Bears"
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Hill Giant" has no damage marked
      And "Murder" is in Bob's graveyard

  @CR-701.17a
  Rule: 701.17a From the top to the graveyard

    Background:
      Given Alice has "Lesser Thirst" in hand
      And Alice has {U} in the mana pool
      And Bob's library is empty

    Scenario: The top cards and no more
      Given Bob has "Forest", "Swamp" and "Plains" on top of his library
      When Alice casts "Lesser Thirst" targeting Bob and it resolves
      Then "Forest" and "Swamp" are in Bob's graveyard
      And "Plains" is in Bob's library

    Scenario: Cards that nobody has named count in the graveyard as well
      Given Alice's library has three cards
      When Alice casts "Lesser Thirst" targeting Alice and it resolves
      Then Alice has 3 cards in graveyard
      And Alice has 1 card in library
      And Bob has 0 cards in graveyard

    Scenario: Of a library of one card that one is milled
      Given Bob has "Forest" on top of his library
      When Alice casts "Lesser Thirst" targeting Bob and it resolves
      Then "Forest" is in Bob's graveyard

    Scenario Outline: Of the cards that were milled one may be put into the hand
      Given the card "Leafing Through" is a "Sorcery" that costs {0}
        """
        Mill two cards. You may put a Forest card from among the milled cards into your hand.
        """
      And Alice has "Leafing Through" in hand
      And Alice has "Swamp" in the graveyard
      And Alice has "Forest", "Island" and "Plains" on top of her library
      When Alice casts "Leafing Through" and it resolves
      And Alice says <word>
      Then "Forest" is in Alice's <zone>
      And "Swamp" and "Island" are in Alice's graveyard
      And "Plains" is in Alice's library

      Examples:
        | word | zone      |
        | yes  | hand      |
        | no   | graveyard |

  @CR-701.21a
  Rule: 701.21a Given up by its controller

    Background:
      Given Alice has "Geth's Verdict" in hand
      And Alice has {1}{B} in the mana pool
      And Alice controls "Hill Giant"

    Scenario: A permanent of that player's is sacrificed, indestructible or not
      Given Bob controls a 4/4 creature "Golem" with indestructible
      And Alice has {B}{B} in the mana pool
      When Alice casts "Geth's Verdict" targeting Bob and it resolves
      And Bob chooses "Golem"
      Then "Golem" is in Bob's graveyard
      And Alice controls "Hill Giant"

  @CR-701.22a
  Rule: 701.22a Some to the bottom

    Background:
      Given Alice has "Opt" in hand
      And Alice has {U} in the mana pool
      And Alice has "Forest" and "Swamp" on top of her library

    Scenario: A card that goes to the bottom is not drawn
      When Alice casts "Opt" and it resolves
      And Alice chooses "Forest"
      Then "Swamp" is in Alice's hand

    Scenario: A card that stays on top is
      When Alice casts "Opt" and it resolves
      And Alice chooses nothing
      Then "Forest" is in Alice's hand

    Scenario: What stays on top lies there in the order of the player's choosing
      Given Alice has "Deliberate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Deliberate" and it resolves
      And Alice chooses nothing
      And Alice orders "Swamp" and "Forest"
      Then "Swamp" is in Alice's hand
      And "Forest" is in Alice's library

    Scenario: Nothing is to be ordered where one card stays
      Given Alice has "Deliberate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Deliberate" and it resolves
      And Alice chooses "Forest"
      Then "Swamp" is in Alice's hand
      And "Forest" is in Alice's library

  @CR-701.22b
  Rule: 701.22b Scry 0

    Scenario: Nothing triggers where no card is looked at
      Given Alice controls an enchantment "Eye" with "Whenever you scry, you gain 1 life."
      And Alice has "Lesser Glimpse" in hand
      When Alice casts "Lesser Glimpse" with X = 0 and it resolves
      Then the stack is empty
      And "Lesser Glimpse" is in Alice's graveyard

    Scenario: To scry 1 triggers the ability that to scry 0 does not
      Given Alice controls an enchantment "Eye" with "Whenever you scry, you gain 1 life."
      And Alice has "Lesser Glimpse" (first) and "Lesser Glimpse" (second) in hand
      And Alice has {1} in the mana pool
      And Alice has "Forest" and "Swamp" on top of the library
      When Alice casts "Lesser Glimpse" (first) with X = 0 and it resolves
      Then the stack is empty
      When Alice casts "Lesser Glimpse" (second) with X = 1 and it resolves
      And Alice chooses nothing
      Then the stack, from the top, is ability of "Eye"
      When all players pass
      Then Alice has 21 life

  @CR-701.25c
  Rule: 701.25c Surveil 0

    Scenario: Nothing triggers where X is 0
      Given Alice controls an enchantment "Eye" with "Whenever you surveil, you gain 1 life."
      And Alice has "Lesser Gaze" in hand
      When Alice casts "Lesser Gaze" with X = 0 and it resolves
      Then the stack is empty
      And "Lesser Gaze" is in Alice's graveyard

    Scenario: To surveil 1 triggers the ability that to surveil 0 does not
      Given Alice controls an enchantment "Eye" with "Whenever you surveil, you gain 1 life."
      And Alice has "Lesser Gaze" (first) and "Lesser Gaze" (second) in hand
      And Alice has {1} in the mana pool
      And Alice has "Forest" and "Swamp" on top of the library
      When Alice casts "Lesser Gaze" (first) with X = 0 and it resolves
      Then the stack is empty
      When Alice casts "Lesser Gaze" (second) with X = 1 and it resolves
      And Alice chooses nothing
      Then the stack, from the top, is ability of "Eye"
      When all players pass
      Then Alice has 21 life

Feature: 100. Decks and players

  @CR-100.1
  Rule: 100.1 Two players or more

    Scenario: Nobody plays alone, whatever deck she has
      Given the players are Alice
      Then Alice can present her deck
      When Alice tries to start the game
      Then it is refused, by 100.1

    Scenario: Two play, and so do four
      Given the players are Alice, Bob, Carol and Dave
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      And Dave says no
      Then it is Alice's upkeep
      And Dave has 7 cards in hand

  @CR-100.1a
  Rule: 100.1a A game of two

    Scenario: Where two begin, whoever plays first draws no card in the first turn
      When Bob starts the game
      And Bob says no
      And Alice says no
      And the game goes on to Bob's precombat main
      Then Bob has 7 cards in hand
      When the game goes on to Alice's precombat main
      Then Alice has 8 cards in hand

  @CR-100.1a @CR-2009-100.1a
  Rule: 100.1a A game in which two are left

    Scenario: Where three have begun, whoever plays first draws, though two are left
      Given the players are Alice, Bob and Carol
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      And Carol concedes
      And the game goes on to Alice's precombat main
      Then Alice has 8 cards in hand

  @CR-100.1a @CR-100.1b
  Rule: 100.1b A game of more

    Scenario: It stays a multiplayer game when two of three are left
      Given the players are Alice, Bob and Carol
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Carol says no
      And Alice says no
      Then Alice has 7 cards in hand
      When Carol concedes
      And the game goes on to Alice's precombat main
      Then Alice has 8 cards in hand
      And Bob is still in the game

  @CR-100.2
  Rule: 100.2 A deck of their own, of traditional cards

    Scenario: Without a deck, or with a plane in it, nobody plays
      Given the players are Alice, Bob and Carol
      And Alice's library is empty
      And Bob has "Krosa" on top of his library
      Then Alice can't present her deck, by 100.2
      And Bob can't present his deck, by 100.2
      And Carol can present her deck

  @CR-100.2a
  Rule: 100.2a Constructed decks

    Scenario: Sixty cards are enough, and fifty-nine are not
      Given the decks are constructed
      And Alice's library has 59 cards
      And Bob's library has 60 cards
      Then Alice can't present her deck, by 100.2a
      And Bob can present his deck
      When Alice tries to start the game
      Then it is refused, by 100.2a

    Scenario: Four Shocks may be in a deck, and as many Mountains as one likes, but no fifth Shock
      Given the decks are constructed
      And Alice's deck is:
        | number | card     |
        | 56     | Mountain |
        | 4      | Shock    |
      And Bob's deck is:
        | number | card     |
        | 55     | Mountain |
        | 5      | Shock    |
      Then Alice can present her deck
      And Bob can't present his deck, by 100.2a

    Scenario Outline: <number> cards named <card> can be in a deck, as they say themselves
      Given the decks are constructed
      And Alice's deck is:
        | number   | card   |
        | <number> | <card> |
        | 50       | Swamp  |
        | 15       | Forest |
      And Bob's library has 60 cards
      Then Alice can present her deck
      And Bob can present his deck
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand

      Examples:
        | number | card            |
        | 30     | Relentless Rats |
        | 7      | Seven Dwarves   |

    Scenario: Eight cards named Seven Dwarves can't be in a deck
      Given the decks are constructed
      And Alice's deck is:
        | number | card          |
        | 8      | Seven Dwarves |
        | 50     | Swamp         |
        | 15     | Forest        |
      And Bob's library has 60 cards
      Then Alice can't present her deck, by 100.2a
      And Bob can present his deck

  @CR-100.2b
  Rule: 100.2b Limited decks

    Scenario: Forty cards, of those that were opened and of basic lands
      Given the decks are limited
      And the players are Alice, Bob, Carol and Dave
      And Alice's card pool is:
        | number | card  |
        | 6      | Shock |
      And Alice's deck is:
        | number | card     |
        | 6      | Shock    |
        | 34     | Mountain |
      And Bob's card pool is:
        | number | card  |
        | 5      | Shock |
      And Bob's deck is:
        | number | card     |
        | 6      | Shock    |
        | 34     | Mountain |
      And Carol's library has 39 cards
      Then Alice can present her deck
      And Bob can't present his deck, by 100.2b
      And Carol can't present her deck, by 100.2b

  @CR-100.2c
  Rule: 100.2c Commander decks

    Background:
      Given the game is a Commander game
      And Alice has "Isamaru, Hound of Konda" on top of her library
      And "Isamaru, Hound of Konda" is Alice's commander

    @CR-903.5a
    Scenario Outline: With its commander such a deck <has> a hundred cards, and <cards> besides it <may> do
      Given Alice's library has <cards> cards
      And Bob has "Torbran, Thane of Red Fell" on top of his library
      And "Torbran, Thane of Red Fell" is Bob's commander
      And Bob's library has 99 cards
      Then Alice <may> present her deck
      And Bob can present his deck

      Examples:
        | cards | may   | has      |
        | 98    | can't | needs    |
        | 99    | can   | has      |
        | 100   | can't | has just |

    @CR-903.5b
    Scenario: Each card is there once, but for basic lands
      Given Alice has "Honor Guard" (first) and "Honor Guard" (second) on top of her library
      And Alice's library has 97 cards
      And Bob has two "Mountain" on top of his library
      And Bob has "Torbran, Thane of Red Fell" on top of his library
      And "Torbran, Thane of Red Fell" is Bob's commander
      And Bob's library has 97 cards
      Then Alice can't present her deck, by 903.5b
      And Bob can present his deck

    @CR-903.5c
    Scenario: The colors of the commander are those of the deck
      Given Alice has "Shock" on top of her library
      And Alice's library has 98 cards
      And Bob has "Shock" (Bob's) on top of his library
      And Bob has "Torbran, Thane of Red Fell" on top of his library
      And "Torbran, Thane of Red Fell" is Bob's commander
      And Bob's library has 98 cards
      Then Alice can't present her deck, by 903.5c
      And Bob can present his deck

  @CR-100.2d
  Rule: 100.2d Supplementary decks

    Background:
      Given the game is a Planechase game
      And these cards:
        | name             | type                     | text                                                                                                                                                                                       |
        | The Eon Fog      | Plane — Equilor          | Players skip their untap steps.<br>Whenever chaos ensues, untap all permanents you control.                                                                                                |
        | Llanowar         | Plane — Dominaria        | All creatures have "{T}: Add {G}{G}."<br>Whenever chaos ensues, untap all creatures you control.                                                                                           |
        | Lethe Lake       | Plane — Arkhos           | At the beginning of your upkeep, mill ten cards.<br>Whenever chaos ensues, target player mills ten cards.                                                                                  |
        | Turri Island | Plane — Ir | Creature spells cost {2} less to cast.<br>Whenever chaos ensues, reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard. |
        | Onakke Catacomb  | Plane — Shandalar        | All creatures are black and have deathtouch.<br>Whenever chaos ensues, creatures you control get +1/+0 and gain first strike until end of turn.                                            |
        | Goldmeadow       | Plane — Lorwyn           | Whenever a land enters, that land's controller creates three 0/1 white Goat creature tokens.<br>Whenever chaos ensues, create a 0/1 white Goat creature token.                             |
        | Naya             | Plane — Alara            | You may play any number of lands on each of your turns.<br>Whenever chaos ensues, target red, green, or white creature you control gets +1/+1 until end of turn for each land you control. |
        | The Great Forest | Plane — Lorwyn           | Each creature assigns combat damage equal to its toughness rather than its power.<br>Whenever chaos ensues, creatures you control get +0/+2 and gain trample until end of turn.            |

    Scenario: Ten different planes are a planar deck, and nine are none
      Given Alice has "Krosa", "Fields of Summer", "The Eon Fog", "Llanowar", "Lethe Lake", "Turri Island", "Onakke Catacomb", "Goldmeadow" and "Naya" in her planar deck
      And Bob has "Krosa" (Bob's), "Fields of Summer" (Bob's), "The Eon Fog" (Bob's), "Llanowar" (Bob's), "Lethe Lake" (Bob's), "Turri Island" (Bob's), "Onakke Catacomb" (Bob's), "Goldmeadow" (Bob's), "Naya" (Bob's) and "The Great Forest" in his planar deck
      Then Alice can't present her deck, by 901.3
      And Bob can present his deck

    Scenario: A plane that is there twice is one too many
      Given Alice has "Krosa" (first), "Krosa" (second), "The Eon Fog", "Llanowar", "Lethe Lake", "Turri Island", "Onakke Catacomb", "Goldmeadow", "Naya" and "The Great Forest" in her planar deck
      Then Alice can't present her deck, by 901.3
      And Bob can present his deck

  @CR-100.3
  Rule: 100.3 Coins and dice

    Scenario Outline: A creature that lets one flip a coin is <where> when the coin comes up <side>
      Given the coins and dice come up "<side>"
      And Alice controls "Goblin Archaeologist" and "Mountain"
      And Bob controls "Sol Ring"
      When Alice activates "Mountain"
      And Alice activates "Goblin Archaeologist" targeting "Sol Ring" and it resolves
      And Alice chooses "heads"
      Then "Goblin Archaeologist" is <where>
      And "Sol Ring" is <there>

      Examples:
        | side  | where              | there               |
        | heads | on the battlefield | in Bob's graveyard  |
        | tails | in the graveyard   | on the battlefield  |

    Scenario: A dragon whose damage lets one roll a die creates as many Treasures as the die says
      Given the coins and dice come up "3"
      And Alice controls "Ancient Copper Dragon"
      When Alice attacks with "Ancient Copper Dragon"
      And the game goes on to Alice's end of combat step
      Then Alice controls three Treasures

  @CR-100.4
  Rule: 100.4 The sideboard between games

    Background:
      Given the decks are constructed
      And Alice's deck is:
        | number | card     |
        | 60     | Mountain |
      And Alice's sideboard is:
        | number | card  |
        | 1      | Shock |
      And Bob's library has 60 cards

    Scenario: After a game of the match a card of the sideboard takes the place of one of the deck
      Given Bob lost the previous game of the match
      And a shuffle of Alice's library brings "Shock" to the top
      Then Alice can't exchange "Shock" for "Shock", by 100.4
      When Alice exchanges "Mountain (1)" for "Shock"
      And Alice starts the game
      And Alice says no
      And Bob says no
      Then "Shock" is in Alice's hand
      And "Mountain (1)" is in Alice's sideboard

    Scenario: Before the first game of a match nothing is exchanged
      Then Alice can present her deck
      When Alice tries to exchange "Mountain (1)" for "Shock"
      Then it is refused, by 100.4

  @CR-100.4a
  Rule: 100.4a Constructed sideboards

    Scenario: Fifteen cards may be in it, and sixteen may not
      Given the decks are constructed
      And Alice's library has 60 cards
      And Alice's sideboard is:
        | number | card   |
        | 15     | Forest |
      And Bob's library has 60 cards
      And Bob's sideboard is:
        | number | card   |
        | 16     | Forest |
      Then Alice can present her deck
      And Bob can't present his deck, by 100.4a

    Scenario: Four of a name are all that deck and sideboard have together
      Given the decks are constructed
      And Alice's deck is:
        | number | card     |
        | 57     | Mountain |
        | 3      | Shock    |
      And Alice's sideboard is:
        | number | card  |
        | 1      | Shock |
      And Bob's deck is:
        | number | card     |
        | 57     | Mountain |
        | 3      | Shock    |
      And Bob's sideboard is:
        | number | card  |
        | 2      | Shock |
      Then Alice can present her deck
      And Bob can't present his deck, by 100.4a

  @CR-100.4b
  Rule: 100.4b The rest of the pool

    Scenario: What was opened and left out of the deck is in the sideboard
      Given the decks are limited
      And Alice's card pool is:
        | number | card          |
        | 1      | Shock         |
        | 1      | Grizzly Bears |
        | 1      | Hill Giant    |
      And Alice has "Shock" (in the deck) on top of her library
      And Alice's library has 39 cards
      And Bob's library has 40 cards
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then "Grizzly Bears" and "Hill Giant" are in Alice's sideboard
      And Alice has 33 cards in library

  @CR-100.4c
  Rule: 100.4c The rest of two heads' pool

    Scenario: What one head opened and neither plays is for both, and what is in a deck is for nobody
      Given the decks are limited
      And Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice's card pool is:
        | number | card          |
        | 1      | Shock         |
        | 1      | Grizzly Bears |
        | 1      | Hill Giant    |
      And Carol's deck is:
        | number | card     |
        | 39     | Mountain |
      And Carol has "Shock" (in the deck) on top of her library
      And Alice's deck is:
        | number | card   |
        | 40     | Forest |
      And Bob lost the previous game of the match
      Then Alice can present her deck
      And Carol can present her deck
      When Carol exchanges "Mountain (1)" for "Grizzly Bears"
      And Alice tries to exchange "Forest (1)" for "Shock"
      Then it is refused, by 100.4
      When Alice exchanges "Forest (1)" for "Hill Giant"
      Then Alice can present her deck

  @CR-100.4d
  Rule: 100.4d Sideboards of another team

    Scenario: Each card that is left is in the sideboard of one teammate, and no other can take it
      Given the decks are limited
      And Alice and Carol play together against Bob and Dave
      And Alice's card pool is:
        | number | card          |
        | 1      | Shock         |
        | 1      | Grizzly Bears |
      And Alice's deck is:
        | number | card     |
        | 40     | Mountain |
      And Carol's deck is:
        | number | card     |
        | 39     | Forest   |
      And Carol has "Shock" (in the deck) on top of her library
      And Bob lost the previous game of the match
      Then Carol can present her deck
      When Carol tries to exchange "Forest (1)" for "Grizzly Bears"
      Then it is refused, by 100.4d
      When Alice exchanges "Mountain (1)" for "Grizzly Bears"
      Then Alice can present her deck
      When Alice tries to exchange "Mountain (2)" for "Shock"
      Then it is refused, by 100.4

  @CR-100.5
  Rule: 100.5 As large as one likes

    Scenario: A deck of 250 cards can be shuffled and played with, unless its commander leads it
      Given the decks are constructed
      And Alice's library has 250 cards
      And Bob's library has 60 cards
      Then Alice can present her deck
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 243 cards in library

  @CR-100.6a
  Rule: 100.6a Matches of a tournament

    Scenario: Once one of two players has won two games, the match is over
      Given the game is a tournament game
      And Bob lost the previous game of the match
      And Bob lost the previous game of the match
      Then Alice can present her deck
      When Alice tries to start the game
      Then it is refused, by 100.6a

    Scenario Outline: With a game <how>, a third one is played
      Given the game is a tournament game
      And Bob lost the previous game of the match
      And <second>
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand

      Examples:
        | how          | second                                                                            |
        | for each     | Alice lost the previous game of the match                                         |
        | that is even | the previous game of the match, in which Bob chose the starting player, was a draw |

    Scenario: Three players play one game
      Given the players are Alice, Bob and Carol
      And the game is a tournament game
      Then Alice can start the game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      Then Carol has 7 cards in hand

    Scenario: Three players who have played one play no second one
      Given the players are Alice, Bob and Carol
      And the game is a tournament game
      And Bob lost the previous game of the match
      Then Alice can present her deck
      When Alice tries to start the game
      Then it is refused, by 100.6a

  @CR-100.2d
  Rule: 100.2d Phenomena and schemes

    Scenario Outline: A planar deck with <number> phenomena <is> one
      Given the game is a Planechase game
      And these cards:
        | name       | type       | text                                                              |
        | Rift One   | Phenomenon | When you encounter this phenomenon, each player draws four cards. |
        | Rift Two   | Phenomenon | When you encounter this phenomenon, each player draws four cards. |
        | Rift Three | Phenomenon | When you encounter this phenomenon, each player draws four cards. |
        | Plain A    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
        | Plain B    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
        | Plain C    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
        | Plain D    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
        | Plain E    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
        | Plain F    | Plane — Ir | Whenever chaos ensues, draw a card.                               |
      And Alice has "Krosa", "Fields of Summer", "Plain A", "Plain B", "Plain C", "Plain D", "Plain E" and "Plain F" in her planar deck
      And Alice has <phenomena> in her planar deck
      Then Alice <may> present her deck<by>

      Examples:
        | number | is      | phenomena                                   | may   | by          |
        | two    | is      | "Rift One" and "Rift Two"                   | can   |             |
        | three  | is none | "Rift One", "Rift Two" and "Rift Three"     | can't | , by 901.3  |

    Scenario Outline: A scheme deck with <number> cards of one name <is> one
      Given the game is an Archenemy game
      And these cards:
        | name     | type   | text                                              |
        | Plot A   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot B   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot C   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot D   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot E   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot F   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot G   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot H   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot I   | Scheme | When you set this scheme in motion, draw a card. |
        | Plot J   | Scheme | When you set this scheme in motion, draw a card. |
      And Alice has two "Plot A", two "Plot B", two "Plot C", two "Plot D", two "Plot E", two "Plot F", two "Plot G", two "Plot H" and two "Plot I" in her scheme deck
      And Alice has <more> in her scheme deck
      Then Alice <may> present her deck<by>

      Examples:
        | number | is      | more                    | may   | by         |
        | two    | is      | "Plot J" (1) and "Plot J" (2)   | can   |            |
        | three  | is none | "Plot I" (3) and "Plot J" (1) | can't | , by 904.3 |

Feature: 103. Before the first turn

  @CR-103.1
  Rule: 103.1 Who chooses, and who goes first

    Scenario Outline: Whoever the players agreed on chooses, and <first> takes the first turn
      Given the players agree that Bob chooses the starting player
      When the game starts
      Then Bob is asked to choose one from Alice and Bob
      When Bob chooses <first>
      And <first> says no
      And <second> says no
      Then it is <first>'s upkeep

      Examples:
        | first | second |
        | Alice | Bob    |
        | Bob   | Alice  |

    Scenario Outline: In a later game of the match <loser>, who lost the last one, chooses
      Given <loser> lost the previous game of the match
      When the game starts
      Then <loser> is asked to choose one from Alice and Bob
      When <loser> chooses Bob
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep

      Examples:
        | loser |
        | Alice |
        | Bob   |

    Scenario: After a draw the one who chose before chooses again
      Given Alice lost the previous game of the match
      And the previous game of the match, in which Bob chose the starting player, was a draw
      When the game starts
      Then Bob is asked to choose one from Alice and Bob
      When Bob chooses Bob
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep

    Scenario: From the starting player turns go around the table
      Given the players are Alice, Bob and Carol
      And Bob's deck is:
        | number | card   |
        | 8      | Forest |
      And Carol's deck is:
        | number | card   |
        | 8      | Plains |
      When Bob starts the game
      And Bob says no
      And Carol says no
      And Alice says no
      And the game goes on to Carol's upkeep
      And Bob chooses "Forest (1)"
      Then it is Carol's upkeep
      When the game goes on to Alice's upkeep
      And Carol chooses "Plains (1)"
      Then it is Alice's upkeep

  @CR-103.1a @CR-805.3
  Rule: 103.1a The team that starts

    Scenario: Whichever of two heads is chosen, the whole team takes the first turn
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And the players agree that Alice chooses the starting player
      When the game starts
      And Alice chooses Dave
      And Bob says no
      And Dave says no
      And Alice says no
      And Carol says no
      Then it is Bob's upkeep

  @CR-103.1b
  Rule: 103.1b The archenemy

    Background:
      Given the players are Alice, Bob and Carol
      And the game is an Archenemy game
      And Bob has "Roots of All Evil" in his scheme deck

    Scenario: Nobody chooses, and the player with the schemes starts
      When the game starts
      And Bob says no
      And Carol says no
      And Alice says no
      Then it is Bob's upkeep

    Scenario: Nobody else can be chosen
      Then Bob can start the game
      When Alice tries to start the game
      Then it is refused, by 103.1b

  @CR-103.1c
  Rule: 103.1c Power Play

    Scenario: Whoever was chosen, the player with Power Play in the command zone starts
      Given Bob has "Power Play" in the command zone
      When Alice starts the game
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep

    Scenario: In hand it does nothing of the kind
      Given Bob has "Power Play" (in the command zone) in the command zone
      And Alice's library is empty
      And Alice has "Power Play" (in the library) on top of her library
      When Alice starts the game
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep
      And "Power Play" (in the library) is in Alice's hand

  @CR-103.2 @CR-103.2a @CR-103.2b
  Rule: 103.2 What comes between

    Scenario: A sideboard is set aside before companions are revealed, and its cards don't matter to them
      Given Alice's deck is:
        | number | card       |
        | 20     | Forest     |
        | 20     | Hill Giant |
      And Alice's sideboard is:
        | number | card                   |
        | 1      | Keruga, the Macrosage  |
        | 4      | Grizzly Bears          |
      When Alice starts the game
      Then Alice is asked to choose "Keruga, the Macrosage"
      When Alice chooses "Keruga, the Macrosage"
      And Alice says no
      And Bob says no
      Then "Keruga, the Macrosage" is Alice's companion
      And "Keruga, the Macrosage" is in Alice's sideboard

  @CR-103.2a
  Rule: 103.2a Sideboards are set aside

    Scenario: Only the deck becomes the library
      Given Alice's deck is:
        | number | card   |
        | 40     | Forest |
      And Alice's sideboard is:
        | number | card          |
        | 4      | Grizzly Bears |
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 33 cards in library
      And "Grizzly Bears (1)" is in Alice's sideboard

    Scenario: A conspiracy in it stays there, if no conspiracies are drafted
      Given Bob's sideboard is:
        | number | card       |
        | 1      | Power Play |
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then "Power Play" is in Bob's sideboard
      And Bob has 3 cards in library
      And it is Alice's upkeep

  @CR-103.2b
  Rule: 103.2b Companions

    Scenario: A deck with a card that the condition rules out has no companion, and the other player's has one
      Given Alice's deck is:
        | number | card          |
        | 39     | Forest        |
        | 1      | Grizzly Bears |
      And Alice's sideboard is:
        | number | card                  |
        | 1      | Keruga, the Macrosage |
      And Bob's deck is:
        | number | card       |
        | 39     | Forest     |
        | 1      | Hill Giant |
      And Bob's sideboard is:
        | number | card                  |
        | 2      | Keruga, the Macrosage |
      When Alice starts the game
      Then Bob is asked to choose "Keruga, the Macrosage (2)" and "Keruga, the Macrosage (3)"
      When Bob chooses "Keruga, the Macrosage (3)"
      And Alice says no
      And Bob says no
      Then "Keruga, the Macrosage (3)" is Bob's companion
      And "Keruga, the Macrosage (3)" is in Bob's sideboard

    Scenario: No player has to reveal one
      Given Alice's deck is:
        | number | card   |
        | 40     | Forest |
      And Alice's sideboard is:
        | number | card                  |
        | 1      | Keruga, the Macrosage |
      When Alice starts the game
      And Alice chooses nothing
      And Alice says no
      And Bob says no
      Then "Keruga, the Macrosage" is in Alice's sideboard
      And it is Alice's upkeep

  @CR-103.2c @CR-903.6
  Rule: 103.2c Commanders

    Scenario: A commander goes from the deck to the command zone, and no other card does
      Given the game is a Commander game
      And Alice has "Isamaru, Hound of Konda" on top of her library
      And Alice has "Honor Guard" on top of her library
      And "Isamaru, Hound of Konda" is Alice's commander
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then "Isamaru, Hound of Konda" is in the command zone
      And "Isamaru, Hound of Konda" is face up
      And Alice has 4 cards in library

  @CR-103.2d
  Rule: 103.2d Sticker sheets

    Background:
      Given Alice has the sticker sheet "One" with the sticker "5/5"
      And Alice has the sticker sheet "Two" with the sticker "Flying"
      And Alice has the sticker sheet "Three" with the sticker "Trample"
      And Alice has the sticker sheet "Four" with the sticker "Haste"

    Scenario: Of ten sheets for a constructed deck three are played with, picked at random
      Given Alice's sticker sheets are:
        | sheet | stickers | names |
        | Five  | 1/5      |       |
        | Six   | 2/6      |       |
        | Seven | 3/7      |       |
        | Eight | 4/8      |       |
        | Nine  | 5/9      |       |
        | Ten   | 6/10     |       |
      And the decks are constructed
      And Alice's library has 60 cards
      And Bob's library has 60 cards
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has three stickers

    Scenario: For a limited deck the player picks up to three
      Given the decks are limited
      And Alice's library has 40 cards
      And Bob's library has 40 cards
      When Alice starts the game
      And Alice chooses "One" and "Four"
      And Alice says no
      And Bob says no
      Then Alice has the stickers "5/5" and "Haste"

  @CR-103.2e
  Rule: 103.2e Conspiracies

    Scenario: Of the conspiracies in a sideboard a player puts those down that he likes
      Given the game is a Conspiracy Draft game
      And Bob's sideboard is:
        | number | card          |
        | 2      | Power Play    |
        | 1      | Grizzly Bears |
      When Alice starts the game
      Then Bob is asked to choose "Power Play (1)" and "Power Play (2)"
      When Bob chooses "Power Play (2)"
      And Bob says no
      And Alice says no
      Then "Power Play (2)" is in the command zone
      And "Power Play (1)" is in Bob's sideboard
      And it is Bob's upkeep

  @CR-103.3a
  Rule: 103.3a Supplementary decks are shuffled

    Scenario: A scheme that lay on top need not be the first one set in motion
      Given the game is an Archenemy game
      And Alice has "Roots of All Evil" and "I Delight in Your Convulsions" in her scheme deck
      And a shuffle of Alice's scheme deck brings "I Delight in Your Convulsions" to the top
      When the game starts
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And all players pass
      Then Alice has 43 life
      And Bob has 17 life

  @CR-103.4
  Rule: 103.4 Life totals

    Scenario: Whatever was left of an earlier game, all begin with 20 life
      Given Alice has 3 life
      And Bob has 31 life
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 20 life
      And Bob has 20 life

  @CR-103.4a
  Rule: 103.4a Two heads

    @CR-2009-101.3a @CR-2009-215.1
    Scenario: Each team begins with 30 life
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      Then Alice has 30 life
      And Dave has 30 life

  @CR-103.4b @CR-103.5a
  Rule: 103.4b Vanguards

    Scenario: Ashnod and Gix begin with other life totals and hands
      Given the game is a Vanguard game
      And Alice has "Ashnod" in the command zone
      And Bob has "Gix" in the command zone
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 12 life
      And Alice has 8 cards in hand
      And Bob has 38 life
      And Bob has 5 cards in hand

    Scenario: A mulligan is taken to as many cards, of which one goes back
      Given the game is a Vanguard game
      And Alice's library is empty
      And Alice has "Forest" and "Plains" and "Swamp" and "Mountain" and "Shock" on top of her library
      And Alice has "Gix" in the command zone
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Alice chooses "Shock"
      And Alice says no
      Then Alice has 4 cards in hand
      And "Shock" is in Alice's library

  @CR-103.4c
  Rule: 103.4c Commander

    Scenario: Everyone begins with 40 life
      Given the game is a Commander game
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 40 life
      And Bob has 40 life

  @CR-103.4d @CR-103.5c @CR-903.12f @CR-903.12g
  Rule: 103.4d Brawl

    Background:
      Given the game is a Brawl game

    Scenario: Two begin with 25 life, and their first mulligan is free
      When Alice starts the game
      And Alice says no
      And Bob says yes
      And Bob says no
      Then Bob has 25 life
      And Bob has 7 cards in hand

  @CR-103.4d
  Rule: 103.4d Brawl of several

    Scenario: Three begin with 30 life
      Given the players are Alice, Bob and Carol
      And the game is a Brawl game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      Then Carol has 30 life

  @CR-103.4e
  Rule: 103.4e The archenemy

    Scenario: The archenemy begins with 40 life, and the others with 20
      Given the players are Alice, Bob and Carol
      And the game is an Archenemy game
      And Bob has "Roots of All Evil" in his scheme deck
      When the game starts
      And Bob says no
      And Carol says no
      And Alice says no
      Then Bob has 40 life
      And Carol has 20 life
      And Alice has 20 life

  @CR-103.5
  Rule: 103.5 No hand of no card

    Scenario: Seven mulligans can be taken of two players, and then there is nothing left to ask
      Given Alice's library is empty
      And Alice has "Forest" and "Plains" and "Swamp" and "Mountain" and "Shock" and "Hill Giant" and "Gray Ogre" on top of her library
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Alice chooses "Forest"
      And Alice says yes
      And Alice orders "Forest" and "Plains"
      And Alice says yes
      And Alice orders "Forest", "Plains" and "Swamp"
      And Alice says yes
      And Alice orders "Forest", "Plains", "Swamp" and "Mountain"
      And Alice says yes
      And Alice orders "Forest", "Plains", "Swamp", "Mountain" and "Shock"
      And Alice says yes
      And Alice orders "Forest", "Plains", "Swamp", "Mountain", "Shock" and "Hill Giant"
      And Alice says yes
      And Alice orders "Forest", "Plains", "Swamp", "Mountain", "Shock", "Hill Giant" and "Gray Ogre"
      Then Alice has no cards in hand
      And it is Alice's upkeep

  @CR-103.5b
  Rule: 103.5b Instead of a mulligan

    Background:
      Given Alice's library is empty
      And Alice has "Serum Powder" and "Plains" and "Swamp" and "Mountain" and "Shock" and "Hill Giant" and "Gray Ogre" on top of her library
      And Alice has "Forest" and "Grizzly Bears" on top of her library
      And a shuffle of Alice's library brings "Serum Powder", "Plains", "Swamp", "Mountain", "Shock", "Hill Giant" and "Gray Ogre" to the top

    Scenario: A hand with Serum Powder is exiled for another, and nothing is put back for that
      Given Alice's library has 10 cards
      When Alice starts the game
      And Alice says yes
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And "Serum Powder" is in exile
      And "Shock" is in exile

    Scenario: In a later round of mulligans it is offered as well
      Given Alice's library has 10 cards
      And a shuffle of Alice's library brings "Serum Powder", "Forest", "Grizzly Bears", "Mountain", "Shock", "Hill Giant" and "Gray Ogre" to the top
      When Alice starts the game
      And Alice says no
      And Alice says yes
      And Bob says no
      And Alice chooses "Shock"
      And Alice says yes
      And Alice says no
      Then Alice has 6 cards in hand
      And "Serum Powder" is in exile
      And "Shock" is in Alice's library

  @CR-103.5d @CR-805.3a
  Rule: 103.5d Mulligans of teams

    Scenario: The starting team declares first, and a player takes a mulligan though a teammate keeps
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      When Bob starts the game
      And Bob says no
      And Dave says yes
      And Alice says no
      And Carol says no
      And Dave says no
      Then Dave has 7 cards in hand
      And it is Bob's upkeep

  @CR-103.6 @CR-103.6a
  Rule: 103.6 Cards in opening hands

    Scenario: Leylines begin the game on the battlefield, those of the starting player first
      Given Alice has "Leyline of Vitality" and "Leyline of Vitality" (second) on top of her library
      And Alice's library has 5 cards
      And Bob's library has 6 cards
      And Bob has "Leyline of Vitality" (Bob's) on top of his library
      When Bob starts the game
      And Bob says no
      And Alice says no
      Then Bob is asked to choose "Leyline of Vitality" (Bob's)
      When Bob chooses "Leyline of Vitality" (Bob's)
      And Alice chooses "Leyline of Vitality" (second)
      And Alice chooses nothing
      Then Alice controls "Leyline of Vitality" (second)
      And Bob controls "Leyline of Vitality" (Bob's)
      And "Leyline of Vitality" is in Alice's hand
      And it is Bob's upkeep

    Scenario: One that is drawn later has to be cast
      Given Alice has "Leyline of Vitality" on top of her library
      And Alice's library has 10 cards
      And a shuffle of Alice's library brings "Alice's unseen card 1", "Alice's unseen card 2", "Alice's unseen card 3", "Alice's unseen card 4", "Alice's unseen card 5", "Alice's unseen card 6", "Alice's unseen card 7" and "Leyline of Vitality" to the top
      And Bob has "Leyline of Vitality" (Bob's) on top of his library
      And Bob's library has 6 cards
      When Bob starts the game
      And Bob says no
      And Alice says no
      And Bob chooses "Leyline of Vitality" (Bob's)
      And the game goes on to Alice's precombat main
      Then "Leyline of Vitality" is in Alice's hand
      And Bob controls "Leyline of Vitality" (Bob's)

  @CR-103.6a
  Rule: 103.6a With what the card says

    Scenario: Gemstone Caverns begins with a luck counter for the player who does not start
      Given Alice has "Gemstone Caverns" and "Shock" on top of her library
      And Alice's library has 5 cards
      And Bob has "Leyline of Vitality" on top of his library
      And Bob's library has 6 cards
      When Bob starts the game
      And Bob says no
      And Alice says no
      And Bob chooses "Leyline of Vitality"
      And Alice chooses "Gemstone Caverns"
      And Alice chooses "Shock"
      Then Alice controls "Gemstone Caverns"
      And "Gemstone Caverns" has one luck counter
      And "Shock" is in exile

    Scenario: It stays in the hand of the one who starts
      Given Alice has "Gemstone Caverns" and "Leyline of Vitality" on top of her library
      And Alice's library has 5 cards
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice is asked to choose "Leyline of Vitality"
      When Alice chooses "Leyline of Vitality"
      Then "Gemstone Caverns" is in Alice's hand
      And Alice controls "Leyline of Vitality"

  @CR-103.6b
  Rule: 103.6b Revealed from the opening hand

    Background:
      Given Alice has "Chancellor of the Forge" on top of her library
      And Alice's library has 6 cards
      And Bob has "Chancellor of the Tangle" on top of his library
      And Bob's library has 10 cards
      And a shuffle of Bob's library brings "Chancellor of the Tangle" to the top
      When Alice starts the game
      And Alice says no
      And Bob says no

    Scenario: A Chancellor is revealed once, and does what it says at the first upkeep
      When Alice chooses "Chancellor of the Forge"
      And Bob chooses nothing
      And all players pass
      Then Alice controls "Phyrexian Goblin Token"
      And it is Alice's upkeep

    Scenario: Another gives mana in the first main phase of the one who revealed it
      When Alice chooses nothing
      And Bob chooses "Chancellor of the Tangle"
      And the game goes on to Alice's precombat main
      Then Bob has no mana
      When the game goes on to Bob's precombat main
      And all players pass
      Then Bob has {G} in the mana pool
      And there is no "Phyrexian Goblin Token"

  @CR-103.6c @CR-805.3b
  Rule: 103.6c Opening hands of teams

    Scenario: The team chooses which of its players comes first
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice has "Chancellor of the Forge" on top of her library
      And Alice's library has 6 cards
      And Carol has "Leyline of Vitality" on top of her library
      And Carol's library has 6 cards
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      Then Alice is asked to choose one from Alice and Carol
      When Alice chooses Carol
      And Carol chooses "Leyline of Vitality"
      And Alice chooses nothing
      Then Carol controls "Leyline of Vitality"
      And it is Alice's upkeep

  @CR-103.7
  Rule: 103.7 The starting plane

    Scenario: Phenomena are put on the bottom until a plane is turned up
      Given the game is a Planechase game
      And the card "Mutual Epiphany" is a "Phenomenon":
        """
        When you encounter Mutual Epiphany, each player draws four cards.
        """
      And Bob has "Krosa", "Fields of Summer" and "Mutual Epiphany" in his planar deck
      And a shuffle of Bob's planar deck brings "Mutual Epiphany", "Fields of Summer" and "Krosa" to the top
      When Bob starts the game
      And Bob says no
      And Alice says no
      Then "Fields of Summer" is face up
      And "Krosa" is face down
      And "Mutual Epiphany" is on the bottom of Bob's planar deck

  @CR-103.8
  Rule: 103.8 The first turn

    Scenario: It is the starting player's, and the other player's comes after it
      When Bob starts the game
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep
      When the game goes on to Alice's upkeep
      Then it is Alice's upkeep

  @CR-103.8b
  Rule: 103.8b Two heads draw no first card

    Scenario: Neither player of the starting team draws in the first turn, and both of the other team do
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      And the game goes on to Alice's precombat main
      Then Alice has 7 cards in hand
      And Carol has 7 cards in hand
      When the game goes on to Bob's precombat main
      Then Bob has 8 cards in hand
      And Dave has 8 cards in hand

  @CR-101.4e
  Rule: 101.4e The starting player counts as the active one

    Scenario: Of two players with a companion and a Leyline, the one who starts chooses first each time
      Given Alice's sideboard is:
        | number | card                  |
        | 1      | Keruga, the Macrosage |
      And Bob's sideboard is:
        | number | card                  |
        | 1      | Keruga, the Macrosage |
      And Alice has "Leyline of Vitality" on top of her library
      And Alice's library has 6 cards
      And Bob has "Leyline of Vitality" (Bob's) on top of his library
      And Bob's library has 6 cards
      When Bob starts the game
      Then Bob is asked to choose "Keruga, the Macrosage (2)"
      When Bob chooses "Keruga, the Macrosage (2)"
      And Alice chooses nothing
      And Bob says no
      And Alice says no
      And Bob chooses nothing
      And Alice chooses "Leyline of Vitality"
      Then Alice controls "Leyline of Vitality"
      And "Keruga, the Macrosage (2)" is Bob's companion

  @CR-103.2b
  Rule: 103.2b Different names

    Scenario: A deck in which a nonland card is there twice has no Lutri for a companion, and one with many Forests has
      Given the card "Lutri, the Spellchaser" is a "Legendary Creature — Elemental Otter" that costs {1}{U/R}{U/R} of size 3/2:
        """
        Companion — Each nonland card in your starting deck has a different name.
        Flash
        When Lutri enters, if you cast it, copy target instant or sorcery spell you control. You may choose new targets for the copy.
        """
      And Alice's deck is:
        | number | card          |
        | 38     | Forest        |
        | 2      | Grizzly Bears |
      And Alice's sideboard is:
        | number | card                   |
        | 1      | Lutri, the Spellchaser |
      And Bob's deck is:
        | number | card          |
        | 38     | Forest        |
        | 1      | Hill Giant    |
        | 1      | Grizzly Bears |
      And Bob's sideboard is:
        | number | card                   |
        | 1      | Lutri, the Spellchaser |
      When Alice starts the game
      And Bob chooses "Lutri, the Spellchaser (2)"
      And Alice says no
      And Bob says no
      Then "Lutri, the Spellchaser (2)" is Bob's companion

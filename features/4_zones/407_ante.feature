@edition-2025
Feature: 407. Ante

  @CR-407.2
  Rule: 407.2 A card at stake

    Scenario: Each player antes a card before anyone draws
      Given the game is an Ante game
      And Alice's library is empty
      And Bob's library is empty
      And Alice has "Grizzly Bears" on top of her library
      And Bob has "Hill Giant" on top of his library
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 0 cards in hand
      And Bob has 0 cards in hand
      And "Grizzly Bears" is in Alice's ante zone
      And "Hill Giant" is in Bob's ante zone

    Scenario: One card of a deck is anted, and the others are drawn
      Given the game is an Ante game
      And Alice's library is empty
      And Alice has eight "Forest" on top of her library
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Alice has 0 cards in library

    Scenario: Who wins becomes the owner of all cards in the ante zone, and of no others
      Given the game is an Ante game
      And Alice has "Grizzly Bears" in the ante zone
      And Bob has "Hill Giant" in the ante zone
      And Alice controls "Gray Ogre"
      And Alice has "Serra Angel" in the graveyard
      When Alice concedes
      Then Bob has won the game
      And "Grizzly Bears" is in Bob's ante zone
      And "Hill Giant" is in Bob's ante zone
      And "Serra Angel" is in Alice's graveyard

    Scenario: A player who loses while two others go on owns nobody's card
      Given the players are Alice, Bob and Carol
      And the game is an Ante game
      And Bob has "Hill Giant" in the ante zone
      And Carol has "Gray Ogre" in the ante zone
      When Alice concedes
      Then "Hill Giant" is in Bob's ante zone
      And "Gray Ogre" is in Carol's ante zone
      When Carol concedes
      Then "Gray Ogre" is in Bob's ante zone

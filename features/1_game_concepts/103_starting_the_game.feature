Feature: 103. Starting the Game

  @CR-103.3
  Rule: 103.3 Decks become libraries

    Scenario: A game starts with the cards in decks
      Given Alice's library has 40 cards
      And Bob's library has 40 cards
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Alice has 33 cards in library
      And Bob has 7 cards in hand

    Scenario: A game can't start while a card lies elsewhere
      Given Alice controls "Mons's Goblin Raiders"
      When Alice tries to start the game
      Then it is refused, by 103.3

  @CR-103.5
  Rule: 103.5 Opening hands and mulligans

    Background:
      Given these cards:
        | name                 | type                       | cost      | size |
        | Scathe Zombies       | Creature — Zombie          | {2}{B}    | 2/2  |
        | Pearled Unicorn      | Creature — Unicorn         | {2}{W}    | 2/2  |
        | Craw Wurm            | Creature — Wurm            | {4}{G}{G} | 6/4  |
        | Devoted Hero         | Creature — Elf Soldier     | {W}       | 1/2  |
        | Walking Corpse       | Creature — Zombie          | {1}{B}    | 2/2  |
        | Coral Merfolk        | Creature — Merfolk         | {1}{U}    | 2/1  |
        | Balduvian Barbarians | Creature — Human Barbarian | {1}{R}{R} | 3/2  |
        | Eager Cadet          | Creature — Human Soldier   | {W}       | 1/1  |
      And Alice's library is empty
      And Alice has "Grizzly Bears", "Hill Giant", "Scathe Zombies", "Gray Ogre", "Merfolk of the Pearl Trident", "Pearled Unicorn" and "Craw Wurm" on top of her library

    Scenario: A hand that is kept is the opening hand
      When Alice starts the game
      Then Alice is asked to choose one from "yes" and "no"
      When Alice says no
      And Bob says no
      Then Alice has 7 cards in hand

    Scenario: After one mulligan one card goes to the bottom
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Alice chooses "Scathe Zombies"
      And Alice says no
      Then Alice has 6 cards in hand
      And "Scathe Zombies" is in Alice's library
      And Bob has 7 cards in hand

    Scenario: After a second mulligan two cards go to the bottom, of seven again
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Alice chooses "Scathe Zombies"
      And Alice says yes
      And Alice chooses "Gray Ogre" and "Grizzly Bears"
      And Alice says no
      Then Alice has 5 cards in hand
      And "Gray Ogre" is in Alice's library
      And "Grizzly Bears" is in Alice's library

    Scenario: All declare first, in turn order, and a player who has kept is not asked again
      Given Bob's library is empty
      And Bob has "Devoted Hero", "Walking Corpse", "Coral Merfolk", "Balduvian Barbarians", "Centaur Courser", "Eager Cadet" and "Rumbling Baloth" on top of his library
      When Bob starts the game
      And Bob says no
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice says no
      Then Bob has 7 cards in hand
      And Alice has 6 cards in hand

    Scenario: Those who take a mulligan in one round take it at the same time
      Given Bob's library is empty
      And Bob has "Devoted Hero", "Walking Corpse", "Coral Merfolk", "Balduvian Barbarians", "Centaur Courser", "Eager Cadet" and "Rumbling Baloth" on top of his library
      When Alice starts the game
      And Alice says yes
      And Bob says yes
      And Alice chooses "Hill Giant"
      And Bob chooses "Walking Corpse"
      And Alice says no
      And Bob says no
      Then Alice has 6 cards in hand
      And Bob has 6 cards in hand

  @CR-103.5c @CR-800.6
  Rule: 103.5c The first mulligan among several players

    Background:
      Given the players are Alice, Bob and Carol
      And these cards:
        | name                 | type                       | cost      | size |
        | Scathe Zombies       | Creature — Zombie          | {2}{B}    | 2/2  |
        | Pearled Unicorn      | Creature — Unicorn         | {2}{W}    | 2/2  |
        | Craw Wurm            | Creature — Wurm            | {4}{G}{G} | 6/4  |
        | Devoted Hero         | Creature — Elf Soldier     | {W}       | 1/2  |
        | Walking Corpse       | Creature — Zombie          | {1}{B}    | 2/2  |
        | Coral Merfolk        | Creature — Merfolk         | {1}{U}    | 2/1  |
        | Balduvian Barbarians | Creature — Human Barbarian | {1}{R}{R} | 3/2  |
        | Eager Cadet          | Creature — Human Soldier   | {W}       | 1/1  |
      And Alice's library is empty
      And Alice has "Grizzly Bears", "Hill Giant", "Scathe Zombies", "Gray Ogre", "Merfolk of the Pearl Trident", "Pearled Unicorn" and "Craw Wurm" on top of her library

    Scenario: The first mulligan of a player costs no card among three
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Carol says no
      And Alice says no
      Then Alice has 7 cards in hand

    Scenario: The second one costs a card
      When Alice starts the game
      And Alice says yes
      And Bob says no
      And Carol says no
      And Alice says yes
      And Alice chooses "Scathe Zombies"
      And Alice says no
      Then Alice has 6 cards in hand
      And "Scathe Zombies" is in Alice's library

  @CR-103.8a
  Rule: 103.8a The first draw

    Scenario: Who plays first has no draw step in the first turn, and the other player has one
      When Alice starts the game
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      Then Alice has 7 cards in hand
      When the game goes on to Bob's precombat main
      Then Bob has 8 cards in hand

  @CR-103.8c @CR-800.7
  Rule: 103.8c The first draw among several players

    Scenario: Among three, who plays first draws as well
      Given the players are Alice, Bob and Carol
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      And the game goes on to Alice's precombat main
      Then Alice has 8 cards in hand

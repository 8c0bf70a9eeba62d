Feature: 727. Subgames

  @CR-727.1 @CR-727.1a
  Rule: 727.1a A game in a game

    Scenario: A subgame is played from the beginning, and then the main game goes on where it stood
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice has 12 life
      And Bob has 15 life
      And Bob controls "Grizzly Bears"
      And the coins and dice come up "Bob"
      When Alice casts "Shahrazad" and it resolves
      And Bob says no
      And Alice says no
      Then Alice has 20 life
      And Bob has 20 life
      And it is Bob's upkeep
      And there is no "Grizzly Bears" on the battlefield
      When Bob concedes
      Then it is Alice's precombat main
      And "Grizzly Bears" is on the battlefield
      And "Shahrazad" is in Alice's graveyard
      And Alice has 12 life
      And Bob has 7 life
      And Bob is still in the game

    Scenario Outline: Who doesn't win the subgame, <who>, loses half of what is left, rounded up
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice has 11 life
      And Bob has 15 life
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then it is Alice's upkeep
      When <who> concedes
      Then Alice has <Alice> life
      And Bob has <Bob> life

      Examples:
        | who   | Alice | Bob |
        | Alice | 5     | 15  |
        | Bob   | 11    | 7   |

  @CR-727.1b
  Rule: 727.1b Each for itself

    Scenario: Who can't cast spells this turn can in the subgame, and can't in the main game afterwards
      Given Alice has "Orim's Chant" and "Shahrazad" in hand
      And Alice has {W}{W}{W} in the mana pool
      And Bob's library is empty
      And Bob has seven "Lotus Petal" on top of his library
      And Bob has "Simian Spirit Guide" in hand
      And Bob has "Shock" in hand
      And the coins and dice come up "Bob"
      When Alice casts "Orim's Chant" targeting Bob and it resolves
      And Alice casts "Shahrazad" and it resolves
      And Bob says no
      And Alice says no
      And the game goes on to Bob's precombat main
      And Bob casts "Lotus Petal" (1) and it resolves
      Then Bob controls "Lotus Petal" (1)
      When Alice concedes
      And Bob activates "Simian Spirit Guide"
      Then Bob can't cast "Shock" targeting Alice

  @CR-727.2
  Rule: 727.2 With the libraries

    Scenario: The cards of the libraries are in the subgame, and those in hand and on the battlefield are not
      Given Alice has "Shahrazad" and "Shock" in hand
      And Alice has {W}{W} in the mana pool
      And Alice controls "Hill Giant"
      And Alice's library is empty
      And Alice has seven "Forest" on top of her library
      And Bob's library has nine cards
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then "Forest" (1) is in Alice's hand
      And Alice has 7 cards in hand
      And Alice has no cards in library
      And there is no "Shock" in Alice's hand
      And there is no "Hill Giant" on the battlefield
      And Bob has 2 cards in library
      When Bob concedes
      Then "Shock" is in Alice's hand
      And Alice has 1 card in hand
      And Alice has 7 cards in library
      And Bob has 9 cards in library

    Scenario Outline: <player> goes first, as it falls out, and draws no card in the first turn
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And the coins and dice come up "<player>"
      When Alice casts "Shahrazad" and it resolves
      And <player> says no
      And <other> says no
      And the game goes on to <player>'s precombat main
      Then <player> has 7 cards in hand
      When the game goes on to <other>'s precombat main
      Then <other> has 8 cards in hand

      Examples:
        | player | other |
        | Alice  | Bob   |
        | Bob    | Alice |

  @CR-727.3
  Rule: 727.3 Fewer than seven cards

    Scenario: Six cards are one too few, and seven are enough
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice's library has seven cards
      And Bob's library has six cards
      And the coins and dice come up "Bob"
      When Alice casts "Shahrazad" and it resolves
      And Bob says no
      And Alice says no
      Then it is Alice's precombat main
      And Bob has 10 life
      And Alice has 20 life
      And Alice has 7 cards in library
      And Bob has 6 cards in library

    Scenario: Where both have too few, the subgame is a draw, and nobody wins it
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice's library has six cards
      And Bob's library has five cards
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then Bob has 10 life
      And Alice has 10 life
      And the game goes on

  @CR-727.4 @CR-2009-506.4
  Rule: 727.4 What is outside

    Scenario: A creature that Alice controls in the main game is a card outside the subgame, and Bob's is not hers
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      And Alice's library is empty
      And Alice has "Living Wish", two "Lotus Petal" and four "Forest" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice casts "Lotus Petal" (1) and it resolves
      And Alice activates "Lotus Petal" (1)
      And Alice chooses "green"
      And Alice casts "Lotus Petal" (2) and it resolves
      And Alice activates "Lotus Petal" (2)
      And Alice chooses "green"
      And Alice casts "Living Wish" and it resolves
      And Alice says yes
      Then "Hill Giant" is in Alice's hand
      And Alice has 5 cards in hand

  @CR-727.4a @CR-2009-506.4a
  Rule: 727.4a Cards that are brought in

    Scenario: What triggers as a card leaves the main game waits for the subgame to be over
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice controls "Thalakos Seer"
      And Alice's library is empty
      And Alice has "Living Wish", two "Lotus Petal" and four "Forest" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice casts "Lotus Petal" (1) and it resolves
      And Alice activates "Lotus Petal" (1)
      And Alice chooses "green"
      And Alice casts "Lotus Petal" (2) and it resolves
      And Alice activates "Lotus Petal" (2)
      And Alice chooses "green"
      And Alice casts "Living Wish" and it resolves
      And Alice says yes
      Then "Thalakos Seer" is in Alice's hand
      And the stack is empty
      When Bob concedes
      Then Bob has 10 life
      And the stack, from the top, is ability of "Thalakos Seer"
      And "Thalakos Seer" is in Alice's library
      And Alice has 8 cards in library
      When all players pass
      Then Alice has 1 card in hand
      And Alice has 7 cards in library

  @CR-727.4b
  Rule: 727.4b Players' counters

    Scenario: Bob's poison counters are no part of the subgame, and he has them again afterwards
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Bob has four poison counters
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then Bob has no poison counters
      When Bob concedes
      Then Bob has four poison counters

    Scenario: An energy counter that Alice gets in the subgame is gone as it ends
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice has two energy counters
      And Alice's library is empty
      And Alice has seven "Aether Hub" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice plays "Aether Hub" (1)
      And all players pass
      Then Alice has 1 energy counter
      When Bob concedes
      Then Alice has 2 energy counters

  @CR-727.5 @CR-2009-506.5
  Rule: 727.5 How it ends

    @example-1
    Example: A card from the main game and one from outside of it are in their owner's library afterwards
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice controls "Hill Giant"
      And Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
      And Alice's library is empty
      And Alice has two "Living Wish", three "Lotus Petal" and two "Forest" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice plays "Forest" (1)
      And Alice casts "Lotus Petal" (1) and it resolves
      And Alice activates "Lotus Petal" (1)
      And Alice chooses "green"
      And Alice casts "Lotus Petal" (2) and it resolves
      And Alice activates "Lotus Petal" (2)
      And Alice chooses "green"
      And Alice casts "Living Wish" (1) and it resolves
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice casts "Lotus Petal" (3) and it resolves
      And Alice activates "Lotus Petal" (3)
      And Alice chooses "green"
      And Alice activates "Forest" (1)
      And Alice casts "Living Wish" (2) and it resolves
      And Alice says yes
      Then "Hill Giant" and "Grizzly Bears" are in Alice's hand
      When Bob concedes
      Then "Hill Giant" and "Grizzly Bears" are in Alice's library
      And Alice has 9 cards in library
      And there is no "Hill Giant" on the battlefield

    Scenario: Cards come back from the battlefield, the graveyard and exile, and the main game goes on
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice's library is empty
      And Alice has "Lotus Petal", two "Forest" and four "Elvish Spirit Guide" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice plays "Forest" (1)
      And Alice activates "Elvish Spirit Guide" (1)
      And Alice casts "Lotus Petal" and it resolves
      And Alice activates "Lotus Petal"
      And Alice chooses "red"
      Then "Lotus Petal" is in Alice's graveyard
      And "Elvish Spirit Guide" (1) is in exile
      And Alice controls "Forest" (1)
      When Bob concedes
      Then "Lotus Petal", "Forest" (1) and "Elvish Spirit Guide" (1) are in Alice's library
      And Alice has 7 cards in library

    Scenario: The rest of Shahrazad is done though Burning Wish has taken it from the stack
      Given Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice's library is empty
      And Alice has "Burning Wish", two "Lotus Petal" and four "Mountain" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice casts "Lotus Petal" (1) and it resolves
      And Alice activates "Lotus Petal" (1)
      And Alice chooses "red"
      And Alice casts "Lotus Petal" (2) and it resolves
      And Alice activates "Lotus Petal" (2)
      And Alice chooses "red"
      And Alice casts "Burning Wish" and it resolves
      And Alice says yes
      And Bob concedes
      Then "Shahrazad" is in Alice's library
      And Bob has 10 life

  @CR-727.6
  Rule: 727.6 One in another

    Scenario: Alice casts a second Shahrazad in the subgame, and each of the two ends for itself
      Given Alice has "Shahrazad" (first) in hand
      And Alice has {W}{W} in the mana pool
      And Alice has 9 life
      And Alice's library has seven cards
      And Alice has "Shahrazad" (second), two "Lotus Petal" and four "Plains" on top of her library
      And a shuffle of Alice's library brings "Shahrazad" (second), "Lotus Petal" (1) and "Lotus Petal" (2) to the top
      And Bob's library has 14 cards
      And the coins and dice come up "Alice" and "Bob"
      When Alice casts "Shahrazad" (first) and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice casts "Lotus Petal" (1) and it resolves
      And Alice activates "Lotus Petal" (1)
      And Alice chooses "white"
      And Alice casts "Lotus Petal" (2) and it resolves
      And Alice activates "Lotus Petal" (2)
      And Alice chooses "white"
      And Alice casts "Shahrazad" (second) and it resolves
      And Bob says no
      And Alice says no
      Then it is Bob's upkeep
      And Bob has no cards in library
      When Bob concedes
      Then it is Alice's precombat main
      And Bob has 10 life
      And Alice has 20 life
      And Bob has 7 cards in library
      And "Lotus Petal" (1) is in Alice's graveyard
      When Alice concedes
      Then Alice has 4 life
      And Bob has 20 life
      And Bob has 14 cards in library
      And "Lotus Petal" (1) is in Alice's library

  @CR-725.6
  Rule: 725.6 A subgame that is restarted

    Scenario: Who wins the restarted subgame has won the subgame
      Given these cards:
        | name        | type    | cost | text                                                                                      |
        | Lesser Karn | Sorcery | {0}  | Restart the game, leaving in exile all non-Aura permanent cards exiled with Lesser Karn. |
      And Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And Alice has 15 life
      And Alice's library is empty
      And Alice has "Lesser Karn" and six "Forest" on top of her library
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice plays "Forest" (1)
      And Alice casts "Lesser Karn" and it resolves
      And Alice says no
      And Bob says no
      Then it is Alice's upkeep
      And "Forest" (1) is in Alice's hand
      When Bob concedes
      Then it is Alice's precombat main
      And Alice has 15 life
      And Bob has 10 life

  @CR-727.2a @CR-727.5a
  Rule: 727.2a, 727.5a Supplementary decks

    Scenario: The planar deck goes along, and the plane that is face up stays behind; all are there again afterwards
      Given the game is a Planechase game
      And the card "Fields of Summer" is a "Plane — Moag":
        """
        Whenever a player casts a spell, that player may gain 2 life.
        Whenever chaos ensues, you may gain 10 life.
        """
      And the card "Krosa" is a "Plane — Dominaria":
        """
        All creatures get +2/+2.
        Whenever chaos ensues, you may add {W}{U}{B}{R}{G}.
        """
      And Bob has "Krosa" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then "Fields of Summer" is face up
      And there is no "Krosa" in the command zone
      When Bob concedes
      Then "Fields of Summer" is on the bottom of Alice's planar deck
      And "Krosa" is face up

  @CR-727.2b @CR-727.5b
  Rule: 727.2b, 727.5b Vanguard cards

    Scenario: The players have their vanguard cards in the subgame, and again in the main game
      Given the game is a Vanguard game
      And Alice has "Gix" in the command zone
      And Bob has "Ashnod" in the command zone
      And Alice has 10 life
      And Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then Alice has 38 life
      And Alice has 5 cards in hand
      And Bob has 12 life
      And Bob has 8 cards in hand
      When Bob concedes
      Then Alice has 10 life
      And "Gix" and "Ashnod" are in the command zone

  @CR-727.2c @CR-727.5c
  Rule: 727.2c, 727.5c Commanders

    Scenario: A commander in the command zone goes along, and one on the battlefield stays in the main game
      Given the game is a Commander game
      And Alice has "Jedit Ojanen" in the command zone
      And "Jedit Ojanen" is Alice's commander
      And Bob controls "Hajar, Loyal Bodyguard"
      And "Hajar, Loyal Bodyguard" is Bob's commander
      And Alice has "Shahrazad" in hand
      And Alice has {W}{W} in the mana pool
      And the coins and dice come up "Alice"
      When Alice casts "Shahrazad" and it resolves
      And Alice says no
      And Bob says no
      Then "Jedit Ojanen" is in the command zone
      And there is no "Hajar, Loyal Bodyguard" in the command zone
      And there is no "Hajar, Loyal Bodyguard" on the battlefield
      When Bob concedes
      Then "Jedit Ojanen" is in the command zone
      And Bob controls "Hajar, Loyal Bodyguard"

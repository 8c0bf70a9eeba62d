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

  @CR-407.3
  Rule: 407.3 Cards for ante alone

    Scenario: A game that isn't for ante doesn't start with such a card in a deck or a sideboard
      Given Alice's library is empty
      And Alice has eight "Forest" on top of her library
      And Alice has "Contract from Below" on top of her library
      Then Alice can't start the game, by 407.3
      And Alice can't present her deck, by 407.3
      But Bob can present his deck

    Scenario: Nor with one in a sideboard
      Given Bob's sideboard is:
        | number | card            |
        | 1      | Demonic Attorney |
        | 1      | Murder          |
      Then Bob can't present his deck, by 407.3
      And Alice can present her deck
      And Alice can't start the game, by 407.3

    Scenario: A game for ante starts with such cards in both
      Given the game is an Ante game
      And Alice's library is empty
      And Alice has eight "Contract from Below" on top of her library
      And Bob's sideboard is:
        | number | card             |
        | 1      | Demonic Attorney |
      Then Alice can present her deck
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Alice has 0 cards in library

    Scenario Outline: From outside <game> a wish brings a card that is for ante <brings>
      Given the game is <game>
      And Alice's sideboard is:
        | number | card             |
        | 1      | Demonic Attorney |
        | 1      | Lava Spike       |
        | 1      | Living Wish      |
      And Alice has "Burning Wish" (first) and "Burning Wish" (second) in hand
      And Alice has {1}{R}{1}{R} in the mana pool
      When Alice casts "Burning Wish" (first) and it resolves
      And Alice says yes
      And Alice chooses "Demonic Attorney"
      Then "Demonic Attorney" is in <where>
      When Alice casts "Burning Wish" (second) and it resolves
      And Alice says yes
      And Alice chooses "Lava Spike"
      Then "Lava Spike" is in Alice's hand
      And "Demonic Attorney" is in <where>

      Examples:
        | game                 | brings        | where             |
        | an Ante game         | into the game | Alice's hand      |
        | a limited range game | nowhere       | Alice's sideboard |

    Scenario: A card that changes hands for good goes to the graveyard of its new owner, and one that doesn't stays
      Given the game is an Ante game
      And the card "Lesser Pact" is a "Sorcery" that costs {0}
        """
        Remove this card from your deck before playing if you're not playing for ante.
        You own target card in the ante.
        """
      And Alice has "Lesser Pact" in hand
      And Alice controls "Jeweled Bird"
      And Bob has "Hill Giant" and "Gray Ogre" in the ante zone
      When Alice casts "Lesser Pact" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's ante zone
      And "Gray Ogre" is in Bob's ante zone
      When Alice activates "Jeweled Bird"
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Gray Ogre" is in Bob's ante zone

  @CR-407.4
  Rule: 407.4 To ante

    Scenario: From the library and from the battlefield, each by its owner
      Given the game is an Ante game
      And Alice controls "Jeweled Bird"
      And Alice has "Grizzly Bears" in the ante zone
      And Bob has "Hill Giant" in the ante zone
      And Alice has "Serra Angel" and "Forest" on top of her library
      And Bob has "Gray Ogre" on top of his library
      And Alice has "Demonic Attorney" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Demonic Attorney" and it resolves
      Then "Serra Angel" is in Alice's ante zone
      And "Gray Ogre" is in Bob's ante zone
      When Alice activates "Jeweled Bird"
      And all players pass
      Then "Jeweled Bird" is in Alice's ante zone
      And "Grizzly Bears" and "Serra Angel" are in Alice's graveyard
      And "Hill Giant" and "Gray Ogre" are in Bob's ante zone
      And "Forest" is in Alice's hand

    Scenario: The Bird that Alice controls and Bob owns is not anted, and the Bird that she owns is
      Given the game is an Ante game
      And Alice controls "Jeweled Bird" (Alice's)
      And Bob controls "Jeweled Bird" (Bob's)
      And Alice has "Grizzly Bears" in the ante zone
      And Bob has "Hill Giant" in the ante zone
      And Alice has "Forest" on top of her library
      And Alice has "Steal Artifact" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Steal Artifact" targeting "Jeweled Bird" (Bob's) and it resolves
      And Alice activates "Jeweled Bird" (Bob's)
      And all players pass
      Then "Jeweled Bird" (Bob's) is on the battlefield
      And "Grizzly Bears" is in Alice's ante zone
      And "Hill Giant" is in Bob's ante zone
      And "Forest" is in Alice's library
      When Alice activates "Jeweled Bird" (Alice's)
      And all players pass
      Then "Jeweled Bird" (Alice's) is in Alice's ante zone
      And "Grizzly Bears" is in Alice's graveyard
      And "Forest" is in Alice's hand
      And "Hill Giant" is in Bob's ante zone

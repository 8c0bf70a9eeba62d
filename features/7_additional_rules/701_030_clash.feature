Feature: 701.30. Clash

  @CR-701.30a
  Rule: 701.30a The top card is revealed, and may go to the bottom

    Scenario: One card stays, and the other goes to the bottom
      Given Alice has "Oaken Brawler" in hand
      And Alice has {3}{W} in the mana pool
      And Alice's library is empty
      And Alice has "Forest" and "Plains" on top of the library
      And Bob's library is empty
      And Bob has "Shock" and "Ornithopter" on top of the library
      When Alice casts "Oaken Brawler" and it resolves
      And all players pass
      And Alice chooses "bottom"
      And Bob chooses "top"
      And the game goes on to Alice's draw step
      Then "Plains" is in Alice's hand
      And "Shock" is in Bob's hand

  @CR-701.30b
  Rule: 701.30b With one opponent

    Scenario: Only the opponent that is chosen reveals a card
      Given the players are Alice, Bob and Carol
      And Alice has "Oaken Brawler" in hand
      And Alice has {3}{W} in the mana pool
      And Alice has "Gray Ogre" on top of the library
      And Bob has "Hill Giant" on top of the library
      And Carol has "Grizzly Bears" on top of the library
      When Alice casts "Oaken Brawler" and it resolves
      And all players pass
      And Alice chooses Carol
      And Alice chooses "top"
      And Carol chooses "top"
      Then "Oaken Brawler" has one +1/+1 counter

  @CR-701.30c
  Rule: 701.30c In turn order

    Scenario: The active player decides first, whoever began the clash
      Given Bob controls "Ringskipper"
      And Alice has "Grizzly Bears" on top of the library
      And Bob has "Gray Ogre" on top of the library
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Ringskipper" and it resolves
      And all players pass
      And Alice chooses "bottom"
      And Bob chooses "top"
      Then "Ringskipper" is in Bob's hand

  @CR-701.30d
  Rule: 701.30d The greater mana value wins

    Scenario Outline: More than the other is needed
      Given Alice has "Oaken Brawler" in hand
      And Alice has {3}{W} in the mana pool
      And Alice has "<mine>" on top of the library
      And Bob has "<theirs>" on top of the library
      When Alice casts "Oaken Brawler" and it resolves
      And all players pass
      And Alice chooses "top"
      And Bob chooses "top"
      Then "Oaken Brawler" is <size>

      Examples:
        | mine          | theirs       | size |
        | Gray Ogre     | Raging Bull  | 2/4  |
        | Hill Giant    | Gray Ogre    | 3/5  |
        | Grizzly Bears | Gray Ogre    | 2/4  |
        | Shock         | Forest       | 3/5  |

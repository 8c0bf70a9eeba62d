Feature: 400. Outside the game

  @CR-400.11 @CR-400.11a
  Rule: 400.11 Outside the game

    Scenario: A card of the sideboard can be brought into the game, and one in exile, which is a zone of it, can't
      Given Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
        | 1      | Hill Giant    |
        | 1      | Murder        |
      And Bob's sideboard is:
        | number | card        |
        | 1      | Serra Angel |
      And Alice has "Walking Corpse" in exile
      And Alice has "Living Wish" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Living Wish" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Grizzly Bears" and "Hill Giant"
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's hand
      And "Hill Giant" is in Alice's sideboard
      And "Living Wish" is in exile

  @CR-400.11b
  Rule: 400.11b Brought into the game

    Scenario: What was brought in stays in the game: the second wish finds only what is still outside
      Given Alice's sideboard is:
        | number | card       |
        | 1      | Hill Giant |
        | 1      | Forest     |
        | 1      | Island     |
      And Alice has "Living Wish" (first), "Living Wish" (second) and "Murder" in hand
      And Alice has {1}{G}{1}{G}{3}{R}{1}{B}{B} in the mana pool
      When Alice casts "Living Wish" (first) and it resolves
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice casts "Hill Giant" and it resolves
      And Alice casts "Murder" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      When Alice casts "Living Wish" (second) and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Forest" and "Island"
      When Alice chooses "Island"
      Then "Island" is in Alice's hand
      And "Hill Giant" is in Alice's graveyard

    Scenario: A card that was brought in leaves the game with its owner
      Given the players are Alice, Bob and Carol
      And Alice's sideboard is:
        | number | card       |
        | 1      | Hill Giant |
        | 1      | Forest     |
      And Bob controls "Grizzly Bears"
      And Alice has "Living Wish" in hand
      And Alice has {1}{G}{3}{R} in the mana pool
      When Alice casts "Living Wish" and it resolves
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice casts "Hill Giant" and it resolves
      Then "Hill Giant" is on the battlefield
      When Alice concedes
      Then there is no "Hill Giant" on the battlefield
      And "Grizzly Bears" is on the battlefield

  @CR-400.11c
  Rule: 400.11c Out of reach

    Scenario: A card outside is not as blue as all cards in the game, and its own words make it what it is
      Given the card "Snapping Voidcraw" is a "Creature — Eldrazi Turtle" that costs {1}{G}{U} of size 1/3:
        """
        Devoid
        {T}: Add {C}{C}.
        {3}{C}, {T}: Draw a card.
        """
      And Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
        | 1      | Watchwolf     |
        | 1      | Putrid Leech  |
        | 1      | Snapping Voidcraw |
      And Alice controls "Painter's Servant"
      And the color chosen for "Painter's Servant" is blue
      And Alice has "Glittering Wish" and "Hill Giant" in hand
      And Alice has {G}{W} in the mana pool
      Then "Hill Giant" is red and blue
      When Alice casts "Glittering Wish" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Watchwolf" and "Putrid Leech"
      When Alice chooses "Watchwolf"
      Then "Watchwolf" is green, white and blue

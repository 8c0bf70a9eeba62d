Feature: 312. Phenomena

  Background:
    Given the players are Alice, Bob and Carol
    And the game is a Planechase game
    And these cards:
      | name            | type              | text                                                                              |
      | Mutual Epiphany | Phenomenon        | When you encounter Mutual Epiphany, each player draws four cards.                 |
      | Lesser Flare    | Phenomenon        | When you encounter this phenomenon, put a charge counter on this phenomenon.      |
      | Lesser Haze     | Phenomenon        | Creatures you control get +1/+1.                                                  |
      | Lesser Grove    | Plane — Dominaria | Creatures have vigilance.                                                         |
    And the coins and dice come up "planeswalker"

  @CR-312.2
  Rule: 312.2 It stays in the command zone

    Scenario: A phenomenon isn't cast, as other cards are
      Given Alice has "Krosa" in the command zone
      And Alice has "Mutual Epiphany" in her planar deck
      Then Alice can't cast "Mutual Epiphany", by 312.2
      When Alice rolls the planar die
      And all players pass
      Then "Mutual Epiphany" is face up
      And "Mutual Epiphany" is in the command zone

  @CR-312.4
  Rule: 312.4 The planar controller

    Background:
      Given Carol has "Lesser Haze" in the command zone
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Carol controls "Mons's Goblin Raiders"

    Scenario: It is the active player, whoever owns the phenomenon
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3
      And "Mons's Goblin Raiders" is 1/1

    Scenario: In an opponent's turn it is that opponent
      Given it is Bob's upkeep
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4

  @CR-312.5
  Rule: 312.5 Encounters

    Scenario: A phenomenon that is turned up from the planar deck is encountered
      Given Alice has "Krosa" in the command zone
      And Alice has "Mutual Epiphany" in her planar deck
      When Alice rolls the planar die
      And all players pass
      Then the stack, from the top, is ability of "Mutual Epiphany"
      When all players pass
      Then Bob has 4 cards in hand

  @CR-312.6 @CR-312.7
  Rule: 312.7 Left behind

    Scenario: A phenomenon stays until its ability has left the stack, and is face down when it is left
      Given Alice has "Krosa" in the command zone
      And Alice has "Mutual Epiphany" and "Fields of Summer" in her planar deck
      When Alice rolls the planar die
      And all players pass
      Then the stack, from the top, is ability of "Mutual Epiphany"
      And "Mutual Epiphany" is face up
      And "Fields of Summer" is face down
      When all players pass
      Then "Mutual Epiphany" is face down
      And "Fields of Summer" is face up

    Scenario: A phenomenon stays until its ability has left the stack, and is a new object, face down, when it is left
      Given Alice has "Krosa" in the command zone
      And Alice has "Lesser Flare" and "Lesser Grove" in her planar deck
      When Alice rolls the planar die
      And all players pass
      Then the stack, from the top, is ability of "Lesser Flare"
      And "Lesser Flare" is face up
      And "Lesser Grove" is face down
      When all players pass
      Then "Lesser Flare" is face down
      And "Lesser Flare" has no counters
      And "Lesser Grove" is face up

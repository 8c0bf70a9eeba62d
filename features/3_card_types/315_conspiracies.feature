Feature: 315. Conspiracies

  Background:
    Given these cards:
      | name         | type       | text                                                     |
      | Lesser Plot  | Conspiracy | Creatures you control have flying.                       |
      | Lesser Cabal | Conspiracy | At the beginning of your end step, you gain 1 life.      |

  @CR-315.1
  Rule: 315.1 Not in constructed play

    Scenario: A constructed sideboard with a conspiracy isn't played with, and a card of another type is
      Given the decks are constructed
      And Alice's deck is:
        | number | card   |
        | 60     | Forest |
      And Bob's deck is:
        | number | card   |
        | 60     | Forest |
      And Alice's sideboard is:
        | number | card       |
        | 1      | Power Play |
      And Bob's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
      Then Alice can't present her deck, by 315.1
      And Bob can present his deck

  @CR-315.2 @CR-315.5a
  Rule: 315.2 Conspiracies are put down before the game

    Scenario: Of two in the sideboard one is put down, and says who starts
      Given the game is a Conspiracy Draft game
      And Bob's sideboard is:
        | number | card       |
        | 2      | Power Play |
      When Alice starts the game
      And Bob chooses "Power Play (2)"
      And Bob says no
      And Alice says no
      Then "Power Play (2)" is in the command zone
      And "Power Play (1)" is in Bob's sideboard
      And it is Bob's upkeep

  @CR-315.3
  Rule: 315.3 It stays in the command zone

    Scenario: A conspiracy that would be exiled stays there, and isn't cast, as other cards are
      Given the card "Lesser Thing" is a "Conspiracy"
        """
        {0}: Exile this conspiracy.
        """
      And the game is a Conspiracy Draft game
      And Alice has "Lesser Thing" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Lesser Thing"
      And all players pass
      Then "Lesser Thing" is in the command zone
      And Alice can't cast "Lesser Thing", by 315.3
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: A conspiracy isn't cast, as other cards are
      Given the game is a Conspiracy Draft game
      And Alice has "Weight Advantage" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Weight Advantage", by 315.3
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And "Weight Advantage" is in the command zone

  @CR-315.5 @CR-315.6
  Rule: 315.5 Abilities of a conspiracy, and whose it is

    Scenario: Its static ability applies to its owner's creatures, in another player's turn too
      Given Bob has "Weight Advantage" in the command zone
      And Alice controls "Memnite" and "Ornithopter" (Alice's)
      And Bob controls "Ornithopter" (Bob's)
      When Alice attacks Bob with "Memnite" and "Ornithopter" (Alice's)
      And Bob blocks "Memnite" with "Ornithopter" (Bob's)
      And all players pass
      Then "Memnite" is in Alice's graveyard
      And Bob has 20 life

    Scenario: Its triggered ability triggers while it is face up, and not while it is face down
      Given Alice has "Lesser Cabal" in the command zone
      And Alice has a face-down "Lesser Cabal" (hidden) in the command zone
      When the game goes on to Alice's end step
      And all players pass
      Then Alice has 21 life

  @CR-315.5b
  Rule: 315.5b Face down

    Scenario: It has no characteristics until it is turned face up
      Given Alice has a face-down "Lesser Plot" in the command zone
      Then "Lesser Plot" has no abilities
      And "Lesser Plot" is not a conspiracy
      When Alice turns "Lesser Plot" face up
      Then "Lesser Plot" has "Creatures you control have flying."

  @CR-315.7
  Rule: 315.7 Looking at it

    Scenario: Its owner may look at it, and another player may not
      Given Alice has a face-down "Lesser Plot" in the command zone
      And Bob has a face-down "Lesser Plot" (Bob's) in the command zone
      Then Alice can look at "Lesser Plot"
      And Bob can't look at "Lesser Plot"
      And Bob can look at "Lesser Plot" (Bob's)
      And Alice can't look at "Lesser Plot" (Bob's)

Feature: 805. What teams decide, get and skip together

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-805.2
  Rule: 805.2 The primary player

    Scenario Outline: The player at the right orders the abilities of both, and with <first> first <what_comes>
      Given Alice has 1 life
      And Carol has 1 life
      And Alice controls "Soul Warden"
      And Carol controls "Carnival of Souls"
      And Carol has "Grizzly Bears" in hand
      And Carol has {1}{G} in the mana pool
      When Carol casts "Grizzly Bears" and it resolves
      And Alice orders "<first>" and "<second>"
      And all players pass
      Then <what_comes>

      Examples:
        | first             | second            | what_comes                       |
        | Carnival of Souls | Soul Warden       | Carol has 2 life                 |
        | Soul Warden       | Carnival of Souls | Alice and Carol have lost the game |

  @CR-805.6
  Rule: 805.6 Choices of teams

    Scenario: The active team chooses first, its players as they like, and then the other team
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Carol controls "Prodigal Sorcerer" and "Soul Warden"
      And Bob controls "Serra Angel" and "Wall of Swords"
      And Dave controls "Dune Beetle" and "Llanowar Elves"
      And Carol has "Innocent Blood" in hand
      And Carol has {B} in the mana pool
      When Carol casts "Innocent Blood" and it resolves
      Then Alice is asked to choose one from "Alice" and "Carol"
      When Alice chooses "Carol"
      And Bob chooses "Dave"
      And Carol chooses "Soul Warden"
      And Alice chooses "Hill Giant"
      And Dave chooses "Dune Beetle"
      Then Bob is asked to choose one from "Serra Angel" and "Wall of Swords"
      When Bob chooses "Serra Angel"
      Then "Soul Warden" is in Carol's graveyard
      And "Hill Giant" is in Alice's graveyard
      And "Dune Beetle" is in Dave's graveyard
      And "Serra Angel" is in Bob's graveyard

  @CR-805.6a
  Rule: 805.6a Draws of teams

    Scenario: The active team draws first, its players as they like, and then the other team
      Given the card "Vision Skeins" is an "Instant" that costs {1}{U}
        """
        Each player draws two cards.
        """
      And Carol has "Vision Skeins" in hand
      And Carol has {1}{U} in the mana pool
      When Carol casts "Vision Skeins" and it resolves
      Then Alice is asked to choose one from "Alice" and "Carol"
      When Alice chooses "Carol"
      Then Bob is asked to choose one from "Bob" and "Dave"
      When Bob chooses "Bob"
      Then Carol has 2 cards in hand
      And Dave has 2 cards in hand

  @CR-805.8
  Rule: 805.8 Turns, phases and steps of the team

    Scenario: An extra turn for a player is one for the team
      Given Carol has "Time Warp" in hand
      And Carol has {3}{U}{U} in the mana pool
      When Carol casts "Time Warp" targeting Carol and it resolves
      And the game goes on to Alice's upkeep
      And the game goes on to Alice's precombat main phase
      Then Alice has 1 card in hand
      And Carol has 1 card in hand
      And Bob has 0 cards in hand
      When the game goes on to Bob's precombat main phase
      Then Bob has 1 card in hand
      And Carol has 1 card in hand

    Scenario: What has each player of a team skip the untap step has the team skip one, and not two
      Given Alice has "Brine Elemental" in hand
      And Alice has {3}{5}{U}{U} in the mana pool
      And Bob controls a tapped "Grizzly Bears"
      And Dave controls a tapped "Hill Giant"
      When Alice casts "Brine Elemental" face down and it resolves
      And Alice turns "Brine Elemental" face up
      And all players pass
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is tapped
      And "Hill Giant" is tapped
      When the game goes on to Alice's upkeep
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is untapped

    Scenario: A draw step that one player skips is skipped by the team
      Given Dave controls "Yawgmoth's Bargain"
      When the game goes on to Bob's precombat main phase
      Then Bob has 0 cards in hand
      And Dave has 0 cards in hand
      When the game goes on to Alice's precombat main phase
      Then Carol has 1 card in hand

    Scenario: Who controls a player controls the teammate as well
      Given Alice controls "Mindslaver"
      And Alice has {4} in the mana pool
      And Bob controls "Swamp" and "Grizzly Bears" and "Serra Angel"
      And Dave controls "Hill Giant" and "Dune Beetle"
      And Bob has "Innocent Blood" in hand
      When Alice activates "Mindslaver" targeting Dave and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Alice is asked to choose one from "Bob" and "Dave"
      When Alice chooses "Bob"
      And Alice chooses "Carol"
      And Alice chooses "Serra Angel"
      And Alice chooses "Hill Giant"
      Then "Serra Angel" is in Bob's graveyard
      And "Hill Giant" is in Dave's graveyard

  @CR-805.9
  Rule: 805.9 One active player

    Scenario: The controller of an ability picks which of the active players it speaks of
      Given the card "Taunting Imp" is a "Creature — Imp" that costs {2}{B} of size 1/1:
        """
        {T}: Non-Wall creatures the active player controls attack this turn if able.
        """
      And Bob controls "Taunting Imp"
      And Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      When the game goes on to Alice's beginning of combat
      And Alice passes
      And Bob activates "Taunting Imp" and it resolves
      And Bob chooses "Carol"
      Then Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-805.10b
  Rule: 805.10b One attack

    Scenario: What one attack allows is allowed to the team, and not to each of its players
      Given Bob controls "Dueling Grounds"
      And Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      Then Alice can't attack Bob with "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-805.10f
  Rule: 805.10f Attackers assign first

    Scenario: The attacking team says how its damage is divided, and then the defending team
      Given Alice controls "Hill Giant"
      And Carol controls "Grizzly Bears"
      And Bob controls "Dune Beetle"
      And Dave controls "Two-Headed Giant of Foriys"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Dave blocks "Hill Giant" with "Dune Beetle" and "Two-Headed Giant of Foriys" and "Grizzly Bears" with "Two-Headed Giant of Foriys"
      And the game goes on to Alice's combat damage step
      And Alice chooses "Dune Beetle"
      And Alice chooses "Two-Headed Giant of Foriys"
      And Alice chooses "Two-Headed Giant of Foriys"
      And Dave chooses "Hill Giant"
      And Dave chooses "Hill Giant"
      And Dave chooses "Hill Giant"
      And Dave chooses "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" has 1 damage marked
      And "Two-Headed Giant of Foriys" is in Dave's graveyard

  @CR-810.5
  Rule: 810.5 What two heads share

    Scenario: A teammate looks at the hand, and casts nothing from it and taps none of the teammate's lands
      Given Alice has "Shock" in hand
      And Alice controls "Mountain"
      Then Carol can look at "Shock"
      And Bob can't look at "Shock"
      And Carol can't cast "Shock" targeting Bob
      And Carol can't activate "Mountain"
      When Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 28 life

@edition-2025
Feature: 701. Keyword Actions

  Background:
    Given these cards:
      | name  | type    | cost | text                                                        |
      | Swap  | Instant | {0}  | Exchange control of two target creatures.                   |
      | Loan  | Instant | {0}  | Exchange control of two target creatures until end of turn. |
      | Theft | Instant | {0}  | Gain control of target creature.                            |
      | Trade | Instant | {0}  | Exchange life totals with target opponent.                  |
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Swap", "Loan", "Theft" and "Trade" in hand
    And Bob has "Murder" in hand

  @CR-701.12a
  Rule: 701.12a All of it or nothing

    Scenario: With one of the two gone the other stays where it is
      Given Bob has {1}{B}{B} in the mana pool
      When Alice casts "Swap" targeting "Grizzly Bears" and "Hill Giant"
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Bob controls "Hill Giant"
      And "Murder" is in Bob's graveyard

    Scenario: With both there both change hands
      When Alice casts "Swap" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"

  @CR-701.12b
  Rule: 701.12b Control of two permanents

    Scenario Outline: Each player has what the other had, <how long>
      When Alice casts "<spell>" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then <elk> controls "Hill Giant"
      And <ox> controls "Grizzly Bears"

      Examples:
        | spell | how long          | elk   | ox    |
        | Swap  | for good          | Alice | Bob   |
        | Loan  | until end of turn | Bob   | Alice |

    Scenario: Of two permanents of one player nothing is exchanged
      When Alice casts "Swap" targeting "Grizzly Bears" and "Hill Giant"
      And Alice casts "Theft" targeting "Hill Giant" and it resolves
      And all players pass
      Then Alice controls "Hill Giant"
      And Alice controls "Grizzly Bears"

  @CR-701.12c
  Rule: 701.12c Life totals

    Scenario: Each gains or loses what it takes to have the other's total
      Given Alice has 3 life
      And Alice controls an enchantment "Chime" with "Whenever you gain life, put a +1/+1 counter on each creature you control."
      When Alice casts "Trade" targeting Bob and it resolves
      Then Alice has 20 life
      And Bob has 3 life
      When all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: Nothing is exchanged where one of them can't gain the life
      Given Alice has 3 life
      And Bob controls an enchantment "Forsaking" with "Players can't gain life."
      When Alice casts "Trade" targeting Bob and it resolves
      Then Alice has 3 life
      And Bob has 20 life
      And "Trade" is in Alice's graveyard

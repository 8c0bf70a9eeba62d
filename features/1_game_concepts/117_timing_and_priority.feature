@edition-2025
Feature: 117. Timing and Priority

  @CR-117.1a
  Rule: 117.1a When spells are cast

    Scenario: In a step that is no main phase an instant can be cast, and no creature spell
      Given it is Alice's upkeep
      And Alice has "Shock" and "Grizzly Bears" in hand
      And Alice has {1}{R}{G} in the mana pool
      Then Alice can't cast "Grizzly Bears", by 117.1a
      And Alice can cast "Shock" targeting Bob

    Scenario: With a spell on the stack an instant can be cast, and no creature spell
      Given Alice has "Shock" (first), "Shock" (second) and "Grizzly Bears" in hand
      And Alice has {1}{R}{R}{G} in the mana pool
      Then Alice can cast "Grizzly Bears"
      When Alice casts "Shock" (first) targeting Bob
      Then Alice can't cast "Grizzly Bears", by 117.1a
      And Alice can cast "Shock" (second) targeting Bob

  @CR-117.1b
  Rule: 117.1b When abilities are activated

    Scenario: In another's turn, with a spell on the stack
      Given Bob controls "Prodigal Sorcerer"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Prodigal Sorcerer"
      And Alice passes
      And Bob activates "Prodigal Sorcerer" targeting Alice
      And all players pass
      Then Alice has 19 life

  @CR-117.3a
  Rule: 117.3a Who has priority as a step begins

    Scenario Outline: The player whose turn it is, whoever that is
      Given the players are Alice, Bob and Carol
      When the game goes on to <player>'s draw step
      Then <player> has priority

      Examples:
        | player |
        | Bob    |
        | Carol  |

  @CR-117.3b
  Rule: 117.3b Who has priority after a resolution

    Scenario: The active player, though the spell was another's and a third passed last
      Given the players are Alice, Bob and Carol
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting Carol
      And Bob passes
      And Carol passes
      Then Alice has priority
      And "Shock" is on the stack
      When Alice passes
      Then Carol has 18 life
      And Alice has priority

  @CR-117.3c
  Rule: 117.3c Who has priority after acting

    Scenario: The player who has cast a spell, in another's turn too
      Given Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (first) targeting Alice
      Then Bob has priority
      When Bob casts "Shock" (second) targeting Alice
      Then the stack, from the top, is "Shock" (second) and "Shock" (first)

  @CR-117.3d
  Rule: 117.3d Who has priority after passing

    Scenario: The next player in turn order
      Given the players are Alice, Bob and Carol
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      Then Bob has priority
      When Bob passes
      Then Carol has priority
      And "Shock" is on the stack

  @CR-117.7
  Rule: 117.7 In response

    Scenario: What is cast while a spell waits resolves first
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Mogg Fanatic"
      And Bob has "Giant Growth" in hand
      And Bob has {G} in the mana pool
      When Alice casts "Shock" targeting "Mogg Fanatic"
      And Alice passes
      And Bob casts "Giant Growth" targeting "Mogg Fanatic"
      Then the stack, from the top, is "Giant Growth" and "Shock"
      When all players pass
      Then "Mogg Fanatic" is 4/4
      When all players pass
      Then "Mogg Fanatic" is on the battlefield

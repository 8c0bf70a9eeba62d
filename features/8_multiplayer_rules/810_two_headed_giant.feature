Feature: 810. Two-Headed Giant

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-810.4
  Rule: 810.4 One life total

    Scenario: What one player gains, the team has, and the other team does not
      Given Carol has "Sacred Nectar" in hand
      And Carol has {1}{W} in the mana pool
      When Carol casts "Sacred Nectar" and it resolves
      Then Alice has 34 life
      And Carol has 34 life
      And Bob has 30 life

  @CR-810.6
  Rule: 810.6 No first draw

    Scenario: The team that goes first draws nothing in its first turn, and the other team draws
      Given Alice's library has 40 cards
      And Bob's library has 40 cards
      And Carol's library has 40 cards
      And Dave's library has 40 cards
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      And the game goes on to Alice's precombat main phase
      Then Carol has 7 cards in hand
      When the game goes on to Dave's precombat main phase
      Then Bob has 8 cards in hand

  @CR-810.8c
  Rule: 810.8c A team without life

    Scenario: Both lose when the team has no life left, and not with 1 life
      Given Bob has 3 life
      And Dave has 3 life
      And Alice has "Shock" and "Lightning Bolt" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Dave has 1 life
      And the game goes on
      When Alice casts "Lightning Bolt" targeting Dave and it resolves
      Then Bob and Dave have lost the game
      And Alice has won the game

  @CR-810.8d
  Rule: 810.8d A poisoned team

    Scenario Outline: A team with <sum> poison counters <ends>
      Given Bob has nine poison counters
      And Dave has <of_dave> poison counters
      When Alice would receive priority
      Then <ends>

      Examples:
        | sum      | of_dave | ends                           |
        | fifteen  | six     | Bob and Dave have lost the game |
        | fourteen | five    | the game goes on               |

  @CR-810.9
  Rule: 810.9 Life of one player and of the team

    @example-1
    Example: What deals 4 damage to each player deals 8 to each team
      Given the card "Flame Rift" is a "Sorcery" that costs {1}{R}:
        """
        Flame Rift deals 4 damage to each player.
        """
      And Alice has "Flame Rift" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Flame Rift" and it resolves
      Then Alice has 22 life
      And Bob has 22 life

  @CR-810.8a
  Rule: 810.8a As a team

    @example-2
    Example: Who draws from an empty library loses with the teammate
      Given Bob's library is empty
      When the game goes on to Bob's precombat main phase
      Then Bob and Dave have lost the game
      And Alice has won the game
      And Carol has won the game

    Scenario: Who concedes loses with the teammate
      When Dave concedes
      Then Bob and Dave have lost the game
      And Alice has won the game

  @CR-810.8b
  Rule: 810.8b Conceding for both

    Scenario: A player who concedes takes the teammate along, whatever life the team has
      When Bob concedes
      Then Bob and Dave have lost the game
      And Carol has won the game

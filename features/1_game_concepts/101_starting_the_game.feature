@edition-2009
Feature: 101. Starting the Game

  @CR-2009-101.4
  Rule: 101.4 Hands of fewer cards

    Scenario: A hand that is kept has seven cards
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand

    Scenario: After a mulligan one card fewer is drawn, and nothing goes to the bottom
      When Alice starts the game
      And Alice says yes
      And Alice says no
      And Bob says no
      Then Alice has 6 cards in hand
      And Alice has 4 cards in library
      And Bob has 7 cards in hand

    Scenario: After a second one it is one card fewer again
      When Alice starts the game
      And Alice says yes
      And Alice says yes
      And Alice says no
      And Bob says yes
      And Bob says no
      Then Alice has 5 cards in hand
      And Bob has 6 cards in hand

    Scenario: Mulligans go down to no card, and no further
      When Alice starts the game
      And Alice says yes
      And Alice says yes
      And Alice says yes
      And Alice says yes
      And Alice says yes
      And Alice says yes
      And Alice says yes
      Then Bob is asked to choose one from "yes" and "no"
      When Bob says no
      Then Alice has 0 cards in hand

  @CR-2009-101.3 @CR-2009-217.3a
  Rule: 101.3 Twenty life and seven cards

    Scenario: All begin with 20 life and seven cards, and one who draws has eight
      Given Alice has 3 life
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 20 life
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      When the game goes on to Bob's precombat main
      Then Alice has 7 cards in hand
      And Bob has 8 cards in hand

  @CR-2009-101.4a @CR-2009-100.1b @CR-2009-600.5
  Rule: 101.4a The first mulligan in a multiplayer game

    Scenario: Among three the first mulligan is for seven cards, and the second for six
      Given the players are Alice, Bob and Carol
      When Alice starts the game
      And Alice says yes
      And Alice says yes
      And Alice says no
      And Bob says yes
      And Bob says no
      And Carol says no
      Then Alice has 6 cards in hand
      And Bob has 7 cards in hand
      And Carol has 7 cards in hand

  @CR-2009-101.4b @CR-2009-606.6a
  Rule: 101.4b Mulligans of Two-Headed Giant

    Background:
      Given Bob and Carol play together against Alice and Dave
      And the game is a Two-Headed Giant game

    @example-2009-101.4b-1
    Example: Both of the starting team take one, one of them takes another, and then the other team decides
      When Bob starts the game
      And Bob says yes
      And Carol says yes
      And Bob says no
      And Carol says yes
      And Carol says no
      Then Alice is asked to choose one from "yes" and "no"
      When Alice says no
      And Dave says yes
      And Dave says no
      Then Bob has 7 cards in hand
      And Carol has 6 cards in hand
      And Alice has 7 cards in hand
      And Dave has 7 cards in hand

    Scenario: The other team has its own mulligans, and nobody of the first is asked again
      When Bob starts the game
      And Bob says no
      And Carol says no
      And Alice says no
      And Dave says yes
      Then Dave is asked to choose one from "yes" and "no"
      When Dave says no
      Then Dave has 7 cards in hand
      And it is Bob's upkeep

  @CR-2009-101.6b
  Rule: 101.6b The first draw of a team

    Scenario: Neither player of the starting team draws in the first turn, and both of the other team do
      Given Bob and Carol play together against Alice and Dave
      And the game is a Two-Headed Giant game
      When Bob starts the game
      And Bob says no
      And Carol says no
      And Alice says no
      And Dave says no
      And the game goes on to Bob's precombat main
      Then Bob has 7 cards in hand
      And Carol has 7 cards in hand
      When the game goes on to Alice's precombat main
      Then Alice has 8 cards in hand
      And Dave has 8 cards in hand

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

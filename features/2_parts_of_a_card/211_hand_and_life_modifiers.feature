@edition-2025
Feature: 211, 212. Hand and life modifiers

  Background:
    Given the game is a Vanguard game
    And Alice has "Ashnod" in the command zone
    And Bob has "Gix" in the command zone

  @CR-211.1
  Rule: 211.1 The number for the hand

    Scenario: It counts for the cards that one starts with, and for those that one may keep
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 8 cards in hand
      And Alice has a maximum hand size of 8
      And Bob has 5 cards in hand
      And Bob has a maximum hand size of 5

  @CR-212.1
  Rule: 212.1 The number for life

    Scenario: It is added to twenty, or taken from it
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 12 life
      And Bob has 38 life

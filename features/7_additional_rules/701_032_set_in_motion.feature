Feature: 701.32. Set in Motion

  Background:
    Given the game is an Archenemy game
    And Alice has "Look Skyward and Despair" and "Roots of All Evil" in her scheme deck

  @CR-701.32b
  Rule: 701.32b Off the deck and face up

    Scenario: The top scheme is turned face up, and has been set in motion
      Given it is Alice's draw
      When all players pass
      Then "Look Skyward and Despair" is face up
      And "Roots of All Evil" is face down
      And the stack, from the top, is ability of "Look Skyward and Despair"

    Scenario: Another player's turn sets nothing in motion
      Given it is Alice's draw
      When all players pass
      And all players pass
      And the game goes on to Bob's precombat main phase
      Then "Roots of All Evil" is face down
      And "Look Skyward and Despair" is face down

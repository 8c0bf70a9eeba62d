Feature: 701.32. Set in Motion

  Background:
    Given these cards:
      | name     | type   | text                                                 |
      | Ambition | Scheme | When you set this scheme in motion, you gain 1 life. |
      | Menace   | Scheme | Creatures you control get +1/+1.                     |
    And the game is an Archenemy game
    And Alice has "Ambition" and "Menace" in her scheme deck

  @CR-701.32b
  Rule: 701.32b Off the deck and face up

    Scenario: The top scheme is turned face up, and has been set in motion
      Given it is Alice's draw
      When all players pass
      Then "Ambition" is face up
      And "Menace" is face down
      And the stack, from the top, is ability of "Ambition"

    Scenario: Another player's turn sets nothing in motion
      Given it is Alice's draw
      When all players pass
      And all players pass
      And the game goes on to Bob's precombat main phase
      Then "Menace" is face down
      And "Ambition" is face down

Feature: 507. Choosing the defending player

  Background:
    Given the players are Alice, Bob and Carol
    And the game is a one-defender game
    And Alice controls "Hill Giant"

  @CR-507.1 @CR-506.2a
  Rule: 507.1 One opponent is chosen

    Scenario Outline: As combat begins <chosen> is chosen, and can be attacked, while <other> can't
      When the game goes on to Alice's beginning of combat step
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses <chosen>
      Then Alice can't attack <other> with "Hill Giant"
      When Alice attacks <chosen> with "Hill Giant"
      Then "Hill Giant" is attacking <chosen>
      When the game goes on to Alice's end of combat
      Then <chosen> has 17 life
      And <other> has 20 life

      Examples:
        | chosen | other |
        | Bob    | Carol |
        | Carol  | Bob   |

  @CR-507.1
  Rule: 507.1 In each combat

    Scenario: The next player chooses anew
      When the game goes on to Alice's beginning of combat step
      And Alice chooses Carol
      And the game goes on to Bob's beginning of combat step
      Then Bob is asked to choose one from Alice and Carol
      When Bob chooses Alice
      Then it is Bob's beginning of combat step

  @CR-508.7d
  Rule: 508.7d What the chosen player defends can be reselected

    Scenario: Bob's planeswalker can, and neither Carol nor her planeswalker
      Given Bob controls "Jace Beleren" (Bob's) and three "Island"
      And Carol controls "Jace Beleren" (Carol's)
      And Bob has "Portal Mage" in hand
      When the game goes on to Alice's beginning of combat step
      And Alice chooses Bob
      And Alice attacks Bob with "Hill Giant"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Portal Mage" and it resolves
      And all players pass
      And Bob says yes
      Then Bob is asked to choose one from Bob and "Jace Beleren" (Bob's)
      When Bob chooses "Jace Beleren" (Bob's)
      Then "Hill Giant" is attacking "Jace Beleren" (Bob's)

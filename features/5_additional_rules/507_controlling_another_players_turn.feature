Feature: 507. Controlling another player's turn

  In 2009 it was the turn that was controlled. All else is as today, except that there was mana burn.

  Background:
    Given Alice has "Worst Fears" in hand
    And Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
    And Alice controls "Mountain"
    And Bob controls two "Forest"

  @CR-2009-507.4
  Rule: 507.4 No mana burn in a turn of one's own that another player controls

    Scenario: Unused mana is lost, and costs only the player who controls the turn life; later it costs both
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Forest (1)"
      And Alice activates "Mountain"
      And the game goes on to Bob's beginning of combat step
      Then Bob has no mana
      And Bob has 20 life
      And Alice has no mana
      And Alice has 19 life
      When the game goes on to Alice's precombat main phase
      And Bob activates "Forest (2)"
      And the game goes on to Alice's beginning of combat step
      Then Bob has no mana
      And Bob has 19 life

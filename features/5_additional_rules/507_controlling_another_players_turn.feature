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

  @CR-721.5 @edition-2009
  Rule: 507.3 The controller of the turn decides on combat

    @example-2
    Example: The controller says who attacks, and how combat damage is assigned before it waits on the stack
      Given Alice controls "Hill Giant" and "Gray Ogre"
      And Bob controls "Grizzly Bears"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Alice has Bob attack Alice with "Grizzly Bears"
      And Alice blocks "Grizzly Bears" with "Hill Giant" and "Gray Ogre"
      And all players pass
      Then Alice is asked to choose one from "Hill Giant" and "Gray Ogre"
      When Alice chooses "Gray Ogre"
      And Alice chooses "Gray Ogre"
      And all players pass
      Then "Gray Ogre" is in Alice's graveyard
      And "Hill Giant" has no damage marked

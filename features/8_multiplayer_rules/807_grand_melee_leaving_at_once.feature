Feature: 807. Grand Melee, when several players leave at once

  @CR-807.4e
  Rule: 807.4e The lowest of several turn markers

    Background:
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game

    Scenario: Of the markers to the right of two who lose at once, marker one goes, though Ida's is marker two
      Given Alice has "Flame Rift" in hand
      And Alice has {1}{R} in the mana pool
      And Bob has 4 life
      And Ida has 4 life
      When Alice casts "Flame Rift" and it resolves
      Then Bob and Ida have lost the game
      When the game goes on to Alice's end step
      And all players pass
      And the game goes on to Eve's end step
      And all players pass
      Then it is Frank's upkeep
      When the game goes on to Frank's end step
      And all players pass
      Then it is Gina's upkeep
      When the game goes on to Gina's end step
      And all players pass
      Then it is Hugo's upkeep

    Scenario: When Bob has left before and Ida leaves then, marker two to her right goes
      Given Alice has "Flame Rift" in hand
      And Alice has {1}{R} in the mana pool
      And Ida has 4 life
      When Bob concedes
      And Alice casts "Flame Rift" and it resolves
      Then Ida has lost the game
      When the game goes on to Eve's end step
      And all players pass
      And the game goes on to Alice's end step
      And all players pass
      Then it is Carol's upkeep

Feature: 702.50. Epic

  @CR-702.50a
  Rule: 702.50a Copied in each upkeep for the rest of the game

    Scenario: Each upkeep of its player brings a copy, and that of another player none
      Given Alice has "Endless Swarm" and "Forest" in hand
      And Alice has {5}{G}{G}{G} in the mana pool
      When Alice casts "Endless Swarm" and it resolves
      Then Alice controls one Snake
      When the game goes on to Bob's upkeep
      Then the stack is empty
      When the game goes on to Alice's upkeep
      And all players pass
      Then the stack, from the top, is "copy of Endless Swarm"
      When all players pass
      Then Alice controls two Snakes
      When the game goes on to Alice's upkeep
      And all players pass
      Then the stack, from the top, is "copy of Endless Swarm"

    Scenario: The copy has no epic
      Given Alice has "Endless Swarm" in hand
      And Alice has {5}{G}{G}{G} in the mana pool
      When Alice casts "Endless Swarm" and it resolves
      And the game goes on to Alice's upkeep
      And all players pass
      Then "copy of Endless Swarm" doesn't have epic
      When all players pass
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then the stack, from the top, is ability of "Endless Swarm"

    Scenario: New targets may be chosen for the copy
      Given the players are Alice, Bob and Carol
      And Alice has "Eternal Dominion" in hand
      And Alice has {7}{U}{U}{U} in the mana pool
      And Bob has "Grizzly Bears" on top of the library
      And Carol has "Shock" and "Hill Giant" on top of the library
      When Alice casts "Eternal Dominion" targeting Bob and it resolves
      And Alice chooses "Grizzly Bears"
      Then Alice controls "Grizzly Bears"
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice chooses "Carol"
      And all players pass
      And Alice chooses "Hill Giant"
      Then Alice controls "Hill Giant"

    Scenario: A spell that is countered has begun nothing
      Given Alice has "Endless Swarm" and "Memnite" in hand
      And Alice has {5}{G}{G}{G} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Endless Swarm"
      And Alice passes
      And Bob casts "Cancel" targeting "Endless Swarm" and it resolves
      And the game goes on to Alice's upkeep
      Then the stack is empty
      And "Endless Swarm" is in Alice's graveyard

  @CR-702.50b
  Rule: 702.50b No spells are cast any more

    Scenario: Once it has resolved its player casts nothing, and copies come all the same
      Given Alice has "Endless Swarm", "Memnite" and "Memnite" (2) in hand
      And Alice has {5}{G}{G}{G} in the mana pool
      When Alice casts "Memnite" and it resolves
      And Alice casts "Endless Swarm" and it resolves
      Then Alice can't cast "Memnite" (2)
      When the game goes on to Alice's upkeep
      And all players pass
      Then the stack, from the top, is "copy of Endless Swarm"
      When all players pass
      And the game goes on to Alice's precombat main
      Then Alice can't cast "Memnite" (2)

    Scenario: Other players cast what they like
      Given Alice has "Endless Swarm" in hand
      And Alice has {5}{G}{G}{G} in the mana pool
      And Bob has "Memnite" in hand
      When Alice casts "Endless Swarm" and it resolves
      And the game goes on to Bob's precombat main
      And Bob casts "Memnite" and it resolves
      Then "Memnite" is on the battlefield

Feature: 702.40. Storm

  @CR-702.40a
  Rule: 702.40a A copy for each other spell cast before it in the turn

    Scenario: A spell of another player counts, even one that is still on the stack
      Given Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      And Alice has "Brain Freeze" in hand
      And Alice has {1}{U} in the mana pool
      When Bob casts "Shock" targeting Alice
      And Bob passes
      And Alice casts "Brain Freeze" targeting Bob
      And all players pass
      And Alice chooses "Bob"
      Then the stack, from the top, is "copy of Brain Freeze", "Brain Freeze" and "Shock"

    Scenario: The first spell of a turn is not copied, and the spells of an earlier turn count no longer
      Given Alice has "Tendrils of Agony" and "Shock" in hand
      And Alice has {R} in the mana pool
      And Alice controls "Swamp" (1), "Swamp" (2), "Swamp" (3) and "Swamp" (4)
      When Alice casts "Shock" targeting Bob and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice casts "Tendrils of Agony" targeting Bob
      And Alice chooses "Swamp" (1)
      And Alice chooses "Swamp" (2)
      And Alice chooses "Swamp" (3)
      And Alice chooses "Swamp" (4)
      And all players pass
      Then the stack, from the top, is "Tendrils of Agony"
      When all players pass
      Then Bob has 16 life

    Scenario: What is cast in response does not count: it was not cast before the spell
      Given Alice has "Tendrils of Agony" and "Shock" in hand
      And Alice has {2}{B}{B}{R} in the mana pool
      When Alice casts "Tendrils of Agony" targeting Bob
      And Alice casts "Shock" targeting Bob
      And all players pass
      And all players pass
      Then the stack, from the top, is "Tendrils of Agony"

    Scenario: New targets may be chosen for the copies, and not for the spell
      Given the players are Alice, Bob and Carol
      And Alice has "Tendrils of Agony" and "Shock" in hand
      And Alice has {2}{B}{B}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Tendrils of Agony" targeting Bob
      And all players pass
      And Alice chooses "Carol"
      And all players pass
      Then Carol has 18 life
      And Bob has 18 life
      When all players pass
      Then Carol has 18 life
      And Bob has 16 life
      And Alice has 24 life

    @CR-707.10
    Scenario: A copy is not cast, so its own storm does not trigger
      Given Alice has "Tendrils of Agony" and "Shock" in hand
      And Alice has {2}{B}{B}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Tendrils of Agony" targeting Bob
      And all players pass
      And Alice chooses "Bob"
      Then the stack, from the top, is "copy of Tendrils of Agony" and "Tendrils of Agony"
      When all players pass
      And all players pass
      Then the stack is empty
      And Alice has 24 life

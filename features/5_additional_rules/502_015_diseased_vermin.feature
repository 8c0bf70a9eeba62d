Feature: 502.15h. Whom a permanent has damaged

  Diseased Vermin remembers its counters, and which opponents it has damaged, though it was phased out in between.

  Background:
    Given the players are Alice, Bob and Carol

  @CR-702.26d @CR-2009-502.15h
  Rule: 702.26d What is remembered

    @example-2009-502.15h-1
    Example: Diseased Vermin is back, and deals damage to the opponent whom it has damaged before, and to no other
      Given Alice controls "Diseased Vermin", "Island" (1) and "Island" (2)
      And Alice has "Reality Ripple" in hand
      When Alice attacks Carol with "Diseased Vermin"
      And the game goes on to Alice's end of combat
      Then Carol has 19 life
      And "Diseased Vermin" has one infection counter
      When Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "Reality Ripple" targeting "Diseased Vermin" and it resolves
      Then "Diseased Vermin" is phased out
      When the game goes on to Alice's upkeep
      Then "Diseased Vermin" is phased in
      And "Diseased Vermin" has one infection counter
      And the stack, from the top, is "ability of Diseased Vermin"
      When all players pass
      Then Carol has 18 life
      And Bob has 20 life

  @CR-608.2i
  Rule: 608.2i Which players it has damaged

    Scenario: With counters and no damage done it has nobody to target, and in the next upkeep it has
      Given Alice controls "Diseased Vermin" with two infection counters
      When the game goes on to Alice's upkeep
      Then the stack is empty
      When Alice attacks Bob with "Diseased Vermin"
      And the game goes on to Alice's upkeep
      Then Bob has 19 life
      And the stack, from the top, is "ability of Diseased Vermin"
      When all players pass
      Then Bob has 16 life
      And Carol has 20 life

    Scenario: Of two opponents who were damaged in two turns either may be chosen
      Given Alice controls "Diseased Vermin"
      When Alice attacks Bob with "Diseased Vermin"
      And the game goes on to Alice's upkeep
      And all players pass
      Then Bob has 18 life
      When Alice attacks Carol with "Diseased Vermin"
      And the game goes on to Alice's upkeep
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      And all players pass
      Then Carol has 17 life
      And Bob has 18 life

    Scenario: What was returned to the hand and is cast anew has damaged nobody, until it does so again
      Given Alice controls "Diseased Vermin" and "Island"
      And Alice controls "Swamp" (1), "Swamp" (2) and "Swamp" (3)
      And Alice has "Unsummon" in hand
      When Alice attacks Bob with "Diseased Vermin"
      And the game goes on to Alice's postcombat main phase
      And Alice activates "Island"
      And Alice casts "Unsummon" targeting "Diseased Vermin" and it resolves
      And Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice casts "Diseased Vermin" and it resolves
      And the game goes on to Alice's upkeep
      Then the stack is empty
      When Alice attacks Bob with "Diseased Vermin"
      And the game goes on to Alice's upkeep
      Then Bob has 18 life
      And the stack, from the top, is "ability of Diseased Vermin"
      When all players pass
      Then Bob has 17 life

    Scenario: It has died by the time that its ability resolves, and has damaged Bob all the same
      Given Alice controls "Diseased Vermin" and "Mountain"
      And Alice has "Shock" in hand
      When Alice attacks Bob with "Diseased Vermin"
      And the game goes on to Alice's upkeep
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "Diseased Vermin" and it resolves
      Then "Diseased Vermin" is in Alice's graveyard
      And Bob has 19 life
      When all players pass
      Then Bob has 18 life

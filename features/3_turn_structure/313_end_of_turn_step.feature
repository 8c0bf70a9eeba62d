Feature: 313. End of Turn Step

  Section 513 says today what this section said. In May 2009 cards said "at end of turn" for what happens as the step begins.

  @CR-2009-313.1
  Rule: 313.1 The step begins

    Scenario: What a card says of the end of turn waits on the stack
      Given the card "Spark" is a "Creature — Elemental" that costs {0} of size 5/1:
        """
        Haste
        At end of turn, sacrifice Spark.
        """
      And Alice controls "Spark"
      When the game goes on to Alice's end step
      Then the stack, from the top, is ability of "Spark"
      And "Spark" is on the battlefield
      When all players pass
      Then "Spark" is in Alice's graveyard

  @CR-2009-313.2
  Rule: 313.2 The step does not back up

    Scenario: What is made before the step happens in it, what is made in it waits for the end of the next turn
      Given the card "Doom" is an "Instant" that costs {0}:
        """
        Tap target creature. Destroy that creature at end of turn.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Doom" (first) and "Doom" (second) in hand
      When Alice casts "Doom" (first) targeting "Hill Giant" and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      When Alice casts "Doom" (second) targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is on the battlefield
      When the game goes on to Bob's end step
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard

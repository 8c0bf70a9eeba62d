Feature: 730. Loops and what players choose in them

  @CR-730.3 @edition-2025
  Rule: 730.3 Fragmented loops

    Background:
      Given the card "Restless Bird" is a "Creature — Bird" that costs {1}{U} of size 2/2
        """
        {0}: This creature gains flying.
        """
      And the card "Heavy Air" is an "Enchantment" that costs {1}{G}
        """
        {0}: Target creature loses flying.
        """

    @example-1
    Example: The active player has to do something else, and the creature stays without flying
      Given Alice controls "Restless Bird" and "Heavy Air" (Alice's)
      And Bob controls "Heavy Air" (Bob's)
      When Alice activates "Restless Bird" and it resolves
      Then "Restless Bird" has flying
      When Bob activates "Heavy Air" (Bob's) targeting "Restless Bird" and it resolves
      Then "Restless Bird" doesn't have flying
      And Alice can't activate "Restless Bird", by 730.3
      And Alice can activate "Heavy Air" (Alice's) targeting "Restless Bird"

    Scenario: In the turn of the other player it is that one who has to leave the creature as it is
      Given Alice controls "Restless Bird"
      And Bob controls "Heavy Air"
      And it is Bob's precombat main
      When Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird" and it resolves
      Then Bob can't activate "Heavy Air" targeting "Restless Bird", by 730.3
      And "Restless Bird" has flying

    Scenario: Once something else has become of the game, the ability can be activated again
      Given Alice controls "Restless Bird"
      And Bob controls "Heavy Air"
      And Alice has "Forest" in hand
      When Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      Then Alice can't activate "Restless Bird", by 730.3
      When Alice plays "Forest"
      And Alice activates "Restless Bird" and it resolves
      Then "Restless Bird" has flying

    Scenario: What each player repeats without the other is no fragmented loop
      Given the card "Well Without End" is an "Artifact" that costs {2}
        """
        {0}: You gain 1 life.
        """
      And Alice controls "Well Without End" (Alice's)
      And Bob controls "Well Without End" (Bob's)
      When Alice activates "Well Without End" (Alice's) and it resolves
      And Alice activates "Well Without End" (Alice's) and it resolves
      And Bob activates "Well Without End" (Bob's) and it resolves
      And Bob activates "Well Without End" (Bob's) and it resolves
      And Bob activates "Well Without End" (Bob's) and it resolves
      And Alice activates "Well Without End" (Alice's) and it resolves
      Then Alice has 23 life
      And Bob has 23 life

  @CR-730.5
  Rule: 730.5 Nobody has to end a loop

    @example-1
    Example: A player who could destroy an artifact in the loop doesn't have to
      Given the card "Engine of Return" is an "Artifact" that costs {3}
        """
        Whenever a creature dies, return it to the battlefield under its owner's control.
        """
      And Alice controls "Engine of Return"
      And Bob controls "Seal of Cleansing"
      And Alice has "Bull Elephant" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Bull Elephant"
      And the game goes on to Alice's end step
      Then the game is a draw
      And "Seal of Cleansing" is on the battlefield

    Scenario: A player who could return one of the creatures to a hand doesn't have to
      Given Alice controls "Faceless Butcher" (first)
      And Bob controls "Seal of Removal"
      And Alice has {2}{B}{B}{2}{B}{B} in the mana pool
      And Alice has "Faceless Butcher" (second) and "Faceless Butcher" (third) in hand
      When Alice casts "Faceless Butcher" (second)
      And all players pass
      And all players pass
      And all players pass
      Then "Faceless Butcher" (first) is in exile
      When Alice casts "Faceless Butcher" (third)
      And the game goes on to Alice's end step
      Then the game is a draw

  @CR-730.6
  Rule: 730.6 Nobody has to do what stands behind "unless"

    Background:
      Given the card "Endless Return" is an "Enchantment" that costs {2}{B}
        """
        Whenever a creature dies, return it to the battlefield under its owner's control.
        """
      And Alice controls "Endless Return" and two "Forest"
      And Alice has "Bull Elephant" in hand
      And Alice has {3}{G} in the mana pool

    @CR-2009-421.6
    Scenario: A player who never returns the Forests leaves the loop to go on, and the game is a draw
      When Alice casts "Bull Elephant" and it resolves
      And the game goes on to Alice's end step
      And Alice chooses no
      And Alice chooses no
      And Alice chooses no
      And Alice chooses no
      And Alice chooses no
      Then the game is a draw

  @CR-118.12a
  Rule: 118.12a Who does what stands behind "unless" ends the loop

    Background:
      Given the card "Endless Return" is an "Enchantment" that costs {2}{B}
        """
        Whenever a creature dies, return it to the battlefield under its owner's control.
        """
      And Alice controls "Endless Return" and two "Forest"
      And Alice has "Bull Elephant" in hand
      And Alice has {3}{G} in the mana pool

    Scenario: A player who returns them at last ends the loop
      When Alice casts "Bull Elephant" and it resolves
      And the game goes on to Alice's end step
      And Alice chooses no
      And Alice chooses no
      And Alice chooses no
      And Alice chooses no
      And Alice chooses yes
      Then the game goes on
      And "Bull Elephant" is on the battlefield
      And Alice has two cards in hand

  @CR-701.8a
  Rule: 701.8a What a loop needs may be destroyed

    Scenario: A player who does destroy it ends the loop
      Given the card "Engine of Return" is an "Artifact" that costs {3}
        """
        Whenever a creature dies, return it to the battlefield under its owner's control.
        """
      And Alice controls "Engine of Return"
      And Bob controls "Seal of Cleansing" (first) and "Seal of Cleansing" (second)
      And Alice has "Bull Elephant" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Bull Elephant" and it resolves
      And Bob activates "Seal of Cleansing" (first) targeting "Engine of Return" and it resolves
      And the game goes on to Alice's end step
      Then the game goes on
      And "Bull Elephant" is in Alice's graveyard

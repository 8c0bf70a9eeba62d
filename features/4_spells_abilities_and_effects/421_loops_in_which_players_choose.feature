Feature: 421. Loops in which players choose

  @CR-2009-421.3
  Rule: 421.3 Loops of two players

    Background:
      Given the card "Restless Bird" is a "Creature — Bird" that costs {1}{U} of size 2/2
        """
        {0}: This creature gains flying.
        """
      And the card "Heavy Air" is an "Enchantment" that costs {1}{G}
        """
        {0}: Target creature loses flying.
        """
      And Alice controls "Restless Bird"
      And Bob controls "Heavy Air"

    @example-2009-421.3-1
    Example: The nonactive player agrees to the number, has the last word, and the creature stays without flying
      When Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird"
      And Alice chooses 2
      And Bob chooses 2
      And all players pass
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      Then "Restless Bird" doesn't have flying
      And Alice can't activate "Restless Bird"

    Scenario: The nonactive player names a lower number, and the active player has the last word
      When Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird"
      And Alice chooses 2
      And Bob chooses 1
      And all players pass
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird" and it resolves
      Then "Restless Bird" has flying
      And Bob can't activate "Heavy Air" targeting "Restless Bird"

    Scenario: Whoever began, the active player names the first number
      When Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird"
      And Alice chooses 1
      And Bob chooses 1
      And all players pass
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      Then "Restless Bird" doesn't have flying
      And Alice can't activate "Restless Bird"

    Scenario: In the other player's turn that one names the first number, and has the last word if it is lowered
      Given it is Bob's precombat main
      When Alice activates "Restless Bird" and it resolves
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      And Alice activates "Restless Bird"
      And Bob chooses 3
      And Alice chooses 1
      And all players pass
      And Bob activates "Heavy Air" targeting "Restless Bird" and it resolves
      Then "Restless Bird" doesn't have flying
      And Alice can't activate "Restless Bird"

  @CR-2009-421.5
  Rule: 421.5 Independent loops

    Background:
      Given the card "Well Without End" is an "Artifact" that costs {2}
        """
        {0}: You gain 1 life.
        """
      And Alice controls "Well Without End" (Alice's)
      And Bob controls "Well Without End" (Bob's)

    Scenario: The active player names a number first, and the other one any number
      When Alice activates "Well Without End" (Alice's) and it resolves
      And Alice activates "Well Without End" (Alice's) and it resolves
      And Alice activates "Well Without End" (Alice's) and it resolves
      And Bob activates "Well Without End" (Bob's) and it resolves
      And Bob activates "Well Without End" (Bob's)
      And Alice chooses 1
      And Bob chooses 2
      And all players pass
      And Bob activates "Well Without End" (Bob's) and it resolves
      Then Bob can't activate "Well Without End" (Bob's)
      When Alice activates "Well Without End" (Alice's) and it resolves
      Then Alice can't activate "Well Without End" (Alice's)
      And Alice has 24 life
      And Bob has 23 life

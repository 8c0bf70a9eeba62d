Feature: 702.58. Graft

  @CR-702.58a
  Rule: 702.58a A counter for another creature that enters

    Scenario: Another player's creature may have it as well, and the last one too
      Given Alice has "Vigean Graftmage" in hand
      And Alice has {2}{U} in the mana pool
      And Bob has "Memnite" in hand
      When Alice casts "Vigean Graftmage" and it resolves
      Then "Vigean Graftmage" is 2/2
      When the game goes on to Bob's precombat main
      And Bob casts "Memnite" and it resolves
      And all players pass
      And Alice says yes
      Then "Memnite" is 2/2
      And "Vigean Graftmage" is 1/1

    Scenario: Without a counter on it there is nothing to move
      Given the card "Strong Spider" is a "Creature — Spider Mutant" that costs {1}{G} of size 1/1
        """
        Graft 1
        """
      And Alice has "Strong Spider", "Memnite" (1) and "Memnite" (2) in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Strong Spider" and it resolves
      And Alice casts "Memnite" (1) and it resolves
      And all players pass
      And Alice says yes
      Then "Strong Spider" is 1/1
      And "Memnite" (1) is 2/2
      When Alice casts "Memnite" (2) and it resolves
      Then the stack is empty
      And "Memnite" (2) is 1/1

    Scenario: Its own coming is not that of another creature, and an artifact is no creature
      Given Alice has "Vigean Graftmage" and "Bonesplitter" in hand
      And Alice has {2}{U}{1} in the mana pool
      When Alice casts "Vigean Graftmage" and it resolves
      Then the stack is empty
      When Alice casts "Bonesplitter" and it resolves
      Then the stack is empty
      And "Vigean Graftmage" is 2/2

    Scenario: If the counter is gone by the time the ability resolves, nothing moves
      Given Alice controls "Vigean Graftmage" with one +1/+1 counter
      And Alice has "Memnite" in hand
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Memnite" and it resolves
      And Alice passes
      And Bob casts "Murder" targeting "Vigean Graftmage" and it resolves
      And all players pass
      And Alice says yes
      Then "Memnite" is 1/1

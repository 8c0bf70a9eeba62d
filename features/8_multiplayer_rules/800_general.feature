Feature: 800. General

  @CR-800.4a
  Rule: 800.4a What happens when a player leaves

    Scenario: The priority of a player who leaves passes to the next player in turn order
      Given the players are Alice, Bob and Carol
      When Alice would receive priority
      And Alice concedes
      Then Bob has priority

  @CR-800.4m
  Rule: 800.4m What was to last until the turn of a player who is gone

    Scenario: It ends when that turn would have begun, neither at once nor never
      Given the players are Alice, Bob and Carol
      And the card "Charm" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1 until your next turn.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob has "Charm" in hand
      When Bob casts "Charm" targeting "Ox" and it resolves
      And Bob concedes
      And the game goes on to Alice's end
      Then "Ox" is 3/3
      When the game goes on to Carol's upkeep
      Then "Ox" is 2/2

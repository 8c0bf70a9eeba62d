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
      And the card "Mu Yanling, Celestial Wind" is a "Legendary Planeswalker — Yanling" that costs {4}{U}{U} of loyalty 5
        """
        [+1]: Until your next turn, up to one target creature gets -5/-0.
        [−3]: Return up to two target creatures to their owners' hands.
        [−7]: Creatures you control with flying get +5/+5 until end of turn.
        """
      And it is Bob's precombat main
      And Alice controls "Hill Giant"
      And Bob controls "Mu Yanling, Celestial Wind"
      When Bob activates "Mu Yanling, Celestial Wind", "-5/-0" targeting "Hill Giant" and it resolves
      And Bob concedes
      And the game goes on to Alice's end
      Then "Hill Giant" is -2/3
      When the game goes on to Carol's upkeep
      Then "Hill Giant" is 3/3

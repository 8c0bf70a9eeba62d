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
      And the card "Vivien, Champion of the Wilds" is a "Legendary Planeswalker — Vivien" that costs {2}{G} of loyalty 4
        """
        You may cast creature spells as though they had flash.
        [+1]: Until your next turn, up to one target creature gains vigilance and reach.
        """
      And it is Bob's precombat main
      And Alice controls "Grizzly Bears"
      And Bob controls "Vivien, Champion of the Wilds"
      When Bob activates "Vivien, Champion of the Wilds" targeting "Grizzly Bears" and it resolves
      And Bob concedes
      And the game goes on to Alice's end
      Then "Grizzly Bears" has vigilance and reach
      When the game goes on to Carol's upkeep
      Then "Grizzly Bears" has no abilities

Feature: 800. General

  @CR-800.4a
  Rule: 800.4a What happens when a player leaves

    Scenario: The priority of a player who leaves passes to the next player in turn order
      Given the players are Alice, Bob and Carol
      When Alice would receive priority
      And Alice concedes
      Then Bob has priority

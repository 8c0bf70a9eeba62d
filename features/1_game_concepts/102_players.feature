Feature: 102. Players

  @CR-102.1
  Rule: 102.1 The active player

    Scenario: Whoever has the turn casts sorceries, and with the next turn that is somebody else
      Given the players are Alice, Bob and Carol
      And Alice has "Mind Rot" in hand
      And Alice has {2}{B} in the mana pool
      And Bob has "Mind Rot" (Bob's) in hand
      And Bob controls three "Swamp"
      Then Alice can cast "Mind Rot" targeting Carol
      When the game goes on to Bob's precombat main
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      Then Bob can cast "Mind Rot" (Bob's) targeting Carol
      And Alice can't cast "Mind Rot" targeting Carol

  @CR-102.2
  Rule: 102.2 The opponent of two

    Scenario: Each of two is the other's opponent
      Given it is Bob's precombat main
      And Bob has "Sizzle" in hand
      And Bob has {2}{R} in the mana pool
      When Bob casts "Sizzle" and it resolves
      Then Alice has 17 life
      And Bob has 20 life

  @CR-102.3
  Rule: 102.3 Opponents of a team

    Scenario: Opponents are all players of the other team, and no teammate is one
      Given Alice and Carol play together against Bob and Dave
      And Alice has "Sizzle" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Sizzle" and it resolves
      Then Bob has 17 life
      And Dave has 17 life
      And Carol has 20 life
      And Alice has 20 life

  @CR-102.4
  Rule: 102.4 Your team

    Scenario: A teammate's Warriors are those of your team, and those of an opponent are not
      Given Alice and Carol play together against Bob and Dave
      And Alice controls "Rushblade Commander"
      And Carol controls "Goblin Piker"
      And Bob controls "Goblin Piker" (Bob's)
      Then "Goblin Piker" has haste
      And "Rushblade Commander" has haste
      And "Goblin Piker" (Bob's) doesn't have haste

    Scenario: Without teams it is nobody but the player
      Given Alice controls "Rushblade Commander" and "Goblin Piker"
      And Bob controls "Goblin Piker" (Bob's)
      Then "Goblin Piker" has haste
      And "Goblin Piker" (Bob's) doesn't have haste

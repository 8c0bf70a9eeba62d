Feature: 402. Hand

  @CR-402.3
  Rule: 402.3 Looking at a hand

    Scenario: Nobody looks at another player's hand, unless that player plays with it revealed
      Given Alice has "Telepathy" and "Mons's Goblin Raiders" in hand
      And Bob has "Muck Rats" in hand
      And Alice has {U} in the mana pool
      When Alice would receive priority
      Then Bob can look at "Muck Rats"
      And Alice can't look at "Muck Rats"
      When Alice casts "Telepathy" and it resolves
      Then Alice can look at "Muck Rats"
      And Bob can't look at "Mons's Goblin Raiders"

  @CR-402.1
  Rule: 402.1 What a hand holds

    Scenario: Each player begins with seven cards, and draws more
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Bob has 7 cards in hand
      When the game goes on to Bob's precombat main
      Then Alice has 7 cards in hand
      And Bob has 8 cards in hand

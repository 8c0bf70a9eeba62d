Feature: 702.54. Bloodthirst

  @CR-702.54a
  Rule: 702.54a Counters if an opponent was dealt damage this turn

    Scenario: Loss of life is no damage
      Given Alice has "Scab-Clan Mauler" (1), "Scab-Clan Mauler" (2), "Shock" and "Bump in the Night" in hand
      And Alice has {B}{R}{R}{G}{R}{G} in the mana pool
      When Alice casts "Bump in the Night" targeting Bob and it resolves
      And Alice casts "Scab-Clan Mauler" (1) and it resolves
      Then "Scab-Clan Mauler" (1) is 1/1
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Scab-Clan Mauler" (2) and it resolves
      Then "Scab-Clan Mauler" (2) is 3/3

    Scenario: Damage of an earlier turn counts no longer
      Given Alice has "Scab-Clan Mauler" and "Shock" in hand
      And Alice has {R} in the mana pool
      And Alice controls "Mountain" and "Forest"
      When Alice casts "Shock" targeting Bob and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice activates "Forest"
      And Alice casts "Scab-Clan Mauler" and it resolves
      Then "Scab-Clan Mauler" is 1/1
      And "Scab-Clan Mauler" is on the battlefield

    Scenario: Once is enough for all the counters, and twice gives no more
      Given Alice has "Scab-Clan Mauler", "Shock" (1) and "Shock" (2) in hand
      And Alice has {R}{R}{R}{G} in the mana pool
      When Alice casts "Shock" (1) targeting Bob and it resolves
      And Alice casts "Shock" (2) targeting Bob and it resolves
      And Alice casts "Scab-Clan Mauler" and it resolves
      Then "Scab-Clan Mauler" is 3/3

  @CR-702.54b
  Rule: 702.54b As many counters as damage

    Scenario: All the damage of the turn to all opponents counts, and that to its own player doesn't
      Given the players are Alice, Bob and Carol
      And Alice has "Petrified Wood-Kin", "Shock" (1), "Shock" (2) and "Lava Spike" in hand
      And Alice has {6}{G}{R}{R}{R} in the mana pool
      When Alice casts "Shock" (1) targeting Alice and it resolves
      And Alice casts "Shock" (2) targeting Carol and it resolves
      And Alice casts "Lava Spike" targeting Bob and it resolves
      And Alice casts "Petrified Wood-Kin" and it resolves
      Then "Petrified Wood-Kin" is 8/8

    Scenario: Without damage it enters without counters
      Given Alice has "Petrified Wood-Kin" in hand
      And Alice has {6}{G} in the mana pool
      When Alice casts "Petrified Wood-Kin" and it resolves
      Then "Petrified Wood-Kin" has no counters
      And "Petrified Wood-Kin" is on the battlefield

Feature: 702.42. Entwine

  @CR-702.42a
  Rule: 702.42a All modes for an additional cost

    Background:
      Given Alice has "Goblin War Party" in hand

    Scenario: With the cost paid both modes are chosen, and both costs are paid together
      Given Alice has {3}{R}{2}{R} in the mana pool
      When Alice casts "Goblin War Party" choosing modes 1 and 2 using "entwine" and it resolves
      Then Alice has no mana
      And Alice controls three Goblins
      And "Goblin Token (1)" is 2/2

    Scenario: Without it only one is chosen, and the other does not happen
      Given Alice has {3}{R}{2}{R} in the mana pool
      Then Alice can't cast "Goblin War Party" choosing modes 1 and 2, by 601.2b
      When Alice casts "Goblin War Party" choosing mode 1 and it resolves
      Then Alice has {C}{C}{R} in the mana pool
      And Alice controls three Goblins
      And "Goblin Token (1)" is 1/1

    Scenario: Who can't pay for both can't choose both
      Given Alice has {5}{R} in the mana pool
      And Alice has "Mountain" in hand
      Then Alice can't cast "Goblin War Party" choosing modes 1 and 2 using "entwine"
      And Alice can cast "Goblin War Party" choosing mode 1
      When Alice plays "Mountain"
      And Alice activates "Mountain"
      Then Alice can cast "Goblin War Party" choosing modes 1 and 2 using "entwine"

  @CR-702.42b
  Rule: 702.42b In the order in which the modes are printed

    Scenario: Goblins that are made by the first mode are there for the second, whatever order is named
      Given Alice has "Goblin War Party" in hand
      And Alice has {3}{R}{2}{R} in the mana pool
      When Alice casts "Goblin War Party" choosing modes 2 and 1 using "entwine" and it resolves
      Then "Goblin Token (1)" is 2/2
      And "Goblin Token (1)" has haste

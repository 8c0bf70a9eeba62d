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

  @CR-702.42b @CR-2009-502.32b
  Rule: 702.42b What the first mode finds is there for the second

    Scenario: The creatures that are found are put onto the battlefield, though the second mode was named first
      Given Alice has "Tooth and Nail" in hand
      And Alice has "Shock", "Hill Giant" and "Grizzly Bears" on top of her library
      And Alice has {5}{G}{G}{2} in the mana pool
      When Alice casts "Tooth and Nail" choosing modes 2 and 1 using "entwine" and it resolves
      And Alice chooses "Hill Giant" and "Grizzly Bears"
      Then Alice is asked to choose "Hill Giant" and "Grizzly Bears"
      When Alice chooses "Hill Giant" and "Grizzly Bears"
      Then "Hill Giant" is on the battlefield
      And "Grizzly Bears" is on the battlefield

  Rule: 702.42b The first mode alone

    Scenario: The creatures that are found stay in the hand
      Given Alice has "Tooth and Nail" in hand
      And Alice has "Shock", "Hill Giant" and "Grizzly Bears" on top of her library
      And Alice has {5}{G}{G} in the mana pool
      When Alice casts "Tooth and Nail" choosing mode 1 and it resolves
      And Alice chooses "Hill Giant" and "Grizzly Bears"
      Then "Hill Giant" is in Alice's hand
      And "Grizzly Bears" is in Alice's hand

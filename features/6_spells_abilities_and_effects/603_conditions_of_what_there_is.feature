Feature: 603. Triggered abilities whose condition is what there is

  @CR-603.4
  Rule: 603.4 What there is is asked as the event occurs

    Scenario: A planeswalker of the type that is named will do
      Given Alice controls "Karplusan Hound" and "Chandra, Novice Pyromancer"
      When Alice attacks Bob with "Karplusan Hound"
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life

    Scenario: A planeswalker of another type will not do
      Given Alice controls "Karplusan Hound" and "Garruk Wildspeaker"
      When Alice attacks Bob with "Karplusan Hound"
      Then the stack is empty
      And Alice is asked nothing
      When Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      Then Bob has 17 life

    Scenario: What has no first strike gets it, and double strike as it attacks once more
      Given Alice controls "Momentum Rumbler"
      When Alice attacks Bob with "Momentum Rumbler"
      And all players pass
      Then "Momentum Rumbler" has one first strike counter
      And "Momentum Rumbler" doesn't have double strike

    Scenario: What has first strike already gets double strike, and no counter
      Given Alice controls "Momentum Rumbler" with a first strike counter
      When Alice attacks Bob with "Momentum Rumbler"
      And all players pass
      Then "Momentum Rumbler" has double strike
      And "Momentum Rumbler" has one first strike counter

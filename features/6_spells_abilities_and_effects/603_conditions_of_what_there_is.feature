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

    Scenario Outline: Fewer than three counters are asked for
      Given the card "Runaway Steam-Kin" is a "Creature — Elemental" that costs {1}{R} of size 1/1:
        """
        Whenever you cast a red spell, if this creature has fewer than three +1/+1 counters on it, put a +1/+1 counter on this creature.
        Remove three +1/+1 counters from this creature: Add {R}{R}{R}.
        """
      And Alice controls "Runaway Steam-Kin" with <counters>
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then the stack, from the top, is <stack>

      Examples:
        | counters               | stack                                     |
        | two +1/+1 counters     | "ability of Runaway Steam-Kin" and "Shock" |
        | three +1/+1 counters   | "Shock"                                   |

Feature: 702.132. Assist

  @CR-702.132a
  Rule: 702.132a Another player helps to pay

    Scenario: Bob pays four of the six generic mana, and Alice the rest
      Given Alice has "Magma Hellion" in hand
      And Alice has {2}{R} in the mana pool
      And Bob has {B}{B}{B}{B}{B} in the mana pool
      When Alice casts "Magma Hellion"
      And Alice chooses Bob
      And Bob chooses 4
      Then Alice has no mana
      And Bob has {B} in the mana pool
      And "Magma Hellion" is on the stack

    Scenario: Bob may not pay for the red mana, however much he has
      Given Alice has "Magma Hellion" in hand
      And Alice controls "Mountain"
      And Bob has {R}{R}{R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Magma Hellion"
      And Alice chooses Bob
      And Alice chooses "Mountain"
      And Bob chooses 6
      Then "Magma Hellion" is on the stack
      And "Mountain" is tapped
      And Bob has {R} in the mana pool

    Scenario: Bob makes mana before Alice does
      Given Alice has "Bring Down" in hand
      And Alice controls "Plains" and "Swamp"
      And Bob controls "Forest", "Island" and "Colossapede"
      When Alice casts "Bring Down" targeting "Colossapede"
      And Alice chooses Bob
      And Bob chooses "Forest"
      And Bob chooses "Island"
      And Alice chooses "Plains"
      And Alice chooses "Swamp"
      And Bob chooses 2
      Then Alice has no mana
      And "Forest", "Island", "Plains" and "Swamp" are tapped
      When all players pass
      Then "Colossapede" is in Bob's graveyard

    Scenario: Who is chosen need not pay, and then the spell's player pays it all
      Given Alice has "Bring Down" in hand
      And Alice has {3}{W} in the mana pool
      And Bob has {G}{G} in the mana pool
      And Bob controls "Colossapede"
      When Alice casts "Bring Down" targeting "Colossapede"
      And Alice chooses Bob
      And Bob chooses 0
      Then Alice has no mana
      And Bob has {G}{G} in the mana pool

    Scenario: Of two others, the one chosen pays
      Given the players are Alice, Bob and Carol
      And Alice has "Bring Down" in hand
      And Alice has {W} in the mana pool
      And Bob has {3} in the mana pool
      And Carol has {3} in the mana pool
      And Bob controls "Colossapede"
      When Alice casts "Bring Down" targeting "Colossapede"
      And Alice chooses Carol
      And Carol chooses 3
      Then Alice has no mana
      And Carol has no mana
      And Bob has {C}{C}{C} in the mana pool

    Scenario: Where nobody is chosen, its player pays it all
      Given Alice has "Bring Down" in hand
      And Alice has {3}{W} in the mana pool
      And Bob has {3} in the mana pool
      And Bob controls "Colossapede"
      When Alice casts "Bring Down" targeting "Colossapede"
      And Alice chooses nothing
      Then Alice has no mana
      And Bob has {C}{C}{C} in the mana pool

    Scenario: A spell without assist is paid for by its player alone
      Given Alice has "Cancel" and "Bring Down" in hand
      And Alice has {U}{U}{W} in the mana pool
      And Bob has {3} in the mana pool
      And Bob controls "Colossapede"
      Then Alice can't cast "Cancel"
      When Alice casts "Bring Down" targeting "Colossapede"
      And Alice chooses Bob
      And Bob chooses 3
      Then Alice has {U}{U} in the mana pool

    Scenario: Without generic mana in the cost nobody is asked to assist
      Given the card "Held Hand" is a "Sorcery" that costs {W}:
        """
        Assist
        You gain 3 life.
        """
      And the card "Held Hands" is a "Sorcery" that costs {1}{W}:
        """
        Assist
        You gain 3 life.
        """
      And Alice has "Held Hand" and "Held Hands" in hand
      And Alice has {W}{W} in the mana pool
      And Bob has {1} in the mana pool
      When Alice casts "Held Hand" and it resolves
      Then Alice has 23 life
      When Alice casts "Held Hands"
      And Alice chooses Bob
      And Bob chooses 1
      And all players pass
      Then Alice has 26 life

Feature: 702.176. Impending

  Background:
    Given the card "Overlord of the Boilerbilges" is an "Enchantment Creature — Avatar Horror" that costs {4}{R}{R} of size 5/5:
      """
      Impending 4—{2}{R}{R}
      Whenever this permanent enters or attacks, it deals 4 damage to any target.
      """
    And Alice has "Overlord of the Boilerbilges" in hand

  @CR-702.176a
  Rule: 702.176a Cheaper, and no creature for some time

    Scenario: For its impending cost it enters with time counters and is no creature
      Given Alice has {R}{R}{R}{R} in the mana pool
      When Alice casts "Overlord of the Boilerbilges" using "impending" and it resolves
      And Alice chooses "Bob"
      And all players pass
      Then "Overlord of the Boilerbilges" has four time counters
      And "Overlord of the Boilerbilges" is not a creature
      When the game goes on to Bob's upkeep
      Then "Overlord of the Boilerbilges" has three time counters

    Scenario: For its mana cost it is a creature at once
      Given Alice has {R}{R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Overlord of the Boilerbilges" and it resolves
      And Alice chooses "Bob"
      And all players pass
      Then "Overlord of the Boilerbilges" has no time counters
      And "Overlord of the Boilerbilges" is a creature

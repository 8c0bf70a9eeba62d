Feature: 702.37. Morph

  @CR-702.37e
  Rule: 702.37e Turning it face up

    Scenario: Turning a creature up takes its morph cost, and no more of the mana than that
      Given the card "Spined Basher" is a "Creature — Zombie Beast" that costs {2}{B} of size 3/1
        """
        Morph {2}{B}
        """
      And Alice controls a face-down "Spined Basher" and a face-down "Spined Basher" (second)
      And Alice has {B}{B}{C}{C}{C} in the mana pool
      When Alice turns "Spined Basher" face up
      Then "Spined Basher" is a 3/1 creature
      And Alice has {B}{C} in the mana pool
      And Alice can't turn "Spined Basher" (second) face up

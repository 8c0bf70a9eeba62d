Feature: 502.73. Changeling

  @CR-2009-502.73b
  Rule: 502.73b Changeling twice is no more than changeling

    Scenario: With changeling twice it has all creature types, as with changeling once
      Given the card "Shape of Shapes" is a "Creature — Shapeshifter" that costs {1}{G} of size 2/2
        """
        Changeling
        Changeling
        """
      And Alice controls "Woodland Changeling", "Shape of Shapes" and "Grizzly Bears"
      And Alice has "Goblin King" in hand
      And Alice has {1}{R}{R} in the mana pool
      Then "Shape of Shapes" is 2/2
      When Alice casts "Goblin King" and it resolves
      Then "Shape of Shapes" is 3/3
      And "Woodland Changeling" is 3/3
      And "Grizzly Bears" is 2/2

Feature: 702.73. Changeling

  @CR-702.73a
  Rule: 702.73a Every creature type

    Scenario: What is said of Goblins holds for a changeling, and not for a Bear
      Given the card "Woodland Changeling" is a "Creature — Shapeshifter" that costs {1}{G} of size 2/2
        """
        Changeling
        """
      And Alice controls "Goblin King", "Woodland Changeling" and a 2/2 creature "Grizzly Bears"
      Then "Woodland Changeling" is 3/3
      And "Grizzly Bears" is 2/2

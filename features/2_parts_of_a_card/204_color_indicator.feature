Feature: 204. Color Indicator

  @CR-204.2
  Rule: 204.2 It gives its colors

    Scenario: A card without a mana cost is of the colors that its indicator shows
      Given the card "Twin Ember" is a "Creature — Elemental" of size 2/2 in red and green
      And the card "Ash Husk" is a "Creature — Elemental" of size 2/2
      And the card "Parching" is a "Sorcery" that costs {0}
        """
        Destroy all green creatures.
        """
      And Alice controls "Twin Ember" and "Ash Husk"
      And Alice has "Parching" in hand
      Then "Twin Ember" is red and green
      And "Ash Husk" is colorless
      When Alice casts "Parching" and it resolves
      Then "Twin Ember" is in Alice's graveyard
      And "Ash Husk" is on the battlefield

    Scenario: A land without a mana cost is green if its indicator says so, and colorless without one
      Given the card "Nature's Ruin" is a "Sorcery" that costs {2}{B}:
        """
        Destroy all green creatures.
        """
      And Alice controls "Dryad Arbor", "Forest" and "Living Plane"
      And Alice has "Nature's Ruin" in hand
      And Alice has {2}{B} in the mana pool
      Then "Dryad Arbor" is green
      And "Forest" is colorless
      When Alice casts "Nature's Ruin" and it resolves
      Then "Dryad Arbor" is in Alice's graveyard
      And "Forest" is on the battlefield

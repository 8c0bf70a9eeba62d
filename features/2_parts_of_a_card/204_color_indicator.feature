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

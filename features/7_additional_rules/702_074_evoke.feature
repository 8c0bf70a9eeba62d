Feature: 702.74. Evoke

  @CR-702.74a @CR-2009-502.74a
  Rule: 702.74a Cheaper, and soon sacrificed

    Scenario: For its evoke cost it is sacrificed as it enters, and for its mana cost it stays
      Given the card "Walker of the Grove" is a "Creature — Elemental" that costs {6}{G}{G} of size 7/7
        """
        When this creature leaves the battlefield, create a 4/4 green Elemental creature token.
        Evoke {4}{G}
        """
      And Alice has "Walker of the Grove" (first) and "Walker of the Grove" (second) in hand
      And Alice has {4}{G}{6}{G}{G} in the mana pool
      When Alice casts "Walker of the Grove" (first) using "evoke"
      And all players pass
      Then "Walker of the Grove" (first) is on the battlefield
      When all players pass
      Then "Walker of the Grove" (first) is in Alice's graveyard
      When all players pass
      And Alice casts "Walker of the Grove" (second)
      And all players pass
      Then the stack is empty
      And "Walker of the Grove" (second) is on the battlefield

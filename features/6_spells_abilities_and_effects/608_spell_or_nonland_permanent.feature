Feature: 608.2. Either a spell or a nonland permanent

  @CR-115.1a
  Rule: 115.1a What is a target is told by its description

    Background:
      Given the card "Press" is a "Instant" that costs {0}
        """
        Return target spell or nonland permanent an opponent controls to its owner's hand.
        """
      And Bob controls "Forest" and "Hill Giant"
      And Bob has "Grizzly Bears" in hand
      And Alice has "Press" in hand

    Scenario: A spell returns and never resolves
      Given it is Bob's precombat main
      And Bob has {1}{G} in the mana pool
      When Bob casts "Grizzly Bears"
      And Alice casts "Press" targeting "Grizzly Bears" and it resolves
      Then "Press" is in Alice's graveyard
      And "Grizzly Bears" is in Bob's hand

    Scenario: A permanent returns, if it is no land
      Then Alice can't cast "Press" targeting "Forest"
      When Alice casts "Press" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's hand

Feature: 702. Persist and undying

  Background:
    Given the card "Lightning Bolt" is an "Instant" that costs {R}:
      """
      Lightning Bolt deals 3 damage to any target.
      """
    And Bob has "Lightning Bolt" and "Shock" in hand
    And Bob has {R}{R} in the mana pool

  @CR-702.79a @CR-2009-502.79a
  Rule: 702.79a Back, and weaker

    Scenario: Persist brings it back once, and no second time while it has the counter
      Given the card "Trapjaw Kelpie" is a "Creature — Beast" that costs {4}{G/U}{G/U} of size 3/3
        """
        Flash
        Persist
        """
      And Alice controls "Trapjaw Kelpie"
      When Bob casts "Lightning Bolt" targeting "Trapjaw Kelpie" and it resolves
      Then "Trapjaw Kelpie" is in Alice's graveyard
      When all players pass
      Then "Trapjaw Kelpie" is 2/2
      When Bob casts "Shock" targeting "Trapjaw Kelpie" and it resolves
      Then the stack is empty
      And "Trapjaw Kelpie" is in Alice's graveyard

  @CR-702.93a
  Rule: 702.93a Back, and stronger

    Scenario: Undying brings it back once, and no second time while it has the counter
      Given Alice controls a 1/1 creature "Young Wolf"
      When Bob casts "Lightning Bolt" targeting "Young Wolf" and it resolves
      Then "Young Wolf" is in Alice's graveyard
      When all players pass
      Then "Young Wolf" is 2/2
      When Bob casts "Shock" targeting "Young Wolf" and it resolves
      Then the stack is empty
      And "Young Wolf" is in Alice's graveyard

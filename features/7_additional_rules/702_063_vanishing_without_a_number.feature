Feature: 702.63. Vanishing without a number

  Background:
    Given Alice has "Tidewalker" in hand
    And Alice has {2}{U} in the mana pool

  @CR-702.63b
  Rule: 702.63b Without a number

    Scenario: It has as many time counters as another ability gave it, and loses them one by one
      Given Alice controls "Island" (1) and "Island" (2)
      When Alice casts "Tidewalker" and it resolves
      Then "Tidewalker" has two time counters
      And "Tidewalker" is 2/2
      When the game goes on to Alice's draw step
      Then "Tidewalker" has one time counter
      And "Tidewalker" is on the battlefield

    Scenario: It is sacrificed once the last time counter is removed
      Given the card "Short Tide" is a "Creature — Elemental" that costs {2}{U} of size 3/3:
        """
        This creature enters with a time counter on it for each Island you control.
        Vanishing
        """
      And Alice has "Short Tide" in hand
      And Alice controls "Island" (1) and "Island" (2)
      When Alice casts "Short Tide" and it resolves
      And the game goes on to Alice's draw step
      Then "Short Tide" is on the battlefield
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Short Tide" has no time counters
      And the stack, from the top, is ability of "Short Tide"
      When all players pass
      Then "Short Tide" is in Alice's graveyard

    Scenario: Without a time counter it neither loses one nor is sacrificed
      Given the card "Short Tide" is a "Creature — Elemental" that costs {2}{U} of size 3/3:
        """
        This creature enters with a time counter on it for each Island you control.
        Vanishing
        """
      And Alice has "Short Tide" in hand
      When Alice casts "Short Tide" and it resolves
      Then "Short Tide" has no time counters
      When the game goes on to Alice's draw step
      Then "Short Tide" is on the battlefield

Feature: 217. Zones

  What a summary of rulings of 2009-05-31 says of permanents that leave play and return.

  @CR-2009-217.1c @CR-2009-G12.6c
  Rule: 217.1c What returns is new

    Background:
      Given the card "Thragtusk" is a "Creature — Beast" that costs {4}{G} of size 5/3
        """
        When this creature enters, you gain 5 life.
        When this creature leaves the battlefield, create a 3/3 green Beast creature token.
        """

    Scenario: What comes back triggers and has no counters; what phases out and in keeps them, and triggers nothing
      Given Alice controls a "Thragtusk" with one +1/+1 counter
      And Alice controls "Plains" and "Forest"
      And Alice has "Giant Growth", "Cloudshift" and "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Thragtusk" and it resolves
      Then the stack is empty
      When the game goes on to Alice's upkeep
      Then "Thragtusk" has one +1/+1 counter
      And the stack is empty
      And Alice has 20 life
      When Alice activates "Plains"
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Thragtusk" and it resolves
      Then "Thragtusk" is 9/7
      When Alice casts "Cloudshift" targeting "Thragtusk" and it resolves
      And Alice orders "Thragtusk" and "Thragtusk" (2)
      And all players pass
      And all players pass
      Then Alice has 25 life
      And Alice controls one Beast token
      And "Thragtusk" has no counters
      And "Thragtusk" is 5/3

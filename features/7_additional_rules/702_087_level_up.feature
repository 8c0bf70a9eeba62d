Feature: 702.87. Level up

  @CR-702.87a
  Rule: 702.87a A level counter

    Scenario: In the main phase it gets a level counter, and in response to a spell it can't
      Given the card "Caravan Escort" is a "Creature — Human Knight" that costs {W} of size 1/1
        """
        Level up {2}
        LEVEL 1-4
        2/2
        LEVEL 5+
        5/5
        First strike
        """
      And Alice controls "Caravan Escort"
      And Alice has "Shock" in hand
      And Alice has {4}{R} in the mana pool
      When Alice activates "Caravan Escort", "level up" and it resolves
      Then "Caravan Escort" has 1 level counter
      And "Caravan Escort" is 2/2
      When Alice casts "Shock" targeting Bob
      Then Alice can't activate "Caravan Escort", "level up"

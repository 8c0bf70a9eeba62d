Feature: 701.56. Time Travel

  @CR-701.56a
  Rule: 701.56a Time counters come or go

    Background:
      Given Alice controls "Rotating Fireplace" with two time counters
      And Alice has {4} in the mana pool
      And Alice has "Rift Bolt" with two time counters in exile
      And Alice controls "Grizzly Bears"
      And Bob controls "Rotating Fireplace" (Bob's) with two time counters
      And Bob has "Rift Bolt" (Bob's) with two time counters in exile

    Scenario: One object gets a time counter and another loses one; what is an opponent's can't be chosen
      When Alice activates "Rotating Fireplace", "Time travel" and it resolves
      Then Alice is asked to choose "Rotating Fireplace" and "Rift Bolt"
      When Alice chooses "Rotating Fireplace" and "Rift Bolt"
      And Alice chooses "more"
      And Alice chooses "less"
      Then "Rotating Fireplace" has three time counters
      And "Rift Bolt" has one time counter
      And "Rotating Fireplace" (Bob's) has two time counters

    Scenario: None need be chosen
      When Alice activates "Rotating Fireplace", "Time travel" and it resolves
      And Alice chooses nothing
      Then "Rotating Fireplace" has two time counters
      And "Rift Bolt" has two time counters

Feature: 701.63. Endure

  @CR-701.63a
  Rule: 701.63a A Spirit, or counters instead

    Background:
      Given Alice has "Fortress Kin-Guard" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Fortress Kin-Guard" and it resolves
      And all players pass

    Scenario: Its controller takes the counters
      When Alice chooses "counters"
      Then "Fortress Kin-Guard" is 2/3

    Scenario: Its controller takes the token
      When Alice chooses "token"
      Then "Fortress Kin-Guard" is 1/2
      And "Spirit Token" is a 1/1 white Spirit creature token

  @CR-701.63b
  Rule: 701.63b Enduring 0

    Scenario: With X = 0 nobody is asked and nothing comes of it, and with X = 1 its controller is asked
      Given Alice controls "Krumar Initiate" (first) and "Krumar Initiate" (second)
      And Alice has {1}{B}{B} in the mana pool
      When Alice activates "Krumar Initiate" (first) with X = 0 and it resolves
      Then Alice is asked nothing
      And "Krumar Initiate" (first) is 2/2
      When Alice activates "Krumar Initiate" (second) with X = 1 and it resolves
      Then Alice is asked to choose one from counters and token
      When Alice chooses "counters"
      Then "Krumar Initiate" (second) is 3/3

  @CR-701.63a
  Rule: 701.63a What is gone

    Scenario: What is gone when it would endure gets no counters, and its controller creates the Spirit
      Given Alice has "Fortress Kin-Guard" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Fortress Kin-Guard" and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Fortress Kin-Guard" and it resolves
      And all players pass
      Then "Fortress Kin-Guard" is in Alice's graveyard
      And "Spirit Token" is a 1/1 white Spirit creature token

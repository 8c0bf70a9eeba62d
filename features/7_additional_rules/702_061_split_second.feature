Feature: 702.61. Split second

  @CR-702.61a
  Rule: 702.61a No other spell as long as it is on the stack

    Scenario: A response is forbidden until it has resolved
      Given Alice controls "Grizzly Bears"
      And Alice has "Sudden Death" and "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      When Alice casts "Sudden Death" targeting "Grizzly Bears"
      Then Alice can't cast "Shock" targeting Bob, by 702.61a
      When all players pass
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

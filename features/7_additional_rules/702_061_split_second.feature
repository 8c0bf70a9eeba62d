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

  @CR-702.61b
  Rule: 702.61b What goes on all the same

    Scenario: A mana ability is activated, and no other ability
      Given Alice controls "Grizzly Bears"
      And Alice has "Sudden Death" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob controls "Mountain" and "Prodigal Pyromancer"
      When Alice casts "Sudden Death" targeting "Grizzly Bears"
      And Alice passes
      Then Bob can't activate "Prodigal Pyromancer" targeting Alice, by 702.61a
      When Bob activates "Mountain"
      Then Bob has {R} in the mana pool
      And the stack, from the top, is "Sudden Death"

    Scenario: An ability triggers and is put on the stack above the spell
      Given Alice controls "Guttersnipe" and "Grizzly Bears"
      And Alice has "Sudden Death" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Sudden Death" targeting "Grizzly Bears"
      Then the stack, from the top, is ability of "Guttersnipe" and "Sudden Death"
      When all players pass
      Then Bob has 18 life
      And the stack, from the top, is "Sudden Death"

    Scenario: A creature is turned face up, which is a special action
      Given the card "Battering Craghorn" is a "Creature — Goat Beast" that costs {2}{R}{R} of size 3/1
        """
        First strike
        Morph {1}{R}{R}
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Sudden Death" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob controls a face-down "Battering Craghorn"
      And Bob has "Shock" in hand
      And Bob has {1}{R}{R}{R} in the mana pool
      When Alice casts "Sudden Death" targeting "Grizzly Bears"
      And Alice passes
      Then Bob can't cast "Shock" targeting Alice, by 702.61a
      When Bob turns "Battering Craghorn" face up
      Then "Battering Craghorn" is 3/1
      And the stack, from the top, is "Sudden Death"

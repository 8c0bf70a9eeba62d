Feature: 702.90. Infect

  @CR-702.90b
  Rule: 702.90b Poison for players

    Scenario: As many poison counters as damage, and no life lost; what attacks beside it costs life
      Given Alice controls "Cystbearer" and "Grizzly Bears"
      When Alice attacks Bob with "Cystbearer"
      And the game goes on to Alice's end of combat
      Then Bob has two poison counters
      And Bob has 20 life
      When the game goes on to Alice's beginning of combat
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has two poison counters
      And Bob has 18 life

  @CR-702.90c
  Rule: 702.90c Counters on creatures

    Scenario: The blocker is smaller for good, and the blocker's own damage is marked
      Given Alice controls "Cystbearer"
      And Bob controls "Hill Giant" and "Vizzerdrix"
      When Alice attacks Bob with "Cystbearer"
      And Bob blocks "Cystbearer" with "Vizzerdrix"
      And the game goes on to Alice's end of combat
      Then "Vizzerdrix" has two -1/-1 counters
      And "Vizzerdrix" has no damage marked
      And Bob has no poison counters
      When the game goes on to Bob's precombat main phase
      Then "Vizzerdrix" is 4/4

  @CR-702.90d
  Rule: 702.90d As it last was

    Scenario: One that was sacrificed costs life, and one that had been given infect before gives poison
      Given Alice controls "Mogg Fanatic" (first) and "Mogg Fanatic" (second)
      And Alice has "Tainted Strike" in hand
      And Alice has {B} in the mana pool
      When Alice activates "Mogg Fanatic" (first) targeting Bob and it resolves
      Then Bob has 19 life
      And Bob has no poison counters
      When Alice casts "Tainted Strike" targeting "Mogg Fanatic" (second) and it resolves
      And Alice activates "Mogg Fanatic" (second) targeting Bob
      Then "Mogg Fanatic" (second) is in Alice's graveyard
      When all players pass
      Then Bob has one poison counter
      And Bob has 19 life

Feature: 702.160. Prototype

  @CR-702.160a
  Rule: 702.160a Cast with other values

    Scenario: Prototyped it costs three mana, and is a red creature of size 3/2 with the same abilities
      Given Alice has "Blitz Automaton" in hand
      And Alice has {2}{R} in the mana pool
      Then Alice can't cast "Blitz Automaton"
      When Alice casts "Blitz Automaton" using "prototype"
      Then Alice has no mana
      And "Blitz Automaton" is red
      When all players pass
      Then "Blitz Automaton" is 3/2
      And "Blitz Automaton" is red
      And "Blitz Automaton" has haste

    Scenario: Cast normally it costs seven, and is a colorless 6/4
      Given Alice has "Blitz Automaton" in hand
      And Alice has {6}{R} in the mana pool
      When Alice casts "Blitz Automaton" and it resolves
      Then Alice has no mana
      And "Blitz Automaton" is colorless
      And "Blitz Automaton" is 6/4
      And "Blitz Automaton" has haste

    Scenario: A card without prototype isn't cast so
      Given Alice has "Blitz Automaton" and "Grizzly Bears" in hand
      And Alice has {1}{G}{2}{R} in the mana pool
      Then Alice can't cast "Grizzly Bears" using "prototype"
      When Alice casts "Blitz Automaton" using "prototype" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Blitz Automaton" is 3/2
      And "Grizzly Bears" is 2/2

    Scenario: In hand once more it is a card with its own values, and is cast for them
      Given Alice has "Blitz Automaton" and "Unsummon" in hand
      And Alice has {2}{R}{U}{7} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype" and it resolves
      And Alice casts "Unsummon" targeting "Blitz Automaton" and it resolves
      Then "Blitz Automaton" is colorless
      When Alice casts "Blitz Automaton" and it resolves
      Then "Blitz Automaton" is 6/4
      And Alice has no mana

    Scenario: A Clone of what was cast prototyped has those values too
      Given Alice has "Blitz Automaton" and "Clone" in hand
      And Alice has {2}{R}{3}{U} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Blitz Automaton"
      Then "Clone" is 3/2
      And "Clone" is red
      And "Clone" has haste

    Scenario: A Clone of what was cast normally is a colorless 6/4
      Given Alice has "Blitz Automaton" and "Clone" in hand
      And Alice has {7}{3}{U} in the mana pool
      When Alice casts "Blitz Automaton" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Blitz Automaton"
      Then "Clone" is 6/4
      And "Clone" is colorless

    Scenario: A copy of the prototyped spell becomes a red token
      Given Alice has "Blitz Automaton" and "Double Major" in hand
      And Alice has {2}{R}{G}{U} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype"
      And Alice casts "Double Major" targeting "Blitz Automaton" and it resolves
      And all players pass
      Then Alice controls one red Construct

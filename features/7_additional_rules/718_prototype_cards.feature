Feature: 718. Prototype Cards

  Background:
    Given Alice has "Blitz Automaton" in hand

  @CR-718.3
  Rule: 718.3 Two ways to cast it

    Scenario: With mana for either, the one who casts it chooses the cheaper way
      Given Alice has {6}{R} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype"
      Then Alice has {C}{C}{C}{C} in the mana pool

    Scenario: Or the normal one
      Given Alice has {6}{R} in the mana pool
      When Alice casts "Blitz Automaton"
      Then Alice has no mana

  @CR-718.3b
  Rule: 718.3b The values of what is prototyped

    Scenario: The spell is red, and so is the 3/2 that it becomes
      Given Alice has {2}{R} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype"
      Then "Blitz Automaton" is red
      When all players pass
      Then "Blitz Automaton" is 3/2
      And "Blitz Automaton" is red

  @CR-718.4
  Rule: 718.4 Everywhere else

    Scenario: Back in hand it is colorless, and cast normally a 6/4
      Given Alice has "Unsummon" in hand
      And Alice has {2}{R}{U}{7} in the mana pool
      When Alice casts "Blitz Automaton" using "prototype" and it resolves
      Then "Blitz Automaton" is red
      When Alice casts "Unsummon" targeting "Blitz Automaton" and it resolves
      Then "Blitz Automaton" is colorless
      When Alice casts "Blitz Automaton" and it resolves
      Then "Blitz Automaton" is 6/4
      And Alice has no mana

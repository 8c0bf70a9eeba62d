Feature: 500. Steps that are added, and what begins a main phase

  Background:
    Given the card "Dawn Clock" is an "Artifact" that costs {3}
      """
      {T}: You get an additional upkeep step after this step.
      """

  @CR-500.9
  Rule: 500.9 Extra steps

    @CR-2009-300.8
    Scenario Outline: An upkeep step that is added after <step> comes directly behind it, and then the turn goes on
      Given Alice controls "Dawn Clock" and "Phyrexian Arena"
      And it is Alice's <step>
      When Alice activates "Dawn Clock" and it resolves
      And all players pass
      Then it is Alice's upkeep
      And the stack, from the top, is "ability of Phyrexian Arena"
      When all players pass
      And all players pass
      Then it is Alice's <following>

      Examples:
        | step                | following         |
        | upkeep              | draw step         |
        | draw step           | precombat main    |
        | beginning of combat | declare attackers |

    @CR-2009-300.8
    Scenario: Two steps that are added after one come one after the other
      Given Alice controls "Dawn Clock" (first) and "Dawn Clock" (second)
      And it is Alice's end step
      When Alice activates "Dawn Clock" (first) and it resolves
      And Alice activates "Dawn Clock" (second) and it resolves
      And all players pass
      Then it is Alice's upkeep
      When all players pass
      Then it is Alice's upkeep
      When all players pass
      Then it is Bob's upkeep

  @CR-500.10
  Rule: 500.10 A step behind a phase

    @example-1
    Example: Two combat damage are two beginning phases with nothing but an upkeep step
      Given Alice controls "Obeka, Splitter of Seconds" and "Phyrexian Arena"
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game goes on to Alice's combat damage step
      And all players pass
      And all players pass
      Then it is Alice's end of combat
      When all players pass
      Then it is Alice's upkeep
      And "Obeka, Splitter of Seconds" is tapped
      And the stack, from the top, is "ability of Phyrexian Arena"
      When all players pass
      And all players pass
      Then it is Alice's upkeep
      When all players pass
      And all players pass
      Then it is Alice's postcombat main
      And Alice has 2 cards in hand

  @CR-500.10a
  Rule: 500.10a Only in a turn of one's own

    Scenario: Whoever gets a step in another player's turn gets none, and gets one in the turn after
      Given Alice controls "Dawn Clock"
      And it is Bob's upkeep
      When Alice activates "Dawn Clock" and it resolves
      And all players pass
      Then it is Bob's draw step
      When the game goes on to Alice's upkeep
      And Alice activates "Dawn Clock" and it resolves
      And all players pass
      Then it is Alice's upkeep

  @CR-500.12
  Rule: 500.12 Nothing in between

    Scenario: What triggers on untapping waits until the next step has begun, and is ordered with what triggers then
      Given Alice controls "Mesmeric Orb", "Phyrexian Arena" and a tapped "Forest"
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And Alice orders "Phyrexian Arena" and "Mesmeric Orb"
      Then the stack, from the top, is "ability of Mesmeric Orb" and "ability of Phyrexian Arena"

  @CR-503.2
  Rule: 503.2 After upkeep

    Scenario: A spell for after upkeep waits for the first upkeep step of the turn to end, and not for the second
      Given Bob controls "Dawn Clock"
      And Alice controls "Island" (1) and "Island" (2)
      And Alice has "Reset" in hand
      And it is Bob's upkeep
      When Alice activates "Island" (1)
      And Alice activates "Island" (2)
      Then Alice can't cast "Reset"
      When Bob activates "Dawn Clock" and it resolves
      And all players pass
      Then it is Bob's upkeep
      And Alice has no mana
      When the game goes on to Alice's precombat main
      Then "Island" (1) is untapped
      When the game goes on to Bob's draw step
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "Reset" and it resolves
      Then "Island" (1) is untapped

    Scenario: In a second upkeep step it is after upkeep
      Given Bob controls "Dawn Clock"
      And Alice controls "Island" (1), "Island" (2) and a tapped "Forest"
      And Alice has "Reset" in hand
      And it is Bob's upkeep
      When Bob activates "Dawn Clock" and it resolves
      And all players pass
      Then it is Bob's upkeep
      When Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "Reset" and it resolves
      Then "Forest" is untapped

  @CR-505.3
  Rule: 505.3 The archenemy's scheme

    Scenario: A scheme is set in motion as the archenemy's precombat main phase begins, without the stack, and none in a second main phase
      Given the game is an Archenemy game
      And Alice has "I Delight in Your Convulsions" (first), "I Delight in Your Convulsions" (second) in her scheme deck
      And it is Alice's draw step
      When all players pass
      Then it is Alice's precombat main
      And "I Delight in Your Convulsions" (first) is face up
      And the stack, from the top, is "ability of I Delight in Your Convulsions (first)"
      When all players pass
      Then Bob has 17 life
      When the game goes on to Alice's postcombat main
      Then "I Delight in Your Convulsions" (second) is face down
      And the stack is empty

  @CR-506.2b
  Rule: 506.2b Teams in combat

    Scenario: The team whose turn it is attacks, and each player of the other team is attacked
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      Then Alice can't attack Carol with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears" and Dave with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Dave has 25 life

  @CR-512.1
  Rule: 512.1 End step and cleanup step

    Scenario: Behind the end step comes a cleanup step, in which damage wears off before the next turn begins
      Given Alice controls "Hill Giant" and "Mountain"
      And Alice has "Shock" in hand
      And it is Alice's postcombat main
      When Alice activates "Mountain"
      And Alice casts "Shock" targeting "Hill Giant" and it resolves
      And all players pass
      Then it is Alice's end step
      And "Hill Giant" has 2 damage marked
      When all players pass
      Then it is Bob's upkeep
      And "Hill Giant" has no damage marked

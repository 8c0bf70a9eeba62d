@edition-2025
Feature: 500. General

  @CR-500.5
  Rule: 500.5 What lasts until the end of a phase

    Background:
      Given the card "Rage" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1 until end of combat.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Rage" in hand

    Scenario: Until end of combat is over with the combat phase, not as its last step begins
      When Alice casts "Rage" targeting "Ox" and it resolves
      And Alice attacks Bob with "Ox"
      And the game goes on to Alice's end of combat
      Then "Ox" is 3/3
      When the game goes on to Alice's postcombat main
      Then "Ox" is 2/2

    Scenario: After combat it lasts into the next turn's combat
      Given it is Alice's postcombat main
      When Alice casts "Rage" targeting "Ox" and it resolves
      And the game goes on to Bob's beginning of combat
      Then "Ox" is 3/3
      When the game goes on to Bob's postcombat main
      Then "Ox" is 2/2

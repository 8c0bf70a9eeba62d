Feature: 701.26. Tap and Untap

  Background:
    Given these cards:
      | name        | type        | text                                                                                                          |
      | Lesser Bell | Enchantment | Whenever a creature becomes tapped, you gain 1 life. / Whenever a creature becomes untapped, you gain 3 life. |
    And Alice controls "Lesser Bell"
    And Alice has "Pressure Point" (first), "Pressure Point" (second), "Refocus" (first) and "Refocus" (second) in hand

  @CR-701.26a
  Rule: 701.26a Turned sideways

    Scenario: What is tapped already does not become tapped
      Given Alice controls a 2/2 creature "Ox"
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Pressure Point" (first) targeting "Ox" and it resolves
      Then "Ox" is tapped
      And the stack, from the top, is ability of "Lesser Bell"
      When all players pass
      And Alice casts "Pressure Point" (second) targeting "Ox" and it resolves
      Then the stack is empty
      And Alice has 21 life

  @CR-701.26b
  Rule: 701.26b Turned back

    Scenario: What is untapped already does not become untapped
      Given Alice controls a tapped 2/2 creature "Ox"
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Refocus" (first) targeting "Ox" and it resolves
      Then "Ox" is untapped
      And the stack, from the top, is ability of "Lesser Bell"
      When all players pass
      And Alice casts "Refocus" (second) targeting "Ox" and it resolves
      Then the stack is empty
      And Alice has 23 life

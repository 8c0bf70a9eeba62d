Feature: 406. Mana Abilities

  Section 605 says today what this section said. In May 2009 nothing kept abilities with a loyalty cost from being mana
  abilities.

  @CR-2009-406.1
  Rule: 406.1 What a mana ability is

    Background:
      Given the card "Pyre Caller" is a "Planeswalker — Chandra" that costs {2}{R} of loyalty 3:
        """
        +1: Add {R}{R} to your mana pool.
        +1: Target player loses 1 life. Add {R} to your mana pool.
        """
      And Alice controls "Pyre Caller" with 3 loyalty counters

    Scenario: An ability with a loyalty cost gives its mana at once
      When Alice activates "Pyre Caller", "Add {R}{R}"
      Then Alice has {R}{R} in the mana pool
      And the stack is empty

    Scenario: One with a target is on the stack
      When Alice activates "Pyre Caller", "loses 1 life" targeting Bob
      Then Alice has no mana
      And the stack, from the top, is ability of "Pyre Caller"

Feature: 408. Timing of Spells and Abilities

  What a page of the rules of October 2006 says of what waits on the stack, and of what doesn't.

  @CR-2006-408.1g
  Rule: 408.1g Combat damage waits on the stack

    Scenario: Combat damage is put on the stack once it is assigned, and players may respond
      Given Alice controls "Grizzly Bears"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      Then the stack, from the top, is "combat damage"
      And Bob has 20 life
      When Alice passes
      And Bob casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob has 20 life
      When all players pass
      Then Bob has 18 life

  @CR-2006-408.2b
  Rule: 408.2b Static abilities don't use the stack

    Scenario: Glorious Anthem makes creatures larger while other things are on the stack
      Given Alice controls "Glorious Anthem" and "Grizzly Bears"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Grizzly Bears"
      Then the stack, from the top, is "Shock"
      And "Grizzly Bears" is 3/3
      When all players pass
      Then "Grizzly Bears" is on the battlefield

  @CR-2006-408.2c
  Rule: 408.2c State-based effects don't use the stack

    Scenario: A creature with lethal damage is gone before a player receives priority
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Murder" and "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      When Alice casts "Murder" targeting "Hill Giant"
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack, from the top, is "Murder"
      And Alice has priority

  @CR-2006-408.2f
  Rule: 408.2f What sets characteristics is simply so

    Scenario: A spell of all colors is so as soon as it is played, and nothing else is on the stack
      Given the card "Transguild Courier" is an "Artifact Creature — Golem" that costs {4} of size 3/3
        """
        This creature is all colors.
        """
      And Alice has "Transguild Courier" in hand
      And Alice has {4} in the mana pool
      When Alice casts "Transguild Courier"
      Then the stack, from the top, is "Transguild Courier"
      And "Transguild Courier" is white, blue, black, red and green

  @CR-2006-408.2h
  Rule: 408.2h Turning a creature face up

    Scenario: Its controller turns it face up with priority, in response to a spell, and nobody else does
      Given the card "Battering Craghorn" is a "Creature — Goat Beast" that costs {2}{R}{R} of size 3/1
        """
        First strike
        Morph {1}{R}{R}
        """
      And Bob controls a face-down "Battering Craghorn"
      And Bob has {R}{R}{R} in the mana pool
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't turn "Battering Craghorn" face up
      When Alice passes
      And Bob turns "Battering Craghorn" face up
      Then "Battering Craghorn" is 3/1
      And the stack, from the top, is "Shock"
      And Bob has priority

  @CR-2006-408.2j
  Rule: 408.2j Ignoring an effect

    Scenario: With priority a player pays and ignores the effect for the turn
      Given Bob controls "Leonin Arbiter"
      And Alice has "Diabolic Tutor" (1) and "Diabolic Tutor" (2) in hand
      And Alice has "Forest" and "Island" on top of her library
      And Alice has {2}{B}{B}{2}{2}{B}{B} in the mana pool
      When Alice casts "Diabolic Tutor" (1) and it resolves
      Then Alice is asked nothing
      When Alice ignores the effect of "Leonin Arbiter"
      Then the stack is empty
      And Alice has priority
      When Alice casts "Diabolic Tutor" (2) and it resolves
      And Alice chooses "Island"
      Then "Island" is in Alice's hand

  @CR-2006-408.2k
  Rule: 408.2k Suspending a card

    Scenario: It needs priority, and the time at which the card could be played
      Given Alice has "Mindstab" and "Shock" in hand
      And Alice has {R}{B} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't suspend "Mindstab"
      When all players pass
      And Alice suspends "Mindstab"
      Then "Mindstab" has four time counters
      And "Mindstab" is in exile
      And the stack is empty
      And Alice has priority

Feature: 310. Combat Damage Step

  In 2009 combat damage was an object on the stack: assigned as the step began, and dealt once all players
  had passed. Today it is dealt at once. Plays of either edition stand side by side.

  Background:
    Given these cards:
      | name         | type              | cost   | size | text                                                  |
      | Mogg Fanatic | Creature — Goblin | {R}    | 1/1  | Sacrifice this creature: It deals 1 damage to any target. |
      | Elvish Archers | Creature — Elf Archer | {1}{G} | 2/1 | First strike |
      | Giant Growth | Instant           | {G}    |      | Target creature gets +3/+3 until end of turn.         |
      | Unsummon     | Instant           | {U}    |      | Return target creature to its owner's hand.           |
      | Cancel       | Instant           | {1}{U}{U} |   | Counter target spell.                                 |
      | Stifle       | Instant           | {U}    |      | Counter target activated or triggered ability.        |

  @CR-2009-310.1 @CR-2009-310.4 @CR-2009-200.8 @CR-2009-217.6f @CR-2009-408.1g
  Rule: 310.1 Combat damage waits on the stack, and is dealt as it resolves

    Scenario: Damage is assigned as the step begins, and dealt once all have passed
      Given Alice controls a 2/2 creature "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      Then the stack, from the top, is "combat damage"
      And Bob has 20 life
      When all players pass
      Then Bob has 18 life
      And the stack is empty
      And it is Alice's combat damage step

    Scenario: All that attackers and blockers assign is one object, and is dealt at once
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Alice controls a 3/3 creature "Hill Giant"
      And Bob controls a 2/2 creature "Runeclaw Bear"
      When Alice attacks with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And the game goes on to Alice's combat damage step
      Then the stack, from the top, is "combat damage"
      And "Runeclaw Bear" is on the battlefield
      When all players pass
      Then Bob has 17 life
      And "Grizzly Bears" is in Alice's graveyard
      And "Runeclaw Bear" is in Bob's graveyard

    Scenario: A creature that grows before the step assigns as much as it has then
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Bob controls a 3/3 creature "Hill Giant"
      And Alice has {G} in the mana pool
      And Alice has "Giant Growth" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's combat damage step
      Then "Hill Giant" is on the battlefield
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

  @edition-2025 @CR-510.2
  Rule: 510.2 Today combat damage is dealt as the step begins

    Scenario: Combat damage is no object, and is dealt before anybody has priority
      Given Alice controls a 2/2 creature "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      Then the stack is empty
      And Bob has 18 life

    Scenario: A creature that the damage kills is gone before its ability could be activated
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Bob controls "Mogg Fanatic"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Mogg Fanatic"
      And the game goes on to Alice's combat damage step
      Then "Mogg Fanatic" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage marked

  @CR-2009-310.4a @CR-2009-310.4b
  Rule: 310.4a Damage is dealt as it was assigned

    Scenario: A blocker is sacrificed with its damage on the stack, and both kill the attacker
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Bob controls "Mogg Fanatic"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Mogg Fanatic"
      And the game goes on to Alice's combat damage step
      And Bob activates "Mogg Fanatic" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has 1 damage marked
      And the stack, from the top, is "combat damage"
      When all players pass
      Then "Grizzly Bears" is in Alice's graveyard

    Scenario: An attacker that goes back to its owner's hand deals what it had assigned
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Alice has {U} in the mana pool
      And Alice has "Unsummon" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      When all players pass
      Then Bob has 18 life

  @CR-2009-310.4a
  Rule: 310.4a Damage is dealt as it was assigned, whatever the power is by then

    Scenario: A creature that grows after damage was assigned deals no more than that, and survives
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Bob controls a 3/3 creature "Hill Giant"
      And Alice has {G} in the mana pool
      And Alice has "Giant Growth" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game goes on to Alice's combat damage step
      And Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      When all players pass
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has 3 damage marked
      And "Hill Giant" has 2 damage marked

  @CR-2009-310.4c
  Rule: 310.4c What is no longer in play is dealt no damage

    Scenario: A blocker that has gone back to its owner's hand is dealt none, and deals its own
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Bob controls a 3/3 creature "Hill Giant"
      And Bob has {U} in the mana pool
      And Bob has "Unsummon" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game goes on to Alice's combat damage step
      And Bob casts "Unsummon" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is in Bob's hand
      And Bob has 20 life

  @CR-2009-310.3
  Rule: 310.3 Combat damage is neither a spell nor an ability

    Scenario: Nothing that counters a spell can target it, and a spell above it can be countered
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Alice has {G} in the mana pool
      And Alice has "Giant Growth" in hand
      And Bob has {1}{U}{U} in the mana pool
      And Bob has "Cancel" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Bob tries to cast "Cancel" targeting "combat damage"
      Then it is refused
      When Bob casts "Cancel" targeting "Giant Growth" and it resolves
      Then "Giant Growth" is in Alice's graveyard
      And the stack, from the top, is "combat damage"
      When all players pass
      Then Bob has 18 life

    Scenario: Nothing that counters an ability can target it, and an ability above it can be countered
      Given Alice controls "Mogg Fanatic"
      And Alice has {U} in the mana pool
      And Bob has {U} in the mana pool
      And Bob has "Stifle" in hand
      And it is Alice's beginning of combat step
      When Alice attacks with "Mogg Fanatic"
      And the game goes on to Alice's combat damage step
      And Alice activates "Mogg Fanatic" targeting Bob
      And Bob tries to cast "Stifle" targeting "combat damage"
      Then it is refused
      When Bob casts "Stifle" targeting "ability of Mogg Fanatic" and it resolves
      Then the stack, from the top, is "combat damage"
      When all players pass
      Then Bob has 19 life

  @CR-2009-310.5
  Rule: 310.5 First strike

    Scenario: What strikes first is an object of its own, and what it kills assigns nothing
      Given Alice controls "Elvish Archers"
      And Alice controls a 3/3 creature "Hill Giant"
      And Bob controls a 2/2 creature "Grizzly Bears"
      When Alice attacks with "Elvish Archers" and "Hill Giant"
      And Bob blocks "Elvish Archers" with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob has 20 life
      When all players pass
      Then the stack, from the top, is "combat damage"
      When all players pass
      Then Bob has 17 life
      And "Elvish Archers" is on the battlefield

Feature: 509. What blocks, and what is dealt, for this turn

  Background:
    Given these cards:
      | name                 | type                   | cost      | size | text                                                                                                                                     |
      | Duct Crawler         | Creature — Insect      | {R}       | 1/1  | {1}{R}: Target creature can't block this creature this turn.                                                                             |
      | Joven's Tools        | Artifact               | {6}       |      | {4}, {T}: Target creature can't be blocked except by Walls this turn.                                                                    |
      | Keeper of Tresserhorn | Creature — Avatar     | {5}{B}    | 6/6  | Whenever this creature attacks and isn't blocked, it assigns no combat damage this turn and defending player loses 2 life.               |
      | Wall of Wood         | Creature — Wall        | {G}       | 0/3  | Defender                                                                                                                                 |

  @CR-509.1b
  Rule: 509.1b Restrictions

    Scenario: A creature that can't block one attacker this turn blocks another, and blocks the first in the next turn
      Given Alice controls "Duct Crawler" and "Grizzly Bears"
      And Alice has {1}{R} in the mana pool
      And Bob controls "Hill Giant"
      When Alice activates "Duct Crawler" targeting "Hill Giant" and it resolves
      And Alice attacks Bob with "Duct Crawler" and "Grizzly Bears"
      Then Bob can't block "Duct Crawler" with "Hill Giant"
      And Bob can block "Grizzly Bears" with "Hill Giant"
      When the game goes on to Bob's precombat main
      And the game goes on to Alice's precombat main
      And Alice attacks Bob with "Duct Crawler"
      Then Bob can block "Duct Crawler" with "Hill Giant"

    Scenario: What can be blocked by Walls alone is blocked by a Wall, and by no other creature
      Given Alice controls "Joven's Tools" and "Grizzly Bears"
      And Alice has {4} in the mana pool
      And Bob controls "Hill Giant" and "Wall of Wood"
      When Alice activates "Joven's Tools" targeting "Grizzly Bears" and it resolves
      And Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Hill Giant"
      And Bob can block "Grizzly Bears" with "Wall of Wood"

  @CR-510.1a
  Rule: 510.1a Combat damage equal to power

    Scenario: An unblocked attacker that assigns no combat damage deals none, and its ability does the rest
      Given Alice controls "Keeper of Tresserhorn" and "Grizzly Bears"
      When Alice attacks Bob with "Keeper of Tresserhorn" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      And the game goes on to Alice's end of combat
      Then Bob has 16 life

    Scenario: Blocked, it deals its damage
      Given Alice controls "Keeper of Tresserhorn"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Keeper of Tresserhorn"
      And Bob blocks "Keeper of Tresserhorn" with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then "Hill Giant" is in Bob's graveyard
      And Bob has 20 life

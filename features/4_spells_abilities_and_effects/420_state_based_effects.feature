Feature: 420. State-Based Effects

  What stood in the place of section 704 in May 2009. Where a rule means the same today, the scenarios of 704 prove it;
  here is what was different.

  @CR-2009-420.1
  Rule: 420.1 Nothing but the listed conditions

    Scenario Outline: <What> is nothing that the game itself acts on
      Given these cards:
        | name  | type                    | size | text                                                        |
        | Tale  | Enchantment — Saga      |      | I — Draw a card.                                            |
        | Crown | Enchantment — Aura Role |      | Enchant creature                                            |
        | Veil  | Enchantment — Aura Role |      | Enchant creature                                            |
        | Ape   | Creature — Ape          | 1/1  | This creature can't have more than one +1/+1 counter on it. |
      And Alice controls a 3/3 creature "Ox" and a 0/0 creature "Husk"
      And Alice controls <things>
      When Alice would receive priority
      Then "Husk" is in Alice's graveyard
      And nothing else changes

      Examples:
        | What                            | things                                               |
        | A Saga at its last chapter      | "Tale" with one lore counter                         |
        | A battle without defense        | a battle "Fort"                                      |
        | A second Role                   | "Crown" attached to "Ox" and "Veil" attached to "Ox" |
        | A creature outside every sector | a 1/1 creature "Surveyor" with space sculptor        |
        | A player who stands still       | a 1/1 creature "Racer" with start your engines!      |
        | A counter too many              | "Ape" with two +1/+1 counters                        |

    @CR-2009-502.63a
    Scenario: Deathtouch is an ability that waits on the stack
      Given these cards:
        | name  | type             | size | text                                                                |
        | Adder | Creature — Snake | 1/1  | Deathtouch<br>{T}: This creature deals 1 damage to target creature. |
      And Alice controls "Adder"
      And Bob controls "Hill Giant" and a 0/0 creature "Husk"
      When Alice activates "Adder" targeting "Hill Giant" and it resolves
      Then "Husk" is in Bob's graveyard
      And "Hill Giant" is on the battlefield
      And "Hill Giant" has 1 damage marked
      And the stack, from the top, is ability of "Adder"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

  @CR-2009-420.3
  Rule: 420.3 At once, and again until there is nothing left

    Background:
      Given these cards:
        | name  | type                       | size | text                             |
        | Sahri | Legendary Creature — Human | 2/2  | Creatures you control get +0/+1. |

    Scenario: The one that is dying anyway still counts against its namesake
      Given Alice controls "Sahri" (hers)
      And Bob controls "Sahri" (his) with 3 damage
      When Alice would receive priority
      Then "Sahri" (hers) is in Alice's graveyard
      And "Sahri" (his) is in Bob's graveyard

    Scenario: What the first check brings about is found by the second
      Given Alice controls "Sahri" (hers) and a 1/0 creature "Wisp"
      And Bob controls "Sahri" (his)
      When Alice would receive priority
      Then "Sahri" (hers) and "Wisp" are in Alice's graveyard
      And "Sahri" (his) is in Bob's graveyard
      And nothing else changes

  @CR-2009-420.5c
  Rule: 420.5c Lethal damage

    Background:
      Given these cards:
        | name                | type             | size | text                                                                                         |
        | Lesser Uthden Troll | Creature — Troll | 2/2  | {0}: Regenerate Lesser Uthden Troll.                                                         |
        | Adder               | Creature — Snake | 2/3  | Deathtouch<br>{T}: This creature deals 2 damage to target creature.                           |
        | Twofold Adder       | Creature — Snake | 2/3  | Deathtouch<br>Deathtouch<br>{T}: This creature deals 2 damage to target creature.             |

    @CR-2009-502.63a
    Scenario: Regeneration answers lethal damage, and deathtouch comes after it as something else
      Given Alice controls "Adder"
      And Bob controls "Lesser Uthden Troll"
      When Bob activates "Lesser Uthden Troll" and it resolves
      And Alice activates "Adder" targeting "Lesser Uthden Troll" and it resolves
      Then "Lesser Uthden Troll" is on the battlefield
      And "Lesser Uthden Troll" is tapped
      And the stack, from the top, is ability of "Adder"
      When all players pass
      Then "Lesser Uthden Troll" is in Bob's graveyard

    @CR-2009-502.63a
    Scenario: A second regeneration answers the ability of deathtouch
      Given Alice controls "Adder"
      And Bob controls "Lesser Uthden Troll"
      When Bob activates "Lesser Uthden Troll" and it resolves
      And Alice activates "Adder" targeting "Lesser Uthden Troll" and it resolves
      And Bob activates "Lesser Uthden Troll" and it resolves
      And all players pass
      Then "Lesser Uthden Troll" is on the battlefield
      And the stack is empty

    @CR-2009-502.63a
    Scenario: Each instance of deathtouch destroys on its own
      Given Alice controls "Twofold Adder"
      And Bob controls "Lesser Uthden Troll"
      When Bob activates "Lesser Uthden Troll" and it resolves
      And Alice activates "Twofold Adder" targeting "Lesser Uthden Troll" and it resolves
      And Bob activates "Lesser Uthden Troll" and it resolves
      And all players pass
      Then "Lesser Uthden Troll" is on the battlefield
      And the stack, from the top, is ability of "Twofold Adder"
      When all players pass
      Then "Lesser Uthden Troll" is in Bob's graveyard

  @CR-2009-420.5e
  Rule: 420.5e The legend rule takes every one of a name

    Background:
      Given the card "Jhoira" is a "Legendary Creature — Human" of size 3/3
      And the card "Lesser Karakas" is a "Legendary Land"

    Scenario: A player with two of a name keeps neither and is asked nothing
      Given Alice controls "Tobias Andrion" (first) and "Tobias Andrion" (second)
      When Alice would receive priority
      Then "Tobias Andrion" (first) and "Tobias Andrion" (second) are in Alice's graveyard
      And nothing else changes

    Scenario: It makes no difference who controls them
      Given Alice and Bob each control "Tobias Andrion"
      When Alice would receive priority
      Then "Tobias Andrion" (Alice's) is in Alice's graveyard
      And "Tobias Andrion" (Bob's) is in Bob's graveyard
      And nothing else changes

    Scenario: A third of the name, of any kind of permanent, goes with them
      Given Alice controls "Lesser Karakas" (first) and "Lesser Karakas" (second)
      And Bob controls "Lesser Karakas" (third)
      When Bob would receive priority
      Then "Lesser Karakas" (first) and "Lesser Karakas" (second) are in Alice's graveyard
      And "Lesser Karakas" (third) is in Bob's graveyard

    Scenario: They go to their owners, not to those who control them
      Given Alice controls "Tobias Andrion" (borrowed) owned by Bob
      And Bob controls "Tobias Andrion" (own)
      When Alice would receive priority
      Then "Tobias Andrion" (borrowed) and "Tobias Andrion" (own) are in Bob's graveyard

    Scenario: Regeneration does not help, for nothing is destroyed
      Given the card "Rafiq" is a "Legendary Creature — Troll" that costs {0} of size 3/3
        """
        {0}: Regenerate Rafiq.
        """
      And Alice controls "Rafiq" (first)
      And Alice has "Rafiq" (second) in hand
      When Alice activates "Rafiq" (first) and it resolves
      And Alice casts "Rafiq" (second) and it resolves
      Then "Rafiq" (first) and "Rafiq" (second) are in Alice's graveyard

    Scenario: Legendary permanents of two names stay
      Given Alice controls "Jhoira" and "Lesser Karakas"
      When Alice would receive priority
      Then nothing changes

    Scenario: Where one of a name is legendary and the other is not, both stay until both are
      Given these cards:
        | name       | type               | cost | text                                                                                          |
        | Lesser Dub | Enchantment — Aura | {0}  | Enchant creature / Enchanted creature is a legendary creature in addition to its other types. |
      And Alice controls a 2/2 creature "Bear" (first), "Bear" (second) and "Lesser Dub" (first) attached to "Bear (first)"
      And Alice has "Lesser Dub" (second) in hand
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Lesser Dub" (second) targeting "Bear" (second) and it resolves
      Then "Bear" (first) and "Bear" (second) are in Alice's graveyard

  @CR-2009-420.5h
  Rule: 420.5h Ten poison counters

    Scenario Outline: In Two-Headed Giant too, <number> poison counters on one player decide
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Bob has <number> poison counters
      When Alice would receive priority
      Then Bob <fate>

      Examples:
        | number | fate                 |
        | 9      | is still in the game |
        | 10     | has lost the game    |

  @CR-2009-420.5q
  Rule: 420.5q The planeswalker uniqueness rule

    Background:
      Given these cards:
        | name                | type                  | loyalty | text                 |
        | Lesser Jace Beleren | Planeswalker — Jace   | 3       | +2: Draw a card.     |
        | Jace Vryn           | Planeswalker — Jace   | 4       | +1: Draw a card.     |
        | Garruk              | Planeswalker — Garruk | 3       | +1: You gain 1 life. |

    Scenario: Planeswalkers of one type go, though their names and controllers are different
      Given Alice controls "Lesser Jace Beleren"
      And Bob controls "Jace Vryn"
      When Alice would receive priority
      Then "Lesser Jace Beleren" is in Alice's graveyard
      And "Jace Vryn" is in Bob's graveyard
      And nothing else changes

    Scenario: Planeswalkers of different types stay
      Given Alice controls "Lesser Jace Beleren" and "Garruk"
      When Alice would receive priority
      Then nothing changes

    Scenario: The newcomer takes the one in play along with it
      Given the card "Jace, Newcomer" is a "Planeswalker — Jace" that costs {0} of loyalty 5
      And Alice has "Jace, Newcomer" in hand
      And Bob controls "Jace Vryn" and "Garruk"
      When Alice casts "Jace, Newcomer" and it resolves
      Then "Jace, Newcomer" is in Alice's graveyard
      And "Jace Vryn" is in Bob's graveyard
      And "Garruk" is on the battlefield

@edition-2025
Feature: 107. Numbers and Symbols

  Background:
    Given these cards:
      | name  | type     | cost   | size | text                                                                                           |
      | Swarm | Artifact | {X}    |      | This artifact enters with X charge counters on it.                                             |
      | Tide  | Creature | {X}{U} | 1/1  | When you cast this spell, draw X cards. / When this creature enters, each opponent loses X life. |
      | Rise  | Sorcery  | {0}    |      | Put target creature card from your graveyard onto the battlefield.                             |

  @CR-107.3m
  Rule: 107.3m X of an ability about entering

    Scenario: A permanent enters with as many counters as were chosen for the spell
      Given Alice has "Swarm" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Swarm" with X = 3 and it resolves
      Then "Swarm" has three charge counters

    Scenario: What triggers on its entering knows the X of the spell as well
      Given Alice has "Tide" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Tide" with X = 2 and it resolves
      And all players pass
      And all players pass
      Then Bob has 18 life

    Scenario: For a permanent that was no spell X is 0
      Given Alice has "Tide" in her graveyard
      And Alice has "Swarm" and "Rise" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Swarm" with X = 3 and it resolves
      And Alice casts "Rise" targeting "Tide" and it resolves
      And all players pass
      Then Bob has 20 life

  @CR-107.3i
  Rule: 107.3i One X for the whole object

    Scenario: What triggers on the casting of a spell speaks of its X
      Given Alice has "Tide" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Tide" with X = 2
      And all players pass
      Then Alice has two cards in hand

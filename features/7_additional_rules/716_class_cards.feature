Feature: 716. Class Cards

  Background:
    Given these cards:
      | name       | type     | cost | text                                                             |
      | Mind Stone | Artifact | {2}  | {T}: Add {C}.<br>{1}, {T}, Sacrifice this artifact: Draw a card. |

  @CR-107.16 @CR-716.2
  Rule: 107.16 What stands below a level bar comes with the level

    Scenario: The additional land of Druid Class may be played only from level 2 on
      Given Alice controls "Druid Class"
      And Alice has "Forest" (first) and "Forest" (second) in hand
      And Alice has {2}{G} in the mana pool
      When Alice plays "Forest" (first)
      And all players pass
      And Alice tries to play "Forest" (second)
      Then it is refused
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      And Alice plays "Forest" (second)
      Then "Forest" (first) and "Forest" (second) are on the battlefield

  @CR-107.16a @CR-716.2a
  Rule: 107.16a A level is gained from the one before it, as a sorcery

    Scenario: A Class that has gone before the ability resolves gains no level
      Given Alice controls "Druid Class"
      And Alice has {2}{G}{1}{G} in the mana pool
      And Bob has "Boomerang" in hand
      And Bob has {U}{U} in the mana pool
      When Alice activates "Druid Class", "level becomes 2"
      And Alice passes
      And Bob casts "Boomerang" targeting "Druid Class" and it resolves
      And all players pass
      Then the stack is empty
      When Alice casts "Druid Class" and it resolves
      Then Alice can't activate "Druid Class", "level becomes 3"
      And Alice controls "Druid Class"

    Scenario: Level 3 comes only after level 2
      Given Alice controls "Builder's Talent"
      And Alice has "Mind Stone" in the graveyard
      And Alice has {4}{W}{W} in the mana pool
      Then Alice can't activate "Builder's Talent", "level becomes 3"
      When Alice activates "Builder's Talent", "level becomes 2" and it resolves
      Then Alice can't activate "Builder's Talent", "level becomes 2"
      When Alice activates "Builder's Talent", "level becomes 3" and it resolves
      And all players pass
      Then "Mind Stone" is on the battlefield

    Scenario: A level is gained only in one's own main phase
      Given Alice controls "Druid Class" and five "Forest"
      And it is Bob's precombat main phase
      Then Alice can't activate "Druid Class", "level becomes 2"
      When the game goes on to Alice's precombat main phase
      Then Alice can activate "Druid Class", "level becomes 2"
      And Alice can't activate "Druid Class", "level becomes 3"

    Scenario: At level 3 the abilities of level 2 are there as well
      Given Alice controls "Druid Class"
      And Alice has "Forest" (first) and "Forest" (second) in hand
      And Alice has {2}{G}{4}{G} in the mana pool
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      And Alice activates "Druid Class", "level becomes 3" and it resolves
      And Alice plays "Forest" (first)
      And all players pass
      And Alice plays "Forest" (second)
      Then "Forest" (first) and "Forest" (second) are on the battlefield

  @CR-716.2b
  Rule: 716.2b A level is a designation and not copied

    Scenario: A copy of a Class at level 2 is no further than a new one
      Given Alice controls "Druid Class"
      And Alice has "Clever Impersonator" in hand
      And Alice has {2}{G}{2}{U}{U}{2}{G} in the mana pool
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      And Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Druid Class"
      Then Alice can't activate "Druid Class", "level becomes 2"
      And Alice can activate "Clever Impersonator", "level becomes 2"

  @CR-716.2d
  Rule: 716.2d Without a level it is level 1

    Scenario: A new Class can gain level 2, and not level 3
      Given Alice controls "Druid Class"
      And Alice has {4}{G} in the mana pool
      Then Alice can't activate "Druid Class", "level becomes 3"
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      Then Alice can't activate "Druid Class", "level becomes 2"

  @CR-716.3
  Rule: 716.3 What stands above the level bars is always there

    Scenario: At level 2 Druid Class still gives life for a land
      Given Alice controls "Druid Class"
      And Alice has "Forest" in hand
      And Alice has {2}{G} in the mana pool
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      And Alice plays "Forest"
      And all players pass
      Then Alice has 21 life

    Scenario: At level 1 as well, and not for a land of another player
      Given Alice controls "Druid Class"
      And Alice has "Forest" (Alice's) in hand
      And Bob has "Forest" (Bob's) in hand
      When Alice plays "Forest" (Alice's)
      And all players pass
      Then Alice has 21 life
      When the game goes on to Bob's precombat main phase
      And Bob plays "Forest" (Bob's)
      Then Alice has 21 life

  @CR-716.4
  Rule: 716.4 Level counters are no levels

    Scenario: A Class with a level counter is at level 1
      Given Alice controls "Druid Class" with one level counter
      And Alice has {4}{G} in the mana pool
      Then Alice can't activate "Druid Class", "level becomes 3"
      When Alice activates "Druid Class", "level becomes 2" and it resolves
      Then "Druid Class" has one level counter

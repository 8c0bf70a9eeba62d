Feature: 702.165. Backup

  Background:
    Given these cards:
      | name                    | type                        | cost      | size | text                                                                                                                                   |
      | Boon-Bringer Valkyrie   | Creature — Angel Warrior    | {3}{W}{W} | 4/4  | Backup 1<br>Flying, first strike, lifelink                                                                                             |
      | Cragsmasher Yeti        | Creature — Yeti             | {4}{R}{R} | 4/2  | Mountaincycling {2}<br>Backup 2<br>Trample                                                                                             |
      | Conclave Sledge-Captain | Creature — Elephant Soldier | {5}{G}    | 4/4  | Backup 1, backup 1, backup 1<br>Trample<br>Whenever this creature deals combat damage to a player, put that many +1/+1 counters on it. |
      | Redcap Heelslasher      | Creature — Goblin Rogue     | {3}{R}    | 2/3  | Backup 1<br>First strike                                                                                                               |
      | Goblin Chieftain        | Creature — Goblin           | {1}{R}{R} | 2/2  | Haste<br>Other Goblin creatures you control get +1/+1 and have haste.                                                                  |
      | Ovinize                 | Instant                     | {1}{U}    |      | Until end of turn, target creature loses all abilities and has base power and toughness 0/1.                                           |
      | Gravity Sphere          | World Enchantment           | {2}{R}    |      | All creatures lose flying.                                                                                                             |
      | Heat Shimmer            | Sorcery                     | {2}{R}    |      | Create a token that's a copy of target creature, except it has haste and "At the beginning of the end step, exile this token."         |
    And Alice controls "Grizzly Bears"

  @CR-702.165a
  Rule: 702.165a Counters for a creature, and for another one what is printed below

    Background:
      Given Alice has {3}{W}{W}{4}{R}{R} in the mana pool

    Scenario: Another creature gets counters and gains the abilities until end of turn
      Given Alice has "Boon-Bringer Valkyrie" in hand
      When Alice casts "Boon-Bringer Valkyrie" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has flying
      And "Grizzly Bears" has first strike
      And "Grizzly Bears" has lifelink
      And "Grizzly Bears" doesn't have backup 1
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" doesn't have flying

    Scenario: The creature itself gets the counters and gains nothing
      Given Alice has "Cragsmasher Yeti" in hand
      When Alice casts "Cragsmasher Yeti" and it resolves
      And Alice chooses "Cragsmasher Yeti"
      And all players pass
      Then "Cragsmasher Yeti" is 6/4
      And "Grizzly Bears" doesn't have trample

    Scenario: What stands before the keyword is not given
      Given Alice has "Cragsmasher Yeti" in hand
      When Alice casts "Cragsmasher Yeti" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has trample
      And "Grizzly Bears" doesn't have mountaincycling {2}

    Scenario: Several instances each trigger, and none gives another
      Given Alice has "Conclave Sledge-Captain" in hand
      And Alice has {5}{G} in the mana pool
      And Alice controls "Elvish Warrior"
      When Alice casts "Conclave Sledge-Captain" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Elvish Warrior"
      And Alice chooses "Conclave Sledge-Captain"
      And all players pass
      And all players pass
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Elvish Warrior" is 3/4
      And "Conclave Sledge-Captain" is 5/5
      And "Grizzly Bears" has trample
      And "Elvish Warrior" has trample
      And "Elvish Warrior" doesn't have backup 1

    Scenario: A triggered ability that was given works for the creature that gained it
      Given Alice has "Conclave Sledge-Captain" in hand
      And Alice has {5}{G} in the mana pool
      When Alice casts "Conclave Sledge-Captain" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Conclave Sledge-Captain"
      And Alice chooses "Conclave Sledge-Captain"
      And all players pass
      And all players pass
      And all players pass
      And Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      And all players pass
      Then "Grizzly Bears" is 6/6

    Scenario: Without a legal target nothing is put on it and nothing is given
      Given Alice has "Boon-Bringer Valkyrie" in hand
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Boon-Bringer Valkyrie" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Boon-Bringer Valkyrie" is 4/4

  @CR-702.165b
  Rule: 702.165b A copy has the same order

    Background:
      Given Alice has {3}{U}{2}{R} in the mana pool
      And Bob controls "Cragsmasher Yeti"

    Scenario: A permanent that enters as a copy gives what is below backup on the original
      Given Alice has "Clone" in hand
      When Alice casts "Clone" and it resolves
      And Alice chooses "Cragsmasher Yeti"
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has trample
      And "Grizzly Bears" doesn't have mountaincycling {2}

    Scenario: So does a token that is a copy
      Given Alice has "Heat Shimmer" in hand
      When Alice casts "Heat Shimmer" targeting "Cragsmasher Yeti" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has trample
      And "Grizzly Bears" doesn't have mountaincycling {2}

  @CR-702.165c
  Rule: 702.165c Only what is printed

    Scenario: What a static ability gives it is not given on
      Given Alice controls "Goblin Chieftain"
      And Alice has "Redcap Heelslasher" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Redcap Heelslasher" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Redcap Heelslasher" has haste
      And "Grizzly Bears" has first strike
      And "Grizzly Bears" doesn't have haste

    Scenario: What a token has besides what it copies is not given on
      Given Alice has {2}{R} in the mana pool
      And Bob controls "Redcap Heelslasher"
      And Alice has "Heat Shimmer" in hand
      When Alice casts "Heat Shimmer" targeting "Redcap Heelslasher" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has first strike
      And "Grizzly Bears" doesn't have haste

  @CR-702.165d
  Rule: 702.165d What is given is settled as the ability is put on the stack

    Background:
      Given Alice has {3}{W}{W}{1}{U} in the mana pool
      And Alice has "Boon-Bringer Valkyrie" in hand

    Scenario: The permanent loses its abilities afterwards
      Given Bob has "Ovinize" in hand
      And Bob has {1}{U} in the mana pool
      When Alice casts "Boon-Bringer Valkyrie" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Ovinize" targeting "Boon-Bringer Valkyrie" and it resolves
      And all players pass
      Then "Boon-Bringer Valkyrie" doesn't have flying
      And "Grizzly Bears" has flying
      And "Grizzly Bears" has lifelink

    Scenario: It has left the battlefield by then
      Given Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Boon-Bringer Valkyrie" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Murder" targeting "Boon-Bringer Valkyrie" and it resolves
      And all players pass
      Then "Boon-Bringer Valkyrie" is in Alice's graveyard
      And "Grizzly Bears" is 3/3
      And "Grizzly Bears" has flying

    Scenario: An ability that it has not got as the ability is put on the stack is not given
      Given Bob controls "Gravity Sphere"
      When Alice casts "Boon-Bringer Valkyrie" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has lifelink
      And "Grizzly Bears" doesn't have flying

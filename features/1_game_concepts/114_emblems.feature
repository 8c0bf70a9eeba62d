@edition-2025
Feature: 114. Emblems

  Background:
    Given these cards:
      | name   | type         | cost | loyalty | text                                                                                                                     |
      | Elspeth | Planeswalker |     | 9       | -1: You get an emblem with "Creatures you control get +2/+2 and have flying."                                            |
      | Narset | Planeswalker |      | 9       | -9: You get an emblem with "Whenever you cast a spell, you gain 1 life."                                                 |
      | Curse  | Sorcery      | {0}  |         | Target opponent gets an emblem with "You can't gain life."                                                               |
      | Spark  | Sorcery      | {0}  |         | You get an emblem with "If a source you control would deal damage to a permanent or player, it deals double that damage instead." |
      | Sting  | Instant      | {0}  |         | Sting deals 2 damage to any target.                                                                                      |
      | Salve  | Instant      | {0}  |         | Target player gains 3 life.                                                                                              |
      | Rage   | Sorcery      | {0}  |         | You get an emblem with "{0}: Put a +1/+1 counter on target creature."                                                    |

  @CR-114.2
  Rule: 114.2 Who gets it owns and controls it

    Scenario: Its static ability works from the command zone, for its controller alone, when what made it is gone
      Given Alice controls "Elspeth" with 1 loyalty counter
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      When Alice activates "Elspeth" and it resolves
      Then "Elspeth" is in Alice's graveyard
      And "Ox" is 4/4
      And "Ox" has flying
      And "Elk" is 2/2

    Scenario: Its triggered ability triggers, for its controller alone
      Given Alice controls "Narset"
      And Alice and Bob each control a 1/1 creature "Imp"
      And Alice has "Sting" in hand
      When Alice activates "Narset" and it resolves
      And Alice casts "Sting" targeting Bob
      Then the stack, from the top, is ability of "emblem of Narset" and "Sting"
      When all players pass
      Then Alice has 21 life

    Scenario: Another player can be made to have it; what it says happens to that player
      Given Alice has "Curse" in hand
      And Alice has "Salve" (first) and "Salve" (second) in hand
      When Alice casts "Curse" targeting Bob and it resolves
      And Alice casts "Salve" (first) targeting Bob and it resolves
      And Alice casts "Salve" (second) targeting Alice and it resolves
      Then Bob has 20 life
      And Alice has 23 life

    Scenario: Its replacement effects apply, and two emblems are two
      Given Alice has "Spark" (first), "Spark" (second) and "Sting" in hand
      When Alice casts "Spark" (first) and it resolves
      And Alice casts "Spark" (second) and it resolves
      And Alice casts "Sting" targeting Bob and it resolves
      Then Bob has 12 life

    Scenario: Its activated ability is activated from the command zone, by its controller alone
      Given Alice has "Rage" in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Rage" and it resolves
      And Alice activates "emblem of Rage" targeting "Ox" and it resolves
      Then "Ox" is 3/3
      And Bob can't activate "emblem of Rage" targeting "Ox"

    Scenario: Of two emblems that say the same each has the ability
      Given Alice has "Rage" (first) and "Rage" (second) in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Rage" (first) and it resolves
      And Alice casts "Rage" (second) and it resolves
      And Alice activates "emblem of Rage (first)" targeting "Ox" and it resolves
      And Alice activates "emblem of Rage (second)" targeting "Ox" and it resolves
      Then "Ox" is 4/4

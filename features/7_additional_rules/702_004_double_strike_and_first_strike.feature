Feature: 702.4. Double Strike, and 702.7. First Strike

  Background:
    Given these cards:
      | name             | type                       | cost   | size | text                                                                |
      | Boros Swiftblade | Creature — Human Soldier   | {R}{W} | 1/2  | Double strike                                                       |
      | Halberdier       | Creature — Human Barbarian | {3}{R} | 3/1  | First strike                                                        |
      | Fireshrieker     | Artifact — Equipment       | {3}    |      | Equipped creature has double strike.<br>Equip {2}                   |
      | Lance            | Enchantment — Aura         | {W}    |      | Enchant creature<br>Enchanted creature has first strike.            |
      | Disenchant       | Instant                    | {1}{W} |      | Destroy target artifact or enchantment.                             |
      | Raking Claws     | Instant                    | {1}{R} |      | Target creature gains double strike until end of turn.<br>Cycling {2} |
      | Kindled Fury     | Instant                    | {R}    |      | Target creature gets +1/+0 and gains first strike until end of turn. |

  @CR-702.4b @edition-2025
  Rule: 702.4b In both steps

    Scenario: What is not blocked is dealt twice, a step after the other
      Given Alice controls "Boros Swiftblade"
      When Alice attacks with "Boros Swiftblade"
      And Bob declares no blockers
      And all players pass
      Then Bob has 19 life
      When all players pass
      Then Bob has 18 life

    Scenario: Without it damage is dealt once
      Given Alice controls "Boros Swiftblade" and "Grizzly Bears"
      When Alice attacks with "Boros Swiftblade" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has 19 life
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

    Scenario: It strikes again though Bob destroys what does not matter in between
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Fireshrieker" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      Then Bob has 18 life
      When Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Bonesplitter" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 16 life

  @CR-702.4c @edition-2025
  Rule: 702.4c Lost in between

    Scenario: Bob destroys the Equipment that gives double strike, and is struck once
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Fireshrieker" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      Then Bob has 18 life
      When Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Fireshrieker" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-702.4d @edition-2025
  Rule: 702.4d Gained in between

    Scenario: First strike and then double strike makes two strikes
      Given Alice controls "Halberdier" and two "Mountain"
      And Alice has "Raking Claws" in hand
      When Alice attacks with "Halberdier"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      Then Bob has 17 life
      When Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Raking Claws" targeting "Halberdier" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 14 life

  @CR-702.7b @edition-2025
  Rule: 702.7b A step before the others

    Scenario: What is dealt first kills before it strikes back
      Given Alice controls "Halberdier"
      And Bob controls "Hill Giant"
      When Alice attacks with "Halberdier"
      And Bob blocks "Halberdier" with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then "Hill Giant" is in Bob's graveyard
      And "Halberdier" is on the battlefield

    Scenario: What survives strikes back in the second step, in which first strike does nothing more
      Given Alice controls "Halberdier"
      And Bob controls "Valiant Guard"
      And Bob controls "Holy Strength" attached to "Valiant Guard"
      When Alice attacks with "Halberdier"
      And Bob blocks "Halberdier" with "Valiant Guard"
      And all players pass
      Then "Valiant Guard" has 3 damage marked
      And "Halberdier" is on the battlefield
      When all players pass
      Then "Valiant Guard" has 3 damage marked
      And "Halberdier" is in Alice's graveyard

  @CR-702.7c @edition-2025
  Rule: 702.7c Gained or lost in between

    Scenario: What gets first strike after the first step strikes in the second
      Given Alice controls "Halberdier", "Grizzly Bears" and "Mountain"
      And Alice has "Kindled Fury" in hand
      When Alice attacks with "Halberdier" and "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      Then Bob has 17 life
      When Alice activates "Mountain"
      And Alice casts "Kindled Fury" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 14 life

    Scenario: What loses first strike after it has struck does not strike again
      Given Alice controls "Grizzly Bears" and "Lance" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      Then Bob has 18 life
      When Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Lance" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

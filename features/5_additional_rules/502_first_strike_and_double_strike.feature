@edition-2009
Feature: 502.2. First Strike, and 502.28. Double Strike

  In 2009 damage waits on the stack in either step, and whoever has assigned none in the first may do so in the second.

  Background:
    Given these cards:
      | name             | type                       | cost   | size | text                                                                  |
      | Boros Swiftblade | Creature — Human Soldier   | {R}{W} | 1/2  | Double strike                                                         |
      | Halberdier       | Creature — Human Barbarian | {3}{R} | 3/1  | First strike                                                          |
      | Fireshrieker     | Artifact — Equipment       | {3}    |      | Equipped creature has double strike.<br>Equip {2}                     |
      | Disenchant       | Instant                    | {1}{W} |      | Destroy target artifact or enchantment.                               |
      | Raking Claws     | Instant                    | {1}{R} |      | Target creature gains double strike until end of turn.<br>Cycling {2} |
      | Kindled Fury     | Instant                    | {R}    |      | Target creature gets +1/+0 and gains first strike until end of turn.  |

  @CR-2009-502.2b
  Rule: 502.2b A step before the others

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
      And the game goes on to Alice's combat damage step
      And all players pass
      Then "Valiant Guard" has 3 damage marked
      And "Halberdier" is on the battlefield
      When the game goes on to Alice's end of combat
      Then "Valiant Guard" has 3 damage marked
      And "Halberdier" is in Alice's graveyard

  @CR-2009-502.2b @CR-2009-502.28b
  Rule: 502.2b Nothing was assigned in the first step

    Scenario Outline: <keyword> without power assigns nothing, and once <whom> is strong Bob is at <life>
      Given Alice controls a 0/3 creature "Lesser Sentinel" with "<keyword>"
      And Alice controls "Halberdier" and "Forest"
      And Alice has "Giant Growth" in hand
      When Alice attacks with "Lesser Sentinel" and "Halberdier"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Bob has 17 life
      When Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "<whom>" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has <life> life

      Examples:
        | keyword       | whom         | life |
        | First strike  | Lesser Sentinel | 14   |
        | First strike  | Halberdier   | 17   |
        | Double strike | Lesser Sentinel | 14   |

  @CR-2009-502.28b
  Rule: 502.28b In both steps

    Scenario: What is not blocked is dealt twice, a step after the other, and what has no such ability deals once
      Given Alice controls "Boros Swiftblade" and "Grizzly Bears"
      When Alice attacks with "Boros Swiftblade" and "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Bob has 19 life
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

    Scenario: Bob destroys Bonesplitter while the first damage is on the stack, and is struck twice
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Fireshrieker" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Bonesplitter" and it resolves
      Then Bob has 20 life
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

  @CR-2009-502.2c
  Rule: 502.2c Gained or lost in between

    Scenario: What gets first strike while the first damage is on the stack strikes in the second step
      Given Alice controls "Halberdier", "Grizzly Bears" and "Mountain"
      And Alice has "Kindled Fury" in hand
      When Alice attacks with "Halberdier" and "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice activates "Mountain"
      And Alice casts "Kindled Fury" targeting "Grizzly Bears" and it resolves
      Then Bob has 20 life
      When all players pass
      Then Bob has 17 life
      When the game goes on to Alice's end of combat
      Then Bob has 14 life

    Scenario: What loses first strike while its damage is on the stack deals that damage, and no more
      Given Alice controls "Grizzly Bears" and "Lance" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Lance" and it resolves
      Then Bob has 20 life
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-2009-502.28c
  Rule: 502.28c Double strike is lost in between

    Scenario: Bob destroys Fireshrieker while the first damage is on the stack, and is struck once
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Fireshrieker" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls two "Plains"
      When Alice attacks with "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      And Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Disenchant" targeting "Fireshrieker" and it resolves
      Then Bob has 20 life
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-2009-502.28d
  Rule: 502.28d Double strike is gained in between

    Scenario: First strike, and double strike while the damage is on the stack, make two strikes
      Given Alice controls "Halberdier" and two "Mountain"
      And Alice has "Raking Claws" in hand
      When Alice attacks with "Halberdier"
      And the game goes on to Alice's combat damage step
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Raking Claws" targeting "Halberdier" and it resolves
      Then Bob has 20 life
      When all players pass
      Then Bob has 17 life
      When the game goes on to Alice's end of combat
      Then Bob has 14 life

  @CR-2009-502.3b
  Rule: 502.3b Flanking twice

    Scenario: Each instance of flanking weakens a blocker that has none
      Given Alice controls "Sidewinder Sliver" and "Agility" attached to "Sidewinder Sliver"
      And Bob controls "Hill Giant"
      When Alice attacks with "Sidewinder Sliver"
      And Bob blocks "Sidewinder Sliver" with "Hill Giant"
      And all players pass
      Then "Hill Giant" is 2/2
      When all players pass
      Then "Hill Giant" is 1/1

  @CR-2009-502.63b
  Rule: 502.63b Deathtouch twice

    Scenario: Deathtouch, deathtouch triggers twice, and what regenerates once is in Bob's graveyard
      Given Alice controls a 1/2 creature "Lesser Basilisk" with "Deathtouch, deathtouch"
      And these cards:
        | name         | type             | cost      | size | text                          |
        | Cudgel Troll | Creature — Troll | {2}{G}{G} | 4/3  | {G}: Regenerate this creature. |
      And Bob controls "Cudgel Troll" and "Forest"
      When Alice attacks with "Lesser Basilisk"
      And Bob blocks "Lesser Basilisk" with "Cudgel Troll"
      And all players pass
      And Alice passes
      And Bob activates "Forest"
      And Bob activates "Cudgel Troll" and it resolves
      And all players pass
      Then the stack, from the top, is "ability of Lesser Basilisk" and "ability of Lesser Basilisk"
      When the game goes on to Alice's end of combat
      Then "Cudgel Troll" is in Bob's graveyard

  @CR-2009-502.63a
  Rule: 502.63a Deathtouch once

    Scenario: Deathtouch triggers once, and what regenerates once is on the battlefield
      Given Alice controls a 1/2 creature "Lesser Basilisk" with "Deathtouch"
      And these cards:
        | name         | type             | cost      | size | text                          |
        | Cudgel Troll | Creature — Troll | {2}{G}{G} | 4/3  | {G}: Regenerate this creature. |
      And Bob controls "Cudgel Troll" and "Forest"
      When Alice attacks with "Lesser Basilisk"
      And Bob blocks "Lesser Basilisk" with "Cudgel Troll"
      And all players pass
      And Alice passes
      And Bob activates "Forest"
      And Bob activates "Cudgel Troll" and it resolves
      And all players pass
      Then the stack, from the top, is "ability of Lesser Basilisk"
      When the game goes on to Alice's end of combat
      Then "Cudgel Troll" is on the battlefield

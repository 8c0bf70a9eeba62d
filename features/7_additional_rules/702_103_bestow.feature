Feature: 702. Bestow

  @CR-702.103f
  Rule: 702.103f A bestowed Aura that becomes unattached is a creature at once

    Background:
      Given these cards:
        | name            | type                         | cost | size | text                                                                            |
        | Nyxborn         | Enchantment Creature — Satyr | {0}  | 2/2  | Bestow {0}<br>Enchanted creature gets +2/+2.                                    |
        | Might           | Enchantment — Aura           | {0}  |      | Enchant creature<br>Enchanted creature gets +2/+2.                              |
        | Cruelty         | Instant                      | {0}  |      | Destroy target creature. Its controller sacrifices a creature.                  |
        | Lesser Mourning | Enchantment                  | {0}  |      | Whenever a creature dies, if you control a creature, you gain 1 life.           |
      And Bob controls a 5/5 creature "Colossapede"
      And it is Bob's precombat main

    Scenario: While the spell that has destroyed its creature is still resolving, it can be sacrificed as a creature
      Given Bob has "Nyxborn" in hand
      And Alice has "Cruelty" in hand
      When Bob casts "Nyxborn" targeting "Colossapede" using "bestow" and it resolves
      Then "Nyxborn" is not a creature
      When Alice casts "Cruelty" targeting "Colossapede" and it resolves
      Then "Colossapede" is in Bob's graveyard
      And "Nyxborn" is in Bob's graveyard

    Scenario: An ability that asks for a creature as the enchanted one dies finds the bestowed Aura, and no other Aura
      Given Bob controls "Lesser Mourning"
      And Bob has "Nyxborn" and "Might" in hand
      And the card "Slaying" is an "Instant" that costs {0}:
        """
        Destroy target creature.
        """
      And Alice has "Slaying" (first) and "Slaying" (second) in hand
      When Bob casts "Nyxborn" targeting "Colossapede" using "bestow" and it resolves
      And Alice casts "Slaying" (first) targeting "Colossapede" and it resolves
      And all players pass
      Then Bob has 21 life
      And "Nyxborn" is a 2/2 creature
      When Bob casts "Might" targeting "Nyxborn" and it resolves
      And Alice casts "Slaying" (second) targeting "Nyxborn" and it resolves
      Then the stack is empty
      And Bob has 21 life

    Scenario: On what is no creature any more it becomes unattached, and another Aura is put into the graveyard
      Given the card "Disenchant" is an "Instant" that costs {1}{W}:
        """
        Destroy target artifact or enchantment.
        """
      And Bob controls "March of the Machines" and "Sol Ring"
      And Bob has "Nyxborn Unicorn" and "Holy Strength" in hand
      And Bob has {3}{W}{W} in the mana pool
      And Alice has "Disenchant" in hand
      And Alice has {1}{W} in the mana pool
      When Bob casts "Nyxborn Unicorn" targeting "Sol Ring" using "bestow" and it resolves
      And Bob casts "Holy Strength" targeting "Sol Ring" and it resolves
      Then "Sol Ring" is 4/5
      When Bob passes
      And Alice casts "Disenchant" targeting "March of the Machines" and it resolves
      Then "Nyxborn Unicorn" is a 2/2 creature
      And "Nyxborn Unicorn" is attached to nothing
      And "Holy Strength" is in Bob's graveyard

  @CR-702.103e
  Rule: 702.103e A bestowed Aura spell whose target has gone

    Scenario: It resolves as a creature spell, and another Aura spell does not resolve
      Given Bob controls "Hill Giant" and "Centaur Courser"
      And Bob has "Nyxborn Unicorn" and "Holy Strength" in hand
      And Bob has {3}{W}{W} in the mana pool
      And it is Bob's precombat main
      And Alice has "Murder" (first) and "Murder" (second) in hand
      And Alice has {1}{B}{B}{1}{B}{B} in the mana pool
      When Bob casts "Nyxborn Unicorn" targeting "Hill Giant" using "bestow"
      And Bob passes
      And Alice casts "Murder" (first) targeting "Hill Giant" and it resolves
      And all players pass
      Then "Nyxborn Unicorn" is a 2/2 creature
      And "Nyxborn Unicorn" is on the battlefield
      When Bob casts "Holy Strength" targeting "Centaur Courser"
      And Bob passes
      And Alice casts "Murder" (second) targeting "Centaur Courser" and it resolves
      And all players pass
      Then "Holy Strength" is in Bob's graveyard

  @CR-702.103c
  Rule: 702.103c The copy of a bestowed Aura spell is bestowed as well

    Background:
      Given these cards:
        | name         | type                         | cost   | size | text                                                                       |
        | Nimbus Naiad | Enchantment Creature — Nymph | {2}{U} | 2/2  | Bestow {4}{U}<br>Flying<br>Enchanted creature gets +2/+2 and has flying.   |
      And Alice controls "Lithoform Engine" and "Grizzly Bears"
      And Alice has "Nimbus Naiad" in hand

    Scenario: The copy becomes an Aura that is attached to what the spell targets
      Given Alice has {C}{C}{C}{C}{C}{C}{C}{C}{U} in the mana pool
      When Alice casts "Nimbus Naiad" targeting "Grizzly Bears" using "bestow"
      And Alice activates "Lithoform Engine", "Copy target permanent spell" targeting "Nimbus Naiad" and it resolves
      And all players pass
      Then "Grizzly Bears" is a 4/4 creature with flying
      And Alice controls one Aura token
      When all players pass
      Then "Grizzly Bears" is 6/6
      And Alice controls two Auras

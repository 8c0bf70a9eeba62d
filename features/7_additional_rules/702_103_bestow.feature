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
        | Wakening        | Artifact                     | {0}  |      | Artifacts you control are artifact creatures with base power and toughness 3/3. |
        | Shattering      | Instant                      | {0}  |      | Destroy target artifact.                                                        |
      And Bob controls a 5/5 creature "Colossapede"
      And Alice has "Cruelty" in hand
      And it is Bob's precombat main

    Scenario: While the spell that has destroyed its creature is still resolving, it can be sacrificed as a creature
      Given Bob has "Nyxborn" in hand
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
      Given Bob controls "Wakening" and an artifact "Golem"
      And Bob has "Nyxborn" and "Might" in hand
      And Alice has "Shattering" in hand
      When Bob casts "Nyxborn" targeting "Golem" using "bestow" and it resolves
      And Bob casts "Might" targeting "Golem" and it resolves
      Then "Golem" is 7/7
      When Alice casts "Shattering" targeting "Wakening" and it resolves
      Then "Nyxborn" is a 2/2 creature
      And "Nyxborn" is attached to nothing
      And "Might" is in Bob's graveyard

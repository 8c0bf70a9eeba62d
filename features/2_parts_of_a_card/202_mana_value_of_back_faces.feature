Feature: 202. The mana value of back faces

  Background:
    Given these cards:
      | name               | type                       | cost     | size | text                                                            |
      | Lesser Huntmaster  | Creature — Human Werewolf  | {2}{R}{G} | 2/2 |                                                                 |
      | Lesser Ravager     | Creature — Werewolf        |          | 4/4  |                                                                 |
      | Lesser Delver      | Creature — Human Wizard    | {U}      | 1/1  |                                                                 |
      | Lesser Aberration  | Creature — Human Insect    |          | 3/2  |                                                                 |
      | Lesser Moonrise    | Instant                    | {G}      |      | Transform target creature.                                      |
      | Weighing           | Instant                    | {W}      |      | You gain X life, where X is target permanent's mana value.      |
      | Lesser Mirror      | Instant                    | {U}      |      | Target creature becomes a copy of another target creature.      |
    And Alice has "Weighing" (first), "Weighing" (second), "Lesser Moonrise" (first) and "Lesser Moonrise" (second) in hand
    And Alice has {W}{W}{G}{G} in the mana pool

  @CR-202.3b
  Rule: 202.3b The front face counts for the back

    @example-1
    Example: What transforms keeps the mana value of 4 that its front gives it
      Given Alice controls "Lesser Huntmaster"
      And the other face of "Lesser Huntmaster" is "Lesser Ravager"
      When Alice casts "Weighing" (first) targeting "Lesser Huntmaster" and it resolves
      Then Alice has 24 life
      When Alice casts "Lesser Moonrise" (first) targeting "Lesser Huntmaster" and it resolves
      Then "Lesser Huntmaster" is named "Lesser Ravager"
      When Alice casts "Weighing" (second) targeting "Lesser Huntmaster" and it resolves
      Then Alice has 28 life

    @example-2
    Example: A Clone of a back face has a mana value of 0
      Given Alice controls "Lesser Huntmaster"
      And the other face of "Lesser Huntmaster" is "Lesser Ravager"
      And Alice has "Clone" in hand
      And Alice has {W}{W}{G}{3}{U} in the mana pool
      When Alice casts "Lesser Moonrise" (first) targeting "Lesser Huntmaster" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Lesser Huntmaster"
      Then "Clone" is named "Lesser Ravager"
      When Alice casts "Weighing" (first) targeting "Clone" and it resolves
      Then Alice has 20 life
      When Alice casts "Weighing" (second) targeting "Lesser Huntmaster" and it resolves
      Then Alice has 24 life

    @example-3
    Example: A back face that becomes a copy of another back face has a mana value of 0
      Given Alice controls "Lesser Huntmaster" and "Lesser Delver"
      And the other face of "Lesser Huntmaster" is "Lesser Ravager"
      And the other face of "Lesser Delver" is "Lesser Aberration"
      And Alice has "Lesser Mirror" in hand
      And Alice has {W}{W}{G}{G}{U} in the mana pool
      When Alice casts "Lesser Moonrise" (first) targeting "Lesser Huntmaster" and it resolves
      And Alice casts "Lesser Moonrise" (second) targeting "Lesser Delver" and it resolves
      And Alice casts "Weighing" (first) targeting "Lesser Delver" and it resolves
      Then Alice has 21 life
      When Alice casts "Lesser Mirror" targeting "Lesser Delver" and "Lesser Huntmaster" and it resolves
      Then "Lesser Delver" is named "Lesser Ravager"
      When Alice casts "Weighing" (second) targeting "Lesser Delver" and it resolves
      Then Alice has 21 life

  @CR-202.3c
  Rule: 202.3c The front faces of a melded permanent count together

    Scenario: A melded permanent has the mana value of both cards, and a copy of it has a mana value of 0
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Grizzly Bears"
      And Alice has "Lesser Mirror" in hand
      And Alice controls two "Plains" and "Island"
      When the game goes on to Alice's beginning of combat
      And all players pass
      And Alice activates "Plains" (1)
      And Alice casts "Weighing" (first) targeting "Chittering Host" and it resolves
      Then Alice has 27 life
      When Alice activates "Island"
      And Alice casts "Lesser Mirror" targeting "Grizzly Bears" and "Chittering Host" and it resolves
      Then "Grizzly Bears" is named "Chittering Host"
      When Alice activates "Plains" (2)
      And Alice casts "Weighing" (second) targeting "Grizzly Bears" and it resolves
      Then Alice has 27 life

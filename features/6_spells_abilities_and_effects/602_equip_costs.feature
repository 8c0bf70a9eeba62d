Feature: 602. What equip abilities cost

  @CR-601.2f
  Rule: 601.2f The total cost

    Scenario: To equip costs less, and what is no equip ability costs as much as before
      Given these cards:
        | name              | type                      | cost   | size | text                                                                                                        |
        | Bureau Headmaster | Creature — Human Assassin | {R}{W} | 2/2  | Equipment spells you cast cost {1} less to cast.<br>Equip abilities you activate cost {1} less to activate. |
        | Lesser Grindstone | Artifact — Equipment      | {1}    |      | {1}: You gain 1 life.<br>Equip {1}                                                                          |
      And Alice controls "Bureau Headmaster" and "Lesser Grindstone"
      Then Alice can't activate "Lesser Grindstone", "You gain 1 life"
      When Alice activates "Lesser Grindstone", "Equip {1}" targeting "Bureau Headmaster" and it resolves
      Then "Lesser Grindstone" is attached to "Bureau Headmaster"

Feature: 614. Another amount instead

  Background:
    Given these cards:
      | name            | type         | cost | text                                                                                                                                                      |
      | Burst Lightning | Instant      | {R}  | Kicker {4} / This spell deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.                                                |
      | Frost Bite      | Snow Instant | {R}  | This spell deals 2 damage to target creature or planeswalker. If you control three or more snow permanents, it deals 3 damage instead.                    |
      | Snow-Covered Mountain | Basic Snow Land — Mountain |  |                                                                                                                                              |
      | Uncharted Haven | Land         |      | This land enters tapped. / As this land enters, choose a color. / {T}: Add one mana of the chosen color.                                                  |

  @CR-614.15
  Rule: 614.15 Self-replacement

    Scenario: A kicked spell deals the greater amount, and one that wasn't kicked the smaller
      Given Alice has "Burst Lightning" (kicked) and "Burst Lightning" (plain) in hand
      And Alice has {4}{R}{R} in the mana pool
      When Alice casts "Burst Lightning" (kicked) targeting Bob using "kicker" and it resolves
      Then Bob has 16 life
      When Alice casts "Burst Lightning" (plain) targeting Bob and it resolves
      Then Bob has 14 life

    Scenario: Three snow permanents make it more, and two don't
      Given Alice controls three "Snow-Covered Mountain" and "Enormous Baloth" (hers)
      And Bob controls two "Snow-Covered Mountain" and "Enormous Baloth" (his)
      And Alice has "Frost Bite" (hers) in hand
      And Bob has "Frost Bite" (his) in hand
      And Bob has {R} in the mana pool
      And Alice has {R} in the mana pool
      When Alice casts "Frost Bite" (hers) targeting "Enormous Baloth" (his) and it resolves
      And Alice passes
      And Bob casts "Frost Bite" (his) targeting "Enormous Baloth" (hers) and it resolves
      Then "Enormous Baloth" (his) has 3 damage marked
      And "Enormous Baloth" (hers) has 2 damage marked

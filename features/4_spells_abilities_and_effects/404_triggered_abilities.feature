Feature: 404. Triggered Abilities

  Section 603 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-404.4c @CR-2009-404.4d
  Rule: 404.4c Whatever it has become, as long as it stayed

    @example-2009-404.4c-1
    Example: At end of turn what is no creature any longer is destroyed, and what left and came back is not
      Given these cards:
        | name   | type          | cost | size | text                                                                   |
        | Statue | Artifact      |      |      | {0}: Until end of turn, this artifact becomes a 3/3 artifact creature. |
        | Ox     | Creature — Ox | {0}  | 1/1  |                                                                        |
        | Doom   | Instant       | {0}  |      | Tap target creature. Destroy that creature at end of turn.             |
        | Calm   | Instant       | {0}  |      | Target permanent becomes an enchantment.                               |
        | Lesser Recall | Instant       | {0}  |      | Return target creature to its owner's hand.                            |
      And Alice controls "Statue" and "Ox"
      And Alice has "Doom" (first), "Doom" (second), "Calm" and "Lesser Recall" in hand
      When Alice activates "Statue" and it resolves
      And Alice casts "Doom" (first) targeting "Statue" and it resolves
      And Alice casts "Doom" (second) targeting "Ox" and it resolves
      And Alice casts "Calm" targeting "Statue" and it resolves
      And Alice casts "Lesser Recall" targeting "Ox" and it resolves
      And Alice casts "Ox" and it resolves
      Then "Statue" is not a creature
      When all players pass
      And the game goes on to Alice's end step
      And Alice orders "Doom" (first) and "Doom" (second)
      And all players pass
      And all players pass
      Then "Statue" is in Alice's graveyard
      And "Ox" is on the battlefield

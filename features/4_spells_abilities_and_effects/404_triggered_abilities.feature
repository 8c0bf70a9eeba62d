Feature: 404. Triggered Abilities

  Section 603 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-404.4c
  Rule: 404.4c Whatever it has become

    @example-2009-404.4c-1
    Example: At end of turn the permanent is destroyed, though it is no creature any longer
      Given these cards:
        | name   | type     | cost | text                                                                              |
        | Statue | Artifact |      | {0}: Until end of turn, this artifact becomes a 3/3 artifact creature.            |
        | Doom   | Instant  | {0}  | Tap target creature. Destroy that creature at the beginning of the next end step. |
        | Calm   | Instant  | {0}  | Target permanent becomes an enchantment.                                          |
      And Alice controls "Statue"
      And Alice has "Doom" and "Calm" in hand
      When Alice activates "Statue" and it resolves
      And Alice casts "Doom" targeting "Statue" and it resolves
      And Alice casts "Calm" targeting "Statue" and it resolves
      Then "Statue" is not a creature
      When the game goes on to Alice's end step
      Then "Statue" is on the battlefield
      When all players pass
      Then "Statue" is in Alice's graveyard

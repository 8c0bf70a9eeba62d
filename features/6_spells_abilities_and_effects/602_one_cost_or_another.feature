Feature: 602. One cost or another, and anybody at some time only

  @CR-602.1a
  Rule: 602.1a What is paid stands before the colon

    Scenario Outline: One cost is paid or the other
      Given the card "Granite Shard" is an "Artifact" that costs {3}:
        """
        {3}, {T} or {R}, {T}: This artifact deals 1 damage to any target.
        """
      And Alice controls "Granite Shard"
      And Alice has <mana> in the mana pool
      When Alice activates "Granite Shard", "<ability>" targeting Bob
      And all players pass
      Then Bob has 19 life
      And Alice has no mana
      And "Granite Shard" is tapped

      Examples:
        | mana      | ability  |
        | {C}{C}{C} | {3}, {T} |
        | {R}       | {R}, {T} |

  @CR-602.1b
  Rule: 602.1b Instructions say who may activate an ability, and when

    Scenario: Any player may, but only during their own turn
      Given the card "Volrath's Dungeon" is an "Enchantment" that costs {2}{B}{B}:
        """
        Pay 5 life: Destroy this enchantment. Any player may activate this ability but only during their turn.
        Discard a card: Target player puts a card from their hand on top of their library. Activate only as a sorcery.
        """
      And Alice controls "Volrath's Dungeon"
      And it is Bob's precombat main phase
      Then Alice can't activate "Volrath's Dungeon", "Pay 5 life"
      When Bob activates "Volrath's Dungeon", "Pay 5 life" and it resolves
      Then "Volrath's Dungeon" is in Alice's graveyard
      And Bob has 15 life

Feature: 701.24. Shuffled in by its owner, and main phases of one's own

  Background:
    Given these cards:
      | name                   | type                            | cost         | size | text                                                                                                                                               |
      | Unravel the Aether     | Instant                         | {1}{G}       |      | Choose target artifact or enchantment. Its owner shuffles it into their library.                                                                    |
      | Kirri, Talented Sprout | Legendary Creature — Plant Druid | {1}{R}{G}{W} | 0/3  | Other Plants and Treefolk you control get +2/+0. / At the beginning of each of your postcombat main phases, return target Plant, Treefolk, or land card from your graveyard to your hand. |

  @CR-701.24a
  Rule: 701.24a Randomizing a library

    Scenario: An artifact goes into its owner's library, not its controller's
      Given Alice controls "Ornithopter" owned by Bob
      And Bob has "Unravel the Aether" in hand
      And Bob has {1}{G} in the mana pool
      And Bob's library has 5 cards
      When Alice passes
      And Bob casts "Unravel the Aether" targeting "Ornithopter" and it resolves
      Then Bob has 6 cards in library
      And "Unravel the Aether" is in Bob's graveyard

  @CR-603.2b
  Rule: 603.2b At the beginning of a step or phase

    Scenario: Each postcombat main phase of one's own brings a card back, and no precombat one
      Given Alice controls "Kirri, Talented Sprout"
      And Alice has "Forest" and "Shock" in the graveyard
      And it is Alice's upkeep
      When the game goes on to Alice's precombat main
      Then the stack is empty
      When the game goes on to Alice's postcombat main
      And all players pass
      Then "Forest" is in Alice's hand
      And "Shock" is in Alice's graveyard

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

    Scenario: Cards of a graveyard that are chosen go into the library, and those that aren't stay
      Given the card "Renewing Touch" is a "Sorcery" that costs {G}
        """
        Shuffle any number of target creature cards from your graveyard into your library.
        """
      And Alice has "Renewing Touch" in hand
      And Alice has {G} in the mana pool
      And Alice has "Grizzly Bears", "Hill Giant" and "Gray Ogre" in the graveyard
      And Alice's library has 5 cards
      When Alice casts "Renewing Touch" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice has 7 cards in library
      And "Gray Ogre" is in Alice's graveyard

    Scenario: Cards of another player's graveyard go into that player's library
      Given the card "Repopulate" is an "Instant" that costs {1}{G}
        """
        Shuffle all creature cards from target player's graveyard into that player's library.
        Cycling {2}
        """
      And Alice has "Repopulate" in hand
      And Alice has {1}{G} in the mana pool
      And Alice has "Gray Ogre" in the graveyard
      And Bob has "Grizzly Bears", "Hill Giant" and "Shock" in the graveyard
      And Bob's library has 5 cards
      When Alice casts "Repopulate" targeting Bob and it resolves
      Then Bob has 7 cards in library
      And "Shock" is in Bob's graveyard
      And "Gray Ogre" is in Alice's graveyard

    Scenario: A card of the hand goes into the library
      Given the card "See Beyond" is a "Sorcery" that costs {1}{U}
        """
        Draw two cards, then shuffle a card from your hand into your library.
        """
      And Alice has "See Beyond" and "Gray Ogre" in hand
      And Alice has {1}{U} in the mana pool
      And Alice's library has 5 cards
      When Alice casts "See Beyond" and it resolves
      And Alice chooses "Gray Ogre"
      Then Alice has 4 cards in library
      And Alice has two cards in hand

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

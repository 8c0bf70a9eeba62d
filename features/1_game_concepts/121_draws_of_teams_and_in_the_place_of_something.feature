Feature: 121. Draws of teams, and draws in the place of something

  @CR-121.2a
  Rule: 121.2a Changing how many

    Background:
      Given the card "Alms Collector" is a "Creature — Cat Cleric" that costs {3}{W} of size 3/4
        """
        Flash
        If an opponent would draw two or more cards, instead you and that player each draw a card.
        """
      And these cards:
        | name         | type        | cost | text                                                    |
        | Lesser Study | Sorcery     | {0}  | Draw two cards.                                          |
        | Lesser Look  | Sorcery     | {0}  | Draw a card.                                             |
        | Lesser Well  | Enchantment |      | If you would draw a card, you gain 5 life instead.       |

    Scenario: Alms Collector has an opponent who would draw two cards draw one, and leaves a single draw alone
      Given Bob controls "Alms Collector"
      And Alice has "Counsel of the Soratami" and "Reach Through Mists" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      Then Alice has two cards in hand
      And Bob has one card in hand
      When Alice casts "Reach Through Mists" and it resolves
      Then Alice has two cards in hand
      And Bob has one card in hand

    Scenario: The number of cards is changed before what replaces each single draw is looked at
      Given Bob controls "Alms Collector"
      And Alice controls "Lesser Well"
      And Alice has "Lesser Study" in hand
      When Alice casts "Lesser Study" and it resolves
      Then Alice has 25 life
      And Alice has no cards in hand
      And Bob has one card in hand

  @CR-121.2d
  Rule: 121.2d Several teams

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And the card "Vision Skeins" is an "Instant" that costs {1}{U}:
        """
        Each player draws two cards.
        """

    Scenario: The players of the active team draw in the order that they like, all of one before the other, and then the other team
      Given Alice has "Dakmor Salvage" (Alice's) in the graveyard
      And Carol has "Greater Mossdog" in the graveyard
      And Bob has "Dakmor Salvage" (Bob's) in the graveyard
      And Alice has "Vision Skeins" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Vision Skeins" and it resolves
      Then Alice is asked to choose one from "Alice" and "Carol"
      When Alice chooses "Carol"
      And Bob chooses "Bob"
      And Carol says no
      And Carol says yes
      And Alice says yes
      And Bob says yes
      Then "Greater Mossdog" is in Carol's hand
      And Carol has 2 cards in hand
      And "Dakmor Salvage" (Alice's) is in Alice's hand
      And Alice has 2 cards in hand
      And "Dakmor Salvage" (Bob's) is in Bob's hand
      And Bob has 2 cards in hand
      And Dave has 2 cards in hand

    Scenario: The other order, and no question where one player of the team draws alone
      Given the card "Lesser Gift" is an "Instant" that costs {0}:
        """
        Target player draws two cards.
        """
      And Alice has "Dakmor Salvage" in the graveyard
      And Carol has "Greater Mossdog" in the graveyard
      And Alice has "Vision Skeins" and "Lesser Gift" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Vision Skeins" and it resolves
      And Alice chooses "Alice"
      And Bob chooses "Dave"
      And Alice says yes
      And Carol says yes
      Then "Dakmor Salvage" is in Alice's hand
      And "Greater Mossdog" is in Carol's hand
      When Alice casts "Lesser Gift" targeting Dave and it resolves
      Then Alice is asked nothing
      And Dave has 4 cards in hand

  @CR-121.7
  Rule: 121.7 Draws in the place of something

    Background:
      Given these cards:
        | name         | type        | cost | text                                                                                      |
        | Lesser Guard | Instant     | {0}  | Prevent the next 1 damage that would be dealt to you this turn. If damage is prevented this way, draw a card. |
        | Lesser Well  | Enchantment |      | As long as you have 19 or less life, if you would draw a card, you gain 5 life instead.     |

    Scenario: The damage that is left is dealt before the card is drawn, and so the draw is replaced
      Given Bob controls "Lesser Well"
      And Bob has "Lesser Guard" in hand
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice passes
      And Bob casts "Lesser Guard" and it resolves
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 24 life
      And Bob has no cards in hand

    Scenario: Where all of the damage is prevented, a player with 20 life draws
      Given the card "Lesser Sting" is an "Instant" that costs {0}:
        """
        Lesser Sting deals 1 damage to any target.
        """
      And Bob controls "Lesser Well"
      And Bob has "Forest" on top of his library
      And Bob has "Lesser Guard" in hand
      And Alice has "Lesser Sting" in hand
      When Alice passes
      And Bob casts "Lesser Guard" and it resolves
      And Alice casts "Lesser Sting" targeting Bob and it resolves
      Then "Forest" is in Bob's hand
      And Bob has 20 life

@edition-2009
Feature: 423. Drawing a Card

  @CR-2009-423.2b @CR-2009-606.6i
  Rule: 423.2b Draws of both teams

    Background:
      Given Alice and Dave play together against Bob and Carol
      And the game is a Two-Headed Giant game
      And the card "Vision Skeins" is an "Instant" that costs {1}{U}:
        """
        Each player draws two cards.
        """

    Scenario: The primary player of the active team makes all draws first, then the secondary one, and then the other team
      Given Alice has "Dakmor Salvage" (Alice's) in the graveyard
      And Bob has "Dakmor Salvage" (Bob's) in the graveyard
      And Carol has "Greater Mossdog" (Carol's) in the graveyard
      And Dave has "Greater Mossdog" (Dave's) in the graveyard
      And Alice has "Vision Skeins" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Vision Skeins" and it resolves
      Then Alice is asked to choose one from "yes" and "no"
      When Alice says no
      And Alice says yes
      And Dave says yes
      And Bob says yes
      And Carol says yes
      Then "Dakmor Salvage" (Alice's) is in Alice's hand
      And Alice has 2 cards in hand
      And "Greater Mossdog" (Dave's) is in Dave's hand
      And Dave has 2 cards in hand
      And "Dakmor Salvage" (Bob's) is in Bob's hand
      And "Greater Mossdog" (Carol's) is in Carol's hand

  @CR-2009-215.4a
  Rule: 215.4a Paying a team's life

    Scenario: Each of the two pays out of the same life, and no more than the team has
      Given Bob and Carol play together against Alice and Dave
      And the game is a Two-Headed Giant game
      And Bob has 3 life
      And Carol has 3 life
      And the card "Lesser Greed" is an "Enchantment" that costs {3}{B}:
        """
        Pay 2 life: You draw a card.
        """
      And Bob and Carol each control "Lesser Greed"
      When Bob activates "Lesser Greed" (Bob's) and it resolves
      Then Carol has 1 life
      When Carol tries to activate "Lesser Greed" (Carol's)
      Then it is refused, by 119.4
      And Bob has 1 card in hand

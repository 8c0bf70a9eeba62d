Feature: 121. Drawing a Card

  Background:
    Given these cards:
      | name         | type        | cost | text                                        |
      | Lesser Offer | Instant     | {0}  | You may draw a card.                        |
      | Lesser Feast | Instant     | {0}  | You may draw two cards.                     |
      | Lesser Gift  | Instant     | {0}  | You may have target player draw a card.     |
      | Dry Well     | Enchantment | {0}  | Players can't draw cards.                   |
      | Milk Well    | Enchantment | {0}  | If you would draw a card, you gain 2 life instead. |

  @CR-121.1
  Rule: 121.1 Drawing

    Scenario: An effect puts the top card of the library into the hand, and no other card
      Given Alice has "Forest" and "Island" on top of her library
      And Alice has "Reach Through Mists" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists" and it resolves
      Then "Forest" is in Alice's hand
      And "Island" is in Alice's library

    Scenario: The active player draws in the draw step, and the other player does not
      Given Alice has "Forest" and "Island" on top of her library
      And it is Alice's upkeep
      When the game goes on to Alice's draw step
      Then "Forest" is in Alice's hand
      And "Island" is in Alice's library
      And Bob has no cards in hand

  @CR-121.2
  Rule: 121.2 One at a time

    Scenario: What triggers on a draw triggers for each of two cards
      Given Alice controls "Lorescale Coatl"
      And Alice has "Counsel of the Soratami" and "Reach Through Mists" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And all players pass
      And all players pass
      Then "Lorescale Coatl" has two +1/+1 counters
      When Alice casts "Reach Through Mists" and it resolves
      And all players pass
      Then the stack is empty
      And "Lorescale Coatl" has three +1/+1 counters

  @CR-121.2b
  Rule: 121.2b No more than one each turn

    Background:
      Given the card "Spirit of the Labyrinth" is an "Enchantment Creature — Spirit" that costs {1}{W} of size 3/1:
        """
        Each player can't draw more than one card each turn.
        """

    Scenario: Of several draws the first is carried out; but several can't be chosen, as they can once nothing forbids it
      Given the card "Fetid Gargantua" is a "Creature — Horror" that costs {4}{B} of size 4/4:
        """
        {2}{B}: Adapt 2.
        Whenever one or more +1/+1 counters are put on this creature, you may draw two cards. If you do, you lose 2 life.
        """
      And Bob controls "Spirit of the Labyrinth"
      And Alice controls "Fetid Gargantua"
      And Alice has "Battlegrowth" (first), "Battlegrowth" (second), "Shock" and "Counsel of the Soratami" in hand
      And Alice has {G}{G}{2}{U}{R} in the mana pool
      When Alice casts "Battlegrowth" (first) targeting "Fetid Gargantua" and it resolves
      And all players pass
      Then Alice is asked nothing
      And Alice has 3 cards in hand
      When Alice casts "Counsel of the Soratami" and it resolves
      Then Alice has 3 cards in hand
      When Alice casts "Shock" targeting "Spirit of the Labyrinth" and it resolves
      And Alice casts "Battlegrowth" (second) targeting "Fetid Gargantua" and it resolves
      And all players pass
      And Alice says yes
      Then Alice has 3 cards in hand

    Scenario: The one draw can be chosen, and a second one can't
      Given Bob controls "Spirit of the Labyrinth"
      And Alice has "Lesser Offer" (first) and "Lesser Offer" (second) in hand
      And Alice has "Lesser Feast" in hand
      When Alice casts "Lesser Feast" and it resolves
      Then Alice is asked nothing
      When Alice casts "Lesser Offer" (first) and it resolves
      And Alice says yes
      Then Alice has 2 cards in hand
      When Alice casts "Lesser Offer" (second) and it resolves
      Then Alice is asked nothing
      And Alice has 1 card in hand

  @CR-121.2c
  Rule: 121.2c Several players

    Scenario: The active player performs all draws before another player performs any
      Given the card "Vision Skeins" is an "Instant" that costs {1}{U}:
        """
        Each player draws two cards.
        """
      And Alice has "Greater Mossdog" in the graveyard
      And Bob has "Dakmor Salvage" in the graveyard
      And Bob has "Vision Skeins" in hand
      And Bob has {1}{U} in the mana pool
      When Alice passes
      And Bob casts "Vision Skeins" and it resolves
      And Alice says no
      And Alice says yes
      And Bob says yes
      Then "Greater Mossdog" is in Alice's hand
      And Alice has 2 cards in hand
      And "Dakmor Salvage" is in Bob's hand
      And Bob has 2 cards in hand

  @CR-121.3
  Rule: 121.3 Choosing to draw

    Scenario: A player with an empty library can choose to draw, and loses by it
      Given the card "Mesa Enchantress" is a "Creature — Human Druid" that costs {1}{W}{W} of size 0/2:
        """
        Whenever you cast an enchantment spell, you may draw a card.
        """
      And Alice's library is empty
      And Alice controls "Mesa Enchantress"
      And Alice has "Flight" (first) and "Flight" (second) in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Flight" (first) targeting "Mesa Enchantress"
      And all players pass
      And Alice says no
      And all players pass
      Then Alice is still in the game
      When Alice casts "Flight" (second) targeting "Mesa Enchantress"
      And all players pass
      And Alice says yes
      Then Alice has lost the game

    Scenario: A player who can't draw can't choose it, and can where nothing forbids it
      Given Alice has "Lesser Offer" (first), "Lesser Offer" (second) and "Dry Well" in hand
      When Alice casts "Lesser Offer" (first) and it resolves
      And Alice says yes
      Then Alice has 3 cards in hand
      When Alice casts "Dry Well" and it resolves
      And Alice casts "Lesser Offer" (second) and it resolves
      Then Alice is asked nothing
      And Alice has 1 card in hand

  @CR-121.3a
  Rule: 121.3a Choosing for another

    Scenario: The draw can be chosen for a player whose library is empty
      Given the card "Dire Undercurrents" is an "Enchantment" that costs {3}{U/B}{U/B}:
        """
        Whenever a blue creature you control enters, you may have target player draw a card.
        Whenever a black creature you control enters, you may have target player discard a card.
        """
      And Bob's library is empty
      And Alice controls "Dire Undercurrents"
      And Alice has "Merfolk of the Pearl Trident" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Merfolk of the Pearl Trident" and it resolves
      And Alice chooses Bob
      And all players pass
      And Alice says yes
      Then Bob has lost the game

    Scenario: It can't be chosen for a player who can't draw, and can for one who can
      Given the card "Lesser Drought" is an "Enchantment" that costs {0}:
        """
        You can't draw cards.
        """
      And Bob controls "Lesser Drought"
      And Alice has "Lesser Gift" (first) and "Lesser Gift" (second) in hand
      When Alice casts "Lesser Gift" (first) targeting Bob and it resolves
      Then Alice is asked nothing
      And Bob has no cards in hand
      When Alice casts "Lesser Gift" (second) targeting Alice and it resolves
      And Alice says yes
      Then Alice has 1 card in hand

  @CR-121.4
  Rule: 121.4 Nothing to draw

    Scenario: The last card is drawn without loss, and the draw after it loses the game
      Given Alice's library has one card
      And Alice has "Reach Through Mists" (first) and "Reach Through Mists" (second) in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Reach Through Mists" (first) and it resolves
      Then Alice is still in the game
      And Alice has no cards in library
      When Alice casts "Reach Through Mists" (second) and it resolves
      Then Alice has lost the game

  @CR-121.5
  Rule: 121.5 Put, not drawn

    Scenario: What triggers on a draw does not on a card that is put into the hand
      Given Alice controls "Lorescale Coatl"
      And Alice has "Forest", "Island", "Plains" and "Swamp" on top of her library
      And Alice has "Impulse" and "Reach Through Mists" in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice casts "Impulse" and it resolves
      And Alice chooses "Swamp"
      And Alice orders "Forest", "Island" and "Plains"
      Then "Swamp" is in Alice's hand
      And the stack is empty
      When Alice casts "Reach Through Mists" and it resolves
      And all players pass
      Then "Lorescale Coatl" has one +1/+1 counter

    Scenario: What replaces a draw does not replace it, and with no card left nothing is lost
      Given the card "Lesser Reach" is an "Instant" that costs {0}:
        """
        Put the top card of your library into your hand.
        """
      And Alice controls "Milk Well"
      And Alice's library has one card
      And Alice has "Lesser Reach" (first), "Lesser Reach" (second) and "Reach Through Mists" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Lesser Reach" (first) and it resolves
      Then Alice has 3 cards in hand
      And Alice has 20 life
      When Alice casts "Lesser Reach" (second) and it resolves
      Then Alice is still in the game
      When Alice casts "Reach Through Mists" and it resolves
      Then Alice has 22 life

  @CR-121.6
  Rule: 121.6 Draws are replaced

    Scenario: Something else happens in the place of a draw, and not in that of another player's
      Given Alice controls "Milk Well"
      And Alice has "Lesser Gift" (first) and "Lesser Gift" (second) in hand
      When Alice casts "Lesser Gift" (first) targeting Alice and it resolves
      And Alice says yes
      Then Alice has 22 life
      And Alice has 1 card in hand
      When Alice casts "Lesser Gift" (second) targeting Bob and it resolves
      And Alice says yes
      Then Bob has 1 card in hand
      And Alice has 22 life

    Scenario: Bob discards in the place of Alice's draw, and draws as ever himself
      Given the card "Words of Waste" is an "Enchantment" that costs {2}{B}:
        """
        {1}: The next time you would draw a card this turn, each opponent discards a card instead.
        """
      And Alice controls "Words of Waste"
      And Alice has "Reach Through Mists" (hers) in hand
      And Bob has "Reach Through Mists" (his) and "Forest" in hand
      And Bob has "Island" on top of his library
      And Alice has {1}{U} in the mana pool
      And Bob has {U} in the mana pool
      When Alice activates "Words of Waste" and it resolves
      And Alice passes
      And Bob casts "Reach Through Mists" (his) and it resolves
      Then "Island" is in Bob's hand
      When Alice casts "Reach Through Mists" (hers) and it resolves
      And Bob chooses "Forest"
      Then "Forest" is in Bob's graveyard
      And Alice has no cards in hand

  @CR-121.6a
  Rule: 121.6a With an empty library

    Scenario: The draw is replaced though there is no card, and the game is lost by a draw that is not
      Given Alice controls "Milk Well"
      And Alice's library is empty
      And Bob's library is empty
      And Alice has "Lesser Gift" (first) and "Lesser Gift" (second) in hand
      When Alice casts "Lesser Gift" (first) targeting Alice and it resolves
      And Alice says yes
      Then Alice has 22 life
      And Alice is still in the game
      When Alice casts "Lesser Gift" (second) targeting Bob and it resolves
      And Alice says yes
      Then Bob has lost the game

    Scenario: Words of Waste replaces a draw from an empty library, and the next draw loses the game
      Given the card "Words of Waste" is an "Enchantment" that costs {2}{B}:
        """
        {1}: The next time you would draw a card this turn, each opponent discards a card instead.
        """
      And Alice controls "Words of Waste"
      And Alice's library is empty
      And Bob has "Forest" in hand
      And Alice has "Reach Through Mists" (first) and "Reach Through Mists" (second) in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice activates "Words of Waste" and it resolves
      And Alice casts "Reach Through Mists" (first) and it resolves
      Then "Forest" is in Bob's graveyard
      And Alice is still in the game
      When Alice casts "Reach Through Mists" (second) and it resolves
      Then Alice has lost the game

  @CR-121.6b
  Rule: 121.6b Within several

    Scenario: What takes the place of the first of two draws is done before the second
      Given the card "Lesser Recall" is an "Instant" that costs {0}:
        """
        The next time you would draw a card this turn, put the top card of your library into your graveyard instead.
        """
      And Alice has "Forest", "Island" and "Plains" on top of her library
      And Alice has "Lesser Recall" and "Counsel of the Soratami" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Lesser Recall" and it resolves
      And Alice casts "Counsel of the Soratami" and it resolves
      Then "Forest" is in Alice's graveyard
      And "Island" is in Alice's hand
      And "Plains" is in Alice's library

    Scenario: Of two draws the first makes Bob discard, and the second is a draw
      Given the card "Words of Waste" is an "Enchantment" that costs {2}{B}:
        """
        {1}: The next time you would draw a card this turn, each opponent discards a card instead.
        """
      And Alice controls "Words of Waste"
      And Alice has "Forest" and "Island" on top of her library
      And Bob has "Plains" in hand
      And Alice has "Counsel of the Soratami" in hand
      And Alice has {1}{2}{U} in the mana pool
      When Alice activates "Words of Waste" and it resolves
      And Alice casts "Counsel of the Soratami" and it resolves
      Then "Plains" is in Bob's graveyard
      And "Forest" is in Alice's hand
      And "Island" is in Alice's library

  @CR-121.6c
  Rule: 121.6c What was to follow

    Scenario: A drawn card is discarded as the ability says, and cards drawn in its place are not
      Given these cards:
        | name               | type             | cost         | size | text                                                                 |
        | Sindbad            | Creature — Human | {1}{U}       | 1/1  | {T}: Draw a card and reveal it. If it isn't a land card, discard it. |
        | Thought Reflection | Enchantment      | {4}{U}{U}{U} |      | If you would draw a card, draw two cards instead.                    |
      And Alice controls "Sindbad" (first) and "Sindbad" (second)
      And Alice has "Thought Reflection" in hand
      And Alice has {4}{U}{U}{U} in the mana pool
      And Alice has "Shock", "Murder" and "Flight" on top of her library
      When Alice activates "Sindbad" (first) and it resolves
      Then "Shock" is in Alice's graveyard
      When Alice casts "Thought Reflection" and it resolves
      And Alice activates "Sindbad" (second) and it resolves
      Then "Murder" is in Alice's hand
      And "Flight" is in Alice's hand

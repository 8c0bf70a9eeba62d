Feature: 413. Resolving Spells and Abilities

  Section 608 says today what this section said. What had no legal target any longer was called countered in May 2009.

  @CR-2009-413.2a
  Rule: 413.2a Are the targets still legal?

    Background:
      Given the card "Aura Blast" is an "Instant" that costs {1}{W}:
        """
        Destroy target enchantment.
        Draw a card.
        """
      And the card "Refuge" is an "Enchantment"
      And the card "Ward" is an "Instant" that costs {0}:
        """
        Target enchantment gains protection from white until end of turn.
        """
      And Bob controls "Refuge"
      And Bob has "Ward" in hand
      And Alice has "Aura Blast" in hand
      And Alice has {1}{W} in the mana pool

    @example-2009-413.2a-1
    Example: Aura Blast, whose only target is illegal by now, has nobody draw a card
      When Alice casts "Aura Blast" targeting "Refuge"
      And Alice passes
      And Bob casts "Ward" targeting "Refuge" and it resolves
      And all players pass
      Then "Refuge" is on the battlefield
      And Alice has no cards in hand
      And "Aura Blast" is in Alice's graveyard

    Scenario: With its target still legal it has its player draw
      When Alice casts "Aura Blast" targeting "Refuge" and it resolves
      Then "Refuge" is in Bob's graveyard
      And Alice has 1 card in hand

    Scenario: What waits for a spell to be countered sees it, in 2009
      Given the card "Presence" is an "Enchantment":
        """
        Whenever a spell you control is countered, you gain 3 life.
        """
      And Alice controls "Presence"
      When Alice casts "Aura Blast" targeting "Refuge"
      And Alice passes
      And Bob casts "Ward" targeting "Refuge" and it resolves
      And all players pass
      Then "Aura Blast" is in Alice's graveyard
      And the stack, from the top, is ability of "Presence"
      When all players pass
      Then Alice has 23 life

  @edition-2025 @CR-608.2b
  Rule: 608.2b Today such a spell doesn't resolve, and nothing counters it

    Scenario: What waits for a spell to be countered does not see it today
      Given these cards:
        | name     | type        | cost | text                                                               |
        | Presence | Enchantment |      | Whenever a spell you control is countered, you gain 3 life.        |
        | Blast    | Instant     | {0}  | Destroy target enchantment.                                        |
        | Refuge   | Enchantment |      |                                                                    |
        | Ward     | Instant     | {0}  | Target enchantment gains protection from white until end of turn.  |
        | Denial   | Instant     | {0}  | Counter target spell.                                              |
      And the card "White Blast" is an "Instant" that costs {W}:
        """
        Destroy target enchantment.
        """
      And Alice controls "Presence"
      And Bob controls "Refuge"
      And Bob has "Ward" and "Denial" in hand
      And Alice has "White Blast" and "Blast" in hand
      And Alice has {W} in the mana pool
      When Alice casts "White Blast" targeting "Refuge"
      And Alice passes
      And Bob casts "Ward" targeting "Refuge" and it resolves
      And all players pass
      Then "White Blast" is in Alice's graveyard
      And the stack is empty
      When Alice casts "Blast" targeting "Refuge"
      And Alice passes
      And Bob casts "Denial" targeting "Blast" and it resolves
      Then the stack, from the top, is ability of "Presence"

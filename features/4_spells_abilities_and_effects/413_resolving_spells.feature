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
      And the card "Shelter" is an "Enchantment"
      And the card "Ward" is an "Instant" that costs {0}:
        """
        Target enchantment gains protection from white until end of turn.
        """
      And Bob controls "Shelter"
      And Bob has "Ward" in hand
      And Alice has "Aura Blast" in hand
      And Alice has {1}{W} in the mana pool

    @example-2009-413.2a-1
    Example: Aura Blast, whose only target is illegal by now, has nobody draw a card
      When Alice casts "Aura Blast" targeting "Shelter"
      And Alice passes
      And Bob casts "Ward" targeting "Shelter" and it resolves
      And all players pass
      Then "Shelter" is on the battlefield
      And Alice has no cards in hand
      And "Aura Blast" is in Alice's graveyard

    Scenario: With its target still legal it has its player draw
      When Alice casts "Aura Blast" targeting "Shelter" and it resolves
      Then "Shelter" is in Bob's graveyard
      And Alice has 1 card in hand

Feature: 409. Playing Spells and Activated Abilities

  Section 601 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-409.1h
  Rule: 409.1h The cost is paid

    @example-2009-409.1h-1
    Example: Thunderscape Familiar makes Death Bomb cheaper though it is what is sacrificed
      Given the card "Death Bomb" is an "Instant" that costs {3}{B}:
        """
        As an additional cost to cast this spell, sacrifice a creature.
        Destroy target nonblack creature. It can't be regenerated. Its controller loses 2 life.
        """
      And Alice controls "Thunderscape Familiar"
      And Bob controls "Hill Giant"
      And Alice has "Death Bomb" in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Death Bomb" targeting "Hill Giant" and it resolves
      Then "Thunderscape Familiar" is in Alice's graveyard
      And Alice has no mana
      And "Hill Giant" is in Bob's graveyard
      And Bob has 18 life

    Scenario: Another creature that is sacrificed makes nothing cheaper
      Given the card "Death Bomb" is an "Instant" that costs {3}{B}:
        """
        As an additional cost to cast this spell, sacrifice a creature.
        Destroy target nonblack creature. It can't be regenerated. Its controller loses 2 life.
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Death Bomb" in hand
      And Alice has {2}{B} in the mana pool
      When Alice tries to cast "Death Bomb" targeting "Hill Giant"
      Then it is refused
      And nothing else changes

    Scenario: What moves cards out of the library may be paid first, where today it comes last
      Given the card "Dredging" is an "Instant" that costs {0}:
        """
        As an additional cost to cast this spell, mill a card and exile a card from your graveyard.
        You gain 1 life.
        """
      And the card "Lesser Omen" is an "Instant" that costs {1}
      And Alice has "Dredging" in hand
      And Alice has "Lesser Omen" on top of her library
      When Alice casts "Dredging"
      And Alice orders "mill a card" and "exile a card in your graveyard"
      Then "Lesser Omen" is in exile
      When all players pass
      Then Alice has 21 life

Feature: 424. Costs

  Section 118 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-424.4
  Rule: 424.4 A cost that an effect changed is still that cost

    Background:
      Given the card "Pearl Medallion" is an "Artifact" that costs {2}:
        """
        White spells you cast cost {1} less to cast.
        """
      And the card "Solace" is an "Instant" that costs {W}:
        """
        Kicker {1}
        You gain 2 life. If this spell was kicked, you gain 6 life instead.
        """
      And Alice controls "Pearl Medallion"
      And Alice has "Solace" in hand
      And Alice has {W} in the mana pool

    @example-2009-424.4-1
    Example: A kicker that an effect has made free was paid
      When Alice casts "Solace" using "kicker" and it resolves
      Then Alice has 26 life
      And Alice has no mana

    Scenario: One that isn't meant to be paid was not, though it would be free
      When Alice casts "Solace" and it resolves
      Then Alice has 22 life

  @CR-2009-424.6
  Rule: 424.6 Costs that are paid on resolution

    Background:
      Given the card "Lesser Hesitation" is an "Enchantment":
        """
        When a player casts a spell, sacrifice this enchantment. If you do, counter that spell.
        """
      And the card "Sweep" is an "Artifact":
        """
        {0}: Exile target enchantment.
        """
      And Bob controls "Lesser Hesitation"
      And Alice controls "Sweep"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool

    @example-2009-424.6-1
    Example: What is gone can't be sacrificed, and the spell isn't countered
      When Alice casts "Shock" targeting Bob
      And Alice activates "Sweep" targeting "Lesser Hesitation" and it resolves
      And all players pass
      Then "Shock" is on the stack
      When all players pass
      Then Bob has 18 life

    Scenario: What is still there is sacrificed, and counters the spell
      When Alice casts "Shock" targeting Bob
      And all players pass
      Then "Lesser Hesitation" is in Bob's graveyard
      And "Shock" is in Alice's graveyard
      And Bob has 20 life

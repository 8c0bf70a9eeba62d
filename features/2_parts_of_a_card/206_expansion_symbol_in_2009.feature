Feature: 206. Expansion symbols in 2009

  @CR-2009-206.3
  Rule: 206.3 What affects the cards of an expansion looks for its symbol

    Background:
      Given the card "Lesser Bottle" is an "Artifact" that costs {2}
        """
        {T}: Destroy all creatures from the Arabian Nights expansion.
        """
      And the card "Flying Men" is a "Creature — Human" that costs {U} of size 1/1
        """
        Flying
        """
      And Alice controls "Lesser Bottle"

    Scenario: A creature of that printing is destroyed, and the same card reprinted in another set is not
      Given Bob controls "Flying Men" (old) and "Flying Men" (new)
      And "Flying Men" (old) bears the expansion symbol of "Arabian Nights"
      And "Flying Men" (new) bears the expansion symbol of "Time Spiral"
      When Alice activates "Lesser Bottle" and it resolves
      Then "Flying Men" (old) is in Bob's graveyard
      And "Flying Men" (new) is on the battlefield

    Scenario: A copy bears the symbol of what it copies
      Given Bob controls "Flying Men" (new)
      And "Flying Men" (new) bears the expansion symbol of "Time Spiral"
      And Alice controls "Flying Men" (old)
      And "Flying Men" (old) bears the expansion symbol of "Arabian Nights"
      And the card "Twinning" is a "Sorcery" that costs {U}
        """
        Create a token that's a copy of target creature.
        """
      And Alice has two "Twinning" in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Twinning (1)" targeting "Flying Men" (old) and it resolves
      And Alice casts "Twinning (2)" targeting "Flying Men" (new) and it resolves
      Then Alice controls two tokens
      When Alice activates "Lesser Bottle" and it resolves
      Then Alice controls one token
      And "Flying Men" (old) is in Alice's graveyard

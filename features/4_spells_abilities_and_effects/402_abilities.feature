Feature: 402. Abilities

  Section 113 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-402.8h
  Rule: 402.8h Only in the zone that the object is moved out of

    @example-2009-402.8h-1
    Example: Necrosavant returns from the graveyard, and does nothing of the kind anywhere else
      Given the card "Necrosavant" is a "Creature — Zombie Giant" that costs {3}{B}{B}{B} of size 5/5:
        """
        {3}{B}{B}, Sacrifice a creature: Return this card from your graveyard to the battlefield. Activate only during your upkeep.
        """
      And it is Alice's upkeep
      And Alice controls "Necrosavant" (there) and "Grizzly Bears"
      And Alice has "Necrosavant" (buried) in her graveyard
      And Alice has "Necrosavant" (held) in hand
      And Alice has {3}{B}{B} in the mana pool
      Then Alice can't activate "Necrosavant" (there)
      And Alice can't activate "Necrosavant" (held)
      When Alice activates "Necrosavant" (buried)
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Necrosavant" (buried) is on the battlefield

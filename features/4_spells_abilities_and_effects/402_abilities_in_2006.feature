Feature: 402. Abilities

  A page of the rules of October 2006 begins with the end of this section. The scenario shows its example.

  @CR-2006-402.8g
  Rule: 402.8g Only in the zone that the object is moved out of

    @example-2006-402.8g-1
    Example: Necrosavant can be brought back from the graveyard alone
      Given the card "Necrosavant" is a "Creature — Zombie Giant" that costs {3}{B}{B}{B} of size 5/5:
        """
        {3}{B}{B}, Sacrifice a creature: Return this card from your graveyard to the battlefield. Activate only during your upkeep.
        """
      And it is Alice's upkeep
      And Alice controls "Necrosavant" (there) and "Grizzly Bears"
      And Alice has "Necrosavant" (buried) in her graveyard
      And Alice has "Necrosavant" (held) in hand
      And Alice has {3}{B}{B} in the mana pool
      Then Alice can't activate "Necrosavant" (held)
      And Alice can't activate "Necrosavant" (there)
      When Alice activates "Necrosavant" (buried)
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Necrosavant" (buried) is on the battlefield

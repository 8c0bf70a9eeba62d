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

  @CR-2009-402.10
  Rule: 402.10 A quality is no ability

    @example-2009-402.10-1
    Example: An ability to be an artifact counts as one until Humble takes it away; being an artifact is none, and stays
      Given these cards:
        | name    | type               | cost | text                                                                               |
        | Casing  | Enchantment — Aura | {U}  | Enchant creature\nEnchanted creature has "This creature is an artifact creature." |
        | Plating | Enchantment — Aura | {U}  | Enchant creature\nEnchanted creature is an artifact creature.                     |
      And Alice controls "Muraganda Petroglyphs", "Runeclaw Bear" and "Grizzly Bears"
      And Alice has "Casing", "Plating", "Humble" (first) and "Humble" (second) in hand
      And Alice has {U}{U}{1}{W}{1}{W} in the mana pool
      When Alice casts "Casing" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" has "This creature is an artifact creature."
      And "Runeclaw Bear" is 2/2
      When Alice casts "Plating" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is an artifact
      And "Grizzly Bears" is 4/4
      When Alice casts "Humble" (first) targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" has no abilities
      And "Runeclaw Bear" is 2/3
      When Alice casts "Humble" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is an artifact
      And "Grizzly Bears" is 2/3

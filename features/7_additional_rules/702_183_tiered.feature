Feature: 702.183. Tiered

  @CR-702.183a
  Rule: 702.183a One mode, at its own cost

    Background:
      Given the card "Fire Magic" is an "Instant" that costs {R}:
        """
        Tiered
        • Fire — {0} — Fire Magic deals 1 damage to each creature.
        • Fira — {2} — Fire Magic deals 2 damage to each creature.
        • Firaga — {5} — Fire Magic deals 3 damage to each creature.
        """
      And Alice has "Fire Magic" in hand
      And Bob controls "Grizzly Bears" and "Hill Giant"

    Scenario: The first costs nothing more
      Given Alice has {R} in the mana pool
      When Alice casts "Fire Magic" choosing mode 1 and it resolves
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has 1 damage marked
      And Alice has no mana

    Scenario: The second costs {2} more
      Given Alice has {R}{2} in the mana pool
      When Alice casts "Fire Magic" choosing mode 2 and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is on the battlefield
      And Alice has no mana

    Scenario: The third is not to be had for the price of the second, nor are two of them
      Given Alice has {R}{4} in the mana pool
      Then Alice can't cast "Fire Magic" choosing mode 3, by 601.2h
      And Alice can't cast "Fire Magic" choosing modes 1 and 2
      When Alice casts "Fire Magic" choosing mode 2
      Then Alice has {C}{C} in the mana pool

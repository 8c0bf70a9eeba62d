Feature: 702.41. Affinity

  @CR-702.41a
  Rule: 702.41a {1} less for each

    Background:
      Given Alice has "Myr Enforcer" in hand

    Scenario: Only what its player controls counts, and only what is of that kind
      Given Alice controls "Ornithopter" (1), "Ornithopter" (2) and "Grizzly Bears"
      And Bob controls "Ornithopter" (3)
      And Alice has {5} in the mana pool
      When Alice casts "Myr Enforcer"
      Then Alice has no mana

    Scenario: With one mana too little it can't be cast, until one thing more of the kind is there
      Given Alice controls "Ornithopter" (1) and "Ornithopter" (2)
      And Alice has "Ornithopter" (3) in hand
      And Alice has {4} in the mana pool
      Then Alice can't cast "Myr Enforcer"
      When Alice casts "Ornithopter" (3) and it resolves
      And Alice casts "Myr Enforcer"
      Then Alice has no mana

    @CR-118.7a
    Scenario: Colored mana is paid in full, however many there are
      Given Alice controls "Ornithopter" (1), "Ornithopter" (2), "Ornithopter" (3), "Ornithopter" (4), "Ornithopter" (5) and "Ornithopter" (6)
      And Alice has "Thoughtcast" in hand
      And Alice has "Island" in hand
      Then Alice can't cast "Thoughtcast"
      When Alice plays "Island"
      And Alice activates "Island"
      And Alice casts "Thoughtcast"
      Then Alice has no mana

  @CR-702.41b
  Rule: 702.41b Two instances for things of two kinds

    Scenario: Each counts the things of its own kind
      Given the card "Twofold Golem" is an "Artifact Creature — Golem" that costs {5} of size 3/3
        """
        Affinity for artifacts
        Affinity for Forests
        """
      And Alice controls "Ornithopter", "Forest" and "Forest" (2)
      And Alice has "Twofold Golem" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Twofold Golem"
      Then Alice has no mana

@edition-2025
Feature: 305. Lands

  @CR-305.2
  Rule: 305.2 How many lands a turn

    Scenario: With one additional land a turn, two are played and a third is not
      Given Alice controls "Exploration"
      And Alice has "Forest", "Swamp" and "Plains" in hand
      When Alice plays "Forest"
      And Alice plays "Swamp"
      Then Alice can't play "Plains", by 305.2

    Scenario: The additional land is for each of one's own turns, and is there again in the next
      Given Alice controls "Exploration"
      And Alice has "Forest", "Swamp", "Plains" and "Island" in hand
      When Alice plays "Forest"
      And Alice plays "Swamp"
      And the game goes on to Bob's precombat main
      Then Alice can't play "Plains"
      When the game goes on to Alice's precombat main
      And Alice plays "Plains"
      And Alice plays "Island"
      Then Alice controls "Forest", "Swamp", "Plains" and "Island"

  @CR-305.6
  Rule: 305.6 A land has the mana ability of each of its basic land types

    Scenario: A land has what its types bring with it besides what is written on it
      Given Alice controls "Dryad Arbor", "Forest" and "Mountain"
      Then "Forest" has "{T}: Add {G}."
      And "Forest" doesn't have "{T}: Add {R}."
      And "Dryad Arbor" has "{T}: Add {G}."
      And "Mountain" has "{T}: Add {R}."
      When Alice activates "Forest"
      Then Alice has {G} in the mana pool

    Scenario: A land with two of the types has two abilities, and one without any of them has none
      Given these cards:
        | name            | type                   | text |
        | Tropical Island | Land — Forest Island   |      |
        | Cloudpost       | Land — Locus           | This land enters tapped.<br>{T}: Add {C} for each Locus on the battlefield. |
      And Alice controls "Tropical Island" and "Cloudpost"
      Then "Tropical Island" has "{T}: Add {G}." and "{T}: Add {U}."
      And "Cloudpost" doesn't have "{T}: Add {C}."
      When Alice activates "Tropical Island", "{U}"
      Then Alice has {U} in the mana pool

    Scenario: The ability comes and goes with the type
      Given the card "Stone Rain" is a "Sorcery" that costs {2}{R}
        """
        Destroy target land.
        """
      And Alice controls "Urborg, Tomb of Yawgmoth" and "Forest"
      And Alice has {2}{R} in the mana pool
      And Alice has "Stone Rain" in hand
      Then "Forest" has "{T}: Add {B}." and "{T}: Add {G}."
      And Alice can activate "Forest", "{B}"
      When Alice casts "Stone Rain" targeting "Urborg, Tomb of Yawgmoth" and it resolves
      Then "Forest" doesn't have "{T}: Add {B}."
      And Alice can't activate "Forest", "{B}"
      When Alice activates "Forest"
      Then Alice has {G} in the mana pool

    Scenario: A nonbasic land that Blood Moon makes a Mountain has a Mountain's ability and no other
      Given the card "Tropical Island" is a "Land — Forest Island"
      And Alice controls "Tropical Island", "Forest" and "Blood Moon"
      Then "Tropical Island" has "{T}: Add {R}."
      And "Tropical Island" doesn't have "{T}: Add {G}." and "{T}: Add {U}."
      And "Forest" has "{T}: Add {G}."
      And "Forest" doesn't have "{T}: Add {R}."
      When Alice activates "Tropical Island"
      Then Alice has {R} in the mana pool

    Scenario: A Forest that loses all abilities has lost this one too
      Given the card "Lignify" is a "Kindred Enchantment — Treefolk Aura" that costs {1}{G}
        """
        Enchant creature
        Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.
        """
      And Alice controls "Forest" and "Dryad Arbor"
      And Alice has {1}{G} in the mana pool
      And Alice has "Lignify" in hand
      Then "Dryad Arbor" has "{T}: Add {G}."
      When Alice casts "Lignify" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" has no abilities
      When Alice activates "Forest"
      Then Alice has {G} in the mana pool

    Scenario: An ability that is taken from a land is taken with those of its types
      Given the card "Manascape Refractor" is an "Artifact" that costs {3}
        """
        This artifact enters tapped.
        This artifact has all activated abilities of all lands on the battlefield.
        You may spend mana as though it were mana of any color to pay the activation costs of this artifact's abilities.
        """
      And Alice controls "Manascape Refractor" and "Forest"
      Then "Manascape Refractor" has "{T}: Add {G}."
      And "Manascape Refractor" doesn't have "{T}: Add {R}."
      When Alice activates "Manascape Refractor", "{G}"
      And Alice activates "Forest"
      Then Alice has {G}{G} in the mana pool

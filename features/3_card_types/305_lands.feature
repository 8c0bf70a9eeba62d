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

    Scenario: With any number of lands a turn there is no last one, whatever else allows one more
      Given the card "Lesser Fastbond" is an "Enchantment" that costs {G}:
        """
        You may play any number of lands on each of your turns.
        """
      And Alice has "Lesser Fastbond", "Forest", "Swamp", "Plains" and "Island" in hand
      And Alice controls "Exploration"
      And Alice has {G} in the mana pool
      When Alice plays "Forest"
      And Alice plays "Swamp"
      Then Alice can't play "Plains", by 305.2
      When Alice casts "Lesser Fastbond" and it resolves
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

  @CR-305.1
  Rule: 305.1 Playing a land

    Scenario: In a main phase of one's own, with an empty stack, and nobody can respond
      Given it is Alice's upkeep
      And Alice has "Forest" and "Shock" in hand
      And Alice controls "Mountain"
      Then Alice can't play "Forest", by 305.1
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob
      Then Alice can't play "Forest", by 305.1
      When all players pass
      And Alice plays "Forest"
      Then Alice controls "Forest"
      And the stack is empty

    Scenario: From the own hand alone, and nothing but a land
      Given Alice has "Forest" (1) and "Grizzly Bears" in hand
      And Bob has "Forest" (2) in hand
      Then Alice can't play "Forest" (2), by 305.1
      And Alice can't play "Grizzly Bears", by 305.1
      When Alice plays "Forest" (1)
      Then Alice controls "Forest" (1)

    Scenario: Who has passed waits for priority
      Given Alice has "Forest" in hand
      When Alice passes
      Then Alice can't play "Forest", by 305.1
      When the game goes on to Alice's precombat main
      And Alice plays "Forest"
      Then Alice controls "Forest"

  @CR-305.2a
  Rule: 305.2a Counting lands

    Scenario: Another may be played as soon as the number allowed is the greater one
      Given Alice has "Forest", "Island" and "Explore" in hand
      And Alice has {1}{G} in the mana pool
      When Alice plays "Forest"
      Then Alice can't play "Island"
      When Alice casts "Explore" and it resolves
      And Alice plays "Island"
      Then Alice controls "Forest" and "Island"

  @CR-305.2b
  Rule: 305.2b No land left

    Scenario: A land that lies where an effect lets it be played from is no exception
      Given the card "Crucible of Worlds" is an "Artifact" that costs {3}:
        """
        You may play lands from your graveyard.
        """
      And Alice controls "Crucible of Worlds"
      And Alice has "Forest" in the graveyard
      And Alice has "Island" in hand
      When Alice plays "Forest"
      Then Alice can't play "Island", by 305.2
      When the game goes on to Alice's upkeep
      And the game goes on to Alice's precombat main
      And Alice plays "Island"
      Then Alice controls "Forest" and "Island"

  @CR-305.3
  Rule: 305.3 Only in one's own turn

    Scenario: Not in another player's turn, and in the next one of one's own
      Given it is Bob's precombat main
      And Alice has "Forest" in hand
      When Bob passes
      Then Alice can't play "Forest"
      When the game goes on to Alice's precombat main
      And Alice plays "Forest"
      Then Alice controls "Forest"

    Scenario: Not even where an effect has it played, and a card that is no land is cast
      Given the card "Djinn of Wishes" is a "Creature — Djinn" that costs {3}{U}{U} of size 4/4
        """
        Flying
        This creature enters with three wish counters on it.
        {2}{U}{U}, Remove a wish counter from this creature: Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it.
        """
      And it is Bob's precombat main
      And Alice controls "Djinn of Wishes" with 3 wish counters
      And Alice has "Mountain", "Shock" and "Swamp" on top of the library
      And Alice controls "Island" (1), "Island" (2), "Island" (3) and "Island" (4)
      And Alice has {4}{U}{U}{U}{U} in the mana pool
      When Bob passes
      And Alice activates "Djinn of Wishes" and it resolves
      And Alice says yes
      Then "Mountain" is in exile
      When Bob passes
      And Alice activates "Djinn of Wishes" and it resolves
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      When the game goes on to Alice's upkeep
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice activates "Island" (4)
      And Alice activates "Djinn of Wishes" and it resolves
      And Alice says yes
      Then Alice controls "Swamp"

  @CR-305.4
  Rule: 305.4 Put is not played

    Scenario: A land that an effect puts onto the battlefield leaves the land for the turn
      Given the card "Restore" is a "Sorcery" that costs {1}{G}:
        """
        Put target land card from a graveyard onto the battlefield under your control.
        """
      And Alice has "Forest" in the graveyard
      And Alice has "Restore", "Island" and "Swamp" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Restore" targeting "Forest" and it resolves
      And Alice plays "Island"
      Then Alice controls "Forest" and "Island"
      And Alice can't play "Swamp"

  @CR-305.5
  Rule: 305.5 Land types

    Background:
      Given the card "Peak Eruption" is a "Sorcery" that costs {2}{R}:
        """
        Destroy target Mountain. Peak Eruption deals 3 damage to that land's controller.
        """
      And Alice controls "Mountain" and "Forest"
      And Alice has "Peak Eruption" in hand
      And Alice has {2}{R} in the mana pool

    @example-1
    Example: A basic Mountain is a land of the subtype Mountain
      Given Alice has "Stone Rain" in hand
      Then Alice can cast "Stone Rain" targeting "Mountain"
      And "Mountain" is exactly "Basic Land — Mountain"
      When Alice casts "Peak Eruption" targeting "Mountain" and it resolves
      Then "Mountain" is in Alice's graveyard

    Scenario: A Forest is no Mountain, and what is no land any more is neither
      Given the card "Lesser Petrify" is a "Sorcery" that costs {0}:
        """
        Target land becomes an artifact and loses all other card types.
        """
      And Alice has "Lesser Petrify" in hand
      Then Alice can't cast "Peak Eruption" targeting "Forest"
      When Alice casts "Lesser Petrify" targeting "Mountain" and it resolves
      Then "Mountain" is exactly "Basic Artifact"
      And Alice can't cast "Peak Eruption" targeting "Mountain"

  @CR-305.7
  Rule: 305.7 Setting a basic land type

    Scenario: That type is the basic land type which was chosen
      Given the card "Terraformer" is a "Creature — Human Wizard" that costs {2}{U} of size 2/2
        """
        {1}: Choose a basic land type. Each land you control becomes that type until end of turn.
        """
      And Alice controls "Terraformer", "Forest" and "Wasteland"
      And Bob controls "Swamp" and "Dimir Aqueduct"
      And Alice has {1} in the mana pool
      Then Alice can activate "Wasteland", "Destroy" targeting "Dimir Aqueduct"
      When Alice activates "Terraformer" and it resolves
      And Alice chooses Island
      Then "Forest" is exactly "Basic Land — Island"
      And "Wasteland" is exactly "Land — Island"
      And Alice can't activate "Wasteland", "Destroy" targeting "Dimir Aqueduct"
      And "Swamp" is exactly "Basic Land — Swamp"

    Scenario: A land that becomes a Mountain loses its own abilities, and keeps what another effect gives it
      Given the card "Wild Growing" is an "Enchantment":
        """
        Lands you control have "{0}: You gain 1 life."
        """
      And Alice controls "Wasteland", "Forest" and "Wild Growing"
      And Bob controls "Blood Moon"
      When Alice would receive priority
      Then "Wasteland" is exactly "Land — Mountain"
      And "Wasteland" has "{T}: Add {R}."
      And "Wasteland" doesn't have "{T}: Add {C}."
      When Alice activates "Wasteland", "You gain 1 life" and it resolves
      Then Alice has 21 life

  @CR-305.8
  Rule: 305.8 Basic and nonbasic lands

    Scenario: A Dryad Arbor is a Forest and nonbasic, and a Forest is basic
      Given Alice controls "Wasteland"
      And Bob controls "Forest" and "Dryad Arbor"
      Then Alice can't activate "Wasteland", "Destroy" targeting "Forest"
      When Alice activates "Wasteland", "Destroy" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is in Bob's graveyard

  @CR-305.9
  Rule: 305.9 Lands are not cast

    Scenario: A creature that is a land is played, and another creature is cast
      Given Alice has "Dryad Arbor" and "Memnite" in hand
      Then Alice can't cast "Dryad Arbor", by 305.9
      When Alice casts "Memnite" and it resolves
      And Alice plays "Dryad Arbor"
      Then Alice controls "Dryad Arbor" and "Memnite"

Feature: 106. Making mana

  @CR-106.1
  Rule: 106.1 Mana pays costs

    Scenario: Mana that has paid for one spell is spent, and other mana pays for the next
      Given Alice has "Shock" (first), "Shock" (second) and "Mountain" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then Alice has no mana
      And Alice can't cast "Shock" (second) targeting Bob
      When Alice plays "Mountain"
      And Alice activates "Mountain"
      And Alice casts "Shock" (second) targeting Bob
      Then Alice has no mana

    Scenario: Mana pays for what an ability costs as well, and what is more than that stays
      Given the card "Flamekin Brawler" is a "Creature — Elemental Warrior" that costs {R} of size 0/2
        """
        {R}: This creature gets +1/+0 until end of turn.
        """
      And Alice controls "Flamekin Brawler"
      And Alice has {R}{R}{G} in the mana pool
      When Alice activates "Flamekin Brawler" and it resolves
      Then Alice has {R}{G} in the mana pool
      When Alice activates "Flamekin Brawler" and it resolves
      Then Alice has {G} in the mana pool
      And Alice can't activate "Flamekin Brawler"
      And "Flamekin Brawler" is 2/2

  @CR-106.1a
  Rule: 106.1a Five colors of mana

    Scenario: Mana of any color that a land could produce is not colorless
      Given the card "Harvester Druid" is a "Creature — Human Druid" that costs {1}{G} of size 1/1
        """
        {T}: Add one mana of any color that a land you control could produce.
        """
      And Alice controls "Harvester Druid", "Wasteland", "Forest" and "Island"
      When Alice activates "Harvester Druid"
      Then Alice is asked to choose one from "blue" and "green"
      When Alice chooses "blue"
      Then Alice has {U} in the mana pool

  @CR-106.1b
  Rule: 106.1b Six types of mana

    Scenario: Mana of any type that a land could produce may be colorless
      Given the card "Naga Vitalist" is a "Creature — Snake Druid" that costs {1}{G} of size 1/2
        """
        {T}: Add one mana of any type that a land you control could produce.
        """
      And Alice controls "Naga Vitalist", "Wasteland" and "Forest"
      When Alice activates "Naga Vitalist"
      Then Alice is asked to choose one from "green" and "colorless"
      When Alice chooses "colorless"
      Then Alice has {C} in the mana pool

  @CR-106.3
  Rule: 106.3 Where mana comes from

    Scenario: What an Aura adds is not mana of the snow land that it enchants
      Given the card "Wild Growth" is an "Enchantment — Aura" that costs {G}
        """
        Enchant land
        Whenever enchanted land is tapped for mana, its controller adds an additional {G}.
        """
      And the card "Snow-Covered Forest" is a "Basic Snow Land — Forest"
      And the card "Icehide Golem" is a "Snow Artifact Creature — Golem" that costs {S} of size 2/2
      And Alice controls "Snow-Covered Forest"
      And Alice has "Wild Growth", "Icehide Golem" (first) and "Icehide Golem" (second) in hand
      And Alice has {G} in the mana pool
      When Alice casts "Wild Growth" targeting "Snow-Covered Forest" and it resolves
      And Alice activates "Snow-Covered Forest"
      Then Alice has {G}{G} in the mana pool
      When Alice casts "Icehide Golem" (first) and it resolves
      Then "Icehide Golem" (first) is on the battlefield
      And Alice has {G} in the mana pool
      And Alice can't cast "Icehide Golem" (second)

  @CR-106.4
  Rule: 106.4 The mana pool empties

    Scenario: Mana stays in the pool until the step or phase ends, and is lost then
      Given Alice controls "Forest"
      When Alice activates "Forest"
      Then Alice has {G} in the mana pool
      When the game goes on to Alice's beginning of combat
      Then Alice has no mana

    Scenario: An effect may say of some of it that it is not lost before the turn ends
      Given Alice controls "Savage Ventmaw" and "Forest"
      And it is Alice's declare attackers step
      When Alice attacks Bob with "Savage Ventmaw"
      And all players pass
      And Alice activates "Forest"
      Then Alice has {R}{R}{R}{G}{G}{G}{G} in the mana pool
      When the game goes on to Alice's postcombat main
      Then Alice has {R}{R}{R}{G}{G}{G} in the mana pool
      When the game goes on to Bob's upkeep
      Then Alice has no mana

    Scenario: The mana that would be lost is spent first
      Given Alice controls "Savage Ventmaw" and "Forest"
      And it is Alice's declare attackers step
      And Alice has "Giant Growth" in hand
      When Alice attacks Bob with "Savage Ventmaw"
      And all players pass
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Savage Ventmaw"
      And the game goes on to Alice's postcombat main
      Then Alice has {R}{R}{R}{G}{G}{G} in the mana pool

  @CR-106.5
  Rule: 106.5 Mana without a type

    Background:
      Given the card "Meteor Crater" is a "Land"
        """
        {T}: Choose a color of a permanent you control. Add one mana of that color.
        """
      And Alice controls "Meteor Crater"

    @example-1
    Example: With no colored permanent the Crater makes no mana
      Given Alice controls "Ornithopter"
      When Alice activates "Meteor Crater"
      Then Alice has no mana
      And "Meteor Crater" is tapped

  @CR-106.7
  Rule: 106.7 What a permanent could produce

    Background:
      Given the card "Exotic Orchard" is a "Land"
        """
        {T}: Add one mana of any color that a land an opponent controls could produce.
        """

    @example-1
    Scenario Outline: The Orchard looks at an opponent's lands, <case>
      Given Alice controls "Exotic Orchard" (mine)
      And Alice controls <other>
      And Bob controls <theirs>
      When Alice activates "Exotic Orchard" (mine)
      Then <result>
      And "Exotic Orchard" (mine) is tapped

      Examples:
        | case                             | other           | theirs                    | result                         |
        | and there are none               | "Grizzly Bears" | "Runeclaw Bear"           | Alice has no mana              |
        | and both have Orchards alone     | "Grizzly Bears" | "Exotic Orchard" (theirs) | Alice has no mana              |
        | and the other Orchard looks back | "Forest"        | "Exotic Orchard" (theirs) | Alice has {G} in the mana pool |

    Scenario: A land that is tapped, and whose cost nobody can pay, could produce mana all the same
      Given the card "Costly Peak" is a "Land"
        """
        {T}, Pay 50 life: Add {R}.
        """
      And Alice controls "Exotic Orchard"
      And Bob controls "Costly Peak" and "Forest"
      When Bob activates "Forest"
      And Alice activates "Exotic Orchard"
      Then Alice is asked to choose one from "red" and "green"
      When Alice chooses "red"
      Then Alice has {R} in the mana pool

  @CR-106.6
  Rule: 106.6 More mana of the same types

    @example-1
    Example: Doubling Cube adds free mana to mana for creature spells
      Given the card "Doubling Cube" is an "Artifact" that costs {2}
        """
        {3}, {T}: Double the amount of each type of unspent mana you have.
        """
      And the card "Beast Cave" is a "Land"
        """
        {T}: Add {R}{G}. Spend this mana only to cast creature spells.
        """
      And the card "Wastes" is a "Basic Land"
        """
        {T}: Add {C}.
        """
      And Alice controls "Doubling Cube", "Beast Cave" and three "Wastes"
      And the card "Red Spark" is a "Sorcery" that costs {R}
        """
        You gain 1 life.
        """
      And Alice has "Red Spark" (first) and "Red Spark" (second) in hand
      When Alice activates "Wastes" (1)
      And Alice activates "Wastes" (2)
      And Alice activates "Wastes" (3)
      And Alice activates "Beast Cave"
      And Alice activates "Doubling Cube"
      Then Alice has {R}{R}{G}{G} in the mana pool
      When Alice casts "Red Spark" (first) and it resolves
      Then Alice has 21 life
      And Alice has {R}{G}{G} in the mana pool
      And Alice can't cast "Red Spark" (second)

  @CR-106.8
  Rule: 106.8 Hybrid mana

    @CR-2009-104.3g
    Scenario Outline: Of a hybrid symbol the player adds the half that is chosen, <chosen>
      Given the card "Elemental Resonance" is an "Enchantment — Aura" that costs {2}{G}{G}
        """
        Enchant permanent
        At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost.
        """
      And the card "<creature>" is a "Creature — Elemental" that costs <cost> of size 2/2
      And Alice controls "<creature>"
      And Alice has "Elemental Resonance" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elemental Resonance" targeting "<creature>" and it resolves
      And the game goes on to Alice's precombat main
      And all players pass
      And Alice chooses "<chosen>"
      Then Alice has <mana> in the mana pool

      Examples:
        | creature    | cost  | chosen | mana   |
        | Reed Sprite | {G/W} | {W}    | {W}    |
        | Reed Sprite | {G/W} | {G}    | {G}    |
        | Ember Wisp  | {2/R} | {2}    | {C}{C} |
        | Ember Wisp  | {2/R} | {R}    | {R}    |

    Scenario Outline: Of Rakdos Cackler's hybrid symbol the player adds <chosen>, if that is chosen
      Given the card "Elemental Resonance" is an "Enchantment — Aura" that costs {2}{G}{G}:
        """
        Enchant permanent
        At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost.
        """
      And the card "Rakdos Cackler" is a "Creature — Devil" that costs {B/R} of size 1/1:
        """
        Unleash
        """
      And Alice controls "Rakdos Cackler"
      And Alice has "Elemental Resonance" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elemental Resonance" targeting "Rakdos Cackler" and it resolves
      And the game goes on to Alice's precombat main
      And all players pass
      And Alice chooses "<chosen>"
      Then Alice has <chosen> in the mana pool

      Examples:
        | chosen |
        | {B}    |
        | {R}    |

  @CR-106.9 @CR-106.10
  Rule: 106.10 Phyrexian and generic mana

    Scenario: A Phyrexian symbol adds its color, and a number so much colorless mana
      Given the card "Elemental Resonance" is an "Enchantment — Aura" that costs {2}{G}{G}:
        """
        Enchant permanent
        At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost.
        """
      And the card "Thundering Tanadon" is an "Artifact Creature — Phyrexian Beast" that costs {4}{G/P}{G/P} of size 5/4:
        """
        Trample
        """
      And Alice controls "Thundering Tanadon"
      And Alice has "Elemental Resonance" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elemental Resonance" targeting "Thundering Tanadon" and it resolves
      And the game goes on to Alice's precombat main
      And all players pass
      Then Alice has {C}{C}{C}{C}{G}{G} in the mana pool

  @CR-106.11
  Rule: 106.11 Snow mana

    Scenario: A snow symbol adds one colorless mana
      Given the card "Elemental Resonance" is an "Enchantment — Aura" that costs {2}{G}{G}:
        """
        Enchant permanent
        At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost.
        """
      And the card "Icehide Golem" is a "Snow Artifact Creature — Golem" that costs {S} of size 2/2
      And Alice controls "Icehide Golem"
      And Alice has "Elemental Resonance" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elemental Resonance" targeting "Icehide Golem" and it resolves
      And the game goes on to Alice's precombat main
      And all players pass
      Then Alice has {C} in the mana pool

  @CR-106.9 @CR-106.10 @CR-106.11
  Rule: 106.9 Phyrexian, generic and snow mana

    Scenario: A Phyrexian symbol adds its color, a number so much colorless mana, a snow symbol one colorless
      Given the card "Elemental Resonance" is an "Enchantment — Aura" that costs {2}{G}{G}
        """
        Enchant permanent
        At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost.
        """
      And the card "Frozen Graft" is an "Artifact" that costs {3}{S}{G/P}{U}
      And Alice controls "Frozen Graft"
      And Alice has "Elemental Resonance" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elemental Resonance" targeting "Frozen Graft" and it resolves
      And the game goes on to Alice's precombat main
      And all players pass
      Then Alice has {C}{C}{C}{C}{G}{U} in the mana pool

  @CR-106.12
  Rule: 106.12 Tapping for mana

    Scenario: A mana ability without the tap symbol in its cost taps nothing for mana
      Given the card "Ashnod's Altar" is an "Artifact" that costs {3}
        """
        Sacrifice a creature: Add {C}{C}.
        """
      And Alice controls "Mana Reflection", "Ashnod's Altar", "Forest" and "Muck Rats"
      When Alice activates "Ashnod's Altar"
      Then Alice has {C}{C} in the mana pool
      When Alice activates "Forest"
      Then Alice has {C}{C}{G}{G} in the mana pool

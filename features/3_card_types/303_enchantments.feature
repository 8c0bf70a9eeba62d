Feature: 303. Enchantments

  Background:
    Given Alice has "Clever Impersonator" in hand

  @CR-303.4f
  Rule: 303.4f Auras that don't resolve as Aura spells

    Scenario: Its controller chooses what it enchants, of what it may enchant
      Given Bob controls a 1/1 Elf creature "Willow Elf" and "Giant Strength" attached to "Willow Elf"
      And Alice controls a 3/3 creature "Watchwolf" and a 2/2 Cat creature "Feral Maaka"
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Giant Strength"
      And Alice chooses "Feral Maaka"
      Then "Clever Impersonator" is attached to "Feral Maaka"
      And "Feral Maaka" is 4/4

  @CR-303.4g
  Rule: 303.4g Auras with nothing to enchant

    Scenario: From the stack it goes to the graveyard and never enters
      Given the card "Oath of the Ancient Wood" is an "Enchantment" that costs {2}{G}:
        """
        Whenever this enchantment or another enchantment you control enters, you may put a +1/+1 counter on target creature.
        """
      And Alice controls "Oath of the Ancient Wood"
      And Bob controls "Llanowar Elves" and "Necrogen Communion" attached to "Llanowar Elves"
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Necrogen Communion"
      Then "Clever Impersonator" is in Alice's graveyard
      And the stack is empty

    Scenario: From another zone it stays where it is
      Given the card "Oath of the Ancient Wood" is an "Enchantment" that costs {2}{G}:
        """
        Whenever this enchantment or another enchantment you control enters, you may put a +1/+1 counter on target creature.
        """
      And Alice controls "Oath of the Ancient Wood"
      And Bob controls "Llanowar Elves"
      And Alice has "Necrogen Communion" in the graveyard
      And Alice has "Replenish" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Replenish" and it resolves
      Then "Necrogen Communion" is in Alice's graveyard
      And the stack is empty
      And "Replenish" is in Alice's graveyard

  @CR-303.1 @CR-303.2
  Rule: 303.1 Enchantments are cast in a main phase and become permanents

    Scenario: Not in the upkeep, but in the main phase that follows
      Given it is Alice's upkeep
      And Alice has "Honor of the Pure" in hand
      And Alice controls "Plains" (1) and "Plains" (2)
      Then Alice can't cast "Honor of the Pure"
      When the game goes on to Alice's precombat main
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice casts "Honor of the Pure" and it resolves
      Then Alice controls "Honor of the Pure"

  @CR-303.3
  Rule: 303.3 Enchantment types

    Scenario: What looks for an Aura finds one, and no other enchantment
      Given the card "Serene Heart" is an "Instant" that costs {1}{G}:
        """
        Destroy all Auras.
        """
      And Alice controls "Grizzly Bears", "Honor of the Pure" and "Pacifism" attached to "Grizzly Bears"
      And Alice has "Serene Heart" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Serene Heart" and it resolves
      Then "Pacifism" is in Alice's graveyard
      And Alice controls "Honor of the Pure"

  @CR-303.4 @CR-303.4a
  Rule: 303.4a Aura spells target

    Scenario: An Aura spell targets what its enchant ability allows, and enters attached to that
      Given Alice controls "Grizzly Bears" and "Liquimetal Coating"
      And Alice has "Pacifism" and "Ensoul Artifact" in hand
      And Alice has {1}{W} in the mana pool
      Then Alice can't cast "Pacifism" targeting "Liquimetal Coating"
      When Alice casts "Pacifism" targeting "Grizzly Bears" and it resolves
      Then "Pacifism" is attached to "Grizzly Bears"

  @CR-303.4b
  Rule: 303.4b Enchanted

    Scenario: The creature that the Aura is attached to is the enchanted creature, and no other
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Grizzly Bears" is 3/4
      And "Hill Giant" is 3/3
      When Alice casts "Demystify" targeting "Holy Strength" and it resolves
      Then "Grizzly Bears" is 2/2

  @CR-303.4c
  Rule: 303.4c Auras without a legal place

    Background:
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Pacifism" attached to "Grizzly Bears" and "Holy Strength" attached to "Hill Giant"

    Scenario: The Aura of a creature that is gone goes to the graveyard, and another stays
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Pacifism" is in Alice's graveyard
      And "Holy Strength" is attached to "Hill Giant"

    Scenario: So does the Aura of what is no creature any more
      Given the card "Lesser Petrify" is a "Sorcery" that costs {0}:
        """
        Target creature becomes an artifact and loses all other card types.
        """
      And Alice has "Lesser Petrify" in hand
      When Alice casts "Lesser Petrify" targeting "Grizzly Bears" and it resolves
      Then "Pacifism" is in Alice's graveyard
      And "Holy Strength" is attached to "Hill Giant"

  @CR-303.4d
  Rule: 303.4d What does not enchant

    @CR-2009-212.4g
    Scenario: An Aura that becomes a creature goes to the graveyard, and one that does not stays
      Given Alice controls "Grizzly Bears", "Pacifism" attached to "Grizzly Bears" and "Holy Strength" attached to "Grizzly Bears"
      And Alice controls "Liquimetal Coating" and "Xenic Poltergeist"
      When Alice activates "Liquimetal Coating" targeting "Pacifism" and it resolves
      Then "Pacifism" is attached to "Grizzly Bears"
      When Alice activates "Xenic Poltergeist" targeting "Pacifism" and it resolves
      Then "Pacifism" is in Alice's graveyard
      And "Holy Strength" is attached to "Grizzly Bears"

    @CR-2009-212.4g
    Scenario: As a creature it is put on nothing else, not even for the rest of the instructions
      Given the card "Lesser Waking" is a "Sorcery" that costs {0}:
        """
        Target Aura becomes a 2/2 creature in addition to its other types. Attach it to target creature. You gain X life, where X is that creature's power.
        """
      And the card "Lesser Hardening" is a "Sorcery" that costs {0}:
        """
        Target Aura becomes an artifact in addition to its other types. Attach it to target creature. You gain X life, where X is that creature's power.
        """
      And Alice controls "Grizzly Bears", "Memnite", "Holy Strength" attached to "Grizzly Bears" and "Pacifism" attached to "Grizzly Bears"
      And Alice has "Lesser Waking" and "Lesser Hardening" in hand
      When Alice casts "Lesser Hardening" targeting "Holy Strength" and "Memnite" and it resolves
      Then Alice has 22 life
      And "Holy Strength" is attached to "Memnite"
      When Alice casts "Lesser Waking" targeting "Holy Strength" and "Grizzly Bears" and it resolves
      Then Alice has 24 life
      And "Holy Strength" is in Alice's graveyard

  @CR-303.4e
  Rule: 303.4e Two controllers

    Scenario: Who controls the Aura activates its abilities, and who controls the creature what that has by it
      Given the card "Ocular Halo" is an "Enchantment — Aura" that costs {3}{U}:
        """
        Enchant creature
        Enchanted creature has "{T}: Draw a card."
        {W}: Enchanted creature gains vigilance until end of turn.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Ocular Halo" attached to "Grizzly Bears"
      And Alice has {W} in the mana pool
      And Bob has {W} in the mana pool
      Then Alice can't activate "Grizzly Bears"
      When Alice activates "Ocular Halo" and it resolves
      Then "Grizzly Bears" has vigilance
      When Alice passes
      Then Bob can't activate "Ocular Halo"
      When Bob activates "Grizzly Bears" and it resolves
      Then Bob has 1 card in hand

  @CR-303.4h
  Rule: 303.4h Other permanents enter unattached

    Background:
      Given the card "Binding" is a "Sorcery" that costs {0}:
        """
        Put target card from your graveyard onto the battlefield attached to target creature.
        """
      And Alice controls "Hill Giant"
      And Alice has "Grizzly Bears" and "Bonesplitter" in the graveyard
      And Alice has "Binding" in hand

    Scenario: A creature card that is to be attached enters alone
      When Alice casts "Binding" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is attached to nothing

    Scenario Outline: It is not attached for a moment either: <card>
      Given the card "Fastening" is a "Sorcery" that costs {0}:
        """
        Return target card from your graveyard to the battlefield attached to target creature. You gain X life, where X is the number of permanents attached to that creature.
        """
      And Alice has "Fastening" in hand
      When Alice casts "Fastening" targeting "<card>" and "Hill Giant" and it resolves
      Then Alice has <life> life
      And Alice controls "<card>"

      Examples:
        | card          | life |
        | Grizzly Bears | 20   |
        | Bonesplitter  | 21   |

    Scenario: An Equipment enters attached
      When Alice casts "Binding" targeting "Bonesplitter" and "Hill Giant" and it resolves
      Then "Bonesplitter" is attached to "Hill Giant"

  @CR-303.4i
  Rule: 303.4i Auras sent to an illegal place

    Scenario: The card stays in the graveyard
      Given the card "Iridescent Drake" is a "Creature — Drake" that costs {3}{U} of size 2/2:
        """
        Flying
        When this creature enters, put target Aura card from a graveyard onto the battlefield under your control attached to this creature.
        """
      And the card "Evil Presence" is an "Enchantment — Aura" that costs {B}:
        """
        Enchant land
        Enchanted land is a Swamp.
        """
      And Alice controls "Forest"
      And Alice has "Pacifism" and "Evil Presence" in the graveyard
      And Alice has "Iridescent Drake" (first) and "Iridescent Drake" (second) in hand
      And Alice has {3}{U}{3}{U} in the mana pool
      When Alice casts "Iridescent Drake" (first) and it resolves
      And Alice chooses "Evil Presence"
      And all players pass
      Then "Evil Presence" is in Alice's graveyard
      When Alice casts "Iridescent Drake" (second) and it resolves
      And Alice chooses "Pacifism"
      And all players pass
      Then "Pacifism" is attached to "Iridescent Drake" (second)

  @CR-303.4j
  Rule: 303.4j Auras that do not move

    Scenario: What the Aura can't enchant leaves it where it is
      Given the card "Codsworth, Handy Helper" is a "Legendary Artifact Creature — Robot" that costs {2}{W} of size 2/3:
        """
        Commanders you control have ward {2}.
        {T}: Add {W}{W}. Spend this mana only to cast Aura and/or Equipment spells.
        {T}: Attach target Aura or Equipment you control to target creature you control. Activate only as a sorcery.
        """
      And Alice controls "Grizzly Bears", "Hill Giant", "Silver Knight" and "Giant Strength" attached to "Grizzly Bears"
      And Alice controls "Codsworth, Handy Helper"
      When Alice activates "Codsworth, Handy Helper", "Attach" targeting "Giant Strength" and "Silver Knight" and it resolves
      Then "Giant Strength" is attached to "Grizzly Bears"
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Codsworth, Handy Helper", "Attach" targeting "Giant Strength" and "Hill Giant" and it resolves
      Then "Giant Strength" is attached to "Hill Giant"

  @CR-303.4m
  Rule: 303.4m Enchanted elsewhere

    Scenario: On an Equipment the words mean the creature that it is attached to
      Given the card "Charmed Blade" is an "Artifact — Equipment":
        """
        Enchanted creature gets +1/+1.
        Equip {1}
        """
      And Alice controls "Grizzly Bears", "Hill Giant" and "Charmed Blade" attached to "Grizzly Bears"
      And Alice has {1} in the mana pool
      When Alice would receive priority
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3
      When Alice activates "Charmed Blade" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4

  @CR-303.7 @CR-303.7a
  Rule: 303.7a The newest Role

    Scenario: Of two Roles of one player the newer stays
      Given Alice controls "Hill Giant"
      And Alice has "Royal Treatment" and "Spiteful Hexmage" in hand
      And Alice has {G}{B} in the mana pool
      When Alice casts "Royal Treatment" targeting "Hill Giant" and it resolves
      Then "Royal" is attached to "Hill Giant"
      And "Hill Giant" is 4/4
      When Alice casts "Spiteful Hexmage" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then there is no "Royal"
      And "Cursed" is attached to "Hill Giant"
      And "Hill Giant" is 1/1

  @CR-303.4k
  Rule: 303.4k An Aura that is turned face up

    Scenario: It is attached to a creature that a black Aura can enchant; attached to nothing, another one is lost
      Given Alice controls a face-down "Gift of Doom" (first) and a face-down "Gift of Doom" (second)
      And Alice controls "Llanowar Elves", "Elvish Visionary", "Hill Giant" and "White Knight"
      And Bob controls "Grizzly Bears"
      When Alice turns "Gift of Doom" (first) face up
      And Alice chooses "Llanowar Elves"
      And Alice says yes
      Then Alice can choose "Hill Giant", "Grizzly Bears" and "Gift of Doom" (second)
      And Alice can't choose "White Knight" and "Gift of Doom" (first)
      When Alice chooses "Hill Giant"
      Then "Gift of Doom" (first) is attached to "Hill Giant"
      And "Hill Giant" has deathtouch and indestructible
      And "Gift of Doom" (first) is not a creature
      When Alice turns "Gift of Doom" (second) face up
      And Alice chooses "Elvish Visionary"
      And Alice says no
      Then "Gift of Doom" (second) is in Alice's graveyard
      And "Gift of Doom" (first) is attached to "Hill Giant"

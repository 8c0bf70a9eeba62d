Feature: 301. Artifacts

  @CR-301.1 @CR-301.2
  Rule: 301.1 Artifacts are cast in a main phase and become permanents

    Scenario: Not in the upkeep, but in the main phase that follows
      Given it is Alice's upkeep
      And Alice has "Bonesplitter" in hand
      And Alice controls "Plains"
      Then Alice can't cast "Bonesplitter"
      When the game goes on to Alice's precombat main
      And Alice activates "Plains"
      And Alice casts "Bonesplitter" and it resolves
      Then Alice controls "Bonesplitter"

  @CR-301.3
  Rule: 301.3 Artifact types

    Scenario: An Equipment that is no artifact any more is no Equipment either
      Given Alice controls "Bonesplitter"
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Song of the Dryads" targeting "Bonesplitter" and it resolves
      Then "Bonesplitter" is exactly "Land — Forest"

    Scenario: What looks for an Equipment finds one, and no other artifact
      Given Alice controls "Bonesplitter", "Liquimetal Coating" and "Grizzly Bears"
      And Alice has "Magnetic Theft" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Magnetic Theft" targeting "Liquimetal Coating" and "Grizzly Bears"
      When Alice casts "Magnetic Theft" targeting "Bonesplitter" and "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"

  @CR-301.4
  Rule: 301.4 Colors of artifacts

    Scenario: What destroys a black permanent destroys a black artifact, and no colorless one
      Given Alice controls "Northern Paladin", "Executioner's Capsule" and "Liquimetal Coating"
      And Alice has {W}{W} in the mana pool
      Then "Liquimetal Coating" is colorless
      And Alice can't activate "Northern Paladin" targeting "Liquimetal Coating"
      When Alice activates "Northern Paladin" targeting "Executioner's Capsule" and it resolves
      Then "Executioner's Capsule" is in Alice's graveyard

  @CR-301.5
  Rule: 301.5 Equipment

    Scenario: It falls off what is no creature any more
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice would receive priority
      Then "Grizzly Bears" is 4/2
      When Alice casts "Song of the Dryads" targeting "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to nothing
      And "Bonesplitter" is on the battlefield

  @CR-301.5a
  Rule: 301.5a Equipped

    Scenario: The creature that it is attached to is the equipped creature, and no other
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Bonesplitter" attached to "Grizzly Bears"
      And Alice has {1} in the mana pool
      When Alice would receive priority
      Then "Grizzly Bears" is 4/2
      And "Hill Giant" is 3/3
      When Alice activates "Bonesplitter" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 5/3

  @CR-301.5b
  Rule: 301.5b How Equipment comes onto a creature

    Scenario: What can't be equipped leaves it where it is
      Given the card "Tel-Jilad Chosen" is a "Creature — Elf Warrior" that costs {1}{G} of size 2/1
        """
        Protection from artifacts
        """
      And Alice controls "Grizzly Bears", "Tel-Jilad Chosen" and "Bonesplitter" attached to "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice has "Magnetic Theft" (first) and "Magnetic Theft" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Magnetic Theft" (first) targeting "Bonesplitter" and "Tel-Jilad Chosen" and it resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      When Alice casts "Magnetic Theft" (second) targeting "Bonesplitter" and "Hill Giant" and it resolves
      Then "Bonesplitter" is attached to "Hill Giant"

  @CR-301.5c
  Rule: 301.5c What does not equip

    Scenario: An Equipment that is a creature does not equip, and one that is none does
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Viridian Longbow"
      And Alice has "Ensoul Artifact", "Magnetic Theft" (first) and "Magnetic Theft" (second) in hand
      And Alice has {1}{U}{R}{R} in the mana pool
      When Alice casts "Ensoul Artifact" targeting "Bonesplitter" and it resolves
      Then "Bonesplitter" is a 5/5 creature
      When Alice casts "Magnetic Theft" (first) targeting "Bonesplitter" and "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to nothing
      When Alice casts "Magnetic Theft" (second) targeting "Viridian Longbow" and "Grizzly Bears" and it resolves
      Then "Viridian Longbow" is attached to "Grizzly Bears"

    Scenario: A creature is never attached, not even for the rest of the instructions
      Given the card "Testing the Edge" is a "Sorcery" that costs {R}:
        """
        Attach target Equipment to target creature. You gain X life, where X is that creature's power.
        """
      And the card "Bone Saw" is an "Artifact — Equipment" that costs {0}:
        """
        Equipped creature gets +1/+0.
        Equip {1}
        """
      And Alice controls "Grizzly Bears", "Bonesplitter" and "Bone Saw"
      And Alice has "Ensoul Artifact", "Testing the Edge" (first) and "Testing the Edge" (second) in hand
      And Alice has {1}{U}{R}{R} in the mana pool
      When Alice casts "Ensoul Artifact" targeting "Bonesplitter" and it resolves
      And Alice casts "Testing the Edge" (first) targeting "Bonesplitter" and "Grizzly Bears" and it resolves
      Then Alice has 22 life
      When Alice casts "Testing the Edge" (second) targeting "Bone Saw" and "Grizzly Bears" and it resolves
      Then Alice has 25 life

  @CR-301.5d
  Rule: 301.5d Two controllers

    Scenario: Who controls the Equipment activates its ability, though another player controls the creature
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice controls "Bonesplitter" attached to "Hill Giant"
      And Alice has {1} in the mana pool
      When Alice activates "Bonesplitter" targeting "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"

    Scenario: Its controller, and not the creature's
      Given it is Bob's precombat main
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Viridian Longbow" attached to "Hill Giant"
      And Alice controls "Memnite", "Plains" (1), "Plains" (2) and "Plains" (3)
      And Bob has {3} in the mana pool
      Then Bob can't activate "Viridian Longbow" targeting "Grizzly Bears"
      When Bob activates "Hill Giant" targeting Alice and it resolves
      Then Alice has 19 life
      When the game goes on to Alice's precombat main
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Plains" (3)
      And Alice activates "Viridian Longbow" targeting "Memnite" and it resolves
      Then "Viridian Longbow" is attached to "Memnite"

  @CR-301.5e
  Rule: 301.5e Entering attached to the wrong thing

    Background:
      Given Alice controls "Grizzly Bears"
      And Alice has "Bonesplitter" in the graveyard

    Scenario: It enters unattached
      Given the card "Unfinished Business" is a "Sorcery" that costs {3}{W}{W}:
        """
        Return target creature card from your graveyard to the battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to the battlefield attached to that creature.
        """
      And the card "Tel-Jilad Chosen" is a "Creature — Elf Warrior" that costs {1}{G} of size 2/1
        """
        Protection from artifacts
        """
      And Alice has "Tel-Jilad Chosen" and "Hill Giant" in the graveyard
      And Alice has "Bonesplitter" (second) in the graveyard
      And Alice has "Unfinished Business" (first) and "Unfinished Business" (second) in hand
      And Alice has {3}{W}{W}{3}{W}{W} in the mana pool
      When Alice casts "Unfinished Business" (first) targeting "Tel-Jilad Chosen" and "Bonesplitter" and it resolves
      Then Alice controls "Bonesplitter"
      And "Bonesplitter" is attached to nothing
      When Alice casts "Unfinished Business" (second) targeting "Hill Giant" and "Bonesplitter" (second) and it resolves
      Then "Bonesplitter" (second) is attached to "Hill Giant"

    Scenario: It is unattached from the first moment on
      Given the card "Tempering" is a "Sorcery" that costs {R}:
        """
        Return target Equipment card from your graveyard to the battlefield attached to target creature. You gain X life, where X is that creature's power.
        """
      And the card "Tel-Jilad Chosen" is a "Creature — Elf Warrior" that costs {1}{G} of size 2/1
        """
        Protection from artifacts
        """
      And the card "Bone Saw" is an "Artifact — Equipment" that costs {0}:
        """
        Equipped creature gets +1/+0.
        Equip {1}
        """
      And Alice controls "Tel-Jilad Chosen"
      And Alice has "Bone Saw" in the graveyard
      And Alice has "Tempering" (first) and "Tempering" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Tempering" (first) targeting "Bonesplitter" and "Tel-Jilad Chosen" and it resolves
      Then Alice has 22 life
      And "Bonesplitter" is attached to nothing
      When Alice casts "Tempering" (second) targeting "Bone Saw" and "Grizzly Bears" and it resolves
      Then Alice has 25 life

  @CR-301.5f
  Rule: 301.5f Equipped creature elsewhere

    Scenario: On an Aura the words mean the creature that the Aura is attached to
      Given the card "Borrowed Blade" is an "Enchantment — Aura" that costs {W}:
        """
        Enchant creature
        Equipped creature gets +1/+1.
        """
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Borrowed Blade" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Borrowed Blade" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3

  @CR-301.6
  Rule: 301.6 Fortifications

    Scenario: A Fortification is attached to a land, and falls off what is no land any more
      Given the card "Enchantmentize" is an "Enchantment — Aura" that costs {3}{U}:
        """
        Enchant creature or enchantment
        Enchanted permanent is an enchantment and loses all other card types.
        """
      And Alice controls "Dryad Arbor", "Forest" and "Darksteel Garrison"
      And Alice has "Enchantmentize" in hand
      And Alice has {9}{U} in the mana pool
      When Alice activates "Darksteel Garrison" targeting "Dryad Arbor" and it resolves
      Then "Darksteel Garrison" is attached to "Dryad Arbor"
      And "Dryad Arbor" has indestructible
      When Alice casts "Enchantmentize" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is exactly "Enchantment"
      And "Darksteel Garrison" is attached to nothing
      And Alice can't activate "Darksteel Garrison" targeting "Dryad Arbor"
      When Alice activates "Darksteel Garrison" targeting "Forest" and it resolves
      Then "Darksteel Garrison" is attached to "Forest"

  @CR-301.7a
  Rule: 301.7a Vehicles that are no creatures

    Scenario: Nobody finds the printed power on a Vehicle that is no creature
      Given the card "Humbling" is a "Sorcery" that costs {0}:
        """
        Destroy target permanent with power 2.
        """
      And Alice controls "Sky Skiff" and "Grizzly Bears"
      And Alice has "Humbling" in hand
      Then Alice can't cast "Humbling" targeting "Sky Skiff"
      When Alice casts "Humbling" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-301.7b
  Rule: 301.7b Vehicles that are creatures

    Scenario: It has the printed size, and what an effect adds
      Given Alice controls "Sky Skiff" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in the mana pool
      When Alice activates "Sky Skiff"
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Sky Skiff" is a 2/3 creature
      When Alice casts "Giant Growth" targeting "Sky Skiff" and it resolves
      Then "Sky Skiff" is 5/6

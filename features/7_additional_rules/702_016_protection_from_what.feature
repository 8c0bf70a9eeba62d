Feature: 702.16. Protection: From What

  @CR-702.16a
  Rule: 702.16a From a quality

    Scenario: What is cycled is no permanent, and its damage is prevented all the same; that of a sorcery isn't
      Given the card "Lesser Chaplain" is a "Creature — Human Cleric" that costs {W} of size 1/5
        """
        Protection from creatures
        """
      And the card "Sudden Ember" is a "Creature — Elemental" that costs {R} of size 1/1
        """
        Cycling {R}
        When you cycle this card, it deals 1 damage to each creature.
        """
      And Bob controls "Lesser Chaplain" and "Hill Giant"
      And Alice has "Sudden Ember" and "Pyroclasm" in hand
      And Alice has {R}{R}{1} in the mana pool
      When Alice activates "Sudden Ember"
      And all players pass
      Then "Lesser Chaplain" has 0 damage marked
      And "Hill Giant" has 1 damage marked
      When all players pass
      And Alice casts "Pyroclasm" and it resolves
      Then "Lesser Chaplain" has 2 damage marked

  @CR-702.16b
  Rule: 702.16b Targets of what is no permanent

    Scenario: A creature's ability can't target what has protection from creatures, not even one from outside the battlefield
      Given the card "Lesser Chaplain" is a "Creature — Human Cleric" that costs {W} of size 1/5
        """
        Protection from creatures
        """
      And Bob controls "Lesser Chaplain" and "Hill Giant"
      And Alice has "Ghost-Lit Raider" in hand
      And Alice has {3}{R} in the mana pool
      Then Alice can't activate "Ghost-Lit Raider", "{3}{R}" targeting "Lesser Chaplain"
      When Alice activates "Ghost-Lit Raider", "{3}{R}" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

  @CR-702.16d
  Rule: 702.16d Equipment

    Scenario: An Equipment comes off and stays on the battlefield, and an Aura that is no artifact stays on
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Hill Giant"
      And Alice has "Tel-Jilad Defiance" in hand
      And Alice has {1}{G} in the mana pool
      Then "Grizzly Bears" is 4/5
      When Alice casts "Tel-Jilad Defiance" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4
      And "Leonin Scimitar" is on the battlefield
      And "Leonin Scimitar" is attached to nothing
      And "Bonesplitter" is attached to "Hill Giant"

  @CR-702.16g
  Rule: 702.16g From one and from another

    Scenario: Either quality is enough, and neither is needed for the other
      Given Bob controls "Akroma, Angel of Wrath"
      And Alice controls "Pestilence" and "Moonglove Extract"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R}{B} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Akroma, Angel of Wrath" has 0 damage marked
      When Alice activates "Pestilence" and it resolves
      Then "Akroma, Angel of Wrath" has 0 damage marked
      And Bob has 19 life
      When Alice activates "Moonglove Extract" targeting "Akroma, Angel of Wrath" and it resolves
      Then "Akroma, Angel of Wrath" has 2 damage marked

  @CR-702.16h
  Rule: 702.16h From each color

    Scenario: A source of one color is kept off, and one of none isn't
      Given the card "Lesser Prism" is a "Creature — Elemental" that costs {2}{W} of size 2/2
        """
        Protection from all colors
        """
      And Bob controls "Lesser Prism" and "Hill Giant"
      And Alice controls "Moonglove Extract"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Lesser Prism" has 0 damage marked
      And "Hill Giant" has 2 damage marked
      When Alice activates "Moonglove Extract" targeting "Lesser Prism" and it resolves
      Then "Lesser Prism" is in Bob's graveyard

  @CR-702.16j
  Rule: 702.16j From everything

    Scenario: Nothing targets, enchants, equips or blocks it, and damage to it is prevented
      Given the card "Lesser Hydra" is a "Creature — Hydra" that costs {2}{G} of size 4/4
        """
        Protection from everything
        """
      And the card "Spark Engine" is an "Artifact" that costs {2}
        """
        {1}: This artifact deals 1 damage to each creature.
        """
      And Alice controls "Lesser Hydra", "Leonin Scimitar" and "Spark Engine"
      And Alice has {1}{1} in the mana pool
      And Bob controls "Darksteel Myr" and "Hill Giant"
      Then Alice can't activate "Leonin Scimitar" targeting "Lesser Hydra"
      When Alice activates "Spark Engine" and it resolves
      Then "Lesser Hydra" has 0 damage marked
      And "Hill Giant" has 1 damage marked
      When Alice attacks with "Lesser Hydra"
      Then Bob can't block "Lesser Hydra" with "Darksteel Myr", by 702.16f
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

    Scenario: What is attached as a permanent gains it comes off, an Aura into the graveyard
      Given the card "Apotheosis" is an "Instant" that costs {W}
        """
        Target creature gains protection from everything until end of turn.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Apotheosis" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Apotheosis" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Leonin Scimitar" is on the battlefield
      And "Holy Strength" is in Alice's graveyard

Feature: 302. Creatures

  @CR-302.1 @CR-302.2
  Rule: 302.1 Creatures are cast in a main phase and become permanents

    Scenario: Not in the upkeep, but in the main phase that follows
      Given it is Alice's upkeep
      And Alice has "Raging Goblin" in hand
      And Alice controls "Mountain"
      Then Alice can't cast "Raging Goblin"
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice casts "Raging Goblin" and it resolves
      Then Alice controls "Raging Goblin"

  @CR-302.3
  Rule: 302.3 Creature types

    Background:
      Given Alice controls "Raging Goblin" and "Goblin Wizard"

    @example-1
    Example: A Goblin Wizard is a creature, a Goblin and a Wizard
      Given the card "Tivadar's Crusade" is a "Sorcery" that costs {1}{W}{W}:
        """
        Destroy all Goblins.
        """
      And the card "Riptide Laboratory" is a "Land":
        """
        {T}: Add {C}.
        {1}{U}, {T}: Return target Wizard you control to its owner's hand.
        """
      And Alice controls "Riptide Laboratory"
      And Alice has "Murder" and "Tivadar's Crusade" in hand
      And Alice has {W}{U}{B}{B}{W}{1} in the mana pool
      Then Alice can't activate "Riptide Laboratory", "Return" targeting "Raging Goblin"
      And Alice can activate "Riptide Laboratory", "Return" targeting "Goblin Wizard"
      And Alice can cast "Murder" targeting "Goblin Wizard"
      When Alice casts "Tivadar's Crusade" and it resolves
      Then "Goblin Wizard" is in Alice's graveyard
      And "Raging Goblin" is in Alice's graveyard

    Scenario: What is no creature any more has no creature types
      Given Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Song of the Dryads" targeting "Goblin Wizard" and it resolves
      Then "Goblin Wizard" is exactly "Land — Forest"

  @CR-302.4
  Rule: 302.4 Power and toughness

    Scenario: A creature that becomes an artifact has no power and toughness, and has them again as a creature
      Given the card "Lesser Petrify" is a "Sorcery" that costs {0}:
        """
        Target creature becomes an artifact and loses all other card types until end of turn.
        """
      And the card "Humbling" is a "Sorcery" that costs {0}:
        """
        Destroy target permanent with power 2.
        """
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Lesser Petrify" and "Humbling" in hand
      When Alice casts "Lesser Petrify" targeting "Grizzly Bears" and it resolves
      Then Alice can't cast "Humbling" targeting "Grizzly Bears"
      And Alice can cast "Humbling" targeting "Runeclaw Bear"
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is a 2/2 creature

  @CR-302.4a
  Rule: 302.4a Power

    Scenario: A 0/2 deals no damage in combat, and a 3/3 deals 3
      Given Alice controls "Ornithopter" and "Hill Giant"
      When Alice attacks Bob with "Ornithopter" and "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then Bob has 17 life

  @CR-302.4b
  Rule: 302.4b Toughness

    Scenario: Two damage destroys a 2/2 and leaves a 3/3
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      When Alice casts "Shock" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is on the battlefield

  @CR-302.4c
  Rule: 302.4c From the printed numbers on

    Scenario: A 2/2 with +3/+3 is 5/5, and 2/2 when that is over
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2

  @CR-302.5
  Rule: 302.5 Creatures fight

    Scenario: An artifact creature attacks and is blocked, and an artifact does neither
      Given Alice controls "Ornithopter" and "Bonesplitter"
      And Bob controls "Memnite" and "Liquimetal Coating"
      And Alice controls "Hill Giant"
      Then Alice can't attack Bob with "Bonesplitter"
      When Alice attacks Bob with "Ornithopter" and "Hill Giant"
      Then Bob can't block "Hill Giant" with "Liquimetal Coating"
      When Bob blocks "Hill Giant" with "Memnite"
      Then "Memnite" is blocking "Hill Giant"

  @CR-302.6
  Rule: 302.6 Summoning sickness

    Background:
      Given Alice has "Llanowar Elves" and "Raging Goblin" in hand
      And Alice has {G}{R} in the mana pool

    Scenario: A creature that came this turn neither attacks nor taps for mana, until its controller's next turn
      When Alice casts "Llanowar Elves" and it resolves
      Then Alice can't activate "Llanowar Elves"
      And Alice can't attack Bob with "Llanowar Elves"
      When the game goes on to Bob's upkeep
      Then Alice can't activate "Llanowar Elves"
      When the game goes on to Alice's precombat main
      And Alice activates "Llanowar Elves"
      Then Alice has {G} in the mana pool

    Scenario: What changes hands has to wait again
      Given the card "Poach" is a "Sorcery" that costs {0}:
        """
        Gain control of target creature.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice has "Poach" in hand
      When Alice casts "Poach" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Grizzly Bears"
      And Alice can attack Bob with "Hill Giant"

  @CR-302.7
  Rule: 302.7 Damage stays

    Scenario: Damage adds up over the turn, and is gone in the next
      Given Bob controls "Hill Giant"
      And Alice has "Shock" (first), "Shock" (second) and "Shock" (third) in hand
      And Alice controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      When Alice activates "Mountain" (1)
      And Alice casts "Shock" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      When the game goes on to Bob's upkeep
      Then "Hill Giant" has 0 damage marked
      When Bob passes
      And Alice activates "Mountain" (2)
      And Alice casts "Shock" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is on the battlefield
      When Bob passes
      And Alice activates "Mountain" (3)
      And Alice casts "Shock" (third) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

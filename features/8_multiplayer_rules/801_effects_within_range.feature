Feature: 801. What players, spells and abilities reach where ranges of influence are limited

  Background:
    Given the players are Alice, Bob, Carol and Dave
    And the game is a limited range game

  @CR-801.2
  Rule: 801.2 What a range is

    Scenario: The neighbors lose life with what each opponent loses, and who sits opposite does not
      Given the card "Blood Tithe" is a "Sorcery" that costs {3}{B}:
        """
        Each opponent loses 3 life. You gain life equal to the life lost this way.
        """
      And Alice has "Blood Tithe" in hand
      And Alice has {3}{B} in the mana pool
      When Alice casts "Blood Tithe" and it resolves
      Then Bob has 17 life
      And Dave has 17 life
      And Carol has 20 life

  @CR-801.2a
  Rule: 801.2a A range of one seat

    @example-1
    Example: With a range of one seat, only the two neighbors are
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can cast "Shock" targeting Bob
      And Alice can cast "Shock" targeting Dave
      And Alice can't cast "Shock" targeting Carol

  @CR-801.2b
  Rule: 801.2b Oneself

    Scenario: A player is a target of that player's own spell, and who sits opposite is not
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting Carol
      When Alice casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life

  @CR-801.2d
  Rule: 801.2d Objects within range

    Scenario: A creature is where its controller is, whoever owns it
      Given Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting "Hill Giant"
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-801.4
  Rule: 801.4 Targets within range

    Scenario: Who sits opposite is no target, and is one in the turn after the seat between them is empty
      Given Alice has "Shock" in hand
      And Alice has "Lightning Bolt" in hand
      And Alice controls two "Mountain"
      When Alice activates "Mountain" (1)
      Then Alice can't cast "Shock" targeting Carol
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      When Bob concedes
      And the game goes on to Carol's upkeep
      And Carol passes
      And Dave passes
      And Alice activates "Mountain" (2)
      And Alice casts "Lightning Bolt" targeting Carol and it resolves
      Then Carol has 17 life

    Scenario: A target that is out of range by the time a spell resolves is illegal
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Grizzly Bears"
      And the card "Handover" is an "Instant" that costs {0}:
        """
        Target opponent gains control of target creature.
        """
      And Bob has "Handover" in hand
      When Alice casts "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Handover" targeting Carol and "Grizzly Bears" and it resolves
      And all players pass
      Then Carol controls "Grizzly Bears"
      And "Shock" is in Alice's graveyard

  @CR-801.2c
  Rule: 801.2c Ranges are found out as a turn begins

    @example-1
    Example: When who sat between two players has left, they reach each other from the next turn on
      Given Alice controls two "Mountain"
      And Alice has "Shock" and "Lightning Bolt" in hand
      When Bob concedes
      And Alice activates "Mountain" (1)
      Then Alice can't cast "Lightning Bolt" targeting Carol
      When Alice casts "Lightning Bolt" targeting Dave and it resolves
      Then Dave has 17 life
      When the game goes on to Carol's upkeep
      And Carol passes
      And Dave passes
      And Alice activates "Mountain" (2)
      And Alice casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life

  @CR-801.5a
  Rule: 801.5a Choosing objects and players

    @example-1
    Example: Who is to pick a target for another's ability stays within both ranges
      Given Alice controls "Cuombajj Witches"
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Dave controls "Runeclaw Bear"
      When Alice activates "Cuombajj Witches" targeting Bob
      And Alice chooses Bob
      Then Bob is asked to choose one from Alice, Bob, "Cuombajj Witches" and "Grizzly Bears"
      When Bob chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has 1 damage marked
      And Bob has 19 life

  @CR-801.6
  Rule: 801.6 Activating within range

    Scenario: What any player may activate is activated by the neighbors, and not by who sits opposite
      Given Alice controls "Sailmonger"
      And Carol controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has {2} in the mana pool
      And Carol has {2} in the mana pool
      When Alice passes
      And Bob activates "Sailmonger" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has flying
      When Alice passes
      And Bob passes
      Then Carol can't activate "Sailmonger" targeting "Grizzly Bears"

  @CR-801.7
  Rule: 801.7 Triggering within range

    @example-1
    Example: An Aura that waits for a block sees it; one that waits for a block by a creature does not
      Given these cards:
        | name    | type                | cost | text                                                                        |
        | Broad   | Enchantment — Aura  | {W}  | Enchant creature<br>Whenever enchanted creature becomes blocked, you gain 1 life. |
        | Narrow  | Enchantment — Aura  | {W}  | Enchant creature<br>Whenever enchanted creature becomes blocked by a creature, you gain 5 life. |
      And Alice controls "Runeclaw Bear"
      And Bob controls "Broad" attached to "Runeclaw Bear"
      And Bob controls "Narrow" attached to "Runeclaw Bear"
      And Dave controls "Hill Giant"
      When Alice attacks Dave with "Runeclaw Bear"
      And Dave blocks "Runeclaw Bear" with "Hill Giant"
      And all players pass
      Then Bob has 21 life
      And the stack is empty

    Scenario: Where the blocker is within range, both trigger
      Given these cards:
        | name    | type                | cost | text                                                                        |
        | Narrow  | Enchantment — Aura  | {W}  | Enchant creature<br>Whenever enchanted creature becomes blocked by a creature, you gain 5 life. |
      And Alice controls "Runeclaw Bear"
      And Alice controls "Narrow" attached to "Runeclaw Bear"
      And Dave controls "Hill Giant"
      When Alice attacks Dave with "Runeclaw Bear"
      And Dave blocks "Runeclaw Bear" with "Hill Giant"
      And all players pass
      Then Alice has 25 life

  @CR-801.7a
  Rule: 801.7a Leaving the battlefield and a range

    @example-1
    Example: What left the battlefield within one player's range triggers that player's ability alone
      Given Carol controls "Runeclaw Bear" owned by Alice
      And Alice and Carol each control "Extractor Demon"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Runeclaw Bear" and it resolves
      And Carol chooses Bob
      Then "Runeclaw Bear" is in Alice's graveyard
      When all players pass
      And Carol says yes
      Then Bob has three cards in graveyard

  @CR-801.8
  Rule: 801.8 Auras within range

    Scenario: An Aura goes to the graveyard as what it enchants gets out of range
      Given Bob controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And the card "Wrong Turn" is an "Instant" that costs {2}{U}:
        """
        Target opponent gains control of target creature.
        """
      And Bob has "Wrong Turn" in hand
      And Bob has {2}{U} in the mana pool
      Then "Grizzly Bears" is 3/4
      When Alice passes
      And Bob casts "Wrong Turn" targeting Carol and "Grizzly Bears" and it resolves
      Then "Holy Strength" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

    Scenario: It stays where the new controller is within range
      Given Bob controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And the card "Wrong Turn" is an "Instant" that costs {2}{U}:
        """
        Target opponent gains control of target creature.
        """
      And Bob has "Wrong Turn" in hand
      And Bob has {2}{U} in the mana pool
      When Alice passes
      And Bob casts "Wrong Turn" targeting Alice and "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4
      And Alice controls "Grizzly Bears"

  @CR-801.9
  Rule: 801.9 Equipment within range

    Scenario: An Equipment is unattached as what it equips gets out of range, and stays on the battlefield
      Given Bob controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And the card "Wrong Turn" is an "Instant" that costs {2}{U}:
        """
        Target opponent gains control of target creature.
        """
      And Bob has "Wrong Turn" in hand
      And Bob has {2}{U} in the mana pool
      Then "Grizzly Bears" is 4/2
      When Alice passes
      And Bob casts "Wrong Turn" targeting Carol and "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to nothing
      And "Grizzly Bears" is 2/2
      And Alice controls "Bonesplitter"

  @CR-801.10
  Rule: 801.10 Effects within range

    Scenario: A static ability does nothing to a creature that is out of range
      Given the card "Blighted Air" is an "Enchantment":
        """
        All creatures get -1/-1.
        """
      And Alice controls "Blighted Air"
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      Then "Grizzly Bears" is 1/1
      And "Hill Giant" is 3/3

  @CR-801.12
  Rule: 801.12 Worlds within range

    Scenario: Worlds of players who don't reach each other stand side by side
      Given Carol controls "Concordant Crossroads"
      And Alice has "Nether Void" in hand
      And Alice has {3}{B} in the mana pool
      When Alice casts "Nether Void" and it resolves
      Then Alice controls "Nether Void"
      And Carol controls "Concordant Crossroads"

    Scenario: The neighbor's older world goes
      Given Bob controls "Concordant Crossroads"
      And Alice has "Nether Void" in hand
      And Alice has {3}{B} in the mana pool
      When Alice casts "Nether Void" and it resolves
      Then Alice controls "Nether Void"
      And "Concordant Crossroads" is in Bob's graveyard

  @CR-801.13
  Rule: 801.13 What can't be done of a replaced event

    Scenario: Damage that is sent to a creature out of range is dealt to nothing
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Captain's Maneuver" in hand
      And Bob has {2}{R}{W} in the mana pool
      And Carol controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Captain's Maneuver" targeting "Hill Giant" and "Grizzly Bears" with X = 2
      And all players pass
      And all players pass
      Then "Hill Giant" has 0 damage marked
      And Carol controls "Grizzly Bears"
      And "Shock" is in Alice's graveyard

    Scenario: Sent to a creature of the player's own, it is dealt there
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Captain's Maneuver" in hand
      And Bob has {2}{R}{W} in the mana pool
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Captain's Maneuver" targeting "Hill Giant" and "Grizzly Bears" with X = 2
      And all players pass
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-801.13a
  Rule: 801.13a Replaced so as to reach too far

    @example-1
    Example: Damage that is sent out of the range of the spell's controller is dealt to nobody
      Given Alice has "Lava Axe" in hand
      And Alice has {4}{R} in the mana pool
      And Bob has "Captain's Maneuver" in hand
      And Bob has {3}{R}{W} in the mana pool
      When Alice casts "Lava Axe" targeting Bob
      And Alice passes
      And Bob casts "Captain's Maneuver" targeting Bob and Carol with X = 3
      And all players pass
      And all players pass
      Then Bob has 18 life
      And Carol has 20 life

    Scenario: Damage that is sent to the player's other neighbor is dealt
      Given Alice has "Lava Axe" in hand
      And Alice has {4}{R} in the mana pool
      And Bob has "Captain's Maneuver" in hand
      And Bob has {3}{R}{W} in the mana pool
      When Alice casts "Lava Axe" targeting Bob
      And Alice passes
      And Bob casts "Captain's Maneuver" targeting Bob and Alice with X = 3
      And all players pass
      And all players pass
      Then Bob has 18 life
      And Alice has 17 life

  @CR-801.13b
  Rule: 801.13b Preventing within range

    @example-1
    Example: Damage by a creature that is out of range is not prevented by an effect against creatures' damage
      Given it is Carol's precombat main
      And the card "Lasting Truce" is an "Enchantment"
        """
        Prevent all damage that would be dealt by creatures.
        """
      And Alice controls "Lasting Truce"
      And Bob controls "Hill Giant"
      And Carol controls "Grizzly Bears"
      When Carol attacks Bob with "Grizzly Bears"
      And the game goes on to Carol's end of combat
      Then Bob has 18 life

    Scenario: Damage by a creature within range is prevented, though whom it attacks is out of range
      Given it is Bob's precombat main
      And the card "Lasting Truce" is an "Enchantment"
        """
        Prevent all damage that would be dealt by creatures.
        """
      And Alice controls "Lasting Truce"
      And Bob controls "Hill Giant"
      When Bob attacks Carol with "Hill Giant"
      And the game goes on to Bob's end of combat
      Then Carol has 20 life
      And "Hill Giant" is tapped

    @example-2
    Example: A shield of somebody within range is good against sources that are out of range
      Given it is Carol's precombat main
      And Carol has "Lightning Blast" in hand
      And Carol has {3}{R} in the mana pool
      And Alice has "Mending Hands" in hand
      And Alice has {W} in the mana pool
      When Carol casts "Lightning Blast" targeting Bob
      And Carol passes
      And Dave passes
      And Alice casts "Mending Hands" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 20 life

    @example-3
    Example: Fog needs both creatures within range
      Given it is Carol's precombat main
      And Carol controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Alice has "Fog" in hand
      And Alice controls "Forest"
      When Carol attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And Carol passes
      And Dave passes
      And Alice activates "Forest"
      And Alice casts "Fog" and it resolves
      And the game goes on to Carol's end of combat
      Then "Grizzly Bears" is in Carol's graveyard
      And "Runeclaw Bear" is in Bob's graveyard

    Scenario: Fog of who reaches both prevents the damage
      Given it is Carol's precombat main
      And Carol controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Carol has "Fog" in hand
      And Carol controls "Forest"
      When Carol attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And Carol activates "Forest"
      And Carol casts "Fog" and it resolves
      And the game goes on to Carol's end of combat
      Then Carol controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And "Fog" is in Carol's graveyard

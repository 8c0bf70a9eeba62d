Feature: 506. Who fights, and whom

  @CR-506.2
  Rule: 506.2 Attacking and defending player

    Scenario: The active player's creatures attack the other player, whose creatures block; it is the other way round in the next turn
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      Then Bob can't attack Alice with "Hill Giant"
      And Alice can't attack Alice with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can block "Grizzly Bears" with "Hill Giant"
      When the game goes on to Bob's precombat main
      Then Alice can't attack Bob with "Grizzly Bears"
      When Bob attacks Alice with "Hill Giant"
      Then "Hill Giant" is attacking Alice

  @CR-506.3
  Rule: 506.3 Only creatures attack and block

    @CR-2009-306.3
    Scenario: An artifact neither attacks nor blocks, and does both while it is a creature
      Given Alice controls "Jade Statue" (hers) and "Grizzly Bears"
      And Bob controls "Jade Statue" (his) and two "Forest"
      And Alice has {2} in the mana pool
      And it is Alice's beginning of combat
      Then Alice can't attack Bob with "Jade Statue" (hers)
      When Alice activates "Jade Statue" (hers) and it resolves
      And Alice attacks Bob with "Grizzly Bears" and "Jade Statue" (hers)
      Then "Jade Statue" (hers) is attacking Bob
      And Bob can't block "Grizzly Bears" with "Jade Statue" (his)
      When Bob activates "Forest" (1)
      And Bob activates "Forest" (2)
      And Bob activates "Jade Statue" (his) and it resolves
      And Bob blocks "Grizzly Bears" with "Jade Statue" (his)
      Then "Jade Statue" (his) is blocking "Grizzly Bears"

  @CR-506.4a
  Rule: 506.4a Too late to keep a creature out

    Scenario: A creature that has attacked goes on attacking when it can't attack any more, and another combat sees it stay at home
      Given Alice controls "Grizzly Bears"
      And Bob has "Change of Heart" in hand
      And Bob controls three "Plains"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob activates "Plains" (3)
      And Bob casts "Change of Heart" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is attacking Bob
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

    Scenario: Creatures that have blocked go on blocking when they can't block any more
      Given Alice controls "Grizzly Bears" and two "Mountain"
      And Alice has "Falter" in hand
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Falter" and it resolves
      Then "Hill Giant" is blocking "Grizzly Bears"
      When the game goes on to Alice's end of combat
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-508.1c
  Rule: 508.1c In time to keep a creature out

    Scenario: Cast before the declaration, the same spell keeps it out
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Change of Heart" in hand
      And Bob controls three "Plains"
      And it is Alice's beginning of combat
      When Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob activates "Plains" (3)
      And Bob casts "Change of Heart" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1c
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-506.4b
  Rule: 506.4b Tapped and untapped in combat

    Scenario: A blocker that becomes tapped goes on blocking and deals its combat damage, and so does a tapped attacker
      Given the card "Icy Manipulator" is an "Artifact" that costs {4}
        """
        {1}, {T}: Tap target artifact, creature, or land.
        """
      And Alice controls "Serra Angel", "Hill Giant", "Icy Manipulator" (first) and "Icy Manipulator" (second)
      And Alice controls two "Forest"
      And Bob controls "Wall of Swords"
      When Alice attacks Bob with "Serra Angel" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Wall of Swords"
      And Alice activates "Forest" (1)
      And Alice activates "Icy Manipulator" (first) targeting "Wall of Swords" and it resolves
      And Alice activates "Forest" (2)
      And Alice activates "Icy Manipulator" (second) targeting "Serra Angel" and it resolves
      Then "Wall of Swords" and "Serra Angel" are tapped
      And "Wall of Swords" is blocking "Hill Giant"
      When the game goes on to Alice's end of combat
      Then Bob has 16 life
      And "Hill Giant" is in Alice's graveyard

  @CR-506.5
  Rule: 506.5 Alone

    Scenario Outline: A creature attacks alone if it is the only one declared: <how many>
      Given Alice controls "Agents of S.H.I.E.L.D." and "Grizzly Bears"
      When Alice attacks Bob with <attackers>
      And the game goes on to Alice's declare blockers
      Then "Grizzly Bears" is <size>
      And "Grizzly Bears" is attacking Bob

      Examples:
        | how many | attackers                                    | size |
        | one      | "Grizzly Bears"                              | 3/3  |
        | two      | "Grizzly Bears" and "Agents of S.H.I.E.L.D." | 2/2  |

    Scenario: A creature that attacked beside another is not said to have attacked alone when that one is gone
      Given Alice controls "Agents of S.H.I.E.L.D." and "Grizzly Bears"
      And Bob has "Unsummon" in hand
      And Bob controls "Island"
      When Alice attacks Bob with "Grizzly Bears" and "Agents of S.H.I.E.L.D."
      And Bob activates "Island"
      And Bob casts "Unsummon" targeting "Agents of S.H.I.E.L.D." and it resolves
      Then "Grizzly Bears" is attacking Bob
      And "Grizzly Bears" is 2/2

  @CR-506.7 @CR-506.7a @CR-506.7g
  Rule: 506.7a Before attackers are declared

    Scenario: An ability for the time before attackers is activated until the declare attackers step begins, attackers or not
      Given Alice controls "Alaborn Veteran" and "Grizzly Bears"
      And it is Alice's beginning of combat
      Then Alice can activate "Alaborn Veteran" targeting "Grizzly Bears"
      When the game goes on to Alice's declare attackers
      Then Alice can't activate "Alaborn Veteran" targeting "Grizzly Bears"
      When the game goes on to Alice's postcombat main
      Then Alice can't activate "Alaborn Veteran" targeting "Grizzly Bears"
      When the game goes on to Alice's upkeep
      And Alice activates "Alaborn Veteran" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 4/4

  @CR-506.7 @CR-506.7b @CR-506.7c
  Rule: 506.7b After blockers are declared

    Scenario: A spell for the time in combat after blockers is cast from the declare blockers step on, blockers or not, and not after combat
      Given Alice controls "Grizzly Bears" and two "Mountain"
      And Alice has "Aleatory" in hand
      And the coins and dice come up "heads"
      And Alice has {1}{R} in the mana pool
      Then Alice can't cast "Aleatory" targeting "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      Then Alice can't cast "Aleatory" targeting "Grizzly Bears"
      When the game goes on to Alice's postcombat main
      Then Alice can't cast "Aleatory" targeting "Grizzly Bears"

    Scenario: In another combat phase of the turn it is cast as well
      Given Alice controls "Grizzly Bears", "Sol Ring" and four "Mountain"
      And Alice has "Relentless Assault" and "Aleatory" in hand
      And the coins and dice come up "heads"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's postcombat main
      And Alice activates "Sol Ring"
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Relentless Assault" and it resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Mountain" (3)
      And Alice activates "Mountain" (4)
      And Alice casts "Aleatory" targeting "Grizzly Bears" and it resolves
      And Alice chooses "heads"
      Then "Grizzly Bears" is 3/3

    Scenario: In the declare blockers step without blockers it is cast
      Given Alice controls "Grizzly Bears" and two "Mountain"
      And Alice has "Aleatory" in hand
      And the coins and dice come up "heads"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Aleatory" targeting "Grizzly Bears" and it resolves
      And Alice chooses "heads"
      Then "Grizzly Bears" is 3/3

  @CR-506.7 @CR-506.7d
  Rule: 506.7d The first combat phase of the turn

    Scenario: A spell for the time before combat damage is cast before that of the first combat, and not in another combat of the turn
      Given Alice controls "Grizzly Bears", "Forest", "Sol Ring" and two "Mountain"
      And Alice has "Relentless Assault" and "Berserk" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's postcombat main
      And Alice activates "Sol Ring"
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Relentless Assault" and it resolves
      And the game goes on to Alice's beginning of combat
      And Alice activates "Forest"
      Then Alice can't cast "Berserk" targeting "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 16 life

  @CR-506.7
  Rule: 506.7 Before the combat damage step

    Scenario: In the first combat it is cast until damage
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Berserk" in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And Alice activates "Forest"
      And Alice casts "Berserk" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 16 life

  @CR-506.7 @CR-506.7e
  Rule: 506.7e Where that point never comes

    Scenario: Where nothing attacks, the time before combat damage is over with the declare attackers step
      Given Alice controls "Grizzly Bears" and two "Forest"
      And Alice has "Berserk" in hand
      When the game goes on to Alice's declare attackers
      And Alice activates "Forest" (1)
      Then Alice can cast "Berserk" targeting "Grizzly Bears"
      When the game goes on to Alice's end of combat
      And Alice activates "Forest" (2)
      Then Alice can't cast "Berserk" targeting "Grizzly Bears"

  @CR-506.7 @CR-506.7f
  Rule: 506.7f After blockers that nobody declares

    Scenario: Where nothing attacks, a spell for the time after blockers is not cast in that combat
      Given Alice controls "Grizzly Bears" and two "Mountain"
      And Alice has "Aleatory" in hand
      When the game goes on to Alice's end of combat
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      Then Alice can't cast "Aleatory" targeting "Grizzly Bears"
      When the game goes on to Alice's precombat main
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      Then Alice can cast "Aleatory" targeting "Grizzly Bears"

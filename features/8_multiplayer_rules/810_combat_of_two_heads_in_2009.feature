Feature: 606 and 810. The combat of two heads in 2009

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-2009-606.2
  Rule: 606.2 No other options

    Scenario: Creatures are not deployed to the teammate, for which there is an option
      Given Alice controls "Grizzly Bears" and "Muraganda Petroglyphs"
      When Alice would receive priority
      Then "Grizzly Bears" has no abilities
      And "Grizzly Bears" is 4/4
      And Alice can't activate "Grizzly Bears" targeting Carol
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

  @CR-2009-606.7a
  Rule: 606.7a Either defending player, or both

    Scenario: A Sea Serpent attacks the team if either of its players controls an Island
      Given Carol controls "Sea Serpent" and "Island" (Carol's)
      And Dave has "Island" (Dave's) in hand
      Then Carol can't attack Bob with "Sea Serpent"
      When the game goes on to Dave's precombat main phase
      And Dave plays "Island" (Dave's)
      And the game goes on to Carol's beginning of combat
      And Carol attacks Bob with "Sea Serpent"
      And the game goes on to Carol's combat damage step
      And Alice chooses Bob
      And all players pass
      Then Bob has 25 life

    Scenario: For what the Nightstalker does once its controller picks either player
      Given Carol controls "Abyssal Nightstalker"
      And Bob has "Forest" in hand
      And Dave has "Island" in hand
      When Alice attacks Bob with "Abyssal Nightstalker"
      And the game goes on to Alice's declare blockers step
      And all players pass
      And Carol chooses Dave
      Then "Island" is in Dave's graveyard
      And "Forest" is in Bob's hand

  @CR-2009-606.7b
  Rule: 606.7b What protects one player protects the team

    @example-2009-606.7b-1
    Example: Creatures of the color chosen for Teferi's Moat don't attack its controller's team
      Given Bob has "Teferi's Moat" in hand
      And Bob has {3}{W}{U} in the mana pool
      And it is Bob's precombat main phase
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Bob casts "Teferi's Moat" and it resolves
      And Bob chooses green
      And the game goes on to Alice's beginning of combat
      Then Alice can't attack Bob with "Grizzly Bears"
      And Alice can't attack Dave with "Grizzly Bears"
      When Alice attacks Dave with "Hill Giant"
      Then "Hill Giant" is attacking Dave

  @CR-2009-606.7d
  Rule: 606.7d Whom the damage is assigned to

    Scenario: As damage is assigned the active team picks a player for each attacker that is not blocked
      Given Alice controls "Pit Scorpion" and "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Dave controls "Dune Beetle"
      When Alice attacks Bob with "Pit Scorpion" and "Grizzly Bears" and "Hill Giant"
      And Dave blocks "Grizzly Bears" with "Dune Beetle"
      And the game goes on to Alice's combat damage step
      And Alice chooses Dave
      And Alice chooses Bob
      And all players pass
      And all players pass
      Then Dave has one poison counter
      And Bob has no poison counters
      And Bob has 26 life
      And "Dune Beetle" has 2 damage marked

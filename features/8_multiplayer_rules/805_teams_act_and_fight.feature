Feature: 805. A team is active, acts and fights together

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-805.4a
  Rule: 805.4a The active team

    Scenario: Either player of the active team casts a sorcery, and nobody of the other team does
      Given Carol has "Sacred Nectar" (hers) in hand
      And Carol has {1}{W} in the mana pool
      And Dave has "Sacred Nectar" (his) in hand
      And Dave has {1}{W} in the mana pool
      When Alice would receive priority
      Then Dave can't cast "Sacred Nectar" (his)
      When Carol casts "Sacred Nectar" (hers) and it resolves
      Then Alice has 34 life

  @CR-805.5a
  Rule: 805.5a Acting with the team's priority

    Scenario: Either player of a team with priority casts spells, the one after the other
      Given Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in the mana pool
      When Alice would receive priority
      And Carol casts "Shock" targeting Bob
      And Alice casts "Lightning Bolt" targeting Bob
      And Carol passes
      And Dave passes
      Then Bob has 27 life
      When Alice passes
      And Bob passes
      Then Bob has 25 life

  @CR-805.10a
  Rule: 805.10a The team attacks the team

    Scenario: The creatures of both attack either player of the other team, and never the teammate
      Given Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      Then Alice can't attack Carol with "Grizzly Bears"
      When Alice attacks Dave with "Grizzly Bears" and "Hill Giant"
      Then "Grizzly Bears" is attacking Dave
      And "Hill Giant" is attacking Dave

  @CR-805.4c
  Rule: 805.4c A land for each

    Scenario: After the teammate's land a player still plays one, and no second
      Given Alice has "Forest" in hand
      And Carol has "Island" and "Plains" in hand
      When Alice plays "Forest"
      And Carol plays "Island"
      Then Carol can't play "Plains"

  @CR-805.10d
  Rule: 805.10d The team blocks together

    Scenario: A creature blocks what attacks the teammate
      Given Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Dave controls "Dune Beetle"
      And Bob controls "Wall of Swords"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Dave blocks "Grizzly Bears" with "Dune Beetle" and "Hill Giant" with "Wall of Swords"
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" has 1 damage marked
      And "Dune Beetle" has 2 damage marked

  @edition-2025
  @CR-805.10e
  Rule: 805.10e Whom the creature attacks

    Scenario: Of two forestwalkers only the one whose player controls no Forest is blocked
      Given the card "Shanodin Dryads" is a "Creature — Nymph Dryad" that costs {G} of size 1/1:
        """
        Forestwalk
        """
      And Alice controls "Shanodin Dryads"
      And Bob controls "Forest"
      And Dave controls "Dune Beetle"
      When Alice attacks Bob with "Shanodin Dryads"
      Then Dave can't block "Shanodin Dryads" with "Dune Beetle"
      When the game goes on to Dave's end of combat
      And the game goes on to Alice's beginning of combat
      And Alice attacks Dave with "Shanodin Dryads"
      And Dave blocks "Shanodin Dryads" with "Dune Beetle"
      And the game goes on to Alice's end of combat
      Then Dave has 29 life
      And "Dune Beetle" has 1 damage marked

Feature: 701.27. Transform

  Background:
    Given the card "Lesser Turn" is an "Instant" that costs {0}
      """
      Transform target creature.
      """

  @CR-701.27a
  Rule: 701.27a The other face up

    Scenario: It is turned over, and over again
      Given Alice controls "Sygg, Wanderwine Wisdom", "Plains" and "Island"
      And it is Alice's draw
      When the game goes on to Alice's precombat main phase
      And Alice activates "Plains"
      And all players pass
      And Alice says yes
      Then "Sygg, Wanderwine Wisdom" is named "Sygg, Wanderbrine Shield"
      And "Sygg, Wanderwine Wisdom" is white
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice activates "Island"
      And all players pass
      And Alice says yes
      Then "Sygg, Wanderwine Wisdom" is named "Sygg, Wanderwine Wisdom"
      And "Sygg, Wanderwine Wisdom" is blue

  @CR-701.27c
  Rule: 701.27c Other permanents

    Scenario: Nothing happens to a creature with one face
      Given Alice controls a 4/4 creature "Ox"
      And Alice has "Lesser Turn" in hand
      When Alice casts "Lesser Turn" targeting "Ox" and it resolves
      Then "Ox" is 4/4
      And "Lesser Turn" is in Alice's graveyard

  @CR-701.27f
  Rule: 701.27f Only once by its own abilities

    Background:
      Given Alice controls "Kessig Prowler"
      And Alice has {4}{G}{4}{G} in the mana pool

    Scenario: Of two activations the second to resolve does nothing
      When Alice activates "Kessig Prowler"
      And Alice activates "Kessig Prowler"
      And all players pass
      Then "Kessig Prowler" is 4/4
      When all players pass
      Then "Kessig Prowler" is 4/4

    Scenario: Another spell turns it over again
      Given Alice has "Lesser Turn" in hand
      When Alice activates "Kessig Prowler"
      And Alice activates "Kessig Prowler"
      And all players pass
      And Alice casts "Lesser Turn" targeting "Kessig Prowler" and it resolves
      Then "Kessig Prowler" is 2/1
      When all players pass
      Then "Kessig Prowler" is 2/1
      And "Lesser Turn" is in Alice's graveyard

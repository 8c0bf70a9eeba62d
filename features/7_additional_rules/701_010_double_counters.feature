Feature: 701.10. Double

  @CR-701.10e
  Rule: 701.10e Counters

    Background:
      Given these cards:
        | name                  | type                                  | cost      | size | text                                                                                                   |
        | Vorel of the Hull Clade | Legendary Creature — Human Merfolk  | {1}{G}{U} | 1/4  | {G}{U}, {T}: Double the number of each kind of counter on target artifact, creature, or land.          |
        | Solarion              | Artifact Creature — Construct         | {7}       | 0/0  | Sunburst\n{T}: Double the number of +1/+1 counters on this creature.                                    |
      And Alice controls "Vorel of the Hull Clade"
      And Alice has {G}{U} in the mana pool

    Scenario: Of each kind there are as many more as there were
      Given Bob controls "Grizzly Bears" with three +1/+1 counters and a charge counter
      When Alice activates "Vorel of the Hull Clade" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has six +1/+1 counters
      And "Grizzly Bears" has two charge counters

    Scenario: Twice no counters are none
      Given Bob controls "Grizzly Bears"
      When Alice activates "Vorel of the Hull Clade" targeting "Grizzly Bears" and it resolves
      Then "Vorel of the Hull Clade" is tapped
      And "Grizzly Bears" has no +1/+1 counters
      And "Grizzly Bears" is 2/2

    Scenario: Only counters of the kind that is named are doubled
      Given Alice controls "Solarion" with two +1/+1 counters and a charge counter
      When Alice activates "Solarion" and it resolves
      Then "Solarion" has four +1/+1 counters
      And "Solarion" has a charge counter

  @CR-701.10b
  Rule: 701.10b As much again

    Scenario: Power that is doubled stays as high when what it was doubled from goes
      Given the card "Bulk Up" is an "Instant" that costs {1}{R}
        """
        Double target creature's power until end of turn.
        Flashback {4}{R}{R}
        """
      And Alice has "Bulk Up" and "Giant Growth" in hand
      And Alice has {1}{R}{G} in the mana pool
      And Alice controls "Hill Giant" and "Grizzly Bears"
      When Alice casts "Bulk Up" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 6/3
      And "Grizzly Bears" is 2/2
      When Alice casts "Giant Growth" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 9/6
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is 3/3

    Scenario: Of several creatures the size of each is doubled, by as much as it has with its counters
      Given the card "Double Growth" is a "Sorcery" that costs {G}
        """
        Double the power and toughness of each creature you control until end of turn.
        """
      And Alice has "Double Growth" in hand
      And Alice has {G} in the mana pool
      And Alice controls "Hill Giant" with a +1/+1 counter and "Wall of Omens"
      And Bob controls "Grizzly Bears"
      When Alice casts "Double Growth" and it resolves
      Then "Hill Giant" is 8/8
      And "Wall of Omens" is 0/8
      And "Grizzly Bears" is 2/2

  @CR-701.10c
  Rule: 701.10c Below zero

    Scenario: A power below zero sinks by as much again
      Given the card "Bulk Up" is an "Instant" that costs {1}{R}
        """
        Double target creature's power until end of turn.
        Flashback {4}{R}{R}
        """
      And Alice has "Bulk Up" in hand
      And Alice has {1}{R} in the mana pool
      And Alice controls a -1/4 Wall creature "Rotten Wall"
      When Alice casts "Bulk Up" targeting "Rotten Wall" and it resolves
      Then "Rotten Wall" is -2/4

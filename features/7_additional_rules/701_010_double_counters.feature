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

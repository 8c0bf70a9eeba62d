Feature: 701.60. Suspect

  Background:
    Given Alice controls "Repeat Offender"
    And Alice has {20}{W}{U}{B}{B}{B}{R} in the mana pool

  @CR-701.60a
  Rule: 701.60a Until it leaves or is cleared

    Scenario: A creature is suspected, and what asks for a suspected one finds it so
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" is 2/1
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" is 3/2

    Scenario: A spell or ability says that it is suspected no more, and then it is suspected again
      Given Alice has "Absolving Lammasu" in hand
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" has menace
      When Alice casts "Absolving Lammasu" and it resolves
      And all players pass
      Then "Repeat Offender" doesn't have menace
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" has menace
      And "Repeat Offender" is 2/1

  @CR-701.60b
  Rule: 701.60b A designation, and of permanents alone

    Scenario: A copy of a suspected creature is not suspected
      Given Alice has "Clone" in hand
      When Alice activates "Repeat Offender" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Repeat Offender"
      Then "Clone" is 2/1
      And "Clone" doesn't have menace
      And "Repeat Offender" has menace

  @CR-701.60c
  Rule: 701.60c Menace, and no blocking

    Scenario: Suspected it blocks no more, as a creature beside it does
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" has menace
      And "Grizzly Bears" doesn't have menace
      When the game goes on to Bob's precombat main phase
      And Bob attacks with "Hill Giant"
      Then Alice can't block "Hill Giant" with "Repeat Offender"
      When Alice blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant"

    Scenario: Its menace goes with its abilities, and it is suspected all the same
      Given the card "Lesser Blank" is an "Instant" that costs {U}
        """
        Target creature loses all abilities until end of turn.
        """
      And Alice has "Lesser Blank" in hand
      When Alice activates "Repeat Offender" and it resolves
      And Alice activates "Repeat Offender"
      And Alice casts "Lesser Blank" targeting "Repeat Offender" and it resolves
      Then "Repeat Offender" doesn't have menace
      When all players pass
      Then "Repeat Offender" is 3/2

  @CR-701.60d
  Rule: 701.60d Never twice

    Scenario: As a Frog, a creature that is suspected does not become so again, and one that isn't does
      Given these cards:
        | name              | type               | cost | text                                                                                                                                                                    |
        | Convenient Target | Enchantment — Aura | {R}  | Enchant creature / When this Aura enters, suspect enchanted creature. / Enchanted creature gets +1/+1. / {2}{R}: Return this card from your graveyard to your hand. |
      And Alice controls "Grizzly Bears"
      And Alice has "Convenient Target" (first), "Convenient Target" (second), "Turn to Frog" (first) and "Turn to Frog" (second) in hand
      And Alice has {2}{B}{R}{R}{1}{U}{1}{U} in the mana pool
      When Alice activates "Repeat Offender" and it resolves
      And Alice casts "Turn to Frog" (first) targeting "Repeat Offender" and it resolves
      And Alice casts "Turn to Frog" (second) targeting "Grizzly Bears" and it resolves
      And Alice casts "Convenient Target" (first) targeting "Repeat Offender" and it resolves
      And all players pass
      And Alice casts "Convenient Target" (second) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Repeat Offender" doesn't have menace
      And "Grizzly Bears" has menace

    Scenario: What is suspected does not become so again, so that lost abilities do not come back
      Given these cards:
        | name         | type    | cost | text                                               |
        | Lesser Hint  | Instant | {R}  | Suspect target creature.                           |
        | Lesser Blank | Instant | {U}  | Target creature loses all abilities until end of turn. |
      And Alice has "Lesser Hint" and "Lesser Blank" in hand
      When Alice activates "Repeat Offender" and it resolves
      Then "Repeat Offender" has menace
      When Alice casts "Lesser Blank" targeting "Repeat Offender" and it resolves
      And Alice casts "Lesser Hint" targeting "Repeat Offender" and it resolves
      Then "Repeat Offender" doesn't have menace

    Scenario: What was not suspected does become so with lost abilities, and has menace from then on
      Given these cards:
        | name         | type    | cost | text                                               |
        | Lesser Hint  | Instant | {R}  | Suspect target creature.                           |
        | Lesser Blank | Instant | {U}  | Target creature loses all abilities until end of turn. |
      And Alice has "Lesser Hint" and "Lesser Blank" in hand
      When Alice casts "Lesser Blank" targeting "Repeat Offender" and it resolves
      And Alice casts "Lesser Hint" targeting "Repeat Offender" and it resolves
      Then "Repeat Offender" has menace

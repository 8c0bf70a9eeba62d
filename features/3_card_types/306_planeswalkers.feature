Feature: 306. Planeswalkers

  @CR-306.5b
  Rule: 306.5b It enters with loyalty counters

    Scenario: As many as its printed loyalty says
      Given Alice has "Jace Beleren" in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice casts "Jace Beleren" and it resolves
      Then "Jace Beleren" is on the battlefield
      And "Jace Beleren" has loyalty 3

    Scenario: What enters as a copy of one does so with as many as that one's printed loyalty says
      Given Bob controls "Jace Beleren" with two loyalty counters
      And Alice has "Clever Impersonator" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Jace Beleren"
      Then "Clever Impersonator" is on the battlefield
      And "Clever Impersonator" has loyalty 3

  @CR-306.1 @CR-306.2
  Rule: 306.1 Planeswalkers are cast in a main phase and become permanents

    Scenario: Not in the upkeep, but in the main phase that follows
      Given it is Alice's upkeep
      And Alice has "Jace Beleren" in hand
      And Alice controls "Island" (1), "Island" (2) and "Island" (3)
      Then Alice can't cast "Jace Beleren"
      When the game goes on to Alice's precombat main
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice casts "Jace Beleren" and it resolves
      Then Alice controls "Jace Beleren"

  @CR-306.3
  Rule: 306.3 Planeswalker types

    Scenario: What is no planeswalker any more has no planeswalker type, and another planeswalker keeps its own
      Given Alice controls "Jace Beleren" and "Garruk Wildspeaker"
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Song of the Dryads" targeting "Jace Beleren" and it resolves
      Then "Jace Beleren" is exactly "Legendary Land — Forest"
      And "Garruk Wildspeaker" is exactly "Legendary Planeswalker — Garruk"

  @CR-306.4
  Rule: 306.4 No uniqueness by type

    Scenario: Two of one planeswalker type stay beside each other, and two of one name do not
      Given the card "Jace, Student" is a "Legendary Planeswalker — Jace" of loyalty 2
      And Alice controls "Jace Beleren" and "Jace, Student"
      When Alice would receive priority
      Then Alice controls "Jace Beleren" and "Jace, Student"
      And Alice is asked nothing
      When Alice activates "Jace Beleren", "Each player draws" and it resolves
      Then "Jace Beleren" has loyalty 5
      And "Jace, Student" has loyalty 2

    Scenario: Two of one name do not
      Given Alice controls "Jace Beleren" (first) and "Jace Beleren" (second)
      When Alice would receive priority
      And Alice chooses to keep "Jace Beleren" (second)
      Then "Jace Beleren" (first) is in Alice's graveyard

  @CR-306.5 @CR-306.5c
  Rule: 306.5 Loyalty

    Scenario: What is no planeswalker any more has no loyalty, and does not die for lack of it
      Given the card "Vampire Hexmage" is a "Creature — Vampire Shaman" that costs {B}{B} of size 2/1:
        """
        First strike
        Sacrifice this creature: Remove all counters from target permanent.
        """
      And Alice controls "Jace Beleren" and "Vampire Hexmage"
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Song of the Dryads" targeting "Jace Beleren" and it resolves
      And Alice activates "Vampire Hexmage" targeting "Jace Beleren" and it resolves
      Then Alice controls "Jace Beleren"
      And "Jace Beleren" has no counters

  @CR-306.5a
  Rule: 306.5a Off the battlefield

    Scenario: In a graveyard its loyalty is the printed number, whatever it was before
      Given the card "Dreadbore" is a "Sorcery" that costs {B}{R}:
        """
        Destroy target creature or planeswalker.
        """
      And Alice controls "Jace Beleren" with one loyalty counter
      And Alice has "Dreadbore" in hand
      And Alice has {B}{R} in the mana pool
      When Alice would receive priority
      Then "Jace Beleren" has loyalty 1
      When Alice casts "Dreadbore" targeting "Jace Beleren" and it resolves
      Then "Jace Beleren" is in Alice's graveyard
      And "Jace Beleren" has loyalty 3

  @CR-306.5c
  Rule: 306.5c On the battlefield

    Scenario: Its loyalty goes up and down with its counters, also on a copy
      Given Alice controls "Jace Beleren"
      And Alice has "Clever Impersonator" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice activates "Jace Beleren", "+2" and it resolves
      Then "Jace Beleren" has loyalty 5
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Jace Beleren"
      And Alice chooses to keep "Clever Impersonator"
      And Alice activates "Clever Impersonator", "-1: Target player draws" targeting Alice and it resolves
      Then "Clever Impersonator" has loyalty 2

  @CR-306.5d
  Rule: 306.5d Loyalty abilities

    Scenario: One of a planeswalker a turn, in a main phase
      Given it is Alice's upkeep
      And Alice controls "Jace Beleren"
      Then Alice can't activate "Jace Beleren", "+2"
      When the game goes on to Alice's precombat main
      And Alice activates "Jace Beleren", "+2" and it resolves
      Then Alice can't activate "Jace Beleren", "+2"
      When the game goes on to Bob's precombat main
      Then Alice can't activate "Jace Beleren", "+2"
      When the game goes on to Alice's precombat main
      And Alice activates "Jace Beleren", "+2" and it resolves
      Then "Jace Beleren" has loyalty 7

  @CR-306.6 @CR-306.8
  Rule: 306.6 Planeswalkers are attacked

    Scenario: Combat damage takes loyalty counters from a planeswalker of the opponent, and life from nobody
      Given Alice controls "Grizzly Bears" and "Garruk Wildspeaker"
      And Bob controls "Jace Beleren"
      Then Alice can't attack "Garruk Wildspeaker" with "Grizzly Bears"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then "Jace Beleren" has loyalty 1
      And Bob has 20 life

  @CR-306.8
  Rule: 306.8 Damage

    Scenario: Damage to a planeswalker takes loyalty counters, and damage to its controller does not
      Given Bob controls "Jace Beleren"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then "Jace Beleren" has loyalty 3
      And Bob has 18 life
      When Alice casts "Shock" (second) targeting "Jace Beleren" and it resolves
      Then "Jace Beleren" has loyalty 1
      And Bob has 18 life

  @CR-306.9
  Rule: 306.9 Loyalty 0

    Scenario: Without loyalty it goes to its owner's graveyard
      Given Bob controls "Jace Beleren" with two loyalty counters and "Garruk Wildspeaker"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Garruk Wildspeaker" and it resolves
      Then "Garruk Wildspeaker" has loyalty 1
      When Alice casts "Shock" (second) targeting "Jace Beleren" and it resolves
      Then "Jace Beleren" is in Bob's graveyard
      And Bob controls "Garruk Wildspeaker"

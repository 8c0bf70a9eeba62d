Feature: 702.1. Keyword Abilities: What an effect says of them

  @CR-702.1b
  Rule: 702.1b Variables that an effect defines

    @example-2
    Example: Of a split card with flashback for its mana cost, the cost of the half that is cast is paid
      Given Alice has "Fire // Ice" in the graveyard
      And Alice has "Past in Flames" in hand
      And Bob controls "Grizzly Bears"
      And Alice has {4}{R}{R} in the mana pool
      When Alice casts "Past in Flames" and it resolves
      Then Alice can't cast "Fire // Ice" targeting "Grizzly Bears" using "flashback" and "Ice"
      When Alice casts "Fire // Ice" targeting "Grizzly Bears" using "flashback" and "Fire"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Fire // Ice" is in exile
      And Alice has no mana

    Scenario: For each card the cost is its own mana cost
      Given Alice has "Shock" and "Stone Rain" in the graveyard
      And Bob controls "Forest"
      And Alice has "Past in Flames" in hand
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Past in Flames" and it resolves
      Then Alice can't cast "Stone Rain" targeting "Forest" using "flashback"
      When Alice casts "Shock" targeting Bob using "flashback" and it resolves
      Then Bob has 18 life
      And "Shock" is in exile
      And Alice has no mana

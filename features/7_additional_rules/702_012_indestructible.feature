Feature: 702.12. Indestructible

  Background:
    Given Bob controls "Darksteel Myr" and "Grizzly Bears"

  @CR-702.12b
  Rule: 702.12b Nothing destroys it

    Scenario: What says destroy destroys the Bears and not the Myr
      Given Alice has "Murder" (first) and "Murder" (second) in hand
      And Alice has {2}{B}{B}{B}{B} in the mana pool
      When Alice casts "Murder" (first) targeting "Darksteel Myr" and it resolves
      And Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      Then "Darksteel Myr" is on the battlefield
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: Lethal damage stays marked on it, and it lives
      Given Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Darksteel Myr" and it resolves
      And Alice casts "Shock" (second) targeting "Grizzly Bears" and it resolves
      Then "Darksteel Myr" is on the battlefield
      And "Darksteel Myr" has 2 damage marked
      And "Grizzly Bears" is in Bob's graveyard

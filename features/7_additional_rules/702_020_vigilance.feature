Feature: 702.20. Vigilance

  @CR-702.20b
  Rule: 702.20b It attacks untapped

    Scenario: The Dog attacks untapped, the Bears beside it are tapped
      Given Alice controls "Alpine Watchdog" and "Grizzly Bears"
      When Alice attacks with "Alpine Watchdog" and "Grizzly Bears"
      Then "Alpine Watchdog" is untapped
      And "Alpine Watchdog" is attacking Bob
      And "Grizzly Bears" is tapped

    Scenario: So it can block when the turn is another's
      Given Alice controls "Alpine Watchdog" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice attacks with "Alpine Watchdog" and "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Bob's beginning of combat
      And Bob attacks with "Hill Giant"
      Then Alice can block "Hill Giant" with "Alpine Watchdog"
      And Alice can't block "Hill Giant" with "Grizzly Bears"

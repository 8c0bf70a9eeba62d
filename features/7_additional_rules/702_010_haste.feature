Feature: 702.10. Haste

  @CR-702.10b
  Rule: 702.10b It attacks at once

    Scenario: A creature that comes this turn attacks, and one without haste waits a turn
      Given Alice has "Raging Goblin" and "Grizzly Bears" in hand
      And Alice has {R}{1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Raging Goblin" and it resolves
      Then Alice can't attack with "Grizzly Bears"
      When Alice attacks with "Raging Goblin"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 19 life

  @CR-702.10c
  Rule: 702.10c It is tapped at once

    Scenario: With haste it is tapped for its ability at once, and without haste it isn't
      Given Alice has "Vulshok Sorcerer" and "Prodigal Sorcerer" in hand
      And Alice has {1}{R}{R}{2}{U} in the mana pool
      When Alice casts "Vulshok Sorcerer" and it resolves
      And Alice casts "Prodigal Sorcerer" and it resolves
      Then Alice can't activate "Prodigal Sorcerer" targeting Bob
      When Alice activates "Vulshok Sorcerer" targeting Bob and it resolves
      Then Bob has 19 life
      And "Vulshok Sorcerer" is tapped

Feature: Equipment that brings its bearer

  @CR-702.163a
  Rule: 702.163a For Mirrodin!

    Scenario: A Rebel comes with the Equipment, and bears it
      Given Alice has "Vulshok Splitter" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Vulshok Splitter" and it resolves
      And all players pass
      Then Alice controls one 4/2 red Rebel creature
      And "Vulshok Splitter" is attached to "Rebel Token"

  @CR-702.182a
  Rule: 702.182a Job select

    Scenario: A Hero comes with the Equipment, and bears it
      Given Alice has "Monk's Fist" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Monk's Fist" and it resolves
      And all players pass
      Then Alice controls one 2/1 colorless Hero creature
      And "Monk's Fist" is attached to "Hero Token"

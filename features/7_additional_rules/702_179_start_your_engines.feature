Feature: 702.179. Start your engines!

  @CR-702.179d
  Rule: 702.179d Speed goes up

    Scenario: As an opponent loses life in one's own turn it goes up once, and in the turn of another not at all
      Given Alice has speed 1
      And Alice has "Shock" (first), "Shock" (second), "Shock" (third) and "Shock" (fourth) in hand
      And Alice controls "Mountain" (first) and "Mountain" (second)
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      And all players pass
      Then Alice has speed 2
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then the stack is empty
      When the game goes on to Bob's upkeep
      And Alice activates "Mountain" (first)
      And Alice casts "Shock" (third) targeting Bob and it resolves
      Then the stack is empty
      And Alice has speed 2
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain" (second)
      And Alice casts "Shock" (fourth) targeting Bob and it resolves
      And all players pass
      Then Alice has speed 3

    Scenario: It goes up to four, the speed at which a Sarcophagus is larger, and no further
      Given Alice has speed 3
      And Alice controls "Walking Sarcophagus" and "Mountain"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then "Walking Sarcophagus" is 2/1
      When all players pass
      Then Alice has speed 4
      And "Walking Sarcophagus" is 3/3
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      And Alice activates "Mountain"
      And Alice casts "Shock" (second) targeting Bob and it resolves
      Then the stack is empty
      And Alice has speed 4

Feature: 702.60. Ripple

  Background:
    Given the card "Surging Flame" is an "Instant" that costs {1}{R}:
      """
      Ripple 4
      Surging Flame deals 2 damage to any target.
      """
    And Alice has "Surging Flame" in hand
    And Alice has {R}{R} in the mana pool

  @CR-702.60a
  Rule: 702.60a Cards of the same name from the top

    Scenario: One of the same name is cast for nothing
      Given Alice has "Forest", "Surging Flame" (second), "Swamp", "Plains" and "Island" on top of the library
      When Alice casts "Surging Flame" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses "Surging Flame" (second)
      And Alice chooses "Bob"
      And Alice orders "Forest", "Swamp" and "Plains"
      Then the stack, from the top, is "ability of Surging Flame" (second), "Surging Flame" (second) and "Surging Flame"

    Scenario: What has the same name need not be cast
      Given Alice has "Forest", "Surging Flame" (second), "Swamp", "Plains" and "Island" on top of the library
      When Alice casts "Surging Flame" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses nothing
      And Alice orders "Forest", "Surging Flame" (second), "Swamp" and "Plains"
      Then the stack, from the top, is "Surging Flame"
      And "Surging Flame" (second) is in Alice's library

    Scenario: From an empty library nothing is revealed
      Given Alice's library is empty
      When Alice casts "Surging Flame" targeting Bob
      And all players pass
      Then Alice is asked nothing
      And the stack, from the top, is "Surging Flame"
      When all players pass
      Then Bob has 18 life

    Scenario: Nobody has to reveal anything
      Given Alice has "Surging Flame" (second) on top of the library
      When Alice casts "Surging Flame" targeting Bob
      And all players pass
      And Alice says no
      Then "Surging Flame" (second) is in Alice's library

  @CR-702.60b
  Rule: 702.60b Each instance

    Scenario: Two instances reveal twice
      Given the card "Thrumming Stone" is a "Legendary Artifact" that costs {5}:
        """
        Spells you cast have ripple 4.
        """
      And Alice controls "Thrumming Stone"
      And Alice's library is empty
      And Alice has "Forest", "Swamp", "Island" and "Mountain" on top of the library
      When Alice casts "Surging Flame" targeting Bob
      And all players pass
      And Alice says yes
      And Alice orders "Forest", "Swamp", "Island" and "Mountain"
      And all players pass
      Then Alice is asked to choose one from yes and no
      When Alice says yes
      And Alice orders "Forest", "Swamp", "Island" and "Mountain"
      Then the stack, from the top, is "Surging Flame"

Feature: 702.75. Hideaway

  Background:
    Given the card "Watcher for Tomorrow" is a "Creature — Human Wizard" that costs {1}{U} of size 2/1:
      """
      Hideaway 4
      This creature enters tapped.
      When this creature leaves the battlefield, put the exiled card into its owner's hand.
      """
    And Alice has "Watcher for Tomorrow" and "Murder" in hand
    And Alice has "Forest", "Swamp", "Plains", "Island" and "Mountain" on top of the library
    And Alice has {U}{U}{B}{B}{B} in the mana pool

  @CR-702.75a
  Rule: 702.75a One of the top cards is set aside face down

    Scenario: One of four is exiled face down, the others go to the bottom
      When Alice casts "Watcher for Tomorrow" and it resolves
      And all players pass
      And Alice chooses "Swamp"
      Then "Swamp" is in exile
      When Alice casts "Murder" targeting "Watcher for Tomorrow" and it resolves
      And all players pass
      Then "Swamp" is in Alice's hand

    Scenario: A fifth card is not looked at
      When Alice casts "Watcher for Tomorrow" and it resolves
      And all players pass
      Then Alice is asked to choose one from "Forest", "Swamp", "Plains" and "Island"
      When Alice chooses "Forest"
      Then "Forest" is in exile

    Scenario: Who controls the permanent may look at the card, and its opponent only once that is the controller
      Given Alice has "Donate" in hand
      And Alice has {U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Watcher for Tomorrow" and it resolves
      And all players pass
      And Alice chooses "Swamp"
      Then Alice can look at "Swamp"
      And Bob can't look at "Swamp"
      When Alice casts "Donate" targeting Bob and "Watcher for Tomorrow" and it resolves
      Then Bob can look at "Swamp"

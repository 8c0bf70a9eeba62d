Feature: 702.38. Amplify

  Background:
    Given the card "Glowering Rogon" is a "Creature — Beast" that costs {5}{G} of size 4/4:
      """
      Amplify 1
      """
    And Alice has "Glowering Rogon", "Rumbling Baloth", "Enormous Baloth" and "Willow Elf" in hand
    And Alice has {G}{G}{G}{G}{G}{G} in the mana pool

  @CR-702.38a
  Rule: 702.38a Counters for cards of its kind that are shown

    Scenario: Each card shown is worth a counter
      When Alice casts "Glowering Rogon"
      And all players pass
      Then Alice is asked to choose "Rumbling Baloth" and "Enormous Baloth"
      When Alice chooses "Rumbling Baloth" and "Enormous Baloth"
      Then "Glowering Rogon" is 6/6
      And "Rumbling Baloth" is in Alice's hand

    Scenario: Nothing has to be shown
      When Alice casts "Glowering Rogon"
      And all players pass
      And Alice chooses nothing
      Then "Glowering Rogon" is 4/4

  @CR-702.38b
  Rule: 702.38b Each instance

    Scenario: Two instances each have cards shown, and counters put
      Given the card "Herd" is a "Creature — Beast" that costs {G} of size 1/1:
        """
        Amplify 1
        Amplify 2
        """
      And Alice has "Herd" in hand
      When Alice casts "Herd"
      And all players pass
      And Alice chooses "Rumbling Baloth"
      And Alice chooses "Rumbling Baloth" and "Enormous Baloth"
      Then "Herd" has five +1/+1 counters

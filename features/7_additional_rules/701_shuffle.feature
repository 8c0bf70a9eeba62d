Feature: 701. Keyword Actions: Shuffle

  Background:
    Given these cards:
      | name  | type     | cost | text                                                 |
      | Dig   | Sorcery  | {0}  | Draw ten cards.                                      |
      | Mull  | Sorcery  | {0}  | Shuffle your graveyard into your library.            |
      | Relic | Artifact |      | {0}: Shuffle this artifact into its owner's library. |
    And the card "Count" is a "Creature — Wall" of size */10
      """
      This creature's power is equal to the number of Forest cards in your hand.
      """
    And Alice's library has 40 cards
    And Alice has ten "Forest" on top of her library
    And Alice controls "Count" and "Relic"
    And Alice has "Dig", "Mull" and "Shatter" in hand

  @CR-701.24a
  Rule: 701.24a Nobody knows the order

    Scenario: After shuffling they are spread over the library
      When Alice casts "Mull" and it resolves
      And Alice casts "Dig" and it resolves
      Then Alice has 11 cards in hand
      And "Count" is not 10/10

  @CR-701.24c
  Rule: 701.24c What was to be shuffled in is not there

    Scenario: The library is shuffled all the same
      Given Alice has {1}{R} in the mana pool
      When Alice activates "Relic"
      And Alice casts "Shatter" targeting "Relic" and it resolves
      And all players pass
      Then "Relic" is in Alice's graveyard
      When Alice casts "Dig" and it resolves
      Then "Count" is not 10/10

    Scenario: What is there is shuffled in
      When Alice activates "Relic" and it resolves
      Then "Relic" is in Alice's library
      When Alice casts "Dig" and it resolves
      Then "Count" is not 10/10

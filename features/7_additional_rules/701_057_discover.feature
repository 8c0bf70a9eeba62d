@edition-2025
Feature: 701.57. Discover

  Background:
    Given the card "Rootwork" is a "Sorcery" that costs {0}
      """
      Discover 3.
      """
    And Alice's library is empty
    And Alice has "Forest", "Gilded Sentinel", "Raging Bull" and "Mons's Goblin Raiders" on top of her library
    And Alice has "Rootwork" in hand

  @CR-701.57a
  Rule: 701.57a The first card that is cheap enough

    Scenario: It is cast for nothing, and the cards before it go to the bottom
      When Alice casts "Rootwork" and it resolves
      And Alice says yes
      And all players pass
      Then Alice controls "Raging Bull"
      And "Forest" is in Alice's library
      And "Gilded Sentinel" is in Alice's library
      And "Mons's Goblin Raiders" is in Alice's library

    Scenario: Whoever does not cast it has it in hand
      When Alice casts "Rootwork" and it resolves
      And Alice says no
      Then "Raging Bull" is in Alice's hand
      And "Gilded Sentinel" is in Alice's library

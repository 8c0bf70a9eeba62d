@edition-2025
Feature: 701.57. Discover

  Background:
    Given the card "Rootwork" is a "Sorcery" that costs {0}
      """
      Discover 3.
      """
    And these cards:
      | name  | type                      | cost | size |
      | Golem | Artifact Creature — Golem | {4}  | 3/3  |
      | Ox    | Creature — Ox             | {2}{W} | 2/2  |
      | Ant   | Creature — Insect         | {G}  | 1/1  |
    And Alice's library is empty
    And Alice has "Forest", "Golem", "Ox" and "Ant" on top of her library
    And Alice has "Rootwork" in hand

  @CR-701.57a
  Rule: 701.57a The first card that is cheap enough

    Scenario: It is cast for nothing, and the cards before it go to the bottom
      When Alice casts "Rootwork" and it resolves
      And Alice says yes
      And all players pass
      Then Alice controls "Ox"
      And "Forest" is in Alice's library
      And "Golem" is in Alice's library
      And "Ant" is in Alice's library

    Scenario: Whoever does not cast it has it in hand
      When Alice casts "Rootwork" and it resolves
      And Alice says no
      Then "Ox" is in Alice's hand
      And "Golem" is in Alice's library

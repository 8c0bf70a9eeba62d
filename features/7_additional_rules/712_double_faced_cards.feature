@edition-2025
Feature: 712. Double-faced cards

  Background:
    Given these cards:
      | name          | type                    | cost | size | text                                                                            |
      | Lesser Delver | Creature — Human Wizard | {U}  | 1/1  | {0}: Transform this creature.                                                   |
      | Unsummon      | Instant                 | {U}  |      | Return target creature to its owner's hand.                                     |
      | Lesser Wake   | Instant                 | {0}  |      | Return target creature card from your graveyard to the battlefield transformed. |
      | Lesser Slay   | Instant                 | {0}  |      | Destroy target creature.                                                        |
    And the card "Lesser Aberration" is a "Creature — Human Insect" of size 3/2 in blue
      """
      Flying
      """
    And Alice controls "Lesser Delver"
    And the other face of "Lesser Delver" is "Lesser Aberration"
    And Alice has "Unsummon" and "Lesser Slay" in hand

  @CR-712.8a
  Rule: 712.8a Elsewhere only the front face counts

    Scenario: Turned over and returned to hand, it is cast for its front face's cost and comes back small
      Given Alice has {U}{U} in the mana pool
      When Alice activates "Lesser Delver"
      And all players pass
      Then "Lesser Delver" is 3/2
      When Alice casts "Unsummon" targeting "Lesser Delver" and it resolves
      And Alice casts "Lesser Delver" and it resolves
      Then "Lesser Delver" is 1/1
      And "Lesser Delver" doesn't have flying

    Scenario: A card that died with its back face up is turned over as it comes back transformed
      Given Alice has "Lesser Wake" in hand
      When Alice activates "Lesser Delver"
      And all players pass
      And Alice casts "Lesser Slay" targeting "Lesser Delver" and it resolves
      Then "Lesser Delver" is 1/1
      When Alice casts "Lesser Wake" targeting "Lesser Delver" and it resolves
      Then "Lesser Delver" is 3/2
      And "Lesser Delver" has flying

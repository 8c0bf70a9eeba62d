Feature: 701.27. Transform

  Background:
    Given the card "Delver" is a "Creature — Human Wizard" of size 1/1
      """
      {0}: Transform this creature.
      """
    And the card "Aberration" is a "Creature — Human Insect" of size 3/2 in blue
      """
      Flying
      """
    And the card "Lesser Turn" is an "Instant" that costs {0}
      """
      Transform target creature.
      """
    And Alice controls "Delver"
    And the other face of "Delver" is "Aberration"
    And Alice has "Lesser Turn" (first) and "Lesser Turn" (second) in hand

  @CR-701.27a
  Rule: 701.27a The other face up

    Scenario: It is turned over, and over again
      When Alice casts "Lesser Turn" (first) targeting "Delver" and it resolves
      Then "Delver" is 3/2
      And "Delver" has flying
      When Alice casts "Lesser Turn" (second) targeting "Delver" and it resolves
      Then "Delver" is 1/1

  @CR-701.27c
  Rule: 701.27c Other permanents

    Scenario: Nothing happens to a creature with one face
      Given Alice controls a 4/4 creature "Ox"
      When Alice casts "Lesser Turn" (first) targeting "Ox" and it resolves
      Then "Ox" is 4/4
      And "Lesser Turn" (first) is in Alice's graveyard

  @CR-701.27f
  Rule: 701.27f Only once by its own abilities

    Scenario: Of two activations the second to resolve does nothing
      When Alice activates "Delver"
      And Alice activates "Delver"
      And all players pass
      Then "Delver" is 3/2
      When all players pass
      Then "Delver" is 3/2

    Scenario: Another spell turns it over again
      When Alice activates "Delver"
      And Alice activates "Delver"
      And all players pass
      And Alice casts "Lesser Turn" (first) targeting "Delver" and it resolves
      Then "Delver" is 1/1
      When all players pass
      Then "Delver" is 1/1
      And "Lesser Turn" (first) is in Alice's graveyard

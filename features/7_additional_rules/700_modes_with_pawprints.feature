Feature: 700. Modes with pawprints

  Background:
    Given Alice has "Season of the Burrow" in hand
    And Alice has {3}{W}{W} in the mana pool
    And Alice has "Grizzly Bears" in the graveyard
    And Bob controls "Hill Giant" and "Sol Ring"

  @CR-700.2i
  Rule: 700.2i So many pawprints worth of modes

    Scenario: Two modes of two pawprints and one of one are five, and the same mode has a target each time
      When Alice casts "Season of the Burrow" targeting "Hill Giant" and "Sol Ring" choosing modes 1, 2 and 2 and it resolves
      Then "Hill Giant" and "Sol Ring" are in exile
      And Bob has two cards in hand
      And Alice controls one Rabbit

    Scenario: Modes with six pawprints can't be chosen, though they are fewer; with five they can
      Then Alice can't cast "Season of the Burrow" targeting "Hill Giant" and "Grizzly Bears" choosing modes 1, 2 and 3, by 700.2i
      When Alice casts "Season of the Burrow" targeting "Hill Giant" and "Grizzly Bears" choosing modes 2 and 3 and it resolves
      Then "Hill Giant" is in exile
      And "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has one indestructible counter

    Scenario: Five modes of one pawprint can be chosen, and six can't
      Then Alice can't cast "Season of the Burrow" choosing modes 1, 1, 1, 1, 1 and 1, by 700.2i
      When Alice casts "Season of the Burrow" choosing modes 1, 1, 1, 1 and 1 and it resolves
      Then Alice controls five Rabbits

    Scenario: Fewer may be chosen, one after the other, for as long as there is room
      When Alice casts "Season of the Burrow" targeting "Grizzly Bears"
      And Alice chooses 3
      Then Alice can choose 2
      And Alice can't choose 3
      When Alice chooses 1
      And Alice chooses nothing
      And all players pass
      Then "Grizzly Bears" is on the battlefield
      And Alice controls one Rabbit

  @CR-107.18
  Rule: 107.18 The pawprint symbol

    Scenario: With five pawprints chosen the spell costs what its mana cost says, and nothing besides
      When Alice casts "Season of the Burrow" choosing modes 1, 1, 1, 1 and 1
      Then Alice has no mana
      When all players pass
      Then Alice controls five Rabbits

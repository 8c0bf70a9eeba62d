@edition-2009
Feature: 217. Zones

  @CR-2009-217.1e
  Rule: 217.1e Outside the game

    Scenario: A card that was removed from the game can be brought back like one of the sideboard, and one in a graveyard can't
      Given Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
      And Alice has "Walking Corpse" in exile
      And Alice has "Hill Giant" in the graveyard
      And Alice has "Living Wish" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Living Wish" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Grizzly Bears" and "Walking Corpse"
      When Alice chooses "Walking Corpse"
      Then "Walking Corpse" is in Alice's hand
      And "Grizzly Bears" is in Alice's sideboard
      And "Living Wish" is in exile

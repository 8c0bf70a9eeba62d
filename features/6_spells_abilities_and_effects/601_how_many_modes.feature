Feature: 601. How many modes are chosen

  Background:
    Given these cards:
      | name            | type                    | cost      | size | text |
      | Prophetic Titan | Creature — Giant Wizard | {4}{U}{R} | 4/4  | When this creature enters, choose one. If there are four or more card types among cards in your graveyard, choose both instead.\n• This creature deals 4 damage to any target.\n• Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order. |

  @CR-603.3c
  Rule: 603.3c Modes of a triggered ability

    Scenario: With four card types in the graveyard both are chosen
      Given Alice has "Prophetic Titan" in hand
      And Alice has {4}{U}{R} in the mana pool
      And Alice has "Forest", "Shock" and "Memnite" in the graveyard
      And Alice has "Island" and three "Plains" on top of the library
      When Alice casts "Prophetic Titan" and it resolves
      And Alice chooses Bob
      And all players pass
      And Alice chooses "Island"
      Then Bob has 16 life
      And "Island" is in Alice's hand

    Scenario: With three card types only one is chosen
      Given Alice has "Prophetic Titan" in hand
      And Alice has {4}{U}{R} in the mana pool
      And Alice has "Forest", "Shock" and "Armageddon" in the graveyard
      And Alice has "Island" and three "Plains" on top of the library
      When Alice casts "Prophetic Titan" and it resolves
      And Alice chooses 1
      And Alice chooses Bob
      And all players pass
      Then Bob has 16 life
      And "Island" is in Alice's library

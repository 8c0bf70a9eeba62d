Feature: 113. Abilities

  @CR-113.6b
  Rule: 113.6b An ability that says where it works

    Background:
      Given these cards:
        | name           | type                   | cost | size | text                                                                                                                            |
        | Breeze         | Creature — Incarnation | {0}  | 2/2  | As long as this card is in your graveyard and you control an Island, creatures you control have flying.                         |
        | Elder          | Creature — Spirit      | {0}  | 2/2  | As long as this card is in your graveyard, each other Human creature you control enters with an additional +1/+1 counter on it. |
        | Farmer         | Creature — Human       | {0}  | 1/1  |                                                                                                                                 |
        | Lesser Silence | Enchantment            | {0}  |      | Cards in graveyards lose all abilities.                                                                                         |

    Scenario Outline: It works there and nowhere else, and for its controller
      Given Alice <has it>
      And Alice controls "Island" and a 2/2 creature "Bear Cub"
      And Bob controls "Island" (Bob's) and a 2/2 creature "Gray Ogre"
      Then "Bear Cub" <flies>
      And "Gray Ogre" doesn't have flying

      Examples:
        | has it                        | flies               |
        | has "Wonder" in her graveyard | has flying          |
        | has "Wonder" in hand          | doesn't have flying |
        | controls "Wonder"             | doesn't have flying |

    Scenario: What it says of entering counts from there too
      Given Alice has "Elder" in her graveyard
      And Alice has "Farmer" in hand
      When Alice casts "Farmer" and it resolves
      Then "Farmer" is 2/2

    Scenario: A card that has lost the ability there says nothing
      Given Alice has "Wonder" in her graveyard
      And Alice controls "Island", "Yixlid Jailer" and "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Grizzly Bears" doesn't have flying
      When Alice casts "Murder" targeting "Yixlid Jailer" and it resolves
      Then "Grizzly Bears" has flying

Feature: 405. Static Abilities

  In 2006 abilities that set types or colors applied in every zone, and those that set a size in play alone. Today both
  define characteristics everywhere. Plays of either edition stand side by side.

  Background:
    Given these cards:
      | name               | type                       | cost | size | text                       |
      | Transguild Courier | Artifact Creature — Golem  | {4}  | 3/3  | This creature is all colors. |

  @CR-2006-405.2a
  Rule: 405.2a Types and colors everywhere, sizes in play

    Scenario Outline: Maro has a size in play alone
      Given Alice has "Maro" <zone>
      And Alice has "Grizzly Bears" and "Shock" in hand
      Then "Maro" is 0/0

      Examples:
        | zone                  |
        | in hand               |
        | in the graveyard      |
        | on top of the library |
        | in exile              |

    Scenario: As it comes into play it has the size that it sets
      Given Alice controls "Forest" (1), "Forest" (2), "Forest" (3) and "Forest" (4)
      And Alice has "Maro" in hand
      And Alice has "Grizzly Bears" and "Shock" in hand
      And Alice has {2}{G}{G} in the mana pool
      Then "Maro" is 0/0
      When Alice casts "Maro"
      Then "Maro" is 0/0
      When all players pass
      Then "Maro" is 2/2

    Scenario: A color that an ability sets is there in a graveyard too
      Given Alice has "Transguild Courier" in the graveyard
      Then "Transguild Courier" is white, blue, black, red and green

  @edition-2025 @CR-113.6a
  Rule: 113.6a Today a size is defined in every zone

    Scenario: Maro has its size in a graveyard as well
      Given Alice has "Maro" in the graveyard
      And Alice has "Grizzly Bears" and "Shock" in hand
      Then "Maro" is 2/2

  @CR-2006-405.2
  Rule: 405.2 What sets characteristics, and what doesn't

    Scenario: Of an ability about oneself and one about others only the former applies in a hand
      Given the card "Painter" is a "Creature — Human" that costs {W} of size 1/1
        """
        Other creatures are red.
        """
      And Alice has "Transguild Courier" and "Painter" in hand
      And Alice has "Grizzly Bears" in hand
      Then "Transguild Courier" is white, blue, black, red and green
      And "Grizzly Bears" is green

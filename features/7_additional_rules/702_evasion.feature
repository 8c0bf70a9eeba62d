@edition-2025
Feature: 702. Keyword Abilities: Evasion

  @CR-702.14c
  Rule: 702.14c Landwalk

    Scenario Outline: Who controls <land> <may> block a creature with <landwalk>
      Given these cards:
        | name    | type                 | size | text       |
        | Walker  | Creature — Scout     | 2/2  | <landwalk> |
        | Citadel | Artifact Land        |      |            |
        | Barrow  | Legendary Land       |      |            |
        | Tundra  | Land — Plains Island |      |            |
      And Alice controls "Walker", "Island", "Citadel" and "Barrow" (hers)
      And Bob controls a 2/2 creature "Ox" and <land>
      When Alice attacks Bob with "Walker"
      Then Bob <may> block "Walker" with "Ox"
      And "Walker" is attacking Bob
      And "Walker" is attacking Bob

      Examples:
        | landwalk           | land      | may   |
        | Islandwalk         | "Tundra"  | can't |
        | Islandwalk         | "Forest"  | can   |
        | Nonbasic landwalk  | "Tundra"  | can't |
        | Nonbasic landwalk  | "Forest"  | can   |
        | Artifact landwalk  | "Tundra"  | can   |
        | Legendary landwalk | "Barrow"  | can't |

  @CR-702.14e
  Rule: 702.14e Several instances of one landwalk

    Scenario: Islandwalk twice is worth nothing without an Island, and keeps blockers off with one
      Given these cards:
        | name                         | type               | cost   | size | text                                         |
        | Merfolk of the Pearl Trident | Creature — Merfolk | {U}    | 1/1  |                                              |
        | Lord of Atlantis             | Creature — Merfolk | {U}{U} | 2/2  | Other Merfolk get +1/+1 and have islandwalk. |
      And Alice controls "Merfolk of the Pearl Trident"
      And Alice controls "Lord of Atlantis" (first) and "Lord of Atlantis" (second)
      And Bob controls "Grizzly Bears"
      And Bob has "Island" in hand
      When Alice attacks with "Merfolk of the Pearl Trident"
      Then Bob can block "Merfolk of the Pearl Trident" with "Grizzly Bears"
      When the game goes on to Bob's precombat main phase
      And Bob plays "Island"
      And the game goes on to Alice's precombat main phase
      And Alice attacks with "Merfolk of the Pearl Trident"
      Then Bob can't block "Merfolk of the Pearl Trident" with "Grizzly Bears", by 702.14c

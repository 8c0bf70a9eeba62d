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

      Examples:
        | landwalk           | land      | may   |
        | Islandwalk         | "Tundra"  | can't |
        | Islandwalk         | "Forest"  | can   |
        | Nonbasic landwalk  | "Tundra"  | can't |
        | Nonbasic landwalk  | "Forest"  | can   |
        | Artifact landwalk  | "Tundra"  | can   |
        | Legendary landwalk | "Barrow"  | can't |

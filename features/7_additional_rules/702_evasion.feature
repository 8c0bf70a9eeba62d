Feature: 702. Keyword Abilities: Evasion

  @CR-702.14c
  Rule: 702.14c Landwalk

    Scenario Outline: Who controls <land> <may> block <walker>
      Given Alice controls "<walker>", "Island" and "Urborg, Tomb of Yawgmoth"
      And Bob controls "Grizzly Bears" and <land>
      When Alice attacks Bob with "<walker>"
      Then Bob <may> block "<walker>" with "Grizzly Bears"
      And "<walker>" is attacking Bob

      Examples:
        | walker                  | land                    | may   |
        | Pale Bears              | "Breeding Pool"         | can't |
        | Pale Bears              | "Forest"                | can   |
        | Dryad Sophisticate      | "Bayou"                 | can't |
        | Dryad Sophisticate      | "Forest"                | can   |
        | Ayumi, the Last Visitor | "Karakas"               | can't |
        | Ayumi, the Last Visitor | "Bayou"                 | can   |

  @CR-702.14e
  Rule: 702.14e Several instances of one landwalk

    Scenario: Islandwalk twice is worth nothing without an Island, and keeps blockers off with one
      Given these cards:
        | name             | type               | cost   | size | text                                         |
        | Lord of Atlantis | Creature — Merfolk | {U}{U} | 2/2  | Other Merfolk get +1/+1 and have islandwalk. |
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

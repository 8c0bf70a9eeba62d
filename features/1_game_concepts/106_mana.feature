@edition-2025
Feature: 106. Mana

  @CR-106.12b
  Rule: 106.12b Replacing the mana that a permanent is tapped for

    Background:
      Given these cards:
        | name    | type        | cost | text                                                                                    |
        | Plenty  | Enchantment | {0}  | If you tap a permanent for mana, it produces twice as much of that mana instead.        |
        | Bounty  | Enchantment | {0}  | If you tap a land for mana, it produces three times as much of that mana instead.       |
        | Blight  | Enchantment | {0}  | If a land is tapped for mana, it produces {B} instead of any other type and amount.     |
        | Gloom   | Enchantment | {0}  | If a land is tapped for mana, it produces {B} instead of any other type.                |
        | Damper  | Artifact    | {0}  | If a land is tapped for two or more mana, it produces {C} instead of any other type and amount. |
        | Chamber | Land        |      | {T}: Add {G}{U}.                                                                        |
        | Stone   | Artifact    | {0}  | {T}: Add {C}.                                                                           |
        | Ritual  | Instant     | {0}  | Add {R}{R}.                                                                             |

    Scenario: As much more as every effect says, of what was tapped for it, and of nothing else
      Given Alice controls "Plenty", "Bounty", "Chamber" and "Stone"
      And Bob controls "Forest"
      And Alice has "Ritual" in hand
      When Alice activates "Stone"
      Then Alice has {C}{C} in the mana pool
      When Alice activates "Chamber"
      Then Alice has {C}{C}{G}{G}{G}{G}{G}{G}{U}{U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Ritual" and it resolves
      Then Alice has {C}{C}{G}{G}{G}{G}{G}{G}{U}{U}{U}{U}{U}{U}{R}{R} in the mana pool

    Scenario Outline: Of another type, and one alone where the amount is replaced as well
      Given Alice controls "<effect>", "Chamber" and "Forest"
      When Alice activates "<land>"
      Then Alice has <mana> in the mana pool

      Examples:
        | effect | land    | mana   |
        | Blight | Chamber | {B}    |
        | Gloom  | Chamber | {B}{B} |
        | Damper | Chamber | {C}    |
        | Damper | Forest  | {G}    |

    Scenario Outline: The player chooses the order of effects that would come to something else in another
      Given Alice controls "Plenty", "Blight" and "Chamber"
      When Alice activates "Chamber"
      And Alice chooses "<first> replaces it"
      Then Alice has <mana> in the mana pool

      Examples:
        | first  | mana   |
        | Blight | {B}{B} |
        | Plenty | {B}    |

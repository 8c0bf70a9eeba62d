@edition-2025
Feature: 709. Split Cards

  @CR-709.3
  Rule: 709.3 A half is chosen

    Scenario: The right half is cast, or the left one
      Given Alice has "Fire // Ice" in hand
      And Bob controls "Hill Giant"
      And Alice has {1}{U} in the mana pool
      Then "Fire // Ice" is blue and red
      When Alice casts "Fire // Ice" targeting "Hill Giant" using "Ice"
      Then "Fire // Ice" is blue
      And "Fire // Ice" is named "Ice"
      When all players pass
      Then "Hill Giant" is tapped

  @CR-709.5e @CR-116.2m
  Rule: 709.5e Unlocking

    Scenario: Room
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Bob controls "Hill Giant"
      And Alice has {2}{R}{4}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      Then "Glassworks // Shattered Yard" is named "Shattered Yard"
      When Alice unlocks a door of "Glassworks // Shattered Yard"
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

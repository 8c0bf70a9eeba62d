@edition-2009
Feature: 213. Spells

  @CR-2009-213.4 @CR-2009-200.5a
  Rule: 213.4 Who controls and who owns a copy

    Scenario: Whose effect made the copy of a spell controls and owns it, and the spell stays with its player
      Given these cards:
        | name          | type    | cost | text                                |
        | Healing Draft | Instant | {0}  | You gain 3 life.                    |
        | Own Denial    | Instant | {0}  | Counter target spell you own.       |
      And Alice has "Healing Draft", "Own Denial" (Alice's) in hand
      And Bob has "Twincast" and "Own Denial" (Bob's) in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Healing Draft"
      And Alice passes
      And Bob casts "Twincast" targeting "Healing Draft" and it resolves
      Then Alice can cast "Own Denial" (Alice's) targeting "Healing Draft"
      And Alice can't cast "Own Denial" (Alice's) targeting "copy of Healing Draft"
      When all players pass
      Then Bob has 23 life
      When all players pass
      Then Alice has 23 life

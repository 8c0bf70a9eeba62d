Feature: 614, 615. What an instruction did and what was replaced or prevented

  @CR-615.6
  Rule: 615.6 Damage dealt this way is none that was prevented

    Background:
      Given these cards:
        | name        | type             | cost | size | text                                                                                                                  |
        | Searing     | Sorcery          | {0}  |      | Searing deals 3 damage to target creature. A creature dealt damage this way can't be regenerated this turn.           |
        | Scouring    | Sorcery          | {0}  |      | Scouring deals 1 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.  |
        | Marking     | Sorcery          | {0}  |      | Marking deals 3 damage to target creature. Whenever a creature dealt damage this way dies this turn, you gain 1 life. |
        | Draining    | Sorcery          | {0}  |      | Draining deals 3 damage to target creature and you gain that much life.                                               |
        | Marsh Troll | Creature — Troll | {0}  | 2/4  | {0}: Regenerate this creature.                                                                                        |
      And Bob has "Shieldmate's Blessing" in hand
      And Alice has "Murder" (first) and "Murder" (second) in hand
      And Bob controls "Marsh Troll" (first) and "Marsh Troll" (second)

    Scenario: A creature whose damage was prevented can be regenerated, another one can't
      Given Alice has "Searing" (first) and "Searing" (second) in hand
      And Bob has {W} in the mana pool
      And Alice has {2}{B}{B}{B}{B} in the mana pool
      When Bob casts "Shieldmate's Blessing" targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Searing" (first) targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Searing" (second) targeting "Marsh Troll" (second) and it resolves
      And Bob activates "Marsh Troll" (first) and it resolves
      And Bob activates "Marsh Troll" (second) and it resolves
      And Alice casts "Murder" (first) targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Murder" (second) targeting "Marsh Troll" (second) and it resolves
      Then "Marsh Troll" (first) is on the battlefield
      And "Marsh Troll" (second) is in Bob's graveyard

    Scenario: A creature whose damage was prevented dies as it would have, others are exiled
      Given Alice has "Scouring" in hand
      And Bob has {W} in the mana pool
      And Alice has {2}{B}{B}{B}{B} in the mana pool
      When Bob casts "Shieldmate's Blessing" targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Scouring" and it resolves
      And Alice casts "Murder" (first) targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Murder" (second) targeting "Marsh Troll" (second) and it resolves
      Then "Marsh Troll" (first) is in Bob's graveyard
      And "Marsh Troll" (second) is in exile

    Scenario: What waits for the death of a creature dealt damage this way does not wait for one that was dealt none
      Given Alice has "Marking" (first) and "Marking" (second) in hand
      And Bob has {W} in the mana pool
      And Alice has {2}{B}{B}{B}{B} in the mana pool
      When Bob casts "Shieldmate's Blessing" targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Marking" (first) targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Murder" (first) targeting "Marsh Troll" (first) and it resolves
      Then the stack is empty
      When Alice casts "Marking" (second) targeting "Marsh Troll" (second) and it resolves
      And Alice casts "Murder" (second) targeting "Marsh Troll" (second) and it resolves
      Then the stack, from the top, is ability of "Marking" (second)

    Scenario: No life is gained for damage that was prevented, and some for the rest
      Given Alice has "Draining" (first), "Draining" (second) in hand
      And Bob has a 1/1 creature "Elf" in hand
      And Bob has {W} in the mana pool
      When Bob casts "Shieldmate's Blessing" targeting "Marsh Troll" (first) and it resolves
      And Alice casts "Draining" (first) targeting "Marsh Troll" (first) and it resolves
      Then Alice has 20 life
      When Alice casts "Draining" (second) targeting "Marsh Troll" (first) and it resolves
      Then Alice has 23 life

  @CR-614.6
  Rule: 614.6 How much it was is how much it became

    Background:
      Given these cards:
        | name     | type        | cost | text                                                                                                     |
        | Draining | Sorcery     | {0}  | Draining deals 3 damage to target creature and you gain that much life.                                  |
        | Leeching | Sorcery     | {0}  | Each opponent loses 2 life. You gain life equal to the life lost this way.                               |
        | Lesser Fervor   | Enchantment | {0}  | If a source you control would deal damage to a permanent or player, it deals double that damage instead. |
        | Anguish  | Enchantment | {0}  | If an opponent would lose life, they lose twice that much life instead.                                  |
      And Bob controls a 2/9 creature "Ox"

    Scenario: Doubled damage counts double
      Given Alice controls "Lesser Fervor"
      And Alice has "Draining" in hand
      When Alice casts "Draining" targeting "Ox" and it resolves
      Then "Ox" has 6 damage marked
      And Alice has 26 life

    Scenario: So does doubled loss of life
      Given Alice controls "Anguish"
      And Alice has "Leeching" in hand
      When Alice casts "Leeching" and it resolves
      Then Bob has 16 life
      And Alice has 24 life

  @CR-614.17
  Rule: 614.17 What can't happen is not counted

    Scenario: Of two opponents one can't lose life, and the other's life alone is gained
      Given the players are Alice, Bob and Carol
      And the card "Leeching" is a "Sorcery" that costs {0}:
        """
        Each opponent loses 2 life. You gain life equal to the life lost this way.
        """
      And the card "Lesser Balance" is an "Enchantment":
        """
        Your life total can't change.
        """
      And Bob controls "Lesser Balance"
      And Alice has "Leeching" in hand
      When Alice casts "Leeching" and it resolves
      Then Bob has 20 life
      And Carol has 18 life
      And Alice has 22 life

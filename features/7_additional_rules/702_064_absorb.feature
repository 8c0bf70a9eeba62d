Feature: 702.64. Absorb

  Background:
    Given the card "Lymph Sliver" is a "Creature — Sliver" that costs {4}{W} of size 3/3:
      """
      All Sliver creatures have absorb 1.
      """
    And the card "Flame Slash" is a "Sorcery" that costs {R}:
      """
      Flame Slash deals 4 damage to target creature.
      """
    And Alice has {R}{R} in the mana pool

  @CR-702.64a
  Rule: 702.64a Some of the damage is prevented

    Scenario: Of two damage one is prevented
      Given Bob controls "Lymph Sliver"
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting "Lymph Sliver" and it resolves
      Then "Lymph Sliver" has 1 damage marked

    Scenario: What is more than that is dealt
      Given Bob controls "Lymph Sliver"
      And Alice has "Flame Slash" in hand
      When Alice casts "Flame Slash" targeting "Lymph Sliver" and it resolves
      Then "Lymph Sliver" is in Bob's graveyard

    Scenario: A creature without absorb is dealt all of it
      Given Bob controls "Hill Giant" and "Lymph Sliver"
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked

  @CR-702.64b
  Rule: 702.64b For each source, and each time

    Scenario: Damage of two sources is prevented for each of them
      Given Bob controls "Lymph Sliver"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      When Alice casts "Shock" (first) targeting "Lymph Sliver" and it resolves
      And Alice casts "Shock" (second) targeting "Lymph Sliver" and it resolves
      Then "Lymph Sliver" has 2 damage marked

  @CR-702.64c
  Rule: 702.64c Each instance

    Scenario: Two instances prevent one damage each
      Given Bob controls "Lymph Sliver" (first) and "Lymph Sliver" (second)
      And Alice has "Flame Slash" in hand
      When Alice casts "Flame Slash" targeting "Lymph Sliver" (first) and it resolves
      Then "Lymph Sliver" (first) has 2 damage marked

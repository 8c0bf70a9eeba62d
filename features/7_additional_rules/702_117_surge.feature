Feature: 702.117. Surge

  Background:
    Given the card "Goblin Freerunner" is a "Creature — Goblin Warrior Ally" that costs {3}{R} of size 3/2:
      """
      Surge {1}{R}
      Menace
      """
    And Alice has "Goblin Freerunner" and "Shock" in hand
    And Bob has "Shock" (Bob's) in hand
    And Alice has {R}{R}{R} in the mana pool
    And Bob has {R} in the mana pool

  @CR-702.117a
  Rule: 702.117a Cheaper after another spell

    Scenario: The player has cast another spell this turn
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Goblin Freerunner" using "surge" and it resolves
      Then "Goblin Freerunner" is on the battlefield

    Scenario: The player has cast no other spell
      Given Alice has "Spellbook" in hand
      Then Alice can't cast "Goblin Freerunner" using "surge", by 702.117a
      When Alice casts "Spellbook" and it resolves
      Then Alice can cast "Goblin Freerunner" using "surge"

    Scenario: An opponent's spell doesn't count
      When Alice passes
      And Bob casts "Shock" (Bob's) targeting Alice and it resolves
      Then Alice can't cast "Goblin Freerunner" using "surge", by 702.117a

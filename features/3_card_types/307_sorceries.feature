@edition-2025
Feature: 307. Sorceries

  @CR-307.1 @CR-307.2
  Rule: 307.1 Sorceries are cast in a main phase and do what they say

    Scenario: Not in the upkeep, but in the main phase; then it does what it says and goes to the graveyard
      Given it is Alice's upkeep
      And Alice has "Stone Rain" in hand
      And Alice controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And Bob controls "Forest"
      Then Alice can't cast "Stone Rain" targeting "Forest"
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice casts "Stone Rain" targeting "Forest" and it resolves
      Then "Forest" is in Bob's graveyard
      And "Stone Rain" is in Alice's graveyard

  @CR-307.3
  Rule: 307.3 Spell types

    Scenario: What looks for Arcane spells sees an Arcane sorcery, and no other sorcery
      Given the card "Kami of Echoes" is a "Creature — Spirit" of size 2/3
        """
        Whenever you cast an Arcane spell, you gain 1 life.
        """
      And Alice controls "Kami of Echoes" and "Forest"
      And Alice has "Lava Spike" and "Stone Rain" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Stone Rain" targeting "Forest" and it resolves
      Then the stack is empty
      When Alice casts "Lava Spike" targeting Bob
      Then the stack, from the top, is ability of "Kami of Echoes" and "Lava Spike"

  @CR-307.4
  Rule: 307.4 Never on the battlefield

    Scenario: A sorcery card stays where it is, and another card is put onto the battlefield
      Given the card "Unearthing" is a "Sorcery" that costs {0}:
        """
        Put target card from your graveyard onto the battlefield.
        """
      And Alice has "Stone Rain" and "Grizzly Bears" in the graveyard
      And Alice has "Unearthing" (first) and "Unearthing" (second) in hand
      When Alice casts "Unearthing" (first) targeting "Stone Rain" and it resolves
      Then "Stone Rain" is in Alice's graveyard
      When Alice casts "Unearthing" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"

  @CR-307.5
  Rule: 307.5 When one could cast a sorcery

    Background:
      Given the card "Slow Remedy" is an "Artifact":
        """
        {1}: You gain 1 life. Activate only as a sorcery.
        """
      And the card "Silence of Sorceries" is an "Enchantment":
        """
        Players can't cast sorcery spells.
        """
      And Alice controls "Slow Remedy" and "Forest"
      And Bob controls "Silence of Sorceries"

    Scenario: In a main phase of one's own with an empty stack, without a sorcery, though none can be cast
      Given it is Alice's upkeep
      Then Alice can't activate "Slow Remedy"
      When the game goes on to Alice's precombat main
      And Alice activates "Forest"
      And Alice activates "Slow Remedy" and it resolves
      Then Alice has 21 life

    Scenario: Not while something is on the stack
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Forest"
      And Alice casts "Shock" targeting Bob
      Then Alice can't activate "Slow Remedy"
      When all players pass
      And Alice activates "Slow Remedy" and it resolves
      Then Alice has 21 life

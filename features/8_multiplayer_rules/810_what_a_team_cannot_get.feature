Feature: 810. What keeps one of two heads from life or poison

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @edition-2025
  @CR-810.9g
  Rule: 810.9g Gaining no life

    Scenario: While one player can't gain life the teammate gains none, but the other team does
      Given the card "Dry Well" is an "Enchantment" that costs {2}:
        """
        You can't gain life.
        """
      And the card "Balm" is a "Sorcery" that costs {0}:
        """
        Each player gains 2 life.
        """
      And the card "Tonic" is a "Sorcery" that costs {0}:
        """
        Each player gains 2 life.
        """
      And Alice controls "Dry Well"
      And Carol has "Balm" and "Tonic" and "Demystify" in hand
      And Carol has {W} in the mana pool
      When Carol casts "Balm" and it resolves
      Then Alice has 30 life
      And Bob has 34 life
      When Carol casts "Demystify" targeting "Dry Well" and it resolves
      And Carol casts "Tonic" and it resolves
      Then Alice has 34 life

  @edition-2025
  @CR-810.9h
  Rule: 810.9h Losing no life

    Scenario: While one player can't lose life the teammate loses none, but the other team does
      Given the card "Still Heart" is an "Enchantment" that costs {2}:
        """
        You can't lose life.
        """
      And Alice controls "Still Heart"
      And Bob has "Shock" and "Lightning Bolt" and "Demystify" in hand
      And Bob has {R}{R}{W} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Carol and it resolves
      Then Carol has 30 life
      When Bob casts "Demystify" targeting "Still Heart" and it resolves
      And Bob casts "Lightning Bolt" targeting Carol and it resolves
      Then Carol has 27 life
      And Alice has 27 life

    Scenario: Under Flare of Fortitude the teammate loses no life either, and a turn later both do
      Given Alice has "Flare of Fortitude" in hand
      And Alice has {2}{W}{W} in the mana pool
      And Bob has "Shock" and "Lightning Bolt" in hand
      And Bob has {R} in the mana pool
      And Bob controls "Mountain"
      And it is Bob's precombat main
      When Bob passes
      And Alice casts "Flare of Fortitude" and it resolves
      And Bob casts "Shock" targeting Carol and it resolves
      Then Carol has 30 life
      When the game goes on to Alice's upkeep
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Lightning Bolt" targeting Carol and it resolves
      Then Carol has 27 life
      And Alice has 27 life

  @edition-2025
  @CR-810.10c
  Rule: 810.10c Getting no poison

    Scenario: While one player can't get poison counters the teammate gets none, but the other team does
      Given the card "Antidote" is an "Enchantment" that costs {2}:
        """
        You can't get poison counters.
        """
      And the card "Spite of Wasps" is a "Sorcery" that costs {0}:
        """
        Each player gets a poison counter.
        """
      And the card "Bane" is a "Sorcery" that costs {0}:
        """
        Each player gets a poison counter.
        """
      And Alice controls "Antidote"
      And Carol has "Spite of Wasps" and "Bane" and "Demystify" in hand
      And Carol has {W} in the mana pool
      When Carol casts "Spite of Wasps" and it resolves
      Then Carol has no poison counters
      And Dave has one poison counter
      When Carol casts "Demystify" targeting "Antidote" and it resolves
      And Carol casts "Bane" and it resolves
      Then Carol has one poison counter

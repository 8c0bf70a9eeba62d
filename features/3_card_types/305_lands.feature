@edition-2025
Feature: 305. Lands

  @CR-305.2
  Rule: 305.2 How many lands a turn

    Scenario: With one additional land a turn, two are played and a third is not
      Given the card "Exploration" is an "Enchantment" that costs {G}
        """
        You may play an additional land on each of your turns.
        """
      And Alice controls "Exploration"
      And Alice has "Forest", "Swamp" and "Plains" in hand
      When Alice plays "Forest"
      And Alice plays "Swamp"
      Then Alice can't play "Plains", by 305.2

    Scenario: The additional land is for each of one's own turns, and is there again in the next
      Given the card "Exploration" is an "Enchantment" that costs {G}
        """
        You may play an additional land on each of your turns.
        """
      And Alice controls "Exploration"
      And Alice has "Forest", "Swamp", "Plains" and "Island" in hand
      When Alice plays "Forest"
      And Alice plays "Swamp"
      And the game goes on to Bob's precombat main
      Then Alice can't play "Plains"
      When the game goes on to Alice's precombat main
      And Alice plays "Plains"
      And Alice plays "Island"
      Then Alice controls "Forest", "Swamp", "Plains" and "Island"

Feature: 700.2. Modes that haven't been chosen

  @CR-603.3c
  Rule: 603.3c Modes are chosen as the ability is put on the stack

    Scenario: A mode that was chosen this turn can't be chosen again, and the ability goes once none is left
      Given the card "Monument to Endurance" is an "Artifact" that costs {3}
        """
        Whenever you discard a card, choose one that hasn't been chosen this turn —
        • Draw a card.
        • Create a Treasure token.
        • Each opponent loses 3 life.
        """
      And the card "Careless Study" is a "Sorcery" that costs {U}
        """
        Discard a card.
        """
      And Alice controls "Monument to Endurance"
      And Alice has "Careless Study" (first), "Careless Study" (second), "Careless Study" (third) and "Careless Study" (fourth) in hand
      And Alice has "Forest", "Plains", "Swamp" and "Mountain" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      When Alice casts "Careless Study" (first) and it resolves
      And Alice chooses "Forest"
      And Alice chooses "3"
      And all players pass
      Then Bob has 17 life
      When Alice casts "Careless Study" (second) and it resolves
      And Alice chooses "Plains"
      Then Alice is asked to choose one from "1" and "2"
      When Alice chooses "1"
      And all players pass
      And Alice casts "Careless Study" (third) and it resolves
      And Alice chooses "Swamp"
      And all players pass
      Then Alice controls one Treasure
      When Alice casts "Careless Study" (fourth) and it resolves
      And Alice chooses "Mountain"
      Then the stack is empty

  @CR-601.2b
  Rule: 601.2b Modes are chosen as the ability is activated

    Scenario: A mode that was chosen on an earlier turn can't be chosen again
      Given the card "Three Bowls of Porridge" is an "Artifact — Food" that costs {2}
        """
        {2}, {T}: Choose one that hasn't been chosen —
        • This artifact deals 2 damage to target creature.
        • Tap target creature.
        • Sacrifice this artifact. You gain 3 life.
        """
      And Alice controls "Three Bowls of Porridge" and two "Forest"
      And Bob controls "Wall of Omens"
      And Alice has {2} in the mana pool
      When Alice activates "Three Bowls of Porridge" targeting "Wall of Omens"
      Then Alice is asked to choose one from "1", "2" and "3"
      When Alice chooses "2"
      And all players pass
      Then "Wall of Omens" is tapped
      When the game goes on to Alice's upkeep
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Three Bowls of Porridge"
      Then Alice is asked to choose one from "1" and "3"
      When Alice chooses "3"
      And all players pass
      Then Alice has 23 life

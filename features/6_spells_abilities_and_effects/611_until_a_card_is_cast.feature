Feature: 611. What lasts until a card is cast

  @CR-611.2a
  Rule: 611.2a As long as the text says

    Scenario: A land has the ability until the exiled card is cast, in later turns as well
      Given Alice has "Rakish Revelers" in hand
      And Alice has {2} in the mana pool
      And Alice controls "Island", "Mountain", "Forest", "Plains" and "Swamp"
      When Alice activates "Rakish Revelers" targeting "Island" and it resolves
      Then "Rakish Revelers" is in exile
      When the game goes on to Alice's precombat main
      And Alice activates "Island", "Add {R}, {G}, or {W}"
      And Alice chooses "{R}"
      And Alice activates "Mountain"
      And Alice activates "Forest"
      And Alice activates "Plains"
      And Alice activates "Swamp"
      And Alice casts "Rakish Revelers" and it resolves
      Then "Rakish Revelers" is on the battlefield
      When the game goes on to Alice's precombat main
      Then Alice can't activate "Island", "Add {R}, {G}, or {W}"

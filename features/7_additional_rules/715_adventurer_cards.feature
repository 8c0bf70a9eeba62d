Feature: 715. Adventurer cards

  @CR-715.3d
  Rule: 715.3d On an adventure

    Background:
      Given the card "Brazen Borrower" is a "Creature — Faerie Rogue" that costs {1}{U}{U} of size 3/1:
        """
        Flash
        Flying
        This creature can block only creatures with flying.
        """
      And the card "Petty Theft" is an "Instant — Adventure" that costs {1}{U}:
        """
        Return target nonland permanent an opponent controls to its owner's hand.
        """
      And the Adventure of "Brazen Borrower" is "Petty Theft"
      And Alice has "Brazen Borrower" (first) and "Brazen Borrower" (second) in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U} in the mana pool
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool

    Scenario: After an Adventure that resolved, the creature is cast from exile; after one that was countered, it is not
      When Alice casts "Brazen Borrower" (first) targeting "Hill Giant" using "Petty Theft"
      And Alice passes
      And Bob casts "Counterspell" targeting "Brazen Borrower" (first) and it resolves
      Then "Brazen Borrower" (first) is in Alice's graveyard
      And "Hill Giant" is on the battlefield
      When Alice casts "Brazen Borrower" (second) targeting "Hill Giant" using "Petty Theft" and it resolves
      Then "Brazen Borrower" (second) is in exile
      And "Hill Giant" is in Bob's hand
      And Alice can't cast "Brazen Borrower" (first)
      And Alice can't cast "Brazen Borrower" (second) targeting "Grizzly Bears" using "Petty Theft"
      When Alice casts "Brazen Borrower" (second) and it resolves
      Then "Brazen Borrower" (second) is a 3/1 creature with flying
      And Alice has no mana

Feature: 701.23. One card of each kind is looked for

  @CR-701.23b
  Rule: 701.23b Each card found stands for a kind of its own

    Background:
      Given the card "Verge" is a "Sorcery" that costs {0}
        """
        Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.
        """
      And Alice has "Forest" (first), "Forest" (second), "Plains" and "Island" on top of the library
      And Alice has "Verge" in hand
      When Alice casts "Verge" and it resolves

    Scenario: No second card is found for the kind of the first
      Then Alice can't choose "Island"
      When Alice chooses "Forest" (first)
      Then Alice can choose "Plains"
      And Alice can't choose "Forest" (second)
      When Alice chooses "Plains"
      Then "Forest" (first) is on the battlefield
      And "Plains" is on the battlefield
      And "Forest" (second) is in Alice's library

    Scenario: Only one of the kinds is found
      When Alice chooses "Plains"
      And Alice chooses nothing
      Then "Plains" is on the battlefield
      And "Forest" (first) is in Alice's library

Feature: 502.75. Hideaway

  @CR-2009-502.75a
  Rule: 502.75a Two abilities, for four cards

    Background:
      Given the card "Knoll of Old" is a "Land"
        """
        Hideaway
        {T}: Add {R}.
        """
      And Alice has "Knoll of Old", "Donate" and "Counsel of the Soratami" in hand
      And Alice's library is empty
      And Alice has "Forest", "Swamp", "Plains", "Island" and "Mountain" on top of the library
      And Alice has {2}{U} in the mana pool

    Scenario: The land is tapped, one of four cards is removed face down, and its player orders the others
      When Alice plays "Knoll of Old"
      Then "Knoll of Old" is tapped
      When all players pass
      Then Alice is asked to choose one from "Forest", "Swamp", "Plains" and "Island"
      When Alice chooses "Swamp"
      And Alice orders "Island", "Forest" and "Plains"
      Then "Swamp" is in exile
      When Alice casts "Counsel of the Soratami" and it resolves
      Then "Mountain" is in Alice's hand
      And "Island" is in Alice's hand
      And "Forest" is in Alice's library

    Scenario: Whoever has controlled the land may look at the card, and nobody else
      When Alice plays "Knoll of Old"
      And all players pass
      And Alice chooses "Swamp"
      And Alice orders "Island", "Forest" and "Plains"
      Then Alice can look at "Swamp"
      And Bob can't look at "Swamp"
      When Alice casts "Donate" targeting Bob and "Knoll of Old" and it resolves
      Then Bob can look at "Swamp"
      And Alice can look at "Swamp"
      And Bob can't look at "Island"

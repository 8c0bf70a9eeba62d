@edition-2025
Feature: 701. Keyword Actions

  Background:
    Given the card "Shock" is an "Instant" that costs {0}
      """
      This spell deals 2 damage to any target.
      """

  @CR-701.20a
  Rule: 701.20a Shown to all

    Scenario: A card is chosen from a hand that is shown
      Given the card "Seizure" is a "Sorcery" that costs {0}
        """
        Target player reveals their hand. You choose a nonland card from it. That player discards that card.
        """
      And Bob has "Forest", "Shock" and a 2/2 creature card "Bear" in hand
      And Alice has "Seizure" in hand
      When Alice casts "Seizure" targeting Bob and it resolves
      And Alice chooses "Bear"
      Then "Bear" is in Bob's graveyard
      And "Forest" and "Shock" are in Bob's hand

    Scenario: Of the cards shown one is taken, and the rest goes elsewhere
      Given the card "Trail" is a "Sorcery" that costs {0}
        """
        Reveal the top three cards of your library. You may put a land card from among them into your hand. Put the rest into your graveyard.
        """
      And Alice has "Forest", "Shock" and "Swamp" on top of the library
      And Alice has "Trail" in hand
      When Alice casts "Trail" and it resolves
      And Alice says yes
      And Alice chooses "Swamp"
      Then "Swamp" is in Alice's hand
      And "Forest" and "Shock" are in Alice's graveyard

  @CR-701.23a
  Rule: 701.23a All cards of a zone are looked at

    Scenario: Whoever may search does so, and has what is found
      Given the card "Road" is an "Instant" that costs {0}
        """
        Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.
        """
      And Bob controls a 2/2 creature "Bear"
      And Bob has "Plains" on top of the library
      And Alice has "Road" in hand
      When Alice casts "Road" targeting "Bear" and it resolves
      And Bob says yes
      And Bob chooses "Plains"
      Then Bob controls "Plains"
      And "Plains" is tapped

  @CR-701.23b
  Rule: 701.23b A card of a stated quality need not be found

    Background:
      Given the card "Growth" is a "Sorcery" that costs {0}
        """
        Search your library for a basic land card, put that card onto the battlefield, then shuffle.
        """
      And Alice has "Growth" in hand
      And Alice has "Forest" on top of the library

    Scenario: It is found
      When Alice casts "Growth" and it resolves
      And Alice chooses "Forest"
      Then "Forest" is on the battlefield

    Scenario: It is not found, though it is there
      When Alice casts "Growth" and it resolves
      And Alice chooses nothing
      Then "Forest" is in Alice's library

  @CR-701.23d
  Rule: 701.23d Cards of no stated quality have to be found

    Scenario: The only card there is found
      Given the card "Tutor" is a "Sorcery" that costs {0}
        """
        Search your library for a card, put that card into your hand, then shuffle.
        """
      And Alice has "Tutor" in hand
      And Alice's library is empty
      And Alice has "Forest" on top of the library
      When Alice casts "Tutor" and it resolves
      Then "Forest" is in Alice's hand

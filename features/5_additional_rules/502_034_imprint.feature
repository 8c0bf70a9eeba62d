@edition-2009
Feature: 502.34. Imprint

  Imprint was a keyword, and what such an ability had removed from the game was the imprinted card.

  @CR-2009-502.34a
  Rule: 502.34a What is imprinted

    Background:
      Given the card "Quickening Scepter" is an "Artifact" that costs {2}
        """
        Imprint — When this artifact enters, you may exile an instant card from your hand.
        {0}: You may copy the imprinted instant card, then cast the copy without paying its mana cost.
        """
      And Alice has "Quickening Scepter" and "Shock" in hand
      And Alice has "Giant Growth" in exile
      And Alice controls "Grizzly Bears"
      And Alice has {2} in the mana pool

    Scenario: The card that the ability removed from the game is copied, and no other that was removed
      When Alice casts "Quickening Scepter" and it resolves
      And all players pass
      And Alice says yes
      Then "Shock" is in exile
      When Alice activates "Quickening Scepter" and it resolves
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life

  @CR-2009-502.34a @CR-2009-502.34b
  Rule: 502.34b Each card of the quality that is imprinted

    Background:
      Given the card "Lesser Ossuary" is an "Artifact"
        """
        Imprint — {0}: Exile target card from a graveyard.
        {T}: Return the imprinted creature card to its owner's hand.
        """
      And Alice controls "Lesser Ossuary"
      And Alice has "Hill Giant", "Grizzly Bears" and "Shock" in the graveyard
      And Alice has "Muck Rats" in exile

    Scenario: Of three imprinted cards the two creature cards are returned
      When Alice activates "Lesser Ossuary", "exile" targeting "Hill Giant" and it resolves
      And Alice activates "Lesser Ossuary", "exile" targeting "Grizzly Bears" and it resolves
      And Alice activates "Lesser Ossuary", "exile" targeting "Shock" and it resolves
      And Alice activates "Lesser Ossuary", "return" and it resolves
      Then "Hill Giant" is in Alice's hand
      And "Grizzly Bears" is in Alice's hand
      And "Shock" is in exile
      And "Muck Rats" is in exile

Feature: 403. Battlefield

  @CR-403.2
  Rule: 403.2 Nothing but the battlefield

    Scenario: All creatures are those on the battlefield; creature cards are meant where another zone is named
      Given Alice has "Wrath of God" and "Raise Dead" in hand
      And Alice has {2}{W}{W}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      And Alice has "Hill Giant" in the graveyard
      And Bob has "Serra Angel" in hand
      When Alice casts "Wrath of God" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Serra Angel" is in Bob's hand
      And "Hill Giant" is in Alice's graveyard
      When Alice casts "Raise Dead" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's hand
      And "Grizzly Bears" is in Bob's graveyard

  @CR-403.3
  Rule: 403.3 Permanents

    Scenario: A token is a permanent as a land is, and a creature card in a graveyard is none
      Given the card "Luminescent Rain" is an "Instant" that costs {2}{G}
        """
        Choose a creature type. You gain 2 life for each permanent you control of that type.
        """
      And Alice controls "Dryad Arbor"
      And Alice has "Leafcrown Dryad" (dead) in the graveyard
      And Alice has "Luminescent Rain" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Luminescent Rain" and it resolves
      And Alice chooses Dryad
      Then Alice has 22 life

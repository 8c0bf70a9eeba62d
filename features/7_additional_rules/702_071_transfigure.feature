Feature: 702.71. Transfigure

  Background:
    Given Alice controls "Fleshwrither"
    And Alice has {1}{B}{B} in the mana pool
    And Alice has "Serra Angel", "Hill Giant" and "Wind Drake" on top of the library

  @CR-702.71a
  Rule: 702.71a Another of equal mana value

    Scenario: A creature card of the mana value that the permanent had is put onto the battlefield
      When Alice activates "Fleshwrither"
      Then "Fleshwrither" is in Alice's graveyard
      And Alice has no mana
      When all players pass
      And Alice chooses "Hill Giant"
      Then "Hill Giant" is on the battlefield
      And "Wind Drake" is in Alice's library

    Scenario: A creature card of another mana value can't be found
      When Alice activates "Fleshwrither"
      And all players pass
      Then Alice can't choose "Wind Drake"
      And Alice can't choose "Serra Angel"
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is on the battlefield

    Scenario: Only when a sorcery could be cast
      Given Alice has "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't activate "Fleshwrither"
      When all players pass
      And Alice activates "Fleshwrither"
      Then "Fleshwrither" is in Alice's graveyard

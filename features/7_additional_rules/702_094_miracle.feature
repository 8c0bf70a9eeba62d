Feature: 702.94. Miracle

  Background:
    Given the card "Thunderous Wrath" is an "Instant" that costs {4}{R}{R}
      """
      Thunderous Wrath deals 5 damage to any target.
      Miracle {R}
      """
    And Alice has "Counsel of the Soratami" in hand

  @CR-702.94a
  Rule: 702.94a The first card drawn in a turn may be revealed, and cast for its miracle cost

    @CR-603.11
    Scenario: In the draw step it is revealed, and cast for one mana as the ability resolves
      Given Alice has "Thunderous Wrath" on top of the library
      And it is Alice's upkeep
      And Alice controls "Mountain"
      When all players pass
      And Alice says yes
      Then the stack, from the top, is ability of "Thunderous Wrath"
      And "Thunderous Wrath" is in Alice's hand
      When Alice activates "Mountain"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Thunderous Wrath"
      When all players pass
      Then Bob has 15 life

    Scenario: Who does not want to reveal it has drawn it like any other card
      Given Alice has "Thunderous Wrath" on top of the library
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      Then "Thunderous Wrath" is in Alice's hand
      And the stack is empty

    Scenario: In another player's turn it can be cast as well
      Given Bob has "Thunderous Wrath" on top of the library
      And the card "Oona's Grace" is an "Instant" that costs {2}{U}:
        """
        Target player draws a card.
        Retrace
        """
      And Alice has "Oona's Grace" in hand
      And Bob has {R} in the mana pool
      And Alice has {2}{U} in the mana pool
      When Alice casts "Oona's Grace" targeting Bob and it resolves
      And Bob says yes
      And all players pass
      And Bob says yes
      And Bob chooses Alice
      And all players pass
      Then Alice has 15 life
      And Bob has no mana
      And "Thunderous Wrath" is in Bob's graveyard

    Scenario: Who does not cast it as the ability resolves keeps it in hand
      Given Alice has "Thunderous Wrath" on top of the library
      And Alice has {2}{U}{R} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says yes
      And all players pass
      And Alice says no
      Then "Thunderous Wrath" is in Alice's hand
      And Alice has {R} in the mana pool
      And Alice can't cast "Thunderous Wrath" targeting Bob

  Rule: 702.94a Any later card is like others

    Scenario: The second card drawn is not asked for
      Given Alice has "Spellbook" and "Thunderous Wrath" on top of the library
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      Then Alice is asked nothing
      And "Thunderous Wrath" is in Alice's hand
      And the stack is empty

  @CR-702.94b
  Rule: 702.94b It stays revealed while its ability is under way

    Scenario: Until the ability has resolved all players see it
      Given Alice has "Thunderous Wrath" on top of the library
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says yes
      Then Bob can look at "Thunderous Wrath"
      When all players pass
      And Alice says no
      Then "Thunderous Wrath" is in Alice's hand
      And Bob can't look at "Thunderous Wrath"

  Rule: 702.94b A card that was not revealed

    Scenario: It is hidden like the others
      Given Alice has "Thunderous Wrath" on top of the library
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      Then Bob can't look at "Thunderous Wrath"

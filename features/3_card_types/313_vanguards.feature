Feature: 313. Vanguards

  Background:
    Given the game is a Vanguard game

  @CR-313.2
  Rule: 313.2 It stays in the command zone

    Scenario: A vanguard that would be exiled stays there, and isn't cast, as other cards are
      Given the card "Lesser Thing" is a "Vanguard"
        """
        {0}: Exile this vanguard.
        """
      And Alice has "Lesser Thing" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Lesser Thing"
      And all players pass
      Then "Lesser Thing" is in the command zone
      And Alice can't cast "Lesser Thing", by 313.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: A vanguard isn't cast, as other cards are
      Given Alice has "Maraxus" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Maraxus", by 313.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And "Maraxus" is in the command zone

  @CR-313.4 @CR-313.5
  Rule: 313.4 Abilities of a vanguard, and whose it is

    Scenario: Its static ability applies to the creatures of its owner, in another player's turn too
      Given Bob has "Maraxus" in the command zone
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      Then "Hill Giant" is 4/3
      And "Grizzly Bears" is 2/2

    Scenario: Its triggered ability triggers, and its owner controls it
      Given Bob has "Rofellos" in the command zone
      And Bob controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand

    Scenario: Its owner activates its ability, and another player doesn't
      Given Bob has "Barrin" in the command zone
      And Bob controls "Forest" (Bob's)
      And Alice controls "Hill Giant" and "Forest" (Alice's)
      Then Alice can't activate "Barrin" targeting "Hill Giant"
      When Alice passes
      And Bob activates "Barrin" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Alice's hand
      And "Forest" (Bob's) is in Bob's graveyard

  @CR-313.6 @CR-313.7
  Rule: 313.6 Hand modifier and life modifier

    @CR-211.1 @CR-212.1
    Scenario Outline: <vanguard> changes the life total, the first hand and the maximum hand size
      Given Alice has "<vanguard>" in the command zone
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has <life> life
      And Alice has <cards> cards in hand
      And Alice has a maximum hand size of <cards>
      And Bob has 20 life
      And Bob has 7 cards in hand
      And Bob has a maximum hand size of 7

      Examples:
        | vanguard | life | cards |
        | Ashnod   | 12   | 8     |
        | Gix      | 38   | 5     |

Feature: 701. Keyword Actions

  Background:
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  @CR-701.12a
  Rule: 701.12a All of it or nothing

    Scenario: With one of the two gone the other stays where it is
      Given Alice has "Switcheroo" in hand
      And Alice has {4}{U} in the mana pool
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Bob controls "Hill Giant"
      And "Murder" is in Bob's graveyard

    Scenario: With both there both change hands
      Given Alice has "Switcheroo" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"

  @CR-701.12b
  Rule: 701.12b Control of two permanents

    Scenario: Each player has what the other had, for good
      Given Alice has "Switcheroo" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      And the game goes on to Bob's upkeep
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"

    Scenario: Each player has what the other had, until end of turn
      Given the card "Loan" is an "Instant" that costs {0}
        """
        Exchange control of two target creatures until end of turn.
        """
      And Alice has "Loan" in hand
      When Alice casts "Loan" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Bob controls "Hill Giant"
      And Alice controls "Grizzly Bears"

    Scenario: Of two permanents of one player nothing is exchanged
      Given Alice has "Switcheroo" and "Turn Against" in hand
      And Alice has {8}{U}{R} in the mana pool
      When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
      And Alice casts "Turn Against" targeting "Hill Giant" and it resolves
      And all players pass
      Then Alice controls "Hill Giant"
      And Alice controls "Grizzly Bears"

  @CR-701.12c
  Rule: 701.12c Life totals

    Scenario: Each gains or loses what it takes to have the other's total
      Given Alice has 3 life
      And Alice controls "Ajani's Pridemate" and "Mirror Universe"
      And it is Alice's upkeep
      When Alice activates "Mirror Universe" targeting Bob and it resolves
      Then Alice has 20 life
      And Bob has 3 life
      When all players pass
      Then "Ajani's Pridemate" is 3/3

    Scenario: Nothing is exchanged where one of them can't gain the life
      Given Alice has 3 life
      And Alice controls "Mirror Universe"
      And Bob controls "Tibalt, Rakish Instigator"
      And it is Alice's upkeep
      When Alice activates "Mirror Universe" targeting Bob and it resolves
      Then Alice has 3 life
      And Bob has 20 life
      And "Mirror Universe" is in Alice's graveyard

  @CR-701.12c
  Rule: 701.12c Equal life totals

    Scenario Outline: Life totals of <life> and 20 are exchanged, and a card is drawn for it
      Given the card "Traded Fates" is a "Sorcery" that costs {B}:
        """
        Exchange life totals with target opponent. If you do, draw a card.
        """
      And Alice has <life> life
      And Alice has "Traded Fates" in hand
      And Alice's library has two cards
      And Alice has {B} in the mana pool
      When Alice casts "Traded Fates" targeting Bob and it resolves
      Then "Traded Fates" is in Alice's graveyard
      And Alice has 1 card in hand
      And Bob has <life> life

      Examples:
        | life |
        | 20   |
        | 3    |

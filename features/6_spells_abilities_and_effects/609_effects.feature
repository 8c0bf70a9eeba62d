@edition-2025
Feature: 609. Effects

  @CR-609.1
  Rule: 609.1 Text alone is no effect

    Scenario: The instructions of a spell do nothing before it resolves, or if it never does
      Given these cards:
        | name    | type    | cost | text                  |
        | Rise    | Sorcery | {0}  | You gain 3 life.      |
        | Fall    | Sorcery | {0}  | You gain 5 life.      |
        | Dismiss | Instant | {0}  | Counter target spell. |
      And Alice has "Rise" and "Fall" in hand
      And Bob has "Dismiss" in hand
      When Alice casts "Rise"
      Then Alice has 20 life
      When all players pass
      Then Alice has 23 life
      When Alice casts "Fall"
      And Bob casts "Dismiss" targeting "Fall" and it resolves
      Then Alice has 23 life
      And "Fall" is in Alice's graveyard

  @CR-609.2
  Rule: 609.2 Permanents, unless something else is said

    @example-1
    Example: All lands become creatures, but no land card in a graveyard does
      Given the card "Living Earth" is a "Sorcery" that costs {0}
        """
        All lands become 1/1 creatures until end of turn.
        """
      And Alice controls "Forest"
      And Bob has "Island" in the graveyard
      And Alice has "Living Earth" in hand
      When Alice casts "Living Earth" and it resolves
      Then "Forest" is a 1/1 creature
      And "Island" is not a creature

    Scenario: A static ability does not touch cards in hands and graveyards either
      Given Alice controls an enchantment "Paint" with "All creatures are red."
      And Alice has a 2/2 green creature card "Bear" in hand
      And Bob has a 1/1 white creature card "Mouse" in the graveyard
      And Bob controls a 1/1 white creature "Cat"
      Then "Cat" is red
      And "Bear" is green
      And "Mouse" is white

    Scenario: An effect that speaks of spells applies to spells, and to no permanent
      Given the card "Undo" is an "Instant" that costs {0}
        """
        Return all creature spells to their owners' hands.
        """
      And Alice has a 2/2 creature card "Ox" in hand
      And Alice controls a 1/1 creature "Elf"
      And Bob has "Undo" in hand
      When Alice casts "Ox"
      And Bob casts "Undo" and it resolves
      Then "Ox" is in Alice's hand
      And "Elf" is on the battlefield

  @CR-609.3
  Rule: 609.3 As much as possible

    @example-1
    Example: One who holds a single card discards that one
      Given the card "Mind Rot" is a "Sorcery" that costs {0}
        """
        Target player discards two cards.
        """
      And Alice has "Mind Rot" in hand
      And Bob has a 1/1 creature card "Mouse" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      Then "Mouse" is in Bob's graveyard

    Scenario: Of a library with two cards two are exiled, not three
      Given the card "Burrow" is a "Sorcery" that costs {0}
        """
        Exile the top three cards of your library.
        """
      And Alice's library has two cards
      And Alice has "Burrow" in hand
      When Alice casts "Burrow" and it resolves
      Then Alice has no cards in library
      And Alice is still in the game

    Scenario: Of two players who sacrifice two creatures each, one has a single creature
      Given the card "Culling" is a "Sorcery" that costs {0}
        """
        Each player sacrifices two creatures.
        """
      And Alice has "Culling" in hand
      And Alice controls a 1/1 creature "Elf"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      When Alice casts "Culling" and it resolves
      Then "Elf" is in Alice's graveyard
      And "Ox" and "Imp" are in Bob's graveyard

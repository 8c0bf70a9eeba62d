Feature: 311. Planes

  Background:
    Given the players are Alice, Bob and Carol
    And the game is a Planechase game
    And these cards:
      | name             | type              | text                                                        |
      | Lesser Grove     | Plane — Dominaria | Creatures you control get +1/+1.                            |
      | Lesser Quay      | Plane — Dominaria | {0}: Put a charge counter on this plane.                    |
      | Lesser Maelstrom | Plane — Dominaria | Whenever chaos ensues, you draw a card.                     |
      | Lesser Hearth    | Plane — Dominaria | At the beginning of your end step, you gain 1 life.         |
    And the card "Uproar" is an "Instant" that costs {R}
      """
      Chaos ensues.
      """
    And the card "Lesser Gate" is a "Sorcery" that costs {U}
      """
      Planeswalk.
      """

  @CR-311.2
  Rule: 311.2 It stays in the command zone

    Scenario: A plane that would be exiled stays there, and isn't cast, as other cards are
      Given the card "Lesser Thing" is a "Plane — Dominaria"
        """
        {0}: Exile this plane.
        """
      And Alice has "Lesser Thing" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Lesser Thing"
      And all players pass
      Then "Lesser Thing" is in the command zone
      And Alice can't cast "Lesser Thing", by 311.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

  @CR-311.3
  Rule: 311.3 One planar type

    @CR-205.3b @CR-205.3n
    Scenario: The words behind the dash are one subtype, and of a creature each word is one
      Given the card "Lesser Sanctum" is a "Plane — Serra's Realm"
      And Alice has "Lesser Sanctum" in the command zone
      And Alice controls "Llanowar Elves"
      Then "Lesser Sanctum" is exactly "Plane — Serra's Realm"
      And "Llanowar Elves" is exactly "Creature — Elf Druid"

  @CR-311.4
  Rule: 311.4 Abilities of a face-up plane

    Scenario: Its static ability applies while it is face up, and in the planar deck it doesn't
      Given Alice has "Lesser Grove" in the command zone
      And Alice has "Lesser Hearth" in her planar deck
      And Alice controls "Grizzly Bears"
      And Alice has "Lesser Gate" in hand
      And Alice has {U} in the mana pool
      Then "Grizzly Bears" is 3/3
      When Alice casts "Lesser Gate" and it resolves
      Then "Lesser Grove" is face down
      And "Grizzly Bears" is 2/2

    Scenario: Its triggered ability triggers while it is face up
      Given Alice has "Lesser Hearth" in the command zone
      When the game goes on to Alice's end step
      And all players pass
      Then Alice has 21 life

    Scenario: Its activated ability can be activated while it is face up, and in the planar deck it can't
      Given Alice has "Lesser Quay" in the command zone
      And Alice has "Lesser Quay" (below) in her planar deck
      Then Alice can't activate "Lesser Quay" (below)
      When Alice activates "Lesser Quay" and it resolves
      Then "Lesser Quay" has 1 charge counter

  @CR-311.5
  Rule: 311.5 The planar controller

    Background:
      Given Carol has "Lesser Grove" in the command zone
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Carol controls "Mons's Goblin Raiders"

    Scenario: It is the active player, whoever owns the plane
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3
      And "Mons's Goblin Raiders" is 1/1
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4

    Scenario: Once the active player has left, it is the next player in turn order
      When Alice concedes
      Then "Hill Giant" is 4/4
      And "Mons's Goblin Raiders" is 1/1

  @CR-311.6
  Rule: 311.6 A new object

    Scenario: A plane that is turned face down has lost its counters
      Given Alice has "Lesser Quay" in the command zone
      And Alice has "Lesser Grove" in her planar deck
      And Alice has "Lesser Gate" in hand
      And Alice has {U} in the mana pool
      When Alice activates "Lesser Quay" and it resolves
      Then "Lesser Quay" has 1 charge counter
      When Alice casts "Lesser Gate" and it resolves
      Then "Lesser Quay" is on the bottom of Alice's planar deck
      And "Lesser Quay" has no counters

  @CR-311.7
  Rule: 311.7 Chaos abilities

    Scenario: When a spell says that chaos ensues, the planar controller's ability triggers, whoever cast it
      Given Bob has "Lesser Maelstrom" in the command zone
      And Bob has "Uproar" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Uproar" and it resolves
      Then the stack, from the top, is ability of "Lesser Maelstrom"
      When all players pass
      Then Alice has 1 card in hand
      And Bob has 0 cards in hand

    Scenario: A plane in the planar deck knows of no chaos
      Given Alice has "Lesser Maelstrom" (above) in the command zone
      And Alice has "Lesser Maelstrom" (below) in her planar deck
      And Alice has "Uproar" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Uproar" and it resolves
      Then the stack, from the top, is ability of "Lesser Maelstrom" (above)

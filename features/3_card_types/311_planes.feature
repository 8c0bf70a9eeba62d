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

    Scenario: A plane isn't cast, as other cards are
      Given Alice has "Krosa" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Krosa", by 311.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And "Krosa" is in the command zone

  @CR-311.3
  Rule: 311.3 One planar type

    @CR-205.3b @CR-205.3n
    Scenario: The words behind the dash are one subtype, and of a creature each word is one
      Given the card "The Lux Foundation Library" is a "Plane — The Library"
        """
        Players have no maximum hand size.
        Whenever a creature you control deals combat damage to a player, you may draw a card.
        Whenever chaos ensues, put a shadow counter on target creature.
        """
      And Alice has "The Lux Foundation Library" in the command zone
      And Alice controls "Llanowar Elves"
      Then "The Lux Foundation Library" is exactly "Plane — The Library"
      And "Llanowar Elves" is exactly "Creature — Elf Druid"

  @CR-311.4
  Rule: 311.4 Abilities of a face-up plane

    Scenario: Its static ability applies while it is face up, and in the planar deck it doesn't
      Given Alice has "Krosa" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And Alice controls "Grizzly Bears"
      And the coins and dice come up "planeswalker"
      Then "Grizzly Bears" is 4/4
      When Alice rolls the planar die
      And all players pass
      Then "Krosa" is face down
      And "Grizzly Bears" is 2/2

    Scenario: Its triggered ability triggers while it is face up
      Given Alice has "Fields of Summer" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then the stack, from the top, is ability of "Fields of Summer" and "Shock"
      When all players pass
      And Alice says yes
      Then Alice has 22 life

    Scenario: Its activated ability can be activated while it is face up, and in the planar deck it can't
      Given Alice has "Lesser Quay" in the command zone
      And Alice has "Lesser Quay" (below) in her planar deck
      Then Alice can't activate "Lesser Quay" (below)
      When Alice activates "Lesser Quay" and it resolves
      Then "Lesser Quay" has 1 charge counter

  @CR-311.5
  Rule: 311.5 The planar controller

    Background:
      Given the card "Towashi" is a "Plane — Kamigawa":
        """
        Modified creatures you control have trample and "Whenever this creature deals combat damage to a player or planeswalker, draw a card."
        Whenever chaos ensues, distribute three +1/+1 counters among one, two, or three target creatures you control.
        """
      And Carol has "Towashi" in the command zone
      And Alice controls "Grizzly Bears" with a +1/+1 counter
      And Bob controls "Hill Giant" with a +1/+1 counter
      And Carol controls "Mons's Goblin Raiders" with a +1/+1 counter

    Scenario: It is the active player, whoever owns the plane
      Then "Grizzly Bears" has trample
      And "Hill Giant" doesn't have trample
      And "Mons's Goblin Raiders" doesn't have trample
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" doesn't have trample
      And "Hill Giant" has trample

    Scenario: Once the active player has left, it is the next player in turn order
      When Alice concedes
      Then "Hill Giant" has trample
      And "Mons's Goblin Raiders" doesn't have trample

  @CR-311.6
  Rule: 311.6 A new object

    Scenario: A plane that is turned face down has lost its counters
      Given it is Carol's end step
      And Alice has "Aplan Mortarium" in the command zone
      And Alice has "Krosa" in her planar deck
      And the coins and dice come up "planeswalker"
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Aplan Mortarium" has 1 exposure counter
      When the game goes on to Alice's precombat main
      And Alice rolls the planar die
      And all players pass
      Then "Aplan Mortarium" is on the bottom of Alice's planar deck
      And "Aplan Mortarium" has no counters

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
      Given the card "Goldmeadow" is a "Plane — Lorwyn":
        """
        Whenever a land enters, that land's controller creates three 0/1 white Goat creature tokens.
        Whenever chaos ensues, create a 0/1 white Goat creature token.
        """
      And Alice has "Goldmeadow" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And the coins and dice come up "chaos"
      When Alice rolls the planar die
      Then the stack, from the top, is ability of "Goldmeadow"

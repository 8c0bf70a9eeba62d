Feature: 314. Schemes

  Background:
    Given the game is an Archenemy game
    And these cards:
      | name          | type           | text                                                                         |
      | Lesser Menace | Ongoing Scheme | Creatures you control get +1/+1.                                             |
      | Lesser Levy   | Ongoing Scheme | {0}: You gain 1 life.                                                        |
      | Lesser Tally  | Ongoing Scheme | When you set this scheme in motion, put a charge counter on this scheme.     |

  @CR-314.2
  Rule: 314.2 It stays in the command zone

    Scenario: A scheme that would be exiled stays there, and isn't cast, as other cards are
      Given the card "Lesser Thing" is a "Ongoing Scheme"
        """
        {0}: Exile this scheme.
        """
      And Alice has "Lesser Thing" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Lesser Thing"
      And all players pass
      Then "Lesser Thing" is in the command zone
      And Alice can't cast "Lesser Thing", by 314.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: A scheme isn't cast, as other cards are
      Given Alice has "Roots of All Evil" in the command zone
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Roots of All Evil", by 314.2
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And "Roots of All Evil" is in the command zone

  @CR-314.4 @CR-314.5
  Rule: 314.4 Abilities of a face-up scheme, and whose it is

    Scenario: Its static ability applies to its owner's creatures, in another player's turn too
      Given Alice has "Lesser Menace" in the command zone
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And it is Bob's upkeep
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3

    Scenario: Its owner activates its ability, and in the scheme deck it can't be activated
      Given Alice has "Lesser Levy" in the command zone
      And Alice has "Lesser Levy" (below) in her scheme deck
      Then Alice can't activate "Lesser Levy" (below)
      When Alice activates "Lesser Levy" and it resolves
      Then Alice has 21 life

    Scenario: Its triggered ability triggers as it is set in motion
      Given Alice has "Roots of All Evil" in her scheme deck
      And it is Alice's draw
      When all players pass
      And all players pass
      Then Alice controls five Saprolings

  @CR-314.6
  Rule: 314.6 Put away

    Scenario: A scheme goes under the deck once its ability has left the stack
      Given the card "Look Skyward and Despair" is a "Scheme":
        """
        When you set this scheme in motion, create a 5/5 red Dragon creature token with flying.
        """
      And Alice has "Roots of All Evil" and "Look Skyward and Despair" in her scheme deck
      And it is Alice's draw
      When all players pass
      Then "Roots of All Evil" is face up
      When all players pass
      Then "Roots of All Evil" is on the bottom of Alice's scheme deck

    Scenario: One that is not ongoing goes under the deck, and an ongoing one stays
      Given Alice has "Lesser Menace" in the command zone
      And Alice has "Roots of All Evil" in her scheme deck
      And it is Alice's draw
      When all players pass
      Then "Roots of All Evil" is face up
      When all players pass
      Then "Roots of All Evil" is face down
      And "Lesser Menace" is face up

  @CR-314.7 @CR-109.2d
  Rule: 314.7 This scheme

    Scenario: The scheme means itself, though it is no permanent
      Given Alice has "Lesser Tally" in her scheme deck
      And Alice controls "Grizzly Bears"
      And it is Alice's draw
      When all players pass
      And all players pass
      Then "Lesser Tally" has 1 charge counter
      And "Grizzly Bears" has no counters

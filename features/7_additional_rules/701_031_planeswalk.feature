Feature: 701.31. Planeswalk

  Background:
    Given the players are Alice, Bob and Carol
    And the game is a Planechase game

  @CR-701.31a
  Rule: 701.31a In Planechase, by the planar controller alone

    Background:
      Given the card "Lesser Compass" is an "Artifact"
        """
        {T}: Planeswalk. You gain 1 life.
        """
      And Alice has "Krosa" in the command zone
      And Alice has "Panopticon" in her planar deck
      And Bob has "Fields of Summer" in his planar deck

    Scenario: The planar controller planeswalks
      Given Alice controls "Lesser Compass"
      When Alice activates "Lesser Compass" and it resolves
      Then "Krosa" is face down
      And "Panopticon" is face up
      And Alice has 21 life

    Scenario: Another player is told to and doesn't, and does what else the ability says
      Given Bob controls "Lesser Compass"
      When Alice passes
      And Bob activates "Lesser Compass" and it resolves
      Then "Krosa" is face up
      And "Fields of Summer" is face down
      And Bob has 21 life

  @CR-701.31b
  Rule: 701.31b Down with the old, up with the new

    Scenario: The plane goes under its owner's deck, and the player's own top card is turned up
      Given Bob has "Krosa" in the command zone
      And Alice has "Panopticon" in her planar deck
      And Bob has "Fields of Summer" in his planar deck
      And the coins and dice come up "planeswalker"
      When Alice rolls the planar die
      And all players pass
      Then "Krosa" is face down
      And "Panopticon" is face up
      And "Fields of Summer" is face down

  @CR-701.31c
  Rule: 701.31c What makes somebody planeswalk

    Scenario Outline: The planeswalking ability does, and an instruction
      Given the card "Lesser Gate" is an "Instant" that costs {U}
        """
        Planeswalk.
        """
      And Alice has "Krosa" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And Alice has "Lesser Gate" in hand
      And Alice has {U} in the mana pool
      And the coins and dice come up "planeswalker"
      When Alice <acts>
      And all players pass
      Then "Krosa" is face down
      And "Fields of Summer" is face up

      Examples:
        | acts                 |
        | rolls the planar die |
        | casts "Lesser Gate"  |

  @CR-701.31d
  Rule: 701.31d The plane arrived at and the plane left

    Scenario: An ability of the plane that is turned up triggers as its controller arrives
      Given Alice has "Krosa" in the command zone
      And Alice has "Panopticon" in her planar deck
      And the coins and dice come up "planeswalker"
      When Alice rolls the planar die
      And all players pass
      Then the stack, from the top, is ability of "Panopticon"
      When all players pass
      Then Alice has 1 card in hand

    Scenario: The plane that is turned up is arrived at, and not left
      Given Alice has "Panopticon" in the command zone
      And Alice has "Inys Haen" in her planar deck
      And Alice has "Forest" in her graveyard
      And Alice has "Hill Giant", "Shock" and "Swamp" on top of her library
      And the coins and dice come up "planeswalker"
      When Alice rolls the planar die
      And all players pass
      Then the stack, from the top, is ability of "Inys Haen"
      When all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Forest" is in Alice's graveyard
      And "Panopticon" is face down

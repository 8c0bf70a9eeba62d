@edition-2025
Feature: 401. Library

  @CR-401.5
  Rule: 401.5 Looking at the top card

    Scenario Outline: The top card can be looked at by <who>, until no effect says so any more
      Given the card "Orb" is an "Artifact"
        """
        <text>
        """
      And the card "Sap" is an "Instant" that costs {0}
        """
        Destroy target artifact.
        """
      And Alice controls "Orb"
      And Alice has a 1/1 creature "Ox" and a 1/1 creature "Cat" on top of her library
      And Bob has "Sap" in hand
      When Alice would receive priority
      Then Alice can look at "Ox"
      And Bob <bob> look at "Ox"
      And Alice can't look at "Cat"
      When Bob casts "Sap" targeting "Orb" and it resolves
      Then Alice can't look at "Ox"

      Examples:
        | who        | text                                                        | bob   |
        | everyone   | Play with the top card of your library revealed.            | can   |
        | everybody  | Players play with the top card of their libraries revealed. | can   |
        | one player | You may look at the top card of your library any time.      | can't |

    Scenario: The card that comes to lie on top is the one that is revealed
      Given Alice controls "Garruk's Horde"
      And Alice has {2}{G} in the mana pool
      And the card "Elk" is a "Creature — Elk" that costs {2}{G} of size 3/3
      And Alice has "Elk" and a 1/1 creature "Cat" on top of her library
      When Alice casts "Elk"
      Then Bob can look at "Cat"

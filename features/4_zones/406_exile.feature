@edition-2025
Feature: 406. Exile

  @CR-406.3
  Rule: 406.3 Face up or face down

    Background:
      Given Alice has "Forest" and "Island" on top of her library
      And Alice has "Hill Giant" in exile

    Scenario: A card exiled face down is seen by nobody, its owner included
      Given Alice controls an untapped "Bomat Courier"
      And it is Alice's beginning of combat
      When Alice attacks Bob with "Bomat Courier"
      And all players pass
      Then "Forest" is in exile
      And Alice can't look at "Forest"
      And Bob can't look at "Forest"
      And Alice can look at "Hill Giant"
      And Bob can look at "Hill Giant"

    Scenario: The player whom the instruction allows it goes on looking
      Given the card "Lesser Study" is an "Instant" that costs {0}
        """
        Exile target creature face down. You may look at that card for as long as it remains exiled.
        """
      And Alice has "Lesser Study" in hand
      And Bob controls "Grizzly Bears"
      When Alice casts "Lesser Study" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And Alice can look at "Grizzly Bears"
      And Bob can't look at "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Alice can look at "Grizzly Bears"

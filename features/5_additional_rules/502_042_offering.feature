Feature: 502.42. Offering

  Background:
    Given Alice has "Patron of the Akki" in hand

  @CR-2009-502.42a
  Rule: 502.42a Played by sacrificing a permanent of the quality

    Scenario: With a Goblin sacrificed it costs less, and may be played in an opponent's turn
      Given it is Bob's upkeep
      And Alice controls "Mons's Goblin Raiders" and "Grizzly Bears"
      And Alice has {4}{R} in the mana pool
      When Bob passes
      Then Alice can't cast "Patron of the Akki"
      When Alice casts "Patron of the Akki" using "offering" and it resolves
      Then "Mons's Goblin Raiders" is in Alice's graveyard
      And "Patron of the Akki" is on the battlefield
      And Alice has no mana

  @CR-2009-502.42b
  Rule: 502.42b Sacrificed as the spell is announced

    Scenario: The Goblin is gone before the cost is paid, and makes no mana for it any more
      Given Alice controls "Goblin Clearcutter", "Forest" and "Mountain" (1)
      And Alice has "Mountain" (2) in hand
      When Alice tries to cast "Patron of the Akki" using "offering"
      Then Alice is asked to choose "Forest" and "Mountain" (1)
      When Alice chooses nothing
      Then it is refused
      And "Goblin Clearcutter" is on the battlefield
      When Alice plays "Mountain" (2)
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Patron of the Akki" using "offering"
      Then "Patron of the Akki" is on the stack
      And "Goblin Clearcutter" is in Alice's graveyard

Feature: 608. What is done so many times

  @CR-608.2c
  Rule: 608.2c Followed in the order written, as often as the text says

    Scenario: All the creatures manifested get the counters, and there are as many as X says
      Given these cards:
        | name                  | type    | cost      | text                                                                          |
        | Valgavoth's Onslaught | Sorcery | {X}{X}{G} | Manifest dread X times, then put X +1/+1 counters on each of those creatures. |
      And Alice has "Valgavoth's Onslaught" in hand
      And Alice has "Grizzly Bears", "Forest", "Island" and "Swamp" on top of her library
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      When Alice casts "Valgavoth's Onslaught" with X = 2 and it resolves
      And Alice chooses "Forest"
      And Alice chooses "Swamp"
      Then "Forest" is 4/4
      And "Swamp" is 4/4
      And "Grizzly Bears" is in Alice's graveyard
      And "Island" is in Alice's graveyard

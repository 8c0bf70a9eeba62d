Feature: 702.8. Flash

  @CR-702.8a
  Rule: 702.8a At any time

    Scenario: A creature with flash is cast in another's turn, and one without it waits
      Given Alice has "Ambush Viper" and "Grizzly Bears" in hand
      And Alice has {1}{G}{1}{G} in the mana pool
      And it is Bob's upkeep
      When Bob passes
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Ambush Viper" and it resolves
      Then "Ambush Viper" is on the battlefield

    Scenario: It is cast as combat begins, and blocks
      Given Alice controls "Hill Giant"
      And Bob has "Ambush Viper" and "Bear Cub" in hand
      And Bob has {1}{G}{1}{G} in the mana pool
      And it is Alice's beginning of combat step
      When Alice passes
      Then Bob can't cast "Bear Cub"
      When Bob casts "Ambush Viper" and it resolves
      And Alice attacks with "Hill Giant"
      And Bob blocks "Hill Giant" with "Ambush Viper"
      And the game goes on to Alice's end of combat
      Then "Hill Giant" is in Alice's graveyard

Feature: 702.127. Aftermath

  @CR-702.127a
  Rule: 702.127a A half cast from the graveyard

    Scenario: In the hand the other half alone can be cast, and in the graveyard this one, which is exiled
      Given Alice has "Dusk // Dawn" in hand
      And Alice has "Grizzly Bears" in the graveyard
      And Bob controls "Hill Giant"
      And Alice has {2}{W}{W}{3}{W}{W} in the mana pool
      Then Alice can't cast "Dusk // Dawn" using "Dawn", by 702.127a
      When Alice casts "Dusk // Dawn" using "Dusk" and it resolves
      Then "Hill Giant" is in Bob's graveyard
      And "Dusk // Dawn" is in Alice's graveyard
      And Alice can't cast "Dusk // Dawn" using "Dusk", by 601.3
      When Alice casts "Dusk // Dawn" using "Dawn" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Dusk // Dawn" is in exile

    Scenario: It is exiled if it is countered, too
      Given Alice has "Dusk // Dawn" in the graveyard
      And Alice has {3}{W}{W} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Dusk // Dawn" using "Dawn"
      And Alice passes
      And Bob casts "Counterspell" targeting "Dusk // Dawn" and it resolves
      Then "Dusk // Dawn" is in exile

    Scenario: In another player's graveyard it stays where it is
      Given Bob has "Dusk // Dawn" in the graveyard
      And Alice has "Dusk // Dawn" (Alice's) in the graveyard
      And Alice has {3}{W}{W} in the mana pool
      Then Alice can't cast "Dusk // Dawn" using "Dawn", by 601.3
      When Alice casts "Dusk // Dawn" (Alice's) using "Dawn" and it resolves
      Then "Dusk // Dawn" (Alice's) is in exile

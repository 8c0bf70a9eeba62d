Feature: 702.146. Disturb

  @CR-702.146a
  Rule: 702.146a Cast from the graveyard as its other face

    Background:
      Given Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool

    Scenario: In the graveyard it is cast for its disturb cost and is a spell with its other face, exiled as it is countered
      Given Alice has "Lunarch Veteran" in the graveyard
      And Alice has {W}{W} in the mana pool
      Then Alice can't cast "Lunarch Veteran"
      When Alice casts "Lunarch Veteran" using "disturb"
      Then Alice has no mana
      And "Lunarch Veteran" has flying
      When Bob casts "Cancel" targeting "Lunarch Veteran" and it resolves
      Then "Lunarch Veteran" is in exile

    Scenario: From hand it is cast for its mana cost alone, and countered it goes to the graveyard
      Given Alice has "Lunarch Veteran" in hand
      And Alice has {W}{W} in the mana pool
      Then Alice can't cast "Lunarch Veteran" using "disturb"
      When Alice casts "Lunarch Veteran"
      Then "Lunarch Veteran" doesn't have flying
      And Alice has {W} in the mana pool
      When Bob casts "Cancel" targeting "Lunarch Veteran" and it resolves
      Then "Lunarch Veteran" is in Alice's graveyard

  @CR-702.146b
  Rule: 702.146b It enters as that face

    Scenario: The one disturbed flies and gains life as another leaves, the one from hand as another enters
      Given Alice has "Lunarch Veteran" (old) in the graveyard
      And Alice has "Lunarch Veteran" (new) in hand
      And Alice has {W}{W}{W} in the mana pool
      When Alice casts "Lunarch Veteran" (old) using "disturb" and it resolves
      Then "Lunarch Veteran" (old) has flying
      When Alice casts "Lunarch Veteran" (new) and it resolves
      Then "Lunarch Veteran" (new) doesn't have flying
      And Alice has 20 life

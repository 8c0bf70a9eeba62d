Feature: 702.156. Ravenous

  Background:
    Given Alice has "Tervigon" in hand

  @CR-702.156a
  Rule: 702.156a Counters for X, and a card if it is much

    Scenario: With X = 5 it enters with five counters, and a card is drawn
      Given Alice has {6}{G} in the mana pool
      When Alice casts "Tervigon" with X = 5 and it resolves
      And all players pass
      Then "Tervigon" is 5/5
      And Alice has one card in hand

    Scenario: With X = 4 no card is drawn
      Given Alice has {5}{G} in the mana pool
      When Alice casts "Tervigon" with X = 4 and it resolves
      Then "Tervigon" is 4/4
      And the stack is empty
      And Alice has zero cards in hand

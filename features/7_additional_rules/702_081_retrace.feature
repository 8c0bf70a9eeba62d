Feature: 702.81. Retrace

  Background:
    Given Alice has "Forest" and "Grizzly Bears" in hand
    And Alice has "Flame Jab" and "Shock" in the graveyard
    And Alice has {R}{R} in the mana pool

  @CR-702.81a @CR-2009-502.81a
  Rule: 702.81a From the graveyard for a land card

    Scenario: It is cast from the graveyard for its mana cost and a land card, as often as there is one
      Given Alice has "Mountain" in hand
      When Alice casts "Flame Jab" targeting Bob using "retrace"
      And Alice chooses "Mountain"
      Then "Mountain" is in Alice's graveyard
      And "Flame Jab" is on the stack
      And Alice has {R} in the mana pool
      When all players pass
      Then Bob has 19 life
      And "Flame Jab" is in Alice's graveyard
      When Alice casts "Flame Jab" targeting Bob using "retrace"
      And all players pass
      Then Bob has 18 life
      And "Forest" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's hand

    Scenario: Without a land card in hand it can't be cast so, nor is a card without retrace cast from there
      Given Bob has "Boomerang" in hand
      And Bob has {U}{U} in the mana pool
      When Alice plays "Forest"
      Then Alice can't cast "Flame Jab" targeting Bob using "retrace", by 118.3
      And Alice can't cast "Shock" targeting Bob, by 601.3
      When Alice passes
      And Bob casts "Boomerang" targeting "Forest" and it resolves
      And Alice casts "Flame Jab" targeting Bob using "retrace" and it resolves
      Then Bob has 19 life
      And "Forest" is in Alice's graveyard

    Scenario: In a hand it is cast for its mana cost alone
      Given Alice has "Flame Jab" (another) in hand
      Then Alice can't cast "Flame Jab" (another) targeting Bob using "retrace", by 702.81a
      When Alice casts "Flame Jab" (another) targeting Bob and it resolves
      Then Bob has 19 life
      And "Forest" is in Alice's hand

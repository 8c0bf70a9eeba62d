@edition-2025
Feature: 702.144. Demonstrate

  @CR-702.144a
  Rule: 702.144a Whoever copies the spell lets an opponent copy it too

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Excavation Technique" is a "Sorcery" that costs {3}{W}:
        """
        Demonstrate
        Destroy target nonland permanent. Its controller creates two Treasure tokens.
        """
      And Alice has "Excavation Technique" in hand
      And Alice has {3}{W} in the mana pool
      And Bob controls a 2/2 creature "Ox"
      And Carol controls a 1/1 creature "Elk"
      And Alice controls a 3/3 creature "Bear"

    Scenario: Both copy it and choose other targets
      When Alice casts "Excavation Technique" targeting "Ox"
      And all players pass
      And Alice says yes
      And Alice chooses "Elk"
      And Alice chooses "Carol"
      And Carol chooses "Bear"
      And all players pass
      Then "Bear" is in Alice's graveyard
      And "Elk" is on the battlefield
      When all players pass
      Then "Elk" is in Carol's graveyard
      And "Ox" is on the battlefield
      When all players pass
      Then "Ox" is in Bob's graveyard

    Scenario: Without a copy of one's own nobody copies it
      When Alice casts "Excavation Technique" targeting "Ox"
      And all players pass
      And Alice says no
      And all players pass
      Then "Ox" is in Bob's graveyard
      And the stack is empty
      And "Bear" is on the battlefield

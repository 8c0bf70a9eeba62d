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
      And Bob controls "Grizzly Bears"
      And Carol controls "Mons's Goblin Raiders"
      And Alice controls "Hill Giant"

    Scenario: Both copy it and choose other targets
      When Alice casts "Excavation Technique" targeting "Grizzly Bears"
      And all players pass
      And Alice says yes
      And Alice chooses "Mons's Goblin Raiders"
      And Alice chooses "Carol"
      And Carol chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Mons's Goblin Raiders" is on the battlefield
      When all players pass
      Then "Mons's Goblin Raiders" is in Carol's graveyard
      And "Grizzly Bears" is on the battlefield
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Without a copy of one's own nobody copies it
      When Alice casts "Excavation Technique" targeting "Grizzly Bears"
      And all players pass
      And Alice says no
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack is empty
      And "Hill Giant" is on the battlefield

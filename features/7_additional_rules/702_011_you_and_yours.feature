Feature: 702.11. Hexproof: a player and what that player controls

  @CR-702.11c
  Rule: 702.11c Hexproof of a player, beside that of permanents

    Scenario: A player and the permanents of that player are no targets for opponents, until the turn ends
      Given the card "Surge of Salvation" is an "Instant" that costs {W}:
        """
        You and permanents you control gain hexproof until end of turn. Prevent all damage that black and/or red sources would deal to creatures you control this turn.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Surge of Salvation" in hand
      And Alice has {W} in the mana pool
      And Bob controls "Mogg Fanatic" and "Grizzly Bears"
      When Alice casts "Surge of Salvation" and it resolves
      And Alice passes
      Then Bob can't activate "Mogg Fanatic" targeting Alice
      And Bob can't activate "Mogg Fanatic" targeting "Runeclaw Bear"
      And Bob can activate "Mogg Fanatic" targeting "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Bob can activate "Mogg Fanatic" targeting Alice
      And Bob can activate "Mogg Fanatic" targeting "Runeclaw Bear"

    Scenario: What a static ability gives goes for one kind of permanents alone
      Given the card "Sigarda, Heron's Grace" is a "Legendary Creature — Angel" that costs {3}{G}{W} of size 4/5:
        """
        Flying
        You and Humans you control have hexproof.
        {2}, Exile a card from your graveyard: Create a 1/1 white Human Soldier creature token.
        """
      And the card "Lesser Scholar" is a "Creature — Human" that costs {W} of size 1/1
      And Alice controls "Sigarda, Heron's Grace", "Runeclaw Bear" and "Lesser Scholar"
      And Bob controls "Mogg Fanatic"
      When Alice passes
      Then Bob can't activate "Mogg Fanatic" targeting Alice
      And Bob can't activate "Mogg Fanatic" targeting "Lesser Scholar"
      And Bob can activate "Mogg Fanatic" targeting "Runeclaw Bear"

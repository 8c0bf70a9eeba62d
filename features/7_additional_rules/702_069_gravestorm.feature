Feature: 702.69. Gravestorm

  Background:
    Given the card "Follow the Bodies" is a "Sorcery" that costs {2}{U}:
      """
      Gravestorm
      Investigate.
      """
    And Alice has "Follow the Bodies" and "Murder" in hand
    And Alice has {U}{U}{U}{B}{B}{B} in the mana pool
    And Bob controls "Mons's Goblin Raiders"

  @CR-702.69a
  Rule: 702.69a A copy for each permanent that died

    Scenario: A permanent was put into a graveyard: one copy
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And Alice casts "Follow the Bodies"
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls two Clues

    Scenario: No permanent was put into a graveyard: no copy
      When Alice casts "Follow the Bodies"
      And all players pass
      And all players pass
      Then Alice controls one Clue

    Scenario: Each copy may have another target
      Given Alice has "Ominous Harvest" in hand
      And Alice has {1}{B}{B}{2}{B} in the mana pool
      And Alice has "Hill Giant" on top of the library
      And Bob has "Grizzly Bears" on top of the library
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And Alice casts "Ominous Harvest" targeting Alice
      And all players pass
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 19 life
      And "Grizzly Bears" is in Bob's hand
      And Alice has 20 life
      When all players pass
      Then Alice has 19 life
      And the stack is empty

  @CR-702.69b
  Rule: 702.69b Each instance

    Scenario: Two instances copy it twice
      Given the card "Lesser Mourning" is a "Sorcery" that costs {U}:
        """
        Gravestorm
        Gravestorm
        Investigate.
        """
      And Alice has "Lesser Mourning" in hand
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And Alice casts "Lesser Mourning"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls three Clues

    Scenario: Two instances make two copies of a spell that is there once
      Given the card "Great Mourning" is a "Sorcery" that costs {U}:
        """
        Gravestorm
        Gravestorm
        You gain 2 life.
        """
      And Alice has "Great Mourning" in hand
      When Alice casts "Murder" targeting "Mons's Goblin Raiders" and it resolves
      And Alice casts "Great Mourning"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 26 life
      And the stack is empty

Feature: 603. Handling Triggered Abilities, by the time of their events

  @CR-603.2
  Rule: 603.2 What is said of the time of an event is part of what is waited for

    Scenario Outline: While a condition holds
      Given the card "Hunter" is a "Creature — Human" of size 1/1
        """
        Whenever this creature attacks while you control a Dinosaur, you gain 5 life.
        """
      And Alice controls "Hunter" and a 2/2 <subtype> creature "Beast"
      When Alice attacks Bob with "Hunter"
      And all players pass
      Then Alice has <life> life
      And "Hunter" is attacking Bob

      Examples:
        | subtype  | life |
        | Dinosaur | 25   |
        | Goblin   | 20   |

    Scenario: What has become otherwise since the event does not matter
      Given the card "Hunter" is a "Creature — Human" of size 1/1
        """
        Whenever this creature attacks while you control a Dinosaur, you gain 5 life.
        """
      And the card "Zing" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Alice controls "Hunter" and a 2/2 Dinosaur creature "Beast"
      And Alice has "Zing" in hand
      When Alice attacks Bob with "Hunter"
      And Alice casts "Zing" targeting "Beast" and it resolves
      And all players pass
      Then Alice has 25 life

    Scenario Outline: During one's own turn
      Given the card "Vampire Scrivener" is a "Creature — Vampire Warlock" that costs {4}{B} of size 2/2
        """
        Flying
        Whenever you gain life during your turn, put a +1/+1 counter on this creature.
        Whenever you lose life during your turn, put a +1/+1 counter on this creature.
        """
      And it is <whose> precombat main
      And Alice controls "Vampire Scrivener"
      And Alice has "Whitesun's Passage" in hand
      And Alice has {C}{W} in the mana pool
      When Alice casts "Whitesun's Passage" and it resolves
      And all players pass
      Then "Vampire Scrivener" is <size>
      And "Whitesun's Passage" is in Alice's graveyard

      Examples:
        | whose   | size |
        | Alice's | 3/3  |
        | Bob's   | 2/2  |

Feature: 702.125. Undaunted

  Background:
    Given the players are Alice, Bob and Carol
    And these cards:
      | name                   | type    | cost         | text                                                      |
      | Sublime Exhalation     | Sorcery | {6}{W}       | Undaunted / Destroy all creatures.                        |
    And Alice has "Sublime Exhalation" in hand
    And Bob controls "Grizzly Bears"

  @CR-702.125a
  Rule: 702.125a Cheaper for each opponent

    Scenario: Two opponents take two mana off, and no more
      Given Alice has {4}{W} in the mana pool
      When Alice casts "Sublime Exhalation" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has no mana

    Scenario: With less mana it can't be cast
      Given Alice has {3}{W} in the mana pool
      When Alice tries to cast "Sublime Exhalation"
      Then it is refused, by 601.2h

  @CR-702.125c
  Rule: 702.125c Each instance

    Scenario: Two instances take off twice as much
      Given the card "Doubt" is a "Sorcery" that costs {6}
        """
        Undaunted
        Undaunted
        You gain 1 life.
        """
      And Alice has "Doubt" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Doubt" and it resolves
      Then Alice has 21 life

  @CR-702.125b
  Rule: 702.125b Opponents who have left the game

    Scenario: Whoever has left counts no more
      Given Alice has {5}{W} in the mana pool
      When Carol concedes
      And Alice casts "Sublime Exhalation" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has no mana

Feature: 508. Declare Attackers Step

  @CR-508.1a
  Rule: 508.1a Which creatures may attack

    Scenario: A creature that has left the battlefield before attackers are declared can't attack
      Given the card "Slay" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob has "Slay" in hand
      When Bob casts "Slay" targeting "Ox"
      And Alice tries to attack Bob with "Ox"
      Then it is refused, by 508.1a

  @CR-508.1b
  Rule: 508.1b What they may attack

    Scenario: Nothing attacks a permanent that is no planeswalker and no battle
      Given Alice controls a 2/2 creature "Ox"
      And Bob controls a land "Hill"
      When Alice tries to attack "Hill" with "Ox"
      Then it is refused, by 508.1b

    Scenario: Nobody attacks a planeswalker of one's own
      Given the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Alice controls a 2/2 creature "Ox" and "Jace"
      When Alice tries to attack "Jace" with "Ox"
      Then it is refused, by 508.1b

    Scenario: A planeswalker of an opponent can be attacked
      Given the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Alice controls a 2/2 creature "Ox"
      And Bob controls "Jace"
      When Alice attacks "Jace" with "Ox"
      And the game goes on to Alice's end of combat step
      Then "Jace" has 1 loyalty counter
      And Bob has 20 life

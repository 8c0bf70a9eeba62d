Feature: 509. Declare Blockers Step

  @CR-509.1a
  Rule: 509.1a Which creatures may block

    Scenario: An attacking player's own creature blocks nothing
      Given Alice controls a 2/2 creature "Ox" and a 1/1 creature "Cat"
      When Alice attacks Bob with "Ox"
      And Alice tries to block "Ox" with "Cat"
      Then it is refused, by 509.1a

    Scenario: A creature that has left the battlefield before blockers are declared can't block
      Given the card "Slay" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Cat"
      And Alice has "Slay" in hand
      When Alice attacks Bob with "Ox"
      And Alice casts "Slay" targeting "Cat"
      And Bob tries to block "Ox" with "Cat"
      Then it is refused, by 509.1a

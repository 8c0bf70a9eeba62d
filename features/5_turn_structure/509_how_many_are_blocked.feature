Feature: 509. How Many Attackers One Creature Blocks

  @CR-509.1a
  Rule: 509.1a One, unless an effect says otherwise

    Background:
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Muck Rats"

    Scenario: A creature blocks one attacker and no second
      Given Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob tries to block "Grizzly Bears" with "Runeclaw Bear" and "Hill Giant" with "Runeclaw Bear"
      Then it is refused, by 509.1a
      When Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      Then "Runeclaw Bear" is blocking "Grizzly Bears"

    Scenario: One that can block two does not block three
      Given Bob controls "Foriysian Brigade"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Muck Rats"
      And Bob tries to block "Grizzly Bears" with "Foriysian Brigade" and "Hill Giant" with "Foriysian Brigade" and "Muck Rats" with "Foriysian Brigade"
      Then it is refused, by 509.1a
      When Bob blocks "Grizzly Bears" with "Foriysian Brigade" and "Hill Giant" with "Foriysian Brigade"
      Then "Foriysian Brigade" is blocking "Grizzly Bears" and "Hill Giant"

  Rule: 509.1a Any number

    Background:
      Given the card "Wall of Glare" is a "Creature — Wall" that costs {1}{W} of size 0/5
        """
        Defender
        This creature can block any number of creatures.
        """
      And Alice controls "Grizzly Bears", "Hill Giant" and "Muck Rats"

    Scenario: One that can block any number blocks all three
      Given Bob controls "Wall of Glare"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Muck Rats"
      And Bob blocks "Grizzly Bears" with "Wall of Glare" and "Hill Giant" with "Wall of Glare" and "Muck Rats" with "Wall of Glare"
      And the game goes on to Alice's postcombat main
      Then Bob has 20 life
      And "Wall of Glare" is in Bob's graveyard

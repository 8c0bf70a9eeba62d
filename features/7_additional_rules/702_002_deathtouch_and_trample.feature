Feature: 702.2. Deathtouch

  @CR-702.2c
  Rule: 702.2c What another attacker with deathtouch assigns is lethal

    Background:
      Given the card "Argothian Swine" is a "Creature — Boar" that costs {3}{G} of size 3/3
        """
        Trample
        """
      And Bob controls "Foriysian Brigade"

    Scenario: Beside a Rat with deathtouch a trampling Boar needs to assign nothing to the blocker of both
      Given Alice controls "Argothian Swine" and "Typhoid Rats"
      When Alice attacks with "Argothian Swine" and "Typhoid Rats"
      And Bob blocks "Argothian Swine" with "Foriysian Brigade" and "Typhoid Rats" with "Foriysian Brigade"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses Bob
      And Bob chooses "Typhoid Rats"
      And Bob chooses "Typhoid Rats"
      Then Bob has 17 life
      And "Foriysian Brigade" is in Bob's graveyard

  Rule: 702.2c What one without it assigns counts as no more than it is

    Background:
      Given the card "Argothian Swine" is a "Creature — Boar" that costs {3}{G} of size 3/3
        """
        Trample
        """
      And Bob controls "Foriysian Brigade"

    Scenario: Beside a Rat without it the blocker still has to be assigned three
      Given Alice controls "Argothian Swine" and "Muck Rats"
      When Alice attacks with "Argothian Swine" and "Muck Rats"
      And Bob blocks "Argothian Swine" with "Foriysian Brigade" and "Muck Rats" with "Foriysian Brigade"
      And the game goes on to Alice's end of combat
      And Bob chooses "Muck Rats"
      And Bob chooses "Muck Rats"
      Then Bob has 20 life
      And "Foriysian Brigade" is in Bob's graveyard

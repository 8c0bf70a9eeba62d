Feature: 702.124. Partner

  Background:
    Given the card "Blaring Captain" is a "Creature — Azra Warrior" that costs {3}{B} of size 2/2:
      """
      Partner with Blaring Recruiter
      Whenever this creature attacks, attacking Warriors get +1/+1 until end of turn.
      """
    And the card "Blaring Recruiter" is a "Creature — Elf Warrior" that costs {3}{W} of size 2/2:
      """
      Partner with Blaring Captain
      {2}{W}: Create a 1/1 white Warrior creature token.
      """
    And Alice has "Blaring Captain" in hand
    And Alice has {3}{B} in the mana pool

  @CR-702.124i
  Rule: 702.124i As it enters, a player may look for its partner

    Scenario: The player finds the partner and takes it into the hand
      Given Alice has "Blaring Recruiter" on top of the library
      When Alice casts "Blaring Captain" and it resolves
      And Alice chooses Alice
      And all players pass
      And Alice says yes
      And Alice chooses "Blaring Recruiter"
      Then "Blaring Recruiter" is in Alice's hand

    Scenario: It may be another player
      Given Bob has "Blaring Recruiter" on top of the library
      When Alice casts "Blaring Captain" and it resolves
      And Alice chooses Bob
      And all players pass
      And Bob says yes
      And Bob chooses "Blaring Recruiter"
      Then "Blaring Recruiter" is in Bob's hand

    Scenario: Nobody has to search
      Given Alice has "Blaring Recruiter" on top of the library
      When Alice casts "Blaring Captain" and it resolves
      And Alice chooses Alice
      And all players pass
      And Alice says no
      Then "Blaring Recruiter" is in Alice's library

    Scenario: A card of another name is not taken
      Given Alice has "Forest" on top of the library
      When Alice casts "Blaring Captain" and it resolves
      And Alice chooses Alice
      And all players pass
      And Alice says yes
      Then "Forest" is in Alice's library

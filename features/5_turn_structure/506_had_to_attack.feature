Feature: 506.6. Having had to attack

  @CR-506.6
  Rule: 506.6 Having had to attack

    Background:
      Given the players are Alice, Bob and Carol
      And Bob controls "Firkraag, Cunning Instigator" and "Laser Screwdriver"
      And Bob has {3} in the mana pool

    Scenario: Of two creatures that deal damage, the goaded one had to attack and the other one did not
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      And Alice attacks Carol with "Grizzly Bears" and "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Carol has 15 life
      And "Firkraag, Cunning Instigator" is 4/4
      And Bob has 1 card in hand

    Scenario: A creature that no effect requires to attack did not have to, though no attack without it is legal
      Given Alice controls "Mogg Flunkies" and "Hill Giant"
      When Bob activates "Laser Screwdriver", "Goad" targeting "Mogg Flunkies" and it resolves
      Then Alice can't attack Carol with "Hill Giant", by 508.1d
      When Alice attacks Carol with "Mogg Flunkies" and "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Carol has 14 life
      And "Firkraag, Cunning Instigator" is 4/4
      And Bob has 1 card in hand

    Scenario: A creature that is goaded once attackers have been declared did not have to attack
      Given Alice controls "Grizzly Bears"
      And Bob controls three "Island"
      When Alice attacks Carol with "Grizzly Bears"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end of combat
      Then Carol has 18 life
      And "Firkraag, Cunning Instigator" is 3/3
      And Bob has no cards in hand

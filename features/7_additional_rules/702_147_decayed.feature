Feature: 702.147. Decayed

  @CR-702.147a
  Rule: 702.147a It can't block, and attacks once

    Scenario: It can't block
      Given Alice controls "Muck Rats"
      And Bob controls a 2/2 black Zombie creature token "Zombie" with decayed and "Grizzly Bears"
      When Alice attacks with "Muck Rats"
      Then Bob can't block "Muck Rats" with "Zombie"
      When Bob blocks "Muck Rats" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Muck Rats"

    Scenario: When it has attacked, it is sacrificed at end of combat
      Given Alice controls a 2/2 black Zombie creature token "Zombie" with decayed and "Grizzly Bears"
      When Alice attacks with "Zombie" and "Grizzly Bears"
      And the game goes on to Alice's postcombat main phase
      Then "Zombie" has ceased to exist
      And "Grizzly Bears" is on the battlefield
      And Bob has 16 life

    Scenario: Without an attack it stays
      Given Alice controls a 2/2 black Zombie creature token "Zombie" with decayed
      When the game goes on to Alice's postcombat main phase
      Then "Zombie" is on the battlefield

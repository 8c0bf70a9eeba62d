@edition-2025
Feature: 702.147. Decayed

  @CR-702.147a
  Rule: 702.147a It can't block, and attacks once

    Scenario: It can't block
      Given Alice controls a 1/1 creature "Ox"
      And Bob controls a 2/2 creature "Ghoul" with decayed and a 2/2 creature "Elk"
      When Alice attacks with "Ox"
      Then Bob can't block "Ox" with "Ghoul"
      When Bob blocks "Ox" with "Elk"
      Then "Elk" is blocking "Ox"

    Scenario: When it has attacked, it is sacrificed at end of combat
      Given Alice controls a 2/2 creature "Ghoul" with decayed and a 2/2 creature "Elk"
      When Alice attacks with "Ghoul" and "Elk"
      And the game goes on to Alice's postcombat main phase
      Then "Ghoul" is in Alice's graveyard
      And "Elk" is on the battlefield
      And Bob has 16 life

    Scenario: Without an attack it stays
      Given Alice controls a 2/2 creature "Ghoul" with decayed
      When the game goes on to Alice's postcombat main phase
      Then "Ghoul" is on the battlefield

Feature: 702.45. Bushido

  @CR-702.45a
  Rule: 702.45a Whenever it blocks or becomes blocked

    Scenario: It is bigger as it blocks, until end of turn, and the attacker is not
      Given Alice controls "Grizzly Bears"
      And Bob controls "Devoted Retainer"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Devoted Retainer"
      And all players pass
      Then "Devoted Retainer" is 2/2
      And "Grizzly Bears" is 2/2

    Scenario: Several blockers make it no bigger than one
      Given Alice controls "Battle-Mad Ronin"
      And Bob controls "Muck Rats" and "Willow Elf"
      When Alice attacks with "Battle-Mad Ronin"
      And Bob blocks "Battle-Mad Ronin" with "Muck Rats" and "Willow Elf"
      And all players pass
      Then "Battle-Mad Ronin" is 3/3
      And the stack is empty

    Scenario: It lasts until end of turn
      Given Alice controls "Battle-Mad Ronin"
      And Bob controls "Muck Rats"
      When Alice attacks with "Battle-Mad Ronin"
      And Bob blocks "Battle-Mad Ronin" with "Muck Rats"
      And the game goes on to Alice's end step
      Then "Battle-Mad Ronin" is 3/3
      When the game goes on to Bob's upkeep
      Then "Battle-Mad Ronin" is 1/1

    Scenario: Unblocked it stays as it is
      Given Alice controls "Battle-Mad Ronin"
      And Bob controls "Muck Rats"
      When Alice attacks with "Battle-Mad Ronin"
      And Bob declares no blockers
      Then the stack is empty
      And "Battle-Mad Ronin" is 1/1
      When the game goes on to Alice's beginning of combat
      And Alice attacks with "Battle-Mad Ronin"
      And Bob blocks "Battle-Mad Ronin" with "Muck Rats"
      And all players pass
      Then "Battle-Mad Ronin" is 3/3

Feature: 702.2. Deathtouch

  @CR-702.2b @edition-2025
  Rule: 702.2b Damage that destroys

    Scenario: One damage destroys what has much more toughness, and a second attacker's doesn't
      Given Alice controls "Typhoid Rats" and "Raging Goblin"
      And Bob controls "Colossapede" (first) and "Colossapede" (second)
      When Alice attacks with "Typhoid Rats" and "Raging Goblin"
      And Bob blocks "Typhoid Rats" with "Colossapede" (first) and "Raging Goblin" with "Colossapede" (second)
      And the game goes on to Alice's end of combat
      Then "Colossapede" (first) is in Bob's graveyard
      And "Colossapede" (second) is on the battlefield
      And "Colossapede" (second) has 1 damage marked
      And the stack is empty

    Scenario: What can't be destroyed stays
      Given Alice controls "Typhoid Rats" (first) and "Typhoid Rats" (second)
      And Bob controls "Darksteel Myr" and "Colossapede"
      When Alice attacks with "Typhoid Rats" (first) and "Typhoid Rats" (second)
      And Bob blocks "Typhoid Rats" (first) with "Darksteel Myr" and "Typhoid Rats" (second) with "Colossapede"
      And the game goes on to Alice's end of combat
      Then "Darksteel Myr" is on the battlefield
      And "Colossapede" is in Bob's graveyard

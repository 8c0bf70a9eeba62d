Feature: 701.35. Detain

  @CR-701.35a
  Rule: 701.35a No attacks, blocks or activations for a while

    Background:
      Given Alice has "Inaction Injunction" in hand
      And Alice has {1}{U} in the mana pool
      And Bob controls "Prodigal Sorcerer" and "Llanowar Elves"

    Scenario: A detained creature neither attacks nor is it activated, and another one does and is
      When Alice casts "Inaction Injunction" targeting "Prodigal Sorcerer" and it resolves
      And the game goes on to Bob's precombat main phase
      Then Bob can't activate "Prodigal Sorcerer" targeting Alice
      When Bob activates "Llanowar Elves"
      Then Bob has {G} in the mana pool
      When the game goes on to Bob's declare attackers step
      Then Bob can't attack with "Prodigal Sorcerer"

    Scenario: It does not block, and another one does
      Given Alice controls "Grizzly Bears"
      When Alice casts "Inaction Injunction" targeting "Prodigal Sorcerer" and it resolves
      And Alice attacks with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Prodigal Sorcerer"
      When Bob blocks "Grizzly Bears" with "Llanowar Elves"
      Then "Llanowar Elves" is blocking "Grizzly Bears"

    Scenario: With the next turn of whoever detained it, it is over
      When Alice casts "Inaction Injunction" targeting "Prodigal Sorcerer" and it resolves
      And the game goes on to Alice's upkeep
      And Alice passes
      And Bob activates "Prodigal Sorcerer" targeting Alice and it resolves
      Then Alice has 19 life

@edition-2025
Feature: 116. Special Actions

  @CR-116.2a
  Rule: 116.2a Playing a land

    Scenario: It takes a main phase of one's own turn and an empty stack, and uses no stack
      Given it is Alice's upkeep
      And Alice has "Forest" and "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't play "Forest"
      When the game goes on to Alice's precombat main
      And Alice plays "Forest"
      Then "Forest" is on the battlefield
      And the stack is empty

    Scenario: Not while a spell waits
      Given Alice has "Forest" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't play "Forest"
      When all players pass
      And Alice plays "Forest"
      Then "Forest" is on the battlefield

  @CR-116.3
  Rule: 116.3 Who has taken a special action has priority

    Scenario: The player who has played a land may act next
      Given Alice has "Forest" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice plays "Forest"
      Then Alice has priority
      When Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life

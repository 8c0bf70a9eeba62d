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

  @CR-116.1
  Rule: 116.1 Actions beside the stack

    Scenario: A card is foretold by the player with priority, and nobody can respond
      Given the card "Saw It Coming" is an "Instant" that costs {1}{U}{U}
        """
        Counter target spell.
        Foretell {1}{U}
        """
      And Alice has "Saw It Coming" (1) in hand
      And Bob has "Saw It Coming" (2) in hand
      And Alice has {U}{U} in the mana pool
      And Bob has {U}{U} in the mana pool
      Then Bob can't foretell "Saw It Coming" (2)
      When Alice foretells "Saw It Coming" (1)
      Then the stack is empty
      And "Saw It Coming" (1) is in exile
      And Alice has priority

  @CR-116.2b
  Rule: 116.2b Turning a creature face up

    @CR-2009-408.2h
    Scenario: It takes priority, in another's turn and in response too
      Given the card "Battering Craghorn" is a "Creature — Goat Beast" that costs {2}{R}{R} of size 3/1
        """
        First strike
        Morph {1}{R}{R}
        """
      And Bob controls a face-down "Battering Craghorn"
      And Bob has {R}{R}{R} in the mana pool
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't turn "Battering Craghorn" face up, by 116.2b
      When Alice passes
      And Bob turns "Battering Craghorn" face up
      Then "Battering Craghorn" is 3/1
      And the stack, from the top, is "Shock"

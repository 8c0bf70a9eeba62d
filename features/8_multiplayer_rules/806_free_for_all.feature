Feature: 806. Free-for-All Variant

  @CR-806.1
  Rule: 806.1 Everyone alone

    Scenario: The game goes on until one of four is left, and whoever sits opposite is an opponent as well
      Given the players are Alice, Bob, Carol and Dave
      And the game is a Free-for-All game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 18 life
      And Carol has 17 life
      When Bob concedes
      And Dave concedes
      Then the game goes on
      When Carol concedes
      Then Alice has won the game

  @CR-806.2a
  Rule: 806.2a Ranges in Free-for-All

    Scenario: Pyroclasm reaches the creature of whoever sits opposite
      Given the players are Alice, Bob, Carol and Dave
      And the game is a Free-for-All game
      And Carol controls "Grizzly Bears"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Grizzly Bears" is in Carol's graveyard

    Scenario: Where all have agreed on a range of one seat, it reaches the neighbors' creatures alone
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range Free-for-All game
      And Carol controls "Grizzly Bears" (Carol's)
      And Bob controls "Grizzly Bears" (Bob's)
      And Dave controls "Grizzly Bears" (Dave's)
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Grizzly Bears" (Bob's) is in Bob's graveyard
      And "Grizzly Bears" (Dave's) is in Dave's graveyard
      And Carol controls "Grizzly Bears" (Carol's)

  @CR-806.2b
  Rule: 806.2b One way to attack

    Scenario: With attack multiple players, creatures attack the players on both sides
      Given the players are Alice, Bob and Carol
      And the game is a Free-for-All game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      Then "Hill Giant" is attacking Carol

    Scenario: With attack left, that is not done
      Given the players are Alice, Bob and Carol
      And the game is an attack left Free-for-All game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice tries to attack Bob with "Grizzly Bears" and Carol with "Hill Giant"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-806.2c
  Rule: 806.2c No deploying

    Scenario: Creatures have no abilities besides their own
      Given the players are Alice, Bob and Carol
      And the game is a Free-for-All game
      And Alice controls "Grizzly Bears" and "Muraganda Petroglyphs"
      When Alice would receive priority
      Then "Grizzly Bears" has no abilities
      And "Grizzly Bears" is 4/4
      And Alice can't activate "Grizzly Bears" targeting Bob

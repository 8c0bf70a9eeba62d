Feature: 803. Attack Left and Attack Right Options

  @CR-803.1a
  Rule: 803.1a Attacking to the left

    Scenario: Of two opponents the one to the left can be attacked, and nobody else
      Given the players are Alice, Bob and Carol
      And the game is an attack left game
      And Alice controls "Grizzly Bears"
      When Alice tries to attack Carol with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 18 life
      When Bob concedes
      And the game goes on to Alice's upkeep
      And Alice attacks Carol with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Carol has 18 life

    Scenario: Whose neighbor to the left is a teammate can't attack, and the teammate can
      Given Alice and Bob play together against Carol and Dave
      And the players are Alice, Bob, Carol and Dave
      And the game is an attack left game
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice tries to attack Carol with "Grizzly Bears"
      Then it is refused, by 508.1b
      When the game goes on to Bob's beginning of combat
      And Bob attacks Carol with "Hill Giant"
      And the game goes on to Bob's end of combat
      Then Carol has 17 life

    Scenario: A planeswalker of the player to the left is attacked, and none of the player to the right
      Given the players are Alice, Bob and Carol
      And the game is an attack left game
      And Alice controls "Grizzly Bears"
      And Bob and Carol each control "Jace Beleren"
      When Alice tries to attack "Jace Beleren" (Carol's) with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks "Jace Beleren" (Bob's) with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Jace Beleren" (Bob's)

  @CR-803.1b
  Rule: 803.1b Attacking to the right

    Scenario: Of two opponents the one to the right can be attacked, and nobody else
      Given the players are Alice, Bob and Carol
      And the game is an attack right game
      And Alice controls "Grizzly Bears"
      When Alice tries to attack Bob with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks Carol with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Carol has 18 life

Feature: 811. Alternating Teams

  @CR-811.2a
  Rule: 811.2a Ranges in Alternating Teams

    Scenario: Shock reaches the second seat on either side, and not the third
      Given Alice, Carol and Eve play together against Bob, Dave and Frank
      And the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is an Alternating Teams game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting Dave
      And Alice can cast "Shock" targeting Eve
      When Alice casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life

  @CR-811.2b
  Rule: 811.2b One way to attack for teams

    Scenario: With attack multiple players, creatures attack the opponents on both sides
      Given Alice and Carol play together against Bob and Dave
      And the players are Alice, Bob, Carol and Dave
      And the game is an Alternating Teams game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Dave with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 18 life
      And Dave has 17 life

    Scenario: With attack left, the opponent on the right can't be attacked
      Given Alice and Carol play together against Bob and Dave
      And the players are Alice, Bob, Carol and Dave
      And the game is an attack left Alternating Teams game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice tries to attack Bob with "Grizzly Bears" and Dave with "Hill Giant"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 15 life

  @CR-811.2c
  Rule: 811.2c Teams don't deploy

    Scenario: Creatures have no abilities besides their own
      Given Alice and Carol play together against Bob and Dave
      And the players are Alice, Bob, Carol and Dave
      And the game is an Alternating Teams game
      And Alice controls "Grizzly Bears" and "Muraganda Petroglyphs"
      When Alice would receive priority
      Then "Grizzly Bears" has no abilities
      And "Grizzly Bears" is 4/4
      And Alice can't activate "Grizzly Bears" targeting Carol

  @CR-811.3
  Rule: 811.3 Seats of teams that alternate

    @example-1
    @example-2009-609.3-1
    Example: Three teams of three sit in turn, as is seen when one after the other is asked for a mulligan
      Given Alice, Dave and Gina play together against Bob, Eve and Hugo
      And Carol, Frank and Ivan play together against Alice, Dave and Gina
      And the game is an Alternating Teams game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      And Dave says no
      And Eve says no
      And Frank says no
      And Gina says no
      And Hugo says no
      And Ivan says no
      Then it is Alice's upkeep

    Scenario: Two teams sit in turn
      Given Alice and Carol play together against Bob and Dave
      And the game is an Alternating Teams game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      And Dave says no
      Then it is Alice's upkeep

    Scenario: Teams of different sizes can't alternate
      Given Alice and Carol play together against Bob, Dave and Eve
      And the game is an Alternating Teams game
      When Alice tries to start the game
      Then it is refused, by 811.3

  @CR-811.4
  Rule: 811.4 Attacks on neighbors alone

    Scenario: Of three teams, the opponent in the second seat is within range and can't be attacked until the first seat is empty
      Given Alice and Dave play together against Bob and Eve
      And Carol and Frank play together against Alice and Dave
      And the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is an Alternating Teams game
      And Alice controls "Grizzly Bears"
      When Alice tries to attack Carol with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Bob concedes
      And Alice attacks Carol with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Carol has 18 life

    Scenario: No planeswalker in the second seat is attacked, and one in the first seat is
      Given Alice and Dave play together against Bob and Eve
      And Carol and Frank play together against Alice and Dave
      And the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is an Alternating Teams game
      And Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren"
      And Carol controls "Garruk Wildspeaker"
      When Alice tries to attack "Garruk Wildspeaker" with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Jace Beleren"

  @CR-811.5
  Rule: 811.5 What teams don't share

    Scenario: A teammate looks at a hand when nobody sits between them any more, and casts nothing from it even then
      Given Alice, Carol and Eve play together against Bob, Dave and Frank
      And the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is an Alternating Teams game
      And Alice has "Shock" in hand
      And Alice controls "Mountain"
      Then Carol can't look at "Shock"
      And Bob can't look at "Shock"
      When Bob concedes
      Then Carol can look at "Shock"
      And Eve can't look at "Shock"
      When Alice passes
      Then Carol can't cast "Shock" targeting Dave
      And Carol can't activate "Mountain"
      When Carol passes
      And Dave passes
      And Eve passes
      And Frank passes
      And the game goes on to Alice's postcombat main
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Frank and it resolves
      Then Frank has 18 life

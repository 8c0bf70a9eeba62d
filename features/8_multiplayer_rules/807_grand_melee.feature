Feature: 807. Grand Melee

  @CR-807.4
  Rule: 807.4 Several turns at once

    Scenario: Two players play a land in their main phases, and one who has no turn doesn't
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice has "Forest" in hand
      And Bob has "Swamp" in hand
      And Eve has "Plains" in hand
      Then Bob can't play "Swamp"
      When Alice plays "Forest"
      And Eve plays "Plains"
      Then Alice controls "Forest"
      And Eve controls "Plains"

    Scenario: What lasts until the end of one turn is not over with another one
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in the mana pool
      And Eve controls "Hill Giant"
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And Eve attacks Frank with "Hill Giant"
      And the game goes on to Eve's end step
      And all players pass
      Then "Grizzly Bears" is 5/5
      When the game goes on to Alice's end step
      And all players pass
      Then "Grizzly Bears" is 2/2
      And Frank has 17 life

  @CR-807.4a
  @CR-807.4b
  Rule: 807.4a A turn marker for every four players

    Background:
      Given the card "Forest" is a "Basic Land — Forest"

    @example-1
    Example: Of sixteen players four take their turns, every fourth one
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo, Ida, Jack, Kate, Leo, Mia, Ned, Olga and Paul
      And the game is a Grand Melee game
      And Alice has "Forest" in hand
      And Eve has "Plains" in hand
      And Ida has "Swamp" in hand
      And Leo has "Island" in hand
      And Mia has "Mountain" in hand
      Then Leo can't play "Island"
      When Alice plays "Forest"
      And Eve plays "Plains"
      And Ida plays "Swamp"
      And Mia plays "Mountain"
      Then Mia controls "Mountain"

    @example-1
    Example: Of fifteen players three do
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo, Ida, Jack, Kate, Leo, Mia, Ned and Olga
      And the game is a Grand Melee game
      And Ida has "Swamp" in hand
      And Mia has "Mountain" in hand
      Then Mia can't play "Mountain"
      When Ida plays "Swamp"
      Then Ida controls "Swamp"

  @CR-807.2a
  Rule: 807.2a A range of one seat

    Scenario: The neighbor is a target, and who sits two seats away is none
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting Carol
      When Alice casts "Shock" targeting Hugo and it resolves
      Then Hugo has 18 life

  @CR-807.2b
  @CR-807.2c
  Rule: 807.2b Attacks to the left

    Scenario: The player on the left is attacked, and not the one on the right
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice controls "Grizzly Bears" and "Hill Giant"
      Then Alice can't attack Hugo with "Hill Giant"
      And Alice can't attack Bob with "Grizzly Bears" and Hugo with "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Bob with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 15 life

  @CR-807.4c
  Rule: 807.4c The turn marker goes to the left

    Scenario: When both turns have ended, the players on the left take theirs
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      When the game goes on to Eve's end step
      And all players pass
      And the game goes on to Alice's end step
      And all players pass
      Then it is Frank's upkeep
      When the game goes on to Bob's draw step
      Then it is Bob's draw step

    Scenario: When a player has left in the own turn, the next one takes the marker after that turn
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice concedes
      And Bob casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life
      When the game goes on to Eve's end step
      And all players pass
      And the game goes on to Bob's draw step
      Then it is Bob's draw step

  @CR-807.4d
  Rule: 807.4d Waiting for the next turn marker

    Scenario: A turn does not begin before the player four seats to the left has taken the other marker
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      When the game goes on to Alice's end step
      And all players pass
      Then it is Eve's precombat main
      When the game goes on to Eve's end step
      And all players pass
      And the game goes on to Bob's draw step
      Then it is Bob's draw step

  @CR-807.5
  Rule: 807.5 Several stacks

    Scenario: A sorcery is cast while a spell is on the stack of another turn, and resolves before that
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Eve has "Lava Axe" in hand
      And Eve has {4}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Eve casts "Lava Axe" targeting Frank and it resolves
      Then Frank has 15 life
      And Bob has 20 life
      When Alice passes
      And Bob passes
      And Hugo passes
      Then Bob has 18 life

    Scenario: What is on the stack of another turn leaves with its owner
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Eve has "Lava Axe" in hand
      And Eve has {4}{R} in the mana pool
      When Eve casts "Lava Axe" targeting Frank
      And Alice casts "Shock" targeting Bob
      And Eve concedes
      Then there is no "Lava Axe"
      And the stack, from the top, is "Shock"
      When all players pass
      Then Bob has 18 life
      And Frank has 20 life

  @CR-807.5a
  Rule: 807.5a Who gets priority for a stack

    Scenario: Only the neighbors of the turn's player respond, and their own neighbors once they have
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has {G} in the mana pool
      And Carol has "Lightning Bolt" in hand
      And Carol has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Carol can't cast "Lightning Bolt" targeting Bob
      When Bob casts "Giant Growth" targeting "Grizzly Bears"
      Then Carol can cast "Lightning Bolt" targeting Bob
      When Bob passes
      And Carol passes
      And Hugo passes
      And Alice passes
      Then "Grizzly Bears" is 5/5
      When Alice passes
      And Bob passes
      And Hugo passes
      Then Bob has 18 life

  @CR-807.5b
  Rule: 807.5b Which stack a spell is put on

    Background:
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Dave controls "Grizzly Bears"
      And Dave has "Giant Growth" in hand
      And Dave has {G} in the mana pool

    Scenario: A counterspell goes on the stack on which the spell is, whatever else is on another one
      Given Carol has "Counterspell" in hand
      And Carol has {U}{U} in the mana pool
      When Bob casts "Shock" targeting Carol
      And Dave casts "Giant Growth" targeting "Grizzly Bears"
      And Carol casts "Counterspell" targeting "Shock"
      Then the stack, from the top, is "Counterspell" and "Shock"
      When all players pass
      Then "Shock" is in Bob's graveyard
      And Carol has 20 life

    Scenario: Who has priority for two stacks says which one it is
      Given Carol has "Lightning Bolt" in hand
      And Carol has {R} in the mana pool
      When Bob casts "Shock" targeting Carol
      And Dave casts "Giant Growth" targeting "Grizzly Bears"
      And Carol casts "Lightning Bolt" targeting Dave
      Then Carol is asked to choose one from Alice and Eve
      When Carol chooses Eve
      Then the stack, from the top, is "Lightning Bolt" and "Giant Growth"

  @CR-807.4e
  @CR-807.4g
  Rule: 807.4e Fewer turn markers

    Scenario: When one of eight has left, the marker to the right of that seat goes as the turn ends
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      When Carol concedes
      And the game goes on to Alice's end step
      Then it is Alice's end step
      When all players pass
      Then it is Eve's precombat main
      When the game goes on to Eve's end step
      And all players pass
      Then it is Frank's upkeep
      When the game goes on to Frank's end step
      And all players pass
      Then it is Gina's upkeep

  @CR-807.4e
  Rule: 807.4e As many turn markers as before

    Scenario: When one of nine has left, both markers stay
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game
      And Bob has "Forest" in hand
      When Ida concedes
      And the game goes on to Eve's end step
      And all players pass
      And the game goes on to Alice's end step
      And all players pass
      And the game goes on to Bob's precombat main
      And Bob plays "Forest"
      Then Bob controls "Forest"
      When the game goes on to Frank's precombat main
      Then it is Frank's precombat main

  @CR-807.4f
  Rule: 807.4f Markers that go already

    Scenario: With two of twelve gone, only one of three markers goes
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo, Ida, Jack, Kate and Leo
      And the game is a Grand Melee game
      When Carol concedes
      And Dave concedes
      And the game goes on to Alice's end step
      And all players pass
      Then it is Ida's precombat main
      When the game goes on to Ida's end step
      And all players pass
      Then it is Jack's upkeep

  @CR-807.4h
  Rule: 807.4h Empty seats

    Scenario: Who sat on either side of who has left reach each other once a turn has begun
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game
      And Alice has "Shock" in hand
      And Alice controls "Mountain"
      When Bob concedes
      Then Alice can't cast "Shock" targeting Carol
      When the game goes on to Eve's end step
      And all players pass
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life

  @CR-807.4i
  Rule: 807.4i An extra turn with the turn marker

    Background:
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina, Hugo and Ida
      And the game is a Grand Melee game

    Scenario: With no other marker near, the player keeps the marker and takes the extra turn at once
      Given Eve has "Time Walk" in hand
      And Eve has {1}{U} in the mana pool
      When Eve casts "Time Walk" and it resolves
      And the game goes on to Eve's end step
      And all players pass
      Then it is Eve's upkeep

    Scenario: With another marker near on the left, the extra turn waits until that one is passed on
      Given Alice has "Time Walk" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Time Walk" and it resolves
      And Bob concedes
      And the game goes on to Alice's end step
      And all players pass
      Then it is Eve's precombat main
      When the game goes on to Eve's end step
      And all players pass
      And the game goes on to Alice's draw step
      Then it is Alice's draw step

  @CR-807.4i
  @CR-807.4j
  Rule: 807.4j An extra turn without the turn marker

    Background:
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game

    Scenario: With another marker near on the right, the marker is passed on, and the extra turn comes later
      Given Eve has "Time Walk" in hand
      And Eve has {1}{U} in the mana pool
      When Eve casts "Time Walk" and it resolves
      And the game goes on to Alice's end step
      And all players pass
      And the game goes on to Eve's end step
      And all players pass
      And the game goes on to Frank's draw step
      Then it is Frank's draw step
      When the game goes on to Eve's end step
      And all players pass
      Then it is Eve's upkeep

  @CR-807.4j
  Rule: 807.4j An extra turn after the marker has gone

    @example-1
    Example: The marker of the player who is to take an extra turn goes, and the turn comes with the next marker
      Given the players are Alice, Bob, Carol, Dave, Eve, Frank, Gina and Hugo
      And the game is a Grand Melee game
      And Alice has "Time Walk" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Time Walk" and it resolves
      And Bob concedes
      And the game goes on to Alice's end step
      And all players pass
      Then it is Eve's precombat main
      When the game goes on to Hugo's end step
      And all players pass
      Then it is Alice's upkeep
      When the game goes on to Alice's end step
      And all players pass
      Then it is Alice's upkeep
      When the game goes on to Alice's end step
      And all players pass
      Then it is Carol's upkeep

Feature: 801. Ranges of influence at larger tables

  @CR-801.5c
  Rule: 801.5c Nobody within range could choose

    Scenario: The opponent nearest to the left makes the choice
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is a limited range game
      And it is Alice's precombat main
      And Alice controls "Cuombajj Witches"
      And Eve controls "Grizzly Bears"
      And Eve controls "Hill Giant"
      When Alice activates "Cuombajj Witches" targeting "Grizzly Bears"
      Then Bob is asked to choose one from Eve, "Grizzly Bears" and "Hill Giant"
      When Bob chooses "Hill Giant"
      And all players pass
      Then "Grizzly Bears" has 1 damage marked
      And "Hill Giant" has 1 damage marked

  @CR-801.10
  Rule: 801.10 Effects within range

    @example-1
    Example: Pyroclasm damages no creature but those of the player and the two neighbors
      Given the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is a limited range game
      And Alice, Bob, Carol, Dave, Eve and Frank each control "Grizzly Bears"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Grizzly Bears" (Alice's) is in Alice's graveyard
      And "Grizzly Bears" (Bob's) is in Bob's graveyard
      And "Grizzly Bears" (Frank's) is in Frank's graveyard
      And Carol controls "Grizzly Bears" (Carol's)
      And Dave controls "Grizzly Bears" (Dave's)
      And Eve controls "Grizzly Bears" (Eve's)

  @CR-801.11
  Rule: 801.11 Information within range

    @example-1
    Example: Coat of Arms counts creatures of its controller and of the two neighbors
      Given the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is a limited range game
      And Alice controls "Coat of Arms" and "Grizzly Bears"
      And Bob and Carol each control "Runeclaw Bear"
      And Frank controls "Bear Cub"
      Then "Grizzly Bears" is 4/4

    @edition-2025
    @example-2
    Example: For a neighbor's creatures it counts the same ones, among them those that the neighbor doesn't reach
      Given the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is a limited range game
      And Alice controls "Coat of Arms" and "Grizzly Bears"
      And Frank controls "Bear Cub"
      And Bob and Carol each control "Runeclaw Bear"
      Then "Runeclaw Bear" (Bob's) is 4/4
      And "Bear Cub" is 4/4
      And "Runeclaw Bear" (Carol's) is 2/2

  @CR-801.5b
  Rule: 801.5b Choosing between options

    @example-1
    Example: An opponent who does not reach the player chooses a mode for that player
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And Alice has "Library of Lat-Nam" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Library of Lat-Nam"
      And Alice chooses Bob
      And Bob chooses 1
      And all players pass
      And the game goes on to Eve's upkeep
      And all players pass
      Then Alice has 3 cards in hand

  @CR-801.2a
  Rule: 801.2a A range of two seats

    @example-2
    Example: Two players on either side are reached, and the one opposite of six is not
      Given the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is a two-seat range game
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can cast "Shock" targeting Bob
      And Alice can cast "Shock" targeting Carol
      And Alice can cast "Shock" targeting Eve
      And Alice can cast "Shock" targeting Frank
      And Alice can't cast "Shock" targeting Dave

  @CR-801.1
  Rule: 801.1 Emperor limits ranges

    Scenario: The other emperor, three seats away, is no target, and a general two seats away is
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can cast "Shock" targeting Bob
      And Alice can't cast "Shock" targeting Dave
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

  @CR-801.18
  Rule: 801.18 Planes reach everybody

    Scenario: An ability of a plane reaches who sits opposite, and that of another permanent does not
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range Planechase game
      And these cards:
        | name             | type         | cost | text                                                            |
        | Dragon's Claw    | Artifact     | {2}  | Whenever a player casts a red spell, you may gain 1 life.       |
      And Alice has "Fields of Summer" in the command zone
      And Alice controls "Dragon's Claw"
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      When Alice passes
      And Bob passes
      And Carol casts "Shock" targeting Dave
      Then the stack, from the top, is ability of "Fields of Summer" and "Shock"
  @CR-2009-601.11
  Rule: 601.11 Information within two ranges

    @edition-2009
    @example-2009-601.11-2
    Example: In 2009 Coat of Arms counts for a neighbor's creatures only what both players reach
      Given the players are Alice, Bob, Carol, Dave, Eve and Frank
      And the game is a limited range game
      And Alice controls "Coat of Arms" and "Grizzly Bears"
      And Frank controls "Bear Cub"
      And Bob and Carol each control "Runeclaw Bear"
      Then "Runeclaw Bear" (Bob's) is 3/3
      And "Bear Cub" is 3/3
      And "Grizzly Bears" is 4/4

  @CR-2009-601.12
  Rule: 601.12 The legend rule within range

    @edition-2009
    @example-2009-601.12-1
    Example: In 2009 the legend of who reaches the other goes, and the other's stays
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And the card "Captain" is a "Legendary Creature — Human" that costs {0} of size 2/2
      And Bob controls "Captain" (first)
      And Alice has "Captain" (second) in hand
      When Alice casts "Captain" (second) and it resolves
      Then "Captain" (second) is in Alice's graveyard
      And Bob controls "Captain" (first)

    @edition-2009
    Scenario: In 2009 both go where each reaches the other
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And the card "Captain" is a "Legendary Creature — Human" that costs {0} of size 2/2
      And Bob controls "Captain" (first)
      And Alice has "Captain" (second) in hand
      When Alice casts "Captain" (second) and it resolves
      Then "Captain" (second) is in Alice's graveyard
      And "Captain" (first) is in Bob's graveyard

  @CR-2009-601.14
  Rule: 601.14 Planeswalkers within range

    @edition-2009
    Scenario Outline: In 2009 a planeswalker of the same type that <whose> controls <does>
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And the card "Wanderer" is a "Planeswalker — Jace" that costs {0} of loyalty 3
      And <whose> controls "Jace Beleren"
      And Alice has "Wanderer" in hand
      When Alice casts "Wanderer" and it resolves
      Then "Wanderer" is <there>
      And "Jace Beleren" is <here>

      Examples:
        | whose | does                   | there                | here                 |
        | Bob   | goes, and so does it   | in Alice's graveyard | in Bob's graveyard   |
        | Carol | stays beside it        | on the battlefield   | on the battlefield   |

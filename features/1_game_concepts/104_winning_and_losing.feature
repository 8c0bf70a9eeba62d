Feature: 104. Winning and losing

  @CR-104.2a
  Rule: 104.2a The last one left

    Scenario: Of three players one has won once both opponents have left the game
      Given the players are Alice, Bob and Carol
      When Bob concedes
      Then Bob has lost the game
      And the game goes on
      When Carol concedes
      Then Alice has won the game

    Scenario: What keeps a player from winning by life does nothing once no opponent is left
      Given Alice controls "Abyssal Persecutor" and "Felidar Sovereign"
      And Alice has 40 life
      And it is Bob's end step
      When the game goes on to Alice's draw step
      Then the game goes on
      When Bob concedes
      Then Alice has won the game

  @CR-104.2b
  Rule: 104.2b Winning by an effect

    Scenario: With 39 life in her upkeep Felidar Sovereign's controller does not win, and with 44 in the next one she does
      Given the players are Alice, Bob and Carol
      And Alice controls "Felidar Sovereign"
      And Alice has 39 life
      And Alice has "Chaplain's Blessing" in hand
      And Alice controls two "Plains"
      And it is Carol's end step
      When the game goes on to Alice's precombat main
      Then the game goes on
      When Alice activates "Plains" (1)
      And Alice casts "Chaplain's Blessing" and it resolves
      And the game goes on to Bob's upkeep
      Then the game goes on
      When the game goes on to Alice's draw step
      Then Alice has won the game
      And the game is over

  @CR-104.2c
  Rule: 104.2c The last team left

    Scenario: Who has lost before wins with the rest of the team
      Given Alice and Carol play together against Bob and Dave
      And Alice controls "Door to Nothingness"
      And Alice has {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} in the mana pool
      When Carol concedes
      And Dave concedes
      Then the game goes on
      When Alice activates "Door to Nothingness" targeting Bob and it resolves
      Then Alice has won the game
      And Carol has won the game
      And Dave has lost the game

    Scenario: With 2 life one player is left, and that player's team has won
      Given Alice and Carol play together against Bob and Dave
      And Alice has 1 life
      And Carol has 1 life
      And Bob has 1 life
      And Dave has 2 life
      And Alice controls "Spear Spewer"
      When Alice activates "Spear Spewer" and it resolves
      Then Dave has won the game
      And Bob has won the game
      And Alice has lost the game

  @CR-104.3a
  Rule: 104.3a Conceding

    Scenario: Platinum Angel keeps its controller from losing for want of life, and not from conceding
      Given Alice controls "Platinum Angel"
      And Alice has 1 life
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice has -1 life
      And the game goes on
      When Alice concedes
      Then Alice has lost the game
      And Bob has won the game

    Scenario: Lich's Mirror stands in for no loss that its controller chose
      Given the players are Alice, Bob and Carol
      And Alice and Bob each control "Lich's Mirror"
      And Alice has 2 life
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      When Carol casts "Shock" targeting Alice and it resolves
      Then Alice is still in the game
      And Alice has 20 life
      When Bob concedes
      Then Bob has lost the game

    Scenario: Whoever concedes is gone at once, in the middle of somebody else's turn and with a spell on the stack
      Given the players are Alice, Bob and Carol
      And Carol controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Carol concedes
      Then Carol has lost the game
      And there is no "Grizzly Bears"
      And Bob has 20 life

  @CR-104.3b
  Rule: 104.3b No life left

    Scenario Outline: Brought from <life> life to <left> by Shock, a player <what>
      Given Bob has <life> life
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has <left> life
      And Bob <result>

      Examples:
        | life | left | what                | result               |
        | 3    | 1    | plays on            | is still in the game |
        | 2    | 0    | has lost            | has lost the game    |
        | 1    | -1   | has lost            | has lost the game    |

    Scenario: Life that comes back before anybody would receive priority saves a player
      Given Alice has 2 life
      And Alice has "Vampire's Kiss" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Vampire's Kiss" targeting Alice and it resolves
      Then Alice has 2 life
      And Alice is still in the game
      And Alice controls two Bloods

  @CR-104.3c
  Rule: 104.3c No card to draw

    Scenario Outline: With <cards> in the library a player who draws two <what>
      Given Alice's library has <cards>
      And Alice has "Counsel of the Soratami" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      Then Alice <result>
      And Alice has <hand> in hand

      Examples:
        | cards   | hand    | what     | result               |
        | 1 card  | 1 card  | has lost | has lost the game    |
        | 2 cards | 2 cards | plays on | is still in the game |

  @CR-104.3d
  Rule: 104.3d Ten poison counters

    @CR-2009-102.3d
    Scenario Outline: With <before> poison counters and one more a player <what>
      Given Alice controls "Pit Scorpion"
      And Bob has <before> poison counters
      When Alice attacks Bob with "Pit Scorpion"
      And the game goes on to Alice's end of combat step
      Then Bob <result>
      And Bob has <after> poison counters

      Examples:
        | before | after | what     | result               |
        | nine   | ten   | has lost | has lost the game    |
        | eight  | nine  | plays on | is still in the game |

  @CR-104.3e
  Rule: 104.3e Losing by an effect

    Scenario: Whoever is sent through the Door to Nothingness has lost, with 20 life
      Given the players are Alice, Bob and Carol
      And Alice controls "Door to Nothingness"
      And Alice has {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} in the mana pool
      When Alice activates "Door to Nothingness" targeting Bob and it resolves
      Then Bob has lost the game
      And Carol is still in the game
      And the game goes on

    Scenario: Of two Pacts of the Titan one is paid for, and the other one loses the game
      Given Alice has "Pact of the Titan" (first) and "Pact of the Titan" (second) in hand
      And Alice controls five "Mountain"
      When Alice casts "Pact of the Titan" (first) and it resolves
      And Alice casts "Pact of the Titan" (second) and it resolves
      And the game goes on to Alice's upkeep
      And Alice orders "Pact of the Titan" (first) and "Pact of the Titan" (second)
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice activates "Mountain" (4)
      And Alice activates "Mountain" (5)
      And all players pass
      Then the game goes on
      And Alice has no mana
      When all players pass
      Then Alice has lost the game

  @CR-104.3g
  Rule: 104.3g A team loses

    Scenario: A team has lost once its last player has, and not before
      Given Alice and Carol play together against Bob and Dave
      When Bob concedes
      Then the game goes on
      And Dave is still in the game
      When Dave concedes
      Then Alice has won the game
      And Carol has won the game

  @CR-104.4d
  Rule: 104.4d All teams lose at once

    Scenario: Spear Spewer kills all who are left of both teams, and the game is a draw
      Given Alice and Carol play together against Bob and Dave
      And Alice has 1 life
      And Bob has 1 life
      And Dave has 1 life
      And Alice controls "Spear Spewer"
      When Carol concedes
      Then the game goes on
      When Alice activates "Spear Spewer" and it resolves
      Then the game is a draw

  @CR-104.3f
  Rule: 104.3f Winning and losing at once

    Scenario: Where all would lose and one of them would win for that, that one has lost
      Given the players are Alice, Bob and Carol
      And Alice controls an enchantment "Borrowed Crown" with "If an opponent would lose the game, you win the game instead."
      And the card "Last Hour" is a "Sorcery" that costs {0}:
        """
        Each player loses the game.
        """
      And Alice has "Last Hour" in hand
      When Alice casts "Last Hour" and it resolves
      Then Alice has lost the game
      And Bob and Carol are still in the game
      And the game goes on

  @CR-104.2b
  Rule: 104.2b Winning and not losing

    Scenario: Who wins because the opponent would lose, and loses nothing, has won
      Given Alice controls an enchantment "Borrowed Crown" with "If an opponent would lose the game, you win the game instead."
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Bob has 2 life
      When Bob casts "Shock" targeting Bob and it resolves
      Then Alice has won the game

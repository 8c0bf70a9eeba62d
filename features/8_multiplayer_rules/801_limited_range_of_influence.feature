Feature: 801 and 809. Limited range of influence, and emperors

  @CR-801.3
  Rule: 801.3 Whom one can attack

    Scenario: The neighbors can be attacked, and who sits two seats away can't
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And Alice controls "Hill Giant" and "Grizzly Bears"
      Then Alice can't attack Carol with "Hill Giant"
      When Alice attacks Bob with "Hill Giant" and Dave with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      And Dave has 18 life
      And Carol has 20 life

  @CR-508.7e
  Rule: 508.7e What can be reselected

    Scenario: What a neighbor defends can, and who sits two seats away can't, though who chooses reaches farther
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Eve's precombat main
      And Eve controls "Hill Giant"
      And Bob controls "Jace Beleren"
      And Dave controls three "Island"
      And Dave has "Portal Mage" in hand
      When Eve attacks Bob with "Hill Giant"
      And Eve passes
      And Bob passes
      And Dave activates "Island" (1)
      And Dave activates "Island" (2)
      And Dave activates "Island" (3)
      And Dave casts "Portal Mage" and it resolves
      And all players pass
      And Dave says yes
      Then Dave is asked to choose one from Bob and "Jace Beleren"
      When Dave chooses "Jace Beleren"
      Then "Hill Giant" is attacking "Jace Beleren"

  @CR-104.3h
  @CR-801.14
  Rule: 104.3h Winning as far as one reaches

    Background:
      Given the card "Coronation" is a "Sorcery" that costs {0}:
        """
        You win the game.
        """

    Scenario: The neighbors lose, and the game goes on with who sits farther away
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And Alice has "Coronation" in hand
      When Alice casts "Coronation" and it resolves
      Then Bob and Dave have lost the game
      And Alice and Carol are still in the game
      And the game goes on

    Scenario: Where all opponents sit beside the player, that player is the last one left and wins
      Given the players are Alice, Bob and Carol
      And the game is a limited range game
      And Alice has "Coronation" in hand
      When Alice casts "Coronation" and it resolves
      Then Bob and Carol have lost the game
      And Alice has won the game

    Scenario: Felidar Sovereign's controller defeats the neighbors, and who sits farther away plays on
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And Alice has 40 life
      And Alice controls "Felidar Sovereign"
      And it is Dave's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then Bob and Dave have lost the game
      And Alice and Carol are still in the game

  @CR-104.4e
  @CR-801.15
  Rule: 104.4e A draw as far as one reaches

    Scenario: It is a draw for the player and the neighbors, and the game goes on for the others
      Given the players are Alice, Bob, Carol, Dave and Eve
      And the game is a limited range game
      And the card "Divine Intervention" is an "Enchantment" that costs {6}{W}{W}:
        """
        This enchantment enters with two intervention counters on it.
        At the beginning of your upkeep, remove an intervention counter from this enchantment.
        When the last intervention counter is removed from this enchantment, the game is a draw.
        """
      And Alice controls "Divine Intervention" with one intervention counter
      And Bob controls "Grizzly Bears"
      And Dave controls "Hill Giant"
      And it is Eve's end step
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then the game is a draw for Alice, Bob and Eve
      And there is no "Grizzly Bears"
      And Carol and Dave are still in the game
      When the game goes on to Carol's upkeep
      And Carol concedes
      Then Dave has won the game
      And "Hill Giant" is on the battlefield

  @CR-104.4g
  Rule: 104.4g A draw for a team

    Background:
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is a limited range game
      And the card "Divine Intervention" is an "Enchantment" that costs {6}{W}{W}:
        """
        This enchantment enters with two intervention counters on it.
        At the beginning of your upkeep, remove an intervention counter from this enchantment.
        When the last intervention counter is removed from this enchantment, the game is a draw.
        """

    Scenario: Where it is one for all who are left of a team, it is one for who had lost before
      Given Alice controls "Divine Intervention" with one intervention counter
      And it is Carol's end step
      When Eve concedes
      Then Eve has lost the game
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then the game is a draw for Alice, Carol and Eve
      And Bob has won the game

  @CR-104.4e
  Rule: 104.4e A draw for one player of a team

    Scenario: Where somebody of the team plays on, who had lost before has lost
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is a limited range game
      And the card "Called Off" is a "Sorcery" that costs {0}:
        """
        The game is a draw.
        """
      And Carol has "Called Off" in hand
      When Alice concedes
      And Carol casts "Called Off" and it resolves
      Then the game is a draw for Carol and Frank
      And Alice has lost the game
      And Eve and Bob are still in the game

  @CR-104.4f
  @CR-801.16
  Rule: 104.4f A loop as far as it reaches

    Scenario: It is a draw for who controls the three enchantments of the loop and for the neighbors; the others play on
      Given the players are Alice, Bob, Carol, Dave and Eve
      And the game is a limited range game
      And the card "Oblivion Ring" is an "Enchantment" that costs {2}{W}:
        """
        When this enchantment enters, exile another target nonland permanent.
        When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.
        """
      And it is Bob's precombat main
      And Bob controls "Oblivion Ring" (first)
      And Bob has {2}{W}{2}{W} in the mana pool
      And Bob has "Oblivion Ring" (second) and "Oblivion Ring" (third) in hand
      And Eve controls "Hill Giant"
      When Bob casts "Oblivion Ring" (second) and it resolves
      And all players pass
      And all players pass
      Then "Oblivion Ring" (first) is in exile
      When Bob casts "Oblivion Ring" (third)
      And the game goes on to Bob's end step
      Then the game is a draw for Alice, Bob and Carol
      And there is no "Oblivion Ring"
      And Dave and Eve are still in the game
      When the game goes on to Dave's upkeep
      And Dave concedes
      Then Eve has won the game

  @CR-104.4b
  Rule: 104.4b A loop where everybody reaches everybody

    Scenario: It is a draw for all, also for those who sit far away
      Given the players are Alice, Bob, Carol, Dave and Eve
      And the card "Well of Joy" is an "Enchantment"
        """
        Whenever you gain life, you gain 1 life.
        """
      And the card "Sip" is an "Instant" that costs {0}:
        """
        You gain 1 life.
        """
      And Bob controls "Well of Joy"
      And Bob has "Sip" in hand
      When Bob casts "Sip"
      And the game goes on to Alice's end step
      Then the game is a draw

  @CR-104.3i
  @CR-809.2
  @CR-809.5b
  Rule: 104.3i An emperor loses

    Background:
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game

    Scenario: When the emperor concedes, the generals lose as well
      When Alice concedes
      Then Alice, Carol and Eve have lost the game
      And Dave has won the game

  @CR-104.2d
  @CR-809.5a
  Rule: 104.2d An emperor wins

    Scenario: When the other emperor concedes, the emperor has won, and so has a general who had lost before
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      When Carol concedes
      Then Carol has lost the game
      When Dave concedes
      Then Alice has won the game
      And Carol has won the game
      And Bob has lost the game

  @CR-104.3g
  Rule: 104.3g A general loses

    Scenario: When a general concedes, the emperor and the other general play on
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      When Carol concedes
      Then Carol has lost the game
      And Alice and Eve are still in the game
      And the game goes on

  @CR-104.4h
  @CR-809.5c
  Rule: 104.4h The emperor has a draw

    Scenario: A general's draw reaches the emperor, and so all of that team, but of the other team only a general
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And the card "Divine Intervention" is an "Enchantment" that costs {6}{W}{W}:
        """
        This enchantment enters with two intervention counters on it.
        At the beginning of your upkeep, remove an intervention counter from this enchantment.
        When the last intervention counter is removed from this enchantment, the game is a draw.
        """
      And Carol controls "Divine Intervention" with one intervention counter
      And it is Carol's untap step
      When the game goes on to Carol's upkeep
      And all players pass
      And all players pass
      Then the game is a draw for Alice, Carol and Eve
      And Dave has won the game

  @CR-809.3a
  Rule: 809.3a How far they reach

    Scenario Outline: Who would win as <who> defeats the opponents no more than <seats> away
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is <player>'s precombat main
      And the card "Coronation" is a "Sorcery" that costs {0}:
        """
        You win the game.
        """
      And <player> has "Coronation" in hand
      When <player> casts "Coronation" and it resolves
      Then <losers> lost the game
      And <others> still in the game

      Examples:
        | who        | seats     | player | losers             | others           |
        | an emperor | two seats | Alice  | Bob and Frank have | Dave is          |
        | a general  | one seat  | Carol  | Frank has          | Bob and Dave are |

    Scenario Outline: Felidar Sovereign of <who> defeats the opponents no more than <seats> away
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is <before>'s end step
      And <player> has 40 life
      And <player> controls "Felidar Sovereign"
      When the game goes on to <player>'s upkeep
      And all players pass
      Then <losers> lost the game
      And <others> still in the game

      Examples:
        | who        | seats     | before | player | losers             | others           |
        | an emperor | two seats | Carol  | Alice  | Bob and Frank have | Dave is          |
        | a general  | one seat  | Frank  | Carol  | Frank has          | Bob and Dave are |

  @CR-809.3c
  Rule: 809.3c Whom they attack

    Scenario: A general attacks the opponent beside, and the emperor nobody two seats away
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And Carol controls "Grizzly Bears"
      And Alice controls "Hill Giant"
      When Carol attacks Frank with "Grizzly Bears"
      And the game goes on to Carol's end of combat
      Then Frank has 18 life
      When the game goes on to Alice's precombat main
      Then Alice can't attack Frank with "Hill Giant"
      And Alice can't attack Bob with "Hill Giant"

    @example-1
    Example: No opponent sits beside an emperor as the game begins, though two generals are within reach of spells
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And Alice controls "Hill Giant"
      And Eve controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can cast "Shock" targeting Bob
      And Alice can cast "Shock" targeting Frank
      And Alice can't attack Bob with "Hill Giant"
      And Alice can't attack Frank with "Hill Giant"
      And Alice can't attack Dave with "Hill Giant"
      When Alice casts "Shock" targeting Frank and it resolves
      Then Frank has 18 life
      When the game goes on to Eve's precombat main
      And Eve attacks Bob with "Grizzly Bears"
      And the game goes on to Eve's end of combat
      Then Bob has 18 life

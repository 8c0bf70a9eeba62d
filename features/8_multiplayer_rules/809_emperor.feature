Feature: 809. Emperor

  @CR-809.2
  Rule: 809.2 The emperor sits in the middle

    Scenario: With the player in the middle the whole team loses
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      When Dave concedes
      Then Bob, Dave and Frank have lost the game
      And Alice has won the game

  @CR-809.5b
  Rule: 809.5b Without the emperor

    Scenario: The generals lose with their emperor, and not the emperor with a general
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      When Frank concedes
      Then Frank has lost the game
      And Bob and Dave are still in the game
      When Alice concedes
      Then Carol, Alice and Eve have lost the game
      And Dave has won the game

  @CR-809.2
  Rule: 809.2 Generals sit at the sides

    Scenario: Without a player at the side the two others play on
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      When Bob concedes
      Then Bob has lost the game
      And Dave and Frank are still in the game
      And the game goes on

  @CR-801.14
  Rule: 801.14 Whom an emperor defeats

    Scenario: Who would win defeats the generals within range; their emperor, farther away, plays on
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And the card "Coronation" is a "Sorcery" that costs {0}:
        """
        You win the game.
        """
      And Alice has "Coronation" in hand
      When Alice casts "Coronation" and it resolves
      Then Bob and Frank have lost the game
      And Dave is still in the game

  @CR-809.3b
  Rule: 809.3b Creatures are deployed

    Scenario: The emperor's creature goes to a general, and not to the enemy's
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And Alice controls "Grizzly Bears"
      Then Alice can't activate "Grizzly Bears" targeting Bob
      When Alice activates "Grizzly Bears" targeting Eve
      And all players pass
      Then Eve controls "Grizzly Bears"

  @CR-809.4
  Rule: 809.4 An emperor goes first

    Background:
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game

    Scenario: Nobody chooses, an emperor goes first, and turns go on to the left
      Given Dave's deck is:
        | number | card   |
        | 8      | Forest |
      When the game starts
      And Dave says no
      And Frank says no
      And Carol says no
      And Alice says no
      And Eve says no
      And Bob says no
      Then it is Dave's upkeep
      When the game goes on to Frank's upkeep
      And Dave chooses "Forest (1)"
      Then it is Frank's upkeep

    Scenario: No general can be chosen, and either emperor can
      Then Alice can start the game
      And Dave can start the game
      When Carol tries to start the game
      Then it is refused, by 809.4

  @CR-809.6
  @CR-809.6a
  Rule: 809.6a Larger teams reach farther

    @example-1
    Example: In teams of four the emperors reach three seats, the generals on their left two, and the others one
      Given Carol, Alice, Eve and Gina play together against Bob, Dave, Frank and Hugo
      And the game is an Emperor game
      And it is <player>'s precombat main
      And <player> has "Shock" in hand
      And <player> has {R} in the mana pool
      Then <player> can cast "Shock" targeting <near>
      And <player> can't cast "Shock" targeting <far>
      When <player> casts "Shock" targeting <near> and it resolves
      Then <near> has 18 life

      Examples:
        | player | near  | far   |
        | Alice  | Bob   | Dave  |
        | Alice  | Frank | Dave  |
        | Dave   | Eve   | Alice |
        | Dave   | Carol | Alice |
        | Eve    | Bob   | Dave  |
        | Frank  | Carol | Alice |
        | Carol  | Hugo  | Frank |
        | Gina   | Bob   | Dave  |
        | Bob    | Gina  | Eve   |
        | Hugo   | Carol | Alice |

  @CR-809.7
  Rule: 809.7 Hands of teammates

    Scenario: A teammate looks at the hand and casts nothing from it; an opponent doesn't even look
      Given Carol, Alice and Eve play together against Bob, Dave and Frank
      And the game is an Emperor game
      And it is Alice's precombat main
      And Alice has "Shock" in hand
      And Alice controls "Mountain"
      Then Eve can look at "Shock"
      And Bob can't look at "Shock"
      When Alice passes
      Then Eve can't cast "Shock" targeting Bob
      And Eve can't activate "Mountain"
      When Eve passes
      And Bob passes
      And Dave passes
      And Frank passes
      And Carol passes
      And the game goes on to Alice's postcombat main
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

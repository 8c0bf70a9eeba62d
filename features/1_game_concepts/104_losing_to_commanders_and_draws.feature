Feature: 104. Commanders, draws, and leaving

  @CR-104.3j
  Rule: 104.3j Damage from a commander

    Background:
      Given the game is a Commander game
      And Alice controls "Isamaru, Hound of Konda" and "Grizzly Bears"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has 40 life

    Scenario Outline: With <before> combat damage by a commander and two more a player <what>
      Given Bob has been dealt <before> combat damage by the commander "Isamaru, Hound of Konda"
      When Alice attacks Bob with "Isamaru, Hound of Konda"
      And the game goes on to Alice's end of combat step
      Then Bob has 38 life
      And Bob <result>

      Examples:
        | before | what     | result               |
        | 19     | has lost | has lost the game    |
        | 18     | plays on | is still in the game |

    Scenario: What another creature deals is not counted with it
      Given Bob has been dealt 19 combat damage by the commander "Isamaru, Hound of Konda"
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat step
      Then Bob has 38 life
      And Bob is still in the game

  @CR-104.4c
  Rule: 104.4c A draw by an effect

    Scenario: With one of its counters left Divine Intervention ends no game, and without any it leaves nobody a winner or a loser
      Given the card "Divine Intervention" is an "Enchantment" that costs {6}{W}{W}:
        """
        This enchantment enters with two intervention counters on it.
        At the beginning of your upkeep, remove an intervention counter from this enchantment.
        When the last intervention counter is removed from this enchantment, the game is a draw.
        """
      And Alice controls "Divine Intervention" with two intervention counters
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Divine Intervention" has one intervention counter
      And the stack is empty
      When the game goes on to Bob's end step
      And the game goes on to Alice's upkeep
      And all players pass
      Then the game goes on
      When all players pass
      Then the game is a draw
      And Alice is still in the game

  @CR-104.5
  Rule: 104.5 Leaving the game

    Scenario: Whoever loses leaves with all that is theirs, and the others play on
      Given the players are Alice, Bob and Carol
      And Bob has 2 life
      And Bob controls "Grizzly Bears"
      And Carol has 3 life
      And Carol controls "Hill Giant"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Carol and it resolves
      Then "Hill Giant" is on the battlefield
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has lost the game
      And there is no "Grizzly Bears"
      And "Hill Giant" is on the battlefield
      When the game goes on to Carol's upkeep
      Then it is Carol's upkeep

Feature: 800.4 Players who leave a multiplayer game

  @CR-800.4
  Rule: 800.4 The game goes on

    Scenario: Among three the game goes on when one has left, and ends when the second one leaves
      Given the players are Alice, Bob and Carol
      When Bob concedes
      Then the game goes on
      And Alice and Carol are still in the game
      When the game goes on to Carol's upkeep
      And Carol concedes
      Then Alice has won the game
      And the game is over

  @CR-800.4a
  Rule: 800.4a What happens when a player leaves

    Background:
      Given the players are Alice, Bob and Carol

    @example-1
    Example: When the player leaves who controls Mind Control, the Griffin goes back to its owner
      Given Bob controls "Assault Griffin"
      And Alice controls "Mind Control" attached to "Assault Griffin"
      When Alice would receive priority
      Then Alice controls "Assault Griffin"
      When Alice concedes
      Then Bob controls "Assault Griffin"
      And there is no "Mind Control"

    @example-1
    Example: When the owner of the Griffin leaves, it goes along, and Mind Control to a graveyard
      Given Bob controls "Assault Griffin"
      And Alice controls "Mind Control" attached to "Assault Griffin"
      When Alice would receive priority
      And Bob concedes
      And Alice would receive priority
      Then there is no "Assault Griffin"
      And "Mind Control" is in Alice's graveyard

    @example-2
    Example: The effect of Act of Treason ends when its player leaves
      Given Bob controls "Runeclaw Bear"
      And Alice has "Act of Treason" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Act of Treason" targeting "Runeclaw Bear" and it resolves
      Then Alice controls "Runeclaw Bear"
      When Alice concedes
      Then Bob controls "Runeclaw Bear"

    @edition-2025
    @example-3
    Example: What Bribery has brought leaves with its owner
      Given Bob has "Serra Angel" on top of his library
      And Alice has "Bribery" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Bribery" targeting Bob and it resolves
      And Alice chooses "Serra Angel"
      Then Alice controls "Serra Angel"
      When Bob concedes
      Then there is no "Serra Angel"

    @edition-2025
    @example-3
    Example: What Bribery has brought is exiled when its controller leaves
      Given Bob has "Serra Angel" on top of his library
      And Alice has "Bribery" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Bribery" targeting Bob and it resolves
      And Alice chooses "Serra Angel"
      And Alice concedes
      Then "Serra Angel" is in exile

    @edition-2025
    @example-4
    Example: Tokens leave with the player under whose control they entered, whoever controls Genesis Chamber
      Given Alice controls "Genesis Chamber"
      And Alice has "Memnite" (Alice's) in hand
      And Bob has "Memnite" (Bob's) in hand
      And it is Alice's precombat main
      When Alice casts "Memnite" (Alice's) and it resolves
      And all players pass
      Then Alice controls one Myr
      When the game goes on to Bob's precombat main
      And Bob casts "Memnite" (Bob's) and it resolves
      And all players pass
      Then Bob controls one Myr
      When Alice concedes
      Then Bob controls one Myr
      And "Memnite" (Alice's) has ceased to exist
      And Bob controls "Memnite" (Bob's)

    Scenario: A spell that is another player's card is exiled when the player who cast it leaves
      Given the card "Loan" is a "Sorcery" that costs {0}:
        """
        Exile the top card of target opponent's library. You may play that card this turn.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Loan" in hand
      And Alice has {R} in the mana pool
      And Bob has "Shock" on top of his library
      When Alice casts "Loan" targeting Bob and it resolves
      And Alice casts "Shock" targeting Carol
      And Alice concedes
      Then "Shock" is in exile
      And Carol has 20 life

  @CR-2009-600.4a
  Rule: 600.4a of 2009: what is left of others' things is removed from the game

    @example-2009-600.4a-3
    Example: What Bribery has brought leaves the game, whoever of the two leaves
      Given the players are Alice, Bob, Carol and Dave
      And Bob has "Wall of Wood" on top of his library
      And Alice has "Bribery" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Bribery" targeting Bob and it resolves
      And Alice chooses "Wall of Wood"
      Then Alice controls "Wall of Wood"
      When Alice concedes
      Then "Wall of Wood" is in exile
      When Bob concedes
      Then there is no "Wall of Wood"

    @example-2009-600.4a-4
    Example: The tokens of Genesis Chamber leave with its controller, in whosever hands
      Given the players are Alice, Bob and Carol
      And Alice controls "Genesis Chamber"
      And it is Bob's precombat main
      And Bob has "Grizzly Bears" in hand
      And Bob has {1}{G} in the mana pool
      When Bob casts "Grizzly Bears" and it resolves
      And all players pass
      Then Bob controls one Myr
      When Alice concedes
      Then Bob controls no Myr
      And Bob controls "Grizzly Bears"

  @CR-800.4b
  Rule: 800.4b Nothing comes under the control of who has left

    Scenario: A token that would be created under that player's control is not created
      Given the players are Alice, Bob and Carol
      And Alice controls "Genesis Chamber"
      And it is Bob's precombat main
      And Bob has "Grizzly Bears" in hand
      And Bob has {1}{G} in the mana pool
      And Alice has "Memnite" in hand
      When Bob casts "Grizzly Bears" and it resolves
      And Bob concedes
      And Carol passes
      And Alice passes
      Then there is no "Myr"
      And there is no "Myr Token"
      When the game goes on to Carol's end step
      And the game goes on to Alice's precombat main
      And Alice casts "Memnite" and it resolves
      And all players pass
      Then Alice controls one Myr

    Scenario: An object that would change to that player's control does not
      Given the players are Alice, Bob and Carol
      And Alice controls "Drooling Ogre"
      And it is Bob's precombat main
      And Bob has "Memnite" in hand
      And Carol has "Memnite" (Carol's) in hand
      When Bob casts "Memnite"
      And Bob concedes
      And Carol passes
      And Alice passes
      Then the stack is empty
      And Alice controls "Drooling Ogre"
      When the game goes on to Carol's precombat main
      And Carol casts "Memnite" (Carol's)
      And all players pass
      Then Carol controls "Drooling Ogre"

  @CR-800.4c
  Rule: 800.4c Control that ends when its default has left

    Scenario: What a player got for a turn from one who has left since is exiled as that turn ends
      Given the players are Alice, Bob and Carol
      And Bob has "Serra Angel" on top of his library
      And Carol controls "Grizzly Bears"
      And Alice has "Bribery" in hand
      And Alice has {3}{U}{U} in the mana pool
      And Carol has "Threaten" in hand
      And Carol controls three "Mountain"
      When Alice casts "Bribery" targeting Bob and it resolves
      And Alice chooses "Serra Angel"
      And the game goes on to Carol's precombat main
      And Carol activates "Mountain" (1)
      And Carol activates "Mountain" (2)
      And Carol activates "Mountain" (3)
      And Carol casts "Threaten" targeting "Serra Angel" and it resolves
      And Alice concedes
      Then Carol controls "Serra Angel"
      When the game goes on to Carol's end step
      Then Carol controls "Serra Angel"
      When the game goes on to Bob's upkeep
      Then "Serra Angel" is in exile
      And Carol controls "Grizzly Bears"

  @CR-800.4d
  Rule: 800.4d No triggered ability of who has left

    @example-1
    Example: The Specter doesn't come back when the player is gone whose ability would return it, and a Bear comes back before
      Given the players are Alice, Bob and Carol
      And Alice controls "Hypnotic Specter" and "Grizzly Bears"
      And Bob controls "Astral Slide" and two "Mountain"
      And Bob has "Desert Cerodon" (first), "Desert Cerodon" (second) in hand
      And it is Alice's upkeep
      When Alice passes
      And Bob activates "Mountain" (1)
      And Bob activates "Desert Cerodon" (first)
      And Bob chooses "Grizzly Bears"
      And all players pass
      And Bob says yes
      Then "Grizzly Bears" is in exile
      When the game goes on to Alice's end step
      And all players pass
      Then Alice controls "Grizzly Bears"
      When the game goes on to Alice's draw step
      And Alice passes
      And Bob activates "Mountain" (2)
      And Bob activates "Desert Cerodon" (second)
      And Bob chooses "Hypnotic Specter"
      And all players pass
      And Bob says yes
      Then "Hypnotic Specter" is in exile
      When Bob concedes
      And the game goes on to Alice's end step
      Then the stack is empty
      When all players pass
      Then "Hypnotic Specter" is in exile

  @CR-800.4e
  Rule: 800.4e No combat damage to who has left

    Scenario: Nothing is gained by damage to a player who has left, and as always by damage to another
      Given the players are Alice, Bob and Carol
      And Alice controls "Child of Night" (first) and "Child of Night" (second)
      When Alice attacks Bob with "Child of Night" (first) and Carol with "Child of Night" (second)
      And Bob concedes
      And the game goes on to Alice's end of combat
      Then Carol has 18 life
      And Alice has 22 life

  @CR-800.4f
  Rule: 800.4f Costs of who has left

    Scenario: Mystic Remora lets its controller draw when who would have to pay has left, and not when that player pays
      Given the players are Alice, Bob and Carol
      And it is Carol's precombat main
      And Alice controls "Mystic Remora"
      And Carol has "Shock" (first) and "Shock" (second) in hand
      And Carol has {R}{R}{R}{R}{R}{R}{R}{R}{R}{R} in the mana pool
      When Carol casts "Shock" (first) targeting Bob
      And all players pass
      And Carol says yes
      Then Alice has 0 cards in hand
      And Carol has {R}{R}{R}{R}{R} in the mana pool
      When Carol casts "Shock" (second) targeting Bob
      And Carol concedes
      And Alice passes
      And Bob passes
      And Alice says yes
      Then Alice has 1 card in hand

  @CR-800.4g
  Rule: 800.4g Choices that an object asks of who has left

    Scenario: The object's controller picks an opponent, who chooses in place of the one who has left
      Given the players are Alice, Bob, Carol and Dave
      And the card "Pandemonium" is an "Enchantment" that costs {3}{R}:
        """
        Whenever a creature enters, that creature's controller may have it deal damage equal to its power to any target of their choice.
        """
      And Alice controls "Pandemonium"
      And it is Carol's precombat main
      And Carol has "Grizzly Bears" (first) and "Grizzly Bears" (second) in hand
      And Carol has {1}{G}{1}{G} in the mana pool
      When Carol casts "Grizzly Bears" (first) and it resolves
      And Alice chooses Alice
      And all players pass
      And Carol says no
      Then Alice has 20 life
      When Carol casts "Grizzly Bears" (second) and it resolves
      And Alice chooses Alice
      And Carol concedes
      And Dave passes
      And Alice passes
      And Bob passes
      Then Alice is asked to choose one from Bob and Dave
      When Alice chooses Dave
      And Dave says yes
      Then Alice has 18 life

  @CR-800.4i
  Rule: 800.4i What is known of who has left

    Scenario: Emissary of Hope counts the artifacts that the player had as that player left
      Given the players are Alice, Bob and Carol
      And Alice controls "Emissary of Hope"
      And Bob controls "Memnite" (first), "Memnite" (second) and "Genesis Chamber"
      And Carol controls "Memnite" (Carol's)
      When Alice attacks Bob with "Emissary of Hope"
      And the game goes on to Alice's combat damage step
      And Bob concedes
      And Alice passes
      And Carol passes
      Then Alice has 23 life

    Scenario: Of a player who is there, what is so as it resolves counts
      Given the players are Alice, Bob and Carol
      And Alice controls "Emissary of Hope"
      And Bob controls "Memnite" (first), "Memnite" (second) and "Genesis Chamber"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When Alice attacks Bob with "Emissary of Hope"
      And the game goes on to Alice's combat damage step
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Shock" targeting "Memnite" (first) and it resolves
      And Bob concedes
      And Alice passes
      And Carol passes
      Then Alice has 22 life

    Scenario: What counts when somebody casts an artifact is what that player had as that player left
      Given the players are Alice, Bob and Carol
      And the card "Levy" is an "Enchantment" that costs {1}{W}:
        """
        Whenever an opponent casts an artifact spell, you gain 1 life for each creature that player controls.
        """
      And Alice controls "Levy"
      And it is Bob's precombat main
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Carol controls "Gray Ogre"
      And Bob has "Ornithopter" in hand
      When Bob casts "Ornithopter"
      And Bob concedes
      And Carol passes
      And Alice passes
      Then Alice has 22 life

  @CR-800.4j
  Rule: 800.4j A turn without an active player

    Scenario: It goes on to its end, and the next player in turn order receives priority in each step
      Given the players are Alice, Bob and Carol
      And it is Alice's upkeep
      And Bob has "Shock" in hand
      And Bob controls "Mountain"
      When Alice would receive priority
      And Alice concedes
      Then Bob has priority
      And it is Alice's upkeep
      When Bob activates "Mountain"
      And Bob casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life
      And Bob has priority
      When the game goes on to Alice's end step
      Then Bob has priority
      When the game goes on to Bob's upkeep
      Then Bob has priority

  @CR-800.4k
  Rule: 800.4k No turn of who has left

    Scenario: Neither an extra turn of that player begins nor the next one in turn order
      Given the players are Alice, Bob and Carol
      And Alice has "Time Walk" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Time Walk" and it resolves
      And Alice concedes
      And the game goes on to Alice's end step
      And Bob passes
      And Carol passes
      Then it is Bob's upkeep
      When the game goes on to Carol's end step
      And Carol passes
      And Bob passes
      Then it is Bob's upkeep

  @CR-800.4n
  Rule: 800.4n What was anted stays

    Scenario: What a player who leaves has anted stays, and all else of that player goes
      Given the players are Alice, Bob and Carol
      And the game is an Ante game
      And Alice has "Grizzly Bears" in the ante zone
      And Alice controls "Hill Giant"
      When Alice concedes
      Then "Grizzly Bears" is in Alice's ante zone
      And there is no "Hill Giant"
      When Bob concedes
      Then "Grizzly Bears" is in Carol's ante zone

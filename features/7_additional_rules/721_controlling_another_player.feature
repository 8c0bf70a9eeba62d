Feature: 721. Controlling another player

  In the game the controlled player casts, attacks and pays, and a step says so. Who decides is seen from who is
  asked, and from a step like “Alice has Bob cast …”, which fails if Bob's decisions are not Alice's.

  Background:
    Given the players are Alice, Bob and Carol
    And Alice has "Worst Fears" in hand
    And Alice controls "Hill Giant" and "Gray Ogre"
    And Bob controls "Grizzly Bears" and "Runeclaw Bear"

  @CR-721.1
  Rule: 721.1 Control lasts for one turn, the next of the player's own

    Scenario: In the next turn of the player the other one decides, and not in the one after
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Bob controls "Swamp"
      And Bob has two "Innocent Blood" in hand
      And Bob controls "Ornithopter"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood (1)" and it resolves
      Then Alice is asked to choose one from "Grizzly Bears", "Ornithopter" and "Runeclaw Bear"
      When Alice chooses "Ornithopter"
      And Alice chooses "Gray Ogre"
      Then "Ornithopter" is in Bob's graveyard
      When the game goes on to Carol's upkeep
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood (2)" and it resolves
      Then Bob is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Bob chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: In what is left of the present turn the player decides
      Given Alice has "Innocent Blood" in hand
      And Alice has {B}{B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And Alice casts "Innocent Blood" and it resolves
      And Alice chooses "Hill Giant"
      Then Bob is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Bob chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-721.1a
  Rule: 721.1a The effect that was created last works

    Background:
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Carol controls "Mindslaver"
      And Carol has {C}{C}{C}{C} in the mana pool
      And Bob has "Innocent Blood" in hand
      And Bob controls "Swamp"

    Scenario: Carol's effect came after Alice's
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And Carol activates "Mindslaver" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Carol is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Carol chooses "Grizzly Bears"
      And Alice chooses "Gray Ogre"
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Alice's effect came after Carol's
      When Carol activates "Mindslaver" targeting Bob and it resolves
      And Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Alice is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Alice chooses "Grizzly Bears"
      And Alice chooses "Gray Ogre"
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-721.1b
  Rule: 721.1b Control waits for a turn that is taken

    Scenario: The next turn is skipped, and the one after that is controlled
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Bob has "Meditate" and "Innocent Blood" in hand
      And Bob has {C}{C}{U} in the mana pool
      And Bob controls "Swamp"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And Bob casts "Meditate" and it resolves
      And the game goes on to Alice's upkeep
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Alice is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Alice chooses "Grizzly Bears"
      And Alice chooses "Gray Ogre"
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-721.3
  Rule: 721.3 Objects keep their controllers, and the player is the active player

    Scenario: In the turn of a controlled player that player plays a land, and the other one doesn't
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Alice has "Swamp" in hand
      And Bob has "Forest" in hand
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      Then Alice can look at "Forest"
      And Alice can't play "Swamp"
      And Bob can play "Forest"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When the game goes on to Alice's precombat main phase
      Then Alice can play "Swamp"

  @CR-721.4
  Rule: 721.4 Both see what the player sees

    Background:
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Alice has "Swamp" in hand
      And Bob has "Forest" in hand
      And Bob controls a face-down "Ascending Aven"

    @example-1
    Example: The controller sees the hand of the player, and what the face-down creatures are
      When Alice casts "Worst Fears" targeting Bob and it resolves
      Then Alice can't look at "Forest" and "Ascending Aven"
      When the game goes on to Bob's precombat main phase
      Then Alice can look at "Forest" and "Ascending Aven"
      And Bob can look at "Forest" and "Ascending Aven"
      And Carol can't look at "Forest" and "Ascending Aven"
      And Bob can't look at "Swamp"
      When the game goes on to Carol's upkeep
      Then Alice can't look at "Forest" and "Ascending Aven"

  @CR-721.5
  Rule: 721.5 The controller makes every decision

    Background:
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool

    @example-1
    Example: The controller says what is cast, at which target, and what is decided as it resolves
      Given Bob has "Shock" and "Geth's Verdict" in hand
      And Bob controls "Ornithopter"
      And Bob controls two "Swamp" and "Mountain"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Alice has Bob activate "Mountain"
      And Alice has Bob cast "Shock" targeting "Grizzly Bears" and it resolves
      And Alice has Bob activate "Swamp (1)"
      And Alice has Bob activate "Swamp (2)"
      And Alice has Bob cast "Geth's Verdict" targeting Bob and it resolves
      Then Alice is asked to choose one from "Ornithopter" and "Runeclaw Bear"
      When Alice chooses "Runeclaw Bear"
      Then "Grizzly Bears" and "Runeclaw Bear" are in Bob's graveyard
      And Bob has 19 life

    @example-2
    Example: The controller says who attacks, what is attacked, and how combat damage is assigned
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Alice has Bob attack Alice with "Grizzly Bears" and Carol with "Runeclaw Bear"
      And Alice blocks "Grizzly Bears" with "Hill Giant" and "Gray Ogre"
      And all players pass
      Then Alice is asked to choose one from "Hill Giant" and "Gray Ogre"
      When Alice chooses "Gray Ogre"
      And Alice chooses "Gray Ogre"
      Then "Gray Ogre" is in Alice's graveyard
      And "Hill Giant" has no damage marked
      And Carol has 18 life

  @CR-721.5a
  Rule: 721.5a Costs for the player are paid with what that player has

    Background:
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool

    Scenario: Who controls the player has no mana for that player's spells
      Given Bob has "Shock" and "Mountain" in hand
      And Alice controls "Great Furnace"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Alice activates "Great Furnace"
      And Bob tries to cast "Shock" targeting Carol
      Then it is refused
      When Bob plays "Mountain"
      And Bob activates "Mountain"
      And Bob casts "Shock" targeting Carol and it resolves
      Then Carol has 18 life
      And Alice has {R} in the mana pool

    @example-1
    Example: The card that is discarded as a cost comes from the hand of the player
      Given Bob has "Thrill of Possibility", "Forest" and "Island" in hand
      And Bob controls "Mountain" and "Great Furnace"
      And Alice has "Swamp" in hand
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Mountain"
      And Bob activates "Great Furnace"
      And Bob casts "Thrill of Possibility"
      Then Alice can choose "Forest" and "Island"
      And Alice can't choose "Swamp"
      When Alice chooses "Island"
      Then "Island" is in Bob's graveyard
      And "Swamp" is in Alice's hand

  @CR-721.6
  Rule: 721.6 The player may concede all the same

    Scenario: Who is controlled concedes, and so does who controls
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob concedes
      Then Bob has lost the game
      And Alice has 20 life

  @CR-721.5 @CR-721.8
  Rule: 721.8 The controller makes their own decisions as well

    Scenario: For a spell that asks each player the controller is asked twice
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Bob has "Innocent Blood" in hand
      And Bob controls "Swamp"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      And Alice chooses "Grizzly Bears"
      Then Alice is asked to choose one from "Hill Giant" and "Gray Ogre"
      When Alice chooses "Gray Ogre"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Gray Ogre" is in Alice's graveyard
      And Bob controls "Runeclaw Bear"

  @CR-721.9
  Rule: 721.9 A player may control themselves

    Scenario: Who got control of themselves last decides as ever
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Bob has "Innocent Blood" in hand
      And Bob controls "Swamp" and "Mindslaver"
      And Bob has {C}{C}{C}{C} in the mana pool
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And Bob activates "Mindslaver" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Bob is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Bob chooses "Grizzly Bears"
      And Alice chooses "Gray Ogre"
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-800.4a
  Rule: 800.4a Who leaves controls no player any more

    Scenario: Once the controller has left, the player decides again
      Given Alice has {B}{C}{C}{C}{C}{C}{C}{C} in the mana pool
      And Bob has "Innocent Blood" in hand
      And Bob controls "Swamp"
      When Alice casts "Worst Fears" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Alice concedes
      And Bob activates "Swamp"
      And Bob casts "Innocent Blood" and it resolves
      Then Bob is asked to choose one from "Grizzly Bears" and "Runeclaw Bear"
      When Bob chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Bob's graveyard

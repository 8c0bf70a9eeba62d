Feature: 703. Turn-Based Actions

  Background:
    Given these cards:
      | name                       | type                             | cost    | size | text                                                                                      |
      | Kami of the Crescent Moon  | Legendary Creature — Spirit      | {U}{U}  | 1/3  | At the beginning of each player's draw step, that player draws an additional card.         |
      | Goblin Rabblemaster        | Creature — Goblin Warrior        | {2}{R}  | 2/2  | Other Goblin creatures you control attack each combat if able.\nAt the beginning of combat on your turn, create a 1/1 red Goblin creature token with haste.\nWhenever this creature attacks, it gets +1/+0 until end of turn for each other attacking Goblin. |
      | Palace Guard               | Creature — Human Soldier         | {2}{W}  | 1/4  | This creature can block any number of creatures.                                          |
      | Mind Rot                   | Sorcery                          | {2}{B}  |      | Target player discards two cards.                                                         |
      | Upwelling                  | Enchantment                      | {3}{G}  |      | Players don't lose unspent mana as steps and phases end.                                  |
      | Sand Golem                 | Artifact Creature — Golem        | {5}     | 3/3  | When a spell or ability an opponent controls causes you to discard this card, return this card from your graveyard to the battlefield with a +1/+1 counter on it at the beginning of the next end step. |

  @CR-703.1 @CR-703.1a @CR-703.3 @CR-703.4d
  Rule: 703.1 By themselves, without the stack, and before what triggers

    Background:
      Given Bob controls "Kami of the Crescent Moon"
      And Alice has "Shock" and "Mountain" on top of her library

    Scenario: The card of the turn is in hand while the ability for a further one still waits
      When the game goes on to Alice's draw step
      Then "Shock" is in Alice's hand
      And the stack, from the top, is "ability of Kami of the Crescent Moon"
      And Alice has priority
      And "Mountain" is in Alice's library
      When all players pass
      Then "Mountain" is in Alice's hand

    Scenario: What was drawn by itself can be cast before the ability resolves
      Given Alice controls "Mountain" (hers)
      When the game goes on to Alice's draw step
      And Alice activates "Mountain" (hers)
      And Alice casts "Shock" targeting "Kami of the Crescent Moon"
      Then the stack, from the top, is "Shock" and "ability of Kami of the Crescent Moon"

  @CR-703.2
  Rule: 703.2 Nobody has done it

    Scenario: A golem that is discarded in cleanup stays away, and one that an opponent's spell takes comes back
      Given Alice has "Sand Golem" (first), "Sand Golem" (second) and seven "Forest" in hand
      And Bob has "Mind Rot" in hand
      And Bob controls three "Swamp"
      When the game goes on to Alice's end step
      And all players pass
      And Alice chooses "Sand Golem" (first) and "Forest" (1)
      And the game goes on to Bob's precombat main
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Mind Rot" targeting Alice and it resolves
      And Alice chooses "Sand Golem" (second) and "Forest" (2)
      And all players pass
      And the game goes on to Bob's end step
      And all players pass
      Then "Sand Golem" (second) is on the battlefield
      And "Sand Golem" (second) is 4/4
      And "Sand Golem" (first) is in Alice's graveyard

  @CR-703.4a @CR-703.4c
  Rule: 703.4a Phasing first, and untapping last

    Scenario: One that comes in as the step begins untaps in it, and one that goes out stays tapped
      Given Alice controls a tapped "Sandbar Crocodile" (first) and a tapped "Grizzly Bears"
      When the game goes on to Alice's upkeep
      Then "Sandbar Crocodile" (first) is phased out
      And "Grizzly Bears" is untapped
      When the game goes on to Bob's upkeep
      Then "Sandbar Crocodile" (first) is phased out
      When the game goes on to Alice's upkeep
      Then "Sandbar Crocodile" (first) is phased in
      And "Sandbar Crocodile" (first) is untapped

    Scenario: In another player's untap step neither happens to hers
      Given Alice controls a tapped "Grizzly Bears" and "Sandbar Crocodile"
      And Bob controls a tapped "Hill Giant"
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is tapped
      And "Sandbar Crocodile" is phased in
      And "Hill Giant" is untapped
      When the game goes on to Alice's upkeep
      Then "Grizzly Bears" is untapped
      And "Sandbar Crocodile" is phased out

  @CR-703.4b
  Rule: 703.4b Day and night are looked at

    Background:
      Given Alice has "Firmament Sage" in hand
      And Bob has "Ornithopter" in hand
      And Alice has {3}{U} in the mana pool

    Scenario: After a turn without a spell it becomes night before the upkeep begins
      When Alice casts "Firmament Sage" and it resolves
      And the game goes on to Bob's upkeep
      Then the stack is empty
      When the game goes on to Alice's upkeep
      Then the stack, from the top, is "ability of Firmament Sage"

    Scenario: After a turn in which its player cast one it doesn't
      When Alice casts "Firmament Sage" and it resolves
      And the game goes on to Bob's precombat main
      And Bob casts "Ornithopter" and it resolves
      And the game goes on to Alice's upkeep
      Then the stack is empty
      When the game goes on to Bob's upkeep
      Then the stack, from the top, is "ability of Firmament Sage"

  @CR-703.4e @CR-703.4f
  Rule: 703.4e The scheme, and then the lore counter

    Background:
      Given the game is an Archenemy game
      And the card "Look Skyward and Despair" is a "Scheme":
        """
        When you set this scheme in motion, create a 5/5 red Dragon creature token with flying.
        """
      And Alice has "Look Skyward and Despair" in her scheme deck
      And Alice controls "History of Benalia" with one lore counter

    Scenario: Both happen as the precombat main phase begins, and what they trigger waits
      Given it is Alice's draw step
      When all players pass
      And Alice orders "Look Skyward and Despair" and "History of Benalia"
      Then it is Alice's precombat main
      And "History of Benalia" has two lore counters
      And the stack, from the top, is "ability of History of Benalia" and "ability of Look Skyward and Despair"

  @CR-703.4h
  Rule: 703.4h The defending player, before what triggers as combat begins

    Scenario: While Alice chooses, her ability hasn't been put on the stack
      Given the players are Alice, Bob and Carol
      And the game is a one-defender game
      And Alice controls "Goblin Rabblemaster"
      When the game goes on to Alice's beginning of combat step
      Then Alice is asked to choose one from Bob and Carol
      And the stack is empty
      When Alice chooses Carol
      Then the stack, from the top, is "ability of Goblin Rabblemaster"

  @CR-703.4i
  Rule: 703.4i Attackers, as their step begins

    Background:
      Given Alice controls "Juggernaut" and "Grizzly Bears"

    Scenario: Nobody gets priority in that step before they attack
      Given it is Alice's beginning of combat
      When all players pass
      Then it is Alice's declare attackers step
      And "Juggernaut" is attacking Bob
      And "Grizzly Bears" is untapped

    Scenario: Once they attack, players may cast spells
      Given Bob has "Shock" in hand
      And Bob controls "Mountain"
      When Alice attacks with "Grizzly Bears" and "Juggernaut"
      Then the stack is empty
      And Alice has priority
      When Alice passes
      And Bob activates "Mountain"
      And Bob casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And "Juggernaut" is attacking Bob

  @CR-703.4j
  Rule: 703.4j Blockers, as their step begins

    Background:
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Giant Growth" in hand
      And Bob has {G} in the mana pool

    Scenario: Once they block, and before anyone acts in that step, the attacker is blocked
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then it is Alice's declare blockers step
      And the stack is empty
      And Alice has priority
      And "Hill Giant" is blocking "Grizzly Bears"

  @CR-703.4k @CR-703.4m
  Rule: 703.4k Damage is assigned by one player after the other, and dealt at once

    Background:
      Given Alice controls "Grizzly Bears" and "Muck Rats"
      And Bob controls "Palace Guard" and "Hill Giant"

    Scenario: The attacking player says first, then the other one, and only then is damage dealt
      When Alice attacks with "Grizzly Bears" and "Muck Rats"
      And Bob blocks "Grizzly Bears" with "Palace Guard" and "Hill Giant" and "Muck Rats" with "Palace Guard"
      And all players pass
      Then Alice is asked to choose one from "Palace Guard" and "Hill Giant"
      When Alice chooses "Hill Giant"
      And Alice chooses "Palace Guard"
      Then Bob is asked to choose one from "Grizzly Bears" and "Muck Rats"
      And "Hill Giant" has no damage marked
      When Bob chooses "Muck Rats"
      Then "Hill Giant" has 1 damage marked
      And "Palace Guard" has 2 damage marked
      And "Grizzly Bears" and "Muck Rats" are in Alice's graveyard

    Scenario: Where nobody has anything to divide it is dealt without a question
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And all players pass
      Then Alice is asked nothing
      And "Hill Giant" has 2 damage marked
      And "Grizzly Bears" is in Alice's graveyard

  @CR-703.4n @CR-703.4p
  Rule: 703.4n The discard first, then the end of damage and of effects

    Scenario: While Alice chooses what to discard, her bear is still grown and hurt
      Given Alice controls "Grizzly Bears" with 1 damage
      And Alice has "Giant Growth" and eight "Forest" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then Alice is asked to choose one from "Forest" (1), "Forest" (2), "Forest" (3), "Forest" (4), "Forest" (5), "Forest" (6), "Forest" (7) and "Forest" (8)
      And "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 1 damage marked
      When Alice chooses "Forest" (3)
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage marked
      And Alice has 7 cards in hand

  @CR-703.4p
  Rule: 703.4p In each cleanup step

    Scenario: With seven cards nobody is asked, and all the same both end
      Given Alice controls "Grizzly Bears" with 1 damage
      And Alice has "Giant Growth" and seven "Forest" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's end step
      Then "Grizzly Bears" is 5/5
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage marked
      And Alice has 7 cards in hand

  @CR-703.4q
  Rule: 703.4q Mana, as each step ends

    Scenario: What was made in the upkeep stays as long as an effect says so, and then goes with the step
      Given Alice controls "Forest" (first), "Forest" (second), "Forest" (third) and "Upwelling"
      And Alice has "Naturalize" in hand
      And it is Alice's upkeep
      When Alice activates "Forest" (first)
      And Alice activates "Forest" (second)
      And Alice activates "Forest" (third)
      And all players pass
      Then it is Alice's draw step
      And Alice has {G}{G}{G} in the mana pool
      When Alice casts "Naturalize" targeting "Upwelling" and it resolves
      Then Alice has {G} in the mana pool
      When all players pass
      Then it is Alice's precombat main
      And Alice has no mana

Feature: 101. The Magic Golden Rules

  @CR-101.2
  Rule: 101.2 Can't wins over can

    Background:
      Given Alice has "Forest" and "Explore" in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Turf Wound" in hand
      And Bob has {2}{R} in the mana pool
      And Alice's library has 10 cards

    @example-1
    Example: An additional land may be played, and lands can't be: none is
      When Alice casts "Explore" and it resolves
      Then Alice can play "Forest"
      When Bob casts "Turf Wound" targeting Alice and it resolves
      And Alice tries to play "Forest"
      Then it is refused, by 101.2

    Scenario: It makes no difference which of them came last, and the next turn is free of it
      When Bob casts "Turf Wound" targeting Alice and it resolves
      And Alice casts "Explore" and it resolves
      Then Alice can't play "Forest", by 101.2
      When the game goes on to Bob's end step
      And the game goes on to Alice's precombat main
      Then Alice can play "Forest"

    Scenario: A spell that says that it can't be copied is not copied, and another one is
      Given the card "See Double" is an "Instant" that costs {2}{U}{U}:
        """
        This spell can't be copied.
        Choose one. If an opponent has eight or more cards in their graveyard, you may choose both instead.
        • Copy target spell. You may choose new targets for the copy.
        • Create a token that's a copy of target creature.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "See Double" and "Shock" in hand
      And Alice has {2}{U}{U}{R} in the mana pool
      And Bob has "Twincast" (first) and "Twincast" (second) in hand
      And Bob has {U}{U}{U}{U} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Bob casts "Twincast" (first) targeting "Shock" and it resolves
      And Bob chooses Bob
      Then the stack, from the top, is "copy of Shock" and "Shock"
      When all players pass
      And all players pass
      And Alice casts "See Double" targeting "Grizzly Bears" choosing mode 2
      And Bob casts "Twincast" (second) targeting "See Double" and it resolves
      Then the stack, from the top, is "See Double"

  @CR-101.2a
  Rule: 101.2a Abilities given and taken

    Scenario: What a creature has lost it can gain again, in whichever order it is said
      Given Alice controls "Wind Drake" and "Cloud Sprite"
      And Alice has "Turn to Frog" (first), "Turn to Frog" (second), "Leap" (first) and "Leap" (second) in hand
      And Alice has {1}{U}{1}{U}{U}{U} in the mana pool
      When Alice casts "Turn to Frog" (first) targeting "Wind Drake" and it resolves
      And Alice casts "Leap" (first) targeting "Wind Drake" and it resolves
      Then "Wind Drake" has flying
      When Alice casts "Leap" (second) targeting "Cloud Sprite" and it resolves
      And Alice casts "Turn to Frog" (second) targeting "Cloud Sprite" and it resolves
      Then "Cloud Sprite" doesn't have flying

  @CR-101.3
  Rule: 101.3 What can't be done

    Scenario: Of three cards two are discarded, and of one the one
      Given Bob has "Forest", "Plains" and "Swamp" in hand
      And Alice has "Mind Rot" (first) and "Mind Rot" (second) in hand
      And Alice has {2}{B}{2}{B} in the mana pool
      When Alice casts "Mind Rot" (first) targeting Bob and it resolves
      And Bob chooses "Forest" and "Plains"
      Then "Swamp" is in Bob's hand
      When Alice casts "Mind Rot" (second) targeting Bob and it resolves
      Then "Swamp" is in Bob's graveyard

  @CR-101.4
  Rule: 101.4 Choosing in turn order

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Runeclaw Bear" and "Gray Ogre"
      And Carol controls "Balduvian Bears" and "Goblin Piker"

    Scenario: Each may put a card onto the battlefield, and who has none that may be is not asked
      Given the card "Show and Tell" is a "Sorcery" that costs {2}{U}
        """
        Each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield.
        """
      And Alice has "Show and Tell" and "Serra Angel" in hand
      And Bob has "Shock" in hand
      And Carol has "Forest" and "Wind Drake" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Show and Tell" and it resolves
      And Alice says yes
      Then Carol is asked to choose one from yes and no
      When Carol says yes
      And Carol chooses "Wind Drake"
      Then Alice controls "Serra Angel"
      And Carol controls "Wind Drake"
      And "Forest" is in Carol's hand
      And "Shock" is in Bob's hand

    @example-1
    Example: All choose what to sacrifice, the active player first, and then all of it is sacrificed
      Given it is Bob's precombat main
      And Bob has "Innocent Blood" in hand
      And Bob has {B} in the mana pool
      When Bob casts "Innocent Blood" and it resolves
      Then Bob is asked to choose one from "Runeclaw Bear" and "Gray Ogre"
      When Bob chooses "Gray Ogre"
      Then Carol is asked to choose one from "Balduvian Bears" and "Goblin Piker"
      When Carol chooses "Goblin Piker"
      Then Alice is asked to choose one from "Grizzly Bears" and "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Gray Ogre" is in Bob's graveyard
      And "Goblin Piker" is in Carol's graveyard
      And "Hill Giant" is in Alice's graveyard

    @CR-101.4b
    Scenario: Those who choose later know what the others have chosen
      Given Alice has "Innocent Blood" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Innocent Blood" and it resolves
      And Alice chooses "Grizzly Bears"
      Then Bob knows that Alice has chosen "Grizzly Bears"
      And Bob doesn't know that Alice has chosen "Hill Giant"
      When Bob chooses "Runeclaw Bear"
      Then Carol knows that Alice has chosen "Grizzly Bears"
      And Carol knows that Bob has chosen "Runeclaw Bear"
      When Carol chooses "Balduvian Bears"
      Then "Balduvian Bears" is in Carol's graveyard

  @CR-101.4a
  Rule: 101.4a Chosen face down

    Scenario: What is chosen from a hand stays face down until all have chosen
      Given Alice has "Delirium Skeins", "Forest", "Plains", "Swamp" and "Island" in hand
      And Alice has {2}{B} in the mana pool
      And Bob has "Grizzly Bears", "Hill Giant", "Gray Ogre" and "Shock" in hand
      When Alice casts "Delirium Skeins" and it resolves
      And Alice chooses "Forest", "Plains" and "Swamp"
      Then Bob doesn't know that Alice has chosen "Forest"
      When Bob chooses "Grizzly Bears", "Hill Giant" and "Gray Ogre"
      Then "Forest" is in Alice's graveyard
      And "Shock" is in Bob's hand

  @CR-101.4c
  Rule: 101.4c Several choices of one player

    @CR-2009-103.4c
    Scenario Outline: For what enters together the choices are made in the order that their player likes: <first> first
      Given Alice has "Replenish" in hand
      And Alice has {3}{W} in the mana pool
      And Alice has "Story Circle" and "Rally the Ranks" in her graveyard
      When Alice casts "Replenish" and it resolves
      Then Alice is asked to choose two from "Story Circle" and "Rally the Ranks"
      When Alice chooses <first> and <second>
      Then Alice can choose "<one>"
      And Alice can't choose "<other>"
      When Alice chooses "<one>"
      And Alice chooses "<other>"
      And Alice chooses <first> and <second>
      Then "Story Circle" and "Rally the Ranks" are on the battlefield
      And the color chosen for "Story Circle" is red

      Examples:
        | first             | second            | one    | other  |
        | "Rally the Ranks" | "Story Circle"    | Goblin | red    |
        | "Story Circle"    | "Rally the Ranks" | red    | Goblin |

  @CR-101.4d
  Rule: 101.4d From the start again

    Background:
      Given the players are Alice, Bob, Carol and Dave
      And Alice has "Sizzle" in hand
      And Alice has {2}{R} in the mana pool

    Scenario: Where what Bob chooses makes the active player choose, she does so before Carol's choice that was left
      Given Alice controls "Phantom Wurm" with four +1/+1 counters and "Vigor"
      And Bob controls "Urza's Armor" (Bob's) and "Pariah" (Bob's) attached to "Phantom Wurm"
      And Carol controls "Grizzly Bears", "Urza's Armor" (Carol's) and "Pariah" (Carol's) attached to "Grizzly Bears"
      When Alice casts "Sizzle" and it resolves
      And Bob chooses "Pariah (Bob's) replaces it"
      Then Alice is asked to choose one from "damage to Phantom Wurm is prevented by Phantom Wurm" and "damage to Phantom Wurm is prevented by Vigor"
      And Carol is asked nothing
      When Alice chooses "damage to Phantom Wurm is prevented by Vigor"
      And Carol chooses "Pariah (Carol's) replaces it"
      Then "Phantom Wurm" has seven +1/+1 counters
      And "Grizzly Bears" is in Carol's graveyard
      And Dave has 17 life

  @CR-101.4
  Rule: 101.4 A choice that comes up for a later player

    Background:
      Given the players are Alice, Bob, Carol and Dave
      And Alice has "Sizzle" in hand
      And Alice has {2}{R} in the mana pool

    Scenario: Where what Bob chooses makes Dave choose, Carol's choice comes first all the same
      Given Dave controls "Phantom Wurm" with four +1/+1 counters and "Vigor"
      And Bob controls "Urza's Armor" (Bob's) and "Pariah" (Bob's) attached to "Phantom Wurm"
      And Carol controls "Grizzly Bears", "Urza's Armor" (Carol's) and "Pariah" (Carol's) attached to "Grizzly Bears"
      When Alice casts "Sizzle" and it resolves
      And Bob chooses "Pariah (Bob's) replaces it"
      Then Carol can choose "Pariah (Carol's) replaces it"
      And Dave is asked nothing
      When Carol chooses "Pariah (Carol's) replaces it"
      And Dave chooses "damage to Phantom Wurm is prevented by Phantom Wurm"
      Then "Phantom Wurm" has three +1/+1 counters
      And "Grizzly Bears" is in Carol's graveyard
      And Dave has 17 life

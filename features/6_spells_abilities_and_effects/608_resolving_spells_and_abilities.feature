Feature: 608. Resolving Spells and Abilities

  Background:
    Given these cards:
      | name        | type    | cost | text                                              |
      | Rise        | Sorcery | {0}  | You gain 3 life.                                  |
      | Lesser Jolt | Instant | {0}  | Lesser Jolt deals 2 damage to any target.         |
      | Warder      | Instant | {0}  | Target creature gains hexproof until end of turn. |

  @CR-608.1
  Rule: 608.1 The top of the stack resolves when all players have passed

    Scenario: What was put on the stack last resolves first, one at each round of passes
      Given Alice has "Sacred Nectar" in hand
      And Bob has "Shock" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Sacred Nectar"
      And Bob casts "Shock" targeting Alice
      And all players pass
      Then Alice has 18 life
      And the stack, from the top, is "Sacred Nectar"
      When all players pass
      Then Alice has 22 life

    Scenario: One player's pass resolves nothing
      Given Alice has "Sacred Nectar" in hand
      And Alice has {C}{W} in the mana pool
      When Alice casts "Sacred Nectar"
      And Alice passes
      Then the stack, from the top, is "Sacred Nectar"
      And Alice has 20 life
      And Bob has priority

  @CR-608.2
  Rule: 608.2 The steps of a resolution in their order

    Scenario: The instructions are followed while the spell is on the stack, and it leaves the stack last
      Given the card "Feast of Flesh" is a "Sorcery" that costs {B}:
        """
        Feast of Flesh deals X damage to target creature and you gain X life, where X is 1 plus the number of cards named Feast of Flesh in all graveyards.
        """
      And Alice has "Feast of Flesh" in hand
      And Alice controls a 1/1 creature "Muck Rats"
      And Alice has {B} in the mana pool
      When Alice casts "Feast of Flesh" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is in Alice's graveyard
      And Alice has 21 life
      And "Feast of Flesh" is in Alice's graveyard

  @CR-608.2a
  Rule: 608.2a An intervening "if" is looked at again

    Scenario Outline: The ability does what it says only if its condition still holds
      Given Alice controls a 1/1 creature "Elf" and an enchantment "Vigil" with "Whenever you cast a spell, if you control a creature, you gain 4 life."
      And Bob has "Murder" and "Lesser Jolt" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has "Rise" in hand
      When Alice casts "Rise"
      And Bob casts "<spell>" targeting <target> and it resolves
      And all players pass
      Then Alice has <life> life
      And "<spell>" is in Bob's graveyard

      Examples:
        | spell       | target | life |
        | Murder      | "Elf"  | 20   |
        | Lesser Jolt | Bob    | 24   |

  @CR-608.2b
  Rule: 608.2b Targets are looked at again

    @example-1
    Example: Sorin's Thirst does nothing at all when its creature is no longer a legal target
      Given the card "Ward of Night" is an "Instant" that costs {0}
        """
        Target creature gains protection from black until end of turn.
        """
      And Alice has "Sorin's Thirst" in hand
      And Alice has {B}{B} in the mana pool
      And Bob controls a 2/2 creature "Ox"
      And Bob has "Ward of Night" in hand
      When Alice casts "Sorin's Thirst" targeting "Ox"
      And Bob casts "Ward of Night" targeting "Ox" and it resolves
      And all players pass
      Then Alice has 20 life
      And "Ox" has 0 damage marked
      And "Sorin's Thirst" is in Alice's graveyard

    Scenario: A player who has left the game is no target any more
      Given the players are Alice, Bob and Carol
      And the card "Lightning Helix" is an "Instant" that costs {R}{W}:
        """
        This spell deals 3 damage to any target and you gain 3 life.
        """
      And Alice has "Lightning Helix" (1) and "Lightning Helix" (2) in hand
      And Alice has {R}{W}{R}{W} in the mana pool
      When Alice casts "Lightning Helix" (1) targeting Carol
      And Carol concedes
      And all players pass
      Then "Lightning Helix" (1) is in Alice's graveyard
      And Alice has 20 life
      When Alice casts "Lightning Helix" (2) targeting Bob and it resolves
      Then Bob has 17 life
      And Alice has 23 life

    Scenario: Sorin's Thirst does all it says while its target is legal
      Given Alice has "Sorin's Thirst" in hand
      And Alice has {B}{B} in the mana pool
      And Bob controls "Elvish Warrior"
      When Alice casts "Sorin's Thirst" targeting "Elvish Warrior" and it resolves
      Then Alice has 22 life
      And "Elvish Warrior" has 2 damage marked

    @example-2 @CR-2009-413.2a
    Example: Plague Spores spares the creature and destroys the land that it is as well
      Given the card "Blacken" is an "Instant" that costs {0}
        """
        Target creature becomes black until end of turn.
        """
      And Alice has "Plague Spores" in hand
      And Alice has {4}{B}{R} in the mana pool
      And Bob controls "Dryad Arbor"
      And Bob has "Blacken" in hand
      When Alice casts "Plague Spores" targeting "Dryad Arbor" and "Dryad Arbor"
      And Bob casts "Blacken" targeting "Dryad Arbor" and it resolves
      And all players pass
      Then "Dryad Arbor" is in Bob's graveyard

    Scenario: Of two targets the one that is still legal is affected alone
      Given the card "Twin Fangs" is an "Instant" that costs {0}
        """
        Destroy target creature and target artifact.
        """
      And Alice has "Twin Fangs" in hand
      And Bob controls a 2/2 creature "Ox" and an artifact "Relic"
      And Bob has "Warder" in hand
      When Alice casts "Twin Fangs" targeting "Ox" and "Relic"
      And Bob casts "Warder" targeting "Ox" and it resolves
      And all players pass
      Then "Relic" is in Bob's graveyard
      And "Ox" is on the battlefield

    Scenario: What has to be known of an illegal target is not known, and what needs it does not happen
      Given the card "Drain" is an "Instant" that costs {0}
        """
        Destroy target artifact. You gain X life, where X is target creature's toughness.
        """
      And Alice has "Drain" in hand
      And Bob controls a 2/4 creature "Ox" and an artifact "Relic"
      And Bob has "Warder" in hand
      When Alice casts "Drain" targeting "Relic" and "Ox"
      And Bob casts "Warder" targeting "Ox" and it resolves
      And all players pass
      Then "Relic" is in Bob's graveyard
      And Alice has 20 life

    Scenario: A target that left and came back is another object
      Given the card "Essence Flux" is an "Instant" that costs {U}:
        """
        Exile target creature you control, then return that card to the battlefield under its owner's control. If it's a Spirit, put a +1/+1 counter on it.
        """
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob controls a 2/2 creature "Bear Cub"
      And Bob has "Essence Flux" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Murder" targeting "Bear Cub"
      And Bob casts "Essence Flux" targeting "Bear Cub" and it resolves
      And all players pass
      Then "Bear Cub" is on the battlefield
      And "Essence Flux" is in Bob's graveyard

    Scenario: An ability whose source is gone is judged by what the source was last
      Given the card "Ash Wand" is an "Artifact" that costs {0} in red
        """
        Sacrifice this artifact: Tap target creature.
        """
      And the card "Ward of Fire" is an "Instant" that costs {0}
        """
        Target creature gains protection from red until end of turn.
        """
      And Alice controls "Ash Wand"
      And Bob controls a 2/2 creature "Ox"
      And Bob has "Ward of Fire" in hand
      When Alice activates "Ash Wand" targeting "Ox"
      And Bob casts "Ward of Fire" targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is untapped
      And "Ward of Fire" is in Bob's graveyard

  @CR-608.2c
  Rule: 608.2c Instructions in the order written

    Scenario Outline: The order of the sentences decides
      Given the card "Fated Gift" is a "Sorcery" that costs {0}
        """
        <text>
        """
      And Alice controls a 1/1 creature "Elf"
      And Alice has "Fated Gift" in hand
      When Alice casts "Fated Gift" and it resolves
      Then Alice has <life> life

      Examples:
        | text                                                                                              | life |
        | Create a 1/1 red Goblin creature token. You gain X life, where X is the number of creatures you control. | 22   |
        | You gain X life, where X is the number of creatures you control. Create a 1/1 red Goblin creature token. | 21   |

    @CR-2009-413.2b
    Scenario: A later sentence changes what an earlier one does
      Given the card "Terror" is an "Instant" that costs {1}{B}
        """
        Destroy target nonartifact, nonblack creature. It can't be regenerated.
        """
      And Alice has "Terror" in hand
      And Alice has {1}{B} in the mana pool
      And Bob controls a 2/1 creature "River Boa"
      And Bob has {G} in the mana pool
      When Alice casts "Terror" targeting "River Boa"
      And Bob activates "River Boa" and it resolves
      And all players pass
      Then "River Boa" is in Bob's graveyard

    Scenario: A later verb speaks of the player whom the earlier one named
      Given the card "Sign in Blood" is a "Sorcery" that costs {B}{B}:
        """
        Target player draws two cards and loses 2 life.
        """
      And Bob has a creature card "Awoken Demon" and a creature card "Skin Shedder" on top of the library
      And Alice has "Sign in Blood" in hand
      And Alice has {B}{B} in the mana pool
      When Alice casts "Sign in Blood" targeting Bob and it resolves
      Then Bob has 2 cards in hand
      And Bob has 18 life
      And Alice has 20 life

    Scenario: A chosen target is what the next sentence means, and no other creature
      Given the card "Verdict" is a "Sorcery" that costs {0}
        """
        Choose target creature. Destroy it.
        """
      And Alice has "Verdict" in hand
      And Bob controls a 1/1 creature "Elf" and a 2/2 creature "Ox"
      When Alice casts "Verdict" targeting "Ox" and it resolves
      Then "Ox" is in Bob's graveyard
      And "Elf" is on the battlefield

    Scenario: What is done in between changes nothing about what a later sentence means
      Given the card "Ruin" is a "Sorcery" that costs {0}
        """
        Destroy target creature. Draw a card. That creature's controller loses 2 life.
        """
      And Alice has a creature card "One" on top of the library
      And Alice has "Ruin" in hand
      And Bob controls a 1/1 creature "Elf"
      When Alice casts "Ruin" targeting "Elf" and it resolves
      Then Bob has 18 life
      And Alice has 20 life
      And Alice has 1 card in hand

    Scenario: Each creature deals damage to the player who controls that very creature
      Given the card "Revel" is an "Instant" that costs {0}
        """
        You gain 5 life. Each creature deals 1 damage to its controller.
        """
      And Alice controls a 1/1 creature "Elf"
      And Bob controls a 2/2 creature "Ox" and a 3/3 creature "Bull"
      And Alice has "Revel" in hand
      When Alice casts "Revel" and it resolves
      Then Alice has 24 life
      And Bob has 18 life

    Scenario Outline: Of the milled cards one may be returned, and of others in the graveyard none
      Given the card "Tilling" is an "Instant" that costs {0}
        """
        Mill four cards. You may return a creature card from among them to your hand.
        """
      And Alice has an Elf creature card "Old" in the graveyard
      And Alice has a creature card "One", "Forest", a sorcery card "Rite" and a creature card "Two" on top of the library
      And Alice has "Tilling" in hand
      When Alice casts "Tilling" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "One" and "Two"
      When Alice chooses "<card>"
      Then "<card>" is in Alice's hand
      And "Old" is in Alice's graveyard
      And "Rite" is in Alice's graveyard

      Examples:
        | card |
        | One  |
        | Two  |

    Scenario Outline: What speaks of an instruction that was not carried out does nothing
      Given the card "Lesser Bargain" is a "Sorcery" that costs {0}
        """
        You may sacrifice a creature. You gain life equal to the sacrificed creature's toughness.
        """
      And Alice controls a 1/4 creature "Wall"
      And Alice has "Lesser Bargain" in hand
      When Alice casts "Lesser Bargain" and it resolves
      And Alice says <word>
      Then "Wall" is <place>
      And Alice has <life> life

      Examples:
        | word | place                | life |
        | yes  | in Alice's graveyard | 24   |
        | no   | on the battlefield   | 20   |

  @CR-608.2d
  Rule: 608.2d Choices offered on resolution

    @example-1
    Example: One who controls no creature can't choose to sacrifice one
      Given the card "Toll" is a "Sorcery" that costs {0}
        """
        You may sacrifice a creature. If you don't, you lose 4 life.
        """
      And Alice has "Toll" in hand
      When Alice casts "Toll" and it resolves
      Then Alice is asked nothing
      And Alice has 16 life

    Scenario Outline: One who controls a creature has the choice
      Given the card "Toll" is a "Sorcery" that costs {0}
        """
        You may sacrifice a creature. If you don't, you lose 4 life.
        """
      And Alice controls a 1/1 creature "Elf"
      And Alice has "Toll" in hand
      When Alice casts "Toll" and it resolves
      And Alice says <word>
      Then "Elf" is <place>
      And Alice has <life> life

      Examples:
        | word | place                | life |
        | yes  | in Alice's graveyard | 20   |
        | no   | on the battlefield   | 16   |

    Scenario: Drawing from an empty library is not impossible
      Given the card "Offer" is a "Sorcery" that costs {0}
        """
        You may draw a card. If you don't, you lose 4 life.
        """
      And Alice has "Offer" in hand
      And Alice's library is empty
      When Alice casts "Offer"
      And all players pass
      And Alice says yes
      Then Alice has lost the game

    Scenario: What is chosen without being a target is chosen as the spell resolves
      Given the card "Lesser Recover" is a "Sorcery" that costs {0}
        """
        Return a creature card from your graveyard to your hand.
        """
      And Alice has "Lesser Recover" in hand
      And Alice has a 2/2 creature card "Ox" and a 1/1 creature card "Elf" in the graveyard
      When Alice casts "Lesser Recover"
      Then Alice is asked nothing
      When all players pass
      Then Alice is asked to choose one from "Ox" and "Elf"
      When Alice chooses "Ox"
      Then "Ox" is in Alice's hand
      And "Elf" is in Alice's graveyard

    Scenario: Of two things that each player may do, only what is possible is offered
      Given Alice controls "Worms of the Earth", "Forest" and "Plains"
      And Bob controls "Swamp"
      When the game goes on to Bob's upkeep
      And all players pass
      And Bob says yes
      And Alice says yes
      And Alice chooses 1
      Then Bob has 15 life
      And "Forest" and "Plains" are in Alice's graveyard
      And "Worms of the Earth" is in Alice's graveyard

    Scenario: Nothing follows where no player does what any player may do
      Given Alice controls "Worms of the Earth", "Forest" and "Plains"
      When the game goes on to Bob's upkeep
      And all players pass
      And Bob says no
      And Alice says no
      Then Alice and Bob are still in the game
      And Alice has 20 life
      And Bob has 20 life
      And "Worms of the Earth" is on the battlefield

  @CR-608.2e
  Rule: 608.2e Each action of several players

    Scenario: The active player chooses first, and the next player knows the choice
      Given the card "Innocent Blood" is a "Sorcery" that costs {B}:
        """
        Each player sacrifices a creature of their choice.
        """
      And Alice controls a 1/1 creature "Muck Rats" and a 2/2 creature "Bear Cub"
      And Bob controls a 1/1 creature "Willow Elf" and a 2/2 creature "Gray Ogre"
      And Alice has "Innocent Blood" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Innocent Blood" and it resolves
      Then Alice is asked to choose one from "Muck Rats" and "Bear Cub"
      When Alice chooses "Muck Rats"
      Then Bob is asked to choose one from "Willow Elf" and "Gray Ogre"
      When Bob chooses "Willow Elf"
      Then "Muck Rats" is in Alice's graveyard
      And "Willow Elf" is in Bob's graveyard

    Scenario: The second action begins only when the first is done for all
      Given the card "Lesser Purge" is a "Sorcery" that costs {0}
        """
        Each player sacrifices a creature. Each player loses X life, where X is the number of creatures.
        """
      And Alice controls a 1/1 creature "Elf" and a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Imp" and a 2/2 creature "Bull"
      And Alice has "Lesser Purge" in hand
      When Alice casts "Lesser Purge" and it resolves
      And Alice chooses "Elf"
      And Bob chooses "Imp"
      Then Alice has 18 life
      And Bob has 18 life

    Scenario: What each player puts onto the battlefield is chosen in turn order and enters at once
      Given Alice has "Mons's Goblin Raiders" and "Grizzly Bears" in the graveyard
      And Bob has "Essence Warden" and "Runeclaw Bear" in the graveyard
      And Alice has "Exhume" in hand
      And Alice has {C}{B} in the mana pool
      When Alice casts "Exhume" and it resolves
      And Alice chooses "Mons's Goblin Raiders"
      And Bob chooses "Essence Warden"
      Then Alice controls "Mons's Goblin Raiders"
      And Bob controls "Essence Warden"
      And the stack, from the top, is ability of "Essence Warden"

    Scenario: What each other player may put onto the battlefield each chooses, and it enters at once
      Given the players are Alice, Bob and Carol
      And Bob has "Grizzly Bears" and "Hill Giant" in hand
      And Carol has "Soul Warden" in hand
      And Alice has "Hunted Wumpus" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Hunted Wumpus" and it resolves
      And all players pass
      And Bob says yes
      Then Bob is asked to choose one from "Grizzly Bears" and "Hill Giant"
      When Bob chooses "Grizzly Bears"
      And Carol says yes
      Then Bob controls "Grizzly Bears"
      And Carol controls "Soul Warden"
      And the stack, from the top, is ability of "Soul Warden"

    Scenario: Who does not do what each other player may do puts nothing there
      Given the players are Alice, Bob and Carol
      And Bob has "Grizzly Bears" in hand
      And Carol has "Soul Warden" in hand
      And Alice has "Hunted Wumpus" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Hunted Wumpus" and it resolves
      And all players pass
      And Bob says no
      And Carol says yes
      Then "Grizzly Bears" is in Bob's hand
      And Carol controls "Soul Warden"
      And the stack is empty

    Scenario: What several players exiled at once are the exiled cards, and no other card is
      Given the players are Alice, Bob and Carol
      And the card "Warden of Leaves" is a "Creature — Spirit" that costs {0} of size 1/1
        """
        When this creature enters, each other player may exile a card from their graveyard.
        When this creature leaves the battlefield, return the exiled cards to the battlefield under their owners' control.
        """
      And the card "Felling" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Bob has "Grizzly Bears" in the graveyard
      And Carol has "Soul Warden" in the graveyard
      And Alice has "Warden of Leaves" and "Felling" in hand
      When Alice casts "Warden of Leaves" and it resolves
      And all players pass
      And Bob says no
      And Carol says yes
      Then "Soul Warden" is in exile
      When Alice casts "Felling" targeting "Warden of Leaves" and it resolves
      And all players pass
      Then Carol controls "Soul Warden"
      And "Grizzly Bears" is in Bob's graveyard

    Scenario Outline: What follows if a player does is done once, whoever did it
      Given the players are Alice, Bob and Carol
      And Alice controls "Desecration Demon"
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      When the game goes on to Alice's beginning of combat
      And all players pass
      And Bob says <Bob>
      And Carol says <Carol>
      Then "Desecration Demon" has <counters>
      And "Grizzly Bears" is <Bears>
      And "Hill Giant" is <Giant>

      Examples:
        | Bob | Carol | counters              | Bears              | Giant               |
        | yes | yes   | one +1/+1 counter     | in Bob's graveyard | in Carol's graveyard |
        | no  | yes   | one +1/+1 counter     | on the battlefield | in Carol's graveyard |
        | no  | no    | no +1/+1 counters     | on the battlefield | on the battlefield   |

  @CR-608.2f
  Rule: 608.2f One action on several players and objects

    @example-1
    Example: Blatant Thievery takes one permanent from each opponent
      Given the players are Alice, Bob and Carol
      And Bob controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Carol controls "Hill Giant"
      And Alice has "Blatant Thievery" in hand
      And Alice has {4}{U}{U}{U} in the mana pool
      Then Alice can't cast "Blatant Thievery" targeting "Grizzly Bears" and "Mons's Goblin Raiders"
      When Alice casts "Blatant Thievery" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Mons's Goblin Raiders"

    @example-2
    Example: Soulfire Eruption considers one target after the other, in an order that its controller chooses
      Given these cards:
        | name | type     | cost | size |
        | Mite | Creature | {1}  | 1/1  |
        | Hulk | Creature | {4}  | 4/4  |
      And Bob controls a 2/9 creature "Wall"
      And Alice has "Mite" and "Hulk" on top of the library
      And Alice has "Soulfire Eruption" in hand
      And Alice has {6}{R}{R}{R} in the mana pool
      When Alice casts "Soulfire Eruption" targeting Bob and "Wall" and it resolves
      And Alice chooses "Wall" and Bob
      Then "Wall" has 1 damage marked
      And Bob has 16 life
      And "Mite" and "Hulk" are in exile

    Scenario: Whatever Soulfire Eruption has exiled in several steps may be played afterwards
      Given Bob controls a 2/9 creature "Wall"
      And Alice has "Forest" and "Island" on top of the library
      And Alice has "Soulfire Eruption" in hand
      And Alice has {6}{R}{R}{R} in the mana pool
      When Alice casts "Soulfire Eruption" targeting Bob and "Wall" and it resolves
      And Alice chooses "Wall" and Bob
      Then Alice can play "Forest"
      And Alice can play "Island"
      When the game goes on to Alice's precombat main
      Then Alice can play "Forest"

    Scenario: What can't be done at once is done for one after the other, in an order that the controller chooses
      Given the card "Auction" is a "Sorcery" that costs {0}
        """
        For each creature you control, exile the top card of your library.
        """
      And Alice controls a 1/1 creature "Elf" and a 2/2 creature "Ox"
      And Alice has a creature card "One" and a creature card "Two" on top of the library
      And Alice has "Auction" in hand
      When Alice casts "Auction" and it resolves
      And Alice orders "Ox" and "Elf"
      Then "One" and "Two" are in exile

    Scenario: Players come in turn order, each with all of the instructions
      Given the players are Alice, Bob and Carol
      And the card "Bounty" is a "Sorcery" that costs {0}
        """
        For each player, that player draws a card, then sacrifices a creature.
        """
      And Bob controls a 1/1 creature "Imp" and a 2/2 creature "Bull"
      And Carol controls a 1/1 creature "Cat" and a 2/2 creature "Dog"
      And Alice has "Bounty" in hand
      When Alice casts "Bounty" and it resolves
      Then Bob is asked to choose one from "Imp" and "Bull"
      When Bob chooses "Imp"
      Then Carol is asked to choose one from "Cat" and "Dog"
      When Carol chooses "Dog"
      Then "Imp" is in Bob's graveyard
      And "Dog" is in Carol's graveyard
      And Carol has one card in hand

  @CR-608.2g
  Rule: 608.2g Mana paid and spells cast in the middle of a resolution

    Scenario: One who may pay mana may activate mana abilities before doing so
      Given the card "Lesser Tithe" is a "Sorcery" that costs {0}
        """
        You may pay {1}. If you do, you gain 5 life.
        """
      And Alice controls "Forest"
      And Alice has "Lesser Tithe" in hand
      When Alice casts "Lesser Tithe" and it resolves
      And Alice says yes
      And Alice chooses "Forest"
      Then "Forest" is tapped
      And Alice has 25 life
      And Alice has no mana

    Scenario: What is not paid in full is not paid at all
      Given the card "Lesser Tithe" is a "Sorcery" that costs {0}
        """
        You may pay {2}. If you do, you gain 5 life.
        """
      And Alice controls "Forest" and "Island"
      And Alice has "Lesser Tithe" in hand
      When Alice casts "Lesser Tithe" and it resolves
      And Alice says yes
      And Alice chooses "Forest"
      And Alice chooses nothing
      Then Alice has 20 life
      And "Forest" is untapped
      And Alice has no mana

    Scenario: What is asked for each of several is paid for all of them or not at all
      Given the card "Remora" is an "Enchantment":
        """
        Cumulative upkeep {1}
        """
      And Alice controls "Remora", "Forest" and "Island"
      When the game goes on to Alice's draw step
      And Alice says yes
      And Alice chooses "Forest"
      And the game goes on to Bob's draw step
      Then "Remora" is on the battlefield
      When the game goes on to Alice's draw step
      And Alice says yes
      And Alice chooses "Forest"
      And Alice chooses nothing
      Then "Remora" is in Alice's graveyard
      And "Forest" is untapped

    Scenario: A value of X that nothing has settled is chosen as it is paid
      Given these cards:
        | name  | type        | cost | text                                                                        |
        | Well  | Enchantment | {0}  | Whenever you cast a spell, you may pay {X}. If you do, you gain X life.    |
        | Chaff | Instant     | {0}  | You gain 1 life.                                                            |
      And Alice controls "Well" and "Forest"
      And Alice has "Chaff" in hand
      And Alice has {1} in the mana pool
      When Alice casts "Chaff"
      And all players pass
      And Alice says yes
      And Alice chooses 2
      And Alice chooses "Forest"
      Then Alice has 22 life
      And Alice has no mana

    Scenario: How a hybrid symbol is paid is said as it is paid
      Given the card "Toll" is a "Sorcery" that costs {0}
        """
        You may pay {W/P}. If you do, you gain 5 life.
        """
      And Alice controls "Plains"
      And Alice has "Toll" in hand
      When Alice casts "Toll" and it resolves
      And Alice says yes
      And Alice chooses {W}
      And Alice chooses "Plains"
      Then Alice has 25 life
      And "Plains" is tapped

    Scenario: A spell that is cast while another resolves waits on top of the stack, and nobody acts before the other is done
      Given the card "Encore" is a "Sorcery" that costs {0}
        """
        Cast target instant card from your graveyard without paying its mana cost. You gain 1 life.
        """
      And the card "Lesser Zap" is an "Instant" that costs {5}{R}
        """
        Lesser Zap deals 3 damage to target player.
        """
      And Alice has "Encore" in hand
      And Alice has "Lesser Zap" in the graveyard
      When Alice casts "Encore" targeting "Lesser Zap"
      And all players pass
      And Alice chooses Bob
      Then Alice has 21 life
      And Bob has 20 life
      And the stack, from the top, is "Lesser Zap"
      And "Encore" is in Alice's graveyard
      When all players pass
      Then Bob has 17 life

  @CR-608.2h
  Rule: 608.2h Information from the game

    Scenario: The number is counted as the effect is applied
      Given the card "Minions' Murmurs" is a "Sorcery" that costs {2}{B}{B}:
        """
        You draw X cards and you lose X life, where X is the number of creatures you control.
        """
      And Alice controls a 1/1 creature "Muck Rats" and a 2/2 creature "Bear Cub"
      And Alice has "Minions' Murmurs" in hand
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Minions' Murmurs"
      And Bob casts "Murder" targeting "Muck Rats" and it resolves
      And all players pass
      Then Alice has 19 life

    Scenario: Of a source that is gone the last known information is used
      Given the card "Gristleback" is a "Creature — Boar Beast" that costs {2}{G} of size 2/2:
        """
        Bloodthirst 1
        Sacrifice this creature: You gain life equal to this creature's power.
        """
      And Alice controls "Gristleback" and "Wedding Festivity"
      When Alice activates "Gristleback" and it resolves
      Then Alice has 23 life

    Scenario Outline: What is said of something that the text has moved is said of it as it was
      Given the card "Farm" is an "Instant" that costs {0}
        """
        <does> target creature. Its controller gains life equal to its power.
        """
      And the card "Lesser Lure" is a "Sorcery" that costs {0}
        """
        Gain control of target creature until end of turn.
        """
      And Bob controls a 2/2 creature "Bear" with a +1/+1 counter
      And Alice has "Lesser Lure" and "Farm" in hand
      When Alice casts "Lesser Lure" targeting "Bear" and it resolves
      And Alice casts "Farm" targeting "Bear" and it resolves
      Then Alice has 23 life
      And Bob has 20 life

      Examples:
        | does    |
        | Exile   |
        | Destroy |

    Scenario: What is gone deals damage as it last was
      Given the card "Storm" is an "Enchantment"
        """
        Whenever a creature you control enters, it deals damage equal to its power to target opponent.
        """
      And the card "Ogre" is a "Creature — Ogre" that costs {0} of size 5/5
        """
        Lifelink
        """
      And Alice controls "Storm"
      And Alice has "Ogre" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Ogre" and it resolves
      And Alice casts "Murder" targeting "Ogre" and it resolves
      And all players pass
      Then Bob has 15 life
      And Alice has 25 life

    Scenario: A trigger on something that died means its last controller
      Given the card "Feast" is an "Enchantment"
        """
        Whenever a creature dies, that creature's controller may draw a card.
        """
      And the card "Lesser Lure" is a "Sorcery" that costs {0}
        """
        Gain control of target creature until end of turn.
        """
      And Bob controls "Feast" and a 2/2 creature "Bear"
      And Alice has "Lesser Lure" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Lesser Lure" targeting "Bear" and it resolves
      And Alice casts "Murder" targeting "Bear" and it resolves
      And all players pass
      And Alice says yes
      Then Alice has 1 card in hand

    Scenario: What was sacrificed to pay is known as it last was
      Given Alice controls a 3/3 creature "Watchwolf" and "Wedding Festivity"
      And Alice has "Worthy Cause" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Worthy Cause" and it resolves
      Then Alice has 24 life

  @CR-608.2i
  Rule: 608.2i Looking back at the turn

    @example-1
    Example: A creature that attacked counts, though it is no creature any more
      Given the card "Lesser Petrify" is an "Instant" that costs {0}
        """
        Target creature becomes an artifact until end of turn.
        """
      And Alice controls "Bear Cub"
      And Alice controls an artifact "Lamp" with "{0}: Add {W}{C}{C}."
      And Alice has "Search Party Captain" and "Lesser Petrify" in hand
      When Alice attacks Bob with "Bear Cub"
      And Alice casts "Lesser Petrify" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is not a creature
      When the game goes on to Alice's postcombat main phase
      And Alice activates "Lamp"
      And Alice casts "Search Party Captain"
      Then Alice has no mana

    Scenario: Without an attack the Captain costs its mana cost
      Given Alice controls "Bear Cub"
      And Alice has "Search Party Captain" in hand
      And Alice has {W}{C}{C}{C} in the mana pool
      When Alice casts "Search Party Captain"
      Then Alice has no mana

    Scenario: Creatures that died this turn are counted wherever they are now
      Given the card "Wake" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of creatures that died this turn.
        """
      And the card "Lesser Purge" is an "Instant" that costs {0}
        """
        Exile all cards from all graveyards.
        """
      And Alice has "Murder", "Lesser Purge" and "Wake" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Elf"
      When Alice casts "Murder" targeting "Ox" and it resolves
      And Alice casts "Lesser Purge" and it resolves
      And Alice casts "Wake" and it resolves
      Then Alice has 21 life

    Scenario: Of the creatures that died this turn only those that the words describe are counted
      Given the card "Wake" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of Elves that died this turn.
        """
      And the card "Plague" is a "Sorcery" that costs {0}
        """
        Destroy all creatures.
        """
      And Alice has "Plague" and "Wake" in hand
      And Bob controls a 2/2 creature "Ox" and a 1/1 Elf creature "Scout"
      When Alice casts "Plague" and it resolves
      And Alice casts "Wake" and it resolves
      Then Alice has 21 life

    Scenario: Of the cards in a graveyard only those of creatures that died this turn are returned
      Given the card "Lesser Recall" is a "Sorcery" that costs {0}
        """
        Return all creature cards in your graveyard that died this turn to your hand.
        """
      And the card "Plague" is a "Sorcery" that costs {0}
        """
        Destroy all creatures.
        """
      And the card "Scout" is a "Creature — Elf" of size 1/1
      And the card "Ox" is a "Creature — Ox" of size 2/2
      And Alice has "Plague" and "Lesser Recall" in hand
      And Alice controls "Scout"
      And Alice has "Ox" in the graveyard
      When Alice casts "Plague" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Scout" is in Alice's hand
      And "Ox" is in Alice's graveyard

    Scenario Outline: A card put into exile this turn counts, and a token does not: <what>
      Given the card "Banish" is an "Instant" that costs {0}
        """
        Exile target creature.
        """
      And the card "Vigil" is an "Enchantment"
        """
        At the beginning of your end step, if a card was put into exile this turn, you gain 3 life.
        """
      And Alice controls "Vigil" and a 2/2 creature token "Ox"
      And Bob controls a 2/2 creature "Elk"
      And Alice has "Banish" in hand
      When Alice casts "Banish" targeting "<what>" and it resolves
      And the game goes on to Bob's upkeep
      Then Alice has <life> life
      And "Banish" is in Alice's graveyard

      Examples:
        | what | life |
        | Elk  | 23   |
        | Ox   | 20   |

  @CR-608.2j
  Rule: 608.2j Only the characteristic that is asked for

    @example-1
    Scenario Outline: A white and black creature is black, and not nonblack
      Given the card "Verdict" is a "Sorcery" that costs {0}
        """
        Destroy all <kind> creatures.
        """
      And Alice has "Verdict" in hand
      And Bob controls a 2/2 white and black creature "Vampire" and a 2/2 white creature "Knight"
      When Alice casts "Verdict" and it resolves
      Then "Vampire" is <vampire>
      And "Knight" is <knight>

      Examples:
        | kind     | vampire            | knight             |
        | black    | in Bob's graveyard | on the battlefield |
        | nonblack | on the battlefield | in Bob's graveyard |

    Scenario: A black and white creature is not nonwhite, as a green one is
      Given the card "Mass Calcify" is a "Sorcery" that costs {5}{W}{W}
        """
        Destroy all nonwhite creatures.
        """
      And the card "Nip Gwyllion" is a "Creature — Hag" that costs {W/B} of size 1/1
        """
        Lifelink
        """
      And Alice has "Mass Calcify" in hand
      And Alice has {5}{W}{W} in the mana pool
      And Bob controls "Nip Gwyllion" and "Grizzly Bears"
      When Alice casts "Mass Calcify" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Nip Gwyllion" is on the battlefield

  @CR-608.2k
  Rule: 608.2k An object that was spoken of before

    @example-1 @CR-2009-413.2h
    Example: What Wall of Tears blocked returns, though it is no creature any more
      Given the card "Swift Reconfiguration" is an "Enchantment — Aura" that costs {W}
        """
        Flash
        Enchant creature or Vehicle
        Enchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types.
        """
      And Alice controls "Hill Giant"
      And Bob controls "Wall of Tears" and "Plains"
      And Bob has "Swift Reconfiguration" in hand
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Wall of Tears"
      And Bob activates "Plains"
      And Bob casts "Swift Reconfiguration" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is not a creature
      When the game goes on to Alice's postcombat main phase
      Then "Hill Giant" is in Alice's hand

  @CR-608.2m
  Rule: 608.2m A spell that leaves the stack while it resolves

    Scenario: The rest of its instructions is followed all the same
      Given the card "Lesser Upheaval" is a "Sorcery" that costs {0}
        """
        Return all spells to their owners' hands. You gain 3 life.
        """
      And Alice has "Lesser Upheaval" in hand
      When Alice casts "Lesser Upheaval" and it resolves
      Then "Lesser Upheaval" is in Alice's hand
      And Alice has 23 life

  @CR-608.2n
  Rule: 608.2n Off the stack last of all

    Scenario: A spell is not in the graveyard while its instructions are followed
      Given the card "Recount" is a "Sorcery" that costs {0}
        """
        You gain X life, where X is the number of cards in your graveyard.
        """
      And Alice has "Recount" in hand
      And Alice has a creature card "Leftover" in the graveyard
      When Alice casts "Recount" and it resolves
      Then Alice has 21 life
      And "Recount" is in Alice's graveyard

    Scenario: An ability ceases to exist
      Given Alice controls an artifact "Fountain of Youth"
      And Alice has {2} in the mana pool
      When Alice activates "Fountain of Youth" and it resolves
      Then the stack is empty
      And Alice has 21 life

  @CR-608.2p
  Rule: 608.2p What triggers when something resolves

    Scenario: The ability triggers once all of the spell is done
      Given the card "Echo Stone" is an "Artifact" that costs {0}
        """
        Whenever a sorcery spell you control resolves, you gain X life, where X is the number of cards in your graveyard.
        """
      And Alice controls "Echo Stone"
      And Alice has "Rise" in hand
      When Alice casts "Rise"
      And all players pass
      Then Alice has 23 life
      And "Rise" is in Alice's graveyard
      When all players pass
      Then Alice has 24 life

  @CR-608.3
  Rule: 608.3 Permanent spells

    Scenario: A permanent spell becomes a permanent
      Given Alice has "Grizzly Bears" in hand
      And Alice has {C}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And the stack is empty

  @CR-608.3a
  Rule: 608.3a Without a target

    Scenario: It enters under the control of the one who controlled the spell, whoever owns the card
      Given the card "Hostage Taker" is a "Creature — Human Pirate" that costs {2}{U}{B} of size 2/3
        """
        When this creature enters, exile another target creature or artifact until this creature leaves the battlefield. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.
        """
      And Alice has "Hostage Taker" in hand
      And Alice has {2}{U}{B}{U}{U} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Hostage Taker" and it resolves
      And all players pass
      And Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"

  @CR-608.3b @CR-608.3c
  Rule: 608.3b and 608.3c Aura spells

    Scenario: An Aura enters attached to what it was targeting
      Given Alice has "Giant Strength" in hand
      And Alice controls "Mons's Goblin Raiders"
      And Alice has {R}{R} in the mana pool
      When Alice casts "Giant Strength" targeting "Mons's Goblin Raiders" and it resolves
      Then "Giant Strength" is attached to "Mons's Goblin Raiders"
      And "Mons's Goblin Raiders" is 3/3

  @CR-608.3b
  Rule: 608.3b A permanent spell whose target is not legal any more

    Scenario: An Aura without a legal target does not resolve and goes to the graveyard
      Given the card "Mantle" is an "Enchantment — Aura" that costs {0}
        """
        Enchant creature
        Enchanted creature gets +2/+2.
        """
      And Alice has "Mantle" in hand
      And Bob controls a 1/1 creature "Elf"
      And Bob has "Warder" in hand
      When Alice casts "Mantle" targeting "Elf"
      And Bob casts "Warder" targeting "Elf" and it resolves
      And all players pass
      Then "Mantle" is in Alice's graveyard
      And "Elf" is 1/1

  @CR-608.3d
  Rule: 608.3d Mutating creature spells

    Background:
      Given the card "Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        Mutate {0}
        Flying
        """
      And Alice controls "Alpine Watchdog"

    Scenario Outline: It merges with its target, <where> it, and the permanent has the abilities of both
      Given Alice has "Beast" in hand
      When Alice casts "Beast" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses <where>
      Then "Alpine Watchdog" is a <size> creature with flying and vigilance
      And "Alpine Watchdog" is named "<name>"
      And Alice controls one creature

      Examples:
        | where | size | name  |
        | over  | 4/4  | Beast |
        | under | 2/2  | Alpine Watchdog |

    Scenario: When the merged permanent leaves, both cards do
      Given the card "Dreamtail Heron" is a "Creature — Elemental Bird" that costs {4}{U} of size 3/4:
        """
        Mutate {3}{U}
        Flying
        Whenever this creature mutates, draw a card.
        """
      And Alice has "Dreamtail Heron" and "Murder" in hand
      And Alice has {3}{U}{1}{B}{B} in the mana pool
      When Alice casts "Dreamtail Heron" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses over
      And Alice casts "Murder" targeting "Alpine Watchdog" and it resolves
      Then "Alpine Watchdog" and "Dreamtail Heron" are in Alice's graveyard

    Scenario Outline: Of three cards, the third put <where>, all leave, and the permanent has the abilities of all
      Given the card "Dreamtail Heron" is a "Creature — Elemental Bird" that costs {4}{U} of size 3/4:
        """
        Mutate {3}{U}
        Flying
        Whenever this creature mutates, draw a card.
        """
      And Alice has "Dreamtail Heron", "Parcelbeast" and "Murder" in hand
      And Alice has {3}{U}{G}{U}{1}{B}{B} in the mana pool
      When Alice casts "Dreamtail Heron" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses over
      And all players pass
      And Alice casts "Parcelbeast" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses <where>
      And all players pass
      Then "Alpine Watchdog" is a <size> creature with flying and vigilance
      When Alice casts "Murder" targeting "Alpine Watchdog" and it resolves
      Then "Alpine Watchdog", "Dreamtail Heron" and "Parcelbeast" are in Alice's graveyard

      Examples:
        | where | size |
        | over  | 2/4  |
        | under | 3/4  |

  @CR-608.3b
  Rule: 608.3b A mutating creature spell without a legal target

    Scenario: It becomes a creature spell and resolves as one
      Given the card "Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        Mutate {0}
        Flying
        """
      And Alice controls a 2/2 Wolf creature "Wolf"
      And Alice has "Beast" in hand
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Beast" targeting "Wolf" using "mutate"
      And Bob casts "Murder" targeting "Wolf" and it resolves
      And all players pass
      Then "Beast" is on the battlefield
      And "Beast" is a 4/4 creature with flying
      And "Wolf" is in Alice's graveyard

  @CR-608.3e
  Rule: 608.3e What can't be put onto the battlefield

    @example-1 @CR-2009-413.2i
    Example: Clone can't enter as a copy of a land while Worms of the Earth is there
      Given Alice controls "Worms of the Earth" and "Dryad Arbor"
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Dryad Arbor"
      Then "Clone" is in Alice's graveyard

  @CR-608.3f
  Rule: 608.3f A copy of a permanent spell

    Scenario: It becomes a token as it enters
      Given Alice has "Grizzly Bears" and "Double Major" in hand
      And Alice has {1}{G}{G}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice controls "copy of Grizzly Bears"
      And "copy of Grizzly Bears" is a 2/2 creature token

  @CR-608.3g
  Rule: 608.3g A delayed triggered ability created as the permanent enters

    Background:
      Given the card "Sprinter" is a "Creature — Goblin" that costs {3} of size 3/1
        """
        Dash {0}
        """
      And the card "Firebrand" is a "Creature — Human" that costs {3} of size 3/1
        """
        Blitz {0}
        """
      And it is Alice's postcombat main

    Scenario: A creature that was dashed returns at the next end step
      Given the card "Mardu Scout" is a "Creature — Goblin Scout" that costs {R}{R} of size 3/1:
        """
        Dash {1}{R}
        """
      And Alice has "Mardu Scout" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Mardu Scout" using "dash" and it resolves
      Then "Mardu Scout" has haste
      When all players pass
      Then the stack, from the top, is ability of "Mardu Scout"
      When all players pass
      Then "Mardu Scout" is in Alice's hand

    Scenario: A creature that was blitzed is sacrificed at the next end step, and its controller draws a card
      Given Alice has "Sprinter" and "Firebrand" in hand
      When Alice casts "Firebrand" using "blitz" and it resolves
      Then "Firebrand" has haste
      When all players pass
      Then the stack, from the top, is ability of "Firebrand"
      When all players pass
      Then "Firebrand" is in Alice's graveyard
      When all players pass
      Then Alice has 2 cards in hand

    Scenario Outline: A spell that was cast for its mana cost creates nothing
      Given Alice has "Sprinter" and "Firebrand" in hand
      And Alice has {3} in the mana pool
      When Alice casts "<card>" and it resolves
      Then "<card>" doesn't have haste
      When all players pass
      Then it is Alice's end
      And the stack is empty
      And "<card>" is on the battlefield

      Examples:
        | card      |
        | Sprinter  |
        | Firebrand |

    Scenario: A spell that can't be put onto the battlefield creates nothing either
      Given Alice has "Sprinter" and "Firebrand" in hand
      And Bob controls an enchantment "Barricade" with "Creatures can't enter the battlefield."
      When Alice casts "Sprinter" using "dash" and it resolves
      Then "Sprinter" is in Alice's graveyard
      When all players pass
      Then it is Alice's end
      And the stack is empty

Feature: 107. Numbers and Symbols

  Background:
    Given these cards:
      | name  | type     | cost   | size | text                                                                                           |
      | Swarm | Artifact | {X}    |      | This artifact enters with X charge counters on it.                                             |
      | Tide  | Creature | {X}{U} | 1/1  | When you cast this spell, draw X cards. / When this creature enters, each opponent loses X life. |
      | Rise  | Sorcery  | {0}    |      | Put target creature card from your graveyard onto the battlefield.                             |

  @CR-107.1 @CR-107.1a
  Rule: 107.1a Half of an odd number is rounded as the text says

    Scenario Outline: Half of a life total is rounded up
      Given the card "Ebonblade Reaper" is a "Creature — Human Cleric" that costs {2}{B} of size 1/1
        """
        Whenever this creature attacks, you lose half your life, rounded up.
        Whenever this creature deals combat damage to a player, that player loses half their life, rounded up.
        Morph {3}{B}{B}
        """
      And Alice controls "Ebonblade Reaper"
      And Alice has <life> life
      When Alice attacks with "Ebonblade Reaper"
      And all players pass
      Then Alice has <left> life
      And Bob has 20 life

      Examples:
        | life | left |
        | 15   | 7    |
        | 14   | 7    |

    Scenario Outline: Half of the cards in a library is rounded down
      Given the card "Traumatize" is a "Sorcery" that costs {3}{U}{U}
        """
        Target player mills half their library, rounded down.
        """
      And Alice has "Traumatize" in hand
      And Alice has {3}{U}{U} in the mana pool
      And Bob's library has <cards> cards
      When Alice casts "Traumatize" targeting Bob and it resolves
      Then Bob has <milled> cards in graveyard

      Examples:
        | cards | milled |
        | 9     | 4      |
        | 8     | 4      |

  @CR-107.1b
  Rule: 107.1b Of a negative result nothing is left

    @edition-2025 @example-3
    Example: From a negative power Chameleon Colossus gets no malus, and another one gets its bonus
      Given the card "Deep Shrink" is an "Instant" that costs {G}
        """
        Target creature gets -6/-0 until end of turn.
        """
      And the card "Chameleon Colossus" is a "Creature — Shapeshifter" that costs {2}{G}{G} of size 4/4
        """
        Changeling
        Protection from black
        {2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power.
        """
      And Alice controls "Chameleon Colossus" (first) and "Chameleon Colossus" (second)
      And Alice has "Deep Shrink" in hand
      And Alice has {G}{G}{G}{G}{G}{G}{G}{G}{G} in the mana pool
      When Alice casts "Deep Shrink" targeting "Chameleon Colossus" (first) and it resolves
      And Alice activates "Chameleon Colossus" (first) and it resolves
      Then "Chameleon Colossus" (first) is -2/4
      When Alice activates "Chameleon Colossus" (second) and it resolves
      Then "Chameleon Colossus" (second) is 8/8

    Scenario: Sacrificed to Altar of Dementia, a creature with negative power mills no cards
      Given the card "Shrink" is an "Instant" that costs {G}
        """
        Target creature gets -5/-0 until end of turn.
        """
      And the card "Altar of Dementia" is an "Artifact" that costs {2}
        """
        Sacrifice a creature: Target player mills cards equal to the sacrificed creature's power.
        """
      And Alice controls "Altar of Dementia", "Grizzly Bears" and "Hill Giant"
      And Alice has "Shrink" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Shrink" targeting "Grizzly Bears" and it resolves
      And Alice activates "Altar of Dementia" targeting Bob
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob has no cards in graveyard
      When Alice activates "Altar of Dementia" targeting Bob
      And all players pass
      Then Bob has three cards in graveyard

    Scenario: The Rack deals 2 damage for one card in hand, and for five cards none
      Given the card "The Rack" is an "Artifact" that costs {1}
        """
        As this artifact enters, choose an opponent.
        At the beginning of the chosen player's upkeep, this artifact deals X damage to that player, where X is 3 minus the number of cards in their hand.
        """
      And the players are Alice, Bob and Carol
      And Alice controls "The Rack" (first) and "The Rack" (second)
      And the player chosen for "The Rack" (first) is Bob
      And the player chosen for "The Rack" (second) is Carol
      And Bob has five creature cards in hand
      And Carol has a creature card in hand
      When the game goes on to Bob's upkeep
      And all players pass
      Then Bob has 20 life
      When the game goes on to Carol's upkeep
      And all players pass
      Then Carol has 18 life

  @CR-107.3m
  Rule: 107.3m X of an ability about entering

    Scenario: Stonecoil Serpent enters with as many counters as were chosen for the spell
      Given the card "Stonecoil Serpent" is an "Artifact Creature — Snake" that costs {X} of size 0/0:
        """
        Reach, trample, protection from multicolored
        This creature enters with X +1/+1 counters on it.
        """
      And Alice has "Stonecoil Serpent" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Stonecoil Serpent" with X = 3 and it resolves
      Then "Stonecoil Serpent" has three +1/+1 counters

    Scenario: A permanent enters with as many counters as were chosen for the spell
      Given Alice has "Swarm" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Swarm" with X = 3 and it resolves
      Then "Swarm" has three charge counters

    Scenario: What triggers on its entering knows the X of the spell as well
      Given Alice has "Tide" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Tide" with X = 2 and it resolves
      And all players pass
      And all players pass
      Then Bob has 18 life

    Scenario Outline: What triggers on its entering asks in its condition for the X of the spell
      Given the card "Lesser Hydra" is a "Creature — Hydra" that costs {X} of size 1/1
        """
        When this creature enters, if X is 3 or more, you gain 5 life.
        """
      And Alice has "Lesser Hydra" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Lesser Hydra" with X = <x> and it resolves
      And all players pass
      Then Alice has <life> life
      And "Lesser Hydra" is on the battlefield

      Examples:
        | x | life |
        | 3 | 25   |
        | 2 | 20   |

    Scenario: For a permanent that was no spell X is 0
      Given Alice has "Tide" in her graveyard
      And Alice has "Swarm" and "Rise" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Swarm" with X = 3 and it resolves
      And Alice casts "Rise" targeting "Tide" and it resolves
      And all players pass
      Then Bob has 20 life
      And "Rise" is in Alice's graveyard

  @CR-107.3i
  Rule: 107.3i One X for the whole object

    Scenario: What triggers on the casting of a spell speaks of its X
      Given Alice has "Tide" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Tide" with X = 2
      And all players pass
      Then Alice has two cards in hand

    Scenario: Both abilities of a Hydra speak of the X for which it was cast
      Given the card "Genesis Hydra" is a "Creature — Plant Hydra" that costs {X}{G}{G} of size 0/0:
        """
        When you cast this spell, reveal the top X cards of your library. You may put a nonland permanent card with mana value X or less from among them onto the battlefield. Then shuffle the rest into your library.
        This creature enters with X +1/+1 counters on it.
        """
      And Alice has "Genesis Hydra" in hand
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "Memnite", "Ornithopter" and "Hill Giant" on top of the library
      When Alice casts "Genesis Hydra" with X = 2
      And all players pass
      And Alice says yes
      Then Alice is asked to choose 1 from "Memnite" and "Ornithopter"
      When Alice chooses "Memnite"
      Then Alice controls "Memnite"
      When all players pass
      Then "Genesis Hydra" is 2/2

  @CR-107.14
  Rule: 107.14 The energy symbol

    Background:
      Given the card "Longtusk Cub" is a "Creature — Cat" that costs {1}{G} of size 2/2:
        """
        Whenever this creature deals combat damage to a player, you get {E}{E}.
        Pay {E}{E}: Put a +1/+1 counter on this creature.
        """
      And the card "Harvest" is a "Sorcery" that costs {0}:
        """
        You may pay {E}{E}{E}. If you do, draw two cards.
        """
      And Alice controls "Longtusk Cub"

    Scenario: Each symbol stands for a counter that is got, or removed to pay
      When Alice attacks with "Longtusk Cub"
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then Alice has two energy counters
      When Alice activates "Longtusk Cub" and it resolves
      Then "Longtusk Cub" is 3/3
      And Alice has no energy counters

    Scenario: One counter does not pay for two symbols
      Given Alice has one energy counter
      Then Alice can't activate "Longtusk Cub", by 107.14

    Scenario: What is paid while something resolves takes as many counters, and with too few it is not offered
      Given Alice has five energy counters
      And Alice has "Harvest" (first) and "Harvest" (second) in hand
      When Alice casts "Harvest" (first) and it resolves
      And Alice chooses "yes"
      Then Alice has 2 energy counters
      When Alice casts "Harvest" (second) and it resolves
      Then Alice has two cards in hand
      And Alice has 2 energy counters

  @CR-107.4h
  Rule: 107.4h The snow symbol is paid with mana of snow sources

    Background:
      Given these cards:
        | name                | type                           | cost | size | text                                            |
        | Snow-Covered Forest | Basic Snow Land — Forest       |      |      |                                                 |
        | Boreal Druid        | Snow Creature — Elf Druid      | {G}  | 1/1  | {T}: Add {C}.                                   |
        | Icehide Golem       | Snow Artifact Creature — Golem | {S}  | 2/2  |                                                 |
        | Foundry Inspector   | Artifact Creature — Construct  | {3}  | 3/2  | Artifact spells you cast cost {1} less to cast. |

    Scenario: Mana of any other source does not pay for it, and stays in the pool
      Given Alice has "Icehide Golem" and "Snow-Covered Forest" in hand
      And Alice controls "Forest"
      When Alice activates "Forest"
      Then Alice can't cast "Icehide Golem"
      When Alice plays "Snow-Covered Forest"
      And Alice activates "Snow-Covered Forest"
      And Alice casts "Icehide Golem" and it resolves
      Then "Icehide Golem" is on the battlefield
      And "Snow-Covered Forest" is tapped
      And Alice has {G} in the mana pool

    Scenario: For other symbols the mana of other sources is spent first
      Given the card "Grim Draugr" is a "Snow Creature — Zombie Berserker" that costs {2}{B} of size 3/2:
        """
        {1}{S}: This creature gets +1/+0 and gains menace until end of turn.
        """
      And Alice controls "Grim Draugr" and "Boreal Druid"
      And Alice has {C} in the mana pool
      When Alice activates "Boreal Druid"
      And Alice activates "Grim Draugr" and it resolves
      Then "Grim Draugr" is 4/2
      And Alice has no mana

    Scenario: What makes spells cost less takes no snow symbol away
      Given Alice controls "Foundry Inspector"
      And Alice has "Icehide Golem" and "Snow-Covered Forest" in hand
      Then Alice can't cast "Icehide Golem"
      When Alice plays "Snow-Covered Forest"
      And Alice activates "Snow-Covered Forest"
      And Alice casts "Icehide Golem" and it resolves
      Then "Icehide Golem" is on the battlefield
      And "Snow-Covered Forest" is tapped

  @CR-107.1b
  Rule: 107.1b A negative power deals nothing, and is counted up from

    @example-1 @CR-2009-104.1b
    Example: A 3/4 Highland Giant with -5/-0 deals no combat damage, and +3/+0 makes its power 1
      Given the card "Shrink" is an "Instant" that costs {G}
        """
        Target creature gets -5/-0 until end of turn.
        """
      And the card "Sure Strike" is an "Instant" that costs {1}{R}
        """
        Target creature gets +3/+0 and gains first strike until end of turn.
        """
      And the card "Highland Giant" is a "Creature — Giant" that costs {2}{R}{R} of size 3/4
      And Alice controls "Highland Giant" (first) and "Highland Giant" (second)
      And Alice controls two "Forest" and "Mountain"
      And Alice has "Shrink" and "Sure Strike" in hand
      When Alice activates "Forest" (1)
      And Alice casts "Shrink" targeting "Highland Giant" (first) and it resolves
      Then "Highland Giant" (first) is -2/4
      When Alice attacks with "Highland Giant" (first) and "Highland Giant" (second)
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      When Alice activates "Forest" (2)
      And Alice activates "Mountain"
      And Alice casts "Sure Strike" targeting "Highland Giant" (first) and it resolves
      Then "Highland Giant" (first) is 1/4

  @CR-107.3f
  Rule: 107.3f X without a cost

    Scenario Outline: X in what triggers is chosen as it is paid for
      Given the card "Taj-Nar Swordsmith" is a "Creature — Cat Soldier" that costs {3}{W} of size 2/3:
        """
        When this creature enters, you may pay {X}. If you do, search your library for an Equipment card with mana value X or less, put that card onto the battlefield, then shuffle.
        """
      And Alice has "Taj-Nar Swordsmith" in hand
      And Alice has {3}{W}{3} in the mana pool
      And Alice's library is empty
      And Alice has "Bonesplitter" and "Grafted Wargear" on top of the library
      When Alice casts "Taj-Nar Swordsmith" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses <x>
      And Alice chooses "<equipment>"
      Then Alice controls "<equipment>"
      And Alice has <left>

      Examples:
        | x | equipment       | left                 |
        | 2 | Bonesplitter    | {C} in the mana pool |
        | 3 | Grafted Wargear | no mana              |

  @CR-107.8 @CR-107.8a @CR-107.8b
  Rule: 107.8 Level symbols

    Scenario Outline: Student of Warfare at level <level>
      Given the card "Student of Warfare" is a "Creature — Human Knight" that costs {W} of size 1/1
        """
        Level up {W}
        LEVEL 2-6
        3/3
        First strike
        LEVEL 7+
        4/4
        Double strike
        """
      And Alice controls "Student of Warfare" with <before>
      And Alice has {W} in the mana pool
      When Alice activates "Student of Warfare" and it resolves
      Then "Student of Warfare" has <level> level counters
      And "Student of Warfare" is <size>
      And "Student of Warfare" <has>
      And "Student of Warfare" <lacks>

      Examples:
        | before               | level | size | has                | lacks                      |
        | one level counter    | 2     | 3/3  | has first strike   | doesn't have double strike |
        | five level counters  | 6     | 3/3  | has first strike   | doesn't have double strike |
        | six level counters   | 7     | 4/4  | has double strike  | doesn't have first strike  |
        | seven level counters | 8     | 4/4  | has double strike  | doesn't have first strike  |

  @CR-107.1c
  Rule: 107.1c Any number

    Scenario: Any number of creatures may be none, or all
      Given the card "Last-Ditch Effort" is an "Instant" that costs {R}:
        """
        Sacrifice any number of creatures. Last-Ditch Effort deals that much damage to any target.
        """
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Last-Ditch Effort" (first) and "Last-Ditch Effort" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Last-Ditch Effort" (first) targeting Bob and it resolves
      And Alice chooses nothing
      Then "Grizzly Bears" and "Hill Giant" are on the battlefield
      And Bob has 20 life
      When Alice casts "Last-Ditch Effort" (second) targeting Bob and it resolves
      And Alice chooses "Grizzly Bears" and "Hill Giant"
      Then "Grizzly Bears" and "Hill Giant" are in Alice's graveyard
      And Bob has 18 life

  @CR-107.17
  Rule: 107.17 The ticket symbol

    Scenario: Whoever gets a ticket symbol gets one ticket counter, and nobody else gets one
      Given Alice controls "Blorbian Buddy"
      And Alice has {G} in the mana pool
      When Alice activates "Blorbian Buddy" and it resolves
      Then Alice has 1 ticket counter
      And Bob has 0 ticket counters

    Scenario Outline: Each symbol is a ticket counter: <symbols>
      Given the card "Booth" is an "Instant" that costs {0}
        """
        You get <symbols>.
        """
      And Alice has "Booth" in hand
      When Alice casts "Booth" and it resolves
      Then Alice has <number> ticket counter<s>

      Examples:
        | symbols      | number | s |
        | {TK}         | 1      |   |
        | {TK}{TK}{TK} | 3      | s |

Feature: 614. Replacement Effects

  Background:
    Given these cards:
      | name   | type    | cost | text                                                                |
      | Raise  | Instant | {0}  | Return target creature card from your graveyard to the battlefield. |
      | Mirror | Instant | {0}  | Create a token that's a copy of target creature.                    |

  @CR-614.1c
  Rule: 614.1c Enters with, as it enters, enters as

    Scenario: A creature enters with counters
      Given the card "Ooze" is a "Creature — Ooze" that costs {0} of size 0/1:
        """
        This creature enters with two +1/+1 counters on it.
        """
      And Alice has "Ooze" in hand
      When Alice casts "Ooze" and it resolves
      Then "Ooze" is 2/3
      And "Ooze" has two +1/+1 counters

    Scenario: As it enters something is done
      Given the card "Sage" is a "Creature — Human" that costs {0} of size 1/1:
        """
        As this creature enters, you may gain 3 life. If you do, it enters tapped.
        """
      And Alice has "Sage" in hand
      When Alice casts "Sage" and it resolves
      And Alice says yes
      Then Alice has 23 life
      And "Sage" is tapped

    Scenario: It enters as a copy
      Given Bob controls "Hill Giant"
      And Alice has "Clone" in hand
      And Alice has {C}{C}{C}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Hill Giant"
      Then "Clone" is a 3/3 red creature
      And "Clone" is named "Hill Giant"

    Scenario: What is chosen as a creature enters is not chosen as it is turned face up
      Given the card "Primal Plasma" is a "Creature — Elemental Shapeshifter" that costs {3}{U} of size */*:
        """
        As this creature enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.
        """
      And Bob has "Break Open" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Soul Summons" and "Primal Plasma" (first) in hand
      And Alice has "Primal Plasma" (second) on top of her library
      And Alice has {1}{W}{3}{U}{3}{U} in the mana pool
      When Alice casts "Primal Plasma" (first) and it resolves
      And Alice chooses option 3
      Then "Primal Plasma" (first) is 1/6
      When Alice casts "Soul Summons" and it resolves
      Then "Primal Plasma" (second) is 2/2
      When Bob casts "Break Open" targeting "Primal Plasma" (second) and it resolves
      Then "Primal Plasma" (second) is in Alice's graveyard

  @CR-614.1a
  Rule: 614.1a Something else is done instead

    Scenario Outline: Two untapped lands are asked for, and <what>
      Given the card "Lotus Vale" is a "Land":
        """
        If this land would enter, sacrifice two untapped lands instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.
        {T}: Add three mana of any one color.
        """
      And Alice has "Lotus Vale" in hand
      And Alice controls <lands>
      When Alice plays "Lotus Vale"
      Then "Lotus Vale" is <there>
      And "Island" is <left>

      Examples:
        | what                        | lands                         | there                | left                 |
        | of one alone none is taken  | "Island" and a tapped "Swamp" | in Alice's graveyard | on the battlefield   |
        | two of them are sacrificed  | "Island" and "Swamp"          | on the battlefield   | in Alice's graveyard |

  @CR-614.1d
  Rule: 614.1d Enters, and objects enter

    Scenario Outline: A land enters tapped where the condition that stands first holds
      Given the card "Hall of Storm Giants" is a "Land":
        """
        If you control two or more other lands, this land enters tapped.
        {T}: Add {U}.
        {5}{U}: Until end of turn, this land becomes a 7/7 blue Giant creature with ward {3}. It's still a land.
        """
      And Alice has "Hall of Storm Giants" in hand
      And Alice controls <lands>
      When Alice plays "Hall of Storm Giants"
      Then "Hall of Storm Giants" is on the battlefield
      And "Hall of Storm Giants" is <how>

      Examples:
        | lands                  | how      |
        | "Forest" and "Plains"  | tapped   |
        | "Forest"               | untapped |

    Scenario: What enters tapped and doesn't untap stays tapped, and another permanent untaps
      Given the card "Traxos, Scourge of Kroog" is a "Legendary Artifact Creature — Construct" that costs {4} of size 7/7:
        """
        Trample
        Traxos enters tapped and doesn't untap during your untap step.
        Whenever you cast a historic spell, untap Traxos.
        """
      And Alice has "Traxos, Scourge of Kroog" in hand
      And Alice has {4} in the mana pool
      And Alice controls a tapped "Hill Giant"
      When Alice casts "Traxos, Scourge of Kroog" and it resolves
      Then "Traxos, Scourge of Kroog" is tapped
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Traxos, Scourge of Kroog" is tapped
      And "Hill Giant" is untapped

    Scenario: A land enters tapped
      Given Alice has "Haunted Mire" in hand
      When Alice plays "Haunted Mire"
      Then "Haunted Mire" is tapped

    Scenario: Whole kinds of permanents enter in some way
      Given the card "Weight" is an "Enchantment":
        """
        Creatures your opponents control enter tapped.
        """
      And the card "Elk" is a "Creature — Elk" that costs {0} of size 2/2
      And the card "Yak" is a "Creature — Ox" that costs {0} of size 2/2
      And Alice controls "Weight"
      And Alice has "Elk" in hand
      And Bob has "Yak" and "Raise" in hand
      And it is Bob's precombat main phase
      When Bob casts "Yak" and it resolves
      Then "Yak" is tapped
      When the game goes on to Alice's precombat main phase
      And Alice casts "Elk" and it resolves
      Then "Elk" is untapped

    Scenario Outline: A land looks at what its player controls before it is there itself
      Given the card "Sanctum" is a "Land — Forest":
        """
        This land enters tapped unless you control <condition>.
        """
      And Alice controls <number> "Forest"
      And Alice has "Sanctum" in hand
      When Alice plays "Sanctum"
      Then "Sanctum" is <status>
      And "Sanctum" is on the battlefield

      Examples:
        | condition                | number | status   |
        | two or fewer other lands | two    | untapped |
        | two or fewer other lands | three  | tapped   |
        | a Forest or an Island    | one    | untapped |
        | two or more Forests      | one    | tapped   |
        | two or more basic lands  | two    | untapped |
        | a Swamp or an Island     | two    | tapped   |

    Scenario Outline: Effects that have it tapped and untapped: the last one applied counts
      Given these cards:
        | name   | type        | text                              |
        | Thaw   | Enchantment | Lands you control enter untapped. |
        | Frost  | Enchantment | Lands enter tapped.               |
        | Meadow | Land        |                                   |
      And Alice controls "Thaw" and "Frost"
      And Alice has "Meadow" in hand
      When Alice plays "Meadow"
      And Alice chooses "<first>"
      Then "Meadow" is <status>

      Examples:
        | first                  | status   |
        | Meadow enters tapped   | untapped |
        | Meadow enters untapped | tapped   |

    Scenario: Another creature enters with counters, as many as there are at that time
      Given the card "Captain" is a "Creature — Elf" that costs {0} of size 3/3:
        """
        Each other Elf you control enters with a number of additional +1/+1 counters on it equal to this creature's power.
        """
      And the card "Scout" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        This creature enters with a +1/+1 counter on it for each creature card in your graveyard.
        """
      And Alice has "Captain" and "Scout" in hand
      And Alice has a 2/2 creature card "Ox" in the graveyard
      When Alice casts "Captain" and it resolves
      Then "Captain" is 3/3
      When Alice casts "Scout" and it resolves
      Then "Scout" is 5/5

  @CR-614.1e
  Rule: 614.1e As it is turned face up

    @CR-2009-419.1e
    Scenario: Counters are put on it as it is turned face up
      Given Alice controls a face-down "Hooded Hydra"
      And Alice has {3}{G}{G} in the mana pool
      When Alice turns "Hooded Hydra" face up
      Then "Hooded Hydra" is 5/5
      And the stack is empty

  @CR-614.12
  Rule: 614.12 Looked at as it would be there

    @example-1 @CR-2009-419.6i
    Example: A color is chosen for a token that is a copy of Voice of All
      Given Alice controls "Voice of All"
      And the color chosen for "Voice of All" is red
      And Alice has "Mirror" in hand
      When Alice casts "Mirror" targeting "Voice of All" and it resolves
      And Alice chooses blue
      Then "Voice of All (2)" has protection from blue
      And "Voice of All (2)" doesn't have protection from red

    @example-2
    Example: Scarwood Treefolk enters tapped, though it has no abilities in the graveyard
      Given Bob controls "Yixlid Jailer"
      And Alice has "Scarwood Treefolk" in the graveyard
      And Alice has "Resurrection" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Resurrection" targeting "Scarwood Treefolk" and it resolves
      Then "Scarwood Treefolk" is tapped

    @example-3
    Example: Orb of Dreams does not affect itself
      Given Alice has "Orb of Dreams" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Orb of Dreams" and it resolves
      Then "Orb of Dreams" is untapped
      And "Orb of Dreams" is on the battlefield

    Scenario: It affects all that come after it
      Given Alice controls "Orb of Dreams"
      And Alice has "Grizzly Bears" in hand
      And Alice has {C}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is tapped

    @edition-2025
    Scenario: Effects that would apply to it once it is there count
      Given the card "Loom" is an "Enchantment":
        """
        Noncreature artifacts are 2/2 creatures in addition to their other types.
        """
      And the card "Weight" is an "Enchantment":
        """
        Creatures enter tapped.
        """
      And the card "Relic" is an "Artifact" that costs {0}
      And Alice controls "Loom" and "Weight"
      And Alice has "Relic" in hand
      When Alice casts "Relic" and it resolves
      Then "Relic" is tapped

    Scenario: So do effects that have changed how it enters
      Given Alice controls "Scarwood Treefolk"
      And Alice has "Clone" in hand
      And Alice has {C}{C}{C}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Scarwood Treefolk"
      Then "Clone" is tapped

  @CR-614.12a
  Rule: 614.12a Chosen before it enters

    Scenario: Nothing can be done between the choice and its consequence
      Given the card "Warden" is a "Creature — Angel" that costs {0} of size 1/1:
        """
        As this creature enters, choose a color.
        This creature has protection from the chosen color.
        """
      And the card "Ash" is an "Enchantment" in red:
        """
        Whenever a creature enters, Ash deals 1 damage to it.
        """
      And Bob controls "Ash"
      And Alice has "Warden" in hand
      When Alice casts "Warden" and it resolves
      Then Alice is asked to choose white, blue, black, red and green
      When Alice chooses red
      And all players pass
      Then "Warden" is on the battlefield

    Scenario: Which of two counters it enters with is chosen before it is there
      Given the card "Boot Nipper" is a "Creature — Beast" that costs {1}{B} of size 2/1:
        """
        This creature enters with your choice of a deathtouch counter or a lifelink counter on it.
        """
      And Alice has "Boot Nipper" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Boot Nipper" and it resolves
      Then Alice is asked to choose deathtouch and lifelink
      When Alice chooses lifelink
      Then "Boot Nipper" is on the battlefield
      And "Boot Nipper" has lifelink
      And "Boot Nipper" doesn't have deathtouch

  @CR-614.12b
  Rule: 614.12b Anchor words

    Scenario Outline: <Word> gives the one ability and not the other
      Given the card "Citadel Siege" is an "Enchantment" that costs {2}{W}{W}:
        """
        As this enchantment enters, choose Khans or Dragons.
        • Khans — At the beginning of combat on your turn, put two +1/+1 counters on target creature you control.
        • Dragons — At the beginning of combat on each opponent's turn, tap target creature that player controls.
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Citadel Siege" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Citadel Siege" and it resolves
      And Alice chooses <word>
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" is <size>
      When the game goes on to Bob's end of combat
      Then "Hill Giant" is <state>

      Examples:
        | Word    | word    | size | state    |
        | Khans   | Khans   | 4/4  | untapped |
        | Dragons | Dragons | 2/2  | tapped   |

  @CR-614.13
  Rule: 614.13 Other objects change zones as it enters

    Scenario: Creatures are sacrificed for one that enters with counters
      Given the card "Gorger Wurm" is a "Creature — Wurm" that costs {3}{R}{G} of size 5/5:
        """
        Devour 1
        """
      And Alice controls "Grizzly Bears", "Llanowar Elves" and "Hill Giant"
      And Alice has "Gorger Wurm" in hand
      And Alice has {3}{R}{G} in the mana pool
      When Alice casts "Gorger Wurm" and it resolves
      And Alice chooses "Grizzly Bears" and "Llanowar Elves"
      Then "Grizzly Bears" and "Llanowar Elves" are in Alice's graveyard
      And "Gorger Wurm" is 7/7

  @CR-614.13a
  Rule: 614.13a Not what is entering

    @example-1
    Example: Neither Sutured Ghoul nor Runeclaw Bear can be exiled as both enter
      Given Alice has "Sutured Ghoul", "Runeclaw Bear" and a 4/4 creature card "Beast" in the graveyard
      And the card "Both" is an "Instant" that costs {0}:
        """
        Return two target creature cards from your graveyard to the battlefield.
        """
      And Alice has "Both" in hand
      When Alice casts "Both" targeting "Sutured Ghoul" and "Runeclaw Bear" and it resolves
      Then Alice is asked to choose "Beast"
      When Alice chooses "Beast"
      Then "Beast" is in exile
      And "Runeclaw Bear" is on the battlefield
      And "Sutured Ghoul" is 4/4

  @CR-614.13b
  Rule: 614.13b Not twice for one permanent

    @example-1
    Scenario Outline: Runeclaw Bear is sacrificed for <effect> and not for the other
      Given the game is a Planechase game
      And Alice has "Jund" in the command zone
      And Alice controls "Runeclaw Bear"
      And Alice has "Thunder-Thrash Elder" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Thunder-Thrash Elder"
      And all players pass
      And all players pass
      And Alice chooses "Thunder-Thrash Elder: <effect>"
      And Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is in Alice's graveyard
      And "Thunder-Thrash Elder" has <number> +1/+1 counters

      Examples:
        | effect   | number |
        | devour 3 | three  |
        | devour 5 | five   |

    @example-1
    Example: Runeclaw Bear is spared
      Given the game is a Planechase game
      And Alice has "Jund" in the command zone
      And Alice controls "Runeclaw Bear"
      And Alice has "Thunder-Thrash Elder" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Thunder-Thrash Elder"
      And all players pass
      And all players pass
      And Alice chooses "Thunder-Thrash Elder: devour 5"
      And Alice chooses nothing
      And Alice chooses nothing
      Then "Runeclaw Bear" is on the battlefield
      And "Thunder-Thrash Elder" has no counters

    Scenario: What was sacrificed for it can't be exiled for it as well
      Given the card "Gorger" is a "Creature — Zombie" that costs {0} of size 1/1:
        """
        As this creature enters, sacrifice any number of creatures, then exile any number of creature cards from your graveyard.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has a 1/1 creature card "Elf" in the graveyard
      And Alice has "Gorger" in hand
      When Alice casts "Gorger" and it resolves
      And Alice chooses "Ox"
      Then Alice is asked to choose "Elf"
      When Alice chooses "Elf"
      Then "Ox" is in Alice's graveyard
      And "Elf" is in exile

  @CR-614.13c
  Rule: 614.13c Not the card that enters from the library

    @example-1
    Example: Breeding Pool enters from the library while Ashiok exiles the next two cards
      Given Alice controls "Ashiok, Wicked Manipulator"
      And Alice has "Breeding Pool", "Forest", "Island" and "Swamp" on top of her library
      And the card "Courser of Kruphix" is an "Enchantment Creature — Centaur" that costs {1}{G}{G} of size 2/4:
        """
        Play with the top card of your library revealed.
        You may play lands from the top of your library.
        Landfall — Whenever a land you control enters, you gain 1 life.
        """
      And Alice controls "Courser of Kruphix"
      When Alice plays "Breeding Pool"
      And Alice says yes
      Then "Breeding Pool" is on the battlefield
      And "Breeding Pool" is untapped
      And "Forest" and "Island" are in exile
      And "Swamp" is in Alice's library
      And Alice has 20 life

  @CR-614.14
  Rule: 614.14 Exiled by what replaces an event

    Scenario: Only the cards that the replacement effect exiled are meant
      Given the card "Crypt" is an "Enchantment":
        """
        If a creature would die, exile it instead.
        {0}: Return the exiled cards to the battlefield.
        """
      And the card "Banish" is an "Instant" that costs {0}:
        """
        Exile target creature.
        """
      And Alice controls "Crypt", a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "Banish" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Ox" and it resolves
      And Alice casts "Banish" targeting "Elk" and it resolves
      Then "Ox" and "Elk" are in exile
      When Alice activates "Crypt" and it resolves
      Then "Ox" is on the battlefield
      And "Elk" is in exile

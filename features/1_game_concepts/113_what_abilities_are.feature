Feature: 113. What abilities are, and where they function

  @CR-113.1a
  Rule: 113.1a An object has the abilities of its text, and those that effects grant it

    Scenario: A creature without flying has it while an Aura grants it
      Given Alice controls "Grizzly Bears" and "Storm Crow"
      And Alice has "Flight" in hand
      And Alice has {U} in the mana pool
      Then "Storm Crow" has flying
      And "Grizzly Bears" doesn't have flying
      When Alice casts "Flight" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying

  @CR-113.10
  Rule: 113.10 Effects add abilities, and remove them

    Scenario: A creature loses what is printed on it, for as long as it is said to
      Given Alice controls "Storm Crow" and "Grizzly Bears"
      And Alice has "Canopy Claws" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Canopy Claws" targeting "Storm Crow" and it resolves
      Then "Storm Crow" doesn't have flying
      When the game goes on to Bob's upkeep
      Then "Storm Crow" has flying

    Scenario: One gains an ability for a turn, and another doesn't
      Given Alice controls "Hill Giant" and "Gray Ogre"
      And Alice has "Jump" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Jump" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has flying
      And "Gray Ogre" doesn't have flying
      When the game goes on to Bob's upkeep
      Then "Hill Giant" doesn't have flying

  @CR-113.1b
  Rule: 113.1b A player has what effects give

    Scenario: A player who has hexproof is no target for an opponent, and for nobody else's spells protected
      Given Alice has "Lightning Bolt" and "Naturalize" in hand
      And Alice has {R}{R}{G}{G} in the mana pool
      And Bob controls "Aegis of the Gods"
      Then Bob has hexproof
      And Alice doesn't have hexproof
      And Alice can't cast "Lightning Bolt" targeting Bob
      When Alice casts "Naturalize" targeting "Aegis of the Gods" and it resolves
      Then Bob doesn't have hexproof
      And Alice can cast "Lightning Bolt" targeting Bob

  @CR-113.1c @CR-113.9
  Rule: 113.1c An ability on the stack is an object, and no spell

    Scenario: What counters abilities can target it, and what counters spells can't
      Given Alice controls "Prodigal Pyromancer"
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in the mana pool
      And Bob has "Stifle" and "Counterspell" in hand
      And Bob has {U}{U}{U} in the mana pool
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      Then Bob can't cast "Counterspell" targeting ability of "Prodigal Pyromancer"
      When Bob casts "Stifle" targeting ability of "Prodigal Pyromancer" and it resolves
      Then the stack is empty
      And Bob has 20 life
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting "Lightning Bolt" and it resolves
      Then "Lightning Bolt" is in Alice's graveyard
      And Bob has 20 life

  @CR-113.2a
  Rule: 113.2a An ability may hinder its object

    @example-1
    Example: That it can't block is an ability of a creature
      Given Alice controls "Muraganda Petroglyphs", "Goblin Raider" and "Runeclaw Bear"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Runeclaw Bear" is 4/4
      And "Goblin Raider" is 2/2
      When Alice casts "Demystify" targeting "Muraganda Petroglyphs" and it resolves
      Then "Runeclaw Bear" is 2/2
      And "Goblin Raider" is 2/2

  @CR-113.2b
  Rule: 113.2b An additional cost is an ability

    Scenario: Whoever casts the card pays it, and who can't, can't cast it
      Given Alice controls "Hill Giant"
      And Alice has "Fling" (first), "Fling" (second) and "Lightning Bolt" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Fling" (first) targeting Bob
      Then "Hill Giant" is in Alice's graveyard
      When all players pass
      Then Bob has 17 life
      And Alice can't cast "Fling" (second) targeting Bob
      And Alice can cast "Lightning Bolt" targeting Bob

  @CR-113.2c
  Rule: 113.2c Each instance of an ability works

    @CR-2009-402.7
    Scenario: Of exalted that it has twice each instance works, and that of a creature with one works once
      Given Alice controls "Akrasan Squire", "Grizzly Bears" and "Sublime Archangel"
      When Alice attacks Bob with "Akrasan Squire"
      And Alice orders "Akrasan Squire", "Akrasan Squire (2)", "Grizzly Bears" and "Sublime Archangel"
      And the game goes on to Alice's declare blockers
      Then "Akrasan Squire" is 5/5

  @CR-113.3a
  Rule: 113.3a Spell abilities are what a resolving spell does

    Scenario: Cycling is no spell ability: nobody draws a card for it as the spell resolves
      Given Alice has "Radiant's Judgment" in hand
      And Alice has {2}{W} in the mana pool
      And Bob controls "Serra Angel"
      When Alice casts "Radiant's Judgment" targeting "Serra Angel" and it resolves
      Then "Serra Angel" is in Bob's graveyard
      And Alice has 0 cards in hand

  @CR-113.6j
  Rule: 113.6j A cost that can be paid in a hand

    Scenario: The cycling ability of the same card, for its own cost and from the hand
      Given Alice has "Radiant's Judgment" in hand
      And Alice has {2} in the mana pool
      And Bob controls "Serra Angel"
      When Alice activates "Radiant's Judgment"
      Then the stack, from the top, is ability of "Radiant's Judgment"
      And "Radiant's Judgment" is in Alice's graveyard
      And Alice has no mana
      And Alice has 0 cards in hand
      When all players pass
      Then Alice has 1 card in hand
      And "Serra Angel" is on the battlefield

  @CR-113.3b
  Rule: 113.3b A cost, and an effect

    Scenario: Whoever has priority pays the cost, and then the ability is on the stack until it resolves
      Given Alice controls "Prodigal Pyromancer"
      And Bob controls "Prodigal Pyromancer" (Bob's)
      When Alice activates "Prodigal Pyromancer" targeting Bob
      Then Alice has priority
      When Alice passes
      And Bob activates "Prodigal Pyromancer" (Bob's) targeting Alice
      Then "Prodigal Pyromancer" (Bob's) is tapped
      And Alice has 20 life
      And Bob can't activate "Prodigal Pyromancer" (Bob's) targeting Alice
      When all players pass
      Then Alice has 19 life
      And Bob has 20 life

  @CR-113.3c
  Rule: 113.3c A condition, and an effect

    Scenario: As soon as the event has happened and a player would get priority, the ability is on the stack
      Given Alice has "Elvish Visionary" and "Grizzly Bears" in hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Elvish Visionary" and it resolves
      Then the stack, from the top, is ability of "Elvish Visionary"
      And Alice has 1 card in hand
      When all players pass
      Then Alice has 2 cards in hand
      When Alice casts "Grizzly Bears" and it resolves
      Then the stack is empty

  @CR-113.3d @CR-113.6
  Rule: 113.3d What a static ability states is so, where it works

    Scenario: On the battlefield, and nowhere else
      Given Alice controls "Grizzly Bears" and "Glorious Anthem" (there)
      And Alice has "Glorious Anthem" (hers) in hand
      And Alice has "Glorious Anthem" (gone) in her graveyard
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Grizzly Bears" is 3/3
      When Alice casts "Demystify" targeting "Glorious Anthem" (there) and it resolves
      Then "Grizzly Bears" is 2/2

    Scenario: It needs no stack, and ends as its object leaves
      Given Alice controls "Grizzly Bears"
      And Alice has "Glorious Anthem" and "Naturalize" in hand
      And Alice has {1}{W}{W}{1}{G} in the mana pool
      When Alice casts "Glorious Anthem" and it resolves
      Then the stack is empty
      And "Grizzly Bears" is 3/3
      When Alice casts "Naturalize" targeting "Glorious Anthem" and it resolves
      Then "Grizzly Bears" is 2/2

  @CR-113.4
  Rule: 113.4 A mana ability doesn't use the stack

    Scenario: Its mana is there at once; another ability waits on the stack
      Given Alice controls "Sol Ring" and "Soulmender"
      When Alice activates "Sol Ring"
      Then the stack is empty
      And Alice has {C}{C} in the mana pool
      When Alice activates "Soulmender"
      Then the stack, from the top, is ability of "Soulmender"
      And Alice has 20 life

  @CR-113.5
  Rule: 113.5 A loyalty ability of each permanent, once a turn

    Scenario: Not in another player's turn, not with something on the stack, not a second time in the turn
      Given Alice controls "Elspeth, Sun's Champion" with 4 loyalty counters and "Soulmender"
      When Alice activates "Soulmender"
      Then Alice can't activate "Elspeth, Sun's Champion", "Create three", by 606.3
      When all players pass
      And Alice activates "Elspeth, Sun's Champion", "Create three" and it resolves
      Then Alice can't activate "Elspeth, Sun's Champion", "Create three", by 606.3
      When the game goes on to Bob's precombat main
      And Bob passes
      Then Alice can't activate "Elspeth, Sun's Champion", "Create three", by 606.3
      When the game goes on to Alice's precombat main
      Then Alice can activate "Elspeth, Sun's Champion", "Create three"

  @CR-113.6a
  Rule: 113.6a What defines a characteristic functions everywhere

    Scenario Outline: Nightmare has the size of its player's Swamps wherever it is
      Given Alice <has it>
      And Alice controls "Swamp" (first) and "Swamp" (second)
      And Alice has "Swamp" (third) in hand
      Then "Nightmare" is 2/2
      When Alice plays "Swamp" (third)
      Then "Nightmare" is 3/3

      Examples:
        | has it                           |
        | controls "Nightmare"             |
        | has "Nightmare" in hand          |
        | has "Nightmare" in her graveyard |

    Scenario: What changes a size without defining it functions on the battlefield alone
      Given Alice has "Nightmare" and "Grizzly Bears" in her graveyard
      And Alice controls "Swamp" (old), "Glorious Anthem" and "Hill Giant"
      And Alice has "Swamp" (new) in hand
      Then "Nightmare" is 1/1
      And "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4
      When Alice plays "Swamp" (new)
      Then "Nightmare" is 2/2
      And "Grizzly Bears" is 2/2

  @CR-113.6d
  Rule: 113.6d What it says of its own cost functions on the stack

    Scenario: It costs as much less as it says
      Given the card "Vanquish the Horde" is a "Sorcery" that costs {6}{W}{W}:
        """
        This spell costs {1} less to cast for each creature on the battlefield.
        Destroy all creatures.
        """
      And Alice has "Vanquish the Horde" and "Ornithopter" in hand
      And Alice has {4}{W}{W} in the mana pool
      And Alice controls "Grizzly Bears"
      Then Alice can't cast "Vanquish the Horde"
      When Alice casts "Ornithopter" and it resolves
      And Alice casts "Vanquish the Horde" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And Alice has no mana

  @CR-113.6e
  Rule: 113.6e How it may be cast

    @CR-2009-402.8d
    Scenario: A restriction on casting functions in the hand, and not on the battlefield alone
      Given the card "Illusory Angel" is a "Creature — Angel Illusion" that costs {2}{U} of size 4/4:
        """
        Cast this spell only if you've cast another spell this turn.
        Flying
        """
      And Alice has "Illusory Angel" and "Ornithopter" in hand
      And Alice has {2}{U} in the mana pool
      Then Alice can't cast "Illusory Angel", by 604.6
      When Alice casts "Ornithopter" and it resolves
      And Alice casts "Illusory Angel" and it resolves
      Then "Illusory Angel" is on the battlefield

  @CR-113.6f
  Rule: 113.6f From where it may be cast

    @CR-2009-401.4
    Scenario: Gravecrawler may be cast from the graveyard by what it says itself, once there is a Zombie
      Given Alice has "Gravecrawler" and "Savannah Lions" in her graveyard
      And Alice has "Walking Corpse" in hand
      And Alice has {W}{B}{1}{B} in the mana pool
      Then Alice can't cast "Gravecrawler"
      When Alice casts "Walking Corpse" and it resolves
      Then Alice can't cast "Savannah Lions"
      When Alice casts "Gravecrawler" and it resolves
      Then "Gravecrawler" is on the battlefield

  @CR-113.6g
  Rule: 113.6g Not to be countered

    Scenario: That it can't be countered functions on the stack, and other spells are countered
      Given Alice has "Carnage Tyrant" and "Grizzly Bears" in hand
      And Alice has {4}{G}{G}{1}{G} in the mana pool
      And Bob has "Counterspell" (first) and "Counterspell" (second) in hand
      And Bob has {U}{U}{U}{U} in the mana pool
      When Alice casts "Carnage Tyrant"
      And Alice passes
      And Bob casts "Counterspell" (first) targeting "Carnage Tyrant" and it resolves
      And all players pass
      Then "Carnage Tyrant" is on the battlefield
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Counterspell" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-113.6h
  Rule: 113.6h How it enters

    Scenario: What a card says of how it enters counts as it enters, and only for itself
      Given the card "Faithful Watchdog" is a "Creature — Dog" that costs {G}{W} of size 0/0:
        """
        Vigilance
        This creature enters with three +1/+1 counters on it.
        """
      And Alice has "Faithful Watchdog" and "Grizzly Bears" in hand
      And Alice has {G}{W}{1}{G} in the mana pool
      When Alice casts "Faithful Watchdog" and it resolves
      Then "Faithful Watchdog" has three +1/+1 counters
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no counters

  @CR-113.6i
  Rule: 113.6i No counters, as it enters already

    Scenario: Of two Warriors one says that it can't have counters, and enters without; the other enters with one
      Given Alice controls "Bramblewood Paragon"
      And Alice has "Melira's Keepers", "Goblin Raider" and "Travel Preparations" in hand
      And Alice has {4}{G}{1}{R}{1}{G} in the mana pool
      When Alice casts "Melira's Keepers" and it resolves
      Then "Melira's Keepers" has no counters
      When Alice casts "Goblin Raider" and it resolves
      Then "Goblin Raider" has one +1/+1 counter
      When Alice casts "Travel Preparations" targeting "Melira's Keepers" and "Goblin Raider" and it resolves
      Then "Melira's Keepers" has no counters
      And "Goblin Raider" has two +1/+1 counters

    Scenario: What an effect would put onto the battlefield with a counter enters without it
      Given the card "Mikaeus, the Unhallowed" is a "Legendary Creature — Zombie Cleric" that costs {3}{B}{B}{B} of size 5/5:
        """
        Intimidate
        Whenever a Human deals damage to you, destroy it.
        Other non-Human creatures you control get +1/+1 and have undying.
        """
      And the card "Tatterkite" is an "Artifact Creature — Scarecrow" that costs {3} of size 2/1:
        """
        Flying
        This creature can't have counters put on it.
        """
      And Alice controls "Mikaeus, the Unhallowed", "Tatterkite" and "Grizzly Bears"
      And Alice has two "Murder" in hand
      And Alice has {2}{B}{B}{B}{B} in the mana pool
      When Alice casts "Murder" (1) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Grizzly Bears" has one +1/+1 counter
      When Alice casts "Murder" (2) targeting "Tatterkite" and it resolves
      And all players pass
      Then "Tatterkite" is on the battlefield
      And "Tatterkite" has no counters

  @CR-113.6k
  Rule: 113.6k A condition that can be met in another zone alone

    @example-1
    Example: Absolver Thrull watches from the battlefield for its entering, and from exile for the haunted creature
      Given Alice has "Absolver Thrull" and "Shock" in hand
      And Alice has {3}{W}{R} in the mana pool
      And Bob controls "Glorious Anthem", "Crusade" and "Grizzly Bears"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Absolver Thrull" and it resolves
      And Alice chooses "Glorious Anthem"
      And all players pass
      Then "Glorious Anthem" is in Bob's graveyard
      When Alice passes
      And Bob casts "Murder" targeting "Absolver Thrull" and it resolves
      And all players pass
      Then "Absolver Thrull" is in exile
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Crusade" is in Bob's graveyard

  @CR-113.6m
  Rule: 113.6m What takes its object out of a zone

    @example-1
    Example: Reassembling Skeleton's ability works in the graveyard, and not on the battlefield
      Given Alice controls "Reassembling Skeleton" (there)
      And Alice has "Reassembling Skeleton" (dead) in her graveyard
      And Alice has {1}{B}{1}{B} in the mana pool
      Then Alice can't activate "Reassembling Skeleton" (there)
      When Alice activates "Reassembling Skeleton" (dead) and it resolves
      Then "Reassembling Skeleton" (dead) is on the battlefield
      And "Reassembling Skeleton" (dead) is tapped
      And Alice can't activate "Reassembling Skeleton" (dead)

    Scenario: A card that is exiled from the hand for it is of no use on the battlefield
      Given Alice controls "Simian Spirit Guide" (there)
      And Alice has "Simian Spirit Guide" (hers) in hand
      Then Alice can't activate "Simian Spirit Guide" (there)
      When Alice activates "Simian Spirit Guide" (hers)
      Then Alice has {R} in the mana pool
      And "Simian Spirit Guide" (hers) is in exile

  @CR-113.6n
  Rule: 113.6n How decks are made

    Scenario: A card that says how many of its name a deck can have says so before the game; of another there are four
      Given the decks are constructed
      And Alice's deck is:
        | number | card            |
        | 30     | Relentless Rats |
        | 50     | Swamp           |
      And Bob's deck is:
        | number | card           |
        | 30     | Walking Corpse |
        | 50     | Swamp          |
      Then Alice can present her deck
      And Bob can't present his deck

  @CR-113.6p
  Rule: 113.6p In the command zone

    Scenario: A face-up plane's ability functions there, and one that lies in the deck doesn't
      Given the card "Onakke Catacomb" is a "Plane — Shandalar":
        """
        All creatures are black and have deathtouch.
        Whenever chaos ensues, creatures you control get +1/+0 and gain first strike until end of turn.
        """
      And the game is a Planechase game
      And Alice has "Krosa" in the command zone
      And Alice has "Onakke Catacomb" in her planar deck
      And Alice controls "Grizzly Bears"
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" doesn't have deathtouch

  @CR-113.7
  Rule: 113.7 The source is the object whose ability it is

    Scenario: The ability's damage is dealt by the creature, so what the creature has counts
      Given Alice controls "Prodigal Pyromancer" and "Prodigal Pyromancer" (plain)
      And Alice has "Lifelink" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Lifelink" targeting "Prodigal Pyromancer" and it resolves
      And Alice activates "Prodigal Pyromancer" targeting Bob and it resolves
      Then Bob has 19 life
      And Alice has 21 life
      When Alice activates "Prodigal Pyromancer" (plain) targeting Bob and it resolves
      Then Bob has 18 life
      And Alice has 21 life

  @CR-113.7a
  Rule: 113.7a It doesn't matter what becomes of the source

    Scenario: The source is destroyed in response, and deals the damage all the same
      Given Alice controls "Prodigal Pyromancer"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Murder" targeting "Prodigal Pyromancer" and it resolves
      Then the stack, from the top, is ability of "Prodigal Pyromancer"
      When all players pass
      Then Bob has 19 life

    Scenario: What a sacrificed creature was blocking is still the creature that it blocks
      Given the card "Tinder Wall" is a "Creature — Plant Wall" that costs {G} of size 0/3:
        """
        Defender
        Sacrifice this creature: Add {R}{R}.
        {R}, Sacrifice this creature: It deals 2 damage to target creature it's blocking.
        """
      And Alice controls "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Tinder Wall" and "Mountain"
      When Alice attacks with "Grizzly Bears" and "Raging Goblin"
      And Bob blocks "Grizzly Bears" with "Tinder Wall"
      And Alice passes
      And Bob activates "Mountain"
      Then Bob can't activate "Tinder Wall", "deals 2 damage" targeting "Raging Goblin"
      When Bob activates "Tinder Wall", "deals 2 damage" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

    Scenario: Its power as it last was counts, or its power now if it is still there
      Given the card "Slinger" is a "Creature — Giant" that costs {2}{R} of size 2/2
        """
        {T}: This creature deals damage equal to its power to any target.
        """
      And Alice controls "Ghitu Fire-Eater", "Slinger", "Glorious Anthem" and "Forest"
      And Alice has "Giant Growth" in hand
      When Alice activates "Ghitu Fire-Eater" targeting Bob and it resolves
      Then Bob has 17 life
      When Alice activates "Slinger" targeting Bob
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Slinger" and it resolves
      And all players pass
      Then Bob has 11 life

  @CR-113.8
  Rule: 113.8 Whoever activates an ability controls it

    Scenario: A creature that was taken for the turn deals its damage for whoever activated it
      Given Alice has "Act of Treason" in hand
      And Alice has {2}{R} in the mana pool
      And Bob controls "Soulmender"
      When Alice casts "Act of Treason" targeting "Soulmender" and it resolves
      And Alice activates "Soulmender" and it resolves
      Then Alice has 21 life
      And Bob has 20 life

  @CR-113.10a
  Rule: 113.10a Instructions come with the ability

    Scenario: One ability that was added is activated as a sorcery only, as its instructions say, and another at any time
      Given the card "Friendly Neighborhood" is an "Enchantment — Aura" that costs {3}{W}
        """
        Enchant land
        When this Aura enters, create three 1/1 green and white Human Citizen creature tokens.
        Enchanted land has "{1}, {T}: Target creature gets +1/+1 until end of turn for each creature you control. Activate only as a sorcery."
        """
      And Alice controls "Hill Giant", "Forest" (1) and "Forest" (2)
      And Alice controls "Friendly Neighborhood" attached to "Forest" (1)
      And Alice controls "Hermetic Study" attached to "Hill Giant"
      And it is Alice's upkeep
      Then Alice can't activate "Forest" (1), "Target creature" targeting "Hill Giant"
      And Alice can activate "Hill Giant" targeting Bob
      When the game goes on to Alice's precombat main
      And Alice activates "Forest" (2)
      And Alice activates "Forest" (1), "Target creature" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 4/4

  @CR-113.10b
  Rule: 113.10b Every instance is lost

    Scenario: A creature with two instances of flying has none left
      Given Alice controls "Storm Crow"
      And Alice has "Flight" and "Canopy Claws" in hand
      And Alice has {U}{G} in the mana pool
      When Alice casts "Flight" targeting "Storm Crow" and it resolves
      And Alice casts "Canopy Claws" targeting "Storm Crow" and it resolves
      Then "Storm Crow" doesn't have flying

  @CR-113.10c
  Rule: 113.10c The newest effect prevails

    Scenario Outline: Flying is gained and lost
      Given Alice controls "Grizzly Bears"
      And Alice has "Jump" and "Canopy Claws" in hand
      And Alice has {U}{G} in the mana pool
      When Alice casts "<first>" targeting "Grizzly Bears" and it resolves
      And Alice casts "<second>" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" <flies>

      Examples:
        | first        | second       | flies               |
        | Jump         | Canopy Claws | doesn't have flying |
        | Canopy Claws | Jump         | has flying          |

  @CR-113.11
  Rule: 113.11 What can't have an ability

    Background:
      Given Alice controls "Archetype of Imagination" and "Hill Giant"
      And Bob controls "Storm Crow" and "Grizzly Bears"

    Scenario: It loses what it has, and an Aura's static ability gives it nothing until the obstacle is gone
      Given Alice has "Flight" and "Murder" in hand
      And Alice has {U}{1}{B}{B} in the mana pool
      Then "Hill Giant" has flying
      And "Storm Crow" doesn't have flying
      When Alice casts "Flight" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" doesn't have flying
      When Alice casts "Murder" targeting "Archetype of Imagination" and it resolves
      Then "Grizzly Bears" has flying
      And "Storm Crow" has flying

    Scenario: That part of a spell's effect doesn't apply, not even later in the turn; the other part does
      Given the card "Lesser Updraft" is an "Instant" that costs {U}
        """
        Target creature gets +1/+1 and gains flying until end of turn.
        """
      And Alice has "Lesser Updraft" (first), "Lesser Updraft" (second) and "Murder" in hand
      And Alice has {U}{U}{1}{B}{B} in the mana pool
      When Alice casts "Lesser Updraft" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" doesn't have flying
      When Alice casts "Murder" targeting "Archetype of Imagination" and it resolves
      Then "Grizzly Bears" doesn't have flying
      When Alice casts "Lesser Updraft" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying

    Scenario: Of two abilities that it would gain it gains the one that it can have
      Given the card "Aerial Maneuver" is an "Instant" that costs {1}{W}:
        """
        Target creature gets +1/+1 and gains flying and first strike until end of turn.
        """
      And Alice has "Aerial Maneuver" and "Murder" in hand
      And Alice has {1}{W}{1}{B}{B} in the mana pool
      When Alice casts "Aerial Maneuver" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has first strike
      And "Grizzly Bears" doesn't have flying
      When Alice casts "Murder" targeting "Archetype of Imagination" and it resolves
      Then "Grizzly Bears" doesn't have flying
      And "Grizzly Bears" has first strike

  @CR-113.12
  Rule: 113.12 A quality is no ability

    @example-1
    Example: Runeclaw Bear without abilities gets +2/+2 though it is red or can't be blocked, but not with flying
      Given these cards:
        | name        | type    | cost | text                                                       |
        | Chaoslace   | Instant | {R}  | Target spell or permanent becomes red.                     |
        | Artful Dodge | Sorcery | {U}  | Target creature can't be blocked this turn.\nFlashback {U} |
      And Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear"
      And Alice has "Chaoslace", "Artful Dodge" and "Flight" in hand
      And Alice has {R}{U}{U} in the mana pool
      When Alice casts "Chaoslace" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is red
      And "Runeclaw Bear" is 4/4
      When Alice casts "Artful Dodge" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is 4/4
      When Alice casts "Flight" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is 2/2

Feature: 613. Interaction of Continuous Effects

  Timestamps, dependency, and effects on players and on the rules of the game (613.7-613.11). The layers have a file of
  their own.

  Background:
    Given these cards:
      | name           | type        | cost | text                                                                |
      | Crimson Banner | Enchantment | {0}  | All creatures are red.                                              |
      | Azure Banner   | Enchantment | {0}  | All creatures are blue.                                             |
      | Sky Charter    | Enchantment | {0}  | All creatures have flying.                                          |
      | Lead Charter   | Enchantment | {0}  | All creatures lose flying.                                          |
      | Leveling Law   | Enchantment | {0}  | All creatures have base power and toughness 3/3.                    |
      | Swell          | Instant     | {0}  | Target creature has base power and toughness 5/5 until end of turn. |
      | Lesser Dwindle | Instant     | {0}  | Target creature has base power and toughness 0/1 until end of turn. |

  @CR-613.7
  Rule: 613.7 Timestamp order

    Scenario Outline: Of two effects in one layer the later one decides
      Given Alice controls a 2/2 white creature "Ox"
      And Alice has "Crimson Banner" and "Azure Banner" in hand
      When Alice casts "<first>" and it resolves
      And Alice casts "<second>" and it resolves
      Then "Ox" is <color>

      Examples:
        | first          | second         | color |
        | Crimson Banner | Azure Banner   | blue  |
        | Azure Banner   | Crimson Banner | red   |

    Scenario Outline: In a sublayer too the later of two effects decides
      Given Alice controls a 2/2 creature "Ox"
      And Alice has "Swell" and "Lesser Dwindle" in hand
      When Alice casts "<first>" targeting "Ox" and it resolves
      And Alice casts "<second>" targeting "Ox" and it resolves
      Then "Ox" is <size>

      Examples:
        | first          | second         | size |
        | Swell          | Lesser Dwindle | 0/1  |
        | Lesser Dwindle | Swell          | 5/5  |

    Scenario: An early effect of a later sublayer still comes after a late one of an earlier sublayer
      Given Alice controls an enchantment "Wedding Festivity" and a 2/2 creature "Bear Cub"
      And Alice has "Zhalfirin Shapecraft" and "Humble" in hand
      And Alice has {2}{W}{U} in the mana pool
      When Alice casts "Zhalfirin Shapecraft" targeting "Bear Cub" and it resolves
      And Alice casts "Humble" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 1/2

    Scenario Outline: Humility and Opalescence set sizes in the order in which they came
      Given Alice controls "Grizzly Bears"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Humility" is a <size> creature
      And "Humility" has no abilities
      And "Grizzly Bears" is 1/1
      When Alice casts "Demystify" targeting "Opalescence" and it resolves
      Then "Humility" is not a creature

      Examples:
        | first       | second      | size |
        | Humility    | Opalescence | 4/4  |
        | Opalescence | Humility    | 1/1  |

  @CR-613.7a
  Rule: 613.7a The timestamp of a static ability

    @example-1
    Example: Two abilities of a Hammer keep their order when the Hammer is attached
      Given the card "Rune of Flight" is an "Enchantment — Aura Rune" that costs {1}{U}:
        """
        Enchant permanent
        When this Aura enters, draw a card.
        As long as enchanted permanent is a creature, it has flying.
        As long as enchanted permanent is an Equipment, it has "Equipped creature has flying."
        """
      And Alice controls "Muck Rats" and "Colossus Hammer"
      And Alice has "Rune of Flight" in hand
      And Alice has {1}{U}{8} in the mana pool
      When Alice casts "Rune of Flight" targeting "Colossus Hammer" and it resolves
      And all players pass
      And Alice activates "Colossus Hammer" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is a 11/11 creature with flying

    Scenario Outline: An ability counts from its object or from the effect that gave it, whichever is later
      Given the card "Idol" is an "Artifact" that costs {0}
      And the card "Lesson in Humility" is an "Enchantment" that costs {0}
        """
        All artifacts have "All creatures have base power and toughness 1/1."
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Idol", "Lesson in Humility" and "Leveling Law" in hand
      When Alice casts "<first>" and it resolves
      And Alice casts "<second>" and it resolves
      And Alice casts "<third>" and it resolves
      Then "Ox" is <size>

      Examples: The object is later than the law
        | first              | second       | third | size |
        | Lesson in Humility | Leveling Law | Idol  | 1/1  |

      Examples: The effect that gives the ability is later than the law
        | first | second       | third              | size |
        | Idol  | Leveling Law | Lesson in Humility | 1/1  |

      Examples: Neither is later than the law
        | first              | second             | third        | size |
        | Idol               | Lesson in Humility | Leveling Law | 3/3  |
        | Lesson in Humility | Idol               | Leveling Law | 3/3  |

    Scenario: An ability that a spell gives to an old object counts from the spell
      Given Alice controls an artifact "Idol", a 2/2 creature "Ox" and "Leveling Law"
      And the card "Inspire" is an "Instant" that costs {0}
        """
        Target artifact gains "All creatures have base power and toughness 1/1." until end of turn.
        """
      And Alice has "Inspire" in hand
      When Alice casts "Inspire" targeting "Idol" and it resolves
      Then "Ox" is 1/1

    Scenario: An object's own ability counts from the object and not from when it begins to apply
      Given the card "Late Bloom" is an "Enchantment"
        """
        All creatures have base power and toughness 1/1 as long as you control an artifact.
        """
      And Alice controls a 2/2 creature "Ox", "Late Bloom" and "Leveling Law"
      And Alice has an artifact "Idol" in hand
      When Alice casts "Idol" and it resolves
      Then "Ox" is 3/3
      And "Idol" is on the battlefield
      And "Idol" is on the battlefield

    Scenario: A given ability moves on in time with the object that has it
      Given these cards:
        | name  | type                 | text                                                                        |
        | Sword | Artifact — Equipment | Equip {0}                                                                   |
        | Plume | Enchantment — Aura   | Enchant Equipment / Enchanted Equipment has "Equipped creature has flying." |
      And Alice controls a 1/1 creature "Ox", "Sword", "Plume" attached to "Sword" and "Lead Charter"
      And Alice controls a 1/1 creature "Elk"
      When Alice activates "Sword" targeting "Ox" and it resolves
      Then "Ox" has flying
      And "Elk" doesn't have flying

  @CR-613.7b
  Rule: 613.7b The timestamp of a resolved effect

    Scenario: The effect of an ability is as late as its resolution, however old the permanent
      Given the card "Statue" is an "Artifact"
        """
        {0}: Target creature has base power and toughness 0/1 until end of turn.
        """
      And Alice controls a 2/2 creature "Ox", "Statue" and "Leveling Law"
      When Alice activates "Statue" targeting "Ox" and it resolves
      Then "Ox" is 0/1

    Scenario: The effect of a spell is as late as its resolution, and not as its casting
      Given Alice controls a 2/2 creature "Bear Cub"
      And Alice has "Zhalfirin Shapecraft" in hand
      And Bob has "Humble" in hand
      And Alice has {1}{U} in the mana pool
      And Bob has {1}{W} in the mana pool
      When Alice casts "Zhalfirin Shapecraft" targeting "Bear Cub"
      And Alice passes
      And Bob casts "Humble" targeting "Bear Cub"
      And all players pass
      And all players pass
      Then "Bear Cub" is 4/3

    Scenario: What comes after the resolution comes after the effect
      Given Alice controls a 2/2 creature "Bear Cub"
      And Alice has "Humble" and "Humility" in hand
      And Alice has {3}{W}{W}{W} in the mana pool
      When Alice casts "Humble" targeting "Bear Cub" and it resolves
      And Alice casts "Humility" and it resolves
      Then "Bear Cub" is 1/1

  @CR-613.7c
  Rule: 613.7c The timestamp of a counter

    Background:
      Given these cards:
        | name           | type    | cost | text                                     |
        | Lesser Updraft | Instant | {0}  | Put a flying counter on target creature. |
        | Outburst       | Instant | {0}  | Put a haste counter on target creature.  |
      And Alice controls "Grizzly Bears"

    Scenario: A counter counts from the moment it is put on
      Given Alice controls "Mystic Decree"
      And Alice has "Where We're Going..." in hand
      And Alice has {U} in the mana pool
      When Alice casts "Where We're Going..." targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying

    Scenario: What comes later comes after the counter
      Given Alice has "Where We're Going..." and "Mystic Decree" in hand
      And Alice has {2}{U}{U}{U} in the mana pool
      When Alice casts "Where We're Going..." targeting "Grizzly Bears" and it resolves
      And Alice casts "Mystic Decree" and it resolves
      Then "Grizzly Bears" has a flying counter
      And "Grizzly Bears" doesn't have flying

    Scenario Outline: A new counter renews those of its own kind and no others
      Given Alice has "Lesser Updraft" (first), "Lead Charter", "Lesser Updraft" (second) and "Outburst" in hand
      When Alice casts "Lesser Updraft" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Lead Charter" and it resolves
      And Alice casts <spell> targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" <flies>
      And "Lead Charter" is on the battlefield

      Examples:
        | spell                     | flies               |
        | "Lesser Updraft" (second) | has flying          |
        | "Outburst"                | doesn't have flying |

    Scenario: The older of two counters has been renewed for good
      Given the card "Pinch" is an "Instant" that costs {0}
        """
        Remove a flying counter from target creature.
        """
      And Alice controls a 2/2 creature "Elk" with a flying counter
      And Alice controls "Lead Charter"
      And Alice has "Lesser Updraft" and "Pinch" in hand
      When Alice casts "Lesser Updraft" targeting "Elk" and it resolves
      And Alice casts "Pinch" targeting "Elk" and it resolves
      Then "Elk" has a flying counter
      And "Elk" has flying

  @CR-613.7d
  Rule: 613.7d The timestamp of an object

    Scenario: A permanent that leaves and comes again is a late one
      Given Alice controls "Grizzly Bears", "Levitation" and "Mystic Decree"
      And Alice has "Boomerang" in hand
      And Alice has {U}{U}{2}{U}{U} in the mana pool
      Then "Grizzly Bears" doesn't have flying
      When Alice casts "Boomerang" targeting "Levitation" and it resolves
      And Alice casts "Levitation" and it resolves
      Then "Grizzly Bears" has flying

    Scenario: A permanent counts from entering the battlefield, and not from being cast
      Given the card "Sudden Banner" is an "Enchantment" that costs {0}
        """
        Flash
        All creatures are green.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Azure Banner" in hand
      And Bob has "Sudden Banner" in hand
      When Alice casts "Azure Banner"
      And Alice passes
      And Bob casts "Sudden Banner"
      And all players pass
      Then "Ox" is green
      When all players pass
      Then "Ox" is blue

  @CR-613.7e
  Rule: 613.7e A new timestamp on becoming attached

    Background:
      Given these cards:
        | name           | type                     | cost | text                                               |
        | Glove          | Artifact — Equipment     | {0}  | Equipped creature is red. / Equip {0}              |
        | Red Veil       | Enchantment — Aura       | {0}  | Enchant creature / Enchanted creature is red.      |
        | Causeway       | Artifact — Fortification | {0}  | Fortified land is an Island. / Fortify {0}         |
        | Lesser Drought | Enchantment              | {0}  | All lands are Plains.                              |
        | Drape Anew     | Instant                  | {0}  | Attach target Aura you control to target creature. |

    @CR-701.3c
    Scenario: Equipment is late when it has just been attached
      Given the card "Cobbled Wings" is an "Artifact — Equipment" that costs {2}:
        """
        Equipped creature has flying.
        Equip {1}
        """
      And Alice controls "Grizzly Bears", "Hill Giant", "Cobbled Wings" attached to "Hill Giant" and "Mystic Decree"
      And Alice has {1} in the mana pool
      Then "Hill Giant" doesn't have flying
      When Alice activates "Cobbled Wings" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying

    Scenario: A Fortification is late when it has just been attached
      Given Alice controls a land "Moor", "Causeway" and "Lesser Drought"
      When Alice activates "Causeway" targeting "Moor" and it resolves
      Then "Moor" is exactly "Land — Island"

    Scenario: An Aura is late when it has just been moved
      Given Alice controls a 2/2 creature "Ox", a 2/2 creature "Elk", "Red Veil" attached to "Elk" and "Azure Banner"
      And Alice has "Drape Anew" in hand
      When Alice casts "Drape Anew" targeting "Red Veil" and "Ox" and it resolves
      Then "Ox" is red

    Scenario: Moving to the creature that it is on already attaches nothing anew
      Given Alice controls a 2/2 creature "Ox", "Glove" attached to "Ox" and "Azure Banner"
      And Alice controls a 2/2 creature "Elk"
      When Alice activates "Glove" targeting "Ox" and it resolves
      Then "Ox" is blue
      When Alice activates "Glove" targeting "Elk" and it resolves
      Then "Elk" is red

    Scenario: Whatever comes after the attaching comes after the Equipment
      Given Alice controls a 2/2 creature "Ox" and "Glove"
      And Alice has "Azure Banner" in hand
      When Alice activates "Glove" targeting "Ox" and it resolves
      And Alice casts "Azure Banner" and it resolves
      Then "Ox" is blue

  @CR-613.7f
  Rule: 613.7f A new timestamp on turning over

    Scenario: A creature turned face up is late
      Given the card "Unmasker" is a "Creature — Shapeshifter" of size 2/2
        """
        All creatures are red.
        Morph {0}
        """
      And Alice controls a face-down "Unmasker", a 2/2 creature "Ox" and "Azure Banner"
      When Alice turns "Unmasker" face up
      Then "Ox" is red

    Scenario: A creature turned face down is late, as an ability shows that it was given before
      Given these cards:
        | name      | type    | cost | text                                                                                        |
        | Inspire   | Instant | {0}  | Target creature gains "All creatures have base power and toughness 1/1." until end of turn. |
        | Veil Over | Instant | {0}  | Turn target creature face down.                                                             |
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "Inspire", "Leveling Law" and "Veil Over" in hand
      When Alice casts "Inspire" targeting "Elk" and it resolves
      And Alice casts "Leveling Law" and it resolves
      Then "Ox" is 3/3
      When Alice casts "Veil Over" targeting "Elk" and it resolves
      Then "Elk" is face down
      And "Ox" is 1/1

  @CR-613.7g
  Rule: 613.7g A new timestamp on transforming

    Scenario: A permanent that has transformed is late
      Given these cards:
        | name       | type              | size | text                                                   |
        | Pale Moth  | Creature — Insect | 1/1  | {0}: Transform this creature.                          |
        | Ember Moth | Creature — Insect | 3/3  | All creatures are red. / {0}: Transform this creature. |
      And Alice controls "Pale Moth", a 2/2 creature "Ox" and "Azure Banner"
      And the other face of "Pale Moth" is "Ember Moth"
      When Alice activates "Pale Moth" and it resolves
      Then "Ox" is red

  @CR-613.7h
  Rule: 613.7h The timestamp of a plane, phenomenon or scheme

    Scenario: A scheme counts from being set in motion
      Given the game is an Archenemy game
      And it is Alice's draw step
      And the card "Red Dawn" is an "Ongoing Scheme"
        """
        All creatures are red.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Red Dawn" in her scheme deck
      And Alice controls "Azure Banner"
      When the game goes on to Alice's precombat main phase
      Then "Ox" is red

  @CR-613.7i
  Rule: 613.7i The timestamp of a vanguard

    Scenario: A vanguard counts from the beginning of the game
      Given the card "Crimson Avatar" is a "Vanguard"
        """
        All creatures are red.
        """
      And Alice controls a 2/2 creature "Ox" and "Azure Banner"
      And Alice has "Crimson Avatar" in the command zone
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" is blue
      When Alice casts "Demystify" targeting "Azure Banner" and it resolves
      Then "Ox" is red

  @CR-613.7j
  Rule: 613.7j The timestamp of a conspiracy

    Background:
      Given the card "Crimson Plot" is a "Conspiracy"
        """
        All creatures are red.
        """
      And Alice controls "Grizzly Bears"

    Scenario: A conspiracy that has been face up all along counts from the beginning of the game
      Given Alice controls "Azure Banner"
      And Alice has "Crimson Plot" in the command zone
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Grizzly Bears" is blue
      When Alice casts "Demystify" targeting "Azure Banner" and it resolves
      Then "Grizzly Bears" is red

    Scenario: A conspiracy that has been face down counts from turning face up
      Given Alice has a face-down "Crimson Plot" in the command zone
      And Alice controls "Azure Banner"
      When Alice turns "Crimson Plot" face up
      Then "Grizzly Bears" is red

  @CR-613.7k
  Rule: 613.7k The timestamp of a sticker

    Background:
      Given these cards:
        | name      | type    | cost | text                                                                                |
        | Stick     | Instant | {0}  | Put a power and toughness sticker on target creature you own.                       |
        | Adorn     | Instant | {0}  | Put an ability sticker on target creature you own.                                  |
        | Cloudstep | Instant | {0}  | Exile target creature, then return it to the battlefield under its owner's control. |

    Scenario: A sticker counts from being put on
      Given Alice controls a 2/2 creature "Ox" and "Leveling Law"
      And Alice has the sticker "5/5"
      And Alice has "Stick" in hand
      When Alice casts "Stick" targeting "Ox" and it resolves
      Then "Ox" is 5/5

    Scenario: What comes after the sticker comes after it
      Given Alice controls a 2/2 creature "Ox"
      And Alice has the sticker "5/5"
      And Alice has "Stick" and "Leveling Law" in hand
      When Alice casts "Stick" targeting "Ox" and it resolves
      And Alice casts "Leveling Law" and it resolves
      Then "Ox" is 3/3

    Scenario: When the object receives a new timestamp, so does its sticker
      Given Alice controls a 2/2 creature "Ox"
      And Alice has the sticker "5/5"
      And Alice has "Stick", "Leveling Law" and "Cloudstep" in hand
      When Alice casts "Stick" targeting "Ox" and it resolves
      And Alice casts "Leveling Law" and it resolves
      And Alice casts "Cloudstep" targeting "Ox" and it resolves
      Then "Ox" is 5/5

    Scenario: An ability sticker moves on in time with its object too
      Given Alice controls a 2/2 creature "Ox"
      And Alice has the sticker "Flying"
      And Alice has "Adorn", "Lead Charter" and "Cloudstep" in hand
      When Alice casts "Adorn" targeting "Ox" and it resolves
      And Alice casts "Lead Charter" and it resolves
      Then "Ox" doesn't have flying
      When Alice casts "Cloudstep" targeting "Ox" and it resolves
      Then "Ox" has flying

    Scenario Outline: Several stickers keep their order when their object enters a zone
      Given Alice controls a 2/2 creature "Ox"
      And Alice has the stickers "5/5" and "1/4"
      And Alice has "Stick" (first), "Stick" (second) and "Cloudstep" in hand
      When Alice casts "Stick" (first) targeting "Ox" and it resolves
      And Alice chooses "<earlier>"
      And Alice casts "Stick" (second) targeting "Ox" and it resolves
      And Alice casts "Cloudstep" targeting "Ox" and it resolves
      Then "Ox" is <size>

      Examples:
        | earlier | size |
        | 5/5     | 1/4  |
        | 1/4     | 5/5  |

  @CR-613.7m
  Rule: 613.7m Timestamps received together

    Background:
      Given these cards:
        | name           | type                 | cost | text                                                 |
        | Verdant Banner | Enchantment          | {0}  | All creatures are green.                             |
        | Smothering Law | Enchantment          | {0}  | All creatures have base power and toughness 0/1.     |
        | Red Glove      | Artifact — Equipment | {0}  | Equipped creature is red.                            |
        | Blue Glove     | Artifact — Equipment | {0}  | Equipped creature is blue.                           |
        | Arming         | Sorcery              | {0}  | Attach all Equipment you control to target creature. |
      And the card "Open the Tombs" is an "Instant" that costs {0}
        """
        Return each enchantment card from all graveyards to the battlefield under its owner's control.
        """

    Scenario Outline: A player orders those of his or her objects that enter together
      Given Alice controls "Grizzly Bears"
      And Alice has "Levitation" and "Mystic Decree" in the graveyard
      And Alice has "Replenish" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Replenish" and it resolves
      And Alice orders "<first>" and "<second>"
      Then "Grizzly Bears" <flies>

      Examples:
        | first         | second        | flies               |
        | Levitation    | Mystic Decree | doesn't have flying |
        | Mystic Decree | Levitation    | has flying          |

    Scenario Outline: A player orders those of his or her objects that become attached together
      Given Alice controls a 2/2 creature "Ox", "Red Glove" and "Blue Glove"
      And Alice has "Arming" in hand
      When Alice casts "Arming" targeting "Ox" and it resolves
      And Alice orders "<first>" and "<second>"
      Then "Ox" is <color>

      Examples:
        | first      | second     | color |
        | Red Glove  | Blue Glove | blue  |
        | Blue Glove | Red Glove  | red   |

    Scenario Outline: The active player's objects come first, then those of the others in turn order
      Given the players are Alice, Bob and Carol
      And it is <active>'s upkeep
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Crimson Banner" in the graveyard
      And Bob has "Azure Banner" in the graveyard
      And Carol has "Verdant Banner" in the graveyard
      And <active> has "Open the Tombs" in hand
      When <active> casts "Open the Tombs" and it resolves
      Then "Ox" is <color>

      Examples:
        | active | color |
        | Alice  | green |
        | Bob    | red   |
        | Carol  | blue  |

    Scenario: Each player orders his or her own, whoever returns them
      Given it is Bob's upkeep
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Crimson Banner" and "Azure Banner" in the graveyard
      And Bob has "Leveling Law" and "Smothering Law" in the graveyard
      And Alice has "Open the Tombs" in hand
      When Bob passes
      And Alice casts "Open the Tombs" and it resolves
      And Bob orders "Smothering Law" and "Leveling Law"
      And Alice orders "Azure Banner" and "Crimson Banner"
      Then "Ox" is a 3/3 red creature

  @CR-613.8
  Rule: 613.8 Dependency

    Scenario: Blood Moon takes the ability of Urborg, though Urborg came first
      Given Alice controls "Bayou" and a basic land Forest "Forest"
      And Alice controls "Urborg, Tomb of Yawgmoth" and "Blood Moon"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Urborg, Tomb of Yawgmoth" is exactly "Legendary Land — Mountain"
      And "Bayou" is exactly "Land — Mountain"
      And "Forest" is exactly "Basic Land — Forest"
      When Alice casts "Demystify" targeting "Blood Moon" and it resolves
      Then "Bayou" is exactly "Land — Swamp Forest"

    Scenario: Feeding makes Bears big before Clipping cuts them down, though Clipping came first
      Given these cards:
        | name     | type        | text                                                                 |
        | Clipping | Enchantment | Creatures with power 4 or greater have base power and toughness 1/1. |
        | Feeding  | Enchantment | Bears have base power and toughness 4/4.                             |
      And Alice controls a 2/2 Bear creature "Cub"
      And Alice controls "Clipping" and "Feeding"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Cub" is 1/1
      When Alice casts "Demystify" targeting "Clipping" and it resolves
      Then "Cub" is 4/4

  @CR-613.8a
  Rule: 613.8a When one effect depends on another

    Scenario Outline: An effect depends on one that would end its existence
      Given the card "Beacon" is an "Artifact"
        """
        All creatures have flying.
        """
      And the card "Lesser Rust" is an "Enchantment"
        """
        All artifacts lose all abilities.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" doesn't have flying
      When Alice casts "Demystify" targeting "Lesser Rust" and it resolves
      Then "Ox" has flying

      Examples:
        | first       | second      |
        | Beacon      | Lesser Rust |
        | Lesser Rust | Beacon      |

    Scenario Outline: An effect depends on one that would add to what it applies to
      Given the card "Tailwind" is an "Enchantment"
        """
        Creatures with flying have haste.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" has flying and haste
      When Alice casts "Demystify" targeting "Sky Charter" and it resolves
      Then "Ox" doesn't have flying
      And "Ox" doesn't have haste

      Examples:
        | first       | second      |
        | Tailwind    | Sky Charter |
        | Sky Charter | Tailwind    |

    Scenario Outline: An effect depends on one that would take from what it applies to
      Given the card "Tailwind" is an "Enchantment"
        """
        Creatures with flying have haste.
        """
      And Alice controls a 2/2 creature "Hawk" with flying
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Hawk" doesn't have flying
      And "Hawk" doesn't have haste
      When Alice casts "Demystify" targeting "Lead Charter" and it resolves
      Then "Hawk" has flying and haste

      Examples:
        | first        | second       |
        | Tailwind     | Lead Charter |
        | Lead Charter | Tailwind     |

    Scenario: Which creatures are historic depends on what makes some of them artifacts
      Given the card "Chronicle" is an "Enchantment"
        """
        Historic creatures are Elves in addition to their other types.
        """
      And the card "Gilding" is an "Enchantment"
        """
        White creatures are artifacts in addition to their other types.
        """
      And Alice controls a 2/2 white creature "Ox" and a 2/2 black Zombie creature "Ghoul"
      And Alice controls "Chronicle" and "Gilding"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" is an Elf artifact creature
      And "Ghoul" is a Zombie creature
      When Alice casts "Demystify" targeting "Gilding" and it resolves
      Then "Ox" is not an Elf

    Scenario: Which creatures are outlaws depends on what makes some of them Rogues
      Given the card "Gang" is an "Enchantment"
        """
        Outlaws are Elves in addition to their other types.
        """
      And the card "Temptation" is an "Enchantment"
        """
        White creatures are Rogues in addition to their other types.
        """
      And Alice controls a 2/2 white creature "Ox" and a 2/2 black Zombie creature "Ghoul"
      And Alice controls "Gang" and "Temptation"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" is a Rogue Elf creature
      And "Ghoul" is a Zombie creature
      When Alice casts "Demystify" targeting "Temptation" and it resolves
      Then "Ox" is not an Elf

    Scenario Outline: An effect depends on one that would change how much it gives
      Given the card "Den" is an "Enchantment"
        """
        Bears you control get +X/+X, where X is the number of creatures you control with power 4 or greater.
        """
      And the card "Fortune" is an "Enchantment"
        """
        Creatures you control get +1/+1.
        """
      And Alice controls a 1/1 Bear creature "Cub" and two 3/3 creatures
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Cub" is 4/4
      When Alice casts "Demystify" targeting "Fortune" and it resolves
      Then "Cub" is 1/1

      Examples:
        | first   | second  |
        | Den     | Fortune |
        | Fortune | Den     |

    Scenario: An effect of another sublayer makes no dependency
      Given these cards:
        | name     | type        | text                                                                 |
        | Clipping | Enchantment | Creatures with power 4 or greater have base power and toughness 1/1. |
        | Feeding  | Enchantment | Bears have base power and toughness 4/4.                             |
        | Fortune  | Enchantment | Creatures you control get +1/+1.                                     |
      And Alice controls a 2/2 Bear creature "Cub" and a 3/3 Ox creature "Ox"
      And Alice controls "Clipping", "Feeding" and "Fortune"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Cub" is 2/2
      And "Ox" is 4/4
      When Alice casts "Demystify" targeting "Clipping" and it resolves
      Then "Cub" is 5/5

    Scenario: What only two other effects together would change makes no dependency
      Given these cards:
        | name            | type        | text                                                       |
        | Barracks        | Enchantment | All Goblins are Warriors in addition to their other types. |
        | Adoption        | Enchantment | All Elves are Goblins in addition to their other types.    |
        | Lesser Blessing | Enchantment | All Bears are Elves in addition to their other types.      |
      And Alice controls a 2/2 Bear creature "Cub"
      And Alice controls "Barracks", "Adoption" and "Lesser Blessing"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Cub" is exactly "Creature — Bear Elf Goblin"
      When Alice casts "Demystify" targeting "Adoption" and it resolves
      Then "Cub" is exactly "Creature — Bear Elf"

    @edition-2025
    Scenario Outline: A characteristic-defining ability depends on another such ability
      Given the card "Herder" is a "Creature — Human" of size */*
        """
        This creature's power and toughness are each equal to the number of creatures with power 4 or greater you control.
        """
      And the card "Colossus" is a "Creature — Elemental" of size */*
        """
        This creature's power and toughness are each equal to the number of lands you control.
        """
      And Alice controls four land cards
      And Alice controls "<first>" and "<second>"
      And Alice has "Unsummon" in hand
      And Alice has {U} in the mana pool
      Then "Colossus" is 4/4
      And "Herder" is 1/1
      When Alice casts "Unsummon" targeting "Colossus" and it resolves
      Then "Herder" is 0/0

      Examples:
        | first    | second   |
        | Herder   | Colossus |
        | Colossus | Herder   |

    Scenario: An effect depends on one that would change whom "you" means in it
      Given these cards:
        | name       | type               | cost      | text                                                 |
        | Confiscate | Enchantment — Aura | {4}{U}{U} | Enchant permanent / You control enchanted permanent. |
      And the players are Alice, Bob and Carol
      And Carol controls "Grizzly Bears"
      And Bob controls "Control Magic" attached to "Grizzly Bears"
      And Alice has "Confiscate" in hand
      And Alice has {4}{U}{U} in the mana pool
      When Alice casts "Confiscate" targeting "Control Magic" and it resolves
      Then Alice controls "Control Magic"
      And Alice controls "Grizzly Bears"

    Scenario Outline: A characteristic-defining ability does not depend on other effects
      Given these cards:
        | name           | type                                | size | text       |
        | Wandering Wood | Land Creature — Forest Shapeshifter | 1/1  | Changeling |
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Wandering Wood" is a Mountain Goblin Elf land creature
      And "Wandering Wood" has "{T}: Add {R}."
      And "Wandering Wood" doesn't have changeling
      When Alice casts "Demystify" targeting "Blood Moon" and it resolves
      Then "Wandering Wood" has changeling

      Examples:
        | first          | second         |
        | Wandering Wood | Blood Moon     |
        | Blood Moon     | Wandering Wood |

  @CR-613.8b
  Rule: 613.8b Waiting, and loops

    Scenario: An effect waits for all the effects that it depends on
      Given these cards:
        | name     | type        | text                                                       |
        | Barracks | Enchantment | All Goblins are Warriors in addition to their other types. |
        | Adoption | Enchantment | All Elves are Goblins in addition to their other types.    |
        | Taming   | Enchantment | All Bears are Goblins in addition to their other types.    |
      And Alice controls a 1/1 Elf creature "Scout" and a 2/2 Bear creature "Cub"
      And Alice controls "Barracks", "Adoption" and "Taming"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Scout" is exactly "Creature — Elf Goblin Warrior"
      And "Cub" is exactly "Creature — Bear Goblin Warrior"
      When Alice casts "Demystify" targeting "Taming" and it resolves
      Then "Cub" is exactly "Creature — Bear"

    Scenario: An effect waits for one that waits itself
      Given these cards:
        | name            | type        | text                                                       |
        | Barracks        | Enchantment | All Goblins are Warriors in addition to their other types. |
        | Adoption        | Enchantment | All Elves are Goblins in addition to their other types.    |
        | Lesser Blessing | Enchantment | All Bears are Elves in addition to their other types.      |
      And Alice controls a 1/1 Elf creature "Scout" and a 2/2 Bear creature "Cub"
      And Alice controls "Barracks", "Adoption" and "Lesser Blessing"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Cub" is exactly "Creature — Bear Elf Goblin Warrior"
      When Alice casts "Demystify" targeting "Adoption" and it resolves
      Then "Cub" is exactly "Creature — Bear Elf"

    Scenario: An effect waits no longer than it must
      Given these cards:
        | name     | type        | text                                        |
        | Tailwind | Enchantment | Creatures with flying have haste and reach. |
        | Mire     | Enchantment | All creatures lose haste.                   |
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "Tailwind", "Sky Charter" and "Mire"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" has flying and reach
      And "Ox" doesn't have haste
      When Alice casts "Demystify" targeting "Mire" and it resolves
      Then "Ox" has flying, haste and reach

    Scenario Outline: Effects that have waited for the same one follow in the order of their timestamps
      Given these cards:
        | name     | type        | text                              |
        | Tailwind | Enchantment | Creatures with flying have haste. |
        | Headwind | Enchantment | Creatures with flying lose haste. |
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "<first>", "<second>" and "Sky Charter"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" <hastens>
      When Alice casts "Demystify" targeting "Sky Charter" and it resolves
      Then "Ox" doesn't have flying

      Examples:
        | first    | second   | hastens            |
        | Headwind | Tailwind | has haste          |
        | Tailwind | Headwind | doesn't have haste |

    Scenario Outline: In a loop the timestamps decide
      Given these cards:
        | name     | type        | text                   |
        | Mischief | Enchantment | All Elves are Goblins. |
        | Grace    | Enchantment | All Goblins are Elves. |
      And Alice controls a 1/1 Elf creature "Scout" and a 1/1 Goblin creature "Raider"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Scout" is exactly "Creature — <type>"
      And "Raider" is exactly "Creature — <type>"
      When Alice casts "Demystify" targeting "<second>" and it resolves
      Then "Scout" is exactly "Creature — <last>"
      And "Raider" is exactly "Creature — <last>"

      Examples:
        | first    | second   | type   | last   |
        | Mischief | Grace    | Elf    | Goblin |
        | Grace    | Mischief | Goblin | Elf    |

    Scenario Outline: Blood Moon and Life and Limb make a loop
      Given Alice controls "Dryad Arbor" and a 1/1 green Saproling creature token "Saproling"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Dryad Arbor" is exactly "Land Creature — <Arbor>"
      And "Saproling" is exactly "Land Creature — <Saproling>"
      When Alice casts "Demystify" targeting "Blood Moon" and it resolves
      Then "Saproling" is exactly "Land Creature — Forest Saproling"

      Examples:
        | first         | second        | Arbor                    | Saproling          |
        | Blood Moon    | Life and Limb | Mountain Dryad           | Saproling Forest   |
        | Life and Limb | Blood Moon    | Mountain Dryad Saproling | Saproling Mountain |

    Scenario Outline: A loop of three is one as well, until one of them is gone
      Given these cards:
        | name     | type        | text                   |
        | Mischief | Enchantment | All Elves are Goblins. |
        | Drill    | Enchantment | All Goblins are Bears. |
        | Grace    | Enchantment | All Bears are Elves.   |
      And Alice controls a 1/1 Elf creature "Scout", a 1/1 Goblin creature "Raider" and a 2/2 Bear creature "Cub"
      And Alice controls "<first>", "<second>" and "<third>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Scout" is exactly "Creature — <type>"
      And "Raider" is exactly "Creature — <type>"
      And "Cub" is exactly "Creature — <type>"
      When Alice casts "Demystify" targeting "<third>" and it resolves
      Then "Scout" is exactly "Creature — <two>"
      And "Raider" is exactly "Creature — <two>"
      And "Cub" is exactly "Creature — <two>"

      Examples:
        | first    | second   | third    | type | two  |
        | Mischief | Drill    | Grace    | Elf  | Bear |
        | Grace    | Drill    | Mischief | Bear | Elf  |

    Scenario: What depends on the effects of a loop waits for the loop
      Given these cards:
        | name     | type        | text                                                     |
        | Barracks | Enchantment | All Elves are Warriors in addition to their other types. |
        | Mischief | Enchantment | All Elves are Goblins.                                   |
        | Grace    | Enchantment | All Goblins are Elves.                                   |
      And Alice controls a 1/1 Elf creature "Scout" and a 1/1 Goblin creature "Raider"
      And Alice controls "Barracks", "Mischief" and "Grace"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Scout" is exactly "Creature — Elf Warrior"
      And "Raider" is exactly "Creature — Elf Warrior"
      When Alice casts "Demystify" targeting "Barracks" and it resolves
      Then "Scout" is exactly "Creature — Elf"

  @CR-613.8c
  Rule: 613.8c The order is worked out afresh

    Scenario: An effect that has come to depend on a later one waits for it
      Given these cards:
        | name             | type        | text                                                            |
        | Lesser Awakening | Enchantment | All lands are 1/1 creatures that are still lands.               |
        | Forge            | Enchantment | Artifact creatures are Golems in addition to their other types. |
        | Plating          | Enchantment | Lands are artifacts in addition to their other types.           |
      And Alice controls a land "Quarry"
      And Alice controls "Lesser Awakening", "Forge" and "Plating"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Quarry" is exactly "Artifact Land Creature — Golem"
      When Alice casts "Demystify" targeting "Plating" and it resolves
      Then "Quarry" is exactly "Land Creature"

    Scenario: An effect that has ceased to depend on a later one waits no more
      Given these cards:
        | name            | type        | cost | text                                                              |
        | Deed of Legends | Enchantment | {0}  | Legendary lands are basic lands in addition to their other types. |
      And Alice controls a land "Quarry"
      And Alice controls "Deed of Legends", "Urborg, Tomb of Yawgmoth" and "Blood Moon"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Urborg, Tomb of Yawgmoth" is exactly "Legendary Basic Land — Swamp"
      And "Quarry" is exactly "Land — Mountain"
      When Alice casts "Demystify" targeting "Deed of Legends" and it resolves
      Then "Urborg, Tomb of Yawgmoth" is exactly "Legendary Land — Mountain"

  @CR-613.9
  Rule: 613.9 One effect over another

    Background:
      Given these cards:
        | name    | type               | cost | text                                                |
        | Wings   | Enchantment — Aura | {0}  | Enchant creature / Enchanted creature has flying.   |
        | Fetters | Enchantment — Aura | {0}  | Enchant creature / Enchanted creature loses flying. |
      And Alice controls "Gutter Skulk"

    @example-1
    Example: The later of two Auras about flying wins
      Given Alice has "Wings" and "Fetters" in hand
      When Alice casts "<first>" targeting "Gutter Skulk" and it resolves
      And Alice casts "<second>" targeting "Gutter Skulk" and it resolves
      Then "Gutter Skulk" <flies>
      And "<second>" is on the battlefield

      Examples:
        | first   | second  | flies               |
        | Wings   | Fetters | doesn't have flying |
        | Fetters | Wings   | has flying          |

    @example-1
    Example: The later of an Aura and an effect with a duration wins
      Given the card "Clip" is an "Instant" that costs {0}
        """
        Target creature loses flying until end of turn.
        """
      And Alice has "Wings" and "Clip" in hand
      When Alice casts "<first>" targeting "Gutter Skulk" and it resolves
      And Alice casts "<second>" targeting "Gutter Skulk" and it resolves
      Then "Gutter Skulk" <flies>
      And "Clip" is in Alice's graveyard

      Examples:
        | first | second | flies               |
        | Wings | Clip   | doesn't have flying |
        | Clip  | Wings  | has flying          |

    @example-1
    Example: The later of an Aura and an effect on all creatures wins
      Given Alice has "Flight" and "Mystic Decree" in hand
      And Alice has {U}{2}{U}{U} in the mana pool
      When Alice casts <first> and it resolves
      And Alice casts <second> and it resolves
      Then "Gutter Skulk" <flies>
      And "Flight" is attached to "Gutter Skulk"

      Examples:
        | first                             | second                            | flies               |
        | "Flight" targeting "Gutter Skulk" | "Mystic Decree"                   | doesn't have flying |
        | "Mystic Decree"                   | "Flight" targeting "Gutter Skulk" | has flying          |

    @example-2
    Example: A creature that an Aura makes white gets the bonus of white creatures
      Given these cards:
        | name    | type               | cost   | text                                            |
        | Halo    | Enchantment — Aura | {0}    | Enchant creature / Enchanted creature is white. |
        | Crusade | Enchantment        | {W}{W} | White creatures get +1/+1.                      |
      And Alice has "Crusade" and "Halo" in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Crusade" and it resolves
      Then "Gutter Skulk" is 2/2
      When Alice casts "Halo" targeting "Gutter Skulk" and it resolves
      Then "Gutter Skulk" is a 3/3 white creature

    Scenario: What one effect has done decides how much another one gives
      Given these cards:
        | name        | type        | cost | text                                                                           |
        | Tide Charm  | Enchantment | {0}  | Lands you control are Islands in addition to their other land types.           |
        | Swim Lesson | Enchantment | {0}  | Creatures you control get +X/+X, where X is the number of Islands you control. |
      And Alice controls two lands
      And Alice has "Swim Lesson" and "Tide Charm" in hand
      When Alice casts "Swim Lesson" and it resolves
      Then "Gutter Skulk" is 2/2
      When Alice casts "Tide Charm" and it resolves
      Then "Gutter Skulk" is 4/4

  @CR-613.10
  Rule: 613.10 Effects on players

    Scenario: A player with protection from red can't be targeted by red spells
      Given these cards:
        | name   | type        | cost | color | text                          |
        | Ward   | Enchantment | {W}  |       | You have protection from red. |
        | Scorch | Instant     | {0}  | red   | Target player loses 3 life.   |
        | Wither | Instant     | {0}  | black | Target player loses 3 life.   |
      And it is Bob's precombat main phase
      And Alice controls "Ward"
      And Bob has "Scorch" and "Wither" in hand
      Then Alice has protection from red
      And Bob can't cast "Scorch" targeting Alice
      And Bob can cast "Scorch" targeting Bob
      And Bob can cast "Wither" targeting Alice

    Scenario: Whom "you" means is settled after control has changed
      Given Bob controls a 4/5 creature "Spirit of the Hearth"
      And Alice has "Control Magic" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Control Magic" targeting "Spirit of the Hearth" and it resolves
      Then Alice has hexproof
      And Bob doesn't have hexproof

    Scenario Outline: An ability that has been lost gives a player nothing, whenever it was lost
      Given these cards:
        | name  | type             | cost   | size | text                          |
        | Aegis | Creature — Angel | {3}{W} | 2/2  | You have hexproof.            |
        | Ward  | Enchantment      | {W}    |      | You have protection from red. |
      And Alice controls "Ward"
      And Alice controls "<first>" and "<second>"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice has protection from red
      And Alice doesn't have hexproof
      When Alice casts "Demystify" targeting "Humility" and it resolves
      Then Alice has hexproof

      Examples:
        | first    | second   |
        | Aegis    | Humility |
        | Humility | Aegis    |

  @CR-613.11
  Rule: 613.11 Effects on the rules of the game

    Background:
      Given these cards:
        | name             | type               | cost | text                                          |
        | Anvil            | Enchantment        | {0}  | Your maximum hand size is two.                |
        | Lesser Spellbook | Artifact           | {0}  | You have no maximum hand size.                |
        | Satchel          | Enchantment        | {0}  | Your maximum hand size is increased by one.   |
        | Crimson Aura     | Enchantment — Aura | {0}  | Enchant creature / Enchanted creature is red. |

    Scenario Outline: Effects on the maximum hand size count in the order of their timestamps
      Given Alice has "<first>" and "<second>" in hand
      When Alice casts "<first>" and it resolves
      And Alice casts "<second>" and it resolves
      Then Alice has a maximum hand size of <size>

      Examples:
        | first   | second  | size  |
        | Anvil   | Satchel | three |
        | Satchel | Anvil   | two   |

    Scenario: The later of no maximum hand size and a maximum of two decides
      Given Alice has "Lesser Spellbook" and "Anvil" in hand
      When Alice casts "Lesser Spellbook" and it resolves
      Then Alice has no maximum hand size
      When Alice casts "Anvil" and it resolves
      Then Alice has a maximum hand size of two

    Scenario: What must attack is settled by what the creatures have become
      Given the card "War Drums" is an "Enchantment"
        """
        Red creatures attack each combat if able.
        """
      And Alice controls "War Drums", a 2/2 white creature "Ox" and a 2/2 white creature "Elk"
      And Alice has "Crimson Aura" in hand
      Then Alice can attack with "Elk"
      When Alice casts "Crimson Aura" targeting "Ox" and it resolves
      Then Alice can't attack with "Elk"
      And Alice can attack with "Ox" and "Elk"

    Scenario: What can't attack is settled after power has been
      Given the card "Low Gate" is an "Enchantment"
        """
        Creatures with power 4 or greater can't attack.
        """
      And the card "Fortune" is an "Enchantment" that costs {0}
        """
        Creatures you control get +1/+1.
        """
      And Alice controls "Low Gate" and a 3/3 creature "Ox"
      And Alice has "Fortune" in hand
      Then Alice can attack with "Ox"
      When Alice casts "Fortune" and it resolves
      Then "Ox" is 4/4
      And Alice can't attack with "Ox"

    Scenario Outline: Costs first rise and then fall, whatever the timestamps
      Given these cards:
        | name        | type     | cost | text                                            |
        | Planar Gate | Artifact | {6}  | Creature spells you cast cost {2} less to cast. |
      And Alice controls "<first>" and "<second>"
      And Alice has a 2/2 creature "Bear Cub" in hand
      And Alice has {G} in the mana pool
      Then Alice can cast "Bear Cub"
      When Alice casts "Bear Cub" and it resolves
      Then "Bear Cub" is on the battlefield

      Examples:
        | first                | second               |
        | Sphere of Resistance | Planar Gate          |
        | Planar Gate          | Sphere of Resistance |

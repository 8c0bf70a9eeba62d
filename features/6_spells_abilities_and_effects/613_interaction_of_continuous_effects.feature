Feature: 613. Interaction of Continuous Effects

  Background:
    Given these cards:
      | name            | type    | cost | text                                                                                           |
      | Lesser Mimic    | Instant | {0}  | Target creature becomes a copy of another target creature until end of turn.                   |
      | Veil            | Instant | {0}  | Turn target creature face down.                                                                |
      | Seize           | Instant | {0}  | Gain control of target creature until end of turn.                                             |
      | Repaint         | Instant | {0}  | Change the text of target permanent by replacing all instances of one color word with another. |
      | Lesser Gild     | Instant | {0}  | Target creature becomes an artifact in addition to its other types until end of turn.          |
      | Redden          | Instant | {0}  | Target creature becomes red until end of turn.                                                 |
      | Whiten          | Instant | {0}  | Target creature becomes white until end of turn.                                               |
      | Lift            | Instant | {0}  | Target creature gains flying until end of turn.                                                |
      | Numb            | Instant | {0}  | Target creature loses all abilities until end of turn.                                         |
      | Lesser Shrink   | Instant | {0}  | Target creature becomes 0/1 until end of turn.                                                 |
      | Stiffen         | Instant | {0}  | Target creature gets +0/+1 until end of turn.                                                  |
      | Lesser Embolden | Instant | {0}  | Target creature gets +5/+0 until end of turn.                                                  |
      | Reverse         | Instant | {0}  | Switch target creature's power and toughness until end of turn.                                |

  @CR-613.1
  Rule: 613.1 The layers

    Scenario: A card starts from what is printed on it
      Given Alice controls "Crusade" and "White Knight"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "White Knight" is a 3/3 white creature with first strike
      When Alice casts "Demystify" targeting "Crusade" and it resolves
      Then "White Knight" is 2/2

    Scenario: A token starts from what the effect that made it says
      Given these cards:
        | name   | type        | cost | text                                       |
        | Uproar | Enchantment | {0}  | All creatures get +1/+0.                   |
        | Muster | Sorcery     | {0}  | Create a 1/1 white Soldier creature token. |
      And Alice controls "Uproar"
      And Alice has "Muster" in her hand
      When Alice casts "Muster" and it resolves
      Then Alice controls a 2/1 white Soldier creature token

    Scenario: A change in an early layer runs through all that follow, though their effects are older
      Given these cards:
        | name   | type        | text                                                                  |
        | First  | Enchantment | Creatures with haste get +1/+1.                                       |
        | Second | Enchantment | Red creatures have haste.                                             |
        | Third  | Enchantment | Artifacts are red.                                                    |
        | Fourth | Enchantment | Creatures you control are artifacts in addition to their other types. |
      And Alice controls "First", "Second", "Third" and "Fourth"
      And Bob controls a 2/2 green creature "Ox"
      And Alice has "Seize" in her hand
      When Alice casts "Seize" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      And "Ox" is a 3/3 red artifact creature with haste

    Scenario Outline: <Early> comes before <late>, though the effect on <late> is older
      Given the card "Law" is an "Enchantment" that costs {0}
        """
        <law>
        """
      And Bob controls a 2/2 black creature "Imp"
      And Alice has "<spell>" and "Law" in her hand
      When Alice casts "<spell>" targeting "Imp" and it resolves
      And Alice casts "Law" and it resolves
      Then <outcome>
      And "Law" is on the battlefield

      Examples:
        | Early   | late      | law                                                           | spell           | outcome                  |
        | Control | color     | You control all red creatures.                                | Redden          | Bob controls "Imp"       |
        | Type    | color     | Red creatures are artifacts in addition to their other types. | Redden          | "Imp" is not an artifact |
        | Color   | abilities | Creatures with flying are red.                                | Lift            | "Imp" is black           |
        | Ability | power     | Creatures with power 4 or greater have haste.                 | Lesser Embolden | "Imp" has no abilities   |

  @CR-613.1a
  Rule: 613.1a Layer 1, copiable values

    Scenario: A copy effect comes before every other effect, though it is the newest
      Given Alice controls "Savannah Lions" and "Llanowar Elves"
      And Alice has "Crimson Wisps", "Giant Growth" and "Cytoshape" in her hand
      And Alice has {R}{G}{1}{G}{U} in the mana pool
      When Alice casts "Giant Growth" targeting "Savannah Lions" and it resolves
      And Alice casts "Crimson Wisps" targeting "Savannah Lions" and it resolves
      And Alice casts "Cytoshape" targeting "Savannah Lions" and it resolves
      And Alice chooses "Llanowar Elves"
      Then "Savannah Lions" is named "Llanowar Elves"
      And "Savannah Lions" is exactly "Creature — Elf Druid"
      And "Savannah Lions" is a 4/4 red creature
      And "Savannah Lions" has haste

    Scenario: Being turned face down comes before every other effect, though it is the newest
      Given Alice controls a 1/3 black creature "Imp" with haste
      And Alice has "Lesser Embolden", "Lift", "Redden" and "Veil" in her hand
      When Alice casts "Lesser Embolden" targeting "Imp" and it resolves
      And Alice casts "Lift" targeting "Imp" and it resolves
      And Alice casts "Redden" targeting "Imp" and it resolves
      And Alice casts "Veil" targeting "Imp" and it resolves
      Then "Imp" is a 7/2 red creature with flying
      And "Imp" doesn't have haste

    Scenario: A creature that becomes a copy of a red one falls to who controls all red ones
      Given the card "Red Tide" is an "Enchantment"
        """
        You control all red creatures.
        """
      And Alice controls "Red Tide" and a 1/1 red Elf creature "Elf"
      And Bob controls a 2/2 black creature "Imp"
      And Alice has "Lesser Mimic" in her hand
      When Alice casts "Lesser Mimic" targeting "Imp" and "Elf" and it resolves
      Then Alice controls "Imp"

  @CR-613.1b
  Rule: 613.1b Layer 2, control

    Scenario: What changes hands comes at once under its new controller's effects and leaves the old one's
      Given these cards:
        | name   | type        | text                                                                  |
        | Forge  | Enchantment | Creatures you control are artifacts in addition to their other types. |
        | Aviary | Enchantment | Creatures you control have flying.                                    |
      And Alice controls "Forge"
      And Bob controls "Aviary" and a 2/2 creature "Ox"
      And Alice has "Seize" in her hand
      When Alice casts "Seize" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      And "Ox" is an artifact creature
      And "Ox" doesn't have flying

    Scenario: The creatures of a static ability's you are those of whoever gained control of its source
      Given Alice controls a 2/2 creature "Bear Cub"
      And Bob controls "Benalish Marshal" and a 2/2 creature "Gray Ogre"
      And Alice has "Act of Treason" in her hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Act of Treason" targeting "Benalish Marshal" and it resolves
      Then "Bear Cub" is 3/3
      And "Gray Ogre" is 2/2

    Scenario: A change of the text comes too late for whose the creatures are
      Given the card "Red Tide" is an "Enchantment"
        """
        You control all red creatures.
        """
      And Alice controls "Red Tide"
      And Bob controls a 2/2 red creature "Imp" and a 2/2 white creature "Fox"
      And Alice has "Repaint" in her hand
      When Alice casts "Repaint" targeting "Red Tide" and it resolves
      And Alice chooses red
      And Alice chooses white
      Then "Red Tide" has "You control all white creatures."
      And Alice controls "Imp"
      And Bob controls "Fox"

  @CR-613.1c
  Rule: 613.1c Layer 3, text

    Background:
      Given the card "Banner" is an "Enchantment"
        """
        White creatures get +1/+1.
        """

    Scenario: A text change comes before the effects of the text, though these are older
      Given Alice controls "Dread of Night", a 2/2 white creature "Glory Seeker" and a 2/2 red creature "Gray Ogre"
      And Alice has "Sleight of Mind" in her hand
      And Alice has {U} in the mana pool
      When Alice casts "Sleight of Mind" targeting "Dread of Night" and it resolves
      And Alice chooses white
      And Alice chooses red
      Then "Glory Seeker" is 2/2
      And "Gray Ogre" is 1/1

    Scenario: A text change comes after a copy effect, though that is newer
      Given these cards:
        | name   | type             | size | text                             |
        | Herald | Creature — Human | 1/1  | Other white creatures get +1/+1. |
      And Alice controls a 1/1 creature "Footman", "Herald", a 2/2 white creature "Fox" and a 2/2 red creature "Imp"
      And Alice has "Repaint" and "Lesser Mimic" in her hand
      When Alice casts "Repaint" targeting "Footman" and it resolves
      And Alice chooses white
      And Alice chooses red
      And Alice casts "Lesser Mimic" targeting "Footman" and "Herald" and it resolves
      Then "Footman" has "Other red creatures get +1/+1."
      And "Fox" and "Imp" are 3/3

    Scenario: A text change comes before abilities are given, so it leaves a given ability alone
      Given these cards:
        | name  | type               | text                                                                   |
        | Boast | Enchantment — Aura | Enchant creature / Enchanted creature has "White creatures get +1/+1." |
      And Alice controls a 1/1 creature "Footman", "Boast" attached to "Footman", a 2/2 white creature "Fox" and a 2/2 red creature "Imp"
      And Alice has "Repaint" in her hand
      When Alice casts "Repaint" targeting "Footman" and it resolves
      And Alice chooses white
      And Alice chooses red
      Then "Fox" is 3/3
      And "Imp" is 2/2

    Scenario: A text change comes before the types that the text gives, though these are older
      Given Alice controls "Blood Moon" and a land "Bayou"
      And Alice has "Magical Hack" in her hand
      And Alice has {U} in the mana pool
      When Alice casts "Magical Hack" targeting "Blood Moon" and it resolves
      And Alice chooses Mountain
      And Alice chooses Island
      Then "Bayou" is exactly "Land — Island"

  @CR-613.1d
  Rule: 613.1d Layer 4, types

    Scenario Outline: A change of <kind> comes before colors are worked out
      Given these cards:
        | name    | type        | cost | text                                              |
        | Law     | Enchantment |      | <law>                                             |
        | Promote | Instant     | {0}  | Target creature becomes <what> until end of turn. |
      And Alice controls "Law" and a 2/2 red creature "Ox"
      And Alice has "Promote" in her hand
      When Alice casts "Promote" targeting "Ox" and it resolves
      Then "Ox" is a <seen> creature
      And "Ox" is blue

      Examples:
        | kind      | law                           | what                                                | seen      |
        | card type | Artifacts are blue.           | an artifact in addition to its other types          | artifact  |
        | subtype   | Goblins are blue.             | a Goblin in addition to its other types             | Goblin    |
        | supertype | Legendary creatures are blue. | a legendary creature in addition to its other types | legendary |

    Scenario Outline: A new card type <how>
      Given the card "Spell" is an "Enchantment — Aura"
        """
        Enchant creature
        <text>
        """
      And Alice controls a 3/3 red legendary Goblin creature "Krenk" with haste
      And Alice controls "Spell" attached to "Krenk"
      Then "Krenk" is exactly "<line>"
      And "Krenk" has <has>
      And "Krenk" is <color>

      Examples:
        | how                                           | text                                                                                                                                                                                          | line                                 | has            | color     |
        | is added where it is an artifact creature's   | Enchanted creature is an Insect artifact creature.                                                                                                                                            | Legendary Artifact Creature — Insect | haste          | red       |
        | is the only one left where the text says so   | Enchanted creature is a colorless artifact with indestructible and loses all other card types and abilities.                                                                                  | Legendary Artifact                   | indestructible | colorless |
        | stays with others, though abilities go        | Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types. | Legendary Artifact Creature — Insect | indestructible | red       |

    Scenario: What is no creature while its controller has little devotion
      Given Alice controls "Thassa, God of the Sea" and three "Wandering Ones"
      And Alice has "Wandering Ones" (4) in hand
      And Alice has {U} in the mana pool
      Then "Thassa, God of the Sea" is exactly "Legendary Enchantment"
      When Alice casts "Wandering Ones" (4) and it resolves
      Then "Thassa, God of the Sea" is exactly "Legendary Enchantment Creature — God"
      And "Thassa, God of the Sea" is 5/5

    Scenario: An enchantment that becomes an artifact creature keeps the type that it had
      Given the card "Wake" is a "Sorcery" that costs {0}
        """
        Target enchantment becomes a 2/2 artifact creature until end of turn.
        """
      And Alice controls "Anthem of Champions"
      And Alice has "Wake" in hand
      When Alice casts "Wake" targeting "Anthem of Champions" and it resolves
      Then "Anthem of Champions" is an enchantment
      And "Anthem of Champions" is an artifact
      And "Anthem of Champions" is a 3/3 creature

  @CR-613.1e
  Rule: 613.1e Layer 5, color

    Scenario: A creature that turns white has what white creatures are given, by an older effect
      Given Alice controls "Crusade" and "Grizzly Bears"
      And Alice has "Niveous Wisps" in her hand
      And Alice has {W} in the mana pool
      Then "Grizzly Bears" is 2/2
      When Alice casts "Niveous Wisps" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is white
      And "Grizzly Bears" is 3/3

    Scenario: A creature that is no longer white loses what white creatures are given
      Given Alice controls "Crusade" and "Savannah Lions"
      And Alice has "Crimson Wisps" in her hand
      And Alice has {R} in the mana pool
      Then "Savannah Lions" is 3/2
      When Alice casts "Crimson Wisps" targeting "Savannah Lions" and it resolves
      Then "Savannah Lions" is red
      And "Savannah Lions" is 2/1

    Scenario: An effect may add a color to those that are there
      Given the card "Frenzy" is an "Enchantment"
        """
        Red creatures have haste.
        """
      And the card "Tinge" is an "Instant" that costs {0}
        """
        Target creature becomes blue in addition to its other colors until end of turn.
        """
      And Alice controls "Frenzy" and a 2/2 red creature "Ox"
      And Alice has "Tinge" in her hand
      When Alice casts "Tinge" targeting "Ox" and it resolves
      Then "Ox" is blue and red
      And "Ox" has haste

  @CR-613.1f
  Rule: 613.1f Layer 6, abilities

    Background:
      Given these cards:
        | name           | type        | cost | text                                                                        |
        | Lesser Updraft | Enchantment |      | Creatures with flying get +1/+1.                                            |
        | Feather        | Instant     | {0}  | Put a flying counter on target creature.                                    |
        | Archetype      | Enchantment |      | Creatures your opponents control lose flying and can't have or gain flying. |

    Scenario: An ability that an effect adds is there before power and toughness change
      Given Alice controls "Crosswinds" and a 2/2 creature "Bear Cub"
      And Alice has "Vault Skyward" in her hand
      And Alice has {U} in the mana pool
      When Alice casts "Vault Skyward" targeting "Bear Cub" and it resolves
      Then "Bear Cub" has flying
      And "Bear Cub" is 0/2

    Scenario: The ability of a keyword counter is there before power and toughness change
      Given Alice controls "Crosswinds" and a 2/2 creature "Bear Cub"
      And Alice has "Where We're Going..." in her hand
      And Alice has {U} in the mana pool
      When Alice casts "Where We're Going..." targeting "Bear Cub" and it resolves
      Then "Bear Cub" has flying
      And "Bear Cub" is 0/2

    Scenario: An ability that an effect removes is gone before power and toughness change
      Given Alice controls "Lesser Updraft" and a 2/2 creature "Hawk" with flying
      And Alice has "Numb" in her hand
      When Alice casts "Numb" targeting "Hawk" and it resolves
      Then "Hawk" has no abilities
      And "Hawk" is 2/2

    Scenario: A land that loses all abilities loses the mana ability of its land type with them
      Given Alice controls "Muraganda Petroglyphs", "Dryad Arbor" and a 2/2 creature "Bear Cub"
      And Alice has "Humble" in her hand
      And Alice has {1}{W} in the mana pool
      Then Alice can activate "Dryad Arbor"
      And "Dryad Arbor" is 1/1
      And "Bear Cub" is 4/4
      When Alice casts "Humble" targeting "Dryad Arbor" and it resolves
      Then Alice can't activate "Dryad Arbor"
      And "Dryad Arbor" is 2/3

    Scenario: Abilities that are taken from other objects are there while those have them
      Given the card "Ooze" is a "Creature — Ooze" of size 4/3
        """
        As long as this creature is on the battlefield, it has all activated abilities of all creature cards in all graveyards.
        """
      And the card "Hound" is a "Creature — Dog" of size 2/2
        """
        {0}: This creature gets +1/+1 until end of turn.
        Whenever this creature attacks, draw a card.
        """
      And the card "Rite" is an "Instant" that costs {0}
        """
        Exile target creature card from a graveyard.
        """
      And Alice controls "Ooze"
      And Bob has "Hound" in the graveyard
      And Bob has "Rite" in hand
      When Alice activates "Ooze" and it resolves
      Then "Ooze" is 5/4
      And "Ooze" doesn't have "Whenever this creature attacks, draw a card."
      When Bob casts "Rite" targeting "Hound" and it resolves
      Then Alice can't activate "Ooze"

    Scenario: A keyword counter has its place in time among the other effects on abilities
      Given Alice controls a 2/2 creature "Bear Cub" with a flying counter
      And Alice has "Humble" and "Where We're Going..." in her hand
      And Alice has {1}{W}{U} in the mana pool
      When Alice casts "Humble" targeting "Bear Cub" and it resolves
      Then "Bear Cub" has a flying counter
      And "Bear Cub" has no abilities
      When Alice casts "Where We're Going..." targeting "Bear Cub" and it resolves
      Then "Bear Cub" has flying

    Scenario Outline: A creature that can't have an ability does not get it from a newer effect
      Given Alice controls "Archetype" and "Lesser Updraft"
      And Bob controls a 2/2 creature "Ox"
      And Alice has "<spell>" in her hand
      When Alice casts "<spell>" targeting "Ox" and it resolves
      Then "Ox" doesn't have flying
      And "Ox" is 2/2
      And "<spell>" is in Alice's graveyard

      Examples:
        | spell   |
        | Lift    |
        | Feather |

    Scenario: A creature that may have the ability gets it
      Given Alice controls "Archetype", "Lesser Updraft" and a 2/2 creature "Ox"
      And Alice has "Lift" in her hand
      When Alice casts "Lift" targeting "Ox" and it resolves
      Then "Ox" has flying
      And "Ox" is 3/3

    Scenario: A color that a given ability speaks of comes too late
      Given the card "Prism" is an "Enchantment — Aura"
        """
        Enchant creature
        Enchanted creature has "This creature is all colors."
        """
      And Alice controls a 2/2 green creature "Ox" and "Prism" attached to "Ox"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Ox" has "This creature is all colors."
      And "Ox" is green
      When Alice casts "Demystify" targeting "Prism" and it resolves
      Then "Ox" has no abilities

    Scenario: Lands that lose all but their mana abilities can still be tapped for mana
      Given these cards:
        | name   | type        | text                                                                   |
        | Eclipse | Enchantment | All lands lose all abilities except mana abilities.                   |
        | Citadel | Land        | Indestructible / {T}: Add {C}. / {T}: You gain 1 life.                |
      And Alice controls "Eclipse" and "Citadel"
      Then "Citadel" doesn't have indestructible
      And "Citadel" doesn't have "{T}: You gain 1 life."
      When Alice activates "Citadel"
      Then Alice has {C} in the mana pool

  @CR-613.1g
  Rule: 613.1g Layer 7, power and toughness

    Scenario: What becomes a creature has the older bonus of all creatures
      Given these cards:
        | name         | type        | cost | text                                                                       |
        | Lesser Rally | Enchantment |      | All creatures get +1/+1.                                                   |
        | Awaken       | Instant     | {0}  | Until end of turn, target land becomes a 3/3 creature that's still a land. |
      And Alice controls "Lesser Rally" and a land "Hill"
      And Alice has "Awaken" in her hand
      When Alice casts "Awaken" targeting "Hill" and it resolves
      Then "Hill" is a 4/4 land creature

    @edition-2025
    Scenario: A creature that loses all abilities keeps its counters and bonuses
      Given Alice controls a 2/2 creature "Dawn Gryff" with flying and two +1/+1 counters
      And Alice has "Brute Strength" and "Humble" in her hand
      And Alice has {2}{W}{R} in the mana pool
      When Alice casts "Brute Strength" targeting "Dawn Gryff" and it resolves
      And Alice casts "Humble" targeting "Dawn Gryff" and it resolves
      Then "Dawn Gryff" is 5/4
      And "Dawn Gryff" has no abilities

  @CR-613.2
  Rule: 613.2 The sublayers of layer 1

    Scenario: Being face down covers a copy effect that is newer
      Given the card "Unveil" is an "Instant" that costs {0}
        """
        Turn target creature face up.
        """
      And Alice controls a 1/3 black creature "Imp" and a 4/4 green Elf creature "Elf"
      And Alice has "Veil", "Lesser Mimic" and "Unveil" in her hand
      When Alice casts "Veil" targeting "Imp" and it resolves
      And Alice casts "Lesser Mimic" targeting "Imp" and "Elf" and it resolves
      Then "Imp" is a 2/2 colorless creature
      And "Imp" is not an Elf
      When Alice casts "Unveil" targeting "Imp" and it resolves
      Then "Imp" is named "Elf"
      And "Imp" is a 4/4 green Elf creature

    Scenario: Of two copy effects the newer one prevails
      Given Alice controls "Savannah Lions", "Grizzly Bears" and "Hill Giant"
      And Alice has "Cytoshape" (first) and "Cytoshape" (second) in her hand
      And Alice has {1}{G}{U}{1}{G}{U} in the mana pool
      When Alice casts "Cytoshape" (first) targeting "Savannah Lions" and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Savannah Lions" is named "Grizzly Bears"
      When Alice casts "Cytoshape" (second) targeting "Savannah Lions" and it resolves
      And Alice chooses "Hill Giant"
      Then "Savannah Lions" is named "Hill Giant"
      And "Savannah Lions" is 3/3

  @CR-613.2a
  Rule: 613.2a Layer 1a, copiable effects

    Scenario: A copy is copied as what it copies
      Given Alice controls "Savannah Lions", "Grizzly Bears" and "Hill Giant"
      And Alice has "Cytoshape" (first) and "Cytoshape" (second) in her hand
      And Alice has {1}{G}{U}{1}{G}{U} in the mana pool
      When Alice casts "Cytoshape" (first) targeting "Grizzly Bears" and it resolves
      And Alice chooses "Hill Giant"
      And Alice casts "Cytoshape" (second) targeting "Savannah Lions" and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Savannah Lions" is named "Hill Giant"
      And "Savannah Lions" is a 3/3 red creature

    Scenario: What a creature chose to be as it entered is copied, if that set its size
      Given Alice controls "Hill Giant"
      And Alice has "Primal Clay" and "Cytoshape" in her hand
      And Alice has {4}{1}{G}{U} in the mana pool
      When Alice casts "Primal Clay" and it resolves
      And Alice chooses option 2
      Then "Primal Clay" is a 2/2 artifact creature with flying
      When Alice casts "Cytoshape" targeting "Hill Giant" and it resolves
      And Alice chooses "Primal Clay"
      Then Alice is asked nothing
      And "Hill Giant" is named "Primal Clay"
      And "Hill Giant" is a 2/2 artifact creature with flying

    Scenario: What a creature chose to be as it was turned face up is copied, if that set its size
      Given the card "Driftform" is a "Creature — Shapeshifter" of size */*
        """
        As this creature enters or is turned face up, it becomes your choice of a 5/1 creature or a 1/5 creature.
        Morph {0}
        """
      And Alice controls a 4/4 creature "Ox" and a face-down "Driftform"
      And Alice has "Lesser Mimic" in her hand
      When Alice turns "Driftform" face up
      And Alice chooses option 2
      Then "Driftform" is 1/5
      When Alice casts "Lesser Mimic" targeting "Ox" and "Driftform" and it resolves
      Then Alice is asked nothing
      And "Ox" is 1/5

    Scenario: A choice as it entered that sets no size is not copied
      Given the card "Partisan" is a "Creature — Human" that costs {0} of size 2/2
        """
        As this creature enters, choose a color.
        All creatures of the chosen color get +1/+1.
        """
      And Alice controls a 4/4 black creature "Ox" and a 1/1 red creature "Imp"
      And Alice has "Partisan" and "Lesser Mimic" in her hand
      When Alice casts "Partisan" and it resolves
      And Alice chooses red
      Then "Imp" is 2/2
      When Alice casts "Lesser Mimic" targeting "Ox" and "Partisan" and it resolves
      Then "Ox" has "All creatures of the chosen color get +1/+1."
      And "Imp" is 2/2

  @CR-613.2b
  Rule: 613.2b Layer 1b, face down

    Scenario: A permanent turned face down is a nameless colorless 2/2 creature with no abilities
      Given Alice controls "Akroma, Angel of Wrath"
      And Alice has "Ixidron" in her hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Ixidron" and it resolves
      Then "Akroma, Angel of Wrath" is exactly "Creature"
      And "Akroma, Angel of Wrath" is 2/2
      And "Akroma, Angel of Wrath" is colorless
      And "Akroma, Angel of Wrath" has no abilities
      And "Akroma, Angel of Wrath" is named ""

    Scenario: A copy that is turned face down afterwards is covered too
      Given Alice controls a 1/3 black creature "Imp" and a 4/4 green Elf creature "Elf"
      And Alice has "Lesser Mimic" and "Veil" in her hand
      When Alice casts "Lesser Mimic" targeting "Imp" and "Elf" and it resolves
      And Alice casts "Veil" targeting "Imp" and it resolves
      Then "Imp" is a 2/2 colorless creature
      And "Imp" is not an Elf

  @CR-613.2c
  Rule: 613.2c Copiable values

    Scenario: A copy has nothing of what layers 2 to 7 did to its model
      Given Alice controls "Llanowar Elves" with a +1/+1 counter
      And Alice controls "Liquimetal Coating"
      And Bob controls "Hill Giant"
      And Alice has "Crimson Wisps", "Giant Growth" and "Cytoshape" in her hand
      And Alice has {R}{G}{1}{G}{U} in the mana pool
      When Alice activates "Liquimetal Coating" targeting "Llanowar Elves" and it resolves
      And Alice casts "Crimson Wisps" targeting "Llanowar Elves" and it resolves
      And Alice casts "Giant Growth" targeting "Llanowar Elves" and it resolves
      Then "Llanowar Elves" is a 5/5 red artifact creature
      And "Llanowar Elves" has haste
      When Alice casts "Cytoshape" targeting "Hill Giant" and it resolves
      And Alice chooses "Llanowar Elves"
      Then "Hill Giant" is exactly "Creature — Elf Druid"
      And "Hill Giant" is 1/1
      And "Hill Giant" is green
      And "Hill Giant" doesn't have haste
      And Bob controls "Hill Giant"

    Scenario: A copy of a face-down creature is what that one looks like, face up
      Given Alice controls a 1/3 black creature "Imp" with flying and a 4/4 green creature "Ox"
      And Alice has "Veil" and "Lesser Mimic" in her hand
      When Alice casts "Veil" targeting "Imp" and it resolves
      And Alice casts "Lesser Mimic" targeting "Ox" and "Imp" and it resolves
      Then "Ox" is a 2/2 colorless creature
      And "Ox" has no abilities
      And "Ox" is face up

  @CR-613.3
  Rule: 613.3 The order within layers 2 to 6

    Background:
      Given these cards:
        | name     | type              | cost | size | text                                                          |
        | Wash     | Enchantment       | {0}  |      | All creatures are red.                                        |
        | Spectra  | Creature — Avatar | {0}  | 2/2  | This creature is all colors.                                  |
        | Twilight | Creature — Avatar | {0}  | 2/2  | As long as you control a Forest, this creature is all colors. |

    Scenario: A characteristic-defining ability comes first, though another effect is older
      Given Alice controls "Darkest Hour"
      And Alice has "Transguild Courier" in her hand
      And Alice has {4} in the mana pool
      When Alice casts "Transguild Courier" and it resolves
      Then "Transguild Courier" is black

    Scenario: An ability that says so only under a condition comes in timestamp order
      Given Alice controls "Wash" and a Forest land "Grove"
      And Alice has "Spectra" and "Twilight" in her hand
      When Alice casts "Spectra" and it resolves
      And Alice casts "Twilight" and it resolves
      Then "Spectra" is red
      And "Twilight" is white, blue, black, red and green

    Scenario: All other effects follow by timestamp
      Given Alice controls "Darkest Hour"
      And Alice has "Transguild Courier" and "Niveous Wisps" in her hand
      And Alice has {4}{W} in the mana pool
      When Alice casts "Transguild Courier" and it resolves
      Then "Transguild Courier" is black
      When Alice casts "Niveous Wisps" targeting "Transguild Courier" and it resolves
      Then "Transguild Courier" is white

  @CR-613.4
  Rule: 613.4 The sublayers of layer 7

    @edition-2025
    Scenario: Setting, changing and switching come in this order, though the effects began in the other
      Given Alice controls a 2/2 creature "Bear Cub"
      And Alice has "About Face", "Brute Strength" and "Humble" in her hand
      And Alice has {2}{W}{R}{R} in the mana pool
      When Alice casts "About Face" targeting "Bear Cub" and it resolves
      And Alice casts "Brute Strength" targeting "Bear Cub" and it resolves
      And Alice casts "Humble" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 2/3

    @edition-2025
    Scenario: Within a sublayer the newer effect prevails
      Given Alice controls a 2/2 creature "Bear Cub"
      And Alice has "Humble", "Brute Strength" and "Zhalfirin Shapecraft" in her hand
      And Alice has {3}{W}{U}{R} in the mana pool
      When Alice casts "Humble" targeting "Bear Cub" and it resolves
      And Alice casts "Brute Strength" targeting "Bear Cub" and it resolves
      And Alice casts "Zhalfirin Shapecraft" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 7/4

    Scenario: An effect that depends on another one of its sublayer waits for it, though it is older
      Given these cards:
        | name   | type        | text                                         |
        | Favor  | Enchantment | Creatures with power 4 or greater get +1/+1. |
        | Uproar | Enchantment | All creatures get +2/+0.                     |
      And Alice controls "Favor", "Uproar" and a 2/2 creature "Ox"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Ox" is 5/3
      When Alice casts "Demystify" targeting "Uproar" and it resolves
      Then "Ox" is 2/2

  @CR-613.4a
  Rule: 613.4a Layer 7a, characteristic-defining abilities

    Background:
      Given these cards:
        | name     | type             | cost | size | text                                                                                    |
        | Scribe   | Creature — Human | {0}  | */*  | This creature's power and toughness are each equal to the number of cards in your hand. |
        | Minimize | Enchantment      | {0}  |      | All creatures have base power and toughness 1/1.                                        |

    Scenario: A size that an ability defines is there for what changes it
      Given Alice controls "Maro" with a +1/+1 counter
      And Alice has "Ornamental Courage", "Forest" and "Plains" in her hand
      And Alice has {G} in the mana pool
      When Alice casts "Ornamental Courage" targeting "Maro" and it resolves
      Then "Maro" is 4/6

    Scenario: An effect that sets a size prevails over an ability that defines it, though it is older
      Given Alice controls "Humility"
      And Alice has "Maro", "Forest" and "Plains" in her hand
      And Alice has {2}{G}{G} in the mana pool
      When Alice casts "Maro" and it resolves
      Then "Maro" is 1/1

    Scenario: A size defined only for one of the two values leaves the other as printed
      Given the card "Sylvan Yeti" is a "Creature — Yeti" that costs {2}{G}{G} of size */4:
        """
        Sylvan Yeti's power is equal to the number of cards in your hand.
        """
      And Alice controls "Sylvan Yeti"
      And Alice has "Forest", "Plains", "Swamp" and "Island" in her hand
      And Alice has {R} in the mana pool
      And Alice has "Shock" in hand
      When Alice would receive priority
      Then "Sylvan Yeti" is 5/4
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Sylvan Yeti" is 4/4

  @CR-613.4b
  Rule: 613.4b Layer 7b, setting power and toughness

    Scenario: A size that is set stands in place of the printed one, and older changes go on top
      Given Alice controls a 2/2 creature "Bear Cub"
      And Alice has "Brute Strength" and "Humble" in her hand
      And Alice has {2}{W}{R} in the mana pool
      When Alice casts "Brute Strength" targeting "Bear Cub" and it resolves
      And Alice casts "Humble" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 3/2

    Scenario: An effect on base power sets that and leaves toughness alone
      Given the card "Sharpen" is an "Instant" that costs {0}
        """
        Target creature has base power 7 until end of turn.
        """
      And Alice controls a 2/2 creature "Ox" with a +1/+1 counter
      And Alice has "Sharpen" in her hand
      When Alice casts "Sharpen" targeting "Ox" and it resolves
      Then "Ox" is 8/3

    Scenario: A leveler has the size and the abilities of its level
      Given the card "Pupil" is a "Creature — Human" that costs {W} of size 1/1
        """
        Level up {0}
        LEVEL 2-3
        3/3
        First strike
        LEVEL 4+
        4/4
        Double strike
        {T}: You gain 1 life.
        """
      And Alice controls "Pupil"
      When Alice activates "Pupil" and it resolves
      Then "Pupil" is 1/1
      When Alice activates "Pupil" and it resolves
      Then "Pupil" is a 3/3 creature with first strike
      And "Pupil" doesn't have double strike
      When Alice activates "Pupil" and it resolves
      And Alice activates "Pupil", "level up" and it resolves
      Then "Pupil" is a 4/4 creature with double strike
      And "Pupil" doesn't have first strike
      And "Pupil" has "{T}: You gain 1 life."

  @CR-613.4c
  Rule: 613.4c Layer 7c, changing power and toughness

    Scenario Outline: A bonus from a <kind> comes after what sets the size, though that is newer
      Given these cards:
        | name         | type        | cost | text                                          |
        | Growth       | Instant     | {0}  | Put a +1/+1 counter on target creature.       |
        | Spell        | Instant     | {0}  | Target creature gets +1/+1 until end of turn. |
        | Lesser Rally | Enchantment | {0}  | All creatures get +1/+1.                      |
      And Alice controls a 2/2 creature "Ox"
      And Alice has "<card>" and "Lesser Shrink" in her hand
      When Alice casts <how> and it resolves
      Then "Ox" is 3/3
      When Alice casts "Lesser Shrink" targeting "Ox" and it resolves
      Then "Ox" is 1/2

      Examples:
        | kind      | card         | how                     |
        | counter   | Growth       | "Growth" targeting "Ox" |
        | spell     | Spell        | "Spell" targeting "Ox"  |
        | permanent | Lesser Rally | "Lesser Rally"          |

  @CR-613.4d
  Rule: 613.4d Layer 7d, switching power and toughness

    @example-1
    Example: Later bonuses are seen through an earlier switch
      Given Alice controls a 1/3 creature "Ox"
      And Alice has "Stiffen", "Reverse" and "Lesser Embolden" in her hand
      When Alice casts "Stiffen" targeting "Ox" and it resolves
      And Alice casts "Reverse" targeting "Ox" and it resolves
      Then "Ox" is 4/1
      When Alice casts "Lesser Embolden" targeting "Ox" and it resolves
      Then "Ox" is 4/6

    @example-2
    Example: A bonus that ends before the switch is gone from the other value
      Given these cards:
        | name   | type     | cost | text                                                                     |
        | Splint | Artifact |      | {T}: Target creature gets +0/+1 as long as this artifact remains tapped. |
        | Loosen | Instant  | {0}  | Untap target artifact.                                                   |
      And Alice controls "Splint" and a 1/3 creature "Ox"
      And Alice has "Reverse" and "Loosen" in her hand
      When Alice activates "Splint" targeting "Ox" and it resolves
      And Alice casts "Reverse" targeting "Ox" and it resolves
      Then "Ox" is 4/1
      When Alice casts "Loosen" targeting "Splint" and it resolves
      Then "Ox" is 3/1

    @example-3
    Example: Two switches cancel each other
      Given Alice controls a 1/3 creature "Ox"
      And Alice has "Stiffen", "Reverse" (first) and "Reverse" (second) in her hand
      When Alice casts "Stiffen" targeting "Ox" and it resolves
      And Alice casts "Reverse" (first) targeting "Ox" and it resolves
      And Alice casts "Reverse" (second) targeting "Ox" and it resolves
      Then "Ox" is 1/4

    Scenario: What a counter gives is switched with the rest
      Given Alice controls "Staunch Shieldmate" with a +1/+0 counter
      And Alice has "About Face" in her hand
      And Alice has {R} in the mana pool
      When Alice casts "About Face" targeting "Staunch Shieldmate" and it resolves
      Then "Staunch Shieldmate" is 3/2

  @CR-613.5
  Rule: 613.5 Always and at once

    @example-1
    Example: Honor of the Pure follows a creature's color as this changes
      Given Alice controls "Honor of the Pure" and a 2/2 black creature "Imp"
      And Alice has "Whiten" and "Redden" in her hand
      When Alice casts "Whiten" targeting "Imp" and it resolves
      Then "Imp" is 3/3
      When Alice casts "Redden" targeting "Imp" and it resolves
      Then "Imp" is 2/2

    @edition-2025 @example-2
    Example: Gray Ogre grows and shrinks with every effect as it comes
      Given these cards:
        | name           | type        | cost | text                                          |
        | Gift           | Instant     | {0}  | Put a +1/+1 counter on target creature.       |
        | Surge          | Instant     | {0}  | Target creature gets +4/+4 until end of turn. |
        | Lesser Bulwark | Enchantment | {0}  | Creatures you control get +0/+2.              |
      And Alice controls "Gray Ogre"
      And Alice has "Gift", "Surge", "Lesser Bulwark" and "Lesser Shrink" in her hand
      When Alice casts "Gift" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 3/3
      When Alice casts "Surge" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 7/7
      When Alice casts "Lesser Bulwark" and it resolves
      Then "Gray Ogre" is 7/9
      When Alice casts "Lesser Shrink" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 5/8

    Scenario: A change counts at once for the rest of the spell that made it
      Given these cards:
        | name     | type    | cost | text                                                                                                  |
        | Radiance | Instant | {0}  | Target creature becomes white until end of turn. It deals damage equal to its power to each opponent. |
      And Alice controls "Honor of the Pure" and a 2/2 black creature "Imp"
      And Alice has "Radiance" in her hand
      When Alice casts "Radiance" targeting "Imp" and it resolves
      Then Bob has 17 life

    Scenario: A size that counts something follows what it counts, with nobody doing anything
      Given the card "Flora Colossus" is a "Creature — Treefolk" that costs {5}{G}{G} of size */*:
        """
        Hexproof
        Flora Colossus's power and toughness are each equal to the number of lands you control.
        """
      And Alice controls "Flora Colossus", "Forest" and "Plains"
      And Alice has "Swamp" in her hand
      When Alice plays "Swamp"
      Then "Flora Colossus" is 3/3

  @CR-613.6
  Rule: 613.6 An effect in several layers

    @example-1
    Example: A creature gets a bonus and a color by one effect
      Given the card "Frenzy" is an "Enchantment"
        """
        Blue creatures have flying.
        """
      And Alice controls "Frenzy" and "Wild Mongrel"
      And Alice has a land card "Hill" in her hand
      When Alice activates "Wild Mongrel" and it resolves
      And Alice chooses blue
      Then "Wild Mongrel" is a 3/3 creature with flying
      And "Wild Mongrel" is blue

    @example-2
    Example: Act of Treason changes control and gives haste
      Given Bob controls a tapped 2/2 creature "Bear Cub"
      And Alice has "Act of Treason" in her hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Act of Treason" targeting "Bear Cub" and it resolves
      Then Alice controls "Bear Cub"
      And "Bear Cub" is untapped
      And "Bear Cub" has haste

    @example-3
    Example: Noncreature artifacts become creatures of the size that is set for noncreature artifacts
      Given the card "Lesser Awakening" is a "Sorcery" that costs {0}
        """
        All noncreature artifacts become 2/2 artifact creatures until end of turn.
        """
      And Alice controls an artifact "Box" and a 4/4 artifact creature "Golem"
      And Bob controls an artifact "Orb"
      And Alice has "Lesser Awakening" in her hand
      When Alice casts "Lesser Awakening" and it resolves
      Then "Box" and "Orb" are each a 2/2 artifact creature
      And "Golem" is 4/4

    @example-4
    Example: Svogthos, the Restless Tomb becomes one creature after the other under an older bonus
      Given these cards:
        | name        | type    | cost | text                                                                       |
        | Awaken      | Instant | {0}  | Until end of turn, target land becomes a 3/3 creature that's still a land. |
        | Tend        | Instant | {0}  | Target creature gets +1/+1 until end of turn.                              |
        | Lesser Slay | Instant | {0}  | Destroy target creature.                                                   |
        | Bury        | Instant | {0}  | Exile target creature card from your graveyard.                            |
      And Alice controls "Svogthos, the Restless Tomb" and a 1/1 creature "Elf"
      And Alice has nine creature cards and a creature card "Ghoul" in the graveyard
      And Alice has "Awaken" (first), "Awaken" (second), "Tend", "Lesser Slay" and "Bury" in her hand
      And Alice has {B}{B}{B}{G}{G} in the mana pool
      When Alice casts "Awaken" (first) targeting "Svogthos, the Restless Tomb" and it resolves
      And Alice casts "Tend" targeting "Svogthos, the Restless Tomb" and it resolves
      Then "Svogthos, the Restless Tomb" is a 4/4 land creature
      When Alice activates "Svogthos, the Restless Tomb", "becomes" and it resolves
      Then "Svogthos, the Restless Tomb" is an 11/11 black and green Plant Zombie land creature
      When Alice casts "Lesser Slay" targeting "Elf" and it resolves
      Then "Svogthos, the Restless Tomb" is 12/12
      When Alice casts "Bury" targeting "Ghoul" and it resolves
      Then "Svogthos, the Restless Tomb" is 11/11
      When Alice casts "Awaken" (second) targeting "Svogthos, the Restless Tomb" and it resolves
      Then "Svogthos, the Restless Tomb" is a 4/4 land creature

    Scenario: An effect keeps to the objects it began with, though its words no longer describe them
      Given the card "Workshop" is an "Enchantment" that costs {0}
        """
        Noncreature artifacts are 2/2 artifact creatures.
        """
      And Alice controls an artifact "Box" and a 3/3 artifact creature "Golem"
      And Alice has "Workshop" in her hand
      When Alice casts "Workshop" and it resolves
      Then "Box" is a 2/2 artifact creature
      And "Golem" is 3/3

    Scenario: An effect that has begun goes on, though its ability is removed in a layer between
      Given the card "Foreman" is a "Creature — Golem" of size 1/1
        """
        Other creatures you control are artifacts in addition to their other types and get +1/+1.
        """
      And Alice controls "Foreman" and a 2/2 creature "Ox"
      And Alice has "Numb" in her hand
      When Alice casts "Numb" targeting "Foreman" and it resolves
      Then "Foreman" has no abilities
      And "Ox" is a 3/3 artifact creature

    Scenario: An effect that has not begun is lost with its ability, beside one that goes on
      Given the card "Gaffer" is a "Creature — Golem" of size 1/1
        """
        Other creatures you control are artifacts in addition to their other types and get +1/+1.
        Other creatures you control get +2/+2.
        """
      And Alice controls "Gaffer" and a 2/2 creature "Ox"
      And Alice has "Numb" in her hand
      When Alice would receive priority
      Then "Ox" is 5/5
      When Alice casts "Numb" targeting "Gaffer" and it resolves
      Then "Ox" is a 3/3 artifact creature

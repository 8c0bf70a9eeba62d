Feature: 612. Text-Changing Effects

  Words replaced one by one (612.2 to 612.4) are proved by the scenarios of 418; here stands what changes more than words.

  @CR-612.1
  Rule: 612.1 Some effects change what is printed

    Scenario: The words in the text box and in the type line change, the color of the card does not
      Given these cards:
        | name           | type                    | cost | size | text                  |
        | Death Speakers | Creature — Human Cleric | {W}  | 1/1  | Protection from black |
      And Alice controls "Death Speakers" and "Forest"
      And Alice has "Sleight of Mind" and "Magical Hack" in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Sleight of Mind" targeting "Death Speakers" and it resolves
      And Alice chooses black
      And Alice chooses white
      Then "Death Speakers" has protection from white
      And "Death Speakers" doesn't have protection from black
      And "Death Speakers" is white
      When Alice casts "Magical Hack" targeting "Forest" and it resolves
      And Alice chooses Forest
      And Alice chooses Swamp
      Then "Forest" is exactly "Basic Land — Swamp"

    Scenario Outline: A word of either kind may be chosen, and another of the same kind
      Given the card "Mind Bend" is an "Instant" that costs {U}:
        """
        Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.
        """
      And the card "Sand Druid" is a "Creature — Druid" of size 2/2:
        """
        Protection from black
        Swampwalk
        """
      And Alice controls "Sand Druid"
      And Alice has "Mind Bend" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Mind Bend" targeting "Sand Druid" and it resolves
      And Alice chooses <old>
      And Alice chooses <new>
      Then "Sand Druid" has protection from <color> and <land>

      Examples:
        | old   | new    | color | land       |
        | black | white  | white | swampwalk  |
        | Swamp | Island | black | islandwalk |

  @CR-612.2
  Rule: 612.2 Words used as words of the kind

    Background:
      Given these cards:
        | name   | type             | cost | size | text                                                                                                      |
        | Hack   | Instant          | {0}  |      | Change the text of target spell or permanent by replacing all instances of one basic land type with another. |
        | Evolve | Instant          | {0}  |      | Change the text of target spell or permanent by replacing all instances of one creature type with another. |
        | Island Walker | Creature — Scout | {0}  | 2/2  | Islandwalk                                                                                                |
        | Wards  | Creature — Scout |      | 2/2  | Protection from Elves                                                                                |
        | Pierce | Enchantment      |      |      | Creatures with islandwalk get +1/+1.                                                                      |

    Scenario: A land type in the name of a landwalk ability, but not in the name of the card
      Given Alice controls "Island Walker" and "Pierce"
      And Alice has "Hack" in hand
      And Bob controls a 1/1 creature "Imp" and "Swamp"
      When Alice casts "Hack" targeting "Island Walker"
      And all players pass
      And Alice chooses "Island"
      And Alice chooses "Swamp"
      Then "Island Walker" is 2/2
      And "Island Walker" is named "Island Walker"
      When Alice attacks Bob with "Island Walker"
      Then Bob can't block "Island Walker" with "Imp", by 702.14c

    Scenario: A landwalk ability that other objects are asked for
      Given Alice controls "Island Walker" and "Pierce"
      And Alice has "Hack" in hand
      When Alice casts "Hack" targeting "Pierce"
      And all players pass
      And Alice chooses "Island"
      And Alice chooses "Swamp"
      Then "Island Walker" is 2/2

    Scenario: Protection from creatures of a type, in the plural
      Given Alice controls "Wards"
      And Bob controls a 1/1 Elf creature "Elrond"
      And Bob controls a 1/1 Goblin creature "Gob"
      And Alice has "Evolve" in hand
      When Alice casts "Evolve" targeting "Wards"
      And all players pass
      And Alice chooses "Elf"
      And Alice chooses "Goblin"
      And Alice attacks Bob with "Wards"
      Then Bob can't block "Wards" with "Gob", by 702.16f
      And Bob can block "Wards" with "Elrond"

    Scenario Outline: Snow landwalk with another land type asks for snow lands all the same
      Given the players are Alice, Bob and Carol
      And the card "Rimefoot Scout" is a "Creature — Scout" of size 2/2:
        """
        Snow islandwalk
        """
      And the card "Snowy Moor" is a "Basic Snow Land — Swamp"
      And Alice controls "Rimefoot Scout"
      And Alice has "Hack" in hand
      And Bob controls "Grizzly Bears" and "Swamp"
      And Carol controls "Hill Giant" and "Snowy Moor"
      When Alice casts "Hack" targeting "Rimefoot Scout" and it resolves
      And Alice chooses Island
      And Alice chooses Swamp
      And Alice attacks <whom> with "Rimefoot Scout"
      Then <whom> <can> block "Rimefoot Scout" with "<blocker>"

      Examples:
        | whom  | can   | blocker       |
        | Bob   | can   | Grizzly Bears |
        | Carol | can't | Hill Giant    |

  @CR-612.2a
  Rule: 612.2a A creature type that is a name as well

    Scenario: The type of the tokens that a spell makes, and with it their name
      Given Alice has "Krenko's Command" and "Artificial Evolution" in hand
      And Alice has {1}{R}{U} in the mana pool
      When Alice casts "Krenko's Command"
      And Alice casts "Artificial Evolution" targeting "Krenko's Command"
      And all players pass
      And Alice chooses "Goblin"
      And Alice chooses "Elf"
      And all players pass
      Then Alice controls two Elves
      And Alice controls no Goblins
      And "Elf Token" is a 1/1 red Elf creature
      And "Elf Token" is named "Elf Token"

  @CR-612.5
  Rule: 612.5 Two text boxes exchanged

    Background:
      Given these cards:
        | name   | type            | cost | size | text                                                                                                                                      |
        | Mix-Up | Enchantment     | {0}  |      | When this enchantment enters, exchange the text boxes of two target creatures for as long as this enchantment remains on the battlefield. |
        | Eagle  | Creature — Bird |      | 1/4  | Flying / {0}: This creature gets +1/+0 until end of turn.                                                                                 |
        | Boar   | Creature — Boar |      | 3/2  | Trample                                                                                                                                   |
        | Gift   | Instant         | {0}  |      | Target creature gains vigilance.                                                                                                          |
      And Alice controls "Eagle" and "Boar"
      And Alice has "Mix-Up", "Naturalize" and "Gift" in hand

    Scenario: Each has all the rules text of the other, and nothing else of it
      Given Alice has {1}{G} in the mana pool
      When Alice casts "Mix-Up" and it resolves
      And all players pass
      Then "Boar" has flying
      And "Boar" doesn't have trample
      And "Eagle" has trample
      And "Eagle" doesn't have flying
      And "Boar" is a 3/2 Boar creature
      And "Boar" is named "Boar"
      When Alice activates "Boar" and it resolves
      Then "Boar" is 4/2
      When Alice casts "Naturalize" targeting "Mix-Up" and it resolves
      Then "Boar" has trample
      And "Boar" doesn't have flying

    Scenario: An ability that an effect gave is not in the text box and stays
      When Alice casts "Gift" targeting "Boar" and it resolves
      And Alice casts "Mix-Up" and it resolves
      And all players pass
      Then "Boar" has flying and vigilance
      And "Eagle" doesn't have vigilance

  @CR-612.6
  Rule: 612.6 The full text of another object

    Background:
      Given Alice controls "Volrath's Shapeshifter"

    Scenario: Name, cost, color, types, abilities and size are those of the creature card on top
      Given Alice has "Argothian Swine" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice would receive priority
      Then "Volrath's Shapeshifter" is named "Argothian Swine"
      And "Volrath's Shapeshifter" is a 3/3 green Boar creature
      And "Volrath's Shapeshifter" is not Shapeshifter
      And "Volrath's Shapeshifter" has trample and "{2}: Discard a card."
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Volrath's Shapeshifter" is named "Volrath's Shapeshifter"

    Scenario: Only the top card counts, and only while it is a creature card
      Given the card "Discus" is an "Instant" that costs {0}
        """
        Discard a card.
        """
      And Alice has "Discus" in hand
      And Alice has a 3/3 green Elf creature card "Ranger" with trample in the graveyard
      And Alice has a 5/5 red Dragon creature card "Wyrm" with flying in hand
      When Alice casts "Discus" and it resolves
      Then "Volrath's Shapeshifter" is a 0/1 Shapeshifter creature
      And "Volrath's Shapeshifter" is named "Volrath's Shapeshifter"

    Scenario: A card that is put on top gives its text instead
      Given Alice has "Argothian Swine" in the graveyard
      And Alice has "Serra Angel" in hand
      And Alice has {U}{U} in the mana pool
      When Alice activates "Volrath's Shapeshifter", "Discard a card." and it resolves
      Then "Volrath's Shapeshifter" is a 4/4 white Angel creature
      And "Volrath's Shapeshifter" has flying
      And "Volrath's Shapeshifter" doesn't have trample

  @CR-612.7
  Rule: 612.7 All names of nonlegendary creature cards

    Background:
      Given these cards:
        | name     | type                       | cost | size | text                                  |
        | Mole     | Creature — Mole            |      | 1/1  |                                       |
        | Rex      | Legendary Creature — Human |      | 2/2  |                                       |
        | Roster   | Enchantment                |      |      | Creatures named Mole get +2/+0.       |
        | Regalia  | Enchantment                |      |      | Creatures named Rex get +0/+5.        |
        | Notes    | Enchantment                |      |      | Creatures named Regalia get +0/+10.   |
        | Own Name | Enchantment                |      |      | Creatures named Ox get +0/+1.         |
      And Alice controls a 2/2 creature "Ox", "Mole" and "Rex"
      And Alice controls "Roster", "Regalia", "Notes" and "Own Name"

    Scenario: A creature with the kit has such names and keeps its own; no legendary creature's, and no other card's
      Given Alice controls "Spy Kit" attached to "Ox"
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      When Alice would receive priority
      Then "Ox" is 5/4
      And "Ox" is named "Ox"
      And "Rex" is 2/7
      And "Mole" is 3/1
      When Alice casts "Shatter" targeting "Spy Kit" and it resolves
      Then "Ox" is 2/3

    Scenario: Without the kit it has only its own
      Given Alice controls "Spy Kit" attached to "Mole"
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      When Alice would receive priority
      Then "Ox" is 2/3
      And "Mole" is 4/3
      When Alice casts "Shatter" targeting "Spy Kit" and it resolves
      Then "Mole" is 3/1

    Scenario Outline: Of <cards>, as they are printed
      Given the card "Fern" is a "Creature — Plant" that costs {G} of size 1/1
      And the card "Gardener's List" is an "Enchantment":
        """
        Creatures named Fern get +3/+0.
        """
      And the card "Badge" is an "Artifact — Equipment":
        """
        Equipped creature has all names of <cards> in addition to its name.
        Equip {0}
        """
      And Alice controls "Gardener's List" and "Fern"
      And Alice controls "Badge"
      When Alice activates "Badge", "Equip" targeting "Ox" and it resolves
      Then "Ox" is <size>

      Examples:
        | cards                | size |
        | Mole cards           | 4/3  |
        | green creature cards | 5/3  |
        | Mole or Plant cards  | 7/3  |
        | enchantment cards    | 2/13 |

  @CR-612.8
  Rule: 612.8 A witness gets a name

    Scenario: The creature has that name and no longer its own
      Given Alice controls "Phantom Monster"
      And Alice controls "Witness Protection" attached to "Phantom Monster"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Phantom Monster" is named "Legitimate Businessperson"
      And "Phantom Monster" is a 1/1 green and white Citizen creature
      When Alice casts "Demystify" targeting "Witness Protection" and it resolves
      Then "Phantom Monster" is named "Phantom Monster"

  @CR-612.8
  Rule: 612.8 A name that an effect sets

    Background:
      Given these cards:
        | name     | type               | text                                                                                                                                          |
        | Disguise | Enchantment — Aura | Enchant creature / Enchanted creature loses all abilities and is a green Citizen creature with base power and toughness 1/1 named Plain Jane. |
        | Fan Club | Enchantment        | Creatures named Jane get +5/+0.                                                                                                               |
        | Club     | Enchantment        | Creatures named Plain Jane get +0/+3.                                                                                                         |
      And Alice controls "Phantom Monster", "Fan Club" and "Club"

    Scenario: The object has that name and no longer its own
      Given Alice controls "Disguise" attached to "Phantom Monster"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Phantom Monster" is named "Plain Jane"
      And "Phantom Monster" is a 1/4 green Citizen creature
      And "Phantom Monster" doesn't have flying
      When Alice casts "Demystify" targeting "Disguise" and it resolves
      Then "Phantom Monster" is named "Phantom Monster"

    Scenario: It loses every other name that an earlier effect gave it
      Given the card "Mole" is a "Creature — Mole" of size 1/1
      And Alice controls an enchantment "Roster" with "Creatures named Mole get +2/+0."
      And Alice controls "Mole"
      And Alice controls "Spy Kit" attached to "Phantom Monster"
      And Alice controls "Disguise" attached to "Phantom Monster"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Phantom Monster" is 2/5
      And "Mole" is 3/1
      When Alice casts "Demystify" targeting "Disguise" and it resolves
      Then "Phantom Monster" is named "Phantom Monster"

  @CR-612.9
  Rule: 612.9 A word on a sticker

    Background:
      Given these cards:
        | name     | type        | cost | text                                           |
        | Label    | Instant     | {0}  | Put a name sticker on target creature you own. |
        | Ogre Day | Enchantment |      | Creatures named Gray Mighty Ogre get +1/+1.    |
      And Alice controls "Gray Ogre" and "Ogre Day"
      And Alice has "Label", "Murder" and "Unsummon" in hand
      And Alice has the name sticker "Mighty"

    Scenario Outline: The word stands where its player puts it: <name>
      When Alice casts "Label" targeting "Gray Ogre" and it resolves
      And Alice chooses "<name>"
      Then "Gray Ogre" is named "<name>"
      And "Gray Ogre" is <size>

      Examples:
        | name             | size |
        | Mighty Gray Ogre | 2/2  |
        | Gray Mighty Ogre | 3/3  |
        | Gray Ogre Mighty | 2/2  |

    Scenario: In a graveyard the sticker is on the card still
      Given Alice has {1}{B}{B} in the mana pool
      When Alice casts "Label" targeting "Gray Ogre" and it resolves
      And Alice chooses "Gray Mighty Ogre"
      And Alice casts "Murder" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is in Alice's graveyard
      And "Gray Ogre" is named "Gray Mighty Ogre"

    Scenario: In a hand there is no sticker on it any more
      Given Alice has {U} in the mana pool
      When Alice casts "Label" targeting "Gray Ogre" and it resolves
      And Alice chooses "Gray Mighty Ogre"
      And Alice casts "Unsummon" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is in Alice's hand
      And "Gray Ogre" is named "Gray Ogre"

  @CR-612.10
  Rule: 612.10 Spliced text

    Scenario: The text that is added is the spell's own in all that it does
      Given Bob controls "Silver Knight"
      And Alice's library has two cards
      And Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has {U}{1}{R} in the mana pool
      When Alice casts "Reach Through Mists" targeting "Silver Knight" using "splice Glacial Ray"
      Then "Reach Through Mists" is blue
      And "Reach Through Mists" is named "Reach Through Mists"
      When all players pass
      Then "Silver Knight" is in Bob's graveyard
      And "Glacial Ray" is in Alice's hand
      And Alice has two cards in hand

    Scenario: It follows the text that was there
      Given these cards:
        | name         | type             | cost | text                                  |
        | Empty        | Sorcery — Arcane | {0}  | Discard your hand.                    |
        | Lesser Study | Instant — Arcane | {9}  | Splice onto Arcane {0} / Draw a card. |
      And Alice's library has two cards
      And Alice has "Empty" and "Lesser Study" in hand
      When Alice casts "Empty" using "splice Lesser Study" and it resolves
      Then "Lesser Study" is in Alice's graveyard
      And Alice has one card in hand

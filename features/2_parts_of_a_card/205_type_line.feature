Feature: 205. Type Line

  @CR-205.1a
  Rule: 205.1a Types that are replaced

    Scenario: A creature that becomes a land is no creature any more, and damage and counters stay on it
      Given Bob controls "Grizzly Bears" with 1 damage and one +1/+1 counter
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      Then "Grizzly Bears" is exactly "Creature — Bear"
      When Alice casts "Song of the Dryads" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is exactly "Land — Forest"
      And "Grizzly Bears" has 1 damage marked
      And "Grizzly Bears" has one +1/+1 counter

    Scenario: A new creature type takes the place of the old ones, and of no other subtypes
      Given Alice controls "Imagecrafter" and "Dryad Arbor"
      When Alice activates "Imagecrafter" targeting "Dryad Arbor"
      And all players pass
      And Alice chooses Goblin
      Then "Dryad Arbor" is exactly "Land Creature — Forest Goblin"

    Scenario: A creature that loses its creature types stays a creature
      Given Bob controls "Grizzly Bears" and "Dryad Arbor"
      And Alice has "Ego Erasure" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Ego Erasure" targeting Bob and it resolves
      Then "Grizzly Bears" is exactly "Creature"
      And "Dryad Arbor" is exactly "Land Creature — Forest"

    @edition-2025
    Scenario: An instant stays an instant, and a creature spell does not stay a creature
      Given the card "Gilded Air" is an "Enchantment"
        """
        Spells you control are artifacts.
        """
      And Alice controls "Gilded Air"
      And Alice has "Shock" and "Grizzly Bears" on the stack
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Shock" is exactly "Instant Artifact"
      And "Grizzly Bears" is exactly "Artifact"
      When Alice casts "Demystify" targeting "Gilded Air" and it resolves
      Then "Shock" is exactly "Instant"
      And "Grizzly Bears" is exactly "Creature — Bear"

  @CR-205.1b
  Rule: 205.1b Types that are kept

    @example-1
    Example: Lands that are creatures and still lands keep their other card types and land types
      Given Alice controls "Living Plane", "Forest" and "Great Furnace"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Forest" is exactly "Basic Land Creature — Forest"
      And "Great Furnace" is exactly "Artifact Land Creature"
      When Alice casts "Demystify" targeting "Living Plane" and it resolves
      Then "Forest" is exactly "Basic Land — Forest"
      And "Great Furnace" is exactly "Artifact Land"

    @example-2
    Example: An artifact enchantment that becomes an artifact creature is an artifact enchantment creature
      Given the card "March of Brass" is an "Enchantment"
        """
        All artifacts are 1/1 artifact creatures.
        """
      And the card "Gilded Hymn" is an "Artifact Enchantment"
      And Alice controls "March of Brass" and "Gilded Hymn"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Gilded Hymn" is exactly "Artifact Enchantment Creature"
      And "March of Brass" is exactly "Enchantment"
      When Alice casts "Demystify" targeting "March of Brass" and it resolves
      Then "Gilded Hymn" is exactly "Artifact Enchantment"

    @edition-2025
    Scenario: A new kind of artifact creature keeps its card types, but no creature type
      Given the card "Clay Breath" is a "Sorcery" that costs {1}
        """
        Target permanent becomes a 4/4 Golem artifact creature.
        """
      And Alice controls "Dryad Arbor"
      And Alice has "Clay Breath" in hand
      And Alice has {1} in the mana pool
      When Alice casts "Clay Breath" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is exactly "Artifact Land Creature — Forest Golem"

  @CR-205.2a
  Rule: 205.2a The card types

    Scenario Outline: With <cards> in graveyards Tarmogoyf is <size>
      Given Alice controls "Tarmogoyf"
      And Alice has <cards> in the graveyard
      And Bob has "Karn, Silver Golem" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then "Tarmogoyf" is <size>
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Tarmogoyf" is <grown>

      Examples: Kindred is a card type, legendary is none, and no type counts twice
        | cards                               | size | grown |
        | "Bitterblossom" and "Grizzly Bears" | 4/5  | 5/6   |
        | "Grizzly Bears" and "Hill Giant"    | 2/3  | 3/4   |

  @CR-205.2b
  Rule: 205.2b Any of its card types

    Scenario Outline: An artifact creature is an artifact for <spell>
      Given Bob controls "Ornithopter" and "<other>"
      And Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      Then Alice can't cast "<spell>" targeting "<other>"
      When Alice casts "<spell>" targeting "Ornithopter" and it resolves
      Then "Ornithopter" is in Bob's graveyard

      Examples:
        | spell   | mana   | other          |
        | Shatter | {1}{R} | Grizzly Bears  |
        | Murder  | {1}{B}{B} | Leonin Scimitar |

  @CR-205.2c
  Rule: 205.2c Card types of what is no card

    Scenario: A creature token is a creature and no artifact
      Given Bob controls a 1/1 white Soldier creature token "Soldier"
      And Alice has "Shatter" and "Murder" in hand
      And Alice has {1}{R}{1}{B}{B} in the mana pool
      Then Alice can't cast "Shatter" targeting "Soldier"
      When Alice casts "Murder" targeting "Soldier" and it resolves
      Then there is no "Soldier"

    Scenario: A copy of an instant spell is an instant spell
      Given Bob has "Shock" (copy) on the stack
      And "Shock" (copy) is a copy of a spell
      And Alice has "Dispel" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Dispel" targeting "Shock" (copy) and it resolves
      Then "Shock" (copy) has ceased to exist
      And Alice has 20 life

  @CR-205.3a
  Rule: 205.3a Several subtypes

    Scenario: A Goblin Wizard counts as a Goblin and as a Wizard
      Given Alice controls "Goblin King", "Goblin Wizard" and "Mons's Goblin Raiders"
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Wizard
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Goblin Wizard" is 1/1
      And "Mons's Goblin Raiders" is 2/2
      When Alice casts "Murder" targeting "Goblin King" and it resolves
      Then "Goblin Wizard" is in Alice's graveyard
      And "Mons's Goblin Raiders" is 1/1

  @CR-205.3b
  Rule: 205.3b What stands behind the dash

    @example-1
    Example: Each word is a subtype of its own
      Given Alice controls "Goblin King", "Mountain", "Goblin Wizard" and "Leonin Scimitar"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Mountain" is exactly "Basic Land — Mountain"
      And "Goblin Wizard" is exactly "Creature — Goblin Wizard"
      And "Leonin Scimitar" is exactly "Artifact — Equipment"
      And "Goblin Wizard" is 2/2
      When Alice casts "Murder" targeting "Goblin King" and it resolves
      Then "Goblin Wizard" is 1/1

    @edition-2025
    Scenario: Time Lord is one creature type, to which Scientist comes as another
      Given Alice controls "Romana II" and "Imagecrafter"
      And Bob controls "Engineered Plague"
      And the creature type chosen for "Engineered Plague" is Time Lord
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Romana II" is exactly "Legendary Creature — Time Lord Scientist"
      And "Romana II" is 2/2
      And "Imagecrafter" is 1/1
      When Alice casts "Demystify" targeting "Engineered Plague" and it resolves
      Then "Romana II" is 3/3
      And "Imagecrafter" is 1/1

  @CR-205.3c
  Rule: 205.3c Each subtype with its type

    Scenario Outline: Dryad Arbor keeps <kept> under <aura>
      Given Alice controls "Dryad Arbor"
      And Bob has "<aura>" in hand
      And it is Bob's precombat main
      And Bob has <mana> in the mana pool
      Then "Dryad Arbor" is exactly "Land Creature — Forest Dryad"
      When Bob casts "<aura>" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is exactly "<line>"

      @example-1
      Examples:
        | aura                   | mana   | kept   | line                       |
        | Imprisoned in the Moon | {2}{U} | Forest | Land — Forest              |
        | Darksteel Mutation     | {1}{W} | none   | Artifact Creature — Insect |

  @CR-205.3d
  Rule: 205.3d No subtype without its type

    Scenario: What Olivia has made a Vampire is one whenever it is a creature
      Given Alice controls "Olivia Voldaren", "Treetop Village", "Forest" and "Mountain"
      And Alice has {1}{G}{1}{R} in the mana pool
      When Alice activates "Treetop Village", "becomes" and it resolves
      And Alice activates "Olivia Voldaren", "deals" targeting "Treetop Village" and it resolves
      Then "Treetop Village" is exactly "Land Creature — Ape Vampire"
      When the game goes on to Alice's precombat main
      Then "Treetop Village" is exactly "Land"
      When Alice activates "Forest"
      And Alice activates "Mountain"
      And Alice activates "Treetop Village", "becomes" and it resolves
      Then "Treetop Village" is exactly "Land Creature — Ape Vampire"

  @CR-205.3e
  Rule: 205.3e Choosing a subtype

    @example-1
    Example: One creature type is chosen, and nothing that is none
      Given Alice has "Engineered Plague" in hand
      And Alice has {2}{B} in the mana pool
      And Bob controls "Lord of Atlantis" and "Imagecrafter"
      When Alice casts "Engineered Plague"
      And all players pass
      Then Alice can choose Merfolk and Wizard
      And Alice can't choose "Merfolk Wizard", artifact, opponent, Swamp and truck
      When Alice chooses Merfolk
      Then "Lord of Atlantis" is 1/1
      And "Imagecrafter" is 1/1

  @CR-205.3g
  Rule: 205.3g Artifact types

    Scenario: Equipment goes with artifact, and no new creature type takes its place
      Given Alice controls "Lion Sash" (first) and "Lion Sash" (second)
      And Bob controls "Kenrith's Transformation" attached to "Lion Sash" (first)
      And Bob controls "Darksteel Mutation" attached to "Lion Sash" (second)
      Then "Lion Sash" (first) is exactly "Creature — Elk"
      And "Lion Sash" (second) is exactly "Artifact Creature — Equipment Insect"

  @CR-205.3h
  Rule: 205.3h Enchantment types

    Scenario: Shrine goes with enchantment, and no new creature type takes its place
      Given Alice controls "Go-Shintai of Lost Wisdom" and "Imagecrafter"
      And Alice has "Darksteel Mutation" in hand
      And Alice has {1}{W} in the mana pool
      When Alice activates "Imagecrafter" targeting "Go-Shintai of Lost Wisdom"
      And all players pass
      And Alice chooses Goblin
      Then "Go-Shintai of Lost Wisdom" is exactly "Legendary Enchantment Creature — Shrine Goblin"
      When Alice casts "Darksteel Mutation" targeting "Go-Shintai of Lost Wisdom" and it resolves
      Then "Go-Shintai of Lost Wisdom" is exactly "Legendary Artifact Creature — Insect"

  @CR-205.3i
  Rule: 205.3i Land types

    Scenario: Urza's and Mine are land types, and a new land type takes their place
      Given the card "Urza's Mine" is a "Land — Urza's Mine"
        """
        {T}: Add {C}. If you control an Urza's Power-Plant and an Urza's Tower, add {C}{C} instead.
        """
      And Alice controls "Urza's Mine" (first) and "Urza's Mine" (second)
      And Alice controls "Spreading Seas" attached to "Urza's Mine" (first)
      And Alice controls "Nylea's Presence" attached to "Urza's Mine" (second)
      Then "Urza's Mine" (first) is exactly "Land — Island"
      And "Urza's Mine" (second) is exactly "Land — Urza's Mine Plains Island Swamp Mountain Forest"

  @CR-205.3j
  Rule: 205.3j Planeswalker types

    Scenario: Jace is no planeswalker and no Jace any more once he is a land
      Given Bob controls "Jace Beleren" (first) and "Chandra, Novice Pyromancer"
      And Alice has "Imprisoned in the Moon" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Imprisoned in the Moon" targeting "Jace Beleren" (first) and it resolves
      Then "Jace Beleren" (first) is exactly "Legendary Land"
      And "Chandra, Novice Pyromancer" is exactly "Legendary Planeswalker — Chandra"

  @CR-205.3k
  Rule: 205.3k Spell types

    Scenario Outline: Arcane stands on instants and on sorceries, and what is no Arcane has none spliced onto it
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "<spell>", "Shock" and "Glacial Ray" in hand
      And Alice has <mana>{1}{R}{R} in the mana pool
      Then Alice can't cast "Shock" targeting Bob and Bob using "splice Glacial Ray"
      When Alice casts "<spell>" targeting <targets> using "splice Glacial Ray" and it resolves
      Then Bob has 18 life

      Examples:
        | spell         | mana   | targets                          |
        | Terashi's Cry | {3}{W} | "Grizzly Bears", "Hill Giant" and Bob |
        | Reach Through Mists | {U} | Bob |

  @CR-205.3m
  Rule: 205.3m Creature types

    Scenario: Coat of Arms looks for a creature type in common, and a land type is none
      Given the card "Wood Wight" is a "Land Creature — Forest Spirit" of size 1/1
      And Alice controls "Coat of Arms", "Dryad Arbor" and "Wood Wight"
      And Bob controls "Grizzly Bears" and "Balduvian Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Dryad Arbor" is 1/1
      And "Wood Wight" is 1/1
      And "Grizzly Bears" is 3/3
      When Alice casts "Murder" targeting "Balduvian Bears" and it resolves
      Then "Grizzly Bears" is 2/2

    @edition-2025
    Scenario: Time Lord can be chosen, and a type of a later edition can't
      Given Alice has "Engineered Plague" in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Engineered Plague"
      And all players pass
      Then Alice can choose "Time Lord", Advisor and Zubera
      And Alice can't choose Villain and Arcane
      When Alice chooses Zubera
      Then "Engineered Plague" is on the battlefield

  @CR-205.3p
  Rule: 205.3p The dungeon type

    Scenario: A dungeon may be an Undercity, as another has no subtype
      Given Alice has "Undercity" and "Lost Mine of Phandelver" in the command zone
      Then "Undercity" is exactly "Dungeon — Undercity"
      And "Lost Mine of Phandelver" is exactly "Dungeon"

  @CR-205.3q
  Rule: 205.3q The battle type

    Scenario: A Siege that becomes a land is none any more, and nobody need protect it
      Given Bob controls "Invasion of Moag" (first) and "Invasion of Moag" (second)
      And "Invasion of Moag" (first) is protected by Alice
      And "Invasion of Moag" (second) is protected by Alice
      And Alice has "Song of the Dryads" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Song of the Dryads" targeting "Invasion of Moag" (first) and it resolves
      Then "Invasion of Moag" (first) is exactly "Land — Forest"
      And "Invasion of Moag" (second) is exactly "Battle — Siege"

  @CR-205.4a
  Rule: 205.4a Several supertypes

    Scenario: What is legendary and snow counts as each of them
      Given the card "Svella, Ice Shaper" is a "Legendary Snow Creature — Troll Warrior" that costs {1}{R}{G} of size 2/4:
        """
        {3}, {T}: Create a colorless snow artifact token named Icy Manalith with "{T}: Add one mana of any color."
        {6}{R}{G}, {T}: Look at the top four cards of your library. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.
        """
      And Alice controls "Svella, Ice Shaper" and "Karakas"
      And Bob controls "Mons's Goblin Raiders"
      And Alice has "Skred" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Skred" targeting "Mons's Goblin Raiders" and it resolves
      Then "Mons's Goblin Raiders" is in Bob's graveyard
      When Alice activates "Karakas", "Return" targeting "Svella, Ice Shaper" and it resolves
      Then "Svella, Ice Shaper" is in Alice's hand

  @CR-205.4b
  Rule: 205.4b Supertypes stand alone

    @example-1
    Example: A legendary land that is a creature is a legendary creature
      Given Alice controls "Living Plane", "Karakas" and "Wasteland"
      Then "Karakas" is exactly "Legendary Land Creature"
      And Alice can't activate "Karakas", "Return" targeting "Wasteland"
      When Alice activates "Karakas", "Return" targeting "Karakas" and it resolves
      Then "Karakas" is in Alice's hand

    Scenario: A snow land that is snow no more is still basic
      Given Alice controls "Melting" and "Snow-Covered Forest"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Snow-Covered Forest" is exactly "Basic Land — Forest"
      When Alice casts "Demystify" targeting "Melting" and it resolves
      Then "Snow-Covered Forest" is exactly "Basic Snow Land — Forest"

  @CR-205.4c
  Rule: 205.4c Basic lands

    Scenario: A land with a basic land type is nonbasic unless it says that it is basic
      Given Alice controls "Wasteland"
      And Bob controls "Dryad Arbor" and "Snow-Covered Forest"
      Then Alice can't activate "Wasteland", "Destroy" targeting "Snow-Covered Forest"
      When Alice activates "Wasteland", "Destroy" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is in Bob's graveyard

  @CR-205.4d
  Rule: 205.4d Legendary permanents

    @edition-2025
    Scenario: The legend rule is for a legendary land too, and not for a land that is none
      Given Alice controls "Karakas" (first), "Karakas" (second), "Wasteland" (first) and "Wasteland" (second)
      When Alice would receive priority
      And Alice chooses to keep "Karakas" (second)
      Then "Karakas" (first) is in Alice's graveyard
      And nothing else changes

  @CR-205.4e
  Rule: 205.4e Legendary instants and sorceries

    Scenario: It takes a legendary creature or planeswalker of one's own
      Given Alice controls "Karakas" and "Grizzly Bears"
      And Bob controls "Karn, Silver Golem"
      And Alice has "Urza's Ruinous Blast" and "Jace Beleren" in hand
      And Alice has {4}{W}{1}{U}{U} in the mana pool
      Then Alice can't cast "Urza's Ruinous Blast", by 205.4e
      When Alice casts "Jace Beleren" and it resolves
      And Alice casts "Urza's Ruinous Blast" and it resolves
      Then "Grizzly Bears" is in exile
      And "Karn, Silver Golem" is on the battlefield

  @CR-205.4f
  Rule: 205.4f World permanents

    Scenario: The older of two world permanents goes, and an enchantment that is none stays
      Given Alice controls "Coat of Arms", "Living Plane" and "Concordant Crossroads"
      When Alice would receive priority
      Then "Living Plane" is in Alice's graveyard
      And nothing else changes

  @CR-205.4g
  Rule: 205.4g Snow permanents

    Scenario Outline: Of two Snow-Covered Forests Skred counts <damage> beside <other>
      Given Alice controls "Snow-Covered Forest" (first), "Snow-Covered Forest" (second), "Forest" and "<other>"
      And Bob controls "Hill Giant"
      And Alice has "Skred" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Skred" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has <damage> damage marked
      And "Skred" is in Alice's graveyard

      Examples:
        | other     | damage |
        | Wasteland | 2      |
        | Melting   | 0      |

  @CR-205.4h
  Rule: 205.4h Ongoing schemes

    Scenario: A scheme that has done its work goes, and an ongoing one stays
      Given these cards:
        | name  | type           | text                                 |
        | A Tenth for the Throne | Scheme | Creatures you control get +1/+1.     |
        | Siege of Years | Ongoing Scheme | Whenever you gain life, draw a card. |
      And the game is an Archenemy game
      And Alice has "Siege of Years" and "A Tenth for the Throne" in the command zone
      When Alice would receive priority
      Then "A Tenth for the Throne" is face down
      And "Siege of Years" is face up

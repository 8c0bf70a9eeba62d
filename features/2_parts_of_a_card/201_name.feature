Feature: 201. Name

  @CR-201.2a
  Rule: 201.2a The same name

    Scenario: A creature with all names shares one with another, and two without a name share none
      Given Alice controls "Hill Giant"
      And Alice controls "Spy Kit" attached to "Hill Giant"
      And Bob controls "Grizzly Bears", a face-down creature "Exalted Angel" (first) and a face-down creature "Exalted Angel" (second)
      And Alice has "Maelstrom Pulse" (first) and "Maelstrom Pulse" (second) in hand
      And Alice has {1}{B}{G}{1}{B}{G} in the mana pool
      When Alice casts "Maelstrom Pulse" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Alice's graveyard
      When Alice casts "Maelstrom Pulse" (second) targeting "Exalted Angel" (first) and it resolves
      Then "Exalted Angel" (first) is in Bob's graveyard
      And "Exalted Angel" (second) is on the battlefield

    Scenario: Candles of Leng puts a card away that has the name of one in the graveyard, and draws another
      Given the card "Candles of Leng" is an "Artifact" that costs {2}
        """
        {4}, {T}: Reveal the top card of your library. If it has the same name as a card in your graveyard, put it into your graveyard. Otherwise, draw a card.
        """
      And Alice controls "Candles of Leng" (first) and "Candles of Leng" (second)
      And Alice has "Shock" (first) in the graveyard
      And Alice has "Shock" (second) and "Plains" on top of her library
      And Alice has {4}{4} in the mana pool
      When Alice activates "Candles of Leng" (first)
      And all players pass
      Then "Shock" (second) is in Alice's graveyard
      When Alice activates "Candles of Leng" (second)
      And all players pass
      Then "Plains" is in Alice's hand

  @CR-201.2b
  Rule: 201.2b Several with different names

    Background:
      Given the card "Liliana's Contract" is an "Enchantment" that costs {3}{B}{B}
        """
        When this enchantment enters, you draw four cards and you lose 4 life.
        At the beginning of your upkeep, if there are four or more different names among Demons you control, you win the game.
        """
      And the card "Xenograft" is an "Enchantment" that costs {4}{U}:
        """
        As this enchantment enters, choose a creature type.
        Each creature you control is the chosen type in addition to its other types.
        """
      And it is Bob's end
      And Alice controls "Xenograft", "Liliana's Contract", "Grizzly Bears", "Hill Giant" and "Muck Rats"
      And the creature type chosen for "Xenograft" is Demon

    @example-1
    Example: A face-down creature has no name that differs from others
      Given Alice controls a face-down creature "Exalted Angel"
      When the game goes on to Alice's upkeep
      Then "Exalted Angel" is a Demon
      And the stack is empty

    Scenario: A fourth creature with a name of its own does
      Given Alice controls "Ornithopter"
      When the game goes on to Alice's upkeep
      Then the stack, from the top, is "ability of Liliana's Contract"
      When all players pass
      Then Alice has won the game

  @CR-201.2c
  Rule: 201.2c A name that differs from others

    Background:
      Given these cards:
        | name          | type                          | cost | size | text |
        | Lesser Paw    | Creature — Fox                | {1}  | 2/2  | When this creature enters, you may search your library for an Aura card with a different name than each Aura you control, put that card onto the battlefield attached to this creature, then shuffle. |
        | Lesser Grudge | Instant                       | {0}  |      | Destroy target creature with a different name than each creature you control. |

    Scenario: The card has to have another name than each of them, and not only than one
      Given Alice controls "Grizzly Bears"
      And Alice controls "Rancor" (first) attached to "Grizzly Bears"
      And Alice controls "Pacifism" attached to "Grizzly Bears"
      And Alice has "Lesser Paw" in hand
      And Alice has "Rancor" (second) and "Holy Strength" on top of her library
      And Alice has {1} in the mana pool
      When Alice casts "Lesser Paw" and it resolves
      And all players pass
      And Alice says yes
      Then Alice can choose "Holy Strength"
      And Alice can't choose "Rancor" (second)
      When Alice chooses "Holy Strength"
      Then "Holy Strength" is attached to "Lesser Paw"

    Scenario: What has no name has no other name than anything, and nothing is named like it
      Given Alice controls "Grizzly Bears" (Alice's) and a face-down "Willbender" (Alice's)
      And Bob controls "Grizzly Bears" (Bob's), "Hill Giant" and a face-down "Willbender" (Bob's)
      And Alice has "Lesser Grudge" in hand
      Then Alice can't cast "Lesser Grudge" targeting "Grizzly Bears" (Bob's)
      And Alice can't cast "Lesser Grudge" targeting "Willbender" (Bob's)
      When Alice casts "Lesser Grudge" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

  @CR-201.3 @CR-201.3a
  Rule: 201.3a Interchangeable names

    Scenario: Glenn and Gregor have the same name, and Isamaru has another
      Given Alice controls "Glenn, the Voice of Calm", "Gregor, Shrewd Magistrate" and "Karn, Silver Golem"
      When Alice would receive priority
      And Alice chooses to keep "Gregor, Shrewd Magistrate"
      Then "Glenn, the Voice of Calm" is in Alice's graveyard
      And "Karn, Silver Golem" is on the battlefield

  @CR-201.3b
  Rule: 201.3b One name when a deck is made

    Scenario: Glenn and Gregor may be four cards of a deck together, and not five
      Given the decks are constructed
      And Alice's deck is:
        | number | card                      |
        | 56     | Mountain                  |
        | 2      | Glenn, the Voice of Calm  |
        | 2      | Gregor, Shrewd Magistrate |
      And Bob's deck is:
        | number | card                      |
        | 55     | Mountain                  |
        | 3      | Glenn, the Voice of Calm  |
        | 2      | Gregor, Shrewd Magistrate |
      When Alice presents her deck
      And Bob tries to present his deck
      Then it is refused, by 100.2a

  @CR-201.4
  Rule: 201.4 Choosing a name

    Scenario: The name of a card that is in no zone can be chosen, and that of a token can't
      Given the card "Distant Idol" is an "Artifact"
      And Bob controls a 1/1 white Soldier creature token "Soldier"
      And Bob has "Shock" in hand
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Distant Idol" and "Shock"
      And Alice can't choose "Soldier"
      When Alice chooses "Shock"
      Then "Meddling Mage" is on the battlefield

    Scenario Outline: Demonic Consultation has a name chosen as it resolves, and finds a card of that name and no other: <name>
      Given the card "Demonic Consultation" is an "Instant" that costs {B}
        """
        Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way.
        """
      And Alice's library is empty
      And Alice has six "Plains", "Shock" and "Forest" on top of her library
      And Bob has "Hill Giant" in hand
      And Alice has "Demonic Consultation" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Demonic Consultation" and it resolves
      Then Alice can choose "Forest" and "Hill Giant"
      When Alice chooses <name>
      Then "Shock" is in exile
      And "Forest" is <place>
      And Alice has <number> in hand

      Examples:
        | name         | place           | number   |
        | "Forest"     | in Alice's hand | one card |
        | "Hill Giant" | in exile        | no cards |

  @CR-201.4a
  Rule: 201.4a A name of a card of some kind

    Scenario: An Island that has become a Vehicle, and no land, is no nonland card
      Given the card "Swift Reconfiguration" is an "Enchantment — Aura" that costs {W}:
        """
        Flash
        Enchant creature or Vehicle
        Enchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types.
        """
      And Bob controls "Living Plane", "Island" and "Grizzly Bears"
      And Bob controls "Swift Reconfiguration" attached to "Island"
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Grizzly Bears"
      And Alice can't choose "Island"
      When Alice chooses "Grizzly Bears"
      Then "Meddling Mage" is on the battlefield

    @example-1
    Example: Any artifact card can be named, and no Island that has become an artifact
      Given the card "Distant Idol" is an "Artifact"
      And the card "Plated World" is an "Enchantment"
        """
        Lands are artifacts in addition to their other types.
        """
      And the card "Empty Shelf" is an "Enchantment" that costs {0}
        """
        As this enchantment enters, choose an artifact card name.
        """
      And Bob controls "Island", "Plated World" and "Sol Ring"
      And Alice has "Empty Shelf" in hand
      Then "Island" is an artifact
      When Alice casts "Empty Shelf"
      And all players pass
      Then Alice can choose "Distant Idol" and "Sol Ring"
      And Alice can't choose "Island"
      When Alice chooses "Distant Idol"
      Then "Empty Shelf" is on the battlefield

  @CR-201.4b
  Rule: 201.4b Names of split cards

    Scenario Outline: Either half can be named, and of "Fire // Ice" the half called Ice <may> be cast if it is <name>
      Given Bob has "Fire // Ice" in hand
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      And Bob has {1}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Fire" and "Ice"
      And Alice can't choose "Fire // Ice"
      When Alice chooses <name>
      And Alice passes
      Then Bob <may> cast "Fire // Ice" targeting "Meddling Mage" using "Ice"
      And "Meddling Mage" is on the battlefield

      Examples:
        | may   | name   |
        | can't | "Ice"  |
        | can   | "Fire" |

  @CR-201.4c
  Rule: 201.4c Names of flip cards

    Scenario Outline: Either name can be chosen, and "Jushi Apprentice" <may> be cast if it is <name>
      Given Bob has "Jushi Apprentice" in hand
      And Bob controls "Island" (first) and "Island" (second)
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Jushi Apprentice" and "Tomoya the Revealer"
      When Alice chooses <name>
      And the game goes on to Bob's precombat main
      And Bob activates "Island" (first)
      And Bob activates "Island" (second)
      Then Bob <may> cast "Jushi Apprentice"
      And "Meddling Mage" is on the battlefield

      Examples:
        | may   | name                  |
        | can't | "Jushi Apprentice"    |
        | can   | "Tomoya the Revealer" |

  @CR-201.4d
  Rule: 201.4d Names of back faces

    Scenario: Either face of a double-faced card can be named
      Given Bob controls "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Alice
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Invasion of Belenon" and "Belenon War Anthem"
      When Alice chooses "Belenon War Anthem"
      Then "Meddling Mage" is on the battlefield

  @CR-201.4e
  Rule: 201.4e Names of melded cards

    Scenario: The name of the combined back face can be chosen as well as that of a meld card
      Given Bob has "Graf Rats" in hand
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Graf Rats" and "Chittering Host"
      When Alice chooses "Chittering Host"
      Then "Meddling Mage" is on the battlefield

  @CR-201.4f
  Rule: 201.4f Names of adventures

    Scenario Outline: Either name can be chosen, and of "Giant Killer" the Adventure <may> be cast if it is <name>
      Given Bob has "Giant Killer" in hand
      And Alice controls "Colossapede"
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      And Bob has {2}{W} in the mana pool
      When Alice casts "Meddling Mage"
      And all players pass
      Then Alice can choose "Giant Killer" and "Chop Down"
      When Alice chooses <name>
      And Alice passes
      Then Bob <may> cast "Giant Killer" targeting "Colossapede" using "Chop Down"
      And "Meddling Mage" is on the battlefield

      Examples:
        | may   | name           |
        | can't | "Chop Down"    |
        | can   | "Giant Killer" |

  @CR-201.4g
  Rule: 201.4g Choosing an interchangeable name

    Scenario: Who names Glenn has named Gregor too
      Given the card "Roll of Honor" is an "Enchantment"
        """
        As this enchantment enters, choose a card name.
        Creatures with the chosen name get +1/+1.
        """
      And Alice controls "Roll of Honor", "Gregor, Shrewd Magistrate" and "Mons's Goblin Raiders"
      And the card name chosen for "Roll of Honor" is Glenn, the Voice of Calm
      Then "Gregor, Shrewd Magistrate" is 2/4
      And "Mons's Goblin Raiders" is 1/1

  @CR-201.5
  Rule: 201.5 A card's own name means itself

    @edition-2025
    Scenario: Of two creatures of one name the one whose ability it is gets the counter
      Given Alice controls "Mirror Gallery", "Olivia Voldaren" (first), "Olivia Voldaren" (second) and "Hill Giant"
      And Alice has {1}{R} in the mana pool
      When Alice activates "Olivia Voldaren" (first), "deals" targeting "Hill Giant" and it resolves
      Then "Olivia Voldaren" (first) is 4/4
      And "Olivia Voldaren" (second) is 3/3
      And "Hill Giant" has 1 damage marked

  @CR-201.5a
  Rule: 201.5a Names in abilities that are granted

    Background:
      Given the card "Gutter Grime" is an "Enchantment" that costs {4}{G}
        """
        Whenever a nontoken creature you control dies, put a slime counter on this enchantment, then create a green Ooze creature token with "This token's power and toughness are each equal to the number of slime counters on Gutter Grime."
        """
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool

    Scenario: The knife that a creature throws is the one that it is equipped with, and no other of that name
      Given the card "Ninja's Kunai" is an "Artifact — Equipment" that costs {1}
        """
        Equipped creature has "{1}, {T}, Sacrifice Ninja's Kunai: Ninja's Kunai deals 3 damage to any target."
        Equip {1}
        """
      And Alice controls "Grizzly Bears" and "Ninja's Kunai" (first)
      And Alice controls "Ninja's Kunai" (second) attached to "Grizzly Bears"
      And Alice has {1} in the mana pool
      When Alice activates "Grizzly Bears" targeting Bob
      Then "Ninja's Kunai" (second) is in Alice's graveyard
      And "Ninja's Kunai" (first) is on the battlefield
      When all players pass
      Then Bob has 17 life

    @example-1
    Example: An Ooze counts the slime on the one Gutter Grime that made it, and so does a copy of the Ooze
      Given Alice controls "Gutter Grime" (first), "Grizzly Bears" and "Raging Goblin"
      And Bob controls "Gutter Grime" (second) with three slime counters
      And Alice has "Cackling Counterpart" in hand
      And Alice has {R}{R}{1}{U}{U} in the mana pool
      When Alice casts "Shock" (first) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Gutter Grime" (first) has one slime counter
      And "Ooze Token" is 1/1
      When Alice casts "Cackling Counterpart" targeting "Ooze Token" and it resolves
      Then Alice controls two Oozes
      And "Ooze Token" (2) is 1/1
      When Alice casts "Shock" (second) targeting "Raging Goblin" and it resolves
      And all players pass
      Then "Gutter Grime" (first) has two slime counters
      And "Ooze Token" is 2/2
      And "Ooze Token" (2) is 2/2
      And "Ooze Token" (3) is 2/2

  @CR-201.5b
  Rule: 201.5b Names in abilities that are gained

    @example-1
    Example: What Quicksilver Elemental has from Skithiryx regenerates Quicksilver Elemental
      Given Alice controls "Quicksilver Elemental"
      And Bob controls "Skithiryx, the Blight Dragon"
      And Alice has {U}{U}{U} in the mana pool
      And Alice has "Murder" (first) and "Murder" (second) in hand
      When Alice activates "Quicksilver Elemental", "gains" targeting "Skithiryx, the Blight Dragon" and it resolves
      And Alice activates "Quicksilver Elemental", "Regenerate" and it resolves
      Then "Quicksilver Elemental" has "{B}{B}: Regenerate this creature."

    @example-2
    Example: Spliced onto a green spell, Glacial Ray is no red source
      Given the card "Ward of Ash" is a "Creature — Elemental" of size 2/2
        """
        Protection from red
        """
      And Bob controls "Ward of Ash"
      And Alice has "Kodama's Reach", "Glacial Ray" (first) and "Glacial Ray" (second) in hand
      And Alice has {2}{G}{1}{R}{1}{R} in the mana pool
      Then Alice can't cast "Glacial Ray" (second) targeting "Ward of Ash"
      When Alice casts "Kodama's Reach" targeting "Ward of Ash" using "splice Glacial Ray (first)"
      And all players pass
      Then "Ward of Ash" is in Bob's graveyard

    @example-3
    Example: The ability that The Ever-Changing 'Dane keeps is Runeclaw Bear's, and makes that a copy again
      Given Alice controls "The Ever-Changing 'Dane", "Runeclaw Bear" and "Hill Giant"
      And Alice has {1}{1} in the mana pool
      When Alice activates "The Ever-Changing 'Dane"
      And Alice chooses "Runeclaw Bear"
      And all players pass
      Then "The Ever-Changing 'Dane" is named "Runeclaw Bear"
      When Alice activates "The Ever-Changing 'Dane"
      And all players pass
      Then "The Ever-Changing 'Dane" is named "Hill Giant"

  @CR-201.5c
  Rule: 201.5c Shortened names

    Scenario: Kamahl is short for Kamahl, Pit Fighter
      Given the card "Kamahl, Pit Fighter" is a "Legendary Creature — Human Barbarian" that costs {4}{R}{R} of size 6/1:
        """
        Haste
        {T}: Kamahl deals 3 damage to any target.
        """
      And Alice controls "Kamahl, Pit Fighter"
      And Bob controls "Silver Knight"
      Then Alice can't activate "Kamahl, Pit Fighter" targeting "Silver Knight"
      When Alice activates "Kamahl, Pit Fighter" targeting Bob and it resolves
      Then Bob has 17 life

Feature: 123. Stickers

  Background:
    Given these cards:
      | name         | type    | cost | text                                                                                |
      | Label        | Instant | {0}  | Put a sticker on target permanent.                                                  |
      | Label 2      | Instant | {0}  | Put a sticker on target permanent.                                                  |
      | Peel         | Instant | {0}  | Move a sticker from target creature onto another target creature.                   |
      | Lesser Annul | Instant | {0}  | Target creature loses all abilities until end of turn.                              |
      | Imitate      | Instant | {0}  | Target creature becomes a copy of another target creature until end of turn.        |
      | Lesser Blur  | Instant | {0}  | Turn target creature face down.                                                     |
      | Vanish       | Instant | {0}  | Exile target creature. You may cast that card this turn.                            |
      | Appraise     | Instant | {0}  | Draw X cards, where X is the total power of all stickers on permanents you control. |

  @CR-123.1
  Rule: 123.1 Stickers

    Scenario Outline: A copy of a creature has nothing of the sticker <sticker>, and the creature has it
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has the sticker "<sticker>"
      And Alice has "Label" and "Imitate" in hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Imitate" targeting "Hill Giant" and "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is a <stickered>
      And "Hill Giant" is named "Grizzly Bears"
      And "Hill Giant" is 2/2
      And "Hill Giant" doesn't have flying

      Examples:
        | sticker | stickered                |
        | 5/5     | 5/5 creature             |
        | Flying  | 2/2 creature with flying |

  @CR-123.2a
  Rule: 123.2a Sheets in constructed play

    Background:
      Given the decks are constructed
      And Alice's library has 60 cards
      And Bob's library has 60 cards
      And Alice's sticker sheets are:
        | sheet                       | stickers           | names     |
        | Ancestral Hot Dog Minotaur  | {TK}{TK} — 1/4     | Ancestral |
        | Carnival Elephant Meteor    | {TK}{TK} — 4/1     | Carnival  |
        | Cursed Firebreathing Yogurt | {TK}{TK} — 4/2     | Cursed    |
        | Demonic Tourist Laser       | {TK}{TK} — 1/4     | Demonic   |
        | Elemental Time Flamingo     | {TK}{TK} — 1/5     | Elemental |
        | Eternal Acrobat Toast       | {TK}{TK}{TK} — 4/4 | Eternal   |
        | Familiar Beeble Mascot      | {TK}{TK} — 2/3     | Familiar  |
        | Geek Lotus Warrior          | {TK}{TK} — 4/1     | Geek      |
        | Happy Dead Squirrel         | {TK}{TK} — 3/2     | Happy     |

    Scenario: Ten different sheets are enough, and three of them are played with
      Given Alice's sticker sheets are:
        | sheet                 | stickers           | names   |
        | Jetpack Death Seltzer | {TK}{TK}{TK} — 2/7 | Jetpack |
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has six stickers
      And Bob has no stickers

    Scenario: Nine are too few
      When Alice tries to start the game
      Then it is refused, by 123.2a

    Scenario: Ten of which two are the same are not enough
      Given Alice has the sticker sheet "Geek Lotus Warrior" with the sticker "4/1"
      When Alice tries to start the game
      Then it is refused, by 123.2a

  @CR-123.2b
  Rule: 123.2b Sheets in limited play

    Background:
      Given the decks are limited
      And Alice's library has 40 cards
      And Bob's library has 40 cards
      And Alice has the sticker sheet "One" with the sticker "5/5"
      And Alice has the sticker sheet "Two" with the sticker "Flying"
      And Alice has the sticker sheet "Three" with the sticker "Trample"
      And Alice has the sticker sheet "Four" with the sticker "Haste"

    Scenario Outline: A player chooses <number> of the four sheets that he or she opened
      When Alice starts the game
      And Alice chooses <chosen>
      And Alice says no
      And Bob says no
      Then Alice has <number> stickers

      Examples:
        | chosen                  | number |
        | "One", "Two" and "Four" | three  |
        | "One" and "Four"        | two    |

    @CR-123.2c
    Scenario: Only stickers on chosen sheets can be used in the game
      When Alice starts the game
      And Alice chooses "Two" and "Four"
      And Alice says no
      And Bob says no
      Then Alice has the stickers "Flying" and "Haste"

  @CR-123.3
  Rule: 123.3 Putting stickers on objects

    Background:
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Label", "Label 2" and "Unsummon" in hand
      And Alice has {U} in the mana pool

    Scenario: A sticker that is on an object can't be put on another one
      Given Alice has the sticker "5/5"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Label 2" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 5/5
      And "Hill Giant" is 3/3

    Scenario: Once it has come off, it can be
      Given Alice has the sticker "5/5"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And Alice casts "Label 2" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 5/5

    Scenario: From a merged permanent that is returned to a hand it has come off, and nobody chooses on which card it stays
      Given the card "Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        Mutate {0}
        """
      And Alice has the sticker "5/5"
      And Alice has "Beast" in hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Beast" targeting "Grizzly Bears" using "mutate" and it resolves
      And Alice chooses over
      Then "Grizzly Bears" is 5/5
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then Alice is asked nothing
      And "Grizzly Bears" and "Beast" are in Alice's hand
      When Alice casts "Label 2" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 5/5

    Scenario: One that is used is not offered, and all others are
      Given Alice has the stickers "5/5", "Flying" and "Trample"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Flying"
      And Alice casts "Label 2" targeting "Hill Giant" and it resolves
      Then Alice is asked to choose one from "5/5" and "Trample"
      When Alice chooses "5/5"
      Then "Hill Giant" is 5/5

  @CR-123.3a
  Rule: 123.3a No two are the same

    Scenario: Of two stickers that say the same each can be put on an object
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has the stickers "5/5" and "5/5"
      And Alice has "Label" and "Label 2" in hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice chooses "5/5 (1)"
      And Alice casts "Label 2" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 5/5
      And "Hill Giant" is 5/5

  @CR-123.3b
  Rule: 123.3b Only on one's own objects

    Scenario: Another player's creature gets no sticker, and one's own does
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has the sticker "5/5"
      And Alice has "Label" and "Label 2" in hand
      When Alice casts "Label" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 3/3
      When Alice casts "Label 2" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5

    Scenario: It is owning that counts and not controlling
      Given Bob controls "Grizzly Bears" owned by Alice
      And Alice controls "Hill Giant" owned by Bob
      And Alice has the sticker "5/5"
      And Alice has "Label" and "Label 2" in hand
      When Alice casts "Label" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 3/3
      When Alice casts "Label 2" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5

  @CR-123.3c
  Rule: 123.3c Ticket costs

    Background:
      Given Alice has the stickers "{TK}{TK} — 5/5" and "{TK}{TK}{TK} — Flying"
      And Alice controls "Grizzly Bears"
      And Alice has "Ticketomaton" in hand
      And Alice has {3} in the mana pool

    @CR-107.17a
    Scenario: Tickets are paid as the sticker is put on
      Given Alice has three ticket counters
      When Alice casts "Ticketomaton" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Flying"
      Then "Grizzly Bears" has flying
      And Alice has 1 ticket counter

    Scenario: Stickers for which the tickets do not suffice can't be chosen
      Given Alice has 1 ticket counter
      When Alice casts "Ticketomaton" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is 5/5
      And Alice has no ticket counters

    Scenario: With too few for any, nothing is put on anything
      When Alice casts "Ticketomaton" and it resolves
      And all players pass
      Then "Grizzly Bears" is 2/2
      And Alice has 1 ticket counter

  @CR-123.3d
  Rule: 123.3d Stickers that move

    Scenario: A sticker that moves is not paid for again
      Given Alice has the sticker "{TK}{TK} — 5/5"
      And Alice has two ticket counters
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Label", "Label 2" and "Peel" in hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Peel" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 5/5

  @CR-123.4
  Rule: 123.4 Stickered

    Background:
      Given Alice controls "Croakid Amphibonaut" and "Grizzly Bears"
      And Alice has "Label" and "Unsummon" in hand
      And Alice has {U} in the mana pool

    Scenario Outline: A permanent with <what> on it is stickered
      Given Alice has the <what> "<sticker>"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      Then "Croakid Amphibonaut" has flying

      Examples:
        | what        | sticker |
        | sticker     | 5/5     |
        | art sticker | a hat   |

    Scenario: Without a sticker it is not
      Given Alice has the sticker "5/5"
      Then "Croakid Amphibonaut" doesn't have flying
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      Then "Croakid Amphibonaut" has flying
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then "Croakid Amphibonaut" doesn't have flying

  @CR-123.5
  Rule: 123.5 Stickers and zones

    Background:
      Given Alice controls "Grizzly Bears"
      And Alice has the sticker "5/5"
      And Alice has "Label" and "Label 2" in hand

    Scenario Outline: With <spell> the creature card goes to a <kind> zone and is <size>
      Given Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "<spell>" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's <zone>
      And "Grizzly Bears" is <size>

      Examples:
        | spell    | mana      | zone      | kind   | size |
        | Murder   | {1}{B}{B} | graveyard | public | 5/5  |
        | Unsummon | {U}       | hand      | hidden | 2/2  |

  @CR-123.5a
  Rule: 123.5a Stickers on melding cards

    Scenario: A melded permanent has the stickers of both cards, and of two sizes the later one
      Given Alice controls "Graf Rats" and "Midnight Scavengers"
      And Alice has the stickers "6/5", "1/4" and "Flying"
      And the card "Label 3" is an "Instant" that costs {0}
        """
        Put a sticker on target permanent.
        """
      And Alice has "Label", "Label 2" and "Label 3" in hand
      When Alice casts "Label" targeting "Graf Rats" and it resolves
      And Alice chooses "6/5"
      And Alice casts "Label 2" targeting "Graf Rats" and it resolves
      And Alice chooses "1/4"
      And Alice casts "Label 3" targeting "Midnight Scavengers" and it resolves
      And the game goes on to Alice's beginning of combat
      And all players pass
      Then "Chittering Host" is 1/4
      And "Chittering Host" has flying

  @CR-123.5b
  Rule: 123.5b Stickers on merging objects

    Background:
      Given the card "Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        Mutate {0}
        """
      And the card "Adorn" is an "Instant" that costs {0}
        """
        Put an ability sticker on target spell.
        """
      And Alice controls "Alpine Watchdog"
      And Alice has "Beast" and "Adorn" in hand
      And Alice has the sticker "Trample"

    Scenario Outline: Put <where> the permanent, the stickered spell gives it the sticker
      When Alice casts "Beast" targeting "Alpine Watchdog" using "mutate"
      And Alice casts "Adorn" targeting "Beast" and it resolves
      And all players pass
      And Alice chooses <where>
      Then "Alpine Watchdog" has trample

      Examples:
        | where |
        | over  |
        | under |

  @CR-123.5c
  Rule: 123.5c Stickers of what comes apart

    Background:
      Given the card "Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        Mutate {0}
        """
      And Alice controls "Alpine Watchdog"
      And Alice has "Beast" and "Label" in hand
      And Alice has the sticker "Trample"

    Scenario Outline: In the graveyard <kept> has it and <other> has not
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Label" targeting "Alpine Watchdog" and it resolves
      And Alice casts "Beast" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses over
      And Alice casts "Murder" targeting "Alpine Watchdog" and it resolves
      And Alice chooses "<kept>"
      Then "Alpine Watchdog" and "Beast" are in Alice's graveyard
      And "<kept>" has trample
      And "<other>" doesn't have trample

      Examples:
        | kept            | other           |
        | Beast           | Alpine Watchdog |
        | Alpine Watchdog | Beast           |

  @CR-123.6
  Rule: 123.6 Name stickers

    Scenario: The word is added to the name, on the battlefield and on a card in a graveyard
      Given Alice controls "Grizzly Bears"
      And Alice has the name sticker "Mighty"
      And Alice has "Label" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Mighty Grizzly Bears"
      Then "Grizzly Bears" is named "Mighty Grizzly Bears"
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is named "Mighty Grizzly Bears"

  @CR-123.6a
  Rule: 123.6a Words

    Scenario Outline: <name> has <words> words
      Given the card "<name>" is a "Creature — Wolf" that costs {3} of size 2/3
      And Alice controls "Angelic Harold" and "<name>"
      Then "<name>" is <size>

      Examples:
        | name                  | words | size |
        | Wolf in _____ Armor   | three | 3/4  |
        | Wolf _____ Armor      | two   | 2/3  |
        | Sheep-in-Wolf's Armor | two   | 2/3  |

    Scenario: No word is put behind a blank line as if that were a word
      Given Alice controls "_____ Balls of Fire"
      And Alice has the name sticker "Great"
      And Alice has "Label" in hand
      When Alice casts "Label" targeting "_____ Balls of Fire" and it resolves
      Then Alice is asked to choose one from "Great _____ Balls of Fire", "_____ Balls Great of Fire", "_____ Balls of Great Fire" and "_____ Balls of Fire Great"
      When Alice chooses "_____ Balls of Fire Great"
      And Alice chooses Bob
      Then "_____ Balls of Fire" is named "_____ Balls of Fire Great"

  @CR-123.6b
  Rule: 123.6b The place of a word

    @example-1
    Example: The word Dark can stand in three places of Bear Cub's name
      Given Alice controls "Bear Cub"
      And Alice has the name sticker "Dark"
      And Alice has "Label" in hand
      When Alice casts "Label" targeting "Bear Cub" and it resolves
      Then Alice is asked to choose one from "Dark Bear Cub", "Bear Dark Cub" and "Bear Cub Dark"
      When Alice chooses "Bear Dark Cub"
      Then "Bear Cub" is named "Bear Dark Cub"

    Scenario: Its controller says where, though another player puts the sticker on
      Given Bob controls "Bear Cub" owned by Alice
      And Alice has the name sticker "Dark"
      And Alice has "Label" in hand
      When Alice casts "Label" targeting "Bear Cub" and it resolves
      And Bob chooses "Bear Cub Dark"
      Then "Bear Cub" is named "Bear Cub Dark"

    Scenario: A second word goes into the name as it is by then
      Given Alice controls "Bear Cub"
      And Alice has the name stickers "Dark" and "Hot Dog"
      And Alice has "Label" and "Label 2" in hand
      When Alice casts "Label" targeting "Bear Cub" and it resolves
      And Alice chooses "Dark"
      And Alice chooses "Dark Bear Cub"
      And Alice casts "Label 2" targeting "Bear Cub" and it resolves
      And Alice chooses "Dark Hot Dog Bear Cub"
      Then "Bear Cub" is named "Dark Hot Dog Bear Cub"

    Scenario: What has no name is called by the word
      Given Alice controls "Bear Cub"
      And Alice has the name sticker "Dark"
      And Alice has "Lesser Blur" and "Label" in hand
      When Alice casts "Lesser Blur" targeting "Bear Cub" and it resolves
      And Alice casts "Label" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is named "Dark"

  @CR-123.6c
  Rule: 123.6c When a name changes

    @example-1
    Example: Fae of Mana Wishes is cast from exile as Granted Mana, and is Fae of Mana Wishes once more
      Given Alice controls "Fae of Wishes"
      And Alice has the name sticker "Mana"
      And Alice has "Label" and "Vanish" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Label" targeting "Fae of Wishes" and it resolves
      And Alice chooses "Fae of Mana Wishes"
      And Alice casts "Vanish" targeting "Fae of Wishes" and it resolves
      Then "Fae of Wishes" is named "Fae of Mana Wishes"
      When Alice casts "Fae of Wishes" using "Granted"
      Then "Fae of Wishes" is named "Granted Mana"
      When all players pass
      Then "Fae of Wishes" is in exile
      And "Fae of Wishes" is named "Fae of Mana Wishes"

    Scenario: The place is remembered from exile to the stack and back
      Given Alice controls "Order of Midnight"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has the name sticker "Mana"
      And Alice has "Label" and "Vanish" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Label" targeting "Order of Midnight" and it resolves
      And Alice chooses "Order Mana of Midnight"
      And Alice casts "Vanish" targeting "Order of Midnight" and it resolves
      Then "Order of Midnight" is named "Order Mana of Midnight"
      When Alice casts "Order of Midnight" targeting "Grizzly Bears" using "Alter Fate"
      Then "Order of Midnight" is named "Alter Mana Fate"
      When all players pass
      Then "Order of Midnight" is in exile
      And "Order of Midnight" is named "Order Mana of Midnight"

    @example-2
    Example: It That Betrays Eldrazi as a copy of Seeker of the Way is Seeker of the Eldrazi Way
      Given Alice controls "It That Betrays"
      And Bob controls "Seeker of the Way"
      And Alice has the name sticker "Eldrazi"
      And Alice has "Label" and "Imitate" in hand
      When Alice casts "Label" targeting "It That Betrays" and it resolves
      And Alice chooses "It That Betrays Eldrazi"
      And Alice casts "Imitate" targeting "It That Betrays" and "Seeker of the Way" and it resolves
      Then "It That Betrays" is named "Seeker of the Eldrazi Way"

    Scenario: In a shorter name the word stands last
      Given Alice controls "It That Betrays" and "Bear Cub"
      And Alice has the name sticker "Eldrazi"
      And Alice has "Label" and "Imitate" in hand
      When Alice casts "Label" targeting "It That Betrays" and it resolves
      And Alice chooses "It That Betrays Eldrazi"
      And Alice casts "Imitate" targeting "It That Betrays" and "Bear Cub" and it resolves
      Then "It That Betrays" is named "Bear Cub Eldrazi"

    @example-3
    Example: Under Witness Protection a creature with a name sticker is Legitimate Businessperson
      Given Alice controls "Bear Cub"
      And Alice has the name sticker "Dark"
      And Alice has "Label" and "Witness Protection" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Label" targeting "Bear Cub" and it resolves
      And Alice chooses "Bear Dark Cub"
      Then "Bear Cub" is named "Bear Dark Cub"
      When Alice casts "Witness Protection" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is named "Legitimate Businessperson"

    Scenario: A sticker that is put on later adds its word to that name
      Given Alice controls "Bear Cub"
      And Alice has the name sticker "Dark"
      And Alice has "Label" and "Witness Protection" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Witness Protection" targeting "Bear Cub" and it resolves
      And Alice casts "Label" targeting "Bear Cub" and it resolves
      And Alice chooses "Legitimate Dark Businessperson"
      Then "Bear Cub" is named "Legitimate Dark Businessperson"

  @CR-123.6d
  Rule: 123.6d Letters

    Scenario Outline: <word> has <number> o's
      Given Alice has "_____ Balls of Fire" in hand
      And Alice has the name sticker "<word>"
      And Alice has {3}{R} in the mana pool
      When Alice casts "_____ Balls of Fire" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "<word> _____ Balls of Fire"
      And Alice chooses Bob
      And all players pass
      Then Bob has <life> life

      Examples:
        | word   | number | life |
        | Cool   | two    | 18   |
        | Odious | two    | 18   |
        | Giant  | no     | 20   |

  @CR-123.6e
  Rule: 123.6e Unique vowels

    Scenario Outline: <word> has <number> unique vowels
      Given Alice has "_____-o-saurus" in hand
      And Alice has the name sticker "<word>"
      And Alice has {4}{G}{G} in the mana pool
      When Alice casts "_____-o-saurus" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "<word> _____-o-saurus"
      Then "_____-o-saurus" is <size>

      Examples:
        | word      | number | size |
        | Ancestral | two    | 5/5  |
        | Eternal   | two    | 5/5  |
        | Yogurt    | three  | 6/6  |
        | Brr       | no     | 3/3  |

  @CR-123.7
  Rule: 123.7 Ability stickers

    Scenario: A permanent has the ability, and so has the card in the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice has the sticker "Flying"
      And Alice has "Label" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then "Grizzly Bears" doesn't have flying
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has flying

  @CR-123.7a
  Rule: 123.7a The abilities of ability stickers

    Scenario: They are what the stickers grant, even where they are lost
      Given the card "Chameleon" is a "Creature — Lizard" that costs {3} of size 4/3
        """
        This creature has all abilities of ability stickers on other permanents you own.
        """
      And Alice controls "Chameleon" and "Wind Drake"
      And Alice has the sticker "Trample"
      And Alice has "Label" and "Lesser Annul" in hand
      When Alice casts "Label" targeting "Wind Drake" and it resolves
      And Alice casts "Lesser Annul" targeting "Wind Drake" and it resolves
      Then "Wind Drake" doesn't have trample
      And "Chameleon" has trample
      And "Chameleon" doesn't have flying

  @CR-123.8
  Rule: 123.8 Power and toughness stickers

    Background:
      Given Alice has "Label" and "Label 2" in hand

    Scenario Outline: Of several on a creature the latest counts: <earlier> before the other
      Given Alice controls "Grizzly Bears"
      And Alice has the stickers "5/5" and "1/4"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice chooses "<earlier>"
      And Alice casts "Label 2" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is <size>

      Examples:
        | earlier | size |
        | 5/5     | 1/4  |
        | 1/4     | 5/5  |

    Scenario: A Vehicle gets the size as a creature
      Given Alice controls "Sky Skiff" and "Grizzly Bears"
      And Alice has the sticker "5/5"
      When Alice casts "Label" targeting "Sky Skiff" and it resolves
      And Alice activates "Sky Skiff" and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Sky Skiff" is a 5/5 creature

    Scenario: In a graveyard a Vehicle card has the size, and another artifact card has not
      Given these cards:
        | name         | type     | cost | text                                                                         |
        | Lesser Smash | Instant  | {0}  | Destroy all artifacts.                                                       |
        | Fetch        | Instant  | {0}  | Return target card with power 4 or greater from your graveyard to your hand. |
        | Stone        | Artifact | {2}  |                                                                              |
      And Alice controls "Sky Skiff" and "Stone"
      And Alice has the stickers "5/5" and "8/8"
      And Alice has "Lesser Smash" and "Fetch" in hand
      When Alice casts "Label" targeting "Sky Skiff" and it resolves
      And Alice chooses "5/5"
      And Alice casts "Label 2" targeting "Stone" and it resolves
      And Alice casts "Lesser Smash" and it resolves
      Then "Sky Skiff" and "Stone" are in Alice's graveyard
      And Alice can't cast "Fetch" targeting "Stone"
      When Alice casts "Fetch" targeting "Sky Skiff" and it resolves
      Then "Sky Skiff" is in Alice's hand

  @CR-123.8a
  Rule: 123.8a The power of a sticker

    Scenario: Only numbers on power and toughness stickers are meant
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has the stickers "3/1" and "Bushido 2"
      And Alice has "Label", "Label 2" and "Appraise" in hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Bushido 2"
      And Alice casts "Label 2" targeting "Hill Giant" and it resolves
      And Alice casts "Appraise" and it resolves
      Then Alice has three cards in hand

  @CR-123.9
  Rule: 123.9 Art stickers

    Scenario: The creature is as it was, but can be found by its sticker
      Given Alice controls "Proficient Pyrodancer", "Grizzly Bears" and "Hill Giant"
      And Alice has the art sticker "a hat"
      And Alice has "Label" in hand
      And Alice has {2}{R} in the mana pool
      Then Alice can't activate "Proficient Pyrodancer" targeting "Grizzly Bears"
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2
      And Alice can't activate "Proficient Pyrodancer" targeting "Hill Giant"
      When Alice activates "Proficient Pyrodancer" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is a 4/2 creature with menace

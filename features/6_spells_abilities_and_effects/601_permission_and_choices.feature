Feature: 601. Casting Spells

  Who may cast what, from where and when; which choices open which; whose choices they are.

  Background:
    Given these cards:
      | name  | type    | cost | text             |
      | Salve | Instant | {0}  | You gain 5 life. |

  @CR-601.3
  Rule: 601.3 Who may begin to cast a spell

    Scenario Outline: A spell is begun at a time and from a place that something allows
      Given the card "Zealous Guardian" is a "Creature — Kithkin Soldier" that costs {W/U} of size 1/1:
        """
        Flash
        """
      And it is <player>'s <step>
      And Alice has "<card>" <place>
      Then Alice can't cast "<card>"

      Examples:
        | player | step   | card                | place                 |
        | Alice  | upkeep | Chaplain's Blessing | in hand               |
        | Bob    | upkeep | Chaplain's Blessing | in hand               |
        | Alice  | upkeep | Whitesun's Passage  | in the graveyard      |
        | Alice  | upkeep | Zealous Guardian    | on top of her library |

    Scenario Outline: An instant, or a spell with flash, is begun whenever its player has priority
      Given it is Bob's upkeep
      And Alice has "<card>" in hand
      And Alice has {3}{W}{U} in the mana pool
      When Alice casts "<card>"
      Then "<card>" is on the stack

      Examples:
        | card               |
        | Whitesun's Passage |
        | Inspired Sprite    |

    Scenario: An effect allows another place, for the spells that it speaks of
      Given Alice controls "Garruk's Horde"
      And Alice has "Grizzly Bears" and "Shock" on top of her library
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And Alice can't cast "Shock" targeting Bob, by 601.3

    Scenario: A color that was chosen for an effect is what it prohibits, and no other
      Given the card "Iona, Shield of Emeria" is a "Legendary Creature — Angel" that costs {6}{W}{W}{W} of size 7/7:
        """
        Flying
        As Iona enters, choose a color.
        Your opponents can't cast spells of the chosen color.
        """
      And Alice controls "Iona, Shield of Emeria"
      And the color chosen for "Iona, Shield of Emeria" is red
      And Bob has "Shock" and "Whitesun's Passage" in hand
      And Bob has {R}{1}{W} in the mana pool
      When Alice passes
      Then Bob can't cast "Shock" targeting Alice, by 601.3a
      When Bob casts "Whitesun's Passage" and it resolves
      Then Bob has 25 life

    Scenario: A type that was chosen for an effect is what it allows to be cast, and no other
      Given the card "Realmwalker" is a "Creature — Shapeshifter" that costs {2}{G} of size 2/3:
        """
        Changeling
        As this creature enters, choose a creature type.
        You may look at the top card of your library any time.
        You may cast creature spells of the chosen type from the top of your library.
        """
      And Alice controls "Realmwalker"
      And the creature type chosen for "Realmwalker" is Bear
      And Alice has "Grizzly Bears" and "Hill Giant" on top of her library
      And Alice has {1}{G}{3}{R} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And Alice can't cast "Hill Giant"

    Scenario: Who lets spells of a chosen type be cast at any time, or for other mana, means the type chosen for it
      Given these cards:
        | name          | type     | cost | text                                                                                                                                                                       |
        | Lesser Orrery | Artifact | {0}  | As this artifact enters, choose a creature type.<br>You may cast spells of the chosen type as though they had flash.                                                        |
        | Lesser Prism  | Artifact | {0}  | As this artifact enters, choose a creature type.<br>You may spend mana as though it were mana of any color to cast creature spells of the chosen type.                       |
        | Lesser Fist   | Artifact | {0}  | As this artifact enters, choose a creature type.<br>You may pay {0} rather than pay the mana cost for creature spells of the chosen type you cast.                           |
      And Alice controls "Lesser Orrery", "Lesser Prism", "Lesser Fist", "Forest" (1), "Forest" (2), "Forest" (3) and "Forest" (4)
      And the creature type chosen for "Lesser Orrery" is Bear
      And the creature type chosen for "Lesser Prism" is Giant
      And the creature type chosen for "Lesser Fist" is Ogre
      And Alice has "Grizzly Bears", "Hill Giant" and "Gray Ogre" in hand
      And it is Alice's upkeep
      And Alice has {3}{G} in the mana pool
      Then Alice can cast "Grizzly Bears"
      And Alice can't cast "Hill Giant", by 117.1a
      And Alice can't cast "Gray Ogre" using "alternative cost", by 117.1a
      When the game goes on to Alice's precombat main phase
      Then Alice can cast "Gray Ogre" using "alternative cost"
      And Alice can't cast "Hill Giant" using "alternative cost", by 601.2b
      When Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Forest" (3)
      And Alice activates "Forest" (4)
      And Alice casts "Hill Giant"
      Then Alice has no mana

    Scenario: Numbers in what is prohibited are those of the player whom it is said of
      Given the card "Lavinia, Azorius Renegade" is a "Legendary Creature — Human Soldier" that costs {W}{U} of size 2/2:
        """
        Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls.
        Whenever an opponent casts a spell, if no mana was spent to cast it, counter that spell.
        """
      And Alice controls "Lavinia, Azorius Renegade", "Plains" (1) and "Plains" (2)
      And Bob controls "Mountain"
      And Bob has "Shock", "Whitesun's Passage" and "Grizzly Bears" in hand
      And Bob has {R}{1}{W}{1}{G} in the mana pool
      And it is Bob's precombat main phase
      Then Bob can't cast "Whitesun's Passage", by 601.3a
      And Bob can cast "Grizzly Bears"
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario: Numbers in what is allowed are those of the permanent that says so
      Given the card "Lesser Caller" is a "Creature — Human" of size 2/2:
        """
        You may cast creature spells with mana value less than or equal to this creature's power from your graveyard.
        """
      And Alice controls "Lesser Caller"
      And Alice has "Grizzly Bears" and "Centaur Courser" in the graveyard
      And Alice has {1}{G}{2}{G} in the mana pool
      Then Alice can't cast "Centaur Courser", by 601.3
      When Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"

    Scenario: Only the top card of the library is on top
      Given Alice controls "Future Sight"
      And Alice has "Whitesun's Passage" and "Shock" on top of her library
      And Alice has {1}{W}{R} in the mana pool
      Then Alice can't cast "Shock" targeting Bob, by 601.3
      When Alice casts "Whitesun's Passage" and it resolves
      Then Alice can cast "Shock" targeting Bob

    Scenario: What an effect prohibits is not begun, wherever it is allowed
      Given Alice controls "Gutter Skulk" and "Grafdigger's Cage"
      And Alice has "Gravecrawler" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {B}{R} in the mana pool
      Then Alice can't cast "Gravecrawler", by 601.3a
      When Alice casts "Shock" targeting Bob
      Then "Shock" is on the stack

    Scenario: So many spells each turn, of the kind that is counted, by each player
      Given Alice controls "Deafening Silence" and "Mountain"
      And Alice has "Grizzly Bears", "Shock" (first) and "Shock" (second) in hand
      And Alice has {1}{R}{R}{G} in the mana pool
      And Bob has "Shock" (third) in hand
      And Bob has {R} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Shock" (first) targeting Bob and it resolves
      Then Alice can't cast "Shock" (second) targeting Bob, by 601.3a
      And Bob can cast "Shock" (third) targeting Alice
      When the game goes on to Bob's upkeep
      Then Alice can cast "Shock" (second) targeting Bob

    Scenario: The name that was chosen for a permanent, and no other
      Given Alice has "Meddling Mage" in hand
      And Bob has "Whitesun's Passage" and "Angel's Mercy" in hand
      And Alice has {W}{U} in the mana pool
      And Bob has {C}{C}{W}{W} in the mana pool
      When Alice casts "Meddling Mage" and it resolves
      And Alice chooses "Whitesun's Passage"
      Then Bob can't cast "Whitesun's Passage", by 601.3a
      And Bob can cast "Angel's Mercy"

    Scenario Outline: What lets a player cast from a graveyard gives way to: <ban>
      Given Alice controls "<ban>"
      And Bob has "Think Twice" (old) in his graveyard
      And Bob has "Think Twice" (new) in hand
      And Bob has {2}{U} in the mana pool
      Then Bob can't cast "Think Twice" (old) using "flashback"
      And Bob can cast "Think Twice" (new)

      Examples:
        | ban                 |
        | Drannith Magistrate |
        | Grafdigger's Cage   |

    Scenario: Of two prohibitions in one sentence, each is for players' own graveyards
      Given Alice has "Shaman's Trance" in hand
      And Alice has {4}{U}{R} in the mana pool
      And Bob has {2}{U} in the mana pool
      And Alice has "Think Twice" (hers) in her graveyard
      And Bob has "Think Twice" (his) in his graveyard
      When Alice casts "Shaman's Trance" and it resolves
      Then Alice can cast "Think Twice" (his) using "flashback"
      And Bob can't cast "Think Twice" (his) using "flashback"

    Scenario: What may be cast from the top of the library is of the kind that is named, and lies there
      Given the card "Elven Chorus" is an "Enchantment" that costs {3}{G}
        """
        You may look at the top card of your library any time.
        You may cast creature spells from the top of your library.
        Creatures you control have "{T}: Add one mana of any color."
        """
      And Alice controls "Elven Chorus"
      And Alice has "Wind Drake" in the graveyard
      And Alice has "Grizzly Bears", "Shock" and "Forest" on top of her library
      And Alice has {1}{G}{2}{U}{R} in the mana pool
      Then Alice can't cast "Wind Drake"
      When Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And Alice can't cast "Shock" targeting Bob

    Scenario: What may be cast only after another green spell is cast after one of one's own
      Given the card "Talara's Battalion" is a "Creature — Elf Warrior" that costs {1}{G} of size 4/3
        """
        Cast this spell only if you've cast another green spell this turn.
        Trample
        """
      And Alice has "Talara's Battalion", "Giant Growth" (1) and "Shock" in hand
      And Bob has "Giant Growth" (2) in hand
      And Bob controls "Grizzly Bears"
      And Alice has {G}{1}{G}{R} in the mana pool
      And Bob has {G} in the mana pool
      When Alice passes
      And Bob casts "Giant Growth" (2) targeting "Grizzly Bears" and it resolves
      And Alice casts "Shock" targeting Bob and it resolves
      Then Alice can't cast "Talara's Battalion"
      When Alice casts "Giant Growth" (1) targeting "Grizzly Bears" and it resolves
      And Alice casts "Talara's Battalion" and it resolves
      Then Alice controls "Talara's Battalion"

    Scenario: Ixalan's Binding bars the name of the card that it exiled, and no other
      Given the card "Ixalan's Binding" is an "Enchantment" that costs {3}{W}
        """
        When this enchantment enters, exile target nonland permanent an opponent controls until this enchantment leaves the battlefield.
        Your opponents can't cast spells with the same name as the exiled card.
        """
      And the card "Ashcoat Bear" is a "Creature — Bear" that costs {1}{G} of size 2/2
        """
        Flash
        """
      And the card "Ambush Viper" is a "Creature — Snake" that costs {1}{G} of size 2/1
        """
        Flash
        Deathtouch
        """
      And Bob controls "Ashcoat Bear" (first)
      And Bob has "Ashcoat Bear" (second) and "Ambush Viper" in hand
      And Bob has {1}{G} in the mana pool
      And Alice has "Ixalan's Binding" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Ixalan's Binding" and it resolves
      And all players pass
      Then "Ashcoat Bear" (first) is in exile
      When Alice passes
      Then Bob can't cast "Ashcoat Bear" (second)
      When Bob casts "Ambush Viper" and it resolves
      Then "Ambush Viper" is on the battlefield

  @CR-601.3a
  Rule: 601.3a A prohibition that choices could get round

    @example-1 @CR-202.3e
    Example: A value of X may make the mana value odd
      Given Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      When Alice casts "Rolling Thunder" targeting Bob with X = 1 and it resolves
      Then Bob has 19 life

    Scenario: The choice has to be made, too
      Given Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      When Alice tries to cast "Rolling Thunder" targeting Bob with X = 2
      Then it is refused, by 601.2e
      And nothing else changes
      When Alice casts "Rolling Thunder" targeting Bob with X = 1 and it resolves
      Then Bob has 19 life

    Scenario: Where no choice changes the quality, the spell is not begun
      Given Bob controls "Void Winnower"
      And Alice has "Hypnotic Cloud" in hand
      And Alice has {5}{B} in the mana pool
      Then Alice can't cast "Hypnotic Cloud" targeting Bob, by 601.3a
      And Alice can't cast "Hypnotic Cloud" targeting Bob using "kicker", by 601.3a

    Scenario: A prohibition of creature spells is got round with bestow
      Given Alice controls "Steel Golem"
      And Alice has "Leafcrown Dryad" in hand
      And Alice has {G}{G}{G}{G} in the mana pool
      Then Alice can't cast "Leafcrown Dryad", by 601.2e
      When Alice casts "Leafcrown Dryad" targeting "Steel Golem" using "bestow" and it resolves
      Then "Leafcrown Dryad" is attached to "Steel Golem"

  @CR-601.3b
  Rule: 601.3b As though it had flash, by a choice

    Background:
      Given Alice controls "Sigarda's Aid"
      And Alice has "Leafcrown Dryad" in hand
      And Alice has {G}{G}{G}{G} in the mana pool
      And it is Bob's upkeep

    @example-1
    Example: Bestowed, a creature card is an Aura spell
      Given Bob controls "Grizzly Bears"
      When Alice casts "Leafcrown Dryad" targeting "Grizzly Bears" using "bestow" and it resolves
      Then "Leafcrown Dryad" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/4
      And "Leafcrown Dryad" is not a creature

    Scenario: Whoever does not make that choice has begun for nothing
      When Alice tries to cast "Leafcrown Dryad"
      Then it is refused, by 601.5
      And nothing else changes

    Scenario: What no choice makes an Aura is not begun
      Given Alice has "Grizzly Bears" in hand
      And Alice controls "Forest" (1) and "Forest" (2)
      Then Alice can't cast "Grizzly Bears", by 117.1a
      When the game goes on to Alice's precombat main
      And Alice casts "Grizzly Bears"
      And Alice chooses "Forest" (1)
      And Alice chooses "Forest" (2)
      Then the stack, from the top, is "Grizzly Bears"

  @CR-601.3c
  Rule: 601.3c As though it had flash, for a cost

    Background:
      Given Alice has "Saproling Symbiosis" in hand
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has {5}{G} in the mana pool

    Scenario: Whoever pays more casts it at any time
      Given it is Bob's upkeep
      When Alice casts "Saproling Symbiosis" using "flash" and it resolves
      Then Alice controls two Saprolings
      And Alice has no mana

    Scenario: Whoever does not pay more has begun for nothing
      Given it is Bob's upkeep
      When Alice tries to cast "Saproling Symbiosis"
      Then it is refused, by 601.5
      And nothing else changes

  @CR-601.3d
  Rule: 601.3d Flash under a condition

    Background:
      Given Alice has "Illusion Spinners" in hand
      And Alice has {4}{U} in the mana pool
      And it is Bob's upkeep

    Scenario: The condition is met
      Given Alice controls "Oona's Prowler"
      When Alice casts "Illusion Spinners" and it resolves
      Then "Illusion Spinners" is on the battlefield

    Scenario: The condition is not met
      Given Bob controls "Oona's Prowler"
      Then Alice can't cast "Illusion Spinners", by 117.1a

  @CR-601.3e
  Rule: 601.3e Alternative characteristics

    @example-1 @CR-2009-409.4a
    Example: A card that is no creature card is cast face down as a creature spell
      Given Alice controls "Garruk's Horde"
      And Alice has "Zoetic Cavern" on top of her library
      And Alice has {3} in the mana pool
      When Alice casts "Zoetic Cavern" face down and it resolves
      Then "Zoetic Cavern" is a 2/2 creature
      And "Zoetic Cavern" is face down

    @example-2
    Example: What lets one cast instants lets one cast the Adventure and not the creature
      Given Alice controls "Melek, Izzet Paragon"
      And Bob controls "Colossapede" and "Vizzerdrix"
      And Alice has "Giant Killer" on top of her library
      And Alice has {W}{W}{W}{W} in the mana pool
      Then Alice can't cast "Giant Killer", by 601.3e
      When Alice casts "Giant Killer" targeting "Colossapede" using "Chop Down"
      And all players pass
      And Alice chooses "Vizzerdrix"
      And all players pass
      And all players pass
      Then "Colossapede" and "Vizzerdrix" are in Bob's graveyard
      And "Giant Killer" is in exile

    @example-2
    Example: What lets one cast creatures lets one cast the creature and not the Adventure
      Given Alice controls "Garruk's Horde"
      And Bob controls "Colossapede"
      And Alice has "Giant Killer" on top of her library
      And Alice has {W}{W}{W}{W} in the mana pool
      Then Alice can't cast "Giant Killer" targeting "Colossapede" using "Chop Down", by 601.3e
      When Alice casts "Giant Killer" and it resolves
      Then Alice controls "Giant Killer"

    Scenario: An Adventure has its own characteristics on the stack alone, and the exiled card is cast as a creature only
      Given Bob controls "Colossapede" and "Vizzerdrix"
      And Alice has "Giant Killer" in hand
      And Alice has {W}{W}{W}{W} in the mana pool
      When Alice casts "Giant Killer" targeting "Colossapede" using "Chop Down"
      Then "Giant Killer" is exactly "Instant — Adventure"
      When all players pass
      Then "Giant Killer" is exactly "Creature — Human Peasant"
      And Alice can't cast "Giant Killer" targeting "Vizzerdrix" using "Chop Down"
      When Alice casts "Giant Killer" and it resolves
      Then Alice controls "Giant Killer"

    Scenario: An exiled card that an effect lets one play is cast as an Adventure, and afterwards as a creature only
      Given Bob controls "Colossapede" and "Vizzerdrix"
      And Alice has "Reckless Impulse" in hand
      And Alice has "Giant Killer" on top of her library
      And Alice has {1}{R} in the mana pool
      And Alice controls seven "Plains"
      When Alice casts "Reckless Impulse" and it resolves
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Plains" (3)
      And Alice casts "Giant Killer" targeting "Colossapede" using "Chop Down" and it resolves
      Then "Colossapede" is in Bob's graveyard
      And "Giant Killer" is in exile
      When Alice activates "Plains" (4)
      And Alice activates "Plains" (5)
      And Alice activates "Plains" (6)
      Then Alice can't cast "Giant Killer" targeting "Vizzerdrix" using "Chop Down", by 601.3e
      When Alice casts "Giant Killer" and it resolves
      Then Alice controls "Giant Killer"

    Scenario: Effects that would apply to the alternative characteristics are considered as well
      Given the card "Lesser Hush" is an "Enchantment":
        """
        Your opponents can't cast colorless spells.
        """
      And Bob controls "Lesser Hush"
      And the card "Shade" is a "Creature — Shade" that costs {B} of size 1/1:
        """
        Morph {1}
        """
      And Alice has "Shade" in hand
      And Alice has {B}{B}{B} in the mana pool
      Then Alice can't cast "Shade" face down, by 601.3a
      When Alice casts "Shade"
      Then "Shade" is on the stack

  @CR-601.3f
  Rule: 601.3f From among face-down cards in exile

    Background:
      Given these cards:
        | name         | type        | cost | text                                                                                         |
        | Hide         | Instant     | {0}  | Exile target creature face down.                                                             |
        | Lesser Study | Instant     | {0}  | Exile target creature face down. You may look at that card for as long as it remains exiled. |
        | Vault        | Enchantment | {0}  | You may cast creature spells from among face-down cards in exile.                            |
      And Alice controls "Vault", a 2/2 creature "Ox" and an artifact creature "Alpha Myr"
      And Alice has "Hide" and "Lesser Study" in hand

    Scenario: Whoever may look at the card may begin to cast it
      Given Alice controls "Forest"
      When Alice casts "Lesser Study" targeting "Ox" and it resolves
      Then "Ox" is face down
      When Alice casts "Ox" and it resolves
      Then Alice controls "Ox"
      And "Ox" is a 2/2 creature

    Scenario: Whoever may not look at the card does not know what it is
      Given Alice controls "Forest"
      When Alice casts "Hide" targeting "Ox" and it resolves
      Then Alice can't cast "Ox", by 601.3f

  @CR-601.4
  Rule: 601.4 Choices that open other choices of the same step

    @example-1
    Example: Whoever will pay the kicker may choose any number of modes
      Given Alice has "Inscription of Abundance" in hand
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      And Alice controls "Grizzly Bears"
      When Alice casts "Inscription of Abundance" targeting "Grizzly Bears" and Bob choosing modes 1 and 2 using "kicker" and it resolves
      Then "Grizzly Bears" has two +1/+1 counters
      And Alice has no mana

    Scenario: Whoever will not pay it may not
      Given Alice has "Inscription of Abundance" in hand
      And Alice has {G}{G}{G}{G}{G} in the mana pool
      And Alice controls "Grizzly Bears"
      Then Alice can't cast "Inscription of Abundance" targeting "Grizzly Bears" and Bob choosing modes 1 and 2, by 601.2b
      When Alice casts "Inscription of Abundance" targeting "Grizzly Bears" choosing mode 1 using "kicker"
      Then "Inscription of Abundance" is on the stack

  @CR-601.5
  Rule: 601.5 What is allowed when the proposal is complete

    Scenario: What is no longer allowed then was never proposed
      Given Alice controls "Sigarda's Aid"
      And Alice has "Leafcrown Dryad" in hand
      And Alice has {G}{G} in the mana pool
      And it is Bob's upkeep
      When Alice tries to cast "Leafcrown Dryad"
      Then it is refused, by 601.5
      And nothing else changes

    Scenario: What stops being allowed while the costs are paid does not matter
      Given Alice controls "Melek, Izzet Paragon"
      And Alice has "Worthy Cause" on top of her library
      And Alice has {W} in the mana pool
      When Alice casts "Worthy Cause" and it resolves
      Then "Melek, Izzet Paragon" is in Alice's graveyard
      And Alice has 24 life

    Scenario: Bestowed, a card is no creature spell any more, and what allows creature spells does not allow it
      Given Alice controls "Garruk's Horde" and "Grizzly Bears"
      And Alice has "Leafcrown Dryad" on top of her library
      And Alice has {G}{G}{G}{G} in the mana pool
      Then Alice can't cast "Leafcrown Dryad" targeting "Grizzly Bears" using "bestow", by 601.5
      When Alice casts "Leafcrown Dryad" and it resolves
      Then Alice controls "Leafcrown Dryad"

  @CR-601.5a
  Rule: 601.5a A condition for flash that stops being met

    Scenario: What was begun under a condition goes on without it
      Given these cards:
        | name             | type                      | cost   | size | text                                                                                                                     |
        | Ashnod's Altar   | Artifact                  | {3}    |      | Sacrifice a creature: Add {C}{C}.                                                                                        |
        | Zephyr Sprite    | Creature — Faerie         | {U}    | 1/1  | Flying                                                                                                                   |
        | Illusion Spinners | Creature — Faerie Wizard | {4}{U} | 4/3  | You may cast this spell as though it had flash if you control a Faerie.\nFlying\nThis creature has hexproof as long as it's untapped. |
      And Alice controls "Ashnod's Altar" and "Zephyr Sprite"
      And Alice has "Illusion Spinners" (first) and "Illusion Spinners" (second) in hand
      And Alice has {2}{U} in the mana pool
      And it is Bob's upkeep
      When Alice casts "Illusion Spinners" (first)
      And Alice chooses "Ashnod's Altar"
      Then "Zephyr Sprite" is in Alice's graveyard
      And Alice can't cast "Illusion Spinners" (second)
      When all players pass
      Then "Illusion Spinners" (first) is on the battlefield

  @CR-601.6
  Rule: 601.6 Choices of an opponent

    Scenario: An opponent chooses the mode
      Given Alice has "Library of Lat-Nam" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Library of Lat-Nam"
      And Bob chooses 1
      And all players pass
      And the game goes on to Bob's upkeep
      And all players pass
      Then Alice has 3 cards in hand

    Scenario: An opponent chooses a target
      Given the card "Split" is a "Sorcery" that costs {0}:
        """
        This spell deals 1 damage to target creature of an opponent's choice.
        """
      And Alice has "Split" in hand
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      When Alice casts "Split"
      And Bob chooses "Ox"
      And all players pass
      Then "Ox" has 1 damage marked

  @CR-601.6a
  Rule: 601.6a Which opponent

    Scenario: Of several opponents the controller decides who makes the choice
      Given the players are Alice, Bob and Carol
      And Alice has "Library of Lat-Nam" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Library of Lat-Nam"
      And Alice chooses Carol
      And Carol chooses 1
      And all players pass
      And the game goes on to Bob's upkeep
      And all players pass
      Then Alice has 3 cards in hand

  @CR-601.6b
  Rule: 601.6b The controller first

    Background:
      Given the card "Split" is an "Instant" that costs {0}:
        """
        This spell deals 1 damage to target artifact. This spell deals 1 damage to target creature of an opponent's choice.
        """
      And Alice has "Split" in hand
      And Bob controls a 2/1 artifact creature "Alpha Myr" and "Grizzly Bears"
      And it is Bob's upkeep

    Scenario: The controller chooses before the opponent, though it is the opponent's turn
      When Alice tries to cast "Split" targeting "Grizzly Bears"
      Then it is refused, by 601.2c
      And Bob is asked nothing

    Scenario: Then the opponent chooses
      When Alice casts "Split" targeting "Alpha Myr"
      And Bob chooses "Grizzly Bears"
      And all players pass
      Then "Alpha Myr" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage marked

    Scenario: So it is where the spell names the opponent's choice before the controller's
      Given the card "Lesser Rift" is an "Instant" that costs {0}:
        """
        This spell deals 1 damage to target creature of an opponent's choice. This spell deals 1 damage to target artifact.
        """
      And Alice has "Lesser Rift" in hand
      When Alice tries to cast "Lesser Rift" targeting "Grizzly Bears"
      Then it is refused, by 601.2c
      And Bob is asked nothing
      When Alice casts "Lesser Rift" targeting "Alpha Myr"
      And Bob chooses "Grizzly Bears"
      And all players pass
      Then "Alpha Myr" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage marked

  @CR-601.7
  Rule: 601.7 Costs of spells that are on the stack already

    Scenario: What alters costs does not alter what was spent on a spell that is already there
      Given Alice has "Molten Note" and "Disruptor Flute" in hand
      And Alice has {3}{R}{W} in the mana pool
      And Bob controls "Ancient Carp"
      When Alice casts "Molten Note" targeting "Ancient Carp" with X = 1
      And Alice casts "Disruptor Flute" and it resolves
      And Alice chooses "Molten Note"
      Then Alice has no mana
      When all players pass
      Then "Ancient Carp" has 3 damage marked

  @CR-601.2b
  Rule: 601.2b Alternative costs

    Scenario: What lets one cast spells from the hand for nothing lets one cast nothing so from a graveyard
      Given the card "Omniscience" is an "Enchantment" that costs {7}{U}{U}{U}:
        """
        You may cast spells from your hand without paying their mana costs.
        """
      And Alice controls "Omniscience" and "Walking Corpse"
      And Alice has "Gravecrawler" (first) in hand
      And Alice has "Gravecrawler" (second) in the graveyard
      Then Alice can't cast "Gravecrawler" (second) using "without paying"
      And Alice can't cast "Gravecrawler" (second)
      When Alice casts "Gravecrawler" (first) using "without paying" and it resolves
      Then "Gravecrawler" (first) is on the battlefield

  @CR-601.2c
  Rule: 601.2c A target of an opponent's choice

    Scenario: Where the opponent can choose no creature the spell can't be cast, and with one there it can
      Given the card "Split" is a "Sorcery" that costs {0}:
        """
        This spell deals 1 damage to target creature of an opponent's choice.
        """
      And Alice has "Split" and "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      Then Alice can't cast "Split", by 601.2c
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Split" and it resolves
      Then "Grizzly Bears" has 1 damage marked

Feature: 601. Casting Spells

  Additional and alternative costs that are no mana, or not only mana, and what they make of the spell.

  Background:
    Given these cards:
      | name  | type    | cost | text             |
      | Chaff | Instant | {0}  | You gain 1 life. |

  @CR-601.2b
  Rule: 601.2b Announcements

    Scenario: A kicker may ask for something else than mana
      Given Alice controls "Grizzly Bears"
      And Bob controls "Ancient Carp"
      And Alice has "Vicious Offering" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Vicious Offering" targeting "Ancient Carp" using "kicker" and it resolves
      Then "Ancient Carp" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: It may be paid any number of times where the keyword says so
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {5} in the mana pool
      When Alice casts "Everflowing Chalice" using "multikicker" and "multikicker" and it resolves
      Then "Everflowing Chalice" has two charge counters
      And Alice has {C} in the mana pool

    Scenario Outline: An additional cost that may be paid is paid in one of its ways where its player announces it
      Given the card "Vow" is a "Sorcery" that costs {0}:
        """
        As an additional cost to cast this spell, you may sacrifice a creature or discard a card.
        You gain 1 life. If this spell's additional cost was paid, you gain 4 life.
        """
      And Alice controls a 1/1 creature "Imp"
      And Alice has "Vow" and "Chaff" in hand
      When Alice casts "Vow" using "additional"
      And Alice chooses "<way>"
      And all players pass
      Then Alice has 25 life
      And "<paid with>" is in Alice's graveyard
      And "<kept>" is <where>

      Examples:
        | way                  | paid with | kept  | where              |
        | sacrifice a creature | Imp       | Chaff | in Alice's hand    |
        | discard a card       | Chaff     | Imp   | on the battlefield |

    Scenario: Where nothing is announced, an additional cost that may be paid is not paid
      Given the card "Vow" is a "Sorcery" that costs {0}:
        """
        As an additional cost to cast this spell, you may sacrifice a creature.
        You gain 1 life. If this spell's additional cost was paid, you gain 4 life.
        """
      And Alice controls a 1/1 creature "Imp"
      And Alice has "Vow" in hand
      When Alice casts "Vow" and it resolves
      Then Alice has 21 life
      And "Imp" is on the battlefield

    Scenario: Tapping creatures may be the whole alternative cost
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Gray Ogre"
      And Alice has "Group Project" in the graveyard
      When Alice casts "Group Project" using "flashback" and it resolves
      Then Alice controls one Spirit creature
      And "Grizzly Bears", "Hill Giant" and "Gray Ogre" are tapped
      And "Group Project" is in exile

    Scenario: Mana and life stand in the place of the mana cost together
      Given Alice has "Deep Analysis" in the graveyard
      And Alice has {U}{U} in the mana pool
      When Alice casts "Deep Analysis" targeting Alice using "flashback" and it resolves
      Then Alice has 17 life
      And Alice has 2 cards in hand
      And Alice has no mana

    Scenario: Cards may have to be exiled to cast one of them
      Given Alice has "Sleep of the Dead", "Shock", "Opt" and "Forest" in the graveyard
      And Alice has {4}{U}{U} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Sleep of the Dead" targeting "Grizzly Bears" using "escape" and it resolves
      Then "Shock", "Opt" and "Forest" are in exile
      And "Sleep of the Dead" is in Alice's graveyard
      And "Grizzly Bears" is tapped
      And Alice can't cast "Sleep of the Dead" targeting "Grizzly Bears" using "escape", by 118.3

    Scenario: Retrace asks for a land card, and can be used again
      Given Alice has "Flame Jab" in the graveyard
      And Alice has "Shock" and "Forest" in hand
      And Alice has {R}{R} in the mana pool
      Then Alice can't cast "Flame Jab" targeting Bob, by 601.3
      When Alice casts "Flame Jab" targeting Bob using "retrace" and it resolves
      Then "Forest" and "Flame Jab" are in Alice's graveyard
      And Bob has 19 life
      And Alice can't cast "Flame Jab" targeting Bob using "retrace", by 118.3

    Scenario: Jump-start asks for any card, and exiles the spell
      Given Alice has "Radical Idea" in the graveyard
      And Alice has "Shock" in hand
      And Alice has "Forest" on top of the library
      And Alice has {1}{U} in the mana pool
      When Alice casts "Radical Idea" using "jump-start" and it resolves
      Then "Shock" is in Alice's graveyard
      And "Forest" is in Alice's hand
      And "Radical Idea" is in exile

    Scenario: What was bought back returns
      Given Alice controls "Forest"
      And Alice has "Reaping the Rewards" in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Reaping the Rewards" using "buyback" and it resolves
      Then "Reaping the Rewards" is in Alice's hand
      And "Forest" is in Alice's graveyard
      And Alice has 22 life
      And Alice can't cast "Reaping the Rewards" using "buyback", by 118.3

    Scenario: Each mode beyond the first may cost more
      Given Alice controls "Grizzly Bears"
      And Bob controls "Void Winnower" and "Levitation"
      And Alice has "Collective Effort" in hand
      And Alice has {1}{W}{W} in the mana pool
      Then Alice can't cast "Collective Effort" targeting "Void Winnower", "Levitation" and Alice choosing modes 1, 2 and 3, by 118.3
      When Alice casts "Collective Effort" targeting "Void Winnower" and "Levitation" choosing modes 1 and 2 and it resolves
      Then "Void Winnower" and "Levitation" are in Bob's graveyard
      And "Grizzly Bears" is tapped

    Scenario: With another text the spell targets nothing
      Given Bob controls "Hill Giant" and "Gray Ogre"
      And Alice controls "Grizzly Bears"
      And Alice has "Blustersquall" in hand
      And Alice has {3}{U} in the mana pool
      Then Alice can't cast "Blustersquall" targeting "Hill Giant" using "overload", by 601.2c
      When Alice casts "Blustersquall" using "overload" and it resolves
      Then "Hill Giant" and "Gray Ogre" are tapped
      And "Grizzly Bears" is untapped

    Scenario: What is evoked comes and goes
      Given Alice has "Ingot Chewer" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Ingot Chewer" using "evoke" and it resolves
      And Alice orders "Ingot Chewer" and "Ingot Chewer" (2)
      And all players pass
      And all players pass
      Then "Ingot Chewer" is in Alice's graveyard

    Scenario: Another object may offer an alternative cost for spells of a kind
      Given Alice controls "Rooftop Storm"
      And Alice has "Gravecrawler" and "Hill Giant" in hand
      Then Alice can't cast "Gravecrawler", by 601.2h
      And Alice can't cast "Hill Giant" using "alternative cost", by 601.2b
      When Alice casts "Gravecrawler" using "alternative cost" and it resolves
      Then "Gravecrawler" is on the battlefield

    Scenario: An ability that was given to the card says what it costs as the card lies there
      Given Alice has "Stingcaster Mage" in hand
      And Alice has "Shock" and "Opt" in the graveyard
      And Alice has {1}{R}{R} in the mana pool
      Then Alice can't cast "Shock" targeting Bob using "flashback", by 601.3
      When Alice casts "Stingcaster Mage" and it resolves
      And Alice chooses "Shock"
      And all players pass
      And Alice casts "Shock" targeting Bob using "flashback" and it resolves
      Then Bob has 18 life
      And Alice has no mana
      And "Shock" is in exile

    Scenario: Each mode may have a cost of its own
      Given Bob controls "Sol Ring" and "Hill Giant"
      And Alice has "Explosive Derailment" in hand
      And Alice has {R}{2} in the mana pool
      Then Alice can't cast "Explosive Derailment" targeting "Hill Giant" and "Sol Ring" choosing modes 1 and 2, by 601.2h
      When Alice casts "Explosive Derailment" targeting "Sol Ring" choosing mode 2 and it resolves
      Then "Sol Ring" is in Bob's graveyard
      And Alice has no mana

    Scenario: Two of the player's own permanents may return in the place of the mana cost
      Given Alice controls "Island" (first) and "Island" (second)
      And Alice has "Gush" in hand
      When Alice casts "Gush" using "alternative cost" and it resolves
      Then "Island" (first) and "Island" (second) are in Alice's hand
      And Alice has 4 cards in hand

    Scenario: Any number may be X, however large
      Given Alice has "Stream of Life" in hand
      And Alice has {40}{G} in the mana pool
      When Alice casts "Stream of Life" targeting Alice
      And Alice chooses 37
      And all players pass
      Then Alice has 57 life
      And Alice has {C}{C}{C} in the mana pool

  @CR-601.2f
  Rule: 601.2f The total cost

    Scenario Outline: What a spell says about its own cost
      Given Alice controls "Ancient Carp", "Wandering Ones" and "Sol Ring"
      And Alice has "<spell>" in hand
      And Alice has {7}{R} in the mana pool
      When Alice casts <deed>
      Then Alice has <left>
      And the stack, from the top, is "<spell>"

      Examples:
        | spell              | deed                               | what it says                               | left                             |
        | Molten Monstrosity | "Molten Monstrosity"               | less by the greatest power among creatures | {C}{C} in the mana pool          |
        | Frogmite           | "Frogmite"                         | affinity for artifacts                     | {C}{C}{C}{C}{R} in the mana pool |
        | Wizard's Lightning | "Wizard's Lightning" targeting Bob | less with a Wizard, and there is none      | {C}{C}{C}{C}{C} in the mana pool |

    Scenario: What a spell says about its own cost if something is controlled
      Given Alice controls "Fugitive Wizard"
      And Alice has "Wizard's Lightning" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Wizard's Lightning" targeting Bob
      Then Alice has {C}{C} in the mana pool
      And the stack, from the top, is "Wizard's Lightning"

    Scenario Outline: What a made-up spell says about its own cost
      Given the card "Dart" is an "Instant" that costs {3}:
        """
        <text>
        You gain 1 life.
        """
      And Alice controls a 4/4 creature "Ox", a 1/1 creature "Ant" and an artifact "Urn"
      And Alice has "Dart" in hand
      And Alice has {5} in the mana pool
      When Alice casts "Dart"
      Then Alice has <left>
      And the stack, from the top, is "Dart"

      Examples:
        | text                                                                               | left                          |
        | This spell costs {X} less to cast, where X is the number of creatures you control. | {C}{C}{C}{C} in the mana pool |
        | This spell costs {X} more to cast, where X is the number of creatures you control. | no mana                       |
        | This spell costs {1} less to cast for each artifact you control.                   | {C}{C}{C} in the mana pool    |

    Scenario Outline: The targets may count
      Given Bob controls "Grizzly Bears", "Hill Giant" and tapped "Gray Ogre"
      And Alice has "<spell>" in hand
      And Alice has {4}{W}{W} in the mana pool
      When Alice casts "<spell>" targeting <targets>
      Then Alice has <left>
      And the stack, from the top, is "<spell>"

      Examples:
        | spell             | targets                          | left                          |
        | Phalanx Formation | "Hill Giant"                     | {C}{C}{W} in the mana pool    |
        | Phalanx Formation | "Grizzly Bears" and "Hill Giant" | {C} in the mana pool          |
        | Ajani's Response  | "Gray Ogre"                      | {C}{C}{C}{W} in the mana pool |
        | Ajani's Response  | "Hill Giant"                     | {W} in the mana pool          |

    Scenario: What a permanent says of spells that target it, it says of itself and not of the spell
      Given the card "Boreal Elemental" is a "Creature — Elemental" that costs {4}{U} of size 3/4:
        """
        Flying
        Spells your opponents cast that target this creature cost {2} more to cast.
        """
      And Bob controls "Boreal Elemental" and "Hill Giant"
      And Alice has "Lightning Bolt" (first) and "Lightning Bolt" (second) in hand
      And Alice has {R}{R} in the mana pool
      Then Alice can't cast "Lightning Bolt" (first) targeting "Boreal Elemental", by 601.2h
      When Alice casts "Lightning Bolt" (first) targeting "Hill Giant"
      Then Alice has {R} in the mana pool

    Scenario: Whose creatures an effect means is said from the side of its controller, not of who casts the spell
      Given the card "Lesser Warden" is a "Creature — Merfolk" of size 2/2:
        """
        Spells your opponents cast that target a Merfolk you control cost {2} more to cast.
        """
      And Bob controls "Lesser Warden"
      And Alice controls "Merfolk Raiders"
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Lightning Bolt" targeting "Lesser Warden", by 601.2h
      When Alice casts "Lightning Bolt" targeting "Merfolk Raiders"
      Then Alice has no mana

    Scenario: Counters on this permanent are those of the permanent that lessens the cost
      Given the card "Animar, Soul of Elements" is a "Legendary Creature — Elemental" that costs {G}{U}{R} of size 1/1:
        """
        Protection from white and from black
        Whenever you cast a creature spell, put a +1/+1 counter on Animar.
        Creature spells you cast cost {1} less to cast for each +1/+1 counter on Animar.
        """
      And Alice controls "Animar, Soul of Elements" with two +1/+1 counters
      And Alice has "Hill Giant" and "Gray Ogre" in hand
      And Alice has {1}{R}{R} in the mana pool
      When Alice casts "Hill Giant"
      Then Alice has {R} in the mana pool
      When all players pass
      And all players pass
      And Alice casts "Gray Ogre"
      Then Alice has no mana

    Scenario: Of a hybrid symbol in a reduction the player chooses one half
      Given the card "Guide" is an "Enchantment":
        """
        Cleric spells you cast cost {W/B} less to cast.
        """
      And the card "Monk" is a "Creature — Cleric" that costs {1}{B} of size 1/1
      And Alice controls "Guide"
      And Alice has "Monk" (first) and "Monk" (second) in hand
      And Alice has {B}{C} in the mana pool
      When Alice casts "Monk" (first)
      And Alice chooses {W}
      Then Alice has {C} in the mana pool
      When all players pass
      And Alice casts "Monk" (second)
      And Alice chooses {B}
      Then Alice has no mana

    Scenario: A reduction without end makes the spell cost nothing, and no less
      Given the card "Lesser Alms" is an "Enchantment":
        """
        Instant and sorcery spells you cast cost {X} less to cast, where X is your life total.
        """
      And the card "Dart" is an "Instant" that costs {3}{R}:
        """
        You gain 1 life.
        """
      And Alice controls "Lesser Alms"
      And Alice has "Dart" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Dart" and it resolves
      Then Alice has 21 life
      And Alice has {R} in the mana pool

    Scenario: The cost of an ability is changed as that of a spell
      Given Alice controls "Waterbending Scroll", "Suppression Field", "Bog Initiate" and "Island"
      And Alice has {8} in the mana pool
      When Alice activates "Bog Initiate"
      Then Alice has {C}{C}{C}{C}{C}{C}{C}{B} in the mana pool
      When Alice activates "Waterbending Scroll" and it resolves
      Then Alice has 1 card in hand
      And Alice has {B} in the mana pool

    Scenario: A reduction may have to leave something
      Given the card "Training Grounds" is an "Enchantment" that costs {U}:
        """
        Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
        """
      And the card "Royal Herbalist" is a "Creature — Human Cleric" that costs {W} of size 1/1:
        """
        {2}, Exile the top card of your library: You gain 1 life.
        """
      And Alice controls "Training Grounds" and "Royal Herbalist"
      And Alice has {C}{C} in the mana pool
      When Alice activates "Royal Herbalist"
      Then Alice has {C} in the mana pool

    Scenario: What makes Soldier spells cheaper leaves a creature of another type at its full cost
      Given the card "Daru Warchief" is a "Creature — Human Soldier" that costs {2}{W}{W} of size 1/1
        """
        Soldier spells you cast cost {1} less to cast.
        Soldier creatures you control get +1/+2.
        """
      And Alice controls "Daru Warchief"
      And Alice has "Glory Seeker" and "Grizzly Bears" in hand
      And Alice has {W}{G}{C} in the mana pool
      When Alice casts "Glory Seeker" and it resolves
      Then Alice has {G}{C} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then Alice has no mana

  @CR-601.2h
  Rule: 601.2h The cost is paid

    Scenario: Creatures tapped by convoke pay mana of their color or generic mana
      Given Alice controls "Hill Giant", "Grizzly Bears" and "Fugitive Wizard"
      And Alice controls "Mountain"
      And Alice has "Stoke the Flames" in hand
      When Alice casts "Stoke the Flames" targeting Bob
      And Alice chooses "Hill Giant", "Grizzly Bears" and "Fugitive Wizard"
      And Alice chooses "Mountain"
      And all players pass
      Then Bob has 16 life
      And "Hill Giant", "Grizzly Bears", "Fugitive Wizard" and "Mountain" are tapped

    Scenario: What another effect adds can be paid by exiling cards as well
      Given Alice controls "Sphere of Resistance"
      And Bob controls "Hill Giant"
      And Alice has "Murderous Cut" in hand
      And Alice has "Shock", "Opt", "Island", "Plains" and "Forest" in the graveyard
      And Alice has {B} in the mana pool
      When Alice casts "Murderous Cut" targeting "Hill Giant"
      And Alice chooses "Shock", "Opt", "Island", "Plains" and "Forest"
      Then "Shock", "Opt", "Island", "Plains" and "Forest" are in exile
      And Alice has no mana
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: Artifacts tapped by improvise pay generic mana, and nobody has to tap them
      Given Alice controls "Fountain of Youth" and "Spellbook"
      And Alice has "Reverse Engineer" in hand
      And Alice has {C}{C}{U}{U} in the mana pool
      When Alice casts "Reverse Engineer"
      And Alice chooses "Fountain of Youth"
      And all players pass
      Then Alice has 3 cards in hand
      And "Fountain of Youth" is tapped
      And "Spellbook" is untapped
      And Alice has no mana

  @CR-601.3
  Rule: 601.3 Who may begin

    Scenario: With split second on the stack only mana abilities are activated
      Given Alice has "Sudden Death" and "Shock" in hand
      And Alice controls "Relic of Sauron"
      And Bob controls "Grizzly Bears"
      And Alice has {4}{B}{B}{R} in the mana pool
      When Alice casts "Sudden Death" targeting "Grizzly Bears"
      Then Alice can't cast "Shock" targeting Bob, by 702.61a
      And Alice can't activate "Relic of Sauron", "Draw two cards", by 702.61a
      And Alice can activate "Relic of Sauron", "Add two mana"
      When all players pass
      Then Alice can cast "Shock" targeting Bob

    Scenario: An effect may hold instants to the time of sorceries, for those whom it names
      Given Bob controls "Teferi, Druid of Argoth"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      And Bob has "Shock" (third) in hand
      And Bob has {R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob
      Then Alice can't cast "Shock" (second) targeting Bob, by 101.2
      When Alice passes
      Then Bob can cast "Shock" (third) targeting Alice

    Scenario: Lands and spells may be played from elsewhere for a time
      Given Alice has "Shock" (first), "Shock" (second) and "Forest" in the graveyard
      And Alice has "Yawgmoth's Will" in hand
      And Alice has {2}{B}{R} in the mana pool
      And Alice controls "Mountain"
      Then Alice can't cast "Shock" (first) targeting Bob, by 601.3
      When Alice casts "Yawgmoth's Will" and it resolves
      And Alice casts "Shock" (first) targeting Bob and it resolves
      And Alice plays "Forest"
      Then Bob has 18 life
      And "Forest" is on the battlefield
      When the game goes on to Bob's upkeep
      And Bob passes
      Then Alice can't cast "Shock" (second) targeting Bob, by 601.3

    Scenario Outline: A card may say when it can be cast from a graveyard
      Given Alice controls "<pal>"
      And Alice has "Gravecrawler" in the graveyard
      And Alice has "Gutter Skulk" in hand
      And Alice has {1}{B}{B} in the mana pool
      Then Alice <can> cast "Gravecrawler"
      When Alice casts "Gutter Skulk" and it resolves
      And Alice casts "Gravecrawler" and it resolves
      Then "Gravecrawler" is on the battlefield

      Examples:
        | pal             | can   |
        | Seagraf Skaab   | can   |
        | Blinking Spirit | can't |

  @CR-601.3a
  Rule: 601.3a A prohibition that choices could get round

    Scenario Outline: However large the number, a choice of X that gets round it is found
      Given the card "Ceiling" is an "Enchantment":
        """
        Your opponents can't cast spells with mana value <bound>.
        """
      And the card "Geyser" is a "Sorcery" that costs {X}:
        """
        You gain X life.
        """
      And Bob controls "Ceiling"
      And Alice has "Geyser" in hand
      And Alice has {31} in the mana pool
      Then Alice can't cast "Geyser" with X = <no>, by 601.2e
      And Alice can cast "Geyser" with X = <yes>

      Examples:
        | bound         | no | yes |
        | 30 or less    | 30 | 31  |
        | 25 or greater | 25 | 24  |

  @CR-601.4
  Rule: 601.4 Choices that open others

    Scenario: Entwine has all modes chosen
      Given Alice has "One Dozen Eyes" in hand
      And Alice has {5}{G}{G}{G}{G} in the mana pool
      Then Alice can't cast "One Dozen Eyes" choosing modes 1 and 2, by 601.2b
      And Alice can't cast "One Dozen Eyes" choosing mode 1 using "entwine", by 601.2b
      When Alice casts "One Dozen Eyes" choosing modes 1 and 2 using "entwine" and it resolves
      Then Alice controls one Beast creature
      And Alice controls five Insect creatures
      And Alice has no mana

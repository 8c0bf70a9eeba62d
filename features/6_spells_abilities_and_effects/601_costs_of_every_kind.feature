@edition-2025
Feature: 601. Casting Spells

  Additional and alternative costs that are no mana, or not only mana, and what they make of the spell.

  Background:
    Given these cards:
      | name  | type    | cost | text             |
      | Chaff | Instant | {0}  | You gain 1 life. |
      | Dross | Instant | {0}  | You gain 1 life. |

  @CR-601.2b
  Rule: 601.2b Announcements

    Scenario: A kicker may ask for something else than mana
      Given the card "Barb" is an "Instant" that costs {0}:
        """
        Kicker—Sacrifice a creature.
        This spell deals 2 damage to target player. If this spell was kicked, it deals 5 damage to that player instead.
        """
      And Alice controls a 1/1 creature "Imp"
      And Alice has "Barb" in hand
      When Alice casts "Barb" targeting Bob using "kicker" and it resolves
      Then Bob has 15 life
      And "Imp" is in Alice's graveyard

    Scenario: It may be paid any number of times where the keyword says so
      Given the card "Warlord" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        Multikicker {1}
        When this creature enters, if it was kicked, you gain 4 life.
        """
      And Alice has "Warlord" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Warlord" using "multikicker" and "multikicker" and it resolves
      And all players pass
      Then Alice has 24 life
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
      Given the card "Screech" is a "Sorcery" that costs {3}{W}:
        """
        You gain 3 life.
        Flashback—Tap three untapped white creatures you control.
        """
      And Alice controls a white 1/1 creature "Ant", a white 1/1 creature "Bee" and a white 1/1 creature "Cat"
      And Alice has "Screech" in the graveyard
      When Alice casts "Screech" using "flashback" and it resolves
      Then Alice has 23 life
      And "Ant", "Bee" and "Cat" are tapped
      And "Screech" is in exile

    Scenario: Mana and life stand in the place of the mana cost together
      Given the card "Lesser Study" is a "Sorcery" that costs {3}{U}:
        """
        You gain 1 life.
        Flashback—{1}{U}, Pay 3 life.
        """
      And Alice has "Lesser Study" in the graveyard
      And Alice has {U}{U} in the mana pool
      When Alice casts "Lesser Study" using "flashback" and it resolves
      Then Alice has 18 life
      And Alice has no mana

    Scenario: Cards may have to be exiled to cast one of them
      Given the card "Titan" is a "Sorcery" that costs {9}:
        """
        You gain 1 life.
        Escape—{R}, Exile two other cards from your graveyard.
        """
      And Alice has "Titan", "Chaff" and "Dross" in the graveyard
      And Alice has {R}{R} in the mana pool
      When Alice casts "Titan" using "escape" and it resolves
      Then "Chaff" and "Dross" are in exile
      And "Titan" is in Alice's graveyard
      And Alice can't cast "Titan" using "escape", by 118.3

    Scenario: Retrace asks for a land card, and can be used again
      Given the card "Crime" is a "Sorcery" that costs {0}:
        """
        You gain 1 life.
        Retrace
        """
      And Alice has "Crime" in the graveyard
      And Alice has "Chaff" and "Forest" in hand
      Then Alice can't cast "Crime", by 601.3
      When Alice casts "Crime" using "retrace" and it resolves
      Then "Forest" and "Crime" are in Alice's graveyard
      And Alice can't cast "Crime" using "retrace", by 118.3

    Scenario: Jump-start asks for any card, and exiles the spell
      Given the card "Idea" is a "Sorcery" that costs {0}:
        """
        You gain 1 life.
        Jump-start
        """
      And Alice has "Idea" in the graveyard
      And Alice has "Chaff" in hand
      When Alice casts "Idea" using "jump-start" and it resolves
      Then "Chaff" is in Alice's graveyard
      And "Idea" is in exile

    Scenario: What was bought back returns
      Given the card "Lesser Forbid" is an "Instant" that costs {0}:
        """
        Buyback—Discard two cards.
        You gain 1 life.
        """
      And Alice has "Lesser Forbid", "Chaff" and "Dross" in hand
      When Alice casts "Lesser Forbid" using "buyback" and it resolves
      Then "Lesser Forbid" is in Alice's hand
      And Alice can't cast "Lesser Forbid" using "buyback", by 118.3

    Scenario: Each mode beyond the first may cost more
      Given the card "Brute" is an "Instant" that costs {0}:
        """
        Escalate—Discard a card.
        Choose one or more —
        • You gain 1 life.
        • You gain 10 life.
        • Each opponent loses 3 life.
        """
      And Alice has "Brute" and "Chaff" in hand
      Then Alice can't cast "Brute" choosing modes 1, 2 and 3, by 118.3
      When Alice casts "Brute" choosing modes 1 and 2 and it resolves
      Then Alice has 31 life
      And "Chaff" is in Alice's graveyard

    Scenario: With another text the spell targets nothing
      Given the card "Lesser Rift" is an "Instant" that costs {0}:
        """
        Return target nonland permanent you don't control to its owner's hand.
        Overload {1}
        """
      And Bob controls a 1/1 creature "Imp" and an artifact "Urn"
      And Alice controls a 1/1 creature "Ox"
      And Alice has "Lesser Rift" in hand
      And Alice has {1} in the mana pool
      Then Alice can't cast "Lesser Rift" targeting "Imp" using "overload", by 601.2c
      When Alice casts "Lesser Rift" using "overload" and it resolves
      Then "Imp" and "Urn" are in Bob's hand
      And "Ox" is on the battlefield

    Scenario: What is evoked comes and goes
      Given the card "Drift" is a "Creature — Elemental" that costs {1} of size 2/2:
        """
        Evoke—Discard a card.
        """
      And Alice has "Drift" and "Chaff" in hand
      And Alice has {C} in the mana pool
      When Alice casts "Drift" using "evoke" and it resolves
      And all players pass
      Then "Drift" is in Alice's graveyard

    Scenario: Another object may offer an alternative cost for spells of a kind
      Given the card "Storm" is an "Enchantment":
        """
        You may pay {0} rather than pay the mana cost for Zombie creature spells you cast.
        """
      And the card "Ghoul" is a "Creature — Zombie" that costs {7} of size 1/1
      And the card "Ghost" is a "Creature — Spirit" that costs {7} of size 1/1
      And Alice controls "Storm"
      And Alice has "Ghoul" and "Ghost" in hand
      Then Alice can't cast "Ghoul", by 601.2h
      And Alice can't cast "Ghost" using "alternative cost", by 601.2b
      When Alice casts "Ghoul" using "alternative cost" and it resolves
      Then "Ghoul" is on the battlefield

    Scenario: An ability that was given to the card says what it costs as the card lies there
      Given the card "Mage" is a "Creature — Human Wizard" that costs {0} of size 2/1:
        """
        When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
        """
      And the card "Lesser Shock" is an "Instant" that costs {1}:
        """
        You gain 2 life.
        """
      And Alice has "Mage" in hand
      And Alice has "Lesser Shock" in the graveyard
      And Alice has {C} in the mana pool
      Then Alice can't cast "Lesser Shock" using "flashback", by 601.3
      When Alice casts "Mage" and it resolves
      And all players pass
      And Alice casts "Lesser Shock" using "flashback" and it resolves
      Then Alice has 22 life
      And Alice has no mana
      And "Lesser Shock" is in exile

    Scenario: Each mode may have a cost of its own
      Given the card "Heist" is a "Sorcery" that costs {R}:
        """
        Spree
        + {1} — You gain 3 life.
        + {2} — Destroy target artifact.
        """
      And Bob controls an artifact "Urn"
      And Alice has "Heist" in hand
      And Alice has {R}{2} in the mana pool
      Then Alice can't cast "Heist" targeting "Urn" choosing modes 1 and 2, by 601.2h
      When Alice casts "Heist" targeting "Urn" choosing mode 2 and it resolves
      Then "Urn" is in Bob's graveyard
      And Alice has no mana

    Scenario: Two of the player's own permanents may return in the place of the mana cost
      Given the card "Lesser Gush" is an "Instant" that costs {5}:
        """
        You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.
        You gain 2 life.
        """
      And Alice controls "Island" (first) and "Island" (second)
      And Alice has "Lesser Gush" in hand
      When Alice casts "Lesser Gush" using "alternative cost" and it resolves
      Then Alice has 22 life
      And Alice has 2 cards in hand

    Scenario: Any number may be X, however large
      Given the card "Geyser" is a "Sorcery" that costs {X}{R}:
        """
        You gain X life.
        """
      And Alice has "Geyser" in hand
      And Alice has {40}{R} in the mana pool
      When Alice casts "Geyser"
      And Alice chooses 37
      And all players pass
      Then Alice has 57 life
      And Alice has {C}{C}{C} in the mana pool

  @CR-601.2f
  Rule: 601.2f The total cost

    Scenario Outline: What a spell says about its own cost
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
        | text                                                                                                           | left            |
        | This spell costs {X} less to cast, where X is the number of creatures you control.                             | {C}{C}{C}{C} in the mana pool |
        | This spell costs {X} less to cast, where X is the greatest power among creatures you control.                  | {C}{C}{C}{C}{C} in the mana pool |
        | This spell costs {X} more to cast, where X is the number of creatures you control.                             | no mana         |
        | This spell costs {1} less to cast for each artifact you control.                                               | {C}{C}{C} in the mana pool |
        | This spell costs {2} less to cast if you control an artifact.                                                  | {C}{C}{C}{C} in the mana pool |
        | This spell costs {2} less to cast if you control an enchantment.                                               | {C}{C} in the mana pool |
        | Affinity for artifacts                                                                                         | {C}{C}{C} in the mana pool |

    Scenario Outline: The targets may count
      Given the card "Volley" is an "Instant" that costs {1}:
        """
        <text>
        Tap any number of target creatures.
        """
      And Bob controls a red 2/2 creature "Imp", a white 2/2 creature "Elk" and a white 2/2 creature "Emu"
      And Alice has "Volley" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Volley" targeting <targets>
      Then Alice has <left>
      And the stack, from the top, is "Volley"

      Examples:
        | text                                                              | targets                | left      |
        | This spell costs {1} more to cast for each target beyond the first. | "Imp"                | {C}{C} in the mana pool |
        | This spell costs {1} more to cast for each target beyond the first. | "Imp", "Elk" and "Emu" | no mana |
        | This spell costs {1} less to cast if it targets a red creature.   | "Imp" and "Elk"        | {C}{C}{C} in the mana pool |
        | This spell costs {1} less to cast if it targets a red creature.   | "Emu" and "Elk"        | {C}{C} in the mana pool |

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
      Given these cards:
        | name         | type     | text                                                                                         |
        | Lesser Arena | Artifact | {3}: You gain 1 life. This ability costs {1} less to activate for each creature you control. |
        | Field        | Artifact | Activated abilities of artifacts cost {2} more to activate unless they're mana abilities.    |
        | Lamp         | Artifact | {1}: Add {R}.                                                                                |
      And Alice controls "Lesser Arena", "Field", "Lamp" and a 1/1 creature "Ant"
      And Alice has {5} in the mana pool
      When Alice activates "Lamp"
      Then Alice has {C}{C}{C}{C}{R} in the mana pool
      When Alice activates "Lesser Arena" and it resolves
      Then Alice has 21 life
      And Alice has {R} in the mana pool

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
      Given the card "Flames" is an "Instant" that costs {2}{R}{R}:
        """
        Convoke
        You gain 4 life.
        """
      And Alice controls a red 1/1 creature "Imp", a white 1/1 creature "Ant" and a white 1/1 creature "Bee"
      And Alice controls "Mountain"
      And Alice has "Flames" in hand
      When Alice casts "Flames"
      And Alice chooses "Imp", "Ant" and "Bee"
      And Alice chooses "Mountain"
      And all players pass
      Then Alice has 24 life
      And "Imp", "Ant", "Bee" and "Mountain" are tapped

    Scenario: What another effect adds can be paid by exiling cards as well
      Given the card "Cruise" is a "Sorcery" that costs {2}{U}:
        """
        Delve
        You gain 4 life.
        """
      And the card "Tax" is an "Enchantment":
        """
        Spells cost {1} more to cast.
        """
      And Alice controls "Tax"
      And Alice has "Cruise" in hand
      And Alice has "Chaff", "Dross" and "Forest" in the graveyard
      And Alice has {U} in the mana pool
      When Alice casts "Cruise"
      And Alice chooses "Chaff", "Dross" and "Forest"
      Then "Chaff", "Dross" and "Forest" are in exile
      And Alice has no mana
      When all players pass
      Then Alice has 24 life

    Scenario: Artifacts tapped by improvise pay generic mana, and nobody has to tap them
      Given the card "Reverse" is a "Sorcery" that costs {2}{U}:
        """
        Improvise
        You gain 4 life.
        """
      And Alice controls an artifact "Urn" and an artifact "Orb"
      And Alice has "Reverse" in hand
      And Alice has {C}{U} in the mana pool
      When Alice casts "Reverse"
      And Alice chooses "Urn"
      And all players pass
      Then Alice has 24 life
      And "Urn" is tapped
      And "Orb" is untapped
      And Alice has no mana

  @CR-601.3
  Rule: 601.3 Who may begin

    Scenario: With split second on the stack only mana abilities are activated
      Given these cards:
        | name  | type     | cost | text                                    |
        | Quick | Instant  | {0}  | Split second / You gain 4 life.         |
        | Pump  | Artifact | {0}  | {0}: You gain 1 life. / {T}: Add {G}.   |
      And Alice has "Quick" and "Chaff" in hand
      And Alice controls "Pump"
      When Alice casts "Quick"
      Then Alice can't cast "Chaff", by 702.61a
      And Alice can't activate "Pump", "gain 1 life", by 702.61a
      And Alice can activate "Pump", "Add {G}"
      When all players pass
      Then Alice can cast "Chaff"

    Scenario: An effect may hold instants to the time of sorceries, for those whom it names
      Given the card "Hourglass" is an "Enchantment":
        """
        Each opponent can cast spells only any time they could cast a sorcery.
        """
      And Bob controls "Hourglass"
      And Alice has "Chaff" (first) and "Chaff" (second) in hand
      And Bob has "Dross" in hand
      When Alice casts "Chaff" (first)
      Then Alice can't cast "Chaff" (second), by 101.2
      When Alice passes
      Then Bob can cast "Dross"

    Scenario: Lands and spells may be played from elsewhere for a time
      Given the card "Testament" is a "Sorcery" that costs {0}:
        """
        Until end of turn, you may play lands and cast spells from your graveyard.
        """
      And Alice has "Chaff" and "Forest" in the graveyard
      And Alice has "Testament" in hand
      Then Alice can't cast "Chaff", by 601.3
      When Alice casts "Testament" and it resolves
      And Alice casts "Chaff" and it resolves
      And Alice plays "Forest"
      Then Alice has 21 life
      And "Forest" is on the battlefield
      When the game goes on to Bob's upkeep
      And Bob passes
      Then Alice can't cast "Chaff", by 601.3

    Scenario Outline: A card may say when it can be cast from a graveyard
      Given the card "Crawler" is a "Creature — Zombie" that costs {0} of size 2/1:
        """
        You may cast this card from your graveyard as long as you control a Zombie.
        """
      And Alice controls a 1/1 <type> creature "Pal"
      And Alice has "Crawler" in the graveyard
      And the card "Kin" is a "Creature — Zombie" that costs {0} of size 1/1
      And Alice has "Kin" in hand
      Then Alice <can> cast "Crawler"
      When Alice casts "Kin" and it resolves
      And Alice casts "Crawler" and it resolves
      Then "Crawler" is on the battlefield

      Examples:
        | type   | can   |
        | Zombie | can   |
        | Spirit | can't |

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
      Given the card "Bolts" is an "Instant" that costs {0}:
        """
        Choose one —
        • You gain 1 life.
        • You gain 10 life.
        Entwine {1}
        """
      And Alice has "Bolts" in hand
      And Alice has {1} in the mana pool
      Then Alice can't cast "Bolts" choosing modes 1 and 2, by 601.2b
      And Alice can't cast "Bolts" choosing mode 1 using "entwine", by 601.2b
      When Alice casts "Bolts" choosing modes 1 and 2 using "entwine" and it resolves
      Then Alice has 31 life
      And Alice has no mana

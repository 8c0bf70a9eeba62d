Feature: 202. Mana cost and color

  @CR-202.2
  Rule: 202.2 Color comes from the mana cost

    Scenario: A black artifact is black, whatever its frame looks like
      Given Alice controls "Northern Paladin"
      And Bob controls "Executioner's Capsule" and "Liquimetal Coating"
      And Alice has {W}{W} in the mana pool
      Then Alice can't activate "Northern Paladin" targeting "Liquimetal Coating"
      When Alice activates "Northern Paladin" targeting "Executioner's Capsule" and it resolves
      Then "Executioner's Capsule" is in Bob's graveyard

  @CR-202.2a
  Rule: 202.2a The five symbols

    @example-1
    Scenario Outline: What costs <cost> is <where> after <spell>
      Given the card "Cleanse" is a "Sorcery" that costs {2}{W}{W}:
        """
        Destroy all black creatures.
        """
      And the card "Virtue's Ruin" is a "Sorcery" that costs {2}{B}:
        """
        Destroy all white creatures.
        """
      And the card "Alaborn Trooper" is a "Creature — Human Soldier" that costs {2}{W} of size 2/3
      And the card "Alms Beast" is a "Creature — Beast" that costs {2}{W}{B} of size 6/6:
        """
        Creatures blocking or blocked by this creature have lifelink.
        """
      And Bob controls "<card>"
      And Alice has "<spell>" in hand
      And Alice has {2}{W}{W}{B} in the mana pool
      When Alice casts "<spell>" and it resolves
      Then "<card>" is <where>
      And "<spell>" is in Alice's graveyard

      Examples: Virtue's Ruin destroys the white creatures, and Cleanse the black ones
        | cost      | card            | spell         | where              |
        | {2}{W}    | Alaborn Trooper | Virtue's Ruin | in Bob's graveyard |
        | {2}{W}    | Alaborn Trooper | Cleanse       | on the battlefield |
        | {2}       | Alpha Myr       | Virtue's Ruin | on the battlefield |
        | {2}{W}{B} | Alms Beast      | Virtue's Ruin | in Bob's graveyard |
        | {2}{W}{B} | Alms Beast      | Cleanse       | in Bob's graveyard |

  @CR-202.2b
  Rule: 202.2b No colored symbol

    Scenario: What has no colored symbol in its mana cost has no color, and is not of one color either
      Given the card "Ultimate Price" is an "Instant" that costs {1}{B}
        """
        Destroy target monocolored creature.
        """
      And the card "Glass Golem" is an "Artifact Creature — Golem" that costs {5} of size 6/2
      And Bob controls "Glass Golem" and "Grizzly Bears"
      And the card "Nature's Ruin" is a "Sorcery" that costs {2}{B}:
        """
        Destroy all green creatures.
        """
      And Alice has "Ultimate Price" and "Nature's Ruin" in hand
      And Alice has {2}{B}{1}{B} in the mana pool
      Then Alice can't cast "Ultimate Price" targeting "Glass Golem"
      When Alice casts "Nature's Ruin" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Glass Golem" is on the battlefield

  @CR-202.2c
  Rule: 202.2c Several colors

    Scenario: With a white and a black symbol a creature is white and black
      Given the card "Agent of Masks" is a "Creature — Human Advisor" that costs {3}{W}{B} of size 2/3
        """
        At the beginning of your upkeep, each opponent loses 1 life. You gain life equal to the life lost this way.
        """
      And Alice controls "Northern Paladin", "Western Paladin" and "Eastern Paladin"
      And Bob controls "Agent of Masks"
      And Alice has {W}{W}{B}{B} in the mana pool
      Then Alice can't activate "Eastern Paladin" targeting "Agent of Masks"
      And Alice can activate "Western Paladin" targeting "Agent of Masks"
      When Alice activates "Northern Paladin" targeting "Agent of Masks" and it resolves
      Then "Agent of Masks" is in Bob's graveyard

  @CR-202.2d
  Rule: 202.2d Hybrid and Phyrexian symbols

    Scenario Outline: Each color of <cost> counts, and <sentence> finds it
      Given the card "Gray Sentence" is an "Instant" that costs {W}
        """
        Destroy target colorless permanent.
        """
      And the card "White Sentence" is an "Instant" that costs {W}
        """
        Destroy target white permanent.
        """
      And the card "Black Sentence" is an "Instant" that costs {W}
        """
        Destroy target black permanent.
        """
      And the card "Twin Visage" is a "Creature — Shade" that costs <cost> of size 1/1
      And Bob controls "Twin Visage"
      And Alice has {W}{W} in the mana pool
      And Alice has "<sentence>" and "Gray Sentence" in hand
      Then Alice can't cast "Gray Sentence" targeting "Twin Visage"
      When Alice casts "<sentence>" targeting "Twin Visage" and it resolves
      Then "Twin Visage" is in Bob's graveyard

      Examples:
        | cost      | sentence       |
        | {2}{W/B}  | White Sentence |
        | {2}{W/B}  | Black Sentence |
        | {1}{B/P}  | Black Sentence |
        | {W/B/P}   | Black Sentence |

    Scenario Outline: <card> is destroyed by <one>, and not by <other>
      Given the card "Vizkopa Vampire" is a "Creature — Vampire" that costs {2}{W/B} of size 3/1:
        """
        Lifelink
        """
      And the card "Thundering Tanadon" is an "Artifact Creature — Phyrexian Beast" that costs {4}{G/P}{G/P} of size 5/4:
        """
        Trample
        """
      And Alice controls "Northern Paladin", "Western Paladin" and "Eastern Paladin"
      And Bob controls "<card>"
      And Alice has {W}{W}{B}{B} in the mana pool
      Then Alice can't activate "<other>" targeting "<card>"
      When Alice activates "<one>" targeting "<card>" and it resolves
      Then "<card>" is in Bob's graveyard

      Examples:
        | card               | one              | other           |
        | Vizkopa Vampire    | Western Paladin  | Eastern Paladin |
        | Vizkopa Vampire    | Northern Paladin | Eastern Paladin |
        | Thundering Tanadon | Eastern Paladin  | Western Paladin |

  @CR-202.2e @CR-107.13
  Rule: 202.2e Color indicators

    Scenario: A card without a mana cost is of the color that its indicator shows
      Given the card "Dryad Arbor" is a "Land Creature — Forest Dryad" of size 1/1 in green
      And Alice controls "Eastern Paladin"
      And Bob controls "Dryad Arbor" and "Memnite"
      And Alice has {B}{B} in the mana pool
      Then Alice can't activate "Eastern Paladin" targeting "Memnite"
      When Alice activates "Eastern Paladin" targeting "Dryad Arbor" and it resolves
      Then "Dryad Arbor" is in Bob's graveyard

  @CR-202.3
  Rule: 202.3 Mana value

    @example-1
    Example: {3}{U}{U} makes 5
      Given the card "Weighing" is an "Instant" that costs {W}
        """
        You gain X life, where X is target permanent's mana value.
        """
      And Alice has {W} in the mana pool
      And the card "Air Elemental" is a "Creature — Elemental" that costs {3}{U}{U} of size 4/4
        """
        Flying
        """
      And Bob controls "Air Elemental"
      And Alice has "Weighing" in hand
      When Alice casts "Weighing" targeting "Air Elemental" and it resolves
      Then Alice has 25 life

  @CR-202.3a
  Rule: 202.3a Without a mana cost

    Scenario: What has no mana cost has a mana value of 0
      Given the card "Ratchet Bomb" is an "Artifact" that costs {2}
        """
        {T}: Put a charge counter on this artifact.
        {T}, Sacrifice this artifact: Destroy each nonland permanent with mana value equal to the number of charge counters on this artifact.
        """
      And Alice controls "Ratchet Bomb" and "Muck Rats"
      And Alice has "Raise the Alarm" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Raise the Alarm" and it resolves
      Then Alice controls two Soldiers
      When Alice activates "Ratchet Bomb", "Sacrifice" and it resolves
      Then Alice controls no Soldiers
      And "Muck Rats" is on the battlefield

  @CR-202.3b
  Rule: 202.3b The front face counts for the back

    Scenario: Sinuous Predator has the mana value of Kessig Prowler, whose back it is, and a Clone of it has 0
      Given the card "Great Defender" is an "Instant" that costs {W}
        """
        Target creature gets +0/+X until end of turn, where X is its mana value.
        """
      And Alice controls "Kessig Prowler"
      And Alice has "Great Defender" (first), "Great Defender" (second) and "Clone" in hand
      And Alice has {4}{G}{3}{U}{W}{W} in the mana pool
      When Alice activates "Kessig Prowler" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Kessig Prowler"
      Then "Clone" is named "Sinuous Predator"
      When Alice casts "Great Defender" (first) targeting "Kessig Prowler" and it resolves
      Then "Kessig Prowler" is 4/5
      When Alice casts "Great Defender" (second) targeting "Clone" and it resolves
      Then "Clone" is 4/4

  @CR-202.3d
  Rule: 202.3d Split cards

    Background:
      Given Alice controls "Dark Confidant"
      And Bob controls "Hill Giant"

    Scenario: In a library "Far // Away" has the mana value of both halves, which is 5
      Given Alice has "Far // Away" on top of her library
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 15 life
      And "Far // Away" is in Alice's hand

    Scenario: As a spell it has the mana value of the half that is cast, which is 3 for Away and 2 for Far
      Given Alice has "Far // Away" (first) and "Far // Away" (second) in hand
      And Alice has {2}{B}{1}{U} in the mana pool
      And Bob has "Spell Snare" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Far // Away" (first) targeting Bob using "Away"
      And Alice passes
      Then Bob can't cast "Spell Snare" targeting "Far // Away" (first)
      When Bob passes
      And Alice casts "Far // Away" (second) targeting "Dark Confidant" using "Far"
      And Alice passes
      And Bob casts "Spell Snare" targeting "Far // Away" (second) and it resolves
      Then "Far // Away" (second) is in Alice's graveyard
      And "Dark Confidant" is on the battlefield

    Scenario: If it is fused, it has that of both halves, also as a spell
      Given Alice has "Far // Away" (first) and "Far // Away" (second) in hand
      And Alice has {2}{B}{1}{U}{1}{U} in the mana pool
      And Bob has "Spell Snare" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Far // Away" (first) targeting "Hill Giant" and Bob using "fuse"
      And Alice passes
      Then Bob can't cast "Spell Snare" targeting "Far // Away" (first)
      When Bob passes
      Then "Hill Giant" is in Bob's hand
      When Alice casts "Far // Away" (second) targeting "Dark Confidant" using "Far"
      And Alice passes
      Then Bob can cast "Spell Snare" targeting "Far // Away" (second)

  @CR-202.3f
  Rule: 202.3f The larger half

    @example-1 @example-2
    Scenario Outline: <cost> makes <value>
      Given the card "Vassal Soul" is a "Creature — Spirit" that costs {1}{W/U}{W/U} of size 2/2:
        """
        Flying
        """
      And the card "Beseech the Queen" is a "Sorcery" that costs {2/B}{2/B}{2/B}:
        """
        Search your library for a card with mana value less than or equal to the number of lands you control, reveal it, put it into your hand, then shuffle.
        """
      And Alice controls "Dark Confidant"
      And Alice has "<card>" on top of her library
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has <life> life
      And "<card>" is in Alice's hand

      Examples:
        | cost            | card              | value | life |
        | {1}{W/U}{W/U}   | Vassal Soul       | 3     | 17   |
        | {2/B}{2/B}{2/B} | Beseech the Queen | 6     | 14   |

  @CR-202.3g
  Rule: 202.3g Phyrexian symbols count one

    @example-1
    Example: {1}{W/P}{W/P} makes 3
      Given the card "Weighing" is an "Instant" that costs {W}
        """
        You gain X life, where X is target permanent's mana value.
        """
      And Alice has {W} in the mana pool
      And the card "Porcelain Visage" is a "Creature — Shade" that costs {1}{W/P}{W/P} of size 1/1
      And Bob controls "Porcelain Visage"
      And Alice has "Weighing" in hand
      When Alice casts "Weighing" targeting "Porcelain Visage" and it resolves
      Then Alice has 23 life

    Scenario: {1}{B/P}{B/P} makes 3
      Given the card "Dismember" is an "Instant" that costs {1}{B/P}{B/P}:
        """
        Target creature gets -5/-5 until end of turn.
        """
      And Alice controls "Dark Confidant"
      And Alice has "Dismember" on top of her library
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 17 life
      And "Dismember" is in Alice's hand

  @CR-202.3e
  Rule: 202.3e X on the stack

    Scenario: On the stack {X} counts what was chosen for it
      Given the card "Essence Ward" is an "Instant" that costs {W}
        """
        Counter target spell with mana value 3 or less.
        """
      And the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice has "Blaze" (first) and "Blaze" (second) in hand
      And Bob has "Essence Ward" in hand
      And Bob has {W} in the mana pool
      And Alice has {5}{R}{R} in the mana pool
      When Alice casts "Blaze" (first) targeting Bob with X = 3
      And Alice passes
      Then Bob can't cast "Essence Ward" targeting "Blaze" (first)
      When Bob passes
      Then Bob has 17 life
      When Alice casts "Blaze" (second) targeting Bob with X = 2
      And Alice passes
      And Bob casts "Essence Ward" targeting "Blaze" (second) and it resolves
      Then "Blaze" (second) is in Alice's graveyard
      And Bob has 17 life

  @CR-202.4
  Rule: 202.4 Additional costs don't belong to it

    Scenario: A kicked spell has the mana value of its mana cost
      Given the card "Minor Misstep" is an "Instant" that costs {U}:
        """
        Counter target spell with mana value 1 or less.
        """
      And Alice has "Burst Lightning" in hand
      And Bob has "Minor Misstep" in hand
      And Bob has {U} in the mana pool
      And Alice has {4}{R} in the mana pool
      When Alice casts "Burst Lightning" targeting Bob using "kicker"
      And Alice passes
      And Bob casts "Minor Misstep" targeting "Burst Lightning" and it resolves
      Then Bob has 20 life
      And "Burst Lightning" is in Alice's graveyard

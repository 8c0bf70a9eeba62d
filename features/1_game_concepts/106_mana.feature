Feature: 106. Mana

  @CR-106.12a
  Rule: 106.12a What is tapped for mana

    Background:
      Given these cards:
        | name          | type        | cost      | text                                                                                                               |
        | Mirari's Wake | Enchantment | {3}{G}{W} | Creatures you control get +1/+1.<br>Whenever you tap a land for mana, add one mana of any type that land produced. |
        | Crystal Vein  | Land        |           | {T}: Add {C}.<br>{T}, Sacrifice this land: Add {C}{C}.                                                             |
        | Lotus Petal   | Artifact    | {0}       | {T}, Sacrifice this artifact: Add one mana of any color.                                                           |

    Scenario Outline: A land that is sacrificed as part of the cost is tapped for mana too
      Given Alice controls "Mirari's Wake" and "Crystal Vein"
      When Alice activates "Crystal Vein", <ability>
      Then Alice has <mana> in the mana pool

      Examples:
        | ability         | mana      |
        | "{T}: Add {C}." | {C}{C}    |
        | "Sacrifice"     | {C}{C}{C} |

    Scenario: An artifact that is sacrificed is no land that was tapped for mana
      Given Alice controls "Mirari's Wake" and "Lotus Petal"
      When Alice activates "Lotus Petal"
      And Alice chooses "red"
      Then Alice has {R} in the mana pool

  @CR-106.12b
  Rule: 106.12b Replacing the mana that a permanent is tapped for

    Background:
      Given these cards:
        | name          | type        | cost | text                                                                                            |
        | Plenty        | Enchantment | {0}  | If you tap a permanent for mana, it produces twice as much of that mana instead.                |
        | Bounty        | Enchantment | {0}  | If you tap a land for mana, it produces three times as much of that mana instead.               |
        | Lesser Blight | Enchantment | {0}  | If a land is tapped for mana, it produces {B} instead of any other type and amount.             |
        | Lesser Gloom  | Enchantment | {0}  | If a land is tapped for mana, it produces {B} instead of any other type.                        |
        | Damper        | Artifact    | {0}  | If a land is tapped for two or more mana, it produces {C} instead of any other type and amount. |
        | Chamber       | Land        |      | {T}: Add {G}{U}.                                                                                |
        | Stone         | Artifact    | {0}  | {T}: Add {C}.                                                                                   |
        | Ritual        | Instant     | {0}  | Add {R}{R}.                                                                                     |

    Scenario: As much more as every effect says, of what was tapped for it, and of nothing else
      Given Alice controls "Plenty", "Bounty", "Chamber" and "Stone"
      And Bob controls "Forest"
      And Alice has "Ritual" in hand
      When Alice activates "Stone"
      Then Alice has {C}{C} in the mana pool
      When Alice activates "Chamber"
      Then Alice has {C}{C}{G}{G}{G}{G}{G}{G}{U}{U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Ritual" and it resolves
      Then Alice has {C}{C}{G}{G}{G}{G}{G}{G}{U}{U}{U}{U}{U}{U}{R}{R} in the mana pool

    Scenario Outline: Of another type, and one alone where the amount is replaced as well
      Given Alice controls "<effect>", "Chamber" and "Forest"
      When Alice activates "<land>"
      Then Alice has <mana> in the mana pool

      Examples:
        | effect        | land    | mana   |
        | Lesser Blight | Chamber | {B}    |
        | Lesser Gloom  | Chamber | {B}{B} |
        | Damper        | Chamber | {C}    |
        | Damper        | Forest  | {G}    |

    Scenario: Three times as much of what is tapped for mana, and no more of what a spell adds
      Given the card "Nyxbloom Ancient" is an "Enchantment Creature — Elemental" that costs {4}{G}{G}{G} of size 5/5:
        """
        Trample
        If you tap a permanent for mana, it produces three times as much of that mana instead.
        """
      And the card "Seething Song" is an "Instant" that costs {2}{R}:
        """
        Add {R}{R}{R}{R}{R}.
        """
      And Alice controls "Nyxbloom Ancient" and "Mountain"
      And Bob controls "Forest"
      And Alice has "Seething Song" in hand
      When Alice activates "Mountain"
      Then Alice has {R}{R}{R} in the mana pool
      When Alice casts "Seething Song" and it resolves
      Then Alice has {R}{R}{R}{R}{R} in the mana pool

    Scenario Outline: The player orders Nyxbloom Ancient and Contamination: <mana> if <first> comes first
      Given the card "Nyxbloom Ancient" is an "Enchantment Creature — Elemental" that costs {4}{G}{G}{G} of size 5/5:
        """
        Trample
        If you tap a permanent for mana, it produces three times as much of that mana instead.
        """
      And the card "Contamination" is an "Enchantment" that costs {2}{B}:
        """
        At the beginning of your upkeep, sacrifice this enchantment unless you sacrifice a creature.
        If a land is tapped for mana, it produces {B} instead of any other type and amount.
        """
      And Alice controls "Nyxbloom Ancient", "Contamination" and "Forest"
      When Alice activates "Forest"
      And Alice chooses "<first> replaces it"
      Then Alice has <mana> in the mana pool

      Examples:
        | first            | mana      |
        | Contamination    | {B}{B}{B} |
        | Nyxbloom Ancient | {B}       |

    Scenario Outline: The player chooses the order of effects that would come to something else in another
      Given Alice controls "Plenty", "Lesser Blight" and "Chamber"
      When Alice activates "Chamber"
      And Alice chooses "<first> replaces it"
      Then Alice has <mana> in the mana pool

      Examples:
        | first         | mana   |
        | Lesser Blight | {B}{B} |
        | Plenty        | {B}    |

  @CR-106.6
  Rule: 106.6 Mana that not everything can be paid with

    Background:
      Given the card "Elf Grove" is a "Land":
        """
        {T}: Add {G}{G}. Spend this mana only to cast Elf spells or activate abilities of Elves.
        """
      And the card "Scout" is a "Creature — Elf" that costs {G} of size 1/1:
        """
        {1}: This creature gets +1/+0 until end of turn.
        """
      And the card "Bear" is a "Creature — Bear" that costs {G} of size 2/2:
        """
        {1}: This creature gets +1/+0 until end of turn.
        """

    Scenario: What it is not meant for can't be cast with it
      Given Alice controls "Elf Grove"
      And Alice has "Scout" and "Bear" in hand
      When Alice activates "Elf Grove"
      Then Alice has {G}{G} in the mana pool
      And Alice can't cast "Bear", by 601.2h
      When Alice casts "Scout" and it resolves
      Then Alice has {G} in the mana pool
      And Alice can't cast "Bear", by 601.2h

    Scenario: Of mana that certain spells can't be cast with, everything else is paid
      Given the card "Quarry" is a "Land":
        """
        {T}: Add {C}{C}{C}. This mana can't be spent to cast nonartifact spells.
        """
      And the card "Ornament" is an "Artifact" that costs {1}
      And the card "Ogre" is a "Creature — Ogre" that costs {1} of size 2/2
      And the card "Keeper" is a "Creature — Bird" of size 1/1
        """
        Whenever an artifact you control enters, you may pay {1}. If you do, you gain 2 life.
        """
      And Alice controls "Quarry", "Bear" and "Keeper"
      And Alice has "Ornament" and "Ogre" in hand
      When Alice activates "Quarry"
      Then Alice can't cast "Ogre", by 601.2h
      When Alice activates "Bear" and it resolves
      Then "Bear" is 3/2
      When Alice casts "Ornament" and it resolves
      Then Alice controls "Ornament"
      When all players pass
      And Alice says yes
      Then Alice has 22 life

    Scenario: Mana for abilities alone pays for any ability, from a hand too, and neither for a spell nor as something resolves
      Given these cards:
        | name           | type            | cost | size | text                                                                                   |
        | Lesser Conduit | Land            |      |      | {T}: Add {G}{G}{G}. Spend this mana only to activate abilities.                        |
        | Keeper         | Creature — Bird |      | 1/1  | Whenever another creature you control enters, you may pay {1}. If you do, draw a card. |
        | Wader          | Creature — Bird | {3}  | 1/1  | Cycling {1}                                                                            |
      And Alice controls "Lesser Conduit", "Keeper" and "Bear" (first)
      And Alice has "Bear" (second), "Wader" and "Ornithopter" in hand
      And Alice has "Forest" and "Island" on top of her library
      When Alice activates "Lesser Conduit"
      Then Alice can't cast "Bear" (second), by 601.2h
      When Alice activates "Bear" (first) and it resolves
      Then "Bear" (first) is 3/2
      When Alice activates "Wader" and it resolves
      Then "Forest" is in Alice's hand
      When Alice casts "Ornithopter" and it resolves
      And all players pass
      Then Alice is asked nothing
      And "Island" is in Alice's library
      And Alice has {G} in the mana pool

    Scenario: A Powerstone is an artifact that casts no creature
      Given the card "Dig" is a "Sorcery" that costs {0}:
        """
        Create a Powerstone token.
        """
      And the card "Ogre" is a "Creature — Ogre" that costs {1} of size 2/2
      And the card "Ornament" is an "Artifact" that costs {1}
      And Alice has "Dig", "Ogre" and "Ornament" in hand
      When Alice casts "Dig" and it resolves
      And Alice activates "Powerstone Token"
      Then Alice can't cast "Ogre", by 601.2h
      When Alice casts "Ornament" and it resolves
      Then Alice controls "Ornament"

    Scenario: The abilities that it is meant for are activated with it, and no others
      Given Alice controls "Elf Grove", "Scout" and "Bear"
      When Alice activates "Elf Grove"
      Then Alice can't activate "Bear", by 601.2h
      When Alice activates "Scout" and it resolves
      Then "Scout" is 2/1

    Scenario: It is no payment while something resolves
      Given the card "Toll" is a "Sorcery" that costs {0}:
        """
        You may pay {1}. If you do, you gain 5 life.
        """
      And Alice controls "Elf Grove"
      And Alice has "Toll" in hand
      When Alice activates "Elf Grove"
      And Alice casts "Toll" and it resolves
      Then Alice has 20 life
      And Alice has {G}{G} in the mana pool

    Scenario: Of mana of one kind, what is meant for the spell is spent before what is free
      Given Alice controls "Elf Grove" and "Forest"
      And Alice has "Scout" and "Bear" in hand
      And Alice has {G} in the mana pool
      When Alice activates "Elf Grove"
      And Alice casts "Scout" and it resolves
      And Alice casts "Bear" and it resolves
      Then Alice has {G} in the mana pool
      And "Bear" is on the battlefield

    Scenario: What a replacement effect adds to it is bound as it is
      Given the card "Plenty" is an "Enchantment" that costs {0}:
        """
        If you tap a permanent for mana, it produces twice as much of that mana instead.
        """
      And Alice controls "Elf Grove" and "Plenty"
      And Alice has "Scout" and "Bear" in hand
      When Alice activates "Elf Grove"
      And Alice casts "Scout" and it resolves
      Then Alice has {G}{G}{G} in the mana pool
      And Alice can't cast "Bear", by 601.2h

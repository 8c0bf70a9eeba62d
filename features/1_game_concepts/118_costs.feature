Feature: 118. Costs

  @CR-118.2
  Rule: 118.2 Mana abilities first

    Scenario: Asked for mana as a spell resolves, a player may still tap lands
      Given Alice has "Mana Leak" in hand
      And Alice has {1}{U} in the mana pool
      And Bob controls three "Island"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Mana Leak" targeting "Shock" and it resolves
      And Bob says yes
      And Bob chooses "Island" (1)
      And Bob chooses "Island" (2)
      And Bob chooses "Island" (3)
      And all players pass
      Then Alice has 18 life

  @CR-118.3
  Rule: 118.3 In full, or not at all

    Scenario: What is tapped already can't be tapped for a cost
      Given Alice controls a tapped "Prodigal Sorcerer" (first) and "Prodigal Sorcerer" (second)
      Then Alice can't activate "Prodigal Sorcerer" (first) targeting Bob, by 118.3
      And Alice can activate "Prodigal Sorcerer" (second) targeting Bob

    Scenario: Another creature pays for it, or any artifact, and the creature itself doesn't
      Given the card "Mold Folk" is a "Creature — Fungus Warrior" that costs {1}{B} of size 1/1:
        """
        Lifelink
        Mold Harvest — {1}, Sacrifice another creature or an artifact: Put a +1/+1 counter on this creature.
        """
      And Alice controls "Mold Folk" and "Spellbook"
      And Alice has {2} in the mana pool
      When Alice activates "Mold Folk" and it resolves
      Then "Spellbook" is in Alice's graveyard
      And "Mold Folk" is 2/2
      And Alice can't activate "Mold Folk", by 118.3

  @CR-118.3a
  Rule: 118.3a Mana is taken from the pool

    Scenario: What isn't needed stays
      Given Alice has "Shock" in hand
      And Alice has {R}{R}{G} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice has {R}{G} in the mana pool

  @CR-118.6
  Rule: 118.6 No mana cost can't be paid

    Scenario: A card without mana cost isn't cast, however much mana there is, and one that costs {0} is
      Given Alice has "Evermind" and "Ornithopter" in hand
      And Alice has {U}{U}{U} in the mana pool
      Then Alice can't cast "Evermind", by 118.6
      When Alice casts "Ornithopter" and it resolves
      Then "Ornithopter" is on the battlefield
      And Alice has {U}{U}{U} in the mana pool

    Scenario: A flashback cost that is the mana cost of a card without one can't be paid either
      Given the card "Ancestral Vision" is a "Sorcery" in blue:
        """
        Suspend 4—{U}
        Target player draws three cards.
        """
      And Alice has "Past in Flames" in hand
      And Alice has "Ancestral Vision" and "Shock" in her graveyard
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Past in Flames" and it resolves
      Then Alice can't cast "Ancestral Vision" targeting Alice using "flashback", by 118.6
      When Alice casts "Shock" targeting Bob using "flashback" and it resolves
      Then Bob has 18 life

  @CR-118.7
  Rule: 118.7 Reductions

    Background:
      Given these cards:
        | name          | type     | cost | text                                               |
        | Emerald Medallion | Artifact | {2} | Green spells you cast cost {1} less to cast.    |
        | Dusk Season   | Artifact | {2}  | Creature spells you cast cost {R/G} less to cast.  |
        | Green Season  | Artifact | {2}  | Creature spells you cast cost {G}{G} less to cast. |
        | Gray Season   | Artifact | {2}  | Creature spells you cast cost {C}{C} less to cast. |
        | Ghost Season  | Artifact | {2}  | Creature spells you cast cost {G/P} less to cast.  |
        | Snow Season   | Artifact | {2}  | Creature spells you cast cost {S} less to cast.    |
      And these cards:
        | name       | type                         | cost      | size |
        | Dull Beast | Creature — Eldrazi           | {2}{C}    | 2/2  |
        | Red Beast  | Creature — Beast             | {2}{R}    | 2/2  |
        | Pale Beast | Creature — Beast             | {1}{W}{W} | 2/2  |
        | Wild Beast | Creature — Beast             | {3}{G}    | 2/2  |

    Scenario: A spell whose mana is all taken off is cast for nothing
      Given the card "Frogmite" is an "Artifact Creature — Frog" that costs {4} of size 2/2
        """
        Affinity for artifacts
        """
      And Alice controls "Ornithopter" (1), "Ornithopter" (2) and "Ornithopter" (3)
      And Alice has "Frogmite" (1) and "Frogmite" (2) in hand
      And Alice has {1} in the mana pool
      When Alice casts "Frogmite" (1) and it resolves
      Then Alice has no mana
      When Alice casts "Frogmite" (2) and it resolves
      Then Alice controls "Frogmite" (1) and "Frogmite" (2)

    @CR-118.7a
    Scenario: Generic mana is taken off generic mana alone
      Given Alice controls "Emerald Medallion"
      And Alice has "Grizzly Bears" and "Llanowar Elves" in hand
      And Alice has {G}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And Alice has {G} in the mana pool
      When Alice casts "Llanowar Elves" and it resolves
      Then Alice has no mana

    @CR-118.7b
    Scenario: For a color that the cost doesn't have generic mana is taken off
      Given Alice controls "Green Season"
      And Alice has "Red Beast" (first) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Red Beast" (first)
      Then Alice has {R} in the mana pool

    @CR-118.7c
    Scenario: What is more than the mana of that color is taken off generic mana
      Given Alice controls "Green Season"
      And Alice has "Wild Beast" in hand
      And Alice has {G}{G}{R} in the mana pool
      When Alice casts "Wild Beast" and it resolves
      Then "Wild Beast" is on the battlefield
      And Alice has {R} in the mana pool

    @CR-118.7d
    Scenario: What is more than the colorless mana is taken off generic mana
      Given Alice controls "Gray Season"
      And Alice has "Dull Beast" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Dull Beast" and it resolves
      Then "Dull Beast" is on the battlefield

    @CR-118.7f
    Scenario: A Phyrexian symbol takes off one mana of its color
      Given Alice controls "Ghost Season"
      And Alice has "Wild Beast" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Wild Beast" and it resolves
      Then "Wild Beast" is on the battlefield

    @CR-118.7g
    Scenario: A snow symbol takes off generic mana
      Given Alice controls "Snow Season"
      And Alice has "Red Beast" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Red Beast" and it resolves
      Then "Red Beast" is on the battlefield

    @CR-118.7e
    Scenario: Of a hybrid symbol the player chooses the half that is taken off
      Given Alice controls "Dusk Season"
      And Alice has "Wild Beast" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Wild Beast"
      And Alice chooses "{G}"
      Then Alice has no mana
      When all players pass
      Then "Wild Beast" is on the battlefield

  @CR-118.1
  Rule: 118.1 A cost is what has to be done

    Scenario: The creature is sacrificed before its ability does anything
      Given Alice controls "Mogg Fanatic"
      When Alice activates "Mogg Fanatic" targeting Bob
      Then "Mogg Fanatic" is in Alice's graveyard
      And Bob has 20 life
      When all players pass
      Then Bob has 19 life

  @CR-118.3b
  Rule: 118.3b Life is subtracted

    Scenario: One life is gone before the ability resolves
      Given the card "Carrion Howler" is a "Creature — Zombie Wolf" that costs {3}{B} of size 2/2
        """
        Pay 1 life: This creature gets +2/-1 until end of turn.
        """
      And Alice controls "Carrion Howler"
      And Alice has 3 life
      When Alice activates "Carrion Howler" and it resolves
      Then Alice has 2 life
      And "Carrion Howler" is 4/1

  @CR-118.3c
  Rule: 118.3c Nobody must make mana

    Scenario: Who has said to pay may still leave the lands untapped, and hasn't paid
      Given Bob controls three "Island"
      And Alice has "Mana Leak" in hand
      And Alice has {1}{U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Mana Leak" targeting "Shock" and it resolves
      And Bob says yes
      And Bob chooses nothing
      Then "Shock" is in Bob's graveyard
      And Alice has 20 life
      And "Island" (1) is untapped

  @CR-118.4
  Rule: 118.4 X in a cost

    Scenario: As much mana is paid as X is
      Given the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice has "Blaze" in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      Then Alice can't cast "Blaze" targeting Bob with X = 4
      When Alice casts "Blaze" targeting Bob with X = 2
      Then Alice has {R} in the mana pool
      When all players pass
      Then Bob has 18 life

  @CR-118.5
  Rule: 118.5 Nothing has to be paid as well

    Scenario Outline: Who is asked for {0} has paid by saying so, and not otherwise
      Given the card "Clash of Wills" is an "Instant" that costs {X}{U}
        """
        Counter target spell unless its controller pays {X}.
        """
      And Alice has "Clash of Wills" in hand
      And Alice has {U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Clash of Wills" targeting "Shock" with X = 0 and it resolves
      And Bob says <answer>
      Then "Shock" is <place>

      Examples:
        | answer | place              |
        | yes    | on the stack       |
        | no     | in Bob's graveyard |

  @CR-118.5a
  Rule: 118.5a What costs {0} is cast like anything else

    Scenario: It is cast in a main phase, and waits on the stack
      Given it is Alice's upkeep
      And Alice has "Ornithopter" in hand
      Then Alice can't cast "Ornithopter"
      When the game goes on to Alice's precombat main
      And Alice casts "Ornithopter"
      Then "Ornithopter" is on the stack
      When all players pass
      Then "Ornithopter" is on the battlefield

  @CR-118.6a
  Rule: 118.6a More doesn't make it payable, something else does

    Scenario: A card without mana cost is cast for another cost alone, and for that with what is added
      Given the card "Thalia, Guardian of Thraben" is a "Legendary Creature — Human Soldier" that costs {1}{W} of size 2/1
        """
        First strike
        Noncreature spells cost {1} more to cast.
        """
      And Alice controls "Fist of Suns"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Evermind" in hand
      And Alice has {W}{U}{B}{R}{G}{C} in the mana pool
      And Alice has "Shock" on top of her library
      Then Alice can't cast "Evermind", by 118.6
      When Alice casts "Evermind" using "alternative cost"
      Then Alice has no mana
      When all players pass
      Then "Shock" is in Alice's hand

  @CR-118.8
  Rule: 118.8 Additional costs

    Background:
      Given the card "Village Rites" is an "Instant" that costs {B}
        """
        As an additional cost to cast this spell, sacrifice a creature.
        Draw two cards.
        """

    Scenario: A creature is sacrificed as the spell is cast
      Given Alice controls "Ornithopter"
      And Alice has "Village Rites" (1) and "Village Rites" (2) in hand
      And Alice has {B}{B} in the mana pool
      When Alice casts "Village Rites" (1)
      Then "Ornithopter" is in Alice's graveyard
      And "Village Rites" (1) is on the stack
      And Alice has {B} in the mana pool
      And Alice can't cast "Village Rites" (2)

  @CR-118.8a
  Rule: 118.8a As many as one likes

    Scenario: A cost that is announced twice is paid twice
      Given the card "Quag Vampires" is a "Creature — Vampire Rogue" that costs {B} of size 1/1
        """
        Multikicker {1}{B}
        Swampwalk
        This creature enters with a +1/+1 counter on it for each time it was kicked.
        """
      And Alice has "Quag Vampires" in hand
      And Alice has {B}{B}{B}{B}{B}{B} in the mana pool
      When Alice casts "Quag Vampires" using "multikicker" and "multikicker" and it resolves
      Then Alice has {B} in the mana pool
      And "Quag Vampires" is 3/3

  @CR-118.8b
  Rule: 118.8b Some may be declined

    Scenario: Kicker is left once, and paid once
      Given the card "Burst Lightning" is an "Instant" that costs {R}
        """
        Kicker {4}
        This spell deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.
        """
      And Alice has "Burst Lightning" (1) and "Burst Lightning" (2) in hand
      And Alice has {R}{R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Burst Lightning" (1) targeting Bob and it resolves
      Then Bob has 18 life
      And Alice has {R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Burst Lightning" (2) targeting Bob using "kicker" and it resolves
      Then Bob has 14 life

  @CR-118.9
  Rule: 118.9 Alternative costs

    Scenario: Five colors are paid in the place of a mana cost that is never paid
      Given the card "Enormous Baloth" is a "Creature — Beast" that costs {6}{G} of size 7/7
      And Alice controls "Fist of Suns"
      And Alice has "Enormous Baloth" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      Then Alice can't cast "Enormous Baloth"
      When Alice casts "Enormous Baloth" using "alternative cost" and it resolves
      Then "Enormous Baloth" is on the battlefield
      And Alice has no mana

  @CR-118.9a
  Rule: 118.9a One alternative

    Scenario: A spell isn't evoked for a cost that stands in the place of another
      Given the card "Mulldrifter" is a "Creature — Elemental" that costs {4}{U} of size 2/2
        """
        Flying
        When this creature enters, draw two cards.
        Evoke {2}{U}
        """
      And Alice controls "Fist of Suns"
      And Alice has "Mulldrifter" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      Then Alice can't cast "Mulldrifter" using "evoke" and "alternative cost", by 601.2b
      And Alice can cast "Mulldrifter" using "evoke"
      And Alice can cast "Mulldrifter" using "alternative cost"

  @CR-118.9b
  Rule: 118.9b Mostly optional

    Scenario: Who could pay five colors pays the mana cost
      Given Alice controls "Fist of Suns"
      And Alice has "Shock" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice has {W}{U}{B}{G} in the mana pool

  @CR-118.9d
  Rule: 118.9d More and less of an alternative

    Scenario: What spells cost more is added to five colors, too
      Given the card "Thalia, Guardian of Thraben" is a "Legendary Creature — Human Soldier" that costs {1}{W} of size 2/1
        """
        First strike
        Noncreature spells cost {1} more to cast.
        """
      And the card "Divination" is a "Sorcery" that costs {2}{U}
        """
        Draw two cards.
        """
      And Alice controls "Fist of Suns"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Divination" and "Grizzly Bears" in hand
      And Alice has {W}{U}{B}{R}{G}{C} in the mana pool
      Then Alice can cast "Grizzly Bears" using "alternative cost"
      When Alice casts "Divination" using "alternative cost"
      Then Alice has no mana

  @CR-118.12
  Rule: 118.12 Costs on resolution

    Scenario Outline: A card is drawn if the player has paid
      Given the card "Mentor of the Meek" is a "Creature — Human Soldier" that costs {2}{W} of size 2/2
        """
        Whenever another creature you control with power 2 or less enters, you may pay {1}. If you do, draw a card.
        """
      And Alice controls "Mentor of the Meek"
      And Alice has "Ornithopter" in hand
      And Alice has "Shock" on top of her library
      And Alice has {W} in the mana pool
      When Alice casts "Ornithopter" and it resolves
      And all players pass
      And Alice says <answer>
      Then "Shock" is <place>

      Examples:
        | answer | place |
        | yes    | in Alice's hand |
        | no     | in Alice's library |

    Scenario Outline: If any one of the players pays, whether or not those do who are asked later, the cost is paid: <alice> and <bob>
      Given the card "Dash Hopes" is an "Instant" that costs {B}{B}
        """
        When you cast this spell, any player may pay 5 life. If a player does, counter Dash Hopes.
        Counter target spell.
        """
      And Alice has "Shock" in hand
      And Bob has "Dash Hopes" in hand
      And Alice has {R} in the mana pool
      And Bob has {B}{B} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob casts "Dash Hopes" targeting "Shock"
      And all players pass
      And Alice says <alice>
      And Bob says <bob>
      And all players pass
      Then "Dash Hopes" is in Bob's graveyard
      And "Shock" is in Alice's graveyard
      And Alice has <alice's> life
      And Bob has <bob's> life

      Examples:
        | alice | bob | alice's | bob's |
        | yes   | no  | 15      | 18    |
        | no    | no  | 20      | 20    |

  @CR-118.12a
  Rule: 118.12a Unless

    Scenario Outline: A spell is countered if nobody pays
      Given Alice has "Mana Leak" in hand
      And Alice has {1}{U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R}{R}{R}{R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Mana Leak" targeting "Shock" and it resolves
      And Bob says <answer>
      Then "Shock" is <place>
      And Bob has <mana>

      Examples:
        | answer | place              | mana                        |
        | yes    | on the stack       | no mana                     |
        | no     | in Bob's graveyard | {R}{R}{R} in the mana pool  |

    Scenario Outline: Each opponent is asked apart, and who pays nothing sacrifices
      Given the card "Rishadan Cutpurse" is a "Creature — Human Pirate" that costs {2}{U} of size 1/1:
        """
        When this creature enters, each opponent sacrifices a permanent of their choice unless they pay {1}.
        """
      And Alice has "Rishadan Cutpurse" in hand
      And Alice has {2}{U} in the mana pool
      And Bob controls "Forest"
      And Bob has {R} in the mana pool
      When Alice casts "Rishadan Cutpurse" and it resolves
      And all players pass
      And Bob says <answer>
      Then "Forest" is <place>

      Examples:
        | answer | place              |
        | yes    | on the battlefield |
        | no     | in Bob's graveyard |

    Scenario Outline: Any player may pay, and one of them is enough
      Given the card "Nakaya Shade" is a "Creature — Shade" that costs {1}{B} of size 1/1:
        """
        {B}: This creature gets +1/+1 until end of turn unless any player pays {2}.
        """
      And Alice controls "Nakaya Shade"
      And Alice has {B} in the mana pool
      And Bob has {R}{R} in the mana pool
      When Alice activates "Nakaya Shade" and it resolves
      And Bob says <answer>
      Then "Nakaya Shade" is <size>

      Examples:
        | answer | size |
        | yes    | 1/1  |
        | no     | 2/2  |

  @CR-118.13
  @CR-118.13a
  Rule: 118.13 Symbols to be paid in several ways

    Scenario: Of a hybrid symbol the half that is at hand is paid
      Given the card "Boros Recruit" is a "Creature — Goblin Soldier" that costs {R/W} of size 1/1
        """
        First strike
        """
      And Alice has "Boros Recruit" in hand
      And Alice has {R}{W} in the mana pool
      When Alice casts "Boros Recruit"
      And Alice chooses "{W}"
      Then Alice has {R} in the mana pool

  @CR-118.13b
  Rule: 118.13b Chosen on resolution

    Scenario: How extort is paid is chosen as it resolves
      Given the card "Kingpin's Pet" is a "Creature — Thrull" that costs {1}{W}{B} of size 2/2
        """
        Flying
        Extort
        """
      And Alice controls "Kingpin's Pet"
      And Alice has "Ornithopter" in hand
      And Alice has {W}{B} in the mana pool
      When Alice casts "Ornithopter"
      Then Alice is asked nothing
      When all players pass
      And Alice says yes
      And Alice chooses "{B}"
      Then Alice has {W} in the mana pool
      And Bob has 19 life

  @CR-118.13c
  Rule: 118.13c Chosen for a special action

    Scenario: A creature is turned face up for green mana alone
      Given the card "Riftburst Hellion" is a "Creature — Hellion" that costs {5}{R}{G} of size 6/7
        """
        Reach
        Disguise {4}{R/G}{R/G}
        """
      And Alice controls a face-down "Riftburst Hellion"
      And Alice has {G}{G}{G}{G}{G}{G}{R} in the mana pool
      When Alice turns "Riftburst Hellion" face up
      And Alice chooses "{G}"
      And Alice chooses "{G}"
      Then "Riftburst Hellion" is 6/7
      And Alice has {R} in the mana pool

  @CR-118.14
  Rule: 118.14 Mana of any type

    Scenario: Red mana pays for what has to be colorless, and for creatures alone
      Given the card "Vizier of the Menagerie" is a "Creature — Snake Cleric" that costs {3}{G} of size 3/4
        """
        You may look at the top card of your library any time.
        You may cast creature spells from the top of your library.
        You can spend mana of any type to cast creature spells.
        """
      And the card "Reality Smasher" is a "Creature — Eldrazi" that costs {4}{C} of size 5/5
        """
        Trample, haste
        Whenever this creature becomes the target of a spell an opponent controls, counter that spell unless its controller discards a card.
        """
      And the card "Spatial Contortion" is an "Instant" that costs {1}{C}
        """
        Target creature gets +3/-3 until end of turn.
        """
      And Alice controls "Vizier of the Menagerie"
      And Alice has "Reality Smasher" and "Spatial Contortion" in hand
      And Alice has {R}{R}{R}{R}{R} in the mana pool
      Then Alice can't cast "Spatial Contortion" targeting "Vizier of the Menagerie"
      When Alice casts "Reality Smasher" and it resolves
      Then "Reality Smasher" is on the battlefield

  @CR-118.8d
  Rule: 118.8d The mana cost stays, whatever is added

    Scenario: A spell that was kicked can be countered as one that costs {R}
      Given the card "Minor Misstep" is an "Instant" that costs {U}
        """
        Counter target spell with mana value 1 or less.
        """
      And the card "Burst Lightning" is an "Instant" that costs {R}
        """
        Kicker {4}
        This spell deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.
        """
      And Bob has "Burst Lightning" and "Grizzly Bears" in hand
      And Bob has {R}{R}{R}{R}{R}{1}{G} in the mana pool
      And Alice has "Minor Misstep" in hand
      And Alice has {U} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Grizzly Bears"
      Then Alice can't cast "Minor Misstep" targeting "Grizzly Bears"
      When Bob casts "Burst Lightning" targeting Alice using "kicker"
      And Alice casts "Minor Misstep" targeting "Burst Lightning" and it resolves
      Then "Burst Lightning" is in Bob's graveyard

  @CR-118.9c
  Rule: 118.9c The mana cost stays, whatever is paid instead

    Scenario: A spell that was evoked can be countered as one that costs {4}{U}
      Given the card "Mulldrifter" is a "Creature — Elemental" that costs {4}{U} of size 2/2
        """
        Flying
        When this creature enters, draw two cards.
        Evoke {2}{U}
        """
      And the card "Disdainful Stroke" is an "Instant" that costs {1}{U}
        """
        Counter target spell with mana value 4 or greater.
        """
      And Bob has "Mulldrifter" and "Shock" in hand
      And Bob has {U}{U}{U}{R} in the mana pool
      And Alice has "Disdainful Stroke" in hand
      And Alice has {1}{U} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Mulldrifter" using "evoke"
      And Bob casts "Shock" targeting Alice
      Then Alice can't cast "Disdainful Stroke" targeting "Shock"
      When Alice casts "Disdainful Stroke" targeting "Mulldrifter" and it resolves
      Then "Mulldrifter" is in Bob's graveyard

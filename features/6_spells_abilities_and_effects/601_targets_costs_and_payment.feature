Feature: 601. Casting Spells

  What is chosen as a target, how it is divided, what a spell costs in all, and paying for it.

  Background:
    Given these cards:
      | name        | type    | cost | text                                     |
      | Bolt        | Instant | {0}  | This spell deals 3 damage to any target. |
      | Lesser Omen | Sorcery | {0}  | You gain 1 life.                         |

  @CR-601.2c
  Rule: 601.2c Targets are chosen

    Background:
      Given these cards:
        | name         | type                        | size | cost | text                                                                                                                                                       |
        | Bearer       | Creature — Human Flagbearer | 1/1  | {0}  | While choosing targets as part of casting a spell or activating an ability, your opponents must choose at least one Flagbearer on the battlefield if able. |
        | Lesser Smash | Instant                     |      | {0}  | Destroy target artifact.                                                                                                                                   |
        | Sweep        | Instant                     |      | {0}  | Tap up to two target creatures.                                                                                                                            |
        | Shade        | Instant                     |      | {0}  | Target creature gains shroud until end of turn.                                                                                                            |

    @example-1
    Example: One word takes each target once, two words may take the same one
      Given these cards:
        | name             | type          | cost | text                                               |
        | Frostbite        | Instant       | {0}  | Tap two target creatures.                          |
        | Lesser Ruination | Instant       | {0}  | Destroy target artifact, then destroy target land. |
        | Foundry          | Artifact Land |      |                                                    |
      And Alice has "Frostbite" and "Lesser Ruination" in hand
      And Bob controls a 2/2 creature "Ox", a 2/2 creature "Elk" and "Foundry"
      Then Alice can't cast "Frostbite" targeting "Ox" and "Ox", by 115.3
      And Alice can cast "Frostbite" targeting "Ox" and "Elk"
      When Alice casts "Lesser Ruination" targeting "Foundry" and "Foundry" and it resolves
      Then "Foundry" is in Bob's graveyard

    Scenario Outline: What does not fit the words is no target
      Given Alice has "Searing Spear" in hand
      And Bob controls an artifact "Spellbook" and a 2/2 creature "Bear Cub"
      And Alice has {1}{R} in the mana pool
      Then Alice <can> cast "Searing Spear" targeting <target>
      When Alice casts "Searing Spear" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is in Bob's graveyard

      Examples:
        | can   | target          |
        | can   | "Bear Cub"      |
        | can   | Bob             |
        | can't | "Spellbook"     |
        | can't | "Searing Spear" |

    Scenario Outline: What can't be the target of some spells or abilities can be that of all others
      Given Alice controls "<creature>"
      And <player> has "Shock" and "Kodama's Might" in hand
      And <player> has {R}{G} in the mana pool
      And <player> controls "Viashino Fangtail"
      And it is <player>'s precombat main
      Then <player> <shock> cast "Shock" targeting "<creature>"
      And <player> <might> cast "Kodama's Might" targeting "<creature>"
      And <player> <fangtail> activate "Viashino Fangtail" targeting "<creature>"
      When <player> casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life

      Examples:
        | creature            | player | shock | might | fangtail |
        | Lurker              | Alice  | can't | can't | can      |
        | Fiendslayer Paladin | Alice  | can   | can   | can      |
        | Fiendslayer Paladin | Bob    | can't | can   | can      |
        | Gaea's Revenge      | Alice  | can't | can   | can't    |

    Scenario Outline: So it is with <bar>, for <player>
      Given these cards:
        | name         | type              | size | cost | color | text                                             |
        | Shell        | Creature — Turtle | 1/4  |      | green | Shell can't be the target of <bar>.              |
        | Lesser Scald | Instant           |      | {0}  | red   | Lesser Scald deals 1 damage to any target.       |
        | Bloom        | Instant           |      | {0}  | green | Target creature gets +1/+1 until end of turn.    |
        | Archer       | Creature — Elf    | 1/1  |      | red   | {0}: This creature deals 1 damage to any target. |
      And Alice controls "Shell"
      And <player> has "Lesser Scald" and "Bloom" in hand
      And <player> controls "Archer"
      And it is <player>'s precombat main
      Then <player> <scald> cast "Lesser Scald" targeting "Shell"
      And <player> <bloom> cast "Bloom" targeting "Shell"
      And <player> <archer> activate "Archer" targeting "Shell"
      When <player> casts "Lesser Scald" targeting Alice and it resolves
      Then Alice has 19 life

      Examples:
        | bar                                        | player | scald | bloom | archer |
        | spells or abilities your opponents control | Alice  | can   | can   | can    |
        | spells or abilities your opponents control | Bob    | can't | can't | can't  |
        | abilities                                  | Bob    | can   | can   | can't  |

    Scenario Outline: With a variable number the player chooses how many, within what the text says
      Given Alice has "<spell>" in hand
      And Alice has {2}{W}{U}{U} in the mana pool
      And Bob controls "Bear Cub", "Gray Ogre" and "Hill Giant"
      Then Alice <can> cast <deed>
      When Alice casts "<spell>" targeting "Bear Cub"
      Then the stack, from the top, is "<spell>"

      Examples:
        | spell               | number        | can   | deed                                                                     |
        | Lead Astray         | up to two     | can   | "Lead Astray"                                                            |
        | Lead Astray         | up to two     | can   | "Lead Astray" targeting "Bear Cub"                                       |
        | Lead Astray         | up to two     | can't | "Lead Astray" targeting "Bear Cub", "Gray Ogre" and "Hill Giant"         |
        | Counterintelligence | one or two    | can't | "Counterintelligence"                                                    |
        | Counterintelligence | one or two    | can   | "Counterintelligence" targeting "Bear Cub" and "Gray Ogre"               |
        | Counterintelligence | one or two    | can't | "Counterintelligence" targeting "Bear Cub", "Gray Ogre" and "Hill Giant" |
        | Sway of Illusion    | any number of | can   | "Sway of Illusion"                                                       |
        | Sway of Illusion    | any number of | can   | "Sway of Illusion" targeting "Bear Cub", "Gray Ogre" and "Hill Giant"    |

    Scenario Outline: The text may count the targets
      Given the card "Gridlock" is an "Instant" that costs {X}{U}:
        """
        Tap X target nonland permanents.
        """
      And Alice has "Gridlock" in hand
      And Alice has {2}{U} in the mana pool
      And Bob controls a 2/2 creature "Bear Cub" and a 2/2 creature "Gray Ogre"
      Then Alice <can> cast "Gridlock" targeting <targets> with X = <x>
      When Alice casts "Gridlock" targeting "Gray Ogre" with X = 1 and it resolves
      Then "Gray Ogre" is tapped

      Examples:
        | x | targets                    | can   |
        | 2 | "Bear Cub" and "Gray Ogre" | can   |
        | 1 | "Bear Cub"                 | can   |
        | 2 | "Bear Cub"                 | can't |
        | 1 | "Bear Cub" and "Gray Ogre" | can't |

    Scenario Outline: Up to X targets are X at the most
      Given the card "Divergent Equation" is an "Instant" that costs {X}{X}{U}:
        """
        Return up to X target instant or sorcery cards from your graveyard to your hand. Exile this spell.
        """
      And Alice has "Divergent Equation" in hand
      And Alice has "Shock" and "Opt" in her graveyard
      And Alice has {2}{U} in the mana pool
      Then Alice <can> cast <spell> with X = 1
      When Alice casts "Divergent Equation" targeting "Shock" with X = 1 and it resolves
      Then "Shock" is in Alice's hand

      Examples:
        | can   | spell                                            |
        | can   | "Divergent Equation"                             |
        | can   | "Divergent Equation" targeting "Opt"             |
        | can't | "Divergent Equation" targeting "Opt" and "Shock" |

    Scenario: A target for a cost that is not paid is not chosen
      Given Alice has "Rushing River" in hand
      And Alice controls "Forest"
      And Alice has {2}{U} in the mana pool
      And Bob controls "Spellbook" and "Anthem of Champions"
      Then Alice can cast "Rushing River" targeting "Spellbook"
      And Alice can't cast "Rushing River" targeting "Spellbook" and "Anthem of Champions", by 601.2c
      And Alice can't cast "Rushing River" targeting "Spellbook" using "kicker", by 601.2c
      When Alice casts "Rushing River" targeting "Spellbook" and "Anthem of Champions" using "kicker" and it resolves
      Then "Spellbook" and "Anthem of Champions" are in Bob's hand
      And "Forest" is in Alice's graveyard

    Scenario: Another cost may bring another target in the place of the first
      Given Alice has "Tear Asunder" in hand
      And Alice has {2}{B}{G} in the mana pool
      And Bob controls "Spellbook" and "Bear Cub"
      Then Alice can't cast "Tear Asunder" targeting "Bear Cub", by 601.2c
      When Alice casts "Tear Asunder" targeting "Bear Cub" using "kicker" and it resolves
      Then "Bear Cub" is in exile
      And "Spellbook" is on the battlefield

    Scenario: Only the chosen modes have their targets
      Given the card "Rain of Thorns" is a "Sorcery" that costs {4}{G}{G}:
        """
        Choose one or more —
        • Destroy target artifact.
        • Destroy target enchantment.
        • Destroy target land.
        """
      And Alice has "Rain of Thorns" in hand
      And Bob controls an artifact "Spellbook" and an enchantment "Anthem of Champions"
      And Alice has {4}{G}{G} in the mana pool
      Then Alice can't cast "Rain of Thorns" targeting "Spellbook" and "Anthem of Champions" choosing mode 2, by 601.2c
      And Alice can cast "Rain of Thorns" targeting "Spellbook" and "Anthem of Champions" choosing modes 1 and 2
      When Alice casts "Rain of Thorns" targeting "Anthem of Champions" choosing mode 2 and it resolves
      Then "Anthem of Champions" is in Bob's graveyard

    Scenario: What watches for targets has seen them before it is sacrificed to pay
      Given Alice controls "Venerated Rotpriest" and "Grizzly Bears"
      And Alice has "Worthy Cost" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Worthy Cost" targeting "Grizzly Bears"
      And Alice chooses "Venerated Rotpriest"
      Then "Venerated Rotpriest" is in Alice's graveyard
      And the stack, from the top, is "ability of Venerated Rotpriest" and "Worthy Cost"

    Scenario Outline: What has to be targeted is chosen if it can be
      Given Alice has "Bolt", "Lesser Smash" and "Sweep" in hand
      And Bob controls "Bearer", a 2/2 creature "Ox", a 2/2 creature "Elk" and an artifact "Urn"
      Then Alice can't cast <deed>, by 601.2c
      When Alice casts "Bolt" targeting "Bearer" and it resolves
      Then "Bolt" is in Alice's graveyard

      Examples:
        | deed                             |
        | "Bolt" targeting "Ox"            |
        | "Bolt" targeting Bob             |
        | "Sweep" targeting "Ox" and "Elk" |

    Scenario Outline: Whoever obeys, or can't, or has said that there is no target, goes on
      Given Alice has "Bolt", "Lesser Smash" and "Sweep" in hand
      And Bob controls "Bearer", a 2/2 creature "Ox", a 2/2 creature "Elk" and an artifact "Urn"
      When Alice casts <deed>
      Then the stack, from the top, is <spell>

      Examples:
        | spell          | deed                                 |
        | "Bolt"         | "Bolt" targeting "Bearer"            |
        | "Lesser Smash" | "Lesser Smash" targeting "Urn"       |
        | "Sweep"        | "Sweep"                              |
        | "Sweep"        | "Sweep" targeting "Bearer" and "Elk" |

    Scenario Outline: Whom it does not speak of, or what can't be targeted, leaves the choice free
      Given Alice has "Bolt" and "Shade" in hand
      And <player> controls "Bearer"
      When <before>
      And Alice casts "Bolt" targeting Bob
      Then the stack, from the top, is "Bolt"

      Examples:
        | player | before                                                   |
        | Alice  | Alice would receive priority                             |
        | Bob    | Alice casts "Shade" targeting "Bearer" and it resolves   |

    Scenario: Abilities that watch for targets trigger now and wait until the spell is cast
      Given the card "Shapers' Sanctuary" is an "Enchantment" that costs {G}:
        """
        Whenever a creature you control becomes the target of a spell or ability an opponent controls, you may draw a card.
        """
      And Bob controls "Shapers' Sanctuary" and a 2/5 creature "Rotted Hulk"
      And Alice has "Searing Spear" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Searing Spear" targeting "Rotted Hulk"
      Then the stack, from the top, is "ability of Shapers' Sanctuary" and "Searing Spear"

    Scenario: The targets of an ability in quotation marks are chosen as that ability is activated
      Given Alice controls "Grizzly Bears"
      And Bob controls "Sol Ring"
      And Alice has "Banishing Knack" and "Mage's Attendant" in hand
      And Alice has {3}{W}{U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Banishing Knack" targeting "Grizzly Bears" and it resolves
      And Alice activates "Grizzly Bears" targeting "Sol Ring" and it resolves
      Then "Sol Ring" is in Bob's hand
      When Alice casts "Mage's Attendant" and it resolves
      And all players pass
      And Alice passes
      And Bob casts "Shock" targeting Alice
      And Bob passes
      And Alice activates "Wizard Token" targeting "Shock" and it resolves
      Then "Shock" is in Bob's graveyard
      And Alice has 20 life

  @CR-601.2d
  Rule: 601.2d Division

    Scenario: Damage is divided as the spell is cast
      Given Alice has "Pyrotechnics" in hand
      And Bob controls a 2/5 creature "Rotted Hulk"
      And Alice has {4}{R} in the mana pool
      When Alice casts "Pyrotechnics" targeting "Rotted Hulk" and Bob
      And Alice chooses 1
      And all players pass
      Then "Rotted Hulk" has 1 damage marked
      And Bob has 17 life

    Scenario: Counters are distributed as the spell is cast
      Given Alice has "Blessings of Nature" in hand
      And Alice has {4}{G} in the mana pool
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Blessings of Nature" targeting "Grizzly Bears" and "Hill Giant"
      And Alice chooses 3
      And all players pass
      Then "Grizzly Bears" has three +1/+1 counters
      And "Hill Giant" has one +1/+1 counter

    Scenario: Each target receives at least one
      Given Alice has "Pyrotechnics" in hand
      And Bob controls a 2/5 creature "Rotted Hulk"
      And Alice has {4}{R} in the mana pool
      When Alice casts "Pyrotechnics" targeting "Rotted Hulk" and Bob
      Then Alice is asked to choose one from 1, 2 and 3
      When Alice chooses 3
      And all players pass
      Then Bob has 19 life

    Scenario: There are no more targets than there is to divide
      Given Alice has "Pyrotechnics" in hand
      And Bob controls a 2/5 creature "Rotted Hulk", a 2/5 creature "Ancient Carp", a 2/5 creature "Wishcoin Crab" and a 2/5 creature "Armored Cancrix"
      And Alice has {4}{R} in the mana pool
      Then Alice can't cast "Pyrotechnics" targeting Bob, "Rotted Hulk", "Ancient Carp", "Wishcoin Crab" and "Armored Cancrix", by 601.2d
      When Alice casts "Pyrotechnics" targeting Bob
      Then the stack, from the top, is "Pyrotechnics"

    Scenario: What was meant for a target that is gone is not shared anew
      Given Alice has "Pyrotechnics" and "Searing Spear" in hand
      And Bob controls a 2/2 creature "Bear Cub"
      And Alice has {5}{R}{R} in the mana pool
      When Alice casts "Pyrotechnics" targeting "Bear Cub" and Bob
      And Alice chooses 2
      And Alice casts "Searing Spear" targeting "Bear Cub" and it resolves
      And all players pass
      Then Bob has 18 life

    @CR-603.3d
    Scenario: What is divided only if something is done is divided as the ability is put on the stack
      Given the card "Kuldotha Flamefiend" is a "Creature — Elemental" that costs {4}{R}{R} of size 4/4:
        """
        When this creature enters, you may sacrifice an artifact. If you do, this creature deals 4 damage divided as you choose among any number of targets.
        """
      And Alice has "Kuldotha Flamefiend" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in the mana pool
      And Alice controls "Sol Ring"
      And Bob controls "Rotted Hulk"
      When Alice casts "Kuldotha Flamefiend" and it resolves
      And Alice chooses "Rotted Hulk" and Bob
      And Alice chooses 1
      And all players pass
      And Alice says yes
      Then "Rotted Hulk" has 1 damage marked
      And Bob has 17 life

    Scenario: What is divided is dealt to nobody where the condition is not met
      Given the card "Kuldotha Flamefiend" is a "Creature — Elemental" that costs {4}{R}{R} of size 4/4:
        """
        When this creature enters, you may sacrifice an artifact. If you do, this creature deals 4 damage divided as you choose among any number of targets.
        """
      And Alice has "Kuldotha Flamefiend" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in the mana pool
      And Alice controls "Sol Ring"
      And Bob controls "Rotted Hulk"
      When Alice casts "Kuldotha Flamefiend" and it resolves
      And Alice chooses "Rotted Hulk" and Bob
      And Alice chooses 1
      And all players pass
      And Alice says no
      Then "Rotted Hulk" has 0 damage marked
      And Bob has 20 life

  @CR-601.2e
  Rule: 601.2e The proposal is checked

    Scenario: What turns out to be prohibited was never proposed
      Given Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And Alice has {3}{R} in the mana pool
      When Alice tries to cast "Blaze" targeting Bob with X = 3
      Then it is refused, by 601.2e
      And nothing else changes
      When Alice casts "Blaze" targeting Bob with X = 2 and it resolves
      Then "Blaze" is in Alice's graveyard

    Scenario: What turns out to be legal goes on
      Given Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Blaze" targeting Bob with X = 2 and it resolves
      Then Bob has 18 life

  @CR-601.2f
  Rule: 601.2f The total cost

    Scenario: Colored mana is reduced only by mana of its color, the rest comes off generic mana
      Given the card "Order" is an "Enchantment":
        """
        Cleric spells you cast cost {W}{B} less to cast.
        """
      And the card "Monk" is a "Creature — Cleric" that costs {2}{W} of size 1/1
      And Alice controls "Order"
      And Alice has "Monk" in hand
      And Alice has {C} in the mana pool
      When Alice casts "Monk"
      Then Alice has no mana

    Scenario: Generic reductions leave colored mana alone and never go below nothing
      Given Alice controls "Arcane Melee"
      And Alice has "Whitesun's Passage" in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Whitesun's Passage"
      Then Alice has {W} in the mana pool

    Scenario Outline: The player orders reductions where the order matters
      Given these cards:
        | name        | type        | text                                                                                                         |
        | Lesser Alms | Enchantment | Spells you cast cost {1} less to cast.                                                                       |
        | Grant       | Enchantment | Spells you cast cost {2} less to cast. This effect can't reduce the mana in that cost to less than one mana. |
      And the card "Monk" is a "Creature — Cleric" that costs {3} of size 1/1
      And Alice controls "Lesser Alms" and "Grant"
      And Alice has "Monk" in hand
      And Alice has {C}{C} in the mana pool
      When Alice casts "Monk"
      And Alice orders "<first>" and "<second>"
      Then Alice has <left> in the mana pool

      Examples:
        | first                       | second                      | left   |
        | {2} less, at least 1 (2)    | {1} less (1)                | {C}{C} |
        | {1} less (1)                | {2} less, at least 1 (2)    | {C}    |

    Scenario: What a spell costs in all may be set after everything else
      Given these cards:
        | name        | type        | text                                                                              |
        | Sphere      | Enchantment | Each spell that would cost less than three mana to cast costs three mana to cast. |
        | Lesser Alms | Enchantment | Spells you cast cost {1} less to cast.                                            |
      And the card "Monk" is a "Creature — Cleric" that costs {W} of size 1/1
      And Alice controls "Sphere" and "Lesser Alms"
      And Alice has "Monk" in hand
      And Alice has {C}{C}{W}{C} in the mana pool
      When Alice casts "Monk"
      Then Alice has {C} in the mana pool

    Scenario: A spell may cost less by what it says itself
      Given Alice has "Grizzly Bears" and "Hill Giant" in the graveyard
      And Alice has "Ghoultree" in hand
      And Alice has {6}{G} in the mana pool
      When Alice casts "Ghoultree"
      Then Alice has {C} in the mana pool

    Scenario: A cost that is locked in stays, though what reduced it is gone
      Given the card "Goblin Electromancer" is a "Creature — Goblin Wizard" that costs {U}{R} of size 2/2:
        """
        Instant or sorcery spells you cast cost {1} less to cast.
        """
      And Alice controls "Goblin Electromancer"
      And Alice has "Altar's Reap" (first) and "Altar's Reap" (second) in hand
      And Alice has {B}{B} in the mana pool
      And Alice controls "Grizzly Bears"
      When Alice casts "Altar's Reap" (first)
      And Alice chooses "Goblin Electromancer"
      And all players pass
      Then "Goblin Electromancer" is in Alice's graveyard
      And Alice has {B} in the mana pool
      And Alice can't cast "Altar's Reap" (second), by 601.2h

  @CR-601.2g
  Rule: 601.2g Mana abilities in the middle

    Scenario: Mana is made while the spell is being cast
      Given Alice controls "Forest"
      And Alice has "Hornet Sting" in hand
      When Alice casts "Hornet Sting" targeting Bob
      And Alice chooses "Forest"
      Then "Forest" is tapped
      And "Hornet Sting" is on the stack
      And Alice has no mana

    Scenario: Nobody is asked where no mana is to be paid
      Given Alice controls "Forest"
      And Alice has "Fountain of Youth" in hand
      When Alice casts "Fountain of Youth"
      Then Alice is asked nothing
      And "Forest" is untapped
      And the stack, from the top, is "Fountain of Youth"

    Scenario: Mana abilities come before the payment, so what makes mana may be sacrificed afterwards
      Given Alice controls "Gold Myr"
      And Alice has "Worthy Cause" in hand
      When Alice casts "Worthy Cause"
      And Alice chooses "Gold Myr"
      Then "Gold Myr" is in Alice's graveyard
      And "Worthy Cause" is on the stack

  @CR-601.2h
  Rule: 601.2h The cost is paid

    @example-1
    Example: What is sacrificed as a cost still made the spell cheaper
      Given Alice controls "Thunderscape Familiar"
      And Alice has "Altar's Reap" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Altar's Reap" and it resolves
      Then "Thunderscape Familiar" is in Alice's graveyard
      And Alice has no mana
      And Alice has 2 cards in hand

    Scenario Outline: What can't be paid in full is not paid at all
      Given Alice has "<spell>" in hand
      And Alice controls "<own>"
      And Alice has <mana> in the mana pool
      And Alice has 2 life
      When Alice tries to cast <deed>
      Then it is refused
      And nothing else changes

      Examples:
        | spell                 | own           | mana      | deed                                          | what is lacking |
        | Altar's Reap          | Grizzly Bears | {B}       | "Altar's Reap"                                | mana            |
        | Altar's Reap          | Levitation    | {1}{B}    | "Altar's Reap"                                | a creature      |
        | Thrill of Possibility | Grizzly Bears | {1}{R}    | "Thrill of Possibility"                       | another card    |
        | Hatred                | Grizzly Bears | {3}{B}{B} | "Hatred" targeting "Grizzly Bears" with X = 3 | life            |

    Scenario: A spell without a mana cost can't be paid for
      Given Alice has "Evermind" and "Fountain of Youth" in hand
      And Alice has {1}{U} in the mana pool
      Then Alice can't cast "Evermind", by 118.6
      When Alice casts "Fountain of Youth" and it resolves
      Then "Fountain of Youth" is on the battlefield

    @edition-2025
    Scenario: What would be moved out of the library is moved last
      Given the card "Delve" is an "Instant" that costs {0}:
        """
        As an additional cost to cast this spell, mill a card and exile a card from your graveyard.
        You gain 1 life.
        """
      And Alice has "Delve" in hand
      And Alice has "Lesser Omen" on top of her library
      And the card "Balm" is an "Instant" that costs {0}
      """
      You gain 3 life.
      """
      And Alice has "Balm" in hand
      Then Alice can't cast "Delve"
      When Alice casts "Balm" and it resolves
      And Alice casts "Delve" and it resolves
      Then Alice has 24 life

    Scenario: The order of other payments is the player's
      Given the card "Lesser Purge" is an "Instant" that costs {0}:
        """
        As an additional cost to cast this spell, exile a card from your graveyard and discard a card.
        You gain 1 life.
        """
      And Alice has "Lesser Purge" and "Lesser Omen" in hand
      When Alice casts "Lesser Purge"
      And Alice orders "discard a card" and "exile a card in your graveyard"
      Then "Lesser Omen" is in exile
      And "Lesser Purge" is on the stack

  @CR-601.2i
  Rule: 601.2i The spell becomes cast

    Scenario: What watches for a cast spell triggers when all is paid, and its controller has priority
      Given Bob controls "Ebon Drake"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then the stack, from the top, is "ability of Ebon Drake" and "Shock"
      And Alice has priority

    Scenario: What is gone by then, having been sacrificed to pay, does not trigger
      Given Alice controls "Ebon Drake"
      And Alice has "Altar's Reap" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Altar's Reap"
      Then the stack, from the top, is "Altar's Reap"

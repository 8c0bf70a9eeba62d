Feature: 704. State-Based Actions

  Background:
    Given these cards:
      | name | type    | cost | text                                                    |
      | Wane | Instant | {0}  | Target creature gets -1/-1 until end of turn.           |
      | Fade | Instant | {0}  | Target permanent loses all abilities until end of turn. |

  @CR-704.1 @edition-2025
  Rule: 704.1 What happens by itself, without the stack

    Scenario: Nobody can act between the loss of the last toughness and the death
      Given Bob controls a 1/1 creature "Muck Rats"
      And Alice has "Stab" in hand
      And Bob has "Aggressive Urge" in hand
      And Alice has {B} in the mana pool
      And Bob has {1}{G} in the mana pool
      When Alice casts "Stab" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is in Bob's graveyard
      And the stack is empty
      And Bob can't cast "Aggressive Urge" targeting "Muck Rats"

  @CR-704.1a
  Rule: 704.1a An ability that watches for a state uses the stack

    Background:
      Given the card "Pact" is an "Enchantment"
        """
        When you have no cards in hand, you lose the game.
        """

    @edition-2025
    Scenario: A triggered ability that watches for an empty hand waits on the stack
      Given Alice controls "Pact"
      When Alice would receive priority
      Then the stack, from the top, is ability of "Pact"
      And Alice is still in the game
      When all players pass
      Then Alice has lost the game

    @edition-2025
    Scenario: With a card in hand the watching ability does not trigger
      Given Alice controls "Pact"
      And Alice has "Wane" in hand
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

  @CR-704.2
  Rule: 704.2 Always checked, under nobody's control

    @edition-2025
    Scenario Outline: They are checked in <player>'s <step>
      Given Alice controls "Grizzly Bears" with 2 damage
      And Bob controls "Runeclaw Bear" with 2 damage
      And it is <player>'s <step>
      When <player> would receive priority
      Then "Grizzly Bears" is in Alice's graveyard
      And "Runeclaw Bear" is in Bob's graveyard
      And nothing else changes

      Examples:
        | player | step                |
        | Alice  | upkeep              |
        | Bob    | draw                |
        | Bob    | precombat main      |
        | Alice  | beginning of combat |
        | Alice  | end of combat       |
        | Bob    | end                 |

  @CR-704.3
  Rule: 704.3 All at once, and again until nothing is left to do

    @edition-2025
    Scenario: Two players who would lose for different reasons lose together
      Given Alice has 0 life
      And Bob has ten poison counters
      When Alice would receive priority
      Then Alice and Bob have lost the game
      And the game is over

    @edition-2025
    Scenario: What the first check brings about is found by the second
      Given the card "Captain" is a "Creature — Human" of size 2/2
        """
        Other creatures you control get +1/+1.
        """
      And Alice controls "Captain" with 2 damage
      And Alice controls a 1/1 creature "Recruit" with 1 damage
      When Alice would receive priority
      Then "Captain" and "Recruit" are in Alice's graveyard
      And nothing else changes

    @edition-2025
    Scenario: Creatures that die for different reasons see one another die
      Given the card "Mourner" is a "Creature — Human" of size 2/2
        """
        Whenever another creature dies, you gain 1 life.
        """
      And Alice controls "Mourner" (wounded) with 2 damage
      And Alice controls "Mourner" (withered) with two -1/-1 counters
      When Alice would receive priority
      And Alice orders "Mourner" (wounded) and "Mourner" (withered)
      Then the stack, from the top, is ability of "Mourner" (withered) and ability of "Mourner" (wounded)
      When all players pass
      And all players pass
      Then Alice has 22 life

    @edition-2025
    Scenario: Waiting abilities go on the stack only when no more creatures die
      Given the card "Wreath" is an "Enchantment"
        """
        When you control no creatures, you lose the game.
        """
      And the card "Captain" is a "Creature — Human" of size 2/2
        """
        Other creatures you control get +1/+1.
        """
      And Alice controls "Wreath"
      And Alice controls "Captain" with 2 damage
      And Alice controls a 1/1 creature "Recruit" with 1 damage
      When Alice would receive priority
      Then "Captain" and "Recruit" are in Alice's graveyard
      And the stack, from the top, is ability of "Wreath"
      And nothing else changes

    @edition-2025
    Scenario: A death in the cleanup step lets the active player act there
      Given Alice controls a 2/2 creature "Bear Cub" with a -1/-1 counter
      And the card "Instill Infection" is an "Instant" that costs {3}{B}:
        """
        Put a -1/-1 counter on target creature.
        Draw a card.
        """
      And Alice has "Aggressive Urge" and "Instill Infection" in hand
      And Alice has {4}{B}{G} in the mana pool
      When Alice casts "Aggressive Urge" targeting "Bear Cub" and it resolves
      And Alice casts "Instill Infection" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 1/1
      When the game goes on to Alice's end
      And all players pass
      Then "Bear Cub" is in Alice's graveyard
      And it is Alice's cleanup
      And Alice has priority

    @edition-2025
    Scenario: A cleanup step in which nothing happens passes without priority
      Given Alice controls "Mons's Goblin Raiders"
      When the game goes on to Alice's end
      And all players pass
      Then it is Bob's upkeep

    @edition-2025
    Scenario: An ability that triggers in the cleanup step lets the active player act there
      Given the card "Awaken" is an "Instant" that costs {0}
        """
        Until end of turn, target land becomes a 3/3 creature that's still a land.
        """
      And the card "Wreath" is an "Enchantment"
        """
        When you control no creatures, you gain 1 life.
        """
      And Alice controls a land "Hill"
      And Alice controls a 1/1 creature "Ox"
      And Alice controls "Wreath"
      And Alice has "Awaken" and "Wane" in hand
      When Alice casts "Awaken" targeting "Hill" and it resolves
      And Alice casts "Wane" targeting "Ox" and it resolves
      Then the stack is empty
      When the game goes on to Alice's end
      And all players pass
      Then it is Alice's cleanup
      And Alice has priority
      And the stack, from the top, is ability of "Wreath"

  @CR-704.4 @edition-2025
  Rule: 704.4 Blind to what happens during a resolution

    @example-1
    Example: Maro outlives an empty hand in the middle of a spell, but an ability sees it
      Given the card "Refill" is a "Sorcery" that costs {0}
        """
        Discard your hand, then draw seven cards.
        """
      And the card "Pauper" is an "Artifact"
        """
        When you have no cards in hand, you gain 1 life.
        """
      And Alice controls "Maro" and "Pauper"
      And Alice has "Refill" and "Wane" in hand
      When Alice casts "Refill" and it resolves
      Then "Maro" is on the battlefield
      And "Maro" is 7/7
      And "Wane" is in Alice's graveyard
      And the stack, from the top, is ability of "Pauper"

    Scenario: A life total below 0 in the middle of a spell loses nothing
      Given the card "Fever" is a "Sorcery" that costs {0}
        """
        You lose 3 life, then you gain 5 life.
        """
      And Alice has 2 life
      And Alice has "Fever" in hand
      When Alice casts "Fever" and it resolves
      Then Alice has 4 life
      And Alice is still in the game

  @CR-704.5a
  Rule: 704.5a A player with no life left

    Scenario: A player at 0 life has lost before anybody can pass
      Given Bob has 0 life
      When all players pass
      Then Bob has lost the game
      And Alice has won the game

    Scenario Outline: A player with <life> life loses the game
      Given Bob has <life> life
      When Alice would receive priority
      Then Bob has lost the game
      And Alice has won the game

      Examples:
        | life |
        | 0    |
        | -3   |

    Scenario: A player with 1 life plays on
      Given Bob has 1 life
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

  @CR-704.5b
  Rule: 704.5b A player who drew from an empty library

    @edition-2025
    Scenario: Drawing the last card is safe, drawing one more is not
      Given Alice's library has one card
      And Alice has "Reach Through Mists" (first) and "Reach Through Mists" (second) in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Reach Through Mists" (first) and it resolves
      Then Alice has 0 cards in library
      And Alice is still in the game
      When Alice casts "Reach Through Mists" (second) and it resolves
      Then Alice has lost the game

    Scenario: Who has no card left to draw in the draw step loses
      Given Alice's library is empty
      And it is Alice's upkeep
      When the game goes on to Alice's draw step
      Then Alice has lost the game

    Scenario: Who draws the last card in the draw step does not
      Given Alice's library has one card
      And it is Alice's upkeep
      When the game goes on to Alice's draw step
      Then Alice has one card in hand
      And Alice is still in the game

    Scenario: An empty library alone does not lose the game
      Given Alice's library is empty
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

  @CR-704.5c
  Rule: 704.5c Ten poison counters

    Scenario Outline: <number> poison counters lose a player the game
      Given Bob has <number> poison counters
      When Alice would receive priority
      Then Bob has lost the game

      Examples:
        | number |
        | 10     |
        | 11     |

    Scenario: Nine poison counters do not
      Given Bob has 9 poison counters
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

  @CR-704.5d
  Rule: 704.5d Tokens off the battlefield

    @edition-2025
    Scenario: A token returned to its owner's hand ceases to exist
      Given Bob controls a 1/1 white Soldier creature token "Guard"
      And Alice has "Regress" in hand
      And Alice has {C}{C}{U} in the mana pool
      When Alice casts "Regress" targeting "Guard" and it resolves
      Then "Guard" has ceased to exist
      And Bob has no cards in hand

    Scenario Outline: A token <place> ceases to exist
      Given Bob has a 1/1 white Soldier creature token "Guard" <place>
      When Alice would receive priority
      Then "Guard" has ceased to exist
      And nothing else changes

      Examples:
        | place                 |
        | in hand               |
        | in the graveyard      |
        | in exile              |
        | on top of the library |
        | in the command zone   |

    Scenario: A token on the battlefield stays, and so does a card in a graveyard
      Given Bob controls a 1/1 white Soldier creature token "Guard"
      And Bob has a 1/1 white Soldier creature "Veteran" in the graveyard
      And Bob has a 1/1 white Soldier creature token "Ghost" in the graveyard
      When Alice would receive priority
      Then there is no "Ghost"
      And "Guard" is on the battlefield
      And "Veteran" is in Bob's graveyard

    @edition-2025
    Scenario: A token that dies has been in the graveyard
      Given the card "Guard" is a "Creature — Soldier" of size 1/1
        """
        When this creature dies, you gain 1 life.
        """
      And Bob controls a "Guard" token
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Guard" and it resolves
      Then "Guard" has ceased to exist
      And the stack, from the top, is ability of "Guard"

  @CR-704.5e
  Rule: 704.5e Copies of spells and cards out of their zones

    Background:
      Given the card "Balm" is an "Instant" that costs {0}
        """
        You gain 2 life.
        """

    Scenario Outline: A copy of a <original> <place> ceases to exist
      Given Alice has "Whitesun's Passage" (copy) <place>
      And "Whitesun's Passage" (copy) is a copy of a <original>
      When Alice would receive priority
      Then "Whitesun's Passage" (copy) has ceased to exist
      And nothing else changes

      Examples:
        | original | place            |
        | spell    | in the graveyard |
        | spell    | in exile         |
        | spell    | in hand          |
        | card     | in the graveyard |
        | card     | in exile         |
        | card     | in hand          |

    Scenario: A copy of a card may be on the battlefield
      Given Alice controls "Grizzly Bears" (copy)
      And "Grizzly Bears" (copy) is a copy of a card
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

    Scenario: A copy of a spell may not be on the battlefield
      Given Alice controls "Grizzly Bears" (copy)
      And "Grizzly Bears" (copy) is a copy of a spell
      When Alice would receive priority
      Then "Grizzly Bears" (copy) has ceased to exist

    @edition-2025
    Scenario: A copy of a spell may be on the stack, and goes when it has resolved
      Given Alice has "Whitesun's Passage" (copy) on the stack
      And "Whitesun's Passage" (copy) is a copy of a spell
      When Alice would receive priority
      Then nothing changes
      When all players pass
      Then Alice has 25 life
      And "Whitesun's Passage" (copy) has ceased to exist

  @CR-704.5f
  Rule: 704.5f Toughness 0 or less

    @edition-2025
    Scenario Outline: Of two 2/2 creatures only the one with <number> -1/-1 counters goes
      Given Alice controls "Grizzly Bears" owned by Bob with <number> -1/-1 counters
      And Alice controls "Runeclaw Bear" with a -1/-1 counter
      When Alice would receive priority
      Then "Grizzly Bears" is in Bob's graveyard
      And nothing else changes

      Examples:
        | number |
        | two    |
        | three  |

    @edition-2025
    Scenario: A regeneration shield does not help against toughness 0
      Given Bob controls "River Boa"
      And Alice has "Stab" in hand
      And it is Bob's precombat main
      And Bob has {G} in the mana pool
      And Alice has {B} in the mana pool
      When Bob activates "River Boa" and it resolves
      And Alice casts "Stab" targeting "River Boa" and it resolves
      Then "River Boa" is in Bob's graveyard

    @edition-2025
    Scenario: An indestructible creature with toughness 0 is put into the graveyard
      Given Alice controls a 1/1 creature "Golem" with indestructible and a -1/-1 counter
      When Alice would receive priority
      Then "Golem" is in Alice's graveyard

  @CR-704.5g
  Rule: 704.5g Lethal damage

    @edition-2025
    Scenario Outline: A 2/3 creature marked with <damage> damage is destroyed
      Given Alice controls "Elvish Warrior" with <damage> damage
      When Alice would receive priority
      Then "Elvish Warrior" is in Alice's graveyard
      And nothing else changes

      Examples:
        | damage |
        | 3      |
        | 5      |

    Scenario: One less damage than its toughness leaves a creature alone
      Given Alice controls "Elvish Warrior" with 2 damage
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

    @edition-2025
    Scenario: Damage from two sources is counted together
      Given Bob controls "Awoken Demon"
      And Alice has "Breath of Fire" (first) and "Breath of Fire" (second) in hand
      And Alice has {C}{C}{R}{R} in the mana pool
      When Alice casts "Breath of Fire" (first) targeting "Awoken Demon" and it resolves
      Then "Awoken Demon" is on the battlefield
      When Alice casts "Breath of Fire" (second) targeting "Awoken Demon" and it resolves
      Then "Awoken Demon" is in Bob's graveyard

    @edition-2025
    Scenario: Less toughness makes damage lethal that was not
      Given Bob controls a 2/3 creature "Ox" with 2 damage
      And Alice has "Wane" in hand
      When Alice casts "Wane" targeting "Ox" and it resolves
      Then "Ox" is in Bob's graveyard

    @edition-2025
    Scenario: Regeneration replaces the destruction
      Given Bob controls "River Boa"
      And Alice has "Breath of Fire" in hand
      And it is Bob's precombat main
      And Bob has {G} in the mana pool
      And Alice has {1}{R} in the mana pool
      When Bob activates "River Boa" and it resolves
      And Alice casts "Breath of Fire" targeting "River Boa" and it resolves
      Then "River Boa" is on the battlefield
      And "River Boa" is tapped
      And "River Boa" has no damage marked

    Scenario: Damage does not destroy a permanent that is no creature
      Given Alice controls "Fountain of Youth" with 3 damage
      And Bob controls a 1/0 creature "Wisp" with 3 damage
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

    @edition-2025
    Scenario: An indestructible creature is not destroyed
      Given Alice controls a 2/3 creature "Golem" with indestructible and 3 damage
      And Alice has "Fade" in hand
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Fade" targeting "Golem" and it resolves
      Then "Golem" is in Alice's graveyard

  @CR-704.5h
  Rule: 704.5h Damage from deathtouch

    Background:
      Given the card "Viper" is a "Creature — Snake" of size 1/1
        """
        Deathtouch
        {T}: This creature deals 1 damage to target creature.
        """
      And Alice controls "Viper"

    Scenario: One damage from a source with deathtouch destroys a large creature
      Given Bob controls a 6/6 creature "Wurm"
      When Alice activates "Viper" targeting "Wurm" and it resolves
      Then "Wurm" is in Bob's graveyard

    Scenario: Damage that is prevented is not dealt, and destroys nothing
      Given the card "Lesser Shelter" is an "Instant" that costs {0}
        """
        Prevent the next 1 damage that would be dealt to target creature this turn.
        """
      And Alice controls "Viper" (second)
      And Bob controls a 6/6 creature "Wurm"
      And Alice has "Lesser Shelter" in hand
      When Alice casts "Lesser Shelter" targeting "Wurm" and it resolves
      And Alice activates "Viper" targeting "Wurm" and it resolves
      Then "Wurm" is on the battlefield
      When Alice activates "Viper" (second) targeting "Wurm" and it resolves
      Then "Wurm" is in Bob's graveyard

    Scenario: Regeneration replaces the destruction, and the damage does not count again
      Given the card "Troll" is a "Creature — Troll" of size 6/6
        """
        {0}: Regenerate this creature.
        """
      And Alice controls "Troll"
      When Alice activates "Troll" and it resolves
      And Alice activates "Viper" targeting "Troll" and it resolves
      Then "Troll" is on the battlefield
      And "Troll" is tapped
      When Alice would receive priority
      Then nothing changes

    Scenario: Damage before the last check no longer matters
      Given Bob controls a 6/6 creature "Golem" with indestructible
      And Alice has "Fade" in hand
      When Alice activates "Viper" targeting "Golem" and it resolves
      Then "Golem" has one damage marked
      When Alice casts "Fade" targeting "Golem" and it resolves
      Then "Golem" is on the battlefield
      And "Golem" has no abilities

    @edition-2025
    Scenario: Deathtouch destroys the creature that it damages, and leaves the planeswalker
      Given the card "Typhoid Rats" is a "Creature — Rat" that costs {B} of size 1/1
        """
        Deathtouch
        """
      And Alice controls "Typhoid Rats" and "Typhoid Rats" (second)
      And Bob controls "Ashiok, Wicked Manipulator" and "Rotted Hulk"
      When Alice attacks "Ashiok, Wicked Manipulator" with "Typhoid Rats" and Bob with "Typhoid Rats" (second)
      And Bob blocks "Typhoid Rats" (second) with "Rotted Hulk"
      And all players pass
      Then "Ashiok, Wicked Manipulator" has loyalty 4
      And "Rotted Hulk" is in Bob's graveyard

  @CR-704.5i @edition-2025
  Rule: 704.5i Planeswalkers without loyalty

    Background:
      Given the card "Sage" is a "Planeswalker — Sage" of loyalty 2
        """
        -2: Draw a card.
        """

    Scenario: A planeswalker that pays its last loyalty is gone before the ability resolves
      Given the card "Seer" is a "Planeswalker — Seer" of loyalty 3
        """
        -2: Draw a card.
        """
      And Alice controls "Sage" and "Seer"
      When Alice activates "Sage"
      Then "Sage" is in Alice's graveyard
      And the stack, from the top, is ability of "Sage"
      When all players pass
      And Alice activates "Seer"
      Then "Seer" is on the battlefield
      And "Seer" has loyalty 1

    Scenario: Combat damage takes the last loyalty away
      Given Bob controls "Sage"
      And Alice controls a 3/3 creature "Ox"
      When Alice attacks "Sage" with "Ox"
      And Bob declares no blockers
      And all players pass
      Then "Sage" is in Bob's graveyard

  @CR-704.5j
  Rule: 704.5j One legendary permanent of a name for each player

    Background:
      Given the card "Jhoira" is a "Legendary Creature — Human" of size 3/3

    Scenario: The controller keeps one of two
      Given Alice controls "Tobias Andrion" (first) and "Tobias Andrion" (second)
      When Alice would receive priority
      And Alice chooses to keep "Tobias Andrion" (second)
      Then "Tobias Andrion" (first) is in Alice's graveyard
      And "Tobias Andrion" (second) is on the battlefield
      And nothing else changes

    Scenario: Of three, two go, each to its owner's graveyard
      Given Alice controls "Tobias Andrion" (first), "Tobias Andrion" (second) owned by Bob and "Tobias Andrion" (third)
      When Alice would receive priority
      Then Alice is asked to choose one from "Tobias Andrion" (first), "Tobias Andrion" (second) and "Tobias Andrion" (third)
      When Alice chooses to keep "Tobias Andrion" (first)
      Then "Tobias Andrion" (second) is in Bob's graveyard
      And "Tobias Andrion" (third) is in Alice's graveyard
      And nothing else changes

    Scenario: Two players may each have one
      Given Alice and Bob each control "Tobias Andrion"
      And Bob controls "Tobias Andrion" (third)
      When Alice would receive priority
      And Bob chooses to keep "Tobias Andrion" (third)
      Then "Tobias Andrion" (Bob's) is in Bob's graveyard
      And nothing else changes

    Scenario: Legendary permanents of different names may stay together
      Given Alice controls "Tobias Andrion" and "Jedit Ojanen"
      And Bob controls "Tobias Andrion" (Bob's) and "Tobias Andrion" (second)
      When Alice would receive priority
      And Bob chooses to keep "Tobias Andrion" (second)
      Then "Tobias Andrion" (Bob's) is in Bob's graveyard
      And nothing else changes

    Scenario: Permanents of one name that are not legendary may stay together
      Given Alice controls "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And Bob controls "Tobias Andrion" (first) and "Tobias Andrion" (second)
      When Alice would receive priority
      And Bob chooses to keep "Tobias Andrion" (second)
      Then "Tobias Andrion" (first) is in Bob's graveyard
      And nothing else changes

    @edition-2025
    Scenario: An effect may say that the rule doesn't apply, or not to permanents of a kind, for as long as there is such an effect
      Given the card "Twin" is a "Legendary Creature — Human" of size 3/3
      And the card "Helm" is a "Legendary Artifact"
      And the card "Gallery" is an "Artifact":
        """
        The "legend rule" doesn't apply to creatures you control.
        """
      And the card "Lesser Smash" is an "Instant" that costs {0}:
        """
        Destroy target artifact.
        """
      And Alice controls "Gallery", "Twin" (first), "Twin" (second), "Helm" (first) and "Helm" (second)
      And Alice has "Lesser Smash" in hand
      When Alice would receive priority
      And Alice chooses to keep "Helm" (first)
      Then "Helm" (second) is in Alice's graveyard
      And "Twin" (first) and "Twin" (second) are on the battlefield
      When Alice casts "Lesser Smash" targeting "Gallery" and it resolves
      And Alice chooses to keep "Twin" (first)
      Then "Twin" (second) is in Alice's graveyard

  @CR-704.5k
  Rule: 704.5k Only the newest world permanent

    Background:
      Given the card "Lesser Arena" is a "World Enchantment"
      And the card "Abyss" is a "World Enchantment"

    Scenario: The newest world permanent stays, whoever controls the others
      Given Alice controls "Lesser Arena"
      And Bob controls "Abyss"
      When Alice would receive priority
      Then "Lesser Arena" is in Alice's graveyard
      And "Abyss" is on the battlefield
      And nothing else changes

    Scenario: A world permanent alone stays
      Given Alice controls "Lesser Arena"
      And Alice controls an enchantment "Anthem"
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

    @edition-2025
    Scenario: World permanents that arrive together all go, and older ones with them
      Given the card "Lesser Rebirth" is a "Sorcery" that costs {0}
        """
        Return all enchantment cards from your graveyard to the battlefield.
        """
      And the card "Bazaar" is a "World Enchantment"
      And Bob controls "Lesser Arena"
      And Alice has "Abyss" and "Bazaar" in the graveyard
      And Alice has "Lesser Rebirth" in hand
      When Alice casts "Lesser Rebirth" and it resolves
      Then "Lesser Arena" is in Bob's graveyard
      And "Abyss" and "Bazaar" are in Alice's graveyard

    @edition-2025
    Scenario: How long a permanent has been a world permanent counts, not how long it has been there
      Given the card "Ascend" is an "Instant" that costs {0}
        """
        Target permanent becomes world until end of turn.
        """
      And Alice controls an enchantment "Anthem"
      And Alice controls "Lesser Arena"
      And Alice has "Ascend" in hand
      When Alice casts "Ascend" targeting "Anthem" and it resolves
      Then "Lesser Arena" is in Alice's graveyard
      And "Anthem" is on the battlefield

  @CR-704.5m
  Rule: 704.5m Auras attached wrongly or not at all

    Background:
      Given these cards:
        | name       | type               | text             |
        | Wings      | Enchantment — Aura | Enchant creature |
        | Lesser Hex | Enchantment — Aura | Enchant player   |

    Scenario: An Aura that is attached to nothing goes to its owner's graveyard
      Given Alice controls "Holy Strength" owned by Bob
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

    @edition-2025
    Scenario: An Aura goes when what it enchants is gone
      Given Bob controls a 2/2 creature "Bear Cub"
      And Alice controls "Holy Strength" attached to "Bear Cub"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is in Bob's graveyard
      And "Holy Strength" is in Alice's graveyard

    Scenario: An Aura that enchants creatures can't stay on another permanent
      Given Bob controls an artifact "Spellbook"
      And Alice controls "Spirit Link" attached to "Spellbook"
      When Alice would receive priority
      Then "Spirit Link" is in Alice's graveyard
      And nothing else changes

    @edition-2025
    Scenario: Protection makes the enchanted creature illegal
      Given the card "Shroud" is an "Enchantment — Aura" in black
        """
        Enchant creature
        """
      And the card "Lesser Cleanse" is an "Instant" that costs {0}
        """
        Target creature gains protection from black until end of turn.
        """
      And Bob controls a 2/2 creature "Ox"
      And Alice controls "Shroud" attached to "Ox" and "Wings" attached to "Ox"
      And Bob has "Lesser Cleanse" in hand
      And it is Bob's precombat main
      When Bob casts "Lesser Cleanse" targeting "Ox" and it resolves
      Then "Shroud" is in Alice's graveyard
      And "Wings" is attached to "Ox"

    Scenario: An Aura stays on what it may enchant
      Given Bob controls a 2/2 creature "Bear Cub"
      And Alice controls "Spirit Link" attached to "Bear Cub"
      And Alice controls "Curse of the Bloody Tome" attached to Bob
      And Bob controls "Spirit Link" (loose)
      When Alice would receive priority
      Then "Spirit Link" (loose) is in Bob's graveyard
      And nothing else changes

    Scenario Outline: <name> can't stay on a <kind> that it does not enchant
      Given Bob controls a 2/2 creature "Bear Cub"
      And Alice controls "<name>" attached to <host>
      When Alice would receive priority
      Then "<name>" is in Alice's graveyard
      And nothing else changes

      Examples:
        | name                     | kind     | host       |
        | Spirit Link              | player   | Bob        |
        | Curse of the Bloody Tome | creature | "Bear Cub" |

    @edition-2025
    Scenario: An Aura on a player goes when that player has left the game
      Given the players are Alice, Bob and Carol
      And Alice controls "Curse of the Bloody Tome" attached to Carol
      When Carol concedes
      And Alice would receive priority
      Then "Curse of the Bloody Tome" is in Alice's graveyard

  @CR-704.5n
  Rule: 704.5n Equipment and Fortifications attached wrongly

    Background:
      Given these cards:
        | name           | type                     | text        |
        | Sword          | Artifact — Equipment     | Equip {0}   |
        | Lesser Bulwark | Artifact — Fortification | Fortify {0} |

    Scenario Outline: A <name> attached to <host> comes off and stays
      Given Bob controls <host> "Thing"
      And Alice controls "<name>" attached to "Thing"
      When Alice would receive priority
      Then "<name>" is attached to nothing
      And Alice controls "<name>"
      And nothing else changes

      Examples:
        | name           | host           |
        | Sword          | an artifact    |
        | Lesser Bulwark | a 2/2 creature |

    @edition-2025
    Scenario: An Equipment comes off a creature that dies
      Given Bob controls a 2/2 creature "Bear Cub"
      And Alice controls "Leonin Scimitar" attached to "Bear Cub"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is in Bob's graveyard
      And "Leonin Scimitar" is on the battlefield
      And "Leonin Scimitar" is attached to nothing

    @edition-2025
    Scenario: An Equipment comes off a land that is no longer a creature
      Given the card "Awaken" is an "Instant" that costs {0}
        """
        Until end of turn, target land becomes a 3/3 creature that's still a land.
        """
      And Alice controls a land "Hill"
      And Alice controls "Sword" and "Lesser Bulwark" attached to "Hill"
      And Alice has "Awaken" in hand
      When Alice casts "Awaken" targeting "Hill" and it resolves
      And Alice activates "Sword" targeting "Hill" and it resolves
      Then "Sword" and "Lesser Bulwark" are attached to "Hill"
      When the game goes on to Bob's upkeep
      Then "Sword" is attached to nothing
      And "Lesser Bulwark" is attached to "Hill"

    @edition-2025
    Scenario: An Equipment comes off a player
      Given Alice controls "Leonin Scimitar" attached to Bob
      When Alice would receive priority
      Then "Leonin Scimitar" is attached to nothing
      And Alice controls "Leonin Scimitar"
      And nothing else changes

    Scenario: An Equipment on a creature and a Fortification on a land stay attached
      Given Alice controls a 2/2 creature "Ox" and a land "Hill"
      And Alice controls "Sword" attached to "Ox" and "Lesser Bulwark" attached to "Hill"
      And Alice controls "Sword" (idle) attached to "Hill"
      When Alice would receive priority
      Then "Sword" (idle) is attached to nothing
      And nothing else changes

  @CR-704.5p
  Rule: 704.5p Other permanents that are attached

    Scenario: An artifact that is no Equipment comes off and stays
      Given Alice controls "Grizzly Bears"
      And Alice controls "Fountain of Youth" attached to "Grizzly Bears"
      When Alice would receive priority
      Then "Fountain of Youth" is attached to nothing
      And Alice controls "Fountain of Youth"
      And nothing else changes

    @edition-2025
    Scenario Outline: <name> attached to <host> comes off and stays
      Given these cards:
        | name     | type           | size | defense |
        | Parasite | Creature       | 1/1  |         |
        | Siege    | Battle — Siege |      | 3       |
        | Engine   | Artifact       |      |         |
      And Bob controls a 2/2 creature "Ox"
      And Alice controls "<name>" attached to <host>
      And "<name>" is protected by Bob
      When Alice would receive priority
      Then "<name>" is attached to nothing
      And Alice controls "<name>"
      And nothing else changes

      Examples:
        | name     | host |
        | Parasite | "Ox" |
        | Parasite | Bob  |
        | Siege    | "Ox" |
        | Siege    | Bob  |
        | Engine   | Bob  |

    @edition-2025
    Scenario: An Equipment that becomes a creature comes off
      Given the card "Sword" is an "Artifact — Equipment"
        """
        Equip {0}
        """
      And the card "Stir" is an "Instant" that costs {0}
        """
        Target artifact becomes a 2/2 artifact creature until end of turn.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "Sword" attached to "Ox"
      And Alice has "Stir" in hand
      When Alice casts "Stir" targeting "Sword" and it resolves
      Then "Sword" is attached to nothing
      And Alice controls "Sword"

    @edition-2025 @CR-704.5m
    Scenario: An Aura that becomes a creature comes off, and then goes as an Aura attached to nothing
      Given the card "Wings" is an "Enchantment — Aura"
        """
        Enchant creature
        """
      And the card "Opalesce" is an "Instant" that costs {0}
        """
        Target enchantment becomes a 2/2 creature in addition to its other types until end of turn.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice controls "Wings" attached to "Ox"
      And Alice has "Opalesce" in hand
      When Alice casts "Opalesce" targeting "Wings" and it resolves
      Then "Wings" is in Alice's graveyard
      And "Ox" is on the battlefield

  @CR-704.5q
  Rule: 704.5q Opposite counters are removed in pairs

    @edition-2025
    Scenario Outline: Of <plus> +1/+1 and <minus> -1/-1 counters, <plus left> and <minus left> stay
      Given Alice controls "Awoken Demon" with <plus> +1/+1 counters and <minus> -1/-1 counters
      And Alice controls "Markov's Servant" with two +1/+1 counters and a -1/-0 counter
      When Alice would receive priority
      Then "Awoken Demon" has <plus left> +1/+1 counters
      And "Awoken Demon" has <minus left> -1/-1 counters
      And nothing else changes

      Examples:
        | plus | minus | plus left | minus left |
        | 3    | 1     | 2         | 0          |
        | 2    | 2     | 0         | 0          |
        | 1    | 4     | 0         | 3          |

  @CR-704.5r
  Rule: 704.5r More counters than an ability allows

    Background:
      Given the card "Lesser Rasputin Dreamweaver" is a "Legendary Creature — Human Wizard" of size 4/1
        """
        Lesser Rasputin Dreamweaver can't have more than seven dream counters on it.
        """

    Scenario: Counters beyond the number are removed, and only those of the kind
      Given Alice controls "Lesser Rasputin Dreamweaver" with nine dream counters and eight charge counters
      When Alice would receive priority
      Then "Lesser Rasputin Dreamweaver" has seven dream counters
      And "Lesser Rasputin Dreamweaver" has eight charge counters
      And nothing else changes

    Scenario: Exactly the number stays
      Given Alice controls "Lesser Rasputin Dreamweaver" with seven dream counters
      And Bob controls "Lesser Rasputin Dreamweaver" (more) with eight dream counters
      When Alice would receive priority
      Then "Lesser Rasputin Dreamweaver" (more) has seven dream counters
      And nothing else changes

    Scenario: While the ability is lost there is no limit
      Given the card "Lesser Gloom" is an "Enchantment"
        """
        All creatures lose all abilities.
        """
      And the card "Ruin" is an "Instant" that costs {0}
        """
        Destroy target permanent.
        """
      And Alice controls "Lesser Gloom"
      And Alice controls "Lesser Rasputin Dreamweaver" with nine dream counters
      And Alice has "Ruin" in hand
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Ruin" targeting "Lesser Gloom" and it resolves
      Then "Lesser Rasputin Dreamweaver" has seven dream counters

  @CR-704.5s
  Rule: 704.5s Finished Sagas

    Background:
      Given the card "Ballad" is an "Enchantment — Saga"
        """
        I — You gain 1 life.
        II — You gain 2 life.
        """

    Scenario: A Saga is sacrificed when its final chapter has left the stack, not before
      Given Alice controls "Ballad" with a lore counter
      And it is Alice's draw
      When all players pass
      Then the stack, from the top, is ability of "Ballad"
      And "Ballad" is on the battlefield
      And "Ballad" has two lore counters
      When all players pass
      Then Alice has 22 life
      And "Ballad" is in Alice's graveyard

    Scenario Outline: A Saga with <number> lore counters and no ability under way is sacrificed
      Given Alice controls "Ballad" with <number> lore counters
      When Alice would receive priority
      Then "Ballad" is in Alice's graveyard
      And nothing else changes

      Examples:
        | number |
        | two    |
        | three  |

    Scenario: A Saga short of its final chapter stays
      Given Alice controls "Ballad" with a lore counter
      And Bob controls "Ballad" (ended) with three lore counters
      When Alice would receive priority
      Then "Ballad" (ended) is in Bob's graveyard
      And nothing else changes

    Scenario: A Saga without chapter abilities is not finished
      Given the card "Lesser Silence" is an "Enchantment"
        """
        All enchantments lose all abilities.
        """
      And the card "Ruin" is an "Instant" that costs {0}
        """
        Destroy target permanent.
        """
      And Alice controls "Lesser Silence"
      And Alice controls "Ballad" with two lore counters
      And Alice has "Ruin" in hand
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Ruin" targeting "Lesser Silence" and it resolves
      Then "Ballad" is in Alice's graveyard

  @CR-704.5t
  Rule: 704.5t Finished dungeons

    Background:
      Given the card "Old Mine" is a "Dungeon"
        """
        Cave Entrance — You gain 1 life. (Leads to: Dark Pool)
        Dark Pool — You gain 2 life. (Leads nowhere)
        """
      And Alice has "Old Mine" in the command zone

    Scenario: A dungeon leaves when the last room's ability has left the stack, not before
      Given the card "Delve" is a "Sorcery" that costs {0}
        """
        Venture into the dungeon.
        """
      And the venture marker is on the room "Cave Entrance" of "Old Mine"
      And Alice has "Delve" in hand
      When Alice casts "Delve" and it resolves
      Then "Old Mine" is in the command zone
      And the stack, from the top, is ability of "Old Mine"
      When all players pass
      Then Alice has 22 life
      And "Old Mine" has ceased to exist

    Scenario: A dungeon with its marker on the bottommost room is removed from the game
      Given the venture marker is on the room "Dark Pool" of "Old Mine"
      When Alice would receive priority
      Then "Old Mine" has ceased to exist
      And nothing else changes

    Scenario: A dungeon with its marker on an upper room stays
      Given the venture marker is on the room "Cave Entrance" of "Old Mine"
      When Alice would receive priority
      Then nothing changes

  @CR-704.5u
  Rule: 704.5u Sector designations

    Background:
      Given Alice controls a 4/4 creature "Orbiter" with space sculptor

    Scenario: Those without a sculptor choose for their creatures first, then the others
      Given Bob controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      When Alice would receive priority
      Then Bob is asked to choose one from alpha, beta and gamma
      When Bob chooses alpha
      And Bob chooses gamma
      Then Alice is asked to choose one from alpha, beta and gamma
      When Alice chooses beta
      Then the sector chosen for "Ox" is alpha
      And the sector chosen for "Elk" is gamma
      And the sector chosen for "Orbiter" is beta

    Scenario: A creature that has a sector is not asked about, nor is what is no creature
      Given "Orbiter" is in the alpha sector
      And Bob controls a 2/2 creature "Ox" and an artifact "Engine"
      And "Ox" is in the beta sector
      When Alice would receive priority
      Then nothing changes

    Scenario: While no permanent has space sculptor nobody chooses
      Given the card "Lesser Gloom" is an "Enchantment"
        """
        All creatures lose all abilities.
        """
      And the card "Ruin" is an "Instant" that costs {0}
        """
        Destroy target permanent.
        """
      And Alice controls "Lesser Gloom"
      And Alice has "Ruin" in hand
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Ruin" targeting "Lesser Gloom" and it resolves
      Then Alice is asked to choose one from alpha, beta and gamma
      When Alice chooses beta
      Then the sector chosen for "Orbiter" is beta

  @CR-704.5v
  Rule: 704.5v Battles with defense 0

    Background:
      Given the card "Invasion" is a "Battle — Siege" of defense 3
        """
        Whenever you gain life, draw a card.
        """
      And Alice controls "Invasion" owned by Bob
      And "Invasion" is protected by Bob

    Scenario: Damage that takes the last defense puts a battle into its owner's graveyard
      Given Alice controls a 3/3 creature "Ox"
      When Alice attacks "Invasion" with "Ox"
      And Bob declares no blockers
      And all players pass
      Then "Invasion" is in Bob's graveyard

    Scenario: A battle with defense left stays
      Given Alice controls a 2/2 creature "Elk"
      When Alice attacks "Invasion" with "Elk"
      And Bob declares no blockers
      And all players pass
      Then "Invasion" is on the battlefield
      And "Invasion" has defense 1

    Scenario: A battle waits for its own triggered ability to leave the stack
      Given the card "Triumph" is a "Sorcery" that costs {0}
        """
        Remove all defense counters from target battle. You gain 1 life.
        """
      And Alice has "Triumph" in hand
      When Alice casts "Triumph" targeting "Invasion" and it resolves
      Then the stack, from the top, is ability of "Invasion"
      And "Invasion" is on the battlefield
      And "Invasion" has defense 0
      When all players pass
      Then "Invasion" is in Bob's graveyard

    Scenario: A battle does not wait for an activated ability of its own
      Given the card "Outpost" is a "Battle — Siege" of defense 1
        """
        {0}: Draw a card.
        """
      And the card "Lesser Rout" is an "Instant" that costs {0}
        """
        Remove all defense counters from target battle.
        """
      And Alice controls "Outpost"
      And "Outpost" is protected by Bob
      And Alice has "Lesser Rout" in hand
      When Alice activates "Outpost"
      And Alice casts "Lesser Rout" targeting "Outpost" and it resolves
      Then "Outpost" is in Alice's graveyard
      And the stack, from the top, is ability of "Outpost"

  @CR-704.5w
  Rule: 704.5w Battles without a protector

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Invasion" is a "Battle — Siege" of defense 5
      And Alice controls "Invasion"

    Scenario: The controller of a Siege chooses one of the opponents to protect it
      When Alice would receive priority
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      Then the protector chosen for "Invasion" is Carol
      And nothing else changes

    Scenario: A protector who is in the game goes on protecting
      Given "Invasion" is protected by Bob
      When Alice would receive priority
      Then nothing changes

    Scenario: A protector who has left the game is replaced
      Given "Invasion" is protected by Carol
      When Carol concedes
      And Alice would receive priority
      Then the protector chosen for "Invasion" is Bob

    Scenario: A battle that is attacked waits for its new protector until it is not
      Given "Invasion" is protected by Carol
      And Alice controls a 2/2 creature "Ox"
      When Alice attacks "Invasion" with "Ox"
      And Carol concedes
      And Alice would receive priority
      Then the protector chosen for "Invasion" is Carol
      And "Ox" is attacking "Invasion"
      When the game goes on to Alice's postcombat main
      Then the protector chosen for "Invasion" is Bob

    Scenario: A battle without a type is protected by its controller
      Given the card "Standoff" is a "Battle" of defense 5
      And Bob controls "Standoff"
      And "Invasion" is protected by Carol
      When Alice would receive priority
      Then the protector chosen for "Standoff" is Bob
      And nothing else changes

  @CR-704.5x
  Rule: 704.5x Sieges protected by their controllers

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Invasion" is a "Battle — Siege" of defense 5

    Scenario: A Siege's controller who is its protector makes an opponent protect it
      Given Alice controls "Invasion"
      And "Invasion" is protected by Alice
      When Alice would receive priority
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      Then the protector chosen for "Invasion" is Carol
      And nothing else changes

    Scenario: A protector who gains control of the Siege chooses another
      Given the card "Lesser Betrayal" is a "Sorcery" that costs {0}
        """
        Gain control of target battle.
        """
      And Alice controls "Invasion"
      And "Invasion" is protected by Bob
      And Bob has "Lesser Betrayal" in hand
      And it is Bob's precombat main
      When Bob casts "Lesser Betrayal" targeting "Invasion" and it resolves
      And Bob chooses Alice
      Then Bob controls "Invasion"
      And the protector chosen for "Invasion" is Alice

    Scenario: A battle that is no Siege may be protected by its controller
      Given the card "Standoff" is a "Battle" of defense 5
      And Alice controls "Standoff"
      And "Standoff" is protected by Alice
      And Alice controls "Invasion"
      And "Invasion" is protected by Bob
      And Bob controls a 1/0 creature "Wisp"
      When Alice would receive priority
      Then "Wisp" is in Bob's graveyard
      And nothing else changes

  @CR-704.5y
  Rule: 704.5y One Role of each player on a permanent

    Background:
      Given the card "Monster" is an "Enchantment — Aura Role"
        """
        Enchant creature
        """
      And Bob controls "Grizzly Bears"

    Scenario: The newest of a player's Roles on a permanent stays
      Given Alice controls a "Monster" (first) token attached to "Grizzly Bears"
      And Alice controls a "Monster" (second) token attached to "Grizzly Bears"
      And Alice controls a "Monster" (third) token attached to "Grizzly Bears"
      When Alice would receive priority
      Then "Monster" (first) and "Monster" (second) have ceased to exist
      And "Monster" (third) is attached to "Grizzly Bears"
      And nothing else changes

    Scenario: A new Role takes the place of the old one
      Given the card "Wicked Gift" is a "Sorcery" that costs {0}
        """
        Create a Wicked Role token attached to target creature.
        """
      And Alice controls a "Monster" token attached to "Grizzly Bears"
      And Alice has "Wicked Gift" in hand
      When Alice casts "Wicked Gift" targeting "Grizzly Bears" and it resolves
      Then "Monster" has ceased to exist
      And "Wicked" is attached to "Grizzly Bears"

    Scenario: Roles of two players stay on one permanent
      Given Alice controls a "Monster" (Alice's) token attached to "Grizzly Bears"
      And Bob controls a "Monster" (Bob's) token attached to "Grizzly Bears"
      And Bob controls a 0/0 creature "Ivy Elemental"
      When Alice would receive priority
      Then "Ivy Elemental" is in Bob's graveyard
      And nothing else changes

    Scenario: Roles of one player stay on two permanents
      Given Bob controls "Runeclaw Bear"
      And Alice controls a "Monster" (first) token attached to "Grizzly Bears"
      And Alice controls a "Monster" (second) token attached to "Runeclaw Bear"
      And Bob controls a 0/0 creature "Ivy Elemental"
      When Alice would receive priority
      Then "Ivy Elemental" is in Bob's graveyard
      And nothing else changes

    Scenario: Other Auras of one player stay beside a Role
      Given Alice controls a "Monster" token attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Regress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Regress" targeting "Grizzly Bears" and it resolves
      Then "Holy Strength" is in Alice's graveyard

  @CR-704.5z
  Rule: 704.5z Engines start at speed 1

    Scenario: A player with no speed who controls a permanent with start your engines! gets speed 1
      Given Alice controls a 2/2 creature "Racer" with start your engines!
      And Bob controls a 2/2 creature "Walker"
      When Alice would receive priority
      Then Alice has speed 1
      And Bob has no speed
      And nothing else changes

    Scenario: A player who has a speed keeps it
      Given Alice has speed 3
      And Alice controls a 2/2 creature "Racer" with start your engines!
      And Bob controls a 2/2 creature "Rival" with start your engines!
      When Alice would receive priority
      Then Bob has speed 1
      And nothing else changes

  @CR-704.7
  Rule: 704.7 One replacement for several actions

    @example-1 @edition-2025
    Example: Lich's Mirror replaces the loss for no life and for an empty library at once
      Given the card "Lich's Mirror" is an "Artifact"
        """
        If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.
        """
      And the card "Succumb to Temptation" is an "Instant" that costs {1}{B}{B}:
        """
        You draw two cards and you lose 2 life.
        """
      And Alice controls "Lich's Mirror"
      And Alice has nine creature cards in the graveyard
      And Alice's library has one card
      And Alice has 1 life
      And Alice has "Succumb to Temptation" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Succumb to Temptation" and it resolves
      Then Alice is still in the game
      And Alice has 20 life
      And Alice has 7 cards in hand
      And Alice has 5 cards in library
      And Alice has 0 cards in graveyard

    @edition-2025
    Scenario: What replaces two losses at once happens once
      Given the card "Lesser Second Wind" is an "Enchantment"
        """
        If you would lose the game, instead shuffle your graveyard into your library, then draw two cards and your life total becomes 20.
        """
      And the card "Whisper" is a "Sorcery" that costs {0}
        """
        You draw two cards and you lose 2 life.
        """
      And Alice controls "Lesser Second Wind"
      And Alice has nine creature cards in the graveyard
      And Alice's library has one card
      And Alice has 1 life
      And Alice has "Whisper" in hand
      When Alice casts "Whisper" and it resolves
      Then Alice has 20 life
      And Alice has 3 cards in hand
      And Alice has 8 cards in library

    @edition-2025
    Scenario: One regeneration shield is enough for lethal damage from a source with deathtouch
      Given the card "Troll" is a "Creature — Troll" of size 1/1
        """
        {0}: Regenerate this creature.
        """
      And the card "Viper" is a "Creature — Snake" of size 1/1
        """
        Deathtouch
        {T}: This creature deals 1 damage to target creature.
        """
      And Alice controls "Troll" and "Viper"
      When Alice activates "Troll" and it resolves
      And Alice activates "Viper" targeting "Troll" and it resolves
      Then "Troll" is on the battlefield
      And "Troll" is tapped
      And "Troll" has no damage marked

  @CR-704.8
  Rule: 704.8 Last known information from before all of it

    @example-1
    Example: Young Wolf dies with its +1/+1 counter, so undying does not trigger
      Given the card "Withering" is a "Sorcery" that costs {0}
        """
        Put three -1/-1 counters on target creature.
        """
      And Alice controls "Young Wolf" with a +1/+1 counter
      And Bob has "Withering" in hand
      And it is Bob's precombat main
      When Bob casts "Withering" targeting "Young Wolf" and it resolves
      Then "Young Wolf" is in Alice's graveyard
      And the stack is empty

    Scenario: A -1/-1 counter that goes at the moment of death still stops persist
      Given the card "Putrid Goblin" is a "Creature — Zombie Goblin" that costs {1}{B} of size 2/2:
        """
        Persist
        """
      And Alice controls "Putrid Goblin" with 2 damage, a +1/+1 counter and a -1/-1 counter
      When Alice would receive priority
      Then "Putrid Goblin" is in Alice's graveyard
      And the stack is empty

    Scenario: Of two wolves only the one that had no +1/+1 counter comes back
      Given Alice controls "Young Wolf" (grown) with a +1/+1 counter and three -1/-1 counters
      And Alice controls "Young Wolf" (small) with a -1/-1 counter
      When Alice would receive priority
      And all players pass
      Then "Young Wolf" (grown) is in Alice's graveyard
      And "Young Wolf" (small) is on the battlefield
      And "Young Wolf" (small) has a +1/+1 counter

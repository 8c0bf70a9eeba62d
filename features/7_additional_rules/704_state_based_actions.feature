Feature: 704. State-Based Actions

  @CR-704.1
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

    Scenario: A triggered ability that watches for there being no Swamps waits on the stack
      Given Alice controls "Barbarian Outcast" and "Plains"
      When Alice would receive priority
      Then the stack, from the top, is ability of "Barbarian Outcast"
      And "Barbarian Outcast" is on the battlefield
      When all players pass
      Then "Barbarian Outcast" is in Alice's graveyard

    Scenario: With a Swamp the watching ability does not trigger
      Given Alice controls "Barbarian Outcast" and "Swamp"
      And Bob controls a 1/1 creature "Muck Rats" with a -1/-1 counter
      When Alice would receive priority
      Then "Muck Rats" is in Bob's graveyard
      And nothing else changes

  @CR-704.2
  Rule: 704.2 Always checked, under nobody's control

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

    Scenario: Two players who would lose for different reasons lose together
      Given Alice has 0 life
      And Bob has ten poison counters
      When Alice would receive priority
      Then Alice and Bob have lost the game
      And the game is a draw

    Scenario: What the first check brings about is found by the second
      Given Alice controls "Benalish Marshal" with 3 damage
      And Alice controls a 1/1 creature "Muck Rats" with 1 damage
      When Alice would receive priority
      Then "Benalish Marshal" and "Muck Rats" are in Alice's graveyard
      And nothing else changes

    Scenario: Creatures that die for different reasons see one another die
      Given Alice controls "Rage Thrower" (wounded) with 2 damage
      And Alice controls "Rage Thrower" (withered) with two -1/-1 counters
      When Alice would receive priority
      And Alice orders "Rage Thrower" (wounded) and "Rage Thrower" (withered)
      And Alice chooses Bob
      And Alice chooses Bob
      Then the stack, from the top, is ability of "Rage Thrower" (withered) and ability of "Rage Thrower" (wounded)
      When all players pass
      And all players pass
      Then Bob has 16 life

    Scenario: Waiting abilities go on the stack only when no more creatures die
      Given Alice controls a 5/5 creature "Emperor Crocodile"
      And Alice controls "Benalish Marshal" with 3 damage
      And Alice controls a 1/1 creature "Muck Rats" with 1 damage
      When Alice would receive priority
      Then "Benalish Marshal" and "Muck Rats" are in Alice's graveyard
      And the stack, from the top, is ability of "Emperor Crocodile"
      And "Emperor Crocodile" is 5/5

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

    Scenario: A cleanup step in which nothing happens passes without priority
      Given Alice controls "Mons's Goblin Raiders"
      When the game goes on to Alice's end
      And all players pass
      Then it is Bob's upkeep

    Scenario: An ability that triggers in the cleanup step lets the active player act there
      Given Alice controls "Emperor Crocodile", "Muck Rats" and "Forest"
      And Alice has "Elemental Uprising" and "Stab" in hand
      And Alice has {1}{B}{G} in the mana pool
      When Alice casts "Elemental Uprising" targeting "Forest" and it resolves
      And Alice casts "Stab" targeting "Muck Rats" and it resolves
      Then the stack is empty
      When the game goes on to Alice's end
      And all players pass
      Then it is Alice's cleanup
      And Alice has priority
      And the stack, from the top, is ability of "Emperor Crocodile"

  @CR-704.4
  Rule: 704.4 Blind to what happens during a resolution

    @example-1
    Example: Maro outlives an empty hand in the middle of a spell, but an ability sees it
      Given Alice controls "Maro" and "Veiled Crocodile"
      And Alice has "Wheel of Fortune" and "Stab" in hand
      And Bob has "Shock" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Wheel of Fortune" and it resolves
      Then "Maro" is on the battlefield
      And "Maro" is 7/7
      And "Stab" is in Alice's graveyard
      And the stack, from the top, is ability of "Veiled Crocodile"

    Scenario: A life total below 0 in the middle of a spell loses nothing
      Given Alice has 2 life
      And Alice has "Sovereign's Bite" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Sovereign's Bite" targeting Alice and it resolves
      Then "Sovereign's Bite" is in Alice's graveyard
      And Alice has 2 life
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
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

  @CR-704.5b
  Rule: 704.5b A player who drew from an empty library

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
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
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
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

  @CR-704.5d
  Rule: 704.5d Tokens off the battlefield

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
      And Bob has "Glory Seeker" in the graveyard
      And Bob has a 1/1 white Soldier creature token "Ghost" in the graveyard
      When Alice would receive priority
      Then there is no "Ghost"
      And "Guard" is on the battlefield
      And "Glory Seeker" is in Bob's graveyard

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
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

    Scenario: A copy of a spell may not be on the battlefield
      Given Alice controls "Grizzly Bears" (copy)
      And "Grizzly Bears" (copy) is a copy of a spell
      When Alice would receive priority
      Then "Grizzly Bears" (copy) has ceased to exist

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

    Scenario: A Clone that copies nothing goes, and one that copies a creature stays
      Given Bob controls "Grizzly Bears"
      And Alice has "Clone" (first) and "Clone" (second) in hand
      And Alice has {3}{U}{3}{U} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      And Alice chooses nothing
      Then "Clone" (first) is in Alice's graveyard
      When Alice casts "Clone" (second) and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Clone" (second) is a 2/2 Bear creature

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

    Scenario: A regeneration shield does not help against toughness 0
      Given Bob controls "River Boa"
      And Alice has "Stab" in hand
      And it is Bob's precombat main
      And Bob has {G} in the mana pool
      And Alice has {B} in the mana pool
      When Bob activates "River Boa" and it resolves
      And Alice casts "Stab" targeting "River Boa" and it resolves
      Then "River Boa" is in Bob's graveyard

    Scenario: An indestructible creature with toughness 0 is put into the graveyard
      Given Alice controls a 0/1 creature "Darksteel Myr" with a -1/-1 counter
      When Alice would receive priority
      Then "Darksteel Myr" is in Alice's graveyard

  @CR-704.5g
  Rule: 704.5g Lethal damage

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
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

    Scenario: Damage from two sources is counted together
      Given Bob controls "Awoken Demon"
      And Alice has "Breath of Fire" (first) and "Breath of Fire" (second) in hand
      And Alice has {C}{C}{R}{R} in the mana pool
      When Alice casts "Breath of Fire" (first) targeting "Awoken Demon" and it resolves
      Then "Awoken Demon" is on the battlefield
      When Alice casts "Breath of Fire" (second) targeting "Awoken Demon" and it resolves
      Then "Awoken Demon" is in Bob's graveyard

    Scenario: Less toughness makes damage lethal that was not
      Given Bob controls a 2/3 creature "Elvish Warrior" with 2 damage
      And Alice has "Stab" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Stab" targeting "Elvish Warrior" and it resolves
      Then "Elvish Warrior" is in Bob's graveyard

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
      And Bob controls a 1/1 creature "Muck Rats" with 3 damage
      When Alice would receive priority
      Then "Muck Rats" is in Bob's graveyard
      And nothing else changes

    Scenario: An indestructible creature is not destroyed
      Given Alice controls a 0/1 creature "Darksteel Myr" with 1 damage
      And Alice has "Humble" in hand
      And Alice has {1}{W} in the mana pool
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Humble" targeting "Darksteel Myr" and it resolves
      Then "Darksteel Myr" is in Alice's graveyard

  @CR-704.5h
  Rule: 704.5h Damage from deathtouch

    Background:
      Given Alice controls "Viashino Fangtail"
      And Alice controls "Gorgon's Head" attached to "Viashino Fangtail"

    Scenario: One damage from a source with deathtouch destroys a large creature
      Given Bob controls a 6/6 creature "Vizzerdrix"
      When Alice activates "Viashino Fangtail" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is in Bob's graveyard

    Scenario Outline: One damage from a source with deathtouch is enough, in whichever order the two block: <first> and <second>
      Given Bob controls "<first>" and "<second>"
      And Alice controls "Aegis Turtle"
      When Alice attacks Bob with "Aegis Turtle"
      And Bob blocks "Aegis Turtle" with "<first>" and "<second>"
      And all players pass
      Then "Aegis Turtle" is in Alice's graveyard
      And "<first>" and "<second>" are on the battlefield

      Examples:
        | first        | second       |
        | Typhoid Rats | Muck Rats    |
        | Muck Rats    | Typhoid Rats |

    Scenario: Damage that is prevented is not dealt, and destroys nothing
      Given Alice controls "Viashino Fangtail" (second)
      And Alice controls "Gorgon's Head" (second) attached to "Viashino Fangtail" (second)
      And Bob controls a 6/6 creature "Vizzerdrix"
      And Bob has "Awe Strike" in hand
      And Bob has {W} in the mana pool
      When Alice activates "Viashino Fangtail" targeting "Vizzerdrix"
      And Bob casts "Awe Strike" targeting "Viashino Fangtail" and it resolves
      And all players pass
      Then "Vizzerdrix" is on the battlefield
      And Bob has 21 life
      When Alice activates "Viashino Fangtail" (second) targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" is in Bob's graveyard

    Scenario: Regeneration replaces the destruction, and the damage does not count again
      Given Alice controls a 4/4 creature "Diabolic Machine"
      And Alice has {3} in the mana pool
      When Alice activates "Diabolic Machine" and it resolves
      And Alice activates "Viashino Fangtail" targeting "Diabolic Machine" and it resolves
      Then "Diabolic Machine" is on the battlefield
      And "Diabolic Machine" is tapped
      When Alice would receive priority
      Then nothing changes

    Scenario: Damage before the last check no longer matters
      Given Bob controls a 3/3 creature "Darksteel Sentinel"
      And Alice controls "Shadowspear"
      And Alice has {1} in the mana pool
      When Alice activates "Viashino Fangtail" targeting "Darksteel Sentinel" and it resolves
      Then "Darksteel Sentinel" has one damage marked
      When Alice activates "Shadowspear", "Permanents" and it resolves
      Then "Darksteel Sentinel" is on the battlefield
      And "Darksteel Sentinel" doesn't have indestructible

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

  @CR-704.5i
  Rule: 704.5i Planeswalkers without loyalty

    Scenario: A planeswalker that pays its last loyalty is gone before the ability resolves
      Given Alice controls "Teyo, the Shieldmage" with 2 loyalty counters
      And Alice controls "Tibalt, Rakish Instigator" with 3 loyalty counters
      When Alice activates "Teyo, the Shieldmage"
      Then "Teyo, the Shieldmage" is in Alice's graveyard
      And the stack, from the top, is ability of "Teyo, the Shieldmage"
      When all players pass
      And Alice activates "Tibalt, Rakish Instigator"
      Then "Tibalt, Rakish Instigator" is on the battlefield
      And "Tibalt, Rakish Instigator" has loyalty 1

    Scenario: Combat damage takes the last loyalty away
      Given Bob controls "Teyo, the Shieldmage" with 3 loyalty counters
      And Alice controls a 3/3 creature "Hill Giant"
      When Alice attacks "Teyo, the Shieldmage" with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then "Teyo, the Shieldmage" is in Bob's graveyard

  @CR-704.5j
  Rule: 704.5j One legendary permanent of a name for each player

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

    Scenario: An effect may say that the rule doesn't apply to permanents of a kind, for as long as there is such an effect
      Given Alice controls "Cadric, Soul Kindler", "Jedit Ojanen" (first) and "Jedit Ojanen" (second)
      And Alice controls a "Tobias Andrion" (first) token and a "Tobias Andrion" (second) token
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice would receive priority
      And Alice chooses to keep "Jedit Ojanen" (first)
      Then "Jedit Ojanen" (second) is in Alice's graveyard
      And "Tobias Andrion" (first) and "Tobias Andrion" (second) are on the battlefield
      When Alice casts "Murder" targeting "Cadric, Soul Kindler" and it resolves
      And Alice chooses to keep "Tobias Andrion" (first)
      Then "Tobias Andrion" (second) has ceased to exist

    @CR-101.1
    Scenario: An effect may say that the rule doesn't apply at all
      Given Alice controls "Mirror Gallery", "Jedit Ojanen" (first) and "Jedit Ojanen" (second)
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Shatter" targeting "Mirror Gallery" and it resolves
      And Alice chooses to keep "Jedit Ojanen" (first)
      Then "Jedit Ojanen" (second) is in Alice's graveyard

    Scenario: Two legendary creatures that both have all names are of one name, and one alone is not
      Given Alice controls "Isamaru, Hound of Konda" and "Tobias Andrion"
      And Alice controls "Spy Kit" (first) attached to "Isamaru, Hound of Konda"
      And Alice controls "Spy Kit" (second)
      And Bob controls "Hill Giant"
      And Alice has {2} in the mana pool
      When Alice would receive priority
      Then "Isamaru, Hound of Konda" and "Tobias Andrion" are on the battlefield
      When Alice activates "Spy Kit" (second), "Equip" targeting "Tobias Andrion" and it resolves
      Then Alice is asked to choose one from "Isamaru, Hound of Konda" and "Tobias Andrion"
      When Alice chooses "Tobias Andrion"
      Then "Isamaru, Hound of Konda" is in Alice's graveyard
      And "Tobias Andrion" is on the battlefield

  @CR-704.5k
  Rule: 704.5k Only the newest world permanent

    Scenario: The newest world permanent stays, whoever controls the others
      Given Alice controls "Mystic Decree"
      And Bob controls "Chaosphere"
      When Alice would receive priority
      Then "Mystic Decree" is in Alice's graveyard
      And "Chaosphere" is on the battlefield
      And nothing else changes

    Scenario: A world permanent alone stays
      Given Alice controls "Mystic Decree"
      And Alice controls "Levitation"
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

    Scenario: World permanents that arrive together all go, and older ones with them
      Given Bob controls "Mystic Decree"
      And Alice has "Chaosphere" and "Caverns of Despair" in the graveyard
      And Alice has "Replenish" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Replenish" and it resolves
      And Alice orders "Chaosphere" and "Caverns of Despair"
      Then "Mystic Decree" is in Bob's graveyard
      And "Chaosphere" and "Caverns of Despair" are in Alice's graveyard

    Scenario: How long a permanent has been a world permanent counts, not how long it has been there
      Given the card "Ascend" is an "Instant" that costs {0}
        """
        Target permanent becomes world until end of turn.
        """
      And Alice controls "Levitation"
      And Alice controls "Mystic Decree"
      And Alice has "Ascend" in hand
      When Alice casts "Ascend" targeting "Levitation" and it resolves
      Then "Mystic Decree" is in Alice's graveyard
      And "Levitation" is on the battlefield

  @CR-704.5m
  Rule: 704.5m Auras attached wrongly or not at all

    Scenario: An Aura that is attached to nothing goes to its owner's graveyard
      Given Alice controls "Holy Strength" owned by Bob
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

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

    Scenario: Protection makes the enchanted creature illegal
      Given Bob controls a 2/2 creature "Grizzly Bears"
      And Alice controls "Phyresis" attached to "Grizzly Bears" and "Spirit Link" attached to "Grizzly Bears"
      And Bob has "Stave Off" in hand
      And Bob has {W} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Stave Off" targeting "Grizzly Bears" and it resolves
      And Bob chooses black
      Then "Phyresis" is in Alice's graveyard
      And "Spirit Link" is attached to "Grizzly Bears"

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

    Scenario: An Aura on a player goes when that player has left the game
      Given the players are Alice, Bob and Carol
      And Alice controls "Curse of the Bloody Tome" attached to Carol
      When Carol concedes
      And Alice would receive priority
      Then "Curse of the Bloody Tome" is in Alice's graveyard

  @CR-704.5n
  Rule: 704.5n Equipment and Fortifications attached wrongly

    Scenario Outline: A <name> attached to <host> comes off and stays
      Given Bob controls <host>
      And Alice controls "<name>" attached to <host>
      When Alice would receive priority
      Then "<name>" is attached to nothing
      And Alice controls "<name>"

      Examples:
        | name               | host            |
        | Leonin Scimitar    | "Spellbook"     |
        | Darksteel Garrison | "Grizzly Bears" |

    Scenario: An Equipment comes off a creature that dies
      Given Bob controls a 2/2 creature "Bear Cub"
      And Alice controls "Leonin Scimitar" attached to "Bear Cub"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is in Bob's graveyard
      And "Leonin Scimitar" is on the battlefield
      And "Leonin Scimitar" is attached to nothing

    Scenario: An Equipment comes off a land that is no longer a creature
      Given Alice controls "Forest"
      And Alice controls "Leonin Scimitar" and "Darksteel Garrison" attached to "Forest"
      And Alice has "Elemental Uprising" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Elemental Uprising" targeting "Forest" and it resolves
      And Alice activates "Leonin Scimitar" targeting "Forest" and it resolves
      Then "Leonin Scimitar" and "Darksteel Garrison" are attached to "Forest"
      When the game goes on to Bob's upkeep
      Then "Leonin Scimitar" is attached to nothing
      And "Darksteel Garrison" is attached to "Forest"

    Scenario: An Equipment comes off a player
      Given Alice controls "Leonin Scimitar" attached to Bob
      When Alice would receive priority
      Then "Leonin Scimitar" is attached to nothing
      And Alice controls "Leonin Scimitar"
      And nothing else changes

    Scenario: An Equipment on a creature and a Fortification on a land stay attached
      Given Alice controls a 2/2 creature "Grizzly Bears" and a land "Forest"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears" and "Darksteel Garrison" attached to "Forest"
      And Alice controls "Leonin Scimitar" (idle) attached to "Forest"
      When Alice would receive priority
      Then "Leonin Scimitar" (idle) is attached to nothing
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

    Scenario Outline: <name> attached to <host> comes off and stays
      Given Bob controls a 2/2 creature "Grizzly Bears"
      And Alice controls "<name>" attached to <host>
      When Alice would receive priority
      Then "<name>" is attached to nothing
      And Alice controls "<name>"
      And nothing else changes

      Examples:
        | name              | host            |
        | Muck Rats         | "Grizzly Bears" |
        | Muck Rats         | Bob             |
        | Fountain of Youth | Bob             |

    Scenario Outline: A battle attached to <host> comes off and stays
      Given Bob controls a 2/2 creature "Grizzly Bears"
      And Alice controls "Invasion of Moag" attached to <host>
      And "Invasion of Moag" is protected by Bob
      When Alice would receive priority
      Then "Invasion of Moag" is attached to nothing
      And Alice controls "Invasion of Moag"
      And nothing else changes

      Examples:
        | host            |
        | "Grizzly Bears" |
        | Bob             |

    Scenario: An Equipment that becomes a creature comes off
      Given Alice controls a 2/2 creature "Grizzly Bears"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice has "Relic's Roar" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Relic's Roar" targeting "Leonin Scimitar" and it resolves
      Then "Leonin Scimitar" is attached to nothing
      And Alice controls "Leonin Scimitar"

    @CR-704.5m
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

    Scenario: A Saga is sacrificed when its final chapter has left the stack, not before
      Given Alice controls "History of Benalia" with two lore counters
      And Alice controls a 2/2 creature "Silver Knight"
      And it is Alice's draw
      When all players pass
      Then the stack, from the top, is ability of "History of Benalia"
      And "History of Benalia" is on the battlefield
      And "History of Benalia" has three lore counters
      When all players pass
      Then "Silver Knight" is 4/3
      And "History of Benalia" is in Alice's graveyard

    Scenario Outline: A Saga with <number> lore counters and no ability under way is sacrificed
      Given Alice controls "History of Benalia" with <number> lore counters
      When Alice would receive priority
      Then "History of Benalia" is in Alice's graveyard
      And nothing else changes

      Examples:
        | number |
        | three  |
        | four   |

    Scenario: A Saga short of its final chapter stays
      Given Alice controls "History of Benalia" with two lore counters
      And Bob controls "History of Benalia" (ended) with four lore counters
      When Alice would receive priority
      Then "History of Benalia" (ended) is in Bob's graveyard
      And nothing else changes

    Scenario: A Saga without chapter abilities is not finished
      Given Alice controls "Humility"
      And Alice controls "Summon: G.F. Ifrit" with four lore counters
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then nothing changes
      When Alice casts "Demystify" targeting "Humility" and it resolves
      Then "Summon: G.F. Ifrit" is in Alice's graveyard

  @CR-704.5t
  Rule: 704.5t Finished dungeons

    Background:
      Given Alice has "Lost Mine of Phandelver" in the command zone

    Scenario: A dungeon leaves when the last room's ability has left the stack, not before
      Given the venture marker is on the room "Dark Pool" of "Lost Mine of Phandelver"
      And Alice controls "Dungeon Map"
      And Alice has {3} in the mana pool
      When Alice activates "Dungeon Map", "Venture into the dungeon" and it resolves
      Then "Lost Mine of Phandelver" is in the command zone
      And the stack, from the top, is ability of "Lost Mine of Phandelver"
      When all players pass
      Then Alice has one card in hand
      And "Lost Mine of Phandelver" has ceased to exist

    Scenario: A dungeon with its marker on the bottommost room is removed from the game
      Given the venture marker is on the room "Temple of Dumathoin" of "Lost Mine of Phandelver"
      When Alice would receive priority
      Then "Lost Mine of Phandelver" has ceased to exist
      And nothing else changes

    Scenario: A dungeon with its marker on an upper room stays
      Given the venture marker is on the room "Cave Entrance" of "Lost Mine of Phandelver"
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
      Given Alice controls "Invasion of Moag"
      And "Invasion of Moag" is protected by Bob

    Scenario: Once its ability is countered, a battle without defense is put into its owner's graveyard
      Given Alice controls "Colossapede"
      And Bob controls "Island"
      And Bob has "Stifle" in hand
      When Alice attacks "Invasion of Moag" with "Colossapede"
      And Bob declares no blockers
      And all players pass
      Then the stack, from the top, is ability of "Invasion of Moag"
      And "Invasion of Moag" has defense 0
      And "Invasion of Moag" is on the battlefield
      When Alice passes
      And Bob activates "Island"
      And Bob casts "Stifle" targeting ability of "Invasion of Moag" and it resolves
      Then "Invasion of Moag" is in Alice's graveyard

    Scenario: A battle with defense left stays
      Given Alice controls "Grizzly Bears"
      When Alice attacks "Invasion of Moag" with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then "Invasion of Moag" is on the battlefield
      And "Invasion of Moag" has defense 3

    Scenario: Damage that takes the last defense puts a battle without an ability into its owner's graveyard
      Given the card "Invasion" is a "Battle" of defense 3
      And Bob controls "Invasion"
      And "Invasion" is protected by Bob
      And Alice controls "Hill Giant"
      When Alice attacks "Invasion" with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then "Invasion" is in Bob's graveyard

    Scenario: A battle does not wait for an activated ability of its own
      Given the card "Outpost" is a "Battle" of defense 1
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
      And Alice controls "Invasion of Moag"

    Scenario: The controller of a Siege chooses one of the opponents to protect it
      When Alice would receive priority
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      Then the protector chosen for "Invasion of Moag" is Carol
      And nothing else changes

    Scenario: A protector who is in the game goes on protecting
      Given "Invasion of Moag" is protected by Bob
      When Alice would receive priority
      Then nothing changes

    Scenario: A protector who has left the game is replaced
      Given "Invasion of Moag" is protected by Carol
      When Carol concedes
      And Alice would receive priority
      Then the protector chosen for "Invasion of Moag" is Bob

    Scenario: A battle that is attacked waits for its new protector until it is not
      Given "Invasion of Moag" is protected by Carol
      And Alice controls "Grizzly Bears"
      When Alice attacks "Invasion of Moag" with "Grizzly Bears"
      And Carol concedes
      And Alice would receive priority
      Then the protector chosen for "Invasion of Moag" is Carol
      And "Grizzly Bears" is attacking "Invasion of Moag"
      When the game goes on to Alice's postcombat main
      Then the protector chosen for "Invasion of Moag" is Bob

    Scenario: A battle without a type is protected by its controller
      Given the card "Standoff" is a "Battle" of defense 5
      And Bob controls "Standoff"
      And "Invasion of Moag" is protected by Carol
      When Alice would receive priority
      Then the protector chosen for "Standoff" is Bob
      And nothing else changes

  @CR-704.5x
  Rule: 704.5x Sieges protected by their controllers

    Background:
      Given the players are Alice, Bob and Carol

    Scenario: A Siege's controller who is its protector makes an opponent protect it
      Given Alice controls "Invasion of Moag"
      And "Invasion of Moag" is protected by Alice
      When Alice would receive priority
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      Then the protector chosen for "Invasion of Moag" is Carol
      And nothing else changes

    Scenario: A protector who gains control of the Siege chooses another
      Given Alice controls "Invasion of Moag"
      And Carol controls "Forest"
      And "Invasion of Moag" is protected by Bob
      And Bob has "Blatant Thievery" in hand
      And Bob has {4}{U}{U}{U} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Blatant Thievery" targeting "Invasion of Moag" and "Forest" and it resolves
      And Bob chooses Alice
      Then Bob controls "Invasion of Moag"
      And the protector chosen for "Invasion of Moag" is Alice

    Scenario: A battle that is no Siege may be protected by its controller
      Given the card "Standoff" is a "Battle" of defense 5
      And Alice controls "Standoff"
      And "Standoff" is protected by Alice
      And Alice controls "Invasion of Moag"
      And "Invasion of Moag" is protected by Bob
      And Bob controls a 1/1 creature "Muck Rats" with a -1/-1 counter
      When Alice would receive priority
      Then "Muck Rats" is in Bob's graveyard
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
      Given Alice controls "Grizzly Bears" (hers)
      And Alice controls a "Monster" token attached to "Grizzly Bears" (hers)
      And Alice has "Spiteful Hexmage" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Spiteful Hexmage" and it resolves
      And Alice chooses "Grizzly Bears" (hers)
      And all players pass
      Then "Monster" has ceased to exist
      And "Cursed" is attached to "Grizzly Bears" (hers)

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
      Given Alice controls a 2/1 creature "Walking Sarcophagus"
      And Bob controls a 2/2 creature "Grizzly Bears"
      When Alice would receive priority
      Then Alice has speed 1
      And Bob has no speed
      And nothing else changes

    Scenario: A player who has a speed keeps it
      Given Alice has speed 3
      And Alice and Bob each control "Walking Sarcophagus"
      When Alice would receive priority
      Then Bob has speed 1
      And nothing else changes

  @CR-704.7
  Rule: 704.7 One replacement for several actions

    @example-1
    Example: Lich's Mirror replaces the loss for no life and for an empty library at once
      Given the card "Succumb to Temptation" is an "Instant" that costs {1}{B}{B}:
        """
        You draw two cards and you lose 2 life.
        """
      And Alice controls "Lich's Mirror"
      And Alice has nine "Muck Rats" in the graveyard
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

    Scenario: One regeneration shield is enough for lethal damage from a source with deathtouch
      Given Alice controls "Restless Dead" and "Viashino Fangtail"
      And Alice controls "Gorgon's Head" attached to "Viashino Fangtail"
      And Alice has {B} in the mana pool
      When Alice activates "Restless Dead" and it resolves
      And Alice activates "Viashino Fangtail" targeting "Restless Dead" and it resolves
      Then "Restless Dead" is on the battlefield
      And "Restless Dead" is tapped
      And "Restless Dead" has no damage marked

  @CR-704.8
  Rule: 704.8 Last known information from before all of it

    @example-1
    Example: Young Wolf dies with its +1/+1 counter, so undying does not trigger
      Given Alice controls "Young Wolf" with a +1/+1 counter
      And Bob has "Blight Rot" in hand
      And Bob has {2}{B} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Blight Rot" targeting "Young Wolf" and it resolves
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

  @CR-704.5m
  Rule: 704.5m Without an enchant ability

    Scenario: An Aura that has lost its abilities enchants nothing any more, neither a creature nor a player
      Given the card "Unwoven Spells" is an "Enchantment" that costs {1}{W}:
        """
        Auras lose all abilities.
        """
      And the card "Curse of Watching" is an "Enchantment — Aura Curse" that costs {2}{U}
        """
        Enchant player
        Whenever enchanted player is attacked, you draw a card.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice controls "Curse of Watching" attached to Bob
      And Alice has "Unwoven Spells" in hand
      And Alice has {1}{W} in the mana pool
      When Alice would receive priority
      Then "Holy Strength" and "Curse of Watching" are on the battlefield
      When Alice casts "Unwoven Spells" and it resolves
      Then "Holy Strength" and "Curse of Watching" are in Alice's graveyard

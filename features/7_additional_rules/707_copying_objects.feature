Feature: 707. Copying Objects

  @CR-707.9a
  Rule: 707.9a Abilities that a copy effect gives

    Scenario: The ability that made the copy is one of the copy's, and makes it another one the next time
      Given the card "Plasm" is a "Creature — Shapeshifter" of size 2/2
        """
        At the beginning of your upkeep, you may have this creature become a copy of another target creature, except it has this ability.
        """
      And Alice controls "Plasm" and a 3/3 Elf creature "Elf"
      And Bob controls a 4/4 Elk creature "Elk"
      When the game goes on to Alice's upkeep
      And Alice chooses "Elf"
      And all players pass
      And Alice says yes
      Then "Plasm" is exactly "Creature — Elf"
      When the game goes on to Alice's upkeep
      And Alice chooses "Elk"
      And all players pass
      And Alice says yes
      Then "Plasm" is exactly "Creature — Elk"
      And "Plasm" is 4/4

  @CR-707.9b
  Rule: 707.9b Exceptions are copied too

    Background:
      Given these cards:
        | name   | type     | cost | size | text                                                                                                                                                                                      |
        | Poser  | Creature | {0}  | 0/0  | You may have this creature enter as a copy of any creature on the battlefield, except its name is Poser, it's legendary in addition to its other types, and it has "{0}: Return Poser to its owner's hand." |
        | Double | Creature | {0}  | 0/0  | You may have this creature enter as a copy of any creature on the battlefield.                                                                                                              |
        | Shade  | Sorcery  | {0}  |      | Create a token that's a copy of target creature, except it's 1/1, it's a Spirit in addition to its other types, and it isn't legendary.                                                      |

    Scenario: The copy of a copy has the name, the supertype and the ability that an exception gave the first
      Given Alice controls a 2/3 red Elf creature "Elf" with flying
      And Alice has "Poser" in hand
      And Bob has "Double" in hand
      When Alice casts "Poser" and it resolves
      And Alice chooses "Elf"
      Then "Poser" is named "Poser"
      And "Poser" is exactly "Legendary Creature — Elf"
      And "Poser" has flying and "{0}: Return this to its owner's hand."
      When the game goes on to Bob's precombat main
      And Bob casts "Double" and it resolves
      And Bob chooses "Poser"
      Then "Double" is named "Poser"
      And "Double" is exactly "Legendary Creature — Elf"
      When Bob activates "Double" and it resolves
      Then "Double" is in Bob's hand
      And "Poser" is on the battlefield

    Scenario: A token is what the exception says, and so is a copy of the token
      Given Alice controls a legendary 5/5 Giant creature "Giant"
      And Alice has "Shade" and "Double" in hand
      When Alice casts "Shade" targeting "Giant" and it resolves
      Then Alice controls a 1/1 Giant Spirit creature token
      And "Giant" is on the battlefield
      When Alice casts "Double" and it resolves
      And Alice chooses "Giant" (2)
      Then "Double" is 1/1
      And "Double" is exactly "Creature — Giant Spirit"

  @CR-707.9d
  Rule: 707.9d What defines a characteristic that the copy effect settles

    Scenario: The size of the exception stands, whatever defines the size of what is copied; with an exception for something else it is defined
      Given these cards:
        | name    | type                    | cost | size | text                                                                                                                                                                |
        | Scholar | Creature — Wizard       |      |      | This creature's power and toughness are each equal to the number of cards in your hand.                                                                             |
        | Hulk    | Creature — Shapeshifter | {0}  | 0/0  | You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.                                                                     |
        | Ghost   | Sorcery                 | {0}  |      | Create a token that's a copy of target creature, except it's 1/1 and it's a Spirit in addition to its other types.                                                  |
        | Vapor   | Creature — Shapeshifter | {0}  | 0/0  | You may have this creature enter as a copy of any creature on the battlefield, except it's an Illusion in addition to its other types.                              |
      And Alice controls "Scholar"
      And Alice has "Hulk", "Ghost", "Vapor", "Forest" and "Island" in hand
      When Alice casts "Hulk" and it resolves
      And Alice chooses "Scholar"
      Then "Hulk" is on the battlefield
      And "Hulk" is 7/7
      When Alice casts "Ghost" targeting "Scholar" and it resolves
      Then Alice controls a 1/1 Wizard Spirit creature token
      When Alice casts "Vapor" and it resolves
      And Alice chooses "Scholar"
      Then "Vapor" is 2/2

  @CR-707.9e
  Rule: 707.9e Exceptions that are no characteristics

    Background:
      Given Alice controls "Elvish Warrior"
      And Alice has "Altered Ego" in hand
      And Alice has {4} in the mana pool

    Scenario: The copy enters with the counters that the exception speaks of; a copy of it does not
      Given Alice has "Clone" in hand
      And Alice has {9}{U}{U}{G} in the mana pool
      When Alice casts "Altered Ego" with X = 4 and it resolves
      And Alice chooses "Elvish Warrior"
      Then "Altered Ego" is 6/7
      And "Altered Ego" has four +1/+1 counters
      When Alice casts "Clone" and it resolves
      And Alice chooses "Altered Ego"
      Then "Clone" is 2/3

    Scenario: Another copy effect, applied after it, leaves nothing of the exception
      Given Alice controls "Essence of the Wild"
      And Alice has {6}{U}{G} in the mana pool
      When Alice casts "Altered Ego" with X = 4 and it resolves
      And Alice chooses "Altered Ego enters as a copy"
      And Alice chooses "Elvish Warrior"
      Then "Altered Ego" is 6/6
      And "Altered Ego" has no counters

  @CR-707.9f
  Rule: 707.9f Exceptions for copies of a kind

    Scenario Outline: Only what the copy is decides, <what> gets <counter> counters and is not legendary
      Given Alice controls "Jace Beleren" and "Tobias Andrion"
      And Alice has "Spark Double" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Spark Double" and it resolves
      And Alice chooses "<what>"
      Then "Spark Double" has <number> <counter> counters
      And "Spark Double" has no <other> counters
      And "Spark Double" and "<what>" are on the battlefield

      Examples:
        | what           | number | counter | other   |
        | Jace Beleren   | four   | loyalty | +1/+1   |
        | Tobias Andrion | one    | +1/+1   | loyalty |

  @CR-707.10
  Rule: 707.10 Copies of spells and abilities

    Scenario: The copy is on the stack under the control of the player who is told to copy, who may choose new targets; it is not cast
      Given Alice controls "Hive Mind"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Bob chooses Alice
      And all players pass
      Then Alice has 18 life
      When all players pass
      Then Bob has 18 life
      And the stack is empty

    Scenario: A copy of a spell differs from it as the text says
      Given these cards:
        | name       | type        | cost | text                                                                                        |
        | Lesser Zap | Instant     | {0}  | Lesser Zap deals 2 damage to any target.                                                    |
        | Tinge      | Instant     | {0}  | Copy target instant spell, except the copy is red. You may choose new targets for the copy. |
        | Ward       | Enchantment |      | If a red source would deal damage to you, prevent that damage.                              |
      And Alice controls "Ward"
      And Alice has "Tinge" in hand
      And Bob has "Lesser Zap" in hand
      And it is Bob's precombat main
      When Bob casts "Lesser Zap" targeting Alice
      And Bob passes
      And Alice casts "Tinge" targeting "Lesser Zap" and it resolves
      And Alice chooses Alice
      And all players pass
      Then Alice has 20 life
      When all players pass
      Then Alice has 18 life

    Scenario: A triggered ability of one's own is copied, of another player it can't be
      Given Alice controls "Strionic Resonator"
      And Alice has "Lone Missionary" in hand
      And Alice has {3}{W} in the mana pool
      And Bob controls "Strionic Resonator" (Bob's)
      And Bob has {2} in the mana pool
      When Alice casts "Lone Missionary" and it resolves
      Then Bob can't activate "Strionic Resonator" (Bob's) targeting ability of "Lone Missionary"
      When Alice activates "Strionic Resonator" targeting ability of "Lone Missionary" and it resolves
      And all players pass
      And all players pass
      Then Alice has 28 life

    Scenario: What is copied only if something is paid may be aimed anew
      Given Alice controls "Mirari"
      And Alice has "Shock" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses Alice
      And all players pass
      Then Alice has 18 life
      And Bob has 20 life

    Scenario: The next spell of the turn is copied, and only that one
      Given Alice has "Doublecast", "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R}{R}{R} in the mana pool
      When Alice casts "Doublecast" and it resolves
      And Alice casts "Shock" (first) targeting Bob
      And all players pass
      And Alice chooses Bob
      And all players pass
      And all players pass
      Then Bob has 16 life
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has 14 life
      And the stack is empty

    Scenario: What a spell moves is followed by a copy that another player makes and aims anew
      Given the card "Chain of Vapor" is an "Instant" that costs {U}:
        """
        Return target nonland permanent to its owner's hand. Then that permanent's controller may sacrifice a land of their choice. If the player does, they may copy this spell and may choose a new target for that copy.
        """
      And Alice has "Chain of Vapor" in hand
      And Alice controls a 2/2 Cat creature "Feral Maaka"
      And Bob controls a 2/4 creature "Great Hart" and "Island"
      And Alice has {U} in the mana pool
      When Alice casts "Chain of Vapor" targeting "Great Hart" and it resolves
      And Bob says yes
      And Bob says yes
      Then Bob is asked to choose one from "Great Hart" and "Feral Maaka"
      When Bob chooses "Feral Maaka"
      And all players pass
      Then "Great Hart" is in Bob's hand
      And "Feral Maaka" is in Alice's hand

  @CR-707.12
  Rule: 707.12 Casting a copy of a card

    Background:
      Given Alice controls "Guttersnipe"
      And Alice has "Isochron Scepter" and "Shock" in hand
      And Alice has {2} in the mana pool

    Scenario: The copy of the exiled card is cast, with targets chosen for it; the card stays where it is
      Given Alice has {4} in the mana pool
      When Alice casts "Isochron Scepter" and it resolves
      And all players pass
      And Alice says yes
      And Alice activates "Isochron Scepter" and it resolves
      And Alice says yes
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      When all players pass
      Then Bob has 16 life
      And "Shock" is in exile
      And the stack is empty

    Scenario: A copy that isn't cast ceases to exist
      Given Alice has {4} in the mana pool
      When Alice casts "Isochron Scepter" and it resolves
      And all players pass
      And Alice says yes
      And Alice activates "Isochron Scepter" and it resolves
      And Alice says yes
      And Alice says no
      Then the stack is empty
      And "Shock" is in exile
      And Bob has 20 life

  @CR-707.8a
  Rule: 707.8a Tokens that transform

    Background:
      Given Alice controls "Villagers of Estwald"
      And Alice has "Waxing Moon" (first), "Waxing Moon" (second) and "Cackling Counterpart" in hand
      And Alice has {G}{G}{G}{G}{U}{U}{U} in the mana pool

    Scenario: A token that is a copy of a transforming creature has both of its faces
      When Alice casts "Cackling Counterpart" targeting "Villagers of Estwald" and it resolves
      And Alice casts "Waxing Moon" (first) targeting "Villagers of Estwald (2)" and it resolves
      Then "Villagers of Estwald (2)" is 4/6
      And "Villagers of Estwald" is 2/3

    Scenario: It is created with the face up that is up on what it copies
      When Alice casts "Waxing Moon" (first) targeting "Villagers of Estwald" and it resolves
      And Alice casts "Cackling Counterpart" targeting "Villagers of Estwald" and it resolves
      Then "Howlpack of Estwald" is 4/6
      When Alice casts "Waxing Moon" (second) targeting "Howlpack of Estwald" and it resolves
      Then "Howlpack of Estwald" is 2/3
      And "Villagers of Estwald" is 4/6

    Scenario: Its back face has the mana value of its front face
      Given the card "Disembowel" is an "Instant" that costs {X}{B}:
        """
        Destroy target creature with mana value X.
        """
      And Alice has "Disembowel" in hand
      And Alice has {G}{G}{U}{U}{U}{B}{B}{B}{B} in the mana pool
      When Alice casts "Waxing Moon" (first) targeting "Villagers of Estwald" and it resolves
      And Alice casts "Cackling Counterpart" targeting "Villagers of Estwald" and it resolves
      Then Alice can't cast "Disembowel" targeting "Howlpack of Estwald" with X = 0
      When Alice casts "Disembowel" targeting "Howlpack of Estwald" with X = 3 and it resolves
      Then Alice controls one Werewolf

  @CR-707.10g
  Rule: 707.10g Copies of spells that transform

    Scenario: The token that a copy of the spell becomes has both faces
      Given the card "Double Major" is an "Instant" that costs {G}{U}:
        """
        Copy target creature spell you control, except it isn't legendary if the spell is legendary.
        """
      And Alice has "Villagers of Estwald", "Waxing Moon" and "Double Major" in hand
      And Alice has {G}{G}{G}{G}{G}{G}{U} in the mana pool
      When Alice casts "Villagers of Estwald"
      And Alice casts "Double Major" targeting "Villagers of Estwald" and it resolves
      And all players pass
      Then "copy of Villagers of Estwald" is 2/3
      When all players pass
      And Alice casts "Waxing Moon" targeting "copy of Villagers of Estwald" and it resolves
      Then "copy of Villagers of Estwald" is 4/6
      And "Villagers of Estwald" is 2/3

@edition-2025
Feature: 602. Activating Activated Abilities

  Background:
    Given these cards:
      | name  | type     | cost | text                                                    |
      | Spark | Artifact | {0}  | {0}: This artifact deals 1 damage to any target.        |
      | Font  | Artifact | {0}  | {0}: You gain 1 life. Activate only once each turn.     |
      | Loan  | Artifact | {0}  | {0}: Gain control of target artifact until end of turn. |

  @CR-602.1
  Rule: 602.1 Cost and effect

    Scenario: What stands before the colon is paid, what stands behind it happens
      Given Alice controls "Fountain of Youth"
      And Alice has {2} in the mana pool
      When Alice activates "Fountain of Youth"
      Then "Fountain of Youth" is tapped
      And Alice has 20 life
      When all players pass
      Then Alice has 21 life

  @CR-602.1a
  Rule: 602.1a The activation cost

    @example-1
    Example: Two mana of any type and tapping the permanent
      Given Alice controls "Fountain of Youth"
      And Alice has {R}{G} in the mana pool
      When Alice activates "Fountain of Youth" and it resolves
      Then Alice has no mana
      And "Fountain of Youth" is tapped
      And Alice has 21 life

    Scenario: Whoever activates the ability pays, not the controller of the permanent
      Given the card "Toll" is an "Artifact":
        """
        Pay 2 life: You gain 3 life. Any player may activate this ability.
        """
      And Alice controls "Toll"
      And it is Bob's precombat main
      When Bob activates "Toll" and it resolves
      Then Bob has 21 life
      And Alice has 20 life

  @CR-602.1b
  Rule: 602.1b Activation instructions

    Scenario: Several instructions hold together
      Given the card "Tower" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only if you control a Forest and only during an opponent's turn.
        """
      And Alice controls "Tower" and "Forest"
      Then Alice can't activate "Tower", by 602.1b
      When the game goes on to Bob's upkeep
      And Bob passes
      And Alice activates "Tower" and it resolves
      Then Alice has 21 life

    Scenario Outline: They stand behind a loyalty ability as well
      Given the card "Sage" is a "Legendary Planeswalker — Sage" of loyalty 3:
        """
        +1: You gain 1 life. Activate only if you control a Forest.
        """
      And Alice controls "Sage" and "<land>"
      And Alice has "Forest" (new) in hand
      Then Alice <can> activate "Sage"
      When Alice plays "Forest" (new)
      And Alice activates "Sage" and it resolves
      Then Alice has 21 life

      Examples:
        | land   | can   |
        | Forest | can   |
        | Island | can't |

    Scenario: Any player may activate it, if it says so
      Given the card "Commons" is an "Artifact":
        """
        {0}: You gain 1 life. Any player may activate this ability.
        """
      And Alice controls "Commons"
      And it is Bob's precombat main
      When Bob activates "Commons" and it resolves
      Then Bob has 21 life

    Scenario Outline: <when> it can't be activated <where>
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. <when>
        """
      And Alice controls "Dial"
      And it is <where>
      And Alice has "Forest" in hand
      When Alice tries to activate "Dial"
      Then it is refused, by 602.1b
      When <later>
      And Alice activates "Dial" and it resolves
      Then Alice has 21 life

      Examples:
        | when                                   | where                  | later |
        | Activate only during your turn.        | Bob's precombat main   | the game goes on to Alice's precombat main |
        | Activate only during your upkeep.      | Alice's precombat main | the game goes on to Alice's upkeep |
        | Activate only if you control a Forest. | Alice's precombat main | Alice plays "Forest" |

    Scenario Outline: <when> it can be activated <where>
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. <when>
        """
      And Alice controls "Dial" and "Forest"
      And it is <where>
      When Alice activates "Dial" and it resolves
      Then Alice has 21 life

      Examples:
        | when                                   | where                  |
        | Activate only during your turn.        | Alice's end step       |
        | Activate only during your upkeep.      | Alice's upkeep         |
        | Activate only if you control a Forest. | Alice's precombat main |

  @CR-602.1c
  Rule: 602.1c Only these are activated

    Scenario: A triggered ability can't be activated
      Given the card "Chime" is an "Artifact":
        """
        Whenever you gain life, draw a card.
        """
      And Alice controls "Chime"
      And the card "Balm" is an "Instant" that costs {0}
      """
      You gain 3 life.
      """
      And Alice has "Balm" in hand
      When Alice tries to activate "Chime", "draw a card"
      Then it is refused, by 602.1c
      When Alice casts "Balm" and it resolves
      Then the stack, from the top, is ability of "Chime"

  @CR-602.1e
  Rule: 602.1e Ways to pay the activation cost

    Scenario Outline: Blue mana pays for all of the cost, also with an increase of <more>
      Given the card "Shifter" is a "Creature — Elemental" of size 3/4:
        """
        {R}: You gain 1 life.
        You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's abilities.
        """
      And the card "Burden" is an "Enchantment":
        """
        Activated abilities of creatures cost <more> more to activate.
        """
      And Alice controls "Shifter" and "Burden"
      And Alice has {U}{U} in the mana pool
      When Alice activates "Shifter" and it resolves
      Then Alice has 21 life
      And Alice has no mana

      Examples:
        | more |
        | {1}  |
        | {G}  |

  @CR-602.2
  Rule: 602.2 What activating is

    Scenario: Only the controller activates an object's abilities
      Given Alice controls "Goblin Cannon"
      And it is Bob's precombat main
      And Bob has {2} in the mana pool
      And Alice has {2} in the mana pool
      When Bob tries to activate "Goblin Cannon" targeting Alice
      Then it is refused, by 602.2
      When Alice activates "Goblin Cannon" targeting Bob and it resolves
      Then the stack is empty

    Scenario: The controller, though somebody else owns it
      Given Alice controls "Spark"
      And Bob controls "Loan"
      When Alice passes
      And Bob activates "Loan" targeting "Spark" and it resolves
      And Alice passes
      And Bob activates "Spark" targeting Alice and it resolves
      Then Alice has 19 life

  @CR-602.2a
  Rule: 602.2a Onto the stack

    Scenario: It is on the stack apart from its source
      Given the card "Font of Vigor" is an "Enchantment" that costs {1}{W}:
        """
        {2}{W}, Sacrifice this enchantment: You gain 7 life.
        """
      And Alice controls "Font of Vigor"
      And Alice has {2}{W} in the mana pool
      When Alice activates "Font of Vigor"
      Then the stack, from the top, is ability of "Font of Vigor"
      And "Font of Vigor" is in Alice's graveyard
      When all players pass
      Then Alice has 27 life
      And the stack is empty

    Scenario: It has none of its source's colors and types
      Given the card "Ember" is a "Creature — Elemental" of size 1/1 in red:
        """
        {0}: You gain 1 life.
        """
      And Alice controls "Ember"
      When Alice activates "Ember"
      Then ability of "Ember" is not red
      And ability of "Ember" is not a creature

    Scenario: A card with an ability that works in a hand is revealed
      Given the card "Cycler" is an "Instant" that costs {9}:
        """
        Cycling {2}
        """
      And the card "Spy" is an "Enchantment":
        """
        Whenever an opponent reveals a card, you gain 1 life.
        """
      And Alice has "Cycler" in hand
      And Alice has "Forest" on top of her library
      And Alice has {2} in the mana pool
      And Bob controls "Spy"
      When Alice activates "Cycler" and it resolves
      And all players pass
      Then Bob has 21 life
      And "Forest" is in Alice's hand
      And "Cycler" is in Alice's graveyard

  @CR-602.2b
  Rule: 602.2b The rest is as for a spell

    Scenario: Targets are chosen before costs are paid
      Given the card "Goblin Bombardment" is an "Enchantment" that costs {1}{R}:
        """
        Sacrifice a creature: This enchantment deals 1 damage to any target.
        """
      And Alice controls "Goblin Bombardment" and a 1/1 creature "Muck Rats"
      When Alice activates "Goblin Bombardment" targeting "Muck Rats"
      Then "Muck Rats" is in Alice's graveyard
      And the stack, from the top, is ability of "Goblin Bombardment"

  @CR-602.3
  Rule: 602.3 Choices made by an opponent

    Scenario: An opponent chooses a target
      Given the card "Dart" is an "Artifact":
        """
        {0}: This artifact deals 1 damage to target creature of an opponent's choice.
        """
      And Alice controls "Dart" and a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      When Alice activates "Dart"
      And Bob chooses "Ox"
      And all players pass
      Then "Ox" has 1 damage marked
      And "Elk" has no damage marked

  @CR-602.3a
  Rule: 602.3a Which opponent

    Scenario: Of several opponents the controller decides who makes the choice
      Given the players are Alice, Bob and Carol
      And the card "Dart" is an "Artifact":
        """
        {0}: This artifact deals 1 damage to target creature of an opponent's choice.
        """
      And Alice controls "Dart" and a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      When Alice activates "Dart"
      And Alice chooses Carol
      And Carol chooses "Elk"
      And all players pass
      Then "Elk" has 1 damage marked

  @CR-602.3b
  Rule: 602.3b The controller goes first

    Background:
      Given the card "Lesser Fork" is an "Artifact":
        """
        {0}: This artifact deals 1 damage to target artifact creature. This artifact deals 1 damage to target creature of an opponent's choice.
        """
      And Alice controls "Lesser Fork"
      And Bob controls "Stonework Puma" and "Grizzly Bears"
      And it is Bob's upkeep

    Scenario: The controller chooses before the opponent, though it is the opponent's turn
      When Alice tries to activate "Lesser Fork" targeting "Grizzly Bears"
      Then it is refused
      And Bob is asked nothing

    Scenario: Then the opponent chooses
      When Alice activates "Lesser Fork" targeting "Stonework Puma"
      And Bob chooses "Grizzly Bears"
      And all players pass
      Then "Stonework Puma" has 1 damage marked
      And "Grizzly Bears" has 1 damage marked

  @CR-602.4
  Rule: 602.4 No change for what is on the stack

    Scenario: What was spent on a spell stays what it was, though spells cost more by now
      Given these cards:
        | name          | type     | cost | text                                                                     |
        | Lesser Tariff | Artifact | {0}  | {0}: Spells cost {1} more to cast this turn.                             |
        | Salve         | Instant  | {0}  | You gain 5 life.                                                         |
        | Drain         | Sorcery  | {3}  | You gain X life, where X is the amount of mana spent to cast this spell. |
      And Alice controls "Lesser Tariff"
      And Alice has "Drain" and "Salve" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Drain"
      And Alice activates "Lesser Tariff" and it resolves
      Then Alice can't cast "Salve"
      When all players pass
      Then Alice has 23 life

    Scenario: An opponent's spell on the stack keeps it as well, and the next one does not
      Given these cards:
        | name          | type     | cost | text                                                                     |
        | Lesser Tariff | Artifact | {0}  | {0}: Spells cost {2} more to cast this turn.                             |
        | Drain         | Instant  | {1}  | You gain X life, where X is the amount of mana spent to cast this spell. |
      And Alice controls "Lesser Tariff"
      And Bob has "Drain" (first) and "Drain" (second) in hand
      And Bob has {4} in the mana pool
      When Alice passes
      And Bob casts "Drain" (first)
      And Bob passes
      And Alice activates "Lesser Tariff" and it resolves
      And Alice passes
      And Bob casts "Drain" (second)
      Then Bob has no mana
      When all players pass
      Then Bob has 23 life
      When all players pass
      Then Bob has 24 life

  @CR-602.5
  Rule: 602.5 Prohibited abilities

    Scenario: A prohibited ability can't be activated
      Given the card "Stony Silence" is an "Enchantment" that costs {1}{W}:
        """
        Activated abilities of artifacts can't be activated.
        """
      And Alice controls "Stony Silence" and "Goblin Cannon"
      And Alice has "Demystify" in hand
      And Alice has {4}{W} in the mana pool
      When Alice tries to activate "Goblin Cannon" targeting Bob
      Then it is refused, by 602.5
      When Alice casts "Demystify" targeting "Stony Silence" and it resolves
      And Alice activates "Goblin Cannon" targeting Bob
      Then the stack, from the top, is ability of "Goblin Cannon"

    Scenario: What is said of another's abilities does not matter
      Given the card "Lesser Silence" is an "Enchantment":
        """
        Activated abilities of artifacts your opponents control can't be activated.
        """
      And Alice controls "Lesser Silence" and "Spark"
      When Alice activates "Spark" targeting Bob and it resolves
      Then Bob has 19 life

    Scenario: Mana abilities are excepted where the effect says so
      Given the card "Lesser Silence" is an "Enchantment":
        """
        Activated abilities of artifacts can't be activated unless they're mana abilities.
        """
      And the card "Fount" is an "Artifact":
        """
        {0}: Add {G}.
        {0}: You gain 1 life.
        """
      And Alice controls "Lesser Silence" and "Fount"
      When Alice activates "Fount", "Add"
      Then Alice has {G} in the mana pool
      And Alice can't activate "Fount", "gain", by 602.5

  @CR-602.5a
  Rule: 602.5a Tapping a newly controlled creature

    Scenario Outline: A creature that has just come can't use <symbol>
      Given the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        <symbol>: You gain 1 life.
        """
      And Alice has "Elf" in hand
      When Alice casts "Elf" and it resolves
      And Alice tries to activate "Elf"
      Then it is refused, by 602.5a

      Examples:
        | symbol |
        | {T}    |
        | {Q}    |

    Scenario: Haste lets it
      Given the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        Haste
        {T}: You gain 1 life.
        """
      And Alice has "Elf" in hand
      When Alice casts "Elf" and it resolves
      And Alice activates "Elf" and it resolves
      Then Alice has 21 life

    Scenario: One that has been there since the turn began
      Given Alice controls "Soulmender"
      When Alice activates "Soulmender" and it resolves
      Then Alice has 21 life

    Scenario: An artifact that is no creature taps as soon as it is there, an artifact creature does not
      Given the card "Fountain of Youth" is an "Artifact" that costs {0}:
        """
        {2}, {T}: You gain 1 life.
        """
      And the card "Bottle Gnome Tinker" is an "Artifact Creature — Gnome" that costs {0} of size 1/1:
        """
        {T}: You gain 1 life.
        """
      And Alice has "Fountain of Youth" and "Bottle Gnome Tinker" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Fountain of Youth" and it resolves
      And Alice casts "Bottle Gnome Tinker" and it resolves
      And Alice tries to activate "Bottle Gnome Tinker"
      Then it is refused, by 602.5a
      When Alice activates "Fountain of Youth" and it resolves
      Then Alice has 21 life

    Scenario: With three players, another player's turn is not one's own
      Given the players are Alice, Bob and Carol
      And the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        Flash
        {T}: You gain 1 life.
        """
      And Alice has "Elf" in hand
      And Carol's library has three cards
      And it is Bob's precombat main
      When Alice casts "Elf" and it resolves
      And the game goes on to Carol's precombat main
      And Alice tries to activate "Elf"
      Then it is refused, by 602.5a

  @CR-602.5b
  Rule: 602.5b A restriction outlives a change of control

    Scenario: Another controller can't activate it this turn either
      Given Alice controls "Font"
      And Bob controls "Loan"
      When Alice activates "Font" and it resolves
      And Alice passes
      And Bob activates "Loan" targeting "Font" and it resolves
      And Alice passes
      And Bob tries to activate "Font"
      Then it is refused, by 602.5b

    Scenario: Only once means once, in this turn and in any other
      Given the card "Spring" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only once.
        """
      And Alice controls "Spring"
      When Alice activates "Spring" and it resolves
      Then Alice can't activate "Spring", by 602.5b
      When the game goes on to Alice's upkeep
      Then Alice can't activate "Spring", by 602.5b

    Scenario: Each turn means that the next turn begins anew
      Given the card "Spring" is an "Artifact":
        """
        {0}: You gain 1 life. Activate no more than twice each turn.
        """
      And Alice controls "Spring"
      When Alice activates "Spring" and it resolves
      And Alice activates "Spring" and it resolves
      Then Alice can't activate "Spring", by 602.5b
      When the game goes on to Alice's upkeep
      And Alice activates "Spring" and it resolves
      Then Alice has 23 life

  @CR-602.5c
  Rule: 602.5c Restrictions of acquired abilities

    Scenario: The same words acquired from another object have a restriction of their own
      Given the card "Lesser Mimic" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only once each turn.
        {0}: This artifact gains all activated abilities of target artifact until end of turn.
        """
      And Alice controls "Lesser Mimic" and "Font"
      When Alice activates "Lesser Mimic", "once each turn" and it resolves
      And Alice activates "Lesser Mimic", "gains all" targeting "Font" and it resolves
      And Alice activates "Lesser Mimic", "once each turn" and it resolves
      Then Alice has 22 life
      And Alice can't activate "Lesser Mimic", "once each turn", by 602.5b

  @CR-602.5d
  Rule: 602.5d As a sorcery

    Scenario: In a main phase with an empty stack, with no sorcery in hand
      Given the card "Slow" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only as a sorcery.
        """
      And Alice controls "Slow"
      When Alice activates "Slow"
      Then Alice can't activate "Slow", by 602.5d
      When all players pass
      Then Alice has 21 life

    Scenario Outline: Not in <step>
      Given the card "Slow" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only as a sorcery.
        """
      And Alice controls "Slow"
      And it is <step>
      When Alice tries to activate "Slow"
      Then it is refused, by 602.5d
      When the game goes on to Alice's precombat main
      And Alice activates "Slow" and it resolves
      Then Alice has 21 life

      Examples:
        | step                 |
        | Alice's upkeep       |
        | Bob's precombat main |

  @CR-602.5e
  Rule: 602.5e As an instant

    Scenario: Whenever one has priority
      Given the card "Lamp" is an "Artifact":
        """
        {T}: Add {G}. Activate only as an instant.
        """
      And Alice controls "Lamp"
      And it is Bob's upkeep
      When Alice activates "Lamp"
      Then Alice has {G} in the mana pool

    Scenario: Not in the middle of a payment
      Given the card "Lamp" is an "Artifact":
        """
        {T}: Add {G}. Activate only as an instant.
        """
      And the card "Quick" is an "Artifact":
        """
        {G}: You gain 1 life.
        """
      And Alice controls "Lamp", "Quick" and "Forest"
      When Alice activates "Quick"
      Then Alice is asked to choose "Forest"
      When Alice chooses "Forest"
      And all players pass
      Then "Lamp" is not tapped

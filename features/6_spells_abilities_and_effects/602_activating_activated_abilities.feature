Feature: 602. Activating Activated Abilities

  Background:
    Given these cards:
      | name | type     | cost | text                                                |
      | Font | Artifact | {0}  | {0}: You gain 1 life. Activate only once each turn. |

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
      Given Alice controls "Oona's Prowler"
      And Alice has "Island" in hand
      And Bob has "Forest" in hand
      And it is Bob's precombat main
      When Bob activates "Oona's Prowler" and it resolves
      Then "Forest" is in Bob's graveyard
      And "Island" is in Alice's hand
      And "Oona's Prowler" is 1/1

  @CR-602.1b
  Rule: 602.1b Activation instructions

    Scenario: Several instructions hold together
      Given Alice has "Coffin Puppets" in the graveyard
      And Alice controls "Forest" and "Plains"
      And Alice has "Swamp" in hand
      And it is Alice's upkeep
      Then Alice can't activate "Coffin Puppets", by 602.1b
      When the game goes on to Alice's precombat main
      And Alice plays "Swamp"
      Then Alice can't activate "Coffin Puppets", by 602.1b
      When the game goes on to Alice's upkeep
      And Alice activates "Coffin Puppets"
      And Alice chooses "Forest" and "Plains"
      And all players pass
      Then Alice controls "Coffin Puppets"

    Scenario Outline: They stand behind a loyalty ability as well
      Given the card "Sage" is a "Legendary Planeswalker — Tasha" of loyalty 3:
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
      Given Alice controls "Sailmonger"
      And it is Bob's precombat main
      And Bob has {2} in the mana pool
      When Bob activates "Sailmonger" targeting "Sailmonger" and it resolves
      Then "Sailmonger" has flying

    Scenario Outline: <card> can't be activated in <where>
      Given Alice controls "<card>"
      And Alice has "Dawn Gryff" in hand
      And Alice has {2}{W}{R} in the mana pool
      And it is <where>
      When Alice tries to activate <deed>
      Then it is refused, by 602.1b
      When <later>
      And Alice activates <deed> and it resolves
      Then <then>

      Examples:
        | card                | deed                            | where                  | later                                      | then                             |
        | Humble Defector     | "Humble Defector" targeting Bob | Bob's precombat main   | the game goes on to Alice's precombat main | Bob controls "Humble Defector"   |
        | Augur il-Vec        | "Augur il-Vec"                  | Alice's precombat main | the game goes on to Alice's upkeep         | Alice has 24 life                |
        | Goblin Bird-Grabber | "Goblin Bird-Grabber"           | Alice's precombat main | Alice casts "Dawn Gryff" and it resolves   | "Goblin Bird-Grabber" has flying |

    Scenario Outline: <card> can be activated in <where>
      Given Alice controls "<card>" and "Dawn Gryff"
      And it is <where>
      And Alice has {R} in the mana pool
      When Alice activates <deed> and it resolves
      Then <then>

      Examples:
        | card                | deed                            | where                  | then                             |
        | Humble Defector     | "Humble Defector" targeting Bob | Alice's end step       | Bob controls "Humble Defector"   |
        | Augur il-Vec        | "Augur il-Vec"                  | Alice's upkeep         | Alice has 24 life                |
        | Goblin Bird-Grabber | "Goblin Bird-Grabber"           | Alice's precombat main | "Goblin Bird-Grabber" has flying |

  @CR-602.1c
  Rule: 602.1c Only these are activated

    Scenario: A triggered ability can't be activated
      Given Alice controls "Enchantress's Presence"
      And Alice has "Levitation" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice tries to activate "Enchantress's Presence", "draw a card"
      Then it is refused, by 602.1c
      When Alice casts "Levitation"
      Then the stack, from the top, is ability of "Enchantress's Presence" and "Levitation"

  @CR-602.1e
  Rule: 602.1e Ways to pay the activation cost

    Scenario: Blue mana pays for all of the cost, also with an increase
      Given Alice controls "Quicksilver Elemental", "Suppression Field" and "Horned Troll"
      And Alice has {U}{U}{U}{U}{U}{U} in the mana pool
      When Alice activates "Quicksilver Elemental", "gains all" targeting "Horned Troll" and it resolves
      And Alice activates "Quicksilver Elemental", "Regenerate"
      Then the stack, from the top, is ability of "Quicksilver Elemental"
      And Alice has no mana

    Scenario: What costs more in green is paid in blue as well
      Given the card "Shifter" is a "Creature — Elemental" of size 3/4:
        """
        {R}: You gain 1 life.
        You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's abilities.
        """
      And the card "Burden" is an "Enchantment":
        """
        Activated abilities of creatures cost {G} more to activate.
        """
      And Alice controls "Shifter" and "Burden"
      And Alice has {U}{U} in the mana pool
      When Alice activates "Shifter" and it resolves
      Then Alice has 21 life
      And Alice has no mana

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
      Given Alice controls "Sol Ring" and "Moonglove Extract"
      And Bob controls "Memnarch"
      And Bob has {3}{U} in the mana pool
      When Alice passes
      And Bob activates "Memnarch", "Gain control" targeting "Moonglove Extract" and it resolves
      And Alice passes
      And Bob activates "Moonglove Extract" targeting Alice and it resolves
      Then Alice has 18 life

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
      Given Alice controls "Viashino Fangtail"
      When Alice activates "Viashino Fangtail" targeting Bob
      Then ability of "Viashino Fangtail" is not red
      And ability of "Viashino Fangtail" is not a creature

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

    Scenario: What an ability says of its cost goes for it while its condition is met
      Given the card "Esquire of the King" is a "Creature — Human Soldier" that costs {W} of size 1/1:
        """
        {4}{W}, {T}: Creatures you control get +1/+1 until end of turn. This ability costs {2} less to activate if you control a legendary creature.
        """
      And Alice controls "Esquire of the King"
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has {W}{2}{W} in the mana pool
      Then Alice can't activate "Esquire of the King", by 601.2h
      When Alice casts "Isamaru, Hound of Konda" and it resolves
      And Alice activates "Esquire of the King" and it resolves
      Then "Esquire of the King" is 2/2

  @CR-602.3
  Rule: 602.3 Choices made by an opponent

    Scenario: An opponent chooses a target
      Given Alice controls "Nova Pentacle" and "Hill Giant"
      And Bob controls "Viashino Fangtail" and "Grizzly Bears"
      And Alice has {3} in the mana pool
      When Alice activates "Nova Pentacle"
      And Bob chooses "Hill Giant"
      And all players pass
      And Alice chooses "Viashino Fangtail"
      And Alice passes
      And Bob activates "Viashino Fangtail" targeting Alice and it resolves
      Then "Hill Giant" has 1 damage marked
      And Alice has 20 life

  @CR-602.3a
  Rule: 602.3a Which opponent

    Scenario: Of several opponents the controller decides who makes the choice
      Given the players are Alice, Bob and Carol
      And Alice controls "Nova Pentacle" and "Hill Giant"
      And Bob controls "Viashino Fangtail"
      And Carol controls "Grizzly Bears"
      And Alice has {3} in the mana pool
      When Alice activates "Nova Pentacle"
      And Alice chooses Carol
      And Carol chooses "Hill Giant"
      And all players pass
      And Alice chooses "Viashino Fangtail"
      And Alice passes
      And Bob activates "Viashino Fangtail" targeting Alice and it resolves
      Then "Hill Giant" has 1 damage marked
      And Alice has 20 life

  @CR-602.3b
  Rule: 602.3b The controller goes first

    Background:
      Given Alice controls "Cuombajj Witches"
      And Bob controls "Sol Ring" and "Grizzly Bears"
      And it is Bob's upkeep

    Scenario: The controller chooses before the opponent, though it is the opponent's turn
      When Alice tries to activate "Cuombajj Witches" targeting "Sol Ring"
      Then it is refused
      And Bob is asked nothing

    Scenario: Then the opponent chooses
      When Alice activates "Cuombajj Witches" targeting "Grizzly Bears"
      And Bob chooses Alice
      And all players pass
      Then "Grizzly Bears" has 1 damage marked
      And Alice has 19 life

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

    Scenario: An Aura prohibits all abilities of what it enchants, or all but mana abilities
      Given these cards:
        | name            | type               | cost   | text                                                                                                                                                                                     |
        | Arrest          | Enchantment — Aura | {2}{W} | Enchant creature<br>Enchanted creature can't attack or block, and its activated abilities can't be activated.                                                                            |
        | Faith's Fetters | Enchantment — Aura | {3}{W} | Enchant permanent<br>When this Aura enters, you gain 4 life.<br>Enchanted permanent can't attack or block, and its activated abilities can't be activated unless they're mana abilities. |
      And Alice controls "Prodigal Sorcerer", "Llanowar Elves" (first) and "Llanowar Elves" (second)
      And Bob controls "Faith's Fetters" (first) attached to "Prodigal Sorcerer"
      And Bob controls "Faith's Fetters" (second) attached to "Llanowar Elves" (first)
      And Bob controls "Arrest" attached to "Llanowar Elves" (second)
      Then Alice can't activate "Prodigal Sorcerer" targeting Bob, by 602.5
      And Alice can't activate "Llanowar Elves" (second), by 602.5
      When Alice activates "Llanowar Elves" (first)
      Then Alice has {G} in the mana pool

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
      Given Alice controls "Linvala, Keeper of Silence" and "Viashino Fangtail"
      And Bob controls "Soulmender"
      When Alice activates "Viashino Fangtail" targeting Bob and it resolves
      Then Bob has 19 life
      And Bob can't activate "Soulmender"

    Scenario: Mana abilities are excepted where the effect says so
      Given Alice controls "Relic of Sauron"
      And Bob has "Disruptor Flute" in hand
      And Bob has {2} in the mana pool
      And Alice has {3} in the mana pool
      When Alice passes
      And Bob casts "Disruptor Flute" and it resolves
      And Bob chooses "Relic of Sauron"
      Then Alice can't activate "Relic of Sauron", "Draw two", by 602.5
      When Alice activates "Relic of Sauron", "Add two mana"
      And Alice chooses "{U}"
      And Alice chooses "{U}"
      Then Alice has {C}{C}{C}{U}{U} in the mana pool

  @CR-602.5a
  Rule: 602.5a Tapping a newly controlled creature

    Scenario Outline: A creature that has just come can't use <symbol>
      Given Alice has "<creature>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "<creature>" and it resolves
      And Alice tries to activate "<creature>"
      Then it is refused, by 602.5a

      Examples:
        | symbol | creature   | mana |
        | {T}    | Soulmender | {W}  |
        | {Q}    | Pili-Pala  | {4}  |

    Scenario: Haste lets it
      Given Alice has "Vulshok Sorcerer" in hand
      And Alice has {1}{R}{R} in the mana pool
      When Alice casts "Vulshok Sorcerer" and it resolves
      And Alice activates "Vulshok Sorcerer" targeting Bob and it resolves
      Then Bob has 19 life

    Scenario: One that has been there since the turn began
      Given Alice controls "Soulmender"
      When Alice activates "Soulmender" and it resolves
      Then Alice has 21 life

    Scenario: An artifact that is no creature taps as soon as it is there, an artifact creature does not
      Given Alice has "Sol Ring" and "Manakin" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Sol Ring" and it resolves
      And Alice casts "Manakin" and it resolves
      And Alice tries to activate "Manakin"
      Then it is refused, by 602.5a
      When Alice activates "Sol Ring"
      Then Alice has {C}{C} in the mana pool

    Scenario: With three players, another player's turn is not one's own
      Given the players are Alice, Bob and Carol
      And Alice has "Inspired Sprite" in hand
      And Alice has {3}{U} in the mana pool
      And Carol's library has three cards
      And it is Bob's precombat main
      When Alice casts "Inspired Sprite" and it resolves
      And the game goes on to Carol's precombat main
      And Alice tries to activate "Inspired Sprite"
      Then it is refused, by 602.5a

  @CR-602.5b
  Rule: 602.5b A restriction outlives a change of control

    Scenario: Another controller can't activate it this turn either
      Given Alice controls "Chronatog"
      And Bob controls "Vedalken Orrery"
      And Bob has "Zealous Conscripts" in hand
      And Bob has {4}{R} in the mana pool
      When Alice activates "Chronatog" and it resolves
      And Alice passes
      And Bob casts "Zealous Conscripts" and it resolves
      And Bob chooses "Chronatog"
      And all players pass
      Then Bob controls "Chronatog"
      When Alice passes
      And Bob tries to activate "Chronatog"
      Then it is refused, by 602.5b

    Scenario: Only once means once, in this turn and in any other
      Given Alice controls "Mild-Mannered Librarian" and four "Forest"
      And Alice has {3}{G}{3}{G} in the mana pool
      When Alice activates "Mild-Mannered Librarian" and it resolves
      Then Alice can't activate "Mild-Mannered Librarian", by 602.5b
      When the game goes on to Alice's upkeep
      Then Alice can't activate "Mild-Mannered Librarian", by 602.5b

    Scenario: Each turn means that the next turn begins anew
      Given Alice controls "Vampire Bats" and "Swamp"
      And Alice has {B}{B}{B} in the mana pool
      When Alice activates "Vampire Bats" and it resolves
      And Alice activates "Vampire Bats" and it resolves
      Then Alice can't activate "Vampire Bats", by 602.5b
      When the game goes on to Alice's upkeep
      And Alice activates "Vampire Bats"
      And Alice chooses "Swamp"
      And all players pass
      Then "Vampire Bats" is 1/1

  @CR-602.5c
  Rule: 602.5c Restrictions of acquired abilities

    @CR-2009-403.4a
    Scenario: The same words acquired from another object have a restriction of their own
      Given Alice controls "Quicksilver Elemental", "Chronatog" (first) and "Chronatog" (second)
      And Alice has {U}{U} in the mana pool
      When Alice activates "Quicksilver Elemental", "gains all" targeting "Chronatog" (first) and it resolves
      And Alice activates "Quicksilver Elemental", "once each turn" and it resolves
      Then Alice can't activate "Quicksilver Elemental", "once each turn", by 602.5b
      When Alice activates "Quicksilver Elemental", "gains all" targeting "Chronatog" (second) and it resolves
      And Alice activates "Quicksilver Elemental", "once each turn" and it resolves
      Then "Quicksilver Elemental" is 9/10

  @CR-602.5d
  Rule: 602.5d As a sorcery

    Scenario: In a main phase with an empty stack, with no sorcery in hand
      Given Alice controls "Intrepid Tenderfoot"
      And Alice has {6} in the mana pool
      When Alice activates "Intrepid Tenderfoot"
      Then Alice can't activate "Intrepid Tenderfoot", by 602.5d
      When all players pass
      Then "Intrepid Tenderfoot" is 3/3

    Scenario Outline: Not in <step>
      Given Alice controls "Sadistic Hypnotist" and "Grizzly Bears"
      And Bob has "Forest" in hand
      And it is <step>
      When Alice tries to activate "Sadistic Hypnotist" targeting Bob
      Then it is refused, by 602.5d
      When the game goes on to Alice's precombat main
      And Alice activates "Sadistic Hypnotist" targeting Bob
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Forest" is in Bob's graveyard

      Examples:
        | step                 |
        | Alice's upkeep       |
        | Bob's precombat main |

  @CR-602.5e
  Rule: 602.5e As an instant

    Scenario: Whenever one has priority
      Given the coins and dice come up "heads"
      And Alice controls "Mana Screw"
      And it is Bob's upkeep
      And Alice has {R} in the mana pool
      When Bob passes
      And Alice activates "Mana Screw"
      And Alice chooses "heads"
      Then Alice has {C}{C} in the mana pool

    Scenario: Not in the middle of a payment
      Given Alice controls "Mana Screw", "Horned Troll", "Forest" and "Island"
      When Alice activates "Horned Troll"
      Then Alice is asked to choose "Forest" and "Island"
      When Alice chooses "Forest"
      Then the stack, from the top, is ability of "Horned Troll"
      And "Island" is untapped

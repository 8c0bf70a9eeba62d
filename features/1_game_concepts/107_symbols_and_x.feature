Feature: 107. Symbols, and the letter X

  @CR-107.1b
  Rule: 107.1b Below zero

    Background:
      Given the card "Heavy Shrink" is an "Instant" that costs {G}
        """
        Target creature gets -5/-0 until end of turn.
        """
      And Alice has {G}{G}{G} in the mana pool
      And Alice has "Heavy Shrink" in hand

    @example-2
    Example: Viridian Joiner with negative power makes no mana
      Given the card "Viridian Joiner" is a "Creature — Elf Druid" that costs {2}{G} of size 1/2
        """
        {T}: Add an amount of {G} equal to this creature's power.
        """
      And Alice controls "Viridian Joiner" (first) and "Viridian Joiner" (second)
      When Alice activates "Viridian Joiner" (second)
      Then Alice has {G}{G}{G}{G} in the mana pool
      When Alice casts "Heavy Shrink" targeting "Viridian Joiner" (first) and it resolves
      Then "Viridian Joiner" (first) is -4/2
      When Alice activates "Viridian Joiner" (first)
      Then Alice has {G}{G}{G} in the mana pool

  @CR-107.3a
  Rule: 107.3a X is announced

    Scenario: A text can keep X from being 0
      Given Alice has "Mind Grind" in hand
      And Alice has {1}{U}{B} in the mana pool
      And Bob has "Forest" and "Grizzly Bears" on top of his library
      Then Alice can't cast "Mind Grind" with X = 0
      When Alice casts "Mind Grind" with X = 1 and it resolves
      Then "Forest" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's library

    Scenario Outline: As a spell is cast its controller announces X, and pays for it
      Given the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice has "Blaze" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Blaze" targeting Bob with X = <x> and it resolves
      Then Bob has <life> life
      And Alice has <left>

      Examples:
        | x | life | left                     |
        | 3 | 17   | no mana                  |
        | 1 | 19   | {C}{C} in the mana pool  |

  @CR-107.3b
  Rule: 107.3b Without a cost X is 0

    Scenario: What is cast without paying its mana cost can't have another X than 0
      Given the card "Omniscience" is an "Enchantment" that costs {7}{U}{U}{U}
        """
        You may cast spells from your hand without paying their mana costs.
        """
      And the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice controls "Omniscience"
      And Alice has "Blaze" in hand
      Then Alice can't cast "Blaze" targeting Bob with X = 3 using "without paying"
      When Alice casts "Blaze" targeting Bob using "without paying" and it resolves
      Then Bob has 20 life
      And "Blaze" is in Alice's graveyard

  @CR-107.3d
  Rule: 107.3d X of a special action

    Scenario: Who suspends a card chooses the X in that cost, and pays for it
      Given the card "Aeon Chronicler" is a "Creature — Avatar" that costs {3}{U}{U} of size */*
        """
        Aeon Chronicler's power and toughness are each equal to the number of cards in your hand.
        Suspend X—{X}{3}{U}
        """
      And Alice has "Aeon Chronicler" in hand
      And Alice has {5}{U} in the mana pool
      When Alice suspends "Aeon Chronicler" with X = 2
      Then "Aeon Chronicler" has two time counters
      And Alice has no mana

  @CR-107.3g
  Rule: 107.3g X off the stack

    Scenario: A permanent cast for X has in its mana value no X
      Given the card "Stonecoil Serpent" is an "Artifact Creature — Snake" that costs {X} of size 0/0:
        """
        Reach, trample, protection from multicolored
        This creature enters with X +1/+1 counters on it.
        """
      And the card "Energy Tap" is a "Sorcery" that costs {U}:
        """
        Tap target untapped creature you control. If you do, add an amount of {C} equal to that creature's mana value.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Stonecoil Serpent", "Energy Tap" (first) and "Energy Tap" (second) in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Stonecoil Serpent" with X = 3 and it resolves
      And Alice casts "Energy Tap" (first) targeting "Stonecoil Serpent" and it resolves
      Then "Stonecoil Serpent" is tapped
      And Alice has {U} in the mana pool
      When Alice casts "Energy Tap" (second) targeting "Grizzly Bears" and it resolves
      Then Alice has {C}{C} in the mana pool

  @CR-107.3k
  Rule: 107.3k X of one activation

    Scenario: X of an activation has nothing to do with the X for which the creature was cast, or with that of another activation
      Given the card "Swelling Flame" is a "Creature — Elemental" that costs {X}{R} of size 1/1
        """
        {X}{R}: This creature gets +X/+0 until end of turn.
        """
      And Alice has "Swelling Flame" in hand
      And Alice has {R}{R}{R}{R}{R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Swelling Flame" with X = 3 and it resolves
      And Alice activates "Swelling Flame" with X = 2
      And Alice activates "Swelling Flame" with X = 1
      And all players pass
      Then "Swelling Flame" is 2/1
      When all players pass
      Then "Swelling Flame" is 4/1

    Scenario: X of an activation is chosen anew, whatever X the creature was cast for
      Given the card "Chamber Sentry" is an "Artifact Creature — Construct" that costs {X} of size 0/0:
        """
        This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.
        {X}, {T}, Remove X +1/+1 counters from this creature: It deals X damage to any target.
        {W}{U}{B}{R}{G}: Return this card from your graveyard to your hand.
        """
      And Alice controls "Forest" (1) and "Forest" (2)
      And Alice has "Chamber Sentry" in hand
      And Alice has {W}{U}{B} in the mana pool
      When Alice casts "Chamber Sentry" with X = 3 and it resolves
      Then "Chamber Sentry" is 3/3
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Chamber Sentry", "deals" targeting Bob with X = 2 and it resolves
      Then Bob has 18 life
      And "Chamber Sentry" is 1/1

  @CR-107.4a
  Rule: 107.4a Colored mana

    Scenario: A colored symbol is not paid with another color
      Given Alice has "Grizzly Bears" and "Forest" in hand
      And Alice has {R}{R} in the mana pool
      Then Alice can't cast "Grizzly Bears"
      When Alice plays "Forest"
      And Alice activates "Forest"
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And Alice has {R} in the mana pool

  @CR-107.4b
  Rule: 107.4b Generic mana

    Scenario: Generic mana is paid with mana of any type
      Given the card "Glass Golem" is an "Artifact Creature — Golem" that costs {5} of size 6/2
      And Alice has "Glass Golem" in hand
      And Alice has {W}{U}{B}{R}{C} in the mana pool
      When Alice casts "Glass Golem" and it resolves
      Then "Glass Golem" is on the battlefield
      And Alice has no mana

  @CR-107.4c
  Rule: 107.4c Colorless mana

    Scenario: The colorless symbol is not paid with colored mana
      Given the card "Matter Reshaper" is a "Creature — Eldrazi" that costs {2}{C} of size 3/2:
        """
        When this creature dies, reveal the top card of your library. You may put that card onto the battlefield if it's a permanent card with mana value 3 or less. Otherwise, put that card into your hand.
        """
      And Alice has "Matter Reshaper" and "Wasteland" in hand
      And Alice has {G}{G}{G} in the mana pool
      Then Alice can't cast "Matter Reshaper"
      When Alice plays "Wasteland"
      And Alice activates "Wasteland", "Add"
      And Alice casts "Matter Reshaper" and it resolves
      Then "Matter Reshaper" is on the battlefield
      And Alice has {G} in the mana pool

  @CR-107.4d @CR-202.1b
  Rule: 107.4d Zero mana

    Scenario: What costs {0} is cast for nothing, and what has no mana cost can't be cast
      Given the card "Ancestral Vision" is a "Sorcery" in blue
        """
        Suspend 4—{U}
        Target player draws three cards.
        """
      And Alice has "Ornithopter" and "Ancestral Vision" in hand
      Then Alice can't cast "Ancestral Vision" targeting Alice
      When Alice casts "Ornithopter" and it resolves
      Then "Ornithopter" is on the battlefield

  @CR-107.4e
  Rule: 107.4e Hybrid symbols

    @example-1
    Scenario Outline: {G/W}{G/W} is paid with <mana>
      Given the card "Gallant Citizen" is a "Creature — Human Citizen" that costs {G/W}{G/W} of size 1/1:
        """
        When this creature enters, draw a card.
        """
      And Alice has "Gallant Citizen" in hand
      And Alice has <mana>{R} in the mana pool
      When Alice casts "Gallant Citizen"
      And Alice chooses "<one>"
      And Alice chooses "<other>"
      And all players pass
      Then "Gallant Citizen" is on the battlefield
      And Alice has {R} in the mana pool

      Examples:
        | mana   | one | other |
        | {G}{G} | {G} | {G}   |
        | {W}{W} | {W} | {W}   |
        | {G}{W} | {W} | {G}   |

    Scenario Outline: {2/B} takes one black mana or any two, <paid>
      Given the card "Gloom Sprout" is a "Creature — Plant" that costs {2/B} of size 1/1
      And Alice has "Gloom Sprout" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "Gloom Sprout"
      And Alice chooses "<paid>"
      And all players pass
      Then "Gloom Sprout" is on the battlefield
      And Alice has no mana

      Examples:
        | mana   | paid |
        | {B}    | {B}  |
        | {R}{G} | {2}  |

  @CR-107.4f
  Rule: 107.4f Phyrexian symbols

    @example-1
    Scenario Outline: {W/P}{W/P} is paid with <one> and <other>
      Given the card "Gleaming Ward" is a "Creature — Wall" that costs {W/P}{W/P} of size 0/3
      And Alice has "Gleaming Ward" in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Gleaming Ward"
      And Alice chooses "<one>"
      And Alice chooses "<other>"
      And all players pass
      Then "Gleaming Ward" is on the battlefield
      And Alice has <life> life
      And Alice has <left>

      Examples:
        | one    | other  | life | left                    |
        | {W}    | {W}    | 20   | no mana                 |
        | {W}    | 2 life | 18   | {W} in the mana pool    |
        | 2 life | 2 life | 16   | {W}{W} in the mana pool |

    Scenario Outline: {1}{B/P}{B/P} is paid with {C}, <one> and <other>
      Given the card "Dismember" is an "Instant" that costs {1}{B/P}{B/P}:
        """
        Target creature gets -5/-5 until end of turn.
        """
      And Bob controls "Hill Giant"
      And Alice has "Dismember" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Dismember" targeting "Hill Giant"
      And Alice chooses "<one>"
      And Alice chooses "<other>"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      And Alice has <life> life
      And Alice has <left>

      Examples:
        | one    | other  | life | left                    |
        | {B}    | {B}    | 20   | no mana                 |
        | {B}    | 2 life | 18   | {B} in the mana pool    |
        | 2 life | 2 life | 16   | {B}{B} in the mana pool |

    Scenario Outline: A hybrid Phyrexian symbol is paid with <way>
      Given the card "Twofold Graft" is a "Creature — Plant" that costs {G/U/P} of size 1/1
      And Alice has "Twofold Graft" in hand
      And Alice has {G}{U} in the mana pool
      When Alice casts "Twofold Graft"
      Then Alice is asked to choose one from "{G}", "{U}" and "2 life"
      When Alice chooses "<way>"
      And all players pass
      Then "Twofold Graft" is a green and blue creature
      And Alice has <life> life

      Examples:
        | way    | life |
        | {G}    | 20   |
        | {U}    | 20   |
        | 2 life | 18   |

  @CR-107.5
  Rule: 107.5 The tap symbol

    Scenario: A tapped permanent can't be tapped again for the cost
      Given the card "Prodigal Sorcerer" is a "Creature — Human Wizard Sorcerer" that costs {2}{U} of size 1/1
        """
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Prodigal Sorcerer"
      When Alice activates "Prodigal Sorcerer" targeting Bob and it resolves
      Then "Prodigal Sorcerer" is tapped
      And Bob has 19 life
      And Alice can't activate "Prodigal Sorcerer" targeting Bob

  @CR-107.6
  Rule: 107.6 The untap symbol

    Scenario: Only a tapped permanent can be untapped for the cost
      Given the card "Pili-Pala" is an "Artifact Creature — Scarecrow" that costs {2} of size 1/1
        """
        Flying
        {2}, {Q}: Add one mana of any color.
        """
      And Alice controls "Pili-Pala"
      And Alice has {2} in the mana pool
      Then Alice can't activate "Pili-Pala"
      When Alice attacks with "Pili-Pala"
      And the game goes on to Alice's postcombat main
      Then "Pili-Pala" is tapped
      When Alice would receive priority
      Then Alice can't activate "Pili-Pala", by 601.2h

  @CR-107.7
  Rule: 107.7 Loyalty symbols

    Scenario Outline: The symbol says how many counters are put on or removed, <symbol>
      Given Alice controls "Professor Dellian Fel"
      And Bob controls "Hill Giant"
      When Alice activates "Professor Dellian Fel", <what> and it resolves
      Then "Professor Dellian Fel" has loyalty <loyalty>
      And Alice has <life> life
      And "Hill Giant" is <where>

      Examples:
        | symbol | what                                          | loyalty | life | where              |
        | +2     | "+2"                                          | 7       | 23   | on the battlefield |
        | 0      | "0" | 5       | 19   | on the battlefield |
        | −3     | "−3" targeting "Hill Giant" | 2    | 20   | in Bob's graveyard |

Feature: 608. Choices of abilities, counters and graveyards

  Background:
    Given these cards:
      | name                | type                         | cost      | size | text                                                                                                                                                |
      | Assassin Initiate   | Creature — Human Assassin    | {B}       | 1/1  | {1}: This creature gains your choice of flying, deathtouch, or lifelink until end of turn.                                                          |
      | Soul Diviner        | Creature — Zombie Wizard     | {U}{B}    | 2/3  | {T}, Remove a counter from an artifact, creature, land, or planeswalker you control: Draw a card. |
      | Render Inert        | Sorcery                      | {2}{B}    |      | Remove up to five counters from target permanent. / Draw a card.                                                                                    |
      | Sphinx's Insight    | Instant                      | {2}{W}{U} |      | Draw two cards. / If you cast this spell during your main phase, you gain 2 life.                                                                   |
      | War Report          | Instant                      | {3}{W}    |      | You gain X life, where X is the number of creatures on the battlefield plus the number of artifacts on the battlefield.                             |
      | Triumph of Ferocity | Enchantment                  | {2}{G}    |      | At the beginning of your upkeep, draw a card if you control the creature with the greatest power or tied for the greatest power.                  |
      | Craw Wurm           | Creature — Wurm              | {4}{G}{G} | 6/4  |                                                                                                                                                     |
      | Decompose           | Sorcery                      | {1}{B}    |      | Exile up to three target cards from a single graveyard.                                                                                             |
      | Griffnaut Tracker   | Creature — Human Detective   | {3}{W}    | 3/2  | Flying / When this creature enters, exile up to two target cards from a single graveyard.                                                           |

  @CR-608.2d
  Rule: 608.2d Chosen as the instruction is followed

    Scenario Outline: The ability is chosen as the effect begins, and the others are not gained
      Given Alice has {1} in the mana pool
      And Alice controls "Assassin Initiate"
      When Alice activates "Assassin Initiate" and it resolves
      And Alice chooses <chosen>
      Then "Assassin Initiate" has <chosen>
      And "Assassin Initiate" doesn't have <other>
      When the game goes on to Bob's upkeep
      Then "Assassin Initiate" doesn't have <chosen>

      Examples:
        | chosen     | other      |
        | flying     | deathtouch |
        | deathtouch | lifelink   |
        | lifelink   | flying     |

    Scenario: Kinds of counters are chosen one after another, and fewer may be removed
      Given Alice has {2}{B} in the mana pool
      And Alice has "Render Inert" in hand
      And Bob controls "Grizzly Bears" with a +1/+1 counter and two charge counters
      When Alice casts "Render Inert" targeting "Grizzly Bears" and it resolves
      And Alice chooses charge
      And Alice chooses +1/+1
      And Alice chooses no more
      Then "Grizzly Bears" has a charge counter
      And "Grizzly Bears" is 2/2

    Scenario: All counters that there are can be removed where the number is greater
      Given Alice has {2}{B} in the mana pool
      And Alice has "Render Inert" in hand
      And Bob controls "Grizzly Bears" with a +1/+1 counter
      When Alice casts "Render Inert" targeting "Grizzly Bears" and it resolves
      And Alice chooses +1/+1
      Then "Grizzly Bears" is 2/2

  @CR-118.3
  Rule: 118.3 A counter of any kind as a cost

    Scenario: The kind is chosen as the cost is paid; without a counter the cost can't be paid
      Given Alice controls "Soul Diviner" (first) and "Soul Diviner" (second)
      And Alice controls "Grizzly Bears" with a +1/+1 counter
      And Alice has "Forest" on top of her library
      When Alice activates "Soul Diviner" (first)
      Then "Grizzly Bears" is 2/2
      And Alice can't activate "Soul Diviner" (second), by 118.3
      When all players pass
      Then Alice has 1 card in hand

  @CR-602.2b
  Rule: 602.2b Paid as the ability is activated

    Scenario: Counters of two kinds are there to choose from
      Given Alice controls "Soul Diviner"
      And Alice controls "Grizzly Bears" with a +1/+1 counter and a charge counter
      And Alice has "Forest" on top of her library
      When Alice activates "Soul Diviner"
      Then Alice is asked to choose one from +1/+1 and charge
      When Alice chooses charge
      And all players pass
      Then "Grizzly Bears" is 3/3
      And Alice has 1 card in hand

  @CR-608.2h
  Rule: 608.2h What is counted as the instruction is followed

    Scenario: Two numbers are added, and what is both counts twice
      Given Alice has {3}{W} in the mana pool
      And Alice has "War Report" in hand
      And Alice controls "Grizzly Bears", "Ornithopter" and "Forest"
      When Alice casts "War Report" and it resolves
      Then Alice has 23 life

  @CR-608.2c
  Rule: 608.2c What several players do, each of them goes on to do

    Scenario: Both targets mill and lose life, and whoever is no target does neither
      Given the players are Alice, Bob and Carol
      And the card "Tinybones Joins Up" is a "Legendary Enchantment" that costs {B}
        """
        When this enchantment enters, any number of target players each discard a card.
        Whenever a legendary creature you control enters, any number of target players each mill a card and lose 1 life.
        """
      And Alice controls "Tinybones Joins Up"
      And Alice has "Isamaru, Hound of Konda" in hand
      And Bob has "Shock" on top of his library
      And Carol has "Opt" on top of her library
      And Alice has {W} in the mana pool
      When Alice casts "Isamaru, Hound of Konda" and it resolves
      And Alice chooses Bob and Carol
      And all players pass
      Then "Shock" is in Bob's graveyard
      And "Opt" is in Carol's graveyard
      And Bob has 19 life
      And Carol has 19 life
      And Alice has 20 life

  @CR-608.2c
  Rule: 608.2c Whether it was cast during a main phase

    Scenario Outline: It counts whose main phase it was as the spell was cast
      Given Alice has {2}{W}{U} in the mana pool
      And Alice has "Sphinx's Insight" in hand
      And Alice has "Forest", "Island" and "Plains" on top of her library
      And it is <when>
      When Alice casts "Sphinx's Insight" and it resolves
      Then Alice has 2 cards in hand
      And Alice has <life> life

      Examples:
        | when                      | life |
        | Alice's precombat main    | 22   |
        | Alice's postcombat main   | 22   |
        | Alice's upkeep            | 20   |
        | Bob's precombat main      | 20   |

  @CR-603.2b
  Rule: 603.2b It triggers at each upkeep, and looks when it resolves

    Scenario Outline: A creature with as much power as any other is enough, and one with less is not
      Given Alice controls "Triumph of Ferocity" and <own>
      And Bob controls "Hill Giant" (other)
      And Alice has "Forest" and "Island" on top of her library
      When the game goes on to Alice's draw step
      Then Alice has <cards> cards in hand

      Examples:
        | own                | cards |
        | "Hill Giant" (own) | 2     |
        | "Craw Wurm"        | 2     |
        | "Grizzly Bears"    | 1     |

  @CR-601.2c
  Rule: 601.2c Targets in a single graveyard

    Scenario: Targets in two graveyards are refused, and as many in one are not
      Given Alice has {1}{B} in the mana pool
      And Alice has "Decompose" in hand
      And Alice has "Forest" in the graveyard
      And Bob has "Grizzly Bears", "Hill Giant" and "Shock" in the graveyard
      Then Alice can't cast "Decompose" targeting "Forest" and "Shock", by 601.2c
      When Alice casts "Decompose" targeting "Grizzly Bears" and "Shock" and it resolves
      Then "Shock" is in exile
      And "Grizzly Bears" is in exile
      And "Hill Giant" is in Bob's graveyard

  @CR-603.3d
  Rule: 603.3d Targets of a triggered ability in a single graveyard

    Scenario: Its controller chooses whose cards, and then among these alone
      Given Alice has {3}{W} in the mana pool
      And Alice has "Griffnaut Tracker" in hand
      And Alice has "Forest" in the graveyard
      And Bob has "Grizzly Bears", "Hill Giant" and "Shock" in the graveyard
      When Alice casts "Griffnaut Tracker" and it resolves
      And Alice chooses Bob
      Then Alice can't choose "Forest"
      When Alice chooses "Shock" and "Hill Giant"
      And all players pass
      Then "Shock" is in exile
      And "Hill Giant" is in exile
      And "Grizzly Bears" is in Bob's graveyard

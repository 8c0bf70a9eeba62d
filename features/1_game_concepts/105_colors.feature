Feature: 105. Colors

  Background:
    Given these cards:
      | name             | type                   | cost    | size | text                                                                      |
      | Ultimate Price   | Instant                | {1}{B}  |      | Destroy target monocolored creature.                                      |
      | Watchwolf        | Creature — Wolf        | {G}{W}  | 3/3  |                                                                           |
      | Woolly Thoctar   | Creature — Beast       | {R}{G}{W} | 5/4 |                                                                          |
      | Vestige of Drab  | Instant                | {W}     |      | Destroy target colorless creature.                                        |
      | Parting of Hues  | Instant                | {W}     |      | Destroy target multicolored creature.                                     |
      | Doom Blade       | Instant                | {1}{B}  |      | Destroy target nonblack creature.                                         |

  @CR-105.1
  Rule: 105.1 Five colors

    Scenario Outline: Beside <others> the colors are <number>, and colorless is none of them
      Given the card "Luminollusk" is a "Creature — Elemental" that costs {3}{G} of size 2/4
        """
        Deathtouch
        When this creature enters, you gain life equal to the number of colors among permanents you control.
        """
      And the card "Transguild Courier" is an "Artifact Creature — Golem" that costs {4} of size 3/3
        """
        This creature is all colors.
        """
      And Alice controls <others>
      And Alice has "Luminollusk" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Luminollusk" and it resolves
      And all players pass
      Then Alice has <life> life

      Examples:
        | others                                             | number | life |
        | "Ornithopter" and "Grizzly Bears"                  | one    | 21   |
        | "Ornithopter" and "Woolly Thoctar"                 | three  | 23   |
        | "Ornithopter" and "Transguild Courier"             | five   | 25   |
        | "Woolly Thoctar" and "Transguild Courier"          | five   | 25   |

  @CR-105.2
  Rule: 105.2 The mana cost says the color

    Scenario: A black artifact creature is black, though its frame is that of an artifact, and a colorless one isn't
      Given the card "Tidehollow Strix" is an "Artifact Creature — Bird" that costs {U}{B} of size 2/1
        """
        Flying
        Deathtouch
        """
      And Bob controls "Tidehollow Strix" and "Ornithopter"
      And Alice has "Doom Blade" in hand
      And Alice has {1}{B} in the mana pool
      Then Alice can't cast "Doom Blade" targeting "Tidehollow Strix"
      When Alice casts "Doom Blade" targeting "Ornithopter" and it resolves
      Then "Ornithopter" is in Bob's graveyard

  @CR-105.2a
  Rule: 105.2a One color

    Scenario: A creature of two colors is not monocolored, and one without any isn't either
      Given Bob controls "Watchwolf", "Ornithopter" and "Grizzly Bears"
      And Alice has "Ultimate Price" in hand
      And Alice has {1}{B} in the mana pool
      Then Alice can't cast "Ultimate Price" targeting "Watchwolf"
      And Alice can't cast "Ultimate Price" targeting "Ornithopter"
      When Alice casts "Ultimate Price" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-105.2b
  Rule: 105.2b Two colors or more

    Scenario Outline: A creature of <number> colors is multicolored, and one of one color isn't
      Given the card "Ravnica at War" is a "Sorcery" that costs {3}{W}:
        """
        Exile all multicolored permanents.
        """
      And Bob controls "<creature>" and "Grizzly Bears"
      And Alice has "Ravnica at War" in hand
      And Alice has {3}{W} in the mana pool
      When Alice casts "Ravnica at War" and it resolves
      Then "<creature>" is in exile
      And "Grizzly Bears" is on the battlefield

      Examples:
        | number | creature       |
        | two    | Watchwolf      |
        | three  | Woolly Thoctar |

  @CR-105.2c
  Rule: 105.2c No color

    Scenario: What has been made green is not colorless any more, and what has no color is
      Given the card "Viridescent Wisps" is an "Instant" that costs {G}:
        """
        Target creature becomes green and gets +1/+0 until end of turn.
        Draw a card.
        """
      And the card "Infernal Reckoning" is an "Instant" that costs {B}:
        """
        Exile target colorless creature. You gain life equal to its power.
        """
      And Bob controls "Ornithopter" and "Memnite"
      And the card "Memnite" is an "Artifact Creature — Construct" that costs {0} of size 1/1
      And Alice has "Viridescent Wisps" and "Infernal Reckoning" in hand
      And Alice has {B}{G} in the mana pool
      When Alice casts "Viridescent Wisps" targeting "Ornithopter" and it resolves
      Then "Ornithopter" is green
      And Alice can't cast "Infernal Reckoning" targeting "Ornithopter"
      When Alice casts "Infernal Reckoning" targeting "Memnite" and it resolves
      Then "Memnite" is in exile

  @CR-105.3 @CR-202.2f
  Rule: 105.3 A new color

    Scenario: A new color takes the place of the others
      Given the card "Lick of Green" is an "Instant" that costs {G}
        """
        Target creature becomes green until end of turn.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Lick of Green" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Lick of Green" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is green
      And "Grizzly Bears" is green

    Scenario: What is made colorless has no color
      Given the card "Moonlace" is an "Instant" that costs {U}
        """
        Target spell or permanent becomes colorless.
        """
      And Alice controls "Hill Giant"
      And Alice has "Moonlace" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Moonlace" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is colorless

  @CR-105.3
  Rule: 105.3 A color in addition

    Scenario: A color given in addition leaves the others
      Given the card "Dash of Green" is an "Instant" that costs {G}
        """
        Target creature becomes green in addition to its other colors until end of turn.
        """
      And Alice controls "Hill Giant"
      And Alice has "Dash of Green" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Dash of Green" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is red and green

  @CR-105.4
  Rule: 105.4 Choosing a color

    Scenario: Whoever chooses a color is offered the five, and nothing else
      Given the card "Tidal Visionary" is a "Creature — Merfolk Wizard" that costs {U} of size 1/1:
        """
        {T}: Target creature becomes the color of your choice until end of turn.
        """
      And Alice controls "Tidal Visionary"
      And Bob controls "Grizzly Bears"
      When Alice activates "Tidal Visionary" targeting "Grizzly Bears" and it resolves
      Then Alice is asked to choose one from "white", "blue", "black", "red" and "green"
      When Alice chooses "black"
      Then "Grizzly Bears" is black

  @CR-105.5
  Rule: 105.5 Color pairs

    Scenario Outline: Two colors are a pair, three are none, and the same pair twice is one
      Given the card "Niv-Mizzet, Guildpact" is a "Legendary Creature — Dragon Avatar" that costs {W}{U}{B}{R}{G} of size 6/6:
        """
        Flying, hexproof from multicolored
        Whenever Niv-Mizzet deals combat damage to a player, it deals X damage to any target, target player draws X cards, and you gain X life, where X is the number of different color pairs among permanents you control that are exactly two colors.
        """
      And the card "Goblin Electromancer" is a "Creature — Goblin Wizard" that costs {U}{R} of size 2/2
        """
        Instant and sorcery spells you cast cost {1} less to cast.
        """
      And the card "Wilt-Leaf Cavaliers" is a "Creature — Elf Knight" that costs {G/W}{G/W}{G/W} of size 3/4
        """
        Vigilance
        """
      And Alice controls "Niv-Mizzet, Guildpact", "Watchwolf", "<one>" and "Woolly Thoctar"
      When Alice attacks Bob with "Niv-Mizzet, Guildpact"
      And the game goes on to Alice's combat damage step
      And Alice chooses Bob
      And Alice chooses Bob
      And all players pass
      Then Alice has <life> life

      Examples:
        | one                  | life |
        | Goblin Electromancer | 22   |
        | Wilt-Leaf Cavaliers  | 21   |
        | Grizzly Bears        | 21   |

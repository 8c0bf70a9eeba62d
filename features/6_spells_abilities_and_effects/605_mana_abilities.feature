Feature: 605. Mana Abilities

  @CR-605.1
  Rule: 605.1 Which abilities are mana abilities

    Scenario: Another effect of it does not matter
      Given Alice controls "Pristine Talisman"
      When Alice activates "Pristine Talisman"
      Then Alice has {C} in the mana pool
      And Alice has 21 life
      And the stack is empty

    Scenario: A limit on the time does not matter
      Given the coins and dice come up "heads"
      And Alice controls "Mana Screw"
      And Alice has {R} in the mana pool
      When Alice activates "Mana Screw"
      And Alice chooses "heads"
      Then Alice has {C}{C} in the mana pool
      And the stack is empty

    Scenario: A limit to one's own turn does not matter
      Given Alice controls a "Vivi Ornitier" with one +1/+1 counter
      When Alice activates "Vivi Ornitier"
      And Alice chooses "{R}"
      Then Alice has {R} in the mana pool
      And the stack is empty

  @CR-605.1a
  Rule: 605.1a Activated mana abilities

    Scenario: One without a target that adds mana
      Given Alice controls "Sol Ring"
      When Alice activates "Sol Ring"
      Then Alice has {C}{C} in the mana pool
      And the stack is empty

    Scenario: One that could add mana if its condition held
      Given the coins and dice come up "tails"
      And Alice controls "Mana Screw"
      And Alice has {R} in the mana pool
      When Alice activates "Mana Screw"
      And Alice chooses "heads"
      Then the stack is empty
      And Alice has no mana

    @edition-2025
    Scenario: A loyalty ability goes on the stack
      Given Alice controls "Chandra, Novice Pyromancer"
      When Alice activates "Chandra, Novice Pyromancer", "Add {R}{R}"
      Then Alice has no mana
      And the stack, from the top, is ability of "Chandra, Novice Pyromancer"

  @CR-605.1b
  Rule: 605.1b Triggered mana abilities

    Scenario: One that triggers on a mana ability and adds mana
      Given Alice controls "Dictate of Karametra" and "Forest"
      When Alice activates "Forest"
      Then Alice has {G}{G} in the mana pool
      And the stack is empty

  @CR-605.2
  Rule: 605.2 Even when it would make none

    @example-1
    Example: One that adds mana for each creature, without creatures
      Given the card "Gaea's Cradle" is a "Legendary Land":
        """
        {T}: Add {G} for each creature you control.
        """
      And Alice controls "Gaea's Cradle"
      When Alice activates "Gaea's Cradle"
      Then the stack is empty
      And Alice has no mana
      And "Gaea's Cradle" is tapped

    Scenario: With creatures it makes mana
      Given the card "Gaea's Cradle" is a "Legendary Land":
        """
        {T}: Add {G} for each creature you control.
        """
      And Alice controls "Gaea's Cradle"
      And Alice controls two "Bear Cub"
      When Alice activates "Gaea's Cradle"
      Then Alice has {G}{G} in the mana pool

  @CR-605.3
  Rule: 605.3 Activating one

    Scenario: All its costs are paid
      Given Alice controls "Mana Confluence"
      When Alice activates "Mana Confluence"
      And Alice chooses green
      Then Alice has {G} in the mana pool
      And Alice has 19 life
      And "Mana Confluence" is tapped

    Scenario: A creature that has just come can't tap for mana, not even in the middle of a payment
      Given Alice controls "Forest"
      And Alice has "Zhur-Taa Druid" and "Hornet Sting" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Zhur-Taa Druid" and it resolves
      Then Alice can't activate "Zhur-Taa Druid", by 602.5a
      When Alice casts "Hornet Sting" targeting Bob
      Then Alice is asked to choose "Forest"
      When Alice chooses "Forest"
      Then "Forest" is tapped
      And "Zhur-Taa Druid" is not tapped

  @CR-605.3a
  Rule: 605.3a When it may be activated

    Scenario: While a spell is cast
      Given Alice controls "Forest"
      And Alice has "Hornet Sting" in hand
      When Alice casts "Hornet Sting" targeting Bob
      And Alice chooses "Forest"
      And all players pass
      Then Bob has 19 life
      And "Forest" is tapped

    Scenario: While an ability is activated
      Given Alice controls "Forest" and "Ursapine"
      When Alice activates "Ursapine" targeting "Ursapine"
      And Alice chooses "Forest"
      And all players pass
      Then "Ursapine" is 4/4
      And "Forest" is tapped

    Scenario: While an ability resolves that asks for mana
      Given Alice controls "Forest" and "Iron Star"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses "Forest"
      Then Alice has 21 life
      And "Forest" is tapped

    Scenario: With priority in another player's turn
      Given Alice controls "Forest"
      And it is Bob's upkeep
      When Bob passes
      And Alice activates "Forest"
      Then Alice has {G} in the mana pool

    Scenario: Not without priority and without a payment
      Given Alice controls "Forest"
      When Alice passes
      And Alice tries to activate "Forest"
      Then it is refused, by 605.3a

  @CR-605.3b
  Rule: 605.3b It resolves at once

    Scenario: Nobody can respond
      Given Alice controls "Horn of Ramos"
      When Alice activates "Horn of Ramos", "Sacrifice"
      Then Alice has {G} in the mana pool
      And the stack is empty
      And Alice has priority

    Scenario Outline: A color that its player may choose is chosen at once too
      Given Alice controls "<artifact>"
      When Alice activates "<artifact>"
      And Alice chooses blue
      Then Alice has <mana> in the mana pool

      Examples:
        | artifact    | mana      |
        | Manalith    | {U}       |
        | Lotus Bloom | {U}{U}{U} |

    Scenario: Of any combination of colors each mana is chosen at once
      Given Alice controls "Relic of Sauron"
      When Alice activates "Relic of Sauron", "Add two mana"
      And Alice chooses "{U}"
      And Alice chooses "{R}"
      Then Alice has {U}{R} in the mana pool

    Scenario: Of a combination of two colors nothing else is offered
      Given Alice controls "Orcish Lumberjack" and "Forest"
      When Alice activates "Orcish Lumberjack"
      Then Alice is asked to choose one from "{R}" and "{G}"
      When Alice chooses "{R}"
      And Alice chooses "{G}"
      And Alice chooses "{R}"
      Then Alice has {R}{R}{G} in the mana pool

    Scenario Outline: Of one color there is as much as the text says by now
      Given Alice controls "Sanctum Weaver"
      And Alice controls <others>
      When Alice activates "Sanctum Weaver"
      And Alice chooses blue
      Then Alice has <mana> in the mana pool

      Examples:
        | others                       | mana      |
        | "Forest"                     | {U}       |
        | "Levitation" and "Manabarbs" | {U}{U}{U} |

  @CR-605.3c
  Rule: 605.3c Not again before it has resolved

    Scenario: It is not offered to pay for itself
      Given Alice controls "Bog Initiate" and "Island"
      When Alice activates "Bog Initiate"
      Then Alice is asked to choose "Island"
      When Alice chooses "Island"
      Then Alice has {B} in the mana pool

    Scenario: Another mana ability pays for it, and it for a spell
      Given Alice controls "Bog Initiate" and "Island"
      And Alice has "Dark Ritual" in hand
      When Alice casts "Dark Ritual"
      And Alice chooses "Bog Initiate"
      And Alice chooses "Island"
      And all players pass
      Then Alice has {B}{B}{B} in the mana pool
      And "Island" is tapped

  @CR-605.4
  Rule: 605.4 Triggered mana abilities

    Scenario: Its condition is checked again as it resolves
      Given the card "Vein" is an "Enchantment":
        """
        Whenever you tap a land for mana, if you have 20 or more life, you lose 1 life and add {R}.
        """
      And Alice controls "Vein" (first), "Vein" (second) and "Forest"
      When Alice activates "Forest"
      Then Alice has {G}{R} in the mana pool
      And Alice has 19 life

  @CR-605.4a
  Rule: 605.4a They too resolve at once

    @example-1
    Example: Its mana pays for the spell that the land was tapped for
      Given Alice controls "Dictate of Karametra" and "Forest"
      And Alice has "Nourish" in hand
      When Alice casts "Nourish"
      And Alice chooses "Forest"
      And all players pass
      Then Alice has 26 life
      And Alice has no mana

    Scenario: Any type that the land produced
      Given Alice controls "Dictate of Karametra" and "Dimir Aqueduct"
      When Alice activates "Dimir Aqueduct"
      Then Alice is asked to choose one from blue and black
      When Alice chooses blue
      Then Alice has {U}{U}{B} in the mana pool

    Scenario: Each player's own mana
      Given Alice controls "Dictate of Karametra"
      And Bob controls "Swamp"
      When Alice passes
      And Bob activates "Swamp"
      Then Bob has {B}{B} in the mana pool
      And Alice has no mana

  @CR-605.5
  Rule: 605.5 What is no mana ability

    Scenario: An ability that adds no mana goes on the stack
      Given Alice controls "Fountain of Youth"
      And Alice has {2} in the mana pool
      When Alice activates "Fountain of Youth"
      Then Alice has 20 life
      And the stack, from the top, is ability of "Fountain of Youth"

    Scenario: An ability that gives another the ability to add mana goes on the stack
      Given the card "Seed" is an "Artifact":
        """
        {0}: Creatures you control gain "{T}: Add {G}." until end of turn.
        """
      And Alice controls "Seed"
      When Alice activates "Seed"
      Then the stack, from the top, is ability of "Seed"

  @CR-605.5a
  Rule: 605.5a Abilities that come close

    Scenario: One with a target
      Given Alice controls "Deathrite Shaman"
      And Bob has "Forest" in the graveyard
      When Alice activates "Deathrite Shaman", "land card" targeting "Forest"
      Then the stack, from the top, is ability of "Deathrite Shaman"
      And Alice has no mana
      When all players pass
      And Alice chooses green
      Then Alice has {G} in the mana pool

    Scenario: One that triggers on something else
      Given Alice has "Priest of Urabrask" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Priest of Urabrask" and it resolves
      Then the stack, from the top, is ability of "Priest of Urabrask"
      And Alice has no mana

    Scenario: One that triggers on a mana ability and adds none
      Given Alice controls "Manabarbs" and "Forest"
      When Alice activates "Forest"
      Then the stack, from the top, is ability of "Manabarbs"
      And Alice has 20 life

  @CR-605.5b
  Rule: 605.5b Spells

    Scenario: A spell that adds mana can be responded to
      Given Alice has "Dark Ritual" in hand
      And Alice has {B} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Dark Ritual"
      Then Alice has no mana
      When Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life
      When all players pass
      Then Alice has {B}{B}{B} in the mana pool

@edition-2025
Feature: 605. Mana Abilities

  Background:
    Given these cards:
      | name   | type        | cost   | text                                                                                              |
      | Grove  | Enchantment | {0}    | Whenever a player taps a land for mana, that player adds one mana of any type that land produced. |
      | Shield | Instant     | {0}    | You gain 1 life.                                                                                  |
      | Boon   | Sorcery     | {G}    | You gain 3 life.                                                                                  |
      | Feast  | Sorcery     | {G}{G} | You gain 6 life.                                                                                  |

  @CR-605.1
  Rule: 605.1 Which abilities are mana abilities

    Scenario Outline: Other effects and limits on the time do not matter: <text>
      Given the card "Fount" is an "Artifact":
        """
        <text>
        """
      And Alice controls "Fount"
      When Alice activates "Fount"
      Then Alice has {G} in the mana pool
      And the stack is empty

      Examples:
        | text                                                |
        | {T}: Add {G}. You gain 1 life.                      |
        | {T}: Add {G}. Activate only as an instant.          |
        | {T}: Add {G}. Activate only during your turn.       |

  @CR-605.1a
  Rule: 605.1a Activated mana abilities

    Scenario: One without a target that adds mana
      Given the card "Fount" is an "Artifact":
        """
        {T}: Add {G}.
        """
      And Alice controls "Fount"
      When Alice activates "Fount"
      Then Alice has {G} in the mana pool
      And the stack is empty

    Scenario: One that could add mana if its condition held
      Given the card "Fount" is an "Artifact":
        """
        {0}: If you control a Forest, add {G}.
        """
      And Alice controls "Fount"
      And Alice has "Forest" in hand
      When Alice activates "Fount"
      Then the stack is empty
      And Alice has no mana
      When Alice plays "Forest"
      And Alice activates "Fount"
      Then Alice has {G} in the mana pool

    Scenario: A loyalty ability goes on the stack
      Given the card "Sage" is a "Legendary Planeswalker — Sage" of loyalty 3:
        """
        +1: Add {G}.
        """
      And Alice controls "Sage"
      When Alice activates "Sage"
      Then Alice has no mana
      And the stack, from the top, is ability of "Sage"

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
      Given the card "Fount" is an "Artifact":
        """
        {T}, Pay 2 life: Add {G}.
        """
      And Alice controls "Fount"
      When Alice activates "Fount"
      Then Alice has {G} in the mana pool
      And Alice has 18 life
      And "Fount" is tapped

    Scenario: A creature that has just come can't tap for mana, not even in the middle of a payment
      Given the card "Elf" is a "Creature — Elf" that costs {0} of size 1/1:
        """
        {T}: Add {G}.
        """
      And Alice controls "Forest"
      And Alice has "Elf" and "Boon" in hand
      When Alice casts "Elf" and it resolves
      Then Alice can't activate "Elf", by 602.5a
      When Alice casts "Boon"
      Then Alice is asked to choose "Forest"
      When Alice chooses "Forest"
      Then "Forest" is tapped
      And "Elf" is not tapped

  @CR-605.3a
  Rule: 605.3a When it may be activated

    Scenario: While a spell is cast
      Given Alice controls "Forest"
      And Alice has "Boon" in hand
      When Alice casts "Boon"
      And Alice chooses "Forest"
      And all players pass
      Then Alice has 23 life
      And "Forest" is tapped

    Scenario: While an ability is activated
      Given the card "Well" is an "Artifact":
        """
        {G}: You gain 2 life.
        """
      And Alice controls "Forest" and "Well"
      When Alice activates "Well"
      And Alice chooses "Forest"
      And all players pass
      Then Alice has 22 life

    Scenario: While an ability resolves that asks for mana
      Given the card "Well" is an "Artifact":
        """
        {0}: You may pay {G}. If you do, you gain 2 life.
        """
      And Alice controls "Forest" and "Well"
      When Alice activates "Well" and it resolves
      And Alice says yes
      And Alice chooses "Forest"
      Then Alice has 22 life
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
      Given the card "Fount" is an "Artifact":
        """
        {T}, Sacrifice this artifact: Add {G}.
        """
      And Alice controls "Fount"
      When Alice activates "Fount"
      Then Alice has {G} in the mana pool
      And the stack is empty
      And Alice has priority

    Scenario Outline: A color that its player may choose is chosen at once too
      Given these cards:
        | name  | type     | text                           |
        | Prism | Artifact | {T}: Add <how much> mana of <kind>. |
      And Alice controls "Prism"
      When Alice activates "Prism"
      And Alice chooses blue
      Then Alice has <mana> in the mana pool

      Examples:
        | how much | kind          | mana      |
        | one      | any color     | {U}       |
        | three    | any one color | {U}{U}{U} |

    Scenario: Of any combination of colors each mana is chosen at once
      Given the card "Twin Prism" is an "Artifact":
        """
        {T}: Add two mana in any combination of colors.
        """
      And Alice controls "Twin Prism"
      When Alice activates "Twin Prism"
      And Alice chooses blue
      And Alice chooses green
      Then Alice has {G}{U} in the mana pool

    Scenario: Of a combination of two colors nothing else is offered
      Given the card "Ember Prism" is an "Artifact":
        """
        {T}: Add X mana in any combination of {B} and/or {R}, where X is the number of artifacts you control.
        """
      And Alice controls two "Ember Prism"
      When Alice activates "Ember Prism (1)"
      Then Alice is asked to choose one from "{B}" and "{R}"
      When Alice chooses "{R}"
      And Alice chooses "{R}"
      Then Alice has {R}{R} in the mana pool

    Scenario Outline: Of one color there is as much as the text says by now
      Given the card "Deep Prism" is an "Artifact":
        """
        {T}: Add X mana of any one color, where X is the number of lands you control.
        """
      And Alice controls "Deep Prism"
      And Alice controls <lands>
      When Alice activates "Deep Prism"
      And Alice chooses blue
      Then Alice has <mana> in the mana pool

      Examples:
        | lands          | mana      |
        | "Forest"       | {U}       |
        | three "Forest" | {U}{U}{U} |

  @CR-605.3c
  Rule: 605.3c Not again before it has resolved

    Scenario: It is not offered to pay for itself
      Given the card "Prism" is an "Artifact":
        """
        {1}: Add {G}{G}.
        """
      And Alice controls "Prism" and "Island"
      When Alice activates "Prism"
      Then Alice is asked to choose "Island"
      When Alice chooses "Island"
      Then Alice has {G}{G} in the mana pool

    Scenario: Another mana ability pays for it, and it for a spell
      Given the card "Prism" is an "Artifact":
        """
        {1}: Add {G}{G}.
        """
      And Alice controls "Prism" and "Island"
      And Alice has "Feast" in hand
      When Alice casts "Feast"
      And Alice chooses "Prism"
      And Alice chooses "Island"
      And all players pass
      Then Alice has 26 life

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
      Given Alice controls "Grove" and "Forest"
      And Alice has "Feast" in hand
      When Alice casts "Feast"
      And Alice chooses "Forest"
      And all players pass
      Then Alice has 26 life
      And Alice has no mana

    Scenario: Any type that the land produced
      Given the card "Bog" is a "Land":
        """
        {T}: Add {U}{B}.
        """
      And Alice controls "Grove" and "Bog"
      When Alice activates "Bog"
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
      Given the card "Fount" is an "Artifact":
        """
        {T}: Target player adds {G}.
        """
      And Alice controls "Fount"
      When Alice activates "Fount" targeting Bob
      Then the stack, from the top, is ability of "Fount"
      When all players pass
      Then Bob has {G} in the mana pool

    Scenario: One that triggers on something else
      Given the card "Lesser Sprout" is a "Creature — Plant" that costs {0} of size 0/1:
        """
        When this creature enters, add {G}.
        """
      And Alice has "Lesser Sprout" in hand
      When Alice casts "Lesser Sprout" and it resolves
      Then the stack, from the top, is ability of "Lesser Sprout"
      And Alice has no mana

    Scenario: One that triggers on a mana ability and adds none
      Given the card "Spring" is an "Enchantment":
        """
        Whenever you tap a land for mana, you gain 1 life.
        """
      And Alice controls "Spring" and "Forest"
      When Alice activates "Forest"
      Then the stack, from the top, is ability of "Spring"
      And Alice has 20 life

  @CR-605.5b
  Rule: 605.5b Spells

    Scenario: A spell that adds mana can be responded to
      Given the card "Ritual" is an "Instant" that costs {0}:
        """
        Add {G}{G}.
        """
      And Alice has "Ritual" in hand
      And Bob has "Shield" in hand
      When Alice casts "Ritual"
      Then Alice has no mana
      When Alice passes
      And Bob casts "Shield" and it resolves
      Then Bob has 21 life
      When all players pass
      Then Alice has {G}{G} in the mana pool

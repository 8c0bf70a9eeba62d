@edition-2025
Feature: 606. Loyalty Abilities

  Background:
    Given the card "Sage" is a "Legendary Planeswalker — Sage" of loyalty 3:
      """
      +1: You gain 2 life.
      -4: Draw a card.
      """

  @CR-606.2
  Rule: 606.2 What makes one a loyalty ability

    Scenario: An artifact's ability with a loyalty symbol in its cost is one as well
      Given the card "Idol" is an "Artifact":
        """
        +1: You gain 2 life.
        """
      And Alice controls "Idol"
      When Alice activates "Idol" and it resolves
      Then "Idol" has one loyalty counter
      And Alice can't activate "Idol", by 606.3

    Scenario: Another activated ability of a planeswalker is none
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        +1: You gain 2 life.
        {0}: You gain 5 life.
        """
      And Alice controls "Hermit"
      When Alice activates "Hermit", "5 life" and it resolves
      And Alice activates "Hermit", "5 life" and it resolves
      And Alice activates "Hermit", "2 life" and it resolves
      Then Alice has 32 life

  @CR-606.3
  Rule: 606.3 When one may be activated

    Scenario: Once, in one's own main phase
      Given Alice controls "Sage"
      When Alice activates "Sage", "2 life" and it resolves
      Then Alice has 22 life
      And "Sage" has loyalty 4
      And Alice can't activate "Sage", "2 life", by 606.3
      And Alice can't activate "Sage", "Draw", by 606.3

    Scenario: Not while something is on the stack
      Given Alice controls "Sage"
      And the card "Lesser Omen" is an "Instant" that costs {0}:
        """
        You gain 1 life.
        """
      And Alice has "Lesser Omen" in hand
      When Alice casts "Lesser Omen"
      Then Alice can't activate "Sage", "2 life", by 606.3

    Scenario Outline: Not in <step>
      Given Alice controls "Sage"
      And it is <step>
      Then Alice can't activate "Sage", "2 life", by 606.3
      When the game goes on to Alice's precombat main
      And Alice activates "Sage", "2 life" and it resolves
      Then "Sage" is on the battlefield

      Examples:
        | step              |
        | Alice's upkeep    |
        | Bob's precombat main |

    Scenario: Each planeswalker has an activation of its own
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        +1: You gain 2 life.
        """
      And Alice controls "Sage" and "Hermit"
      When Alice activates "Sage", "2 life" and it resolves
      And Alice activates "Hermit" and it resolves
      Then Alice has 24 life

    Scenario: Next turn it may be activated again
      Given Alice controls "Sage"
      And Alice's library has three cards
      And Bob's library has three cards
      When Alice activates "Sage", "2 life" and it resolves
      And the game goes on to Bob's precombat main
      And the game goes on to Alice's precombat main
      And Alice activates "Sage", "2 life" and it resolves
      Then "Sage" has loyalty 5

    Scenario: Losing and regaining control of it makes no difference
      Given the card "Loan" is an "Artifact":
        """
        {0}: Gain control of target planeswalker until end of turn.
        """
      And Alice controls "Loan" (hers) and "Sage"
      And Bob controls "Loan" (his)
      When Alice activates "Sage", "2 life" and it resolves
      And Alice passes
      And Bob activates "Loan" (his) targeting "Sage" and it resolves
      And Alice activates "Loan" (hers) targeting "Sage" and it resolves
      Then Alice controls "Sage"
      And Alice can't activate "Sage", "2 life", by 606.3

  @CR-606.4
  Rule: 606.4 The cost

    Scenario Outline: <cost> is paid with counters on the planeswalker as the ability is activated
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        <cost>: You gain 2 life.
        """
      And Alice controls "Hermit"
      When Alice activates "Hermit"
      Then "Hermit" has loyalty <left>
      And Alice has 20 life
      And the stack, from the top, is ability of "Hermit"

      Examples:
        | cost | left |
        | +2   | 5    |
        | -2   | 1    |
        | 0    | 3    |

    Scenario: As many counters as the player says are paid for X
      Given the card "Sorin, Vengeful Bloodlord" is a "Legendary Planeswalker — Sorin" that costs {2}{W}{B} of loyalty 4:
        """
        During your turn, creatures and planeswalkers you control have lifelink.
        [+2]: Sorin deals 1 damage to target player or planeswalker.
        [-X]: Return target creature card with mana value X from your graveyard to the battlefield. That creature is a Vampire in addition to its other types.
        """
      And Alice controls "Sorin, Vengeful Bloodlord"
      And Alice has "Elvish Warrior" in her graveyard
      When Alice activates "Sorin, Vengeful Bloodlord", "Return target" targeting "Elvish Warrior" with X = 2 and it resolves
      Then "Sorin, Vengeful Bloodlord" has loyalty 2
      And Alice controls "Elvish Warrior"
      And "Elvish Warrior" is a Vampire

    Scenario: An effect changes the cost
      Given Alice controls "Carth the Lion" and "Sage"
      When Alice activates "Sage", "2 life"
      Then "Sage" has loyalty 5

    Scenario: An effect about another player's planeswalkers changes nothing
      Given Bob controls "Carth the Lion"
      And Alice controls "Sage"
      When Alice activates "Sage", "2 life"
      Then "Sage" has loyalty 4

  @CR-606.5
  Rule: 606.5 Several loyalty costs are one

    @example-1
    Example: Carth the Lion turns [+1] into [+2]
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        +1: You gain 2 life.
        """
      And Alice controls "Carth the Lion" and "Hermit"
      And the card "Watcher" is an "Enchantment":
        """
        Whenever one or more loyalty counters are put on a planeswalker, you gain 10 life.
        """
      And Alice controls "Watcher"
      When Alice activates "Hermit"
      Then "Hermit" has loyalty 5
      And the stack, from the top, is ability of "Watcher" and ability of "Hermit"

    @example-1
    Example: Carth the Lion turns [−4] into [−3]
      Given Alice controls "Carth the Lion" and "Sage"
      And Alice has "Forest" on top of her library
      When Alice activates "Sage", "Draw a card"
      Then "Sage" is in Alice's graveyard
      And the stack, from the top, is ability of "Carth the Lion" and ability of "Sage"

  @CR-606.6
  Rule: 606.6 Enough counters are needed

    Scenario: Too few counters
      Given Alice controls "Sage"
      When Alice tries to activate "Sage", "Draw a card"
      Then it is refused, by 606.6
      And nothing else changes
      When Alice activates "Sage", "2 life" and it resolves
      Then Alice has 22 life

    Scenario: X is no more than the counters that are there
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        -X: You gain X life.
        """
      And Alice controls "Hermit"
      When Alice tries to activate "Hermit" with X = 4
      Then it is refused, by 606.6
      And nothing else changes
      When Alice activates "Hermit" with X = 3 and it resolves
      Then Alice has 23 life

    Scenario: X may be all the counters that are there
      Given the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        -X: You gain X life.
        """
      And Alice controls "Hermit"
      When Alice activates "Hermit" with X = 3 and it resolves
      Then Alice has 23 life
      And "Hermit" is in Alice's graveyard

    Scenario: Just enough counters with the additional cost
      Given Alice controls "Carth the Lion" and "Sage"
      And Alice's library is empty
      And Alice has "Forest" on top of her library
      When Alice activates "Sage", "Draw a card"
      And all players pass
      And all players pass
      Then "Sage" is in Alice's graveyard
      And "Forest" is in Alice's hand

    Scenario: Enough by itself and too few with the additional cost
      Given the card "Tax" is an "Enchantment":
        """
        Loyalty abilities of planeswalkers cost an additional [-1] to activate.
        """
      And the card "Hermit" is a "Legendary Planeswalker — Hermit" of loyalty 3:
        """
        -3: You gain 2 life.
        """
      And Alice controls "Tax" and "Hermit"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice can't activate "Hermit", by 606.6
      When Alice casts "Demystify" targeting "Tax" and it resolves
      And Alice activates "Hermit" and it resolves
      Then Alice has 22 life

    Scenario: Seven counters pay for what costs seven, and the cards of the one who pays are counted
      Given Alice controls "Ashiok, Wicked Manipulator" with 7 loyalty counters
      And Alice has "Watchwolf" in exile
      And Bob has "Dwarven Trader", "Wandering Ones" and "Fugitive Wizard" on top of his library
      When Alice activates "Ashiok, Wicked Manipulator", "exiles the top X" targeting Bob
      And all players pass
      Then "Ashiok, Wicked Manipulator" is in Alice's graveyard
      And "Dwarven Trader" and "Wandering Ones" are in exile
      And "Fugitive Wizard" is in Bob's library

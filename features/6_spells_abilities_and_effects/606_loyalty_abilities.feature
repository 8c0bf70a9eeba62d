Feature: 606. Loyalty Abilities

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
      Given the card "Hermit" is a "Legendary Planeswalker — Tasha" of loyalty 3:
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
      Given Alice controls "Professor Dellian Fel"
      When Alice activates "Professor Dellian Fel", "3 life" and it resolves
      Then Alice has 23 life
      And "Professor Dellian Fel" has loyalty 7
      And Alice can't activate "Professor Dellian Fel", "3 life", by 606.3
      And Alice can't activate "Professor Dellian Fel", "draw a card", by 606.3

    Scenario: Not while something is on the stack
      Given Alice controls "Professor Dellian Fel"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't activate "Professor Dellian Fel", "3 life", by 606.3

    Scenario Outline: Not in <step>
      Given Alice controls "Professor Dellian Fel"
      And it is <step>
      Then Alice can't activate "Professor Dellian Fel", "3 life", by 606.3
      When the game goes on to Alice's precombat main
      And Alice activates "Professor Dellian Fel", "3 life" and it resolves
      Then "Professor Dellian Fel" has loyalty 7

      Examples:
        | step                 |
        | Alice's upkeep       |
        | Bob's precombat main |

    Scenario: Each planeswalker has an activation of its own
      Given Alice controls "Professor Dellian Fel" and "Nissa, Nature's Artisan"
      When Alice activates "Professor Dellian Fel", "3 life" and it resolves
      And Alice activates "Nissa, Nature's Artisan", "3 life" and it resolves
      Then Alice has 26 life

    Scenario: Next turn it may be activated again
      Given Alice controls "Professor Dellian Fel"
      And Alice's library has three cards
      And Bob's library has three cards
      When Alice activates "Professor Dellian Fel", "3 life" and it resolves
      And the game goes on to Bob's precombat main
      And the game goes on to Alice's precombat main
      And Alice activates "Professor Dellian Fel", "3 life" and it resolves
      Then "Professor Dellian Fel" has loyalty 9

    Scenario: Losing and regaining control of it makes no difference
      Given Alice controls "Professor Dellian Fel"
      And Bob controls "Vedalken Orrery"
      And Alice has "Zealous Conscripts" (hers) in hand
      And Bob has "Zealous Conscripts" (his) in hand
      And Alice has {4}{R} in the mana pool
      And Bob has {4}{R} in the mana pool
      When Alice activates "Professor Dellian Fel", "3 life" and it resolves
      And Alice passes
      And Bob casts "Zealous Conscripts" (his) and it resolves
      And Bob chooses "Professor Dellian Fel"
      And all players pass
      Then Bob controls "Professor Dellian Fel"
      When Alice casts "Zealous Conscripts" (hers) and it resolves
      And Alice chooses "Professor Dellian Fel"
      And all players pass
      Then Alice controls "Professor Dellian Fel"
      And Alice can't activate "Professor Dellian Fel", "3 life", by 606.3

  @CR-606.4
  Rule: 606.4 The cost

    Scenario Outline: <cost> is paid with counters on the planeswalker as the ability is activated
      Given Alice controls "Professor Dellian Fel"
      And Bob controls "Grizzly Bears"
      When Alice activates "Professor Dellian Fel", <what>
      Then "Professor Dellian Fel" has loyalty <left>
      And Alice has 20 life
      And the stack, from the top, is ability of "Professor Dellian Fel"

      Examples:
        | cost | what                                       | left |
        | +2   | "3 life"                                   | 7    |
        | -3   | "Destroy target" targeting "Grizzly Bears" | 2    |
        | 0    | "draw a card"                              | 5    |

    Scenario: As many counters as the player says are paid for X
      Given Alice controls "Sorin, Vengeful Bloodlord"
      And Alice has "Elvish Warrior" in her graveyard
      When Alice activates "Sorin, Vengeful Bloodlord", "Return target" targeting "Elvish Warrior" with X = 2 and it resolves
      Then "Sorin, Vengeful Bloodlord" has loyalty 2
      And Alice controls "Elvish Warrior"
      And "Elvish Warrior" is a Vampire

    Scenario: An effect changes the cost
      Given Alice controls "Carth the Lion" and "Professor Dellian Fel"
      When Alice activates "Professor Dellian Fel", "3 life"
      Then "Professor Dellian Fel" has loyalty 8

    Scenario: An effect about another player's planeswalkers changes nothing
      Given Bob controls "Carth the Lion"
      And Alice controls "Professor Dellian Fel"
      When Alice activates "Professor Dellian Fel", "3 life"
      Then "Professor Dellian Fel" has loyalty 7

  @CR-606.5
  Rule: 606.5 Several loyalty costs are one

    @example-1
    Example: Carth the Lion turns [+1] into [+2]
      Given Alice controls "Carth the Lion", "Elspeth, Sun's Champion" and "Bioessence Hydra"
      When Alice activates "Elspeth, Sun's Champion", "Create"
      Then "Elspeth, Sun's Champion" has loyalty 6
      And the stack, from the top, is ability of "Bioessence Hydra" and ability of "Elspeth, Sun's Champion"
      When all players pass
      Then "Bioessence Hydra" has two +1/+1 counters

    @example-1
    Example: Carth the Lion turns [−4] into [−3]
      Given Alice controls "Carth the Lion" and "Garruk Wildspeaker"
      And Alice has "Forest" on top of her library
      When Alice activates "Garruk Wildspeaker", "+3/+3"
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And the stack, from the top, is ability of "Carth the Lion" and ability of "Garruk Wildspeaker"

  @CR-606.6
  Rule: 606.6 Enough counters are needed

    Scenario: Too few counters
      Given Alice controls "Garruk Wildspeaker"
      When Alice tries to activate "Garruk Wildspeaker", "+3/+3"
      Then it is refused, by 606.6
      And nothing else changes
      When Alice activates "Garruk Wildspeaker", "Create" and it resolves
      Then Alice controls one Beast creature

    Scenario: X is no more than the counters that are there
      Given Alice controls "Sorin, Vengeful Bloodlord"
      And Alice has "Ancient Carp" and "Hill Giant" in her graveyard
      When Alice tries to activate "Sorin, Vengeful Bloodlord", "Return target" targeting "Ancient Carp" with X = 5
      Then it is refused, by 606.6
      And nothing else changes
      When Alice activates "Sorin, Vengeful Bloodlord", "Return target" targeting "Hill Giant" with X = 4 and it resolves
      Then Alice controls "Hill Giant"

    Scenario: X may be all the counters that are there
      Given Alice controls "Sorin, Vengeful Bloodlord"
      And Alice has "Hill Giant" in her graveyard
      When Alice activates "Sorin, Vengeful Bloodlord", "Return target" targeting "Hill Giant" with X = 4 and it resolves
      Then Alice controls "Hill Giant"
      And "Sorin, Vengeful Bloodlord" is in Alice's graveyard

    Scenario: Just enough counters with the additional cost
      Given Alice controls "Carth the Lion" and "Garruk Wildspeaker"
      When Alice activates "Garruk Wildspeaker", "+3/+3"
      And all players pass
      And all players pass
      Then "Garruk Wildspeaker" is in Alice's graveyard
      And "Carth the Lion" is 6/8

    Scenario: Enough by itself and too few with the additional cost
      Given the card "Tax" is an "Enchantment":
        """
        Loyalty abilities of planeswalkers cost an additional [-1] to activate.
        """
      And the card "Hermit" is a "Legendary Planeswalker — Tasha" of loyalty 3:
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

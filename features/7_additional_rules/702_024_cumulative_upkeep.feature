Feature: 702.24. Cumulative upkeep

  @CR-702.24a @CR-2009-502.13a
  Rule: 702.24a More each turn

    Scenario: The second upkeep costs twice as much as the first
      Given Alice controls "Inner Sanctum"
      When the game goes on to Alice's draw step
      And Alice says yes
      Then "Inner Sanctum" has one age counter
      And Alice has 18 life
      When the game goes on to Bob's draw step
      Then Alice has 18 life
      When the game goes on to Alice's draw step
      And Alice says yes
      Then "Inner Sanctum" has two age counters
      And Alice has 14 life

    Scenario: Who doesn't pay sacrifices it
      Given Alice controls "Inner Sanctum"
      When the game goes on to Alice's draw step
      And Alice says no
      Then "Inner Sanctum" is in Alice's graveyard
      And Alice has 20 life

    Scenario: A part of it is no payment: with two counters one mana won't do
      Given Alice controls "Illusionary Wall" with one age counter, "Island" (first) and "Island" (second)
      When the game goes on to Alice's upkeep
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And all players pass
      And Alice says yes
      Then "Illusionary Wall" has two age counters
      And Alice has no mana
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And all players pass
      Then "Illusionary Wall" is in Alice's graveyard
      And Alice has {U}{U} in the mana pool

    @example-1
    Example: With three counters {W} or {U} is chosen three times
      Given Alice controls "Jötun Owl Keeper" with two age counters
      And Alice controls "Plains" (1), "Plains" (2), "Island" and "Forest"
      When the game goes on to Alice's upkeep
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Island"
      And Alice activates "Forest"
      And all players pass
      And Alice says yes
      And Alice chooses {W}
      And Alice chooses {W}
      And Alice chooses {U}
      Then "Jötun Owl Keeper" has three age counters
      And Alice has {G} in the mana pool

    Scenario: Where one of the three can be paid in neither way, none of them is
      Given Alice controls "Jötun Owl Keeper" with two age counters
      And Alice controls "Plains" (1), "Plains" (2) and "Forest"
      When the game goes on to Alice's upkeep
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Forest"
      And all players pass
      Then "Jötun Owl Keeper" is in Alice's graveyard
      And Alice has {G}{W}{W} in the mana pool

    @example-2
    Example: Two creatures are sacrificed, and none of them twice
      Given the card "Keeper" is a "Creature — Horror" of size 1/1:
        """
        Cumulative upkeep—Sacrifice a creature.
        """
      And Alice controls "Keeper" with one age counter
      And Alice controls "Muck Rats", "Grizzly Bears" and "Hill Giant"
      When the game goes on to Alice's draw step
      And Alice says yes
      And Alice chooses "Muck Rats"
      And Alice chooses "Grizzly Bears"
      Then "Muck Rats" and "Grizzly Bears" are in Alice's graveyard
      And "Keeper" and "Hill Giant" are on the battlefield

    Scenario: With one creature besides, the other one to be sacrificed is the one whose upkeep it is
      Given the card "Keeper" is a "Creature — Horror" of size 1/1:
        """
        Cumulative upkeep—Sacrifice a creature.
        """
      And Alice controls "Keeper" with one age counter
      And Alice controls "Muck Rats"
      When the game goes on to Alice's draw step
      And Alice says no
      Then "Keeper" is in Alice's graveyard
      And "Muck Rats" is on the battlefield

  @CR-702.24a @edition-2025
  Rule: 702.24a Only if it is still on the battlefield

    Scenario: What has left by then gets no counter, and nothing is paid for it
      Given Alice controls "Inner Sanctum"
      And Alice has "Boomerang" in hand
      And Alice controls "Island" (first) and "Island" (second)
      When the game goes on to Alice's upkeep
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice casts "Boomerang" targeting "Inner Sanctum" and it resolves
      And all players pass
      Then "Inner Sanctum" is in Alice's hand
      And Alice has 20 life

  @CR-2009-502.13a
  Rule: 702.24a In 2009 it was no matter whether it was still in play

    Background:
      Given Alice controls "Inner Sanctum" with two age counters
      And Alice has "Boomerang" in hand
      And Alice controls "Island" (first) and "Island" (second)

    Scenario Outline: For what has left as many counters may be paid for as it had
      When the game goes on to Alice's upkeep
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice casts "Boomerang" targeting "Inner Sanctum" and it resolves
      And all players pass
      And Alice says <answer>
      Then "Inner Sanctum" is in Alice's hand
      And Alice has <life> life

      Examples:
        | answer | life |
        | yes    | 16   |
        | no     | 20   |

  @CR-702.24b
  Rule: 702.24b Each of several instances counts all the age counters

    @example-1
    Example: The first of two puts a counter and takes 1 life, the second puts another and takes 2 more
      Given the card "Bargainer" is a "Creature — Horror" of size 1/1:
        """
        Cumulative upkeep—Pay 1 life.
        Cumulative upkeep—Pay 1 life.
        """
      And Alice controls "Bargainer"
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      Then "Bargainer" has one age counter
      And Alice has 19 life
      When all players pass
      And Alice says yes
      Then "Bargainer" has two age counters
      And Alice has 17 life

    Scenario: One instance alone takes 1 life, and one left unpaid is enough to lose the permanent
      Given Alice controls "Inner Sanctum" and "Morinfen"
      And Alice controls "Decomposition" attached to "Morinfen"
      When the game goes on to Alice's upkeep
      And Alice orders "Inner Sanctum", "Morinfen" and "Morinfen" (2)
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says no
      Then "Morinfen" is in Alice's graveyard
      And Alice has 19 life

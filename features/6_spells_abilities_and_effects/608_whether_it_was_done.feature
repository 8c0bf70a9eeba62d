Feature: 608. Whether it was done, and whether it could be

  @CR-608.2c
  Rule: 608.2c What an instruction asks about the one before

    Scenario: The player of whom the sentence speaks may pay instead
      Given the card "Toll" is an "Enchantment":
        """
        Whenever an opponent casts a creature spell, that player loses 2 life unless they pay {1}. If they do, you gain 3 life.
        """
      And the card "Ox" is a "Creature" that costs {0} of size 2/2
      And Alice controls "Toll"
      And Bob has "Ox" (first) and "Ox" (second) in hand
      And it is Bob's precombat main phase
      And Bob has {C} in the mana pool
      When Bob casts "Ox" (first)
      And all players pass
      And Bob chooses "yes"
      Then Bob has 20 life
      And Bob has no mana
      When all players pass
      And Bob casts "Ox" (second) and it resolves
      Then Bob has 18 life
      And Alice has 23 life

    Scenario: It is the controller of the target who may pay
      Given the card "Surcharge" is an "Instant" that costs {0}:
        """
        Target creature's controller loses 2 life unless they pay {1}. If they do, you gain 3 life.
        """
      And Bob controls a 2/2 creature "Ox"
      And Alice has "Surcharge" in hand
      And Alice has {C} in the mana pool
      And Bob has {C} in the mana pool
      When Alice casts "Surcharge" targeting "Ox"
      And all players pass
      And Bob chooses "yes"
      Then Bob has 20 life
      And Alice has 23 life
      And Bob has no mana
      And Alice has {C} in the mana pool

    Scenario Outline: A cost that is paid, or is not, to keep a spell from being countered
      Given the card "Divert Misfortune" is an "Instant" that costs {1}{U}:
        """
        Counter target spell unless its controller pays {2}. If they do, you gain 3 life.
        """
      And Alice has "Shock" in hand
      And Alice has {R}{R}{R} in the mana pool
      And Bob has "Divert Misfortune" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Shock" targeting Alice
      And Alice passes
      And Bob casts "Divert Misfortune" targeting "Shock"
      And all players pass
      And Alice chooses "<answer>"
      Then Bob has <number> life

      Examples:
        | answer | number |
        | yes    | 23     |
        | no     | 20     |

    Scenario: What can't be sacrificed
      Given the card "Lord of the Pit" is a "Creature — Demon" that costs {4}{B}{B}{B} of size 7/7:
        """
        Flying, trample
        At the beginning of your upkeep, sacrifice a creature other than this creature. If you can't, this creature deals 7 damage to you.
        """
      And it is Alice's upkeep
      And Alice controls "Lord of the Pit"
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 13 life

    Scenario: What can be
      Given the card "Lord of the Pit" is a "Creature — Demon" that costs {4}{B}{B}{B} of size 7/7:
        """
        Flying, trample
        At the beginning of your upkeep, sacrifice a creature other than this creature. If you can't, this creature deals 7 damage to you.
        """
      And Alice controls "Lord of the Pit"
      And Alice controls "Grizzly Bears"
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 20 life
      And "Grizzly Bears" is in the graveyard

    Scenario: A counter that is not there can't be removed
      Given the card "Temp" is a "Creature — Zombie" of size 3/3:
        """
        At the beginning of your upkeep, remove a funk counter from this creature. If you can't, sacrifice it.
        """
      And Alice controls "Temp" with a funk counter
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Temp" is on the battlefield

    Scenario: A counter that is there can be
      Given the card "Temp" is a "Creature — Zombie" of size 3/3:
        """
        At the beginning of your upkeep, remove a funk counter from this creature. If you can't, sacrifice it.
        """
      And Alice controls "Temp"
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Temp" is in the graveyard

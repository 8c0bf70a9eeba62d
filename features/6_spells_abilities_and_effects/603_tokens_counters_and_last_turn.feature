Feature: 603. Handling Triggered Abilities

  @CR-603.2
  Rule: 603.2 Tokens that are created, counters that players get, and whoever is goaded

    Scenario: Each token of one's own is waited for, and none that an opponent creates
      Given the card "Mirkwood Bats" is a "Creature — Bat" that costs {3}{B} of size 2/3
        """
        Flying
        Whenever you create or sacrifice a token, each opponent loses 1 life.
        """
      And Alice controls "Mirkwood Bats"
      And Alice has "Raise the Alarm" in hand
      And Bob has "Raise the Alarm" (second) in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {1}{W} in the mana pool
      When Bob casts "Raise the Alarm" (second) and it resolves
      Then the stack is empty
      When Alice casts "Raise the Alarm" and it resolves
      And all players pass
      And all players pass
      Then Bob has 18 life

    Scenario: A goaded creature attacks and deals damage to its controller, and another attacker does not
      Given the card "Vengeful Ancestor" is a "Creature — Spirit Dragon" that costs {2}{R}{R} of size 3/4
        """
        Flying
        Whenever this creature enters or attacks, goad target creature.
        Whenever a goaded creature attacks, it deals 1 damage to its controller.
        """
      And Alice has "Vengeful Ancestor" in hand
      And Alice has {2}{R}{R} in the mana pool
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice casts "Vengeful Ancestor" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      And the game goes on to Bob's precombat main phase
      And Bob attacks Alice with "Hill Giant" and "Grizzly Bears"
      And all players pass
      Then Bob has 19 life
      And the stack is empty

  @CR-603.4
  Rule: 603.4 What was so in the turn before

    Scenario: Life that was lost last turn brings a Soldier; life lost in this turn brings none yet
      Given the card "First Response" is a "Enchantment" that costs {3}{W}
        """
        At the beginning of each upkeep, if you lost life last turn, create a 1/1 white Soldier creature token.
        """
      And Alice controls "First Response"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice controls no Soldier
      When the game goes on to Bob's draw step
      Then Alice controls one Soldier
      When the game goes on to Alice's draw step
      Then Alice controls one Soldier


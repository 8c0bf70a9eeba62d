Feature: 705 and 706. Flipping a coin, and rolling a die

  Background:
    Given the card "Goblin Archaeologist" is a "Creature — Goblin Artificer" that costs {1}{R} of size 1/2:
      """
      {R}, {T}: Flip a coin. If you win the flip, destroy target artifact and untap this creature. If you lose the flip, sacrifice this creature.
      """
    And the card "Old Relic" is an "Artifact" that costs {3}
    And Alice has {R}{R}{R}{R}{R} in the mana pool

  @CR-705.1
  Rule: 705.1 A coin comes up heads or tails

    Scenario: It comes up heads
      Given the coins and dice come up "heads"
      And Alice controls "Goblin Archaeologist"
      And Bob controls "Sol Ring"
      When Alice activates "Goblin Archaeologist" targeting "Sol Ring"
      And all players pass
      And Alice chooses "heads"
      Then "Sol Ring" is in the graveyard

    Scenario: It comes up tails
      Given the coins and dice come up "tails"
      And Alice controls "Goblin Archaeologist"
      And Bob controls "Sol Ring"
      When Alice activates "Goblin Archaeologist" targeting "Sol Ring"
      And all players pass
      And Alice chooses "heads"
      Then "Sol Ring" is on the battlefield

  @CR-705.2
  Rule: 705.2 Whoever flips the coin calls it, and wins or loses the flip

    Scenario: The coin comes up as called
      Given the coins and dice come up "tails"
      And Alice controls "Goblin Archaeologist"
      And Bob controls "Sol Ring"
      When Alice activates "Goblin Archaeologist" targeting "Sol Ring"
      And all players pass
      And Alice chooses "tails"
      Then "Sol Ring" is in the graveyard
      And "Goblin Archaeologist" is untapped

    Scenario: It comes up otherwise
      Given the coins and dice come up "heads"
      And Alice controls "Goblin Archaeologist"
      And Bob controls "Sol Ring"
      When Alice activates "Goblin Archaeologist" targeting "Sol Ring"
      And all players pass
      And Alice chooses "tails"
      Then "Sol Ring" is on the battlefield
      And "Goblin Archaeologist" is in the graveyard

  @CR-706.1a
  Rule: 706.1a A die with so many sides comes up as one of these numbers

    Scenario: A d20 comes up as its highest number
      Given the card "Ancient Copper Dragon" is a "Creature — Elder Dragon" that costs {4}{R}{R} of size 6/5:
        """
        Flying
        Whenever this creature deals combat damage to a player, roll a d20. You create a number of Treasure tokens equal to the result.
        """
      And the coins and dice come up "20"
      And Alice controls "Ancient Copper Dragon"
      When Alice attacks with "Ancient Copper Dragon"
      And the game goes on to Alice's end of combat step
      Then Alice controls twenty Treasures

    Scenario: With a 4 the Squirrel stays as small as it is, and with a 5 it grows
      Given the card "Steel Squirrel" is an "Artifact Creature — Squirrel" that costs {2} of size 1/1:
        """
        Whenever you roll a 5 or higher on a die, this creature gets +X/+X until end of turn, where X is the result.
        {6}: Roll a six-sided die.
        """
      And the coins and dice come up "4" and "5"
      And Alice controls "Steel Squirrel"
      And Alice has {12} in the mana pool
      When Alice activates "Steel Squirrel"
      And all players pass
      Then "Steel Squirrel" is 1/1
      And the stack is empty
      When Alice activates "Steel Squirrel"
      And all players pass
      And all players pass
      Then "Steel Squirrel" is 6/6

  @CR-706.2
  Rule: 706.2 What the instruction adds counts with the number on the die

    Background:
      Given the card "Diviner's Portent" is an "Instant" that costs {X}{U}{U}{U}:
        """
        Roll a d20 and add the number of cards in your hand.
        1—14 | Draw X cards.
        15+ | Scry X, then draw X cards.
        """
      And the coins and dice come up "14"
      And Alice has "Forest" and "Swamp" on top of the library
      And Alice has {1}{U}{U}{U} in the mana pool

    Scenario: The number of cards in the hand is added
      Given Alice has "Diviner's Portent" and "Shock" in hand
      When Alice casts "Diviner's Portent" with X = 1 and it resolves
      And Alice chooses "Forest"
      Then "Swamp" is in Alice's hand

    Scenario: Nothing is added
      Given Alice has "Diviner's Portent" in hand
      When Alice casts "Diviner's Portent" with X = 1 and it resolves
      Then "Forest" is in Alice's hand

  @CR-706.3a
  Rule: 706.3a The line of the results table in whose range the result lies is followed

    Background:
      Given the card "Farideh's Fireball" is an "Instant" that costs {3}{R}{R}:
        """
        Farideh's Fireball deals 5 damage to target creature or planeswalker. Roll a d20.
        1—9 | Farideh's Fireball deals 2 damage to each player.
        10—20 | Farideh's Fireball deals 2 damage to each opponent.
        """
      And Bob controls "Colossapede"
      And Alice has "Farideh's Fireball" in hand

    Scenario: The result is the last of the first range
      Given the coins and dice come up "9"
      When Alice casts "Farideh's Fireball" targeting "Colossapede" and it resolves
      Then Alice has 18 life
      And Bob has 18 life

    Scenario: The result is the first of the second range
      Given the coins and dice come up "10"
      When Alice casts "Farideh's Fireball" targeting "Colossapede" and it resolves
      Then Alice has 20 life
      And Bob has 18 life

  @CR-603.2
  Rule: 603.2 Abilities that wait for a flip or a roll

    Scenario Outline: A flip that is won, and one that is lost
      Given the card "Tavern Scoundrel" is a "Creature — Human Rogue" that costs {1}{R} of size 1/3:
        """
        Whenever you win a coin flip, create two Treasure tokens.
        {1}, {T}, Sacrifice another permanent: Flip a coin.
        """
      And the coins and dice come up "heads"
      And Alice controls "Tavern Scoundrel" and "Sol Ring"
      When Alice activates "Tavern Scoundrel"
      And all players pass
      And Alice chooses "<called>"
      And all players pass
      Then Alice controls <number> Treasures

      Examples:
        | called | number |
        | heads  | two    |
        | tails  | no     |

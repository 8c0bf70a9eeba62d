Feature: 810. What two heads win, lose and have together

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-810.8a
  Rule: 810.8a As a team

    @example-1
    Example: What keeps one player from losing for having no life keeps the team from it, until it is gone
      Given the card "Beyond Death" is an "Enchantment" that costs {3}{W}{W}{W}:
        """
        You don't lose the game for having 0 or less life.
        """
      And Alice has 2 life
      And Carol has 2 life
      And Carol controls "Beyond Death"
      And Bob has "Shock" and "Demystify" in hand
      And Bob has {R}{W} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 0 life
      And the game goes on
      When Bob casts "Demystify" targeting "Beyond Death" and it resolves
      Then Alice and Carol have lost the game

    @example-3
    Example: Platinum Angel keeps the teammate from losing, and the other team from winning
      Given Dave's library is empty
      And Bob controls "Platinum Angel"
      And Carol controls "Felidar Sovereign"
      And Alice has 40 life
      And Carol has 40 life
      And Alice has "Murder" in hand
      And Alice controls three "Swamp"
      When the game goes on to Dave's precombat main phase
      Then the game goes on
      When the game goes on to Carol's precombat main phase
      Then the game goes on
      When Alice casts "Murder" targeting "Platinum Angel"
      And Alice chooses "Swamp" (1)
      And Alice chooses "Swamp" (2)
      And Alice chooses "Swamp" (3)
      And all players pass
      And the game goes on to Bob's precombat main phase
      Then Bob and Dave have lost the game

    Scenario: A team wins as soon as one of its players does
      Given Bob has 40 life
      And Dave has 40 life
      And Dave controls "Felidar Sovereign"
      When the game goes on to Bob's upkeep
      Then the game goes on
      When all players pass
      Then Bob has won the game
      And Dave has won the game

  @edition-2025
  @CR-810.9a
  Rule: 810.9a A player's life total

    @example-2
    Scenario Outline: With a team's life total of <life> a player who needs 50 <ends>
      Given the card "Test of Endurance" is an "Enchantment" that costs {2}{W}{W}:
        """
        At the beginning of your upkeep, if you have 50 or more life, you win the game.
        """
      And Bob has <life> life
      And Dave has <life> life
      And Dave controls "Test of Endurance"
      When the game goes on to Bob's upkeep
      And all players pass
      Then <ends>

      Examples:
        | life | ends                 |
        | 50   | Dave has won the game |
        | 49   | the game goes on      |

  @edition-2025
  @CR-810.9c
  Rule: 810.9c Setting one player's life total

    @example-1
    Example: A team of 25 life comes to 10 if a player's life total becomes 10
      Given the card "Magister Sphinx" is an "Artifact Creature — Sphinx" that costs {4}{W}{U}{B} of size 5/5:
        """
        Flying
        When this creature enters, target player's life total becomes 10.
        """
      And Bob has 25 life
      And Dave has 25 life
      And Alice has "Magister Sphinx" in hand
      And Alice has {4}{W}{U}{B} in the mana pool
      When Alice casts "Magister Sphinx" and it resolves
      And Alice chooses Dave
      And all players pass
      Then Bob has 10 life
      And Dave has 10 life
      And Alice has 30 life

  @edition-2025
  @CR-810.9d
  Rule: 810.9d Setting it for a whole team

    Scenario: Each team picks the one player who is affected
      Given Bob has 13 life
      And Dave has 13 life
      And Alice has "Biorhythm" in hand
      And Alice has {6}{G}{G} in the mana pool
      And Carol controls "Grizzly Bears"
      And Dave controls "Hill Giant" and "Ornithopter"
      When Alice casts "Biorhythm" and it resolves
      And Alice chooses Carol
      And Bob chooses Dave
      Then Bob has 2 life
      And Alice has 1 life

  @CR-2009-606.9a
  Rule: 606.9a Half of the team's life in 2009

    @example-2009-606.9a-2
    Scenario Outline: For a player whose half of <life> life counts, and who needs 50, <ends>
      Given the card "Test of Endurance" is an "Enchantment" that costs {2}{W}{W}:
        """
        At the beginning of your upkeep, if you have 50 or more life, you win the game.
        """
      And Bob has <life> life
      And Dave has <life> life
      And Dave controls "Test of Endurance"
      When the game goes on to Bob's upkeep
      And all players pass
      Then <ends>

      Examples:
        | life | ends                 |
        | 99   | Dave has won the game |
        | 98   | the game goes on      |

    @example-2009-606.9a-1
    Example: Half of 9, rounded down, is dealt to each player of a team with 17 life
      Given the card "Heartless Hidetsugu" is a "Legendary Creature — Ogre Shaman" that costs {3}{R}{R} of size 4/3:
        """
        {T}: Heartless Hidetsugu deals damage to each player equal to half that player's life total, rounded down.
        """
      And Alice controls "Heartless Hidetsugu"
      And Bob has 17 life
      And Dave has 17 life
      When Alice activates "Heartless Hidetsugu" and it resolves
      Then Bob has 9 life
      And Dave has 9 life

  @CR-2009-606.9c
  Rule: 606.9c Setting one player's life in 2009

    @example-2009-606.9c-1
    Example: A team of 25 life comes to 32 if a player's 13 become 20
      Given the card "Other Beginning" is a "Sorcery" that costs {0}:
        """
        Your life total becomes 20.
        """
      And Alice has 25 life
      And Carol has 25 life
      And Carol has "Other Beginning" in hand
      When Carol casts "Other Beginning" and it resolves
      Then Carol has 32 life
      And Alice has 32 life
      And Bob has 30 life

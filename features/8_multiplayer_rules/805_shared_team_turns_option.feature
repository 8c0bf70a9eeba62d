Feature: 805. Shared Team Turns Option

  @CR-805.4
  Rule: 805.4 A team takes its turns together

    Background:
      Given the card "Divination" is a "Sorcery" that costs {2}{U}
        """
        Draw two cards.
        """
      And Alice and Carol play together against Bob and Dave

    Scenario: All that a team's players control untaps in their untap step, and both of them draw
      Given the game is a Two-Headed Giant game
      And Alice controls a tapped 2/2 creature "Bear Cub"
      And Bob controls a tapped 2/2 creature "Gray Ogre"
      And Dave controls a tapped 2/2 creature "Feral Maaka"
      When the game goes on to Dave's draw step
      Then "Gray Ogre" is untapped
      And "Feral Maaka" is untapped
      And "Bear Cub" is tapped
      And Bob has 1 card in hand
      And Dave has 1 card in hand
      And Alice has 0 cards in hand

    Scenario: The other team's turn comes after a team's, and then the first team's again
      Given the game is a Two-Headed Giant game
      And Carol has "Divination" in hand
      And Carol controls three "Island"
      When the game goes on to Bob's precombat main phase
      Then Carol can't cast "Divination"
      When the game goes on to Carol's precombat main phase
      And Carol casts "Divination"
      And Carol chooses "Island" (1)
      And Carol chooses "Island" (2)
      And Carol chooses "Island" (3)
      And all players pass
      Then Carol has 3 cards in hand

    Scenario: Each player of the team plays a land in its turn, and neither a second
      Given the game is a Two-Headed Giant game
      And Alice has "Forest" in hand
      And Carol has "Island" and "Plains" in hand
      And Bob has "Swamp" in hand
      When Alice plays "Forest"
      And Carol plays "Island"
      Then Carol can't play "Plains"
      And Bob can't play "Swamp"

    Scenario: Creatures of both players attack and block together
      Given the game is a Two-Headed Giant game
      And Alice controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Dave controls "Dune Beetle"
      And Bob controls "Wall of Swords"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Dave blocks "Grizzly Bears" with "Dune Beetle" and "Hill Giant" with "Wall of Swords"
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" has 1 damage marked
      And "Wall of Swords" has 3 damage marked

    Scenario: What lasts until a player's next turn is over as the team's turn begins
      Given the game is a Two-Headed Giant game
      And the card "Charm" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1 until your next turn.
        """
      And Alice controls a 2/2 creature "Ox"
      And Carol has "Charm" in hand
      When Carol casts "Charm" targeting "Ox" and it resolves
      And the game goes on to Bob's end step
      Then "Ox" is 3/3
      When the game goes on to Alice's upkeep
      Then "Ox" is 2/2

  @CR-805.4
  Rule: 805.4 What triggers at the beginning of each player's step

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game

    Scenario: What speaks of that player triggers once for each player of the team
      Given the card "Copper Tablet" is an "Artifact" that costs {2}
        """
        At the beginning of each player's upkeep, this artifact deals 1 damage to that player.
        """
      And Alice controls "Copper Tablet"
      When the game goes on to Bob's upkeep
      And Alice orders "Copper Tablet" and "Copper Tablet (2)"
      And all players pass
      And all players pass
      Then Bob has 28 life
      And the stack is empty

    Scenario: What speaks of nobody triggers once for the team
      Given the card "Balm" is an "Artifact" that costs {2}
        """
        At the beginning of each opponent's upkeep, you gain 1 life.
        """
      And Alice controls "Balm"
      When the game goes on to Bob's upkeep
      And all players pass
      Then Alice has 31 life
      And the stack is empty

  @CR-805.5
  Rule: 805.5 A team has priority

    Background:
      Given Alice and Carol play together against Bob and Dave
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      And Bob controls "Grizzly Bears"

    Scenario: Either player acts when the team has priority, and a team passes as one
      Given the game is a Two-Headed Giant game
      When Alice would receive priority
      And Carol casts "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Dave passes
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: One of its players passes for the other team
      Given the game is a Two-Headed Giant game
      And it is Bob's upkeep
      When Bob would receive priority
      And Dave passes
      And Carol casts "Shock" targeting "Grizzly Bears"
      And Alice passes
      And Bob passes
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-608.1
  Rule: 608.1 Players who share no turns pass one by one

    Scenario: Without the option a spell waits for each player
      Given Alice and Carol play together against Bob and Dave
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice would receive priority
      And Carol casts "Shock" targeting "Grizzly Bears"
      And Carol passes
      And Bob passes
      Then "Shock" is on the stack
      And Bob controls "Grizzly Bears"
      When Dave passes
      And Alice passes
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-805.7
  Rule: 805.7 A team's triggered abilities are put on the stack together

    Scenario Outline: <first> of <whose> is put on the stack first if the team likes, and resolves last
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And the card "Impact Tremors" is an "Enchantment" that costs {1}{R}
        """
        Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.
        """
      And Carol controls "Impact Tremors"
      And Carol has {G}{G} in the mana pool
      And Alice controls "Soul Warden"
      And Carol has "Grizzly Bears" in hand
      When Carol casts "Grizzly Bears" and it resolves
      And Alice orders "<first>" and "<second>"
      And all players pass
      Then Alice has <life> life

      Examples:
        | first          | second         | whose | life |
        | Soul Warden    | Impact Tremors | Alice | 30   |
        | Impact Tremors | Soul Warden    | Carol | 31   |

  @CR-103.8b
  Rule: 103.8b The team that plays first

    Scenario: It skips its first draw step, and the other team does not
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice's library has 40 cards
      And Bob's library has 40 cards
      And Carol's library has 40 cards
      And Dave's library has 40 cards
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      And the game goes on to Alice's precombat main phase
      Then Alice has 7 cards in hand
      And Carol has 7 cards in hand
      When the game goes on to Dave's precombat main phase
      Then Bob has 8 cards in hand
      And Dave has 8 cards in hand

  @CR-805.1
  Rule: 805.1 Who uses the option

    Scenario: The turn of a team of Two-Headed Giant is that of both players
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Carol controls a tapped "Grizzly Bears"
      And Dave controls a tapped "Hill Giant"
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is untapped
      And "Grizzly Bears" is tapped

  @CR-805.4b
  Rule: 805.4b Both draw

    Scenario: Each player of the team draws in its draw step, and nobody of the other team
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      When the game goes on to Bob's precombat main phase
      Then Bob has 1 card in hand
      And Dave has 1 card in hand
      And Alice has 0 cards in hand
      And Carol has 0 cards in hand

  @CR-805.5b
  Rule: 805.5b A team passes

    Scenario: A spell resolves once both teams have passed, and not after one of them
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice would receive priority
      And Carol casts "Shock" targeting "Grizzly Bears"
      And Carol passes
      Then "Shock" is on the stack
      When Dave passes
      Then "Grizzly Bears" is in Bob's graveyard

Feature: 405. The stack, and what does without it

  @CR-405.3
  Rule: 405.3 Several at once

    Scenario Outline: The abilities of <active>, whose turn it is, are put on lowest
      Given it is <active>'s precombat main
      And Alice controls "Soul Warden" (hers)
      And Bob controls "Soul Warden" (his)
      And <active> has "Grizzly Bears" in hand
      And <active> has {1}{G} in the mana pool
      When <active> casts "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Soul Warden" <upper> and ability of "Soul Warden" <lower>
      When all players pass
      Then <first> has 21 life
      And <active> has 20 life

      Examples:
        | active | upper  | lower  | first |
        | Alice  | (his)  | (hers) | Bob   |
        | Bob    | (hers) | (his)  | Alice |

  @CR-405.6g
  Rule: 405.6g Conceding

    Scenario: No effect keeps a player from conceding, and no spell has to resolve before
      Given Alice controls "Platinum Angel"
      And Alice has 1 life
      And Bob has "Shock" and "Murder" in hand
      And Bob has {R}{1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has -1 life
      And Alice is still in the game
      When Alice passes
      And Bob casts "Murder" targeting "Platinum Angel"
      And Alice concedes
      Then Alice has lost the game
      And Bob has won the game

  @CR-405.1
  Rule: 405.1 What is put there

    Scenario: A countered spell goes to the graveyard as the card that it is; a countered ability has no card
      Given Alice controls an untapped "Prodigal Pyromancer"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Stifle" and "Cancel" in hand
      And Bob has {U}{1}{U}{U} in the mana pool
      When Alice activates "Prodigal Pyromancer" targeting Bob
      Then the stack, from the top, is ability of "Prodigal Pyromancer"
      And "Prodigal Pyromancer" is on the battlefield
      When Alice passes
      And Bob casts "Stifle" targeting ability of "Prodigal Pyromancer" and it resolves
      Then the stack is empty
      And Alice has no cards in graveyard
      And "Prodigal Pyromancer" is on the battlefield
      When Alice casts "Shock" targeting Bob
      Then Alice has no cards in hand
      When Alice passes
      And Bob casts "Cancel" targeting "Shock" and it resolves
      Then "Shock" is in Alice's graveyard
      And Bob has 20 life

  @CR-405.4
  Rule: 405.4 What is known of each

    Scenario: A creature's ability has nothing but its text, and stays with whoever controlled the creature
      Given the card "Lesser Herald" is a "Creature — Human" that costs {R} of size 1/1
        """
        When this creature dies, you gain 2 life.
        """
      And Alice has "Lesser Herald" in hand
      And the card "Lesser Lure" is an "Instant" that costs {0}
        """
        Gain control of target creature. Sacrifice it.
        """
      And Bob has "Lesser Lure" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Lesser Herald"
      Then "Lesser Herald" is a red creature
      When all players pass
      And Alice passes
      And Bob casts "Lesser Lure" targeting "Lesser Herald" and it resolves
      Then "Lesser Herald" is in Alice's graveyard
      And ability of "Lesser Herald" is colorless
      When all players pass
      Then Bob has 22 life
      And Alice has 20 life

  @CR-405.6a
  Rule: 405.6a Effects

    Scenario: The effect of a spell that has resolved is no object, and what it puts off comes onto the stack later
      Given the card "Lesser Omen" is an "Instant" that costs {0}
        """
        You gain 1 life. At the beginning of the next end step, you gain 2 life.
        """
      And Alice has "Lesser Omen" in hand
      When Alice casts "Lesser Omen" and it resolves
      Then Alice has 21 life
      And the stack is empty
      When the game goes on to Alice's end step
      Then the stack, from the top, is ability of "Lesser Omen"
      When all players pass
      Then Alice has 23 life

  @CR-405.6b
  Rule: 405.6b Static abilities

    Scenario: What a static ability says is true while a spell resolves; no one could respond to it
      Given Alice controls "Glorious Anthem" and "Grizzly Bears" (hers)
      And Bob controls "Grizzly Bears" (his)
      And Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (first) targeting "Grizzly Bears" (hers)
      Then the stack, from the top, is "Shock" (first)
      And "Grizzly Bears" (hers) is 3/3
      When all players pass
      Then "Grizzly Bears" (hers) is on the battlefield
      When Alice passes
      And Bob casts "Shock" (second) targeting "Grizzly Bears" (his) and it resolves
      Then "Grizzly Bears" (his) is in Bob's graveyard

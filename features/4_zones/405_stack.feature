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
      Given the card "Highland Game" is a "Creature — Elk" that costs {1}{G} of size 2/1:
        """
        When this creature dies, you gain 2 life.
        """
      And Alice has "Highland Game" in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Act of Treason" and "Shock" in hand
      And Bob controls four "Mountain"
      When Alice casts "Highland Game"
      Then "Highland Game" is a green creature
      When all players pass
      And the game goes on to Bob's precombat main
      And Bob activates "Mountain" (1)
      And Bob activates "Mountain" (2)
      And Bob activates "Mountain" (3)
      And Bob activates "Mountain" (4)
      And Bob casts "Act of Treason" targeting "Highland Game" and it resolves
      And Bob casts "Shock" targeting "Highland Game" and it resolves
      Then "Highland Game" is in Alice's graveyard
      And ability of "Highland Game" is colorless
      When all players pass
      Then Bob has 22 life
      And Alice has 20 life

  @CR-405.6a
  Rule: 405.6a Effects

    Scenario: The effect of a spell that has resolved is no object, and what it puts off comes onto the stack later
      Given the card "Footsteps of the Goryo" is a "Sorcery — Arcane" that costs {2}{B}:
        """
        Return target creature card from your graveyard to the battlefield. Sacrifice that creature at the beginning of the next end step.
        """
      And Alice has "Footsteps of the Goryo" in hand
      And Alice has "Hill Giant" in the graveyard
      And Alice has {2}{B} in the mana pool
      When Alice casts "Footsteps of the Goryo" targeting "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And the stack is empty
      When the game goes on to Alice's end step
      Then the stack, from the top, is ability of "Footsteps of the Goryo"
      When all players pass
      Then "Hill Giant" is in Alice's graveyard

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

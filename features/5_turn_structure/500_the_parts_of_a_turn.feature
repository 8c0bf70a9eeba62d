Feature: 500. The parts of a turn

  @CR-500.1 @CR-501.1 @CR-505.1 @CR-512.1
  Rule: 500.1 Phases and steps in their order

    Scenario: A turn in which nobody does anything goes through all of its phases
      Given Alice has "Mountain" on top of the library
      And it is Bob's end step
      When all players pass
      Then it is Alice's upkeep
      And Alice has 0 cards in hand
      When all players pass
      Then it is Alice's draw step
      And "Mountain" is in Alice's hand
      When all players pass
      Then it is Alice's precombat main
      When all players pass
      Then it is Alice's beginning of combat
      When all players pass
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's end of combat
      When all players pass
      Then it is Alice's postcombat main
      And Alice can play "Mountain"
      When all players pass
      Then it is Alice's end step
      When all players pass
      Then it is Bob's upkeep

  @CR-506.1
  Rule: 506.1 The steps of combat

    Scenario: With an attacker there are blockers to declare, and damage to deal, though nobody can block
      Given Alice controls "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's declare blockers step
      And Bob has 20 life
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 17 life
      When all players pass
      Then it is Alice's end of combat
      And "Hill Giant" is attacking Bob
      When all players pass
      Then it is Alice's postcombat main
      And "Hill Giant" is attacking nothing

  @CR-500.2
  Rule: 500.2 What ends a step

    Background:
      Given it is Alice's upkeep
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool

    Scenario: A step goes on when the last spell has resolved, and ends when all players pass after that
      When Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life
      And the stack is empty
      And it is Alice's upkeep
      When all players pass
      Then it is Alice's draw step

    Scenario: A player who passed before something was cast has to pass again
      When Alice passes
      And Bob casts "Shock" targeting Alice
      And Bob passes
      Then "Shock" is on the stack
      When Alice passes
      Then Alice has 18 life
      And it is Alice's upkeep
      When Alice passes
      Then it is Alice's upkeep
      When Bob passes
      Then it is Alice's draw step

  @CR-505.2
  Rule: 505.2 What ends a main phase

    Scenario: A main phase goes on when a spell has resolved, and ends when all players pass after that
      Given Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      Then it is Alice's precombat main
      When all players pass
      Then it is Alice's beginning of combat

  @CR-500.3 @CR-502.4 @CR-514.3
  Rule: 500.3 Steps in which nobody receives priority

    Scenario: From one end step the game goes to the next upkeep by itself, and what triggers on the way waits for that
      Given Alice controls "Mesmeric Orb" and a tapped "Forest"
      And Alice has "Shock" in hand
      And it is Bob's end step
      When all players pass
      Then it is Alice's upkeep
      And "Forest" is untapped
      And the stack, from the top, is "ability of Mesmeric Orb"
      And Alice has no cards in graveyard
      When all players pass
      Then Alice has 1 card in graveyard
      And it is Alice's upkeep

  @CR-500.5
  Rule: 500.5 Until end of combat

    Scenario: An effect that lasts until end of combat is there throughout the last step of combat, and gone after it
      Given Alice controls "Jade Statue"
      And Alice has {2} in the mana pool
      And it is Alice's beginning of combat
      When Alice activates "Jade Statue" and it resolves
      Then "Jade Statue" is 3/6
      When the game goes on to Alice's end of combat
      Then "Jade Statue" is a 3/6 Golem artifact creature
      When the game goes on to Alice's postcombat main
      Then "Jade Statue" is not a creature

    Scenario: An effect that lasts until the next upkeep ends as that begins
      Given Alice controls "Erhnam Djinn"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" has forestwalk
      When the game goes on to Bob's end step
      Then "Grizzly Bears" has forestwalk
      When the game goes on to Alice's upkeep
      And Alice chooses "Hill Giant"
      Then "Grizzly Bears" doesn't have forestwalk
      When all players pass
      Then "Hill Giant" has forestwalk

  @CR-500.6
  Rule: 500.6 At the beginning of a step

    Scenario Outline: An ability triggers as <step> begins, whoever's turn it is, and resolves after the game's own actions
      Given Alice controls "Howling Mine"
      And it is <before>
      When the game goes on to <step>
      Then <who> has 1 card in hand
      And the stack, from the top, is "ability of Howling Mine"
      When all players pass
      Then <who> has 2 cards in hand

      Examples:
        | step              | before           | who   |
        | Alice's draw step | Bob's end step   | Alice |
        | Bob's draw step   | Alice's end step | Bob   |

    Scenario: What comes when the step has begun doesn't trigger
      Given Alice controls "Vedalken Orrery"
      And Alice has "Howling Mine" in hand
      And it is Alice's upkeep
      And Alice controls "Sol Ring"
      When the game goes on to Alice's draw step
      And Alice activates "Sol Ring"
      And Alice casts "Howling Mine" and it resolves
      Then "Howling Mine" is on the battlefield
      And Alice has 1 card in hand
      When the game goes on to Bob's draw step
      And all players pass
      Then Bob has 2 cards in hand

    Scenario: What enters during the end step waits for the next turn's
      Given Alice controls "Vedalken Orrery" and four "Forest"
      And Alice has "Wilderness Reclamation" in hand
      When the game goes on to Alice's end step
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Forest" (3)
      And Alice activates "Forest" (4)
      And Alice casts "Wilderness Reclamation" and it resolves
      And all players pass
      Then it is Bob's upkeep
      And "Forest" (1) is tapped
      When the game goes on to Alice's precombat main
      And Alice activates "Forest" (1)
      And the game goes on to Alice's end step
      And all players pass
      Then "Forest" (1) is untapped
      And it is Alice's end step

  @CR-500.7
  Rule: 500.7 Extra turns one by one

    Scenario: The extra turn that was added last is taken first
      Given Alice has "Time Warp" (first), "Time Warp" (second) in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Time Warp" (first) targeting Bob and it resolves
      And Alice casts "Time Warp" (second) targeting Alice and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then it is Alice's upkeep
      When the game goes on to Alice's end step
      And all players pass
      Then it is Bob's upkeep
      When the game goes on to Bob's end step
      And all players pass
      Then it is Bob's upkeep

  @CR-500.11
  Rule: 500.11 What is skipped

    Scenario: A draw step that is skipped is passed over, and the other player's is not
      Given Alice controls "Dragon Appeasement"
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then it is Alice's precombat main
      And Alice has 0 cards in hand
      When the game goes on to Bob's upkeep
      And all players pass
      Then it is Bob's draw step
      And Bob has 1 card in hand

    Scenario: A combat phase that is skipped has no steps, and the next turn has one again
      Given Bob controls "Blinding Angel"
      And Alice controls "Hill Giant"
      And it is Bob's precombat main
      When Bob attacks Alice with "Blinding Angel"
      And the game goes on to Bob's end of combat
      Then Alice has 18 life
      When the game goes on to Alice's precombat main
      And all players pass
      Then it is Alice's postcombat main
      When Alice tries to attack Bob with "Hill Giant"
      Then it is refused
      When the game goes on to Bob's end step
      And the game goes on to Alice's precombat main
      And Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-502.1
  Rule: 502.1 Phasing before anything untaps

    @CR-2009-302.1
    Scenario: What has phasing phases out and in as its controller's untap step begins, tapped as it was
      Given Alice controls "Sandbar Crocodile" and "Forest"
      When Alice attacks Bob with "Sandbar Crocodile"
      Then "Sandbar Crocodile" is tapped
      When the game goes on to Bob's upkeep
      Then "Sandbar Crocodile" is phased in
      When the game goes on to Alice's upkeep
      Then "Sandbar Crocodile" is phased out
      When the game goes on to Bob's upkeep
      Then "Sandbar Crocodile" is phased out
      When the game goes on to Alice's upkeep
      Then "Sandbar Crocodile" is phased in
      And "Sandbar Crocodile" is untapped

  @CR-502.3
  Rule: 502.3 Whose permanents untap

    Scenario: Only the active player's permanents untap, and all of them do
      Given Alice controls a tapped "Forest", a tapped "Grizzly Bears" and a tapped "Sol Ring"
      And Bob controls a tapped "Hill Giant"
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      Then "Forest", "Grizzly Bears" and "Sol Ring" are untapped
      And "Hill Giant" is tapped
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is untapped

  @CR-503.1a
  Rule: 503.1a What has triggered since the untap step

    Scenario: What triggered in the untap step and what triggers in upkeep go on the stack together, in the order that their controller likes
      Given Alice controls "Mesmeric Orb", "Phyrexian Arena" and a tapped "Forest"
      And Alice has "Mountain" and "Swamp" on top of the library
      And it is Bob's end step
      When all players pass
      And Alice orders "Mesmeric Orb" and "Phyrexian Arena"
      Then it is Alice's upkeep
      When all players pass
      Then "Mountain" is in Alice's hand
      When all players pass
      Then "Swamp" is in Alice's graveyard

  @CR-503.1
  Rule: 503.1 Priority in upkeep

    Scenario: Players act in upkeep
      Given it is Bob's end step
      And Alice has "Shock" in hand
      And Alice controls "Mountain"
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And it is Alice's upkeep

  @CR-504.1 @CR-504.2
  Rule: 504.1 The draw step

    Scenario: The active player draws, and can then cast what was drawn
      Given Alice has "Shock" and "Forest" on top of the library
      And Alice controls "Mountain"
      And it is Alice's upkeep
      Then Alice can't cast "Shock" targeting Bob
      When all players pass
      Then it is Alice's draw step
      And Alice has 1 card in hand
      And Bob has 0 cards in hand
      When Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And it is Alice's draw step

  @CR-505.4
  Rule: 505.4 Sagas at the beginning of the precombat main phase

    Scenario: A Saga goes on in its controller's precombat main phase, and not in a second main phase or another player's turn
      Given Alice controls "History of Benalia" with one lore counter
      And it is Alice's draw step
      When the game goes on to Alice's precombat main
      Then "History of Benalia" has 2 lore counters
      When all players pass
      And the game goes on to Bob's end step
      Then "History of Benalia" has 2 lore counters
      When the game goes on to Alice's precombat main
      Then "History of Benalia" has 3 lore counters

  @CR-505.6
  Rule: 505.6 Priority in the main phase

    Scenario Outline: The active player has priority as <phase> begins, and casts what only a main phase allows
      Given it is <before>
      And Alice has "Grizzly Bears" in hand
      And Alice controls two "Forest"
      When the game goes on to Alice's <phase>
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      Then Bob can't cast "Grizzly Bears"
      When Alice casts "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And it is Alice's <phase>

      Examples:
        | phase           | before              |
        | precombat main  | Alice's draw step   |
        | postcombat main | Alice's end of combat |

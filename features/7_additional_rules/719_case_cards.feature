Feature: 719. Case Cards

  Background:
    Given these cards:
      | name                        | type               | cost      | size | text                                                                                                                                                                                                                                                                                          |
      | Case of the Trampled Garden | Enchantment — Case | {2}{G}    |      | When this Case enters, distribute two +1/+1 counters among one or two target creatures you control.<br>To solve — Creatures you control have total power 8 or greater.<br>Solved — Whenever you attack, put a +1/+1 counter on target attacking creature. It gains trample until end of turn. |
      | Craw Wurm                   | Creature — Wurm    | {4}{G}{G} | 6/4  |                                                                                                                                                                                                                                                                                               |
      | Copy Enchantment            | Enchantment        | {2}{U}    |      | You may have this enchantment enter as a copy of any enchantment on the battlefield.                                                                                                                                                                                                          |
      | Flicker                     | Sorcery            | {1}{W}    |      | Exile target nontoken permanent, then return it to the battlefield under its owner's control.                                                                                                                                                                                                 |
    And Alice controls "Case of the Trampled Garden" and "Grizzly Bears"

  @CR-719.3a
  Rule: 719.3a At the beginning of its controller's end step

    Scenario: The condition is met, and the Case becomes solved
      Given Alice controls "Craw Wurm"
      When the game goes on to Alice's end step
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: It is met, and the ability triggers
      Given Alice controls "Craw Wurm"
      And it is Alice's postcombat main phase
      When all players pass
      Then the stack, from the top, is ability of "Case of the Trampled Garden"

    Scenario: It is not, and nothing triggers
      Given Alice controls "Hill Giant"
      And it is Alice's postcombat main phase
      When all players pass
      Then the stack is empty

    Scenario: In another player's end step nothing triggers
      Given Alice controls "Craw Wurm"
      And Bob controls "Case of the Trampled Garden" (Bob's) and "Fusion Elemental"
      And it is Alice's postcombat main phase
      When all players pass
      Then the stack, from the top, is ability of "Case of the Trampled Garden"

    Scenario: It is not met any more as the ability resolves
      Given Alice controls "Craw Wurm"
      And it is Alice's postcombat main phase
      And Bob has "Murder" in hand
      And Bob controls three "Swamp"
      When all players pass
      And Alice passes
      And Bob casts "Murder" targeting "Craw Wurm"
      And Bob chooses "Swamp" (1)
      And Bob chooses "Swamp" (2)
      And Bob chooses "Swamp" (3)
      And all players pass
      And all players pass
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty

    Scenario: A Case that has gone by then is not solved, and comes back unsolved
      Given Alice controls "Craw Wurm"
      And it is Alice's postcombat main phase
      And Bob has "Boomerang" in hand
      And Bob controls two "Island"
      When all players pass
      And Alice passes
      And Bob casts "Boomerang" targeting "Case of the Trampled Garden"
      And Bob chooses "Island" (1)
      And Bob chooses "Island" (2)
      And all players pass
      And all players pass
      Then the stack is empty
      And "Case of the Trampled Garden" is in Alice's hand

    Scenario: A Case that is solved does not trigger again
      Given Alice controls "Craw Wurm"
      When the game goes on to Alice's end step
      And the game goes on to Alice's postcombat main phase
      And all players pass
      Then the stack is empty

  @CR-719.3b
  Rule: 719.3b A designation that stays

    Background:
      Given Alice controls "Craw Wurm"

    Scenario: It stays solved when its condition is met no longer
      Given Alice has "Murder" in hand
      And Alice controls three "Swamp"
      When the game goes on to Alice's end step
      And the game goes on to Alice's precombat main phase
      And Alice casts "Murder" targeting "Craw Wurm"
      And Alice chooses "Swamp" (1)
      And Alice chooses "Swamp" (2)
      And Alice chooses "Swamp" (3)
      And all players pass
      And Alice attacks Bob with "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is 3/3

    Scenario: A Case that has left and come back is a new one, and not solved
      Given Alice has "Flicker" in hand
      And Alice controls two "Plains"
      When the game goes on to Alice's end step
      And the game goes on to Alice's precombat main phase
      And Alice casts "Flicker" targeting "Case of the Trampled Garden"
      And Alice chooses "Plains" (1)
      And Alice chooses "Plains" (2)
      And all players pass
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty

    Scenario: A copy of a Case that is solved is not solved
      Given Alice has "Copy Enchantment" in hand
      And Alice controls three "Island"
      When the game goes on to Alice's end step
      And the game goes on to Alice's precombat main phase
      And Alice casts "Copy Enchantment"
      And Alice chooses "Island" (1)
      And Alice chooses "Island" (2)
      And Alice chooses "Island" (3)
      And all players pass
      And Alice chooses "Case of the Trampled Garden"
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice attacks Bob with "Grizzly Bears"
      Then the stack, from the top, is ability of "Case of the Trampled Garden"

  @CR-719.3c
  Rule: 719.3c What stands behind "Solved"

    Scenario: Before it is solved nothing triggers
      Given Alice controls "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      And "Grizzly Bears" is attacking Bob

    Scenario: Once it is, the ability triggers
      Given Alice controls "Craw Wurm"
      When the game goes on to Alice's end step
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Craw Wurm"
      And all players pass
      Then "Craw Wurm" is 7/5
      And "Craw Wurm" has trample

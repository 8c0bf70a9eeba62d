Feature: 701.59. Collect Evidence

  @CR-701.59a
  Rule: 701.59a Cards of a total mana value exiled

    Background:
      Given Alice controls "Evidence Examiner"
      And Alice has "Hill Giant", "Grizzly Bears", "Shock" and "Forest" in the graveyard
      And it is Alice's precombat main phase
      When the game goes on to Alice's beginning of combat step
      And all players pass
      And Alice says yes

    Scenario: One card is worth enough, and what waits for evidence triggers
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is in exile
      And "Grizzly Bears" is in Alice's graveyard
      And the stack, from the top, is ability of "Evidence Examiner"
      When all players pass
      Then Alice controls "Clue Token"

    Scenario: More than is needed may be exiled
      When Alice chooses "Hill Giant" and "Forest"
      Then "Hill Giant" is in exile
      And "Forest" is in exile

    Scenario: As long as the cards are worth too little, more have to be chosen
      When Alice chooses "Grizzly Bears"
      Then Alice is asked to choose "Hill Giant", "Shock" and "Forest"
      When Alice chooses "Shock"
      And Alice chooses "Hill Giant"
      Then "Grizzly Bears" is in exile
      And "Shock" is in exile
      And "Hill Giant" is in exile
      And "Forest" is in Alice's graveyard

  @CR-701.59b
  Rule: 701.59b Not without enough cards

    Scenario: With cards of too little value nobody is asked, and whoever has enough is
      Given Alice and Bob each control "Evidence Examiner"
      And Alice has "Grizzly Bears", "Shock" and "Forest" in the graveyard
      And Bob has "Hill Giant" in the graveyard
      When the game goes on to Alice's beginning of combat step
      And all players pass
      Then Alice is asked nothing
      And the stack is empty
      When the game goes on to Bob's beginning of combat step
      And all players pass
      And Bob says yes
      Then "Hill Giant" is in exile

    Scenario: A cost of evidence isn't paid with cards worth too little, and is with one more
      Given Alice controls "Cryptex"
      And Alice has "Grizzly Bears" and "Forest" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't activate "Cryptex", "Collect evidence", by 701.59b
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice activates "Cryptex", "Collect evidence"
      And Alice chooses "Grizzly Bears" and "Shock"
      And Alice chooses green
      Then "Shock" is in exile
      And Alice has {G} in the mana pool
      And "Cryptex" has 1 unlock counter

  @CR-701.59c
  Rule: 701.59c Linked to what asks for it

    Background:
      Given Alice has "Vitu-Ghazi Inspector" in hand
      And Alice has {1}{G} in the mana pool
      And Alice controls "Llanowar Elves"
      And Alice has "Hill Giant", "Grizzly Bears" and "Shock" in the graveyard

    Scenario: Evidence was collected as the spell was cast
      When Alice casts "Vitu-Ghazi Inspector" using "additional"
      And Alice chooses "Hill Giant" and "Grizzly Bears"
      And all players pass
      And Alice chooses "Llanowar Elves"
      And all players pass
      Then "Llanowar Elves" is 2/2
      And Alice has 22 life

    Scenario: Evidence was not collected, though it could be
      When Alice casts "Vitu-Ghazi Inspector" and it resolves
      Then "Vitu-Ghazi Inspector" is on the battlefield
      And the stack is empty
      And Alice has 20 life
      And "Hill Giant" is in Alice's graveyard

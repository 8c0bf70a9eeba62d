Feature: 500. General

  @CR-500.4
  Rule: 500.4 Mana that nobody has spent

    Background:
      Given Alice controls "Forest"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool

    Scenario: It is gone with the step in which it was made
      Given it is Alice's upkeep
      When Alice activates "Forest"
      Then Alice has {G}{R} in the mana pool
      When the game goes on to Alice's draw step
      Then Alice has no mana
      And Alice can't cast "Shock" targeting Bob, by 601.2h

    Scenario: Within the step it stays, whatever resolves meanwhile
      When Alice activates "Forest"
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And Alice has {G} in the mana pool
      When the game goes on to Alice's beginning of combat
      Then Alice has no mana

  @CR-500.7
  Rule: 500.7 Extra turns

    Scenario: An extra turn comes right after this one, then it goes on in turn order
      Given Alice has "Time Warp" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Time Warp" targeting Alice and it resolves
      And the game goes on to Alice's upkeep
      Then it is Alice's upkeep
      And Bob has 0 cards in hand
      When the game goes on to Bob's upkeep
      Then it is Bob's upkeep
      And "Time Warp" is in Alice's graveyard

  @CR-500.8
  Rule: 500.8 Extra phases

    Scenario: Another combat phase comes right after this one, then the turn goes on
      Given the card "Aurelia, the Warleader" is a "Legendary Creature — Angel" that costs {2}{R}{R}{W}{W} of size 3/4:
        """
        Flying, vigilance, haste
        Whenever Aurelia attacks for the first time each turn, untap all creatures you control. After this phase, there is an additional combat phase.
        """
      And Alice controls "Aurelia, the Warleader" and "Grizzly Bears"
      When Alice attacks with "Aurelia, the Warleader" and "Grizzly Bears"
      And all players pass
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then Bob has 15 life
      When all players pass
      And Alice attacks with "Aurelia, the Warleader"
      Then the stack is empty
      When Bob declares no blockers
      And all players pass
      Then Bob has 12 life
      When the game goes on to Alice's postcombat main phase
      Then Bob has 12 life

  @CR-500.7
  Rule: 500.7 An extra turn that is skipped

    Scenario: A player who skips an extra turn that another's turn was followed by takes the turn that would have come
      Given Alice has "Time Warp" in hand
      And Alice has {3}{U}{U} in the mana pool
      And Bob has "Meditate" in hand
      And Bob has {2}{U} in the mana pool
      And Bob's library has nine cards
      And Alice's library has nine cards
      When Alice passes
      And Bob casts "Meditate" and it resolves
      And Alice casts "Time Warp" targeting Bob and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then it is Bob's upkeep
      When the game goes on to Bob's end step
      And all players pass
      Then it is Alice's upkeep

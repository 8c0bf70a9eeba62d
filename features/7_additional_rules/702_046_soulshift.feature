Feature: 702.46. Soulshift

  @CR-702.46a
  Rule: 702.46a When it dies, a Spirit card that costs no more

    Background:
      Given Alice controls "Hundred-Talon Kami"
      And Alice has "Kami of Empty Graves" and "Grizzly Bears" in the graveyard
      And Bob has "Wandering Ones" in the graveyard

    Scenario: It returns to the hand, if its controller wishes
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Hundred-Talon Kami" and it resolves
      Then Alice is asked nothing
      When all players pass
      And Alice says yes
      Then "Kami of Empty Graves" is in Alice's hand

    Scenario: The card may be left where it is
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Hundred-Talon Kami" and it resolves
      And all players pass
      And Alice says no
      Then "Kami of Empty Graves" is in Alice's graveyard

    Scenario: The creature itself costs too much, and it has to die
      Given Alice has "Unsummon" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Unsummon" targeting "Hundred-Talon Kami" and it resolves
      Then the stack is empty
      And "Hundred-Talon Kami" is in Alice's hand
      And "Kami of Empty Graves" is in Alice's graveyard

  @CR-702.46b
  Rule: 702.46b Each instance brings one back

    Scenario: Two instances bring back two
      Given Alice controls "Forked-Branch Garami"
      And Alice has "Kami of Empty Graves" and "Wandering Ones" in the graveyard
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Forked-Branch Garami" and it resolves
      And Alice chooses "Wandering Ones"
      And Alice chooses "Kami of Empty Graves"
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says yes
      Then "Kami of Empty Graves" is in Alice's hand
      And "Wandering Ones" is in Alice's hand

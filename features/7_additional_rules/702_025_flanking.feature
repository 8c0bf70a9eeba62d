Feature: 702.25. Flanking

  @CR-702.25a
  Rule: 702.25a Who blocks it without flanking gets smaller

    Scenario: Each blocker without flanking gets -1/-1, for this turn only
      Given Alice controls "Femeref Knight"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks with "Femeref Knight"
      And Bob blocks "Femeref Knight" with "Grizzly Bears" and "Hill Giant"
      And Alice orders "Femeref Knight" and "Femeref Knight" (2)
      And all players pass
      And all players pass
      Then "Grizzly Bears" is 1/1
      And "Hill Giant" is 2/2
      When the game goes on to Bob's upkeep
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Grizzly Bears"
      Then "Hill Giant" is 3/3

    Scenario: A blocker that has it too is spared, and so is the attacker that is blocked by it
      Given Alice controls "Femeref Knight" and "Hill Giant"
      And Bob controls "Searing Spear Askari"
      When Alice attacks with "Femeref Knight" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Searing Spear Askari"
      Then the stack is empty
      And "Hill Giant" is 3/3
      And "Searing Spear Askari" is 2/2
      And "Hill Giant" is tapped

    Scenario: It triggers on being blocked, not on blocking
      Given Alice controls "Hill Giant" and "Searing Spear Askari"
      And Bob controls "Femeref Knight" and "Grizzly Bears"
      When Alice attacks with "Hill Giant" and "Searing Spear Askari"
      And Bob blocks "Hill Giant" with "Femeref Knight" and "Searing Spear Askari" with "Grizzly Bears"
      Then the stack, from the top, is ability of "Searing Spear Askari"
      When all players pass
      Then "Hill Giant" is 3/3
      And "Grizzly Bears" is 1/1

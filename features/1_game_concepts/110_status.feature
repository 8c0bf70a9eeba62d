Feature: 110.5. Status

  @CR-110.5
  Rule: 110.5 One value of each category

    Scenario: What is turned face down is tapped as well if it was tapped before, and is untapped as any other
      Given Alice controls a tapped "Hill Giant" and "Grizzly Bears"
      And Alice has "Ixidron" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Ixidron" and it resolves
      Then "Hill Giant" is face down
      And "Hill Giant" is tapped
      And "Grizzly Bears" is face down
      And "Grizzly Bears" is untapped
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Hill Giant" is untapped
      And "Hill Giant" is face down

    Scenario: What is turned face up stays tapped
      Given Bob controls a tapped face-down "Hill Giant" and a face-down "Grizzly Bears"
      And Alice has "Break Open" (first) and "Break Open" (second) in hand
      And Alice has {1}{R}{1}{R} in the mana pool
      When Alice casts "Break Open" (first) targeting "Hill Giant" and it resolves
      And Alice casts "Break Open" (second) targeting "Grizzly Bears" and it resolves
      Then "Hill Giant" is face up
      And "Hill Giant" is tapped
      And "Grizzly Bears" is untapped

    Scenario: What flips stays tapped
      Given Alice controls "Jushi Apprentice"
      And Alice has nine "Forest" in hand
      And Alice has {2}{U} in the mana pool
      When Alice activates "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is named "Tomoya the Revealer"
      And "Jushi Apprentice" is tapped

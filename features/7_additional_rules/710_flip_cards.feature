Feature: 710. Flip Cards

  @CR-710.1a
  Rule: 710.1a The upper half

    Scenario: Name, types, size and text of the upper half are the normal ones, in the hand and on the battlefield
      Given Alice has "Akki Lavarunner" and "Hermetic Study" in hand
      And Alice has {3}{R}{1}{U} in the mana pool
      Then "Akki Lavarunner" is named "Akki Lavarunner"
      And "Akki Lavarunner" is exactly "Creature — Goblin Warrior"
      When Alice casts "Akki Lavarunner" and it resolves
      Then "Akki Lavarunner" is named "Akki Lavarunner"
      And "Akki Lavarunner" is a 1/1 creature with haste
      When Alice casts "Hermetic Study" targeting "Akki Lavarunner" and it resolves
      And Alice activates "Akki Lavarunner" targeting Bob and it resolves
      And all players pass
      Then "Akki Lavarunner" is named "Tok-Tok, Volcano Born"

  @CR-710.1b
  Rule: 710.1b The lower half

    Scenario: The lower half counts once the permanent is flipped, and neither before nor in the hand
      Given Alice controls "Jushi Apprentice" (first) and "Jushi Apprentice" (second)
      And Alice has six "Forest" in hand
      And Alice has "Unsummon" in hand
      And Alice has {2}{U}{2}{U}{U} in the mana pool
      When Alice activates "Jushi Apprentice" (first) and it resolves
      Then "Jushi Apprentice" (first) is named "Jushi Apprentice"
      And "Jushi Apprentice" (first) is 1/2
      When Alice activates "Jushi Apprentice" (second) and it resolves
      Then "Jushi Apprentice" (second) is named "Tomoya the Revealer"
      And "Jushi Apprentice" (second) is a legendary 2/3 Human Wizard creature
      And "Jushi Apprentice" (second) has "{3}{U}{U}, {T}: Target player draws X cards, where X is the number of cards in your hand."
      And "Jushi Apprentice" (first) is 1/2
      When Alice casts "Unsummon" targeting "Jushi Apprentice" (second) and it resolves
      Then "Jushi Apprentice" (second) is named "Jushi Apprentice"
      And "Jushi Apprentice" (second) is not legendary

  @CR-710.1c
  Rule: 710.1c What stays

    Scenario: Tomoya is as blue as Jushi Apprentice, has the same mana cost, and what made it larger still does
      Given the card "Disembowel" is an "Instant" that costs {X}{B}:
        """
        Destroy target creature with mana value X.
        """
      And Alice controls "Jushi Apprentice"
      And Alice has eight "Forest" in hand
      And Alice has "Giant Growth" and "Disembowel" in hand
      And Alice has {G}{2}{U}{2}{B} in the mana pool
      When Alice casts "Giant Growth" targeting "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is 4/5
      When Alice activates "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is named "Tomoya the Revealer"
      And "Jushi Apprentice" is blue
      And "Jushi Apprentice" is 5/6
      And Alice can't cast "Disembowel" targeting "Jushi Apprentice" with X = 0
      When Alice casts "Disembowel" targeting "Jushi Apprentice" with X = 2 and it resolves
      Then "Jushi Apprentice" is in Alice's graveyard

  @CR-710.2
  Rule: 710.2 One half or the other

    @example-1
    Example: Akki Lavarunner is not found as a legendary card, and gets +2/+2 only as Tok-Tok
      Given Alice controls "Day of Destiny" and "Akki Lavarunner" (first)
      And Alice has "Time of Need" and "Hermetic Study" in hand
      And Alice has {1}{G}{1}{U} in the mana pool
      And Alice has "Akki Lavarunner" (second) and "Tobias Andrion" on top of her library
      When Alice casts "Time of Need" and it resolves
      Then Alice can't choose "Akki Lavarunner" (second)
      When Alice chooses "Tobias Andrion"
      Then "Tobias Andrion" is in Alice's hand
      And "Akki Lavarunner" (first) is 1/1
      When Alice casts "Hermetic Study" targeting "Akki Lavarunner" (first) and it resolves
      And Alice activates "Akki Lavarunner" (first) targeting Bob and it resolves
      And all players pass
      Then "Akki Lavarunner" (first) is named "Tok-Tok, Volcano Born"
      And "Akki Lavarunner" (first) is 4/4

  @CR-710.4
  Rule: 710.4 No way back

    Scenario: Told to flip a second time, it stays flipped; returned to the hand and cast again, it is not
      Given Alice controls "Jushi Apprentice"
      And Alice has eight "Forest" in hand
      And Alice has "Refocus" and "Unsummon" in hand
      And Alice has {2}{U}{1}{U}{2}{U}{U}{1}{U} in the mana pool
      When Alice activates "Jushi Apprentice"
      And Alice casts "Refocus" targeting "Jushi Apprentice" and it resolves
      And Alice activates "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is named "Tomoya the Revealer"
      When all players pass
      Then the stack is empty
      And "Jushi Apprentice" is named "Tomoya the Revealer"
      When Alice casts "Unsummon" targeting "Jushi Apprentice" and it resolves
      And Alice casts "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is on the battlefield
      And "Jushi Apprentice" is named "Jushi Apprentice"

  @CR-710.5
  Rule: 710.5 Either name

    Scenario Outline: Either name can be chosen, and the card is called by the normal one alone: it <may> be cast
      Given Bob has "Jushi Apprentice" in hand
      And Bob controls "Island" (first) and "Island" (second)
      And Alice has "Meddling Mage" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Meddling Mage" and it resolves
      Then Alice can choose "Tomoya the Revealer"
      When Alice chooses <name>
      And the game goes on to Bob's precombat main
      And Bob activates "Island" (first)
      And Bob activates "Island" (second)
      Then Bob <may> cast "Jushi Apprentice"

      Examples:
        | may   | name                  |
        | can't | "Jushi Apprentice"    |
        | can   | "Tomoya the Revealer" |

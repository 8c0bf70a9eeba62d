Feature: 707. Copies of permanents

  @CR-707.1
  Rule: 707.1 What copies are

    Scenario: A permanent enters as a copy, or becomes one, and a token is created as one; what copies nothing is itself
      Given Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Alice has "Clone" (first), "Clone" (second), "Cytoshape" and "Cackling Counterpart" in hand
      And Alice has {3}{U}{3}{U}{1}{G}{U}{1}{U}{U} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Clone" (first) is named "Grizzly Bears"
      And "Clone" (first) is 2/2
      When Alice casts "Cackling Counterpart" targeting "Clone" (first) and it resolves
      Then Alice controls three Bear creatures
      When Alice casts "Cytoshape" targeting "Clone" (first) and it resolves
      And Alice chooses "Serra Angel"
      Then "Clone" (first) is named "Serra Angel"
      And "Clone" (first) is 4/4
      And Alice controls two Bear creatures
      When Alice casts "Clone" (second) and it resolves
      And Alice chooses nothing
      Then "Clone" (second) is in Alice's graveyard

    Scenario: What enters may be a copy, and a permanent may become one for the turn; what copies nothing is itself
      Given Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Alice has "Clone" (first), "Clone" (second) and "Cytoshape" in hand
      And Alice has {3}{U}{3}{U}{1}{G}{U} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Clone" (first) is named "Grizzly Bears"
      And "Clone" (first) is 2/2
      When Alice casts "Cytoshape" targeting "Clone" (first) and it resolves
      And Alice chooses "Serra Angel"
      Then "Clone" (first) is named "Serra Angel"
      And "Clone" (first) is 4/4
      And "Grizzly Bears" is 2/2
      When Alice casts "Clone" (second) and it resolves
      And Alice chooses nothing
      Then "Clone" (second) is in Alice's graveyard

  @CR-707.2
  Rule: 707.2 What is copied

    @example-1
    Example: Clone is what Chimeric Staff is, and not the creature that it has become
      Given Alice controls "Chimeric Staff"
      And Alice has "Clone" in hand
      And Alice has {5}{3}{U}{3} in the mana pool
      When Alice activates "Chimeric Staff" with X = 5 and it resolves
      Then "Chimeric Staff" is a 5/5 Construct artifact creature
      When Alice casts "Clone" and it resolves
      And Alice chooses "Chimeric Staff"
      Then "Clone" is named "Chimeric Staff"
      And "Clone" is exactly "Artifact"
      When Alice activates "Clone" with X = 3 and it resolves
      Then "Clone" is a 3/3 Construct artifact creature

    @example-2
    Example: Clone of a face-down Grinning Demon is a nameless 2/2 that can't be turned up
      Given Alice has "Grinning Demon" and "Clone" in hand
      And Alice has {3}{3}{U}{2}{B}{B} in the mana pool
      When Alice casts "Grinning Demon" face down and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Grinning Demon"
      Then "Clone" is named ""
      And "Clone" is exactly "Creature"
      And "Clone" is colorless
      And "Clone" is 2/2
      And "Clone" is face up
      And Alice can't turn "Clone" face up
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is 6/6
      And "Clone" is 2/2

    Scenario: Counters, status and what effects do to size are not copied
      Given Alice controls a tapped "Grizzly Bears" with two +1/+1 counters
      And Alice has "Giant Growth" (first), "Giant Growth" (second) and "Clone" in hand
      And Alice has {G}{G}{3}{U} in the mana pool
      When Alice casts "Giant Growth" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 7/7
      When Alice casts "Clone" and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Clone" is 2/2
      And "Clone" has no counters
      And "Clone" is untapped
      When Alice casts "Giant Growth" (second) targeting "Clone" and it resolves
      Then "Clone" is 5/5

  @CR-707.2a
  Rule: 707.2a Color and abilities

    Scenario: A copy has the color of what it copies, and each of its abilities once
      Given Alice controls "Wall of Omens"
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      And Alice has "Forest" and "Island" on top of her library
      When Alice casts "Clone" and it resolves
      And Alice chooses "Wall of Omens"
      Then "Clone" is white
      When all players pass
      Then "Forest" is in Alice's hand
      And "Island" is in Alice's library
      And the stack is empty

  @CR-707.2b
  Rule: 707.2b Changes come too late

    Scenario: What has copied a creature stays so when that becomes something else; what copies it afterwards is what it is then
      Given Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Alice has "Clone" (first), "Clone" (second) and "Cytoshape" in hand
      And Alice has {3}{U}{3}{U}{1}{G}{U} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Cytoshape" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Serra Angel"
      Then "Grizzly Bears" is named "Serra Angel"
      And "Clone" (first) is named "Grizzly Bears"
      And "Clone" (first) is 2/2
      When Alice casts "Clone" (second) and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Clone" (second) is named "Serra Angel"

  @CR-707.3
  Rule: 707.3 A copy is copied

    @example-1
    Example: Clone of a Vesuvan Doppelganger that is a Runeclaw Bear is a blue Bear that can change
      Given Alice controls "Runeclaw Bear"
      And Alice has "Vesuvan Doppelganger" and "Clone" in hand
      And Alice has {3}{U}{U}{3}{U} in the mana pool
      When Alice casts "Vesuvan Doppelganger" and it resolves
      And Alice chooses "Runeclaw Bear"
      Then "Vesuvan Doppelganger" is a 2/2 blue Bear creature
      When Alice casts "Clone" and it resolves
      And Alice chooses "Vesuvan Doppelganger"
      Then "Clone" is named "Runeclaw Bear"
      And "Clone" is a 2/2 blue Bear creature
      And "Clone" has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."
      And "Runeclaw Bear" is green

    @example-2
    Example: Tomoya the Revealer, which is flipped, becomes Stabwhisker the Odious
      Given Alice controls "Jushi Apprentice" and "Nezumi Shortfang"
      And Alice has eight "Forest" in hand
      And Alice has "Cytoshape" in hand
      And Alice has {2}{U}{1}{G}{U} in the mana pool
      When Alice activates "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is named "Tomoya the Revealer"
      When Alice casts "Cytoshape" targeting "Jushi Apprentice" and it resolves
      Then "Jushi Apprentice" is named "Stabwhisker the Odious"
      And "Jushi Apprentice" is a legendary 3/3 black Rat Shaman creature
      And "Nezumi Shortfang" is 1/1

    @example-3 @CR-708.10
    Example: A face-down Grinning Demon that becomes a copy of Branchsnap Lorian is turned up for {G}
      Given Alice has "Grinning Demon" in hand
      And Alice has "Cytoshape" in hand
      And Bob controls "Branchsnap Lorian"
      And Alice has {3}{1}{G}{U}{G} in the mana pool
      When Alice casts "Grinning Demon" face down and it resolves
      Then Alice can't turn "Grinning Demon" face up
      When Alice casts "Cytoshape" targeting "Grinning Demon" and it resolves
      And Alice chooses "Branchsnap Lorian"
      Then "Grinning Demon" is named ""
      And "Grinning Demon" is 2/2
      And "Grinning Demon" is colorless
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is named "Branchsnap Lorian"
      And "Grinning Demon" is a 4/1 green creature with trample

    @example-4 @CR-708.10
    Example: A face-down Grinning Demon that becomes a copy of Wandering Ones is turned up by an effect alone
      Given the card "Break Open" is an "Instant" that costs {1}{R}:
        """
        Turn target face-down creature an opponent controls face up.
        """
      And Alice has "Grinning Demon" and "Cytoshape" in hand
      And Alice has {3}{1}{G}{U}{2}{B}{B} in the mana pool
      And Bob controls "Wandering Ones"
      And Bob has "Break Open" in hand
      And Bob has {1}{R} in the mana pool
      When Alice casts "Grinning Demon" face down and it resolves
      Then Alice can turn "Grinning Demon" face up
      When Alice casts "Cytoshape" targeting "Grinning Demon" and it resolves
      And Alice chooses "Wandering Ones"
      Then "Grinning Demon" is named ""
      And "Grinning Demon" is 2/2
      And Alice can't turn "Grinning Demon" face up
      When Alice passes
      And Bob casts "Break Open" targeting "Grinning Demon" and it resolves
      Then "Grinning Demon" is named "Wandering Ones"
      And "Grinning Demon" is a 1/1 blue Spirit creature

  @CR-707.4
  Rule: 707.4 A copy of something else

    @example-1
    Example: Unstable Shapeshifter becomes another creature, and is as large as Giant Growth has made it
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Grizzly Bears", "Wall of Omens" and "Giant Growth" in hand
      And Alice has {1}{G}{1}{W}{G} in the mana pool
      And Alice has "Forest" and "Island" on top of her library
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      Then "Unstable Shapeshifter" is named "Grizzly Bears"
      When Alice casts "Giant Growth" targeting "Unstable Shapeshifter" and it resolves
      Then "Unstable Shapeshifter" is 5/5
      When Alice casts "Wall of Omens" and it resolves
      And Alice chooses "Wall of Omens", "Unstable Shapeshifter"
      And all players pass
      And all players pass
      Then "Unstable Shapeshifter" is named "Wall of Omens"
      And "Unstable Shapeshifter" is 3/7
      And "Forest" is in Alice's hand
      And "Island" is in Alice's library
      And the stack is empty

  @CR-707.5
  Rule: 707.5 Entering as a copy

    @example-1
    Example: Clone enters as Skyshroud Behemoth does, tapped and with two fade counters
      Given Bob controls "Skyshroud Behemoth"
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Skyshroud Behemoth"
      Then "Clone" is 10/10
      And "Clone" is tapped
      And "Clone" has two fade counters

    @example-2
    Example: Clone draws a card as Wall of Omens does
      Given Bob controls "Wall of Omens"
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      And Alice has "Forest" on top of her library
      When Alice casts "Clone" and it resolves
      And Alice chooses "Wall of Omens"
      Then "Forest" is in Alice's library
      When all players pass
      Then "Forest" is in Alice's hand

    Scenario: What becomes a copy later has entered already
      Given Bob controls "Skyshroud Behemoth" and "Wall of Omens"
      And Alice controls "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And Alice has "Cytoshape" (first) and "Cytoshape" (second) in hand
      And Alice has "Clone" in hand
      And Alice has {1}{G}{U}{1}{G}{U}{3}{U} in the mana pool
      When Alice casts "Cytoshape" (first) targeting "Grizzly Bears" (first) and it resolves
      And Alice chooses "Skyshroud Behemoth"
      Then "Grizzly Bears" (first) is 10/10
      And "Grizzly Bears" (first) is untapped
      And "Grizzly Bears" (first) has no counters
      When Alice casts "Cytoshape" (second) targeting "Grizzly Bears" (second) and it resolves
      And Alice chooses "Wall of Omens"
      Then "Grizzly Bears" (second) is 0/4
      And the stack is empty
      When Alice casts "Clone" and it resolves
      And Alice chooses "Skyshroud Behemoth"
      Then "Clone" is tapped

    Scenario: Where there is nothing to copy, nobody is asked, and it enters as itself
      Given Alice has "Clone" (first), "Clone" (second) and "Raging Goblin" in hand
      And Alice has {3}{U}{3}{U}{R} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      Then "Clone" (first) is in Alice's graveyard
      When Alice casts "Raging Goblin" and it resolves
      And Alice casts "Clone" (second) and it resolves
      And Alice chooses "Raging Goblin"
      Then "Clone" (second) is named "Raging Goblin"

    Scenario: It enters tapped if it enters as a copy, and untapped as itself
      Given the card "Shore of Mirrors" is a "Land":
        """
        You may have this land enter tapped as a copy of any land on the battlefield.
        """
      And Bob controls "Forest"
      And Alice has "Shore of Mirrors" (first) in hand
      And Bob has "Shore of Mirrors" (second) in hand
      When Alice plays "Shore of Mirrors" (first)
      And Alice chooses "Forest"
      Then "Shore of Mirrors" (first) is tapped
      And "Shore of Mirrors" (first) is named "Forest"
      When the game goes on to Bob's precombat main phase
      And Bob plays "Shore of Mirrors" (second)
      And Bob chooses nothing
      Then "Shore of Mirrors" (second) is untapped
      And "Shore of Mirrors" (second) is named "Shore of Mirrors"

  @CR-707.6
  Rule: 707.6 Choices are not copied

    @example-1
    Example: A creature type is chosen anew for a Clone of Adaptive Automaton
      Given Alice controls "Adaptive Automaton"
      And the creature type chosen for "Adaptive Automaton" is Elf
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Adaptive Automaton"
      And Alice chooses Bear
      Then "Clone" is named "Adaptive Automaton"
      And "Clone" is a 2/2 Bear creature
      And "Clone" is not an Elf
      And "Adaptive Automaton" is a 2/2 Elf creature

  @CR-707.7
  Rule: 707.7 Linked abilities

    Scenario: What one of two copied abilities chose is known to the other, and not to one that is copied later
      Given Alice controls "Voice of All" and "Quirion Elves"
      And the color chosen for "Voice of All" is red
      And the color chosen for "Quirion Elves" is green
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Vesuvan Doppelganger" and it resolves
      And Alice chooses "Voice of All"
      And Alice chooses blue
      Then "Vesuvan Doppelganger" has protection from blue
      When the game goes on to Alice's upkeep
      And Alice chooses "Quirion Elves"
      And all players pass
      And Alice says yes
      Then "Vesuvan Doppelganger" is named "Quirion Elves"
      When Alice activates "Vesuvan Doppelganger", "one mana of the chosen color"
      Then Alice has no mana

  @CR-707.8
  Rule: 707.8 The face that is up

    Scenario: Of a creature that has transformed the back face is copied, and of one that has not the front
      Given Alice controls "Villagers of Estwald" (first) and "Villagers of Estwald" (second)
      And Alice has "Waxing Moon", "Clone" (first) and "Clone" (second) in hand
      And Alice has {1}{G}{3}{U}{3}{U} in the mana pool
      When Alice casts "Waxing Moon" targeting "Villagers of Estwald" (first) and it resolves
      And Alice casts "Clone" (first) and it resolves
      And Alice chooses "Villagers of Estwald" (first)
      Then "Clone" (first) is named "Howlpack of Estwald"
      And "Clone" (first) is 4/6
      When Alice casts "Clone" (second) and it resolves
      And Alice chooses "Villagers of Estwald" (second)
      Then "Clone" (second) is named "Villagers of Estwald"
      And "Clone" (second) is 2/3

  @CR-707.9c
  Rule: 707.9c Characteristics that are not copied

    Scenario: Vesuvan Doppelganger stays blue, which Clone doesn't
      Given Alice controls "Runeclaw Bear"
      And Alice has "Vesuvan Doppelganger" and "Clone" in hand
      And Alice has {3}{U}{U}{3}{U} in the mana pool
      When Alice casts "Vesuvan Doppelganger" and it resolves
      And Alice chooses "Runeclaw Bear"
      Then "Vesuvan Doppelganger" is named "Runeclaw Bear"
      And "Vesuvan Doppelganger" is blue
      When Alice casts "Clone" and it resolves
      And Alice chooses "Runeclaw Bear"
      Then "Clone" is green

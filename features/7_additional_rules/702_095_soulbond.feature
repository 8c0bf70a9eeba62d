Feature: 702.95. Soulbond

  Background:
    Given the card "Wingcrafter" is a "Creature — Human Wizard" that costs {U} of size 1/1
      """
      Soulbond
      As long as this creature is paired with another creature, both creatures have flying.
      """
    And the card "Wolfir Silverheart" is a "Creature — Wolf Warrior" that costs {3}{G}{G} of size 4/4
      """
      Soulbond
      As long as this creature is paired with another creature, each of those creatures gets +4/+4.
      """
    And Alice has {U}{3}{G}{G}{1}{G} in the mana pool

  @CR-702.95a
  Rule: 702.95a As it enters, or as another creature does

    Scenario: It enters, and is paired with another creature
      Given Alice controls "Grizzly Bears" and "Elvish Warrior"
      And Bob controls "Hill Giant"
      And Alice has "Wingcrafter" in hand
      When Alice casts "Wingcrafter" and it resolves
      And all players pass
      Then Alice is asked to choose "Grizzly Bears" and "Elvish Warrior"
      When Alice chooses "Elvish Warrior"
      Then "Wingcrafter" and "Elvish Warrior" have flying
      And "Grizzly Bears" doesn't have flying

    Scenario: Another creature enters, and the two are paired
      Given Alice controls "Wolfir Silverheart" and "Elvish Warrior"
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      Then Alice is asked to choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then "Wolfir Silverheart" is 8/8
      And "Grizzly Bears" is 6/6

    Scenario: Its player need not pair it
      Given Alice controls "Grizzly Bears"
      And Alice has "Wingcrafter" in hand
      When Alice casts "Wingcrafter" and it resolves
      And all players pass
      And Alice chooses nothing
      Then "Wingcrafter" doesn't have flying
      And "Grizzly Bears" doesn't have flying

    Scenario: A creature that has died meanwhile is not paired
      Given Alice controls "Wolfir Silverheart"
      And Alice has "Grizzly Bears" in hand
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice passes
      And Bob casts "Murder" targeting "Wolfir Silverheart" and it resolves
      And all players pass
      Then Alice is asked nothing
      And "Wolfir Silverheart" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

    Scenario: A creature that another player controls meanwhile is not paired
      Given Alice controls "Wolfir Silverheart"
      And Alice has "Grizzly Bears" in hand
      And Bob has "Turn Against" in hand
      And Bob has {4}{R} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice passes
      And Bob casts "Turn Against" targeting "Wolfir Silverheart" and it resolves
      And all players pass
      Then Alice is asked nothing
      And Bob controls "Wolfir Silverheart"
      And "Wolfir Silverheart" is 4/4

  Rule: 702.95a There is no other creature to pair it with

    Scenario: Alone it does not trigger, nor for a creature of an opponent
      Given Bob controls "Grizzly Bears"
      And Alice has "Wingcrafter" in hand
      When Alice casts "Wingcrafter" and it resolves
      Then the stack is empty
      And "Wingcrafter" doesn't have flying
      And "Wingcrafter" is on the battlefield

  @CR-702.95c
  Rule: 702.95c One of the two is no longer what it was

    Scenario: A creature that has become something else is not paired
      Given the card "Swift Reconfiguration" is an "Enchantment — Aura" that costs {W}
        """
        Flash
        Enchant creature or Vehicle
        Enchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types.
        """
      And Alice controls "Wolfir Silverheart"
      And Alice has "Grizzly Bears" and "Swift Reconfiguration" in hand
      And Alice has {1}{G}{W} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Swift Reconfiguration" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice is asked nothing
      And "Wolfir Silverheart" is 4/4
      And "Swift Reconfiguration" is attached to "Grizzly Bears"

  @CR-702.95d
  Rule: 702.95d Each has one partner

    Scenario: A creature that is paired is none to choose
      Given Alice controls "Wolfir Silverheart" and "Elvish Warrior"
      And Alice has "Grizzly Bears" and "Wingcrafter" in hand
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice casts "Wingcrafter" and it resolves
      And all players pass
      Then Alice is asked to choose "Elvish Warrior"
      When Alice chooses "Elvish Warrior"
      Then "Elvish Warrior" has flying
      And "Grizzly Bears" is 6/6

  @CR-702.95e
  Rule: 702.95e A pair ends

    Background:
      Given Alice controls "Wolfir Silverheart"
      And Alice has "Grizzly Bears" in hand
      And Bob has "Murder" and "Turn Against" in hand

    Scenario: One of the two leaves the battlefield
      Given Bob has {1}{B}{B} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Wolfir Silverheart" is 4/4

    Scenario: One of the two ceases to be a creature
      Given the card "Lesser Change of Heart" is an "Instant" that costs {0}
        """
        Target creature becomes an artifact until end of turn.
        """
      And Bob has "Lesser Change of Heart" in hand
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Lesser Change of Heart" targeting "Grizzly Bears" and it resolves
      Then "Wolfir Silverheart" is 4/4

    Scenario: Another player gains control of one of the two
      Given Bob has {4}{R} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Turn Against" targeting "Grizzly Bears" and it resolves
      Then "Wolfir Silverheart" is 4/4
      And "Grizzly Bears" is 2/2

  Rule: 702.95e Nothing of that happens

    Scenario: In another turn they are paired still
      Given it is Alice's postcombat main
      And Alice controls "Wolfir Silverheart"
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      And all players pass
      Then it is Bob's upkeep
      And "Wolfir Silverheart" is 8/8

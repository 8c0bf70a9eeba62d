Feature: 802. Attack Multiple Players Option

  Background:
    Given the players are Alice, Bob and Carol

  @CR-802.1 @CR-802.2 @CR-802.3
  Rule: 802.1 Several players are attacked in a combat

    Scenario: Each of two creatures attacks another opponent
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      Then "Grizzly Bears" is attacking Bob
      And "Hill Giant" is attacking Carol
      When the game goes on to Alice's end of combat
      Then Bob has 18 life
      And Carol has 17 life

  @CR-802.1
  Rule: 802.1 Or only one of them

    Scenario: In one combat both creatures attack the last player, and in the next one two players
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Carol with "Grizzly Bears" and "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Carol has 15 life
      And Bob has 20 life
      When the game goes on to Alice's upkeep
      And Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Carol has 12 life
      And Bob has 18 life

  @CR-802.2a
  Rule: 802.2a Which defending player is meant

    @example-1
    Example: A creature with mountainwalk can be blocked unless the player whom it attacks has a Mountain
      Given Alice controls "Grizzly Bears", "Mountain Goat" (first) and "Mountain Goat" (second)
      And Bob controls "Mountain" and "Hill Giant" (Bob's)
      And Carol controls "Hill Giant" (Carol's)
      When Alice attacks Bob with "Mountain Goat" (first) and Carol with "Mountain Goat" (second)
      Then Carol can block "Mountain Goat" (second) with "Hill Giant" (Carol's)
      And Bob can't block "Mountain Goat" (first) with "Hill Giant" (Bob's), by 702.14c

  @CR-802.3a
  Rule: 802.3a Restrictions on attacks

    Scenario: Crawlspace counts what attacks its controller, and nothing else
      Given Alice controls "Grizzly Bears" (first), "Grizzly Bears" (second), "Grizzly Bears" (third) and "Hill Giant"
      And Bob controls "Crawlspace"
      When Alice tries to attack Bob with "Grizzly Bears" (first), "Grizzly Bears" (second) and "Grizzly Bears" (third) and Carol with "Hill Giant"
      Then it is refused, by 508.1c
      When Alice attacks Bob with "Grizzly Bears" (first) and "Grizzly Bears" (second) and Carol with "Grizzly Bears" (third) and "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 16 life
      And Carol has 15 life

  @CR-802.3b
  Rule: 802.3b A band attacks one player

    Scenario: Creatures that attack two players can't be a band, and against one of them they can
      Given Alice controls "Timber Wolves" and "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Alice controls "Hill Giant" (Alice's)
      When Alice tries to attack Bob with "Timber Wolves" and "Hill Giant" (Alice's) and Carol with "Grizzly Bears"
      And Alice chooses "Timber Wolves" and "Grizzly Bears"
      Then it is refused, by 702.22d
      When Alice attacks Bob with "Timber Wolves" and "Grizzly Bears" and Carol with "Hill Giant" (Alice's)
      And Alice chooses "Timber Wolves" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      And Carol has 17 life

  @CR-802.4
  Rule: 802.4 Blockers in turn order

    Scenario: The first defending player declares a blocker, and pays for it, before the second one does
      Given Alice controls "Archangel of Tithes", "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And Carol controls "Hill Giant" (Carol's) and two "Plains"
      And Bob controls "Hill Giant" (Bob's) and two "Mountain"
      When Alice attacks Bob with "Archangel of Tithes" and "Grizzly Bears" (first) and Carol with "Grizzly Bears" (second)
      And Carol blocks "Grizzly Bears" (second) with "Hill Giant" (Carol's) and "Grizzly Bears" (first) with "Hill Giant" (Bob's)
      Then Bob can choose "Mountain" (1)
      When Bob chooses "Mountain" (1)
      Then Carol can choose "Plains" (1)
      When Carol chooses "Plains" (1)
      Then "Hill Giant" (Bob's) is blocking "Grizzly Bears" (first)
      And "Hill Giant" (Carol's) is blocking "Grizzly Bears" (second)

  @CR-802.4a
  Rule: 802.4a Whose creatures block

    Scenario: What attacks one player is blocked by that player's creature and not by another's
      Given Alice controls "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And Bob controls "Hill Giant" (Bob's)
      And Carol controls "Hill Giant" (Carol's)
      When Alice attacks Bob with "Grizzly Bears" (first) and Carol with "Grizzly Bears" (second)
      Then Carol can't block "Grizzly Bears" (first) with "Hill Giant" (Carol's)
      When Bob blocks "Grizzly Bears" (first) with "Hill Giant" (Bob's) and "Grizzly Bears" (second) with "Hill Giant" (Carol's)
      Then "Hill Giant" (Bob's) is blocking "Grizzly Bears" (first)
      And "Hill Giant" (Carol's) is blocking "Grizzly Bears" (second)

  @CR-802.4b
  Rule: 802.4b Whose blocks are judged together

    Scenario: Mogg Flunkies block beside another creature of their player, and not beside one of another player
      Given Alice controls "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And Bob controls "Mogg Flunkies" and "Hill Giant" (Bob's)
      And Carol controls "Hill Giant" (Carol's)
      When Alice attacks Bob with "Grizzly Bears" (first) and Carol with "Grizzly Bears" (second)
      And Bob tries to block "Grizzly Bears" (first) with "Mogg Flunkies" and "Grizzly Bears" (second) with "Hill Giant" (Carol's)
      Then it is refused, by 509.1b
      When Bob blocks "Grizzly Bears" (first) with "Mogg Flunkies" and "Hill Giant" (Bob's) and "Grizzly Bears" (second) with "Hill Giant" (Carol's)
      Then "Mogg Flunkies" is blocking "Grizzly Bears" (first)

  @CR-802.5
  Rule: 802.5 Damage is assigned in turn order

    Scenario: The first defending player divides a blocker's damage before the second does, whosever blocker came first
      Given Alice controls "Grizzly Bears" (1), "Grizzly Bears" (2), "Grizzly Bears" (3) and "Grizzly Bears" (4)
      And Carol controls "Two-Headed Giant of Foriys" (Carol's)
      And Bob controls "Two-Headed Giant of Foriys" (Bob's)
      When Alice attacks Bob with "Grizzly Bears" (1) and "Grizzly Bears" (2) and Carol with "Grizzly Bears" (3) and "Grizzly Bears" (4)
      And Bob blocks "Grizzly Bears" (1) with "Two-Headed Giant of Foriys" (Bob's) and "Grizzly Bears" (2) with "Two-Headed Giant of Foriys" (Bob's) and "Grizzly Bears" (3) with "Two-Headed Giant of Foriys" (Carol's) and "Grizzly Bears" (4) with "Two-Headed Giant of Foriys" (Carol's)
      And the game goes on to Alice's combat damage step
      Then Bob is asked to choose one from "Grizzly Bears" (1) and "Grizzly Bears" (2)
      When Bob chooses "Grizzly Bears" (1)
      And Bob chooses "Grizzly Bears" (1)
      And Bob chooses "Grizzly Bears" (2)
      And Bob chooses "Grizzly Bears" (2)
      Then Carol is asked to choose one from "Grizzly Bears" (3) and "Grizzly Bears" (4)
      When Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      Then "Grizzly Bears" (1) is in Alice's graveyard
      And "Grizzly Bears" (2) is in Alice's graveyard
      And "Grizzly Bears" (3) is in Alice's graveyard
      And Alice controls "Grizzly Bears" (4)

  @CR-2009-602.3b
  Rule: 602.3b of 2009 A band attacks one player

    Scenario: In 2009 a band attacks one player as well
      Given Alice controls "Timber Wolves" and "Grizzly Bears"
      And Carol controls "Hill Giant"
      And Alice controls "Hill Giant" (Alice's)
      When Alice tries to attack Bob with "Timber Wolves" and "Hill Giant" (Alice's) and Carol with "Grizzly Bears"
      And Alice chooses "Timber Wolves" and "Grizzly Bears"
      Then it is refused
      When Alice attacks Bob with "Timber Wolves" and "Grizzly Bears" and Carol with "Hill Giant" (Alice's)
      And Alice chooses "Timber Wolves" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      And Carol has 17 life

  @CR-2009-602.5
  Rule: 602.5 of 2009 Damage is assigned in turn order

    Scenario: In 2009 the first defending player divides damage first as well
      Given Alice controls "Grizzly Bears" (1), "Grizzly Bears" (2), "Grizzly Bears" (3) and "Grizzly Bears" (4)
      And Carol controls "Two-Headed Giant of Foriys" (Carol's)
      And Bob controls "Two-Headed Giant of Foriys" (Bob's)
      When Alice attacks Bob with "Grizzly Bears" (1) and "Grizzly Bears" (2) and Carol with "Grizzly Bears" (3) and "Grizzly Bears" (4)
      And Bob blocks "Grizzly Bears" (1) with "Two-Headed Giant of Foriys" (Bob's) and "Grizzly Bears" (2) with "Two-Headed Giant of Foriys" (Bob's) and "Grizzly Bears" (3) with "Two-Headed Giant of Foriys" (Carol's) and "Grizzly Bears" (4) with "Two-Headed Giant of Foriys" (Carol's)
      And the game goes on to Alice's combat damage step
      Then Bob is asked to choose one from "Grizzly Bears" (1) and "Grizzly Bears" (2)
      When Bob chooses "Grizzly Bears" (1)
      And Bob chooses "Grizzly Bears" (1)
      And Bob chooses "Grizzly Bears" (2)
      And Bob chooses "Grizzly Bears" (2)
      Then Carol is asked to choose one from "Grizzly Bears" (3) and "Grizzly Bears" (4)
      When Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      And Carol chooses "Grizzly Bears" (3)
      And all players pass
      Then "Grizzly Bears" (1) is in Alice's graveyard
      And "Grizzly Bears" (2) is in Alice's graveyard
      And "Grizzly Bears" (3) is in Alice's graveyard
      And Alice controls "Grizzly Bears" (4)

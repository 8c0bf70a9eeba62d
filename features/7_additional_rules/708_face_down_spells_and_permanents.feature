Feature: 708. Face-down spells and permanents

  @CR-708.2 @CR-708.2a
  Rule: 708.2, 708.2a Turned face down: a 2/2 creature and nothing else

    Background:
      Given Alice has "Ixidron" in hand
      And Alice has {3}{U}{U}{1}{R} in the mana pool

    Scenario: A creature that is turned face down has neither name nor color, nor what its text gives it
      Given Bob controls "Ascending Aven" and a 3/3 blue Bird creature token "Kite"
      When Alice casts "Ixidron" and it resolves
      Then "Ascending Aven" is face down
      And "Ascending Aven" is named ""
      And "Ascending Aven" is colorless
      And "Ascending Aven" is exactly "Creature"
      And "Ascending Aven" has no abilities
      And "Ascending Aven" is 2/2
      And "Kite" is a 3/3 blue Bird creature

    Scenario: What it does to others as its text says it does no longer, and once more when it is face up
      Given Bob controls "Benalish Marshal"
      And Bob controls a 1/1 white Soldier creature token "Recruit"
      And Alice has "Break Open" in hand
      Then "Recruit" is 2/2
      When Alice casts "Ixidron" and it resolves
      Then "Recruit" is 1/1
      When Alice casts "Break Open" targeting "Benalish Marshal" and it resolves
      Then "Recruit" is 2/2

  @CR-708.2a
  Rule: 708.2a What enters face down

    Scenario Outline: A card that is manifested is a 2/2 creature, whatever is on its face
      Given Alice has "<card>" on top of her library
      And Alice has "Soul Summons" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "<card>" is on the battlefield
      And "<card>" is a 2/2 creature
      And "<card>" is exactly "Creature"

      Examples:
        | card       |
        | Hill Giant |
        | Forest     |
        | Shock      |

  @CR-708.2b
  Rule: 708.2b Face down already

    Scenario: What turns all creatures face down does nothing to one that is, and turns the others
      Given Alice controls a face-down "Ascending Aven" and "Hill Giant"
      And Alice has "Ixidron" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Ixidron" and it resolves
      Then "Ascending Aven" is face down
      And "Ascending Aven" is 2/2
      And "Hill Giant" is face down
      And "Ixidron" is face up

  @CR-708.3
  Rule: 708.3 Turned over before it enters

    Background:
      Given Alice has "Soul Summons" in hand

    Scenario: It doesn't enter tapped and with counters, as the same card does face up
      Given Alice has "Skyshroud Behemoth" on top of her library
      And Alice has "Skyshroud Behemoth" (second) in hand
      And Alice has {1}{W}{5}{G}{G} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "Skyshroud Behemoth" is face down
      And "Skyshroud Behemoth" is untapped
      And "Skyshroud Behemoth" has no counters
      When Alice casts "Skyshroud Behemoth" (second) and it resolves
      Then "Skyshroud Behemoth" (second) is tapped
      And "Skyshroud Behemoth" (second) has two fade counters

    Scenario: What triggers as the card enters face up doesn't trigger
      Given Alice has "Wall of Omens" on top of her library
      And Alice has "Wall of Omens" (second) in hand
      And Alice has {1}{W}{1}{W} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "Wall of Omens" is face down
      And the stack is empty
      And Alice has one card in hand
      When Alice casts "Wall of Omens" (second) and it resolves
      And all players pass
      Then Alice has one card in hand

  @CR-708.4
  Rule: 708.4 Turned over before it is on the stack

    Background:
      Given Alice has "Battering Craghorn" in hand
      And Bob has "Flashfreeze" and "Remove Soul" in hand
      And Bob has {1}{U} in the mana pool

    Scenario: Face down a red card is no red spell, but it is a creature spell
      Given Alice has {3} in the mana pool
      When Alice casts "Battering Craghorn" face down
      And Alice passes
      Then Bob can't cast "Flashfreeze" targeting "Battering Craghorn"
      When Bob casts "Remove Soul" targeting "Battering Craghorn" and it resolves
      Then "Battering Craghorn" is in Alice's graveyard

    Scenario: The permanent that it becomes is face down
      Given Alice has {3} in the mana pool
      When Alice casts "Battering Craghorn" face down and it resolves
      Then "Battering Craghorn" is on the battlefield
      And "Battering Craghorn" is face down

  Rule: 708.4 Cast face up

    Scenario: Face up it is a red spell
      Given Alice has "Battering Craghorn" in hand
      And Bob has "Flashfreeze" in hand
      And Alice has {2}{R}{R} in the mana pool
      And Bob has {1}{U} in the mana pool
      When Alice casts "Battering Craghorn"
      And Alice passes
      And Bob casts "Flashfreeze" targeting "Battering Craghorn" and it resolves
      Then "Battering Craghorn" is in Alice's graveyard

  @CR-708.5
  Rule: 708.5 Who may look

    Scenario: A spell's controller looks at it, and nobody else
      Given Alice has "Battering Craghorn" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Battering Craghorn" face down
      Then Alice can look at "Battering Craghorn"
      And Bob can't look at "Battering Craghorn"
      When all players pass
      Then "Battering Craghorn" is on the battlefield
      And Alice can look at "Battering Craghorn"
      And Bob can't look at "Battering Craghorn"

    Scenario: Whoever controls a permanent looks at it, and not its owner
      Given Bob controls a face-down "Battering Craghorn" and a face-down "Hill Giant"
      And Alice has "Act of Treason" in hand
      And Alice has {2}{R} in the mana pool
      Then Alice can't look at "Battering Craghorn"
      When Alice casts "Act of Treason" targeting "Battering Craghorn" and it resolves
      Then Alice can look at "Battering Craghorn"
      And Bob can't look at "Battering Craghorn"
      And Bob can look at "Hill Giant"
      And Alice can't look at "Hill Giant"

    Scenario: It is no matter whether the permanent is phased out
      Given Alice controls a face-down "Battering Craghorn"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Battering Craghorn" and it resolves
      Then "Battering Craghorn" is phased out
      And Alice can look at "Battering Craghorn"
      And Bob can't look at "Battering Craghorn"

  @CR-708.7
  Rule: 708.7 Permanents are turned face up, and spells aren't

    Scenario: Once it has resolved, and not before, its controller may turn it face up
      Given Alice has "Battering Craghorn" in hand
      And Alice has {3}{1}{R}{R} in the mana pool
      When Alice casts "Battering Craghorn" face down
      Then Alice can't turn "Battering Craghorn" face up, by 708.7
      When all players pass
      And Alice turns "Battering Craghorn" face up
      Then "Battering Craghorn" is face up
      And "Battering Craghorn" is a 3/1 red Beast creature with first strike

  @CR-708.8
  Rule: 708.8 As it is turned face up

    Scenario: It is what it usually is, with what has been done to it
      Given Alice controls a face-down "Battering Craghorn" with one +1/+1 counter
      And Alice has "Giant Growth" in hand
      And Alice has {G}{1}{R}{R} in the mana pool
      When Alice casts "Giant Growth" targeting "Battering Craghorn" and it resolves
      Then "Battering Craghorn" is 6/6
      When Alice turns "Battering Craghorn" face up
      Then "Battering Craghorn" is 7/5

    Scenario: It has been there before, and doesn't enter
      Given Alice controls a face-down "Battering Craghorn" and "Soul Warden"
      And Alice has "Muck Rats" in hand
      And Alice has {1}{R}{R}{B} in the mana pool
      When Alice turns "Battering Craghorn" face up
      Then the stack is empty
      When Alice casts "Muck Rats" and it resolves
      And all players pass
      Then Alice has 21 life

  @CR-708.9
  Rule: 708.9 Revealed when it leaves

    Scenario Outline: A permanent is revealed that leaves the battlefield, wherever it goes
      Given the card "Watchful Eye" is an "Artifact"
        """
        Whenever an opponent reveals a card, you gain 1 life.
        """
      And Bob controls "Watchful Eye"
      And Alice controls a face-down "Ascending Aven" and "Grizzly Bears"
      And Bob has "<card>" (first) and "<card>" (second) in hand
      And Bob has <mana> in the mana pool
      When Alice passes
      And Bob casts "<card>" (first) targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice passes
      And Bob casts "<card>" (second) targeting "Ascending Aven" and it resolves
      And all players pass
      Then Bob has 21 life
      And "Ascending Aven" is in Alice's <zone>

      Examples:
        | card     | mana         | zone      |
        | Unsummon | {U}{U}       | hand      |
        | Shock    | {R}{R}       | graveyard |

    Scenario: A spell is revealed that is countered
      Given the card "Watchful Eye" is an "Artifact"
        """
        Whenever an opponent reveals a card, you gain 1 life.
        """
      And Bob controls "Watchful Eye"
      And Alice has "Ascending Aven" in hand
      And Bob has "Remove Soul" in hand
      And Alice has {3} in the mana pool
      And Bob has {1}{U} in the mana pool
      When Alice casts "Ascending Aven" face down
      And Alice passes
      And Bob casts "Remove Soul" targeting "Ascending Aven" and it resolves
      And all players pass
      Then Bob has 21 life

    Scenario: At the end of the game all players see what is face down
      Given Alice controls a face-down "Ascending Aven"
      Then Bob can't look at "Ascending Aven"
      When Bob concedes
      Then Bob can look at "Ascending Aven"

  Rule: 708.9 A spell that resolves

    Scenario: A spell that becomes a permanent is not revealed
      Given the card "Watchful Eye" is an "Artifact"
        """
        Whenever an opponent reveals a card, you gain 1 life.
        """
      And Bob controls "Watchful Eye"
      And Alice has "Ascending Aven" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Ascending Aven" face down and it resolves
      Then "Ascending Aven" is on the battlefield
      And the stack is empty
      And Bob can't look at "Ascending Aven"

  @CR-708.11 @CR-2009-504.8
  Rule: 708.11 What happens as it is turned face up

    Scenario: A 0/0 creature that gets counters as it is turned face up stays on the battlefield
      Given Alice controls a face-down "Hooded Hydra"
      And Alice has {3}{G}{G} in the mana pool
      When Alice turns "Hooded Hydra" face up
      Then the stack is empty
      And "Hooded Hydra" is 5/5

  @CR-708.12
  Rule: 708.12 What is revealed

    Background:
      Given the card "Lesser Shrieker" is a "Creature — Beast" that costs {1}{G} of size 1/1
        """
        {1}{G}: Reveal target face-down permanent. If it's a creature card, you may turn it face up.
        """
      And Alice controls "Lesser Shrieker"
      And Alice has {1}{G} in the mana pool

    Scenario: Revealed, a creature card may be turned face up
      Given Alice controls a face-down "Hill Giant"
      When Alice activates "Lesser Shrieker" targeting "Hill Giant" and it resolves
      And Alice says yes
      Then "Hill Giant" is face up

    Scenario: A land is a creature face down, but no creature card
      Given Alice controls a face-down "Forest"
      When Alice activates "Lesser Shrieker" targeting "Forest" and it resolves
      Then Alice has no mana
      And "Forest" is face down
      And "Forest" is a 2/2 creature

    Scenario: An effect that makes it an artifact, and no creature, is no matter either
      Given the card "Lesser Stone" is an "Instant" that costs {0}
        """
        Target creature becomes an artifact.
        """
      And Alice has "Lesser Stone" in hand
      And Alice controls a face-down "Hill Giant"
      When Alice casts "Lesser Stone" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is exactly "Artifact"
      When Alice activates "Lesser Shrieker" targeting "Hill Giant" and it resolves
      And Alice says yes
      Then "Hill Giant" is face up

Feature: 502.15, 502.24. Phasing and madness in 2009

  Phasing took a permanent out of play and back, and it was a choice whether a card with madness left the game.
  Plays of either edition stand side by side.

  @CR-2009-502.15e
  Rule: 502.15e Damage is gone

    Scenario: What phases out and in again in one turn has no damage marked
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice controls "Hill Giant"
      And Alice has "Shock", "Reality Ripple" and "Lesser Recall" in hand
      And Alice has {R}{1}{U} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" has no damage marked

  @CR-2009-502.15g
  Rule: 502.15g What lasts a limited time is gone

    @example-2009-502.15g-1
    Example: Giant Growth has no hold of a creature that has phased out and in
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Giant Growth", "Reality Ripple" and "Lesser Recall" in hand
      And Alice has {G}{1}{U} in the mana pool
      When Alice casts "Giant Growth" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 6/6
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" is 3/3

  @CR-2009-502.15m
  Rule: 502.15m As though with haste

    Scenario: A creature that came into play this turn can attack once it has phased out and in
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice has "Muck Rats" (first), "Muck Rats" (second), "Reality Ripple" and "Lesser Recall" in hand
      And Alice has {B}{B}{1}{U} in the mana pool
      When Alice casts "Muck Rats" (first) and it resolves
      And Alice casts "Muck Rats" (second) and it resolves
      And Alice casts "Reality Ripple" targeting "Muck Rats" (second) and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then Alice can't attack with "Muck Rats" (first)
      When Alice attacks with "Muck Rats" (second)
      Then "Muck Rats" (second) is attacking Bob

  @CR-2009-502.24a
  Rule: 502.24a Madness was a choice

    Background:
      Given Alice has "Reckless Wurm" and "Raven's Crime" in hand
      And Alice has {B}{2}{R} in the mana pool

    Scenario: The card may go to the graveyard at once
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice says no
      Then "Reckless Wurm" is in Alice's graveyard
      And the stack is empty

    Scenario: Or it is removed from the game, and played
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice says yes
      Then "Reckless Wurm" is in exile
      When all players pass
      And Alice says yes
      And all players pass
      Then "Reckless Wurm" is on the battlefield

  @CR-2009-502.24b
  Rule: 502.24b Madness is an alternative cost

    Scenario: What makes spells cost more is added to the madness cost, and the mana cost is not paid
      Given Alice has "Reckless Wurm" and "Raven's Crime" in hand
      And Bob controls "Sphere of Resistance"
      And Alice has {1}{B}{1}{2}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice says yes
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Reckless Wurm"
      And Alice has no mana

  @edition-2009
  Rule: 502.24b The madness cost alone

    Scenario: With a spell that makes it cost more, the madness cost is not enough
      Given Alice has "Reckless Wurm" and "Raven's Crime" in hand
      And Bob controls "Sphere of Resistance"
      And Alice has {1}{B}{2}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice says yes
      And all players pass
      And Alice says yes
      Then "Reckless Wurm" is in Alice's graveyard

  @edition-2025 @CR-702.26d
  Rule: 702.26d Today it is the same permanent all the time

    Scenario: Damage and effects are still there, and a new creature is still new
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice controls "Hill Giant"
      And Alice has "Shock", "Giant Growth", "Muck Rats", "Reality Ripple" (first), "Reality Ripple" (second) and "Lesser Recall" in hand
      And Alice has {R}{G}{B}{1}{U}{1}{U} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant" and it resolves
      And Alice casts "Giant Growth" targeting "Hill Giant" and it resolves
      And Alice casts "Muck Rats" and it resolves
      And Alice casts "Reality Ripple" (first) targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" (second) targeting "Muck Rats" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" has 2 damage marked
      And "Hill Giant" is 6/6
      And Alice can't attack with "Muck Rats"
      And Alice can attack with "Hill Giant"

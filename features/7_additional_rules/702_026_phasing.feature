Feature: 702.26. Phasing

  @CR-702.26a
  Rule: 702.26a Out and in, in the untap step

    Scenario: It phases out in its controller's untap step, and in again in the next one, before permanents untap
      Given Bob controls "Breezekeeper" and a tapped "Hill Giant"
      When the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased out
      And "Hill Giant" is phased in
      And "Hill Giant" is untapped
      When the game goes on to Alice's upkeep
      Then "Breezekeeper" is phased out
      When the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased in

    Scenario: As one phases out, another phases in
      Given Bob controls "Breezekeeper" and "Merfolk Raiders"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Merfolk Raiders" and it resolves
      And the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased out
      And "Merfolk Raiders" is phased in

    Scenario: It phases in with the untap step of the player under whose control it phased out
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Act of Treason", "Reality Ripple" (first) and "Reality Ripple" (second) in hand
      And Alice has {2}{R}{1}{U}{1}{U} in the mana pool
      When Alice casts "Act of Treason" targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" (first) targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" (second) targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is phased in
      And "Hill Giant" is phased out
      When the game goes on to Alice's upkeep
      Then "Hill Giant" is phased in
      And Bob controls "Hill Giant"

  @CR-702.26b
  Rule: 702.26b As though it weren't there

    @example-1
    Example: Of three creatures the one that is phased out isn't counted
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Muck Rats"
      And Alice has "Reality Ripple" and "Collective Unconscious" in hand
      And Alice has {1}{U}{4}{G}{G} in the mana pool
      When Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      And Alice casts "Collective Unconscious" and it resolves
      Then Alice has 2 cards in hand

    @example-2
    Example: What destroys all creatures leaves it alone
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Reality Ripple" and "Day of Judgment" in hand
      And Alice has {1}{U}{2}{W}{W} in the mana pool
      When Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      And Alice casts "Day of Judgment" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

    Scenario: Nobody activates its abilities until it is there again
      Given Alice controls "Sol Ring"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Sol Ring" and it resolves
      Then Alice can't activate "Sol Ring"
      When the game goes on to Alice's upkeep
      And Alice activates "Sol Ring"
      Then Alice has {C}{C} in the mana pool

    Scenario: It is no target
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Shock" and "Reality Ripple" in hand
      And Alice has {1}{U}{R} in the mana pool
      When Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      Then Alice can't cast "Shock" targeting "Grizzly Bears"
      When Alice casts "Shock" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked

    Scenario: Its own abilities do nothing
      Given Bob controls "Benalish Marshal" and "Grizzly Bears"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      Then "Grizzly Bears" is 3/3
      When Alice casts "Reality Ripple" targeting "Benalish Marshal" and it resolves
      Then "Grizzly Bears" is 2/2

    Scenario: An attacker that phases out is removed from combat
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob has "Reality Ripple" in hand
      And Bob controls "Island" (first) and "Island" (second)
      When Alice attacks with "Hill Giant" and "Grizzly Bears"
      And Alice passes
      And Bob activates "Island" (first)
      And Bob activates "Island" (second)
      And Bob casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life
      And "Hill Giant" is attacking nothing

  @CR-702.26c
  Rule: 702.26c There again

    Scenario: Phased in it can be a target, and fight, as before
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      And Bob has "Shock" in hand
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      Then "Hill Giant" is phased in
      When Alice attacks with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  @CR-702.26d
  Rule: 702.26d No change of zones

    Scenario: Nothing triggers on leaving or entering, and counters stay
      Given Alice controls "Hill Giant" with one +1/+1 counter and "Soul Warden"
      And Alice has "Reality Ripple" and "Muck Rats" in hand
      And Alice has {1}{U} in the mana pool
      And Alice controls "Swamp"
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is phased out
      When the game goes on to Alice's precombat main phase
      Then "Hill Giant" is phased in
      And "Hill Giant" has one +1/+1 counter
      And Alice has 20 life
      When Alice activates "Swamp"
      And Alice casts "Muck Rats" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: A token phases out and in like any permanent
      Given Alice controls a 1/1 Goblin creature token "Imp"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Imp" and it resolves
      Then "Imp" is phased out
      When the game goes on to Alice's upkeep
      Then "Imp" is phased in
      And "Imp" is on the battlefield

  @CR-702.26e
  Rule: 702.26e Not among those affected

    Scenario: What makes all creatures bigger passes it by, even when it returns before that is over
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Reality Ripple", "Charge" and "Lesser Recall" in hand
      And Alice has {1}{U}{W} in the mana pool
      When Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      And Alice casts "Charge" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 4/4

    Scenario: An effect that has begun before goes on when it returns in time
      Given the card "Lesser Recall" is an "Instant" that costs {0}
        """
        All phased-out permanents phase in.
        """
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Reality Ripple", "Charge" and "Lesser Recall" in hand
      And Alice has {1}{U}{W} in the mana pool
      When Alice casts "Charge"
      And Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And all players pass
      And Alice casts "Lesser Recall" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 3/3

  @CR-702.26f
  Rule: 702.26f Effects that end meanwhile

    Scenario: What lasts until end of turn is over when it returns in a later turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Reality Ripple" and "Giant Growth" in hand
      And Alice has {1}{U}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's upkeep
      Then "Grizzly Bears" is phased in
      And "Grizzly Bears" is 2/2
      And "Giant Growth" is in Alice's graveyard

    Scenario: What lasts for as long as a permanent is there ends as that phases out, and doesn't come back with it
      Given Alice controls "Aladdin"
      And Bob controls "Spellbook"
      And Alice has "Reality Ripple" in hand
      And Alice controls "Island" (first) and "Island" (second)
      And Alice has {1}{R}{R} in the mana pool
      When Alice activates "Aladdin" targeting "Spellbook" and it resolves
      Then Alice controls "Spellbook"
      When Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice casts "Reality Ripple" targeting "Aladdin" and it resolves
      Then Bob controls "Spellbook"
      When the game goes on to Alice's upkeep
      Then "Aladdin" is phased in
      And Bob controls "Spellbook"

  @CR-702.26g
  Rule: 702.26g What is attached goes along

    Scenario: An Aura phases out and in together with what it enchants
      Given Alice controls "Grizzly Bears"
      And Alice controls "Giant Strength" attached to "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice controls "Giant Strength" (second) attached to "Hill Giant"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Grizzly Bears" and it resolves
      Then "Giant Strength" is phased out
      And "Giant Strength" (second) is phased in
      When the game goes on to Alice's upkeep
      Then "Giant Strength" is phased in
      And "Giant Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/4

  @CR-702.26h
  Rule: 702.26h Both at once

    Scenario: Equipment with phasing on a creature with phasing goes with it, and does not come back without it
      Given the players are Alice, Bob and Carol
      And it is Bob's precombat main phase
      And Alice controls "Muck Rats"
      And Bob controls "Bonesplitter"
      And Bob has "Dominate", "Teferi's Curse" (first) and "Teferi's Curse" (second) in hand
      And Bob has {1}{1}{U}{U}{1}{1}{U}{1}{U} in the mana pool
      When Bob casts "Dominate" targeting "Muck Rats" with X = 1 and it resolves
      And Bob activates "Bonesplitter" targeting "Muck Rats" and it resolves
      And Bob casts "Teferi's Curse" (first) targeting "Muck Rats" and it resolves
      And Bob casts "Teferi's Curse" (second) targeting "Bonesplitter" and it resolves
      And the game goes on to Bob's upkeep
      Then "Muck Rats" and "Bonesplitter" are phased out
      When Alice concedes
      And the game goes on to Bob's upkeep
      Then "Bonesplitter" is phased out

  @CR-702.26i
  Rule: 702.26i Attached as before

    Scenario: Equipment that phased out by itself comes back attached
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Bonesplitter" and it resolves
      Then "Bonesplitter" is phased out
      And "Grizzly Bears" is 2/2
      When the game goes on to Alice's upkeep
      Then "Bonesplitter" is phased in
      And "Bonesplitter" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

    Scenario: If the creature has gone, it comes back unattached
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Reality Ripple" and "Shock" in hand
      And Alice has {1}{U}{R} in the mana pool
      When Alice casts "Reality Ripple" targeting "Bonesplitter" and it resolves
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's upkeep
      Then "Bonesplitter" is phased in
      And "Bonesplitter" is attached to nothing

  @CR-702.26j
  Rule: 702.26j Not attached anew

    Scenario: Nothing becomes attached as it phases in
      Given the card "Bramble Elemental" is a "Creature — Elemental" that costs {3}{G}{G} of size 4/4:
        """
        Whenever an Aura becomes attached to this creature, create two 1/1 green Saproling creature tokens.
        """
      And Alice controls "Bramble Elemental"
      And Alice controls "Giant Strength" attached to "Bramble Elemental"
      And Alice controls "Plains"
      And Alice has "Reality Ripple" and "Holy Strength" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Bramble Elemental" and it resolves
      And the game goes on to Alice's precombat main phase
      Then "Giant Strength" is attached to "Bramble Elemental"
      And Alice controls no tokens
      When Alice activates "Plains"
      And Alice casts "Holy Strength" targeting "Bramble Elemental" and it resolves
      And all players pass
      Then Alice controls two Saprolings

  @CR-702.26k
  Rule: 702.26k Its owner leaves

    Scenario: What is phased out leaves with its owner
      Given the players are Alice, Bob and Carol
      And Bob controls "Hill Giant"
      And Carol controls "Grizzly Bears"
      And Alice has "Reality Ripple" (first) and "Reality Ripple" (second) in hand
      And Alice has {1}{U}{1}{U} in the mana pool
      When Alice casts "Reality Ripple" (first) targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" (second) targeting "Grizzly Bears" and it resolves
      And Bob concedes
      Then "Hill Giant" has ceased to exist
      And "Grizzly Bears" is phased out

  @CR-702.26m
  Rule: 702.26m No untap step, no phasing

    Scenario: With the untap step nothing phases in that turn; it does in the next
      Given the card "Yosei, the Morning Star" is a "Legendary Creature — Dragon Spirit" that costs {4}{W}{W} of size 5/5:
        """
        Flying
        When Yosei dies, target player skips their next untap step. Tap up to five target permanents that player controls.
        """
      And Alice controls "Yosei, the Morning Star"
      And Bob controls "Breezekeeper" and "Hill Giant"
      And Alice has "Reality Ripple" and "Murder" in hand
      And Alice has {1}{U}{1}{B}{B} in the mana pool
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Murder" targeting "Yosei, the Morning Star" and it resolves
      And Alice chooses Bob
      And Alice chooses nothing
      And all players pass
      And the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased in
      And "Hill Giant" is phased out
      When the game goes on to Alice's upkeep
      And the game goes on to Bob's upkeep
      Then "Breezekeeper" is phased out
      And "Hill Giant" is phased in

  @CR-702.26n
  Rule: 702.26n Its controller has left

    Scenario: It comes back with the first untap step after the turn that the player would have had
      Given the players are Alice, Bob and Carol
      And it is Bob's precombat main phase
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob has "Act of Treason", "Reality Ripple" (first) and "Reality Ripple" (second) in hand
      And Bob has {2}{R}{1}{U}{1}{U} in the mana pool
      When Bob casts "Act of Treason" targeting "Hill Giant" and it resolves
      And Bob casts "Reality Ripple" (first) targeting "Hill Giant" and it resolves
      And Bob casts "Reality Ripple" (second) targeting "Grizzly Bears" and it resolves
      And Bob concedes
      And the game goes on to Alice's upkeep
      Then "Grizzly Bears" is phased in
      And "Hill Giant" is phased out
      When the game goes on to Carol's upkeep
      Then "Hill Giant" is phased in
      And Alice controls "Hill Giant"

Feature: 702.102. Fuse

  @CR-702.102a
  Rule: 702.102a Casting both halves

    Scenario: From the hand both halves can be cast at once, or one of them
      Given Alice has "Far // Away" (first) and "Far // Away" (second) in hand
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Muck Rats"
      And Alice has {1}{U}{2}{B}{1}{U} in the mana pool
      When Alice casts "Far // Away" (first) targeting "Hill Giant" and Bob using "fuse" and it resolves
      Then "Hill Giant" is in Bob's hand
      And "Grizzly Bears" is in Bob's graveyard
      And "Far // Away" (first) is in Alice's graveyard
      When Alice casts "Far // Away" (second) targeting "Muck Rats" using "Far" and it resolves
      Then "Muck Rats" is in Alice's hand

    Scenario: From a graveyard one half is cast, and not both
      Given Alice has "Far // Away" in the graveyard
      And Alice has "Yawgmoth's Will" in hand
      And Alice has {2}{B}{1}{U}{2}{B} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Yawgmoth's Will" and it resolves
      Then Alice can't cast "Far // Away" targeting "Hill Giant" and Bob using "fuse", by 702.102a
      When Alice casts "Far // Away" targeting Bob using "Away" and it resolves
      Then "Hill Giant" is in Bob's graveyard

    Scenario: A split card without fuse is not cast fused
      Given Alice has "Fire // Ice" in hand
      And Alice has {1}{R}{1}{U} in the mana pool
      And Bob controls "Grizzly Bears"
      Then Alice can't cast "Fire // Ice" targeting Bob and "Grizzly Bears" using "fuse", by 702.102a
      When Alice casts "Fire // Ice" targeting "Grizzly Bears" using "Ice" and it resolves
      Then "Grizzly Bears" is tapped

  @CR-702.102b
  Rule: 702.102b What a fused spell is

    Scenario: A fused spell, and a copy of it, is blue and black, and does what both halves say
      Given Alice has "Far // Away" in hand
      And Bob controls "Hill Giant"
      And Alice controls "Muck Rats" and "Grizzly Bears"
      And Bob has "Twincast" in hand
      And Alice has {1}{U}{2}{B} in the mana pool
      And Bob has {U}{U} in the mana pool
      When Alice casts "Far // Away" targeting "Muck Rats" and Bob using "fuse"
      And Alice passes
      And Bob casts "Twincast" targeting "Far // Away" and it resolves
      And Bob chooses "Grizzly Bears"
      And Bob chooses Alice
      Then "copy of Far // Away" is blue and black
      When all players pass
      Then "Grizzly Bears" is in Alice's hand
      And "Muck Rats" is in Alice's graveyard
      And "Hill Giant" is on the battlefield

  @CR-702.102c
  Rule: 702.102c What a fused spell costs

    Scenario: Both mana costs are paid
      Given Alice has "Alive // Well" and "Plains" in hand
      And Alice has {3}{G} in the mana pool
      Then Alice can cast "Alive // Well" using "Alive"
      And Alice can't cast "Alive // Well" using "fuse", by 601.2h
      When Alice plays "Plains"
      And Alice activates "Plains"
      And Alice casts "Alive // Well" using "fuse"
      Then Alice has no mana

  @CR-702.102d
  Rule: 702.102d Left before right

    Scenario: The Centaur of the left half counts for the right half
      Given Alice has "Alive // Well" in hand
      And Alice has {3}{G}{W} in the mana pool
      When Alice casts "Alive // Well" using "fuse" and it resolves
      Then Alice controls a 3/3 green Centaur token
      And Alice has 22 life

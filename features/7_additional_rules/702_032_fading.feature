Feature: 702.32. Fading

  @CR-702.32a
  Rule: 702.32a Fade counters

    Scenario: It is sacrificed one upkeep after the last counter has gone
      Given Alice has "Cloudskate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Cloudskate" and it resolves
      Then "Cloudskate" has three fade counters
      When the game goes on to Alice's draw step
      Then "Cloudskate" has two fade counters
      When the game goes on to Bob's draw step
      Then "Cloudskate" has two fade counters
      When the game goes on to Alice's draw step
      And the game goes on to Bob's draw step
      And the game goes on to Alice's draw step
      Then "Cloudskate" has no fade counters
      And "Cloudskate" is on the battlefield
      When the game goes on to Bob's draw step
      And the game goes on to Alice's draw step
      Then "Cloudskate" is in Alice's graveyard

    Scenario: Counters that are spent bring the end nearer; as long as one can be removed it stays
      Given Alice controls "Woodripper" (first) with two fade counters and "Woodripper" (second) with one fade counter
      And Alice has {1} in the mana pool
      And Bob controls "Spellbook"
      When Alice activates "Woodripper" (second) targeting "Spellbook" and it resolves
      Then "Spellbook" is in Bob's graveyard
      And "Woodripper" (second) has no fade counters
      When the game goes on to Alice's upkeep
      And Alice orders "Woodripper" (first) and "Woodripper" (second)
      And the game goes on to Alice's draw step
      Then "Woodripper" (first) has one fade counter
      And "Woodripper" (second) is in Alice's graveyard

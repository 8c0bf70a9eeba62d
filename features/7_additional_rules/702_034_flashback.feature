Feature: 702.34. Flashback

  @CR-702.34a
  Rule: 702.34a Once more from the graveyard

    Background:
      Given Alice has "Firebolt" in hand
      And Alice controls "Mountain" (1), "Mountain" (2), "Mountain" (3), "Mountain" (4) and "Mountain" (5)
      And Alice has {R} in the mana pool

    Scenario: Cast from the hand it goes to the graveyard, cast from there for its flashback cost into exile
      When Alice casts "Firebolt" targeting Bob and it resolves
      Then "Firebolt" is in Alice's graveyard
      And Bob has 18 life
      And Alice can't cast "Firebolt" targeting Bob
      When Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice activates "Mountain" (4)
      And Alice activates "Mountain" (5)
      And Alice casts "Firebolt" targeting Bob using "flashback" and it resolves
      Then Bob has 16 life
      And "Firebolt" is in exile
      And Alice has no mana

    Scenario: It is exiled as well if it is countered, or would go to a hand
      Given Alice has "Beast Attack" in her graveyard
      And Bob has "Cancel" in hand
      And Alice has {R}{R}{G}{G}{G}{C}{C} in the mana pool
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Firebolt" targeting Bob
      And Alice casts "Beast Attack" using "flashback"
      And Alice passes
      And Bob casts "Cancel" targeting "Beast Attack" and it resolves
      Then "Beast Attack" is in exile
      When Alice passes
      And Bob passes
      Then "Firebolt" is in Alice's graveyard

    Scenario: A card without flashback stays where it is, and another player may not use mine
      Given Alice has "Shock" in her graveyard
      And Bob has "Beast Attack" in his graveyard
      And Alice has {R}{G}{G}{G}{C}{C} in the mana pool
      Then Alice can't cast "Shock" targeting Bob
      And Alice can't cast "Beast Attack" using "flashback"
      When Alice activates "Mountain" (1)
      And Alice casts "Firebolt" targeting Bob and it resolves
      And Alice activates "Mountain" (2)
      And Alice casts "Firebolt" targeting Bob using "flashback" and it resolves
      Then Bob has 16 life

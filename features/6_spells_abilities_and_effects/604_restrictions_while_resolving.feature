Feature: 604. Handling Static Abilities

  A card that is cast while something resolves may be cast at any time, but what it says itself of the time counts.

  @CR-604.6
  Rule: 604.6 A spell's own words on when it may be cast

    Scenario: Festival, exiled by cascade, isn't cast in its player's own turn, and is in an opponent's upkeep
      Given Alice has "Festival" (first) and "Festival" (second) on top of the library
      And Alice has "Violent Outburst" (first) and "Violent Outburst" (second) in hand
      And Alice controls "Plains", "Forest" and "Mountain"
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst" (first)
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Violent Outburst" (first)
      And "Festival" (first) is in Alice's library
      When all players pass
      And the game goes on to Bob's upkeep
      And Bob passes
      And Alice activates "Forest"
      And Alice activates "Mountain"
      And Alice activates "Plains"
      And Alice casts "Violent Outburst" (second)
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Festival" (second) and "Violent Outburst" (second)

Feature: 702.35. Madness

  @CR-702.35a
  Rule: 702.35a Discarded into exile, and cast from there

    Background:
      Given Alice has "Arrogant Wurm" and "Raven's Crime" in hand

    Scenario: It is cast for its madness cost as the ability resolves, whatever the time
      Given Bob has "Raven's Crime" (Bob's) in hand
      And Alice controls "Forest" (1), "Forest" (2) and "Forest" (3)
      And it is Bob's precombat main phase
      And Bob has {B} in the mana pool
      And Alice has {2}{G} in the mana pool
      When Bob casts "Raven's Crime" (Bob's) targeting Alice and it resolves
      And Alice chooses "Arrogant Wurm"
      Then "Arrogant Wurm" is in exile
      When all players pass
      And Alice says yes
      Then the stack, from the top, is "Arrogant Wurm"
      And Alice has no mana
      When all players pass
      Then Alice controls "Arrogant Wurm"

    Scenario: Not cast, it goes to its owner's graveyard
      Given Alice has {B}{2}{G} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      Then "Arrogant Wurm" is in exile
      When all players pass
      And Alice says no
      Then "Arrogant Wurm" is in Alice's graveyard
      And Alice has {2}{G} in the mana pool

    Scenario: Who can't pay its cost puts it into the graveyard
      Given Alice has {B}{1}{G} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says yes
      Then "Arrogant Wurm" is in Alice's graveyard

    Scenario: A card that goes to the graveyard from a library is not discarded
      Given Alice has "Arrogant Wurm" (second) on top of her library
      And Alice has "Thought Scour" in hand
      And Alice has {U}{B}{2}{G} in the mana pool
      When Alice casts "Thought Scour" targeting Alice and it resolves
      Then "Arrogant Wurm" (second) is in Alice's graveyard

  @CR-702.35b
  Rule: 702.35b An alternative cost

    Scenario: Only what is paid besides is added to its madness cost
      Given Alice has "Arrogant Wurm" and "Raven's Crime" in hand
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has {B}{1}{2}{G} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says yes
      Then Alice has no mana

  @CR-702.35c
  Rule: 702.35c Still the discarded card

    Background:
      Given Alice has "Arrogant Wurm" and "Raven's Crime" in hand
      And Alice controls "Tinybones, Trinket Thief"

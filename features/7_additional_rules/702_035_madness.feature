Feature: 702.35. Madness

  @CR-702.35a
  Rule: 702.35a Discarded into exile, and cast from there

    Background:
      Given Alice has "Reckless Wurm" and "Raven's Crime" in hand

    Scenario: It is cast for its madness cost as the ability resolves, whatever the time
      Given Bob has "Raven's Crime" (Bob's) in hand
      And Alice controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And it is Bob's precombat main phase
      And Bob has {B} in the mana pool
      And Alice has {2}{R} in the mana pool
      When Bob casts "Raven's Crime" (Bob's) targeting Alice and it resolves
      And Alice chooses "Reckless Wurm"
      Then "Reckless Wurm" is in exile
      When all players pass
      And Alice says yes
      Then the stack, from the top, is "Reckless Wurm"
      And Alice has no mana
      When all players pass
      Then Alice controls "Reckless Wurm"

    Scenario: Not cast, it goes to its owner's graveyard
      Given Alice has {B}{2}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      Then "Reckless Wurm" is in exile
      When all players pass
      And Alice says no
      Then "Reckless Wurm" is in Alice's graveyard
      And Alice has {C}{C}{R} in the mana pool

    Scenario: Who can't pay its cost puts it into the graveyard
      Given Alice has {B}{1}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says yes
      Then "Reckless Wurm" is in Alice's graveyard

    Scenario: From elsewhere it goes straight to the graveyard: it is not discarded
      Given Alice has "Reckless Wurm" (second) on top of her library
      And Alice has "Thought Scour" in hand
      And Alice has {U}{B}{2}{R} in the mana pool
      When Alice casts "Thought Scour" targeting Alice and it resolves
      Then "Reckless Wurm" (second) is in Alice's graveyard
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice chooses "Reckless Wurm"
      Then "Reckless Wurm" is in exile

  @CR-702.35b
  Rule: 702.35b An alternative cost

    Scenario: What makes spells cost more is added to the madness cost, and the mana cost is not paid
      Given Alice has "Reckless Wurm" and "Raven's Crime" in hand
      And Bob controls "Sphere of Resistance"
      And Alice has {1}{B}{1}{2}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Reckless Wurm"
      And Alice has no mana

  @CR-702.35c
  Rule: 702.35c Still the discarded card

    Background:
      Given the card "Bag of Holding" is an "Artifact" that costs {1}
        """
        Whenever you discard a card, exile that card from your graveyard.
        {2}, {T}: Draw a card, then discard a card.
        {4}, {T}, Sacrifice this artifact: Return all cards exiled with this artifact to their owner's hand.
        """
      And Alice controls "Bag of Holding"
      And Alice has "Reckless Wurm" and "Raven's Crime" in hand
      And Alice has {B}{2}{R} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice orders "Bag of Holding" and "Reckless Wurm"
      And all players pass

    Scenario: Not cast, it is found in the graveyard by what speaks of the discarded card
      When Alice says no
      Then "Reckless Wurm" is in Alice's graveyard
      When all players pass
      Then "Reckless Wurm" is in exile

    Scenario: Cast, it is another object, and isn't found
      When Alice says yes
      And all players pass
      Then "Reckless Wurm" is on the battlefield
      When all players pass
      Then "Reckless Wurm" is on the battlefield
      And the stack is empty

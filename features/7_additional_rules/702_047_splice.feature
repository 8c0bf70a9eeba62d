Feature: 702.47. Splice

  @CR-702.47a
  Rule: 702.47a Revealed from the hand, for an additional cost

    Scenario: Both costs are paid, and the card stays in hand
      Given Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has "Mountain" in hand
      And Alice has {U}{1} in the mana pool
      Then Alice can't cast "Reach Through Mists" targeting Bob using "splice Glacial Ray"
      When Alice plays "Mountain"
      And Alice activates "Mountain"
      And Alice casts "Reach Through Mists" targeting Bob using "splice Glacial Ray"
      Then Alice has no mana
      And "Glacial Ray" is in Alice's hand
      When all players pass
      Then Bob has 18 life

    Scenario Outline: Only onto a spell of the quality, and only from a hand
      Given Alice has "Shock" and "Reach Through Mists" in hand
      And Alice has "Glacial Ray" <where>
      And Alice has "Kodama's Might" in hand
      And Alice controls "Grizzly Bears"
      And Alice has {U}{R}{R}{1}{G} in the mana pool
      Then Alice can't cast "<spell>" targeting <targets> using "splice Glacial Ray"
      When Alice casts "Reach Through Mists" targeting "Grizzly Bears" using "splice Kodama's Might" and it resolves
      Then "Grizzly Bears" is 4/4

      Examples:
        | spell               | targets     | where            |
        | Shock               | Bob and Bob | in hand          |
        | Reach Through Mists | Bob         | in the graveyard |

    @example-1
    Example: The card can be spliced again, cast, or discarded for a cost of the spell that it is spliced onto
      Given the card "Bargain with Mists" is a "Sorcery — Arcane" that costs {U}
        """
        As an additional cost to cast this spell, discard a card.
        Draw a card.
        """
      And Alice has "Reach Through Mists", "Bargain with Mists", "Glacial Ray" (1) and "Glacial Ray" (2) in hand
      And Alice has {U}{1}{R}{U}{1}{R}{1}{R} in the mana pool
      When Alice casts "Reach Through Mists" targeting Bob using "splice Glacial Ray (1)" and it resolves
      And Alice casts "Bargain with Mists" targeting Bob using "splice Glacial Ray (1)"
      And Alice chooses "Glacial Ray" (1)
      Then "Glacial Ray" (1) is in Alice's graveyard
      When all players pass
      Then Bob has 16 life
      When Alice casts "Glacial Ray" (2) targeting Bob and it resolves
      Then Bob has 14 life

  @CR-702.47b
  Rule: 702.47b What is spliced, how often and in which order

    Scenario: Once onto one spell, and two cards each once
      Given Alice has "Reach Through Mists", "Glacial Ray" (1) and "Glacial Ray" (2) in hand
      And Alice has {U}{1}{R}{1}{R} in the mana pool
      Then Alice can't cast "Reach Through Mists" targeting Bob and Bob using "splice Glacial Ray (1)", "splice Glacial Ray (1)", by 702.47b
      When Alice casts "Reach Through Mists" targeting Bob and Bob using "splice Glacial Ray (1)", "splice Glacial Ray (2)" and it resolves
      Then Bob has 16 life

    Scenario Outline: The effects come in the order that is chosen
      Given Alice has "Reach Through Mists", "Glacial Ray" and "Blessed Breath" in hand
      And Alice controls "Grizzly Bears"
      And Alice has {U}{1}{R}{W} in the mana pool
      When Alice casts "Reach Through Mists" targeting "Grizzly Bears" and "Grizzly Bears" using <order> and it resolves
      And Alice chooses blue
      Then "Grizzly Bears" is <where>

      Examples:
        | order                                        | where                |
        | "splice Blessed Breath", "splice Glacial Ray" | on the battlefield   |
        | "splice Glacial Ray", "splice Blessed Breath" | in Alice's graveyard |

    Scenario: A card whose text needs a target that isn't there can't be spliced
      Given Alice has "Reach Through Mists", "Memnite" and "Kodama's Might" in hand
      And Alice has {U}{G} in the mana pool
      Then Alice can't cast "Reach Through Mists" using "splice Kodama's Might", by 702.47b
      When Alice casts "Memnite" and it resolves
      And Alice casts "Reach Through Mists" targeting "Memnite" using "splice Kodama's Might" and it resolves
      Then "Memnite" is 3/3

  @CR-702.47c
  Rule: 702.47c The text and nothing else

    @example-1
    Example: Glacial Ray spliced onto Reach Through Mists leaves it blue, and it hurts what is protected from red
      Given Bob controls "Silver Knight"
      And Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has {U}{1}{R} in the mana pool
      Then Alice can't cast "Glacial Ray" targeting "Silver Knight"
      When Alice casts "Reach Through Mists" targeting "Silver Knight" using "splice Glacial Ray"
      Then "Reach Through Mists" is blue
      And "Reach Through Mists" is named "Reach Through Mists"
      When all players pass
      Then "Silver Knight" is in Bob's graveyard

  @CR-702.47d
  Rule: 702.47d Targets of the added text

    Scenario: With no legal target the whole spell doesn't resolve, and no card is drawn
      Given Alice has "Reach Through Mists", "Reach Through Mists" (2) and "Glacial Ray" in hand
      And Alice has {U}{1}{R}{U} in the mana pool
      And Alice controls "Grizzly Bears"
      And Alice's library has three cards
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Reach Through Mists" targeting "Grizzly Bears" using "splice Glacial Ray"
      And Alice passes
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 3 cards in library
      And "Reach Through Mists" is in Alice's graveyard
      When Alice casts "Reach Through Mists" (2) and it resolves
      Then Alice has 2 cards in library

    Scenario: With one of two targets still legal it does what it can
      Given Alice has "Reach Through Mists", "Glacial Ray" (1) and "Glacial Ray" (2) in hand
      And Alice has {U}{1}{R}{1}{R} in the mana pool
      And Alice controls "Grizzly Bears"
      And Alice's library has three cards
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Reach Through Mists" targeting "Grizzly Bears" and Bob using "splice Glacial Ray (1)", "splice Glacial Ray (2)"
      And Alice passes
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 2 cards in library
      And Bob has 18 life

  @CR-702.47e
  Rule: 702.47e Until it leaves the stack

    Scenario: A spell that is returned to the hand has its own text alone again
      Given Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has {U}{1}{R}{U} in the mana pool
      And Bob has "Venser, Shaper Savant" in hand
      And Bob has {2}{U}{U} in the mana pool
      When Alice casts "Reach Through Mists" targeting Bob using "splice Glacial Ray"
      And Alice passes
      And Bob casts "Venser, Shaper Savant" and it resolves
      And Bob chooses "Reach Through Mists"
      And all players pass
      Then "Reach Through Mists" is in Alice's hand
      When Alice casts "Reach Through Mists" and it resolves
      Then Bob has 20 life
      And "Reach Through Mists" is in Alice's graveyard

  @CR-702.47a
  Rule: 702.47a Onto any instant or sorcery

    Scenario Outline: A card with splice onto instant or sorcery is spliced onto <spell>, and not onto a creature spell
      Given the card "Everdream" is an "Instant" that costs {1}{U}:
        """
        Draw a card.
        Splice onto instant or sorcery {2}{U}
        """
      And Alice has "<spell>", "Grizzly Bears" and "Everdream" in hand
      And Alice's library has two cards
      And Alice has {R}{R}{G}{G}{2}{U} in the mana pool
      Then Alice can't cast "Grizzly Bears" using "splice Everdream", by 702.47a
      When Alice casts "<spell>" targeting Bob using "splice Everdream" and it resolves
      Then Alice has 3 cards in hand

      Examples:
        | spell      |
        | Shock      |
        | Lava Spike |

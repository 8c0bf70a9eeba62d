Feature: 702.29. Cycling

  @CR-702.29a
  Rule: 702.29a Discarded for a card

    Scenario: The card is discarded as a cost, and the draw waits on the stack
      Given Alice has "Grisly Survivor" and "Desert Cerodon" in hand
      And Alice has "Forest" on top of her library
      And Alice has {R} in the mana pool
      When Alice activates "Desert Cerodon"
      Then "Desert Cerodon" is in Alice's graveyard
      And the stack, from the top, is ability of "Desert Cerodon"
      And "Forest" is in Alice's library
      When all players pass
      Then "Forest" is in Alice's hand

    Scenario: It is cycled from the hand alone
      Given Alice has "Desert Cerodon" (second) in hand
      And Alice controls "Desert Cerodon" (first)
      And Alice has {R} in the mana pool
      Then Alice can't activate "Desert Cerodon" (first)
      When Alice activates "Desert Cerodon" (second) and it resolves
      Then "Desert Cerodon" (second) is in Alice's graveyard
      And "Desert Cerodon" (first) is on the battlefield

  @CR-702.29b
  Rule: 702.29b It is there in every zone

    Scenario: What has the activated abilities of a permanent with cycling has cycling, and no use for it
      Given Alice controls "Desert Cerodon" with one +1/+1 counter
      And Alice controls "Grizzly Bears" with one +1/+1 counter and "Experiment Kraj"
      And Alice has {R} in the mana pool
      Then "Desert Cerodon" has "Cycling {R}"
      And "Experiment Kraj" has "Cycling {R}"
      And Alice can't activate "Experiment Kraj", "Cycling"
      When Alice activates "Experiment Kraj", "Put a" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has two +1/+1 counters

    Scenario: Cards with cycling are found in a graveyard
      Given Alice controls "Vile Manifestation"
      And Alice has "Desert Cerodon" and "Grizzly Bears" in her graveyard
      Then "Vile Manifestation" is 1/4

  @CR-702.29c
  Rule: 702.29c When it is cycled

    Scenario: Its ability triggers from the graveyard, and resolves before the card is drawn
      Given Alice has "Gempalm Polluter" in hand
      And Alice controls "Walking Corpse" (first) and "Walking Corpse" (second)
      And Alice has {B}{B} in the mana pool
      When Alice activates "Gempalm Polluter"
      And Alice chooses Bob
      Then "Gempalm Polluter" is in Alice's graveyard
      And the stack, from the top, is ability of "Gempalm Polluter" and ability of "Gempalm Polluter"
      When all players pass
      And Alice says yes
      Then Bob has 18 life

    Scenario: Discarding it otherwise is not cycling it
      Given Alice has "Gempalm Polluter" (first), "Gempalm Polluter" (second) and "Raven's Crime" in hand
      And Alice controls "Walking Corpse"
      And Alice has {B}{B}{B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice chooses "Gempalm Polluter" (first)
      Then "Gempalm Polluter" (first) is in Alice's graveyard
      And the stack is empty
      When Alice activates "Gempalm Polluter" (second)
      And Alice chooses Bob
      And all players pass
      And Alice says yes
      Then Bob has 19 life

  @CR-702.29d
  Rule: 702.29d Cycles or discards

    Scenario: What waits for a card to be cycled or discarded triggers once for a cycled card
      Given Alice controls "Grisly Survivor"
      And Alice has "Desert Cerodon" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Desert Cerodon"
      Then the stack, from the top, is ability of "Grisly Survivor" and ability of "Desert Cerodon"
      When all players pass
      Then "Grisly Survivor" is 4/3

    Scenario: It triggers on a card that is discarded otherwise, too
      Given Alice controls "Grisly Survivor"
      And Alice has "Desert Cerodon" and "Raven's Crime" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      Then "Grisly Survivor" is 4/3

  @CR-702.29e
  Rule: 702.29e Typecycling

    Scenario Outline: A card of the type is searched for, revealed, and taken into the hand
      Given Alice has <card> in hand
      And Alice has "Grizzly Bears", <found> and "Forest" on top of her library
      And Alice has <mana> in the mana pool
      When Alice activates <card> and it resolves
      And Alice chooses <found>
      Then <found> is in Alice's hand
      And <card> is in Alice's graveyard

      Examples:
        | card                 | mana | found      |
        | "Canyon Crawler"     | {2}  | "Swamp"    |
        | "A.I.M. Scientists"  | {2}  | "Island"   |

    Scenario: A card of another type isn't found
      Given Alice has "Canyon Crawler" in hand
      And Alice's library is empty
      And Alice has "Forest" and "Swamp" on top of her library
      And Alice has {2} in the mana pool
      When Alice activates "Canyon Crawler" and it resolves
      And Alice chooses "Swamp"
      Then "Forest" is in Alice's library

  @CR-702.29f
  Rule: 702.29f Typecycling is cycling

    Scenario: Who waits for cycling sees typecycling
      Given Alice controls "Drannith Stinger"
      And Alice has "Canyon Crawler" in hand
      And Alice has {2} in the mana pool
      When Alice activates "Canyon Crawler"
      And all players pass
      Then Bob has 19 life

    Scenario: What looks for cards with cycling finds one with typecycling
      Given Alice controls "Vile Manifestation"
      And Alice has "Canyon Crawler" and "Grizzly Bears" in her graveyard
      Then "Vile Manifestation" is 1/4

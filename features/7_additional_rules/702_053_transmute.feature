Feature: 702.53. Transmute

  @CR-702.53a
  Rule: 702.53a Discarded for a card that costs as much

    Background:
      Given Alice has "Dimir Infiltrator" in hand
      And Alice has "Hill Giant", "Grizzly Bears" and "Shock" on top of the library

    Scenario: The card is discarded as a cost, and the one that is found has its mana value
      Given Alice has {1}{U}{B} in the mana pool
      When Alice activates "Dimir Infiltrator", "transmute"
      Then "Dimir Infiltrator" is in Alice's graveyard
      And Alice has no mana
      When all players pass
      Then Alice is asked to choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's hand

    Scenario Outline: Only when a sorcery could be cast
      Given it is <step>
      And Alice controls "Island" (1), "Island" (2) and "Swamp"
      When Alice would receive priority
      Then Alice can't activate "Dimir Infiltrator", "transmute"
      When the game goes on to Alice's precombat main
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Swamp"
      And Alice activates "Dimir Infiltrator", "transmute"
      Then "Dimir Infiltrator" is in Alice's graveyard

      Examples:
        | step                 |
        | Alice's draw         |
        | Bob's precombat main |

    Scenario: In the graveyard and on the battlefield it can't be activated
      Given Alice controls "Dimir Infiltrator" (2)
      And Alice has "Dimir Infiltrator" (3) in the graveyard
      And Alice has {1}{U}{B} in the mana pool
      Then Alice can't activate "Dimir Infiltrator" (2), "transmute"
      And Alice can't activate "Dimir Infiltrator" (3), "transmute"
      And Alice can activate "Dimir Infiltrator", "transmute"

  @CR-702.53b @CR-2009-502.48b
  Rule: 702.53b The ability is there in every zone

    Scenario: On the battlefield it is an activated ability of its creature, and another object may have it of it
      Given Alice controls "Experiment Kraj"
      And Alice controls "Dimir Infiltrator" with one +1/+1 counter
      Then "Experiment Kraj" has transmute {1}{U}{B}
      And Alice can't activate "Experiment Kraj", "transmute"

  Rule: 702.53b A creature that Experiment Kraj does not look at

    Scenario: Without a counter the creature hands on nothing
      Given Alice controls "Experiment Kraj" and "Dimir Infiltrator"
      Then "Experiment Kraj" doesn't have transmute {1}{U}{B}

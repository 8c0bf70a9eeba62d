Feature: 702.180. Harmonize

  @CR-702.180a
  Rule: 702.180a From the graveyard, with a creature's help

    Background:
      Given Alice controls "Centaur Courser"

    Scenario: A creature of power 3 takes three of the generic mana off, and the spell is exiled
      Given Alice has "Mammoth Bellow" in the graveyard
      And Alice has {2}{G}{U}{R} in the mana pool
      Then Alice can't cast "Mammoth Bellow"
      When Alice casts "Mammoth Bellow" using "harmonize"
      And Alice chooses "Centaur Courser"
      Then "Centaur Courser" is tapped
      And Alice has no mana
      When all players pass
      Then Alice controls one token
      And "Mammoth Bellow" is in exile

    Scenario: With no creature tapped the whole cost is paid
      Given Alice has "Mammoth Bellow" in the graveyard
      And Alice has {5}{G}{U}{R} in the mana pool
      When Alice casts "Mammoth Bellow" using "harmonize"
      And Alice chooses nothing
      Then "Centaur Courser" is untapped
      And Alice has no mana

    Scenario: A power greater than the generic mana takes nothing off the colored mana
      Given Alice has "Mammoth Bellow" in the graveyard
      And Alice controls a 7/7 creature "Prismari, the Inspiration"
      And Alice has {G}{G}{U}{R} in the mana pool
      When Alice casts "Mammoth Bellow" using "harmonize"
      And Alice chooses "Prismari, the Inspiration"
      Then Alice has {G} in the mana pool

    Scenario: Countered, it is exiled as well
      Given Alice has "Mammoth Bellow" in the graveyard
      And Alice has {2}{G}{U}{R} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Mammoth Bellow" using "harmonize"
      And Alice chooses "Centaur Courser"
      And Bob casts "Cancel" targeting "Mammoth Bellow" and it resolves
      Then "Mammoth Bellow" is in exile

    Scenario: From hand it is cast for its mana cost alone, and goes to the graveyard
      Given Alice has "Mammoth Bellow" in hand
      And Alice has {2}{G}{U}{R} in the mana pool
      Then Alice can't cast "Mammoth Bellow" using "harmonize"
      When Alice casts "Mammoth Bellow" and it resolves
      Then "Mammoth Bellow" is in Alice's graveyard
      And "Centaur Courser" is untapped

  @CR-702.180b
  Rule: 702.180b Chosen first, tapped later

    Scenario: What was tapped for the first spell can't be chosen for the second
      Given Alice has "Mammoth Bellow" (first) and "Mammoth Bellow" (second) in the graveyard
      And Alice controls "Centaur Courser" and a 5/5 creature "Colossapede"
      And Alice has {2}{G}{U}{R}{G}{U}{R} in the mana pool
      When Alice casts "Mammoth Bellow" (first) using "harmonize"
      Then Alice is asked to choose "Centaur Courser" and "Colossapede"
      When Alice chooses "Centaur Courser"
      Then "Centaur Courser" is tapped
      And Alice has {G}{U}{R} in the mana pool
      When all players pass
      And Alice casts "Mammoth Bellow" (second) using "harmonize"
      Then Alice is asked to choose "Colossapede" and "Elephant Token"
      When Alice chooses "Colossapede"
      Then Alice has no mana

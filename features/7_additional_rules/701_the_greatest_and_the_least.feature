Feature: 701. The greatest and the least

  Background:
    Given these cards:
      | name                    | type                     | cost      | size | text                                                                                                                                                                                       |
      | Crackling Doom          | Instant                  | {R}{W}{B} |      | This spell deals 2 damage to each opponent. Each opponent sacrifices a creature with the greatest power among creatures that player controls.                                             |
      | Craw Wurm               | Creature — Wurm          | {4}{G}{G} | 6/4  |                                                                                                                                                                                            |
      | Citystalker Connoisseur | Creature — Vampire       | {3}{B}    | 3/3  | Deathtouch / When this creature enters, target opponent discards a nonland card with the greatest mana value among cards in that player's hand. Create a Blood token.                      |

  @CR-701.21a
  Rule: 701.21a Given up by its controller

    Scenario: Of two creatures with the greatest power their controller gives up either, and none with less
      Given Alice has {R}{W}{B} in the mana pool
      And Alice has "Crackling Doom" in hand
      And Alice controls "Craw Wurm"
      And Bob controls "Hill Giant" (one), "Hill Giant" (other) and "Grizzly Bears"
      When Alice casts "Crackling Doom" and it resolves
      Then Bob is asked to choose one from "Hill Giant" (one) and "Hill Giant" (other)
      When Bob chooses "Hill Giant" (other)
      Then "Hill Giant" (other) is in Bob's graveyard
      And "Hill Giant" (one) is on the battlefield
      And Alice controls "Craw Wurm"
      And Bob has 18 life

    Scenario: A single creature with the greatest power goes without a choice
      Given Alice has {R}{W}{B} in the mana pool
      And Alice has "Crackling Doom" in hand
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice casts "Crackling Doom" and it resolves
      Then "Hill Giant" is in Bob's graveyard
      And Bob controls "Grizzly Bears"

  @CR-701.9a
  Rule: 701.9a From a hand to a graveyard

    Scenario: The card with the greatest mana value is discarded, whatever else the player would give up
      Given Alice has {3}{B} in the mana pool
      And Alice has "Citystalker Connoisseur" in hand
      And Bob has "Grizzly Bears", "Craw Wurm" and "Forest" in hand
      When Alice casts "Citystalker Connoisseur" and it resolves
      And all players pass
      Then "Craw Wurm" is in Bob's graveyard
      And Bob has 2 cards in hand
      And Alice controls one Blood

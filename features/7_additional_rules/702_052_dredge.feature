Feature: 702.52. Dredge

  @CR-702.52a
  Rule: 702.52a Instead of a draw, from the graveyard

    Scenario: It works for the draw of the turn, and the cards milled are the top ones
      Given Alice has "Golgari Brownscale" in the graveyard
      And it is Bob's end step
      And Alice has "Grizzly Bears", "Hill Giant" and "Shock" on top of the library
      When all players pass
      And the game goes on to Alice's draw step
      And Alice says yes
      Then "Golgari Brownscale" is in Alice's hand
      And "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is in Alice's graveyard
      And "Shock" is in Alice's library

    Scenario Outline: In another zone, and in the graveyard of another player, it does nothing
      Given <who> has "Golgari Brownscale" <where>
      And Alice has "Reach Through Mists" (1) and "Reach Through Mists" (2) in hand
      And Alice has "Dakmor Salvage" in the graveyard
      And Alice has {U}{U} in the mana pool
      And Alice has "Shock" on top of the library
      When Alice casts "Reach Through Mists" (1) and it resolves
      And Alice says no
      Then "Shock" is in Alice's hand
      When Alice casts "Reach Through Mists" (2) and it resolves
      And Alice says yes
      Then "Dakmor Salvage" is in Alice's hand

      Examples:
        | who   | where            |
        | Alice | in hand          |
        | Bob   | in the graveyard |

  @CR-702.52b
  Rule: 702.52b With fewer cards in the library nothing is milled

    Scenario: With just enough cards it can be done, with one too few the card is drawn
      Given Alice has "Golgari Brownscale" in the graveyard
      And Alice's library has two cards
      And Alice has "Reach Through Mists" (1) and "Reach Through Mists" (2) in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Reach Through Mists" (1) and it resolves
      Then Alice is asked to choose "yes" and "no"
      When Alice says no
      And Alice casts "Reach Through Mists" (2) and it resolves
      Then Alice has no cards in library
      And Alice has 2 cards in hand
      And "Golgari Brownscale" is in Alice's graveyard

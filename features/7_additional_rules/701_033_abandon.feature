Feature: 701.33. Abandon

  @CR-701.33a
  Rule: 701.33a An ongoing scheme is abandoned

    Scenario: The one whose ability says so goes face down, and the other ongoing one stays
      Given these cards:
        | name                    | type           | text                                                                                                                                                                   |
        | My Tendrils Run Deep    | Ongoing Scheme | You may play an additional land on each of your turns.<br>At the beginning of your end step, if you control six or more lands, draw two cards, then abandon this scheme. |
        | Nothing Can Stop Me Now | Ongoing Scheme | If a source an opponent controls would deal damage to you, prevent 1 of that damage.<br>At the beginning of each end step, if you've been dealt 5 or more damage this turn, abandon this scheme. |
      And the game is an Archenemy game
      And Alice has "My Tendrils Run Deep" and "Nothing Can Stop Me Now" in the command zone
      And Alice controls six "Forest"
      When the game goes on to Alice's end step
      And all players pass
      Then "My Tendrils Run Deep" is face down
      And "Nothing Can Stop Me Now" is face up

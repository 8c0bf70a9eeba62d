Feature: 701.62. Manifest Dread

  @CR-701.62a
  Rule: 701.62a One of two cards, the other buried

    Scenario Outline: The one that is chosen enters face down, and the other goes to the graveyard
      Given Alice has "Manifest Dread" in hand
      And Alice has {1}{G} in the mana pool
      And Alice has "Hill Giant", "Shock" and "Forest" on top of her library
      When Alice casts "Manifest Dread" and it resolves
      Then Alice is asked to choose one from "Hill Giant" and "Shock"
      When Alice chooses "<one>"
      Then "<one>" is on the battlefield
      And "<one>" is exactly "Creature"
      And "<one>" is a 2/2 creature
      And "<other>" is in Alice's graveyard
      And "Forest" is in Alice's library

      Examples:
        | one        | other      |
        | Hill Giant | Shock      |
        | Shock      | Hill Giant |

    Scenario: The last card of a library is manifested, and nothing goes to the graveyard
      Given Alice has "Manifest Dread" in hand
      And Alice has {1}{G} in the mana pool
      And Alice's library is empty
      And Alice has "Hill Giant" on top of her library
      When Alice casts "Manifest Dread" and it resolves
      Then "Hill Giant" is face down
      And Alice controls "Hill Giant"

    Scenario: What is said next of "that creature" is said of the manifested one
      Given Alice controls "Runeclaw Bear"
      And Alice has "Conductive Machete" in hand
      And Alice has {4} in the mana pool
      And Alice has "Hill Giant" and "Shock" on top of her library
      When Alice casts "Conductive Machete" and it resolves
      And all players pass
      And Alice chooses "Shock"
      Then "Conductive Machete" is attached to "Shock"
      And "Shock" is 4/3
      And "Runeclaw Bear" is 2/2

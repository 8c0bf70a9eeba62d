@edition-2025
Feature: 405. The stack, and what does without it

  @CR-405.3
  Rule: 405.3 Several at once

    Scenario Outline: The abilities of <active>, whose turn it is, are put on lowest
      Given it is <active>'s precombat main
      And Alice controls "Soul Warden" (hers)
      And Bob controls "Soul Warden" (his)
      And <active> has "Grizzly Bears" in hand
      And <active> has {1}{G} in the mana pool
      When <active> casts "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Soul Warden" <upper> and ability of "Soul Warden" <lower>
      When all players pass
      Then <first> has 21 life
      And <active> has 20 life

      Examples:
        | active | upper  | lower  | first |
        | Alice  | (his)  | (hers) | Bob   |
        | Bob    | (hers) | (his)  | Alice |

  @CR-405.6g
  Rule: 405.6g Conceding

    Scenario: No effect keeps a player from conceding, and no spell has to resolve before
      Given Alice controls "Platinum Angel"
      And Alice has 1 life
      And Bob has "Shock" and "Murder" in hand
      And Bob has {R}{1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has -1 life
      And Alice is still in the game
      When Alice passes
      And Bob casts "Murder" targeting "Platinum Angel"
      And Alice concedes
      Then Alice has lost the game
      And Bob has won the game

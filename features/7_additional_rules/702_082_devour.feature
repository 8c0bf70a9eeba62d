Feature: 702.82. Devour

  Background:
    Given Alice controls "Muck Rats", "Grizzly Bears" and "Forest"
    And Alice has "Thunder-Thrash Elder" in hand
    And Alice has {2}{R} in the mana pool

  @CR-702.82a @CR-2009-502.82a
  Rule: 702.82a Bigger by what it eats

    Scenario Outline: Three counters for each creature that is sacrificed, which may be none
      When Alice casts "Thunder-Thrash Elder" and it resolves
      And Alice chooses <eaten>
      Then "Thunder-Thrash Elder" is <size>
      And "Muck Rats" is <where>
      And "Grizzly Bears" is on the battlefield

      Examples:
        | eaten       | size | where                |
        | nothing     | 1/1  | on the battlefield   |
        | "Muck Rats" | 4/4  | in Alice's graveyard |

    Scenario: Two creatures bring six counters
      When Alice casts "Thunder-Thrash Elder" and it resolves
      And Alice chooses "Muck Rats" and "Grizzly Bears"
      Then "Thunder-Thrash Elder" is 7/7
      And "Muck Rats" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And "Forest" is on the battlefield

    Scenario: Countered, it eats nothing, and the next one does
      Given Alice has "Thunder-Thrash Elder" (another) in hand
      And Alice has {2}{R}{2}{R} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Thunder-Thrash Elder"
      And Bob casts "Cancel" targeting "Thunder-Thrash Elder" and it resolves
      Then "Thunder-Thrash Elder" is in Alice's graveyard
      And "Muck Rats" is on the battlefield
      When Alice casts "Thunder-Thrash Elder" (another) and it resolves
      And Alice chooses "Muck Rats"
      Then "Muck Rats" is in Alice's graveyard
      And "Thunder-Thrash Elder" (another) is 4/4

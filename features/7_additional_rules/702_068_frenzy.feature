Feature: 702.68. Frenzy

  Background:
    Given the card "Frenzy Sliver" is a "Creature — Sliver" that costs {1}{B} of size 1/1:
      """
      All Sliver creatures have frenzy 1.
      """
    And Bob controls "Aegis Turtle"

  @CR-702.68a
  Rule: 702.68a Stronger if nothing blocks it

    Scenario: Unblocked, it is stronger
      Given Alice controls "Frenzy Sliver"
      When Alice attacks with "Frenzy Sliver"
      And Bob declares no blockers
      And all players pass
      Then "Frenzy Sliver" is 2/1

    Scenario: Blocked, it stays as it is
      Given Alice controls "Frenzy Sliver"
      When Alice attacks with "Frenzy Sliver"
      And Bob blocks "Frenzy Sliver" with "Aegis Turtle"
      Then "Frenzy Sliver" is 1/1
      And the stack is empty
      And "Frenzy Sliver" is attacking Bob

  @CR-702.68b
  Rule: 702.68b Each instance

    Scenario: Two instances make it stronger twice
      Given Alice controls "Frenzy Sliver" (first) and "Frenzy Sliver" (second)
      When Alice attacks with "Frenzy Sliver" (first)
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then "Frenzy Sliver" (first) is 3/1

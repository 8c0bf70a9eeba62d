Feature: 502.37. Sunburst

  Background:
    Given the card "Waking Idol" is an "Artifact" that costs {2}
      """
      Sunburst
      As long as it's your turn, Waking Idol is a 2/2 Golem artifact creature.
      """
    And Alice has "Waking Idol" in hand
    And Alice has {W}{U} in the mana pool

  @CR-2009-502.37a
  Rule: 502.37a Coming into play as a creature, by its own ability

    Scenario: What its own ability makes a creature has +1/+1 counters
      When Alice casts "Waking Idol" and it resolves
      Then "Waking Idol" is 4/4
      And "Waking Idol" has two +1/+1 counters

  @CR-702.44a @edition-2025
  Rule: 702.44a Entering as a creature, without any such effect

    Scenario: It has charge counters, though its own ability makes it a creature
      When Alice casts "Waking Idol" and it resolves
      Then "Waking Idol" is 2/2
      And "Waking Idol" has two charge counters

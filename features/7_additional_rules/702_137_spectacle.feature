Feature: 702.137. Spectacle

  Background:
    Given the card "Spikewheel Acrobat" is a "Creature — Human Rogue" that costs {3}{R} of size 5/2:
      """
      Spectacle {2}{R}
      """
    And Alice has "Spikewheel Acrobat" and "Shock" in hand
    And Alice has {R}{R}{R}{R} in the mana pool

  @CR-702.137a
  Rule: 702.137a Cheaper once an opponent has lost life

    Scenario: An opponent has lost life this turn
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice casts "Spikewheel Acrobat" using "spectacle" and it resolves
      Then "Spikewheel Acrobat" is on the battlefield

    Scenario: The caster has lost life, and no opponent
      When Alice casts "Shock" targeting Alice and it resolves
      Then Alice can't cast "Spikewheel Acrobat" using "spectacle", by 702.137a

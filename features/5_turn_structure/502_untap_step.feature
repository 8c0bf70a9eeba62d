@edition-2025
Feature: 502. Untap Step

  @CR-502.3
  Rule: 502.3 Which permanents untap

    Scenario Outline: A permanent that need not untap <what>, and an effect lasts as long as it is tapped
      Given the card "Fetters" is an "Artifact"
        """
        You may choose not to untap this artifact during your untap step.
        {T}: Gain control of target creature with power less than or equal to the number of Islands you control for as long as this artifact remains tapped.
        """
      And Alice controls "Fetters" and two "Island"
      And Bob controls a 2/2 creature "Ox" and a 3/3 creature "Elk"
      Then Alice can't activate "Fetters", "Gain control" targeting "Elk"
      When Alice activates "Fetters", "Gain control" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      When the game goes on to Alice's upkeep
      And Alice says <answer>
      Then "Fetters" is <status>
      And <owner> controls "Ox"

      Examples:
        | what        | answer | status   | owner |
        | stays so    | no     | tapped   | Alice |
        | may as well | yes    | untapped | Bob   |

Feature: 702.161. Living Metal

  @CR-702.161a
  Rule: 702.161a A creature during its controller's turn

    Scenario Outline: In <whose> turn it is <what>
      Given the card "Coach" is an "Artifact — Vehicle" of size 3/5
        """
        Living metal
        """
      And Alice controls "Coach"
      When the game goes on to <whose> upkeep
      Then "Coach" is <what>
      When the game goes on to <other> upkeep
      Then "Coach" is <then>

      Examples:
        | whose   | what           | other | then |
        | Alice's | a creature     | Bob's | not a creature |
        | Bob's   | not a creature | Alice's | a creature |

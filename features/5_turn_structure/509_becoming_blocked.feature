Feature: 509. Becoming blocked by an effect

  @CR-509.3c
  Rule: 509.3c Whenever it becomes blocked

    Scenario: An effect makes an attacking creature become blocked, and not one that doesn't attack
      Given the card "Sudden Thicket" is an "Instant" that costs {G}:
        """
        Target creature becomes blocked.
        """
      And Alice controls "Deepwood Tantiv" (first) and "Deepwood Tantiv" (second)
      And Alice controls two "Forest"
      And Alice has "Sudden Thicket" (1) and "Sudden Thicket" (2) in hand
      When Alice attacks Bob with "Deepwood Tantiv" (first)
      And Bob declares no blockers
      And Alice activates "Forest" (1)
      And Alice casts "Sudden Thicket" (1) targeting "Deepwood Tantiv" (second) and it resolves
      Then the stack is empty
      When Alice activates "Forest" (2)
      And Alice casts "Sudden Thicket" (2) targeting "Deepwood Tantiv" (first) and it resolves
      Then the stack, from the top, is "ability of Deepwood Tantiv (first)"
      When all players pass
      Then Alice has 22 life

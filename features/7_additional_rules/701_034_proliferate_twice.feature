Feature: 701.34. Proliferate twice

  @CR-701.34a
  Rule: 701.34a To proliferate

    Background:
      Given these cards:
        | name             | type     | cost | text |
        | Contagion Engine | Artifact | {6}  | When this artifact enters, put a -1/-1 counter on each creature target player controls.\n{4}, {T}: Proliferate twice. |
      And Alice controls "Contagion Engine"
      And Alice has {4} in the mana pool
      And Bob has three poison counters
      And Bob controls "Hill Giant" with a charge counter

    Scenario: What is chosen twice gets two more counters, and what is chosen once one more
      When Alice activates "Contagion Engine", "Proliferate" and it resolves
      And Alice chooses Bob and "Hill Giant"
      And Alice chooses Bob
      Then Bob has five poison counters
      And "Hill Giant" has two charge counters

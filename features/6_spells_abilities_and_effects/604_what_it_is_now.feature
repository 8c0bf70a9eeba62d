Feature: 604. Handling Static Abilities, by what an object has become

  @CR-604.2
  Rule: 604.2 As long as it is monstrous, or has counters

    Scenario: Monstrous is what monstrosity has made so
      Given the card "Chillerpillar" is a "Snow Creature — Insect" that costs {3}{U} of size 3/3:
        """
        {4}{S}{S}: Monstrosity 2.
        As long as this creature is monstrous, it has flying.
        """
      And Alice controls "Chillerpillar"
      And Alice has {4}{S}{S} in the mana pool
      Then "Chillerpillar" doesn't have flying
      When Alice activates "Chillerpillar" and it resolves
      Then "Chillerpillar" has flying

    Scenario: Counters of whatever kinds count together
      Given the card "Hero" is a "Creature — Human" of size 1/5
        """
        As long as this creature has two or more counters on it, it has flying.
        """
      And the card "One Size More" is an "Instant" that costs {0}
        """
        Put a +1/+1 counter on target creature.
        """
      And Alice controls "Hero" with a charge counter
      And Alice has "One Size More" in hand
      Then "Hero" doesn't have flying
      When Alice casts "One Size More" targeting "Hero" and it resolves
      Then "Hero" has flying

@edition-2025
Feature: 604. Handling Static Abilities, by what an object has become

  @CR-604.2
  Rule: 604.2 As long as it is monstrous, or has counters

    Scenario: Monstrous is what monstrosity has made so
      Given the card "Growing Grub" is a "Creature — Insect" of size 3/3
        """
        {4}: Monstrosity 2.
        As long as this creature is monstrous, it has flying.
        """
      And Alice controls "Growing Grub"
      And Alice has {4} in the mana pool
      Then "Growing Grub" doesn't have flying
      When Alice activates "Growing Grub" and it resolves
      Then "Growing Grub" has flying

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

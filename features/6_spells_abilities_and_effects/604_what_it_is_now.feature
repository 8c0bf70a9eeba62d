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
      When Alice activates "Growing Grub" and it resolves
      Then "Growing Grub" has flying

    Scenario: Before that it is not
      Given the card "Growing Grub" is a "Creature — Insect" of size 3/3
        """
        {4}: Monstrosity 2.
        As long as this creature is monstrous, it has flying.
        """
      And Alice controls "Growing Grub"
      Then "Growing Grub" doesn't have flying

    Scenario Outline: Counters of whatever kinds
      Given the card "Hero" is a "Creature — Human" of size 1/5
        """
        As long as this creature has two or more counters on it, it has flying.
        """
      And Alice controls "Hero" with <counters>
      Then "Hero" <flies>

      Examples:
        | counters                             | flies               |
        | a +1/+1 counter and a charge counter | has flying          |
        | a charge counter                     | doesn't have flying |

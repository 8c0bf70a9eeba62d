@edition-2025
Feature: 701.41. Support

  Background:
    Given the card "Lead by Example" is an "Instant" that costs {1}{G}:
      """
      Support 2.
      """
    And Alice controls a 1/1 creature "Ant", a 1/1 creature "Bee" and a 1/1 creature "Cat"

  @CR-701.41a
  Rule: 701.41a Counters for several creatures

    Scenario: A spell gives one to each of so many targets
      Given Alice has "Lead by Example" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Lead by Example" targeting "Ant" and "Bee" and it resolves
      Then "Ant" is 2/2
      And "Bee" is 2/2
      And "Cat" is 1/1

    Scenario: Fewer may be targeted, but not more
      Given Alice has "Lead by Example" in hand
      And Alice has {1}{G} in the mana pool
      Then Alice can't cast "Lead by Example" targeting "Ant", "Bee" and "Cat"
      When Alice casts "Lead by Example" targeting "Ant" and it resolves
      Then "Ant" has one +1/+1 counter

    Scenario: The permanent whose ability it is can't be among them
      Given Alice controls a 3/3 creature "Elk" with "{0}: Support 1."
      Then Alice can't activate "Elk" targeting "Elk"
      When Alice activates "Elk" targeting "Cat" and it resolves
      Then "Cat" is 2/2

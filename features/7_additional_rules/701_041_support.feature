Feature: 701.41. Support

  Background:
    Given the card "Lead by Example" is an "Instant" that costs {1}{G}:
      """
      Support 2.
      """
    And Alice controls "Mons's Goblin Raiders", "Muck Rats" and "Willow Elf"

  @CR-701.41a
  Rule: 701.41a Counters for several creatures

    Scenario: A spell gives one to each of so many targets
      Given Alice has "Lead by Example" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Lead by Example" targeting "Mons's Goblin Raiders" and "Muck Rats" and it resolves
      Then "Mons's Goblin Raiders" is 2/2
      And "Muck Rats" is 2/2
      And "Willow Elf" is 1/1

    Scenario: Fewer may be targeted, but not more
      Given Alice has "Lead by Example" in hand
      And Alice has {1}{G} in the mana pool
      Then Alice can't cast "Lead by Example" targeting "Mons's Goblin Raiders", "Muck Rats" and "Willow Elf"
      When Alice casts "Lead by Example" targeting "Mons's Goblin Raiders" and it resolves
      Then "Mons's Goblin Raiders" has one +1/+1 counter

    Scenario: The permanent whose ability it is can't be among them
      Given Alice controls a 3/3 creature "Elk" with "{0}: Support 1."
      Then Alice can't activate "Elk" targeting "Elk"
      When Alice activates "Elk" targeting "Willow Elf" and it resolves
      Then "Willow Elf" is 2/2

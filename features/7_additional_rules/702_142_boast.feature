Feature: 702.142. Boast

  Background:
    Given the card "Goldmaw Champion" is a "Creature — Dwarf Warrior" that costs {2}{W} of size 2/3:
      """
      Boast — {1}{W}: Tap target creature.
      """
    And Alice controls "Goldmaw Champion"
    And Bob controls "Grizzly Bears" and "Mons's Goblin Raiders"
    And Alice controls "Plains" (first) and "Plains" (second)

  @CR-702.142a
  Rule: 702.142a Once in a turn in which the creature attacked

    Scenario: After it has attacked it may boast
      When Alice attacks with "Goldmaw Champion"
      And Alice activates "Plains" (first)
      And Alice activates "Plains" (second)
      And Alice activates "Goldmaw Champion" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is tapped

    Scenario: Before that it may not
      Then Alice can't activate "Goldmaw Champion" targeting "Grizzly Bears", by 602.1b

    Scenario: A second time in the turn it may not
      When Alice attacks with "Goldmaw Champion"
      And Alice activates "Plains" (first)
      And Alice activates "Plains" (second)
      And Alice activates "Goldmaw Champion" targeting "Grizzly Bears" and it resolves
      Then Alice can't activate "Goldmaw Champion" targeting "Mons's Goblin Raiders", by 602.5b

    Scenario: That it attacked in an earlier turn does not count
      When Alice attacks with "Goldmaw Champion"
      And Bob declares no blockers
      And the game goes on to Bob's precombat main phase
      And the game goes on to Alice's precombat main phase
      Then Alice can't activate "Goldmaw Champion" targeting "Grizzly Bears", by 602.1b

    Scenario: In the next turn it may boast again
      When Alice attacks with "Goldmaw Champion"
      And Alice activates "Plains" (first)
      And Alice activates "Plains" (second)
      And Alice activates "Goldmaw Champion" targeting "Grizzly Bears" and it resolves
      And Bob declares no blockers
      And the game goes on to Bob's precombat main phase
      And the game goes on to Alice's beginning of combat step
      And Alice attacks with "Goldmaw Champion"
      And Alice activates "Plains" (first)
      And Alice activates "Plains" (second)
      And Alice activates "Goldmaw Champion" targeting "Mons's Goblin Raiders" and it resolves
      Then "Mons's Goblin Raiders" is tapped

  @CR-702.142b
  Rule: 702.142b A creature boasts when its boast ability is activated

    Background:
      Given the card "Herald" is an "Enchantment"
        """
        Whenever a creature you control boasts, you gain 1 life.
        """
      And Alice controls "Herald"

    Scenario: It triggers as the ability is activated
      When Alice attacks with "Goldmaw Champion"
      And Alice activates "Plains" (first)
      And Alice activates "Plains" (second)
      And Alice activates "Goldmaw Champion" targeting "Grizzly Bears"
      And all players pass
      Then Alice has 21 life
      And "Grizzly Bears" is untapped

    Scenario: Another ability of a creature is no boast
      Given the card "Pinger" is a "Creature — Human" of size 1/1
        """
        {1}: Tap target creature.
        """
      And Alice controls "Pinger"
      And Alice has {1} in the mana pool
      When Alice activates "Pinger" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is tapped
      And Alice has 20 life

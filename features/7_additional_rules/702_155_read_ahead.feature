@edition-2025
Feature: 702.155. Read Ahead

  Background:
    Given the card "Old Ballad" is an "Enchantment — Saga" that costs {0}
      """
      Read ahead
      I — You gain 1 life.
      II — You gain 10 life.
      III — You gain 100 life.
      """
    And the card "Footnotes" is an "Instant" that costs {0}
      """
      Put two lore counters on target enchantment.
      """
    And Alice has "Old Ballad" in hand
    And Alice has "Footnotes" in hand

  @CR-702.155a
  Rule: 702.155a Chapters that are skipped don't trigger

    Scenario Outline: In its first turn only the chapter that it is at triggers
      When Alice casts "Old Ballad" and it resolves
      And Alice chooses <number>
      Then the stack, from the top, is ability of "Old Ballad"
      When all players pass
      Then Alice has <life> life

      Examples:
        | number | life |
        | 1      | 21   |
        | 2      | 30   |
        | 3      | 120  |

    Scenario: A chapter that is passed over in that turn is skipped as well
      When Alice casts "Old Ballad" and it resolves
      And Alice chooses 1
      And all players pass
      And Alice casts "Footnotes" targeting "Old Ballad" and it resolves
      Then the stack, from the top, is ability of "Old Ballad"
      When all players pass
      Then Alice has 121 life

    Scenario: A chapter with two numbers triggers at either
      Given the card "Older Ballad" is an "Enchantment — Saga" that costs {0}
        """
        Read ahead
        I, II — You gain 1 life.
        III — You gain 100 life.
        """
      And Alice has "Older Ballad" in hand
      When Alice casts "Older Ballad" and it resolves
      And Alice chooses 2
      Then the stack, from the top, is ability of "Older Ballad"
      When all players pass
      Then Alice has 21 life

  Rule: 702.155a In a later turn nothing is skipped

    Scenario: A Saga that did not enter this turn triggers for a chapter that it has passed
      Given the card "Gapped Ballad" is an "Enchantment — Saga"
        """
        Read ahead
        I — You gain 1 life.
        III — You gain 100 life.
        """
      And Alice controls "Gapped Ballad"
      When Alice casts "Footnotes" targeting "Gapped Ballad" and it resolves
      Then "Gapped Ballad" has two lore counters
      And the stack, from the top, is ability of "Gapped Ballad"

  @CR-702.155b
  Rule: 702.155b It begins with a chapter of its controller's choice

    @CR-614.12a
    Scenario Outline: It enters with as many lore counters as were chosen
      When Alice casts "Old Ballad" and it resolves
      And Alice chooses <number>
      Then "Old Ballad" has <many> lore counter<s>

      Examples:
        | number | many  | s |
        | 1      | one   |   |
        | 2      | two   | s |
        | 3      | three | s |

    Scenario: Beyond its final chapter there is nothing to choose
      When Alice casts "Old Ballad" and it resolves
      Then Alice is asked to choose one from "1", "2" and "3"
      When Alice chooses 3
      Then "Old Ballad" has three lore counters

  @CR-702.155c
  Rule: 702.155c Several instances are as one

    Scenario: With read ahead twice a number is chosen once
      Given the card "Twofold Ballad" is an "Enchantment — Saga" that costs {0}
        """
        Read ahead
        Read ahead
        I — You gain 1 life.
        II — You gain 10 life.
        """
      And Alice has "Twofold Ballad" in hand
      When Alice casts "Twofold Ballad" and it resolves
      And Alice chooses 2
      Then "Twofold Ballad" has two lore counters
      And the stack, from the top, is ability of "Twofold Ballad"

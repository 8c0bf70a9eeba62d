Feature: 702.155. Read Ahead

  Background:
    Given Alice has "Love Song of Night and Day" in hand
    And Alice has {2}{W} in the mana pool

  @CR-702.155a
  Rule: 702.155a Chapters that are skipped don't trigger

    Scenario: Of three chapters only the first triggers
      Given Alice controls a 1/1 creature "Muck Rats"
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 1
      Then the stack, from the top, is ability of "Love Song of Night and Day"
      When all players pass
      Then Alice has two cards in hand
      And "Muck Rats" is 1/1
      And Alice controls no tokens

    Scenario: Of three chapters only the third triggers
      Given Alice controls a 1/1 creature "Muck Rats"
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 3
      And Alice chooses "Muck Rats"
      Then the stack, from the top, is ability of "Love Song of Night and Day"
      When all players pass
      Then Alice has no cards in hand
      And "Muck Rats" is 2/2
      And Alice controls no tokens

    Scenario: Of three chapters only the second triggers
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 2
      Then the stack, from the top, is ability of "Love Song of Night and Day"
      When all players pass
      Then Alice controls one Bird
      And Alice has no cards in hand

    Scenario: A chapter that is passed over as it enters with twice as many counters is skipped as well
      Given Alice controls "Doubling Season"
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 1
      Then "Love Song of Night and Day" has two lore counters
      And the stack, from the top, is ability of "Love Song of Night and Day"
      When all players pass
      Then Alice controls two Birds
      And Alice has no cards in hand

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
      Given the card "Footnotes" is an "Instant" that costs {0}
        """
        Put two lore counters on target enchantment.
        """
      And Alice has "Footnotes" in hand
      And the card "Gapped Ballad" is an "Enchantment — Saga"
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
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses <number>
      Then "Love Song of Night and Day" has <many> lore counter<s>

      Examples:
        | number | many  | s |
        | 1      | one   |   |
        | 2      | two   | s |
        | 3      | three | s |

    Scenario: Beyond its final chapter there is nothing to choose
      When Alice casts "Love Song of Night and Day" and it resolves
      Then Alice is asked to choose one from "1", "2" and "3"
      When Alice chooses 3
      Then "Love Song of Night and Day" has three lore counters

  @CR-702.155c
  Rule: 702.155c Several instances are as one

    Scenario: With read ahead twice a number is chosen once
      Given Alice controls "Barbara Wright"
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 2
      Then "Love Song of Night and Day" has two lore counters
      And the stack, from the top, is ability of "Love Song of Night and Day"

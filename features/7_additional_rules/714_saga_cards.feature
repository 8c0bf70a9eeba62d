@edition-2025
Feature: 714. Saga Cards

  Background:
    Given the card "Three Blind Mice" is an "Enchantment — Saga" that costs {2}{W}
      """
      I — Create a 1/1 white Mouse creature token.
      II, III — Create a token that's a copy of target token you control.
      IV — Creatures you control get +1/+1 and gain vigilance until end of turn.
      """
    And the card "Two Stanzas" is an "Enchantment — Saga" that costs {0}
      """
      I, II — You gain 1 life.
      III — You gain 10 life.
      """
    And the card "Footnotes" is an "Instant" that costs {0}
      """
      Put two lore counters on target enchantment.
      """
    And Alice has "Footnotes" in hand

  @CR-714.2b
  Rule: 714.2b A chapter triggers as its number is reached

    Scenario: Two lore counters at once reach two chapters
      Given Alice controls "Two Stanzas" with a lore counter
      When Alice casts "Footnotes" targeting "Two Stanzas" and it resolves
      And Alice orders "Two Stanzas" and "Two Stanzas (2)"
      Then the stack, from the top, is ability of "Two Stanzas" and ability of "Two Stanzas"
      When all players pass
      And all players pass
      Then Alice has 31 life

    Scenario: A chapter that was reached before does not trigger again
      Given Alice controls "Two Stanzas" with two lore counters
      When Alice casts "Footnotes" targeting "Two Stanzas" and it resolves
      Then the stack, from the top, is ability of "Two Stanzas"
      When all players pass
      Then Alice has 30 life

  @CR-714.2c
  Rule: 714.2c Two numbers before one text are two chapters

    Scenario: Both are reached at once, and each triggers
      Given Alice controls "Two Stanzas"
      When Alice casts "Footnotes" targeting "Two Stanzas" and it resolves
      Then the stack, from the top, is ability of "Two Stanzas" and ability of "Two Stanzas"
      When all players pass
      And all players pass
      Then Alice has 22 life

  Rule: 714.2c One of the numbers is reached

    Scenario: Then the text is followed once
      Given Alice controls "Two Stanzas" with a lore counter
      And the card "Note" is an "Instant" that costs {0}
        """
        Put a lore counter on target enchantment.
        """
      And Alice has "Note" in hand
      When Alice casts "Note" targeting "Two Stanzas" and it resolves
      And all players pass
      Then Alice has 21 life
      And the stack is empty

  @CR-714.3a
  Rule: 714.3a A Saga enters with a lore counter

    Scenario: It enters with one, and its first chapter triggers
      Given Alice has "Three Blind Mice" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Three Blind Mice" and it resolves
      Then "Three Blind Mice" has one lore counter
      And the stack, from the top, is ability of "Three Blind Mice"
      When all players pass
      Then Alice controls a Mouse

    Scenario: Put onto the battlefield by an effect it enters with one as well
      Given the card "Recital" is a "Sorcery" that costs {0}
        """
        Return target enchantment card from your graveyard to the battlefield.
        """
      And Alice has "Recital" in hand
      And Alice has "Three Blind Mice" in the graveyard
      When Alice casts "Recital" targeting "Three Blind Mice" and it resolves
      Then "Three Blind Mice" has one lore counter

    Scenario: Without any chapter ability it enters with one just the same
      Given the card "Lesser Hush" is an "Enchantment"
        """
        Enchantments lose all abilities.
        """
      And Alice controls "Lesser Hush"
      And Alice has "Three Blind Mice" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Three Blind Mice" and it resolves
      Then "Three Blind Mice" has one lore counter
      And the stack is empty

  Rule: 714.3a Other enchantments don't

    Scenario: An enchantment that is no Saga enters without
      Given the card "Glorious Anthem" is an "Enchantment" that costs {1}{W}{W}
        """
        Creatures you control get +1/+1.
        """
      And Alice has "Glorious Anthem" in hand
      And Alice has {1}{W}{W} in the mana pool
      When Alice casts "Glorious Anthem" and it resolves
      Then "Glorious Anthem" has no counters
      And "Glorious Anthem" is on the battlefield

  Rule: 714.3a With read ahead its controller chooses

    @CR-714.3a
    Scenario: It enters with as many as were chosen, and no other
      Given the card "Old Ballad" is an "Enchantment — Saga" that costs {0}
        """
        Read ahead
        I — You gain 1 life.
        II — You gain 10 life.
        III — You gain 100 life.
        """
      And Alice has "Old Ballad" in hand
      When Alice casts "Old Ballad" and it resolves
      And Alice chooses 2
      Then "Old Ballad" has two lore counters

  @CR-714.3b
  Rule: 714.3b As the precombat main phase begins

    Scenario: Its player puts a lore counter on each Saga, and another player's gets none
      Given it is Alice's draw
      And Alice controls "Two Stanzas" with a lore counter
      And Bob controls "Three Blind Mice" with a lore counter
      When all players pass
      Then it is Alice's precombat main
      And "Two Stanzas" has two lore counters
      And "Three Blind Mice" has one lore counter
      And the stack, from the top, is ability of "Two Stanzas"

    Scenario: A Saga without chapter abilities gets none
      Given the card "Lesser Hush" is an "Enchantment"
        """
        Enchantments lose all abilities.
        """
      And Alice controls "Lesser Hush"
      And Alice controls "Two Stanzas" with a lore counter
      And it is Alice's draw
      When all players pass
      Then it is Alice's precombat main
      And "Two Stanzas" has one lore counter

  Rule: 714.3b Only in the precombat main phase

    Scenario: The main phase after combat adds none
      Given Alice controls "Two Stanzas" with a lore counter
      And it is Alice's end of combat
      When all players pass
      Then it is Alice's postcombat main
      And "Two Stanzas" has one lore counter

  @CR-714.4
  Rule: 714.4 A Saga at its final chapter is sacrificed

    Scenario: It is sacrificed once its last chapter ability has left the stack
      Given it is Alice's draw
      And Alice controls "Two Stanzas" with two lore counters
      When all players pass
      Then "Two Stanzas" is on the battlefield
      When all players pass
      Then Alice has 30 life
      And "Two Stanzas" is in Alice's graveyard

    Scenario: A Saga short of its final chapter stays
      Given Alice controls "Three Blind Mice" with three lore counters
      And Bob controls "Three Blind Mice" (ended) with four lore counters
      When Alice would receive priority
      Then "Three Blind Mice" (ended) is in Bob's graveyard
      And nothing else changes

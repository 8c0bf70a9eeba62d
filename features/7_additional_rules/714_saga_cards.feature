Feature: 714. Saga Cards

  Background:
    Given the card "Three Blind Mice" is an "Enchantment — Saga" that costs {2}{W}
      """
      I — Create a 1/1 white Mouse creature token.
      II, III — Create a token that's a copy of target token you control.
      IV — Creatures you control get +1/+1 and gain vigilance until end of turn.
      """

  @CR-714.2b @CR-107.15 @CR-107.15a
  Rule: 714.2b A chapter triggers as its number is reached

    Scenario: Two lore counters at once reach two chapters
      Given Alice controls "History of Benalia" with a lore counter
      And Alice controls "Doubling Season"
      And Alice has "Steady Progress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Steady Progress" and it resolves
      And Alice chooses "History of Benalia"
      And Alice orders "History of Benalia" and "History of Benalia (2)"
      Then "History of Benalia" has three lore counters
      And the stack, from the top, is ability of "History of Benalia" and ability of "History of Benalia"
      When all players pass
      And all players pass
      Then Alice controls two Knights
      And "History of Benalia" is in Alice's graveyard

    Scenario: A chapter that was reached before does not trigger again
      Given Alice controls "History of Benalia" with two lore counters
      And Alice controls "Silver Knight"
      And Alice has "Steady Progress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Steady Progress" and it resolves
      And Alice chooses "History of Benalia"
      Then the stack, from the top, is ability of "History of Benalia"
      When all players pass
      Then "Silver Knight" is 4/3
      And Alice controls no tokens

  @CR-714.2c @CR-107.15b
  Rule: 714.2c Two numbers before one text are two chapters

    Scenario: Both are reached at once, and each triggers
      Given Alice controls "Doubling Season"
      And Alice has "History of Benalia" in hand
      And Alice has {1}{W}{W} in the mana pool
      When Alice casts "History of Benalia" and it resolves
      Then "History of Benalia" has two lore counters
      And the stack, from the top, is ability of "History of Benalia" and ability of "History of Benalia"
      When all players pass
      And all players pass
      Then Alice controls four Knights

  Rule: 714.2c One of the numbers is reached

    Scenario: Then the text is followed once
      Given Alice controls "History of Benalia" with a lore counter
      And Alice has "Steady Progress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Steady Progress" and it resolves
      And Alice chooses "History of Benalia"
      And all players pass
      Then Alice controls one Knight
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
      Given Alice has "Replenish" in hand
      And Alice has "Three Blind Mice" in the graveyard
      And Alice has {3}{W} in the mana pool
      When Alice casts "Replenish" and it resolves
      Then "Three Blind Mice" has one lore counter

    Scenario: Without any chapter ability it enters with one just the same
      Given Alice controls "Humility"
      And Alice has "Summon: G.F. Ifrit" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Summon: G.F. Ifrit" and it resolves
      Then "Summon: G.F. Ifrit" has one lore counter
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
      Given Alice has "Love Song of Night and Day" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Love Song of Night and Day" and it resolves
      And Alice chooses 2
      Then "Love Song of Night and Day" has two lore counters

  @CR-714.3b
  Rule: 714.3b As the precombat main phase begins

    Scenario: Its player puts a lore counter on each Saga, and another player's gets none
      Given it is Alice's draw
      And Alice controls "History of Benalia" with a lore counter
      And Bob controls "Three Blind Mice" with a lore counter
      When all players pass
      Then it is Alice's precombat main
      And "History of Benalia" has two lore counters
      And "Three Blind Mice" has one lore counter
      And the stack, from the top, is ability of "History of Benalia"

    Scenario: The game puts it there, and no effect, so that nothing doubles it that doubles what effects put
      Given it is Alice's draw
      And Alice controls "Doubling Season" and three "Island"
      And Alice controls "History of Benalia" with a lore counter
      And Alice has "Steady Progress" in hand
      When all players pass
      Then it is Alice's precombat main
      And "History of Benalia" has two lore counters
      When Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice casts "Steady Progress" and it resolves
      And Alice chooses "History of Benalia"
      Then "History of Benalia" has 4 lore counters

    Scenario: A Saga without chapter abilities gets none
      Given Alice controls "Humility"
      And Alice controls "Summon: G.F. Ifrit" with a lore counter
      And it is Alice's draw
      When all players pass
      Then it is Alice's precombat main
      And "Summon: G.F. Ifrit" has one lore counter

  Rule: 714.3b Only in the precombat main phase

    Scenario: The main phase after combat adds none
      Given Alice controls "History of Benalia" with a lore counter
      And it is Alice's end of combat
      When all players pass
      Then it is Alice's postcombat main
      And "History of Benalia" has one lore counter

  @CR-714.4
  Rule: 714.4 A Saga at its final chapter is sacrificed

    Scenario: It is sacrificed once its last chapter ability has left the stack
      Given it is Alice's draw
      And Alice controls "History of Benalia" with two lore counters
      When all players pass
      Then "History of Benalia" is on the battlefield
      And the stack, from the top, is ability of "History of Benalia"
      When all players pass
      Then "History of Benalia" is in Alice's graveyard

    Scenario: A Saga short of its final chapter stays
      Given Alice controls "Three Blind Mice" with three lore counters
      And Bob controls "Three Blind Mice" (ended) with four lore counters
      When Alice would receive priority
      Then "Three Blind Mice" (ended) is in Bob's graveyard
      And nothing else changes

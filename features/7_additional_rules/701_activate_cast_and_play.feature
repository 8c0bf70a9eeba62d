Feature: 701. Keyword Actions: activating, casting, playing

  Background:
    Given these cards:
      | name          | type        | cost      | size | text                                                                           |
      | Contemplation | Enchantment | {1}{W}{W} |      | Whenever you cast a spell, you gain 1 life.                                    |
      | Lesser Guard  | Enchantment |           |      | Whenever you activate an ability of an artifact, you gain 1 life.              |
      | Twincast      | Instant     | {U}{U}    |      | Copy target instant or sorcery spell. You may choose new targets for the copy. |
      | Lesser Find   | Sorcery     | {0}       |      | Exile the top card of your library. You may play that card this turn.          |

  @CR-701.2a
  Rule: 701.2a Onto the stack, for a cost

    Background:
      Given Alice controls "Jayemdae Tome" and "Lesser Guard"

    Scenario: An ability is activated, which another ability sees, and it resolves later
      Given Alice has {4} in the mana pool
      When Alice activates "Jayemdae Tome"
      Then the stack, from the top, is ability of "Lesser Guard" and ability of "Jayemdae Tome"
      And Alice has no cards in hand
      When all players pass
      And all players pass
      Then Alice has 21 life
      And Alice has one card in hand

    Scenario: Another player does not activate it
      Given Alice has {4} in the mana pool
      And Bob has {4} in the mana pool
      When Alice activates "Jayemdae Tome"
      And Bob tries to activate "Jayemdae Tome"
      Then it is refused

  @CR-701.5a
  Rule: 701.5a Onto the stack, for a cost

    Background:
      Given Alice controls "Contemplation"
      And Alice has "Reach Through Mists" and "Twincast" in hand

    Scenario: A spell is cast, which an ability sees, and it resolves later
      Given Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists"
      Then the stack, from the top, is ability of "Contemplation" and "Reach Through Mists"
      And Alice has one card in hand
      When all players pass
      And all players pass
      Then Alice has 21 life
      And Alice has two cards in hand

    Scenario: A copy of a spell is not cast
      Given Alice has {U}{U}{U} in the mana pool
      When Alice casts "Reach Through Mists"
      And Alice casts "Twincast" targeting "Reach Through Mists"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And the stack, from the top, is "copy of Reach Through Mists", ability of "Contemplation" and "Reach Through Mists"

  @CR-701.18a
  Rule: 701.18a A land is played

    Background:
      Given Alice has "Forest", "Plains" and "Swamp" in hand
      And Alice has "Growth Spiral" in hand

    Scenario: The first one of a turn, and no second one
      When Alice plays "Forest"
      Then "Forest" is on the battlefield
      And the stack is empty
      And Alice can't play "Plains"

    Scenario: What an effect puts onto the battlefield has not been played
      Given Alice has {U}{G} in the mana pool
      When Alice casts "Growth Spiral" and it resolves
      And Alice says yes
      And Alice chooses "Plains"
      Then Alice controls "Plains"
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And Alice can't play "Swamp"

@edition-2025
Feature: 701. Keyword Actions: activating, casting, playing

  Background:
    Given these cards:
      | name         | type        | cost | text                                                                             |
      | Lesser Watch | Enchantment |      | Whenever you cast a spell, you gain 1 life.                                       |
      | Lesser Guard | Enchantment |      | Whenever you activate an ability of an artifact, you gain 1 life.                 |
      | Lesser Well  | Artifact    |      | {0}: Draw a card.                                                                |
      | Lesser Lore  | Sorcery     | {0}  | Draw a card.                                                                     |
      | Lesser Twin  | Instant     | {0}  | Copy target instant or sorcery spell.                                            |
      | Lesser Path  | Sorcery     | {0}  | You may put a land card from your hand onto the battlefield.                     |
      | Lesser Find  | Sorcery     | {0}  | Exile the top card of your library. You may play that card this turn.            |

  @CR-701.2a
  Rule: 701.2a Onto the stack, for a cost

    Background:
      Given Alice controls "Lesser Well" and "Lesser Guard"

    Scenario: An ability is activated, which another ability sees, and it resolves later
      When Alice activates "Lesser Well"
      Then the stack, from the top, is ability of "Lesser Guard" and ability of "Lesser Well"
      And Alice has no cards in hand
      When all players pass
      And all players pass
      Then Alice has 21 life
      And Alice has one card in hand

    Scenario: Another player does not activate it
      When Alice activates "Lesser Well"
      And Bob tries to activate "Lesser Well"
      Then it is refused

  @CR-701.5a
  Rule: 701.5a Onto the stack, for a cost

    Background:
      Given Alice controls "Lesser Watch"
      And Alice has "Lesser Lore" and "Lesser Twin" in hand

    Scenario: A spell is cast, which an ability sees, and it resolves later
      When Alice casts "Lesser Lore"
      Then the stack, from the top, is ability of "Lesser Watch" and "Lesser Lore"
      And Alice has one card in hand
      When all players pass
      And all players pass
      Then Alice has 21 life
      And Alice has two cards in hand

    Scenario: A copy of a spell is not cast
      When Alice casts "Lesser Lore"
      And Alice casts "Lesser Twin" targeting "Lesser Lore"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And the stack, from the top, is "copy of Lesser Lore", ability of "Lesser Watch" and "Lesser Lore"

  @CR-701.18a
  Rule: 701.18a A land is played

    Background:
      Given Alice has "Forest", "Plains" and "Swamp" in hand
      And Alice has "Lesser Path" in hand

    Scenario: The first one of a turn, and no second one
      When Alice plays "Forest"
      Then "Forest" is on the battlefield
      And the stack is empty
      And Alice can't play "Plains"

    Scenario: What an effect puts onto the battlefield has not been played
      When Alice casts "Lesser Path" and it resolves
      And Alice says yes
      And Alice chooses "Plains"
      Then Alice controls "Plains"
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And Alice can't play "Swamp"

Feature: 608. Resolving Spells and Abilities: what was put where it lies this turn

  @CR-608.2i
  Rule: 608.2i An effect may ask whether and from where a card came to a zone this turn

    Background:
      Given these cards:
        | name             | type                          | cost   | size | text |
        | Salvager of Ruin | Artifact Creature — Construct | {3}    | 2/1  | Sacrifice this creature: Choose target permanent card in your graveyard that was put there from the battlefield this turn. Return it to your hand. |
        | Grim Return      | Instant                       | {2}{B} |      | Choose target creature card in a graveyard that was put there from the battlefield this turn. Put that card onto the battlefield under your control. |

    Scenario: A card that died this turn is such a card, one that lay there and one that was milled are not
      Given Alice controls "Salvager of Ruin" and "Runeclaw Bear"
      And Alice has "Hill Giant" in the graveyard
      And Alice has "Wind Drake" and "Forest" on top of the library
      And Alice has "Thought Scour" and "Shock" in hand
      And Alice has {U}{R} in the mana pool
      When Alice casts "Shock" targeting "Runeclaw Bear" and it resolves
      And Alice casts "Thought Scour" targeting Alice and it resolves
      Then "Wind Drake" is in Alice's graveyard
      And Alice can't activate "Salvager of Ruin" targeting "Hill Giant"
      And Alice can't activate "Salvager of Ruin" targeting "Wind Drake"
      When Alice activates "Salvager of Ruin" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is in Alice's hand

    Scenario: What died the turn before is no such card any more
      Given Alice controls "Mogg Fanatic" (first) and "Mogg Fanatic" (second)
      And Bob has "Grim Return" in hand
      And Bob controls three "Swamp"
      When Alice activates "Mogg Fanatic" (first) targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And Bob passes
      And Alice activates "Mogg Fanatic" (second) targeting Bob and it resolves
      Then Bob can't cast "Grim Return" targeting "Mogg Fanatic" (first)
      And Bob can cast "Grim Return" targeting "Mogg Fanatic" (second)

Feature: 702.84. Unearth

  Background:
    Given Alice has "Etherium Abomination" in the graveyard
    And Alice has {1}{U}{B} in the mana pool

  @CR-702.84a @CR-2009-502.84a
  Rule: 702.84a Once more until the turn ends

    Scenario: It comes back with haste, and goes into exile as the turn ends
      When Alice activates "Etherium Abomination"
      Then "Etherium Abomination" is in Alice's graveyard
      When all players pass
      Then "Etherium Abomination" is on the battlefield
      And "Etherium Abomination" has haste
      When Alice attacks with "Etherium Abomination"
      And Bob declares no blockers
      And the game goes on to Alice's end
      Then Bob has 16 life
      And "Etherium Abomination" is on the battlefield
      When all players pass
      Then "Etherium Abomination" is in exile

    Scenario Outline: Where it would go to anywhere else, it is exiled
      Given Bob has "<spell>" in hand
      And Alice controls "Grizzly Bears"
      And Bob has {R}{U} in the mana pool
      When Alice activates "Etherium Abomination" and it resolves
      And Bob casts "<spell>" targeting "<creature>" and it resolves
      Then "<creature>" is <where>

      Examples:
        | spell          | creature         | where                |
        | Lightning Bolt | Etherium Abomination | in exile             |
        | Unsummon       | Etherium Abomination | in exile            |
        | Lightning Bolt | Grizzly Bears    | in Alice's graveyard |
        | Unsummon       | Grizzly Bears   | in Alice's hand      |

    Scenario: Only when a sorcery could be cast, and only from the graveyard
      Given it is Alice's upkeep
      And Alice has "Etherium Abomination" (another) in hand
      And Alice controls "Swamp", "Island" and "Forest"
      Then Alice can't activate "Etherium Abomination", by 602.5d
      When the game goes on to Alice's precombat main phase
      And Alice activates "Swamp"
      And Alice activates "Island"
      And Alice activates "Forest"
      Then Alice can't activate "Etherium Abomination" (another), by 602.2
      When Alice activates "Etherium Abomination" and it resolves
      Then "Etherium Abomination" is on the battlefield

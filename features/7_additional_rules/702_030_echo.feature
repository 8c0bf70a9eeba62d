Feature: 702.30. Echo

  @CR-702.30a
  Rule: 702.30a Paid for once more

    Scenario Outline: In the upkeep after it came its echo is paid, or it is sacrificed
      Given Alice has "Acridian" in hand
      And Alice controls "Forest" (first) and "Forest" (second)
      And Alice has {1}{G} in the mana pool
      When Alice casts "Acridian" and it resolves
      And the game goes on to Bob's draw step
      Then "Acridian" is on the battlefield
      When the game goes on to Alice's upkeep
      And Alice activates "Forest" (first)
      And Alice activates "Forest" (second)
      And all players pass
      And Alice says <answer>
      Then "Acridian" is <place>

      Examples:
        | answer | place                |
        | yes    | on the battlefield   |
        | no     | in Alice's graveyard |

    Scenario: What has been paid for once is not paid for again
      Given Alice has "Acridian" in hand
      And Alice controls "Forest" (first) and "Forest" (second)
      And Alice has {1}{G} in the mana pool
      When Alice casts "Acridian" and it resolves
      And the game goes on to Alice's upkeep
      And Alice activates "Forest" (first)
      And Alice activates "Forest" (second)
      And all players pass
      And Alice says yes
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw step
      Then "Acridian" is on the battlefield
      And "Forest" (first) is untapped

    Scenario: Its echo may be something else than mana
      Given Alice has "Deepcavern Imp" and "Forest" in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Deepcavern Imp" and it resolves
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      Then "Forest" is in Alice's graveyard
      And "Deepcavern Imp" is on the battlefield

    Scenario: To whoever gains control of it, it is new again
      Given Alice controls "Acridian" and "Goblin War Buggy"
      And Alice has "Harmless Offering" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Harmless Offering" targeting Bob and "Acridian" and it resolves
      Then Bob controls "Acridian"
      When the game goes on to Bob's draw step
      Then "Acridian" is in Alice's graveyard
      When the game goes on to Alice's draw step
      Then "Goblin War Buggy" is on the battlefield

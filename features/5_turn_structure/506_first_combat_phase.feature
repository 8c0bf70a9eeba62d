Feature: 506. The first combat phase of the turn

  @CR-506.7d
  Rule: 506.7d The first combat phase

    Scenario: In the first combat phase another one is added, and in the second one none
      Given these cards:
        | name                 | type                              | cost      | size | text |
        | Raiyuu, Storm's Edge | Legendary Creature — Human Samurai | {2}{R}{W} | 3/3  | First strike\nWhenever a Samurai or Warrior you control attacks alone, untap it. If it's the first combat phase of the turn, there is an additional combat phase after this phase. |
      And Alice controls "Raiyuu, Storm's Edge"
      When Alice attacks Bob with "Raiyuu, Storm's Edge"
      And all players pass
      And the game goes on to Alice's beginning of combat step
      Then Bob has 17 life
      And "Raiyuu, Storm's Edge" is untapped
      When Alice attacks Bob with "Raiyuu, Storm's Edge"
      And all players pass
      And the game goes on to Alice's postcombat main phase
      Then Bob has 14 life

Feature: 502.76. Prowl

  @CR-2009-502.76b
  Rule: 502.76b A source that has left play is what it last was

    Scenario Outline: A creature is destroyed while its damage waits on the stack, and what kind it was counts
      Given the card "Latchkey Faerie" is a "Creature — Faerie Rogue" that costs {3}{U} of size 3/1
        """
        Flying
        Prowl {2}{U}
        When this creature enters, if its prowl cost was paid, draw a card.
        """
      And Alice has "Latchkey Faerie" in hand
      And Alice controls "<attacker>" and three "Island"
      And Bob has "Lightning Bolt" in hand
      And Bob controls "Mountain"
      When Alice attacks with "<attacker>"
      And Bob declares no blockers
      And the game goes on to Alice's combat damage step
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Lightning Bolt" targeting "<attacker>" and it resolves
      Then "<attacker>" is in Alice's graveyard
      And Bob has 20 life
      When all players pass
      Then Bob has <life> life
      When the game goes on to Alice's postcombat main phase
      Then Alice <can> cast "Latchkey Faerie" using "prowl"
      And Alice can't cast "Latchkey Faerie"

      Examples:
        | attacker           | life | can   |
        | Krovikan Scoundrel | 18   | can   |
        | Fugitive Wizard    | 19   | can't |

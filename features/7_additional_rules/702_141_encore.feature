Feature: 702.141. Encore

  @CR-702.141a
  Rule: 702.141a A token for each opponent, for one attack

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Fin-Clade Fugitives" is a "Creature — Elf Salamander Rogue" that costs {5}{G} of size 7/4:
        """
        This creature can't be blocked by creatures with power 2 or less.
        Encore {4}{G}
        """
      And Alice has "Fin-Clade Fugitives" in the graveyard
      And Alice has {4}{G} in the mana pool

    Scenario: There are as many tokens as opponents, and each attacks its own
      When Alice activates "Fin-Clade Fugitives" and it resolves
      Then "Fin-Clade Fugitives" is in exile
      And "Fin-Clade Fugitives (2)" is 7/4
      And "Fin-Clade Fugitives (2)" has haste
      And "Fin-Clade Fugitives (3)" has haste
      And Alice can't attack Bob with "Fin-Clade Fugitives (2)"
      And Alice can't attack Carol with "Fin-Clade Fugitives (2)" and Bob with "Fin-Clade Fugitives (3)"
      When Alice attacks Bob with "Fin-Clade Fugitives (2)" and Carol with "Fin-Clade Fugitives (3)"
      Then "Fin-Clade Fugitives (2)" is attacking Bob

    Scenario: They are sacrificed as the end step begins
      When Alice activates "Fin-Clade Fugitives" and it resolves
      And Alice attacks Bob with "Fin-Clade Fugitives (2)" and Carol with "Fin-Clade Fugitives (3)"
      And Bob declares no blockers
      And the game goes on to Alice's end step
      And all players pass
      Then there is no "Fin-Clade Fugitives (2)"
      And there is no "Fin-Clade Fugitives (3)"

  Rule: 702.141a Only from the graveyard, and as a sorcery

    Scenario: In the middle of combat it can't be activated
      Given the card "Fin-Clade Fugitives" is a "Creature — Elf Salamander Rogue" that costs {5}{G} of size 7/4:
        """
        This creature can't be blocked by creatures with power 2 or less.
        Encore {4}{G}
        """
      And it is Alice's beginning of combat step
      And Alice has "Fin-Clade Fugitives" in the graveyard
      And Alice has {4}{G} in the mana pool
      Then Alice can't activate "Fin-Clade Fugitives", by 602.5d

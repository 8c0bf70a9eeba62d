Feature: 702.3. Defender

  @CR-702.3b
  Rule: 702.3b It stays at home

    Scenario: A Wall can't attack, the Bears beside it can, and so can the Wall once defender means nothing
      Given the card "Rolling Stones" is an "Enchantment" that costs {1}{W}:
        """
        Wall creatures can attack as though they didn't have defender.
        """
      And Alice controls "Wall of Swords" and "Grizzly Bears"
      And Alice has "Rolling Stones" in hand
      And Alice has {1}{W} in the mana pool
      Then Alice can't attack with "Wall of Swords", by 702.3b
      And Alice can attack with "Grizzly Bears"
      When Alice casts "Rolling Stones" and it resolves
      And Alice attacks with "Wall of Swords"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 17 life

    Scenario: It blocks as any creature does
      Given Alice controls "Wall of Swords"
      And Bob controls "Wind Drake"
      Then Alice can't attack with "Wall of Swords", by 702.3b
      When the game goes on to Bob's beginning of combat
      And Bob attacks with "Wind Drake"
      And Alice blocks "Wind Drake" with "Wall of Swords"
      And the game goes on to Bob's end of combat
      Then "Wind Drake" is in Bob's graveyard

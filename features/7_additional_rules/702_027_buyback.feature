Feature: 702.27. Buyback

  @CR-702.27a
  Rule: 702.27a Paying for the return

    Scenario: What was bought back returns to the hand as it resolves, and not when it is countered
      Given the card "Allay" is an "Instant" that costs {1}{W}
        """
        Buyback {3}
        Destroy target enchantment.
        """
      And Bob controls "Anthem of Champions" and "Boon Reflection"
      And Alice has "Allay" in hand
      And Bob has "Cancel" in hand
      And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{W}{W} in the mana pool
      And Bob has {C}{U}{U} in the mana pool
      When Alice casts "Allay" targeting "Boon Reflection" using "buyback" and it resolves
      Then "Allay" is in Alice's hand
      When Alice casts "Allay" targeting "Anthem of Champions" using "buyback"
      And Alice passes
      And Bob casts "Cancel" targeting "Allay" and it resolves
      Then "Allay" is in Alice's graveyard
      And Bob controls "Anthem of Champions"

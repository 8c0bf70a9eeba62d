Feature: 702.18. Shroud

  @CR-702.18a
  Rule: 702.18a No target

    Scenario: Nobody's spell can target the Insect, not even its controller's
      Given Alice controls "Deadly Insect" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in the mana pool
      Then Alice can't cast "Giant Growth" targeting "Deadly Insect"
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5

    Scenario: A player with shroud is no target either, until that is over
      Given the card "Ivory Mask" is an "Enchantment" that costs {2}{W}{W}:
        """
        You have shroud.
        """
      And the card "Disenchant" is an "Instant" that costs {1}{W}:
        """
        Destroy target artifact or enchantment.
        """
      And Bob controls "Ivory Mask"
      And Alice has "Shock" and "Disenchant" in hand
      And Alice has {R}{1}{W} in the mana pool
      Then Alice can't cast "Shock" targeting Bob
      When Alice casts "Disenchant" targeting "Ivory Mask" and it resolves
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

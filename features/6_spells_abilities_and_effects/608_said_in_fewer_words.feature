Feature: 608. What texts say in fewer words

  @CR-608.2c
  Rule: 608.2c What the words mean

    Scenario: An Equipment is chosen, and attached to what the text has named
      Given the card "Resolute Strike" is an "Instant" that costs {W}
        """
        Target creature gets +2/+2 until end of turn. If it's a Warrior, you may attach an Equipment you control to it.
        """
      And Alice has "Resolute Strike" in hand
      And Alice has {W} in the mana pool
      And Alice controls a 2/2 Warrior creature "Young Warrior", "Bonesplitter" and "Hill Giant"
      When Alice casts "Resolute Strike" targeting "Young Warrior" and it resolves
      And Alice says yes
      Then "Bonesplitter" is attached to "Young Warrior"
      And "Young Warrior" is 6/4

    Scenario: Whoever's creature is not of the chosen type is spared
      Given the card "Outbreak" is a "Sorcery" that costs {3}{B}
        """
        Choose a creature type. All creatures of that type get -1/-1 until end of turn.
        """
      And Alice has "Outbreak" in hand
      And Alice has {3}{B} in the mana pool
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice casts "Outbreak" and it resolves
      And Alice chooses "Giant"
      Then "Hill Giant" is 2/2
      And "Grizzly Bears" is 2/2

  @CR-608.2h
  Rule: 608.2h Information about what has left

    Scenario: As many energy counters come as the spell cost that has been countered
      Given the card "Electrosiphon" is an "Instant" that costs {U}{U}{R}
        """
        Counter target spell. You get an amount of {E} equal to its mana value.
        """
      And Alice has "Hill Giant" in hand
      And Alice has {3}{R} in the mana pool
      And Bob has "Electrosiphon" in hand
      And Bob has {U}{U}{R} in the mana pool
      When Alice casts "Hill Giant"
      And Alice passes
      And Bob casts "Electrosiphon" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      And Bob has four energy counters
      And Alice has no energy counters

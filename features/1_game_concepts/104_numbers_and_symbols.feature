@edition-2009
Feature: 104. Numbers and Symbols

  @CR-2009-104.1b
  Rule: 104.1b A negative number changes a size

    Scenario: From a negative power Chameleon Colossus gets a malus, and another one gets its bonus
      Given the card "Deep Shrink" is an "Instant" that costs {G}
        """
        Target creature gets -6/-0 until end of turn.
        """
      And the card "Chameleon Colossus" is a "Creature — Shapeshifter" that costs {2}{G}{G} of size 4/4
        """
        Changeling
        Protection from black
        {2}{G}{G}: Chameleon Colossus gets +X/+X until end of turn, where X is its power.
        """
      And Alice controls "Chameleon Colossus" (first) and "Chameleon Colossus" (second)
      And Alice has "Deep Shrink" in hand
      And Alice has {G}{G}{G}{G}{G}{G}{G}{G}{G} in the mana pool
      When Alice casts "Deep Shrink" targeting "Chameleon Colossus" (first) and it resolves
      And Alice activates "Chameleon Colossus" (first) and it resolves
      Then "Chameleon Colossus" (first) is -4/2

  @CR-2009-104.3d
  Rule: 104.3d A number in what is added

    Scenario: A number adds so much colorless mana, which pays for no colored symbol
      Given the card "Lesser Ring" is an "Artifact" that costs {1}
        """
        {T}: Add {2} to your mana pool.
        """
      And Alice controls "Lesser Ring"
      And Alice has "Grizzly Bears" and "Ornithopter" in hand
      And the card "Lesser Engine" is an "Artifact" that costs {2}
      And Alice has "Lesser Engine" in hand
      When Alice activates "Lesser Ring"
      Then Alice has {C}{C} in the mana pool
      And Alice can't cast "Grizzly Bears"
      When Alice casts "Lesser Engine" and it resolves
      Then Alice has no mana

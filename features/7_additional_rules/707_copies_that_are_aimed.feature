Feature: 707. Copies that an effect aims

  @CR-707.10e
  Rule: 707.10e A target that the effect says

    @example-1
    Example: Of two Soldiers that Anointed Procession makes of one, the copy of Moment of Triumph targets one
      Given the card "Frontline Heroism" is an "Enchantment" that costs {2}{R}:
        """
        When this enchantment enters, create a 1/1 red Soldier creature token with haste.
        Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.
        """
      And the card "Moment of Triumph" is an "Instant" that costs {W}:
        """
        Target creature gets +2/+2 until end of turn. You gain 2 life.
        """
      And Alice controls "Frontline Heroism", "Anointed Procession" and "Grizzly Bears"
      And Alice has "Moment of Triumph" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Moment of Triumph" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Soldier Token"
      And all players pass
      Then "Soldier Token" is 3/3
      And "Soldier Token (2)" is 1/1
      And "Grizzly Bears" is 2/2
      When all players pass
      Then "Grizzly Bears" is 4/4
      And Alice has 24 life

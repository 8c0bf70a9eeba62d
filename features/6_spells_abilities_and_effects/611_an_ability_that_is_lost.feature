Feature: 611. An effect that takes away the ability that made it

  @CR-116.2c
  Rule: 116.2c An effect may be ended at any time

    Scenario: The creature becomes an Aura, and a creature again
      Given the card "Calming Licid" is a "Creature — Licid" that costs {2}{W} of size 2/2:
        """
        {W}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.
        Enchanted creature can't attack.
        """
      And Alice controls "Calming Licid"
      And Bob controls "Grizzly Bears"
      And Alice has {W}{W} in the mana pool
      When Alice activates "Calming Licid" targeting "Grizzly Bears" and it resolves
      Then "Calming Licid" is attached to "Grizzly Bears"
      And "Calming Licid" is not a creature
      When Alice ends the effect of "Calming Licid"
      Then "Calming Licid" is a creature
      And "Calming Licid" is 2/2

Feature: 702.5. Enchant, and 702.6. Equip: Several of them

  @CR-702.5c
  Rule: 702.5c Enchant twice

    Background:
      Given the card "Twofold Bond" is an "Enchantment — Aura" that costs {W}:
        """
        Enchant creature
        Enchant green permanent
        Enchanted creature gets +1/+2.
        """

    Scenario: The target is allowed by either ability
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Primal Rage"
      And Alice has "Twofold Bond" in hand
      And Alice has {W} in the mana pool
      Then Alice can't cast "Twofold Bond" targeting "Hill Giant"
      And Alice can't cast "Twofold Bond" targeting "Primal Rage"
      When Alice casts "Twofold Bond" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4

    Scenario: What is to enchant a player and a creature, or things in two zones, enchants nothing
      Given these cards:
        | name        | type               | cost | text                                                      |
        | Lesser Bond | Enchantment — Aura | {W}  | Enchant creature<br>Enchant player                        |
        | Lesser Call | Enchantment — Aura | {W}  | Enchant creature<br>Enchant creature card in a graveyard  |
      And Alice controls "Grizzly Bears"
      And Alice has "Wind Drake" in the graveyard
      And Alice has "Lesser Bond", "Lesser Call" and "Twofold Bond" in hand
      And Alice has {W} in the mana pool
      Then Alice can't cast "Lesser Bond" targeting "Grizzly Bears"
      And Alice can't cast "Lesser Bond" targeting Bob
      And Alice can't cast "Lesser Call" targeting "Wind Drake"
      And Alice can't cast "Lesser Call" targeting "Grizzly Bears"
      When Alice casts "Twofold Bond" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4

    Scenario: What is no longer allowed by one of them is no longer enchanted
      Given the card "Sudden Rust" is an "Instant" that costs {R}
        """
        Target creature becomes red until end of turn.
        """
      And the card "Sudden Growth" is an "Instant" that costs {G}
        """
        Target creature becomes green until end of turn.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Twofold Bond" attached to "Grizzly Bears"
      And Alice has "Sudden Growth" and "Sudden Rust" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Sudden Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/4
      When Alice casts "Sudden Rust" targeting "Grizzly Bears" and it resolves
      Then "Twofold Bond" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

  @CR-702.6d
  Rule: 702.6d Equip twice

    @edition-2025
    Scenario: Either of two equip abilities may be activated
      Given Alice controls "Blackblade Reforged", "Akroma, Angel of Wrath" and "Hill Giant"
      And Alice has {3}{7} in the mana pool
      Then Alice can't activate "Blackblade Reforged", "Equip legendary creature {3}" targeting "Hill Giant"
      When Alice activates "Blackblade Reforged", "Equip legendary creature {3}" targeting "Akroma, Angel of Wrath" and it resolves
      Then "Blackblade Reforged" is attached to "Akroma, Angel of Wrath"
      And Alice has {C}{C}{C}{C}{C}{C}{C} in the mana pool
      When Alice activates "Blackblade Reforged", "Equip {7}" targeting "Hill Giant" and it resolves
      Then "Blackblade Reforged" is attached to "Hill Giant"
      And Alice has no mana

    @edition-2009 @CR-2009-502.33c
    Scenario: Of two equip abilities one is paid with mana and one with life
      Given the card "Twofold Wings" is an "Artifact — Equipment" that costs {1}
        """
        Equipped creature has flying.
        Equip {3}
        Equip—Pay 2 life.
        """
      And Alice controls "Twofold Wings", "Grizzly Bears" and "Hill Giant"
      And Alice has {3} in the mana pool
      When Alice activates "Twofold Wings", "Equip—Pay 2 life." targeting "Grizzly Bears" and it resolves
      Then "Twofold Wings" is attached to "Grizzly Bears"
      And Alice has 18 life
      When Alice activates "Twofold Wings", "Equip {3}" targeting "Hill Giant" and it resolves
      Then "Twofold Wings" is attached to "Hill Giant"
      And Alice has no mana

Feature: 611. What spells of this turn cost, and what was so of what is gone

  @CR-611.2f
  Rule: 611.2f The next spell costs less

    Scenario: One spell costs {1} less, and the one after it costs what it says
      Given Alice controls "Hardened Berserker"
      And it is Alice's declare attackers step
      And Alice has "Lightning Strike" (first) and "Lightning Strike" (second) in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice attacks Bob with "Hardened Berserker"
      And all players pass
      And Alice casts "Lightning Strike" (first) targeting Bob
      Then Alice has {R}{R} in the mana pool
      When all players pass
      And Alice casts "Lightning Strike" (second) targeting Bob and it resolves
      Then Alice has no mana

  @CR-601.2f
  Rule: 601.2f Spells of a kind cost less for this turn

    Scenario: Each instant spell costs {1} less, and a creature spell doesn't
      Given Alice controls "Spellbinding Soprano"
      And it is Alice's declare attackers step
      And Alice has "Lightning Strike" (first), "Lightning Strike" (second) and "Ambush Viper" in hand
      And Alice has {R}{R}{G}{G} in the mana pool
      When Alice attacks Bob with "Spellbinding Soprano"
      And all players pass
      And Alice casts "Lightning Strike" (first) targeting Bob and it resolves
      And Alice casts "Lightning Strike" (second) targeting Bob and it resolves
      Then Alice has {G}{G} in the mana pool
      When Alice casts "Ambush Viper" and it resolves
      Then Alice has no mana

  @CR-202.3
  Rule: 202.3 What the mana value of the destroyed object was

    Scenario Outline: It is looked at as it was before it was destroyed
      Given Alice has "Extinguish the Light" in hand
      And Bob controls "<creature>"
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Extinguish the Light" targeting "<creature>" and it resolves
      Then "<creature>" is in Bob's graveyard
      And Alice has <life> life

      Examples:
        | creature   | life |
        | Gray Ogre  | 23   |
        | Hill Giant | 20   |

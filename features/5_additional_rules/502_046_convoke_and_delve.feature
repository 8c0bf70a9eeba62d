Feature: 502.46 and 502.64. Convoke and delve

  @CR-2009-502.46a
  Rule: 502.46a Creatures tapped as an additional cost

    Background:
      Given Alice has "Guardian of Vitu-Ghazi" in hand

    @example-2009-502.46a-1
    Example: For two creatures {1} each comes off, and for a third what its player says
      Given Alice controls "Ornithopter", "Hill Giant" and "Watchwolf"
      And Alice has {4}{G} in the mana pool
      When Alice casts "Guardian of Vitu-Ghazi"
      And Alice chooses "Ornithopter", "Hill Giant" and "Watchwolf"
      Then Alice is asked to choose one from "{1}", "{G}" and "{W}"
      When Alice chooses "{W}"
      Then "Guardian of Vitu-Ghazi" is on the stack
      And "Ornithopter" is tapped
      And "Watchwolf" is tapped
      And Alice has no mana

    Scenario: More creatures may be tapped than there is mana to take off
      Given Alice controls "Hill Giant" (1), "Hill Giant" (2), "Hill Giant" (3), "Hill Giant" (4), "Hill Giant" (5), "Hill Giant" (6) and "Hill Giant" (7)
      And Alice has {G}{W} in the mana pool
      When Alice casts "Guardian of Vitu-Ghazi"
      And Alice chooses "Hill Giant" (1), "Hill Giant" (2), "Hill Giant" (3), "Hill Giant" (4), "Hill Giant" (5), "Hill Giant" (6) and "Hill Giant" (7)
      Then "Guardian of Vitu-Ghazi" is on the stack
      And "Hill Giant" (7) is tapped

  @CR-2009-502.46b
  Rule: 502.46b Convoke twice

    Scenario: A creature makes it cheaper by one mana, not by two
      Given the card "Double" is an "Instant" that costs {3}
        """
        Convoke
        Convoke
        """
      And Alice has "Double" in hand
      And Alice controls "Hill Giant"
      And Alice has {2} in the mana pool
      When Alice casts "Double"
      And Alice chooses "Hill Giant"
      Then "Double" is on the stack
      And "Hill Giant" is tapped
      And Alice has no mana

  @CR-2009-502.64a
  Rule: 502.64a Cards removed as an additional cost

    Scenario: For each {1} comes off, and more may be removed than that
      Given the card "Deep Tombstalker" is a "Creature — Demon" that costs {2}{B}{B} of size 5/5
        """
        Flying
        Delve
        """
      And Alice has "Deep Tombstalker" in hand
      And Alice has "Shock", "Grizzly Bears" and "Hill Giant" in the graveyard
      And Alice has {B}{B} in the mana pool
      When Alice casts "Deep Tombstalker"
      And Alice chooses "Shock", "Grizzly Bears" and "Hill Giant"
      Then "Deep Tombstalker" is on the stack
      And "Shock" is in exile
      And "Grizzly Bears" is in exile
      And "Hill Giant" is in exile
      And Alice has no mana

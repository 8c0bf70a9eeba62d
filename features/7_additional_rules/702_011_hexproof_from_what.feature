@edition-2025
Feature: 702.11. Hexproof: From what

  Background:
    Given Bob controls "Hill Giant"

  @CR-702.11e
  Rule: 702.11e Hexproof of any kind

    Background:
      Given the card "General Ferrous Rokiric" is a "Legendary Creature — Human Soldier" that costs {1}{R}{W} of size 3/1:
        """
        Hexproof from monocolored
        Whenever you cast a multicolored spell, create a 4/4 red and white Golem artifact creature token.
        """

    Scenario: What takes hexproof from a creature takes hexproof from a color as well
      Given Alice controls "Shadowspear"
      And Bob controls "General Ferrous Rokiric"
      And Alice has "Shock" in hand
      And Alice has {1}{R} in the mana pool
      Then Alice can't cast "Shock" targeting "General Ferrous Rokiric"
      When Alice activates "Shadowspear", "{1}" and it resolves
      And Alice casts "Shock" targeting "General Ferrous Rokiric" and it resolves
      Then "General Ferrous Rokiric" is in Bob's graveyard

    Scenario: Who may ignore hexproof ignores hexproof from a color as well
      Given the card "Glaring Spotlight" is an "Artifact" that costs {1}:
        """
        Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.
        {3}, Sacrifice this artifact: Creatures you control gain hexproof until end of turn and can't be blocked this turn.
        """
      And Bob controls "General Ferrous Rokiric"
      And Alice has "Glaring Spotlight" and "Shock" in hand
      And Alice has {1}{R} in the mana pool
      Then Alice can't cast "Shock" targeting "General Ferrous Rokiric"
      When Alice casts "Glaring Spotlight" and it resolves
      And Alice casts "Shock" targeting "General Ferrous Rokiric" and it resolves
      Then "General Ferrous Rokiric" is in Bob's graveyard

  @CR-702.11f
  Rule: 702.11f From one and from another

    Scenario: One of the two colors is enough, and a third does not count
      Given the card "Lesser Veil" is an "Instant" that costs {G}:
        """
        Target creature you control gains hexproof from black and from red until end of turn.
        """
      And Bob has "Lesser Veil" in hand
      And Bob has {G} in the mana pool
      And Alice has "Shock" and "Pacifism" in hand
      And Alice has {R}{1}{W} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Lesser Veil" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Hill Giant" has 0 damage marked
      And "Shock" is in Alice's graveyard
      When Alice casts "Pacifism" targeting "Hill Giant" and it resolves
      Then "Pacifism" is attached to "Hill Giant"

  @CR-702.11g
  Rule: 702.11g From each

    Scenario: One color is enough, and what has none may still target it
      Given the card "Breaker of Creation" is a "Creature — Eldrazi" that costs {6}{C}{C} of size 8/4:
        """
        When you cast this spell, you gain 1 life for each colorless permanent you control.
        Hexproof from each color
        Annihilator 2
        """
      And Bob controls "Breaker of Creation"
      And Alice has "Shock" in hand
      And Alice controls "Moonglove Extract"
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting "Breaker of Creation"
      And Alice can cast "Shock" targeting "Hill Giant"
      When Alice activates "Moonglove Extract" targeting "Breaker of Creation" and it resolves
      Then "Breaker of Creation" has 2 damage marked

@edition-2025
Feature: 702.11. Hexproof: From what

  Background:
    Given these cards:
      | name            | type    | cost | text                                                                          |
      | Lesser Veil     | Instant | {G}  | Target creature you control gains hexproof from black and from red until end of turn. |
      | Greater Veil    | Instant | {G}  | Target creature you control gains hexproof from each color until end of turn. |
    And Bob controls "Hill Giant"
    And Bob has "Lesser Veil" and "Greater Veil" in hand
    And Bob has {G} in the mana pool

  @CR-702.11e
  Rule: 702.11e Hexproof of any kind

    Scenario: What takes hexproof from a creature takes hexproof from a color as well
      Given the card "Sudden Glare" is an "Instant" that costs {W}
        """
        Permanents your opponents control lose hexproof and indestructible until end of turn.
        """
      And Bob controls a 3/3 creature "Lesser Knight" with "Hexproof from red"
      And Alice has "Sudden Glare" and "Shock" in hand
      And Alice has {W}{R} in the mana pool
      Then Alice can't cast "Shock" targeting "Lesser Knight"
      When Alice casts "Sudden Glare" and it resolves
      And Alice casts "Shock" targeting "Lesser Knight" and it resolves
      Then "Lesser Knight" has 2 damage marked

    Scenario: Who may ignore hexproof ignores hexproof from a color as well
      Given the card "Piercing Eye" is an "Enchantment" that costs {W}:
        """
        Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.
        """
      And Bob controls a 3/3 creature "Lesser Knight" with "Hexproof from red"
      And Alice has "Piercing Eye" and "Shock" in hand
      And Alice has {W}{R} in the mana pool
      Then Alice can't cast "Shock" targeting "Lesser Knight"
      When Alice casts "Piercing Eye" and it resolves
      And Alice casts "Shock" targeting "Lesser Knight" and it resolves
      Then "Lesser Knight" has 2 damage marked

  @CR-702.11f
  Rule: 702.11f From one and from another

    Scenario: One of the two colors is enough, and a third does not count
      Given Alice has "Shock" and "Pacifism" in hand
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
      Given Alice has "Shock" in hand
      And Alice controls "Moonglove Extract"
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Greater Veil" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Hill Giant" has 0 damage marked
      And "Shock" is in Alice's graveyard
      When Alice activates "Moonglove Extract" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked

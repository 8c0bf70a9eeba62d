Feature: 702.16. Protection

  Background:
    Given the card "Absolute Law" is an "Enchantment" that costs {1}{W}:
      """
      All creatures have protection from red.
      """

  @CR-702.16b
  Rule: 702.16b Targets

    Scenario: A red spell can't target it, a black one can
      Given Bob controls "Oraxid"
      And Alice has "Shock" and "Murder" in hand
      And Alice has {R}{1}{B}{B} in the mana pool
      Then Alice can't cast "Shock" targeting "Oraxid"
      When Alice casts "Murder" targeting "Oraxid" and it resolves
      Then "Oraxid" is in Bob's graveyard

  @CR-702.16c
  Rule: 702.16c Auras

    Scenario: A red Aura comes off and goes to its owner's graveyard, a white one stays
      Given Alice controls "Grizzly Bears"
      And Alice controls "Giant Strength" attached to "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Absolute Law" in hand
      And Alice has {1}{W} in the mana pool
      Then "Grizzly Bears" is 5/6
      When Alice casts "Absolute Law" and it resolves
      Then "Giant Strength" is in Alice's graveyard
      And "Grizzly Bears" is 3/4

  @CR-702.16d
  Rule: 702.16d Equipment and Fortifications

    Scenario: A red Equipment comes off and stays on the battlefield, one without color stays on
      Given Alice controls "Grizzly Bears"
      And Alice controls "Vulshok Splitter" attached to "Grizzly Bears"
      And Alice controls "Leonin Scimitar" attached to "Grizzly Bears"
      And Alice has "Absolute Law" in hand
      And Alice has {1}{W} in the mana pool
      Then "Grizzly Bears" is 5/3
      When Alice casts "Absolute Law" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Vulshok Splitter" is on the battlefield

  @CR-702.16e
  Rule: 702.16e Damage

    Scenario: A red source's damage to all creatures is prevented, and to the others dealt
      Given the card "Pyroclasm" is a "Sorcery" that costs {1}{R}:
        """
        Pyroclasm deals 2 damage to each creature.
        """
      And Bob controls "Oraxid" and "Hill Giant"
      And Alice has "Pyroclasm" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Pyroclasm" and it resolves
      Then "Oraxid" has 0 damage marked
      And "Hill Giant" has 2 damage marked

  @CR-702.16f
  Rule: 702.16f Blockers

    Scenario: A red creature can't block it, a green one can
      Given Alice controls "Oraxid"
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice attacks with "Oraxid"
      Then Bob can't block "Oraxid" with "Hill Giant", by 702.16f
      And Bob can block "Oraxid" with "Grizzly Bears"

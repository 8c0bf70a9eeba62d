@edition-2025
Feature: 702.2. Deathtouch, and 702.15. Lifelink: Wherever the source is

  @CR-702.2d @CR-702.15d
  Rule: 702.2d, 702.15d From any zone

    Scenario: A spell deals its damage on the stack with deathtouch and lifelink, and without them it is only marked
      Given the card "Venomous Words" is an "Enchantment" that costs {B}:
        """
        Instant and sorcery spells you control have deathtouch and lifelink.
        """
      And Bob controls "Colossapede" (first) and "Colossapede" (second)
      And Alice has "Shock" (first), "Shock" (second) and "Venomous Words" in hand
      And Alice has {R}{R}{B} in the mana pool
      When Alice casts "Shock" (first) targeting "Colossapede" (first) and it resolves
      Then "Colossapede" (first) has 2 damage marked
      And Alice has 20 life
      When Alice casts "Venomous Words" and it resolves
      And Alice casts "Shock" (second) targeting "Colossapede" (second) and it resolves
      Then "Colossapede" (second) is in Bob's graveyard
      And Alice has 22 life
      And "Colossapede" (first) is on the battlefield

  @CR-702.2e @CR-702.15c
  Rule: 702.2e, 702.15c The source has moved on

    Scenario: What had deathtouch and lifelink as it died deals the damage of its ability with them
      Given the card "Venomous Mage" is a "Creature — Human Wizard" that costs {B} of size 1/1
        """
        Deathtouch, lifelink
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Venomous Mage" and "Prodigal Pyromancer"
      And Bob controls "Hill Giant", "Colossapede" and two "Mountain"
      And Bob has "Shock" (first) and "Shock" (second) in hand
      When Alice activates "Prodigal Pyromancer" targeting "Colossapede"
      And Alice passes
      And Bob activates "Mountain" (1)
      And Bob casts "Shock" (first) targeting "Prodigal Pyromancer" and it resolves
      And all players pass
      Then "Colossapede" has 1 damage marked
      And Alice has 20 life
      When Alice activates "Venomous Mage" targeting "Hill Giant"
      And Alice passes
      And Bob activates "Mountain" (2)
      And Bob casts "Shock" (second) targeting "Venomous Mage" and it resolves
      Then "Venomous Mage" is in Alice's graveyard
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And Alice has 21 life

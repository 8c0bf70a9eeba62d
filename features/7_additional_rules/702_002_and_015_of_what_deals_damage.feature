@edition-2025
Feature: 702.2. Deathtouch, and 702.15. Lifelink: Wherever the source is

  @CR-702.2d @CR-702.15d
  Rule: 702.2d, 702.15d From any zone

    Scenario: A spell deals its damage on the stack with deathtouch and lifelink, and without them it is only marked
      Given the card "Judith, Carnage Connoisseur" is a "Legendary Creature — Human Shaman" that costs {3}{B}{R} of size 3/4:
        """
        Whenever you cast an instant or sorcery spell, choose one —
        • That spell gains deathtouch and lifelink.
        • Create a 2/2 red Imp creature token with "When this token dies, it deals 2 damage to each opponent."
        """
      And Bob controls "Colossapede" (first) and "Colossapede" (second)
      And Alice has "Shock" (first), "Shock" (second) and "Judith, Carnage Connoisseur" in hand
      And Alice has {R}{R}{3}{B}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Colossapede" (first) and it resolves
      Then "Colossapede" (first) has 2 damage marked
      And Alice has 20 life
      When Alice casts "Judith, Carnage Connoisseur" and it resolves
      And Alice casts "Shock" (second) targeting "Colossapede" (second)
      And Alice chooses "1"
      And all players pass
      And all players pass
      Then "Colossapede" (second) is in Bob's graveyard
      And Alice has 22 life
      And "Colossapede" (first) is on the battlefield

  @CR-702.2e @CR-702.15c
  Rule: 702.2e, 702.15c The source has moved on

    Scenario: What had deathtouch and lifelink as it died deals the damage of its ability with them
      Given the card "Vampire of the Dire Moon" is a "Creature — Vampire" that costs {B} of size 1/1:
        """
        Deathtouch
        Lifelink
        """
      And Alice controls "Vampire of the Dire Moon" and "Prodigal Pyromancer"
      And Alice controls "Hermetic Study" attached to "Vampire of the Dire Moon"
      And Bob controls "Hill Giant", "Colossapede" and two "Mountain"
      And Bob has "Shock" (first) and "Shock" (second) in hand
      When Alice activates "Prodigal Pyromancer" targeting "Colossapede"
      And Alice passes
      And Bob activates "Mountain" (1)
      And Bob casts "Shock" (first) targeting "Prodigal Pyromancer" and it resolves
      And all players pass
      Then "Colossapede" has 1 damage marked
      And Alice has 20 life
      When Alice activates "Vampire of the Dire Moon" targeting "Hill Giant"
      And Alice passes
      And Bob activates "Mountain" (2)
      And Bob casts "Shock" (second) targeting "Vampire of the Dire Moon" and it resolves
      Then "Vampire of the Dire Moon" is in Alice's graveyard
      When all players pass
      Then "Hill Giant" is in Bob's graveyard
      And Alice has 21 life

@edition-2009
Feature: 422. Handling Illegal Actions

  @CR-2009-422.1 @CR-2009-422.2
  Rule: 422.1 What can't be completed is taken back

    Scenario: A spell that can't be paid returns to where it was, nothing is lost, and its player may do something else
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And the card "Lesser Pact" is a "Sorcery" that costs {3}{B}:
        """
        As an additional cost to cast this spell, sacrifice a creature.
        You draw a card.
        """
      And the card "Lesser Salve" is an "Instant" that costs {B}:
        """
        You gain 3 life.
        """
      And Alice has "Lesser Pact" and "Lesser Salve" in hand
      And Alice has {B} in the mana pool
      When Alice tries to cast "Lesser Pact"
      And Alice chooses "Grizzly Bears"
      Then it is refused
      And "Lesser Pact" is in Alice's hand
      And "Grizzly Bears" and "Hill Giant" are on the battlefield
      And Alice has {B} in the mana pool
      When Alice casts "Lesser Salve" and it resolves
      Then Alice has 23 life

  @CR-2009-414.2
  Rule: 414.2 Costs stay paid

    Scenario: Who played a spell that is countered has spent the mana, and one that resolves costs as much
      Given Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Shock" (first) targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting "Shock" (first) and it resolves
      Then "Shock" (first) is in Alice's graveyard
      And Alice has {R} in the mana pool
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has 18 life
      And Alice has no mana

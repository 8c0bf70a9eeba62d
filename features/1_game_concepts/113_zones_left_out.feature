Feature: 113. Abilities that say where they do not work

  @CR-113.6c
  Rule: 113.6c Everywhere but in the zone that it names

    Background:
      Given the card "Lesser Grist" is a "Planeswalker" that costs {1}{B}{G} of loyalty 3:
        """
        As long as this card isn't on the battlefield, it is a 1/1 Insect creature in addition to its other types.
        """

    Scenario: In a graveyard and on the stack it is a creature, and on the battlefield it is none
      Given Alice has "Lesser Grist" in the graveyard
      And Alice has "Raise Dead" in hand
      And Alice has {B}{1}{B}{G} in the mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {1}{U} in the mana pool
      Then "Lesser Grist" is a 1/1 Insect creature
      When Alice casts "Raise Dead" targeting "Lesser Grist" and it resolves
      Then "Lesser Grist" is in Alice's hand
      And "Lesser Grist" is a 1/1 Insect creature
      When Alice casts "Lesser Grist"
      And Alice passes
      Then Bob can cast "Essence Scatter" targeting "Lesser Grist"
      When Bob passes
      Then "Lesser Grist" is on the battlefield
      And "Lesser Grist" is not a creature
      And "Lesser Grist" has loyalty 3

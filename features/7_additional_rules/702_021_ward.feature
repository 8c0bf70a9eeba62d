Feature: 702.21. Ward

  Background:
    Given the card "Hexbane Tortoise" is a "Creature — Turtle" that costs {2}{G} of size 3/2:
      """
      Ward {2}
      Enlist
      """
    And Bob controls "Hexbane Tortoise"

  @CR-702.21a
  Rule: 702.21a What ward means

    Scenario: Who doesn't pay sees the spell countered
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Hexbane Tortoise"
      And all players pass
      Then "Shock" is in Alice's graveyard
      And the stack is empty
      And "Hexbane Tortoise" is on the battlefield

    Scenario: Who pays does not
      Given Alice has "Shock" in hand
      And Alice has {R}{2} in the mana pool
      When Alice casts "Shock" targeting "Hexbane Tortoise"
      And all players pass
      And Alice chooses yes
      And all players pass
      Then "Hexbane Tortoise" is in Bob's graveyard

    Scenario: Its controller's own spells cost no more
      Given Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Hexbane Tortoise"
      Then the stack, from the top, is "Shock"
      When all players pass
      Then "Hexbane Tortoise" is in Bob's graveyard

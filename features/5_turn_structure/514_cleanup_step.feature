Feature: 514. Cleanup Step

  @CR-514.3a
  Rule: 514.3a Another cleanup step

    Background:
      Given these cards:
        | name   | type        | cost   | text                                                                                  |
        | Megrim | Enchantment | {2}{B} | Whenever an opponent discards a card, this enchantment deals 2 damage to that player. |
      And Alice controls "Grizzly Bears" (first)
      And Alice controls "Forest"
      And Alice has "Giant Growth" and "Grizzly Bears" (second) in hand
      And Alice has six "Muck Rats" in hand
      And it is Alice's end step

    Scenario: What lasts until end of turn and begins in a cleanup step ends in the next one of that turn
      Given Bob controls "Megrim"
      When all players pass
      And Alice chooses "Grizzly Bears" (second)
      Then it is Alice's cleanup
      When Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Grizzly Bears" (first) and it resolves
      Then "Grizzly Bears" (first) is 5/5
      When all players pass
      Then Alice has 18 life
      And it is Alice's cleanup
      When all players pass
      Then it is Bob's upkeep
      And "Grizzly Bears" (first) is 2/2

    Scenario: Where nothing triggers, one cleanup step ends the turn
      Given Alice controls "Megrim"
      When all players pass
      And Alice chooses "Grizzly Bears" (second)
      Then it is Bob's upkeep

  @CR-514.3a
  Rule: 514.3a Abilities that wait in vain

    Background:
      Given the card "Lament" is an "Enchantment":
        """
        Whenever you discard a card, destroy target artifact.
        """
      And Alice has "Fugitive Wizard" in hand
      And Alice has seven creature cards in hand
      And it is Alice's end step

    Scenario: An ability that waits and finds no target has the active player receive priority all the same
      Given Alice controls "Lament"
      When all players pass
      And Alice chooses "Fugitive Wizard"
      Then it is Alice's cleanup
      When all players pass
      Then it is Bob's upkeep

    Scenario: Another player's ability does not wait for it
      Given Bob controls "Lament"
      When all players pass
      And Alice chooses "Fugitive Wizard"
      Then it is Bob's upkeep

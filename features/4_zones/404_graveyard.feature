@edition-2025
Feature: 404. Graveyard

  @CR-404.2
  Rule: 404.2 Face up, in order

    Scenario: The card that came last lies on top, and both players may look at those below it
      Given Alice controls "Soldevi Digger" and "Grizzly Bears"
      And Alice's library is empty
      And Alice has "Hill Giant" and "Serra Angel" in the graveyard
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B}{2}{2} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then Bob can look at "Hill Giant"
      When Alice activates "Soldevi Digger" and it resolves
      Then "Murder" is in Alice's library
      And "Grizzly Bears" is in Alice's graveyard
      When Alice activates "Soldevi Digger" and it resolves
      Then "Grizzly Bears" is in Alice's library
      And "Serra Angel" is in Alice's graveyard

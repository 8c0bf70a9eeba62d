Feature: 730. Taking Shortcuts

  @CR-730.4
  Rule: 730.4 A loop in which nobody has a choice

    Background:
      Given Alice controls "Faceless Butcher" (first)
      And Alice has {2}{B}{B}{2}{B}{B} in the mana pool
      And Alice has "Faceless Butcher" (second) and "Faceless Butcher" (third) in hand

    @CR-2009-421.4
    Scenario: Creatures that exile and return one another make the game a draw
      When Alice casts "Faceless Butcher" (second)
      And all players pass
      And all players pass
      And all players pass
      Then "Faceless Butcher" (first) is in exile
      When Alice casts "Faceless Butcher" (third)
      And the game goes on to Alice's end step
      Then the game is a draw

    @CR-2009-421.4
    Scenario: With one creature more there is a choice of what to exile, and the player who makes it ends the loop
      Given Bob controls "Grizzly Bears"
      When Alice casts "Faceless Butcher" (second)
      And all players pass
      And Alice chooses "Faceless Butcher" (first)
      And all players pass
      And all players pass
      Then "Faceless Butcher" (first) is in exile
      When Alice casts "Faceless Butcher" (third)
      And all players pass
      And Alice chooses "Faceless Butcher" (second)
      And the game goes on to Alice's end step
      And Alice chooses "Faceless Butcher" (third)
      And Alice chooses "Faceless Butcher" (first)
      And Alice chooses "Faceless Butcher" (second)
      And Alice chooses "Grizzly Bears"
      Then the game goes on
      And it is Alice's end step
      And "Grizzly Bears" is in exile

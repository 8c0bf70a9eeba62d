Feature: 202. Paying a mana cost

  @CR-202.1a
  Rule: 202.1a What is paid for a card

    Scenario: Colored symbols are paid with mana of their colors, and the generic part with any
      Given Alice has "Grizzly Bears" and "Forest" in hand
      And Alice has {R}{R}{R} in the mana pool
      Then Alice can't cast "Grizzly Bears"
      When Alice plays "Forest"
      And Alice activates "Forest"
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And Alice has {R}{R} in the mana pool

    Scenario: Only for a Phyrexian symbol something else than mana is spent
      Given Alice has "Shock" and "Gut Shot" in hand
      And Alice has {G} in the mana pool
      Then Alice can't cast "Shock" targeting Bob
      When Alice casts "Gut Shot" targeting Bob
      And Alice chooses "2 life"
      And all players pass
      Then Bob has 19 life
      And Alice has 18 life
      And Alice has {G} in the mana pool

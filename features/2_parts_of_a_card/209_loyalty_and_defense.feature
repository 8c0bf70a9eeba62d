Feature: 209, 210. Loyalty and defense

  @CR-209.1
  Rule: 209.1 The number on planeswalkers

    Scenario: It is the loyalty of the card, and then that of the counters with which it enters
      Given Alice has "Jace Beleren" in hand
      And Alice has {1}{U}{U} in the mana pool
      Then "Jace Beleren" has loyalty 3
      When Alice casts "Jace Beleren" and it resolves
      Then "Jace Beleren" has three loyalty counters
      When Alice activates "Jace Beleren", "Each player" and it resolves
      Then "Jace Beleren" has loyalty 5

  @CR-209.2
  Rule: 209.2 Loyalty abilities

    Scenario: One of a permanent's loyalty abilities is activated in a turn, and other abilities as often as one can pay
      Given Alice controls "Jace Beleren" and "Olivia Voldaren"
      And Bob controls "Hill Giant"
      And Alice has {1}{R}{1}{R} in the mana pool
      When Alice activates "Jace Beleren", "Each player" and it resolves
      Then Alice can't activate "Jace Beleren", "Target player draws" targeting Alice
      When Alice activates "Olivia Voldaren", "deals" targeting "Hill Giant" and it resolves
      Then Alice can activate "Olivia Voldaren", "deals" targeting "Hill Giant"

  @CR-210.1
  Rule: 210.1 The number on battles

    Scenario: It is the defense of the card, and then that of the counters with which it enters
      Given Alice has "Invasion of Moag" in hand
      And Alice has {2}{G}{W} in the mana pool
      Then "Invasion of Moag" has defense 5
      When Alice casts "Invasion of Moag"
      And all players pass
      Then "Invasion of Moag" has five defense counters

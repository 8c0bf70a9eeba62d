Feature: 300. General

  @CR-300.1
  Rule: 300.1 Card types

    Background:
      Given Alice controls "Tarmogoyf"
      And Alice has "Sacred Nectar" in hand
      And Alice has {1}{W} in the mana pool

    Scenario: A kindred instant in a graveyard is of two card types, and a basic land is of one
      Given Alice has "Tarfire" and "Forest" in the graveyard
      When Alice would receive priority
      Then "Tarmogoyf" is 3/4
      When Alice casts "Sacred Nectar" and it resolves
      Then "Tarmogoyf" is 4/5

    Scenario: A type is counted once
      Given Alice has "Tarfire", "Shock" and "Ornithopter" in the graveyard
      When Alice would receive priority
      Then "Tarmogoyf" is 4/5
      When Alice casts "Sacred Nectar" and it resolves
      Then "Tarmogoyf" is 5/6

  @CR-300.2
  Rule: 300.2 Several card types

    Background:
      Given Alice controls "Ornithopter" and "Grizzly Bears"
      And Alice has "Shatter", "Murder" and "Demystify" in hand
      And Alice has {R}{R}{B}{B}{B} in the mana pool

    Scenario: What destroys an artifact destroys an artifact creature
      Then Alice can't cast "Shatter" targeting "Grizzly Bears"
      When Alice casts "Shatter" targeting "Ornithopter" and it resolves
      Then "Ornithopter" is in Alice's graveyard

    Scenario: What destroys a creature does so as well
      When Alice casts "Murder" targeting "Ornithopter" and it resolves
      Then "Ornithopter" is in Alice's graveyard

  @CR-300.2a
  Rule: 300.2a Lands of another type besides

    Scenario: An artifact land is played and not cast, and an artifact creature is cast
      Given Alice has "Ancient Den" and "Ornithopter" in hand
      Then Alice can't cast "Ancient Den"
      When Alice casts "Ornithopter" and it resolves
      And Alice plays "Ancient Den"
      Then Alice controls "Ornithopter" and "Ancient Den"

  @CR-300.2b
  Rule: 300.2b Kindreds

    Scenario: A kindred instant is cast in another player's turn, and a kindred enchantment is not
      Given it is Bob's upkeep
      And Alice has "Tarfire" and "Bitterblossom" in hand
      And Alice has {R}{B}{B} in the mana pool
      When Bob passes
      Then Alice can't cast "Bitterblossom"
      When Alice casts "Tarfire" targeting Bob and it resolves
      Then Bob has 18 life
      And "Tarfire" is in Alice's graveyard

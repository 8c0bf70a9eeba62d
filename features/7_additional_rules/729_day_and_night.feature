Feature: 729. Day and Night

  @CR-729.1
  Rule: 729.1 What the game itself can be

    Scenario: Once it has become night, a spell costs less
      Given Alice controls "Mountain" and "Grizzly Bears"
      And Alice has "Unnatural Moonrise" and "Moonrager's Slash" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      And Alice activates "Mountain"
      And Alice casts "Moonrager's Slash" targeting Bob and it resolves
      Then Bob has 17 life

    Scenario: By day it doesn't
      Given Alice has "Firmament Sage", "Shock" and "Moonrager's Slash" in hand
      And Alice has {3}{U}{R} in the mana pool
      When Alice casts "Firmament Sage" and it resolves
      Then Alice can't cast "Moonrager's Slash" targeting Bob
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

  @CR-729.1a
  Rule: 729.1a From one to the other

    Scenario: Day becomes night where it was day
      Given Alice controls "Grizzly Bears"
      And Alice has "Firmament Sage" and "Unnatural Moonrise" in hand
      And Alice has {3}{U}{R}{G} in the mana pool
      When Alice casts "Firmament Sage" and it resolves
      And Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is "ability of Firmament Sage"
      When all players pass
      Then Alice has one card in hand

    Scenario: Night that comes upon neither is no change from day
      Given Alice controls "Firmament Sage" and "Grizzly Bears"
      And Alice has "Unnatural Moonrise" and "Moonrager's Slash" in hand
      And Alice has {R}{G}{R} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      And Alice can cast "Moonrager's Slash" targeting Bob

  @CR-502.2 @CR-729.2 @CR-729.2a
  Rule: 729.2a After a turn without a spell

    Scenario Outline: Day <becomes> if the player whose turn it was casts <what>
      Given Alice has "Firmament Sage" and "Shock" (first) in hand
      And Alice has {3}{U} in the mana pool
      And Alice controls "Mountain" (first)
      And Bob controls "Mountain" (second)
      And Bob has "Shock" (second) in hand
      When Alice casts "Firmament Sage" and it resolves
      And the game goes on to Bob's upkeep
      Then the stack is empty
      When <player> activates "Mountain" <which>
      And <player> casts "Shock" <which> targeting <other> and it resolves
      And the game goes on to Alice's upkeep
      Then <stack>

      Examples:
        | becomes        | what    | player | which    | other | stack                                      |
        | becomes night  | nothing | Alice  | (first)  | Bob   | the stack, from the top, is "ability of Firmament Sage" |
        | stays          | a spell | Bob    | (second) | Alice | the stack is empty                                   |

  @CR-502.2 @CR-729.2 @CR-729.2b
  Rule: 729.2b After a turn with two spells

    Scenario Outline: Night <becomes> if the player whose turn it was casts <what>
      Given Alice controls "Firmament Sage", "Mountain" (first) and "Mountain" (second)
      And Alice has "Unnatural Moonrise", "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{G} in the mana pool
      And Bob controls "Mountain" (third) and "Mountain" (fourth)
      And Bob has "Shock" (third) and "Shock" (fourth) in hand
      When Alice casts "Unnatural Moonrise" targeting "Firmament Sage" and it resolves
      And the game goes on to Bob's upkeep
      Then the stack is empty
      When <one> activates "Mountain" <first>
      And <one> casts "Shock" <first> targeting <one> and it resolves
      And <other> activates "Mountain" <second>
      And <other> casts "Shock" <second> targeting <other> and it resolves
      And the game goes on to Alice's upkeep
      Then <stack>

      Examples:
        | becomes     | what       | one   | first   | other | second   | stack                                          |
        | becomes day | two spells | Bob   | (third) | Bob   | (fourth) | the stack, from the top, is "ability of Firmament Sage" |
        | stays       | one spell  | Alice | (first) | Bob   | (fourth) | the stack is empty                                       |
        | stays night | no spell   | Alice | (first) | Alice | (second) | the stack is empty                                       |

  @CR-502.2a
  Rule: 502.2a Day and night for teams

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Bob controls "Mountain" (first)
      And Dave controls "Mountain" (second) and "Mountain" (third)
      And Bob has "Shock" (first) in hand
      And Dave has "Shock" (second) and "Shock" (third) in hand

    Scenario Outline: It stays day if <who> of the team casts a spell
      Given Alice has "Firmament Sage" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Firmament Sage" and it resolves
      And the game goes on to Bob's upkeep
      And <player> activates "Mountain" <which>
      And <player> casts "Shock" <which> targeting Alice and it resolves
      And the game goes on to Alice's upkeep
      Then the stack is empty

      Examples:
        | who            | player | which    |
        | one player     | Bob    | (first)  |
        | the other one  | Dave   | (second) |

    Scenario: It becomes night if nobody does
      Given Alice has "Firmament Sage" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Firmament Sage" and it resolves
      And the game goes on to Alice's upkeep
      Then the stack, from the top, is "ability of Firmament Sage"

    Scenario Outline: Night <becomes> if <what>
      Given Alice controls "Firmament Sage"
      And Alice has "Unnatural Moonrise" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Firmament Sage" and it resolves
      And the game goes on to Bob's upkeep
      And <one> activates "Mountain" <first>
      And <one> casts "Shock" <first> targeting Alice and it resolves
      And Dave activates "Mountain" (third)
      And Dave casts "Shock" (third) targeting Alice and it resolves
      And the game goes on to Alice's upkeep
      Then <stack>

      Examples:
        | becomes     | what                        | one  | first    | stack                                          |
        | becomes day | one player casts two spells | Dave | (second) | the stack, from the top, is "ability of Firmament Sage" |
        | stays       | two players cast one each   | Bob  | (first)  | the stack is empty                                       |

  @CR-729.2c
  Rule: 729.2c Neither stays neither

    Scenario: A turn without a spell brings no night upon a game that has had no day
      Given Alice controls "Firmament Sage" and "Mountain"
      And Alice has "Moonrager's Slash" and "Shock" in hand
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain"
      Then Alice can't cast "Moonrager's Slash" targeting Bob
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

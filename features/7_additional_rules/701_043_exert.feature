Feature: 701.43. Exert

  Background:
    Given these cards:
      | name                  | type                      | cost   | size | text                                                                                                                            |
      | Gust Walker           | Creature — Human Wizard   | {1}{W} | 2/2  | You may exert this creature as it attacks. When you do, it gets +1/+1 and gains flying until end of turn.                       |
      | Trueheart Twins       | Creature — Jackal Warrior | {4}{R} | 4/4  | You may exert this creature as it attacks.<br>Whenever you exert a creature, creatures you control get +1/+0 until end of turn. |
      | Steward of Solidarity | Creature — Human Warrior  | {1}{W} | 2/2  | {T}, Exert this creature: Create a 1/1 white Warrior creature token with vigilance.                                             |
      | Vigilance             | Enchantment — Aura        | {W}    |      | Enchant creature<br>Enchanted creature has vigilance.                                                                           |
      | Twiddle               | Instant                   | {U}    |      | You may tap or untap target artifact, creature, or land.                                                                        |
    And Bob controls "Mons's Goblin Raiders"

  @CR-701.43a
  Rule: 701.43a It stays tapped in the next untap step of the player who exerts it

    Background:
      Given Alice controls "Gust Walker"

    Scenario: It does not untap once
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And the game goes on to Alice's upkeep
      Then "Gust Walker" is tapped
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Gust Walker" is untapped

    Scenario: What was not exerted untaps
      When Alice attacks Bob with "Gust Walker"
      And Alice says no
      And the game goes on to Alice's upkeep
      Then "Gust Walker" is untapped

    Scenario: An effect may untap it
      Given Alice has "Twiddle" in hand
      And Alice controls "Island"
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And all players pass
      And the game goes on to Alice's postcombat main phase
      And Alice casts "Twiddle" targeting "Gust Walker"
      And Alice chooses "Island"
      And all players pass
      And Alice says yes
      And Alice chooses "untap it"
      Then "Gust Walker" is untapped

    Scenario: It untaps in the untap step of another player
      Given Alice has "Switcheroo" in hand
      And Alice controls four "Plains" and "Island"
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And all players pass
      And the game goes on to Alice's postcombat main phase
      And Alice casts "Switcheroo" targeting "Gust Walker" and "Mons's Goblin Raiders"
      And Alice chooses "Island"
      And Alice chooses "Plains" (1)
      And Alice chooses "Plains" (2)
      And Alice chooses "Plains" (3)
      And Alice chooses "Plains" (4)
      And all players pass
      And the game goes on to Bob's upkeep
      Then Bob controls "Gust Walker"
      And "Gust Walker" is untapped

  @CR-701.43b
  Rule: 701.43b Untapped, or exerted before

    Scenario: An untapped creature is exerted
      Given Alice controls "Gust Walker"
      And Alice controls "Vigilance" attached to "Gust Walker"
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And all players pass
      Then "Gust Walker" is untapped
      And "Gust Walker" is 3/3

    Scenario: A creature that is exerted again stays tapped in one untap step
      Given Alice controls "Steward of Solidarity"
      And Alice has "Twiddle" in hand
      And Alice has {U} in the mana pool
      When Alice activates "Steward of Solidarity" and it resolves
      And Alice casts "Twiddle" targeting "Steward of Solidarity" and it resolves
      And Alice says yes
      And Alice chooses "untap it"
      And Alice activates "Steward of Solidarity" and it resolves
      And the game goes on to Alice's upkeep
      Then "Steward of Solidarity" is tapped
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Steward of Solidarity" is untapped

  @CR-701.43c
  Rule: 701.43c Only on the battlefield

    Scenario Outline: A creature that <what>
      Given the card "Spent Runner" is a "Creature — Human Warrior" of size 2/2
        """
        Whenever this creature attacks, <instructions>. If you do, draw a card.
        """
      And Alice controls "Spent Runner"
      When Alice attacks Bob with "Spent Runner"
      And all players pass
      Then Alice has <cards> in hand
      And "Spent Runner" is <where>

      Examples:
        | what                                     | instructions              | cards   | where |
        | stays there is exerted                   | exert it                  | 1 card  | attacking Bob |
        | has gone to another zone can't be exerted | exile it, then exert it  | 0 cards | in exile |

  @CR-701.43d
  Rule: 701.43d As it attacks

    Scenario: Who exerts it as it attacks has the ability in the same paragraph trigger
      Given Alice controls "Gust Walker"
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And all players pass
      Then "Gust Walker" is 3/3
      And "Gust Walker" has flying

    Scenario: Who does not has it attack as it is
      Given Alice controls "Gust Walker"
      When Alice attacks Bob with "Gust Walker"
      And Alice says no
      Then the stack is empty
      And "Gust Walker" is 2/2

    Scenario: Each creature is exerted for itself, and an ability that waits for any sees both
      Given Alice controls "Gust Walker" and "Trueheart Twins"
      When Alice attacks Bob with "Gust Walker" and "Trueheart Twins"
      And Alice says yes
      And Alice says yes
      And Alice orders "Trueheart Twins", "Trueheart Twins (2)" and "Gust Walker"
      And all players pass
      And all players pass
      And all players pass
      Then "Gust Walker" is 5/3
      And "Trueheart Twins" is 6/4

    Scenario: An ability that waits for any sees a creature that is exerted to activate one, and another linked ability does not
      Given Alice controls "Steward of Solidarity", "Trueheart Twins" and "Gust Walker"
      When Alice attacks Bob with "Gust Walker"
      And Alice says no
      And Alice activates "Steward of Solidarity"
      And all players pass
      Then "Trueheart Twins" is 5/4
      And "Gust Walker" is 3/2

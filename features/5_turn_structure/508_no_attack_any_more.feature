Feature: 508. No attack comes

  @CR-508.1
  Rule: 508.1 Attackers are declared as the step begins

    Scenario: In a turn without a combat phase nobody attacks, in the next one of that player there is an attack
      Given the card "Stonehorn Dignitary" is a "Creature — Rhino Soldier" that costs {3}{W} of size 1/4:
        """
        When this creature enters, target opponent skips their next combat phase.
        """
      And it is Bob's precombat main phase
      And Alice controls "Hill Giant"
      And Bob has "Stonehorn Dignitary" in hand
      And Bob has {3}{W} in the mana pool
      When Bob casts "Stonehorn Dignitary" and it resolves
      And all players pass
      And the game goes on to Alice's upkeep
      And Alice tries to attack Bob with "Hill Giant"
      Then it is refused, by 508.1
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      And Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

    Scenario Outline: An attack doesn't come where the turn is ended before it, in the <step>
      Given it is Alice's <step>
      And Alice controls "Hill Giant"
      And Bob has "Time Stop" in hand
      And Bob has {4}{U}{U} in the mana pool
      When Alice passes
      And Bob casts "Time Stop"
      And Alice tries to attack Bob with "Hill Giant"
      Then it is refused, by 508.1
      When all players pass
      Then it is Bob's upkeep

      Examples:
        | step                |
        | upkeep              |
        | beginning of combat |

    Scenario Outline: An attack doesn't come where the game is over before it, in the <step>
      Given it is Alice's <step>
      And Alice controls "Hill Giant"
      And Bob has 2 life
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice tries to attack Bob with "Hill Giant"
      Then it is refused, by 508.1
      When all players pass
      Then Bob has lost the game

      Examples:
        | step                |
        | upkeep              |
        | beginning of combat |

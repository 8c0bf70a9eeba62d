Feature: 724. The Initiative

  Background:
    Given the players are Alice, Bob and Carol
    And Alice has "Passageway Seer" in hand
    And Alice has {3}{B} in the mana pool
    And Alice has "Undercity" (hers) outside the game
    And Bob has "Undercity" (his) outside the game
    And Carol has "Undercity" (Carol's) outside the game
    And Bob controls "Grizzly Bears" and "Hill Giant"

  @CR-724.1
  Rule: 724.1 What the initiative is

    Scenario: A player takes the initiative, and has it from then on
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And the game goes on to Alice's end step
      And all players pass
      Then "Passageway Seer" has one +1/+1 counter

    Scenario: Nobody has it before somebody takes it
      Given Alice controls "Passageway Seer" (there) and four "Swamp"
      When the game goes on to Alice's end step
      Then the stack is empty
      When the game goes on to Alice's precombat main phase
      And Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice activates "Swamp" (4)
      And Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And the game goes on to Alice's end step
      And Alice orders "Passageway Seer" (there) and "Passageway Seer"
      And all players pass
      And all players pass
      Then "Passageway Seer" (there) has one +1/+1 counter

  @CR-724.2
  Rule: 724.2 Venturing, and losing it to an attacker

    @CR-701.49d
    Scenario: Whoever takes it ventures into Undercity, and into no other dungeon
      Given Alice has "Lost Mine of Phandelver" outside the game
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      Then the stack, from the top, is ability of "the initiative"
      When all players pass
      Then "Undercity" (hers) is in the command zone
      And the stack, from the top, is ability of "Undercity" (hers)

    Scenario: In each upkeep of whoever has it that player ventures on, and not in that of another
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's upkeep
      Then the stack is empty
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice chooses "Lost Well"
      Then the stack, from the top, is ability of "Undercity" (hers)

    Scenario: Creatures that deal combat damage take it for their player, who ventures once for both
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Alice with "Grizzly Bears" and "Hill Giant"
      And the game goes on to Bob's combat damage step
      Then the stack, from the top, is ability of "the initiative"
      When all players pass
      And all players pass
      Then "Undercity" (his) is in the command zone
      And the stack, from the top, is ability of "Undercity" (his)

    Scenario: Creatures that deal it to another player don't
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Carol with "Grizzly Bears"
      And the game goes on to Bob's combat damage step
      Then the stack is empty
      And Carol has 18 life

  @CR-724.3
  Rule: 724.3 One player at a time

    Scenario: Whoever had it in one turn has it no longer in the next
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's beginning of combat step
      And Bob attacks Alice with "Hill Giant"
      And the game goes on to Alice's end step
      Then the stack is empty
      And "Passageway Seer" has one +1/+1 counter

  @CR-724.4
  Rule: 724.4 When its holder leaves the game

    Scenario: The active player takes it, and ventures
      Given Alice has 2 life
      And the card "Lesser Bolt" is an "Instant" that costs {0}
        """
        Lesser Bolt deals 3 damage to target player.
        """
      And Bob has "Lesser Bolt" in hand
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's upkeep
      And Bob casts "Lesser Bolt" targeting Alice and it resolves
      Then the stack, from the top, is ability of "the initiative"
      When all players pass
      Then "Undercity" (his) is in the command zone

    Scenario: Another player leaves, and it stays where it is
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And the game goes on to Bob's upkeep
      And Carol concedes
      Then the stack is empty
      And "Undercity" (hers) is in the command zone

  @CR-724.5
  Rule: 724.5 Taking what one already has

    Scenario: It is taken once more, and brings its player further into Undercity
      Given Alice has "Aarakocra Sneak" in hand
      And Alice has {6}{B}{U} in the mana pool
      When Alice casts "Passageway Seer" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And Alice casts "Aarakocra Sneak" and it resolves
      And all players pass
      Then the stack, from the top, is ability of "the initiative"
      When all players pass
      And Alice chooses "Lost Well"
      Then the stack, from the top, is ability of "Undercity" (hers)

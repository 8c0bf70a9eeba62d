Feature: 502.68. Lifelink

  In 2009 lifelink was an ability that triggered, each instance for itself. Today the life is gained together
  with the damage, and a second instance adds nothing. Plays of either edition stand side by side.

  Background:
    Given these cards:
      | name             | type                     | cost      | size | text                                                |
      | Child of Night   | Creature — Vampire       | {1}{B}    | 2/1  | Lifelink                                            |

  @CR-2009-502.68a
  Rule: 502.68a Lifelink triggers

    Scenario: The life is gained as the ability resolves, after the damage
      Given Alice controls "Child of Night"
      When Alice attacks with "Child of Night"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Bob has 18 life
      And Alice has 20 life
      And the stack, from the top, is "ability of Child of Night"
      When all players pass
      Then Alice has 22 life

    Scenario: It comes too late for a player whom damage at the same time has left without life
      Given Alice controls "Child of Night"
      And Bob controls "Grizzly Bears" and "Bear Cub"
      And Alice has 2 life
      And it is Bob's beginning of combat step
      When Bob attacks with "Grizzly Bears" and "Bear Cub"
      And Alice blocks "Grizzly Bears" with "Child of Night"
      And the game goes on to Bob's end of combat step
      Then Alice has lost the game

  @CR-2009-502.68b
  Rule: 502.68b Each instance triggers

    Scenario: A creature with lifelink twice gains its controller twice as much life
      Given Alice controls a 2/2 creature "Lesser Vampire" with "Lifelink, lifelink"
      When Alice attacks with "Lesser Vampire"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Alice has 20 life
      When all players pass
      Then Alice has 22 life
      When all players pass
      Then Alice has 24 life

  @edition-2025 @CR-120.3f
  Rule: 120.3f Today the life comes with the damage

    Scenario: It comes in time for a player whom damage at the same time would leave without life
      Given Alice controls "Child of Night"
      And Bob controls "Grizzly Bears" and "Bear Cub"
      And Alice has 2 life
      And it is Bob's beginning of combat step
      When Bob attacks with "Grizzly Bears" and "Bear Cub"
      And Alice blocks "Grizzly Bears" with "Child of Night"
      And the game goes on to Bob's end of combat step
      Then Alice has 2 life
      And "Child of Night" is in Alice's graveyard
      And Alice is still in the game

Feature: 725. Restarting the Game

  @CR-725.1 @CR-104.6
  Rule: 725.1 A new game

    Scenario: All who are in it begin anew, and what is no card is gone
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice has 3 life
      And Bob has 30 life
      And Bob has four poison counters
      And Bob controls "Grizzly Bears" and a 2/2 Bear creature token "Bear Token"
      And Bob's library has nine cards
      When Alice activates "Karn Liberated", "Restart"
      Then Bob has 30 life
      And "Grizzly Bears" is on the battlefield
      When all players pass
      And Alice says no
      And Bob says no
      Then Alice has 20 life
      And Bob has 20 life
      And Bob has no poison counters
      And there is no "Bear Token"
      And Bob has 7 cards in hand
      And Bob has 3 cards in library
      And it is Alice's upkeep
      And the game goes on

    Scenario: Cards of which a permanent was made begin apart, and one whose back face was up has its front face
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice controls "Alpine Watchdog" and "Kessig Prowler"
      And Alice has "Parcelbeast" in hand
      And Alice's library has three cards
      And Alice has {4}{G}{G}{U} in the mana pool
      When Alice activates "Kessig Prowler" and it resolves
      Then "Kessig Prowler" is named "Sinuous Predator"
      When Alice casts "Parcelbeast" targeting "Alpine Watchdog" using "mutate" and it resolves
      And Alice chooses over
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And "Alpine Watchdog", "Parcelbeast" and "Kessig Prowler" are in Alice's hand
      And "Kessig Prowler" is named "Kessig Prowler"

    Scenario: Who had left the game before takes no part in the new one
      Given the players are Alice, Bob and Carol
      And Alice controls "Karn Liberated" with 14 loyalty counters
      And Bob has 30 life
      When Carol concedes
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Bob has 20 life
      And Carol has lost the game
      And Alice and Bob are still in the game

    Scenario: An extra turn that was still to come is not taken in the new game
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice has "Time Walk" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Time Walk" and it resolves
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      And the game goes on to Bob's upkeep
      Then Alice has 7 cards in hand
      And Alice has 5 cards in library

  @CR-725.1a
  Rule: 725.1a Who starts

    Scenario Outline: <player>, who has restarted the game, whoever began it
      Given it is <player>'s precombat main
      And <player> controls "Karn Liberated" with 14 loyalty counters
      When <player> activates "Karn Liberated", "Restart" and it resolves
      And <player> says no
      And <other> says no
      Then it is <player>'s upkeep
      And <player> has 7 cards in hand
      When the game goes on to <player>'s precombat main
      Then <player> has 7 cards in hand

      Examples:
        | player | other |
        | Alice  | Bob   |
        | Bob    | Alice |

  @CR-725.2
  Rule: 725.2 All cards are involved

    @example-1
    Example: A card that was brought in from outside the game is in the deck of the new one
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice's library has four cards
      And Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
        | 1      | Hill Giant    |
      And Alice has "Living Wish" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Living Wish" and it resolves
      And Alice says yes
      And Alice chooses "Grizzly Bears"
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Alice has no cards in library
      And Alice is still in the game
      And "Grizzly Bears", "Living Wish" and "Karn Liberated" are in Alice's hand
      And "Hill Giant" is in Alice's sideboard

    Scenario: A phased-out creature goes to its owner's deck, though another player controlled it
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Bob controls "Hill Giant"
      And Bob's library has six cards
      And Alice has "Control Magic" and "Reality Ripple" in hand
      And Alice has {2}{U}{U}{1}{U} in the mana pool
      When Alice casts "Control Magic" targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then "Hill Giant" is in Bob's hand
      And Bob has 7 cards in hand
      And Bob has no cards in library

    Scenario: A plane that was face up goes back to its owner's planar deck, and another begins the new game
      Given the game is a Planechase game
      And these cards:
        | name         | type              | text                                                |
        | Lesser Grove | Plane — Dominaria | Creatures you control get +1/+1.                    |
        | Lesser Hoard | Plane — Dominaria | At the beginning of your end step, you gain 1 life. |
      And Bob has "Lesser Grove" in the command zone
      And Alice has "Lesser Hoard" in her planar deck
      And Alice controls "Karn Liberated" with 14 loyalty counters
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then "Lesser Hoard" is face up
      And "Lesser Grove" is on the bottom of Bob's planar deck

    Scenario: An Attraction that was opened goes back to the Attraction deck, and a creature to the library
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice controls "Clown Extruder" and "Grizzly Bears"
      And Alice's library has six cards
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then "Clown Extruder" is on the bottom of Alice's Attraction deck
      And Alice has 7 cards in hand
      And Alice has 1 card in library

  @CR-725.3
  Rule: 725.3 Fewer than seven cards

    Scenario: Six cards are one too few, and seven are enough
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice's library has six cards
      And Bob's library has six cards
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Bob has 6 cards in hand
      And Bob has lost the game
      And Alice has 7 cards in hand
      And Alice has won the game

    Scenario: A mulligan saves nobody who has six cards
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Bob's library is empty
      And Bob has six "Forest" on top of his library
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says yes
      And Bob chooses "Forest" (1)
      And Bob says no
      Then Bob has 5 cards in hand
      And Bob has lost the game

  @CR-725.4
  Rule: 725.4 The effect finishes before the first turn

    Scenario: What comes back before the first turn can attack in it, and its ability waits for the upkeep
      Given Alice controls "Karn Liberated" with 17 loyalty counters
      And Bob controls "Elvish Visionary"
      When Alice activates "Karn Liberated", "Exile target permanent" targeting "Elvish Visionary" and it resolves
      And the game goes on to Alice's precombat main
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Alice controls "Elvish Visionary"
      And it is Alice's upkeep
      And the stack, from the top, is ability of "Elvish Visionary"
      When all players pass
      Then Alice has 8 cards in hand
      When the game goes on to Alice's beginning of combat
      And Alice attacks Bob with "Elvish Visionary"
      And the game goes on to Alice's end of combat
      Then Bob has 19 life

  @CR-725.5
  Rule: 725.5 Cards that are left out

    Scenario: Of a creature and an Aura that Karn has exiled, he leaves the creature alone out of the decks
      Given Alice controls "Karn Liberated" with 20 loyalty counters
      And Bob controls "Hill Giant"
      And Alice controls "Pacifism" attached to "Hill Giant"
      And Alice's library has five cards
      When Alice activates "Karn Liberated", "Exile target permanent" targeting "Pacifism" and it resolves
      And the game goes on to Alice's precombat main
      And Alice activates "Karn Liberated", "Exile target permanent" targeting "Hill Giant" and it resolves
      And the game goes on to Alice's precombat main
      Then "Hill Giant" and "Pacifism" are in exile
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Alice controls "Hill Giant"
      And "Pacifism" is in Alice's hand
      And Alice has 7 cards in hand

  @CR-725.5a
  Rule: 725.5a Commanders that are left out

    Scenario: Bob's commander comes back for Alice, and is Bob's commander still; hers begins in the command zone
      Given the game is a Commander game
      And Alice controls "Karn Liberated" with 17 loyalty counters
      And Alice controls "Jedit Ojanen"
      And "Jedit Ojanen" is Alice's commander
      And Bob controls "Hajar, Loyal Bodyguard"
      And "Hajar, Loyal Bodyguard" is Bob's commander
      When Alice activates "Karn Liberated", "Exile target permanent" targeting "Hajar, Loyal Bodyguard" and it resolves
      And Bob says no
      And the game goes on to Alice's precombat main
      And Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      Then Alice controls "Hajar, Loyal Bodyguard"
      And "Jedit Ojanen" is in the command zone
      When Alice activates "Hajar, Loyal Bodyguard"
      Then Bob is asked to choose yes and no
      When Bob says yes
      Then "Hajar, Loyal Bodyguard" is in the command zone

  @CR-725.7
  @CR-801.17
  Rule: 725.7 Whatever the range of influence

    Scenario: Carol, who sits out of Alice's range, begins anew as all others do
      Given the players are Alice, Bob, Carol and Dave
      And the game is a limited range game
      And Alice controls "Karn Liberated" with 14 loyalty counters
      And Carol controls "Grizzly Bears"
      And Carol has 3 life
      And Bob has 3 life
      When Alice activates "Karn Liberated", "Restart" and it resolves
      And Alice says no
      And Bob says no
      And Carol says no
      And Dave says no
      Then Carol has 20 life
      And Bob has 20 life
      And Carol has 7 cards in hand
      And Carol has 4 cards in library

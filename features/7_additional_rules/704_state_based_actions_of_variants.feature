Feature: 704. State-Based Actions of Variants

  @CR-704.5c
  Rule: 704.5c Ten poison counters

    Scenario: In Two-Headed Giant ten poison counters on one player are not enough
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice has ten poison counters
      And Bob has 15 poison counters
      When Alice would receive priority
      Then Bob has lost the game
      And Alice is still in the game

  @CR-704.6a
  Rule: 704.6a A team with no life left

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice has "Lava Spike" in hand

    Scenario Outline: A team with <life> life that takes 3 damage loses the game
      Given Bob has <life> life
      And Alice has {R} in the mana pool
      When Alice casts "Lava Spike" targeting Dave and it resolves
      Then Bob and Dave have lost the game
      And Alice has won the game
      And Carol has won the game

      Examples:
        | life |
        | 3    |
        | 2    |

    Scenario: A team with 1 life left plays on
      Given Bob has 4 life
      And Alice has {R} in the mana pool
      When Alice casts "Lava Spike" targeting Dave and it resolves
      Then Bob and Dave are still in the game
      And Bob has 1 life

  @CR-704.6b
  Rule: 704.6b A team with fifteen poison counters

    Background:
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game

    Scenario Outline: <first> and <second> poison counters lose a team the game
      Given Bob has <first> poison counters
      And Dave has <second> poison counters
      When Alice would receive priority
      Then Bob and Dave have lost the game
      And Alice has won the game

      Examples:
        | first | second |
        | 15    | 0      |
        | 8     | 7      |
        | 9     | 9      |

    Scenario: Fourteen poison counters do not
      Given Bob has 14 poison counters
      And Alice has 14 poison counters
      And Bob has 15 poison counters
      When Alice would receive priority
      Then Bob has lost the game

  @CR-704.6c @CR-903.10a
  Rule: 704.6c Twenty-one combat damage from one commander

    Background:
      Given the players are Alice, Bob and Carol
      And the game is a Commander game
      And Alice controls "Tobias Andrion"
      And "Tobias Andrion" is Alice's commander

    Scenario: The twenty-first combat damage from a commander loses a player the game
      Given Bob has been dealt 17 combat damage by the commander "Tobias Andrion"
      When Alice attacks Bob with "Tobias Andrion"
      And Bob declares no blockers
      And all players pass
      Then Bob has 16 life
      And Bob has lost the game
      And Carol is still in the game

    Scenario: Twenty combat damage from a commander is not enough
      Given Bob has been dealt 16 combat damage by the commander "Tobias Andrion"
      When Alice attacks Bob with "Tobias Andrion"
      And Bob declares no blockers
      And all players pass
      Then Bob has 16 life
      And Bob is still in the game

    Scenario: Damage from two commanders is not added up
      Given Carol controls "Jedit Ojanen"
      And "Jedit Ojanen" is Carol's commander
      And Bob has been dealt 20 combat damage by the commander "Tobias Andrion"
      And Bob has been dealt 20 combat damage by the commander "Jedit Ojanen"
      And Bob controls "Holy Strength"
      When Alice would receive priority
      Then "Holy Strength" is in Bob's graveyard
      And nothing else changes

    Scenario: Damage that is not combat damage does not count
      Given the card "Pinger" is a "Legendary Creature — Human" of size 1/1
        """
        {T}: This creature deals 3 damage to target player.
        """
      And Alice controls "Pinger"
      And "Pinger" is Alice's commander
      And Bob has been dealt 18 combat damage by the commander "Pinger"
      When Alice activates "Pinger" targeting Bob and it resolves
      Then Bob has 17 life
      And Bob is still in the game

  @CR-704.6d @CR-903.9a
  Rule: 704.6d A commander in a graveyard or in exile

    Background:
      Given the game is a Commander game
      And Alice controls "Tobias Andrion"
      And "Tobias Andrion" is Alice's commander

    Scenario Outline: <spell> sends a commander where its owner may fetch it from
      Given Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "<spell>" targeting "Tobias Andrion" and it resolves
      Then Alice is asked to choose yes and no
      When Alice says yes
      Then "Tobias Andrion" is in the command zone

      Examples:
        | spell      | mana      |
        | Murder     | {1}{B}{B} |
        | Wander Off | {3}{B}    |

    Scenario: A commander that its owner leaves in the graveyard stays there for good
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Tobias Andrion" and it resolves
      And Alice says no
      Then "Tobias Andrion" is in Alice's graveyard
      When Alice would receive priority
      Then nothing changes

    Scenario: The owner decides, not the controller
      Given Bob controls "Jedit Ojanen" owned by Alice
      And "Jedit Ojanen" is Alice's commander
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Murder" targeting "Jedit Ojanen" and it resolves
      Then Alice is asked to choose yes and no
      When Alice says yes
      Then "Jedit Ojanen" is in the command zone

    Scenario: A commander that goes to a hand stays there
      Given Bob controls "Jedit Ojanen"
      And "Jedit Ojanen" is Bob's commander
      And Alice has "Unsummon" and "Murder" in hand
      And Alice has {1}{B}{B}{U} in the mana pool
      When Alice casts "Unsummon" targeting "Tobias Andrion" and it resolves
      And Alice says no
      Then "Tobias Andrion" is in Alice's hand
      And Alice is asked nothing
      When Alice casts "Murder" targeting "Jedit Ojanen" and it resolves
      And Bob says yes
      Then "Tobias Andrion" is in Alice's hand
      And "Jedit Ojanen" is in the command zone

    Scenario: Of the creatures that die only the commander may go to the command zone
      Given Alice controls "Black Widow, Natasha Romanoff"
      And Alice has "Day of Judgment" in hand
      And Alice has {C}{C}{W}{W} in the mana pool
      When Alice casts "Day of Judgment" and it resolves
      And Alice says yes
      Then "Tobias Andrion" is in the command zone
      And "Black Widow, Natasha Romanoff" is in Alice's graveyard

  @CR-704.6e
  Rule: 704.6e Schemes that have done their work

    Background:
      Given these cards:
        | name  | type           | text                                 |
        | Reign | Ongoing Scheme | Whenever you gain life, draw a card. |
      And the game is an Archenemy game

    Scenario: A face-up scheme goes face down to the bottom of its owner's scheme deck
      Given Alice has "Roots of All Evil" in the command zone
      And Alice has "Look Skyward and Despair" in her scheme deck
      When Alice would receive priority
      Then "Roots of All Evil" is face down
      And "Roots of All Evil" is on the bottom of Alice's scheme deck
      And nothing else changes

    Scenario: An ongoing scheme stays face up
      Given Alice has "Reign" and "Roots of All Evil" in the command zone
      When Alice would receive priority
      Then "Roots of All Evil" is face down
      And "Roots of All Evil" is on the bottom of Alice's scheme deck
      And nothing else changes

    Scenario: A scheme stays until its triggered ability has left the stack
      Given Alice has "Look Skyward and Despair" and "Roots of All Evil" in her scheme deck
      And it is Alice's draw
      When all players pass
      Then the stack, from the top, is ability of "Look Skyward and Despair"
      And "Look Skyward and Despair" is face up
      When all players pass
      Then Alice controls one Dragon
      And "Look Skyward and Despair" is face down
      And "Look Skyward and Despair" is on the bottom of Alice's scheme deck

    Scenario: A scheme waits for the triggered ability of another scheme too
      Given Alice has "Reign" in the command zone
      And Alice has "I Delight in Your Convulsions" in her scheme deck
      And it is Alice's draw
      When all players pass
      And all players pass
      Then the stack, from the top, is ability of "Reign"
      And "I Delight in Your Convulsions" is face up
      When all players pass
      Then the stack is empty
      And "I Delight in Your Convulsions" is face down

  @CR-704.6f
  Rule: 704.6f Phenomena that have done their work

    Background:
      Given these cards:
        | name               | type              | text                                                                                                          |
        | Planewide Disaster | Phenomenon        | When you encounter Planewide Disaster, destroy all creatures.                                                 |
        | Mutual Epiphany    | Phenomenon        | When you encounter Mutual Epiphany, each player draws four cards.                                             |
        | Fields of Summer   | Plane — Moag      | Whenever a player casts a spell, that player may gain 2 life.<br>Whenever chaos ensues, you may gain 10 life. |
        | Krosa              | Plane — Dominaria | All creatures get +2/+2.<br>Whenever chaos ensues, you may add {W}{U}{B}{R}{G}.                               |
      And the game is a Planechase game

    Scenario: A phenomenon that waits for nothing makes the planar controller planeswalk, a plane does not
      Given Alice has "Planewide Disaster" in the command zone
      And Alice has "Fields of Summer" and "Krosa" in her planar deck
      When Alice would receive priority
      Then "Planewide Disaster" is face down
      And "Planewide Disaster" is on the bottom of Alice's planar deck
      And "Fields of Summer" is face up
      And nothing else changes
      When Alice would receive priority
      Then nothing changes

    Scenario: A phenomenon stays until its triggered ability has left the stack
      Given Alice has "Planewide Disaster" in the command zone
      And Alice has "Mutual Epiphany" and "Fields of Summer" in her planar deck
      When Alice would receive priority
      Then the stack, from the top, is ability of "Mutual Epiphany"
      And "Mutual Epiphany" is face up
      And "Fields of Summer" is face down
      When all players pass
      Then Bob has 4 cards in hand
      And "Mutual Epiphany" is face down
      And "Fields of Summer" is face up

    Scenario: The active player, as the planar controller, planeswalks to a plane of their own deck
      Given Alice has "Planewide Disaster" in the command zone
      And Alice has "Fields of Summer" in her planar deck
      And Bob has "Krosa" in his planar deck
      And it is Bob's precombat main
      When Bob would receive priority
      Then "Krosa" is face up
      And "Planewide Disaster" is face down
      And "Planewide Disaster" is on the bottom of Alice's planar deck
      And "Fields of Summer" is face down

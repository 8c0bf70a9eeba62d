Feature: 117. Timing and Priority

  @CR-117.1a
  Rule: 117.1a When spells are cast

    Scenario: In a step that is no main phase an instant can be cast, and no creature spell
      Given it is Alice's upkeep
      And Alice has "Shock" and "Grizzly Bears" in hand
      And Alice has {1}{R}{G} in the mana pool
      Then Alice can't cast "Grizzly Bears", by 117.1a
      And Alice can cast "Shock" targeting Bob

    Scenario: With a spell on the stack an instant can be cast, and no creature spell
      Given Alice has "Shock" (first), "Shock" (second) and "Grizzly Bears" in hand
      And Alice has {1}{R}{R}{G} in the mana pool
      Then Alice can cast "Grizzly Bears"
      When Alice casts "Shock" (first) targeting Bob
      Then Alice can't cast "Grizzly Bears", by 117.1a
      And Alice can cast "Shock" (second) targeting Bob

  @CR-117.1b
  Rule: 117.1b When abilities are activated

    Scenario: In another's turn, with a spell on the stack
      Given Bob controls "Prodigal Sorcerer"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Prodigal Sorcerer"
      And Alice passes
      And Bob activates "Prodigal Sorcerer" targeting Alice
      And all players pass
      Then Alice has 19 life

  @CR-117.3a
  Rule: 117.3a Who has priority as a step begins

    Scenario Outline: The player whose turn it is, whoever that is
      Given the players are Alice, Bob and Carol
      When the game goes on to <player>'s draw step
      Then <player> has priority

      Examples:
        | player |
        | Bob    |
        | Carol  |

  @CR-117.3b
  Rule: 117.3b Who has priority after a resolution

    Scenario: The active player, though the spell was another's and a third passed last
      Given the players are Alice, Bob and Carol
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting Carol
      And Bob passes
      And Carol passes
      Then Alice has priority
      And "Shock" is on the stack
      When Alice passes
      Then Carol has 18 life
      And Alice has priority

  @CR-117.3c
  Rule: 117.3c Who has priority after acting

    Scenario: The player who has cast a spell, in another's turn too
      Given Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (first) targeting Alice
      Then Bob has priority
      When Bob casts "Shock" (second) targeting Alice
      Then the stack, from the top, is "Shock" (second) and "Shock" (first)

  @CR-117.3d
  Rule: 117.3d Who has priority after passing

    Scenario: The next player in turn order
      Given the players are Alice, Bob and Carol
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      Then Bob has priority
      When Bob passes
      Then Carol has priority
      And "Shock" is on the stack

  @CR-117.7
  Rule: 117.7 In response

    Scenario: What is cast while a spell waits resolves first
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Mogg Fanatic"
      And Bob has "Giant Growth" in hand
      And Bob has {G} in the mana pool
      When Alice casts "Shock" targeting "Mogg Fanatic"
      And Alice passes
      And Bob casts "Giant Growth" targeting "Mogg Fanatic"
      Then the stack, from the top, is "Giant Growth" and "Shock"
      When all players pass
      Then "Mogg Fanatic" is 4/4
      When all players pass
      Then "Mogg Fanatic" is on the battlefield

  @CR-117.1c
  Rule: 117.1c When special actions are taken

    Scenario: In the upkeep a card can be foretold, and none plotted
      Given these cards:
        | name                 | type             | cost      | size | text                                   |
        | Saw It Coming        | Instant          | {1}{U}{U} |      | Counter target spell.\nForetell {1}{U} |
        | Djinn of Fool's Fall | Creature — Djinn | {4}{U}    | 4/3  | Flying\nPlot {3}{U}                     |
      And it is Alice's upkeep
      And Alice has "Saw It Coming" and "Djinn of Fool's Fall" in hand
      And Alice has {U}{U}{U}{U} in the mana pool
      Then Alice can't plot "Djinn of Fool's Fall"
      When Alice foretells "Saw It Coming"
      Then "Saw It Coming" is in exile
      And "Djinn of Fool's Fall" is in Alice's hand

  @CR-117.1d
  Rule: 117.1d When mana abilities are activated

    Scenario: Who is asked for mana as a spell resolves makes it, though nobody has priority
      Given the card "Force Spike" is an "Instant" that costs {U}
        """
        Counter target spell unless its controller pays {1}.
        """
      And Bob controls "Llanowar Elves"
      And Alice has "Force Spike" in hand
      And Alice has {U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Force Spike" targeting "Shock" and it resolves
      And Bob says yes
      And Bob chooses "Llanowar Elves"
      Then "Shock" is on the stack
      And "Llanowar Elves" is tapped

  @CR-117.2a
  Rule: 117.2a Triggered abilities wait

    Scenario: What triggers as a spell is cast is put on the stack above it, and does nothing before
      Given the card "Guttersnipe" is a "Creature — Goblin Shaman" that costs {2}{R} of size 2/2
        """
        Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.
        """
      And Alice controls "Guttersnipe"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Bob has 20 life
      And the stack, from the top, is ability of "Guttersnipe" and "Shock"
      When all players pass
      Then Bob has 18 life
      And "Shock" is on the stack

  @CR-117.2d
  Rule: 117.2d State-based actions

    Scenario: A creature with lethal damage is gone before anyone may act
      Given Bob controls "Grizzly Bears" (1) and "Grizzly Bears" (2)
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears" (1) and it resolves
      Then Alice has priority
      And "Grizzly Bears" (1) is in Bob's graveyard
      And "Grizzly Bears" (2) is on the battlefield

  @CR-117.4
  Rule: 117.4 When all have passed

    Scenario: Whoever acts in between lets all pass again
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob controls "Prodigal Sorcerer"
      When Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob activates "Prodigal Sorcerer" targeting Alice
      And Bob passes
      Then Alice has 20 life
      When Alice passes
      Then Alice has 19 life
      And "Shock" is on the stack
      When all players pass
      Then Bob has 18 life

    Scenario: With nothing on the stack the step is over
      Given it is Alice's upkeep
      When Alice passes
      Then it is Alice's upkeep
      When Bob passes
      Then it is Alice's draw step

  @CR-117.5
  Rule: 117.5 Before priority

    Scenario: What triggers as a player concedes is put on the stack before the next player has priority
      Given the players are Alice, Bob and Carol
      And Alice controls an enchantment "Lesser Dirge" with "Whenever a player loses the game, you gain 3 life."
      When Alice would receive priority
      And Carol concedes
      Then Alice has priority
      And the stack is empty
      When Alice passes
      Then Bob has priority
      And the stack, from the top, is ability of "Lesser Dirge"
      When Bob passes
      Then Alice has 23 life
      And Alice has priority

    Scenario: First the creature dies, then its ability is on the stack, then a player may act
      Given the card "Doomed Traveler" is a "Creature — Human Soldier" that costs {W} of size 1/1
        """
        When this creature dies, create a 1/1 white Spirit creature token with flying.
        """
      And Bob controls "Doomed Traveler"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Doomed Traveler" and it resolves
      Then "Doomed Traveler" is in Bob's graveyard
      And the stack, from the top, is ability of "Doomed Traveler"
      And Alice has priority
      And there is no "Spirit Token"

  @CR-117.6
  Rule: 117.6 Teams that share turns

    Background:
      Given Alice and Carol play together against Bob and Dave
      And Bob controls "Grizzly Bears"
      And Carol has "Shock" in hand
      And Carol has {R} in the mana pool

    Scenario: A spell of Carol's resolves when one player of each team has passed
      Given the game is a Two-Headed Giant game
      And it is Alice's upkeep
      When Alice would receive priority
      And Carol casts "Shock" targeting "Grizzly Bears"
      And Carol passes
      Then "Shock" is on the stack
      When Bob passes
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-117.2c
  Rule: 117.2c Turn-based actions

    Scenario: The card for the turn is drawn before anyone may act in the draw step
      Given Bob has "Shock" on top of his library
      When the game goes on to Bob's upkeep
      Then "Shock" is in Bob's library
      When the game goes on to Bob's draw step
      Then "Shock" is in Bob's hand
      And Bob has priority

  @CR-117.1
  Rule: 117.1 Who may act

    Scenario: While Bob has priority Alice can't act, and she can once he has passed
      Given Alice has "Shock" (first), "Shock" (second) and "Grizzly Bears" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob
      Then Alice can cast "Shock" (second) targeting Bob
      When Alice passes
      Then Bob has priority
      And Alice can't cast "Shock" (second) targeting Bob, by 117.1a
      When Bob passes
      And Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has 16 life

  @CR-117.2
  Rule: 117.2 What needs no priority

    Scenario Outline: With <life> life and two damage dealt to each player Bob <fate>
      Given Bob has <life> life
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And the card "Volcanic Fallout" is an "Instant" that costs {1}{R}{R}:
        """
        This spell can't be countered.
        Volcanic Fallout deals 2 damage to each creature and each player.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Volcanic Fallout" in hand
      And Alice has {1}{R}{R} in the mana pool
      When Alice casts "Volcanic Fallout" and it resolves
      Then <outcome>

      Examples:
        | life | fate                           | outcome                               |
        | 2    | has lost before anyone may act | Alice has won the game                |
        | 3    | has lost a creature            | "Grizzly Bears" is in Bob's graveyard |

  @CR-117.2b
  Rule: 117.2b Static abilities just work

    Scenario: Bob's Anthem works while Alice has priority, and ends with the Anthem
      Given Bob controls "Glorious Anthem" and "Grizzly Bears"
      And Alice controls "Silverchase Fox"
      And Alice has {1}{W} in the mana pool
      Then "Grizzly Bears" is 3/3
      When Alice activates "Silverchase Fox" targeting "Glorious Anthem"
      Then Alice has priority
      And "Grizzly Bears" is 3/3
      When Alice passes
      Then Bob has priority
      And "Grizzly Bears" is 3/3
      When Bob passes
      Then "Grizzly Bears" is 2/2

  @CR-117.2e
  Rule: 117.2e Nobody has priority during a resolution

    Scenario: The last life pays for mana amid a resolution that gives one back, and is lost where players have priority
      Given Alice has 1 life
      And Alice controls "Iron Star", "Mana Confluence" (1) and "Mana Confluence" (2)
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      And Alice chooses "Mana Confluence" (1)
      And Alice chooses white
      Then Alice has 1 life
      And Alice has priority
      And "Shock" is on the stack
      When Alice activates "Mana Confluence" (2)
      And Alice chooses white
      Then Bob has won the game

  @CR-117.5
  Rule: 117.5 Before the next player has priority

    Background:
      Given the players are Alice, Bob, Carol and Dave
      And Bob has 0 life
      And Bob controls "Platinum Angel" owned by Carol

    Scenario: A player who loses when another has left doesn't receive priority
      When Carol concedes
      And Alice passes
      Then Bob has lost the game
      And Dave has priority

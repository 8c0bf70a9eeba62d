Feature: 119. Life

  @CR-119.1
  Rule: 119.1 Where it begins

    Scenario: Whatever is left of an earlier game, both begin with 20 life
      Given Alice has 7 life
      And Bob has 23 life
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 20 life
      And Bob has 20 life

  @CR-119.1a
  Rule: 119.1a Two heads

    Scenario: A team of two begins with 30 life
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Bob says no
      And Dave says no
      Then Carol has 30 life
      And Bob has 30 life

  @CR-119.1b
  Rule: 119.1b Vanguards

    Scenario: What stands on a vanguard is added to 20 or taken from it
      Given the game is a Vanguard game
      And Alice has "Gix" in the command zone
      And Bob has "Ashnod" in the command zone
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 38 life
      And Bob has 12 life

  @CR-119.1c @CR-903.7
  Rule: 119.1c Commander

    Scenario: Three who play Commander begin with 40 life each
      Given the players are Alice, Bob and Carol
      And the game is a Commander game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      Then Alice has 40 life
      And Carol has 40 life

  @CR-119.1d
  Rule: 119.1d Brawl

    Scenario: Two who play Brawl begin with 25 life
      Given the game is a Brawl game
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 25 life
      And Bob has 25 life

    Scenario: Three who play Brawl begin with 30 life
      Given the players are Alice, Bob and Carol
      And the game is a Brawl game
      When Alice starts the game
      And Alice says no
      And Bob says no
      And Carol says no
      Then Alice has 30 life
      And Carol has 30 life

  @CR-119.1e
  Rule: 119.1e The archenemy

    Scenario: The archenemy begins with twice the life of the others
      Given the players are Alice, Bob and Carol
      And the game is an Archenemy game
      And Carol has "Roots of All Evil" in her scheme deck
      When the game starts
      And Carol says no
      And Alice says no
      And Bob says no
      Then Carol has 40 life
      And Alice has 20 life
      And Bob has 20 life

  @CR-119.2
  Rule: 119.2 Damage costs life

    Scenario: Damage to a player is life lost, and damage to a creature costs its controller nothing
      Given Alice controls "Exquisite Blood"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Shock" (first) targeting Bob and it resolves
      And all players pass
      Then Bob has 18 life
      And Alice has 22 life
      When Alice casts "Shock" (second) targeting "Hill Giant" and it resolves
      Then Bob has 18 life
      And the stack is empty

  @CR-119.3
  Rule: 119.3 Gaining and losing

    Scenario: What is lost is taken off one life total, and what is gained is added to another
      Given Alice has "Sovereign's Bite" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Sovereign's Bite" targeting Bob and it resolves
      Then Bob has 17 life
      And Alice has 23 life

  @CR-119.4
  Rule: 119.4 Paying life

    Scenario: A payment is a loss, and must not be more than there is
      Given Alice has "Street Wraith" (first) and "Street Wraith" (second) in hand
      And Alice has 3 life
      And Bob controls "Exquisite Blood"
      When Alice activates "Street Wraith" (first)
      Then Alice has 1 life
      When all players pass
      And all players pass
      Then Bob has 22 life
      And Alice has two cards in hand
      When Alice tries to activate "Street Wraith" (second)
      Then it is refused, by 119.4

    Scenario: All of it can be paid
      Given Alice controls "Erebos, God of the Dead"
      And Alice has 2 life
      And Alice has {1}{B} in the mana pool
      When Alice activates "Erebos, God of the Dead"
      Then Alice has lost the game

    Scenario: Half of an odd life total is paid, rounded up, and half of what is left after that
      Given the card "Lurking Evil" is an "Enchantment" that costs {B}{B}{B}:
        """
        Pay half your life, rounded up: This enchantment becomes a 4/4 Phyrexian Horror creature with flying.
        """
      And Alice controls "Lurking Evil"
      And Alice has 7 life
      When Alice activates "Lurking Evil"
      Then Alice has 3 life
      When Alice activates "Lurking Evil"
      Then Alice has 1 life
      When all players pass
      Then "Lurking Evil" is 4/4

  @CR-119.4a
  Rule: 119.4a Paying a team's life

    @edition-2025
    Scenario: Each of the two pays out of the same life, and one can pay what the other has left
      Given the players are Alice, Bob, Carol and Dave
      And Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And Alice has 5 life
      And Carol has 5 life
      And Alice and Carol each control "Erebos, God of the Dead"
      And Alice has {1}{B} in the mana pool
      And Carol has {2}{B}{B} in the mana pool
      When Alice activates "Erebos, God of the Dead" (Alice's) and it resolves
      Then Carol has 3 life
      When Carol activates "Erebos, God of the Dead" (Carol's) and it resolves
      Then Alice has 1 life
      When Carol tries to activate "Erebos, God of the Dead" (Carol's)
      Then it is refused, by 119.4

  @CR-119.4b
  Rule: 119.4b Nothing can always be paid

    Scenario: 0 is all that can be paid by a player whose life total can't change
      Given Alice has "Flare of Fortitude", "Phyrexian Processor" (first) and "Phyrexian Processor" (second) in hand
      And Alice has {10}{W}{W} in the mana pool
      When Alice casts "Phyrexian Processor" (first) and it resolves
      And Alice chooses "3"
      Then Alice has 17 life
      When Alice casts "Flare of Fortitude" and it resolves
      And Alice casts "Phyrexian Processor" (second) and it resolves
      Then Alice is asked nothing
      And "Phyrexian Processor" (second) is on the battlefield
      And Alice has 17 life

  @CR-119.5
  Rule: 119.5 A total that is set

    Scenario Outline: What is missing is gained, and what is too much is lost
      Given Alice controls "Exquisite Blood" and "Ajani's Pridemate"
      And Alice has "Blessed Wind" in hand
      And Alice has {7}{W}{W} in the mana pool
      And <player> has <life> life
      When Alice casts "Blessed Wind" targeting <player> and it resolves
      Then <player> has 20 life
      And "Blessed Wind" is in Alice's graveyard
      When all players pass
      Then Alice has <alice> life
      And "Ajani's Pridemate" has <counters> +1/+1 counters

      Examples:
        | player | life | alice | counters |
        | Bob    | 23   | 23    | no       |
        | Bob    | 20   | 20    | no       |
        | Bob    | 5    | 20    | no       |
        | Alice  | 5    | 20    | one      |
        | Alice  | 23   | 20    | no       |

    Scenario: A gain that becomes a loss is one here as well
      Given Alice controls "Tainted Remedy"
      And Alice has "Blessed Wind" in hand
      And Alice has {7}{W}{W} in the mana pool
      And Bob has 18 life
      When Alice casts "Blessed Wind" targeting Bob and it resolves
      Then Bob has 16 life

  @CR-119.6
  Rule: 119.6 No life left

    Scenario Outline: At 0 and below a player has lost, and at 1 not yet
      Given Bob has <life> life
      And Alice has "Searing Spear" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Searing Spear" targeting Bob and it resolves
      Then Bob <fate>
      And Bob has <left> life

      Examples:
        | life | left | fate                  |
        | 2    | -1   | has lost the game     |
        | 3    | 0    | has lost the game     |
        | 4    | 1    | is still in the game  |

  @CR-119.7
  Rule: 119.7 Who can't gain life

    Background:
      Given it is Alice's upkeep
      And Alice has 5 life
      And Bob has 12 life

    Scenario: Life totals are exchanged unless someone who would gain life can't
      Given Alice controls "Mirror Universe"
      And Bob controls "Giant Cindermaw"
      When Alice activates "Mirror Universe" targeting Bob and it resolves
      Then Alice has 5 life
      And Bob has 12 life
      And "Mirror Universe" is in Alice's graveyard

    Scenario: One who can't gain life may exchange a higher total for a lower one
      Given Alice controls "Mirror Universe" and "Erebos, God of the Dead"
      When Alice activates "Mirror Universe" targeting Bob and it resolves
      Then Alice has 12 life
      And Bob has 5 life

    Scenario: Nothing takes the place of a gain that can't be
      Given Alice controls "Tainted Remedy"
      And Bob controls "Essence Warden" and "Giant Cindermaw"
      And Bob has "Memnite" (first) and "Memnite" (second) in hand
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Memnite" (first) and it resolves
      And all players pass
      Then Bob has 12 life
      When Alice casts "Murder" targeting "Giant Cindermaw" and it resolves
      And Bob casts "Memnite" (second) and it resolves
      And all players pass
      Then Bob has 11 life

  @CR-119.8
  Rule: 119.8 Who can't lose life

    Scenario: Life totals are not exchanged with someone who would lose life and can't
      Given it is Alice's upkeep
      And Alice controls "Mirror Universe"
      And Alice has 5 life
      And Bob has 12 life
      And Bob has "Flare of Fortitude" in hand
      And Bob has {2}{W}{W} in the mana pool
      When Alice passes
      And Bob casts "Flare of Fortitude" and it resolves
      And Alice activates "Mirror Universe" targeting Bob and it resolves
      Then Alice has 5 life
      And Bob has 12 life
      And "Mirror Universe" is in Alice's graveyard

    Scenario: Life can be paid until it can't be lost
      Given Alice controls "Erebos, God of the Dead"
      And Alice has "Flare of Fortitude" in hand
      And Alice has {4}{W}{W}{B}{B} in the mana pool
      When Alice activates "Erebos, God of the Dead" and it resolves
      Then Alice has 18 life
      When Alice casts "Flare of Fortitude" and it resolves
      And Alice tries to activate "Erebos, God of the Dead"
      Then it is refused
      And Alice has 18 life

  @CR-119.9
  Rule: 119.9 Triggers on gaining life

    Scenario: It triggers for life that is gained, and not for 0
      Given Alice controls "Ajani's Pridemate"
      And Alice has "Stream of Life" (first) and "Stream of Life" (second) in hand
      And Alice has {1}{G}{G} in the mana pool
      When Alice casts "Stream of Life" (first) targeting Alice with X = 0 and it resolves
      Then the stack is empty
      When Alice casts "Stream of Life" (second) targeting Alice with X = 1 and it resolves
      And all players pass
      Then "Ajani's Pridemate" has one +1/+1 counter

    Scenario: It triggers for each source by which life is gained at once
      Given Alice controls "Ajani's Pridemate", "Child of Night" (first) and "Child of Night" (second)
      When Alice attacks Bob with "Child of Night" (first) and "Child of Night" (second)
      And the game goes on to Alice's end of combat
      Then Alice has 24 life
      And "Ajani's Pridemate" has two +1/+1 counters

  @CR-119.10
  Rule: 119.10 Replacing a gain of life

    Scenario: More is gained where something is gained, and nothing of 0
      Given Alice controls "Angel of Vitality"
      And Alice has "Stream of Life" (first) and "Stream of Life" (second) in hand
      And Alice has {1}{G}{G} in the mana pool
      When Alice casts "Stream of Life" (first) targeting Alice with X = 0 and it resolves
      Then Alice has 20 life
      When Alice casts "Stream of Life" (second) targeting Alice with X = 1 and it resolves
      Then Alice has 22 life

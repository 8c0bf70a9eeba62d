Feature: 722. Ending Turns and Phases

  @CR-722.1
  Rule: 722.1 The turn is ended

    Scenario: When Time Stop resolves the turn is over
      Given Alice has "Time Stop" in hand
      And Alice has {4}{U}{U} in the mana pool
      When Alice casts "Time Stop"
      Then it is Alice's precombat main phase
      When all players pass
      Then it is Bob's upkeep

    Scenario: Countered it ends nothing, and the next one does
      Given Alice has "Time Stop" (first) and "Time Stop" (second) in hand
      And Alice has {4}{U}{U}{4}{U}{U} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Time Stop" (first)
      And Bob casts "Counterspell" targeting "Time Stop" (first) and it resolves
      Then it is Alice's precombat main phase
      And "Time Stop" (first) is in Alice's graveyard
      When Alice casts "Time Stop" (second) and it resolves
      Then it is Bob's upkeep

  @CR-722.1b
  Rule: 722.1b The stack is exiled

    Background:
      Given Alice has "Time Stop" in hand
      And Alice has {4}{U}{U} in the mana pool
      And Bob controls "Prodigal Sorcerer"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main phase

    Scenario: Spells and abilities that wait, and Time Stop itself, are exiled
      When Bob casts "Shock" targeting Alice
      And Bob activates "Prodigal Sorcerer" targeting Alice
      And Alice casts "Time Stop" and it resolves
      Then "Shock" is in exile
      And "Time Stop" is in exile
      And Alice has 20 life
      And it is Alice's upkeep

    Scenario: What has resolved before is no more on the stack
      When Bob casts "Shock" targeting Alice and it resolves
      And Bob activates "Prodigal Sorcerer" targeting Alice and it resolves
      And Bob passes
      And Alice casts "Time Stop" and it resolves
      Then "Shock" is in Bob's graveyard
      And "Time Stop" is in exile
      And Alice has 17 life

  @CR-722.1c
  Rule: 722.1c State-based actions

    Scenario Outline: A creature with <damage> damage <fate>, before damage wears off in the cleanup step
      Given Bob controls "Mortivore" with one +1/+1 counter
      And Bob controls "Colossapede"
      And Alice has "Grizzly Bears" in the graveyard
      And Bob has "Hill Giant" in the graveyard
      And Alice's library has eight cards
      And Bob's library has eight cards
      And Alice has "Shock" and "Day's Undoing" in hand
      And Alice has {R}{2}{U} in the mana pool
      When Alice casts "Shock" targeting "<target>" and it resolves
      Then "Mortivore" is 3/3
      When Alice casts "Day's Undoing" and it resolves
      Then it is Bob's upkeep
      And "Mortivore" is <where>

      Examples:
        | damage | fate          | target      | where              |
        | 2      | is destroyed  | Mortivore   | in Bob's graveyard |
        | no     | stays in play | Colossapede | on the battlefield |

  @CR-722.1d
  Rule: 722.1d On to the cleanup step

    Scenario: In combat nothing is dealt any more, and Alice discards down to seven cards
      Given Alice controls "Grizzly Bears"
      And Alice has seven "Muck Rats" in hand
      And Alice has "Giant Growth" in hand
      And Alice controls "Sundial of the Infinite" and "Forest"
      When Alice attacks with "Grizzly Bears"
      And Alice activates "Forest"
      And Alice activates "Sundial of the Infinite" and it resolves
      And Alice chooses "Giant Growth"
      Then it is Bob's upkeep
      And "Grizzly Bears" is attacking nothing
      And "Giant Growth" is in Alice's graveyard
      And Bob has 20 life

    @edition-2025
    Scenario: Ended by Broken Hour in its cleanup step, the turn has another one
      Given these cards:
        | name   | type        | cost   | text                                                                                  |
        | Megrim | Enchantment | {2}{B} | Whenever an opponent discards a card, this enchantment deals 2 damage to that player. |
      And Alice controls "Island" (first), "Island" (second) and "Island" (third)
      And Alice has "Broken Hour" in hand
      And Alice has six "Muck Rats" in hand
      And Alice has "Giant Growth" in hand
      And Alice controls "Grizzly Bears"
      And Bob controls "Megrim"
      And it is Alice's end step
      When all players pass
      And Alice chooses "Giant Growth"
      Then it is Alice's cleanup
      When Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Island" (third)
      And Alice casts "Broken Hour" and it resolves
      Then it is Bob's upkeep
      And "Broken Hour" is in exile
      And Alice has 20 life

    Scenario: Ended in its upkeep, the turn has no draw step; the next one has
      Given it is Alice's upkeep
      And Alice has "Time Stop" in hand
      And Alice has {4}{U}{U} in the mana pool
      And Alice's library has three cards
      And Bob's library has three cards
      When Alice casts "Time Stop" and it resolves
      Then it is Bob's upkeep
      And Alice has 3 cards in library
      When the game goes on to Bob's precombat main phase
      Then Bob has 2 cards in library
      And Alice has 3 cards in library

  @CR-722.1e
  Rule: 722.1e No end step

    Background:
      Given these cards:
        | name           | type                 | cost      | size | text                                                                        |
        | Ball Lightning | Creature — Elemental | {R}{R}{R} | 6/1  | Trample\nHaste\nAt the beginning of the end step, sacrifice this creature. |
      And Alice controls "Ball Lightning"
      And Alice has "Time Stop" in hand
      And Alice has {4}{U}{U} in the mana pool

    Scenario: What happens at the beginning of the end step does so in the next turn
      When Alice casts "Time Stop" and it resolves
      Then it is Bob's upkeep
      And "Ball Lightning" is on the battlefield
      When the game goes on to Bob's end step
      And all players pass
      Then "Ball Lightning" is in Alice's graveyard

  @CR-722.1f
  Rule: 722.1f What triggers meanwhile

    Background:
      Given the card "Deathgreeter" is a "Creature — Human Shaman" that costs {B} of size 1/1:
        """
        Whenever another creature dies, you may gain 1 life.
        """
      And Bob controls "Deathgreeter"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice's library has eight cards
      And Bob's library has eight cards
      And Alice has "Day's Undoing" in hand
      And Alice has {2}{U} in the mana pool

    Scenario: An ability that triggers as the turn is ended goes on the stack in the cleanup step
      Given Bob controls "Mortivore"
      When Alice casts "Day's Undoing" and it resolves
      Then it is Alice's cleanup
      And Alice has priority
      When all players pass
      And Bob says yes
      Then Bob has 21 life
      And it is Alice's cleanup
      When all players pass
      Then it is Bob's upkeep

    Scenario: Where nothing triggers, nobody receives priority in it
      Given Bob controls "Mortivore" with one +1/+1 counter
      When Alice casts "Day's Undoing" and it resolves
      Then it is Bob's upkeep
      And Bob has 20 life
      And "Mortivore" is on the battlefield

  @CR-722.1a
  Rule: 722.1a What waits is lost

    Background:
      Given these cards:
        | name             | type        | cost      | text                                                                              |
        | Underworld Dreams | Enchantment | {B}{B}{B} | Whenever an opponent draws a card, this enchantment deals 1 damage to that player. |
      And Alice controls "Underworld Dreams"

    @edition-2025
    Scenario: Of seven cards that Bob draws nothing comes where the turn is ended right after
      Given Alice's library has eight cards
      And Bob's library has eight cards
      And Alice has "Day's Undoing" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Day's Undoing" and it resolves
      Then it is Bob's upkeep
      And Bob has 7 cards in hand
      And Bob has 20 life
      When the game goes on to Bob's draw step
      And all players pass
      Then Bob has 19 life
      And Alice has 20 life

    @edition-2025
    Scenario: What triggered while the spell resolved never goes on the stack
      Given the card "Late Hour" is an "Instant" that costs {U}:
        """
        Target player draws two cards. End the turn.
        """
      And Bob's library has three cards
      And Alice has "Late Hour" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Late Hour" targeting Bob and it resolves
      Then it is Bob's upkeep
      And Bob has 20 life

  @CR-2009-509.2
  Rule: 509.2 What triggered is not lost

    Scenario: What triggered while the spell resolved goes on the stack in the cleanup step
      Given these cards:
        | name              | type        | cost      | text                                                                               |
        | Underworld Dreams | Enchantment | {B}{B}{B} | Whenever an opponent draws a card, this enchantment deals 1 damage to that player. |
      And the card "Late Hour" is an "Instant" that costs {U}:
        """
        Target player draws two cards. End the turn.
        """
      And Alice controls "Underworld Dreams"
      And Bob's library has three cards
      And Alice has "Late Hour" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Late Hour" targeting Bob and it resolves
      Then it is Alice's cleanup
      And Bob has 20 life
      When all players pass
      And all players pass
      Then Bob has 18 life
      When all players pass
      Then it is Bob's upkeep

  @CR-2009-509.1a
  Rule: 509.1a Everything on the stack goes, and everything in combat

    Scenario: What attacked is no attacker any more as state-based effects are checked
      Given the card "Last Blow" is an "Instant" that costs {R}:
        """
        This spell deals 2 damage to target creature. End the turn.
        """
      And the card "Deep Shelter" is an "Enchantment":
        """
        Attacking creatures you control get +0/+1.
        """
      And Alice controls "Deep Shelter" and "Grizzly Bears"
      And Bob has "Last Blow" in hand
      And Bob controls "Mountain"
      When Alice attacks with "Grizzly Bears"
      Then "Grizzly Bears" is 2/3
      When Alice passes
      And Bob activates "Mountain"
      And Bob casts "Last Blow" targeting "Grizzly Bears" and it resolves
      Then it is Bob's upkeep
      And "Last Blow" is in exile
      And "Grizzly Bears" is in Alice's graveyard

  @CR-722.1d @edition-2025
  Rule: 722.1d Out of combat later

    Scenario: What attacks does so still as state-based actions are checked
      Given the card "Last Blow" is an "Instant" that costs {R}:
        """
        This spell deals 2 damage to target creature. End the turn.
        """
      And the card "Deep Shelter" is an "Enchantment":
        """
        Attacking creatures you control get +0/+1.
        """
      And Alice controls "Deep Shelter" and "Grizzly Bears"
      And Bob has "Last Blow" in hand
      And Bob controls "Mountain"
      When Alice attacks with "Grizzly Bears"
      Then "Grizzly Bears" is 2/3
      When Alice passes
      And Bob activates "Mountain"
      And Bob casts "Last Blow" targeting "Grizzly Bears" and it resolves
      Then it is Bob's upkeep
      And "Last Blow" is in exile
      And "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" is attacking nothing

  @CR-722.1
  Rule: 722.1 The game is over

    Scenario: A player who loses as the turn is ended has lost in that turn
      Given the card "Closing Line" is an "Instant" that costs {U}:
        """
        Target player loses 2 life. End the turn.
        """
      And Alice has "Closing Line" in hand
      And Alice has {U} in the mana pool
      And Bob has 2 life
      When Alice casts "Closing Line" targeting Bob and it resolves
      Then Bob has lost the game
      And it is Alice's precombat main phase

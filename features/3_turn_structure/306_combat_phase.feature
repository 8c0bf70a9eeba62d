@edition-2009
Feature: 306. Combat Phase

  @CR-2009-306.1
  Rule: 306.1 The steps of combat

    Scenario: With an attacker there are blockers to declare, and damage to be assigned and dealt
      Given Alice controls "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's declare blockers step
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 20 life
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 17 life
      When all players pass
      Then it is Alice's end of combat
      When all players pass
      Then it is Alice's postcombat main

    Scenario: Without an attacker there is neither of them
      When the game goes on to Alice's declare attackers step
      And all players pass
      Then it is Alice's end of combat

  @CR-2009-300.7
  Rule: 300.7 Another combat phase

    Scenario: It comes right after this one, and then the turn goes on
      Given Alice controls "Hill Giant"
      And the card "Lesser Fury" is an "Instant" that costs {0}:
        """
        Untap all creatures that attacked this turn. After this phase, there is an additional combat phase.
        """
      And Alice has "Lesser Fury" in hand
      When Alice attacks Bob with "Hill Giant"
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      When Alice casts "Lesser Fury" and it resolves
      And all players pass
      Then it is Alice's beginning of combat
      When Alice attacks Bob with "Hill Giant"
      And the game goes on to Alice's postcombat main
      Then Bob has 14 life

  @CR-2009-306.3c
  Rule: 306.3c Blocking what attacks somebody else

    Scenario Outline: A token that is to block what attacks <whom> is blocking <what>
      Given the players are Alice, Bob and Carol
      And the card "Sudden Rampart" is an "Instant" that costs {W}
        """
        Create a 1/1 white Soldier creature token that's blocking target attacking creature.
        """
      And Alice controls "Hill Giant"
      And Bob controls "Jace Beleren" and "Plains"
      And Bob has "Sudden Rampart" in hand
      When Alice attacks <whom> with "Hill Giant"
      And Bob activates "Plains"
      And Bob casts "Sudden Rampart" targeting "Hill Giant" and it resolves
      Then Bob controls one Soldier
      And "Soldier" is blocking <what>

      Examples:
        | whom           | what         |
        | Carol          | nothing      |
        | Bob            | "Hill Giant" |
        | "Jace Beleren" | "Hill Giant" |

  @CR-2009-309.5
  Rule: 309.5 What comes into play blocking

    Scenario: It blocks the attacker that its controller chooses, which becomes blocked, and it has not blocked
      Given the card "Burst of Courage" is an "Instant" that costs {1}{W}
        """
        Create a 2/3 white Soldier creature token that's blocking.
        """
      And the card "Blocker's Reward" is an "Enchantment"
        """
        Whenever a creature you control blocks, you gain 1 life.
        """
      And Alice controls "Deepwood Tantiv" and "Hill Giant"
      And Bob controls "Blocker's Reward", "Muck Rats" and two "Plains"
      And Bob has "Burst of Courage" in hand
      When Alice attacks Bob with "Deepwood Tantiv" and "Hill Giant"
      And Bob blocks "Hill Giant" with "Muck Rats"
      And all players pass
      Then Bob has 21 life
      When Alice passes
      And Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Burst of Courage"
      And all players pass
      And Bob chooses "Deepwood Tantiv"
      Then "Soldier" is blocking "Deepwood Tantiv"
      And the stack, from the top, is "ability of Deepwood Tantiv"
      And Bob has 21 life

  @CR-2009-308.2b
  Rule: 308.2b Bands are announced

    Scenario: A creature that nobody blocks becomes blocked together with its band
      Given Alice controls "Timber Wolves" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Timber Wolves" and "Hill Giant"
      And Alice chooses "Timber Wolves" and "Hill Giant"
      And Bob blocks "Timber Wolves" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Timber Wolves" and "Hill Giant"

  @CR-2009-310.2 @CR-2009-310.2c
  Rule: 310.2 Damage is divided among blockers

    Scenario Outline: Four damage on two blockers, <first> and <second>
      Given Alice controls a 4/3 creature "Elvish Regrower"
      And Bob controls a 2/3 creature "Vampire Spawn"
      And Bob controls a 1/1 creature "Raging Goblin"
      When Alice attacks Bob with "Elvish Regrower"
      And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Raging Goblin"
      And all players pass
      And Alice chooses "<one>"
      And Alice chooses "<two>"
      And Alice chooses "<three>"
      And Alice chooses "<four>"
      And all players pass
      Then "Vampire Spawn" is <the spawn>
      And "Raging Goblin" is <the goblin>

      Examples:
        | first | second | one           | two           | three         | four          | the spawn          | the goblin         |
        | 0     | 4      | Raging Goblin | Raging Goblin | Raging Goblin | Raging Goblin | on the battlefield | in Bob's graveyard |
        | 2     | 2      | Vampire Spawn | Vampire Spawn | Raging Goblin | Raging Goblin | on the battlefield | in Bob's graveyard |
        | 3     | 1      | Vampire Spawn | Vampire Spawn | Vampire Spawn | Raging Goblin | in Bob's graveyard | in Bob's graveyard |
        | 4     | 0      | Vampire Spawn | Vampire Spawn | Vampire Spawn | Vampire Spawn | in Bob's graveyard | on the battlefield |

  @CR-2009-311.1
  Rule: 311.1 The end of combat

    Scenario: What triggers at end of combat goes on the stack as the step begins, and then there is priority
      Given Alice controls "Ceremonial Guard" and "Grizzly Bears"
      When Alice attacks Bob with "Ceremonial Guard" and "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 15 life
      And the stack, from the top, is "ability of Ceremonial Guard"
      When all players pass
      Then "Ceremonial Guard" is in Alice's graveyard
      And it is Alice's end of combat
      And "Grizzly Bears" is attacking Bob

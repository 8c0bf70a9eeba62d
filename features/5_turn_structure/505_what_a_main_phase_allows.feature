Feature: 505. What a main phase allows

  @CR-505.1a
  Rule: 505.1a Only the first main phase is precombat

    Scenario: What happens at the beginning of the precombat main phase does not happen again in a main phase that was added
      Given Alice controls "Magus of the Vineyard", "Sol Ring" and two "Mountain"
      And Alice has "Relentless Assault" in hand
      And it is Alice's draw step
      When the game goes on to Alice's precombat main
      And all players pass
      Then Alice has {G}{G} in the mana pool
      When the game goes on to Alice's postcombat main
      And Alice activates "Sol Ring"
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Relentless Assault" and it resolves
      And all players pass
      Then it is Alice's beginning of combat
      When the game goes on to Alice's postcombat main
      Then the stack is empty
      And Alice has no mana
      When all players pass
      Then it is Alice's postcombat main
      When all players pass
      Then it is Alice's end step

  @CR-505.6a
  Rule: 505.6a Spells for the main phase

    Background:
      Given Alice controls five "Forest" and five "Island"

    Scenario Outline: <kind> is cast in a main phase, and not in another step of the same player's turn
      Given Alice has "<card>" in hand
      And Alice has {U}{U}{G}{G}{G} in the mana pool
      And it is Alice's upkeep
      Then Alice can't cast "<card>", by 117.1a
      When the game goes on to Alice's precombat main
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "<card>" and it resolves
      Then Alice has 1 card in hand

      Examples:
        | kind               | card            |
        | A creature spell   | Grizzly Bears   |
        | An artifact spell  | Jayemdae Tome   |
        | An enchantment spell | Exploration   |

    Scenario: Nobody casts such a spell in another player's main phase
      Given Bob has "Grizzly Bears" (his) in hand
      And Bob has {1}{G} in the mana pool
      And Alice has "Grizzly Bears" (hers) in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Grizzly Bears" (hers) and it resolves
      And Alice passes
      Then Bob can't cast "Grizzly Bears" (his), by 117.1a
      And "Grizzly Bears" (hers) is on the battlefield

  @CR-505.6b
  Rule: 505.6b One land a turn, in a main phase

    Scenario: One land is played in a turn, with the stack empty, and it never is on the stack
      Given Alice has "Forest", "Island" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't play "Forest", by 305.1
      When all players pass
      And Alice plays "Forest"
      Then the stack is empty
      And Alice controls "Forest"
      And Alice can't play "Island", by 305.2
      When the game goes on to Alice's postcombat main
      Then Alice can't play "Island", by 305.2
      When the game goes on to Alice's upkeep
      Then Alice can't play "Island", by 305.1
      When the game goes on to Alice's precombat main
      And Alice plays "Island"
      Then Alice controls "Island"

    Scenario: An effect lets a player play one more, and no more than that
      Given Alice controls "Exploration"
      And Alice has "Forest", "Island" and "Swamp" in hand
      When Alice plays "Forest"
      And Alice plays "Island"
      Then Alice can't play "Swamp", by 305.2
      And Alice controls "Island"

    Scenario: Nobody plays a land in another player's turn
      Given Alice has "Forest" in hand
      And Bob has "Island" in hand
      When Alice passes
      Then Bob can't play "Island", by 305.1
      When the game goes on to Bob's precombat main
      Then Alice can't play "Forest", by 305.1
      When Bob plays "Island"
      Then Bob controls "Island"

  @CR-507.2
  Rule: 507.2 Priority as combat begins

    Scenario: A creature that might block is burnt before attackers are declared
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Muck Rats"
      When the game goes on to Alice's beginning of combat
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is in Bob's graveyard
      And it is Alice's beginning of combat
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

  @CR-508.2
  Rule: 508.2 Priority after attackers

    Scenario: The defending player's creature is burnt before it can block
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Muck Rats"
      When the game goes on to Alice's beginning of combat
      And Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "Muck Rats" and it resolves
      Then it is Alice's declare attackers step
      And Bob can't block "Grizzly Bears" with "Muck Rats"
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-509.2
  Rule: 509.2 Priority after blockers

    Scenario: A blocker is burnt after it has blocked, and what it blocked stays blocked
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Muck Rats"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Muck Rats"
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "Muck Rats" and it resolves
      Then it is Alice's declare blockers step
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Muck Rats" is in Bob's graveyard

  @CR-510.3
  Rule: 510.3 Priority after damage

    Scenario: A creature that has survived combat damage is finished off in the same step
      Given Alice controls "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game goes on to Alice's combat damage step
      Then "Hill Giant" has 2 damage marked
      When Alice activates "Mountain"
      And Alice casts "Shock" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard
      And it is Alice's combat damage step

  @CR-511.1
  Rule: 511.1 Priority as combat ends

    Scenario: A spell that only an attacking creature can be the target of is cast in the last step of combat, and not after it
      Given Alice controls "Grizzly Bears"
      And Bob controls "Plains" (first) and "Plains" (second)
      And Bob has "Righteous Blow" (first), "Righteous Blow" (second) in hand
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      And Bob activates "Plains" (first)
      Then Bob can cast "Righteous Blow" (first) targeting "Grizzly Bears"
      When the game goes on to Alice's postcombat main
      And Bob activates "Plains" (second)
      Then Bob can't cast "Righteous Blow" (second) targeting "Grizzly Bears"
      And Bob has 18 life

  @CR-513.1
  Rule: 513.1 Priority in the end step

    Scenario: The active player has priority first in the end step, and then the other player
      Given Alice controls "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      And Alice controls "Grizzly Bears"
      When the game goes on to Alice's end step
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob and it resolves
      And Alice passes
      And Bob activates "Island"
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then it is Alice's end step
      And "Grizzly Bears" is in Alice's hand
      And Bob has 18 life

  @CR-513.2
  Rule: 513.2 The end step doesn't go back

    Scenario: Exiled in the end step, a creature that is to return at the beginning of the next end step waits for the next turn's
      Given Alice controls "Grizzly Bears", two "Sol Ring" and two "Plains"
      And Alice has "Otherworldly Journey" (first), "Otherworldly Journey" (second) in hand
      When Alice activates "Sol Ring" (1)
      And Alice activates "Plains" (1)
      And Alice casts "Otherworldly Journey" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      When the game goes on to Alice's end step
      And all players pass
      Then "Grizzly Bears" is on the battlefield
      And it is Alice's end step
      When Alice activates "Sol Ring" (2)
      And Alice activates "Plains" (2)
      And Alice casts "Otherworldly Journey" (second) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then it is Bob's upkeep
      And "Grizzly Bears" is in exile
      When the game goes on to Bob's end step
      And all players pass
      Then "Grizzly Bears" is on the battlefield

  @CR-514.1
  Rule: 514.1 Down to seven cards

    Scenario: Who has more than seven cards discards in the cleanup step of the own turn, and nobody else does
      Given Alice has "Shock" and eight "Grizzly Bears" in hand
      And Bob has nine "Hill Giant" in hand
      And it is Alice's end step
      When all players pass
      And Alice chooses "Grizzly Bears" (1) and "Grizzly Bears" (2)
      Then Alice has 7 cards in hand
      And Bob has 9 cards in hand
      And "Shock" is in Alice's hand

  @CR-514.2
  Rule: 514.2 Damage and effects of the turn end

    Scenario: Damage and what lasts until end of turn end together, so that nothing dies of it
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Shock" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 2 damage marked
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no damage marked
      And "Grizzly Bears" is on the battlefield

    Scenario: Damage of the turn before doesn't add to that of the next
      Given Alice controls "Hill Giant", "Mountain" (first) and "Mountain" (second)
      And Alice has "Shock" (first), "Shock" (second) in hand
      When Alice activates "Mountain" (first)
      And Alice casts "Shock" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      When the game goes on to Bob's upkeep
      And Alice activates "Mountain" (second)
      And Alice casts "Shock" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has 2 damage marked
      And "Hill Giant" is on the battlefield

    Scenario: An effect until end of turn that begins in the end step is over in the same turn
      Given Alice controls "Grizzly Bears" and "Forest"
      And Alice has "Giant Growth" in hand
      When the game goes on to Alice's end step
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      When all players pass
      Then it is Bob's upkeep
      And "Grizzly Bears" is 2/2

    Scenario: Damage stays on what it isn't removed from, and wears off the other
      Given the card "Patient Zero" is a "Creature — Zombie" that costs {1}{B} of size 2/2:
        """
        Lifelink
        Damage isn't removed from creatures your opponents control during cleanup steps.
        """
      And Alice controls "Patient Zero" and "Hill Giant" (hers)
      And Bob controls "Hill Giant" (his)
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "Hill Giant" (hers) and it resolves
      And Alice casts "Shock" (second) targeting "Hill Giant" (his) and it resolves
      And the game goes on to Bob's upkeep
      Then "Hill Giant" (hers) has no damage marked
      And "Hill Giant" (his) has 2 damage marked

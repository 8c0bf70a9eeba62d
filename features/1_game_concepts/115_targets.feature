@edition-2025
Feature: 115. Targets

  Background:
    Given these cards:
      | name            | type                                | cost   | size | text                                                                        |
      | Forked Bolt     | Sorcery                             | {R}    |      | This spell deals 2 damage divided as you choose among one or two targets.   |
      | Redirect        | Instant                             | {U}{U} |      | You may choose new targets for target spell.                                |
      | Deflection      | Instant                             | {3}{U} |      | Change the target of target spell with a single target.                     |
      | Spellskite      | Artifact Creature — Phyrexian Horror | {2}   | 0/4  | {U/P}: Change a target of target spell or ability to this creature.         |
      | Llanowar Elves  | Creature — Elf Druid                | {G}    | 1/1  | {T}: Add {G}.                                                               |
    And it is Bob's precombat main

  @CR-115.7a
  Rule: 115.7a All targets are changed to other legal targets, or none is

    Scenario: A spell that would kill one creature kills another
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Murder" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Murder" and it resolves
      And all players pass
      Then "Llanowar Elves" is in Alice's graveyard
      And Alice controls "Runeclaw Bear"

    Scenario: Where no other creature can be its target, the spell keeps the one it has
      Given Alice controls "Runeclaw Bear"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Murder" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Murder" and it resolves
      And all players pass
      Then "Runeclaw Bear" is in Alice's graveyard

    Scenario: What becomes a target only now has become the target of a spell
      Given the card "Phantasmal Bear" is a "Creature — Bear Illusion" that costs {U} of size 2/2
        """
        When this creature becomes the target of a spell or ability, sacrifice it.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Phantasmal Bear"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Shock" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Shock" and it resolves
      And Alice chooses "Phantasmal Bear"
      Then the stack, from the top, is ability of "Phantasmal Bear" and "Shock"
      When all players pass
      Then "Phantasmal Bear" is in Bob's graveyard
      And "Shock" is on the stack

    Scenario: A spell with two targets is none that has a single one
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" and "Shock" in hand
      And Bob has {1}{R}{R} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      Then Alice can't cast "Deflection" targeting "Arc Trail"
      When Bob casts "Shock" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Shock" and it resolves
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 18 life

  @CR-115.7b
  Rule: 115.7b One target alone is changed

    Scenario: A creature takes the place of one of two targets
      Given Alice controls "Spellskite", "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice activates "Spellskite" targeting "Arc Trail"
      And Alice chooses "2 life"
      And all players pass
      Then Alice is asked to choose one from "Runeclaw Bear" and "Llanowar Elves"
      When Alice chooses "Runeclaw Bear"
      And all players pass
      Then "Spellskite" has 2 damage marked
      And "Runeclaw Bear" has 0 damage marked
      And "Llanowar Elves" is in Alice's graveyard

    Scenario: It can't take the place where it is no legal target
      Given the card "Terror" is an "Instant" that costs {1}{B}
        """
        Destroy target nonartifact, nonblack creature. It can't be regenerated.
        """
      And Alice controls "Spellskite" and "Runeclaw Bear"
      And Bob has "Terror" in hand
      And Bob has {1}{B} in the mana pool
      When Bob casts "Terror" targeting "Runeclaw Bear"
      And Alice activates "Spellskite" targeting "Terror"
      And Alice chooses "2 life"
      And all players pass
      And all players pass
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice controls "Spellskite"

  @CR-115.7d
  Rule: 115.7d New targets may be chosen for any of them, or for none

    Scenario: One of two targets is changed, and the other stays
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Arc Trail" and it resolves
      And Alice says yes
      And Alice chooses "Bob"
      And Alice chooses "Llanowar Elves"
      And all players pass
      Then Bob has 18 life
      And "Llanowar Elves" is in Alice's graveyard
      And "Runeclaw Bear" has 0 damage marked

    Scenario: The two targets change places
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Arc Trail" and it resolves
      And Alice says yes
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Runeclaw Bear"
      And all players pass
      Then "Runeclaw Bear" has 1 damage marked
      And "Llanowar Elves" is in Alice's graveyard

  @CR-115.7f
  Rule: 115.7f What was divided stays divided as it was

    Scenario: The new target is dealt what the old one would have been
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Forked Bolt" in hand
      And Bob has {R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Forked Bolt" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Forked Bolt" and it resolves
      And Alice says yes
      And Alice chooses "Runeclaw Bear" and "Bob"
      And all players pass
      Then Bob has 19 life
      And "Runeclaw Bear" has 1 damage marked
      And Alice controls "Llanowar Elves"

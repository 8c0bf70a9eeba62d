Feature: 702. Keyword Abilities: Several instances that are each paid for

  Background:
    Given these cards:
      | name   | type             | cost | size | text                                                                 |
      | Echoes | Instant          | {0}  |      | This spell deals 1 damage to any target. / Replicate {1} / Replicate {2} |
      | Plot   | Instant          | {R}  |      | This spell deals 1 damage to any target. / Conspire / Conspire       |
      | Cabal  | Instant          | {0}  |      | This spell deals 1 damage to any target. / Casualty 1 / Casualty 2   |
      | Platoon | Creature — Human | {0}  | 3/2  | Squad {1} / Squad {2}                                                |
      | Litter | Creature — Cat   | {0}  | 3/2  | Offspring {1} / Offspring {2}                                        |
    And Alice has "Echoes", "Plot", "Cabal", "Platoon" and "Litter" in hand
    And Alice controls "Mons's Goblin Raiders", "Dwarven Trader", "Gray Ogre" and "Feral Maaka"

  @CR-702.56b
  Rule: 702.56b Replicate

    Scenario: Of two instances only the one that was paid for copies the spell
      Given Alice has {2} in the mana pool
      When Alice casts "Echoes" targeting Bob using "replicate {2}"
      Then Alice has no mana
      And the stack, from the top, is "ability of Echoes" and "Echoes"

    Scenario: Both were paid for, one of them twice, and each copies as often as its own cost was paid
      Given Alice has {4} in the mana pool
      When Alice casts "Echoes" targeting Bob using "replicate {1}", "replicate {1}", "replicate {2}"
      And Alice orders "Echoes" and "Echoes (2)"
      Then Alice has no mana
      And the stack, from the top, is "ability of Echoes", "ability of Echoes" and "Echoes"
      When all players pass
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      And Alice chooses "Bob"
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 16 life

  @CR-702.78b
  Rule: 702.78b Conspire

    Background:
      Given Alice has {R} in the mana pool

    Scenario: Paid once, one of two instances copies the spell
      When Alice casts "Plot" targeting Bob using "conspire"
      And Alice chooses "Mons's Goblin Raiders" and "Dwarven Trader"
      Then "Gray Ogre" is untapped
      And the stack, from the top, is "ability of Plot" and "Plot"

    Scenario: Paid twice, with four creatures, each of them copies it
      When Alice casts "Plot" targeting Bob using "conspire", "conspire"
      And Alice chooses "Mons's Goblin Raiders" and "Dwarven Trader"
      And Alice orders "Plot" and "Plot (2)"
      Then "Feral Maaka" is tapped
      And the stack, from the top, is "ability of Plot", "ability of Plot" and "Plot"

  @CR-601.2b
  Rule: 601.2b Once for each instance

    Scenario: There is no third instance to pay for
      Given Alice has {R} in the mana pool
      Then Alice can't cast "Plot" targeting Bob using "conspire", "conspire", "conspire", by 601.2b

  @CR-702.153b
  Rule: 702.153b Casualty

    Scenario: One creature is sacrificed for one of the two instances
      When Alice casts "Cabal" targeting Bob using "casualty (2)"
      And Alice chooses "Gray Ogre"
      Then the stack, from the top, is "ability of Cabal" and "Cabal"
      And "Mons's Goblin Raiders" is on the battlefield

    Scenario: Two creatures are sacrificed, one for each instance
      When Alice casts "Cabal" targeting Bob using "casualty", "casualty"
      And Alice orders "sacrifice a creature you control with power 1 or greater" and "sacrifice a creature you control with power 2 or greater"
      And Alice chooses "Mons's Goblin Raiders"
      And Alice chooses "Gray Ogre"
      And Alice orders "Cabal" and "Cabal (2)"
      Then the stack, from the top, is "ability of Cabal", "ability of Cabal" and "Cabal"

  @CR-702.157b
  Rule: 702.157b Squad

    Scenario: Of two instances only the one that was paid for triggers
      Given Alice has {2} in the mana pool
      When Alice casts "Platoon" using "squad {2}" and it resolves
      Then Alice has no mana
      And the stack, from the top, is "ability of Platoon"
      When all players pass
      Then "Platoon (2)" is 3/2
      And there is no "Platoon (3)"

    Scenario: Both were paid for, and each makes its own token
      Given Alice has {3} in the mana pool
      When Alice casts "Platoon" using "squad {1}", "squad {2}" and it resolves
      And Alice orders "Platoon" and "Platoon (2)"
      Then the stack, from the top, is "ability of Platoon" and "ability of Platoon"

  @CR-702.175b
  Rule: 702.175b Offspring

    Scenario: Only the instance that was paid for makes a small token
      Given Alice has {2} in the mana pool
      When Alice casts "Litter" using "offspring {2}" and it resolves
      Then Alice has no mana
      And the stack, from the top, is "ability of Litter"

    Scenario: Each of the two makes a small token
      Given Alice has {3} in the mana pool
      When Alice casts "Litter" using "offspring", "offspring" and it resolves
      And Alice orders "Litter" and "Litter (2)"
      Then Alice has no mana
      And the stack, from the top, is "ability of Litter" and "ability of Litter"

Feature: 702. Keyword Abilities: Several instances that are each paid for

  Background:
    Given Alice controls "Mons's Goblin Raiders", "Dwarven Trader", "Gray Ogre" and "Feral Maaka"

  @CR-702.56b
  Rule: 702.56b Replicate

    Background:
      Given the card "Echoes" is an "Instant" that costs {0}
        """
        This spell deals 1 damage to any target.
        Replicate {1}
        Replicate {2}
        """
      And Alice has "Echoes" in hand

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
      Given Alice controls "Raiding Schemes"
      And Alice has "Burn Trail" in hand
      And Alice has {3}{R} in the mana pool

    Scenario: Paid once, one of two instances copies the spell
      When Alice casts "Burn Trail" targeting Bob using "conspire"
      And Alice chooses "Mons's Goblin Raiders" and "Dwarven Trader"
      Then "Gray Ogre" is untapped
      And the stack, from the top, is "ability of Burn Trail" and "Burn Trail"

    Scenario: Paid twice, with four creatures, each of them copies it
      When Alice casts "Burn Trail" targeting Bob using "conspire", "conspire"
      And Alice chooses "Mons's Goblin Raiders" and "Dwarven Trader"
      And Alice orders "Burn Trail" and "Burn Trail (2)"
      Then "Feral Maaka" is tapped
      And the stack, from the top, is "ability of Burn Trail", "ability of Burn Trail" and "Burn Trail"

  @CR-601.2b
  Rule: 601.2b Once for each instance

    Scenario: There is no third instance to pay for
      Given Alice controls "Raiding Schemes"
      And Alice has "Burn Trail" in hand
      And Alice has {3}{R} in the mana pool
      Then Alice can't cast "Burn Trail" targeting Bob using "conspire", "conspire", "conspire", by 601.2b

  @CR-702.153b
  Rule: 702.153b Casualty

    Background:
      Given the card "Silverquill, the Disputant" is a "Legendary Creature — Elder Dragon" that costs {2}{W}{B} of size 4/4:
        """
        Flying, vigilance
        Each instant and sorcery spell you cast has casualty 1.
        """
      And Alice controls "Silverquill, the Disputant"
      And Bob controls "Hill Giant"
      And Alice has "Light 'Em Up" in hand
      And Alice has {1}{R} in the mana pool

    Scenario: One creature is sacrificed for one of the two instances
      When Alice casts "Light 'Em Up" targeting "Hill Giant" using "casualty (2)"
      And Alice chooses "Gray Ogre"
      Then the stack, from the top, is "ability of Light 'Em Up" and "Light 'Em Up"
      And "Mons's Goblin Raiders" is on the battlefield

    Scenario: Two creatures are sacrificed, one for each instance
      When Alice casts "Light 'Em Up" targeting "Hill Giant" using "casualty", "casualty"
      And Alice orders "sacrifice a creature you control with power 1 or greater" and "sacrifice a creature you control with power 2 or greater"
      And Alice chooses "Mons's Goblin Raiders"
      And Alice chooses "Gray Ogre"
      And Alice orders "Light 'Em Up" and "Light 'Em Up (2)"
      Then the stack, from the top, is "ability of Light 'Em Up", "ability of Light 'Em Up" and "Light 'Em Up"

  @CR-702.157b
  Rule: 702.157b Squad

    Background:
      Given the card "Platoon" is a "Creature — Human" that costs {0} of size 3/2
        """
        Squad {1}
        Squad {2}
        """
      And Alice has "Platoon" in hand

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

    Background:
      Given the card "Litter" is a "Creature — Cat" that costs {0} of size 3/2
        """
        Offspring {1}
        Offspring {2}
        """
      And Alice has "Litter" in hand

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

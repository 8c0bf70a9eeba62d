Feature: 702.44. Sunburst

  @CR-702.44a
  Rule: 702.44a A counter for each color of mana spent

    Scenario: Colors count, not mana, and colorless mana is of no color
      Given Alice has "Skyreach Manta" in hand
      And Alice has {W}{W}{R}{C}{C} in the mana pool
      When Alice casts "Skyreach Manta" and it resolves
      Then "Skyreach Manta" has two +1/+1 counters

    Scenario: What enters as an artifact that is no creature has charge counters
      Given Alice has "Opaline Bracers" in hand
      And Alice has {W}{U}{B}{R} in the mana pool
      When Alice casts "Opaline Bracers" and it resolves
      Then "Opaline Bracers" has four charge counters
      And "Opaline Bracers" has no +1/+1 counters

    Scenario: Effects that change types are not looked at: an artifact is given charge counters, though an effect will make it a creature
      Given Alice controls "March of the Machines"
      And Alice has "Heliophial" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      When Alice casts "Heliophial" and it resolves
      Then "Heliophial" is a 5/5 creature
      And "Heliophial" has five charge counters
      And "Heliophial" has no +1/+1 counters

  @CR-702.44b
  Rule: 702.44b As a spell that resolves, and for colored mana

    Scenario: A permanent that no spell becomes has no counters, though the spell that it was brought some
      Given Alice has "Opaline Bracers" and "Flicker" in hand
      And Alice has {W}{U}{B}{R} in the mana pool
      And Alice controls "Plains" (1) and "Plains" (2)
      When Alice casts "Opaline Bracers" and it resolves
      Then "Opaline Bracers" has four charge counters
      When Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice casts "Flicker" targeting "Opaline Bracers" and it resolves
      Then "Opaline Bracers" is on the battlefield
      And "Opaline Bracers" has no counters

    Scenario: Colorless mana alone brings none, and one color of mana one
      Given Alice has "Opaline Bracers" (1) and "Opaline Bracers" (2) in hand
      And Alice has {4} in the mana pool
      And Alice controls "Mountain" (1), "Mountain" (2), "Mountain" (3) and "Mountain" (4)
      When Alice casts "Opaline Bracers" (1) and it resolves
      Then "Opaline Bracers" (1) has no counters
      When Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice activates "Mountain" (4)
      And Alice casts "Opaline Bracers" (2) and it resolves
      Then "Opaline Bracers" (2) has one charge counter

    Scenario: The mana of an alternative cost counts
      Given Alice controls "Fist of Suns"
      And Alice has "Sawtooth Thresher" in hand
      And Alice has {W}{U}{B}{R}{G} in the mana pool
      When Alice casts "Sawtooth Thresher" using "alternative cost" and it resolves
      Then "Sawtooth Thresher" has five +1/+1 counters

  @CR-702.44c
  Rule: 702.44c As the number of another ability

    @example-1
    Example: Arcbound Wanderer has counters for colors, and hands them on
      Given Alice has "Arcbound Wanderer" and "Murder" in hand
      And Alice controls "Ornithopter", "Swamp" (1), "Swamp" (2) and "Swamp" (3)
      And Alice has {W}{U}{R}{C}{C}{C} in the mana pool
      When Alice casts "Arcbound Wanderer" and it resolves
      Then "Arcbound Wanderer" has three +1/+1 counters
      When Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice casts "Murder" targeting "Arcbound Wanderer" and it resolves
      And all players pass
      And Alice says yes
      Then "Ornithopter" has three +1/+1 counters

    Scenario: On what is no creature it is the same number
      Given the card "Sunlit Depot" is an "Artifact" that costs {2}
        """
        Modular—Sunburst
        """
      And Alice has "Sunlit Depot" in hand
      And Alice has {W}{U} in the mana pool
      When Alice casts "Sunlit Depot" and it resolves
      Then "Sunlit Depot" has two +1/+1 counters
      And "Sunlit Depot" has no charge counters

  @CR-702.44d
  Rule: 702.44d Two instances on what is no creature

    Scenario: Each gives its charge counters
      Given the card "Solar Array" is an "Artifact" that costs {3}:
        """
        {T}: Add one mana of any color. When you next cast an artifact spell this turn, that spell gains sunburst.
        """
      And the card "Pentad Prism" is an "Artifact" that costs {2}:
        """
        Sunburst
        Remove a charge counter from this artifact: Add one mana of any color.
        """
      And Alice controls "Solar Array"
      And Alice has "Pentad Prism" in hand
      And Alice has {C} in the mana pool
      When Alice activates "Solar Array"
      And Alice chooses "red"
      And Alice casts "Pentad Prism"
      And all players pass
      And all players pass
      Then "Pentad Prism" has two charge counters

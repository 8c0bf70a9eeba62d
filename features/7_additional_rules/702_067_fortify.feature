Feature: 702.67. Fortify

  Background:
    Given Alice controls "Darksteel Garrison" and "Forest"

  @CR-702.67a
  Rule: 702.67a What fortify means

    Scenario: For its cost the Fortification is attached to a land
      Given Alice has {3} in the mana pool
      When Alice activates "Darksteel Garrison", "Fortify" targeting "Forest" and it resolves
      Then "Darksteel Garrison" is attached to "Forest"
      And "Forest" has indestructible
      And Alice has no mana

    Scenario: It moves on to another land, and the one it leaves can be destroyed
      Given Alice controls "Mountain"
      And Alice controls "Darksteel Garrison" (moved) attached to "Mountain"
      And Alice has "Stone Rain" (early) and "Stone Rain" (late) in hand
      And Alice has {7}{R}{R} in the mana pool
      When Alice casts "Stone Rain" (early) targeting "Mountain" and it resolves
      Then "Mountain" is on the battlefield
      When Alice activates "Darksteel Garrison" (moved), "Fortify" targeting "Forest" and it resolves
      Then "Darksteel Garrison" (moved) is attached to "Forest"
      When Alice casts "Stone Rain" (late) targeting "Mountain" and it resolves
      Then "Mountain" is in Alice's graveyard

    Scenario: It costs all three mana
      Given Alice has "Mountain" in hand
      And Alice has {1} in the mana pool
      Then Alice can't activate "Darksteel Garrison", "Fortify" targeting "Forest"
      When Alice plays "Mountain"
      And Alice activates "Forest"
      And Alice activates "Mountain"
      And Alice activates "Darksteel Garrison", "Fortify" targeting "Forest" and it resolves
      Then "Darksteel Garrison" is attached to "Forest"

    Scenario: Neither another player's land nor a creature is a target
      Given Alice controls "Grizzly Bears"
      And Bob controls "Swamp"
      And Alice has {3} in the mana pool
      Then Alice can't activate "Darksteel Garrison", "Fortify" targeting "Swamp"
      And Alice can't activate "Darksteel Garrison", "Fortify" targeting "Grizzly Bears"
      When Alice activates "Darksteel Garrison", "Fortify" targeting "Forest" and it resolves
      Then "Darksteel Garrison" is attached to "Forest"

    Scenario: Not while something else is on the stack
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      Then Alice can't activate "Darksteel Garrison", "Fortify" targeting "Forest"
      When all players pass
      Then Alice can activate "Darksteel Garrison", "Fortify" targeting "Forest"

    Scenario: Not in combat
      Given Alice controls six "Island"
      When the game goes on to Alice's beginning of combat
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      Then Alice can't activate "Darksteel Garrison", "Fortify" targeting "Forest"
      When the game goes on to Alice's postcombat main phase
      And Alice activates "Island" (4)
      And Alice activates "Island" (5)
      And Alice activates "Island" (6)
      And Alice activates "Darksteel Garrison", "Fortify" targeting "Forest" and it resolves
      Then "Darksteel Garrison" is attached to "Forest"

    Scenario: As it resolves, the land must still be its controller's
      Given Bob controls "Swamp"
      And Bob has "Shifting Borders" in hand
      And Bob has {3}{U} in the mana pool
      And Alice has {6} in the mana pool
      When Alice activates "Darksteel Garrison", "Fortify" targeting "Forest"
      And Alice passes
      And Bob casts "Shifting Borders" targeting "Forest" and "Swamp"
      And all players pass
      And all players pass
      Then Bob controls "Forest"
      And "Darksteel Garrison" is attached to nothing
      When Alice activates "Darksteel Garrison", "Fortify" targeting "Swamp" and it resolves
      Then "Darksteel Garrison" is attached to "Swamp"

  @CR-702.67c
  Rule: 702.67c More than one

    Scenario: Either of two fortify abilities is used
      Given the card "Twofold Wall" is an "Artifact — Fortification" that costs {1}:
        """
        Fortified land has indestructible.
        Fortify {3}
        Fortify—Pay 2 life.
        """
      And Alice controls "Twofold Wall" and "Mountain"
      And Alice has {3} in the mana pool
      When Alice activates "Twofold Wall", "Fortify—Pay 2 life." targeting "Forest" and it resolves
      Then "Twofold Wall" is attached to "Forest"
      And Alice has 18 life
      When Alice activates "Twofold Wall", "Fortify {3}" targeting "Mountain" and it resolves
      Then "Twofold Wall" is attached to "Mountain"
      And Alice has no mana
      And Alice has 18 life

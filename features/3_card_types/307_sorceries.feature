Feature: 307. Sorceries

  @CR-307.1 @CR-307.2
  Rule: 307.1 Sorceries are cast in a main phase and do what they say

    Scenario: Not in the upkeep, but in the main phase; then it does what it says and goes to the graveyard
      Given it is Alice's upkeep
      And Alice has "Stone Rain" in hand
      And Alice controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And Bob controls "Forest"
      Then Alice can't cast "Stone Rain" targeting "Forest"
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice casts "Stone Rain" targeting "Forest" and it resolves
      Then "Forest" is in Bob's graveyard
      And "Stone Rain" is in Alice's graveyard

  @CR-307.3
  Rule: 307.3 Spell types

    Scenario: What looks for Arcane spells sees an Arcane sorcery, and no other sorcery
      Given the card "Kami of the Hunt" is a "Creature — Spirit" that costs {2}{G} of size 2/2:
        """
        Whenever you cast a Spirit or Arcane spell, this creature gets +1/+1 until end of turn.
        """
      And Alice controls "Kami of the Hunt" and "Forest"
      And Alice has "Lava Spike" and "Stone Rain" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Stone Rain" targeting "Forest" and it resolves
      Then the stack is empty
      When Alice casts "Lava Spike" targeting Bob
      Then the stack, from the top, is ability of "Kami of the Hunt" and "Lava Spike"

  @CR-307.4
  Rule: 307.4 Never on the battlefield

    Scenario: A sorcery card stays where it is, and another card is put onto the battlefield
      Given Alice controls a face-down "Stone Rain" and a face-down "Grizzly Bears"
      And Alice has "Acrobatic Maneuver" (first) and "Acrobatic Maneuver" (second) in hand
      And Alice has {2}{W}{2}{W} in the mana pool
      When Alice casts "Acrobatic Maneuver" (first) targeting "Stone Rain" and it resolves
      Then "Stone Rain" is in exile
      When Alice casts "Acrobatic Maneuver" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is face up

  @CR-307.5
  Rule: 307.5 When one could cast a sorcery

    Scenario: In a main phase of one's own with an empty stack, without a sorcery, though none can be cast
      Given the card "Slow Remedy" is an "Artifact":
        """
        {1}: You gain 1 life. Activate only as a sorcery.
        """
      And the card "Silence of Sorceries" is an "Enchantment":
        """
        Players can't cast sorcery spells.
        """
      And Alice controls "Slow Remedy" and "Forest"
      And Bob controls "Silence of Sorceries"
      And it is Alice's upkeep
      Then Alice can't activate "Slow Remedy"
      When the game goes on to Alice's precombat main
      And Alice activates "Forest"
      And Alice activates "Slow Remedy" and it resolves
      Then Alice has 21 life

    Scenario: Not while something is on the stack
      Given Alice controls "Intrepid Tenderfoot" and three "Forest"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice activates "Forest" (3)
      And Alice casts "Shock" targeting Bob
      Then Alice can't activate "Intrepid Tenderfoot"
      When all players pass
      And Alice activates "Intrepid Tenderfoot" and it resolves
      Then "Intrepid Tenderfoot" is 3/3

  @CR-307.5a
  Rule: 307.5a When no sorcery could have been cast

    Background:
      Given the card "Parapet" is an "Enchantment" that costs {1}{W}:
        """
        You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
        Creatures you control get +0/+1.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Parapet" in hand
      And Alice has {1}{W} in the mana pool

    Scenario: Cast in one's own upkeep, it is sacrificed in the cleanup step
      Given it is Alice's upkeep
      When Alice casts "Parapet" and it resolves
      Then "Grizzly Bears" is 2/3
      When the game goes on to Alice's end
      Then Alice controls "Parapet"
      When all players pass
      Then it is Alice's cleanup
      And the stack, from the top, is ability of "Parapet"
      When all players pass
      Then "Parapet" is in Alice's graveyard
      And "Grizzly Bears" is 2/2

    Scenario: Cast in a main phase of one's own with an empty stack, it stays
      When Alice casts "Parapet" and it resolves
      And the game goes on to Alice's end
      And all players pass
      Then it is Bob's upkeep
      And Alice controls "Parapet"

    Scenario: In that main phase a spell on the stack is enough
      Given Alice has "Ornithopter" in hand
      When Alice casts "Ornithopter"
      And Alice casts "Parapet" and it resolves
      And all players pass
      And the game goes on to Alice's end
      Then Alice controls "Parapet"
      When all players pass
      Then it is Alice's cleanup
      When all players pass
      Then "Parapet" is in Alice's graveyard

    Scenario: No main phase of another player's is one's own; who controls the permanent then sacrifices it
      Given the card "Steal Enchantment" is an "Enchantment — Aura" that costs {U}{U}:
        """
        Enchant enchantment
        You control enchanted enchantment.
        """
      And Bob has "Steal Enchantment" in hand
      And Bob has {U}{U} in the mana pool
      And it is Bob's precombat main
      When Bob passes
      And Alice casts "Parapet" and it resolves
      And Bob casts "Steal Enchantment" targeting "Parapet" and it resolves
      Then Bob controls "Parapet"
      When the game goes on to Bob's end
      And all players pass
      Then it is Bob's cleanup
      When all players pass
      Then "Parapet" is in Alice's graveyard

    Scenario: A copy of a spell was not cast, and what it becomes stays
      Given the card "Armor of Thorns" is an "Enchantment — Aura" that costs {1}{G}:
        """
        You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
        Enchant nonblack creature
        Enchanted creature gets +2/+2.
        """
      And Alice controls "Hill Giant" and "Lithoform Engine"
      And Alice has "Armor of Thorns" in hand
      And Alice has {1}{G}{4} in the mana pool
      And it is Alice's upkeep
      When Alice casts "Armor of Thorns" targeting "Hill Giant"
      And Alice activates "Lithoform Engine", "Copy target permanent spell" targeting "Armor of Thorns" and it resolves
      And all players pass
      And all players pass
      Then "Hill Giant" is 7/7
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is 5/5
      And "Armor of Thorns" is in Alice's graveyard

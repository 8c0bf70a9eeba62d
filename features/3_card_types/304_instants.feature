Feature: 304. Instants

  @CR-304.1 @CR-304.2
  Rule: 304.1 Instants are cast at any time and do what they say

    Scenario: In another player's turn, with a spell on the stack
      Given Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Stone Rain" in hand
      And Bob has {2}{R} in the mana pool
      And Alice controls "Wasteland"
      And it is Bob's precombat main
      When Bob casts "Stone Rain" targeting "Wasteland"
      And Bob passes
      And Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      And "Shock" is in Alice's graveyard
      And the stack, from the top, is "Stone Rain"

  @CR-304.3
  Rule: 304.3 Spell types

    Scenario: What looks for Arcane spells sees an Arcane instant, and no other instant
      Given the card "Kami of the Hunt" is a "Creature — Spirit" that costs {2}{G} of size 2/2:
        """
        Whenever you cast a Spirit or Arcane spell, this creature gets +1/+1 until end of turn.
        """
      And Alice controls "Kami of the Hunt"
      And Alice has "Glacial Ray" and "Shock" in hand
      And Alice has {1}{R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then the stack is empty
      When Alice casts "Glacial Ray" targeting Bob
      Then the stack, from the top, is ability of "Kami of the Hunt" and "Glacial Ray"

  @CR-304.4
  Rule: 304.4 Never on the battlefield

    Scenario: An instant card stays where it is, and another card is put onto the battlefield
      Given Alice controls a face-down "Shock" and a face-down "Grizzly Bears"
      And Alice has "Acrobatic Maneuver" (first) and "Acrobatic Maneuver" (second) in hand
      And Alice has {2}{W}{2}{W} in the mana pool
      When Alice casts "Acrobatic Maneuver" (first) targeting "Shock" and it resolves
      Then "Shock" is in exile
      When Alice casts "Acrobatic Maneuver" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is face up

  @CR-304.5
  Rule: 304.5 When one could cast an instant

    Scenario: Not while a spell is being cast, since nobody casts an instant then
      Given the card "Lion's Eye Diamond" is an "Artifact" that costs {0}:
        """
        Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.
        """
      And Alice controls "Lion's Eye Diamond", "Mountain" and "Forest"
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting Bob
      Then Alice is asked to choose "Mountain" and "Forest"
      When Alice chooses "Mountain"
      Then the stack, from the top, is "Shock"
      When Alice activates "Lion's Eye Diamond"
      And Alice chooses "discard your hand" and "sacrifice this artifact"
      And Alice chooses "red"
      Then Alice has {R}{R}{R} in the mana pool

    Scenario: Priority is enough, without any instant card, and though instants can't be cast
      Given the card "Standing Orders" is an "Artifact":
        """
        {1}: You gain 1 life. Activate only as an instant.
        """
      And the card "Silence of Instants" is an "Enchantment":
        """
        Players can't cast instant spells.
        """
      And Alice controls "Standing Orders"
      And Alice has {1} in the mana pool
      And Bob controls "Silence of Instants"
      And it is Bob's upkeep
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Bob passes
      Then Alice can't cast "Shock" targeting Bob
      When Alice activates "Standing Orders" and it resolves
      Then Alice has 21 life

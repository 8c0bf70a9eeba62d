Feature: 702.99. Cipher

  Background:
    Given the card "Shadow Slice" is a "Sorcery" that costs {4}{B}
      """
      Target opponent loses 3 life.
      Cipher
      """
    And Alice controls "Grizzly Bears"
    And Alice has "Shadow Slice" in hand
    And Alice has {4}{B} in the mana pool

  @CR-702.99a
  Rule: 702.99a The card is encoded on a creature, which lets copies be cast

    Scenario: As the creature deals combat damage to a player, a copy is cast for nothing
      Given Alice controls "Forest"
      And Bob controls a tapped "Hill Giant"
      When Alice casts "Shadow Slice" targeting Bob and it resolves
      Then Alice is asked to choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then Bob has 17 life
      And "Shadow Slice" is in exile
      When Alice attacks with "Grizzly Bears"
      And all players pass
      And all players pass
      Then Bob has 15 life
      When all players pass
      And Alice says yes
      And Alice says yes
      And all players pass
      Then Bob has 12 life
      And "Shadow Slice" is in exile

    Scenario: Its player need not encode it
      When Alice casts "Shadow Slice" targeting Bob and it resolves
      And Alice chooses nothing
      Then "Shadow Slice" is in Alice's graveyard

    Scenario: A spell that is a copy is not encoded
      Given the card "Lesser Twincast" is an "Instant" that costs {0}
        """
        Copy target sorcery spell.
        """
      And Alice has "Lesser Twincast" in hand
      When Alice casts "Shadow Slice" targeting Bob
      And Alice casts "Lesser Twincast" targeting "Shadow Slice" and it resolves
      And all players pass
      Then Alice is asked nothing
      And Bob has 17 life

  @CR-702.99c
  Rule: 702.99c The card stays encoded on that creature

    Scenario: Another player gains control of the creature, and casts the copy
      Given it is Alice's postcombat main
      And the card "Keiga, the Tide Star" is a "Legendary Creature — Dragon Spirit" that costs {5}{U} of size 5/5:
        """
        Flying
        When Keiga dies, gain control of target creature.
        """
      And Bob controls "Keiga, the Tide Star" and three "Swamp"
      And Bob has "Murder" in hand
      When Alice casts "Shadow Slice" targeting Bob and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" targeting "Keiga, the Tide Star" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And Bob attacks with "Grizzly Bears"
      And all players pass
      And all players pass
      And all players pass
      And Bob says yes
      And Bob says yes
      And all players pass
      Then Alice has 15 life

  Rule: 702.99a Another creature

    Scenario: A creature on which it isn't encoded does nothing more
      Given Alice controls "Elvish Warrior"
      When Alice casts "Shadow Slice" targeting Bob and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice attacks with "Elvish Warrior"
      And all players pass
      And all players pass
      Then the stack is empty
      And Bob has 15 life

  Rule: 702.99c The creature leaves the battlefield

    Scenario: The card stays exiled, encoded on nothing
      Given Bob has "Murder" in hand
      And Bob has {C}{B}{B} in the mana pool
      When Alice casts "Shadow Slice" targeting Bob and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Shadow Slice" is in exile
      And "Grizzly Bears" has no abilities

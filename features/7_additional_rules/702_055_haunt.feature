Feature: 702.55. Haunt

  Background:
    Given these cards:
      | name          | type              | cost      | size | text                                                                                                                               |
      | Belfry Spirit | Creature — Spirit | {3}{W}{W} | 1/1  | Flying<br>Haunt<br>When this creature enters or the creature it haunts dies, create two 1/1 black Bat creature tokens with flying. |
      | Mutavault     | Land              |           |      | {T}: Add {C}.<br>{1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land.               |
      | Stone Rain    | Sorcery           | {2}{R}    |      | Destroy target land.                                                                                                               |
    And Alice controls "Belfry Spirit"
    And Bob controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Shock" (1) and "Shock" (2) in hand
    And Alice has {R}{R} in the mana pool

  @CR-702.55a
  Rule: 702.55a Exiled as it dies

    Scenario: A permanent that dies is exiled haunting a creature
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Belfry Spirit" is in exile

    Scenario: It only goes to a hand, and haunts nothing
      Given Alice has "Unsummon" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Unsummon" targeting "Belfry Spirit" and it resolves
      Then the stack is empty
      And "Belfry Spirit" is in Alice's hand

    Scenario: Without a legal target as the ability resolves the card stays in the graveyard
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Belfry Spirit" is in Alice's graveyard

    Scenario: If the card is not in the graveyard any more it haunts nothing
      Given the card "Cremate" is an "Instant" that costs {B}
        """
        Exile target card from a graveyard.
        Draw a card.
        """
      And Bob has "Cremate" in hand
      And Bob has {B} in the mana pool
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Cremate" targeting "Belfry Spirit" and it resolves
      Then "Belfry Spirit" is in exile
      When all players pass
      And Alice casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      Then the stack is empty

  @CR-702.55b
  Rule: 702.55b What is haunted

    Scenario: The creature that was targeted
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Belfry Spirit"

    Scenario: No other one
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      And Alice casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      Then the stack is empty

    Scenario: What was targeted is haunted when it is no creature any more
      Given Bob controls "Mutavault"
      And Bob has {1} in the mana pool
      And Alice has "Stone Rain" in hand
      And Alice controls three "Mountain"
      When Alice passes
      And Bob activates "Mutavault", "becomes a 2/2"
      And all players pass
      And Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Mutavault"
      And all players pass
      And the game goes on to Bob's precombat main phase
      And the game goes on to Alice's precombat main phase
      And Alice casts "Stone Rain" targeting "Mutavault"
      And Alice chooses "Mountain" (1)
      And Alice chooses "Mountain" (2)
      And Alice chooses "Mountain" (3)
      And all players pass
      Then the stack, from the top, is ability of "Belfry Spirit"

  @CR-702.55c
  Rule: 702.55c From exile

    Scenario: The ability triggers for a card that haunts in exile, under its owner's control
      When Alice casts "Shock" (1) targeting "Belfry Spirit" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice casts "Shock" (2) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Belfry Spirit" is in exile
      And Alice controls "Bat Token (1)"

    Scenario: As the haunted creature dies, and no other one, a Thrull in exile returns a creature card
      Given Alice controls "Exhumer Thrull"
      And Bob controls "Mons's Goblin Raiders"
      And Alice has "Wind Drake" in the graveyard
      And Alice has "Lightning Bolt" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Lightning Bolt" targeting "Exhumer Thrull" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Exhumer Thrull" is in exile
      When Alice casts "Shock" (2) targeting "Mons's Goblin Raiders" and it resolves
      Then the stack is empty
      When Alice casts "Shock" (1) targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Exhumer Thrull"
      When all players pass
      Then "Wind Drake" is in Alice's hand
      And "Exhumer Thrull" is in exile

Feature: 702.145. Daybound and Nightbound

  @CR-702.145b
  Rule: 702.145b What daybound means

    Scenario: It enters with its back face up by night
      Given Alice controls "Grizzly Bears"
      And Alice has "Unnatural Moonrise" and "Tavern Ruffian" in hand
      And Alice has {R}{G}{3}{R} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      And Alice casts "Tavern Ruffian" and it resolves
      Then "Tavern Ruffian" is 6/5
      And "Tavern Ruffian" is named "Tavern Smasher"

    Scenario: As it becomes night, it transforms
      Given Alice controls "Grizzly Bears" and "Tavern Ruffian"
      And Alice has "Unnatural Moonrise" in hand
      And Alice has {R}{G} in the mana pool
      Then "Tavern Ruffian" is 2/5
      When Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      Then "Tavern Ruffian" is 6/5

    Scenario: Nothing else transforms it
      Given the card "Lesser Turn" is an "Instant" that costs {0}
        """
        Transform target creature.
        """
      And Alice controls "Tavern Ruffian" and "Villagers of Estwald"
      And Alice has "Lesser Turn" (first) and "Lesser Turn" (second) in hand
      When Alice casts "Lesser Turn" (first) targeting "Tavern Ruffian" and it resolves
      And Alice casts "Lesser Turn" (second) targeting "Villagers of Estwald" and it resolves
      Then "Tavern Ruffian" is 2/5
      And "Villagers of Estwald" is 4/6

  @CR-702.145c
  Rule: 702.145c Daybound by night

    Scenario: What gets daybound back by night transforms at once
      Given Alice controls "Grizzly Bears" and "Tavern Ruffian"
      And Alice has "Unnatural Moonrise" in hand
      And Alice has {R}{G} in the mana pool
      And Bob has "Turn to Frog" in hand
      And Bob has {1}{U} in the mana pool
      When Alice passes
      And Bob casts "Turn to Frog" targeting "Tavern Ruffian" and it resolves
      And Alice casts "Unnatural Moonrise" targeting "Grizzly Bears" and it resolves
      Then "Tavern Ruffian" is named "Tavern Ruffian"
      When the game goes on to Bob's upkeep
      Then "Tavern Ruffian" is 6/5
      And "Tavern Ruffian" is named "Tavern Smasher"

  @CR-702.145d
  Rule: 702.145d Daybound brings the day

    Scenario: With it day comes, and night after a turn without a spell
      Given Alice has "Tavern Ruffian" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Tavern Ruffian" and it resolves
      And the game goes on to Bob's upkeep
      Then "Tavern Ruffian" is 2/5
      When the game goes on to Alice's upkeep
      Then "Tavern Ruffian" is 6/5

    Scenario: It does so before something nightbound could bring the night
      Given the card "Lesser Return" is an "Instant" that costs {0}
        """
        Return target creature card from your graveyard to the battlefield transformed.
        """
      And Alice has "Lesser Return" and "Moonrager's Slash" in hand
      And Alice has "Tavern Ruffian" (first) in the graveyard
      And Alice controls "Mountain"
      And Bob controls "Tavern Ruffian" (second)
      When Alice casts "Lesser Return" targeting "Tavern Ruffian" (first) and it resolves
      And Alice activates "Mountain"
      Then "Tavern Ruffian" (first) is 2/5
      And Alice can't cast "Moonrager's Slash" targeting Bob
      And Alice has {R} in the mana pool

  @CR-702.145e
  Rule: 702.145e What nightbound means

    Scenario: As it becomes day, it transforms
      Given Alice controls "Tavern Ruffian" and "The Celestus"
      And Alice has "Unnatural Moonrise" in hand
      And Alice has {R}{G}{3} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Tavern Ruffian" and it resolves
      And all players pass
      And Alice says no
      Then "Tavern Ruffian" is named "Tavern Smasher"
      When Alice activates "The Celestus", "it becomes day" and it resolves
      Then "Tavern Ruffian" is named "Tavern Ruffian"

    Scenario: Nothing else turns its front face up again
      Given the card "Lesser Turn" is an "Instant" that costs {0}
        """
        Transform target creature.
        """
      And Alice controls "Tavern Ruffian" and "Villagers of Estwald"
      And Alice has "Lesser Turn" (first), "Lesser Turn" (second) and "Unnatural Moonrise" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Unnatural Moonrise" targeting "Villagers of Estwald" and it resolves
      And Alice casts "Lesser Turn" (first) targeting "Tavern Ruffian" and it resolves
      And Alice casts "Lesser Turn" (second) targeting "Villagers of Estwald" and it resolves
      Then "Tavern Ruffian" is named "Tavern Smasher"
      And "Villagers of Estwald" is named "Howlpack of Estwald"

  @CR-702.145f
  Rule: 702.145f Nightbound by day

    Background:
      Given the card "Lesser Return" is an "Instant" that costs {0}
        """
        Return target creature card from your graveyard to the battlefield transformed.
        """
      And Alice has "Lesser Return" in hand
      And Alice has "Tavern Ruffian" in the graveyard

    Scenario: What enters with its back face up by day transforms at once
      Given Alice has "Firmament Sage" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Firmament Sage" and it resolves
      And Alice casts "Lesser Return" targeting "Tavern Ruffian" and it resolves
      Then "Tavern Ruffian" is 2/5
      And "Tavern Ruffian" is named "Tavern Ruffian"

  @CR-702.145g
  Rule: 702.145g Nightbound brings the night

    Background:
      Given the card "Lesser Return" is an "Instant" that costs {0}
        """
        Return target creature card from your graveyard to the battlefield transformed.
        """
      And Alice has "Lesser Return" and "Moonrager's Slash" in hand
      And Alice has "Tavern Ruffian" (first) in the graveyard
      And Alice controls "Mountain"

    Scenario: Where it has been neither, it becomes night
      When Alice activates "Mountain"
      Then Alice can't cast "Moonrager's Slash" targeting Bob
      When Alice casts "Lesser Return" targeting "Tavern Ruffian" (first) and it resolves
      Then "Tavern Ruffian" (first) is 6/5
      And Alice can cast "Moonrager's Slash" targeting Bob

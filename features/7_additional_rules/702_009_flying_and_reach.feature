Feature: 702.9. Flying, and 702.17. Reach

  @CR-702.9b
  Rule: 702.9b Blocked in the air

    Scenario: Bears don't block a Drake, another Drake does
      Given Alice controls "Wind Drake"
      And Bob controls "Grizzly Bears" and "Storm Crow"
      When Alice attacks with "Wind Drake"
      Then Bob can't block "Wind Drake" with "Grizzly Bears", by 702.9b
      When Bob blocks "Wind Drake" with "Storm Crow"
      And the game goes on to Alice's end of combat
      Then "Storm Crow" is in Bob's graveyard
      And Bob has 20 life

    Scenario: What flies blocks what doesn't
      Given Alice controls "Grizzly Bears" and "Wind Drake"
      And Bob controls "Storm Crow" and "Bear Cub"
      When Alice attacks with "Grizzly Bears" and "Wind Drake"
      Then Bob can't block "Wind Drake" with "Bear Cub", by 702.9b
      When Bob blocks "Grizzly Bears" with "Storm Crow"
      And the game goes on to Alice's end of combat
      Then "Storm Crow" is in Bob's graveyard
      And Bob has 18 life

  @CR-702.17b
  Rule: 702.17b It blocks what flies

    Scenario: A Spider blocks a Drake, and Bears don't
      Given Alice controls "Wind Drake"
      And Bob controls "Grizzly Bears" and "Canopy Spider"
      When Alice attacks with "Wind Drake"
      Then Bob can't block "Wind Drake" with "Grizzly Bears", by 702.9b
      When Bob blocks "Wind Drake" with "Canopy Spider"
      And the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Canopy Spider" has 2 damage marked
      And "Wind Drake" is on the battlefield

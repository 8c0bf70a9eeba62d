@edition-2025
Feature: 408. Command

  @CR-408.2
  Rule: 408.2 Emblems

    Scenario: An emblem goes on when all permanents have been destroyed
      Given Alice controls "Elspeth, Sun's Champion" with 7 loyalty counters
      And Alice has "Planar Cleansing" and "Grizzly Bears" in hand
      And Alice has {3}{W}{W}{W}{1}{G} in the mana pool
      When Alice activates "Elspeth, Sun's Champion", "emblem" and it resolves
      And Alice casts "Planar Cleansing" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 4/4
      And "Elspeth, Sun's Champion" is in Alice's graveyard

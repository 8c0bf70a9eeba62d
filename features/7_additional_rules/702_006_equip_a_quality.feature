Feature: 702.6. Equip: A quality

  Background:
    Given Alice controls "Blackblade Reforged", "Forest" and "Isamaru, Hound of Konda"

  @CR-702.6c
  Rule: 702.6c Equip a quality

    Scenario: Only what has the quality is a target, and costs less
      Given Alice controls "Grizzly Bears"
      And Alice has {3} in the mana pool
      Then Alice can't activate "Blackblade Reforged", "Equip legendary creature {3}" targeting "Grizzly Bears"
      When Alice activates "Blackblade Reforged", "Equip legendary creature {3}" targeting "Isamaru, Hound of Konda" and it resolves
      Then "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is 3/3

    Scenario: Only a creature of the activating player
      Given Bob controls "Isamaru, Hound of Konda" (theirs)
      And Alice has {3} in the mana pool
      Then Alice can't activate "Blackblade Reforged", "Equip legendary creature {3}" targeting "Isamaru, Hound of Konda" (theirs)
      When Alice activates "Blackblade Reforged", "Equip legendary creature {3}" targeting "Isamaru, Hound of Konda" and it resolves
      Then "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"

    Scenario: Only a creature, and no other permanent with the quality
      Given Alice controls "Pyromancer's Goggles"
      And Alice has {3} in the mana pool
      Then Alice can't activate "Blackblade Reforged", "Equip legendary creature {3}" targeting "Pyromancer's Goggles"
      When Alice activates "Blackblade Reforged", "Equip legendary creature {3}" targeting "Isamaru, Hound of Konda" and it resolves
      Then "Blackblade Reforged" is attached to "Isamaru, Hound of Konda"

    Scenario: By its other equip ability it is attached to any creature, and stays there
      Given Alice controls "Grizzly Bears"
      And Alice has {10} in the mana pool
      When Alice activates "Blackblade Reforged", "Equip legendary creature {3}" targeting "Isamaru, Hound of Konda" and it resolves
      Then "Isamaru, Hound of Konda" is 3/3
      When Alice activates "Blackblade Reforged", "Equip {7}" targeting "Grizzly Bears" and it resolves
      Then "Blackblade Reforged" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/3
      And "Isamaru, Hound of Konda" is 2/2

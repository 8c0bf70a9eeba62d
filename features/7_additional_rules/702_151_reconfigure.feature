Feature: 702.151. Reconfigure

  Background:
    Given the card "Rabbit Battery" is an "Artifact Creature — Equipment Rabbit" that costs {R} of size 1/1:
      """
      Haste
      Equipped creature gets +1/+1 and has haste.
      Reconfigure {R}
      """
    And Alice controls "Rabbit Battery" and "Grizzly Bears"
    And Alice has {R}{R} in the mana pool

  @CR-702.151a
  Rule: 702.151a Onto a creature, and off it

    Scenario: It is attached to a creature
      When Alice activates "Rabbit Battery", "{R}: Attach" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3

    Scenario: It comes off again
      When Alice activates "Rabbit Battery", "{R}: Attach" targeting "Grizzly Bears" and it resolves
      And Alice activates "Rabbit Battery", "{R}: Unattach" and it resolves
      Then "Grizzly Bears" is 2/2
      And "Rabbit Battery" is a creature
      And Alice has no mana

  Rule: 702.151a Only what is attached comes off

    Scenario: What is attached to nothing can't come off
      Then Alice can't activate "Rabbit Battery", "{R}: Unattach"

  @CR-702.151b
  Rule: 702.151b No creature while it is attached

    Scenario: Attached, it is an artifact only
      When Alice activates "Rabbit Battery", "{R}: Attach" targeting "Grizzly Bears" and it resolves
      Then "Rabbit Battery" is not a creature
      And "Rabbit Battery" is an artifact

@edition-2025
Feature: Equipment that brings its bearer

  Background:
    Given these cards:
      | name                  | type                 | cost   | text                                                                      |
      | Rebel Hammer          | Artifact — Equipment | {0}    | For Mirrodin! / Equipped creature gets +2/+2.                             |
      | Recruit Blade         | Artifact — Equipment | {0}    | Job select / Equipped creature gets +1/+1.                                |
    And Alice has "Rebel Hammer" and "Recruit Blade" in hand

  @CR-702.163a
  Rule: 702.163a For Mirrodin!

    Scenario: A Rebel comes with the Equipment, and bears it
      When Alice casts "Rebel Hammer" and it resolves
      And all players pass
      Then Alice controls one 4/4 red Rebel creature

  @CR-702.182a
  Rule: 702.182a Job select

    Scenario: A Hero comes with the Equipment, and bears it
      When Alice casts "Recruit Blade" and it resolves
      And all players pass
      Then Alice controls one 2/2 colorless Hero creature

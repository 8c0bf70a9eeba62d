@edition-2025
Feature: 702.19. Trample

  Background:
    Given the card "Argothian Swine" is a "Creature — Boar" that costs {3}{G} of size 3/3
      """
      Trample
      """
    And Alice controls "Argothian Swine" and a 3/3 creature "Yak"
    And Bob controls a 2/2 creature "Ox"

  @CR-702.19b
  Rule: 702.19b What the blockers don't take

    Scenario: What is more than lethal for the blocker is dealt to the player
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Ox"
      And the game goes on to Alice's end of combat
      Then Bob has 19 life
      And "Ox" is in Bob's graveyard

    Scenario: A blocker that takes it all leaves nothing
      Given Bob controls a 0/3 creature "Wall"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Wall"
      And the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Wall" is in Bob's graveyard

    Scenario: An attacker beside it has no trample, and its damage goes to its blocker alone
      Given Bob controls a 1/1 creature "Elk"
      When Alice attacks with "Argothian Swine" and "Yak"
      And Bob blocks "Yak" with "Ox" and "Argothian Swine" with "Elk"
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

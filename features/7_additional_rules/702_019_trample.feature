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

    @example-1
    Example: What another attacker assigns to the blocker counts as well
      Given the card "Sentry" is a "Creature — Soldier" of size 2/2
        """
        This creature can block an additional creature each combat.
        """
      And Bob controls "Sentry"
      And Alice controls a 1/1 creature "Elk"
      When Alice attacks with "Argothian Swine" and "Elk"
      And Bob blocks "Argothian Swine" with "Sentry" and "Elk" with "Sentry"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      And Bob chooses "Elk"
      And Bob chooses "Elk"
      Then Bob has 18 life
      And "Sentry" is in Bob's graveyard

    @example-2
    Example: What protection will prevent has to be assigned all the same
      Given the card "Great Boar" is a "Creature — Boar" that costs {5}{G} of size 6/6
        """
        Trample
        """
      And Alice controls "Great Boar"
      And the card "Warded Wall" is a "Creature — Spirit" of size 2/2
        """
        Protection from green
        """
      And Bob controls "Warded Wall"
      When Alice attacks with "Great Boar"
      And Bob blocks "Great Boar" with "Warded Wall"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses "Warded Wall"
      And Alice chooses Bob
      Then Bob has 17 life
      And "Warded Wall" is on the battlefield

    Scenario: What is more than lethal for the blocker may be dealt to the player
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Ox"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      Then Bob has 19 life
      And "Ox" is in Bob's graveyard

    Scenario: It may be dealt to the blocker as well
      Given the card "Mending Mist" is an "Enchantment"
        """
        Whenever a creature is dealt damage, you gain that much life.
        """
      And Alice controls "Mending Mist"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Ox"
      And all players pass
      And Alice chooses "Ox"
      And Alice orders "Mending Mist" and "Mending Mist" (2)
      And all players pass
      And all players pass
      Then Bob has 20 life
      And Alice has 25 life

    Scenario: A blocker that takes it all leaves nothing
      Given Bob controls a 0/3 creature "Wall"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Wall"
      And the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Wall" is in Bob's graveyard

    Scenario: Damage that is marked on the blocker already counts
      Given Bob controls a 0/3 creature "Wall"
      And the card "Shock" is an "Instant" that costs {R}
        """
        Shock deals 2 damage to any target.
        """
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Wall" and it resolves
      And Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Wall"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life
      And "Wall" is in Bob's graveyard

    Scenario: The player is dealt nothing as long as one of two blockers lacks lethal damage
      Given Bob controls a 1/1 creature "Elk"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Ox" and "Elk"
      And the game goes on to Alice's end of combat
      And Alice chooses "Ox"
      And Alice chooses "Ox"
      And Alice chooses "Elk"
      Then Bob has 20 life
      And "Ox" and "Elk" are in Bob's graveyard

    Scenario: It need not be lethal for any of them
      Given Bob controls a 0/4 creature "Wall"
      When Alice attacks with "Argothian Swine"
      And Bob blocks "Argothian Swine" with "Ox" and "Wall"
      And the game goes on to Alice's end of combat
      And Alice chooses "Wall"
      And Alice chooses "Wall"
      And Alice chooses "Ox"
      Then Bob has 20 life
      And "Ox" and "Wall" are on the battlefield

    Scenario: With deathtouch one damage is lethal
      Given the card "Lesser Basilisk" is a "Creature — Basilisk" of size 3/3
        """
        Deathtouch, trample
        """
      And Alice controls "Lesser Basilisk"
      And Bob controls a 0/8 creature "Wall"
      When Alice attacks with "Lesser Basilisk"
      And Bob blocks "Lesser Basilisk" with "Wall"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life
      And "Wall" is in Bob's graveyard

    Scenario: An attacker beside it has no trample, and its damage goes to its blocker alone
      Given Bob controls a 1/1 creature "Elk"
      When Alice attacks with "Argothian Swine" and "Yak"
      And Bob blocks "Yak" with "Ox" and "Argothian Swine" with "Elk"
      And the game goes on to Alice's end of combat
      And Alice chooses Bob
      And Alice chooses Bob
      Then Bob has 18 life

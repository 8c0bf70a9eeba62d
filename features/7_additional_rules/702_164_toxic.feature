Feature: 702.164. Toxic

  Background:
    Given the card "Branchblight Stalker" is a "Creature — Phyrexian Elf Scout" that costs {1}{G} of size 3/1:
      """
      Toxic 2
      """
    And Bob controls "Aegis Turtle"

  @CR-702.164c
  Rule: 702.164c Poison besides combat damage to a player

    Scenario: The player loses life and gets poison counters
      Given Alice controls "Branchblight Stalker"
      When Alice attacks with "Branchblight Stalker"
      And Bob declares no blockers
      And all players pass
      Then Bob has 17 life
      And Bob has two poison counters

    Scenario: Damage that is no combat damage gives none
      Given the card "Gravitic Punch" is a "Sorcery" that costs {3}{R}:
        """
        Target creature you control deals damage equal to its power to target player.
        Jump-start
        """
      And Alice controls "Branchblight Stalker"
      And Alice has "Gravitic Punch" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Gravitic Punch" targeting "Branchblight Stalker" and Bob and it resolves
      Then Bob has 17 life
      And Bob has no poison counters

  @CR-702.164b
  Rule: 702.164b Several toxic abilities are added up

    @example-1
    Example: Toxic 1 and toxic 2 are three counters
      Given Alice controls "Duelist of Deep Faith"
      And Alice controls "Necrogen Communion" attached to "Duelist of Deep Faith"
      When Alice attacks with "Duelist of Deep Faith"
      And Bob declares no blockers
      And all players pass
      Then Bob has three poison counters

Feature: 722.2 Ending Combat Phases

  @CR-722.2 @edition-2025
  Rule: 722.2 The combat phase is ended

    Background:
      Given Alice controls "Grizzly Bears"
      And Bob controls "Forest" and "Plains"
      And Bob has "Mandate of Peace" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice passes
      And Bob activates "Forest"
      And Bob activates "Plains"
      And Bob casts "Mandate of Peace"

    @CR-722.2b @CR-722.2d
    Scenario: After combat comes the second main phase, and no damage was dealt
      When all players pass
      Then it is Alice's postcombat main phase
      And "Mandate of Peace" is in exile
      And "Grizzly Bears" is attacking nothing
      And Bob has 20 life
      When the game goes on to Bob's upkeep
      Then Bob has 20 life

  @CR-722.2b @edition-2025
  Rule: 722.2b The stack is exiled

    Background:
      Given Alice controls "Grizzly Bears", "Prodigal Sorcerer" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Forest" and "Plains"
      And Bob has "Mandate of Peace" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting Bob
      And Alice activates "Prodigal Sorcerer" targeting Bob
      And Alice passes

    Scenario: What waits is exiled with Mandate of Peace
      When Bob activates "Forest"
      And Bob activates "Plains"
      And Bob casts "Mandate of Peace" and it resolves
      Then it is Alice's postcombat main phase
      And "Shock" is in exile
      And "Mandate of Peace" is in exile
      And Bob has 20 life

  @edition-2025
  Rule: 722.2 What is done meanwhile

    Background:
      Given these cards:
        | name              | type                          | cost      | size | text                                                                               |
        | Onulet            | Artifact Creature — Construct | {3}       | 2/2  | When this creature dies, you gain 2 life.                                          |
        | Hill Giant        | Creature — Giant              | {3}{R}    | 3/3  |                                                                                    |
        | Underworld Dreams | Enchantment                   | {B}{B}{B} |      | Whenever an opponent draws a card, this enchantment deals 1 damage to that player. |
        | Faint             | Instant                       | {R}       |      | Target creature gets -2/-2 until end of combat. End the combat phase.               |
        | Late Talks        | Instant                       | {R}       |      | Target player draws two cards. End the combat phase.                               |
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Onulet" and "Mountain"

    @CR-722.2c
    Scenario: What has no toughness left during combat dies, though it would have more after it
      Given Bob has "Faint" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Faint" targeting "Grizzly Bears" and it resolves
      Then it is Alice's postcombat main phase
      And "Grizzly Bears" is in Alice's graveyard

    @CR-722.2c @CR-722.2d
    Scenario: With some left it lives, and what lasts until end of combat is over
      Given Bob has "Faint" in hand
      When Alice attacks with "Hill Giant"
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Faint" targeting "Hill Giant" and it resolves
      Then it is Alice's postcombat main phase
      And "Hill Giant" is 3/3

    @CR-722.2f
    Scenario: What triggers meanwhile goes on the stack in the next phase
      Given Bob has "Faint" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Faint" targeting "Onulet" and it resolves
      Then it is Alice's postcombat main phase
      And Bob has 20 life
      And Alice has priority
      When all players pass
      Then Bob has 22 life
      And it is Alice's postcombat main phase

    @CR-722.2a
    Scenario: What triggered before never goes on the stack
      Given Bob controls "Underworld Dreams"
      And Alice's library has three cards
      And Bob has "Late Talks" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Late Talks" targeting Alice and it resolves
      Then it is Alice's postcombat main phase
      And Alice has 2 cards in hand
      When all players pass
      Then it is Alice's end step
      And Alice has 20 life

    @CR-722.2e
    Scenario: Nothing triggers at end of combat
      Given the card "Mardu Blazebringer" is a "Creature — Ogre Warrior" that costs {2}{R} of size 4/4:
        """
        When this creature attacks or blocks, sacrifice it at end of combat.
        """
      And Alice controls "Mardu Blazebringer"
      And Bob controls "Forest" and "Plains"
      And Bob has "Mandate of Peace" in hand
      When Alice attacks with "Mardu Blazebringer"
      And all players pass
      And Alice passes
      And Bob activates "Forest"
      And Bob activates "Plains"
      And Bob casts "Mandate of Peace" and it resolves
      Then it is Alice's postcombat main phase
      And "Mardu Blazebringer" is on the battlefield
      When the game goes on to Bob's end of combat step
      And all players pass
      Then "Mardu Blazebringer" is in Alice's graveyard

    @CR-722.2g
    Scenario: In a main phase nothing is ended, and the stack stays; in combat it does
      Given Bob has "Late Talks" (first) and "Late Talks" (second) in hand
      And Bob has {R} in the mana pool
      And Bob's library has five cards
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob casts "Late Talks" (first) targeting Bob and it resolves
      Then it is Alice's precombat main phase
      And "Late Talks" (first) is in Bob's graveyard
      And "Shock" is on the stack
      When all players pass
      Then Bob has 18 life
      When Alice attacks with "Grizzly Bears"
      And Alice passes
      And Bob activates "Mountain"
      And Bob casts "Late Talks" (second) targeting Bob and it resolves
      Then "Late Talks" (second) is in exile
      And it is Alice's postcombat main phase

Feature: 505. Main Phase

  Background:
    Given the card "Cautious Survivor" is a "Creature — Elf Survivor" that costs {3}{G} of size 4/4
      """
      At the beginning of your second main phase, if this creature is tapped, you gain 2 life.
      """

  @CR-505.1b
  Rule: 505.1b Which main phase of the turn it is

    Scenario: The second main phase is the one after combat
      Given Alice controls a tapped "Cautious Survivor"
      When the game goes on to Alice's end step
      Then Alice has 22 life

    Scenario: A main phase that was added may be the second, and the one after it is none
      Given Alice controls a tapped "Cautious Survivor"
      And Alice has "Relentless Assault" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Relentless Assault" and it resolves
      And the game goes on to Alice's end step
      Then Alice has 22 life

    Scenario Outline: The first main phase, <when>
      Given the card "Urn" is an "Artifact"
        """
        At the beginning of your first main phase, you gain 1 life.
        """
      And <player> controls "Urn"
      When the game goes on to Bob's end step
      Then <player> has <life> life
      When the game goes on to <player>'s precombat main
      And all players pass
      Then <player> has <later> life

      Examples:
        | when                     | player | life | later |
        | of the player's own turn | Bob    | 21   | 22 |
        | and not of another's     | Alice  | 20   | 21 |

  @CR-603.2b
  Rule: 603.2b At the beginning of each combat

    Scenario: Each combat of a turn has a beginning
      Given the card "Drum" is an "Artifact"
        """
        At the beginning of each combat, you gain 1 life.
        """
      And Bob controls "Drum"
      And Alice has "Relentless Assault" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Relentless Assault" and it resolves
      And the game goes on to Alice's end step
      Then Bob has 22 life

@edition-2025
Feature: 502. Untap Step

  @CR-502.3
  Rule: 502.3 Which permanents untap

    Scenario Outline: A permanent that need not untap <what>, and an effect lasts as long as it is tapped
      Given the card "Fetters" is an "Artifact"
        """
        You may choose not to untap this artifact during your untap step.
        {T}: Gain control of target creature with power less than or equal to the number of Islands you control for as long as this artifact remains tapped.
        """
      And Alice controls "Fetters" and two "Island"
      And Bob controls a 2/2 creature "Ox" and a 3/3 creature "Elk"
      Then Alice can't activate "Fetters", "Gain control" targeting "Elk"
      When Alice activates "Fetters", "Gain control" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      When the game goes on to Alice's upkeep
      And Alice says <answer>
      Then "Fetters" is <status>
      And <owner> controls "Ox"

      Examples:
        | what        | answer | status   | owner |
        | stays so    | no     | tapped   | Alice |
        | may as well | yes    | untapped | Bob   |

    Scenario Outline: An effect untaps permanents in another player's untap step as well: <whose>
      Given the players are Alice, Bob and Carol
      And the card "Seedborn Muse" is a "Creature — Spirit" that costs {3}{G}{G} of size 2/4
        """
        Untap all permanents you control during each other player's untap step.
        """
      And Alice controls "Seedborn Muse" and a tapped 2/2 creature "Bear Cub"
      And Bob controls a tapped 2/2 creature "Gray Ogre"
      And Carol controls a tapped 2/2 creature "Feral Maaka"
      When the game goes on to <step>
      Then "Bear Cub" is <ox>
      And "Gray Ogre" is <elk>
      And "Feral Maaka" is tapped

      Examples:
        | whose                        | step         | ox       | elk      |
        | the next player's untap step | Bob's upkeep | untapped | untapped |

    Scenario Outline: What does not untap in its controller's untap step untaps in another's, if an effect says so: <what>
      Given the card "Chains" is an "Enchantment — Aura"
        """
        Enchant creature
        Enchanted creature doesn't untap during its controller's untap step.
        """
      And the card "Drum" is an "Artifact"
        """
        Untap <which> during each opponent's untap step.
        """
      And Alice controls "Drum", a tapped 2/2 creature "Ox" and a tapped 2/2 creature "Elk"
      And Alice controls "Chains" attached to "Ox"
      When the game goes on to Bob's upkeep
      Then "Ox" is <ox>

      Examples:
        | what                   | which                     | ox       |
        | all creatures          | all creatures you control | untapped |
        | only the artifact      | this artifact             | tapped   |

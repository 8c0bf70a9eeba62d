Feature: 502. Untap Step

  @CR-502.3
  Rule: 502.3 Which permanents untap

    Scenario Outline: A permanent that need not untap <what>, and an effect lasts as long as it is tapped
      Given Alice controls "Vedalken Shackles" and two "Island"
      And Alice has {2} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      Then Alice can't activate "Vedalken Shackles", "Gain control" targeting "Hill Giant"
      When Alice activates "Vedalken Shackles", "Gain control" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      When the game goes on to Alice's upkeep
      And Alice says <answer>
      Then "Vedalken Shackles" is <status>
      And <owner> controls "Grizzly Bears"

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
      Given Alice controls "<source>", a tapped "Grizzly Bears" and a tapped "Hill Giant"
      And Alice controls "Dehydration" attached to "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is <bears>

      Examples:
        | what               | source         | bears    |
        | all creatures      | Drumbellower   | untapped |
        | only the artifacts | Unwinding Clock | tapped   |

    Scenario Outline: Of what can't untap all at once its controller chooses so many
      Given Alice controls "Smoke"
      And Bob controls a tapped "Grizzly Bears", a tapped "Hill Giant" and a tapped "Forest"
      When the game goes on to Bob's upkeep
      And Bob chooses <chosen>
      Then <chosen> is untapped
      And <other> is tapped
      And "Forest" is untapped

      Examples:
        | chosen          | other           |
        | "Grizzly Bears" | "Hill Giant"    |
        | "Hill Giant"    | "Grizzly Bears" |

  @CR-502.3
  Rule: 502.3 As many as may untap

    Scenario: Where a player untaps one land alone, what another player untaps besides is not counted
      Given the card "Winter Orb" is an "Artifact" that costs {2}:
        """
        As long as this artifact is untapped, players can't untap more than one land during their untap steps.
        """
      And the card "Seedborn Muse" is a "Creature — Spirit" that costs {3}{G}{G} of size 2/4:
        """
        Untap all permanents you control during each other player's untap step.
        """
      And it is Bob's end step
      And Bob controls "Winter Orb", "Seedborn Muse" and a tapped "Plains"
      And Alice controls a tapped "Forest" and a tapped "Mountain"
      When the game goes on to Alice's upkeep
      Then Alice is asked to choose 1 from "Forest" and "Mountain"
      When Alice chooses "Forest"
      Then "Forest" is untapped
      And "Mountain" is tapped
      And "Plains" is untapped

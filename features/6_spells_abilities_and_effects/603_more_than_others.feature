@edition-2025
Feature: 603 Conditions that compare players

  @CR-603.4
  Rule: 603.4 Conditions that compare players

    Scenario Outline: Alice with one land, Bob with <lands> and Carol with none: <life>
      Given the players are Alice, Bob and Carol
      And the card "Envoy" is a "Creature — Kor" that costs {0} of size 1/1:
        """
        When this creature enters, if an opponent controls more lands than you, you gain 5 life.
        """
      And Alice controls "Plains"
      And Bob controls <lands> "Forest"
      And Alice has "Envoy" in hand
      When Alice casts "Envoy" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Envoy" is on the battlefield

      Examples:
        | lands | life |
        | two   | 25   |
        | one   | 20   |

    Scenario Outline: With more cards than each opponent: Bob with <cards>
      Given the players are Alice, Bob and Carol
      And the card "Hoarder" is a "Creature — Ogre" that costs {0} of size 1/1:
        """
        When this creature enters, if you have more cards in hand than each opponent, you gain 5 life.
        """
      And Alice has "Hoarder", "Plains" and "Forest" in hand
      And Bob has <cards> in hand
      When Alice casts "Hoarder" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Hoarder" is on the battlefield

      Examples:
        | cards               | life |
        | "Island"            | 25   |
        | "Island" and "Swamp" | 20   |

    Scenario Outline: Life is compared too: Bob at <bob>
      Given the card "Envoy" is a "Creature — Kor" that costs {0} of size 1/1:
        """
        When this creature enters, if an opponent has more life than you, you gain 5 life.
        """
      And Bob has <bob> life
      And Alice has "Envoy" in hand
      When Alice casts "Envoy" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Envoy" is on the battlefield

      Examples:
        | bob | life |
        | 21  | 25   |
        | 20  | 20   |

    Scenario Outline: An opponent's counters count for each opponent alone: <bob> and <carol>
      Given the players are Alice, Bob and Carol
      And the card "Toxic Herald" is a "Creature — Rat" that costs {0} of size 1/1:
        """
        When this creature enters, if an opponent has three or more poison counters, you gain 5 life.
        """
      And Bob has <bob> poison counters
      And Carol has <carol> poison counters
      And Alice has "Toxic Herald" in hand
      When Alice casts "Toxic Herald" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Toxic Herald" is on the battlefield

      Examples:
        | bob   | carol | life |
        | three | two   | 25   |
        | two   | two   | 20   |

    Scenario Outline: One of two conditions is enough: with <land>
      Given the card "Gate" is an "Artifact":
        """
        At the beginning of your end step, if you attacked this turn or if you control a Forest, you gain 5 life.
        """
      And Alice controls "Gate" and "<land>"
      When the game goes on to Alice's end step
      And all players pass
      Then Alice has <life> life

      Examples:
        | land   | life |
        | Forest | 25   |
        | Island | 20   |

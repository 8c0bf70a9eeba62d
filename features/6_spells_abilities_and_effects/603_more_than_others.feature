Feature: 603 Conditions that compare players

  @CR-603.4
  Rule: 603.4 Conditions that compare players

    Scenario Outline: Alice with one land, Bob with <lands> and Carol with none: <treasures> Treasure
      Given the players are Alice, Bob and Carol
      And Alice controls "Plains"
      And Bob controls <lands> "Forest"
      And Alice has "Ticket Tortoise" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Ticket Tortoise" and it resolves
      And all players pass
      Then Alice controls <treasures> Treasure
      And "Ticket Tortoise" is on the battlefield

      Examples:
        | lands | treasures |
        | two   | one       |
        | one   | no        |

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
      Given Bob has <bob> life
      And Alice has "Linvala, the Preserver" in hand
      And Alice has {4}{W}{W} in the mana pool
      When Alice casts "Linvala, the Preserver" and it resolves
      And all players pass
      Then Alice has <life> life
      And "Linvala, the Preserver" is on the battlefield

      Examples:
        | bob | life |
        | 21  | 25   |
        | 20  | 20   |

    Scenario Outline: An opponent's counters count for each opponent alone: <bob> and <carol>
      Given the players are Alice, Bob and Carol
      And Bob has <bob> poison counters
      And Carol has <carol> poison counters
      And Bob controls "Grizzly Bears"
      And Alice has "Vivisection Evangelist" in hand
      And Alice has {3}{W}{B} in the mana pool
      When Alice casts "Vivisection Evangelist" and it resolves
      Then <what>
      And "Vivisection Evangelist" is on the battlefield

      Examples:
        | bob   | carol | what                                                            |
        | three | two   | the stack, from the top, is ability of "Vivisection Evangelist" |
        | two   | two   | the stack is empty                                              |

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

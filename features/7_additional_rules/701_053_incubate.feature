Feature: 701.53. Incubate

  Background:
    Given these cards:
      | name               | type                                | cost      | size | text                                                                                                      |
      | Converter Beast    | Creature — Phyrexian Beast          | {3}{G}    | 0/1  | When this creature enters, incubate 5.                                                                    |
      | Excise the Imperfect | Instant                           | {1}{W}{W} |      | Exile target nonland permanent. Its controller incubates X, where X is its mana value.                    |

  @CR-701.53a
  Rule: 701.53a An Incubator with counters

    Scenario: An Incubator has as many counters as the number says, and keeps them as it transforms
      Given Alice has "Converter Beast" in hand
      And Alice has {3}{G}{2} in the mana pool
      When Alice casts "Converter Beast" and it resolves
      And all players pass
      Then "Incubator Token" is exactly "Artifact — Incubator"
      And "Incubator Token" has five +1/+1 counters
      And "Converter Beast" has no +1/+1 counters
      When Alice activates "Incubator Token" and it resolves
      Then "Phyrexian Token" is 5/5

    Scenario: The one who is told to incubates, as much as the exiled permanent cost
      Given Alice has "Excise the Imperfect" in hand
      And Alice has {1}{W}{W} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Excise the Imperfect" targeting "Hill Giant" and it resolves
      Then Bob controls "Incubator Token"
      And "Incubator Token" has four +1/+1 counters

    Scenario: Whoever incubates 0 has an Incubator without counters
      Given Alice has "Excise the Imperfect" in hand
      And Alice has {1}{W}{W} in the mana pool
      And Bob controls "Ornithopter"
      When Alice casts "Excise the Imperfect" targeting "Ornithopter" and it resolves
      Then Bob controls "Incubator Token"
      And "Incubator Token" has no +1/+1 counters

    Scenario Outline: As the Incubator of <permanent> enters, its counters are on it, and Elemental Bond <sees>
      Given the card "Elemental Bond" is an "Enchantment" that costs {2}{G}:
        """
        Whenever a creature you control with power 3 or greater enters, draw a card.
        """
      And Alice controls "March of the Machines", "Elemental Bond" and "<permanent>"
      And Alice has "Excise the Imperfect" in hand
      And Alice has {1}{W}{W} in the mana pool
      When Alice casts "Excise the Imperfect" targeting "<permanent>" and it resolves
      And all players pass
      Then "Incubator Token" is <size>
      And Alice has <cards> in hand

      Examples:
        | permanent     | sees              | size | cards    |
        | Hill Giant    | sees a 4/4        | 4/4  | one card |
        | Grizzly Bears | sees no more than a 2/2 | 2/2  | no cards |

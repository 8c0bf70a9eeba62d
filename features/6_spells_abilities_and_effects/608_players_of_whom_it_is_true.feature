Feature: 608. Players of whom something is true

  Background:
    Given these cards:
      | name               | type     | cost      | text                                                                                                                                    |
      | Depopulate         | Sorcery  | {2}{W}{W} | Each player who controls a multicolored creature draws a card. Then destroy all creatures.                                              |
      | Phyrexian Atlas    | Artifact | {3}       | {T}: Add one mana of any color.\nCorrupted — Whenever this artifact becomes tapped, each opponent who has three or more poison counters loses 1 life. |

  @CR-608.2h
  Rule: 608.2h What is asked of the game

    Scenario Outline: Who controls <creature> <draws> a card
      Given the card "Watchwolf" is a "Creature — Wolf" that costs {G}{W} of size 3/3
      And Alice has "Depopulate" in hand
      And Alice has {2}{W}{W} in the mana pool
      And Alice controls "Grizzly Bears"
      And Bob controls "<creature>"
      And Alice has "Plains" on top of the library
      And Bob has "Forest" on top of the library
      When Alice casts "Depopulate" and it resolves
      Then "Forest" is in Bob's <zone>
      And "Plains" is in Alice's library
      And "Grizzly Bears" is in Alice's graveyard

      Examples:
        | creature   | draws         | zone    |
        | Watchwolf  | draws         | hand    |
        | Hill Giant | does not draw | library |

    Scenario Outline: An opponent with <number> poison counters has <life> life
      Given the players are Alice, Bob and Carol
      And Alice controls "Phyrexian Atlas"
      And Bob has <number> poison counters
      When Alice activates "Phyrexian Atlas"
      And Alice chooses red
      And all players pass
      Then Bob has <life> life
      And Carol has 20 life
      And Alice has 20 life

      Examples:
        | number | life |
        | three  | 19   |
        | two    | 20   |

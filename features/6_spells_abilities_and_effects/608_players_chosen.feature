Feature: 608. Players who are chosen, and numbers that a player chooses

  Background:
    Given these cards:
      | name             | type                    | cost   | size | text                                                                                                     |
      | Lesser Oracle    | Artifact Creature — Sphinx | {7} | 4/4  | Flying\nWhen this creature enters, choose an opponent. If that player has more cards in hand than you, draw a card. |
      | Lesser Showing   | Sorcery                 | {2}{R} |      | Target player discards any number of cards, then draws that many cards.                                    |

  @CR-608.2d
  Rule: 608.2d Choices as a spell or ability resolves

    Scenario Outline: With <whom> as the opponent chosen, <what> is drawn
      Given the players are Alice, Bob and Carol
      And Alice has "Lesser Oracle" in hand
      And Alice has {7} in the mana pool
      And Alice has "Plains" on top of the library
      And Bob has "Shock" and "Giant Growth" in hand
      When Alice casts "Lesser Oracle" and it resolves
      And all players pass
      And Alice chooses <whom>
      Then "Plains" is in Alice's <zone>

      Examples:
        | whom  | what    | zone    |
        | Bob   | a card  | hand    |
        | Carol | nothing | library |

    Scenario: A player whom chance picks, of those of whom the words speak
      Given the players are Alice, Bob and Carol
      And the card "Unlucky Draw" is a "Sorcery" that costs {0}:
        """
        Choose an opponent at random. That player loses 2 life.
        """
      And Alice has "Unlucky Draw" in hand
      And the coins and dice come up "Carol"
      When Alice casts "Unlucky Draw" and it resolves
      Then Carol has 18 life
      And Bob has 20 life

  @CR-701.9a
  Rule: 701.9a To discard

    Scenario Outline: Who discards <number> draws as many
      Given Alice has "Lesser Showing" in hand
      And Alice has {2}{R} in the mana pool
      And Bob has "Shock" and "Giant Growth" in hand
      And Bob has "Forest" and "Plains" on top of the library
      When Alice casts "Lesser Showing" targeting Bob and it resolves
      And Bob chooses <cards>
      Then "Forest" is in Bob's hand
      And "Plains" is in Bob's <second>

      Examples:
        | number | cards                      | second  |
        | one    | "Shock"                    | library |
        | two    | "Shock" and "Giant Growth" | hand    |

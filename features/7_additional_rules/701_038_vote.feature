Feature: 701.38. Vote

  @CR-701.38a
  Rule: 701.38a One vote for each player, the controller first

    Scenario Outline: Two votes for <word> outweigh the one for <other>: <hand> cards are drawn
      Given the card "Plea for Power" is a "Sorcery" that costs {3}{U}
        """
        Starting with you, each player votes for time or knowledge. If time gets more votes, take an extra turn after this one. If knowledge gets more votes or the vote is tied, draw three cards.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Plea for Power" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Plea for Power"
      And all players pass
      Then Alice is asked to choose 1 from "time" and "knowledge"
      When Alice chooses "<other>"
      And Bob chooses "<word>"
      And Carol chooses "<word>"
      Then Alice has <hand> cards in hand

      Examples:
        | word      | other     | hand |
        | knowledge | time      | 3    |
        | time      | knowledge | no   |

  @CR-701.38b
  Rule: 701.38b Objects that may be voted for

    Scenario: What got the most votes is exiled, or all that are tied, and nothing that could not be voted for
      Given the card "Council's Judgment" is a "Sorcery" that costs {1}{W}{W}
        """
        Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.
        """
      And Alice has "Council's Judgment" in hand
      And Alice has {1}{W}{W} in the mana pool
      And Alice controls "Savannah Lions"
      And Bob controls "Grizzly Bears", "Hill Giant", "Runeclaw Bear" and "Forest"
      When Alice casts "Council's Judgment"
      And all players pass
      Then Alice is asked to choose 1 from "Grizzly Bears", "Hill Giant" and "Runeclaw Bear"
      When Alice chooses "Hill Giant"
      And Bob chooses "Grizzly Bears"
      Then "Hill Giant" and "Grizzly Bears" are in exile
      And "Runeclaw Bear", "Forest" and "Savannah Lions" are on the battlefield

  @CR-701.38a
  Rule: 701.38a The most votes

    Scenario: What got fewer votes than another is not exiled
      Given the card "Council's Judgment" is a "Sorcery" that costs {1}{W}{W}
        """
        Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Council's Judgment" in hand
      And Alice has {1}{W}{W} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Council's Judgment"
      And all players pass
      And Alice chooses "Hill Giant"
      And Bob chooses "Grizzly Bears"
      And Carol chooses "Hill Giant"
      Then "Hill Giant" is in exile
      And "Grizzly Bears" is on the battlefield

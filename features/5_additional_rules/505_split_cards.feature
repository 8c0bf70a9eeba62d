Feature: 505. Split Cards

  Section 709 says today what this section said. In May 2009 the halves were asked one by one; today they are added up.

  @CR-2009-505.6
  Rule: 505.6 Comparing with a split card

    Background:
      Given the card "Lesser Void" is a "Sorcery" that costs {X}{B}:
        """
        Exile all cards with mana value X from target player's hand.
        """
      And Alice has "Lesser Void" (first) and "Lesser Void" (second) in hand
      And Alice has {9}{B}{B} in the mana pool
      And Bob has "Assault // Battery" in hand

    @example-2009-505.6-1
    Scenario Outline: Void for <number> takes Assault // Battery
      When Alice casts "Lesser Void" (first) targeting Bob with X = 5 and it resolves
      Then "Assault // Battery" is in Bob's hand
      When Alice casts "Lesser Void" (second) targeting Bob with X = <number> and it resolves
      Then "Assault // Battery" is in exile

      Examples:
        | number |
        | 1      |
        | 4      |

  @CR-2009-505.2
  Rule: 505.2 Two sets of characteristics

    Scenario: In a hand and a graveyard it is what either half is, and on the stack it was Ice alone
      Given Alice has "Fire // Ice" in hand
      And Bob controls "Hill Giant"
      And Alice has {1}{U} in the mana pool
      Then "Fire // Ice" is blue and red
      And "Fire // Ice" is named "Fire // Ice"
      When Alice casts "Fire // Ice" targeting "Hill Giant" using "Ice"
      Then "Fire // Ice" is blue
      And "Fire // Ice" is named "Ice"
      When all players pass
      Then "Fire // Ice" is in Alice's graveyard
      And "Fire // Ice" is blue and red

  @CR-2009-505.5
  Rule: 505.5 Two answers

    @example-2009-505.5-1
    Example: Infernal Genesis makes five Minions of Assault // Battery, one for Assault and four for Battery
      Given the card "Infernal Genesis" is an "Enchantment" that costs {4}{B}{B}:
        """
        At the beginning of each player's upkeep, that player mills a card. Then they create X 1/1 black Minion creature tokens, where X is that card's mana value.
        """
      And Bob controls "Infernal Genesis"
      And Alice has "Assault // Battery" on top of her library
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Assault // Battery" is in Alice's graveyard
      And Alice controls five 1/1 Minion creature tokens

  @CR-2009-505.7
  Rule: 505.7 Naming a split card

    Scenario Outline: Both halves are named at once, and neither can be cast: <half>
      Given Bob has "Fire // Ice" in hand
      And Alice controls "Hill Giant"
      And Alice has "Meddling Mage" and "Shock" in hand
      And Alice has {W}{U}{R} in the mana pool
      And Bob has {1}{U}{R} in the mana pool
      When Alice casts "Meddling Mage" and it resolves
      Then Alice can choose "Fire // Ice"
      And Alice can't choose "Fire"
      And Alice can't choose "Ice"
      When Alice chooses "Fire // Ice"
      And Alice casts "Shock" targeting "Meddling Mage"
      And Alice passes
      Then Bob can't cast "Fire // Ice" targeting "Hill Giant" using "<half>"
      When Bob passes
      And Alice passes
      And Bob casts "Fire // Ice" targeting "Hill Giant" using "<half>"
      Then "Fire // Ice" is on the stack

      Examples:
        | half |
        | Fire |
        | Ice  |

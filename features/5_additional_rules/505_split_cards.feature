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

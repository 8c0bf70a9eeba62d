Feature: 701.58. Cloak

  @CR-701.58a
  Rule: 701.58a A card becomes a face-down 2/2 with ward

    Background:
      Given Alice has "Cryptic Coat" in hand
      And Alice has "Serra Angel" on top of her library
      And Alice has {2}{U} in the mana pool
      And Bob has "Shock" in hand

    Scenario Outline: It is a 2/2 creature with ward {2}, and who doesn't pay that sees the spell countered
      Given Bob has <mana> in the mana pool
      When Alice casts "Cryptic Coat" and it resolves
      And all players pass
      Then "Serra Angel" is exactly "Creature"
      And "Serra Angel" is named ""
      And "Serra Angel" is 3/2
      And "Serra Angel" has ward {2}
      When Alice passes
      And Bob casts "Shock" targeting "Serra Angel"
      And all players pass
      And Bob chooses <answer>
      And all players pass
      Then "Shock" is in Bob's graveyard
      And "Serra Angel" is <place>

      Examples:
        | mana   | answer | place                |
        | {R}{2} | yes    | in Alice's graveyard |
        | {R}{2} | no     | on the battlefield   |

    Scenario: Turned face up it has no ward any more, unless its card has it
      Given Alice has {2}{U}{3}{W}{W} in the mana pool
      When Alice casts "Cryptic Coat" and it resolves
      And all players pass
      Then "Serra Angel" has ward {2}
      When Alice turns "Serra Angel" face up
      Then "Serra Angel" has flying
      And "Serra Angel" doesn't have ward {2}

  @CR-701.58b
  Rule: 701.58b Turning a cloaked creature up for its cost

    Scenario Outline: A card is turned up for its mana cost, if it is a creature card
      Given Alice has "Cryptic Coat" in hand
      And Alice has "<card>" on top of her library
      And Alice has {2}{U}{3}{R} in the mana pool
      When Alice casts "Cryptic Coat" and it resolves
      And all players pass
      Then "<card>" is face down
      And Alice <can> turn "<card>" face up

      Examples:
        | card       | can   |
        | Hill Giant | can   |
        | Firebolt   | can't |

  Rule: 701.58c, 701.58d With morph or disguise there are two ways up

    Scenario Outline: It is turned up for what its ability costs, or for its mana cost
      Given Alice has "Cryptic Coat" in hand
      And Alice has "<card>" on top of her library
      And Alice has {2}{U}<mana> in the mana pool
      When Alice casts "Cryptic Coat" and it resolves
      And all players pass
      And Alice turns "<card>" face up
      And Alice chooses "<way>"
      Then "<card>" is face up
      And Alice has <left>

      @CR-701.58c
      Examples:
        | card           | mana      | way       | left                 |
        | Ascending Aven    | {2}{U}{U} | morph     | {U} in the mana pool    |
        | Ascending Aven    | {2}{U}{U} | mana cost | no mana                 |

      @CR-701.58d
      Examples:
        | card              | mana      | way       | left                    |
        | Museum Nightwatch | {3}{W}    | disguise  | {C}{C} in the mana pool |
        | Museum Nightwatch | {3}{W}    | mana cost | no mana                 |

  Rule: Several cards, and cards that can't be turned up or can't enter

    Background:
      Given the card "Behind the Curtain" is a "Sorcery" that costs {1}{U}
        """
        Cloak the top two cards of your library.
        """
      And Alice has "Behind the Curtain" in hand
      And Alice has {1}{U} in the mana pool

    @CR-701.58e
    Scenario: Of two cards the second enters after the first, so that they are not one event
      Given the card "Roll Call" is an "Enchantment" that costs {W}
        """
        Whenever one or more creatures you control enter, you gain 1 life.
        """
      And Alice controls "Roll Call"
      And Alice has "Hill Giant" and "Forest" on top of her library
      When Alice casts "Behind the Curtain" and it resolves
      And all players pass
      And all players pass
      Then Alice has 22 life
      And "Hill Giant" and "Forest" are face down

    @CR-701.58f
    Scenario: A card of a library stays there under what keeps creature cards of libraries off the battlefield
      Given Bob controls "Grafdigger's Cage"
      And Alice has "Behind the Curtain" (second) and "Shatter" in hand
      And Alice has "Hill Giant" and "Forest" on top of her library
      And Alice has {1}{U}{1}{U}{1}{R} in the mana pool
      When Alice casts "Behind the Curtain" and it resolves
      Then "Hill Giant" and "Forest" are in Alice's library
      When Alice casts "Shatter" targeting "Grafdigger's Cage" and it resolves
      And Alice casts "Behind the Curtain" (second) and it resolves
      Then "Hill Giant" and "Forest" are face down

    @CR-701.58g
    Scenario: An instant that would be turned face up is revealed, and a land is turned face up
      Given Alice has "Shock" and "Forest" on top of her library
      And Bob has "Break Open" (first) and "Break Open" (second) in hand
      And Bob has {3}{R}{3}{R} in the mana pool
      When Alice casts "Behind the Curtain" and it resolves
      And Alice passes
      And Bob casts "Break Open" (first) targeting "Shock"
      And all players pass
      And Bob chooses yes
      And all players pass
      Then "Shock" is face down
      And "Break Open" (first) is in Bob's graveyard
      When Alice passes
      And Bob casts "Break Open" (second) targeting "Forest"
      And all players pass
      And Bob chooses yes
      And all players pass
      Then "Forest" is face up

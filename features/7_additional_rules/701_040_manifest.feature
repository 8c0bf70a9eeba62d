Feature: 701.40. Manifest

  @CR-701.40a
  Rule: 701.40a A card becomes a face-down 2/2

    Scenario: It is a 2/2 creature with nothing else, and only its controller may look at it
      Given Alice has "Soul Summons" in hand
      And Alice has "Serra Angel" on top of her library
      And Alice has {1}{W} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "Serra Angel" is face down
      And "Serra Angel" is named ""
      And "Serra Angel" is exactly "Creature"
      And "Serra Angel" has no abilities
      And "Serra Angel" is a 2/2 creature
      And Bob can't look at "Serra Angel"

  @CR-701.40b
  Rule: 701.40b Turning a manifested creature up for its cost

    Background:
      Given Alice has "Soul Summons" in hand

    Scenario: A creature card is turned up for its mana cost, without the stack and in response
      Given Alice has "Serra Angel" on top of her library
      And Alice has {1}{W}{3}{W}{W}{W} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Serra Angel"
      And Bob passes
      And Alice turns "Serra Angel" face up
      Then the stack, from the top, is "Shock"
      And "Serra Angel" is a 4/4 creature with flying and vigilance
      And Alice has {W} in the mana pool
      When all players pass
      Then "Serra Angel" is on the battlefield

    Scenario Outline: What is no creature card, or has no mana cost, is not turned up so
      Given Alice has "<card>" on top of her library
      And Alice has {1}{W}{1}{W}{W} in the mana pool
      And Bob has "Break Open" in hand
      And Bob has {1}{R} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then Alice can't turn "<card>" face up, by 701.40b
      When Alice passes
      And Bob casts "Break Open" targeting "<card>" and it resolves
      Then "<card>" is face up

      Examples:
        | card            |
        | Forest          |
        | Glorious Anthem |
        | Dryad Arbor     |

    Scenario: A creature card that an effect has turned face down is not manifested, and not turned up so
      Given Alice controls "Hill Giant"
      And Alice has "Ixidron" in hand
      And Alice has "Runeclaw Bear" on top of her library
      And Alice has {3}{U}{U}{1}{W}{3}{R}{1}{G} in the mana pool
      When Alice casts "Ixidron" and it resolves
      And Alice casts "Soul Summons" and it resolves
      Then Alice can't turn "Hill Giant" face up
      When Alice turns "Runeclaw Bear" face up
      Then "Runeclaw Bear" is face up

  @CR-701.40c
  Rule: 701.40c With morph there are two ways up

    Scenario Outline: It is turned up for its morph cost or for its mana cost
      Given Alice has "Soul Summons" in hand
      And Alice has "Ascending Aven" on top of her library
      And Alice has {1}{W}{2}{U}{U} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      And Alice turns "Ascending Aven" face up
      Then Alice is asked to choose one from "morph" and "mana cost"
      When Alice chooses "<way>"
      Then "Ascending Aven" is a 3/2 creature with flying
      And Alice has <left>

      Examples:
        | way       | left                 |
        | morph     | {U} in the mana pool |
        | mana cost | no mana              |

  @CR-701.40d
  Rule: 701.40d With disguise there are two ways up

    Scenario Outline: It is turned up for its disguise cost or for its mana cost, and has no ward before
      Given Alice has "Soul Summons" in hand
      And Alice has "Museum Nightwatch" on top of her library
      And Alice has {1}{W}{3}{W} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "Museum Nightwatch" has no abilities
      When Alice turns "Museum Nightwatch" face up
      And Alice chooses "<way>"
      Then "Museum Nightwatch" is a 3/2 creature
      And Alice has <left>

      Examples:
        | way       | left                    |
        | disguise  | {C}{C} in the mana pool |
        | mana cost | no mana                 |

  @CR-701.40e
  Rule: 701.40e Several cards, one at a time

    Scenario: Of two cards the second enters after the first, so that they are not one event
      Given the card "Roll Call" is an "Enchantment" that costs {W}
        """
        Whenever one or more creatures you control enter, you gain 1 life.
        """
      And Alice controls "Roll Call"
      And Alice has "Ethereal Ambush" in hand
      And Alice has "Hill Giant" and "Forest" on top of her library
      And Alice has {3}{G}{U} in the mana pool
      When Alice casts "Ethereal Ambush" and it resolves
      And all players pass
      And all players pass
      Then Alice has 22 life
      And "Hill Giant" and "Forest" are face down

  @CR-701.40f
  Rule: 701.40f What may not enter is not manifested

    Scenario: A card of a library stays there under what keeps creature cards of libraries off the battlefield
      Given Bob controls "Grafdigger's Cage"
      And Alice controls "Scroll of Fate"
      And Alice has "Soul Summons" and "Runeclaw Bear" in hand
      And Alice has "Hill Giant" on top of her library
      And Alice has {1}{W} in the mana pool
      When Alice casts "Soul Summons" and it resolves
      Then "Hill Giant" is in Alice's library
      When Alice activates "Scroll of Fate" and it resolves
      Then "Runeclaw Bear" is face down

  @CR-701.40g
  Rule: 701.40g An instant or sorcery stays face down

    Scenario: An instant that would be turned face up is revealed, and a land is turned face up
      Given Alice has "Ethereal Ambush" in hand
      And Alice has "Shock" and "Forest" on top of her library
      And Alice has {3}{G}{U} in the mana pool
      And Bob has "Break Open" (first) and "Break Open" (second) in hand
      And Bob has {2}{R}{R} in the mana pool
      When Alice casts "Ethereal Ambush" and it resolves
      And Alice passes
      And Bob casts "Break Open" (first) targeting "Shock" and it resolves
      Then "Shock" is face down
      And "Shock" is a 2/2 creature
      When Alice passes
      And Bob casts "Break Open" (second) targeting "Forest" and it resolves
      Then "Forest" is face up

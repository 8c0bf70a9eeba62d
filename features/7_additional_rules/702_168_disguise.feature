Feature: 702.168. Disguise

  @CR-702.168a @CR-702.168b
  Rule: 702.168a, 702.168b A 2/2 creature with ward {2}, for {3}

    Background:
      Given Alice has "Museum Nightwatch" in hand

    Scenario Outline: It is cast for {3}, and has ward {2} on the battlefield
      Given Alice has {3} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R}{2} in the mana pool
      When Alice casts "Museum Nightwatch" face down
      Then Alice has no mana
      And "Museum Nightwatch" is exactly "Creature"
      And "Museum Nightwatch" is named ""
      When all players pass
      Then "Museum Nightwatch" is a 2/2 creature
      And "Museum Nightwatch" has ward {2}
      When Alice passes
      And Bob casts "Shock" targeting "Museum Nightwatch"
      And all players pass
      And Bob chooses <answer>
      And all players pass
      Then "Museum Nightwatch" is <place>

      Examples:
        | answer | place                |
        | yes    | in Alice's graveyard |
        | no     | on the battlefield   |

    Scenario: The spell has ward {2} already, and the permanent has none when it is face up
      Given Alice has {3}{1}{W} in the mana pool
      When Alice casts "Museum Nightwatch" face down
      Then "Museum Nightwatch" has ward {2}
      When all players pass
      And Alice turns "Museum Nightwatch" face up
      Then "Museum Nightwatch" is a 3/2 creature
      And "Museum Nightwatch" doesn't have ward {2}

    Scenario: What forbids its face does not forbid it face down
      Given Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is "Museum Nightwatch"
      And Alice has {3}{W} in the mana pool
      Then Alice can't cast "Museum Nightwatch"
      When Alice casts "Museum Nightwatch" face down and it resolves
      Then "Museum Nightwatch" is on the battlefield

    Scenario: A card with morph that is cast face down has no ward
      Given Alice has "Ascending Aven" in hand
      And Alice has {6} in the mana pool
      When Alice casts "Ascending Aven" face down and it resolves
      And Alice casts "Museum Nightwatch" face down and it resolves
      Then "Ascending Aven" has no abilities
      And "Museum Nightwatch" has ward {2}

  @CR-702.168c
  Rule: 702.168c An exception from what may be cast

    Scenario: A card without such an ability is not cast face down
      Given Alice has "Hill Giant" and "Museum Nightwatch" in hand
      And Alice has {3} in the mana pool
      Then Alice can't cast "Hill Giant" face down
      When Alice casts "Museum Nightwatch" face down and it resolves
      Then "Museum Nightwatch" is on the battlefield

  @CR-702.168d
  Rule: 702.168d Turning it up for its disguise cost

    Scenario: It takes its disguise cost and no stack, and its own trigger is put onto the stack
      Given Alice has "Exit Specialist" in hand
      And Alice has {3}{1}{U}{U} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Exit Specialist" face down and it resolves
      And Alice turns "Exit Specialist" face up
      Then "Exit Specialist" is a 2/1 creature
      And Alice has {U} in the mana pool
      When all players pass
      Then "Hill Giant" is in Bob's hand

    Scenario: Without the mana for it, and for the mana cost of the card, it stays face down
      Given Alice has "Museum Nightwatch" in hand
      And Alice has "Exit Specialist" in hand
      And Alice has {6}{3}{U} in the mana pool
      When Alice casts "Museum Nightwatch" face down and it resolves
      And Alice casts "Exit Specialist" face down and it resolves
      Then Alice can't turn "Museum Nightwatch" face up
      When Alice turns "Exit Specialist" face up
      Then "Exit Specialist" is face up

  @CR-702.168e
  Rule: 702.168e X in the disguise cost

    Scenario Outline: X of what it does then is the X that was paid
      Given the card "Fuse in Disguise" is a "Creature — Goblin" that costs {2}{R} of size 2/1
        """
        Disguise {X}{R}
        When this creature is turned face up, it deals X damage to target player.
        """
      And Alice has "Fuse in Disguise" in hand
      And Alice has {3}{2}{R} in the mana pool
      When Alice casts "Fuse in Disguise" face down and it resolves
      And Alice turns "Fuse in Disguise" face up
      And Alice chooses <x>
      And Alice chooses Bob
      Then Alice has <left>
      When all players pass
      Then Bob has <life> life

      Examples:
        | x | left                 | life |
        | 1 | {C} in the mana pool | 19   |
        | 2 | no mana              | 18   |

Feature: 709. Split Cards

  @CR-709.2
  Rule: 709.2 One card

    Scenario: An instant and a sorcery on one card are one card, and with another there are two
      Given Alice has "Warrant // Warden" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Alice controls "Enigma Drake"
      Then "Enigma Drake" is 1/4
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Enigma Drake" is 2/4

  @CR-709.3
  Rule: 709.3 The half that is cast

    Scenario: The player chooses one half or the other, with mana for either
      Given Alice has "Fire // Ice" (first) and "Fire // Ice" (second) in hand
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice has {1}{U}{R}{R} in the mana pool
      When Alice casts "Fire // Ice" (first) targeting "Hill Giant"
      Then Alice is asked to choose "Fire" and "Ice"
      When Alice chooses "Ice"
      And all players pass
      Then "Hill Giant" is tapped
      And "Fire // Ice" (first) is in Alice's graveyard
      When Alice casts "Fire // Ice" (second) targeting "Grizzly Bears" using "Fire" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-709.3a
  Rule: 709.3a What is looked at

    Scenario: In response to a spell the instant half can be cast, and the sorcery half waits for its time
      Given Alice has "Warrant // Warden" (first), "Warrant // Warden" (second) and "Shock" in hand
      And Alice has {R}{W}{U}{3}{W}{U} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Shock" targeting Bob
      Then Alice can't cast "Warrant // Warden" (first) using "Warden", by 117.1a
      When all players pass
      And Alice casts "Warrant // Warden" (first) using "Warden" and it resolves
      Then Alice controls a Sphinx token

  @CR-709.3b
  Rule: 709.3b The other half is not there

    Scenario: Ice is blue, and Fire is not
      Given Alice has "Fire // Ice" (first) and "Fire // Ice" (second) in hand
      And Bob controls "Hill Giant"
      And Bob has "Red Elemental Blast" in hand
      And Bob has {R} in the mana pool
      And Alice has {1}{U}{1}{R} in the mana pool
      When Alice casts "Fire // Ice" (first) targeting "Hill Giant" using "Fire"
      Then "Fire // Ice" (first) is red
      And "Fire // Ice" (first) is named "Fire"
      When Alice passes
      Then Bob can't cast "Red Elemental Blast" targeting "Fire // Ice" (first) choosing mode 1
      When Bob passes
      And Alice casts "Fire // Ice" (second) targeting "Hill Giant" using "Ice"
      Then "Fire // Ice" (second) is blue
      When Alice passes
      And Bob casts "Red Elemental Blast" targeting "Fire // Ice" (second) choosing mode 1 and it resolves
      Then "Fire // Ice" (second) is in Alice's graveyard

  @CR-709.3c
  Rule: 709.3c Copies of a split card

    Scenario Outline: The copy, too, is cast as <half> if its player likes, and it is that half alone
      Given Alice has "Fire // Ice" in hand
      And Alice controls "Panoptic Mirror"
      And Bob controls "Hill Giant"
      And Alice has {4} in the mana pool
      When Alice activates "Panoptic Mirror", "exile an instant" with X = 4 and it resolves
      And Alice chooses yes
      Then "Fire // Ice" is in exile
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses "<half>"
      And Alice chooses "Hill Giant"
      Then "copy of Fire // Ice" is <color>

      Examples:
        | half | color |
        | Fire | red   |
        | Ice  | blue  |

  @CR-709.4
  Rule: 709.4 Both halves combined

    Scenario: In a hand it is red and blue and has both names, and it is so again after it was Ice
      Given Alice has "Fire // Ice" in hand
      And Bob controls "Hill Giant"
      And Alice has {1}{U} in the mana pool
      Then "Fire // Ice" is blue and red
      And "Fire // Ice" is named "Fire // Ice"
      When Alice casts "Fire // Ice" targeting "Hill Giant" using "Ice"
      Then "Fire // Ice" is blue
      When all players pass
      Then "Fire // Ice" is blue and red
      And "Fire // Ice" is in Alice's graveyard

  @CR-709.4a
  Rule: 709.4a Two names

    Scenario Outline: With both halves unlocked and the name <name> chosen, Bob is left with <life> life
      Given Alice has "Glassworks // Shattered Yard" and "Shock" in hand
      And Alice has {4}{R}{2}{R}{R} in the mana pool
      And Bob controls "Gideon's Intervention"
      And the card name chosen for "Gideon's Intervention" is "<name>"
      When Alice casts "Glassworks // Shattered Yard" using "<half>" and it resolves
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      And Alice casts "Shock" targeting Bob and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then Bob has <life> life

      Examples:
        | name           | half           | life |
        | Glassworks     | Shattered Yard | 18   |
        | Shattered Yard | Glassworks     | 18   |
        | Meat Locker    | Glassworks     | 17   |

  @CR-709.4b
  Rule: 709.4b One mana cost of two

    @example-1
    Example: "Assault // Battery" is red and green, and Assault is red
      Given Alice controls "Dark Confidant"
      And Alice has "Assault // Battery" on top of her library
      And Alice controls "Mountain"
      And it is Bob's end step
      Then "Assault // Battery" is red and green
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 15 life
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice casts "Assault // Battery" targeting Bob using "Assault"
      Then "Assault // Battery" is red

    @example-2
    Example: A cost of {2}{U}{R} has no symbol twice, and "Fire // Ice", which costs as much, has {1} twice
      Given the card "Lesser Wellspring" is a "Legendary Creature — Elemental" of size 5/5:
        """
        Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost.
        """
      And the card "Lesser Augury" is an "Instant" that costs {2}{U}{R}
        """
        Draw a card.
        """
      And Alice's deck is:
        | number | card        |
        | 39     | Island      |
        | 1      | Fire // Ice |
      And Alice's sideboard is:
        | number | card              |
        | 1      | Lesser Wellspring |
      And Bob's deck is:
        | number | card          |
        | 39     | Island        |
        | 1      | Lesser Augury |
      And Bob's sideboard is:
        | number | card              |
        | 1      | Lesser Wellspring |
      When Alice starts the game
      Then Bob is asked to choose "Lesser Wellspring (2)"
      When Bob chooses "Lesser Wellspring (2)"
      And Alice says no
      And Bob says no
      Then "Lesser Wellspring (2)" is Bob's companion

    Scenario: The mana value of a split card is that of both halves, and not that of either
      Given the card "Lesser Void" is a "Sorcery" that costs {X}{B}:
        """
        Exile all cards with mana value X from target player's hand.
        """
      And Alice has "Lesser Void" (first), "Lesser Void" (second) and "Lesser Void" (third) in hand
      And Alice has {9}{1}{B}{B}{B} in the mana pool
      And Bob has "Assault // Battery" in hand
      When Alice casts "Lesser Void" (first) targeting Bob with X = 1 and it resolves
      And Alice casts "Lesser Void" (second) targeting Bob with X = 4 and it resolves
      Then "Assault // Battery" is in Bob's hand
      When Alice casts "Lesser Void" (third) targeting Bob with X = 5 and it resolves
      Then "Assault // Battery" is in exile

  @CR-709.4c
  Rule: 709.4c Types and abilities of both

    Scenario: A card that is an instant on one half and a sorcery on the other is both
      Given Alice has "Warrant // Warden" in hand
      And Alice has {3}{W}{U} in the mana pool
      And Bob controls "Tarmogoyf"
      Then "Tarmogoyf" is 0/1
      When Alice casts "Warrant // Warden" using "Warden" and it resolves
      Then "Tarmogoyf" is 2/3
      And "Warrant // Warden" is an instant sorcery card

    Scenario: With two instants on it, a card is an instant
      Given Alice has "Fire // Ice" in hand
      And Alice has {1}{U} in the mana pool
      And Bob controls "Tarmogoyf"
      When Alice casts "Fire // Ice" targeting "Tarmogoyf" using "Ice" and it resolves
      Then "Tarmogoyf" is 1/2

  @CR-709.4d @CR-702.102b
  Rule: 709.4d Fused spells

    Scenario: A fused spell is of the colors of both halves and has both names, and one that isn't fused is not
      Given Alice has "Far // Away" (first) and "Far // Away" (second) in hand
      And Bob controls "Hill Giant"
      And Alice controls "Grizzly Bears"
      And Alice has {1}{U}{2}{B}{1}{U} in the mana pool
      When Alice casts "Far // Away" (first) targeting "Hill Giant" and Bob using "fuse"
      Then "Far // Away" (first) is blue and black
      And "Far // Away" (first) is named "Far // Away"
      When all players pass
      And Alice casts "Far // Away" (second) targeting "Grizzly Bears" using "Far"
      Then "Far // Away" (second) is blue

  @CR-709.5
  Rule: 709.5 One type line for two halves

    Scenario: What is locked has no name, mana cost or text, and what is unlocked has
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Opalescence"
      And Alice has {2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Glassworks" and it resolves
      Then "Glassworks // Shattered Yard" is named "Glassworks"
      And "Glassworks // Shattered Yard" is 3/3
      When the game goes on to Alice's end step
      Then the stack is empty
      When the game goes on to Bob's end step
      Then Bob has 20 life

    Scenario: Once the other half is unlocked too, it has both names and mana costs and all of the text
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Opalescence"
      And Alice has {2}{R}{4}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Glassworks" and it resolves
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"
      And "Glassworks // Shattered Yard" is 8/8
      When the game goes on to Alice's end step
      And all players pass
      Then Bob has 19 life

    Scenario: A copy has both halves, and they are locked
      Given Alice has "Glassworks // Shattered Yard" and "Mirrormade" in hand
      And Bob controls "Hill Giant"
      And Alice has {4}{R}{1}{U}{U}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice casts "Mirrormade" and it resolves
      And Alice chooses "Glassworks // Shattered Yard"
      Then "Mirrormade" is exactly "Enchantment — Room"
      And "Mirrormade" has no abilities
      When Alice unlocks a door of "Mirrormade"
      And Alice chooses "Glassworks"
      Then "Mirrormade" is named "Glassworks"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: A name that a copy effect sets is of no half, and stays whatever is locked
      Given Alice has "Glassworks // Shattered Yard" and "Sakashima the Impostor" in hand
      And Alice controls "Opalescence" and "Glorious Anthem"
      And Alice has {4}{R}{2}{U}{U}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice casts "Sakashima the Impostor" and it resolves
      And Alice chooses "Glassworks // Shattered Yard"
      Then "Sakashima the Impostor" is named "Sakashima the Impostor"
      And "Sakashima the Impostor" is 1/1
      When Alice unlocks a door of "Sakashima the Impostor"
      And Alice chooses "Glassworks"
      Then "Sakashima the Impostor" is named "Sakashima the Impostor"
      And "Sakashima the Impostor" is 4/4

    Scenario: A Room that becomes a copy of something else has no half that could be locked, and a card that becomes a copy of it has both
      Given the card "Mirrorform" is an "Instant" that costs {4}{U}{U}:
        """
        Each nonland permanent you control becomes a copy of target non-Aura permanent.
        """
      And Alice has "Glassworks // Shattered Yard", "Mirrorform" (first) and "Mirrorform" (second) in hand
      And Alice has {4}{R}{4}{U}{U}{4}{U}{U} in the mana pool
      And Alice controls "Sol Ring"
      And Bob controls "Hill Giant"
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice casts "Mirrorform" (first) targeting "Glassworks // Shattered Yard" and it resolves
      Then "Sol Ring" is exactly "Enchantment — Room"
      And "Sol Ring" has no abilities
      When Alice casts "Mirrorform" (second) targeting "Hill Giant" and it resolves
      Then "Glassworks // Shattered Yard" is named "Hill Giant"
      And "Glassworks // Shattered Yard" is 3/3

  @CR-709.5a
  Rule: 709.5a Types of each half

    Scenario Outline: Cast as <half>, the spell is a Room as the card is
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice has {4}{R} in the mana pool
      Then "Glassworks // Shattered Yard" is exactly "Enchantment — Room"
      When Alice casts "Glassworks // Shattered Yard" using "<half>"
      Then "Glassworks // Shattered Yard" is named "<half>"
      And "Glassworks // Shattered Yard" is exactly "Enchantment — Room"

      Examples:
        | half           |
        | Glassworks     |
        | Shattered Yard |

  @CR-709.5b
  Rule: 709.5b The other half can be copied

    Scenario: The copy of a spell becomes a token of both halves, and the one that was cast is unlocked
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Lithoform Engine"
      And Bob controls "Hill Giant"
      And Alice has {4}{R}{4}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard"
      And Alice activates "Lithoform Engine", "Copy target permanent spell" targeting "Glassworks // Shattered Yard" and it resolves
      Then "copy of Glassworks // Shattered Yard" is named "Shattered Yard"
      When all players pass
      Then "copy of Glassworks // Shattered Yard" is on the battlefield
      And "copy of Glassworks // Shattered Yard" is named "Shattered Yard"
      When all players pass
      And Alice unlocks a door of "copy of Glassworks // Shattered Yard"
      Then "copy of Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

  @CR-709.5c
  Rule: 709.5c Unlocked designations

    Scenario: A half is locked without its designation, whatever the other half is
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice has {4}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      Then "Glassworks // Shattered Yard" is named "Shattered Yard"
      When the game goes on to Alice's end step
      And all players pass
      Then Bob has 19 life

  @CR-709.5d
  Rule: 709.5d How it enters

    Scenario: What was cast as its left half has that half unlocked
      Given Alice has "Meat Locker // Drowned Diner" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Meat Locker // Drowned Diner" using "Meat Locker" and it resolves
      Then "Meat Locker // Drowned Diner" is named "Meat Locker"
      And "Meat Locker // Drowned Diner" is blue

    Scenario: What was not cast has neither
      Given Alice has "Meat Locker // Drowned Diner" in the graveyard
      And Alice has "Replenish" in hand
      And Alice has {3}{W}{2}{U} in the mana pool
      When Alice casts "Replenish" and it resolves
      Then "Meat Locker // Drowned Diner" is on the battlefield
      And "Meat Locker // Drowned Diner" has no abilities
      And "Meat Locker // Drowned Diner" is colorless
      When Alice unlocks a door of "Meat Locker // Drowned Diner"
      And Alice chooses "Meat Locker"
      Then "Meat Locker // Drowned Diner" is blue

  @CR-709.5e
  Rule: 709.5e Unlock costs

    Scenario: Each half is unlocked for its own mana cost
      Given Alice has "Meat Locker // Drowned Diner" in the graveyard
      And Alice has "Replenish" in hand
      And Alice has {3}{W}{2}{U} in the mana pool
      When Alice casts "Replenish" and it resolves
      And Alice unlocks a door of "Meat Locker // Drowned Diner"
      And Alice chooses "Meat Locker"
      Then Alice has no mana
      And Alice can't unlock a door of "Meat Locker // Drowned Diner"
      And "Meat Locker // Drowned Diner" is named "Meat Locker"

  @CR-709.5f
  Rule: 709.5f Told to unlock

    Scenario: A locked half is unlocked without its cost, which triggers, and what is unlocked already is no choice
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Ghostly Keybearer"
      And Bob controls "Hill Giant"
      And Alice has {4}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice attacks with "Ghostly Keybearer"
      And the game goes on to Alice's combat damage
      And Alice chooses "Glassworks // Shattered Yard"
      And all players pass
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: Told to lock or unlock a half, a player chooses a locked one and unlocks it
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Keys to the House"
      And Alice has {4}{R}{3} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice activates "Keys to the House", "Lock or unlock" targeting "Glassworks // Shattered Yard" and it resolves
      And Alice chooses "Glassworks"
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"

  @CR-709.5g
  Rule: 709.5g Told to lock

    Scenario: An unlocked half is locked, and what it says is gone
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Alice controls "Keys to the House"
      And Alice has {4}{R}{3} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice activates "Keys to the House", "Lock or unlock" targeting "Glassworks // Shattered Yard" and it resolves
      Then Alice is asked to choose "Glassworks" and "Shattered Yard"
      When Alice chooses "Shattered Yard"
      Then "Glassworks // Shattered Yard" has no abilities
      When the game goes on to Alice's end step
      Then the stack is empty

  @CR-709.5h
  Rule: 709.5h When a half is unlocked

    Scenario: It triggers as the permanent enters with that half unlocked
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Bob controls "Hill Giant"
      And Alice has {2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Glassworks" and it resolves
      Then "Hill Giant" is on the battlefield
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: It triggers later, and not as the other half is unlocked
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Bob controls "Hill Giant"
      And Alice has {4}{R}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      Then the stack is empty
      When Alice unlocks a door of "Glassworks // Shattered Yard"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard

  @CR-709.5i
  Rule: 709.5i Fully unlocked

    Scenario: The second half that is unlocked fully unlocks it
      Given Alice has "Glassworks // Shattered Yard" and "Entity Tracker" in hand
      And Alice has {2}{R}{2}{U}{4}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Glassworks" and it resolves
      And Alice casts "Entity Tracker" and it resolves
      Then Alice has no cards in hand
      When Alice unlocks a door of "Glassworks // Shattered Yard"
      And all players pass
      Then Alice has 1 card in hand

    Scenario: The first of two that were locked does not
      Given Alice has "Glassworks // Shattered Yard" in the graveyard
      And Alice has "Replenish" and "Entity Tracker" in hand
      And Alice has {3}{W}{2}{U}{4}{R} in the mana pool
      When Alice casts "Replenish" and it resolves
      And Alice casts "Entity Tracker" and it resolves
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      And Alice chooses "Shattered Yard"
      Then the stack is empty
      And "Glassworks // Shattered Yard" is named "Shattered Yard"

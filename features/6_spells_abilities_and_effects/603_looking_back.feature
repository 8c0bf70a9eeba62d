Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name   | type    | cost | text                              |
      | Theft  | Instant | {0}  | Gain control of target permanent. |
      | Denial | Instant | {0}  | Counter target spell.             |

  @CR-603.8
  Rule: 603.8 When the game is in a state

    Background:
      Given the card "Larder" is an "Enchantment"
        """
        Whenever you have no cards in hand, draw a card.
        """

    @example-1
    Example: It triggers once when the last card is played, and again only after it has left the stack
      Given the card "Grove" is a "Basic Land — Forest"
      And Alice controls "Larder"
      And Alice has "Grove" in hand
      And Alice's library has 5 cards
      When Alice plays "Grove"
      Then the stack, from the top, is ability of "Larder"
      When Alice would receive priority
      Then the stack, from the top, is ability of "Larder"
      When all players pass
      Then Alice has 1 card in hand
      And the stack is empty

    @example-1
    Example: A hand that is empty for a moment in a resolution is enough
      Given the card "Exchange" is an "Instant" that costs {0}
        """
        Discard your hand, then draw that many cards.
        """
      And the card "Grove" is a "Basic Land — Forest"
      And Alice controls "Larder"
      And Alice has "Exchange" and "Grove" in hand
      And Alice's library has 5 cards
      When Alice casts "Exchange" and it resolves
      Then Alice has 1 card in hand
      And the stack, from the top, is ability of "Larder"

    Scenario: If the state still matches once the ability has left the stack, it triggers again
      Given the card "Lesser Hush" is an "Instant" that costs {0}
        """
        Counter target triggered ability.
        """
      And the card "Grove" is a "Basic Land — Forest"
      And Alice controls "Larder"
      And Alice has "Grove" in hand
      And Bob has "Lesser Hush" in hand
      When Alice plays "Grove"
      And Bob casts "Lesser Hush" targeting ability of "Larder" and it resolves
      Then the stack, from the top, is ability of "Larder"

  @CR-603.9
  Rule: 603.9 When a player loses the game

    @CR-2009-410.12
    Scenario Outline: The ability triggers for whatever reason, such as <reason>
      Given the players are Alice, Bob and Carol
      And the card "Toll" is an "Enchantment"
        """
        Whenever an opponent loses the game, you gain 5 life.
        """
      And Alice controls "Toll"
      And Bob has <life> life
      When <happening>
      And Alice would receive priority
      And all players pass
      Then Bob has lost the game
      And Alice has 25 life

      Examples:
        | reason       | life | happening                    |
        | conceding    | 20   | Bob concedes                 |
        | lack of life | 0    | Alice would receive priority |

  @CR-603.10
  Rule: 603.10 As things are after the event, but for some that look back

    Scenario: What has just entered is looked at as it is now, and its own ability is there
      Given Alice has "Lone Missionary" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Lone Missionary" and it resolves
      Then the stack, from the top, is ability of "Lone Missionary"

    Scenario: What has just left is looked at as it was, and its own ability was there
      Given Alice controls "Tarpan"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Tarpan" and it resolves
      Then the stack, from the top, is ability of "Tarpan"

    Scenario: An effect on what triggers counts for what dies with its source, not for what dies later
      Given these cards:
        | name            | type                     | cost   | size | text                                                                              |
        | Hushbringer     | Creature — Faerie        | {1}{W} | 1/2  | Flying, lifelink<br>Creatures entering or dying don't cause abilities to trigger. |
        | Doomed Traveler | Creature — Human Soldier | {W}    | 1/1  | When this creature dies, create a 1/1 white Spirit creature token with flying.    |
      And Bob controls "Hushbringer"
      And Alice controls "Doomed Traveler" (first)
      And Alice has "Day of Judgment", "Murder" and "Doomed Traveler" (second) in hand
      And Alice has {1}{2}{B}{B}{W}{W}{W} in the mana pool
      When Alice casts "Day of Judgment" and it resolves
      Then "Hushbringer" is in Bob's graveyard
      And "Doomed Traveler" (first) is in Alice's graveyard
      And the stack is empty
      When Alice casts "Doomed Traveler" (second) and it resolves
      And Alice casts "Murder" targeting "Doomed Traveler" (second) and it resolves
      Then the stack, from the top, is ability of "Doomed Traveler" (second)

  @CR-603.10a
  Rule: 603.10a Some changes of zone

    @example-1
    Example: An artifact that dies with two creatures sees both of them die
      Given the card "Urn" is an "Artifact"
        """
        Whenever a creature dies, you gain 1 life.
        """
      And the card "Ruin" is an "Instant" that costs {0}
        """
        Destroy all artifacts, creatures, and enchantments.
        """
      And Alice controls "Urn"
      And Bob controls a 1/1 creature "Ox" and a 1/1 creature "Elk"
      And Alice has "Ruin" in hand
      When Alice casts "Ruin" and it resolves
      And all players pass
      And all players pass
      Then "Urn" is in Alice's graveyard
      And Alice has 22 life

    Scenario: What leaves a graveyard is looked at as it was there
      Given the card "Desecrated Tomb" is an "Artifact" that costs {3}:
        """
        Whenever one or more creature cards leave your graveyard, create a 1/1 black Bat creature token with flying.
        """
      And the card "Unearth" is a "Sorcery" that costs {B}:
        """
        Return target creature card with mana value 3 or less from your graveyard to the battlefield.
        Cycling {2}
        """
      And Alice controls "Desecrated Tomb"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has "Unearth" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Unearth" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Desecrated Tomb"

    Scenario: What all could see is looked at as it was when it goes to a hand
      Given the card "Wisp" is a "Creature — Spirit" of size 1/1
        """
        Whenever a creature you control is put into your hand from the battlefield, you gain 1 life.
        """
      And the card "Lesser Recall" is an "Instant" that costs {0}
        """
        Return all creatures to their owners' hands.
        """
      And Alice controls "Wisp"
      And Alice has "Lesser Recall" in hand
      When Alice casts "Lesser Recall" and it resolves
      Then the stack, from the top, is ability of "Wisp"

  @CR-603.10b
  Rule: 603.10b Phasing out

    Scenario: A permanent that phases out sees itself do so
      Given Alice controls "Teferi's Imp"
      And Alice has "Reality Ripple" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Teferi's Imp" and it resolves
      Then the stack, from the top, is ability of "Teferi's Imp"

  @CR-603.10c @CR-701.3d
  Rule: 603.10c Becoming unattached

    Scenario: Equipment that is destroyed sees itself become unattached
      Given Alice controls "Mons's Goblin Raiders"
      And Alice controls "Grafted Wargear" attached to "Mons's Goblin Raiders"
      And Alice has "Shatter" in hand
      And Alice has {C}{R} in the mana pool
      When Alice casts "Shatter" targeting "Grafted Wargear" and it resolves
      And all players pass
      Then "Mons's Goblin Raiders" is in Alice's graveyard

    Scenario: Equipment that moves on becomes unattached from the one before
      Given Alice controls "Mons's Goblin Raiders" and "Muck Rats"
      And Alice controls "Grafted Wargear" attached to "Mons's Goblin Raiders"
      When Alice activates "Grafted Wargear" targeting "Muck Rats" and it resolves
      And all players pass
      Then "Mons's Goblin Raiders" is in Alice's graveyard
      And "Grafted Wargear" is attached to "Muck Rats"

  @CR-603.10d
  Rule: 603.10d Losing control

    Scenario: The player who has lost control of the permanent with the ability controls what triggers
      Given the card "Traitor" is a "Creature — Human" of size 2/2
        """
        Whenever you lose control of this creature, draw a card.
        """
      And Alice controls "Traitor"
      And Bob has "Theft" in hand
      And Alice's library has 2 cards
      And Bob's library has 2 cards
      When Bob casts "Theft" targeting "Traitor" and it resolves
      And all players pass
      Then Bob controls "Traitor"
      And Alice has 1 card in hand
      And Bob has 0 cards in hand

    Scenario: An artifact sees that its controller has lost control of it
      Given the card "Gustha's Scepter" is an "Artifact" that costs {0}:
        """
        {T}: Exile a card from your hand face down. You may look at it for as long as it remains exiled.
        {T}: Return a card you own exiled with this artifact to your hand.
        When you lose control of this artifact, put all cards exiled with this artifact into their owner's graveyard.
        """
      And Alice controls "Gustha's Scepter"
      And Alice has "Forest" in hand
      And Bob controls "Aladdin"
      And Bob has {1}{R}{R} in the mana pool
      When Alice activates "Gustha's Scepter", "Exile a card" and it resolves
      And Alice passes
      And Bob activates "Aladdin" targeting "Gustha's Scepter" and it resolves
      Then Bob controls "Gustha's Scepter"
      And the stack, from the top, is ability of "Gustha's Scepter"
      When all players pass
      Then "Forest" is in Alice's graveyard

    Scenario: So it is where an opponent gains control of something
      Given the card "Grudge" is an "Enchantment"
        """
        Whenever an opponent gains control of a permanent from you, draw a card.
        """
      And Alice controls "Grudge"
      And Bob has "Theft" in hand
      And Alice's library has 2 cards
      When Bob casts "Theft" targeting "Grudge" and it resolves
      And all players pass
      Then Alice has 1 card in hand

    Scenario: Control that is exchanged is lost and gained on both sides
      Given the card "Swap" is a "Sorcery" that costs {0}
        """
        Exchange control of target creature you control and target creature an opponent controls.
        """
      And these cards:
        | name    | type             | size | text                                                                         |
        | Traitor | Creature — Human | 2/2  | Whenever you lose control of this creature, draw a card.                     |
        | Grudge  | Enchantment      |      | Whenever an opponent gains control of a permanent from you, you gain 2 life. |
      And Alice controls "Traitor" and "Grudge"
      And Bob controls a 3/3 creature "Ox"
      And Bob controls "Grudge" (Bob's)
      And Alice has "Swap" in hand
      And Alice's library has 2 cards
      When Alice casts "Swap" targeting "Traitor" and "Ox" and it resolves
      And Alice orders "Traitor", "Grudge"
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls "Ox"
      And Bob controls "Traitor"
      And Alice has 1 card in hand
      And Alice has 22 life
      And Bob has 22 life

    Scenario: Control that ends by itself is lost too, by the one who had it last
      Given these cards:
        | name    | type             | cost | size | text                                                     |
        | Borrow  | Sorcery          | {0}  |      | Gain control of target creature until end of turn.       |
        | Traitor | Creature — Human |      | 2/2  | Whenever you lose control of this creature, draw a card. |
      And Bob controls "Traitor"
      And Alice has "Borrow" in hand
      And Alice's library has 5 cards
      And Bob's library has 5 cards
      When Alice casts "Borrow" targeting "Traitor" and it resolves
      And all players pass
      Then Bob has 1 card in hand
      When the game goes on to Bob's upkeep
      Then Bob controls "Traitor"
      And Alice has 1 card in hand
      And Bob has 1 card in hand

  @CR-603.10e
  Rule: 603.10e Being countered

    Scenario: A spell that is countered sees that
      Given the card "Spite" is a "Creature — Imp" that costs {0} of size 1/1
        """
        When this creature is countered, you gain 3 life.
        """
      And Alice has "Spite" in hand
      And Bob has "Denial" in hand
      When Alice casts "Spite"
      And Bob casts "Denial" targeting "Spite" and it resolves
      And all players pass
      Then "Spite" is in Alice's graveyard
      And Alice has 23 life

    Scenario: Others look at the spell as it was on the stack
      Given the card "Presence" is an "Enchantment"
        """
        Whenever a spell you control is countered, draw a card.
        """
      And Alice controls "Presence"
      And Alice has "Reach Through Mists" in hand
      And Bob has "Denial" in hand
      And Alice's library has 2 cards
      And Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists"
      And Bob casts "Denial" targeting "Reach Through Mists" and it resolves
      Then the stack, from the top, is ability of "Presence"

  @CR-603.10f
  Rule: 603.10f Losing the game

    Scenario: A permanent that leaves the game with its owner, the loser, sees that player lose
      Given the players are Alice, Bob and Carol
      And the card "Vulture" is an "Enchantment"
        """
        Whenever a player loses the game, you gain 3 life.
        """
      And Alice controls "Vulture" owned by Bob
      When Bob concedes
      And Alice would receive priority
      And all players pass
      Then Alice has 23 life

  @CR-603.10g
  Rule: 603.10g Planeswalking away

    Scenario: A plane that goes under the deck sees its players planeswalk away
      Given the game is a Planechase game
      And the card "Orzhova" is a "Plane — Ravnica":
        """
        When you planeswalk away from Orzhova, each player returns all creature cards from their graveyard to the battlefield.
        Whenever chaos ensues, for each opponent, exile up to one target creature card from that player's graveyard.
        """
      And the card "Krosa" is a "Plane — Dominaria":
        """
        All creatures get +2/+2.
        Whenever chaos ensues, you may add {W}{U}{B}{R}{G}.
        """
      And Alice has "Orzhova" in the command zone
      And Alice has "Krosa" in her planar deck
      And the coins and dice come up "planeswalker"
      When Alice rolls the planar die
      And all players pass
      Then "Krosa" is face up
      And the stack, from the top, is ability of "Orzhova"

  @CR-603.11
  Rule: 603.11 A static ability linked to a triggered one

    Background:
      Given the card "Grove" is a "Basic Land — Forest"
      And the card "Cave" is a "Land"
      And Alice controls "Rowen"
      And Alice has "Reach Through Mists" (one) and "Reach Through Mists" (two) in hand

    @example-1
    Example: The first card drawn in a turn is revealed, and a basic land card draws another
      Given Alice has "Forest" on top of the library
      And Alice's library has 3 cards
      And Alice has {U}{U} in the mana pool
      When Alice casts "Reach Through Mists" (one) and it resolves
      Then the stack, from the top, is ability of "Rowen"
      When all players pass
      And Alice casts "Reach Through Mists" (two) and it resolves
      Then the stack is empty

    @example-1
    Example: Another card than a basic land is revealed, and that is all
      Given Alice has "Bayou" on top of the library
      And Alice's library has 3 cards
      And Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists" (one) and it resolves
      Then "Bayou" is in Alice's hand
      And the stack is empty

  @CR-603.12
  Rule: 603.12 When you do

    Background:
      Given Alice has "Heart-Piercer Manticore" in hand
      And Alice has {2}{R}{R} in the mana pool
      And Alice controls "Hill Giant"

    @example-1
    Example: Heart-Piercer Manticore deals damage when its ability has a creature sacrificed
      When Alice casts "Heart-Piercer Manticore" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then "Hill Giant" is in Alice's graveyard
      And the stack, from the top, is ability of "Heart-Piercer Manticore"
      When all players pass
      Then Bob has 17 life

    @example-1
    Example: A creature sacrificed for another reason does not count
      Given the card "Altar" is an "Artifact"
        """
        Sacrifice a creature: You gain 1 life.
        """
      And Alice controls "Altar"
      And Alice controls a 1/1 creature "Elk"
      When Alice casts "Heart-Piercer Manticore" and it resolves
      And Alice activates "Altar"
      And Alice chooses "Elk"
      And all players pass
      And all players pass
      And Alice says no
      Then the stack is empty
      And Bob has 20 life

    Scenario Outline: All that stands behind it is done by the reflexive ability
      Given the card "Raider" is a "Creature — Orc" of size 2/2
        """
        Whenever this creature attacks, you may sacrifice an artifact. When you do, it gets +1/+0 until end of turn. You gain 3 life.
        """
      And Alice controls "Raider"
      And Alice controls an artifact "Urn"
      When Alice attacks with "Raider"
      And all players pass
      And Alice says <answer>
      Then Alice has 20 life
      When all players pass
      Then Alice has <life> life

      Examples:
        | answer | life |
        | yes    | 23   |
        | no     | 20   |

  @CR-603.12a
  Rule: 603.12a Each time, or once for one or more

    Scenario: It triggers for each time that the event occurred
      Given the card "Pyre" is a "Sorcery" that costs {0}
        """
        Sacrifice any number of creatures. When you sacrifice a creature this way, you gain 2 life.
        """
      And Alice controls a 1/1 creature "Ox", a 1/1 creature "Elk" and a 1/1 creature "Cat"
      And Alice has "Pyre" in hand
      When Alice casts "Pyre" and it resolves
      And Alice chooses "Ox" and "Elk"
      And all players pass
      And all players pass
      Then Alice has 24 life
      And the stack is empty

    Scenario Outline: Nothing triggers where the cost is not paid once: {2} in the pool, and <times> times are wanted
      Given the card "Lesser Tithe" is a "Sorcery" that costs {0}
        """
        You may pay {1} any number of times. When you pay this cost one or more times, you gain that much life.
        """
      And Alice has "Lesser Tithe" (first) and "Lesser Tithe" (second) in hand
      And Alice has {2} in the mana pool
      When Alice casts "Lesser Tithe" (first) and it resolves
      And Alice chooses <times>
      Then the stack is empty
      When Alice casts "Lesser Tithe" (second) and it resolves
      And Alice chooses 2
      And all players pass
      Then Alice has 22 life

      Examples:
        | times |
        | 0     |
        | 3     |

    Scenario: Who can't pay it once is not asked how often
      Given the card "Lesser Tithe" is a "Sorcery" that costs {0}
        """
        You may pay {1} any number of times. When you pay this cost one or more times, you gain that much life.
        """
      And Alice has "Lesser Tithe" (first) and "Lesser Tithe" (second) in hand
      And Alice has {2} in the mana pool
      When Alice casts "Lesser Tithe" (first) and it resolves
      And Alice chooses 2
      And all players pass
      Then Alice has 22 life
      When Alice casts "Lesser Tithe" (second) and it resolves
      Then Alice is asked nothing
      And the stack is empty

    Scenario: It triggers once for a cost paid one or more times
      Given the card "Lesser Tithe" is a "Sorcery" that costs {0}
        """
        You may pay {1} any number of times. When you pay this cost one or more times, you gain that much life.
        """
      And Alice has "Lesser Tithe" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Lesser Tithe" and it resolves
      And Alice chooses 2
      Then the stack, from the top, is ability of "Lesser Tithe"
      When all players pass
      Then Alice has 22 life
      And Alice has {C} in the mana pool

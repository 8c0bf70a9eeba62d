Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name | type    | cost | text                   |
      | Doom | Instant | {0}  | Destroy all creatures. |

  @CR-603.3
  Rule: 603.3 On top of the stack, as an object of its own

    Scenario: It goes on top of the stack as an object of its own, which outlives its source
      Given the card "Angel's Feather" is an "Artifact" that costs {2}:
        """
        Whenever a player casts a white spell, you may gain 1 life.
        """
      And Alice controls "Angel's Feather"
      And Alice has "Chaplain's Blessing" in hand
      And Alice has {W} in the mana pool
      And Bob controls "Mountain" (first) and "Mountain" (second)
      And Bob has "Shatter" in hand
      When Alice casts "Chaplain's Blessing"
      Then the stack, from the top, is ability of "Angel's Feather" and "Chaplain's Blessing"
      When Alice passes
      And Bob activates "Mountain" (first)
      And Bob activates "Mountain" (second)
      And Bob casts "Shatter" targeting "Angel's Feather" and it resolves
      Then "Angel's Feather" is in Alice's graveyard
      And the stack, from the top, is ability of "Angel's Feather" and "Chaplain's Blessing"
      When all players pass
      And Alice says yes
      Then Alice has 21 life

    Scenario: It waits until a player would receive priority
      Given the card "Altar" is an "Enchantment"
        """
        Whenever a creature dies, you gain 3 life.
        """
      And the card "Feast" is a "Sorcery" that costs {0}
        """
        Destroy target creature. Draw a card.
        """
      And Alice controls "Altar" and a 1/1 creature "Ox"
      And the card "Hound" is a "Creature — Dog" of size 2/2
      And Alice has "Feast" in hand
      And Alice has "Hound" on top of the library
      When Alice casts "Feast" targeting "Ox" and it resolves
      Then "Hound" is in Alice's hand
      And Alice has 20 life
      And the stack, from the top, is ability of "Altar"

  @CR-603.3a
  Rule: 603.3a Controlled by whoever controlled the source as it triggered

    Scenario: The source changes hands before the ability is on the stack
      Given the card "Sphinx's Disciple" is a "Creature — Human Wizard" that costs {3}{U}{U} of size 2/2
        """
        Flying
        Inspired — Whenever this creature becomes untapped, draw a card.
        """
      And the card "Word of Seizing" is an "Instant" that costs {3}{R}{R}
        """
        Split second
        Untap target permanent and gain control of it until end of turn. It gains haste until end of turn.
        """
      And Bob controls a tapped "Sphinx's Disciple"
      And Alice has "Word of Seizing" in hand
      And Alice has {3}{R}{R} in the mana pool
      And Alice's library has 3 cards
      And Bob's library has 3 cards
      When Alice casts "Word of Seizing" targeting "Sphinx's Disciple" and it resolves
      Then Alice controls "Sphinx's Disciple"
      When all players pass
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand

  @CR-603.3b
  Rule: 603.3b In two parts, player after player

    Background:
      Given the card "Bell" is an "Artifact"
        """
        Whenever a creature dies, you gain 1 life.
        """
      And the card "Horn" is an "Artifact"
        """
        Whenever a creature dies, you lose 1 life.
        """

    Scenario: The active player's abilities lie lowest, each player orders his or her own
      Given Alice controls "Bell" (hers), "Horn" and a 1/1 creature "Ox"
      And Bob controls "Bell" (his)
      And Bob has "Doom" in hand
      When Bob casts "Doom" and it resolves
      And Alice orders "Horn" and "Bell" (hers)
      Then the stack, from the top, is ability of "Bell" (his), ability of "Bell" (hers) and ability of "Horn"

    Scenario: What triggers on another ability triggering comes after all others, whoever controls it
      Given Alice controls "Strict Proctor"
      And Bob controls "Carnival of Souls"
      And Alice has "Lone Missionary" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Lone Missionary" and it resolves
      And Alice orders "Strict Proctor" and "Strict Proctor" (2)
      Then the stack, from the top, is ability of "Strict Proctor", ability of "Strict Proctor", ability of "Carnival of Souls" and ability of "Lone Missionary"
      When all players pass
      And all players pass
      Then the stack is empty
      And Alice has 20 life
      And Bob has 20 life

    Scenario: One card in two stays has two abilities to put there
      Given the card "Thragtusk" is a "Creature — Beast" that costs {4}{G} of size 5/3:
        """
        When this creature enters, you gain 5 life.
        When this creature leaves the battlefield, create a 3/3 green Beast creature token.
        """
      And the card "Ephemerate" is an "Instant" that costs {W}:
        """
        Exile target creature you control, then return it to the battlefield under its owner's control.
        Rebound
        """
      And Alice controls "Thragtusk"
      And Alice has "Ephemerate" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Ephemerate" targeting "Thragtusk" and it resolves
      And Alice orders "Thragtusk" and "Thragtusk" (2)
      And all players pass
      And all players pass
      Then Alice has 25 life

  @CR-603.3c
  Rule: 603.3c A mode is chosen as the ability goes on the stack

    Background:
      Given the card "Knight of Autumn" is a "Creature — Dryad Knight" that costs {1}{G}{W} of size 2/1:
        """
        When this creature enters, choose one —
        • Put two +1/+1 counters on this creature.
        • Destroy target artifact or enchantment.
        • You gain 4 life.
        """

    Scenario: The mode and its target are chosen before anyone can answer
      Given Bob controls "Sol Ring"
      And Alice has "Knight of Autumn" in hand
      And Alice has {1}{G}{W} in the mana pool
      When Alice casts "Knight of Autumn" and it resolves
      And Alice chooses 2
      Then the stack, from the top, is ability of "Knight of Autumn"
      When all players pass
      Then "Sol Ring" is in Bob's graveyard
      And Alice has 20 life

    Scenario: A mode without a legal target can't be chosen
      Given Alice has "Knight of Autumn" in hand
      And Alice has {1}{G}{W} in the mana pool
      When Alice casts "Knight of Autumn" and it resolves
      Then Alice is asked to choose one from 1 and 3
      When Alice chooses 3
      Then the stack, from the top, is ability of "Knight of Autumn"
      When all players pass
      Then Alice has 24 life

    Scenario: An ability none of whose modes is possible is removed from the stack
      Given the card "Vandal" is a "Creature — Human" that costs {0} of size 2/2
        """
        When this creature enters, choose one —
        • Destroy target enchantment.
        • Destroy target artifact.
        """
      And Alice has "Vandal" in hand
      When Alice casts "Vandal" and it resolves
      Then "Vandal" is on the battlefield
      And the stack is empty

    Scenario: Where the text has an opponent choose the mode, that one does
      Given the card "Offer Twice" is an "Enchantment" that costs {3}{B}
        """
        At the beginning of your upkeep, an opponent chooses one —
        • You draw a card.
        • You gain 5 life.
        """
      And it is Bob's end step
      And Alice controls "Offer Twice"
      When the game goes on to Alice's upkeep
      Then Bob is asked to choose one from "1" and "2"
      When Bob chooses "2"
      And all players pass
      Then Alice has 25 life

    Scenario: Modes that target different players are no more than there are such players
      Given the card "Vindictive Lich" is a "Creature — Zombie Wizard" that costs {3}{B} of size 4/1
        """
        When this creature dies, choose one or more. Each mode must target a different player.
        • Target opponent sacrifices a creature of their choice.
        • Target opponent discards two cards.
        • Target opponent loses 5 life.
        """
      And Alice controls "Vindictive Lich"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Murder" targeting "Vindictive Lich" and it resolves
      And Alice chooses 3
      Then Alice is asked nothing
      When all players pass
      Then Bob has 15 life

    Scenario: Of two opponents each is the target of one mode
      Given the players are Alice, Bob and Carol
      And the card "Vindictive Lich" is a "Creature — Zombie Wizard" that costs {3}{B} of size 4/1
        """
        When this creature dies, choose one or more. Each mode must target a different player.
        • Target opponent sacrifices a creature of their choice.
        • Target opponent discards two cards.
        • Target opponent loses 5 life.
        """
      And Alice controls "Vindictive Lich"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Carol has "Forest", "Island" and "Swamp" in hand
      When Alice passes
      And Bob casts "Murder" targeting "Vindictive Lich" and it resolves
      And Alice chooses 3
      And Alice chooses 2
      Then Alice is asked to choose one from Bob and Carol
      When Alice chooses Carol
      Then Alice is asked nothing
      When all players pass
      And Carol chooses "Forest" and "Swamp"
      Then Carol has 1 card in hand
      And Bob has 15 life

  @CR-603.3d
  Rule: 603.3d The rest is as for a spell

    Background:
      Given the card "Sniper" is a "Creature — Human" that costs {0} of size 1/1
        """
        When this creature enters, destroy target creature an opponent controls.
        """

    Scenario: The target is chosen as the ability goes on the stack
      Given Alice has "Ravenous Chupacabra" in hand
      And Bob controls a 1/1 creature "Muck Rats" and a 1/1 creature "Willow Elf"
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Ravenous Chupacabra" and it resolves
      And Alice chooses "Willow Elf"
      And all players pass
      Then "Willow Elf" is in Bob's graveyard
      And "Muck Rats" is on the battlefield

    Scenario: Without a legal target the ability is removed from the stack
      Given Alice has "Ravenous Chupacabra" in hand
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Ravenous Chupacabra" and it resolves
      Then "Ravenous Chupacabra" is on the battlefield
      And the stack is empty

    Scenario: A target of an opponent's choice is chosen by an opponent
      Given the card "Duelist" is a "Creature — Human" that costs {0} of size 1/1
        """
        When this creature enters, destroy target creature of an opponent's choice.
        """
      And Bob controls a 1/1 creature "Ox" and a 1/1 creature "Elk"
      And Alice has "Duelist" in hand
      When Alice casts "Duelist" and it resolves
      Then Bob is asked to choose 1 from "Ox", "Elk" and "Duelist"
      When Bob chooses "Duelist"
      And all players pass
      Then "Duelist" is in Alice's graveyard

    Scenario: One target for each opponent is one that each controls, and who has none needs none
      Given the players are Alice, Bob, Carol and Dave
      And the card "Tyrant" is a "Creature — Giant" that costs {0} of size 1/1
        """
        When this creature enters, for each opponent, gain control of target creature that player controls.
        """
      And Bob controls a 1/1 creature "Ox" and a 1/1 creature "Elk"
      And Carol controls a 1/1 creature "Emu"
      And Alice has "Tyrant" in hand
      When Alice casts "Tyrant" and it resolves
      And Alice chooses "Elk"
      And all players pass
      Then Alice controls "Elk" and "Emu"
      And Bob controls "Ox"

    Scenario: A player whom the text names chooses the target, and not who controls the ability
      Given the card "The Abyss" is a "World Enchantment" that costs {3}{B}
        """
        At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their choice. It can't be regenerated.
        """
      And Alice controls "The Abyss" and "Savannah Lions"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When the game goes on to Bob's upkeep
      And Bob chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" and "Savannah Lions" are on the battlefield
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Savannah Lions" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-603.4
  Rule: 603.4 An intervening if

    @example-1
    Example: Felidar Sovereign looks at its controller's life twice
      Given Alice controls "Felidar Sovereign"
      And Alice has 40 life
      And it is Bob's end
      When all players pass
      Then the stack, from the top, is ability of "Felidar Sovereign"
      When all players pass
      Then Alice has won the game

    @example-1
    Example: With less than 40 life Felidar Sovereign's ability does not trigger
      Given Alice controls "Felidar Sovereign"
      And Alice has 39 life
      And it is Bob's end
      When all players pass
      Then it is Alice's upkeep
      And the stack is empty

    @example-1
    Example: With less than 40 life on resolution Felidar Sovereign's ability does nothing
      Given Alice controls "Felidar Sovereign"
      And Alice has 40 life
      And the card "Jab" is an "Instant" that costs {0}
        """
        Target player loses 1 life.
        """
      And Bob has "Jab" in hand
      And it is Bob's end
      When all players pass
      And Bob casts "Jab" targeting Alice and it resolves
      And all players pass
      Then the stack is empty
      And the game goes on
      And "Jab" is in Bob's graveyard

    Scenario: An if elsewhere in the text is looked at only on resolution
      Given the card "Lesser Oracle" is an "Enchantment"
        """
        Whenever a creature dies, you gain 1 life. If you have 21 or more life, draw a card.
        """
      And Alice controls "Lesser Oracle" and a 1/1 creature "Ox"
      And the card "Altar" is an "Enchantment"
        """
        Whenever a creature dies, if you have 21 or more life, draw a card.
        """
      And Alice controls "Altar"
      And Alice's library has 3 cards
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Ox" and it resolves
      Then the stack, from the top, is ability of "Lesser Oracle"
      When all players pass
      Then Alice has 1 card in hand

  @CR-603.5
  Rule: 603.5 Optional abilities go on the stack as well

    Scenario: So it is with an ability of a creature
      Given the card "Deathgreeter" is a "Creature — Human Shaman" that costs {B} of size 1/1:
        """
        Whenever another creature dies, you may gain 1 life.
        """
      And Alice controls "Deathgreeter" and "Grizzly Bears"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Deathgreeter"
      And Alice is asked nothing
      When all players pass
      Then Alice is asked to choose one from yes and no
      When Alice says yes
      Then Alice has 21 life

    Scenario Outline: Whether <who> is asked only as the ability resolves
      Given the card "Altar" is an "Enchantment"
        """
        Whenever a creature dies, <effect>
        """
      And Alice controls "Altar" and a 1/1 creature "Ox"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Ox" and it resolves
      Then the stack, from the top, is ability of "Altar"
      And Alice is asked nothing
      When all players pass
      And Alice says no
      Then Alice has <life> life

      Examples:
        | who                       | effect                                         | life |
        | something may be done     | you may gain 3 life.                           | 20   |
        | something is done instead | you lose 1 life unless you pay 5 life.         | 19   |

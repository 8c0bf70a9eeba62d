Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name           | type    | cost | text                                                                                |
      | Lesser Murder  | Instant | {0}  | Destroy target creature.                                                            |
      | Doom           | Instant | {0}  | Destroy all creatures.                                                              |
      | Theft          | Instant | {0}  | Gain control of target permanent.                                                   |
      | Wake           | Instant | {0}  | Untap target creature.                                                              |
      | Wear           | Instant | {0}  | Tap target creature.                                                                |
      | Lesser Flicker | Instant | {0}  | Exile target creature, then return it to the battlefield under its owner's control. |
    And it is Alice's postcombat main

  @CR-603.7
  Rule: 603.7 An ability that will trigger later

    Scenario: What is exiled now returns at the next end step
      Given Alice controls a 1/1 creature "Muck Rats"
      And Alice has "Long Road Home" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Long Road Home" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is in exile
      And the stack is empty
      When all players pass
      Then it is Alice's end
      And the stack, from the top, is ability of "Long Road Home"
      When all players pass
      Then "Muck Rats" is on the battlefield

    Scenario: What returns later is then what the sentence behind it says
      Given the card "Grave Betrayal" is an "Enchantment" that costs {5}{B}{B}:
        """
        Whenever a creature you don't control dies, return it to the battlefield under your control with an additional +1/+1 counter on it at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.
        """
      And Alice controls "Grave Betrayal"
      And Bob controls "Hill Giant"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Hill Giant" is not black
      When the game goes on to Alice's end step
      And all players pass
      Then Alice controls "Hill Giant"
      And "Hill Giant" is exactly "Creature — Giant Zombie"
      And "Hill Giant" is red and black
      And "Hill Giant" is 4/4

    Scenario: An ability may wait for a death
      Given the card "Pall" is an "Instant" that costs {0}
        """
        When target creature dies this turn, draw a card.
        """
      And Bob controls a 1/1 creature "Ox"
      And Alice has "Pall" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Alice's library has 2 cards
      When Alice casts "Pall" targeting "Ox" and it resolves
      Then Alice has 1 card in hand
      When Alice casts "Murder" targeting "Ox" and it resolves
      And all players pass
      Then Alice has 1 card in hand

  @CR-603.7a
  Rule: 603.7a Not before it has been created

    @example-1
    Example: The creature has left the battlefield before the ability is created
      Given the card "Watch" is an "Instant" that costs {0}
        """
        Target player gains 1 life. Put a +1/+1 counter on each creature. When it leaves the battlefield, draw a card.
        """
      And the card "Sentry" is a "Creature — Soldier" of size 1/1
        """
        {0}: You gain 1 life. Tap this creature. When it leaves the battlefield, draw a card.
        """
      And Alice controls "Sentry"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice's library has 2 cards
      When Alice activates "Sentry"
      And Bob casts "Murder" targeting "Sentry" and it resolves
      And all players pass
      Then Alice has 21 life
      And the stack is empty

    Scenario: The creature leaves after the ability is created
      Given the card "Sentry" is a "Creature — Soldier" of size 1/1
        """
        {0}: You gain 1 life. Tap this creature. When it leaves the battlefield, draw a card.
        """
      And Alice controls "Sentry"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice's library has 2 cards
      When Alice activates "Sentry" and it resolves
      And Bob casts "Murder" targeting "Sentry" and it resolves
      Then the stack, from the top, is ability of "Sentry"

    @example-2
    Example: The creature has become untapped before, and the ability waits for the next time
      Given the card "Snare" is an "Instant" that costs {0}
        """
        Target creature gets +0/+1 until end of turn. When that creature becomes untapped, draw a card.
        """
      And Bob controls a tapped 1/1 creature "Ox"
      And Alice has "Snare", "Wake" (one), "Wake" (two) and "Wear" in hand
      And Alice's library has 2 cards
      When Alice casts "Snare" targeting "Ox"
      And Alice casts "Wake" (one) targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is untapped
      And the stack is empty
      When Alice casts "Wear" targeting "Ox" and it resolves
      And Alice casts "Wake" (two) targeting "Ox" and it resolves
      Then the stack, from the top, is ability of "Snare"

  @CR-603.7b
  Rule: 603.7b Once, or for as long as it says

    Scenario: Without a duration it triggers the next time only
      Given the card "Snare" is an "Instant" that costs {0}
        """
        Target creature gets +0/+1 until end of turn. When that creature becomes tapped, draw a card.
        """
      And Bob controls a 1/1 creature "Ox"
      And Alice has "Snare", "Wake", "Wear" (one) and "Wear" (two) in hand
      And Alice's library has 3 cards
      When Alice casts "Snare" targeting "Ox" and it resolves
      And Alice casts "Wear" (one) targeting "Ox" and it resolves
      And all players pass
      And Alice casts "Wake" targeting "Ox" and it resolves
      And Alice casts "Wear" (two) targeting "Ox" and it resolves
      Then the stack is empty
      And Alice has 1 card in hand

    Scenario: With "this turn" it triggers each time in this turn, and no longer
      Given the card "Vigil" is an "Instant" that costs {0}
        """
        Whenever a creature dies this turn, you gain 1 life.
        """
      And Bob controls a 1/1 creature "Ox", a 1/1 creature "Elk" and a 1/1 creature "Cat"
      And Alice has "Vigil", "Lesser Murder" (one), "Lesser Murder" (two) and "Lesser Murder" (three) in hand
      When Alice casts "Vigil" and it resolves
      And Alice casts "Lesser Murder" (one) targeting "Ox" and it resolves
      And all players pass
      And Alice casts "Lesser Murder" (two) targeting "Elk" and it resolves
      And all players pass
      Then Alice has 22 life
      When the game goes on to Bob's upkeep
      And Alice casts "Lesser Murder" (three) targeting "Cat" and it resolves
      Then the stack is empty
      And Alice has 22 life

    Scenario: Of several events at once its controller chooses one
      Given the card "Lesser Omen" is an "Instant" that costs {0}
        """
        You gain 1 life. When a creature dies, return it to its owner's hand.
        """
      And Alice controls a 1/1 creature "Ox" and a 1/1 creature "Elk"
      And Alice has "Lesser Omen" and "Doom" in hand
      When Alice casts "Lesser Omen" and it resolves
      And Alice casts "Doom" and it resolves
      And Alice chooses "Elk"
      And all players pass
      Then "Elk" is in Alice's hand
      And "Ox" is in Alice's graveyard
      And the stack is empty

  @CR-603.7c
  Rule: 603.7c The same object, whatever it has become

    @example-1
    Example: What is no creature any more is exiled all the same, what has left is not
      Given the card "Statue" is an "Artifact"
        """
        {0}: Until end of turn, this artifact becomes a 3/3 artifact creature.
        """
      And the card "Lesser Brand" is an "Instant" that costs {0}
        """
        Tap target creature. Exile that creature at the beginning of the next end step.
        """
      And the card "Calm" is an "Instant" that costs {0}
        """
        Target permanent becomes an enchantment.
        """
      And Alice controls "Statue" and a 1/1 creature "Ox"
      And Alice has "Lesser Brand" (one), "Lesser Brand" (two), "Calm" and "Lesser Flicker" in hand
      When Alice activates "Statue" and it resolves
      And Alice casts "Lesser Brand" (one) targeting "Statue" and it resolves
      And Alice casts "Lesser Brand" (two) targeting "Ox" and it resolves
      And Alice casts "Calm" targeting "Statue" and it resolves
      And Alice casts "Lesser Flicker" targeting "Ox" and it resolves
      And all players pass
      And Alice orders "Lesser Brand" (one) and "Lesser Brand" (two)
      And all players pass
      And all players pass
      Then "Statue" is in exile
      And "Ox" is on the battlefield

    @edition-2025
    Scenario: What has become a land is sacrificed all the same, what has left and come back is not
      Given these cards:
        | name               | type               | cost   | text                                                                                                                                              |
        | Sneak Attack       | Enchantment        | {3}{R} | {R}: You may put a creature card from your hand onto the battlefield. That creature gains haste. Sacrifice the creature at the beginning of the next end step. |
        | Song of the Dryads | Enchantment — Aura | {2}{G} | Enchant permanent / Enchanted permanent is a colorless Forest land.                                                                               |
      And Alice controls "Sneak Attack" (one) and "Sneak Attack" (two)
      And Alice has "Hill Giant", "Grizzly Bears", "Song of the Dryads" and "Cloudshift" in hand
      And Alice has {R}{R}{2}{G}{W} in the mana pool
      When Alice activates "Sneak Attack" (one) and it resolves
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice activates "Sneak Attack" (two) and it resolves
      And Alice says yes
      And Alice casts "Song of the Dryads" targeting "Hill Giant" and it resolves
      And Alice casts "Cloudshift" targeting "Grizzly Bears" and it resolves
      Then "Hill Giant" is not a creature
      When all players pass
      And Alice orders "Sneak Attack" (one) and "Sneak Attack" (two)
      And all players pass
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-603.7d
  Rule: 603.7d Created by a spell

    Scenario: The player who controlled the spell draws in the turn of the other, and the spell is the source
      Given the card "Blessed Wine" is an "Instant" that costs {1}{W}
        """
        You gain 1 life.
        Draw a card at the beginning of the next turn's upkeep.
        """
      And Alice has "Blessed Wine" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Blessed Wine" and it resolves
      And the game goes on to Bob's upkeep
      Then the stack, from the top, is ability of "Blessed Wine"
      When all players pass
      Then Alice has 1 card in hand
      And Bob has 0 cards in hand

    Scenario: The player who controlled the spell controls the ability, whoever's turn it is, and the spell is its source
      Given the card "Brew" is an "Instant" that costs {0} in red
        """
        Target creature gets +0/+1 until end of turn. At the beginning of the next end step, Brew deals 1 damage to target creature you control.
        """
      And Bob controls a 3/3 creature "Ox" with protection from red
      And Bob controls a 3/3 creature "Elk" and a 3/3 creature "Cat"
      And Alice controls a 3/3 creature "Dog"
      And Bob has "Brew" in hand
      When Bob casts "Brew" targeting "Cat" and it resolves
      And all players pass
      And Bob chooses "Elk"
      And all players pass
      Then "Elk" has 1 damage marked

  @CR-603.7e
  Rule: 603.7e Created by an ability

    Scenario: The player who controlled the ability as it resolved controls what it created
      Given the card "Engine" is an "Artifact"
        """
        {0}: At the beginning of the next end step, you gain 3 life.
        """
      And Alice controls "Engine"
      And Bob has "Theft" in hand
      When Alice activates "Engine" and it resolves
      And Bob casts "Theft" targeting "Engine" and it resolves
      Then Bob controls "Engine"
      When all players pass
      And all players pass
      Then Alice has 23 life
      And Bob has 20 life

    @edition-2025
    Scenario: Kiki-Jiki was stolen, and its token is sacrificed by the player who made it
      Given the card "Kiki-Jiki, Mirror Breaker" is a "Legendary Creature — Goblin Shaman" that costs {2}{R}{R}{R} of size 2/2
        """
        Haste
        {T}: Create a token that's a copy of target nonlegendary creature you control, except it has haste. Sacrifice it at the beginning of the next end step.
        """
      And Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      And Bob has "Turn Against" in hand
      And Bob has {4}{R} in the mana pool
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears" and it resolves
      And Bob casts "Turn Against" targeting "Kiki-Jiki, Mirror Breaker" and it resolves
      Then Bob controls "Kiki-Jiki, Mirror Breaker"
      And Alice controls one token
      When all players pass
      And all players pass
      Then Alice controls no tokens

  @CR-603.7f
  Rule: 603.7f Created by a replacement effect

    Scenario: It belongs to who controlled the object with the static ability as the effect applied
      Given the card "Lesser Delay" is an "Enchantment"
        """
        If a player would draw a card, you gain 3 life at the beginning of the next end step instead.
        """
      And the card "Lesser Insight" is an "Instant" that costs {0}
        """
        Draw a card.
        """
      And Alice controls "Lesser Delay"
      And Bob has "Lesser Insight" and "Theft" in hand
      When Bob casts "Lesser Insight" and it resolves
      And Bob casts "Theft" targeting "Lesser Delay" and it resolves
      And all players pass
      And all players pass
      Then Alice has 23 life
      And Bob has 20 life

  @CR-603.7g
  Rule: 603.7g Created by a static ability that allows an action

    Background:
      Given Alice has "Screamreach Brawler" in hand

    Scenario: It belongs to who controlled the spell as it was cast, and finds the permanent
      Given Bob has "Theft" in hand
      And the card "Gong" is an "Artifact"
        """
        At the beginning of each end step, you gain 1 life.
        """
      And Alice controls "Gong"
      And Alice has {1}{R} in the mana pool
      When Alice casts "Screamreach Brawler" using "dash" and it resolves
      Then "Screamreach Brawler" has haste
      When Bob casts "Theft" targeting "Screamreach Brawler" and it resolves
      Then Bob controls "Screamreach Brawler"
      When all players pass
      And Alice orders "Gong" and "Screamreach Brawler"
      Then the stack, from the top, is ability of "Screamreach Brawler" and ability of "Gong"
      When all players pass
      Then "Screamreach Brawler" is in Alice's hand

    Scenario: Without the action nothing is created
      Given Alice has {2}{R} in the mana pool
      When Alice casts "Screamreach Brawler" and it resolves
      And all players pass
      Then it is Alice's end
      And the stack is empty
      And "Screamreach Brawler" is on the battlefield

  @CR-603.7h
  Rule: 603.7h When an ability has resolved a number of times

    Scenario: It is created by the right resolution, and only by that
      Given the card "Forge" is an "Artifact"
        """
        {0}: You gain 1 life. When this ability has resolved two times this turn, draw a card.
        """
      And Alice controls "Forge"
      And Alice's library has 3 cards
      When Alice activates "Forge" and it resolves
      Then the stack is empty
      When Alice activates "Forge" and it resolves
      Then the stack, from the top, is ability of "Forge"
      When all players pass
      And Alice activates "Forge" and it resolves
      Then the stack is empty
      And Alice has 1 card in hand

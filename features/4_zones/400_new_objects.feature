Feature: 400. New objects, and what is known of the old ones

  @CR-400.7
  Rule: 400.7 A new object

    Scenario: Celestial Gatekeeper targets itself, and is exiled before it could be returned
      Given the card "Celestial Gatekeeper" is a "Creature — Bird Cleric" that costs {3}{W}{W} of size 2/2:
        """
        Flying
        When this creature dies, exile it, then return up to two target Bird and/or Cleric permanent cards from your graveyard to the battlefield.
        """
      And Alice controls "Celestial Gatekeeper"
      And Alice has "Storm Crow" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Celestial Gatekeeper" and it resolves
      And Alice chooses "Celestial Gatekeeper" and "Storm Crow"
      And all players pass
      Then "Celestial Gatekeeper" is in exile
      And Alice controls "Storm Crow"

    Scenario Outline: What exiles itself is not put <where> as one of its own targets
      Given the card "Lesser Gatekeeper" is a "Creature — Bird Cleric" that costs {3}{W}{W} of size 2/2:
        """
        When this creature dies, exile it, then put up to two target creature cards from your graveyard <where>.
        """
      And Alice controls "Lesser Gatekeeper"
      And Alice has "Grizzly Bears" in the graveyard
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Lesser Gatekeeper" and it resolves
      And Alice chooses "Lesser Gatekeeper" and "Grizzly Bears"
      And all players pass
      Then "Lesser Gatekeeper" is in exile
      And "Grizzly Bears" is in Alice's library

      Examples:
        | where                         |
        | on top of your library        |
        | on the bottom of your library |

    Scenario: What comes back from exile has no counters; what stayed keeps them
      Given Alice controls "Grizzly Bears" (one) with two +1/+1 counters and "Grizzly Bears" (two) with two +1/+1 counters
      And Alice has "Cloudshift" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Cloudshift" targeting "Grizzly Bears" (one) and it resolves
      Then "Grizzly Bears" (one) is 2/2
      And "Grizzly Bears" (one) has no counters
      And "Grizzly Bears" (two) is 4/4

    Scenario: A spell does not find its target again once that has gone and come back
      Given Alice controls "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in the mana pool
      And Bob has "Murder" (first) and "Murder" (second) in hand
      And Bob has {1}{B}{B}{1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Murder" (first) targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Cloudshift" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Murder" (first) is in Bob's graveyard
      And Alice controls "Grizzly Bears"
      When Alice passes
      And Bob casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

  @CR-403.4
  Rule: 403.4 A new permanent

    Scenario: A creature that is cast again in the same turn has lost what made it greater
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Unsummon" in hand
      And Alice has {G}{U}{1}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2

  @CR-400.7a
  Rule: 400.7a What changed the spell

    Background:
      Given Alice has "Walking Corpse", "Purelace" and "Unsummon" in hand
      And Alice has {1}{B}{1}{B}{W}{U} in the mana pool

    Scenario: A creature spell that was made white becomes a white creature
      When Alice casts "Walking Corpse"
      And Alice casts "Purelace" targeting "Walking Corpse" and it resolves
      And all players pass
      Then "Walking Corpse" is on the battlefield
      And "Walking Corpse" is white

    Scenario: Cast anew from the hand it is black again
      When Alice casts "Walking Corpse"
      And Alice casts "Purelace" targeting "Walking Corpse" and it resolves
      And all players pass
      And Alice casts "Unsummon" targeting "Walking Corpse" and it resolves
      And Alice casts "Walking Corpse" and it resolves
      Then "Walking Corpse" is on the battlefield
      And "Walking Corpse" is black

  @CR-400.7c
  Rule: 400.7c Prevention of the spell's damage

    Background:
      Given Bob has "Valakut Invoker", "Unsummon" in hand
      And it is Bob's precombat main
      And Alice has "Invulnerability" in hand
      And Alice has {1}{W} in the mana pool
      And Bob has {2}{R}{8}{2}{R}{U} in the mana pool

    Scenario: The spell was chosen, and the damage of the creature that it became is prevented
      When Bob casts "Valakut Invoker"
      And Alice casts "Invulnerability"
      And all players pass
      And Alice chooses "Valakut Invoker"
      And all players pass
      And Bob activates "Valakut Invoker" targeting Alice and it resolves
      Then Alice has 20 life

    Scenario: Cast a second time it is a creature that nobody chose
      When Bob casts "Valakut Invoker"
      And Alice casts "Invulnerability"
      And all players pass
      And Alice chooses "Valakut Invoker"
      And all players pass
      And Bob casts "Unsummon" targeting "Valakut Invoker" and it resolves
      And Bob casts "Valakut Invoker" and it resolves
      And Bob activates "Valakut Invoker" targeting Alice and it resolves
      Then Alice has 17 life

  @CR-400.7d
  Rule: 400.7d What was paid for the spell

    Scenario: The creature knows that it was kicked; come back from exile it does not
      Given Alice has "Stormscape Battlemage" and "Cloudshift" in hand
      And Alice has {2}{U}{W}{W} in the mana pool
      When Alice casts "Stormscape Battlemage" using "kicker {W}" and it resolves
      Then the stack, from the top, is ability of "Stormscape Battlemage"
      When all players pass
      Then Alice has 23 life
      When Alice casts "Cloudshift" targeting "Stormscape Battlemage" and it resolves
      Then the stack is empty
      And "Stormscape Battlemage" is on the battlefield

  @CR-400.7e
  Rule: 400.7e Abilities that see it go

    Background:
      Given Alice controls "Grizzly Bears"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      And Bob has "Coffin Purge" in hand
      And Bob has {B} in the mana pool

    Scenario: The ability finds the Aura in the graveyard
      When Alice casts "Demystify" targeting "Rancor" and it resolves
      Then "Rancor" is in Alice's graveyard
      When all players pass
      Then "Rancor" is in Alice's hand

    Scenario: An ability finds what it saw go, and not its own source where that was another
      Given these cards:
        | name                | type              | cost      | size | text                                                                                    |
        | Endless Cockroaches | Creature — Insect | {1}{B}{B} | 1/1  | When this creature dies, return it to its owner's hand.                                 |
        | Lesser Mourner      | Creature — Spirit | {0}       | 2/2  | Whenever another creature you control dies, return this creature to its owner's hand.   |
      And Bob controls "Endless Cockroaches" and "Lesser Mourner"
      And Alice has "Wrath of God" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Wrath of God" and it resolves
      And Bob orders "Endless Cockroaches" and "Lesser Mourner"
      And all players pass
      And all players pass
      Then "Endless Cockroaches" is in Bob's hand
      And "Lesser Mourner" is in Bob's graveyard

    Scenario: It does not find what has left the graveyard in the meantime
      When Alice casts "Demystify" targeting "Rancor" and it resolves
      And Alice passes
      And Bob casts "Coffin Purge" targeting "Rancor" and it resolves
      And all players pass
      Then "Rancor" is in exile
      And the stack is empty

  @CR-400.7f
  Rule: 400.7f Auras of what has left

    Background:
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Screams from Within" attached to "Hill Giant"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob has "Coffin Purge" in hand
      And Bob has {B} in the mana pool

    Scenario: The ability about the creature finds the Aura, which went to the graveyard after it
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      Then "Hill Giant" and "Screams from Within" are in Alice's graveyard
      When all players pass
      Then "Screams from Within" is attached to "Grizzly Bears"

    Scenario: It does not find the Aura outside the graveyard
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      And Alice passes
      And Bob casts "Coffin Purge" targeting "Screams from Within" and it resolves
      And all players pass
      Then "Screams from Within" is in exile
      And "Grizzly Bears" is 2/2

  @CR-400.7m
  Rule: 400.7m Stickers

    Background:
      Given the card "Label" is an "Instant" that costs {0}
        """
        Put a power and toughness sticker on target creature you own.
        """
      And Alice controls "Grizzly Bears"
      And Alice has the sticker "5/5"
      And Alice has "Label", "Cloudshift" and "Unsummon" in hand
      And Alice has {W}{U}{1}{G} in the mana pool

    Scenario: A sticker stays on a card that goes to exile and back
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      And Alice casts "Cloudshift" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5

    Scenario: It does not stay on a card that goes to a hand
      When Alice casts "Label" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2

  @CR-400.12
  Rule: 400.12 Done to a zone

    Scenario: All cards of two zones are shuffled into the library, and those of others stay
      Given Alice has "Timetwister" in hand
      And Alice has {2}{U} in the mana pool
      And Alice has "Hill Giant" in the graveyard
      And Alice has "Grizzly Bears" in exile
      And Bob has "Shock" and "Murder" in hand
      And Bob has "Unsummon" in the graveyard
      When Alice casts "Timetwister" and it resolves
      Then Alice has 1 card in graveyard
      And "Timetwister" is in Alice's graveyard
      And Bob has no cards in graveyard
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And "Grizzly Bears" is in exile

  @CR-400.7g
  Rule: 400.7g An ability to be cast

    Scenario: A spell cast by a flashback that was given to its card has flashback still, and is exiled
      Given Alice has "Stingcaster Mage" and "Shock" (second) in hand
      And Alice has "Shock" (first) in the graveyard
      And Alice has {1}{R}{R}{R} in the mana pool
      When Alice casts "Stingcaster Mage" and it resolves
      And all players pass
      And Alice casts "Shock" (first) targeting Bob using "flashback"
      Then "Shock" (first) has "Flashback."
      When all players pass
      Then "Shock" (first) is in exile
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then "Shock" (second) is in Alice's graveyard
      And Bob has 16 life

  @CR-400.7h
  Rule: 400.7h A card that may be cast

    Scenario: The spell that the effect lets its player cast is exiled, and one cast from the hand is not
      Given Alice has "Torrential Gearhulk" and "Shock" (second) in hand
      And Alice has "Shock" (first) in the graveyard
      And Alice has {4}{U}{U}{R} in the mana pool
      When Alice casts "Torrential Gearhulk" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      And "Shock" (first) is in exile
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then "Shock" (second) is in Alice's graveyard

  @CR-400.7i
  Rule: 400.7i A land that may be played

    Scenario: The land that is played from the graveyard has what the effect gives it, and one that lies on the battlefield has not
      Given the card "Lesser Tomb" is an "Enchantment"
        """
        You may play lands from your graveyard. If you do, it gains "{T}: You gain 1 life."
        """
      And Alice controls "Lesser Tomb" and "Forest" (old)
      And Alice has "Forest" (new) in the graveyard
      When Alice plays "Forest" (new)
      And Alice activates "Forest" (new), "life" and it resolves
      Then Alice has 21 life
      And "Forest" (old) doesn't have "{T}: You gain 1 life."

  @CR-400.7k
  Rule: 400.7k After madness

    Background:
      Given the card "Bag of Holding" is an "Artifact" that costs {1}
        """
        Whenever you discard a card, exile that card from your graveyard.
        {2}, {T}: Draw a card, then discard a card.
        {4}, {T}, Sacrifice this artifact: Return all cards exiled with this artifact to their owner's hand.
        """
      And Alice controls "Bag of Holding"
      And Alice has "Kitchen Imp" and "Raven's Crime" in hand
      And Alice has {B}{B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And Alice orders "Bag of Holding" and "Kitchen Imp"
      And all players pass

    Scenario: The discarded card, which was not cast, is found in the graveyard
      When Alice says no
      Then "Kitchen Imp" is in Alice's graveyard
      When all players pass
      Then "Kitchen Imp" is in exile

    Scenario: Cast after all it is a spell, and not found
      When Alice says yes
      And all players pass
      Then "Kitchen Imp" is on the battlefield
      When all players pass
      Then "Kitchen Imp" is on the battlefield
      And the stack is empty

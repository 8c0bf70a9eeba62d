Feature: 614. Replacement Effects

  Background:
    Given these cards:
      | name           | type        | cost | text                                                                      |
      | Lesser Murder  | Instant     | {0}  | Destroy target creature.                                                  |
      | Sting          | Instant     | {0}  | Sting deals 2 damage to any target.                                       |
      | Lesser Insight | Instant     | {0}  | Draw a card.                                                              |
      | Lesser Study   | Sorcery     | {0}  | Draw three cards.                                                         |
      | Balm           | Instant     | {0}  | You gain 3 life.                                                          |
      | Twofold        | Enchantment | {0}  | If you would gain life, you gain twice that much life instead.            |
      | Herald         | Enchantment | {0}  | Whenever you gain life, put a +1/+1 counter on each creature you control. |
      | Numbing        | Instant     | {0}  | All enchantments lose all abilities until end of turn.                    |
    And the card "Troll" is a "Creature — Troll" that costs {0} of size 2/2:
      """
      {0}: Regenerate this creature.
      """

  @CR-614.1
  Rule: 614.1 Something else in the place of an event

    Scenario: What would happen happens otherwise, for as long as the effect is there
      Given Alice controls "Twofold"
      And Alice has "Balm" (first), "Balm" (second) and "Numbing" in hand
      When Alice casts "Balm" (first) and it resolves
      Then Alice has 26 life
      When Alice casts "Numbing" and it resolves
      And Alice casts "Balm" (second) and it resolves
      Then Alice has 29 life

    Scenario: It is not locked in ahead of time but applies as the event happens
      Given Alice has "Whitesun's Passage" and "Boon Reflection" in hand
      And Alice has {C}{C}{C}{C}{C}{W}{W} in the mana pool
      When Alice casts "Boon Reflection" and it resolves
      And Alice casts "Whitesun's Passage" and it resolves
      Then Alice has 30 life

  @CR-614.1a
  Rule: 614.1a Instead

    Scenario: Other instructions are followed in the place of a draw
      Given the card "Lesser Abundance" is an "Enchantment":
        """
        If you would draw a card, you gain 2 life instead.
        """
      And Alice controls "Lesser Abundance"
      And Alice has "Lesser Insight" in hand
      When Alice casts "Lesser Insight" and it resolves
      Then Alice has 22 life
      And Alice has no cards in hand

    Scenario: Another player's draw is not what it watches for
      Given the card "Lesser Abundance" is an "Enchantment":
        """
        If you would draw a card, you gain 2 life instead.
        """
      And Alice controls "Lesser Abundance"
      And Bob has "Lesser Insight" in hand
      When Bob casts "Lesser Insight" and it resolves
      Then Bob has 1 card in hand
      And Alice has 20 life
      And "Lesser Insight" is in Bob's graveyard

    Scenario Outline: What may be done instead is done only if the player wants it
      Given the card "Trade" is an "Enchantment":
        """
        If you would draw a card, you may gain 2 life instead.
        """
      And Alice controls "Trade"
      And Alice has "Lesser Insight" in hand
      When Alice casts "Lesser Insight" and it resolves
      And Alice says <answer>
      Then Alice has <life> life
      And Alice has <cards> in hand

      Examples:
        | answer | life | cards    |
        | yes    | 22   | no cards |
        | no     | 20   | 1 card   |

    Scenario Outline: Other tokens, instead of those or besides them, in the order that the player chooses
      Given these cards:
        | name     | type        | cost | text                                                                                                                                           |
        | Guardian | Enchantment | {0}  | If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying are created instead. |
        | Thicket  | Enchantment | {0}  | If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead. |
        | Muster   | Sorcery     | {0}  | Create two 1/1 white Soldier creature tokens.                                                                                                  |
        | Hoard    | Sorcery     | {0}  | Create a Treasure token.                                                                                                                       |
      And Alice controls "Guardian" and "Thicket"
      And Alice has "Muster" and "Hoard" in hand
      When Alice casts "Muster" and it resolves
      And Alice chooses "<first> replaces it"
      Then Alice controls <angels> Angels
      And Alice controls <squirrels> Squirrels
      And Alice controls no Soldiers

      Examples:
        | first    | angels | squirrels |
        | Guardian | two    | two       |
        | Thicket  | four   | no        |

    Scenario: The loss of life that is the result of damage may be replaced, and other losses not
      Given these cards:
        | name   | type        | cost | text                                                                                                        |
        | Shrine | Enchantment | {0}  | If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead. |
        | Blast  | Instant     | {0}  | Blast deals 15 damage to any target.                                                                        |
        | Drain  | Instant     | {0}  | Target player loses 15 life.                                                                                |
      And Alice controls "Shrine" and a 2/2 creature "Ox"
      And Bob has "Blast" (first), "Blast" (second) and "Drain" in hand
      When Bob casts "Blast" (first) targeting Alice and it resolves
      Then Alice has 5 life
      When Bob casts "Blast" (second) targeting Alice and it resolves
      Then Alice has 1 life
      When Bob casts "Drain" targeting Alice and it resolves
      Then Alice has lost the game

    Scenario: Where fewer cards are left than are to be exiled instead, none is
      Given the card "Nefarious Lich" is an "Enchantment" that costs {B}{B}{B}{B}:
        """
        If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.
        If you would gain life, draw that many cards instead.
        When this enchantment leaves the battlefield, you lose the game.
        """
      And Bob controls "Nefarious Lich"
      And Bob has "Murder", "Grizzly Bears" and "Sol Ring" in the graveyard
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      And Bob chooses "Murder" and "Grizzly Bears"
      Then "Murder" and "Grizzly Bears" are in exile
      And Bob is still in the game
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has lost the game

    Scenario: Where a card would go depends on whose graveyard it would be, and on what would have it go there
      Given these cards:
        | name        | type             | cost | size | text                                                                                                                                                                             |
        | Lesser Void | Enchantment      | {0}  |      | If a card would be put into an opponent's graveyard from anywhere, exile it instead.                                                                                             |
        | Brute       | Creature — Beast | {4}  | 4/4  | If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield with two +1/+1 counters on it instead of putting it into your graveyard. |
        | Rot         | Sorcery          | {0}  |      | Target player discards a card.                                                                                                                                                   |
      And Alice controls "Lesser Void"
      And Alice has "Murder" (first) and "Murder" (second) in hand
      And Alice has {1}{B}{B}{1}{B}{B} in the mana pool
      And Bob has "Brute" (first) and "Brute" (second) in hand
      And Bob controls a 2/2 creature "Elk"
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Rot" (first) in hand
      And Bob has "Rot" (second) in hand
      When Alice casts "Murder" (first) targeting "Elk" and it resolves
      And Alice casts "Murder" (second) targeting "Ox" and it resolves
      Then "Elk" is in exile
      And "Ox" and "Murder" (first) are in Alice's graveyard
      When Alice casts "Rot" (first) targeting Bob and it resolves
      And Bob chooses "Brute" (first)
      And Bob chooses "Brute (first) replaces it"
      Then "Brute" (first) is 6/6
      When the game goes on to Bob's precombat main phase
      And Bob casts "Rot" (second) targeting Bob and it resolves
      And Bob chooses "Brute" (second)
      Then "Brute" (second) is in exile

    Scenario: A creature that is put onto the battlefield is exiled, and one that is cast is not
      Given the card "Priest" is a "Creature — Human" that costs {0} of size 2/2:
        """
        If a nontoken creature would enter and it wasn't cast, exile it instead.
        """
      And the card "Elk" is a "Creature — Elk" that costs {0} of size 2/2
      And these cards:
        | name   | type    | cost | text                                                                |
        | Raise  | Instant | {0}  | Return target creature card from your graveyard to the battlefield. |
        | Muster | Sorcery | {0}  | Create two 1/1 white Soldier creature tokens.                       |
      And Alice controls "Priest"
      And Alice has "Elk" (first) in hand
      And Alice has "Elk" (second) in the graveyard
      And Alice has "Raise" and "Muster" in hand
      When Alice casts "Elk" (first) and it resolves
      And Alice casts "Raise" targeting "Elk" (second) and it resolves
      And Alice casts "Muster" and it resolves
      Then "Elk" (first) is on the battlefield
      And "Elk" (second) is in exile
      And Alice controls two Soldiers

    Scenario Outline: What can't be done instead may have a consequence
      Given the card "Tomb" is an "Enchantment":
        """
        If you would draw a card, return a creature card from your graveyard to your hand instead. If you can't, you lose 5 life.
        """
      And Alice controls "Tomb"
      And the card "Ox" is a "Creature — Ox" of size 2/2
      And Alice has "Ox" <zone>
      And Alice has "Lesser Insight" in hand
      When Alice casts "Lesser Insight" and it resolves
      Then Alice has <life> life
      And "Ox" is in Alice's <after>

      Examples:
        | zone                  | life | after   |
        | in the graveyard      | 20   | hand    |
        | on top of the library | 15   | library |

    Scenario: A replacement effect with a condition waits until that is so
      Given the card "Lesser Oasis" is an "Enchantment"
        """
        As long as you control an artifact, if you would gain life, you gain twice that much life instead.
        """
      And Alice controls "Lesser Oasis"
      And Alice has "Chaplain's Blessing", "Chaplain's Blessing" (second) and "Sol Ring" in hand
      And Alice has {C}{W}{W} in the mana pool
      When Alice casts "Chaplain's Blessing" and it resolves
      Then Alice has 25 life
      When Alice casts "Sol Ring" and it resolves
      And Alice casts "Chaplain's Blessing" (second) and it resolves
      Then Alice has 35 life

    Scenario: A card goes elsewhere instead of being discarded, and only the player's own
      Given the card "Folio" is an "Enchantment"
        """
        If you would discard a card, exile that card instead.
        """
      And the card "Mind Rot" is a "Sorcery" that costs {2}{B}
        """
        Target player discards two cards.
        """
      And Alice controls "Folio"
      And Alice has "Mind Rot", "Mind Rot" (second), "Forest" and "Island" in hand
      And Bob has "Swamp" and "Plains" in hand
      And Alice has {C}{C}{C}{C}{B}{B} in the mana pool
      When Alice casts "Mind Rot" targeting Bob and it resolves
      Then "Swamp" and "Plains" are in Bob's graveyard
      When Alice casts "Mind Rot" (second) targeting Alice and it resolves
      Then "Forest" and "Island" are in exile

  @CR-614.1b
  Rule: 614.1b Skip

    Scenario: A step that is skipped is replaced with nothing
      Given the card "Yawgmoth's Bargain" is an "Enchantment" that costs {4}{B}{B}:
        """
        Skip your draw step.
        Pay 1 life: Draw a card.
        """
      And Alice controls "Yawgmoth's Bargain"
      And it is Bob's end step
      When the game goes on to Alice's precombat main phase
      Then Alice has no cards in hand
      And Alice is still in the game

    Scenario: Only the player named skips
      Given the card "Fast" is an "Enchantment":
        """
        Skip your draw step.
        """
      And Alice controls "Fast"
      And it is Alice's end step
      When the game goes on to Bob's precombat main phase
      Then Bob has 1 card in hand

    Scenario: Everybody's permanents stay tapped
      Given the card "Lesser Standstill" is an "Enchantment":
        """
        Players skip their untap steps.
        """
      And Alice controls "Lesser Standstill" and a tapped 2/2 creature "Ox"
      And Bob controls a tapped 2/2 creature "Cow"
      And it is Bob's end step
      When the game goes on to Alice's upkeep
      Then "Ox" is tapped
      When the game goes on to Bob's upkeep
      Then "Cow" is tapped

  @CR-614.2
  Rule: 614.2 Damage from a source

    Scenario Outline: What watches for damage from one kind of source lets the rest pass
      Given the card "Ember" is an "Enchantment":
        """
        If a red spell would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And the card "Bolt" is an "Instant" that costs {0} in <color>:
        """
        Bolt deals 3 damage to any target.
        """
      And Alice controls "Ember"
      And Alice has "Bolt" in hand
      When Alice casts "Bolt" targeting Bob and it resolves
      Then Bob has <life> life

      Examples:
        | color | life |
        | red   | 14   |
        | blue  | 17   |

    Scenario: A source that is gone is looked at as it last was
      Given the card "Gratuitous Violence" is an "Enchantment" that costs {2}{R}{R}{R}:
        """
        If a creature you control would deal damage to a permanent or player, it deals double that damage instead.
        """
      And Alice controls "Gratuitous Violence" and "Mogg Fanatic"
      When Alice activates "Mogg Fanatic" targeting Bob and it resolves
      Then Bob has 18 life

  @CR-614.3
  Rule: 614.3 Until used up or over

    Scenario: It may be made at any time, waits, and is used up
      Given Alice controls "Words of Worship"
      And Alice has "Reach Through Mists" (first) and "Reach Through Mists" (second) in hand
      And Alice has {1}{U}{U} in the mana pool
      When Alice activates "Words of Worship" and it resolves
      And Alice casts "Reach Through Mists" (first) and it resolves
      Then Alice has 25 life
      When Alice casts "Reach Through Mists" (second) and it resolves
      Then Alice has 25 life
      And Alice has 1 card in hand

    Scenario: With a duration it applies as often as the event comes, until the duration is over
      Given the card "Curse" is an "Instant" that costs {0}:
        """
        If a creature would die this turn, exile it instead.
        """
      And Alice has "Curse", "Lesser Murder" (first), "Lesser Murder" (second) and "Lesser Murder" (third) in hand
      And Bob controls a 2/2 creature "Ox", a 2/2 creature "Elk" and a 2/2 creature "Yak"
      When Alice casts "Curse" and it resolves
      And Alice casts "Lesser Murder" (first) targeting "Ox" and it resolves
      And Alice casts "Lesser Murder" (second) targeting "Elk" and it resolves
      Then "Ox" and "Elk" are in exile
      When the game goes on to Bob's upkeep
      And Alice casts "Lesser Murder" (third) targeting "Yak" and it resolves
      Then "Yak" is in Bob's graveyard

  @CR-614.4
  Rule: 614.4 There before the event

    @example-1
    Example: Once the spell has resolved it is too late to regenerate
      Given Alice controls "Troll"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice activates "Troll"
      And Bob casts "Murder" targeting "Troll" and it resolves
      And all players pass
      Then "Troll" is in Alice's graveyard

    Scenario: In response it is in time
      Given Alice controls "River Boa"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has {G} in the mana pool
      When Bob casts "Murder" targeting "River Boa"
      And Alice activates "River Boa" and it resolves
      And all players pass
      Then "River Boa" is on the battlefield
      And "River Boa" is tapped

  @CR-614.5
  Rule: 614.5 One chance for each event

    @example-1
    Example: Two such permanents make it four times the damage
      Given the card "Lesser Fury" is an "Enchantment":
        """
        If a creature you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And Alice controls "Lesser Fury" (first), "Lesser Fury" (second) and a 2/2 creature "Ox"
      When Alice attacks Bob with "Ox"
      And the game goes on to Alice's end of combat
      Then Bob has 12 life

    Scenario Outline: Counters that several effects give what enters are put there at once
      Given these cards:
        | name                    | type                               | cost      | size | text                                                                                                                                                                           |
        | Hardened Scales         | Enchantment                        | {G}       |      | If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.                                                 |
        | Grumgully, the Generous | Legendary Creature — Goblin Shaman | {1}{R}{G} | 3/3  | Each other non-Human creature you control enters with an additional +1/+1 counter on it.                                                                                       |
        | Walking Ballista        | Artifact Creature — Construct      | {X}{X}    | 0/0  | This creature enters with X +1/+1 counters on it.<br>{4}: Put a +1/+1 counter on this creature.<br>Remove a +1/+1 counter from this creature: It deals 1 damage to any target. |
      And Alice controls <permanents>
      And Alice has "Walking Ballista" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Walking Ballista" with X = 1 and it resolves
      Then "Walking Ballista" has <number> +1/+1 counters

      Examples:
        | permanents                                      | number |
        | "Hardened Scales" and "Grumgully, the Generous" | three  |
        | "Hardened Scales"                               | two    |
        | "Grumgully, the Generous"                       | two    |

    Scenario: Cards drawn in the place of a draw are not replaced by the same effect
      Given the card "Spring" is an "Enchantment":
        """
        If you would draw a card, draw two cards instead.
        """
      And Alice controls "Spring"
      And Alice has "Lesser Study" in hand
      When Alice casts "Lesser Study" and it resolves
      Then Alice has 6 cards in hand

    Scenario: A permanent that its own effect puts onto the battlefield is not kept from it again
      Given the card "Gem" is an "Artifact" that costs {0}:
        """
        If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.
        """
      And Alice has "Gem" and "Plains" in hand
      When Alice casts "Gem" and it resolves
      And Alice says yes
      Then "Gem" is on the battlefield
      And "Plains" is in Alice's graveyard

  @CR-614.6
  Rule: 614.6 The event never happens

    Scenario: What watches for the event that was replaced sees nothing, and what watches for the other does
      Given the card "Psychosis Crawler" is an "Artifact Creature — Phyrexian Horror" that costs {5} of size */*:
        """
        Psychosis Crawler's power and toughness are each equal to the number of cards in your hand.
        Whenever you draw a card, each opponent loses 1 life.
        """
      And Alice controls "Words of Worship", "Psychosis Crawler" and "Ajani's Pridemate"
      And Alice has "Reach Through Mists" and "Forest" in hand
      And Alice has {1}{U} in the mana pool
      When Alice activates "Words of Worship" and it resolves
      And Alice casts "Reach Through Mists" and it resolves
      Then the stack, from the top, is ability of "Ajani's Pridemate"
      When all players pass
      Then Alice has 25 life
      And "Ajani's Pridemate" has a +1/+1 counter
      And Bob has 20 life
      And Alice has 1 card in hand

    Scenario: An instruction that can't be carried out is ignored, and the event stays away
      Given the card "Regrowing" is an "Enchantment":
        """
        If you would draw a card, return a card from your graveyard to your hand instead.
        """
      And Alice controls "Regrowing"
      And it is Alice's upkeep
      When the game goes on to Alice's precombat main phase
      Then Alice has no cards in hand

  @CR-614.7
  Rule: 614.7 Nothing to replace

    Scenario: Gaining no life at all is not gaining life
      Given the card "Gerrard's Wisdom" is a "Sorcery" that costs {2}{W}{W}:
        """
        You gain 2 life for each card in your hand.
        """
      And Alice controls "Angel of Vitality"
      And Alice has "Gerrard's Wisdom" (first) and "Gerrard's Wisdom" (second) in hand
      And Alice has {2}{W}{W}{2}{W}{W} in the mana pool
      When Alice casts "Gerrard's Wisdom" (first) and it resolves
      Then Alice has 23 life
      When Alice casts "Gerrard's Wisdom" (second) and it resolves
      Then Alice has 23 life

  @CR-614.7a
  Rule: 614.7a Damage of 0

    Background:
      Given the card "Cinder" is an "Instant" that costs {0}:
        """
        Cinder deals X damage to any target, where X is the number of creatures you control.
        """

    Scenario: Nothing increases damage that is not dealt
      Given the card "Torch" is an "Enchantment":
        """
        If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.
        """
      And Alice controls "Torch"
      And Alice has "Cinder" in hand
      When Alice casts "Cinder" targeting Bob and it resolves
      Then Bob has 20 life
      And "Cinder" is in Alice's graveyard

    Scenario: Nothing has it dealt to something else
      Given the card "Empyrial Archangel" is a "Creature — Angel" that costs {4}{G}{W}{W}{U} of size 5/8:
        """
        Flying
        Shroud
        All damage that would be dealt to you is dealt to this creature instead.
        """
      And Bob controls "Empyrial Archangel"
      And Alice has "Harsh Sustenance" in hand
      And Alice has {1}{W}{B} in the mana pool
      When Alice casts "Harsh Sustenance" targeting Bob and it resolves
      Then Bob has 20 life
      And "Empyrial Archangel" has no damage marked
      And "Harsh Sustenance" is in Alice's graveyard

  @CR-614.8
  Rule: 614.8 Regeneration

    Scenario: The creature is not destroyed but tapped, healed and out of combat
      Given Alice controls "River Boa"
      And Bob controls a 3/3 creature "Watchwolf"
      And Alice has {G} in the mana pool
      When Alice activates "River Boa" and it resolves
      And Alice attacks Bob with "River Boa"
      And Bob blocks "River Boa" with "Watchwolf"
      And the game goes on to Alice's end of combat
      Then "River Boa" is on the battlefield
      And "River Boa" is tapped
      And "River Boa" has no damage marked
      And "River Boa" is attacking nothing

    Scenario: The damage has been dealt all the same
      Given the card "Zebra Unicorn" is a "Creature — Unicorn" that costs {2}{G}{W} of size 2/2:
        """
        Whenever this creature deals damage, you gain that much life.
        """
      And Alice controls "River Boa"
      And Bob controls "Zebra Unicorn"
      And Alice has {G} in the mana pool
      When Alice activates "River Boa" and it resolves
      And Alice attacks Bob with "River Boa"
      And Bob blocks "River Boa" with "Zebra Unicorn"
      And the game goes on to Alice's end of combat
      Then Bob has 22 life
      And "River Boa" is on the battlefield

    Scenario: One shield saves it once
      Given Alice controls "River Boa"
      And Bob has "Murder" (first) and "Murder" (second) in hand
      And Bob has {1}{B}{B}{1}{B}{B} in the mana pool
      And Alice has {G} in the mana pool
      When Alice activates "River Boa" and it resolves
      And Bob casts "Murder" (first) targeting "River Boa" and it resolves
      Then "River Boa" is on the battlefield
      When Bob casts "Murder" (second) targeting "River Boa" and it resolves
      Then "River Boa" is in Alice's graveyard

    Scenario: Of two shields the one that is not used is gone with the turn
      Given Alice controls "River Boa"
      And Bob controls three "Swamp"
      And Bob has "Murder" (first) and "Murder" (second) in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has {G}{G} in the mana pool
      When Alice activates "River Boa" and it resolves
      And Alice activates "River Boa" and it resolves
      And Bob casts "Murder" (first) targeting "River Boa" and it resolves
      Then "River Boa" is on the battlefield
      When the game goes on to Bob's precombat main
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" (second) targeting "River Boa" and it resolves
      Then "River Boa" is in Alice's graveyard

  @CR-614.9
  Rule: 614.9 Redirection

    Background:
      Given the card "Shift" is an "Instant" that costs {0}:
        """
        The next time a source would deal damage to you this turn, that damage is dealt to target creature instead.
        """
      And the card "Pacify" is an "Instant" that costs {0}:
        """
        Target creature becomes an artifact until end of turn.
        """

    Scenario: The same damage is dealt to something else
      Given Alice controls a 2/5 creature "Ox"
      And Alice has "Shift" in hand
      And Bob has "Sting" in hand
      When Alice casts "Shift" targeting "Ox" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      Then Alice has 20 life
      And "Ox" has 2 damage marked

    Scenario: What has left the battlefield can't be dealt it
      Given Alice controls a 2/5 creature "Ox"
      And Alice has "Shift" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob has "Sting" in hand
      When Alice casts "Shift" targeting "Ox" and it resolves
      And Alice casts "Murder" targeting "Ox" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario: Nor what is no longer a creature
      Given Alice controls a 2/5 creature "Ox"
      And Alice has "Shift" and "Pacify" in hand
      And Bob has "Sting" in hand
      When Alice casts "Shift" targeting "Ox" and it resolves
      And Alice casts "Pacify" targeting "Ox" and it resolves
      And Bob casts "Sting" targeting Alice and it resolves
      Then Alice has 18 life
      And "Ox" has no damage marked

    Scenario: Nor a player who has left the game
      Given the players are Alice, Bob and Carol
      And the card "Lesser Scapegoat" is an "Instant" that costs {0}:
        """
        The next time a source would deal damage to you this turn, that damage is dealt to target player instead.
        """
      And Alice has "Lesser Scapegoat" in hand
      And Bob has "Sting" in hand
      When Alice casts "Lesser Scapegoat" targeting Carol and it resolves
      And Carol concedes
      And Bob casts "Sting" targeting Alice and it resolves
      Then Alice has 18 life

    Scenario Outline: So much of the damage, and the rest stays where it was
      Given the card "Captain's Maneuver" is an "Instant" that costs {X}{R}{W}:
        """
        The next X damage that would be dealt to target creature, planeswalker, or player this turn is dealt to another target creature, planeswalker, or player instead.
        """
      And Alice controls a 2/5 creature "Rotted Hulk"
      And Alice has "Captain's Maneuver" in hand
      And Alice has {3}{W}{R} in the mana pool
      And Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice casts "Captain's Maneuver" targeting Alice and "Rotted Hulk" with X = <x> and it resolves
      And Bob casts "Shock" (first) targeting Alice and it resolves
      And Bob casts "Shock" (second) targeting Alice and it resolves
      Then Alice has <life> life
      And "Rotted Hulk" has <marked> damage marked

      Examples:
        | x | life | marked |
        | 1 | 17   | 1      |
        | 3 | 19   | 3      |

    Scenario: One that is used up leaves the others there
      Given the card "Captain's Maneuver" is an "Instant" that costs {X}{R}{W}:
        """
        The next X damage that would be dealt to target creature, planeswalker, or player this turn is dealt to another target creature, planeswalker, or player instead.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Captain's Maneuver" (first) and "Captain's Maneuver" (second) in hand
      And Alice has {2}{R}{R}{W}{W} in the mana pool
      And Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      When Alice casts "Captain's Maneuver" (first) targeting Alice and Bob with X = 1 and it resolves
      And Alice casts "Captain's Maneuver" (second) targeting "Grizzly Bears" and "Hill Giant" with X = 1 and it resolves
      And Bob casts "Shock" (first) targeting Alice and it resolves
      Then Alice has 19 life
      And Bob has 19 life
      When Bob casts "Shock" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has 1 damage marked
      And "Hill Giant" has 1 damage marked

    Scenario: A creature takes the damage of a player and of other permanents, but can't take its own elsewhere
      Given the card "Giant" is a "Creature — Giant" of size 2/7:
        """
        All damage that would be dealt to you or another permanent you control is dealt to this creature instead.
        """
      And the card "Quake" is an "Instant" that costs {0}:
        """
        Quake deals 1 damage to each creature.
        """
      And Alice controls "Giant" and a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Elk"
      And Bob has "Sting" and "Quake" in hand
      When Bob casts "Sting" targeting Alice and it resolves
      And Bob casts "Quake" and it resolves
      Then Alice has 20 life
      And "Giant" has 4 damage marked
      And "Elk" has 1 damage marked
      And "Ox" has no damage marked

    Scenario: Two effects that redirect the next damage are used up one by one
      Given Alice controls "Hill Giant" and "Vizzerdrix"
      And Alice has "Captain's Maneuver" (1), "Captain's Maneuver" (2), "Captain's Maneuver" (3) and "Captain's Maneuver" (4) in hand
      And Alice has {1}{R}{W}{4}{R}{W}{R}{W} in the mana pool
      And Bob has "Lightning Bolt" (1) and "Lightning Bolt" (2) in hand
      And Bob has {R}{R} in the mana pool
      When Alice casts "Captain's Maneuver" (1) targeting Alice and "Hill Giant" with X = 1 and it resolves
      And Alice casts "Captain's Maneuver" (2) targeting Bob and "Vizzerdrix" with X = 4 and it resolves
      And Alice casts "Captain's Maneuver" (3) targeting Alice and Bob with X = 0 and it resolves
      And Alice passes
      And Bob casts "Lightning Bolt" (1) targeting Bob and it resolves
      Then Bob has 20 life
      And "Vizzerdrix" has 3 damage marked
      When Bob casts "Lightning Bolt" (2) targeting Alice and it resolves
      Then Alice has 18 life
      And "Hill Giant" has 1 damage marked

  @CR-614.10
  Rule: 614.10 Skipping a step, phase or turn

    Background:
      Given these cards:
        | name         | type    | cost | text                                         |
        | Drowse       | Instant | {0}  | Target player skips their next draw step.    |
        | Lesser Truce | Instant | {0}  | Target player skips their next combat phase. |
        | Lesser Sleep | Instant | {0}  | Target player skips their next turn.         |

    Scenario: The next draw step is skipped, and no other
      Given Alice has "Fatigue" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Fatigue" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      Then Bob has no cards in hand
      When the game goes on to Alice's precombat main phase
      Then Alice has 1 card in hand
      When the game goes on to Bob's precombat main phase
      Then Bob has 1 card in hand

    Scenario: A whole turn is skipped
      Given Alice has "Lesser Sleep" in hand
      When Alice casts "Lesser Sleep" targeting Bob and it resolves
      And the game goes on to Alice's upkeep
      Then Bob has no cards in hand
      And "Lesser Sleep" is in Alice's graveyard

    Scenario: A step that has begun can no longer be skipped
      Given Bob has "Drowse" in hand
      And it is Alice's upkeep
      When the game goes on to Alice's draw step
      And Bob casts "Drowse" targeting Alice and it resolves
      Then Alice has 1 card in hand
      When the game goes on to Bob's precombat main phase
      And the game goes on to Alice's precombat main phase
      Then Alice has 1 card in hand

    Scenario: A phase is skipped with all its steps
      Given Alice has "Lesser Truce" in hand
      And Alice controls a 2/2 creature "Ox"
      When Alice casts "Lesser Truce" targeting Alice and it resolves
      And all players pass
      Then it is Alice's postcombat main phase

  @CR-614.10a
  Rule: 614.10a What waits for the next one

    Background:
      Given these cards:
        | name   | type    | cost | text                                      |
        | Drowse | Instant | {0}  | Target player skips their next draw step. |
        | Doze   | Instant | {0}  | Target player skips their next upkeep.    |
      And the card "Clock" is an "Enchantment":
        """
        At the beginning of your upkeep, you gain 1 life.
        """

    Scenario: Two effects are satisfied by two skips
      Given Alice has "Fatigue" (first) and "Fatigue" (second) in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Fatigue" (first) targeting Bob and it resolves
      And Alice casts "Fatigue" (second) targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      And the game goes on to Alice's upkeep
      And the game goes on to Bob's precombat main phase
      Then Bob has no cards in hand
      When the game goes on to Alice's upkeep
      And the game goes on to Bob's precombat main phase
      Then Bob has 1 card in hand

    Scenario: What is to happen in a skipped step does not happen
      Given Bob controls "Clock"
      And Alice has "Doze" in hand
      When Alice casts "Doze" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      Then Bob has 20 life
      And "Doze" is in Alice's graveyard

    Scenario: What is to happen in the next one waits for the first that is not skipped
      Given the card "Vow" is an "Instant" that costs {0}:
        """
        At the beginning of your next upkeep, you gain 5 life.
        """
      And Bob has "Vow" in hand
      And Alice has "Doze" in hand
      When Bob casts "Vow" and it resolves
      And Alice casts "Doze" targeting Bob and it resolves
      And the game goes on to Bob's precombat main phase
      Then Bob has 20 life
      When the game goes on to Alice's upkeep
      And the game goes on to Bob's precombat main phase
      Then Bob has 25 life

  @CR-614.10b
  Rule: 614.10b Skipping and then doing something

    Scenario: What is done after skipping a turn is the first thing in the turn that takes place
      Given the card "Time Vault" is an "Artifact" that costs {2}:
        """
        This artifact enters tapped.
        This artifact doesn't untap during your untap step.
        If you would begin your turn while this artifact is tapped, you may skip that turn instead. If you do, untap this artifact.
        {T}: Take an extra turn after this one.
        """
      And Alice controls a tapped "Time Vault"
      And it is Bob's end step
      When the game goes on to Bob's upkeep
      And Alice says yes
      Then "Time Vault" is untapped
      And it is Bob's upkeep

    Scenario: It is done in the next step and not between two
      Given the card "Fast" is an "Enchantment":
        """
        If you would begin your upkeep, skip that step and add {G} instead.
        """
      And Alice controls "Fast"
      And it is Bob's end step
      When the game goes on to Alice's draw step
      Then Alice has {G} in the mana pool

    Scenario: It is done in the next phase and not between two
      Given the card "Faster" is an "Enchantment":
        """
        If you would begin your precombat main phase, skip that phase and add {G} instead.
        """
      And Alice controls "Faster"
      And it is Alice's draw step
      When the game goes on to Alice's beginning of combat step
      Then Alice has {G} in the mana pool
      And Alice has 20 life

  @CR-614.11
  Rule: 614.11 Draws from an empty library

    Scenario: The effect applies though there is nothing to draw
      Given Alice controls "Words of Worship"
      And Alice's library is empty
      And Alice has "Reach Through Mists" in hand
      And Alice has {1}{U} in the mana pool
      When Alice activates "Words of Worship" and it resolves
      And Alice casts "Reach Through Mists" and it resolves
      Then Alice has 25 life
      And Alice is still in the game

  @CR-614.11a
  Rule: 614.11a A draw within a sequence

    Scenario: All that takes the place of one draw is done before the next
      Given the card "Cellar" is an "Instant" that costs {0}:
        """
        The next time you would draw a card this turn, return a card from your graveyard to your hand instead.
        """
      And Alice has "Cellar" and "Lesser Study" in hand
      When Alice casts "Cellar" and it resolves
      And Alice casts "Lesser Study" and it resolves
      Then "Cellar" is in Alice's hand
      And Alice has 3 cards in hand

    Scenario: Draws are counted as cards are drawn: the first of the draw step is left out, and each later one replaced
      Given the card "Thief" is an "Enchantment":
        """
        If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
        """
      And Alice controls "Thief"
      And Bob has "Lesser Study" in hand
      When the game goes on to Bob's precombat main phase
      Then Bob has 2 cards in hand
      When Bob casts "Lesser Study" and it resolves
      Then Bob has 1 card in hand
      And Alice has 3 cards in hand

    Scenario: What allows one draw a turn leaves the others of a sequence out, replaced or not
      Given the card "Spirit of the Labyrinth" is an "Enchantment Creature — Spirit" that costs {1}{W} of size 3/1:
        """
        Each player can't draw more than one card each turn.
        """
      And the card "Thought Reflection" is an "Enchantment" that costs {4}{U}{U}{U}:
        """
        If you would draw a card, draw two cards instead.
        """
      And Alice controls "Thought Reflection"
      And Bob controls "Spirit of the Labyrinth"
      And Alice has "Concentrate" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Concentrate" and it resolves
      Then Alice has 1 card in hand
      And "Concentrate" is in Alice's graveyard

  @CR-614.11b
  Rule: 614.11b What is done with the drawn card

    @edition-2025
    Scenario: The card that Sindbad draws is discarded if it is no land; cards drawn because the draw was replaced are not
      Given these cards:
        | name               | type             | cost         | size | text                                                                 |
        | Sindbad            | Creature — Human | {1}{U}       | 1/1  | {T}: Draw a card and reveal it. If it isn't a land card, discard it. |
        | Thought Reflection | Enchantment      | {4}{U}{U}{U} |      | If you would draw a card, draw two cards instead.                    |
      And Alice controls "Sindbad" (first) and "Sindbad" (second)
      And Alice has "Thought Reflection" in hand
      And Alice has {4}{U}{U}{U} in the mana pool
      And Alice has "Shock", "Murder" and "Shock" (last) on top of her library
      When Alice activates "Sindbad" (first) and it resolves
      Then Alice has 1 card in hand
      When Alice casts "Thought Reflection" and it resolves
      And Alice activates "Sindbad" (second) and it resolves
      Then Alice has 2 cards in hand

  @CR-614.11b
  Rule: 614.11b What is done with the card of an instruction

    Background:
      Given the card "Glimpse" is an "Instant" that costs {0}:
        """
        Draw a card. Exile it.
        """
      And the card "Spring" is an "Enchantment" that costs {0}:
        """
        If you would draw a card, draw two cards instead.
        """

    Scenario: The card that is drawn is treated so; cards drawn because the draw was replaced are not
      Given Alice has "Glimpse" (first), "Glimpse" (second) and "Spring" in hand
      When Alice casts "Glimpse" (first) and it resolves
      Then Alice has 2 cards in hand
      When Alice casts "Spring" and it resolves
      And Alice casts "Glimpse" (second) and it resolves
      Then Alice has 2 cards in hand

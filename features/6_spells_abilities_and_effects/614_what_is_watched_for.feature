Feature: 614. Replacement Effects

  @CR-614.1a
  Rule: 614.1a The event is of the kind that the words speak of

    Scenario Outline: A card or token goes to <which> graveyard from whatever zone it is in
      Given the card "Lesser Peace" is an "Enchantment" that costs {1}{W}:
        """
        When this enchantment enters, exile all graveyards.
        If a card or token would be put into <which> graveyard from anywhere, exile it instead.
        """
      And Alice controls "Lesser Peace" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Shock", "Lightning Bolt" and "Thought Scour" in hand
      And Bob has "Forest" and "Island" on top of his library
      And Alice has {U}{R}{R} in the mana pool
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And "Shock" is in exile
      When Alice casts "Thought Scour" targeting Bob and it resolves
      And Alice casts "Lightning Bolt" targeting "Hill Giant" and it resolves
      Then "Forest", "Island" and "Hill Giant" are <where>
      And Alice has no cards in graveyard

      Examples:
        | which | where              |
        | a     | in exile           |
        | your  | in Bob's graveyard |

    Scenario Outline: <sort> is doubled, and no other
      Given the card "Lens" is an "Enchantment"
        """
        If a source would deal <sort> to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And Alice controls "Lens" and "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has <first> life
      When Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has <then> life

      Examples:
        | sort             | first | then |
        | damage           | 16    | 12   |
        | combat damage    | 18    | 14   |
        | noncombat damage | 16    | 14   |

    Scenario: Neriv doubles what a creature deals that entered this turn, and not what one deals that was there
      Given the card "Neriv, Heart of the Storm" is a "Legendary Creature — Spirit Dragon" that costs {1}{R}{W}{B} of size 4/5:
        """
        Flying
        If a creature you control that entered this turn would deal damage, it deals twice that much damage instead.
        """
      And Alice controls "Neriv, Heart of the Storm" and "Grizzly Bears"
      And Alice has "Raging Goblin" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Raging Goblin" and it resolves
      And Alice attacks Bob with "Grizzly Bears" and "Raging Goblin"
      And Bob declares no blockers
      And all players pass
      Then Bob has 16 life

    Scenario: What one's creatures deal is doubled; what one's spells and an opponent's creatures deal is not
      Given the card "Gratuitous Violence" is an "Enchantment" that costs {2}{R}{R}{R}
        """
        If a creature you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
        """
      And Alice controls "Gratuitous Violence", "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Centaur Courser" and "Glory Seeker"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Centaur Courser"
      And all players pass
      Then Bob has 14 life
      And "Centaur Courser" is in Bob's graveyard
      When the game goes on to Bob's precombat main phase
      And Bob attacks Alice with "Glory Seeker"
      And Alice declares no blockers
      And all players pass
      Then Alice has 18 life

    Scenario: A creature that dies is exiled; an artifact, a creature that is returned, and a creature card that is milled go where they would
      Given the card "Lesser Rest" is an "Enchantment"
        """
        If a creature would die, exile it instead.
        """
      And the card "Thought Scour" is an "Instant" that costs {U}
        """
        Target player mills two cards.
        Draw a card.
        """
      And Alice controls "Lesser Rest"
      And Bob controls "Grizzly Bears", "Sol Ring" and "Glory Seeker"
      And Bob has "Centaur Courser" and "Forest" on top of his library
      And Alice has "Murder", "Shatter", "Unsummon" and "Thought Scour" in hand
      And Alice has {C}{C}{B}{B}{R}{U}{U} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And Alice casts "Shatter" targeting "Sol Ring" and it resolves
      And Alice casts "Unsummon" targeting "Glory Seeker" and it resolves
      And Alice casts "Thought Scour" targeting Bob and it resolves
      Then "Grizzly Bears" is in exile
      And "Sol Ring" and "Centaur Courser" are in Bob's graveyard
      And "Glory Seeker" is in Bob's hand

    Scenario: What would be destroyed regenerates, and what is sacrificed does not
      Given the card "Phoenix" is a "Creature — Phoenix" of size 2/2
        """
        If this creature would be destroyed, regenerate it.
        """
      And the card "Diabolic Edict" is an "Instant" that costs {1}{B}
        """
        Target player sacrifices a creature of their choice.
        """
      And Bob controls "Phoenix"
      And Alice has "Murder" and "Diabolic Edict" in hand
      And Alice has {C}{C}{B}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Phoenix" and it resolves
      Then "Phoenix" is on the battlefield
      And "Phoenix" is tapped
      When Alice casts "Diabolic Edict" targeting Bob and it resolves
      Then "Phoenix" is in Bob's graveyard

    Scenario: One counter more only of the kind named, and only on one's own creatures
      Given the card "Hardened Scales" is an "Enchantment" that costs {G}
        """
        If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
        """
      And the card "Battlegrowth" is an "Instant" that costs {G}
        """
        Put a +1/+1 counter on target creature.
        """
      And the card "Instill Infection" is an "Instant" that costs {3}{B}:
        """
        Put a -1/-1 counter on target creature.
        Draw a card.
        """
      And Alice controls "Hardened Scales", "Grizzly Bears" and "Centaur Courser"
      And Bob controls "Glory Seeker"
      And Alice has "Battlegrowth", "Battlegrowth" (second) and "Instill Infection" in hand
      And Alice has {3}{B}{G}{G} in the mana pool
      When Alice casts "Battlegrowth" targeting "Grizzly Bears" and it resolves
      And Alice casts "Battlegrowth" (second) targeting "Glory Seeker" and it resolves
      And Alice casts "Instill Infection" targeting "Centaur Courser" and it resolves
      Then "Grizzly Bears" is a 4/4 creature
      And "Glory Seeker" is a 3/3 creature
      And "Centaur Courser" is a 2/2 creature

    Scenario: Tokens are doubled for their controller, and not for an opponent
      Given Alice controls "Doubling Season"
      And Alice has "Raise the Alarm" in hand
      And Bob has "Raise the Alarm" (second) in hand
      And Alice has {C}{W} in the mana pool
      And Bob has {C}{W} in the mana pool
      When Alice casts "Raise the Alarm" and it resolves
      And Bob casts "Raise the Alarm" (second) and it resolves
      Then Alice controls four Soldiers
      And Bob controls two Soldiers

    Scenario Outline: Worship stops damage at the last life <when>
      Given the card "Worship" is an "Enchantment" that costs {3}{W}
        """
        If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
        """
      And Alice controls "Worship" and "Grizzly Bears"
      And Alice has <before> life
      And Bob has "Searing Spear" in hand
      And Bob has {C}{R} in the mana pool
      When Bob casts "Searing Spear" targeting Alice and it resolves
      Then Alice has <after> life
      And "Searing Spear" is in Bob's graveyard

      Examples:
        | when                         | before | after |
        | when it would be less than 1 | 2      | 1     |
        | when it would be 0           | 3      | 1     |
        | when it is that already      | 1      | 1     |

    Scenario: Worship does not keep from losing life, nor from damage that leaves some
      Given the card "Worship" is an "Enchantment" that costs {3}{W}
        """
        If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
        """
      And the card "Drain" is an "Instant" that costs {0}
        """
        Target player loses 2 life.
        """
      And Alice controls "Worship" and "Grizzly Bears"
      And Alice has 5 life
      And Bob has "Searing Spear", "Searing Spear" (second) and "Drain" in hand
      And Bob has {C}{C}{R}{R} in the mana pool
      When Bob casts "Searing Spear" targeting Alice and it resolves
      Then Alice has 2 life
      When Bob casts "Searing Spear" (second) targeting Alice and it resolves
      Then Alice has 1 life
      When Bob casts "Drain" targeting Alice and it resolves
      Then Alice has lost the game

    Scenario: What replaces the next draw replaces one, and in this turn alone
      Given the card "Lesser Wish" is an "Instant" that costs {0}
        """
        The next time you would draw a card this turn, you gain 4 life instead.
        """
      And Alice has "Lesser Wish", "Lesser Wish" (second) and "Counsel of the Soratami" in hand
      And Alice has {C}{C}{U} in the mana pool
      When Alice casts "Lesser Wish" and it resolves
      And Alice casts "Counsel of the Soratami" and it resolves
      Then Alice has 24 life
      And Alice has 2 cards in hand
      When Alice casts "Lesser Wish" (second) and it resolves
      And the game goes on to Alice's precombat main phase
      Then Alice has 24 life
      And Alice has 2 cards in hand

    Scenario: Treasures that would be created are watched for, and no other tokens
      Given the card "Lesser Hoarder" is a "Creature — Elemental" that costs {2}{R} of size 3/2
        """
        If you would create one or more Treasure tokens, those tokens plus a Treasure token are created instead.
        """
      And the card "Dragon Fodder" is a "Sorcery" that costs {1}{R}
        """
        Create two 1/1 red Goblin creature tokens.
        """
      And the card "Sailor of Means" is a "Creature — Human Pirate" that costs {2}{U} of size 1/4
        """
        When this creature enters, create a Treasure token.
        """
      And Alice controls "Lesser Hoarder"
      And Alice has "Dragon Fodder" and "Sailor of Means" in hand
      And Alice has {1}{R}{2}{U} in the mana pool
      When Alice casts "Dragon Fodder" and it resolves
      Then Alice controls two tokens
      When Alice casts "Sailor of Means" and it resolves
      And all players pass
      Then Alice controls two Treasures

    Scenario: The first draw of one's own draw step is left out, and no other draw in that step, nor any in an opponent's
      Given the card "Teferi's Ageless Insight" is a "Legendary Enchantment" that costs {2}{U}{U}
        """
        If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.
        """
      And the card "Reach Through Mists" is an "Instant — Arcane" that costs {U}
        """
        Draw a card.
        """
      And Alice controls "Teferi's Ageless Insight", "Island" (1) and "Island" (2)
      And Alice has "Reach Through Mists" (1) and "Reach Through Mists" (2) in hand
      And Alice's library has 10 cards
      And it is Bob's upkeep
      When the game goes on to Bob's draw step
      And Bob passes
      And Alice activates "Island" (1)
      And Alice casts "Reach Through Mists" (1) and it resolves
      Then Alice has 3 cards in hand
      When the game goes on to Alice's draw step
      Then Alice has 4 cards in hand
      When Alice activates "Island" (2)
      And Alice casts "Reach Through Mists" (2) and it resolves
      Then Alice has 5 cards in hand

    Scenario: Combat damage makes it grow, and other damage is dealt to it
      Given the card "Ooze" is a "Creature — Ooze" of size 2/5:
        """
        If combat damage would be dealt to this creature, put that many +1/+1 counters on it instead.
        """
      And Bob controls "Ooze"
      And Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Ooze" and it resolves
      Then "Ooze" has no counters
      And "Ooze" has 2 damage marked
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Ooze"
      And all players pass
      Then "Ooze" has two +1/+1 counters
      And "Ooze" has 2 damage marked

    Scenario: What an effect has one discard may go on top of the library; what one discards for a cost may not
      Given the card "Library of Leng" is an "Artifact" that costs {1}:
        """
        You have no maximum hand size.
        If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.
        """
      And Bob controls "Library of Leng" and "Wild Mongrel"
      And Bob has "Shock" and "Forest" in hand
      And Alice has "Raven's Crime" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Raven's Crime" targeting Bob and it resolves
      And Bob chooses "Shock"
      And Bob chooses yes
      Then "Shock" is in Bob's library
      When Alice passes
      And Bob activates "Wild Mongrel"
      Then "Forest" is in Bob's graveyard

    Scenario: A card is exiled instead, and a token that dies is none
      Given the card "Leyline of the Void" is an "Enchantment" that costs {2}{B}{B}:
        """
        If this card is in your opening hand, you may begin the game with it on the battlefield.
        If a card would be put into an opponent's graveyard from anywhere, exile it instead.
        """
      And Alice controls "Leyline of the Void" and "Blood Artist"
      And Bob controls "Grizzly Bears"
      And Bob has "Raise the Alarm" in hand
      And Alice has "Shock" (1) and "Shock" (2) in hand
      And Alice has {R}{R} in the mana pool
      And Bob has {1}{W} in the mana pool
      When Alice passes
      And Bob casts "Raise the Alarm" and it resolves
      And Alice casts "Shock" (1) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And Bob has 20 life
      When Alice casts "Shock" (2) targeting "Soldier Token" (1) and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 19 life

    Scenario: What is to be put in the place of a destruction comes even for what can't be regenerated
      Given the card "Crackling Emergence" is an "Enchantment — Aura" that costs {1}{R}:
        """
        Enchant land you control
        Enchanted land is a 3/3 red Spirit creature with haste. It's still a land.
        If enchanted land would be destroyed, instead sacrifice this Aura and that land gains indestructible until end of turn.
        """
      And Bob controls "Forest"
      And Bob controls "Crackling Emergence" attached to "Forest"
      And Alice has "Terminate" in hand
      And Alice has {B}{R} in the mana pool
      When Alice casts "Terminate" targeting "Forest" and it resolves
      Then "Crackling Emergence" is in Bob's graveyard
      And "Forest" is on the battlefield

    Scenario Outline: With <life> life, of which 1 is left, some <is> lost
      Given the card "Skewer the Critics" is a "Sorcery" that costs {2}{R}:
        """
        Skewer the Critics deals 3 damage to any target.
        Spectacle {R}
        """
      And Bob controls "Worship" and "Grizzly Bears"
      And Bob has <life> life
      And Alice has "Shock" and "Skewer the Critics" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 1 life
      And Alice <can> cast "Skewer the Critics" targeting Bob using "spectacle"

      Examples:
        | life | is    | can   |
        | 1    | isn't | can't |
        | 2    | is    | can   |

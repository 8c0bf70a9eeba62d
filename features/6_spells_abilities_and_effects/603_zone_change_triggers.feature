Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name           | type    | cost | text                                                              |
      | Lesser Murder  | Instant | {0}  | Destroy target creature.                                          |
      | Lesser Unearth | Instant | {0}  | Exile target creature card from your graveyard.                   |
      | Lesser Recall  | Instant | {0}  | Return target permanent to its owner's hand.                      |
      | Banish         | Instant | {0}  | Exile target permanent.                                           |
      | Fade           | Instant | {0}  | Target permanent loses all abilities until end of turn.           |
      | Tide           | Instant | {0}  | Return all creature cards from your graveyard to the battlefield. |

  @CR-603.6
  Rule: 603.6 Looking for the object where it went

    Background:
      Given the card "Phoenix" is a "Creature — Phoenix" of size 2/2
        """
        When this creature dies, return it to its owner's hand.
        """

    Scenario: The card is found in the graveyard
      Given Alice controls "Mortus Strider"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Mortus Strider" and it resolves
      And all players pass
      Then "Mortus Strider" is in Alice's hand

    Scenario: A card that has left the graveyard before is not found
      Given Alice controls "Mortus Strider"
      And Alice has "Murder" and "Coffin Purge" in hand
      And Alice has {1}{B}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Mortus Strider" and it resolves
      And Alice casts "Coffin Purge" targeting "Mortus Strider" and it resolves
      And all players pass
      Then "Mortus Strider" is in exile

    Scenario: A card that has left and come back is not found either
      Given Alice controls "Mortus Strider"
      And Alice has "Murder" (one), "Murder" (two) and "Miraculous Recovery" in hand
      And Alice has {6}{W}{B}{B}{B}{B} in the mana pool
      When Alice casts "Murder" (one) targeting "Mortus Strider" and it resolves
      And Alice casts "Miraculous Recovery" targeting "Mortus Strider" and it resolves
      And Alice casts "Murder" (two) targeting "Mortus Strider" and it resolves
      And all players pass
      Then "Mortus Strider" is in Alice's hand
      When all players pass
      Then the stack is empty
      And "Mortus Strider" is in Alice's hand

    Scenario: What went to an opponent's hand is not found
      Given the card "Warden" is an "Enchantment"
        """
        Whenever a creature an opponent controls leaves the battlefield, exile it.
        """
      And Bob controls "Warden"
      And Alice controls "Phoenix" and a 1/1 creature "Ox"
      And Bob has "Lesser Recall" and "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Lesser Recall" targeting "Phoenix" and it resolves
      And all players pass
      Then "Phoenix" is in Alice's hand
      When Bob casts "Murder" targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is in exile

    Scenario: A token is not found in the graveyard
      Given Alice controls a 2/2 creature token "Imp" with "When this creature dies, return it to its owner's hand."
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Imp" and it resolves
      Then the stack, from the top, is ability of "Imp"
      When all players pass
      Then "Imp" has ceased to exist

    Scenario: An ability that waits for one of two things finds its object where the second took it
      Given the card "Sprite" is a "Creature — Faerie" that costs {1} of size 1/1:
        """
        When this creature enters or dies, return this creature to its owner's hand.
        """
      And the card "Lesser Stab" is an "Instant" that costs {0}:
        """
        Destroy target creature.
        """
      And Alice controls "Sprite"
      And Alice has "Lesser Stab" in hand
      When Alice casts "Lesser Stab" targeting "Sprite" and it resolves
      And all players pass
      Then "Sprite" is in Alice's hand

  @CR-603.6a
  Rule: 603.6a When something enters

    Scenario: The newcomer is checked too
      Given the card "Ayara, First of Locthwain" is a "Legendary Creature — Elf Noble" that costs {B}{B}{B} of size 2/3:
        """
        Whenever Ayara or another black creature you control enters, each opponent loses 1 life and you gain 1 life.
        {T}, Sacrifice another black creature: Draw a card.
        """
      And Alice has "Ayara, First of Locthwain" in hand
      And Alice has {B}{B}{B} in the mana pool
      When Alice casts "Ayara, First of Locthwain" and it resolves
      Then the stack, from the top, is ability of "Ayara, First of Locthwain"

    Scenario: Those that enter together see each other
      Given the card "Herald" is a "Creature — Human" that costs {0} of size 1/1
        """
        Whenever a creature enters, you gain 1 life.
        """
      And the card "Crier" is a "Creature — Human" that costs {0} of size 1/1
        """
        Whenever a creature enters, you gain 1 life.
        """
      And Alice has "Herald" and "Crier" in the graveyard
      And Alice has "Tide" in hand
      When Alice casts "Tide" and it resolves
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 24 life
      And the stack is empty

    Scenario: What enters is held against the words of the condition
      Given the card "Herald" is a "Creature — Human" that costs {0} of size 1/1
        """
        Whenever a creature enters, you gain 1 life.
        """
      And the card "Seat" is an "Artifact"
        """
        Whenever an artifact enters, you gain 1 life.
        """
      And Alice controls "Seat"
      And Alice has "Herald" in hand
      When Alice casts "Herald" and it resolves
      Then the stack, from the top, is ability of "Herald"

    Scenario: Elemental Bond sees the counters that a token enters with, and not those that it is given next
      Given the card "Elemental Bond" is an "Enchantment" that costs {2}{G}:
        """
        Whenever a creature you control with power 3 or greater enters, draw a card.
        """
      And the card "Sowing" is a "Sorcery" that costs {0}:
        """
        Create a 0/0 green Plant creature token. Put three +1/+1 counters on it.
        """
      And the card "Planting" is a "Sorcery" that costs {0}:
        """
        Create a 0/0 green Plant creature token with three +1/+1 counters on it.
        """
      And Alice controls "Elemental Bond"
      And Alice has "Sowing" and "Planting" in hand
      When Alice casts "Sowing" and it resolves
      Then "Plant Token" is 3/3
      And Alice has one card in hand
      When Alice casts "Planting" and it resolves
      And all players pass
      Then "Plant Token" (2) is 3/3
      And Alice has one card in hand

  @CR-603.6b
  Rule: 603.6b Effects apply from the first moment

    @example-1
    Example: A land played under "All lands are creatures" enters as a creature
      Given the card "Angelic Chorus" is an "Enchantment" that costs {3}{W}{W}:
        """
        Whenever a creature you control enters, you gain life equal to its toughness.
        """
      And Alice controls "Living Plane" and "Angelic Chorus"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then the stack, from the top, is ability of "Angelic Chorus"

    @example-1
    Example: A creature that enters under "All creatures lose all abilities" has no ability to trigger
      Given the card "Lesser Blight" is an "Enchantment"
        """
        All creatures lose all abilities.
        """
      And the card "Herald" is a "Creature — Human" that costs {0} of size 1/1
        """
        When this creature enters, you gain 1 life.
        """
      And Alice controls "Lesser Blight"
      And Alice has "Herald" in hand
      When Alice casts "Herald" and it resolves
      Then "Herald" is on the battlefield
      And the stack is empty

  @CR-603.6c
  Rule: 603.6c When something leaves

    Scenario Outline: An ability that watches for leaving triggers when the permanent is <fate>
      Given the card "Thragtusk" is a "Creature — Beast" that costs {4}{G} of size 5/3:
        """
        When this creature enters, you gain 5 life.
        When this creature leaves the battlefield, create a 3/3 green Beast creature token.
        """
      And Alice controls "Thragtusk"
      And Bob has "<spell>" in hand
      And Bob has <mana> in the mana pool
      When Alice passes
      And Bob casts "<spell>" targeting "Thragtusk" and it resolves
      Then the stack, from the top, is ability of "Thragtusk"
      When all players pass
      Then Alice controls one Beast

      Examples:
        | fate      | spell                | mana      |
        | destroyed | Murder               | {1}{B}{B} |
        | exiled    | Swords to Plowshares | {W}       |
        | returned  | Unsummon             | {U}       |

    Scenario: What leaves the game with its owner leaves the battlefield
      Given the players are Alice, Bob and Carol
      And the card "Mourner" is an "Enchantment"
        """
        Whenever a creature leaves the battlefield, you gain 3 life.
        """
      And Alice controls "Mourner"
      And Bob controls a 1/1 creature "Ox"
      When Bob concedes
      And Alice would receive priority
      And all players pass
      Then Alice has 23 life

    Scenario: An ability that looks at anywhere is none of these, and is looked for in the graveyard
      Given the card "Ooze" is a "Creature — Ooze" of size 1/1
        """
        When this creature dies, you gain 5 life.
        When this creature is put into a graveyard from anywhere, you gain 3 life.
        """
      And Alice controls "Ooze"
      And Alice has "Fade" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Fade" targeting "Ooze" and it resolves
      And Alice casts "Murder" targeting "Ooze" and it resolves
      And all players pass
      Then Alice has 23 life
      And the stack is empty

    Scenario: The card that left is looked for only in the first zone that it went to
      Given the card "Keeper" is an "Enchantment"
        """
        Whenever a creature you control leaves the battlefield, return it to the battlefield.
        """
      And Alice controls "Keeper" and a 1/1 creature "Ox"
      And Alice has "Murder" and "Lesser Unearth" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Ox" and it resolves
      And Alice casts "Lesser Unearth" targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is in exile

  @CR-603.6d
  Rule: 603.6d Entering with, as and tapped are no triggers

    Scenario Outline: <text> — nothing goes on the stack for it
      Given the card "Diregraf Ghoul" is a "Creature — Zombie" that costs {B} of size 2/2:
        """
        This creature enters tapped.
        """
      And the card "Servant of the Scale" is a "Creature — Human Soldier" that costs {G} of size 0/0:
        """
        This creature enters with a +1/+1 counter on it.
        When this creature dies, put X +1/+1 counters on target creature you control, where X is the number of +1/+1 counters on this creature.
        """
      And Alice has "<card>" in hand
      And Alice has <cost> in the mana pool
      When Alice casts "<card>" and it resolves
      Then "<card>" is <state>
      And the stack is empty

      Examples:
        | text                                             | card                 | cost | state  |
        | This creature enters tapped.                     | Diregraf Ghoul       | {B}  | tapped |
        | This creature enters with a +1/+1 counter on it. | Servant of the Scale | {G}  | 1/1    |

  @CR-603.6e
  Rule: 603.6e An Aura's ability about what it enchanted

    Scenario: The ability finds the creature card and the Aura card in their graveyards
      Given the card "Demonic Vigor" is an "Enchantment — Aura" that costs {B}:
        """
        Enchant creature
        Enchanted creature gets +1/+1.
        When enchanted creature dies, return that card to its owner's hand.
        """
      And the card "Angelic Destiny" is an "Enchantment — Aura" that costs {2}{W}{W}:
        """
        Enchant creature
        Enchanted creature gets +4/+4, has flying and first strike, and is an Angel in addition to its other types.
        When enchanted creature dies, return this card to its owner's hand.
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Demonic Vigor" attached to "Grizzly Bears"
      And Alice controls "Angelic Destiny" attached to "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And Alice orders "Demonic Vigor" and "Angelic Destiny"
      Then "Grizzly Bears" and "Angelic Destiny" are in Alice's graveyard
      When all players pass
      And all players pass
      Then "Grizzly Bears" and "Angelic Destiny" are in Alice's hand
      And "Demonic Vigor" is in Alice's graveyard

Feature: 603. Handling Triggered Abilities

  Background:
    Given these cards:
      | name          | type    | cost | text                     |
      | Lesser Murder | Instant | {0}  | Destroy target creature. |

  @CR-603.2
  Rule: 603.2 By itself, and nothing more yet

    Scenario: The creature itself or another
      Given the card "Ghoul" is a "Creature — Vampire" of size 0/1
        """
        Whenever this creature or another creature dies, you gain 1 life.
        """
      And the card "Lesser Flood" is a "Sorcery" that costs {0}
        """
        Destroy all creatures.
        """
      And Alice controls "Ghoul"
      And Bob controls a 2/2 creature "Bear"
      And Alice has "Lesser Flood" in hand
      When Alice casts "Lesser Flood" and it resolves
      Then the stack, from the top, is ability of "Ghoul" and ability of "Ghoul"

    Scenario Outline: A card that a player discards, <why>
      Given the card "Focus" is an "Enchantment"
        """
        Whenever a spell or ability an opponent controls causes you to discard a card, you gain 2 life.
        """
      And the card "Rot" is a "Sorcery" that costs {0}
        """
        Target player discards a card.
        """
      And <owner> controls "Focus"
      And Bob has a creature card "Ox" in hand
      And Alice has "Rot" in hand
      And Alice has a creature card "Elk" in hand
      When Alice casts "Rot" targeting <target> and it resolves
      And all players pass
      Then <owner> has <life> life
      And "Rot" is in Alice's graveyard

      Examples:
        | why                              | owner | target | life |
        | because of an opponent's spell   | Bob   | Bob    | 22   |
        | because of the player's own      | Alice | Alice  | 20   |
        | who is another than "you"        | Alice | Bob    | 20   |

    Scenario Outline: The first spell that a player casts during an opponent's turn: <which>
      Given the card "Dream" is an "Enchantment"
        """
        Whenever you cast your first spell during each opponent's turn, you gain 1 life.
        """
      And <player> controls "Dream"
      And <player> has "Shock" in hand
      And <player> has "Cancel" in hand
      And <player> has {1}{U}{U}{R} in the mana pool
      When <player> casts "Shock" targeting Bob
      And <player> casts "Cancel" targeting "Shock"
      Then the stack, from the top, is <stack>

      Examples:
        | which            | player | stack                               |
        | the first        | Bob    | "Cancel", ability of "Dream" and "Shock" |
        | in one's own turn | Alice | "Cancel" and "Shock" |

    Scenario: One of two events, each by itself
      Given the card "Titan" is a "Creature — Giant" that costs {0} of size 6/6
        """
        Whenever this creature enters or attacks, you gain 1 life.
        """
      And Alice has "Titan" in hand
      When Alice casts "Titan" and it resolves
      And all players pass
      Then Alice has 21 life
      When the game goes on to Bob's end step
      And the game goes on to Alice's precombat main phase
      And Alice attacks with "Titan"
      And all players pass
      Then Alice has 22 life

    Scenario: A spell that is cast, or a copy that is made of it and never cast
      Given the card "Witherbloom Pledgemage" is a "Creature — Treefolk Warlock" that costs {3}{B/G}{B/G} of size 5/5:
        """
        Magecraft — Whenever you cast or copy an instant or sorcery spell, you gain 1 life.
        """
      And Alice controls "Witherbloom Pledgemage"
      And Alice has "Shock" and "Twincast" in hand
      And Alice has {U}{U}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock"
      And all players pass
      And all players pass
      And Alice chooses "Bob"
      Then Alice has 21 life
      When all players pass
      Then Alice has 22 life

    Scenario: The spell itself is cast, whatever becomes of it
      Given the card "Colossus" is a "Creature — Eldrazi" that costs {0} of size 10/10
        """
        When you cast this spell, you gain 3 life.
        """
      And Alice has "Colossus" in hand
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Colossus"
      And Alice passes
      And Bob casts "Cancel" targeting "Colossus" and it resolves
      Then "Colossus" is in Alice's graveyard
      When all players pass
      Then Alice has 23 life

    Scenario Outline: The second one of a turn, and no other
      Given the card "Counter" is an "Enchantment"
        """
        Whenever <what> each turn, you gain 1 life.
        """
      And the card "Lesser Study" is an "Instant" that costs {0}
        """
        Draw three cards.
        """
      And Alice controls "Counter"
      And Alice has "Lesser Study" (one), "Lesser Study" (two) and "Lesser Study" (three) in hand
      When Alice casts "Lesser Study" (one) and it resolves
      And Alice casts "Lesser Study" (two)
      And all players pass
      And all players pass
      And Alice casts "Lesser Study" (three) and it resolves
      Then Alice has 21 life

      Examples:
        | what                         |
        | a player casts their second instant spell |
        | you draw your second card                 |

    Scenario: What attacks alone
      Given the card "Strategic Intervention" is an "Enchantment" that costs {1}{W}:
        """
        Whenever a creature you control attacks alone, it gets +1/+1 until end of turn. Tap up to one target creature defending player controls.
        """
      And Alice controls "Strategic Intervention", a 2/2 creature "Bear Cub" and a 1/1 creature "Muck Rats"
      When Alice attacks with "Bear Cub"
      And all players pass
      Then "Bear Cub" is 3/3

    Scenario: What attacks with others is not alone
      Given the card "Strategic Intervention" is an "Enchantment" that costs {1}{W}:
        """
        Whenever a creature you control attacks alone, it gets +1/+1 until end of turn. Tap up to one target creature defending player controls.
        """
      And Alice controls "Strategic Intervention", a 2/2 creature "Bear Cub" and a 1/1 creature "Muck Rats"
      When Alice attacks with "Bear Cub" and "Muck Rats"
      Then the stack is empty
      And "Bear Cub" is attacking Bob

    Scenario: Of two attackers the one that nothing blocks
      Given the card "Snake" is a "Creature — Snake" of size 1/3
        """
        Whenever this creature attacks and isn't blocked, you gain 1 life.
        """
      And Alice controls "Snake" (free) and "Snake" (met)
      And Bob controls a 2/2 creature "Bear"
      When Alice attacks with "Snake" (free) and "Snake" (met)
      And Bob blocks "Snake" (met) with "Bear"
      Then the stack, from the top, is ability of "Snake" (free)

    Scenario: Only what it has dealt damage to
      Given the card "Count" is a "Creature — Vampire" of size 4/4
        """
        Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.
        """
      And Alice controls "Count"
      And Bob controls a 2/5 creature "Bear" and a 1/1 creature "Elf"
      And Alice has "Lesser Murder" (one) and "Lesser Murder" (two) in hand
      When Alice attacks with "Count"
      And Bob blocks "Count" with "Bear"
      And all players pass
      And Alice casts "Lesser Murder" (one) targeting "Elf" and it resolves
      Then the stack is empty
      When Alice casts "Lesser Murder" (two) targeting "Bear" and it resolves
      And all players pass
      Then "Count" is 5/5

    Scenario: A card that is cycled, seen by others and by itself where it has gone
      Given the card "Lesser Rift" is an "Enchantment"
        """
        Whenever a player cycles a card, you gain 1 life.
        """
      And the card "Decree" is a "Sorcery" that costs {8}
        """
        Draw four cards.
        Cycling {0}
        When you cycle this card, you gain 5 life.
        """
      And Alice controls "Lesser Rift"
      And Alice has "Decree" in hand
      When Alice activates "Decree"
      And Alice orders "Decree" and "Lesser Rift"
      And all players pass
      And all players pass
      Then Alice has 26 life

    Scenario: Events that are kept from causing anything
      Given the card "Orb" is an "Artifact"
        """
        Creatures entering don't cause abilities to trigger.
        """
      And the card "Scribe" is a "Creature — Elf" that costs {0} of size 1/1
        """
        When this creature enters, you gain 1 life.
        """
      And the card "Shrine" is an "Artifact" that costs {0}
        """
        When this artifact enters, you gain 1 life.
        """
      And Bob controls "Orb"
      And Alice has "Scribe" and "Shrine" in hand
      When Alice casts "Scribe" and it resolves
      Then the stack is empty
      When Alice casts "Shrine" and it resolves
      Then the stack, from the top, is ability of "Shrine"

    Scenario: A card in a graveyard waits for it, as it says that it is there
      Given the card "Wraith" is a "Creature — Spirit" of size 2/1
        """
        Whenever a land you control enters, you may return this card from your graveyard to the battlefield.
        """
      And Alice controls "Wraith" (here)
      And Alice has "Wraith" (there) in the graveyard
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then the stack, from the top, is ability of "Wraith" (there)
      When all players pass
      And Alice says yes
      Then "Wraith" (there) is on the battlefield

    Scenario: What another player does with his or her library
      Given Alice controls a 1/1 creature "Trickster" with "Whenever an opponent shuffles their library, put a +1/+1 counter on this creature."
      And the card "Tutor" is an "Instant" that costs {0}
        """
        Search your library for a card, put it into your hand, then shuffle.
        """
      And Bob has "Forest" on top of the library
      And Alice has "Mountain" on top of the library
      And Alice has "Tutor" in hand
      And Bob has "Tutor" (2) in hand
      When Alice casts "Tutor" and it resolves
      And Alice chooses "Mountain"
      Then the stack is empty
      When Bob casts "Tutor" (2) and it resolves
      And Bob chooses "Forest"
      And all players pass
      Then "Trickster" is 2/2

    Scenario: One thing that another player does, or one that happens to the creature itself
      Given Alice controls a 2/2 creature "Voice" with "Whenever an opponent casts a spell or when this creature dies, you gain 3 life."
      And the card "Bolt" is an "Instant" that costs {0}
        """
        Bolt deals 3 damage to any target.
        """
      And Bob has "Bolt" in hand
      When Bob casts "Bolt" targeting "Voice"
      And all players pass
      Then Alice has 23 life
      When all players pass
      And all players pass
      Then Alice has 26 life

    Scenario: What is put into the graveyard has to be of the kind that is waited for
      Given the card "Grave Watch" is an "Enchantment"
        """
        Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.
        """
      And the card "Thought Scour" is an "Instant" that costs {U}
        """
        Target player mills two cards.
        Draw a card.
        """
      And Alice controls "Grave Watch"
      And Alice has "Thought Scour" in hand
      And Alice has "Forest" and "Grizzly Bears" on top of her library
      And Alice has {U} in the mana pool
      When Alice casts "Thought Scour" targeting Alice and it resolves
      And all players pass
      Then Alice has 21 life
      And the stack is empty

    Scenario Outline: Becoming the target of a spell is one thing, of an ability another: of <waited for>
      Given the card "Nerve" is a "Creature — Ox" of size 2/4
        """
        Whenever this creature becomes the target of <waited for>, you gain 1 life.
        """
      And the card "Pinger" is an "Artifact"
        """
        {0}: This artifact deals 1 damage to target creature.
        """
      And Alice controls "Nerve" and "Pinger"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Nerve"
      And all players pass
      Then Alice has <first> life
      When Alice activates "Pinger" targeting "Nerve"
      And all players pass
      Then Alice has <then> life

      Examples:
        | waited for         | first | then |
        | a spell            | 21    | 21   |
        | an ability         | 20    | 21   |
        | a spell or ability | 21    | 22   |

Feature: 118. Payments, and costs on resolution

  @CR-118.10
  Rule: 118.10 One payment for one thing

    Scenario: The creature that was sacrificed for one ability doesn't pay for another
      Given Alice controls "Goblin Bombardment", "Spawning Pit", "Ornithopter" and "Memnite"
      When Alice activates "Goblin Bombardment" targeting Bob
      And Alice chooses "Ornithopter"
      And Alice activates "Spawning Pit", "Sacrifice a creature"
      Then "Ornithopter" and "Memnite" are in Alice's graveyard
      And the stack, from the top, is ability of "Spawning Pit" and ability of "Goblin Bombardment"
      And Alice can't activate "Spawning Pit", "Sacrifice a creature", by 118.3
      When all players pass
      And all players pass
      Then Bob has 19 life
      And "Spawning Pit" has one charge counter

  @CR-118.11
  Rule: 118.11 Paid, even if something else happened

    @example-1
    Scenario Outline: Who draws for Psychic Vortex and <does> has paid
      Given Alice controls "Psychic Vortex" and "Obstinate Familiar"
      And Alice has "Shock" on top of her library
      And it is Bob's end
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      And Alice says <answer>
      Then "Psychic Vortex" is on the battlefield
      And "Shock" is in Alice's <zone>
      When the game goes on to Alice's draw
      And Alice says no
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice says no
      Then "Psychic Vortex" is in Alice's graveyard

      Examples:
        | does           | answer | zone    |
        | skips the draw | yes    | library |
        | draws the card | no     | hand    |

  @CR-118.8c
  Rule: 118.8c Made to cast if able

    Background:
      Given these cards:
        | name             | type    | cost | text |
        | Lesser Impulse   | Sorcery | {0}  | Target player reveals the top card of their library. That player casts it without paying its mana cost if able. |
        | Magmatic Insight | Sorcery | {R}  | As an additional cost to cast this spell, discard a land card.<br>Draw two cards. |
        | Tormenting Voice | Sorcery | {1}{R} | As an additional cost to cast this spell, discard a card.<br>Draw two cards. |

    Scenario: A cost that asks for a land card in hand need not be paid, though one is there
      Given Bob has "Forest" in hand
      And Bob has "Magmatic Insight" on top of his library
      And Alice has "Lesser Impulse" (first) and "Lesser Impulse" (second) in hand
      When Alice casts "Lesser Impulse" (first) targeting Bob and it resolves
      And Bob says no
      Then "Magmatic Insight" is in Bob's library
      And "Forest" is in Bob's hand
      When Alice casts "Lesser Impulse" (second) targeting Bob and it resolves
      And Bob says yes
      Then the stack, from the top, is "Magmatic Insight"
      And "Forest" is in Bob's graveyard

    Scenario Outline: Nor need a card be shown that has a quality: <card>
      Given these cards:
        | name           | type    | cost | text                                                                                               |
        | Lesser Radius  | Sorcery | {R}  | As an additional cost to cast this spell, reveal a creature card from your hand.<br>Draw two cards. |
        | Lesser Herald  | Sorcery | {R}  | As an additional cost to cast this spell, behold an Elf.<br>Draw two cards.                         |
      And Bob has "Llanowar Elves" in hand
      And Bob has "<card>" on top of his library
      And Alice has "Lesser Impulse" (first) and "Lesser Impulse" (second) in hand
      When Alice casts "Lesser Impulse" (first) targeting Bob and it resolves
      And Bob says no
      Then "<card>" is in Bob's library
      And "Llanowar Elves" is in Bob's hand
      When Alice casts "Lesser Impulse" (second) targeting Bob and it resolves
      And Bob says yes
      Then the stack, from the top, is "<card>"

      Examples:
        | card          |
        | Lesser Radius |
        | Lesser Herald |

    Scenario: A cost that may be left leaves no choice either
      Given the card "Lesser Prerogative" is an "Instant" that costs {4}{U}{U}
        """
        As an additional cost to cast this spell, you may behold a Dragon.
        Draw four cards.
        """
      And Bob has "Forest" in hand
      And Bob has "Lesser Prerogative" on top of his library
      And Alice has "Lesser Impulse" in hand
      When Alice casts "Lesser Impulse" targeting Bob and it resolves
      Then the stack, from the top, is "Lesser Prerogative"
      And "Forest" is in Bob's hand

    Scenario: What an effect forbids to cast is not cast, though somebody is made to cast it if able
      Given Alice has "Meddling Mage", "Shock", "Lesser Impulse" (first) and "Lesser Impulse" (second) in hand
      And Alice has {W}{U}{R} in the mana pool
      And Bob has "Lightning Strike" on top of his library
      When Alice casts "Meddling Mage" and it resolves
      And Alice chooses "Lightning Strike"
      And Alice casts "Lesser Impulse" (first) targeting Bob and it resolves
      Then Bob is asked nothing
      And the stack is empty
      And "Lightning Strike" is in Bob's library
      When Alice casts "Shock" targeting "Meddling Mage" and it resolves
      And Alice casts "Lesser Impulse" (second) targeting Bob and it resolves
      And Bob chooses Alice
      Then the stack, from the top, is "Lightning Strike"

    Scenario Outline: Who is made to cast it for nothing may pay an optional cost besides: <answer>
      Given Bob has "Burst Lightning" on top of his library
      And Bob has {4} in the mana pool
      And Alice has "Lesser Impulse" in hand
      When Alice casts "Lesser Impulse" targeting Bob and it resolves
      And Bob says <answer>
      And Bob chooses Alice
      And all players pass
      Then Alice has <life> life
      And Bob has <mana>

      Examples:
        | answer | life | mana                          |
        | yes    | 16   | no mana                       |
        | no     | 18   | {C}{C}{C}{C} in the mana pool |

    Scenario: A cost that any card pays leaves no choice
      Given Bob has "Forest" in hand
      And Bob has "Tormenting Voice" on top of his library
      And Alice has "Lesser Impulse" in hand
      When Alice casts "Lesser Impulse" targeting Bob and it resolves
      Then the stack, from the top, is "Tormenting Voice"
      And "Forest" is in Bob's graveyard

    Scenario: Wild Evocation has each player cast a spell that costs nothing more, and puts a land onto the battlefield
      Given the card "Wild Evocation" is an "Enchantment" that costs {5}{R}
        """
        At the beginning of each player's upkeep, that player reveals a card at random from their hand. If it's a land card, the player puts it onto the battlefield. Otherwise, the player casts it without paying its mana cost if able.
        """
      And Alice controls "Wild Evocation"
      And Bob has "Hill Giant" in hand
      And Alice has "Forest" in hand
      When the game goes on to Bob's upkeep
      And all players pass
      Then the stack, from the top, is "Hill Giant"
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice controls "Forest"

  @CR-118.12
  Rule: 118.12 Costs on resolution

    @example-1
    Example: Once Standstill is gone it can't be sacrificed, and nobody draws
      Given Bob controls "Standstill"
      And Alice controls "Silverchase Fox"
      And Alice has "Shock" in hand
      And Alice has {R}{1}{W} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice activates "Silverchase Fox" targeting "Standstill" and it resolves
      Then "Standstill" is in exile
      When all players pass
      Then Bob has no cards in hand
      And "Shock" is on the stack

    Scenario: Standstill that is still there is sacrificed, and the opponents of who cast the spell draw
      Given the players are Alice, Bob and Carol
      And Bob controls "Standstill"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      Then "Standstill" is in Bob's graveyard
      And Bob has three cards in hand
      And Carol has three cards in hand
      And Alice has no cards in hand

    @example-2 @CR-2009-424.6
    Example: Dermoplasm returns though the creature that its controller puts there enters under an opponent's control
      Given Alice controls a face-down "Dermoplasm"
      And Alice has "Willbender" in hand
      And Bob has "Gather Specimens" in hand
      And Alice has {2}{U}{U} in the mana pool
      And Bob has {3}{U}{U}{U} in the mana pool
      When Alice passes
      And Bob casts "Gather Specimens" and it resolves
      And Alice turns "Dermoplasm" face up
      And all players pass
      And Alice says yes
      Then Bob controls "Willbender"
      And "Dermoplasm" is in Alice's hand

    Scenario: Dermoplasm stays where its controller puts nothing onto the battlefield
      Given Alice controls a face-down "Dermoplasm"
      And Alice has "Willbender" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice turns "Dermoplasm" face up
      And all players pass
      And Alice says no
      Then "Dermoplasm" is on the battlefield
      And "Willbender" is in Alice's hand

    Scenario: Damage asks for so many permanents, which are sacrificed
      Given the card "Lich" is an "Enchantment" that costs {B}{B}{B}{B}:
        """
        As this enchantment enters, you lose life equal to your life total.
        You don't lose the game for having 0 or less life.
        If you would gain life, draw that many cards instead.
        Whenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the game.
        When this enchantment is put into a graveyard from the battlefield, you lose the game.
        """
      And Bob controls "Lich", "Island" and "Swamp"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And all players pass
      And Bob chooses "Island" and "Swamp"
      Then Bob is still in the game
      And "Island" and "Swamp" are in Bob's graveyard

    Scenario: What lies in the graveyard is sacrificed no second time
      Given the card "Promise of Bunrei" is an "Enchantment" that costs {2}{W}:
        """
        When a creature you control dies, sacrifice this enchantment. If you do, create four 1/1 colorless Spirit creature tokens.
        """
      And Alice controls "Promise of Bunrei", "Grizzly Bears" and "Hill Giant"
      And Alice has "Wrath of God" in hand
      And Alice has {2}{W}{W} in the mana pool
      When Alice casts "Wrath of God" and it resolves
      And Alice orders "Promise of Bunrei" and "Promise of Bunrei (2)"
      And all players pass
      Then Alice controls four Spirits
      And "Promise of Bunrei" is in Alice's graveyard
      When all players pass
      Then Alice controls four Spirits

    Scenario Outline: Two cards are a cost that <one>
      Given the card "Lesser Ferryman" is a "Creature — God" of size 6/6:
        """
        At the beginning of your upkeep, exile two cards from your graveyard. If you can't, sacrifice this creature and draw a card.
        """
      And it is Bob's end step
      And Alice controls "Lesser Ferryman"
      And Alice has <cards> in the graveyard
      When the game goes on to Alice's upkeep
      And all players pass
      Then <cards> are in <where>
      And "Lesser Ferryman" is <there>

      Examples:
        | one                      | cards                   | where             | there                |
        | who has two of them pays | "Murder" and "Sol Ring" | exile             | on the battlefield   |
        | who has one can't pay    | "Murder"                | Alice's graveyard | in Alice's graveyard |

  @CR-118.12b
  Rule: 118.12b Searching as a cost

    Scenario Outline: Trench Gorger <ends> when its controller <does>
      Given Alice's library is empty
      And Alice has <library> on top of her library
      And Alice has "Trench Gorger" in hand
      And Alice has {6}{U}{U} in the mana pool
      When Alice casts "Trench Gorger" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses <cards>
      Then "Trench Gorger" is <ends>

      Examples:
        | does                     | library                         | cards                 | ends                 |
        | searches and finds two   | "Forest", "Island" and "Shock"  | "Forest" and "Island" | 2/2                  |
        | searches and finds none  | "Forest", "Island" and "Shock"  | nothing               | in Alice's graveyard |

    Scenario: Trench Gorger keeps its size when its controller doesn't search
      Given Alice has "Trench Gorger" in hand
      And Alice has {6}{U}{U} in the mana pool
      When Alice casts "Trench Gorger" and it resolves
      And all players pass
      And Alice says no
      Then "Trench Gorger" is 6/6

Feature: 400. What zones are, and who sees what lies there

  @CR-400.1
  Rule: 400.1 Seven zones

    Scenario: Each player has a hand of his or her own, and exile is the same for all
      Given Alice controls "Maro"
      And Alice has "Forest", "Island" and "Swamp" in hand
      And Bob has "Plains" and "Mountain" in hand
      And Bob has "Hill Giant" in exile
      Then "Maro" is 3/3
      When Alice plays "Forest"
      Then "Maro" is 2/2
      And "Forest" is on the battlefield
      And "Hill Giant" is in exile

  @CR-400.2
  Rule: 400.2 Public and hidden

    Background:
      Given Alice has "Lay of the Land" in hand
      And Alice has {G} in the mana pool
      And Alice's library is empty
      And Alice has "Forest" on top of her library

    Scenario: The library of a player who plays with its top card revealed is a hidden zone still
      Given Alice controls "Goblin Spy"
      Then Bob can look at "Forest"
      When Alice casts "Lay of the Land" and it resolves
      And Alice chooses nothing
      Then "Forest" is in Alice's library

    Scenario Outline: What leaves the battlefield is <found> in <where>
      Given the card "Lesser Undertow" is an "Enchantment" that costs {0}
        """
        Whenever a creature leaves the battlefield, exile it.
        """
      And Alice controls "Lesser Undertow"
      And Bob controls "Grizzly Bears"
      And Alice has "<spell>" in hand
      And Alice has {1}{B}{B}{U} in the mana pool
      When Alice casts "<spell>" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Lesser Undertow"
      When all players pass
      Then "Grizzly Bears" is <there>

      Examples:
        | spell    | found     | where       | there         |
        | Murder   | found     | a graveyard | in exile      |
        | Unsummon | not found | a hand      | in Bob's hand |

  @CR-400.4b
  Rule: 400.4b What never leaves the command zone

    Scenario Outline: A <kind> that an effect would exile stays in the command zone, and an emblem's maker does not
      Given the card "Lesser Thing" is a "<type>"
        """
        {0}: Exile this <word>.
        """
      And the card "Lesser Wisp" is a "Creature — Spirit" of size 1/1
        """
        {0}: Exile this creature.
        """
      And Alice has "Lesser Thing" in the command zone
      And Alice controls "Lesser Wisp"
      When Alice activates "Lesser Thing" and it resolves
      Then "Lesser Thing" is in the command zone
      When Alice activates "Lesser Wisp" and it resolves
      Then "Lesser Wisp" is in exile

      Examples:
        | kind       | type            | word       |
        | plane      | Plane — Shandalar | plane    |
        | scheme     | Ongoing Scheme  | scheme     |
        | vanguard   | Vanguard        | vanguard   |
        | conspiracy | Conspiracy      | conspiracy |

  @CR-400.5
  Rule: 400.5 Order in a zone

    Background:
      Given Alice has "Forest", "Island" and "Swamp" on top of her library
      And Alice has "Index" in hand
      And Alice has {U} in the mana pool
      And Alice controls an untapped "Orcish Spy"

    Scenario: Cards that were only looked at lie as they lay
      When Alice activates "Orcish Spy" targeting Alice and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw step
      Then "Forest" is in Alice's hand
      And "Island" is in Alice's library

    Scenario: An effect lets their player order them
      Given Alice has "Plains" and "Mountain" on top of her library
      When Alice casts "Index" and it resolves
      And Alice orders "Swamp", "Forest", "Island", "Plains" and "Mountain"
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw step
      Then "Swamp" is in Alice's hand

  @CR-400.8 @CR-406.7
  Rule: 400.8 Exiled in exile

    Scenario: A card that is exiled once more has lost its counters, and one that is left alone has not
      Given the card "Lesser Rift" is an "Instant" that costs {0}
        """
        Exile target card in exile.
        """
      And Alice has "Grizzly Bears" with two time counters and "Hill Giant" with two time counters in exile
      And Alice has "Lesser Rift" in hand
      When Alice casts "Lesser Rift" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And "Grizzly Bears" has no counters
      And "Hill Giant" has two time counters

  @CR-400.9
  Rule: 400.9 Turned down in the command zone

    Scenario: A plane that comes back has none of the counters that it had
      Given the game is a Planechase game
      And it is Bob's end step
      And Alice has "Aplan Mortarium" in the command zone
      And Alice has "Krosa" in her planar deck
      And Alice controls "Forest"
      And the coins and dice come up "planeswalker" and "planeswalker"
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Aplan Mortarium" has 1 exposure counter
      And Alice has 19 life
      When the game goes on to Alice's precombat main
      And Alice rolls the planar die
      And all players pass
      Then "Aplan Mortarium" is on the bottom of Alice's planar deck
      When Alice activates "Forest"
      And Alice rolls the planar die
      And all players pass
      Then "Aplan Mortarium" is face up
      And "Aplan Mortarium" has no counters
      When the game goes on to Bob's upkeep
      And all players pass
      Then "Aplan Mortarium" has 1 exposure counter
      And Bob has 19 life

  @CR-400.10
  Rule: 400.10 Put into the command zone once more

    Scenario: A scheme that has gone under its deck has no counter when it comes again; one that stays keeps its counter
      Given the game is an Archenemy game
      And these cards:
        | name           | type           | text                                                                                                                             |
        | Lesser Hoard   | Scheme         | When you set this scheme in motion, put a charge counter on this scheme. You gain 1 life for each charge counter on this scheme. |
        | Lesser Horizon | Ongoing Scheme | At the beginning of your upkeep, put a charge counter on this scheme. You gain 1 life for each charge counter on this scheme.    |
      And Alice has "Lesser Horizon" in the command zone
      And Alice has "Lesser Hoard" in her scheme deck
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 21 life
      When the game goes on to Alice's precombat main
      And all players pass
      Then Alice has 22 life
      And "Lesser Hoard" is on the bottom of Alice's scheme deck
      When the game goes on to Alice's upkeep
      And all players pass
      Then Alice has 24 life
      When the game goes on to Alice's precombat main
      And all players pass
      Then Alice has 25 life

  @CR-400.6
  Rule: 400.6 How something moves

    Background:
      Given Alice has 5 life
      And Alice controls "Exquisite Archangel"
      And the card "Hurricane" is a "Sorcery" that costs {X}{G}:
        """
        Hurricane deals X damage to each creature with flying and each player.
        """
      And Bob has "Hurricane" in hand
      And it is Bob's precombat main
      And Bob has {5}{G}{2}{B} in the mana pool

    @example-1
    Example: The Archangel's controller says whether it is exiled or put into the graveyard
      When Bob casts "Hurricane" with X = 5 and it resolves
      Then Alice is asked to choose one from "graveyard" and "exile"
      When Alice chooses "exile"
      Then "Exquisite Archangel" is in exile
      And Alice has 20 life
      And Alice is still in the game

    Scenario: Put into the graveyard, it has saved its controller all the same
      When Bob casts "Hurricane" with X = 5 and it resolves
      And Alice chooses "graveyard"
      Then "Exquisite Archangel" is in Alice's graveyard
      And Alice has 20 life

    Scenario Outline: Put into <zone>, it <dies> together with another Angel, who sees it die if it does
      Given the card "Requiem Angel" is a "Creature — Angel" that costs {5}{W} of size 5/5
        """
        Flying
        Whenever another non-Spirit creature you control dies, create a 1/1 white Spirit creature token with flying.
        """
      And Alice controls "Requiem Angel"
      When Bob casts "Hurricane" with X = 5 and it resolves
      Then Alice is asked to choose one from "graveyard" and "exile"
      When Alice chooses "<zone>"
      And all players pass
      Then "Requiem Angel" is in Alice's graveyard
      And Alice controls <tokens>

      Examples:
        | zone      | dies         | tokens    |
        | graveyard | dies         | one token |
        | exile     | does not die | no tokens |

    Scenario: A card that says so goes from a hand to its owner's library, and another to the graveyard
      Given Alice has "Darksteel Colossus" and "Hill Giant" in hand
      And Bob has "Mind Rot" in hand
      When Bob casts "Mind Rot" targeting Alice and it resolves
      Then "Darksteel Colossus" is in Alice's library
      And "Hill Giant" is in Alice's graveyard

  @CR-400.7b
  Rule: 400.7b Abilities granted to the spell

    Scenario: What was cast from the graveyard has the ability that the spell was given; what was cast from the hand has not
      Given the card "Lesser Crypt" is an "Enchantment"
        """
        You may cast creature spells from your graveyard. If you do, it gains "When this creature dies, you gain 3 life."
        """
      And Alice controls "Lesser Crypt"
      And Alice has {1}{G}{3}{R}{1}{B}{B}{1}{B}{B} in the mana pool
      And Alice has "Murder" (first), "Murder" (second) and "Hill Giant" in hand
      And Alice has "Grizzly Bears" in the graveyard
      When Alice casts "Grizzly Bears" and it resolves
      And Alice casts "Murder" (first) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 23 life
      When Alice casts "Hill Giant" and it resolves
      And Alice casts "Murder" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      And the stack is empty
      And Alice has 23 life

    Scenario: With offspring given to its spell and paid for, a creature has a token beside it; unpaid, it has none
      Given the card "Zinnia, Valley's Voice" is a "Legendary Creature — Bird Bard" that costs {U}{R}{W} of size 1/3:
        """
        Flying
        Zinnia gets +X/+0, where X is the number of other creatures you control with base power 1.
        Creature spells you cast have offspring {2}.
        """
      And Alice controls "Zinnia, Valley's Voice"
      And Alice has "Grizzly Bears" and "Hill Giant" in hand
      And Alice has {1}{G}{2}{3}{R} in the mana pool
      When Alice casts "Hill Giant" and it resolves
      Then the stack is empty
      When Alice casts "Grizzly Bears" using "offspring" and it resolves
      And all players pass
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" (2) is 1/1
      And "Zinnia, Valley's Voice" is 2/3
      And Alice controls one token

    Scenario: What no longer gives the spell offspring as it resolves gives the creature none
      Given the card "Zinnia, Valley's Voice" is a "Legendary Creature — Bird Bard" that costs {U}{R}{W} of size 1/3:
        """
        Flying
        Zinnia gets +X/+0, where X is the number of other creatures you control with base power 1.
        Creature spells you cast have offspring {2}.
        """
      And Alice controls "Zinnia, Valley's Voice"
      And Alice has "Grizzly Bears" and "Hill Giant" in hand
      And Alice has {1}{G}{2}{3}{R}{2} in the mana pool
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Hill Giant" using "offspring" and it resolves
      And all players pass
      Then "Hill Giant" (2) is 1/1
      When Alice casts "Grizzly Bears" using "offspring"
      And Bob casts "Murder" targeting "Zinnia, Valley's Voice" and it resolves
      And all players pass
      Then "Grizzly Bears" is 2/2
      And the stack is empty
      And Alice controls one token


Feature: 701. Keyword Actions: destroying, discarding, exiling, fighting, milling, sacrificing, scrying

  Background:
    Given these cards:
      | name          | type    | cost   | text                                          |
      | Mind Rot      | Sorcery | {2}{B} | Target player discards two cards.             |
      | Lesser Swords | Instant | {W}    | Exile target creature.                        |
      | Thought Scour | Instant | {U}    | Target player mills two cards. / Draw a card. |
    And Bob controls "Grizzly Bears"

  @CR-701.8a
  Rule: 701.8a To the graveyard

    Background:
      Given Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool

    Scenario: A creature that is destroyed is put into its owner's graveyard
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Its owner's, whoever controls it
      Given Alice controls "Hill Giant" owned by Bob
      When Alice casts "Murder" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Bob's graveyard

  @CR-701.9a
  Rule: 701.9a From hand to graveyard

    Background:
      Given Alice has "Mind Rot" in hand
      And Alice has {2}{B} in the mana pool

    Scenario: The player who discards chooses which of the cards
      Given Bob has "Forest", "Swamp" and "Plains" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      And Bob chooses "Forest" and "Plains"
      Then "Forest" and "Plains" are in Bob's graveyard
      And "Swamp" is in Bob's hand

    Scenario: Of a single card one is discarded
      Given Bob has "Forest" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      Then "Forest" is in Bob's graveyard

  @CR-701.13a
  Rule: 701.13a To the exile zone

    Scenario: A creature that is exiled does not die
      Given Bob controls "Moonlit Wake"
      And Alice has "Wander Off" in hand
      And Alice has {W}{3}{B} in the mana pool
      When Alice casts "Wander Off" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in exile
      And the stack is empty

    Scenario: Of two creatures the one that is destroyed dies, and the one that is exiled does not
      Given Bob controls "Moonlit Wake"
      And Bob controls "Hill Giant"
      And Alice has "Wander Off" and "Murder" in hand
      And Alice has {W}{1}{B}{B}{3}{B} in the mana pool
      When Alice casts "Wander Off" targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile
      And "Hill Giant" is in Bob's graveyard
      And Bob has 21 life

  @CR-701.14a
  Rule: 701.14a Each deals its power

    Background:
      Given Alice controls "Hill Giant"
      And Alice has "Clash of Titans" in hand
      And Alice has {1}{R} in the mana pool

    Scenario: Both are dealt damage
      Given Alice has {3}{R}{R} in the mana pool
      When Alice casts "Clash of Titans" targeting "Hill Giant", "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage marked

    Scenario: With one of them gone the other is dealt none
      Given Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Clash of Titans" targeting "Hill Giant", "Grizzly Bears"
      And Bob casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Hill Giant" has no damage marked
      And "Murder" is in Bob's graveyard

    Scenario: The two that were chosen fight each other, and what is said of the one you control is done to it alone
      Given the card "Hog-Monkey Rampage" is an "Instant" that costs {1}{R/G}:
        """
        Choose target creature you control and target creature an opponent controls. Put a +1/+1 counter on the creature you control if it has power 4 or greater. Then those creatures fight each other.
        """
      And Alice controls a 6/4 Ox creature "Heavy Ox"
      And Bob controls a 4/4 Ox creature "Slow Ox"
      And Alice has "Hog-Monkey Rampage" in hand
      When Alice casts "Hog-Monkey Rampage" targeting "Heavy Ox", "Slow Ox"
      And Alice chooses "{R}"
      And all players pass
      Then "Slow Ox" is in Bob's graveyard
      And "Heavy Ox" has one +1/+1 counter
      And "Heavy Ox" has 4 damage marked
      And "Grizzly Bears" is on the battlefield

  @CR-701.17a
  Rule: 701.17a From the top to the graveyard

    Background:
      Given Alice has "Thought Scour" in hand
      And Alice has {U} in the mana pool
      And Bob's library is empty

    Scenario: The top cards and no more
      Given Bob has "Forest", "Swamp" and "Plains" on top of his library
      When Alice casts "Thought Scour" targeting Bob and it resolves
      Then "Forest" and "Swamp" are in Bob's graveyard
      And "Plains" is in Bob's library

    Scenario: Cards that nobody has named count in the graveyard as well
      Given Alice's library has four cards
      When Alice casts "Thought Scour" targeting Alice and it resolves
      Then Alice has 3 cards in graveyard
      And Alice has 1 card in library
      And Bob has 0 cards in graveyard

    Scenario: Of a library of one card that one is milled
      Given Bob has "Forest" on top of his library
      When Alice casts "Thought Scour" targeting Bob and it resolves
      Then "Forest" is in Bob's graveyard

    Scenario Outline: Of the cards that were milled one may be put into the hand
      Given the card "Leafing Through" is a "Sorcery" that costs {0}
        """
        Mill two cards. You may put a Forest card from among the milled cards into your hand.
        """
      And Alice has "Leafing Through" in hand
      And Alice has "Swamp" in the graveyard
      And Alice has "Forest", "Island" and "Plains" on top of her library
      When Alice casts "Leafing Through" and it resolves
      And Alice says <word>
      Then "Forest" is in Alice's <zone>
      And "Swamp" and "Island" are in Alice's graveyard
      And "Plains" is in Alice's library

      Examples:
        | word | zone      |
        | yes  | hand      |
        | no   | graveyard |

  @CR-701.21a
  Rule: 701.21a Given up by its controller

    Background:
      Given Alice has "Geth's Verdict" in hand
      And Alice has {1}{B} in the mana pool
      And Alice controls "Hill Giant"

    Scenario: A permanent of that player's is sacrificed, indestructible or not
      Given Bob controls a 4/4 creature "Golem" with indestructible
      And Alice has {B}{B} in the mana pool
      When Alice casts "Geth's Verdict" targeting Bob and it resolves
      And Bob chooses "Golem"
      Then "Golem" is in Bob's graveyard
      And Alice controls "Hill Giant"

  @CR-701.22a
  Rule: 701.22a Some to the bottom

    Background:
      Given Alice has "Opt" in hand
      And Alice has {U} in the mana pool
      And Alice has "Forest" and "Swamp" on top of her library

    Scenario: A card that goes to the bottom is not drawn
      When Alice casts "Opt" and it resolves
      And Alice chooses "Forest"
      Then "Swamp" is in Alice's hand

    Scenario: A card that stays on top is
      When Alice casts "Opt" and it resolves
      And Alice chooses nothing
      Then "Forest" is in Alice's hand

    Scenario: What stays on top lies there in the order of the player's choosing
      Given Alice has "Deliberate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Deliberate" and it resolves
      And Alice chooses nothing
      And Alice orders "Swamp" and "Forest"
      Then "Swamp" is in Alice's hand
      And "Forest" is in Alice's library

    Scenario: Nothing is to be ordered where one card stays
      Given Alice has "Deliberate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Deliberate" and it resolves
      And Alice chooses "Forest"
      Then "Swamp" is in Alice's hand
      And "Forest" is in Alice's library

  @CR-701.22b
  Rule: 701.22b Scry 0

    Background:
      Given the card "Chance-Met Elves" is a "Creature — Elf Warrior" that costs {2}{G} of size 3/2:
        """
        Whenever you scry, put a +1/+1 counter on this creature. This ability triggers only once each turn.
        """
      And the card "Brain in a Jar" is an "Artifact" that costs {2}:
        """
        {1}, {T}: Put a charge counter on this artifact, then you may cast an instant or sorcery spell with mana value equal to the number of charge counters on this artifact from your hand without paying its mana cost.
        {3}, {T}, Remove X charge counters from this artifact: Scry X.
        """
      And Alice controls "Chance-Met Elves"

    Scenario: Nothing triggers where no card is looked at
      Given Alice controls "Brain in a Jar" with one charge counter
      And Alice has {3} in the mana pool
      When Alice activates "Brain in a Jar", "{3}" with X = 0 and it resolves
      Then the stack is empty
      And "Brain in a Jar" is tapped
      And "Brain in a Jar" has one charge counter
      And "Chance-Met Elves" is 3/2

    Scenario: To scry 1 triggers the ability that to scry 0 does not
      Given Alice controls "Brain in a Jar" (first) with one charge counter
      And Alice controls "Brain in a Jar" (second) with one charge counter
      And Alice has {3}{3} in the mana pool
      And Alice has "Forest" and "Swamp" on top of the library
      When Alice activates "Brain in a Jar" (first), "{3}" with X = 0 and it resolves
      Then the stack is empty
      When Alice activates "Brain in a Jar" (second), "{3}" with X = 1 and it resolves
      And Alice chooses nothing
      Then the stack, from the top, is ability of "Chance-Met Elves"
      When all players pass
      Then "Chance-Met Elves" is 4/3

  @CR-701.25c
  Rule: 701.25c Surveil 0

    Background:
      Given the card "Dimir Spybug" is a "Creature — Insect" that costs {U}{B} of size 1/1:
        """
        Flying
        Menace
        Whenever you surveil, put a +1/+1 counter on this creature.
        """
      And the card "Cerebral Download" is an "Instant" that costs {4}{U}:
        """
        Surveil X, where X is the number of artifacts you control. Then draw three cards.
        """
      And Alice controls "Dimir Spybug"
      And Alice has {4}{U} in the mana pool
      And Alice's library has nine cards

    Scenario: Nothing triggers where X is 0
      Given Alice has "Cerebral Download" in hand
      When Alice casts "Cerebral Download" and it resolves
      Then the stack is empty
      And Alice has 3 cards in hand
      And "Dimir Spybug" is 1/1

    Scenario: To surveil 1 triggers the ability that to surveil 0 does not
      Given Alice has "Cerebral Download" (first), "Cerebral Download" (second) and "Darksteel Myr" in hand
      And Alice has {4}{3}{4}{U}{U} in the mana pool
      When Alice casts "Cerebral Download" (first) and it resolves
      Then the stack is empty
      When Alice casts "Darksteel Myr" and it resolves
      And Alice casts "Cerebral Download" (second) and it resolves
      And Alice chooses nothing
      Then the stack, from the top, is ability of "Dimir Spybug"
      When all players pass
      Then "Dimir Spybug" is 2/2

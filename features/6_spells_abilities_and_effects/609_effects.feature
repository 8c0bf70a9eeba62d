Feature: 609. Effects

  @CR-609.1
  Rule: 609.1 Text alone is no effect

    Scenario: The instructions of a spell do nothing before it resolves, or if it never does
      Given Alice has "Sacred Nectar" and "Chaplain's Blessing" in hand
      And Bob has "Cancel" in hand
      And Alice has {C}{W}{W} in the mana pool
      And Bob has {C}{U}{U} in the mana pool
      When Alice casts "Sacred Nectar"
      Then Alice has 20 life
      When all players pass
      Then Alice has 24 life
      When Alice casts "Chaplain's Blessing"
      And Bob casts "Cancel" targeting "Chaplain's Blessing" and it resolves
      Then Alice has 24 life
      And "Chaplain's Blessing" is in Alice's graveyard

  @CR-609.2
  Rule: 609.2 Permanents, unless something else is said

    @example-1
    Example: All lands become creatures, but no land card in a graveyard does
      Given the card "Living Earth" is a "Sorcery" that costs {0}
        """
        All lands become 1/1 creatures until end of turn.
        """
      And Alice controls "Forest"
      And Bob has "Island" in the graveyard
      And Alice has "Living Earth" in hand
      When Alice casts "Living Earth" and it resolves
      Then "Forest" is a 1/1 creature
      And "Island" is not a creature

    Scenario: A static ability does not touch cards in hands and graveyards either
      Given Alice controls "Darkest Hour"
      And Alice has "Grizzly Bears" in hand
      And Bob has "Savannah Lions" in the graveyard
      And Bob controls "White Knight"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "White Knight" is black
      And "Grizzly Bears" is green
      And "Savannah Lions" is white
      When Alice casts "Demystify" targeting "Darkest Hour" and it resolves
      Then "White Knight" is white

    Scenario: An effect that speaks of spells applies to spells, and to no permanent
      Given the card "Lesser Undo" is an "Instant" that costs {0}
        """
        Return all creature spells to their owners' hands.
        """
      And Alice has a 2/2 creature card "Ox" in hand
      And Alice controls a 1/1 creature "Elf"
      And Bob has "Lesser Undo" in hand
      When Alice casts "Ox"
      And Bob casts "Lesser Undo" and it resolves
      Then "Ox" is in Alice's hand
      And "Elf" is on the battlefield
      And "Lesser Undo" is in Bob's graveyard

    Scenario: An effect that speaks of spells and cards as well as permanents applies to those it names, wherever they are
      Given the card "Plot" is an "Enchantment" that costs {0}
        """
        As this enchantment enters, choose a creature type.
        Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.
        """
      And Alice controls a 1/1 Elf creature "Elf"
      And Alice has "Plot" and a 2/2 Elf creature card "Druid" in hand
      And Alice has a 2/2 Elf creature card "Ghost" in the graveyard
      And Bob has a 2/2 Elf creature card "Stranger" in the graveyard
      When Alice casts "Plot" and it resolves
      And Alice chooses Goblin
      Then "Elf" is exactly "Creature — Goblin"
      And "Druid" is exactly "Creature — Goblin"
      And "Ghost" is exactly "Creature — Goblin"
      And "Stranger" is exactly "Creature — Elf"
      When Alice casts "Druid"
      Then "Druid" is exactly "Creature — Goblin"

    Scenario: All cards, spells and permanents are meant where the text names all three
      Given the card "Grey Lattice" is an "Artifact"
        """
        All cards that aren't on the battlefield, spells, and permanents are colorless.
        """
      And Alice controls "Grey Lattice" and a 1/1 red creature "Imp"
      And Bob has a 2/2 green creature card "Bear" in hand
      And Bob has a 2/2 green creature card "Ox" on top of his library
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      Then "Imp" is colorless
      And "Bear" is colorless
      And "Ox" is colorless
      When Alice casts "Shatter" targeting "Grey Lattice" and it resolves
      Then "Imp" is red

  @CR-609.3
  Rule: 609.3 As much as possible

    @example-1
    Example: One who holds a single card discards that one
      Given the card "Mind Rot" is a "Sorcery" that costs {2}{B}
        """
        Target player discards two cards.
        """
      And Alice has "Mind Rot" in hand
      And Alice has {2}{B} in the mana pool
      And Bob has "Mons's Goblin Raiders" in hand
      When Alice casts "Mind Rot" targeting Bob and it resolves
      Then "Mons's Goblin Raiders" is in Bob's graveyard

    Scenario: Of a library with two cards two are exiled, not three
      Given the card "Act on Impulse" is a "Sorcery" that costs {2}{R}:
        """
        Exile the top three cards of your library. Until end of turn, you may play those cards.
        """
      And Alice's library has two cards
      And Alice has "Act on Impulse" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Act on Impulse" and it resolves
      Then Alice has no cards in library
      And Alice is still in the game

    Scenario: Of two players who sacrifice two creatures each, one has a single creature
      Given the card "Barter in Blood" is a "Sorcery" that costs {2}{B}{B}:
        """
        Each player sacrifices two creatures of their choice.
        """
      And Alice has "Barter in Blood" in hand
      And Alice controls a 1/1 creature "Muck Rats"
      And Bob controls a 2/2 creature "Bear Cub" and a 1/1 creature "Willow Elf"
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Barter in Blood" and it resolves
      Then "Muck Rats" is in Alice's graveyard
      And "Bear Cub" and "Willow Elf" are in Bob's graveyard

  @CR-609.4
  Rule: 609.4 As though

    Background:
      Given these cards:
        | name   | type        | cost | text                                                                                                                        |
        | Orrery | Artifact    |      | You may cast spells as though they had flash.                                                                               |
        | Rise   | Sorcery     | {0}  | You gain 3 life.                                                                                                            |
        | Lens   | Enchantment |      | Whenever you cast a spell with flash, you lose 10 life.                                                                     |
        | Crucible of Worlds | Artifact | {3} | You may play lands from your graveyard. |
        | Graves | Enchantment |      | You may play lands and cast spells from other players' graveyards as though those cards were in your graveyard.             |
        | Census | Sorcery     | {0}  | You gain X life, where X is the number of cards in your graveyard.                                                          |

    Scenario: A sorcery that is cast as though it had flash does not have it
      Given it is Bob's upkeep
      And Alice controls "Orrery" and "Lens"
      And Alice has "Rise" in hand
      When Alice casts "Rise"
      Then the stack, from the top, is "Rise"
      When all players pass
      Then Alice has 23 life

    Scenario: A card in another's graveyard may be played as though it were in one's own, and counts there for nothing else
      Given Alice controls "Graves" and "Crucible of Worlds"
      And Bob has "Think Twice" and "Forest" in the graveyard
      And Alice has "Census" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Census" and it resolves
      Then Alice has 20 life
      When Alice casts "Think Twice" using "flashback" and it resolves
      And Alice plays "Forest"
      Then Alice has 1 card in hand
      And Alice controls "Forest"

    Scenario: A creature that attacks as though it had haste can't do anything else as though it had it
      Given these cards:
        | name  | type             | cost | size | text                                                    |
        | Fever | Enchantment      |      |      | Creatures you control can attack as though they had haste. |
        | Elf   | Creature — Elf   | {0}  | 1/1  | {T}: Add {G}.                                           |
      And Alice controls "Fever"
      And Alice has "Elf" in hand
      When Alice casts "Elf" and it resolves
      Then "Elf" doesn't have haste
      And Alice can't activate "Elf", by 602.5a
      And Alice can attack Bob with "Elf"

    Scenario: Abilities activated as though creatures had haste don't let them attack
      Given these cards:
        | name                 | type                 | cost | size | text                                                                                                                        |
        | Thousand-Year Elixir | Artifact             | {3}  |      | You may activate abilities of creatures you control as though those creatures had haste. / {1}, {T}: Untap target creature. |
        | Fyndhorn Elves       | Creature — Elf Druid | {G}  | 1/1  | {T}: Add {G}.                                                                                                               |
      And Alice controls "Thousand-Year Elixir"
      And Alice has "Fyndhorn Elves" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Fyndhorn Elves" and it resolves
      Then Alice can activate "Fyndhorn Elves"
      And Alice can't attack Bob with "Fyndhorn Elves", by 302.6

    Scenario: A creature that blocks as though it had shadow has none as it is blocked, or as it blocks another
      Given the card "Heartwood Dryad" is a "Creature — Dryad" that costs {1}{G} of size 2/1
        """
        This creature can block creatures with shadow as though it had shadow.
        """
      And the card "Dauthi Horror" is a "Creature — Dauthi Horror" that costs {1}{B} of size 2/1
        """
        Shadow
        This creature can't be blocked by white creatures.
        """
      And Alice controls "Heartwood Dryad" (first) and "Heartwood Dryad" (second)
      And Bob controls "Dauthi Horror" and "Grizzly Bears"
      When Alice attacks with "Heartwood Dryad" (first)
      Then Bob can't block "Heartwood Dryad" (first) with "Dauthi Horror", by 702.28b
      When Bob declares no blockers
      And the game goes on to Bob's precombat main phase
      And Bob attacks with "Dauthi Horror" and "Grizzly Bears"
      Then Alice can block "Grizzly Bears" with "Heartwood Dryad" (second)
      And Alice can block "Dauthi Horror" with "Heartwood Dryad" (second)

    Scenario: What is targeted as though it didn't have hexproof has shroud all the same
      Given the card "Glaring Spotlight" is an "Artifact" that costs {1}
        """
        Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.
        {3}, Sacrifice this artifact: Creatures you control gain hexproof until end of turn and can't be blocked this turn.
        """
      And the card "Gladecover Scout" is a "Creature — Elf Scout" that costs {G} of size 1/1
        """
        Hexproof
        """
      And the card "Lightning Greaves" is an "Artifact — Equipment" that costs {2}
        """
        Equipped creature has haste and shroud.
        Equip {0}
        """
      And Alice controls "Glaring Spotlight"
      And Bob controls "Gladecover Scout" (first) and "Gladecover Scout" (second)
      And Bob controls "Lightning Greaves" attached to "Gladecover Scout" (first)
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      Then Alice can't cast "Shock" targeting "Gladecover Scout" (first)
      When Alice casts "Shock" targeting "Gladecover Scout" (second) and it resolves
      Then "Gladecover Scout" (second) is in Bob's graveyard

    Scenario: A defender that may attack is a defender still
      Given the card "Lesser Charge" is an "Instant" that costs {0}
        """
        Target creature can attack this turn as though it didn't have defender.
        """
      And Alice controls a 2/2 creature "Wall" with defender
      And Alice controls a 2/2 creature "Fence" with defender
      And Alice has "Lesser Charge" in hand
      When Alice casts "Lesser Charge" targeting "Wall" and it resolves
      Then "Wall" has defender
      And Alice can attack Bob with "Wall"
      And Alice can't attack Bob with "Fence", by 702.3b

    Scenario Outline: What can block <as though> blocks the <attacker>
      Given the card "Guard" is a "Creature — Human" of size 1/3:
        """
        This creature can block <as though>.
        """
      And Alice controls a 2/2 creature "Bird" with flying, a 2/2 creature "Shade" with shadow and a 2/2 creature "Ox"
      And Bob controls a tapped "Guard" (tapped)
      And Bob controls "Guard" (fresh)
      When Alice attacks Bob with "<attacker>"
      Then Bob can block "<attacker>" with "Guard" (<guard>)
      But Bob can't block "<attacker>" with "Guard" (<other>), by <by>

      Examples:
        | as though                                                   | attacker | guard | other  | by     |
        | as though it had reach                                      | Bird     | fresh | tapped | 509.1a |
        | creatures with shadow as though they didn't have shadow     | Shade    | fresh | tapped | 509.1a |

    Scenario: A tapped creature that can block as though it were untapped stays tapped
      Given the card "Guard" is a "Creature — Human" of size 1/3:
        """
        This creature can block as though it were untapped.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a tapped "Guard"
      And Bob controls a tapped 1/1 creature "Imp"
      When Alice attacks Bob with "Ox"
      Then Bob can't block "Ox" with "Imp", by 509.1a
      When Bob blocks "Ox" with "Guard"
      Then "Guard" is tapped

    Scenario Outline: An attacker with <keyword> that can be blocked as though it had none has it still
      Given the card "Net" is an "Enchantment":
        """
        Creatures with <keyword> can be blocked as though they didn't have <keyword>.
        """
      And the card "Lesser Raze" is an "Instant" that costs {0}:
        """
        Destroy target enchantment.
        """
      And Bob controls a 1/1 creature "Imp", "Island" and "Net"
      And Alice controls a 2/2 creature "Diver" with <keyword>
      And Alice has "Lesser Raze" in hand
      When Alice attacks Bob with "Diver"
      Then "Diver" has <keyword>
      And Bob can block "Diver" with "Imp"
      When Alice casts "Lesser Raze" targeting "Net" and it resolves
      Then Bob can't block "Diver" with "Imp", by <by>

      Examples:
        | keyword    | by      |
        | islandwalk | 702.14c |
        | flying     | 702.9b  |

    Scenario: What can be targeted as though it had no hexproof can be so by one player alone
      Given these cards:
        | name  | type     | cost | text                                                                                                                                        |
        | Light | Artifact |      | Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.   |
        | Sting | Instant  | {0}  | Sting deals 2 damage to any target.                                                                                                         |
      And the players are Alice, Bob and Carol
      And Alice controls "Light"
      And Bob controls a 3/3 creature "Slug" with hexproof
      And Alice has "Sting" (hers) in hand
      And Carol has "Sting" in hand
      Then Alice can cast "Sting" (hers) targeting "Slug"
      And Carol can't cast "Sting" targeting "Slug", by 601.2c

    Scenario: For a turn, the permanents of one player
      Given these cards:
        | name  | type    | cost | text                                                                                                                                          |
        | Light | Instant | {0}  | Permanents target opponent controls can be the targets of spells and abilities you control this turn as though they didn't have hexproof.      |
        | Sting | Instant | {0}  | Sting deals 2 damage to any target.                                                                                                           |
      And the players are Alice, Bob and Carol
      And Bob controls a 3/3 creature "Slug" with hexproof
      And Carol controls a 3/3 creature "Snail" with hexproof
      And Alice has "Light" and "Sting" in hand
      Then Alice can't cast "Sting" targeting "Slug"
      When Alice casts "Light" targeting Bob and it resolves
      Then Alice can cast "Sting" targeting "Slug"
      And Alice can't cast "Sting" targeting "Snail"

    Scenario: A tapped creature blocks as though it were untapped, and does not attack so
      Given the card "Masako the Humorless" is a "Legendary Creature — Human Advisor" that costs {2}{W} of size 2/1:
        """
        Flash
        Tapped creatures you control can block as though they were untapped.
        """
      And Bob controls "Masako the Humorless" and a tapped "Hill Giant"
      And Alice controls "Centaur Courser"
      When Alice attacks Bob with "Centaur Courser"
      And Bob blocks "Centaur Courser" with "Hill Giant"
      Then "Hill Giant" is blocking "Centaur Courser"
      When the game goes on to Bob's beginning of combat
      Then Bob can't attack Alice with "Hill Giant", by 508.1a
      And Bob can attack Alice with "Masako the Humorless"

    Scenario: A tapped creature attacks as though it were untapped, and does not block so
      Given the card "Restless Drum" is an "Artifact":
        """
        Tapped creatures you control can attack as though they were untapped.
        """
      And Alice controls "Restless Drum" and a tapped "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob
      When the game goes on to Bob's precombat main phase
      And Bob attacks Alice with "Grizzly Bears"
      Then Alice can't block "Grizzly Bears" with "Hill Giant", by 509.1a

  @CR-609.4a
  Rule: 609.4a Two effects, each as though something were so

    Background:
      Given these cards:
        | name             | type    | cost      | text                                                                   |
        | Call of the Herd | Sorcery | {2}{G}    | Create a 3/3 green Elephant creature token. / Flashback {3}{G}         |
        | Cleanse          | Sorcery | {2}{W}{W} | Destroy all black creatures.                                           |
      And Alice has "Shaman's Trance" in hand
      And Alice has {R}{R}{R}{3}{G} in the mana pool
      And it is Bob's upkeep

    @example-1
    Example: A sorcery with flashback in another's graveyard, as though it were in one's own and as though it had flash
      Given Alice controls "Vedalken Orrery"
      And Bob has "Call of the Herd" in the graveyard
      When Alice casts "Shaman's Trance" and it resolves
      And Alice casts "Call of the Herd" using "flashback" and it resolves
      Then Alice controls one Elephant
      And "Call of the Herd" is in exile

    Scenario: One of the two is not enough, and a card without flashback is not cast at all
      Given Alice controls "Vedalken Orrery"
      And Alice has {2}{W}{W}{3}{G}{R}{R}{R} in the mana pool
      And Bob has "Cleanse" and "Call of the Herd" in the graveyard
      Then Alice can't cast "Call of the Herd" using "flashback"
      When Alice casts "Shaman's Trance" and it resolves
      And Alice casts "Call of the Herd" using "flashback" and it resolves
      Then Alice controls one Elephant
      And Alice can't cast "Cleanse"

  @CR-609.4a
  Rule: 609.4a Lands of others' graveyards

    Scenario: Another player's land is played where one's own would be, with Crucible of Worlds and not without it
      Given the card "Crucible of Worlds" is an "Artifact" that costs {3}
        """
        You may play lands from your graveyard.
        """
      And Alice has "Shaman's Trance" and "Crucible of Worlds" in hand
      And Alice has {2}{R}{3} in the mana pool
      And Bob has "Forest" in the graveyard
      When Alice casts "Shaman's Trance" and it resolves
      Then Alice can't play "Forest"
      When Alice casts "Crucible of Worlds" and it resolves
      And Alice plays "Forest"
      Then Alice controls "Forest"

  @CR-609.4b
  Rule: 609.4b Mana spent as though it were other mana

    Background:
      Given these cards:
        | name          | type     | cost | text                                                    |
        | Prism         | Artifact |      | You may spend mana as though it were mana of any color. |
        | Lesser Sprout | Sorcery  | {G}  | You gain 3 life.                                        |
        | Wastes Call   | Sorcery  | {C}  | You gain 5 life.                                        |

    Scenario: Red mana pays for green; what is left is red still, of no other type, and no cost is lower
      Given the card "Chromatic Orrery" is a "Legendary Artifact" that costs {7}:
        """
        You may spend mana as though it were mana of any color.
        {T}: Add {C}{C}{C}{C}{C}.
        {5}, {T}: Draw a card for each color among permanents you control.
        """
      And the card "Eldritch Immunity" is a "Kindred Instant — Eldrazi" that costs {C}:
        """
        Target creature you control gains protection from each color until end of turn.
        Overload {4}{C}
        """
      And Alice controls a tapped "Chromatic Orrery" and "Hill Giant"
      And Alice has "Giant Growth", "Grizzly Bears" and "Eldritch Immunity" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Giant Growth" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 6/6
      And Alice has {R} in the mana pool
      And Alice can't cast "Eldritch Immunity" targeting "Hill Giant"
      And Alice can't cast "Grizzly Bears"

    Scenario: The effect is gone with its permanent
      Given Alice has "Lesser Sprout" and "Wastes Call" in hand
      And Alice controls "Prism"
      And the card "Lesser Shatter" is an "Instant" that costs {G}
        """
        Destroy target artifact.
        """
      And Alice has "Lesser Shatter" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Lesser Shatter" targeting "Prism" and it resolves
      Then Alice can't cast "Lesser Sprout"

    Scenario: Where it is for creature spells, other spells, abilities and payments are paid as ever
      Given these cards:
        | name         | type                 | cost   | size | text                                                                                              |
        | Lesser Prism | Artifact             |        |      | You may spend mana as though it were mana of any color to cast creature spells.                   |
        | Cantor       | Creature — Cleric    |        | 1/1  | {G}: You gain 1 life.                                                                             |
        | Keeper       | Creature — Cleric    |        | 1/1  | Whenever a creature you control enters, you may pay {G}. If you do, you gain 2 life.              |
      And Alice controls "Lesser Prism", "Cantor" and "Keeper"
      And Alice has "Lesser Sprout" and "Runeclaw Bear" in hand
      And Alice has {R}{R}{R} in the mana pool
      Then Alice can't cast "Lesser Sprout"
      And Alice can't activate "Cantor"
      When Alice casts "Runeclaw Bear" and it resolves
      And all players pass
      Then Alice is asked nothing
      And "Runeclaw Bear" is on the battlefield
      And Alice has {R} in the mana pool

    Scenario: Where it is for anything, what is paid as an ability resolves is paid so as well
      Given these cards:
        | name   | type              | cost | size | text                                                                                 |
        | Keeper | Creature — Cleric |      | 1/1  | Whenever a creature you control enters, you may pay {G}. If you do, you gain 2 life. |
      And Alice controls "Prism" and "Keeper"
      And Alice has "Ornithopter" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Ornithopter" and it resolves
      And all players pass
      And Alice says yes
      Then Alice has 22 life
      And Alice has no mana

    Scenario: Where it is for blue mana, red mana is red
      Given the card "Lesser Prism" is an "Artifact":
        """
        You may spend blue mana as though it were mana of any color.
        """
      And Alice controls "Lesser Prism"
      And Alice has "Lesser Sprout" (first) and "Lesser Sprout" (second) in hand
      And Alice has {U}{R} in the mana pool
      When Alice casts "Lesser Sprout" (first) and it resolves
      Then Alice has 23 life
      And Alice has {R} in the mana pool
      And Alice can't cast "Lesser Sprout" (second)

  @CR-609.5
  Rule: 609.5 A tie is settled by the text

    Background:
      Given these cards:
        | name          | type        | cost | text                                                                                                                                                                                                                                                          |
        | Drop of Honey | Enchantment | {G}  | At the beginning of your upkeep, destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for least power, you choose one of them. / When there are no creatures on the battlefield, sacrifice this enchantment. |
      And Alice controls "Drop of Honey", "Muck Rats" and "Raging Bull"
      And Bob controls "Seagraf Skaab"
      And it is Bob's end step

    Scenario Outline: Of two that are tied the player chooses one, as the text says: <one>
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice chooses "<one>"
      Then "<one>" is in <whose> graveyard
      And "<other>" and "Raging Bull" are on the battlefield

      Examples:
        | one           | other         | whose   |
        | Muck Rats     | Seagraf Skaab | Alice's |
        | Seagraf Skaab | Muck Rats     | Bob's   |

    Scenario: Where the greatest is meant, the least are left alone
      Given the card "Nettle" is a "Sorcery" that costs {0}
        """
        Destroy the creature with the greatest power. If two or more creatures are tied for greatest power, you choose one of them.
        """
      And Alice has "Nettle" in hand
      And it is Alice's precombat main
      When Alice casts "Nettle" and it resolves
      Then "Raging Bull" is in Alice's graveyard
      And "Muck Rats" and "Seagraf Skaab" are on the battlefield

    Scenario: With no tie there is nothing to choose
      Given Alice has "Brute Strength" in hand
      And Alice controls "Mountain" (1) and "Mountain" (2)
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Brute Strength" targeting "Muck Rats" and it resolves
      And all players pass
      Then "Seagraf Skaab" is in Bob's graveyard
      And "Muck Rats" and "Raging Bull" are on the battlefield

  @CR-609.7
  Rule: 609.7 Damage from a source

    Background:
      Given these cards:
        | name   | type    | cost | color | text                                                                                               |
        | Sting  | Instant | {0}  | red   | Sting deals 2 damage to any target.                                                                |
        | Frost  | Instant | {0}  | blue  | Frost deals 2 damage to any target.                                                                |
        | Circle | Instant | {0}  | white | The next time a red source of your choice would deal damage to you this turn, prevent that damage. |

    Scenario: One of several red sources is chosen, and damage from that one is prevented
      Given Alice has "Circle" in hand
      And Bob has "Sting" (first), "Sting" (second) and "Frost" in hand
      When Bob casts "Frost" targeting Alice
      And Bob casts "Sting" (first) targeting Alice
      And Bob casts "Sting" (second) targeting Alice
      And Alice casts "Circle"
      And all players pass
      Then Alice is asked to choose one from "Sting" (first) and "Sting" (second)
      When Alice chooses "Sting" (first)
      And all players pass
      Then Alice has 18 life
      When all players pass
      Then Alice has 18 life
      When all players pass
      Then Alice has 16 life

    Scenario: One is chosen whose damage is dealt to its controller instead; damage from others is not
      Given the card "Reflect Damage" is an "Instant" that costs {3}{R}{W}:
        """
        The next time a source of your choice would deal damage this turn, that damage is dealt to that source's controller instead.
        """
      And Alice has "Reflect Damage" in hand
      And Bob has "Shock" and "Tarfire" in hand
      And Bob has {R}{R} in the mana pool
      And Alice has {3}{W}{R} in the mana pool
      When Bob casts "Tarfire" targeting Alice
      And Bob casts "Shock" targeting Alice
      And Alice casts "Reflect Damage"
      And all players pass
      And Alice chooses "Tarfire"
      And all players pass
      Then Alice has 18 life
      When all players pass
      Then Alice has 18 life
      And Bob has 18 life

  @CR-609.7a
  Rule: 609.7a What may be chosen as a source

    Background:
      Given the card "Pinger" is a "Creature — Wizard" that costs {0} of size 2/1:
        """
        {0}: This creature deals 1 damage to any target.
        """
      And Alice has "Invulnerability" in hand

    Scenario: Any permanent, spell, or face-up object in the command zone, able to deal damage or not
      Given Alice controls a land "Bayou"
      And Bob controls "Valakut Invoker"
      And Bob has "Whitesun's Passage" in hand
      And Bob has a 2/2 legendary creature card "Black Widow, Natasha Romanoff" in the command zone
      And Bob has a 2/2 creature card "Bear Cub" in the graveyard
      And Alice has {1}{W} in the mana pool
      And Bob has {1}{W} in the mana pool
      When Bob casts "Whitesun's Passage"
      And Alice casts "Invulnerability"
      And all players pass
      Then Alice is asked to choose one from "Bayou", "Valakut Invoker", "Whitesun's Passage", "Invulnerability" and "Black Widow, Natasha Romanoff"
      When Alice chooses "Bayou"
      Then "Invulnerability" is in Alice's graveyard

    Scenario: What a spell on the stack refers to may be chosen, be it a card in a graveyard
      Given Bob controls "Valakut Invoker"
      And Bob has "Raise Dead" in hand
      And Bob has a 2/2 creature card "Bear Cub" and a 2/2 creature card "Runeclaw Bear" in the graveyard
      And it is Bob's precombat main
      And Alice has {1}{W} in the mana pool
      And Bob has {B} in the mana pool
      When Bob casts "Raise Dead" targeting "Bear Cub"
      And Alice casts "Invulnerability"
      And all players pass
      Then Alice is asked to choose one from "Valakut Invoker", "Raise Dead", "Invulnerability" and "Bear Cub"
      When Alice chooses "Bear Cub"
      Then "Invulnerability" is in Alice's graveyard

    Scenario: Where no source has the quality none is chosen, and where one has it that one is
      Given the card "Circle of Protection: Red" is an "Enchantment" that costs {1}{W}
        """
        {1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.
        """
      And Alice controls "Circle of Protection: Red"
      And Bob controls "Grizzly Bears"
      And Bob has "Shock" (first) and "Shock" (second) in hand
      And Bob has {R}{R} in the mana pool
      And Alice has {2} in the mana pool
      When Alice activates "Circle of Protection: Red" and it resolves
      Then Alice is asked nothing
      When Alice passes
      And Bob casts "Shock" (first) targeting Alice and it resolves
      Then Alice has 18 life
      When Alice passes
      And Bob casts "Shock" (second) targeting Alice
      And Bob passes
      And Alice activates "Circle of Protection: Red" and it resolves
      And all players pass
      Then Alice has 18 life

    Scenario: A creature that has left, whose ability waits on the stack
      Given Bob controls "Valakut Invoker"
      And Alice has "Murder" in hand
      And Alice has {2}{W}{B}{B} in the mana pool
      And Bob has {8} in the mana pool
      When Bob activates "Valakut Invoker" targeting Alice
      And Alice casts "Murder" targeting "Valakut Invoker" and it resolves
      And Alice casts "Invulnerability"
      And all players pass
      And Alice chooses "Valakut Invoker"
      And all players pass
      Then Alice has 20 life
      And "Valakut Invoker" is in Bob's graveyard

    Scenario: A creature spell and what it becomes are one source
      Given Bob has "Valakut Invoker" in hand
      And it is Bob's precombat main
      And Alice has {1}{W} in the mana pool
      And Bob has {18}{R} in the mana pool
      When Bob casts "Valakut Invoker"
      And Alice casts "Invulnerability"
      And all players pass
      And Alice chooses "Valakut Invoker"
      And all players pass
      And Bob activates "Valakut Invoker" targeting Alice and it resolves
      Then Alice has 20 life
      When Bob activates "Valakut Invoker" targeting Alice and it resolves
      Then Alice has 17 life

    Scenario: The next damage from a permanent may be combat damage
      Given Bob controls "Valakut Invoker" and a 3/3 creature "Watchwolf"
      And it is Bob's beginning of combat
      And Alice has {1}{W} in the mana pool
      When Alice casts "Invulnerability"
      And all players pass
      And Alice chooses "Valakut Invoker"
      And Bob attacks Alice with "Valakut Invoker" and "Watchwolf"
      And the game goes on to Bob's end of combat
      Then Alice has 17 life

    Scenario Outline: An object that has left, if something that waits still refers to it: <what>
      Given the card "Charm" is an "Instant" that costs {0}:
        """
        <text>
        """
      And Bob controls "Pinger" and a land "Hill"
      And Alice has "Murder" and "Charm" in hand
      And Alice has {2}{W}{B}{B} in the mana pool
      When Alice casts "Charm" targeting "Pinger" and it resolves
      And Alice casts "Murder" targeting "Pinger" and it resolves
      And Alice casts "Invulnerability"
      And all players pass
      Then Alice is asked to choose one from <offered>
      When Alice chooses "Hill"
      Then "Invulnerability" is in Alice's graveyard

      Examples:
        | what                 | text                                                                                                       | offered                                         |
        | a prevention effect  | Prevent the next 3 damage that would be dealt to target creature this turn.                                | "Hill", "Pinger" and "Invulnerability"          |
        | a replacement effect | If target creature would be sacrificed this turn, you gain 1 life instead.                                 | "Hill", "Pinger" and "Invulnerability"          |
        | a delayed trigger    | Target creature gets +1/+1 until end of turn. Destroy that creature at the beginning of the next end step. | "Hill", "Pinger", "Charm" and "Invulnerability" |
        | nothing              | Target creature gets +1/+1 until end of turn.                                                              | "Hill" and "Invulnerability"                    |

  @CR-609.7b
  Rule: 609.7b A chosen source that is no longer what was asked for

    Scenario: Damage from what is not red any more is dealt, and the shield stays
      Given these cards:
        | name                       | type                        | cost   | size | text                                                                                                                                     |
        | Circle of Protection: Red  | Enchantment                 | {1}{W} |      | {1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.                                    |
        | Cinder Pyromancer          | Creature — Elemental Shaman | {2}{R} | 0/1  | {T}: This creature deals 1 damage to target player or planeswalker. / Whenever you cast a red spell, you may untap this creature.         |
        | Thoughtlace                | Instant                     | {U}    |      | Target spell or permanent becomes blue.                                                                                                   |
        | Chaoslace                  | Instant                     | {R}    |      | Target spell or permanent becomes red.                                                                                                    |
      And Alice controls "Circle of Protection: Red"
      And Alice has {1} in the mana pool
      And Bob controls "Cinder Pyromancer"
      And Bob has "Thoughtlace" and "Chaoslace" in hand
      And Bob has {U}{R} in the mana pool
      When Alice activates "Circle of Protection: Red" and it resolves
      And Bob casts "Thoughtlace" targeting "Cinder Pyromancer" and it resolves
      And Bob activates "Cinder Pyromancer" targeting Alice and it resolves
      Then Alice has 19 life
      When Bob casts "Chaoslace" targeting "Cinder Pyromancer"
      And all players pass
      And Bob says yes
      And all players pass
      And Bob activates "Cinder Pyromancer" targeting Alice and it resolves
      Then Alice has 19 life

  @CR-609.7c
  Rule: 609.7c Static abilities against sources of a kind

    Background:
      Given these cards:
        | name          | type        | cost   | text                                                                        |
        | Psionic Blast | Instant     | {2}{U} | Psionic Blast deals 4 damage to any target and 2 damage to you.             |
        | Sphere of Law | Enchantment | {3}{W} | If a red source would deal damage to you, prevent 2 of that damage.         |
      And Alice controls "Sphere of Law"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And Bob controls "Viashino Fangtail" and "Prodigal Sorcerer"
      And Bob has "Shock" and "Psionic Blast" in hand
      And Bob has {R}{2}{U} in the mana pool

    Scenario Outline: <source> deals <life> damage
      When Bob <deed> targeting Alice and it resolves
      Then Alice has <left> life

      Examples:
        | source           | deed                          | life | left |
        | A red permanent  | activates "Viashino Fangtail" | no   | 20   |
        | A blue permanent | activates "Prodigal Sorcerer" | its  | 19   |
        | A red spell      | casts "Shock"                 | no   | 20   |
        | A blue spell     | casts "Psionic Blast"         | its  | 16   |

    Scenario: A red creature that has left the battlefield is still a red source
      When Bob activates "Viashino Fangtail" targeting Alice
      And Alice casts "Murder" targeting "Viashino Fangtail" and it resolves
      And all players pass
      Then Alice has 20 life
      And "Viashino Fangtail" is in Bob's graveyard

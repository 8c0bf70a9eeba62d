Feature: 115. Targets

  Background:
    Given these cards:
      | name            | type                                | cost   | size | text                                                                        |
      | Forked Bolt     | Sorcery                             | {R}    |      | This spell deals 2 damage divided as you choose among one or two targets.   |
      | Redirect        | Instant                             | {U}{U} |      | You may choose new targets for target spell.                                |
      | Deflection      | Instant                             | {3}{U} |      | Change the target of target spell with a single target.                     |
      | Spellskite      | Artifact Creature — Phyrexian Horror | {2}   | 0/4  | {U/P}: Change a target of target spell or ability to this creature.         |
      | Llanowar Elves  | Creature — Elf Druid                | {G}    | 1/1  | {T}: Add {G}.                                                               |
    And it is Bob's precombat main

  @CR-115.7a
  Rule: 115.7a All targets are changed to other legal targets, or none is

    Scenario: A spell that would kill one creature kills another
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Murder" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Murder" and it resolves
      And all players pass
      Then "Llanowar Elves" is in Alice's graveyard
      And Alice controls "Runeclaw Bear"

    Scenario: Where no other creature can be its target, the spell keeps the one it has
      Given Alice controls "Runeclaw Bear"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Murder" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Murder" and it resolves
      And all players pass
      Then "Runeclaw Bear" is in Alice's graveyard

    Scenario: What becomes a target only now has become the target of a spell
      Given the card "Phantasmal Bear" is a "Creature — Bear Illusion" that costs {U} of size 2/2
        """
        When this creature becomes the target of a spell or ability, sacrifice it.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Phantasmal Bear"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Shock" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Shock" and it resolves
      And Alice chooses "Phantasmal Bear"
      Then the stack, from the top, is ability of "Phantasmal Bear" and "Shock"
      When all players pass
      Then "Phantasmal Bear" is in Bob's graveyard
      And "Shock" is on the stack

    Scenario: A spell with two targets is none that has a single one
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" and "Shock" in hand
      And Bob has {1}{R}{R} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      Then Alice can't cast "Deflection" targeting "Arc Trail"
      When Bob casts "Shock" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Shock" and it resolves
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 18 life

  @CR-115.7b
  Rule: 115.7b One target alone is changed

    Scenario: A creature takes the place of one of two targets
      Given Alice controls "Spellskite", "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice activates "Spellskite" targeting "Arc Trail"
      And Alice chooses "2 life"
      And all players pass
      Then Alice is asked to choose one from "Runeclaw Bear" and "Llanowar Elves"
      When Alice chooses "Runeclaw Bear"
      And all players pass
      Then "Spellskite" has 2 damage marked
      And "Runeclaw Bear" has 0 damage marked
      And "Llanowar Elves" is in Alice's graveyard

    Scenario: It can't take the place where it is no legal target
      Given the card "Terror" is an "Instant" that costs {1}{B}
        """
        Destroy target nonartifact, nonblack creature. It can't be regenerated.
        """
      And Alice controls "Spellskite" and "Runeclaw Bear"
      And Bob has "Terror" in hand
      And Bob has {1}{B} in the mana pool
      When Bob casts "Terror" targeting "Runeclaw Bear"
      And Alice activates "Spellskite" targeting "Terror"
      And Alice chooses "2 life"
      And all players pass
      And all players pass
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice controls "Spellskite"

  @CR-115.7d
  Rule: 115.7d New targets may be chosen for any of them, or for none

    Scenario: One of two targets is changed, and the other stays
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Arc Trail" and it resolves
      And Alice says yes
      And Alice chooses "Bob"
      And Alice chooses "Llanowar Elves"
      And all players pass
      Then Bob has 18 life
      And "Llanowar Elves" is in Alice's graveyard
      And "Runeclaw Bear" has 0 damage marked

    Scenario: The two targets change places
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Arc Trail" and it resolves
      And Alice says yes
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Runeclaw Bear"
      And all players pass
      Then "Runeclaw Bear" has 1 damage marked
      And "Llanowar Elves" is in Alice's graveyard

  @CR-115.7f
  Rule: 115.7f What was divided stays divided as it was

    Scenario: The new target is dealt what the old one would have been
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Forked Bolt" in hand
      And Bob has {R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Forked Bolt" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Forked Bolt" and it resolves
      And Alice says yes
      And Alice chooses "Runeclaw Bear" and "Bob"
      And all players pass
      Then Bob has 19 life
      And "Runeclaw Bear" has 1 damage marked
      And Alice controls "Llanowar Elves"

  @CR-115.1
  Rule: 115.1 Targets are named as it is put on the stack

    Scenario: A spell that was aimed at one creature has no use for another one that comes later
      Given Bob controls "Runeclaw Bear"
      And Alice controls "Llanowar Elves"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Llanowar Elves"
      Then Bob is asked nothing
      When all players pass
      Then "Llanowar Elves" is in Alice's graveyard
      And Bob controls "Runeclaw Bear"

  @CR-115.1a
  Rule: 115.1a A spell is aimed by its own instructions

    Background:
      Given the card "Dirge of Dread" is a "Sorcery" that costs {2}{B}:
        """
        All creatures gain fear until end of turn.
        Cycling {1}{B}
        When you cycle this card, you may have target creature gain fear until end of turn.
        """

    @example-1
    Example: The triggered ability of a sorcery card is targeted, and the spell is not
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Dirge of Dread" (first) and "Dirge of Dread" (second) in hand
      And Bob has {2}{B}{1}{B} in the mana pool
      When Bob activates "Dirge of Dread" (first)
      And Bob chooses "Runeclaw Bear"
      And all players pass
      And Bob says yes
      Then "Runeclaw Bear" has fear
      And "Llanowar Elves" doesn't have fear
      When all players pass
      And Bob casts "Dirge of Dread" (second)
      Then Bob is asked nothing
      When all players pass
      Then "Llanowar Elves" has fear

  @CR-115.1b
  Rule: 115.1b Aura spells are targeted, Auras aren't

    Scenario: An Aura can't be cast on what may not be a target, but stays on it
      Given the card "Mage's Guile" is an "Instant" that costs {1}{U}:
        """
        Target creature gains shroud until end of turn.
        Cycling {U}
        """
      And Bob controls "Runeclaw Bear"
      And Bob has "Holy Strength" (first), "Holy Strength" (second) and "Mage's Guile" in hand
      And Bob has {W}{W}{1}{U} in the mana pool
      When Bob casts "Holy Strength" (first) targeting "Runeclaw Bear" and it resolves
      And Bob casts "Mage's Guile" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is 3/4
      And Bob can't cast "Holy Strength" (second) targeting "Runeclaw Bear"

  @CR-115.1c
  Rule: 115.1c Activated abilities are aimed as they are activated

    Scenario: An ability that names a target has one, and can't be activated without
      Given Alice controls "Llanowar Elves"
      And Bob controls "Prodigal Sorcerer"
      Then Bob can't activate "Prodigal Sorcerer"
      When Bob activates "Prodigal Sorcerer" targeting "Llanowar Elves" and it resolves
      Then "Llanowar Elves" is in Alice's graveyard

  @CR-115.1d
  Rule: 115.1d Triggered abilities are aimed as they are put on the stack

    Scenario: The creature is chosen before the ability waits on the stack
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Flametongue Kavu" in hand
      And Bob has {3}{R} in the mana pool
      When Bob casts "Flametongue Kavu" and it resolves
      And Bob chooses "Runeclaw Bear"
      Then the stack, from the top, is ability of "Flametongue Kavu"
      When all players pass
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice controls "Llanowar Elves"

  @CR-115.2
  Rule: 115.2 A target is a permanent, unless the text looks elsewhere

    Scenario: A creature card in a graveyard is no creature to be destroyed, but a card to be returned
      Given Alice controls "Llanowar Elves"
      And Bob has "Runeclaw Bear" in the graveyard
      And Bob has "Murder" and "Raise Dead" in hand
      And Bob has {1}{B}{B}{B} in the mana pool
      Then Bob can't cast "Murder" targeting "Runeclaw Bear", by 115.2
      And Bob can't cast "Raise Dead" targeting "Llanowar Elves"
      When Bob casts "Raise Dead" targeting "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is in Bob's hand

  @CR-115.3
  Rule: 115.3 Once for each instance of the word

    Scenario: Two targets of one word are two
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Forked Bolt" in hand
      And Bob has {R} in the mana pool
      Then Bob can't cast "Forked Bolt" targeting "Runeclaw Bear" and "Runeclaw Bear", by 115.3
      When Bob casts "Forked Bolt" targeting "Runeclaw Bear" and "Llanowar Elves" and it resolves
      Then "Runeclaw Bear" has 1 damage marked

    Scenario: One creature can be chosen for two instances of the word
      Given the card "Two Knives" is a "Sorcery" that costs {B}
        """
        Target creature gets -1/-0 until end of turn. Target creature gets -0/-1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob has "Two Knives" in hand
      And Bob has {B} in the mana pool
      When Bob casts "Two Knives" targeting "Runeclaw Bear" and "Runeclaw Bear" and it resolves
      Then "Runeclaw Bear" is 1/1

  @CR-115.5
  Rule: 115.5 Nothing on the stack targets itself

    Scenario: Nobody counters a spell with itself
      Given Alice has "Counterspell" in hand
      And Alice has {U}{U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice
      Then Alice can't cast "Counterspell" targeting "Counterspell", by 115.5
      When Alice casts "Counterspell" targeting "Shock" and it resolves
      Then "Shock" is in Bob's graveyard

    Scenario: A spell that gets another target doesn't get itself
      Given Alice has "Counterspell" in hand
      And Alice has {U}{U} in the mana pool
      And Bob has "Shock" and "Deflection" in hand
      And Bob has {R}{3}{U} in the mana pool
      When Bob casts "Shock" targeting Alice
      And Alice casts "Counterspell" targeting "Shock"
      And Bob casts "Deflection" targeting "Counterspell" and it resolves
      Then Bob is asked nothing
      When all players pass
      And all players pass
      Then Alice has 18 life

  @CR-115.7
  Rule: 115.7 A spell may get another target

    Scenario: An effect that says so gives it another one
      Given Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Shock" targeting Alice
      And Alice casts "Redirect" targeting "Shock" and it resolves
      And Alice says yes
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 18 life
      And Alice has 20 life

  @CR-115.7c
  Rule: 115.7c As many targets as one likes

    Background:
      Given these cards:
        | name                    | type             | cost   | text                                                                                      |
        | Sideswipe               | Instant          | {1}{R} | You may change any targets of target Arcane spell.                                        |
        | Toils of Night and Day  | Instant — Arcane | {2}{U} | You may tap or untap target permanent, then you may tap or untap another target permanent. |

    Scenario: One of two targets is changed, the other stays
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob controls "Hill Giant"
      And Bob has "Toils of Night and Day" in hand
      And Bob has {2}{U} in the mana pool
      And Alice has "Sideswipe" in hand
      And Alice has {1}{R} in the mana pool
      When Bob casts "Toils of Night and Day" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Sideswipe" targeting "Toils of Night and Day" and it resolves
      And Alice says yes
      And Alice chooses "Hill Giant"
      And Alice chooses "Llanowar Elves"
      And all players pass
      And Bob says yes
      And Bob chooses tap it
      And Bob says yes
      And Bob chooses tap it
      Then "Hill Giant" is tapped
      And "Llanowar Elves" is tapped
      And "Runeclaw Bear" is untapped

  @CR-115.7e
  Rule: 115.7e What counts is what the targets are in the end

    @example-1
    Example: Runeclaw Bear and Llanowar Elves change places as the targets of Arc Trail
      Given Alice controls "Runeclaw Bear" and "Llanowar Elves"
      And Bob has "Arc Trail" in hand
      And Bob has {1}{R} in the mana pool
      And Alice has "Redirect" in hand
      And Alice has {U}{U} in the mana pool
      When Bob casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting "Arc Trail" and it resolves
      And Alice says yes
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Runeclaw Bear"
      And all players pass
      Then "Llanowar Elves" is in Alice's graveyard
      And "Runeclaw Bear" has 1 damage marked

  @CR-115.4
  Rule: 115.4 Any target

    Scenario: Damage is aimed at creatures and players, and at no other artifact
      Given the card "Sol Ring" is an "Artifact" that costs {1}
        """
        {T}: Add {C}{C}.
        """
      And Alice controls "Sol Ring" and "Ornithopter"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      Then Bob can't cast "Shock" targeting "Sol Ring"
      And Bob can cast "Shock" targeting "Ornithopter"
      When Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 18 life

  @CR-115.1e
  Rule: 115.1e Keywords with a target

    Scenario: Equip targets a creature as it is activated, though the card doesn't say so
      Given the card "Bonesplitter" is an "Artifact — Equipment" that costs {1}
        """
        Equipped creature gets +2/+0.
        Equip {1}
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Bonesplitter" and "Llanowar Elves"
      And Bob has {1}{1} in the mana pool
      Then Bob can't activate "Bonesplitter" targeting "Runeclaw Bear"
      When Bob activates "Bonesplitter" targeting "Llanowar Elves" and it resolves
      Then "Llanowar Elves" is 3/1

  @CR-115.6
  Rule: 115.6 No target at all

    Scenario: A spell with up to two targets is cast with none, and one that needs a target isn't
      Given the card "Calamitous Tide" is a "Sorcery" that costs {4}{U}{U}
        """
        Return up to two target creatures to their owners' hands. Draw two cards, then discard a card.
        """
      And Bob has "Calamitous Tide" and "Murder" in hand
      And Bob has "Shock" and "Llanowar Elves" on top of his library
      And Bob has {4}{U}{U}{1}{B}{B} in the mana pool
      Then Bob can't cast "Murder"
      When Bob casts "Calamitous Tide" and it resolves
      And Bob chooses "Murder"
      Then "Shock" is in Bob's hand
      And "Llanowar Elves" is in Bob's hand

    Scenario: A spell that targets any number of players may have one of them, or none
      Given the players are Bob, Alice and Carol
      And the card "Hunters' Feast" is a "Sorcery" that costs {3}{G}
        """
        Any number of target players each gain 6 life.
        """
      And Bob has "Hunters' Feast" (1) and "Hunters' Feast" (2) in hand
      And Bob has {3}{G}{3}{G} in the mana pool
      When Bob casts "Hunters' Feast" (1) targeting Alice and Carol and it resolves
      Then Alice has 26 life
      And Bob has 20 life
      And Carol has 26 life
      When Bob casts "Hunters' Feast" (2) and it resolves
      Then "Hunters' Feast" (2) is in Bob's graveyard
      And Alice has 26 life
      And Bob has 20 life

  @CR-115.9a
  Rule: 115.9a With so many targets

    Scenario: A creature that was chosen three times is three targets
      Given the card "Seeds of Strength" is an "Instant" that costs {G}{W}
        """
        Target creature gets +1/+1 until end of turn.
        Target creature gets +1/+1 until end of turn.
        Target creature gets +1/+1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob has "Seeds of Strength" and "Shock" in hand
      And Bob has {G}{W}{R} in the mana pool
      And Alice has "Deflection" in hand
      And Alice has {3}{U} in the mana pool
      When Bob casts "Seeds of Strength" targeting "Runeclaw Bear", "Runeclaw Bear" and "Runeclaw Bear"
      Then Alice can't cast "Deflection" targeting "Seeds of Strength"
      When Bob casts "Shock" targeting "Runeclaw Bear"
      And Alice casts "Deflection" targeting "Shock"
      Then "Deflection" is on the stack

  @CR-115.9b
  Rule: 115.9b That targets something

    Scenario: A target counts as what it is, and not once it is gone
      Given the card "Intervene" is an "Instant" that costs {U}
        """
        Counter target spell that targets a creature.
        """
      And Alice controls "Mogg Fanatic" and "Runeclaw Bear"
      And Bob has "Shock" (1), "Shock" (2) and "Shock" (3) in hand
      And Bob has {R}{R}{R} in the mana pool
      And Alice has "Intervene" in hand
      And Alice has {U} in the mana pool
      When Bob casts "Shock" (1) targeting Alice
      Then Alice can't cast "Intervene" targeting "Shock" (1)
      When Bob casts "Shock" (2) targeting "Mogg Fanatic"
      And Alice activates "Mogg Fanatic" targeting Bob
      Then Alice can't cast "Intervene" targeting "Shock" (2)
      When Alice passes
      And Bob casts "Shock" (3) targeting "Runeclaw Bear"
      And Alice casts "Intervene" targeting "Shock" (3) and it resolves
      Then "Shock" (3) is in Bob's graveyard

  @CR-115.7b
  Rule: 115.7b One target

    Scenario: A target that is changed becomes none of the others for the same word
      Given the card "Two Stones" is an "Instant" that costs {R}:
        """
        Two Stones deals 1 damage to each of two target creatures.
        """
      And the card "Sly Turn" is an "Instant" that costs {U}:
        """
        Change a target of target spell.
        """
      And Alice has "Two Stones" and "Sly Turn" in hand
      And Alice has {R}{U} in the mana pool
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Runeclaw Bear"
      When Alice casts "Two Stones" targeting "Grizzly Bears" and "Hill Giant"
      And Alice casts "Sly Turn" targeting "Two Stones" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Grizzly Bears" has 1 damage marked
      And "Runeclaw Bear" has 1 damage marked
      And "Hill Giant" has no damage marked

Feature: 601. Casting Spells

  @CR-115.3
  Rule: 115.3 Another target is none of those before it

    Scenario: One spell, two creatures
      Given Alice has "Consume Strength" in hand
      And Alice controls "Hill Giant" and "Centaur Courser"
      And Alice has {C}{C}{B}{B}{G}{G} in the mana pool
      When Alice tries to cast "Consume Strength" targeting "Hill Giant" and "Hill Giant"
      Then it is refused, by 115.3
      When Alice casts "Consume Strength" targeting "Hill Giant" and "Centaur Courser"
      And all players pass
      Then "Hill Giant" is 5/5
      And "Centaur Courser" is 1/1

    Scenario: Any other target
      Given Alice has "Arc Trail" in hand
      And Bob controls "Hill Giant"
      And Alice has {C}{C}{R}{R} in the mana pool
      When Alice tries to cast "Arc Trail" targeting Bob and Bob
      Then it is refused, by 115.3
      When Alice casts "Arc Trail" targeting Bob and "Hill Giant"
      And all players pass
      Then Bob has 18 life
      And "Hill Giant" has 1 damage marked

  @CR-603.3d
  Rule: 603.3d Targets of a triggered ability that depend on those before

    Scenario: Another one is chosen among the others, the creature itself with them
      Given the card "Bully" is a "Creature — Ogre" of size 3/3
        """
        Whenever this creature attacks, target creature gets +1/+1 until end of turn and another target creature gets -1/-1 until end of turn.
        """
      And Alice controls "Bully" and a 2/2 creature "Elf"
      And Bob controls a 2/2 creature "Bear"
      When Alice attacks with "Bully"
      And Alice chooses "Elf"
      Then Alice is asked to choose 1 from "Bully" and "Bear"
      When Alice chooses "Bully"
      And all players pass
      Then "Elf" is 3/3
      And "Bully" is 2/2

    Scenario Outline: What the second one must have in common with the first
      Given the card "Thief" is a "Creature — Human" of size 2/3
        """
        Whenever this creature attacks, you may exchange control of target nonland permanent you control and target permanent an opponent controls <relation>.
        """
      And these cards:
        | name | type        | cost |
        | Cup  | Artifact    | {3}  |
        | Bowl | Artifact    | {4}  |
        | Song | Enchantment | {2}  |
        | Hymn | Enchantment | {3}  |
      And Alice controls "Thief" and "Cup"
      And Bob controls "Bowl", "Song" and "Hymn"
      When Alice attacks with "Thief"
      And Alice chooses "Cup"
      Then Alice is asked to choose 1 from <options>
      When Alice chooses <chosen>
      And all players pass
      And Alice chooses "yes"
      Then Alice controls <chosen>
      And Bob controls "Cup"

      Examples:
        | relation                            | options             | chosen |
        | with equal or lesser mana value     | "Song" and "Hymn"   | "Hymn" |
        | with equal or greater mana value    | "Bowl" and "Hymn"   | "Bowl" |

    Scenario: Nothing that shares a card type with the first: the second has to be one that does
      Given the card "Thief" is a "Creature — Human" of size 2/3
        """
        Whenever this creature attacks, you may exchange control of target nonland permanent you control and target permanent an opponent controls that shares a card type with it.
        """
      And Alice controls "Thief"
      And Bob controls a 3/3 creature "Ox", a 2/2 creature "Bear" and an enchantment "Hymn"
      When Alice attacks with "Thief"
      Then Alice is asked to choose 1 from "Ox" and "Bear"
      When Alice chooses "Ox"
      And all players pass
      And Alice chooses "yes"
      Then Alice controls "Ox"
      And Bob controls "Thief"

  @CR-603.3d
  Rule: 603.3d Targets that the player controls who was chosen before

    Scenario: What that player controls may be chosen, and what another controls not
      Given the players are Alice, Bob and Carol
      And the card "Yosei, the Morning Star" is a "Legendary Creature — Dragon Spirit" that costs {4}{W}{W} of size 5/5:
        """
        Flying
        When Yosei dies, target player skips their next untap step. Tap up to five target permanents that player controls.
        """
      And Alice controls "Yosei, the Morning Star"
      And Bob controls "Hill Giant" and "Island"
      And Carol controls "Watchwolf"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Yosei, the Morning Star" and it resolves
      And Alice chooses Bob
      Then Alice can't choose "Watchwolf"
      When Alice chooses "Hill Giant" and "Island"
      And all players pass
      Then "Hill Giant" and "Island" are tapped

  @CR-601.2c
  Rule: 601.2c What the targeted opponent controls

    Scenario: A land of the targeted opponent, and not of another one
      Given the players are Alice, Bob and Carol
      And the card "The Fall of Kroog" is a "Sorcery" that costs {4}{R}{R}:
        """
        Choose target opponent. Destroy target land that player controls. The Fall of Kroog deals 3 damage to that player and 1 damage to each creature they control.
        """
      And Bob controls "Island" and "Hill Giant"
      And Carol controls "Mountain"
      And Alice has "The Fall of Kroog" in hand
      And Alice has {4}{R}{R} in the mana pool
      Then Alice can't cast "The Fall of Kroog" targeting Bob and "Mountain", by 601.2c
      When Alice casts "The Fall of Kroog" targeting Bob and "Island" and it resolves
      Then "Island" is in Bob's graveyard
      And Bob has 17 life
      And "Hill Giant" has 1 damage marked

  @CR-601.2c
  Rule: 601.2c What may be chosen

    Scenario: Without the word, one creature may be both
      Given the card "Martial Glory" is an "Instant" that costs {R}{W}:
        """
        Target creature gets +3/+0 until end of turn.
        Target creature gets +0/+3 until end of turn.
        """
      And Alice has "Martial Glory" in hand
      And Alice controls a 3/3 creature "Watchwolf"
      And Alice has {W}{R} in the mana pool
      When Alice casts "Martial Glory" targeting "Watchwolf" and "Watchwolf"
      And all players pass
      Then "Watchwolf" is 6/6

    Scenario: A creature that was dealt damage this turn
      Given the card "You Are Already Dead" is an "Instant" that costs {B}:
        """
        Destroy target creature that was dealt damage this turn.
        Draw a card.
        """
      And Alice has "You Are Already Dead" and "Shock" in hand
      And Alice has {B}{R} in the mana pool
      And Bob controls a 3/3 creature "Watchwolf"
      When Alice tries to cast "You Are Already Dead" targeting "Watchwolf"
      Then it is refused, by 601.2c
      When Alice casts "Shock" targeting "Watchwolf" and it resolves
      And Alice casts "You Are Already Dead" targeting "Watchwolf" and it resolves
      Then "Watchwolf" is in Bob's graveyard

  @CR-603.4
  Rule: 603.4 If it entered this turn

    Scenario Outline: An ability that triggers only in the turn in which its creature entered
      Given the card "Warden" is a "Legendary Creature — Human" that costs {0} of size 4/4
        """
        Whenever you cast an instant spell, if this creature entered this turn, you gain 3 life.
        """
      And the card "Bolt" is an "Instant" that costs {0}
        """
        This spell deals 3 damage to any target.
        """
      And Alice has "Bolt" in hand
      And Alice <where>
      When <deed>
      And Alice casts "Bolt" targeting Bob
      And all players pass
      Then Alice has <life> life

      Examples:
        | where                | deed                                 | life |
        | has "Warden" in hand | Alice casts "Warden" and it resolves | 23   |
        | controls "Warden"    | Alice would receive priority         | 20   |

  @CR-603.2
  Rule: 603.2 For each creature that blocks it

    Scenario: The number is that of its blockers
      Given Alice controls "Rabid Elephant"
      And Bob controls "Savannah Lions", "Hill Giant" and "Mons's Goblin Raiders"
      When Alice attacks with "Rabid Elephant"
      And Bob blocks "Rabid Elephant" with "Savannah Lions" and "Hill Giant"
      And all players pass
      Then "Rabid Elephant" is 7/8

  @CR-601.2c
  Rule: 601.2c A creature that dealt damage to a player this turn

    Background:
      Given it is Bob's beginning of combat
      And Alice has "Reciprocate" in hand
      And Alice controls "Plains" and a 1/1 creature "Guard"
      And Bob controls a 3/3 creature "Watchwolf" and a 2/2 creature "Ox"

    Scenario: Not one that is about to deal it, nor one that dealt damage to a creature
      When Bob attacks Alice with "Watchwolf" and "Ox"
      And Alice tries to cast "Reciprocate" targeting "Watchwolf"
      Then it is refused, by 601.2c
      When Alice blocks "Ox" with "Guard"
      And the game goes on to Bob's end of combat
      And Alice tries to cast "Reciprocate" targeting "Ox"
      Then it is refused, by 601.2c
      When Alice activates "Plains"
      And Alice casts "Reciprocate" targeting "Watchwolf" and it resolves
      Then "Watchwolf" is in exile

    Scenario: Not one that dealt it in the turn before
      Given Alice has "Reciprocate" (second) in hand
      When Bob attacks Alice with "Watchwolf" and "Ox"
      And the game goes on to Bob's end of combat
      Then Alice has 15 life
      When Alice activates "Plains"
      And Alice casts "Reciprocate" (second) targeting "Ox" and it resolves
      Then "Ox" is in exile
      When the game goes on to Alice's upkeep
      And Alice tries to cast "Reciprocate" targeting "Watchwolf"
      Then it is refused, by 601.2c

Feature: 611. Continuous Effects

  What both editions say is proved by the scenarios of 418; here stand the rules and examples of today.

  @CR-611.2a
  Rule: 611.2a As long as the text says

    Scenario Outline: What lasts <until> is there in <there> and over in <over>
      Given the card "Charm" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1 <until>.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Charm" in hand
      When Alice casts "Charm" targeting "Ox" and it resolves
      And the game goes on to <there>
      Then "Ox" is 3/3
      When the game goes on to <over>
      Then "Ox" is 2/2

      Examples:
        | until                            | there                  | over                   |
        | until end of turn                | Alice's end            | Bob's upkeep           |
        | until your next turn             | Bob's end              | Alice's upkeep         |
        | until your next upkeep           | Bob's end              | Alice's upkeep         |
        | until your next end step         | Alice's postcombat main | Alice's end           |
        | until its controller's next turn | Bob's end              | Alice's upkeep         |

    Scenario Outline: For an effect of the other player's the next turn is that player's
      Given the card "Charm" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1 <until>.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob has "Charm" in hand
      When Bob casts "Charm" targeting "Ox" and it resolves
      And the game goes on to <there>
      Then "Ox" is 3/3
      When the game goes on to <over>
      Then "Ox" is 2/2

      Examples:
        | until                           | there       | over           |
        | until your next turn            | Alice's end | Bob's upkeep   |
        | until the end of your next turn | Bob's end   | Alice's upkeep |
        | until your next draw step       | Bob's upkeep | Bob's draw    |

    Scenario: What can't happen until a player's next turn happens again from then on, and not from the other player's turn on
      Given Alice has "Teferi's Protection" in hand
      And Alice has {2}{W} in the mana pool
      And Bob controls "Pulse Tracker"
      When Alice casts "Teferi's Protection" and it resolves
      And the game goes on to Bob's precombat main
      And Bob attacks Alice with "Pulse Tracker"
      And all players pass
      Then the stack is empty
      And Alice has 20 life
      When the game goes on to Bob's precombat main
      And Bob attacks Alice with "Pulse Tracker"
      And all players pass
      Then the stack is empty
      And Alice has 19 life

    Scenario: What is replaced until a player's next turn is replaced in the other player's turn, and not in that one
      Given Alice controls "Lightning, Army of One" and two "Mountain"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      When Alice attacks Bob with "Lightning, Army of One"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Bob has 17 life
      When the game goes on to Bob's upkeep
      And Alice activates "Mountain" (1)
      And Alice casts "Shock" (first) targeting Bob and it resolves
      Then Bob has 13 life
      When the game goes on to Alice's upkeep
      And Alice activates "Mountain" (2)
      And Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has 11 life

    Scenario: What one says of a player lasts as long
      Given the card "Veil" is an "Instant" that costs {0}
        """
        You gain hexproof until your next turn.
        """
      And the card "Jab" is an "Instant" that costs {0}
        """
        Jab deals 1 damage to target player.
        """
      And Alice has "Veil" in hand
      And Bob has "Jab" in hand
      When Alice casts "Veil" and it resolves
      And the game goes on to Bob's end
      Then Bob can't cast "Jab" targeting Alice
      When the game goes on to Alice's upkeep
      Then Bob can cast "Jab" targeting Alice

    Scenario: The turn in which it begins is not the next
      Given the card "Charm" is an "Instant" that costs {0}
        """
        Until the end of your next turn, target creature gets +1/+1.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Charm" in hand
      When Alice casts "Charm" targeting "Ox" and it resolves
      And the game goes on to Bob's end
      And the game goes on to Alice's end
      Then "Ox" is 3/3
      When the game goes on to Bob's upkeep
      Then "Ox" is 2/2

    Scenario: Of creatures tapped at once each waits for its own controller's untap step
      Given the card "Frost" is an "Instant" that costs {0}
        """
        Tap all creatures. Those creatures don't untap during their controllers' next untap steps.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 2/2 creature "Cow"
      And Alice has "Frost" in hand
      When Alice casts "Frost" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Ox" is tapped
      And "Cow" is tapped
      When the game goes on to Bob's upkeep
      Then "Ox" is tapped
      And "Cow" is untapped

    Scenario: In its second untap step it untaps
      Given Bob controls "Grizzly Bears"
      And Alice has "Take into Custody" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Take into Custody" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is tapped
      When the game goes on to Alice's upkeep
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is untapped

    Scenario: What lasts while two things are so is over with either of them
      Given the card "Old Man of the Sea" is a "Creature — Djinn" that costs {1}{U}{U} of size 2/3:
        """
        You may choose not to untap this creature during your untap step.
        {T}: Gain control of target creature with power less than or equal to this creature's power for as long as this creature remains tapped and that creature's power remains less than or equal to this creature's power.
        """
      And Alice controls "Old Man of the Sea"
      And Bob controls a 2/2 creature "Bear Cub"
      And Bob has "Feral Ferocity" in hand
      And Bob has {1}{G} in the mana pool
      When Alice activates "Old Man of the Sea" targeting "Bear Cub" and it resolves
      Then Alice controls "Bear Cub"
      When Bob casts "Feral Ferocity" targeting "Bear Cub" and it resolves
      Then Bob controls "Bear Cub"

  @CR-611.2b
  Rule: 611.2b As long as something is so

    Background:
      Given these cards:
        | name        | type    | cost | text                             |
        | Strike      | Instant | {0}  | Destroy target creature.         |
        | Lesser Lure | Instant | {0}  | Gain control of target creature. |
      And Bob controls "Sol Ring"
      And Alice has "Master Thief" in hand
      And Alice has {U}{U}{U}{U} in the mana pool

    @example-1
    Example: A Master Thief that is lost before its ability resolves steals nothing
      Given Bob has "Lesser Lure" in hand
      When Alice casts "Master Thief" and it resolves
      And Bob casts "Lesser Lure" targeting "Master Thief" and it resolves
      And all players pass
      Then Bob controls "Sol Ring"
      And Bob controls "Master Thief"

    Scenario: One that stays keeps the artifact until it is lost
      Given Bob controls "Swamp" (1), "Swamp" (2) and "Swamp" (3)
      And Bob has "Murder" in hand
      When Alice casts "Master Thief" and it resolves
      And all players pass
      Then Alice controls "Sol Ring"
      When the game goes on to Bob's upkeep
      Then Alice controls "Sol Ring"
      When Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" targeting "Master Thief" and it resolves
      Then Bob controls "Sol Ring"

    Scenario Outline: An effect for as long as <condition> ends with that, and does not come back with it
      Given these cards:
        | name        | type                 | cost | text                                                        |
        | Binder      | Artifact — Equipment |      | {0}: Target creature gets +2/+2 for as long as <condition>. |
        | Mark        | Enchantment — Aura   |      | Enchant creature                                            |
        | Lesser Undo | Instant              | {0}  | <undo>                                                      |
        | Redo        | Instant              | {0}  | <redo>                                                      |
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Cow"
      And Alice controls a tapped "Binder" attached to "Ox"
      And Alice controls "Mark" attached to "Ox"
      And Alice has "Lesser Undo" and "Redo" in hand
      When Alice activates "Binder" targeting "Ox" and it resolves
      Then "Ox" is 4/4
      When Alice casts "Lesser Undo" targeting <undone> and it resolves
      Then "Ox" is 2/2
      When Alice casts "Redo" targeting <undone> and it resolves
      Then "Ox" is 2/2

      Examples:
        | condition                                              | undo                                                  | redo                                              | undone          |
        | this artifact remains tapped                           | Untap target artifact.                                | Tap target artifact.                              | "Binder"        |
        | you control this artifact and this artifact remains tapped | Untap target artifact.                            | Tap target artifact.                              | "Binder"        |
        | it's enchanted                                         | Attach target Aura you control to target creature.    | Attach target Aura you control to target creature. | "Mark" and "Cow" |
        | this Equipment remains attached to it                  | Attach target artifact you control to target creature. | Attach target artifact you control to target creature. | "Binder" and "Cow" |

    Scenario Outline: Where it has ended before the effect would begin, nothing begins, whatever comes afterwards
      Given these cards:
        | name        | type     | cost | text                                                                                                       |
        | Binder      | Artifact |      | {0}: Target creature gets +2/+2 for as long as you control this artifact and this artifact remains tapped. |
        | Lesser Undo | Instant  | {0}  | <undo>                                                                                                     |
        | Redo        | Instant  | {0}  | Tap target artifact.                                                                                       |
      And Alice controls a 2/2 creature "Ox" and a tapped "Binder"
      And Alice has "Lesser Undo" and "Redo" in hand
      When Alice activates "Binder" targeting "Ox"
      And Alice casts "Lesser Undo" targeting <targets> and it resolves
      And Alice casts "Redo" targeting "Binder" and it resolves
      And all players pass
      Then "Ox" is <size>
      And "Redo" is in Alice's graveyard
      And "Redo" is in Alice's graveyard

      Examples:
        | undo                                              | targets          | size |
        | Target opponent gains control of target artifact. | Bob and "Binder" | 2/2  |
        | Untap target artifact.                            | "Binder"         | 2/2  |
        | Tap target artifact.                              | "Binder"         | 4/4  |

    Scenario Outline: What can't happen for as long as <condition> happens again from then on, and also once that is so again
      Given these cards:
        | name        | type     | cost | text                                                   |
        | Binder      | Artifact |      | {0}: Players can't gain life for as long as <condition>. |
        | Lesser Undo | Instant  | {0}  | <undo>                                                 |
        | Redo        | Instant  | {0}  | <redo>                                                 |
        | Balm        | Instant  | {0}  | You gain 3 life.                                       |
      And Alice controls a tapped "Binder"
      And Alice has "Lesser Undo", "Redo", "Balm" (first), "Balm" (second) and "Balm" (third) in hand
      When Alice activates "Binder" and it resolves
      And Alice casts "Balm" (first) and it resolves
      Then Alice has 20 life
      When Alice casts "Lesser Undo" targeting <undone> and it resolves
      And Alice casts "Balm" (second) and it resolves
      Then Alice has 23 life
      When Alice casts "Redo" targeting <redone> and it resolves
      And Alice casts "Balm" (third) and it resolves
      Then Alice has 26 life

      Examples:
        | condition                    | undo                                              | undone           | redo                            | redone   |
        | this artifact remains tapped | Untap target artifact.                            | "Binder"         | Tap target artifact.            | "Binder" |
        | you control this artifact    | Target opponent gains control of target artifact. | Bob and "Binder" | Gain control of target artifact. | "Binder" |

    Scenario Outline: Where that has ended before it would begin, it happens all the time (<undo>)
      Given these cards:
        | name        | type     | cost | text                                                                      |
        | Binder      | Artifact |      | {0}: Players can't gain life for as long as this artifact remains tapped. |
        | Lesser Undo | Instant  | {0}  | <undo>                                                                    |
        | Redo        | Instant  | {0}  | Tap target artifact.                                                      |
        | Balm        | Instant  | {0}  | You gain 3 life.                                                          |
      And Alice controls a tapped "Binder"
      And Alice has "Lesser Undo", "Redo" and "Balm" in hand
      When Alice activates "Binder"
      And Alice casts "Lesser Undo" targeting "Binder" and it resolves
      And Alice casts "Redo" targeting "Binder" and it resolves
      And all players pass
      And Alice casts "Balm" and it resolves
      Then Alice has <life> life
      And "Balm" is in Alice's graveyard

      Examples:
        | undo                   | life |
        | Untap target artifact. | 23   |
        | Tap target artifact.   | 20   |

  @CR-611.2e
  Rule: 611.2e What the text says a permanent is, it is as it enters

    @example-1
    Example: What the Arbiter of the Ideal reveals enters as an enchantment
      Given the card "Vitalize" is an "Instant" that costs {G}
        """
        Untap all creatures you control.
        """
      And the card "Underworld Coinsmith" is an "Enchantment Creature — Human Cleric" that costs {W}{B} of size 2/2
        """
        Constellation — Whenever this creature or another enchantment you control enters, you gain 1 life.
        {W}{B}, Pay 1 life: Each opponent loses 1 life.
        """
      And Alice controls a tapped "Arbiter of the Ideal" and "Underworld Coinsmith"
      And Alice has "Grizzly Bears" on top of her library
      And Alice has "Vitalize" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Vitalize" and it resolves
      And all players pass
      And Alice says yes
      Then "Grizzly Bears" is an enchantment creature
      And "Grizzly Bears" has a manifestation counter
      And the stack, from the top, is ability of "Underworld Coinsmith"
      When all players pass
      Then Alice has 21 life

    Scenario Outline: A creature that "<words>" a Zombie <enters> as one
      Given these cards:
        | name  | type                | cost | size | text                                                                                                                          |
        | Raise | Sorcery             | {0}  |      | Return target creature card from your graveyard to the battlefield. That creature <words> a Zombie in addition to its other types. |
        | Crypt | Creature — Skeleton |      | 1/1  | Whenever a Zombie enters, you gain 1 life.                                                                                    |
      And Alice controls "Crypt"
      And Alice has a 2/2 Elf creature card "Elf" in the graveyard
      And Alice has "Raise" in hand
      When Alice casts "Raise" targeting "Elf" and it resolves
      And all players pass
      Then "Elf" is an Elf Zombie creature
      And Alice has <life> life

      Examples:
        | words   | enters         | life |
        | is      | enters         | 21   |
        | becomes | does not enter | 20   |

    Scenario: What it gains it gains after it has entered
      Given these cards:
        | name  | type               | cost | size | text                                                                                                                |
        | Raise | Sorcery            | {0}  |      | Return target creature card from your graveyard to the battlefield. That creature is black. That creature gains flying. |
        | Roost | Creature — Bird    |      | 1/1  | Whenever a creature with flying enters, you gain 1 life.                                                            |
        | Night | Creature — Vampire |      | 1/1  | Whenever a black creature enters, you gain 5 life.                                                                  |
      And Alice controls "Roost" and "Night"
      And Alice has a 2/2 white creature card "Ox" in the graveyard
      And Alice has "Raise" in hand
      When Alice casts "Raise" targeting "Ox" and it resolves
      And all players pass
      Then "Ox" has flying
      And "Ox" is black
      And Alice has 25 life

  @CR-611.2f
  Rule: 611.2f An effect on the next spell begins with that spell

    Background:
      Given these cards:
        | name  | type           | cost | size | color | text                                                   |
        | Wings | Instant        | {0}  |      |       | The next creature spell you cast this turn has flying. |
        | Dye   | Instant        | {0}  |      |       | The next creature spell you cast this turn is red.     |
        | Cat   | Creature — Cat | {0}  | 1/1  | white | Flash                                                  |
      And Alice has "Wings", "Dye", "Cat", "Crystacean" and "Cancel" in hand

    Scenario: Only the next one has it, spell and permanent alike
      Given Alice has {3}{U} in the mana pool
      When Alice casts "Wings" and it resolves
      And Alice casts "Cat"
      Then "Cat" has flying
      When all players pass
      Then "Cat" is on the battlefield
      And "Cat" has flying
      When Alice casts "Crystacean" and it resolves
      Then "Crystacean" doesn't have flying

    Scenario: A spell of another kind does not use it up, nor does another player's
      Given Bob has a 1/1 creature card "Rat" with flash in hand
      When Alice casts "Wings" and it resolves
      And Alice casts "Dye" and it resolves
      And Bob casts "Rat" and it resolves
      Then "Rat" doesn't have flying
      When Alice casts "Cat" and it resolves
      Then "Cat" has flying
      And "Cat" is red

    Scenario: What is on the battlefield or on the stack already is not the next spell
      Given Alice controls a 2/2 creature "Ox"
      When Alice casts "Cat"
      And Alice casts "Wings" and it resolves
      Then "Cat" doesn't have flying
      And "Ox" doesn't have flying
      And "Wings" is in Alice's graveyard

    Scenario: A spell that is countered has used it up
      Given Alice has {4}{U}{U}{U} in the mana pool
      When Alice casts "Wings" and it resolves
      And Alice casts "Cat"
      And Alice casts "Cancel" targeting "Cat" and it resolves
      And Alice casts "Crystacean" and it resolves
      Then "Crystacean" doesn't have flying
      And "Crystacean" is on the battlefield

    Scenario: It waits no longer than it says
      When Alice casts "Wings" and it resolves
      And the game goes on to Bob's precombat main
      And Alice casts "Cat" and it resolves
      Then "Cat" doesn't have flying
      And "Cat" is on the battlefield

  @CR-611.3b
  Rule: 611.3b All the time that its permanent is there

    @example-1
    Example: White creatures are larger for as long as they are white
      Given these cards:
        | name    | type        | cost | text                                             |
        | Whiten  | Instant     | {0}  | Target creature becomes white until end of turn. |
        | Redden  | Instant     | {0}  | Target creature becomes red until end of turn.   |
      And Alice controls "Crusade", a 2/2 white creature "Knight" and a 2/2 black creature "Ghoul"
      And Alice has "Whiten" and "Redden" in hand
      When Alice would receive priority
      Then "Knight" is 3/3
      And "Ghoul" is 2/2
      When Alice casts "Whiten" targeting "Ghoul" and it resolves
      And Alice casts "Redden" targeting "Knight" and it resolves
      Then "Ghoul" is 3/3
      And "Knight" is 2/2

    Scenario Outline: What is true under a condition is true of the object that the condition is about
      Given these cards:
        | name   | type               | cost | text                                                                                                       |
        | Mantle | Enchantment — Aura |      | Enchant creature / As long as enchanted creature is <color>, it gets +1/+1 and has flying.                 |
        | Blush  | Instant            | {0}  | Target creature becomes red until end of turn.                                                             |
      And Alice controls a 2/2 green creature "Ox" and "Mantle" attached to "Ox"
      And Alice has "Blush" in hand
      Then "Ox" is <before>
      When Alice casts "Blush" targeting "Ox" and it resolves
      Then "Ox" is <after>

      Examples:
        | color | before | after |
        | red   | 2/2    | 3/3   |
        | green | 3/3    | 2/2   |

  @CR-611.3c
  Rule: 611.3c Changes by static abilities are there from the start

    @example-1
    Example: A white creature that would be 1/1 enters as 2/2 and does not grow afterwards
      Given these cards:
        | name    | type               | cost | size | color | text                                                                |
        | Muster  | Sorcery            | {0}  |      |       | Create a 1/1 white Soldier creature token.                          |
        | Herald  | Creature — Human   |      | 1/4  | black | Whenever a creature with power 1 or less enters, you lose 5 life.   |
        | Scout   | Creature — Human   |      | 1/4  | black | Whenever a creature with power 2 or greater enters, you gain 1 life. |
      And Alice controls "Crusade", "Herald" and "Scout"
      And Alice has "Muster" in hand
      When Alice casts "Muster" and it resolves
      Then "Soldier Token" is a 2/2 white creature
      And the stack, from the top, is ability of "Scout"
      When all players pass
      Then Alice has 21 life

  @CR-611.3d
  Rule: 611.3d An ability that comes with a permission to cast or play stays

    Background:
      Given these cards:
        | name        | type              | cost | size | text                                                                                                              |
        | Lesser Lich | Creature — Zombie |      | 2/2  | You may cast creature spells from your graveyard. If you do, it gains "When this creature dies, you gain 3 life." |
        | Warden      | Enchantment       |      |      | You may play lands from your graveyard. If you do, it gains "{T}: You gain 1 life."                               |
        | Strike      | Instant           | {0}  |      | Destroy target creature.                                                                                          |
        | Lesser Raze | Instant           | {0}  |      | Destroy target enchantment.                                                                                       |
        | Cat         | Creature — Cat    | {0}  | 1/1  |                                                                                                                   |
      And Alice controls "Lesser Lich"

    Scenario: It lasts when what granted it is gone
      Given Alice has "Cat" in the graveyard
      And Alice has "Strike" (first) and "Strike" (second) in hand
      When Alice casts "Cat" and it resolves
      And Alice casts "Strike" (first) targeting "Lesser Lich" and it resolves
      And Alice casts "Strike" (second) targeting "Cat" and it resolves
      And all players pass
      Then Alice has 23 life

    Scenario: It is gone with the permanent: what is cast from the hand afterwards gains nothing
      Given Alice has "Cat" in the graveyard
      And the card "Lesser Recall" is an "Instant" that costs {0}
        """
        Return target creature to its owner's hand.
        """
      And Alice has "Strike" and "Lesser Recall" in hand
      When Alice casts "Cat" and it resolves
      And Alice casts "Lesser Recall" targeting "Cat" and it resolves
      And Alice casts "Cat" and it resolves
      And Alice casts "Strike" targeting "Cat" and it resolves
      Then the stack is empty
      And Alice has 20 life
      And "Strike" is in Alice's graveyard

    Scenario: A land that is played keeps it too
      Given Alice controls "Warden"
      And Alice has "Forest" in the graveyard
      And Alice has "Lesser Raze" in hand
      When Alice plays "Forest"
      And Alice casts "Lesser Raze" targeting "Warden" and it resolves
      And Alice activates "Forest", "You gain 1 life." and it resolves
      Then Alice has 21 life

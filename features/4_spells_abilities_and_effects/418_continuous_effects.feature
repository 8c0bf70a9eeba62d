Feature: 418. Continuous Effects

  What stood in May 2009 where sections 611, 612 and 613 stand today. A scenario that holds in both editions bears the
  numbers of both; rules on layers, timestamps and dependency that mean the same today are proved by the scenarios of 613.

  Background:
    Given these cards:
      | name           | type        | cost   | text                                             |
      | Swell          | Instant     | {0}    | Target creature gets +4/+4 until end of turn.    |
      | Lesser Dwindle | Instant     | {0}    | Target creature becomes 0/1 until end of turn.   |
      | Whiten         | Instant     | {0}    | Target creature becomes white until end of turn. |
      | Redden         | Instant     | {0}    | Target creature becomes red until end of turn.   |
      | Crusade        | Enchantment | {W}{W} | White creatures get +1/+1.                       |

  @CR-2009-418.1
  Rule: 418.1 What continuous effects modify, how long, and where they come from

    @CR-611.1 @CR-611.2
    Scenario: A resolving spell makes one that lasts a fixed time
      Given Alice controls "Grizzly Bears"
      And Alice has "Feral Ferocity" in hand
      And Alice has {C}{G} in the mana pool
      When Alice casts "Feral Ferocity" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 6/6
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2

    @CR-611.1 @CR-611.2
    Scenario: A resolving ability may change who controls a permanent, with no end in sight
      Given these cards:
        | name       | type     | text                                  |
        | Siren Horn | Artifact | {0}: Gain control of target creature. |
      And Alice controls "Siren Horn"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Siren Horn" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      When the game goes on to Bob's upkeep
      Then Alice controls "Ox"

    @CR-611.3
    Scenario: A static ability makes one that lasts as long as the permanent does
      Given Alice controls "Crusade" and "Glory Seeker"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      When Alice would receive priority
      Then "Glory Seeker" is 3/3
      When Alice casts "Demystify" targeting "Crusade" and it resolves
      Then "Glory Seeker" is 2/2

  @CR-2009-418.2 @CR-611.3c
  Rule: 418.2 Effects are there as the permanent comes into play

    Scenario Outline: What triggers on the arrival sees <what> with the effect applied (<words>)
      Given these cards:
        | name    | type               | cost | size | color | text                                      |
        | Edict   | Enchantment        |      |      |       | <effect>                                  |
        | Herald  | Creature — Human   |      | 1/4  | white | Whenever <whom> <words>, you gain 1 life. |
        | Recruit | Creature — Soldier | {0}  | 1/1  | black |                                           |
      And Alice controls "Edict" and "Herald"
      And Alice has "Recruit" in hand
      When Alice casts "Recruit" and it resolves
      And all players pass
      Then Alice has 21 life

      @edition-2009
      Examples:
        | what         | effect                     | whom                               | words           |
        | its color    | All creatures are white.   | a white creature                   | comes into play |
        | its power    | Black creatures get +1/+0. | a creature with power 2 or greater | comes into play |
        | its keywords | Creatures have flying.     | a creature with flying             | comes into play |

      @edition-2025
      Examples:
        | what         | effect                     | whom                               | words  |
        | its color    | All creatures are white.   | a white creature                   | enters |
        | its power    | Black creatures get +1/+0. | a creature with power 2 or greater | enters |
        | its keywords | Creatures have flying.     | a creature with flying             | enters |

    @edition-2025
    Scenario: Dire Undercurrents sees a white creature enter as a black one with Darkest Hour
      Given the card "Dire Undercurrents" is an "Enchantment" that costs {3}{U/B}{U/B}
        """
        Whenever a blue creature you control enters, you may have target player draw a card.
        Whenever a black creature you control enters, you may have target player discard a card.
        """
      And Alice controls "Darkest Hour" and "Dire Undercurrents"
      And Alice has "Savannah Lions" in hand
      And Alice has {W} in the mana pool
      And Bob has "Forest" in hand
      When Alice casts "Savannah Lions" and it resolves
      And Alice chooses Bob
      And all players pass
      And Alice says yes
      Then "Forest" is in Bob's graveyard

    Scenario: A creature that would come with toughness 0 is kept alive from the first moment
      Given Alice controls an enchantment "Lesser Shelter" with "Creatures you control get +0/+2."
      And the card "Wisp" is a "Creature — Spirit" that costs {0} of size 1/0
      And Alice has "Wisp" in hand
      When Alice casts "Wisp" and it resolves
      Then "Wisp" is on the battlefield
      And "Wisp" is 1/2

  @CR-2009-418.3a @CR-611.2a
  Rule: 418.3a As long as stated, or to the end of the game

    Scenario: One until end of turn is still there in the end step and gone in the next turn
      Given the card "Aggressive Urge" is an "Instant" that costs {1}{G}:
        """
        Target creature gets +1/+1 until end of turn.
        Draw a card.
        """
      And Alice controls a 2/2 creature "Bear Cub"
      And Alice has "Aggressive Urge" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Aggressive Urge" targeting "Bear Cub" and it resolves
      And the game goes on to Alice's end
      Then "Bear Cub" is 3/3
      When the game goes on to Bob's upkeep
      Then "Bear Cub" is 2/2

    Scenario: One without a duration goes on through the turns
      Given the card "Lesser Blessing" is an "Instant" that costs {0}
        """
        Target creature gets +1/+1.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Lesser Blessing" in hand
      When Alice casts "Lesser Blessing" targeting "Ox" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Ox" is 3/3

    Scenario: One that lasts as long as something is so goes on through the turns and ends with it
      Given these cards:
        | name                | type     | cost | text                                                                           |
        | Lesser Endoskeleton | Artifact |      | {T}: Target creature gets +0/+3 as long as Lesser Endoskeleton remains tapped. |
        | Loosen              | Instant  | {0}  | Untap target artifact.                                                         |
      And Alice controls "Lesser Endoskeleton" and a 2/2 creature "Ox"
      And Bob has "Loosen" in hand
      When Alice activates "Lesser Endoskeleton" targeting "Ox" and it resolves
      And the game goes on to Bob's upkeep
      Then "Ox" is 2/5
      When Bob casts "Loosen" targeting "Lesser Endoskeleton" and it resolves
      Then "Ox" is 2/2

  @CR-2009-418.3b @CR-611.2c
  Rule: 418.3b Which objects are affected is settled as the effect begins

    @example-1
    Example: All white creatures, and who was one at the time
      Given these cards:
        | name         | type               | cost | size | color | text                                             |
        | Lesser Rally | Instant            | {0}  |      |       | All white creatures get +1/+1 until end of turn. |
        | Recruit      | Creature — Soldier | {0}  | 1/1  | white |                                                  |
      And Alice controls a 2/2 white creature "Knight" and a 2/2 black creature "Ghoul"
      And Alice has "Lesser Rally", "Recruit", "Whiten" and "Redden" in hand
      When Alice casts "Lesser Rally" and it resolves
      Then "Knight" is 3/3
      And "Ghoul" is 2/2
      When Alice casts "Redden" targeting "Knight" and it resolves
      And Alice casts "Whiten" targeting "Ghoul" and it resolves
      And Alice casts "Recruit" and it resolves
      Then "Knight" is a 3/3 red creature
      And "Ghoul" is a 2/2 white creature
      And "Recruit" is a 1/1 white creature

    @example-2
    Example: Damage by creatures is prevented, whenever they came or became creatures
      Given these cards:
        | name      | type           | cost | size | text                                                                       |
        | Calm      | Instant        | {0}  |      | Prevent all damage creatures would deal this turn.                         |
        | Awaken    | Instant        | {0}  |      | All noncreature artifacts become 2/2 artifact creatures until end of turn. |
        | Ballista  | Artifact       |      |      | {0}: Ballista deals 2 damage to target player.                             |
        | Swift Bow | Creature — Elf | {0}  | 1/1  | {0}: Swift Bow deals 1 damage to target player.                            |
      And Alice controls "Ballista"
      And Alice has "Calm", "Awaken" and "Swift Bow" in hand
      When Alice casts "Calm" and it resolves
      And Alice activates "Ballista" targeting Bob and it resolves
      Then Bob has 18 life
      When Alice casts "Awaken" and it resolves
      And Alice activates "Ballista" targeting Bob and it resolves
      And Alice casts "Swift Bow" and it resolves
      And Alice activates "Swift Bow" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: A change of the rules is not tied to the creatures of the moment
      Given these cards:
        | name       | type            | cost   | size | text                                            |
        | Falter     | Instant         | {1}{R} |      | Creatures without flying can't block this turn. |
        | Crystacean | Creature — Crab | {3}{U} | 1/6  | Flash                                           |
      And Alice controls a 2/2 creature "Bear Cub"
      And Bob controls a 2/2 creature "Gray Ogre"
      And Alice has "Falter" in hand
      And Bob has "Crystacean" in hand
      And Alice has {1}{R} in the mana pool
      And Bob has {3}{U} in the mana pool
      When Alice casts "Falter" and it resolves
      And Bob casts "Crystacean" and it resolves
      And Alice attacks with "Bear Cub"
      Then Bob can't block "Bear Cub" with "Gray Ogre"
      And Bob can't block "Bear Cub" with "Crystacean"

  @CR-2009-418.3c @CR-611.2d
  Rule: 418.3c A variable is counted once

    Scenario: A Forest that comes later adds nothing to the effect
      Given these cards:
        | name               | type             | cost   | text                                                                                      |
        | Strength of Cedars | Instant — Arcane | {4}{G} | Target creature gets +X/+X until end of turn, where X is the number of lands you control. |
      And Alice controls a 2/2 creature "Bear Cub", "Forest" (first) and "Forest" (second)
      And Alice has "Strength of Cedars" and "Forest" (third) in hand
      And Alice has {4}{G} in the mana pool
      When Alice casts "Strength of Cedars" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is 4/4
      When Alice plays "Forest" (third)
      Then "Bear Cub" is 4/4

  @CR-2009-418.3d @CR-611.2b
  Rule: 418.3d As long as something is so

    Background:
      Given these cards:
        | name                | type     | cost | text                                                                                |
        | Lesser Endoskeleton | Artifact |      | {2}, {T}: Target creature gets +0/+3 as long as Lesser Endoskeleton remains tapped. |
        | Loosen              | Instant  | {0}  | Untap target artifact.                                                              |
        | Fasten              | Instant  | {0}  | Tap target artifact.                                                                |
      And Alice has {G}{G} in the mana pool

    @example-2009-418.3d-1
    Example: An Endoskeleton that untaps before its ability resolves does nothing
      Given Alice controls "Lesser Endoskeleton" and a 2/2 creature "Ox"
      And Bob has "Loosen" in hand
      And Alice has "Fasten" in hand
      When Alice activates "Lesser Endoskeleton" targeting "Ox"
      And Bob casts "Loosen" targeting "Lesser Endoskeleton" and it resolves
      And all players pass
      Then "Ox" is 2/2
      When Alice casts "Fasten" targeting "Lesser Endoskeleton" and it resolves
      Then "Lesser Endoskeleton" is tapped
      And "Ox" is 2/2

  @CR-2009-418.4a @CR-611.3a
  Rule: 418.4a A static ability applies to whatever its text describes now

    Scenario: Creatures come under the effect and leave it as their color changes
      Given the card "Chaoslace" is an "Instant" that costs {R}
        """
        Target spell or permanent becomes red.
        """
      And Alice controls "Crusade", "Savannah Lions" (old) and "Muck Rats"
      And Alice has "Savannah Lions" (new), "Purelace" and "Chaoslace" in hand
      And Alice has {R}{W}{W} in the mana pool
      When Alice casts "Chaoslace" targeting "Savannah Lions" (old) and it resolves
      And Alice casts "Purelace" targeting "Muck Rats" and it resolves
      And Alice casts "Savannah Lions" (new) and it resolves
      Then "Savannah Lions" (old) is 2/1
      And "Muck Rats" is 2/2
      And "Savannah Lions" (new) is 3/2

  @CR-2009-418.4b @CR-611.3b
  Rule: 418.4b While the permanent is in play

    @edition-2009 @example-2009-418.4b-1
    Example: White creatures are larger from the moment they are in play, and as long as they are white
      Given these cards:
        | name    | type               | cost | size | color | text                                                                          |
        | Herald  | Creature — Human   |      | 1/4  | black | Whenever a creature with power 2 or greater comes into play, you gain 1 life. |
        | Recruit | Creature — Soldier | {0}  | 1/1  | white |                                                                               |
      And Alice controls "Crusade", "Herald", a 2/2 white creature "Knight" and a 2/2 black creature "Ghoul"
      And Alice has "Recruit", "Whiten" and "Redden" in hand
      When Alice casts "Whiten" targeting "Ghoul" and it resolves
      And Alice casts "Redden" targeting "Knight" and it resolves
      Then "Ghoul" is 3/3
      And "Knight" is 2/2
      When Alice casts "Recruit" and it resolves
      Then "Recruit" is 2/2
      And the stack, from the top, is ability of "Herald"
      When all players pass
      Then Alice has 21 life

    Scenario: Its card in a hand or a graveyard has no effect, and neither has a permanent that is gone
      Given Alice controls "Crusade" (in play) and "Glory Seeker"
      And Alice has "Crusade" (in hand) in hand
      And Alice has "Crusade" (buried) in the graveyard
      And Bob has "Demystify" in hand
      And Bob has {W} in the mana pool
      When Alice would receive priority
      Then "Glory Seeker" is 3/3
      When Bob casts "Demystify" targeting "Crusade" (in play) and it resolves
      Then "Glory Seeker" is 2/2

  @CR-2009-418.5a
  Rule: 418.5a The layers

    @example-2009-418.5a-1
    Example: Crusade follows the color of a creature
      Given Alice controls "Crusade" and a 2/2 black creature "Ghoul"
      And Alice has "Whiten" and "Redden" in hand
      When Alice casts "Whiten" targeting "Ghoul" and it resolves
      Then "Ghoul" is a 3/3 white creature
      When Alice casts "Redden" targeting "Ghoul" and it resolves
      Then "Ghoul" is a 2/2 red creature

    Scenario: What an object gains from others is gained in layer 5 as well
      Given the card "Prism" is an "Artifact":
        """
        This artifact has all activated abilities of all lands in play.
        """
      And Alice controls "Prism" and "Forest"
      When Alice activates "Prism", "{G}"
      Then Alice has {G} in the mana pool

    @example-2009-418.5a-2
    Example: Gray Ogre ends as 1/4, for a bonus until end of turn is undone by a size set after it
      Given these cards:
        | name           | type        | cost | text                                    |
        | Harden         | Instant     | {0}  | Put a +1/+1 counter on target creature. |
        | Lesser Bulwark | Enchantment | {0}  | Creatures you control get +0/+2.        |
      And Alice controls "Gray Ogre"
      And Alice has "Harden", "Swell", "Lesser Bulwark" and "Lesser Dwindle" in hand
      When Alice casts "Harden" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 3/3
      When Alice casts "Swell" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 7/7
      When Alice casts "Lesser Bulwark" and it resolves
      Then "Gray Ogre" is 7/9
      When Alice casts "Lesser Dwindle" targeting "Gray Ogre" and it resolves
      Then "Gray Ogre" is 1/4

    Scenario Outline: A later effect of layer <earlier> is seen by an older effect of layer <later>
      Given these cards:
        | name   | type        | cost | text    |
        | Decree | Enchantment |      | <older> |
        | Spell  | Instant     | {0}  | <newer> |
      And Alice controls "Decree"
      And Bob controls a 2/2 black creature "Ox" and a 3/3 red creature "Bear"
      And Alice has "Spell" in hand
      When Alice casts "Spell" targeting <targets> and it resolves
      Then "Ox" is <now>

      Examples:
        | earlier | later | older                            | newer                                                                                 | targets         | now                        |
        | 1       | 5     | Red creatures have flying.       | Target creature becomes a copy of another target creature until end of turn.          | "Ox" and "Bear" | a 3/3 creature with flying |
        | 2       | 4     | Creatures you control are Goats. | Gain control of target creature.                                                      | "Ox"            | a Goat creature            |
        | 4       | 5     | Artifacts are blue.              | Target creature becomes an artifact in addition to its other types until end of turn. | "Ox"            | blue                       |
        | 5       | 6     | Red creatures get +1/+1.         | Target creature becomes red until end of turn.                                        | "Ox"            | 3/3                        |

    @CR-2009-418.5c @CR-2009-418.5d
    Scenario Outline: Colors and abilities share a layer, where either waits for the other (<older>)
      Given these cards:
        | name  | type        | cost | text    |
        | Elder | Enchantment |      | <older> |
        | Heir  | Enchantment | {0}  | <newer> |
      And Alice controls "Elder" and a 2/2 black creature "Ox"
      And Alice has "Heir" in hand
      When Alice casts "Heir" and it resolves
      Then "Ox" is a blue creature with flying

      Examples:
        | older                           | newer                      |
        | Creatures with flying are blue. | All creatures have flying. |
        | Blue creatures have flying.     | All creatures are blue.    |

    Scenario: A characteristic-defining ability comes first in its layer, however late its creature came
      Given these cards:
        | name      | type                 | cost | size | text                     |
        | Redness   | Enchantment          |      |      | All creatures are red.   |
        | Harlequin | Creature — Rogue     | {0}  | 2/2  | Harlequin is all colors. |
      And Alice controls "Redness"
      And Alice has "Harlequin" in hand
      When Alice casts "Harlequin" and it resolves
      Then "Harlequin" is red

    Scenario: Sublayer 6a is for defining abilities, before any effect that sets a size
      Given these cards:
        | name        | type                 | cost | size | text                                                                                  |
        | Leveling    | Enchantment          |      |      | All creatures are 1/1.                                                                |
        | Lesser Maro | Creature — Elemental | {0}  | */*  | Lesser Maro's power and toughness are each equal to the number of cards in your hand. |
      And Alice controls "Leveling"
      And Alice has "Lesser Maro", "Swell" and "Whiten" in hand
      When Alice casts "Lesser Maro" and it resolves
      Then "Lesser Maro" is 1/1

    Scenario Outline: In sublayer 6b, "<first>" before "<second>" makes <size>
      Given the card "Tiny" is an "Enchantment — Aura" that costs {0}
        """
        Enchant creature
        Enchanted creature is 0/2.
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Swell", "Lesser Dwindle" and "Tiny" in hand
      When Alice casts "<first>" targeting "Ox" and it resolves
      And Alice casts "<second>" targeting "Ox" and it resolves
      Then "Ox" is <size>

      Examples:
        | first          | second         | size |
        | Swell          | Lesser Dwindle | 0/1  |
        | Lesser Dwindle | Swell          | 4/5  |
        | Swell          | Tiny           | 0/2  |
        | Tiny           | Swell          | 4/6  |

    Scenario: Counters and static bonuses outlast a size that is set after them; the switch comes last of all
      Given these cards:
        | name           | type        | cost | text                                                            |
        | Lesser Bulwark | Enchantment |      | Creatures you control get +0/+2.                                |
        | Reverse        | Instant     | {0}  | Switch target creature's power and toughness until end of turn. |
      And Alice controls "Lesser Bulwark" and a 2/2 creature "Ox" with one +1/+1 counter
      And Alice has "Reverse" and "Lesser Dwindle" in hand
      When Alice casts "Reverse" targeting "Ox" and it resolves
      Then "Ox" is 5/3
      When Alice casts "Lesser Dwindle" targeting "Ox" and it resolves
      Then "Ox" is 4/1

  @CR-2009-418.5b
  Rule: 418.5b An effect with parts in several layers

    Scenario: What a static ability makes creatures of in one layer has its size from it in a later one
      Given these cards:
        | name                  | type        | cost   | text                                                                                                              |
        | March of the Machines | Enchantment | {3}{U} | Each noncreature artifact is an artifact creature with power and toughness each equal to its converted mana cost. |
        | Lesser Anvil          | Artifact    | {4}    |                                                                                                                   |
      And Alice controls "March of the Machines" and "Lesser Anvil"
      When Alice would receive priority
      Then "Lesser Anvil" is a 4/4 artifact creature
      And "March of the Machines" is exactly "Enchantment"

    @example-2009-418.5b-2
    Example: Grab the Reins takes the creature in one layer and gives it haste in a later one
      Given these cards:
        | name                  | type    | cost | text                                                                       |
        | Lesser Grab the Reins | Instant | {0}  | Until end of turn, you gain control of target creature and it gains haste. |
      And Bob controls a 2/2 creature "Ox"
      And Alice has "Lesser Grab the Reins" in hand
      When Alice casts "Lesser Grab the Reins" targeting "Ox" and it resolves
      Then Alice controls "Ox"
      And "Ox" has haste
      And Alice can attack with "Ox"
      When the game goes on to Bob's upkeep
      Then Bob controls "Ox"
      And "Ox" doesn't have haste

    @example-2009-418.5b-4
    Example: Svogthos follows the graveyard until its size is set again
      Given the card "Svogthos, the Restless Tomb" is a "Land"
        """
        {3}{B}{G}: Until end of turn, Svogthos, the Restless Tomb becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.
        """
      And these cards:
        | name            | type    | cost | text                                                                       |
        | Stir            | Instant | {0}  | Until end of turn, target land becomes a 3/3 creature that's still a land. |
        | Nudge           | Instant | {0}  | Target creature gets +1/+1 until end of turn.                              |
        | Lesser Regrowth | Instant | {0}  | Return target creature card from your graveyard to your hand.              |
      And Alice controls "Svogthos, the Restless Tomb"
      And Alice has ten creature cards in the graveyard
      And Alice has "Stir" (first), "Stir" (second), "Nudge" and "Lesser Regrowth" in hand
      And Alice has {B}{B}{B}{B}{G} in the mana pool
      When Alice casts "Stir" (first) targeting "Svogthos, the Restless Tomb" and it resolves
      And Alice casts "Nudge" targeting "Svogthos, the Restless Tomb" and it resolves
      Then "Svogthos, the Restless Tomb" is a 4/4 land creature
      When Alice activates "Svogthos, the Restless Tomb" and it resolves
      Then "Svogthos, the Restless Tomb" is a 10/10 black and green Plant Zombie land creature
      When Alice casts "Lesser Regrowth" targeting "creature card (1)" and it resolves
      Then "Svogthos, the Restless Tomb" is 9/9
      When Alice casts "Stir" (second) targeting "Svogthos, the Restless Tomb" and it resolves
      Then "Svogthos, the Restless Tomb" is a 3/3 land creature

  @CR-2009-418.5c
  Rule: 418.5c Characteristic-defining abilities never depend on anything

    Scenario Outline: Of two defining abilities the older applies first, even if it counts what the other defines (<older> first)
      Given these cards:
        | name        | type                 | size | text                                                                                                   |
        | Lesser Maro | Creature — Elemental | */*  | Lesser Maro's power and toughness are each equal to the number of cards in your hand.                  |
        | Envoy       | Creature — Human     | */*  | Envoy's power and toughness are each equal to the number of creatures with power 2 or greater in play. |
      And Alice controls "<older>" and "<newer>" and a 3/3 creature "Ox"
      And Alice has "Swell", "Whiten" and "Redden" in hand
      When Alice would receive priority
      Then "Lesser Maro" is 3/3
      And "Envoy" is <size>

      Examples:
        | older       | newer       | size |
        | Envoy       | Lesser Maro | 1/1  |
        | Lesser Maro | Envoy       | 2/2  |

  @CR-2009-418.5e
  Rule: 418.5e The active player orders timestamps received at once

    Background:
      Given these cards:
        | name           | type                 | cost | text                                                      |
        | Crimson Banner | Enchantment          |      | All creatures are red.                                    |
        | Azure Banner   | Enchantment          |      | All creatures are blue.                                   |
        | Lesser Revive  | Instant              | {0}  | Return all enchantment cards from your graveyard to play. |
        | Red Glove      | Artifact — Equipment |      | Equipped creature is red.                                 |
        | Blue Glove     | Artifact — Equipment |      | Equipped creature is blue.                                |
        | Arming         | Instant              | {0}  | Attach all Equipment you control to target creature.      |
      And the card "Open the Tombs" is an "Instant" that costs {0}
        """
        Return each enchantment card from all graveyards to play under its owner's control.
        """
      And Alice controls "Gutter Skulk"

    Scenario Outline: Of two enchantments of another player the active player lets <later> be the later one
      Given Bob has "Crimson Banner" and "Azure Banner" in the graveyard
      And Bob has "Lesser Revive" in hand
      When Bob casts "Lesser Revive" and it resolves
      And Alice orders "<earlier>" and "<later>"
      Then Bob controls "Crimson Banner" and "Azure Banner"
      And "Gutter Skulk" is <color>

      Examples:
        | earlier        | later          | color |
        | Azure Banner   | Crimson Banner | red   |
        | Crimson Banner | Azure Banner   | blue  |

    Scenario Outline: Of one enchantment of each player the active player may put either first (<earlier>)
      Given Alice has "Crimson Banner" in the graveyard
      And Bob has "Azure Banner" in the graveyard
      And Bob has "Open the Tombs" in hand
      When Bob casts "Open the Tombs" and it resolves
      And Alice orders "<earlier>" and "<later>"
      Then "Gutter Skulk" is <color>

      Examples:
        | earlier        | later          | color |
        | Azure Banner   | Crimson Banner | red   |
        | Crimson Banner | Azure Banner   | blue  |

    Scenario: The active player orders what another player attaches at once
      Given Bob controls "Red Glove" and "Blue Glove"
      And Bob has "Arming" in hand
      When Bob casts "Arming" targeting "Gutter Skulk" and it resolves
      And Alice orders "Blue Glove" and "Red Glove"
      Then "Gutter Skulk" is red

    @edition-2009
    Scenario: What is turned face up is as old as it came, in 2009
      Given the card "Unmasker" is a "Creature — Shapeshifter" of size 2/2
        """
        All creatures are red.
        Morph {0}
        """
      And Alice controls a face-down "Unmasker" and a 2/2 creature "Ox"
      And Alice controls "Azure Banner"
      When Alice turns "Unmasker" face up
      Then "Ox" is blue

  @CR-2009-418.6a @CR-612.2
  Rule: 418.6a Only words used as what they are

    Background:
      Given these cards:
        | name            | type              | cost | size | color | text                                                                                                         |
        | Sleight of Mind | Instant           | {U}  |      |       | Change the text of target spell or permanent by replacing all instances of one color word with another.      |
        | Magical Hack    | Instant           | {U}  |      |       | Change the text of target spell or permanent by replacing all instances of one basic land type with another. |
        | Black Captain   | Creature — Knight |      | 2/2  | black | Protection from black / All creatures named Black Squire get +1/+1.                                          |
        | Black Squire    | Creature — Knight |      | 1/1  | black |                                                                                                              |
        | Swamp Queen     | Creature — Spirit |      | 2/2  |       | Swampwalk / Swamp Queen gets +1/+1 as long as you control a Swamp.                                           |

    Scenario: A color word is replaced where it means a color, and not in a name
      Given Alice controls "Black Captain" and "Black Squire"
      And Alice has "Sleight of Mind" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Sleight of Mind" targeting "Black Captain" and it resolves
      And Alice chooses black
      And Alice chooses blue
      Then "Black Captain" has protection from blue and "All creatures named Black Squire get +1/+1."
      And "Black Captain" doesn't have protection from black
      And "Black Captain" is named "Black Captain"
      And "Black Captain" is black
      And "Black Squire" is 2/2

    Scenario: A land type is replaced in landwalk and in conditions, and not in a name
      Given Alice controls "Swamp Queen" and "Swamp"
      And Alice has "Magical Hack" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Magical Hack" targeting "Swamp Queen" and it resolves
      And Alice chooses Swamp
      And Alice chooses Island
      Then "Swamp Queen" has islandwalk
      And "Swamp Queen" doesn't have swampwalk
      And "Swamp Queen" is 2/2
      And "Swamp Queen" is named "Swamp Queen"

    Scenario: A land's type changes with its text, and its name does not
      Given Alice controls "Sedge Troll" and "Swamp"
      And Alice has "Magical Hack" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Magical Hack" targeting "Swamp" and it resolves
      And Alice chooses Swamp
      And Alice chooses Island
      Then "Swamp" is exactly "Basic Land — Island"
      And "Swamp" is named "Swamp"
      And "Sedge Troll" is 2/2

  @CR-2009-418.6b @CR-612.3
  Rule: 418.6b What an effect gave is not text

    Background:
      Given these cards:
        | name            | type               | cost | text                                                                                                    |
        | Sleight of Mind | Instant            | {U}  | Change the text of target spell or permanent by replacing all instances of one color word with another. |
        | Red Ward        | Enchantment — Aura | {W}  | Enchant creature / Enchanted creature has protection from red. This effect doesn't remove this Aura.    |
      And Alice controls "Silver Knight" and "Red Ward" attached to "Silver Knight"
      And Alice has "Sleight of Mind" (first) and "Sleight of Mind" (second) in hand
      And Alice has {U}{U} in the mana pool

    Scenario: A change of the creature's text leaves what its Aura gives; that is in the Aura's text
      When Alice casts "Sleight of Mind" (first) targeting "Silver Knight" and it resolves
      And Alice chooses red
      And Alice chooses green
      Then "Silver Knight" has protection from red and protection from green
      When Alice casts "Sleight of Mind" (second) targeting "Red Ward" and it resolves
      And Alice chooses red
      And Alice chooses black
      Then "Silver Knight" has protection from black and protection from green
      And "Silver Knight" doesn't have protection from red

  @CR-2009-418.6c @CR-612.2a
  Rule: 418.6c A token's type, and its name with it, in the text that makes it

    Scenario Outline: Text that is to make <what> makes Elves that are called so (<words>)
      Given these cards:
        | name                        | type              | cost | size | text                                                                                              |
        | Lesser Artificial Evolution | Instant           | {0}  |      | Change the text of target permanent by replacing all instances of one creature type with another. |
        | Goblin Breeder              | Creature — Goblin |      | 2/2  | {0}: <text>                                                                                       |
      And Alice controls "Goblin Breeder" and a 1/1 green Elf creature "Elder Elf"
      And Alice has "Lesser Artificial Evolution" in hand
      When Alice casts "Lesser Artificial Evolution" targeting "Goblin Breeder" and it resolves
      And Alice chooses Goblin
      And Alice chooses Elf
      And Alice activates "Goblin Breeder" and it resolves
      Then "<name>" is a 1/1 red Elf creature token
      And "<name>" is named "<name>"
      And there is no "<other>"
      And "Goblin Breeder" is named "Goblin Breeder"

      @edition-2009
      Examples:
        | what    | words     | name | other  | text                                           |
        | Goblins | into play | Elf  | Goblin | Put a 1/1 red Goblin creature token into play. |

      @edition-2025
      Examples:
        | what    | words   | name      | other        | text                                    |
        | Goblins | created | Elf Token | Goblin Token | Create a 1/1 red Goblin creature token. |

    @edition-2009
    Scenario: A spell's text is changed while it is on the stack, and its token is another
      Given these cards:
        | name                        | type    | cost | text                                                                                                       |
        | Lesser Artificial Evolution | Instant | {0}  | Change the text of target spell or permanent by replacing all instances of one creature type with another. |
        | Lesser Dragon Fodder        | Instant | {0}  | Put a 1/1 red Goblin creature token into play.                                                             |
      And Alice controls a 1/1 green Elf creature "Elder Elf" and a 1/1 red Goblin creature "Raider"
      And Alice has "Lesser Dragon Fodder" and "Lesser Artificial Evolution" in hand
      When Alice casts "Lesser Dragon Fodder"
      And Alice casts "Lesser Artificial Evolution" targeting "Lesser Dragon Fodder" and it resolves
      And Alice chooses Goblin
      And Alice chooses Elf
      And all players pass
      Then "Elf" is a 1/1 red Elf creature token
      And there is no "Goblin"

  @CR-2009-418.6d @CR-612.4
  Rule: 418.6d A token's own type and text

    Background:
      Given these cards:
        | name                        | type    | cost | text                                                                                                    |
        | Sleight of Mind             | Instant | {U}  | Change the text of target spell or permanent by replacing all instances of one color word with another. |
        | Lesser Artificial Evolution | Instant | {0}  | Change the text of target permanent by replacing all instances of one creature type with another.       |

    Scenario: The rules text of a token can be changed
      Given Alice controls a 1/1 red Goblin creature token "Goblin" with protection from red
      And Alice has "Sleight of Mind" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Sleight of Mind" targeting "Goblin" and it resolves
      And Alice chooses red
      And Alice chooses white
      Then "Goblin" has protection from white
      And "Goblin" doesn't have protection from red
      And "Goblin" is red

    Scenario: The creature type of a token can be changed, and its name stays
      Given Alice controls a 1/1 red Goblin creature token "Goblin" and a 1/1 green Elf creature "Willow Elf"
      And Alice has "Artificial Evolution" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Artificial Evolution" targeting "Goblin" and it resolves
      And Alice chooses Goblin
      And Alice chooses Elf
      Then "Goblin" is a 1/1 red Elf creature
      And "Goblin" is not Goblin
      And "Goblin" is named "Goblin"

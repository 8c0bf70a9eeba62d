Feature: 608. What was so, what was paid, and what is true of one player

  @CR-608.2h
  Rule: 608.2h Last known information

    Scenario Outline: What a creature was is looked up as it was when it was destroyed
      Given the card "Death's Caress" is a "Sorcery" that costs {3}{B}{B}:
        """
        Destroy target creature. If that creature was a Human, you gain life equal to its toughness.
        """
      And the card "Elite Vanguard" is a "Creature — Human Soldier" that costs {W} of size 2/1
      And Alice has "Death's Caress" in hand
      And Alice has {B}{B}{B}{B}{B} in the mana pool
      And Bob controls "<creature>"
      When Alice casts "Death's Caress" targeting "<creature>" and it resolves
      Then "<creature>" is in Bob's graveyard
      And Alice has <life> life

      Examples:
        | creature       | life |
        | Elite Vanguard | 21   |
        | Grizzly Bears  | 20   |

    Scenario: A token copies the creature that triggered as it last was, once that is gone
      Given these cards:
        | name             | type     | cost | text                                                                                                                                                                                                              |
        | Minion Reflector | Artifact | {5}  | Whenever a nontoken creature you control enters, you may pay {2}. If you do, create a token that's a copy of that creature, except it has haste and "At the beginning of the end step, sacrifice this permanent." |
      And Alice controls "Minion Reflector"
      And Bob controls "Serra Angel"
      And Alice has "Clone" and "Murder" in hand
      And Alice has {3}{U}{1}{B}{B}{2} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Serra Angel"
      And Alice casts "Murder" targeting "Clone" and it resolves
      Then "Clone" is in Alice's graveyard
      When all players pass
      And Alice says yes
      Then Alice controls a 4/4 Angel creature token

    Scenario: What an earlier instruction has destroyed is copied as it was on the battlefield
      Given these cards:
        | name           | type    | cost | text                                                         |
        | Lesser Replica | Instant | {0}  | Destroy target creature. Create a token that's a copy of it. |
      And Bob controls "Serra Angel"
      And Alice has "Clone" and "Lesser Replica" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Serra Angel"
      And Alice casts "Lesser Replica" targeting "Clone" and it resolves
      Then "Clone" is in Alice's graveyard
      And Alice controls a 4/4 Angel creature token

    Scenario Outline: A creature that was tapped was so, though it is in a hand now
      Given the card "Rude Awakening Bell" is an "Instant" that costs {1}{U}:
        """
        Return target creature to its owner's hand. If it was tapped, you gain 3 life.
        """
      And Alice has "Rude Awakening Bell" in hand
      And Alice has {U}{U} in the mana pool
      And Bob controls <how> 2/2 creature "Ox"
      When Alice casts "Rude Awakening Bell" targeting "Ox" and it resolves
      Then "Ox" is in Bob's hand
      And Alice has <life> life

      Examples:
        | how      | life |
        | a tapped | 23   |
        | a        | 20   |

  @CR-601.7
  Rule: 601.7 What was spent

    Scenario Outline: Only mana of the color counts
      Given the card "Embereth Paladin" is a "Creature — Human Knight" that costs {3}{R} of size 4/1:
        """
        Haste
        If at least three red mana was spent to cast this spell, this creature enters with a +1/+1 counter on it.
        """
      And Alice has "Embereth Paladin" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "Embereth Paladin" and it resolves
      Then "Embereth Paladin" is a <size> creature
      And "Embereth Paladin" is on the battlefield

      Examples:
        | mana         | size |
        | {R}{R}{R}{W} | 5/2  |
        | {R}{R}{W}{W} | 4/1  |

    Scenario Outline: Tin Street Hooligan destroys an artifact if green mana was spent
      Given the card "Tin Street Hooligan" is a "Creature — Goblin Rogue" that costs {1}{R} of size 2/1:
        """
        When this creature enters, if {G} was spent to cast it, destroy target artifact.
        """
      And Alice has "Tin Street Hooligan" in hand
      And Alice has <mana> in the mana pool
      And Bob controls "Phyrexian Walker"
      When Alice casts "Tin Street Hooligan" and it resolves
      And all players pass
      Then "Tin Street Hooligan" is on the battlefield
      And "Phyrexian Walker" is <where>

      Examples:
        | mana   | where              |
        | {R}{G} | in Bob's graveyard |
        | {R}{W} | on the battlefield |

  @CR-614.1d
  Rule: 614.1d What a player has

    Scenario Outline: One player with so little life is enough, and it is not their life together
      Given the card "Abandoned Campground" is a "Land":
        """
        This land enters tapped unless a player has 13 or less life.
        {T}: Add {W} or {U}.
        """
      And Alice has "Abandoned Campground" in hand
      And Bob has <life> life
      When Alice plays "Abandoned Campground"
      Then "Abandoned Campground" is <how>
      And "Abandoned Campground" is on the battlefield

      Examples:
        | life | how      |
        | 13   | untapped |
        | 14   | tapped   |

  @CR-613.4c
  Rule: 613.4c What is attached to it

    Scenario: Auras and Equipment count that are attached to the creature itself
      Given the card "Champion of the Flame" is a "Creature — Human Warrior" that costs {1}{R} of size 1/1:
        """
        Trample
        This creature gets +2/+2 for each Aura and Equipment attached to it.
        """
      And Alice controls "Champion of the Flame" and "Grizzly Bears"
      And Alice controls "Leonin Scimitar" attached to "Champion of the Flame"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Shatter" in hand
      And Alice has {1}{R} in the mana pool
      Then "Champion of the Flame" is a 4/4 creature
      When Alice casts "Shatter" targeting "Leonin Scimitar" and it resolves
      Then "Champion of the Flame" is a 1/1 creature

    Scenario: Each creature counts what is attached to it alone
      Given the card "Armory of the Watch" is an "Enchantment" that costs {1}{R}:
        """
        Each creature you control gets +2/+0 for each Equipment attached to it.
        """
      And the card "Rook" is an "Artifact — Equipment" that costs {1}
      And Alice controls "Armory of the Watch", a 1/1 creature "Elf" and a 2/2 creature "Ox"
      And Alice controls "Rook" attached to "Ox"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then "Ox" is a 4/2 creature
      And "Elf" is a 1/1 creature
      When Alice casts "Demystify" targeting "Armory of the Watch" and it resolves
      Then "Ox" is 2/2

  @CR-608.2g @CR-614.1a
  Rule: 608.2g, 614.1a The spell that was cast, and where it goes

    Scenario Outline: A spell that Goblin Dark-Dwellers cast is exiled, resolved or countered
      Given Alice has "Goblin Dark-Dwellers" in hand
      And Alice has {3}{R}{R} in the mana pool
      And Alice has "Shock" in the graveyard
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Goblin Dark-Dwellers" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And Alice passes
      And Bob <does>
      Then "Shock" is in exile
      And Bob has <life> life

      Examples:
        | does                                                   | life |
        | passes                                                 | 18   |
        | casts "Cancel" targeting "Shock" and it resolves | 20   |

    Scenario: Its next one is no longer that spell
      Given Alice has "Goblin Dark-Dwellers" in hand
      And Alice has {3}{R}{R}{R} in the mana pool
      And Alice has "Shock" (first) in the graveyard
      And Alice has "Shock" (second) in hand
      When Alice casts "Goblin Dark-Dwellers" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then "Shock" (first) is in exile
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then "Shock" (second) is in Alice's graveyard
      And Bob has 16 life

  @CR-603.4 @CR-608.2i
  Rule: 608.2i From where a spell was cast this turn

    Background:
      Given Alice controls "Jem Lightfoote, Sky Explorer"
      And Alice has an artifact "Lamp" on top of the library
      And Alice has {2}{U} in the mana pool

    Scenario: A spell cast from a graveyard was not cast from the hand
      Given Alice has "Think Twice" in the graveyard
      When Alice casts "Think Twice" using "flashback" and it resolves
      Then Alice has 1 card in hand
      When the game goes on to Alice's end step
      Then the stack, from the top, is ability of "Jem Lightfoote, Sky Explorer"

    Scenario: A spell cast from the hand was, even if it has resolved long ago
      Given Alice has "Think Twice" in hand
      When Alice casts "Think Twice" and it resolves
      Then Alice has 1 card in hand
      When the game goes on to Alice's end step
      Then the stack is empty
      And "Think Twice" is in Alice's graveyard

  Rule: 608.2c That player is the one who controls the target

    Background:
      Given the players are Alice, Bob and Carol
      And these cards:
        | name                | type                       | cost      | size | text |
        | Dalek Drone         | Artifact Creature — Dalek  | {3}{B}{B} | 3/3  | Flying, menace<br>When this creature enters, destroy target creature an opponent controls. That player loses 3 life. |
        | Deputy of Detention | Creature — Vedalken Wizard | {1}{W}{U} | 1/3  | When this creature enters, exile target nonland permanent an opponent controls and all other nonland permanents that player controls with the same name as that permanent until this creature leaves the battlefield. |

    @CR-608.2c
    Scenario Outline: Of two opponents the one whose creature is the target loses life
      Given Alice has "Dalek Drone" in hand
      And Alice has {3}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      When Alice casts "Dalek Drone" and it resolves
      And Alice chooses "<target>"
      And all players pass
      Then Bob has <Bob's> life
      And Carol has <Carol's> life

      Examples:
        | target        | Bob's | Carol's |
        | Grizzly Bears | 17    | 20      |
        | Hill Giant    | 20    | 17      |

    @CR-610.3
    Scenario: What that player controls besides is exiled, and not what another opponent does
      Given Alice has "Deputy of Detention" in hand
      And Alice has {1}{W}{U} in the mana pool
      And Bob controls "Hill Giant" (first), "Hill Giant" (second) and "Grizzly Bears"
      And Carol controls "Hill Giant" (third)
      When Alice casts "Deputy of Detention" and it resolves
      And Alice chooses "Hill Giant" (first)
      And all players pass
      Then "Hill Giant" (first) and "Hill Giant" (second) are in exile
      And "Grizzly Bears" is on the battlefield
      And "Hill Giant" (third) is on the battlefield

    Scenario Outline: Where a permanent came from is known of it: from the <zone>
      Given Alice has "Archfiend's Vessel" <place>
      And Alice has "Resurrection" in hand
      And Alice has {2}{W}{W}{B} in the mana pool
      When Alice casts <what> and it resolves
      And all players pass
      Then "Archfiend's Vessel" is <where>

      Examples:
        | zone      | place            | what                                     | where              |
        | graveyard | in the graveyard | "Resurrection" targeting "Archfiend's Vessel" | in exile           |
        | hand      | in hand          | "Archfiend's Vessel"                     | on the battlefield |

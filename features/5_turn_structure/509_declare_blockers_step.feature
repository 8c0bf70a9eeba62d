Feature: 509. Declare Blockers Step

  @CR-509.1a
  Rule: 509.1a Which creatures may block

    Scenario: An attacking player's own creature blocks nothing
      Given Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice tries to block "Grizzly Bears" with "Mons's Goblin Raiders"
      Then it is refused, by 509.1a

    Scenario: A creature that has left the battlefield before blockers are declared can't block
      Given the card "Lesser Slay" is an "Instant" that costs {0}
        """
        Destroy target creature.
        """
      And Alice controls a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Cat"
      And Alice has "Lesser Slay" in hand
      When Alice attacks Bob with "Ox"
      And Alice casts "Lesser Slay" targeting "Cat"
      And Bob tries to block "Ox" with "Cat"
      Then it is refused, by 509.1a

    Scenario: Once blockers have been declared nobody declares any more
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Carol controls "Balduvian Bears"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Runeclaw Bear"
      And Bob declares no blockers
      And Carol tries to block "Runeclaw Bear" with "Balduvian Bears"
      Then it is refused, by 509.1a
      And "Balduvian Bears" is blocking nothing

    Scenario: One defending player's creature blocks what attacks that player, and not what attacks another
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Carol controls "Balduvian Bears"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Runeclaw Bear"
      And Carol tries to block "Grizzly Bears" with "Balduvian Bears"
      Then it is refused, by 509.1a
      When Carol blocks "Runeclaw Bear" with "Balduvian Bears"
      Then "Balduvian Bears" is blocking "Runeclaw Bear"

  @edition-2025 @CR-509.1b
  Rule: 509.1b What restricts blocking

    Scenario Outline: Whoever the words shut out can't block the creature, and everyone else can
      Given the card "Stalker" is a "Creature — Cat" of size 3/3
        """
        Stalker can't be blocked <by>.
        """
      And Alice controls "Stalker"
      And Bob controls a 1/1 creature "Bat" with flying, a 1/1 creature "Spinner" with reach and a 4/4 creature "Ox"
      When Alice attacks Bob with "Stalker"
      Then Bob <bat> block "Stalker" with "Bat"
      And Bob <web> block "Stalker" with "Spinner"
      And Bob <ox> block "Stalker" with "Ox"

      @edition-2025
      Examples:
        | by                                           | bat   | web   | ox    |
        | by creatures with power 2 or less            | can't | can't | can   |
        | except by creatures with flying or reach     | can   | can   | can't |
        | except by creatures with flying              | can   | can't | can't |

    Scenario Outline: What blocks a creature that <text>: <blockers>
      Given the card "Stalker" is a "Creature — Cat" of size 2/2
        """
        This creature <text>.
        """
      And Alice controls "Stalker"
      And Bob controls a 1/1 creature "Elf", a 3/3 creature "Ox" and a 2/2 creature "Bird" with flying
      When Alice attacks Bob with "Stalker"
      Then Bob <can> block "Stalker" with <blockers><by>
      And "Stalker" is attacking Bob

      Examples:
        | text                                                     | blockers                | can   | by          |
        | can't be blocked except by two or more creatures         | "Ox"                    | can't | , by 509.1b |
        | can't be blocked except by two or more creatures         | "Ox" and "Elf"          | can   |             |
        | can't be blocked except by three or more creatures       | "Ox" and "Elf"          | can't | , by 509.1b |
        | can't be blocked by more than one creature               | "Ox" and "Elf"          | can't | , by 509.1b |
        | can't be blocked by more than one creature               | "Ox"                    | can   |             |

    Scenario Outline: A creature that says of itself that it <text> and <whom>
      Given the card "Guard" is a "Creature — Elf" of size 2/2
        """
        This creature <text>.
        """
      And Alice controls a 3/3 creature "Ox" and a 1/1 creature "Bird" with flying
      And Bob controls "Guard" and a 1/1 creature "Elf"
      When Alice attacks Bob with "Ox" and "Bird"
      Then Bob <can> block "<whom>" with <blockers><by>

      Examples:
        | text                                          | whom | blockers          | can   | by          |
        | can block only creatures with flying          | Ox   | "Guard"           | can't | , by 509.1b |
        | can't block creatures with power 2 or greater | Ox   | "Guard"           | can't | , by 509.1b |
        | can't block alone                             | Ox   | "Guard"           | can't | , by 509.1b |

  @edition-2025 @CR-509.1c
  Rule: 509.1c Requirements

    Scenario Outline: <what>
      Given the card "Bait" is a "Creature — Elk" of size 2/2
        """
        <text>
        """
      And Alice controls "Bait" and a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Elf", a 1/1 creature "Cat" and a tapped 1/1 creature "Cow"
      When Alice attacks Bob with "Bait" and "Ox"
      Then Bob can't block <refused>, by 509.1c
      And Bob can block <allowed>

      Examples:
        | what                                           | text                                                     | refused                          | allowed                            |
        | All creatures able to block it do so           | All creatures able to block this creature do so.         | "Bait" with "Elf"                | "Bait" with "Elf" and "Cat"        |
        | One creature blocks what must be blocked       | This creature must be blocked if able.                   | "Ox" with "Elf" and "Cat"        | "Bait" with "Elf" and "Ox" with "Cat" |

    Scenario: As many requirements as possible are obeyed, and no restriction is disobeyed
      Given the card "Law" is an "Enchantment"
        """
        No more than one creature can block each combat.
        """
      And the card "Lesser Lure" is an "Instant" that costs {0}
        """
        All creatures able to block target creature this turn do so.
        """
      And Alice controls "Law", a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "Lesser Lure" in hand
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Cat"
      When Alice casts "Lesser Lure" targeting "Ox" and it resolves
      And Alice attacks Bob with "Ox" and "Elk"
      Then Bob can't block "Elk" with "Elf", by 509.1c
      And Bob can block "Ox" with "Cat"
      And Bob can't block "Ox" with "Elf" and "Cat", by 509.1b

    Scenario: With menace, a creature that must be blocked takes two blockers or none
      Given the card "Bait" is a "Creature — Elk" of size 2/2
        """
        Menace
        This creature must be blocked if able.
        """
      And Alice controls "Bait"
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Cat"
      When Alice attacks Bob with "Bait"
      Then Bob can't block "Bait" with "Elf", by 702.111b
      And Bob can block "Bait" with "Elf" and "Cat"

    Scenario: Sisters of Stone Death have a creature block them
      Given Alice controls "Sisters of Stone Death" and "Grizzly Bears"
      And Alice has {G} in the mana pool
      And Bob controls "Mons's Goblin Raiders" and "Muck Rats"
      And it is Alice's beginning of combat step
      When Alice activates "Sisters of Stone Death", "blocks" targeting "Mons's Goblin Raiders"
      And all players pass
      And Alice attacks Bob with "Sisters of Stone Death" and "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Mons's Goblin Raiders", by 509.1c
      And Bob can block "Sisters of Stone Death" with "Mons's Goblin Raiders" and "Grizzly Bears" with "Muck Rats"

  @edition-2025 @CR-509.1d
  Rule: 509.1d Costs

    Scenario: What is paid for each blocker is one cost, and mana is made for it
      Given the card "War" is a "Sorcery" that costs {0}
        """
        This turn, creatures can't block unless their controller pays {1} for each of those creatures.
        """
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "War" in hand
      And Bob controls a 1/1 creature "Elf", a 1/1 creature "Cat", "Plains" and "Swamp"
      When Alice casts "War" and it resolves
      And Alice attacks Bob with "Ox" and "Elk"
      And Bob blocks "Ox" with "Elf" and "Elk" with "Cat"
      And Bob chooses "Plains"
      And Bob chooses "Swamp"
      Then "Cat" is blocking "Elk"
      And "Plains" and "Swamp" are tapped

    Scenario: Nobody blocks who does not pay for all of them
      Given the card "War" is a "Sorcery" that costs {0}
        """
        This turn, creatures can't block unless their controller pays {1} for each of those creatures.
        """
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "War" in hand
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Cat"
      When Alice casts "War" and it resolves
      And Alice attacks Bob with "Ox" and "Elk"
      And Bob tries to block "Ox" with "Elf" and "Elk" with "Cat"
      Then it is refused, by 509.1f

  @edition-2025 @CR-509.1c
  Rule: 509.1c Creatures that block if able

    Scenario: A creature that has to block does so though its controller declares nothing; others, and tapped ones, need not
      Given the card "Razorgrass Screen" is an "Artifact Creature — Wall" that costs {1} of size 2/1
        """
        Defender
        This creature blocks each combat if able.
        """
      And Bob controls "Razorgrass Screen" (first), a tapped "Razorgrass Screen" (second) and "Grizzly Bears"
      And Alice controls "Mons's Goblin Raiders"
      When Alice attacks Bob with "Mons's Goblin Raiders"
      And the game goes on to Alice's declare blockers step
      Then "Razorgrass Screen" (first) is blocking "Mons's Goblin Raiders"
      And "Razorgrass Screen" (second) is blocking nothing
      And "Grizzly Bears" is blocking nothing

    Scenario Outline: A creature that has to block this turn is declared as a blocker, <when>
      Given Alice has "Culling Mark" in hand
      And Alice controls "Mons's Goblin Raiders"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has {C}{C}{G} in the mana pool
      When Alice casts "Culling Mark" targeting "<target>" and it resolves
      And Alice attacks Bob with "Mons's Goblin Raiders"
      And the game goes on to Alice's declare blockers step
      Then "<target>" is blocking "Mons's Goblin Raiders"

      Examples:
        | when      | target |
        | the one   | Grizzly Bears |
        | the other | Runeclaw Bear |

  @edition-2025 @CR-509.1a
  Rule: 509.1a When blockers are declared, and what

    Background:
      Given the card "Retreat" is an "Instant" that costs {0}:
        """
        Return target creature to its owner's hand.
        """
      And Alice controls a 2/2 creature "Bear" and a 1/1 creature "Cub"
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Orc"

    Scenario: Before there are attackers nobody blocks
      Then Bob can't block "Bear" with "Elf", by 509.1a
      When Alice attacks with "Bear"
      Then Bob can block "Bear" with "Elf"
      And Bob can't block "Cub" with "Elf", by 509.1a

    Scenario: After the declaration nobody blocks
      When Alice attacks with "Bear" and "Cub"
      And Bob blocks "Bear" with "Elf"
      Then Bob can't block "Cub" with "Orc", by 509.1a

    Scenario: Once all players have passed, no blocker is declared
      When Alice attacks with "Bear"
      And all players pass
      Then Bob can't block "Bear" with "Elf", by 509.1a

    Scenario: An attacker that is gone when blockers are declared can't be blocked
      Given Bob has "Retreat" in hand
      When Alice attacks with "Bear" and "Cub"
      And Bob casts "Retreat" targeting "Bear"
      Then Bob can't block "Bear" with "Elf", by 509.1a
      And Bob can block "Cub" with "Elf"

    Scenario: Nor can the only attacker
      Given Bob has "Retreat" in hand
      When Alice attacks with "Bear"
      And Bob casts "Retreat" targeting "Bear"
      Then Bob can't block "Bear" with "Elf", by 509.1a

    Scenario: Of two creatures only the one that attacks can be blocked
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Balduvian Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Runeclaw Bear" with "Balduvian Bears", by 509.1a
      And Bob can block "Grizzly Bears" with "Balduvian Bears"

  @edition-2025 @CR-509.1a
  Rule: 509.1a Untapped creatures block, as long as they have been there or not

    Scenario: A creature that has just come blocks, though it could not attack
      Given the card "Ambush Viper" is a "Creature — Snake" that costs {1}{G} of size 2/1
        """
        Flash
        Deathtouch
        """
      And Alice controls "Hill Giant"
      And Alice has "Ambush Viper" (hers) in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Ambush Viper" (his) in hand
      And Bob has {1}{G} in the mana pool
      When Alice casts "Ambush Viper" (hers) and it resolves
      And Alice passes
      And Bob casts "Ambush Viper" (his) and it resolves
      Then Alice can't attack Bob with "Ambush Viper" (hers), by 302.6
      When Alice attacks Bob with "Hill Giant"
      Then Bob can't block "Ambush Viper" (hers) with "Ambush Viper" (his), by 509.1a
      When Bob blocks "Hill Giant" with "Ambush Viper" (his)
      And the game goes on to Alice's end of combat
      Then "Hill Giant" is in Alice's graveyard

    Scenario: A blocker that is tapped after the declaration deals its damage all the same
      Given the card "Icy Manipulator" is an "Artifact" that costs {4}
        """
        {1}, {T}: Tap target artifact, creature, or land.
        """
      And Alice controls "Mons's Goblin Raiders", "Icy Manipulator" and "Forest"
      And Bob controls "Grizzly Bears" and tapped "Hill Giant"
      When Alice attacks Bob with "Mons's Goblin Raiders"
      Then Bob can't block "Mons's Goblin Raiders" with "Hill Giant", by 509.1a
      When Bob blocks "Mons's Goblin Raiders" with "Grizzly Bears"
      And Alice activates "Icy Manipulator" targeting "Grizzly Bears"
      And Alice chooses "Forest"
      And all players pass
      And the game goes on to Alice's end of combat
      Then "Mons's Goblin Raiders" is in Alice's graveyard

Feature: 509. Declare Blockers Step

  @CR-509.1a
  Rule: 509.1a Which creatures may block

    Scenario: An attacking player's own creature blocks nothing
      Given Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice tries to block "Grizzly Bears" with "Mons's Goblin Raiders"
      Then it is refused, by 509.1a

    Scenario: A battle that is a creature blocks nothing, and what has become a creature beside it does
      Given the card "Lesser Awakening" is an "Instant" that costs {0}
        """
        Target permanent becomes a 3/3 creature in addition to its other types until end of turn.
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Invasion of Belenon" and "Sol Ring"
      And Bob has "Lesser Awakening" (1) and "Lesser Awakening" (2) in hand
      When Alice attacks Bob with "Grizzly Bears"
      And Bob casts "Lesser Awakening" (1) targeting "Invasion of Belenon" and it resolves
      And Bob casts "Lesser Awakening" (2) targeting "Sol Ring" and it resolves
      Then "Invasion of Belenon" is a 3/3 creature
      And Bob can't block "Grizzly Bears" with "Invasion of Belenon", by 509.1a
      When Bob blocks "Grizzly Bears" with "Sol Ring"
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" is in Alice's graveyard

    Scenario: A creature that has left the battlefield before blockers are declared can't block
      Given Alice controls "Grizzly Bears"
      And Bob controls "Muck Rats"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Murder" targeting "Muck Rats"
      And Bob tries to block "Grizzly Bears" with "Muck Rats"
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

    Scenario: Only its controller's creatures block what attacks a planeswalker
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Carol controls "Jace Beleren" and "Balduvian Bears"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Runeclaw Bear", by 509.1a
      And Carol can block "Grizzly Bears" with "Balduvian Bears"

  @CR-509.1b
  Rule: 509.1b What restricts blocking

    Scenario Outline: Whoever the words of <name> shut out can't block it, and everyone else can
      Given Alice controls "<name>"
      And Bob controls "Aven Skirmisher", "Canopy Spider" and "Bonebreaker Giant"
      When Alice attacks Bob with "<name>"
      Then Bob <bird> block "<name>" with "Aven Skirmisher"
      And Bob <web> block "<name>" with "Canopy Spider"
      And Bob <giant> block "<name>" with "Bonebreaker Giant"

      Examples:
        | name            | bird  | web   | giant |
        | Enraged Ceratok | can't | can't | can   |
        | Orchard Spirit  | can   | can   | can't |
        | Treetop Rangers | can   | can't | can't |

    Scenario Outline: <number> <can> block <name>
      Given Alice controls "<name>"
      And Bob controls "Muck Rats", "Hill Giant" and "Dawn Gryff"
      When Alice attacks Bob with "<name>"
      Then Bob <can> block "<name>" with <blockers><by>
      And "<name>" is attacking Bob

      Examples:
        | number          | name               | blockers                                     | can   | by          |
        | Two creatures   | Rampaging Ceratops | "Hill Giant" and "Muck Rats"                 | can't | , by 509.1b |
        | Three creatures | Rampaging Ceratops | "Hill Giant", "Muck Rats" and "Dawn Gryff"   | can   |             |
        | Two creatures   | Stalking Tiger     | "Hill Giant" and "Muck Rats"                 | can't | , by 509.1b |
        | One creature    | Stalking Tiger     | "Hill Giant"                                 | can   |             |

    Scenario Outline: <guard> can't block Hill Giant, and can block <allowed>
      Given Alice controls "Hill Giant", "Muck Rats" and "Aven Skirmisher"
      And Bob controls "<guard>" and "Willow Elf"
      When Alice attacks Bob with "Hill Giant", "Muck Rats" and "Aven Skirmisher"
      Then Bob can't block "Hill Giant" with "<guard>", by 509.1b
      And Bob can block <allowed>

      Examples:
        | guard          | allowed                                          |
        | Gloomwidow     | "Aven Skirmisher" with "Gloomwidow"              |
        | Brassclaw Orcs | "Muck Rats" with "Brassclaw Orcs"                |
        | Craven Hulk    | "Hill Giant" with "Craven Hulk" and "Willow Elf" |

    Scenario: A creature with menace that three have to block is blocked by three, and not by two or one
      Given the card "Goblin War Drums" is an "Enchantment" that costs {2}{R}:
        """
        Creatures you control have menace.
        """
      And Alice controls "Rampaging Ceratops" and "Goblin War Drums"
      And Bob controls "Grizzly Bears", "Hill Giant" and "Centaur Courser"
      When Alice attacks Bob with "Rampaging Ceratops"
      Then Bob can't block "Rampaging Ceratops" with "Grizzly Bears", by 702.111b
      And Bob can't block "Rampaging Ceratops" with "Grizzly Bears" and "Hill Giant", by 509.1b
      When Bob blocks "Rampaging Ceratops" with "Grizzly Bears", "Hill Giant" and "Centaur Courser"
      Then "Centaur Courser" is blocking "Rampaging Ceratops"

    Scenario: One has to block a creature that all have to block and no more than one can
      Given the card "Lure" is an "Enchantment — Aura" that costs {1}{G}{G}:
        """
        Enchant creature
        All creatures able to block enchanted creature do so.
        """
      And Alice controls "Stalking Tiger" and "Centaur Courser"
      And Alice controls "Lure" attached to "Stalking Tiger"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Stalking Tiger" and "Centaur Courser"
      Then Bob can't block "Stalking Tiger" with "Grizzly Bears" and "Hill Giant", by 509.1b
      And Bob can't block "Centaur Courser" with "Grizzly Bears", by 509.1c
      When Bob blocks "Centaur Courser" with "Grizzly Bears" and "Stalking Tiger" with "Hill Giant"
      Then "Hill Giant" is blocking "Stalking Tiger"

  @CR-509.1c
  Rule: 509.1c Requirements

    Scenario Outline: <what>
      Given Alice controls "<bait>" and "Grizzly Bears"
      And Bob controls "Willow Elf", "Muck Rats" and a tapped "Wandering Ones"
      When Alice attacks Bob with "<bait>" and "Grizzly Bears"
      Then Bob can't block <refused>, by 509.1c
      And Bob can block <allowed>

      Examples:
        | what                                     | bait            | refused                                        | allowed                                                               |
        | All creatures able to block it do so     | Elvish Bard     | "Elvish Bard" with "Willow Elf"                | "Elvish Bard" with "Willow Elf" and "Muck Rats"                       |
        | One creature blocks what must be blocked | Gaea's Protector | "Grizzly Bears" with "Willow Elf" and "Muck Rats" | "Gaea's Protector" with "Willow Elf" and "Grizzly Bears" with "Muck Rats" |

    Scenario: Only creatures of the kind that is spoken of have to block it
      Given Alice controls "Talruum Piper" and "Grizzly Bears"
      And Bob controls "Wind Drake" and "Muck Rats"
      When Alice attacks Bob with "Talruum Piper" and "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Wind Drake", by 509.1c
      And Bob can block "Talruum Piper" with "Wind Drake" and "Grizzly Bears" with "Muck Rats"

    Scenario: As many requirements as possible are obeyed, and no restriction is disobeyed
      Given Alice controls "Caverns of Despair", "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Taunting Challenge" in hand
      And Alice has {1}{G}{G} in the mana pool
      And Bob controls "Willow Elf", "Muck Rats" and "Wandering Ones"
      When Alice casts "Taunting Challenge" targeting "Grizzly Bears" and it resolves
      And Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      Then Bob can't block "Grizzly Bears" with "Willow Elf" and "Runeclaw Bear" with "Muck Rats", by 509.1c
      And Bob can block "Grizzly Bears" with "Willow Elf" and "Muck Rats"
      And Bob can't block "Grizzly Bears" with "Willow Elf", "Muck Rats" and "Wandering Ones", by 509.1b

    Scenario: With menace, a creature that must be blocked takes two blockers or none
      Given Alice controls "Gaea's Protector"
      And Alice controls "Imposing Visage" attached to "Gaea's Protector"
      And Bob controls "Willow Elf" and "Muck Rats"
      When Alice attacks Bob with "Gaea's Protector"
      Then Bob can't block "Gaea's Protector" with "Willow Elf", by 702.111b
      And Bob can block "Gaea's Protector" with "Willow Elf" and "Muck Rats"

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

    Scenario: Nobody has to pay in order to block as required, and what blocks for free has to
      Given Alice controls "Elvish Bard" and "Archangel of Tithes"
      And Bob controls "Willow Elf"
      When Alice attacks Bob with "Elvish Bard" and "Archangel of Tithes"
      And the game goes on to Alice's declare blockers step
      Then "Willow Elf" is blocking nothing
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Elvish Bard"
      And the game goes on to Alice's declare blockers step
      Then "Willow Elf" is blocking "Elvish Bard"

  @CR-509.1d
  Rule: 509.1d Costs

    Scenario: What is paid for each blocker is one cost, and mana is made for it
      Given Alice controls "Archangel of Tithes" and "Grizzly Bears"
      And Bob controls "Aven Skirmisher", "Muck Rats", "Plains" and "Swamp"
      When Alice attacks Bob with "Archangel of Tithes" and "Grizzly Bears"
      And Bob blocks "Archangel of Tithes" with "Aven Skirmisher" and "Grizzly Bears" with "Muck Rats"
      And Bob chooses "Plains"
      And Bob chooses "Swamp"
      Then "Muck Rats" is blocking "Grizzly Bears"
      And "Plains" and "Swamp" are tapped

    Scenario: Nobody blocks who does not pay for all of them
      Given Alice controls "Archangel of Tithes" and "Grizzly Bears"
      And Bob controls "Aven Skirmisher" and "Muck Rats"
      When Alice attacks Bob with "Archangel of Tithes" and "Grizzly Bears"
      And Bob tries to block "Archangel of Tithes" with "Aven Skirmisher" and "Grizzly Bears" with "Muck Rats"
      Then it is refused, by 509.1f

  @CR-509.1c
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

  @CR-509.1a
  Rule: 509.1a When blockers are declared, and what

    Background:
      Given Alice controls "Grizzly Bears" and "Muck Rats"
      And Bob controls "Willow Elf" and "Mons's Goblin Raiders"

    Scenario: Before there are attackers nobody blocks
      Then Bob can't block "Grizzly Bears" with "Willow Elf", by 509.1a
      When Alice attacks with "Grizzly Bears"
      Then Bob can block "Grizzly Bears" with "Willow Elf"
      And Bob can't block "Muck Rats" with "Willow Elf", by 509.1a

    Scenario: After the declaration nobody blocks
      When Alice attacks with "Grizzly Bears" and "Muck Rats"
      And Bob blocks "Grizzly Bears" with "Willow Elf"
      Then Bob can't block "Muck Rats" with "Mons's Goblin Raiders", by 509.1a

    Scenario: Once all players have passed, no blocker is declared
      When Alice attacks with "Grizzly Bears"
      And all players pass
      Then Bob can't block "Grizzly Bears" with "Willow Elf", by 509.1a

    Scenario: An attacker that is gone when blockers are declared can't be blocked
      Given Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks with "Grizzly Bears" and "Muck Rats"
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Willow Elf", by 509.1a
      And Bob can block "Muck Rats" with "Willow Elf"

    Scenario: Nor can the only attacker
      Given Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks with "Grizzly Bears"
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Willow Elf", by 509.1a

    Scenario: Of two creatures only the one that attacks can be blocked
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Muck Rats" with "Willow Elf", by 509.1a
      And Bob can block "Grizzly Bears" with "Willow Elf"

  @CR-509.1a
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

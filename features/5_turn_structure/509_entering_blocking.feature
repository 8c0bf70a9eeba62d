Feature: 509. What blocks, and what enters blocking

  Background:
    Given the card "Sudden Rampart" is an "Instant" that costs {W}
      """
      Create a 1/1 white Soldier creature token that's blocking target attacking creature.
      """

  @CR-506.3d
  Rule: 506.3d Blocking what attacks somebody else

    Scenario Outline: A token that is to block what attacks <whom> is blocking <what>
      Given the players are Alice, Bob and Carol
      And Alice controls "Hill Giant"
      And Bob controls "Jace Beleren" and "Plains"
      And Bob has "Sudden Rampart" in hand
      When Alice attacks <whom> with "Hill Giant"
      And Bob activates "Plains"
      And Bob casts "Sudden Rampart" targeting "Hill Giant" and it resolves
      Then Bob controls one Soldier
      And "Soldier Token" is blocking <what>

      Examples:
        | whom           | what         |
        | Carol          | nothing      |
        | Bob            | "Hill Giant" |
        | "Jace Beleren" | "Hill Giant" |

  @CR-506.3e
  Rule: 506.3e A battle that would enter fighting

    Background:
      Given the card "Headlong Herald" is a "Creature — Elf Warrior" that costs {2}{G} of size 2/2
        """
        Whenever this creature attacks, put a creature card from your hand onto the battlefield tapped and attacking.
        """
      And the card "Walking Bastion" is a "Battle Creature — Golem" that costs {4} of size 3/3 of defense 4

    Scenario: A creature that is a battle as well enters and does not attack, and one that is none attacks
      Given Alice controls "Headlong Herald" (first) and "Headlong Herald" (second)
      And Bob controls "Jace Beleren"
      And Alice has "Walking Bastion" and "Hill Giant" in hand
      When Alice attacks Bob with "Headlong Herald" (first) and "Headlong Herald" (second)
      And Alice orders "Headlong Herald" (first) and "Headlong Herald" (second)
      And all players pass
      And Alice chooses "Walking Bastion"
      And all players pass
      And Alice chooses Bob
      Then "Walking Bastion" is a creature
      And "Walking Bastion" is attacking nothing
      And "Hill Giant" is attacking Bob

  @CR-509.1
  Rule: 509.1 Legal or undone

    Scenario: A declaration that is illegal for one blocker is not made for the other either
      Given Alice controls "Hill Giant" and "Serra Angel"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks Bob with "Hill Giant" and "Serra Angel"
      And Bob tries to block "Hill Giant" with "Grizzly Bears" and "Serra Angel" with "Runeclaw Bear"
      Then it is refused
      And "Grizzly Bears" is blocking nothing
      When Bob blocks "Hill Giant" with "Runeclaw Bear"
      Then "Runeclaw Bear" is blocking "Hill Giant"
      And "Grizzly Bears" is blocking nothing

  @CR-509.1b
  Rule: 509.1b Each restriction counts

    @example-1
    Example: Flying and shadow together are blocked by flying and shadow together
      Given Alice controls "Soltari Foot Soldier" (first)
      And Alice controls "Flight" attached to "Soltari Foot Soldier" (first)
      And Bob controls "Aven Skirmisher", "Soltari Foot Soldier" (second) and "Soltari Foot Soldier" (third)
      And Bob controls "Flight" (third) attached to "Soltari Foot Soldier" (third)
      When Alice attacks Bob with "Soltari Foot Soldier" (first)
      And Bob tries to block "Soltari Foot Soldier" (first) with "Aven Skirmisher"
      Then it is refused, by 702.28b
      And Bob can't block "Soltari Foot Soldier" (first) with "Soltari Foot Soldier" (second), by 702.9b
      When Bob blocks "Soltari Foot Soldier" (first) with "Soltari Foot Soldier" (third)
      Then "Soltari Foot Soldier" (third) is blocking "Soltari Foot Soldier" (first)

  @CR-509.1c
  Rule: 509.1c As many requirements as restrictions allow

    @example-1
    Example: Against menace a creature that blocks if able takes another one along
      Given Alice controls "Alley Strangler"
      And Bob controls "Watchdog" and "Grizzly Bears"
      When Alice attacks Bob with "Alley Strangler"
      Then Bob can't block "Alley Strangler" with "Watchdog"
      And Bob can't block "Alley Strangler" with "Grizzly Bears"
      When the game goes on to Alice's declare blockers step
      Then "Watchdog" is blocking "Alley Strangler"
      And "Grizzly Bears" is blocking "Alley Strangler"

  @CR-509.1e @CR-509.1f
  Rule: 509.1e Mana for blockers

    Scenario: Mana is made as blockers are declared, and half of what two of them cost pays for neither
      Given Alice controls "Archangel of Tithes" and "Grizzly Bears"
      And Bob controls "Muck Rats", "Hill Giant" and "Swamp"
      When Alice attacks Bob with "Archangel of Tithes" and "Grizzly Bears"
      And Bob tries to block "Grizzly Bears" with "Muck Rats" and "Hill Giant"
      And Bob chooses "Swamp"
      Then it is refused, by 509.1f
      And "Swamp" is untapped
      When Bob blocks "Grizzly Bears" with "Muck Rats"
      And Bob chooses "Swamp"
      Then "Muck Rats" is blocking "Grizzly Bears"
      And "Swamp" is tapped

  @CR-509.1g
  Rule: 509.1g They block

    Scenario: A creature blocks all attackers that were chosen for it, until combat is over
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Foriysian Brigade"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Foriysian Brigade" and "Grizzly Bears" with "Foriysian Brigade"
      Then "Foriysian Brigade" is blocking "Hill Giant" and "Grizzly Bears"
      When all players pass
      And Bob chooses "Hill Giant"
      And Bob chooses "Grizzly Bears"
      And the game goes on to Alice's postcombat main
      Then "Foriysian Brigade" is in Bob's graveyard
      And Bob has 20 life

    Scenario: What was sacrificed to pay for a blocker doesn't block
      Given the card "Fenced Beast" is a "Creature — Beast" that costs {3} of size 4/4
        """
        This creature can't block unless you sacrifice a creature.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Fenced Beast" and "Muck Rats"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Fenced Beast" and "Grizzly Bears" with "Muck Rats"
      And Bob chooses "Muck Rats"
      Then "Fenced Beast" is blocking "Hill Giant"
      And "Muck Rats" is in Bob's graveyard
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-509.3e
  Rule: 509.3e A number of creatures that it blocks

    Scenario Outline: A creature that waits to block two or more blocks <number>
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Lairwatch Giant"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks <blocks>
      And all players pass
      Then "Lairwatch Giant" <strikes> first strike
      And it is Alice's <step>

      Examples:
        | number | blocks                                                                        | strikes      | step                  |
        | two    | "Hill Giant" with "Lairwatch Giant" and "Grizzly Bears" with "Lairwatch Giant" | has          | declare blockers step |
        | one    | "Hill Giant" with "Lairwatch Giant"                                           | doesn't have | combat damage step    |

  @CR-509.4
  Rule: 509.4 Creatures that enter blocking

    Background:
      Given the card "Burst of Courage" is an "Instant" that costs {1}{W}
        """
        Create a 2/3 white Soldier creature token that's blocking.
        """

    Scenario: It blocks the attacker that its controller chooses, and has not blocked
      Given Alice controls "Hill Giant" and "Deepwood Tantiv"
      And Bob controls "Noble Stand", "Muck Rats" and two "Plains"
      And Bob has "Burst of Courage" in hand
      When Alice attacks Bob with "Hill Giant" and "Deepwood Tantiv"
      And Bob blocks "Hill Giant" with "Muck Rats"
      And all players pass
      Then Bob has 22 life
      When Bob activates "Plains" (1)
      And Bob activates "Plains" (2)
      And Bob casts "Burst of Courage"
      And all players pass
      And Bob chooses "Deepwood Tantiv"
      Then "Soldier Token" is blocking "Deepwood Tantiv"
      And the stack, from the top, is "ability of Deepwood Tantiv"
      When the game goes on to Alice's end of combat
      Then Bob has 22 life
      And Alice has 22 life
      And "Soldier Token" has 2 damage marked

    Scenario: What is blocked already doesn't become blocked once more
      Given Alice controls "Deepwood Tantiv"
      And Bob controls "Muck Rats" and three "Forest"
      And Bob has "Flash Foliage" in hand
      When Alice attacks Bob with "Deepwood Tantiv"
      And Bob blocks "Deepwood Tantiv" with "Muck Rats"
      And all players pass
      Then Alice has 22 life
      When Bob activates "Forest" (1)
      And Bob activates "Forest" (2)
      And Bob activates "Forest" (3)
      And Bob casts "Flash Foliage" targeting "Deepwood Tantiv" and it resolves
      Then "Saproling Token" is blocking "Deepwood Tantiv"
      And the stack is empty

  @CR-509.4a
  Rule: 509.4a What it was to block is gone

    Scenario Outline: A token enters with the attacker that it is to block <where>
      Given Alice controls "Hill Giant", "Grizzly Bears" and "Island"
      And Alice has "Unsummon" in hand
      And Bob controls "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
      And Alice activates "Island"
      And Alice casts "Unsummon" targeting <target> and it resolves
      And all players pass
      Then "Cat Soldier Token" is on the battlefield
      And "Cat Soldier Token" is blocking <what>

      Examples:
        | where             | target                    | what         |
        | gone from combat  | "Hill Giant"              | nothing      |
        | still there       | "Brimaz, King of Oreskos" | "Hill Giant" |

    Scenario: A token enters with the attacker that it is to block taken from combat
      Given Alice controls "Hill Giant", "Grizzly Bears" and "Reconnaissance"
      And Bob controls "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
      And Alice activates "Reconnaissance" targeting "Hill Giant" and it resolves
      And all players pass
      Then "Cat Soldier Token" is on the battlefield
      And "Cat Soldier Token" is blocking nothing

  @CR-509.4b
  Rule: 509.4b Neither restricted nor required

    Scenario: A token without flying enters blocking what none of its kind could have been declared to block
      Given Alice controls "Serra Angel"
      And Bob controls "Grizzly Bears" and three "Forest"
      And Bob has "Flash Foliage" in hand
      When Alice attacks Bob with "Serra Angel"
      Then Bob can't block "Serra Angel" with "Grizzly Bears"
      When Bob declares no blockers
      And Bob activates "Forest" (1)
      And Bob activates "Forest" (2)
      And Bob activates "Forest" (3)
      And Bob casts "Flash Foliage" targeting "Serra Angel" and it resolves
      Then "Saproling Token" is blocking "Serra Angel"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life

  @CR-510.1e
  Rule: 510.1e Checked as a whole

    Scenario: What two attackers with trample assign to one blocker is looked at together
      Given Alice controls "Argothian Swine" (first) and "Argothian Swine" (second)
      And Bob controls "Foriysian Brigade"
      When Alice attacks Bob with "Argothian Swine" (first) and "Argothian Swine" (second)
      And Bob blocks "Argothian Swine" (first) with "Foriysian Brigade" and "Argothian Swine" (second) with "Foriysian Brigade"
      And all players pass
      And Alice chooses Bob
      And Alice chooses Bob
      And Bob chooses "Argothian Swine" (first)
      And Bob chooses "Argothian Swine" (first)
      Then Bob has 18 life
      And "Foriysian Brigade" is in Bob's graveyard

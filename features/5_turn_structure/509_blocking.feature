Feature: 509. Blocking and combat damage

  @CR-509.1h
  Rule: 509.1h Blocked stays blocked

    Scenario: An attacker whose blocker is gone deals no damage, and the one that nobody blocked does
      Given Alice controls "Hill Giant", "Grizzly Bears" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Muck Rats"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Muck Rats"
      And Alice activates "Mountain"
      And Alice casts "Shock" targeting "Muck Rats" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 18 life

  @CR-509.1i @CR-509.2a @CR-509.3a
  Rule: 509.3a Whenever it blocks

    @CR-2009-410.9a
    Scenario: It triggers once, though the creature blocks two, and is on the stack before anyone acts
      Given Alice controls "Muck Rats" and "Mons's Goblin Raiders"
      And Bob controls "Brave the Sands" and "Giant Badger"
      When Alice attacks Bob with "Muck Rats" and "Mons's Goblin Raiders"
      And Bob blocks "Muck Rats" with "Giant Badger" and "Mons's Goblin Raiders" with "Giant Badger"
      Then the stack, from the top, is "ability of Giant Badger"
      And it is Alice's declare blockers step
      When all players pass
      Then "Giant Badger" is 4/4

  @CR-509.3b
  Rule: 509.3b Whenever it blocks a creature

    @CR-2009-410.9b
    Scenario: It triggers once for each creature that it blocks
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Brave the Sands" and "Aether Membrane"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Aether Membrane" and "Grizzly Bears" with "Aether Membrane"
      And Bob orders "Aether Membrane" and "Aether Membrane (2)"
      And the game goes on to Alice's end of combat
      And Bob orders "Aether Membrane" and "Aether Membrane (2)"
      And the game goes on to Alice's postcombat main
      Then "Hill Giant" is in Alice's hand
      And "Grizzly Bears" is in Alice's hand

    @CR-2009-410.9b
    Scenario: A creature that it didn't block isn't meant
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Aether Membrane"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Aether Membrane"
      And the game goes on to Alice's postcombat main
      Then "Hill Giant" is in Alice's hand
      And "Grizzly Bears" is on the battlefield

  @CR-509.1b
  Rule: 509.1b A restriction that holds while one attacks alone

    Scenario: What attacks alone can't be blocked, and with another creature it can
      Given the card "Dream Prowler" is a "Creature — Illusion" that costs {2}{U}{U} of size 1/5:
        """
        This creature can't be blocked as long as it's attacking alone.
        """
      And Alice controls "Dream Prowler" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Dream Prowler"
      Then Bob can't block "Dream Prowler" with "Grizzly Bears"
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice attacks Bob with "Dream Prowler" and "Hill Giant"
      And Bob blocks "Dream Prowler" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Dream Prowler"

  @CR-509.3c
  Rule: 509.3c Whenever it becomes blocked

    Scenario: It triggers once, though two creatures block it
      Given Alice controls "Deepwood Tantiv"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks Bob with "Deepwood Tantiv"
      And Bob blocks "Deepwood Tantiv" with "Grizzly Bears" and "Runeclaw Bear"
      Then the stack, from the top, is "ability of Deepwood Tantiv"
      When all players pass
      Then Alice has 22 life

    Scenario: What blocks another creature counts, and not what blocks the one with the ability
      Given the card "Berserk Murlodont" is a "Creature — Beast" that costs {4}{G} of size 3/3:
        """
        Whenever a Beast becomes blocked, it gets +1/+1 until end of turn for each creature blocking it.
        """
      And Alice controls "Berserk Murlodont" and a 2/2 Beast creature "Small Beast"
      And Bob controls "Muck Rats" and "Raging Goblin"
      When Alice attacks Bob with "Berserk Murlodont" and "Small Beast"
      And Bob blocks "Small Beast" with "Muck Rats" and "Raging Goblin"
      And all players pass
      Then "Small Beast" is 4/4
      And "Berserk Murlodont" is 3/3

  @CR-509.3d
  Rule: 509.3d Whenever it becomes blocked by a creature

    Scenario: It triggers for every creature that blocks it
      Given Alice controls "Cave Tiger"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks Bob with "Cave Tiger"
      And Bob blocks "Cave Tiger" with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      And all players pass
      Then "Cave Tiger" is 4/4

    Scenario: One blocker is one creature
      Given Alice controls "Cave Tiger"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks Bob with "Cave Tiger"
      And Bob blocks "Cave Tiger" with "Grizzly Bears"
      And all players pass
      Then "Cave Tiger" is 3/3
      And the stack is empty

  @CR-509.3f
  Rule: 509.3f As it was when it blocked

    @example-1
    Example: A creature of another color that becomes white after it has blocked is not destroyed
      Given the card "Pale Grudge" is a "Creature — Zombie" that costs {2}{B} of size 2/2
        """
        Whenever this creature becomes blocked by a white creature, destroy that creature at end of combat.
        """
      And the card "Touch of Chalk" is an "Instant" that costs {W}
        """
        Target creature becomes white until end of turn.
        """
      And Alice controls "Pale Grudge"
      And Bob controls "Hill Giant" and "Plains"
      And Bob has "Touch of Chalk" in hand
      When Alice attacks Bob with "Pale Grudge"
      And Bob blocks "Pale Grudge" with "Hill Giant"
      And Bob activates "Plains"
      And Bob casts "Touch of Chalk" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is white
      When the game goes on to Alice's postcombat main
      Then "Hill Giant" is on the battlefield

    Scenario: Of two that become green the one that was green as it blocked is destroyed
      Given the card "Phyrexian Reaper" is a "Creature — Phyrexian Zombie" that costs {4}{B} of size 3/3:
        """
        Whenever this creature becomes blocked by a green creature, destroy that creature. It can't be regenerated.
        """
      And the card "Viridescent Wisps" is an "Instant" that costs {G}:
        """
        Target creature becomes green and gets +1/+0 until end of turn.
        Draw a card.
        """
      And Alice controls "Phyrexian Reaper"
      And Bob controls "Hill Giant" (first), "Hill Giant" (second) and two "Forest"
      And Bob has "Viridescent Wisps" (first) and "Viridescent Wisps" (second) in hand
      When Alice attacks Bob with "Phyrexian Reaper"
      And Bob activates "Forest" (1)
      And Bob casts "Viridescent Wisps" (first) targeting "Hill Giant" (first) and it resolves
      And Bob blocks "Phyrexian Reaper" with "Hill Giant" (first) and "Hill Giant" (second)
      And Bob activates "Forest" (2)
      And Bob casts "Viridescent Wisps" (second) targeting "Hill Giant" (second) and it resolves
      Then "Hill Giant" (first) and "Hill Giant" (second) are green
      And the stack, from the top, is ability of "Phyrexian Reaper"
      When all players pass
      Then "Hill Giant" (first) is in Bob's graveyard
      And "Hill Giant" (second) is on the battlefield
      And the stack is empty

  @CR-510.1
  Rule: 510.1 Who assigns first

    Scenario: The attacking player divides damage before the defending player does, and all of it is dealt at once
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Brave the Sands", "Runeclaw Bear" and "Balduvian Bears"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Runeclaw Bear" and "Balduvian Bears" and "Grizzly Bears" with "Balduvian Bears"
      And all players pass
      And Alice chooses "Runeclaw Bear"
      And Alice chooses "Runeclaw Bear"
      And Alice chooses "Runeclaw Bear"
      And Bob chooses "Grizzly Bears"
      And Bob chooses "Grizzly Bears"
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And "Balduvian Bears" is in Bob's graveyard
      And "Hill Giant" has 2 damage marked

  @CR-510.1a
  Rule: 510.1a Power is what counts

    Scenario: A creature assigns damage equal to the power that it has now, and one with power 0 assigns none
      Given Alice controls "Muck Rats", "Ornithopter" and "Forest"
      And Alice has "Giant Growth" in hand
      When Alice attacks Bob with "Muck Rats" and "Ornithopter"
      And Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Muck Rats" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 16 life
      And "Ornithopter" is attacking Bob

  @CR-510.1b
  Rule: 510.1b What the unblocked do

    Scenario: Unblocked creatures deal damage to what each of them attacks
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Jace Beleren"
      When Alice attacks Bob with "Hill Giant" and "Jace Beleren" with "Grizzly Bears"
      And the game goes on to Alice's end of combat
      Then Bob has 17 life
      And "Jace Beleren" has loyalty 1

    Scenario: What attacks nothing any more deals none
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Jace Beleren" and three "Island"
      And Bob has "Regress" in hand
      When Alice attacks Bob with "Hill Giant" and "Jace Beleren" with "Grizzly Bears"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has 17 life

    Scenario Outline: A blocked creature may assign its damage as though it weren't blocked
      Given the card "Thorn Elemental" is a "Creature — Elemental" that costs {5}{G}{G} of size 7/7:
        """
        You may have this creature assign its combat damage as though it weren't blocked.
        """
      And Alice controls "Thorn Elemental" and "Grizzly Bears"
      And Bob controls "Wall of Omens"
      When Alice attacks Bob with "Thorn Elemental" and "Grizzly Bears"
      And Bob blocks "Thorn Elemental" with "Wall of Omens"
      And all players pass
      And Alice says <answer>
      And the game goes on to Alice's end of combat
      Then Bob has <life> life
      And "Wall of Omens" is <where>

      Examples:
        | answer | life | where               |
        | yes    | 11   | on the battlefield  |
        | no     | 18   | in Bob's graveyard  |

  @CR-510.1c
  Rule: 510.1c Divided among blockers

    @example-1
    Scenario Outline: Four damage on two blockers, <spawn> and <hunter>
      Given Alice controls "Elvish Regrower"
      And Bob controls "Vampire Spawn" and "Helpful Hunter"
      When Alice attacks Bob with "Elvish Regrower"
      And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter"
      And all players pass
      And Alice chooses "<first>"
      And Alice chooses "<second>"
      And Alice chooses "<third>"
      And Alice chooses "<fourth>"
      Then "Vampire Spawn" is <the spawn>
      And "Helpful Hunter" is <the hunter>
      And "Elvish Regrower" is in Alice's graveyard

      Examples:
        | spawn | hunter | first          | second         | third          | fourth         | the spawn          | the hunter         |
        | 0     | 4      | Helpful Hunter | Helpful Hunter | Helpful Hunter | Helpful Hunter | on the battlefield | in Bob's graveyard |
        | 1     | 3      | Vampire Spawn  | Helpful Hunter | Helpful Hunter | Helpful Hunter | on the battlefield | in Bob's graveyard |
        | 2     | 2      | Vampire Spawn  | Vampire Spawn  | Helpful Hunter | Helpful Hunter | on the battlefield | in Bob's graveyard |
        | 3     | 1      | Vampire Spawn  | Vampire Spawn  | Vampire Spawn  | Helpful Hunter | in Bob's graveyard | in Bob's graveyard |
        | 4     | 0      | Vampire Spawn  | Vampire Spawn  | Vampire Spawn  | Vampire Spawn  | in Bob's graveyard | on the battlefield |

  @CR-510.1d
  Rule: 510.1d What blockers do

    Scenario: A creature that blocks two divides its damage among them as its controller chooses
      Given Alice controls "Muck Rats" and "Mons's Goblin Raiders"
      And Bob controls "Foriysian Brigade"
      When Alice attacks Bob with "Muck Rats" and "Mons's Goblin Raiders"
      And Bob blocks "Muck Rats" with "Foriysian Brigade" and "Mons's Goblin Raiders" with "Foriysian Brigade"
      And all players pass
      And Bob chooses "Muck Rats"
      And Bob chooses "Muck Rats"
      Then "Muck Rats" is in Alice's graveyard
      And "Mons's Goblin Raiders" is on the battlefield
      And "Foriysian Brigade" has 2 damage marked

    Scenario: A blocker whose attacker is gone deals none
      Given Alice controls "Muck Rats"
      And Bob controls "Foriysian Brigade", "Island" and "Swamp"
      And Bob has "Unsummon" in hand
      And Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Muck Rats" and "Grizzly Bears"
      And Bob blocks "Muck Rats" with "Foriysian Brigade"
      And Bob activates "Island"
      And Bob casts "Unsummon" targeting "Muck Rats" and it resolves
      And the game goes on to Alice's end of combat
      Then "Grizzly Bears" has no damage marked
      And "Foriysian Brigade" has no damage marked
      And Bob has 18 life

  @CR-510.2
  Rule: 510.2 All at once

    Scenario: Creatures that kill one another both die
      Given Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And the game goes on to Alice's combat damage step
      Then "Grizzly Bears" is in Alice's graveyard
      And "Runeclaw Bear" is in Bob's graveyard

  @CR-510.3a
  Rule: 510.3a What triggers on damage

    Scenario: What triggers on the damage, and on creatures dying of it, is on the stack before anyone acts
      Given Alice controls "Thieving Magpie", "Grizzly Bears" and "Blood Artist"
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Thieving Magpie" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And all players pass
      And Alice orders "Thieving Magpie", "Blood Artist" and "Blood Artist (2)"
      And Alice chooses Bob
      And Alice chooses Bob
      Then it is Alice's combat damage step
      When all players pass
      And all players pass
      And all players pass
      Then Alice has 1 card in hand
      And Alice has 22 life
      And Bob has 17 life

  @CR-511.2
  Rule: 511.2 At end of combat

    Scenario: It triggers as the last step of combat begins, and the creature fights until then
      Given Alice controls "Ceremonial Guard" and "Grizzly Bears"
      When Alice attacks Bob with "Ceremonial Guard" and "Grizzly Bears"
      And the game goes on to Alice's combat damage step
      Then Bob has 15 life
      And "Ceremonial Guard" is on the battlefield
      When all players pass
      Then it is Alice's end of combat
      And the stack, from the top, is "ability of Ceremonial Guard"
      When all players pass
      Then "Ceremonial Guard" is in Alice's graveyard
      And it is Alice's end of combat
      And "Grizzly Bears" is attacking Bob

  @CR-511.3
  Rule: 511.3 After combat nothing fights

    Scenario: With the last step of combat attackers and blockers stop fighting
      Given Alice controls "Muck Rats"
      And Bob controls "Ornithopter"
      When Alice attacks Bob with "Muck Rats"
      And Bob blocks "Muck Rats" with "Ornithopter"
      And the game goes on to Alice's end of combat
      Then "Ornithopter" is blocking "Muck Rats"
      And "Muck Rats" is attacking Bob
      When the game goes on to Alice's postcombat main
      Then "Ornithopter" is blocking nothing
      And "Muck Rats" is attacking nothing

Feature: 508. Attacking

  @CR-508.1f
  Rule: 508.1f Attackers become tapped

    Scenario: Attackers become tapped, one with vigilance doesn't, and who stays at home doesn't either
      Given Alice controls "Hill Giant", "Serra Angel" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant" and "Serra Angel"
      Then "Hill Giant" is tapped
      And "Serra Angel" is untapped
      And "Grizzly Bears" is untapped

  @CR-508.1k
  Rule: 508.1k They are attacking until combat ends

    Scenario: An attacker is attacking until the combat phase is over
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob
      And "Grizzly Bears" is attacking nothing
      When the game goes on to Alice's end of combat
      Then "Hill Giant" is attacking Bob
      When the game goes on to Alice's postcombat main
      Then "Hill Giant" is attacking nothing

  @CR-508.1m @CR-508.2b
  Rule: 508.1m What triggers on attackers

    Scenario: Abilities of both players trigger on the declaration, and are on the stack before anyone acts
      Given Alice controls "Hero of Bladehold"
      And Bob controls "Argent Dais"
      And Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Hero of Bladehold" and "Grizzly Bears"
      And Alice orders "Hero of Bladehold" and "Hero of Bladehold (2)"
      Then it is Alice's declare attackers step
      When all players pass
      Then "Argent Dais" has 1 oil counter
      And it is Alice's declare attackers step

  @CR-508.2a
  Rule: 508.2a As it was when declared

    @example-1
    Example: A blue creature that becomes green after it has attacked is not destroyed
      Given the card "Verdant Wrath" is an "Enchantment" that costs {2}{B}
        """
        Whenever a green creature attacks, destroy that creature at end of combat.
        """
      And the card "Touch of Moss" is an "Instant" that costs {G}
        """
        Target creature becomes green until end of turn.
        """
      And Bob controls "Verdant Wrath"
      And Alice controls "Merfolk of the Pearl Trident" and "Forest"
      And Alice has "Touch of Moss" in hand
      When Alice attacks Bob with "Merfolk of the Pearl Trident"
      And Alice activates "Forest"
      And Alice casts "Touch of Moss" targeting "Merfolk of the Pearl Trident" and it resolves
      Then "Merfolk of the Pearl Trident" is green
      When the game goes on to Alice's postcombat main
      Then "Merfolk of the Pearl Trident" is on the battlefield

    Scenario: Of two that become white the one that was white as it attacked is seen
      Given the card "Linden, the Steadfast Queen" is a "Legendary Creature — Human Noble" that costs {W}{W}{W} of size 3/3:
        """
        Vigilance
        Whenever a white creature you control attacks, you gain 1 life.
        """
      And the card "Tidal Visionary" is a "Creature — Merfolk Wizard" that costs {U} of size 1/1:
        """
        {T}: Target creature becomes the color of your choice until end of turn.
        """
      And Alice controls "Linden, the Steadfast Queen", "Tidal Visionary" (first) and "Tidal Visionary" (second)
      And Alice controls "Merfolk of the Pearl Trident" and "Hill Giant"
      When Alice activates "Tidal Visionary" (first) targeting "Merfolk of the Pearl Trident" and it resolves
      And Alice chooses white
      And Alice attacks Bob with "Merfolk of the Pearl Trident" and "Hill Giant"
      Then the stack, from the top, is ability of "Linden, the Steadfast Queen"
      When Alice activates "Tidal Visionary" (second) targeting "Hill Giant" and it resolves
      And Alice chooses white
      Then "Hill Giant" is white
      And the stack, from the top, is ability of "Linden, the Steadfast Queen"
      When all players pass
      Then Alice has 21 life
      And the stack is empty

  @CR-508.3f @CR-509.3g
  Rule: 508.3f Attacking and not blocked

    Scenario: It triggers as blockers are declared and none blocks it
      Given Alice controls "Crypt Cobra" and "Grizzly Bears"
      And Bob controls "Muck Rats"
      When Alice attacks Bob with "Crypt Cobra" and "Grizzly Bears"
      Then the stack is empty
      When Bob blocks "Grizzly Bears" with "Muck Rats"
      Then it is Alice's declare blockers step
      And the stack, from the top, is "ability of Crypt Cobra"
      When all players pass
      Then Bob has 1 poison counter

    Scenario: It doesn't trigger for one that is blocked, though the blocker is gone before damage
      Given Alice controls "Crypt Cobra", "Abyssal Nightstalker" and "Mountain"
      And Alice has "Shock" in hand
      And Bob controls "Muck Rats"
      And Bob has "Forest" in hand
      When Alice attacks Bob with "Crypt Cobra" and "Abyssal Nightstalker"
      And Bob blocks "Crypt Cobra" with "Muck Rats"
      And all players pass
      Then "Forest" is in Bob's graveyard
      When Alice activates "Mountain"
      And Alice casts "Shock" targeting "Muck Rats" and it resolves
      And the game goes on to Alice's end of combat
      Then Bob has no poison counters
      And Bob has 18 life

  @CR-508.4
  Rule: 508.4 Creatures that enter attacking

    Scenario: Tokens that enter attacking attack what their controller chooses, and have not attacked
      Given Alice controls "Hero of Bladehold" and "Argent Dais"
      And Bob controls "Jace Beleren"
      When Alice attacks Bob with "Hero of Bladehold"
      And Alice orders "Hero of Bladehold" and "Hero of Bladehold (2)"
      And all players pass
      And Alice chooses "Jace Beleren"
      And Alice chooses Bob
      And all players pass
      And the game goes on to Alice's end of combat
      Then Alice controls two Soldiers
      And "Argent Dais" has no oil counters

    Scenario: A token that is a copy may be created attacking
      Given the card "Mirror Charge" is an "Instant" that costs {0}:
        """
        Create a tapped and attacking token that's a copy of target creature you control.
        """
      And Alice controls "Hill Giant"
      And Alice has "Mirror Charge" in hand
      When Alice attacks Bob with "Hill Giant"
      And Alice casts "Mirror Charge" targeting "Hill Giant" and it resolves
      Then "Hill Giant" (2) is attacking Bob
      And "Hill Giant" (2) is tapped
      When all players pass
      And all players pass
      Then Bob has 14 life

    Scenario: Outside of combat the token is created tapped, and attacks nobody
      Given the card "Mirror Charge" is an "Instant" that costs {0}:
        """
        Create a tapped and attacking token that's a copy of target creature you control.
        """
      And Alice controls "Hill Giant"
      And Alice has "Mirror Charge" (first) and "Mirror Charge" (second) in hand
      When Alice casts "Mirror Charge" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" (2) is tapped
      And "Hill Giant" (2) is attacking nothing
      When Alice attacks Bob with "Hill Giant"
      And Alice casts "Mirror Charge" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" (3) is attacking Bob
      And "Hill Giant" (2) is attacking nothing

  @CR-508.4c
  Rule: 508.4c Neither restricted nor required

    Scenario: Tokens enter attacking beside the one creature that was allowed to attack
      Given Bob controls "Dueling Grounds"
      And Alice controls "Captain's Claws" attached to "Grizzly Bears"
      And Alice controls "Grizzly Bears" and "Hill Giant"
      Then Alice can't attack Bob with "Grizzly Bears" and "Hill Giant", by 508.1c
      When Alice attacks Bob with "Grizzly Bears"
      And all players pass
      Then Alice controls one Ally
      When the game goes on to Alice's end of combat
      Then Bob has 16 life

  @CR-508.5
  Rule: 508.5 The defending player

    Scenario Outline: The defending player of a creature is <who>
      Given the players are Alice, Bob and Carol
      And Alice controls "Crypt Cobra"
      And Bob controls "Jace Beleren"
      When Alice attacks <what> with "Crypt Cobra"
      And the game goes on to Alice's combat damage step
      Then Bob has <his> poison counters
      And Carol has <hers> poison counters

      Examples:
        | who                                               | what           | his | hers |
        | the one whom it attacks                           | Carol          | no  | 1    |
        | the controller of the planeswalker that it attacks | "Jace Beleren" | 1   | no   |

    Scenario: It is still that player when the planeswalker is gone
      Given the players are Alice, Bob and Carol
      And Alice controls "Crypt Cobra"
      And Bob controls "Jace Beleren" and three "Island"
      And Bob has "Regress" in hand
      When Alice attacks "Jace Beleren" with "Crypt Cobra"
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      And the game goes on to Alice's combat damage step
      Then Bob has 1 poison counter
      And Carol has no poison counters

    Scenario: An Equipment means the player whom the equipped creature attacks
      Given the players are Alice, Bob and Carol
      And the card "Kusari-Gama" is an "Artifact — Equipment" that costs {3}:
        """
        Equipped creature has "{2}: This creature gets +1/+0 until end of turn."
        Whenever equipped creature deals damage to a blocking creature, Kusari-Gama deals that much damage to each other creature defending player controls.
        Equip {3}
        """
      And Alice controls "Hill Giant" and "Kusari-Gama" attached to "Hill Giant"
      And Bob controls a 0/5 creature "Wall" and a 3/5 creature "Ox"
      And Carol controls a 1/1 creature "Elf"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Wall"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then "Wall" and "Ox" have 3 damage marked
      And "Elf" has no damage marked

  @CR-508.5a
  Rule: 508.5a One of several defending players

    Scenario: Each attacker has a defending player of its own
      Given the players are Alice, Bob and Carol
      And Alice controls "Crypt Cobra" (first) and "Crypt Cobra" (second)
      When Alice attacks Bob with "Crypt Cobra" (first) and Carol with "Crypt Cobra" (second)
      And Bob declares no blockers
      And Alice orders "Crypt Cobra" (first) and "Crypt Cobra" (second)
      And the game goes on to Alice's combat damage step
      Then Bob has 1 poison counter
      And Carol has 1 poison counter

  @CR-508.6
  Rule: 508.6 Having attacked a player

    Scenario: Who has declared an attacker has attacked this turn, and before that hasn't
      Given Alice controls "Grizzly Bears" and eight "Swamp"
      And Alice has "Bellowing Saddlebrute" (first), "Bellowing Saddlebrute" (second) in hand
      When Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice activates "Swamp" (4)
      And Alice casts "Bellowing Saddlebrute" (first) and it resolves
      And all players pass
      Then Alice has 16 life
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Alice's postcombat main
      And Alice activates "Swamp" (5)
      And Alice activates "Swamp" (6)
      And Alice activates "Swamp" (7)
      And Alice activates "Swamp" (8)
      And Alice casts "Bellowing Saddlebrute" (second) and it resolves
      And all players pass
      Then Alice has 16 life
      And "Bellowing Saddlebrute" (second) is on the battlefield

  @CR-508.8
  Rule: 508.8 Nothing attacks

    Scenario: Without attackers the game goes from the declaration to the end of combat; with one it doesn't
      Given Alice controls "Grizzly Bears"
      When the game goes on to Alice's declare attackers
      And all players pass
      Then it is Alice's end of combat
      When the game goes on to Alice's precombat main
      And Alice attacks Bob with "Grizzly Bears"
      And all players pass
      Then it is Alice's declare blockers

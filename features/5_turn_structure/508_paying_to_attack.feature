Feature: 508. What it costs to attack, and what is asked of whom

  @CR-508.1c
  Rule: 508.1c Attacking alone

    Scenario: A creature that can't block alone attacks alone, and one that can't attack alone doesn't
      Given Alice controls "Craven Hulk" and "Raging Kronch"
      Then Alice can't attack Bob with "Raging Kronch", by 508.1c
      When Alice attacks Bob with "Craven Hulk"
      Then "Craven Hulk" is attacking Bob

    Scenario: As many attack a player as may, and no more; it says nothing of how many block
      Given Alice controls "Hill Giant", "Muck Rats" and "Grizzly Bears"
      And Bob controls "Crawlspace", "Runeclaw Bear", "Willow Elf" and "Centaur Courser"
      Then Alice can't attack Bob with "Hill Giant", "Muck Rats" and "Grizzly Bears", by 508.1c
      When Alice attacks Bob with "Hill Giant" and "Muck Rats"
      And Bob blocks "Hill Giant" with "Runeclaw Bear", "Willow Elf" and "Centaur Courser"
      Then "Centaur Courser" is blocking "Hill Giant"
      And "Willow Elf" is blocking "Hill Giant"

  @CR-508.1d
  Rule: 508.1d Nobody has to pay

    Scenario Outline: A creature that must attack <does> where it costs <mana> to attack
      Given the card "Collective Restraint" is an "Enchantment" that costs {3}{U}:
        """
        Domain — Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of basic land types among lands you control.
        """
      And Alice controls "Crazed Goblin" and "Mountain"
      And Bob controls "Collective Restraint" and "<land>"
      When the game goes on to Alice's declare attackers step
      Then "Crazed Goblin" is <attacking>

      Examples:
        | does            | mana | land      | attacking         |
        | attacks         | {0}  | Wasteland | attacking Bob     |
        | stays           | {1}  | Plains    | attacking nothing |

  @CR-508.1h
  Rule: 508.1h What it costs in all

    Scenario: An attack on one player's planeswalkers costs something, and one on another's planeswalker or on a battle costs nothing
      Given the players are Alice, Bob and Carol
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Sphere of Safety", "Jace Beleren" (Bob's) and "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Carol
      And Carol controls "Jace Beleren" (Carol's)
      Then Alice can't attack "Jace Beleren" (Bob's) with "Hill Giant", by 508.1j
      When Alice attacks "Jace Beleren" (Carol's) with "Hill Giant" and "Invasion of Belenon" with "Grizzly Bears"
      Then "Hill Giant" is attacking "Jace Beleren" (Carol's)
      And "Grizzly Bears" is attacking "Invasion of Belenon"

    Scenario: Colored and generic mana is paid in one sum
      Given the card "Norn's Annex" is an "Artifact" that costs {3}{W/P}{W/P}:
        """
        Creatures can't attack you or planeswalkers you control unless their controller pays {W/P} for each of those creatures.
        """
      And Bob controls "Norn's Annex" and "Propaganda"
      And Alice controls "Grizzly Bears", "Forest" (first) and "Forest" (second)
      When Alice attacks Bob with "Grizzly Bears"
      And Alice chooses "2 life"
      And Alice chooses "Forest" (first)
      And Alice chooses "Forest" (second)
      Then "Grizzly Bears" is attacking Bob
      And Alice has 18 life
      And "Forest" (second) is tapped

  @CR-508.1g
  Rule: 508.1g Optional costs are offered

    Scenario: Of two optional costs the one is offered whose condition holds
      Given these cards:
        | name           | type                     | cost   | size | text                                                                          |
        | Ember Champion | Creature — Human Warrior | {2}{R} | 4/1  | As long as you control a Mountain, you may exert this creature as it attacks. |
        | Leaf Champion  | Creature — Elf Warrior   | {2}{G} | 4/1  | As long as you control a Forest, you may exert this creature as it attacks.   |
      And Alice controls "Ember Champion", "Leaf Champion" and "Forest"
      When Alice attacks Bob with "Ember Champion" and "Leaf Champion"
      And Alice says yes
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Leaf Champion" is tapped
      And "Ember Champion" is untapped

  @CR-508.1j
  Rule: 508.1j All of it is paid

    Scenario: A creature that is sacrificed for mana to pay for the attack can't be tapped to be enlisted besides
      Given these cards:
        | name              | type                         | cost   | size | text                        |
        | Barkweave Crusher | Creature — Elemental Warrior | {3}{G} | 2/5  | Enlist                      |
        | Skirk Prospector  | Creature — Goblin            | {R}    | 1/1  | Sacrifice a Goblin: Add {R}. |
      And Bob controls "Propaganda"
      And Alice controls "Barkweave Crusher", "Skirk Prospector", "Forest" (first) and "Forest" (second)
      When Alice tries to attack Bob with "Barkweave Crusher"
      And Alice chooses "Skirk Prospector"
      And Alice chooses "Skirk Prospector"
      And Alice chooses "Forest" (first)
      Then it is refused, by 508.1j
      And "Skirk Prospector" is untapped
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Skirk Prospector"
      And Alice chooses "Forest" (first)
      And Alice chooses "Forest" (second)
      Then "Skirk Prospector" is tapped

    Scenario: A creature that is sacrificed to pay for an attack can't be exerted besides
      Given these cards:
        | name          | type                   | cost   | size | text                                                    |
        | Hungry Brute  | Creature — Beast       | {2}{R} | 4/4  | This creature can't attack unless you sacrifice a creature. |
        | Leaf Champion | Creature — Elf Warrior | {2}{G} | 4/1  | You may exert this creature as it attacks.              |
      And Alice controls "Hungry Brute", "Leaf Champion" and "Grizzly Bears"
      When Alice tries to attack Bob with "Hungry Brute" and "Leaf Champion"
      And Alice says yes
      And Alice chooses "Leaf Champion"
      Then it is refused, by 508.1j
      When Alice attacks Bob with "Hungry Brute" and "Leaf Champion"
      And Alice says yes
      And Alice chooses "Grizzly Bears"
      Then "Leaf Champion" is attacking Bob
      And "Hungry Brute" is attacking Bob

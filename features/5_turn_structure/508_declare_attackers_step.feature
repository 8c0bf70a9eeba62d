Feature: 508. Declare Attackers Step

  @CR-508.1a
  Rule: 508.1a Which creatures may attack

    Scenario: A creature that has left the battlefield before attackers are declared can't attack
      Given Alice controls "Grizzly Bears"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in the mana pool
      When Bob casts "Murder" targeting "Grizzly Bears"
      And Alice tries to attack Bob with "Grizzly Bears"
      Then it is refused, by 508.1a

    Scenario: A tapped creature can't attack
      Given Alice controls a tapped "Grizzly Bears" and "Runeclaw Bear"
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1a
      And Alice can attack Bob with "Runeclaw Bear"

  @CR-508.1b
  Rule: 508.1b What they may attack

    Scenario: Nothing attacks a permanent that is no planeswalker and no battle
      Given Alice controls "Grizzly Bears"
      And Bob controls "Bayou"
      When Alice tries to attack "Bayou" with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    Scenario: Nobody attacks a planeswalker of one's own
      Given Alice controls "Grizzly Bears" and "Jace Beleren"
      When Alice tries to attack "Jace Beleren" with "Grizzly Bears"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    Scenario: A planeswalker of an opponent can be attacked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And the game goes on to Alice's end of combat step
      Then "Jace Beleren" has 1 loyalty counter
      And Bob has 20 life

  @CR-508.1c
  Rule: 508.1c Restrictions

    Scenario Outline: <what>
      Given Bob controls "<law>"
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Vindicate" in hand
      And Alice has {1}{W}{B} in the mana pool
      Then Alice <can> attack Bob with <attackers><by>
      When Alice casts "Vindicate" targeting "<law>" and it resolves
      And Alice attacks Bob with <attackers>
      Then "Grizzly Bears" is attacking Bob

      Examples:
        | what                                 | law              | attackers                          | can   | by          |
        | Creatures that can't attack a player | Blazing Archon   | "Grizzly Bears"                    | can't | , by 508.1c |
        | One attacker where one is allowed    | Dueling Grounds  | "Grizzly Bears"                    | can   |             |
        | Two attackers where one is allowed   | Dueling Grounds  | "Grizzly Bears" and "Runeclaw Bear" | can't | , by 508.1c |
        | Two attackers on one who allows one  | Judoon Enforcers | "Grizzly Bears" and "Runeclaw Bear" | can't | , by 508.1c |

    Scenario: A creature that can't attack alone attacks beside another one
      Given Alice controls "Raging Kronch" and "Grizzly Bears"
      Then Alice can't attack Bob with "Raging Kronch", by 508.1c
      When Alice attacks Bob with "Raging Kronch" and "Grizzly Bears"
      Then "Raging Kronch" is attacking Bob

    Scenario: A creature that can't attack a player attacks that player's planeswalker
      Given Alice controls "Grizzly Bears"
      And Bob controls "Blazing Archon" and "Jace Beleren"
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1c
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Jace Beleren"

    Scenario: A creature that can't attack a player or that player's planeswalkers attacks another player
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob controls "Vow of Duty" attached to "Grizzly Bears"
      And Bob controls "Jace Beleren"
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1c
      And Alice can't attack "Jace Beleren" with "Grizzly Bears", by 508.1c
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

    Scenario Outline: A creature that asks for an Island attacks only a player who has one
      Given the players are Alice, Bob and Carol
      And Alice controls "Hammerhead Shark"
      And Bob controls "Island"
      Then Alice <can> attack <whom> with "Hammerhead Shark"
      When Alice attacks Bob with "Hammerhead Shark"
      Then "Hammerhead Shark" is attacking Bob

      Examples:
        | whom  | can   |
        | Bob   | can   |
        | Carol | can't |

    Scenario: What can't attack alone blocks alone
      Given the card "Bonded Construct" is an "Artifact Creature — Construct" that costs {1} of size 2/1:
        """
        This creature can't attack alone.
        """
      And Alice controls "Bonded Construct" (Alice's) and "Grizzly Bears"
      And Bob controls "Bonded Construct" (Bob's)
      Then Alice can't attack Bob with "Bonded Construct" (Alice's), by 508.1c
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Bonded Construct" (Bob's)
      Then "Bonded Construct" (Bob's) is blocking "Grizzly Bears"

  @CR-508.1d
  Rule: 508.1d Requirements

    Scenario Outline: A creature that attacks if able <what>
      Given Bob controls "Curse of the Nightly Hunt" attached to Alice
      And Bob controls "<law>"
      And Alice controls "Grizzly Bears", "Runeclaw Bear" and a tapped "Raging Bull"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice <can> attack Bob with <attackers><by>
      When Alice casts "Demystify" targeting "Curse of the Nightly Hunt" and it resolves
      And Alice attacks Bob with "Runeclaw Bear"
      Then "Runeclaw Bear" is attacking Bob

      Examples:
        | what                              | law             | attackers                           | can   | by          |
        | may not stay at home              | Spellbook       | "Grizzly Bears"                     | can't | , by 508.1d |
        | attacks with all others           | Spellbook       | "Grizzly Bears" and "Runeclaw Bear" | can   |             |
        | stays where a restriction says so | Dueling Grounds | "Grizzly Bears"                     | can   |             |

    Scenario: Nobody has to pay in order to attack as required
      Given Alice controls "Crazed Goblin" and "Plains"
      And Bob controls "Archangel of Tithes"
      When the game goes on to Alice's end of combat step
      Then Bob has 20 life
      And "Plains" is untapped
      And "Crazed Goblin" is untapped

    Scenario: As many requirements as possible are obeyed, though one creature has to break one
      Given Alice controls "Dueling Grounds", "Bloodrock Cyclops" and "Crazed Goblin"
      And Bob has "Boiling Blood" in hand
      And Bob has {2}{R} in the mana pool
      When Bob casts "Boiling Blood" targeting "Bloodrock Cyclops" and it resolves
      Then Alice can't attack Bob with "Crazed Goblin", by 508.1d
      And Alice can attack Bob with "Bloodrock Cyclops"

    Scenario: Who pays for one creature that must attack attacks with the other as well
      Given Alice controls "Bloodrock Cyclops" and "Crazed Goblin"
      And Bob controls "Brainwash" attached to "Bloodrock Cyclops"
      And it is Alice's declare attackers step
      And Alice has {3} in the mana pool
      Then Alice can't attack Bob with "Bloodrock Cyclops", by 508.1d
      And Alice can attack Bob with "Crazed Goblin"
      And Alice can attack Bob with "Bloodrock Cyclops" and "Crazed Goblin"

    Scenario: What has to attack and can't attack anybody stays at home
      Given the card "Pact of the Grove" is an "Enchantment":
        """
        Nongreen creatures can't attack you.
        """
      And the card "Valley Dasher" is a "Creature — Human Berserker" that costs {1}{R} of size 2/2:
        """
        Haste
        This creature attacks each combat if able.
        """
      And Alice controls "Valley Dasher" and "Grizzly Bears"
      And Bob controls "Pact of the Grove" and "Forest"
      Then Alice can't attack Bob with "Valley Dasher", by 508.1c
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    Scenario: What has to attack and can't attack the player attacks the planeswalker
      Given the card "Truce of the Archon" is an "Enchantment":
        """
        Creatures can't attack you.
        """
      And the card "Valley Dasher" is a "Creature — Human Berserker" that costs {1}{R} of size 2/2:
        """
        Haste
        This creature attacks each combat if able.
        """
      And Alice controls "Valley Dasher" and "Grizzly Bears"
      And Bob controls "Truce of the Archon"
      And Bob controls "Jace Beleren" with three loyalty counters
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1c
      And Alice can't attack "Jace Beleren" with "Grizzly Bears", by 508.1d
      When Alice attacks "Jace Beleren" with "Valley Dasher"
      Then "Valley Dasher" is attacking "Jace Beleren"

  @CR-508.1g
  Rule: 508.1g Costs that are optional

    Background:
      Given the card "Hooded Brawler" is a "Creature — Snake Warrior" that costs {2}{G} of size 3/2
        """
        You may exert this creature as it attacks. When you do, it gets +2/+2 until end of turn.
        """
      And the card "Barkweave Crusher" is a "Creature — Elemental Warrior" that costs {3}{G} of size 2/5
        """
        Enlist
        """

    Scenario: The active player chooses for each attacker which of them to pay
      Given Alice controls "Hooded Brawler" (first) and "Hooded Brawler" (second)
      When Alice attacks Bob with "Hooded Brawler" (first) and "Hooded Brawler" (second)
      And Alice says no
      And Alice says yes
      And all players pass
      Then "Hooded Brawler" (first) is 3/2
      And "Hooded Brawler" (second) is 5/4

    Scenario: A creature that does not attack costs nothing
      Given Alice controls "Hooded Brawler" and "Barkweave Crusher"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Hooded Brawler"
      And all players pass
      Then "Barkweave Crusher" is 5/5
      And "Hooded Brawler" is tapped
      And "Hooded Brawler" is 3/2

  @CR-508.1h @CR-508.1j
  Rule: 508.1h Costs

    Scenario Outline: What is paid for each attacker is one cost, and <what>
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has <mana> in the mana pool
      And Bob controls "Propaganda"
      And it is Alice's declare attackers step
      Then Alice <can> attack Bob with "Grizzly Bears" and "Runeclaw Bear"<by>
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

      Examples:
        | what                            | mana         | can | by |
        | both attack when it is paid     | {R}{R}{R}{R} | can |  |
        | neither attacks if it is not    | {R}{R}{R}    | can't | , by 508.1j |

    Scenario: A creature is sacrificed as a cost to attack, and is no attacker
      Given the card "Beast" is a "Creature — Beast" of size 8/8
        """
        This creature can't attack unless you sacrifice a creature.
        """
      And Alice controls "Beast" and a 2/2 creature "Ox"
      When Alice attacks Bob with "Beast" and "Ox"
      And Alice chooses "Ox"
      And the game goes on to Alice's end of combat step
      Then Bob has 12 life

  @CR-508.1i
  Rule: 508.1i Mana abilities

    Scenario: Mana is made before the cost of attacking is paid
      Given Alice controls "Grizzly Bears" and "Plains"
      And Bob controls "Sphere of Safety"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice chooses "Plains"
      Then "Grizzly Bears" is attacking Bob
      And "Plains" is tapped

  @CR-508.3
  Rule: 508.3 So many attackers

    Scenario Outline: An ability that waits for two attackers: <number> attack
      Given Bob controls "Argent Dais"
      And Alice controls "Grizzly Bears", "Runeclaw Bear" and "Balduvian Bears"
      When Alice attacks Bob with <attackers>
      And all players pass
      Then "Argent Dais" has <counters>
      And "Grizzly Bears" is attacking Bob

      Examples:
        | number | attackers                                                 | counters        |
        | three  | "Grizzly Bears" and "Runeclaw Bear" and "Balduvian Bears" | 1 oil counter   |
        | two    | "Grizzly Bears" and "Runeclaw Bear"                       | 1 oil counter   |
        | one    | "Grizzly Bears"                                           | no oil counters |

  @CR-508.3a
  Rule: 508.3a Creatures that attack, and whom

    Scenario Outline: An ability that names a player and planeswalkers: <whom> is attacked
      Given the players are Alice, Bob and Carol
      And the card "Blood Reckoning" is an "Enchantment" that costs {3}{B}
        """
        Whenever a creature attacks you or a planeswalker you control, that creature's controller loses 1 life.
        """
      And Bob controls "Blood Reckoning", "Jace Beleren" and "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Carol
      And Carol controls "Jiang Yanggu, Wildcrafter"
      And Alice controls "Grizzly Bears"
      When Alice attacks <attacked> with "Grizzly Bears"
      And all players pass
      Then Alice has <life> life
      And "Grizzly Bears" is attacking <attacked>

      Examples:
        | whom                   | attacked | life |
        | that player            | Bob      | 19   |
        | such a planeswalker    | "Jace Beleren"   | 19   |
        | another player         | Carol    | 20   |
        | another's planeswalker | "Jiang Yanggu, Wildcrafter"  | 20   |
        | such a battle          | "Invasion of Belenon" | 20 |

    Scenario Outline: An ability that names a player alone: <whom> is attacked
      Given the card "Hissing Miasma" is an "Enchantment" that costs {1}{B}{B}
        """
        Whenever a creature attacks you, its controller loses 1 life.
        """
      And Bob controls "Hissing Miasma" and "Jace Beleren"
      And Alice controls "Grizzly Bears"
      When Alice attacks <attacked> with "Grizzly Bears"
      And all players pass
      Then Alice has <life> life
      And "Grizzly Bears" is attacking <attacked>

      Examples:
        | whom                          | attacked       | life |
        | that player                   | Bob            | 19   |
        | a planeswalker of that player | "Jace Beleren" | 20   |

  @CR-508.3c
  Rule: 508.3c Players who attack with a creature

    Scenario Outline: Once for each creature of that kind that its controller attacks with
      Given the card "Muster" is an "Enchantment"
        """
        Whenever an opponent attacks with a Bear, you gain 1 life.
        """
      And Bob controls "Muster"
      And Alice controls a 2/2 Bear creature "Cub", a 2/2 Bear creature "Bear" and a 2/2 Elk creature "Elk"
      When Alice attacks Bob with <attackers>
      And all players pass
      Then Bob has <life> life
      And "Elk" is attacking Bob

      Examples:
        | attackers        | life |
        | "Cub" and "Elk"  | 21   |
        | "Elk"            | 20   |

    Scenario: Two such creatures are two occurrences
      Given the card "Muster" is an "Enchantment"
        """
        Whenever an opponent attacks with a Bear, you gain 1 life.
        """
      And Bob controls "Muster"
      And Alice controls a 2/2 Bear creature "Cub" and a 2/2 Bear creature "Bear"
      When Alice attacks Bob with "Cub" and "Bear"
      And all players pass
      And all players pass
      Then Bob has 22 life

    Scenario: A creature with which its own controller attacks is none of an opponent's
      Given the card "Muster" is an "Enchantment"
        """
        Whenever an opponent attacks with a Bear, you gain 1 life.
        """
      And Alice controls "Muster" and a 2/2 Bear creature "Cub"
      When Alice attacks Bob with "Cub"
      Then the stack is empty
      And "Cub" is attacking Bob

  @CR-508.3d
  Rule: 508.3d Players who attack

    Scenario Outline: Once however many creatures attack, and not where an opponent attacks: <who>
      Given <who> controls "Phyrexian Ironworks"
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      Then <who> has <counters>
      And "Grizzly Bears" is attacking Bob

      Examples:
        | who   | counters           |
        | Alice | 1 energy counter   |
        | Bob   | no energy counters |

    Scenario Outline: With so many creatures, or more: <number>
      Given the card "Overwhelming Instinct" is an "Enchantment" that costs {2}{G}
        """
        Whenever you attack with three or more creatures, draw a card.
        """
      And Alice controls "Overwhelming Instinct"
      And Alice controls "Grizzly Bears", "Runeclaw Bear" and "Balduvian Bears"
      And Alice's library has 3 cards
      When Alice attacks Bob with <attackers>
      And all players pass
      Then Alice has <cards> in hand
      And "Grizzly Bears" is attacking Bob

      Examples:
        | number | attackers                | cards    |
        | three  | "Grizzly Bears" and "Runeclaw Bear" and "Balduvian Bears" | 1 card   |
        | two    | "Grizzly Bears" and "Runeclaw Bear"           | no cards |

    Scenario: How many attackers there are of that kind, and which they are
      Given the card "Warcry" is an "Enchantment"
        """
        Whenever you attack with one or more Bears, you gain that much life. Those creatures get +1/+1 until end of turn.
        """
      And Alice controls "Warcry"
      And Alice controls a 2/2 Bear creature "Cub", a 2/2 Bear creature "Bear" and a 2/2 Elk creature "Elk"
      When Alice attacks Bob with "Cub" and "Bear" and "Elk"
      And all players pass
      Then Alice has 22 life
      And "Cub" is 3/3
      And "Bear" is 3/3
      And "Elk" is 2/2

    Scenario: A delayed ability waits for as many
      Given the card "Lesser Rally" is a "Sorcery" that costs {0}
        """
        Whenever you attack with two or more creatures this turn, you gain 1 life.
        """
      And Alice has "Lesser Rally" in hand
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      When Alice casts "Lesser Rally" and it resolves
      And Alice attacks Bob with "Ox" and "Elk"
      And all players pass
      Then Alice has 21 life

  @CR-508.3e
  Rule: 508.3e Players who attack another player

    Scenario Outline: Once for each player who is attacked, and not for a planeswalker: <attacked>
      Given Bob controls "Jace Beleren"
      And Alice controls "Long-Range Sensor", "Grizzly Bears" and "Runeclaw Bear"
      When Alice attacks <attacked> with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      Then "Long-Range Sensor" has <counters>
      And "Grizzly Bears" is attacking <attacked>

      Examples:
        | attacked       | counters           |
        | Bob            | 1 charge counter   |
        | "Jace Beleren" | no charge counters |

  @CR-508.1
  Rule: 508.1 Attackers are declared once

    Background:
      Given Alice controls "Grizzly Bears" and "Muck Rats"

    Scenario: Nobody attacks after the declaration, not even once the attackers are gone
      Given Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      And it is Alice's declare attackers step
      Then Alice can attack with "Muck Rats"
      When Alice attacks with "Grizzly Bears"
      Then Alice can't attack with "Muck Rats", by 508.1
      When Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack with "Muck Rats", by 508.1

    Scenario: Who wants to attack after combat is refused then and there, and attacks in the next turn
      Given Alice has eight "Island" in hand
      And it is Alice's postcombat main
      When Alice tries to attack Bob with "Muck Rats"
      Then it is refused, by 508.1
      And it is Alice's postcombat main
      And Alice has 8 cards in hand
      When the game goes on to Alice's end step
      And all players pass
      And Alice chooses "Island" (1)
      Then it is Bob's upkeep
      When the game goes on to Alice's precombat main
      And Alice attacks Bob with "Muck Rats"
      Then "Muck Rats" is attacking Bob

    Scenario: Who has let the declaration pass without attackers can't attack any more in that combat
      When the game goes on to Alice's declare attackers
      Then Alice can't attack with "Muck Rats", by 508.1
      When the game goes on to Alice's end of combat
      Then Alice can't attack with "Muck Rats", by 508.1

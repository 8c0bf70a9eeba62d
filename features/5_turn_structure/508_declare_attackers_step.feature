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
      Given the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Alice controls a 2/2 creature "Ox" and "Jace"
      When Alice tries to attack "Jace" with "Ox"
      Then it is refused, by 508.1b
      When Alice attacks Bob with "Ox"
      Then "Ox" is attacking Bob

    Scenario: A planeswalker of an opponent can be attacked
      Given the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Alice controls a 2/2 creature "Ox"
      And Bob controls "Jace"
      When Alice attacks "Jace" with "Ox"
      And the game goes on to Alice's end of combat step
      Then "Jace" has 1 loyalty counter
      And Bob has 20 life

  @edition-2025 @CR-508.1c
  Rule: 508.1c Restrictions

    Scenario Outline: <what>
      Given the card "Law" is an "Enchantment"
        """
        <text>
        """
      And Bob controls "Law"
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice <can> attack Bob with <attackers><by>
      When Alice casts "Demystify" targeting "Law" and it resolves
      And Alice attacks Bob with <attackers>
      Then "Ox" is attacking Bob

      Examples:
        | what                                  | text                                             | attackers      | can | by |
        | Creatures that can't attack a player  | Creatures can't attack you.                      | "Ox"           | can't | , by 508.1c |
        | One attacker where one is allowed     | No more than one creature can attack each combat. | "Ox"          | can |  |
        | Two attackers where one is allowed    | No more than one creature can attack each combat. | "Ox" and "Elk" | can't | , by 508.1c |
        | Two attackers on one who allows one   | No more than one creature can attack you each combat. | "Ox" and "Elk" | can't | , by 508.1c |
        | A creature that can't attack alone    | Creatures can't attack alone.                    | "Ox"           | can't | , by 508.1c |
        | Two that can't attack alone           | Creatures can't attack alone.                    | "Ox" and "Elk" | can |  |

    Scenario Outline: A creature that can't attack a player attacks that player's planeswalker <how>
      Given the card "Law" is an "Enchantment"
        """
        Creatures can't attack <whom>.
        """
      And the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Alice controls a 2/2 creature "Ox"
      And Bob controls "Law" and "Jace"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice <can> attack "Jace" with "Ox"
      When Alice casts "Demystify" targeting "Law" and it resolves
      And Alice attacks Bob with "Ox"
      Then "Ox" is attacking Bob

      Examples:
        | how                    | whom                            | can   |
        | if nothing is said     | you                             | can   |
        | unless that is barred  | you or planeswalkers you control | can't |

    Scenario Outline: A creature that asks for an Island attacks only a player who has one
      Given the card "Eel" is a "Creature — Fish" of size 4/4
        """
        This creature can't attack unless defending player controls an Island.
        """
      And the players are Alice, Bob and Carol
      And Alice controls "Eel"
      And Bob controls "Island"
      Then Alice <can> attack <whom> with "Eel"
      When Alice attacks Bob with "Eel"
      Then "Eel" is attacking Bob

      Examples:
        | whom  | can   |
        | Bob   | can   |
        | Carol | can't |

  @edition-2025 @CR-508.1d
  Rule: 508.1d Requirements

    Scenario Outline: A creature that attacks if able <what>
      Given the card "Goad" is an "Enchantment"
        """
        Creatures your opponents control attack each combat if able.
        """
      And the card "Law" is an "Enchantment"
        """
        <text>
        """
      And Bob controls "Goad" and "Law"
      And Alice controls a 2/2 creature "Ox", a 2/2 creature "Elk" and a tapped 2/2 creature "Cow"
      And Alice has "Demystify" in hand
      And Alice has {W} in the mana pool
      Then Alice <can> attack Bob with <attackers><by>
      When Alice casts "Demystify" targeting "Goad" and it resolves
      And Alice attacks Bob with "Elk"
      Then "Elk" is attacking Bob

      Examples:
        | what                              | text                                              | attackers      | can | by |
        | may not stay at home              | You have no maximum hand size.                    | "Ox"           | can't | , by 508.1d |
        | attacks with all others           | You have no maximum hand size.                    | "Ox" and "Elk" | can |  |
        | stays where a restriction says so | No more than one creature can attack each combat. | "Ox"           | can |  |

    Scenario: Nobody has to pay in order to attack as required
      Given the card "Prison" is an "Enchantment"
        """
        Creatures can't attack you unless their controller pays {1} for each of those creatures.
        """
      And the card "Rage" is an "Enchantment"
        """
        Creatures you control attack each combat if able.
        """
      And Alice controls "Rage", "Plains" and a 2/2 creature "Ox"
      And Bob controls "Prison"
      When the game goes on to Alice's end of combat step
      Then Bob has 20 life
      And "Plains" is untapped

    Scenario: As many requirements as possible are obeyed, though one creature has to break one
      Given the card "Duel" is an "Enchantment"
        """
        No more than one creature can attack each combat.
        """
      And the card "Urge" is a "Creature — Ogre" of size 2/2
        """
        This creature attacks each combat if able.
        """
      And the card "Lesser Taunt" is an "Instant" that costs {0}
        """
        Target creature attacks this turn if able.
        """
      And Alice controls "Duel", "Urge" and a 1/1 creature "Cat"
      And Bob has "Lesser Taunt" in hand
      When Bob casts "Lesser Taunt" targeting "Urge" and it resolves
      Then Alice can't attack Bob with "Cat", by 508.1d
      And Alice can attack Bob with "Urge"

  @edition-2025 @CR-508.1g
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

  @edition-2025 @CR-508.1h
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

  @edition-2025 @CR-508.1i
  Rule: 508.1i Mana abilities

    Scenario: Mana is made before the cost of attacking is paid
      Given Alice controls "Grizzly Bears" and "Plains"
      And Bob controls "Sphere of Safety"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice chooses "Plains"
      Then "Grizzly Bears" is attacking Bob
      And "Plains" is tapped

  @edition-2025 @CR-508.3
  Rule: 508.3 So many attackers

    Scenario Outline: An ability that waits for two attackers: <number> attack
      Given the card "Lesser Argent Dais" is an "Artifact" that costs {1}{W}
        """
        Whenever two or more creatures attack, put an oil counter on this artifact.
        """
      And Bob controls "Lesser Argent Dais"
      And Alice controls a 2/2 creature "Ox", a 2/2 creature "Elk" and a 2/2 creature "Elf"
      When Alice attacks Bob with <attackers>
      And all players pass
      Then "Lesser Argent Dais" has <counters>
      And "Ox" is attacking Bob

      Examples:
        | number | attackers               | counters        |
        | three  | "Ox" and "Elk" and "Elf" | 1 oil counter  |
        | two    | "Ox" and "Elk"          | 1 oil counter   |
        | one    | "Ox"                    | no oil counters |

  @edition-2025 @CR-508.3a
  Rule: 508.3a Creatures that attack, and whom

    Scenario Outline: An ability that names a player and planeswalkers: <whom> is attacked
      Given the players are Alice, Bob and Carol
      And the card "Blood Reckoning" is an "Enchantment" that costs {3}{B}
        """
        Whenever a creature attacks you or a planeswalker you control, that creature's controller loses 1 life.
        """
      And the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Bob controls "Blood Reckoning" and "Jace"
      And the card "Nissa" is a "Legendary Planeswalker — Nissa" of loyalty 3
      And Carol controls "Nissa"
      And Alice controls a 2/2 creature "Ox"
      When Alice attacks <attacked> with "Ox"
      And all players pass
      Then Alice has <life> life
      And "Ox" is attacking <attacked>

      Examples:
        | whom                   | attacked | life |
        | that player            | Bob      | 19   |
        | such a planeswalker    | "Jace"   | 19   |
        | another player         | Carol    | 20   |
        | another's planeswalker | "Nissa"  | 20   |

  @edition-2025 @CR-508.3c
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
      And Bob orders "Muster" and "Muster" (2)
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

  @edition-2025 @CR-508.3d
  Rule: 508.3d Players who attack

    Scenario Outline: Once however many creatures attack, and not where an opponent attacks: <who>
      Given the card "Warcry" is an "Enchantment"
        """
        Whenever you attack, you gain 1 life.
        """
      And <who> controls "Warcry"
      And Alice controls a 2/2 creature "Ox" and a 2/2 creature "Elk"
      When Alice attacks Bob with "Ox" and "Elk"
      And all players pass
      Then <who> has <life> life
      And "Ox" is attacking Bob

      Examples:
        | who   | life |
        | Alice | 21   |
        | Bob   | 20   |

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

  @edition-2025 @CR-508.3e
  Rule: 508.3e Players who attack another player

    Scenario Outline: Once for each player who is attacked, and not for a planeswalker: <attacked>
      Given the card "Warcry" is an "Enchantment"
        """
        Whenever you attack a player, that player loses 1 life.
        """
      And the card "Jace" is a "Legendary Planeswalker — Jace" of loyalty 3
      And Bob controls "Jace"
      And Alice controls "Warcry", a 2/2 creature "Ox" and a 2/2 creature "Elk"
      When Alice attacks <attacked> with "Ox" and "Elk"
      And all players pass
      Then Bob has <life> life
      And "Ox" is attacking <attacked>

      Examples:
        | attacked | life |
        | Bob      | 19   |
        | "Jace"   | 20   |

  @edition-2025 @CR-508.1
  Rule: 508.1 Attackers are declared once

    Background:
      Given Alice controls a 2/2 creature "Bear" and a 1/1 creature "Cub"

    Scenario: Nobody attacks after the declaration, not even once the attackers are gone
      Given the card "Retreat" is an "Instant" that costs {0}:
        """
        Return target creature to its owner's hand.
        """
      And Bob has "Retreat" in hand
      Then Alice can attack with "Cub"
      When Alice attacks with "Bear"
      Then Alice can't attack with "Cub", by 508.1
      When Bob casts "Retreat" targeting "Bear" and it resolves
      Then Alice can't attack with "Cub", by 508.1

    Scenario: Who has let the declaration pass without attackers can't attack any more in that combat
      When the game goes on to Alice's declare attackers
      Then Alice can't attack with "Cub", by 508.1
      When the game goes on to Alice's end of combat
      Then Alice can't attack with "Cub", by 508.1

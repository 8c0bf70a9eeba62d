Feature: 122. Counters

  Background:
    Given these cards:
      | name          | type    | cost | text                                 |
      | Lesser Murder | Instant | {0}  | Destroy target creature.             |
      | Sting         | Instant | {0}  | Sting deals 2 damage to any target.  |
      | Edict         | Instant | {0}  | Target player sacrifices a creature. |

  @CR-122.1a
  Rule: 122.1a Power and toughness

    Scenario Outline: Two <kind> counters make a 3/3 creature <size>
      Given the card "Lesser Mark" is an "Instant" that costs {0}:
        """
        Put two <kind> counters on target creature.
        """
      And Alice controls "Hill Giant"
      And Alice has "Lesser Mark" in hand
      When Alice casts "Lesser Mark" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is <size>

      Examples:
        | kind   | size |
        | +1/+1  | 5/5  |
        | -1/-1  | 1/1  |
        | +1/+0  | 5/3  |
        | -1/-0  | 1/3  |
        | +0/+2  | 3/7  |

    Scenario: A creature card in exile is changed as well, and counters of other kinds change no size
      Given the card "Lesser Charge" is an "Instant" that costs {0}:
        """
        Put two charge counters on target creature.
        """
      And Alice has "Grizzly Bears" with two +1/+1 counters in exile
      And Alice controls "Hill Giant"
      And Alice has "Lesser Charge" in hand
      When Alice casts "Lesser Charge" targeting "Hill Giant" and it resolves
      Then "Grizzly Bears" is 4/4
      And "Hill Giant" is 3/3
      And "Hill Giant" has two charge counters

    Scenario: A +1/+1 counter makes a 3/3 creature 4/4
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Battlegrowth" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 4/4
      And "Grizzly Bears" is 2/2

  @CR-122.1b
  Rule: 122.1b Keywords

    Scenario Outline: A counter gives its creature <keyword>, and none without it
      Given the card "Vampire Hexmage" is a "Creature — Vampire Shaman" that costs {B}{B} of size 2/1:
        """
        First strike
        Sacrifice this creature: Remove all counters from target permanent.
        """
      And Alice controls "Vampire Hexmage"
      And Alice controls "Grizzly Bears" with a <keyword> counter
      Then "Grizzly Bears" has <keyword>
      When Alice activates "Vampire Hexmage" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no abilities

      Examples:
        | keyword        |
        | flying         |
        | first strike   |
        | double strike  |
        | deathtouch     |
        | decayed        |
        | exalted        |
        | haste          |
        | hexproof       |
        | indestructible |
        | lifelink       |
        | menace         |
        | reach          |
        | shadow         |
        | trample        |
        | vigilance      |

    Scenario: A counter of another name gives nothing, and one on a card in exile its keyword
      Given the card "Lesser Charge" is an "Instant" that costs {0}:
        """
        Put two charge counters on target creature.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Lesser Charge" in hand
      And Alice has "Hill Giant" with a flying counter in exile
      When Alice casts "Lesser Charge" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no abilities
      And "Grizzly Bears" has two charge counters
      And "Hill Giant" has flying

  @CR-122.1c
  Rule: 122.1c Shield counters

    Scenario: One is removed in the place of a destruction by an effect, and one in the place of damage
      Given Alice controls "Grizzly Bears" with two shield counters
      And Alice has "Murder" and "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has a shield counter
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no shield counters
      And "Grizzly Bears" has no damage marked

    Scenario: Of damage that several sources deal at once all is prevented for one counter
      Given the card "Clash" is an "Instant" that costs {0}:
        """
        Each creature you control deals 2 damage to target creature.
        """
      And Alice controls a 2/2 creature "Ox" with two shield counters
      And Bob controls a 1/1 creature "Elf" and a 1/1 creature "Orc"
      And Bob has "Clash" in hand
      When Bob casts "Clash" targeting "Ox" and it resolves
      Then "Ox" has a shield counter
      And "Ox" has no damage marked

    Scenario: It does not help a creature that no effect destroys, but the damage that it has been dealt
      Given the card "Protection Magic" is an "Instant" that costs {1}{W}:
        """
        Put a shield counter on each of up to three target creatures.
        """
      And Alice controls a 3/3 creature "Watchwolf"
      And Alice has "Shock", "Protection Magic" and "Stab" in hand
      And Alice has {1}{W}{B}{R} in the mana pool
      When Alice casts "Shock" targeting "Watchwolf" and it resolves
      And Alice casts "Protection Magic" targeting "Watchwolf" and it resolves
      And Alice casts "Stab" targeting "Watchwolf" and it resolves
      Then "Watchwolf" is in Alice's graveyard

    Scenario: Damage that can't be prevented is dealt, and takes the counter off all the same
      Given the card "Call In a Professional" is an "Instant" that costs {2}{R}:
        """
        Players can't gain life this turn. Damage can't be prevented this turn. Call In a Professional deals 3 damage to any target.
        """
      And Bob controls "Vizzerdrix" with one shield counter
      And Alice has "Call In a Professional" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Call In a Professional" targeting "Vizzerdrix" and it resolves
      Then "Vizzerdrix" has 3 damage marked
      And "Vizzerdrix" has no counters

    Scenario: Each of two creatures loses its counter in one combat
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Vizzerdrix" with one shield counter
      And Bob controls "Centaur Courser" with one shield counter
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Vizzerdrix" and "Hill Giant" with "Centaur Courser"
      And all players pass
      Then "Vizzerdrix" has no counters
      And "Centaur Courser" has no counters
      And "Vizzerdrix" has no damage marked
      And "Centaur Courser" has no damage marked

    Scenario: Damage that is dealt to the creature in the place of its controller takes the counter off
      Given Alice controls "Vizzerdrix" with one shield counter
      And Alice has "Captain's Maneuver" in hand
      And Alice has {2}{R}{W} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Captain's Maneuver" targeting Alice and "Vizzerdrix" with X = 2 and it resolves
      And Alice passes
      And Bob casts "Shock" targeting Alice and it resolves
      Then Alice has 20 life
      And "Vizzerdrix" has no damage marked
      And "Vizzerdrix" has no counters

  @CR-122.1d
  Rule: 122.1d Stun counters

    Scenario: One is removed in the place of untapping, whatever untaps the permanent
      Given Alice controls a tapped 2/2 creature "Bear Cub" with two stun counters
      And Alice has "Refocus" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Refocus" targeting "Bear Cub" and it resolves
      Then "Bear Cub" is tapped
      And "Bear Cub" has a stun counter
      When the game goes on to Alice's upkeep
      Then "Bear Cub" is tapped
      And "Bear Cub" has no stun counters
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Bear Cub" is untapped

    Scenario: None is removed from what is untapped already
      Given Alice controls a 2/2 creature "Bear Cub" with a stun counter
      And Alice has "Refocus" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Refocus" targeting "Bear Cub" and it resolves
      Then "Bear Cub" has a stun counter
      And "Refocus" is in Alice's graveyard

  @CR-122.1e
  Rule: 122.1e Loyalty counters

    Scenario: A planeswalker has as much loyalty as counters, and is gone without any
      Given Alice controls "Teyo, the Shieldmage" with 4 loyalty counters
      When Alice activates "Teyo, the Shieldmage"
      Then "Teyo, the Shieldmage" has loyalty 2
      And "Teyo, the Shieldmage" is on the battlefield
      When the game goes on to Alice's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Teyo, the Shieldmage"
      Then "Teyo, the Shieldmage" is in Alice's graveyard

  @CR-122.1f
  Rule: 122.1f Poison counters

    Scenario Outline: A poison counter more than <number>, and a player <fate>
      Given the card "Prologue to Phyresis" is an "Instant" that costs {1}{U}:
        """
        Each opponent gets a poison counter.
        Draw a card.
        """
      And Bob has <number> poison counters
      And Alice has "Prologue to Phyresis" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Prologue to Phyresis" and it resolves
      Then Bob <fate>
      And Bob has <after> poison counters

      Examples:
        | number | after | fate                 |
        | 8      | 9     | is still in the game |
        | 9      | 10    | has lost the game    |

  @CR-122.1g
  Rule: 122.1g Defense counters

    Scenario Outline: Damage by a creature of power <power> leaves a battle defense, or puts it into a graveyard
      Given the card "Lesser Invasion" is a "Battle" of defense 3:
        """
        Whenever you gain life, draw a card.
        """
      And Bob controls "Lesser Invasion"
      And "Lesser Invasion" is protected by Bob
      And Alice controls "<attacker>"
      When Alice attacks "Lesser Invasion" with "<attacker>"
      And Bob declares no blockers
      And all players pass
      Then "Lesser Invasion" <fate>

      Examples:
        | attacker      | power | fate                  |
        | Grizzly Bears | 2     | has defense 1         |
        | Hill Giant    | 3     | is in Bob's graveyard |

    Scenario: It waits for its triggered ability to leave the stack
      Given the card "Lesser Invasion" is a "Battle" of defense 3:
        """
        Whenever you gain life, draw a card.
        """
      And Bob controls "Lesser Invasion"
      And "Lesser Invasion" is protected by Bob
      And the card "Lesser Triumph" is a "Sorcery" that costs {0}:
        """
        Remove all defense counters from target battle. Each player gains 1 life.
        """
      And Alice has "Lesser Triumph" in hand
      When Alice casts "Lesser Triumph" targeting "Lesser Invasion" and it resolves
      Then "Lesser Invasion" is on the battlefield
      When all players pass
      Then "Lesser Invasion" is in Bob's graveyard

    Scenario: Damage by a creature of power 2 takes two of a Siege's defense counters
      Given Alice controls "Invasion of Belenon" and "Grizzly Bears"
      And "Invasion of Belenon" is protected by Bob
      When Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then "Invasion of Belenon" has three defense counters
      And "Invasion of Belenon" has defense 3

  @CR-122.1h
  Rule: 122.1h Finality counters

    Scenario Outline: It is exiled when it would go to a graveyard from the battlefield
      Given Bob controls "Grizzly Bears" with a finality counter
      And Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "<spell>" targeting <target> and it resolves
      Then "Grizzly Bears" is in exile

      Examples:
        | spell          | mana      | target          |
        | Murder         | {1}{B}{B} | "Grizzly Bears" |
        | Shock          | {R}       | "Grizzly Bears" |
        | Geth's Verdict | {B}{B}    | Bob             |

  @CR-122.2
  Rule: 122.2 Left behind

    Scenario: Counters do not go with a creature to its owner's hand, nor to exile and back
      Given Alice controls "Grizzly Bears" with two +1/+1 counters
      And Alice controls "Hill Giant" with a flying counter
      And Alice has "Unsummon" and "Cloudshift" in hand
      And Alice has {U}{W} in the mana pool
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has no counters
      And "Grizzly Bears" is in Alice's hand
      When Alice casts "Cloudshift" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is on the battlefield
      And "Hill Giant" doesn't have flying

    Scenario: None of them is removed
      Given the card "Lesser Wake" is an "Enchantment":
        """
        Whenever the last time counter is removed from a permanent, you gain 1 life.
        """
      And Alice controls "Lesser Wake"
      And Alice controls "Grizzly Bears" with a time counter
      And Alice controls "Hill Giant" with a time counter
      And the card "Lesser Cleansing" is an "Instant" that costs {0}:
        """
        Remove all counters from target creature.
        """
      And Alice has "Unsummon" and "Lesser Cleansing" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice casts "Lesser Cleansing" targeting "Hill Giant" and it resolves
      And all players pass
      Then Alice has 21 life

  @CR-122.3
  Rule: 122.3 Plus and minus cancel

    Scenario Outline: Of <plus> +1/+1 and <minus> -1/-1 counters <left>, and others besides
      Given Alice controls "Hill Giant" with <plus> +1/+1 counters and <minus> -1/-1 counters and two charge counters
      When Alice would receive priority
      Then "Hill Giant" has <plus left> +1/+1 counters
      And "Hill Giant" has <minus left> -1/-1 counters
      And "Hill Giant" has two charge counters

      Examples:
        | plus | minus | plus left | minus left | left      |
        | 3    | 2     | 1         | 0          | one stays |
        | 2    | 2     | 0         | 0          | none stay |
        | 1    | 3     | 0         | 2          | two stay  |

    Scenario: Counters of one of the two kinds stay, and so does a +1/+0 counter beside a -1/-1 counter
      Given Alice controls "Grizzly Bears" with two +1/+1 counters
      And Alice controls "Hill Giant" with a +1/+0 counter and a -1/-1 counter
      And Alice controls "Gray Ogre" with a +1/+1 counter and a -1/-1 counter
      When Alice would receive priority
      Then "Gray Ogre" has no counters
      And nothing else changes

  @CR-122.4
  Rule: 122.4 At most so many

    Background:
      Given the card "Lesser Dreamer" is a "Creature — Human" of size 4/1:
        """
        Lesser Dreamer can't have more than seven dream counters on it.
        """

    Scenario Outline: With two more than <number> dream counters <left> are left, and of others all
      Given the card "Lesser Dream" is an "Instant" that costs {0}:
        """
        Put two dream counters on target creature.
        """
      And Alice controls "Lesser Dreamer" with <number> dream counters and nine charge counters
      And Alice controls "Hill Giant" with nine dream counters
      And Alice has "Lesser Dream" in hand
      When Alice casts "Lesser Dream" targeting "Lesser Dreamer" and it resolves
      Then "Lesser Dreamer" has <left> dream counters
      And "Lesser Dreamer" has nine charge counters
      And "Hill Giant" has nine dream counters

      Examples:
        | number | left  |
        | four   | six   |
        | five   | seven |
        | six    | seven |

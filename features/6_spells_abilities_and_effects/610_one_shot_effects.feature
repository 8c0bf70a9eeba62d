Feature: 610. One-Shot Effects

  Background:
    Given these cards:
      | name          | type    | cost | text                                |
      | Lesser Murder | Instant | {0}  | Destroy target permanent.           |
      | Sting         | Instant | {0}  | Sting deals 2 damage to any target. |
      | Lesser Recall | Instant | {0}  | All phased-out permanents phase in. |
    And the card "Cage" is an "Artifact":
      """
      {0}: Exile target creature until this artifact leaves the battlefield.
      """
    And the card "Jailer" is a "Creature — Human" that costs {0} of size 2/2:
      """
      When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
      """
    And the card "Mist" is an "Artifact":
      """
      {0}: Target creature phases out until this artifact leaves the battlefield.
      """
    And the card "Siren" is a "Creature — Siren" that costs {0} of size 2/2:
      """
      When this creature enters, target creature an opponent controls phases out until this creature leaves the battlefield.
      """

  @CR-610.1
  Rule: 610.1 Once, and no longer

    Scenario: Damage is dealt a single time
      Given Alice has "Sting" in hand
      When Alice casts "Sting" targeting Bob and it resolves
      Then Bob has 18 life
      And "Sting" is in Alice's graveyard
      And nothing else changes

    Scenario: Destroying all creatures does nothing to those that come later
      Given Alice has "Day of Judgment" in hand
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Runeclaw Bear"
      And Alice has {C}{C}{C}{W}{W}{G} in the mana pool
      When Alice casts "Day of Judgment" and it resolves
      And Alice casts "Grizzly Bears" and it resolves
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-610.2
  Rule: 610.2 Something put off

    Scenario: What is to be done in the next upkeep is not done as the spell resolves
      Given the card "Blessed Wine" is an "Instant" that costs {1}{W}:
        """
        You gain 1 life.
        Draw a card at the beginning of the next turn's upkeep.
        """
      And Alice has "Blessed Wine" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Blessed Wine" and it resolves
      Then Alice has 21 life
      And Alice has no cards in hand
      And the stack is empty
      When the game goes on to Bob's upkeep
      Then the stack, from the top, is ability of "Blessed Wine"
      When all players pass
      Then Alice has 1 card in hand

  @CR-610.3
  Rule: 610.3 Away until something happens

    Scenario: What is exiled returns right after the event
      Given Alice has "Banisher Priest" and "Murder" in hand
      And Alice has {1}{W}{W}{1}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Banisher Priest" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile
      When Alice casts "Murder" targeting "Banisher Priest" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And "Banisher Priest" is in Alice's graveyard
      And the stack is empty

    Scenario: Another departure does not bring it back
      Given Alice controls "Cage" (first) and "Cage" (second)
      And Alice has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Cage" (first) targeting "Ox" and it resolves
      And Alice casts "Lesser Murder" targeting "Cage" (second) and it resolves
      Then "Ox" is in exile

    Scenario: A card that has left exile meanwhile is not looked for
      Given the card "Lesser Plunder" is an "Instant" that costs {0}:
        """
        Return all creature cards in exile to their owners' hands.
        """
      And Alice controls "Cage"
      And Alice has "Lesser Murder" and "Lesser Plunder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Cage" targeting "Ox" and it resolves
      And Alice casts "Lesser Plunder" and it resolves
      And Alice casts "Lesser Murder" targeting "Cage" and it resolves
      Then "Ox" is in Bob's hand

    Scenario Outline: Until two or more creatures attack, of which <number>
      Given the card "Vault" is an "Artifact":
        """
        {0}: Exile target creature until two or more creatures attack.
        """
      And Alice controls "Vault", a 1/1 creature "Elf" and a 1/1 creature "Emu"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Vault" targeting "Ox" and it resolves
      And Alice attacks with <attackers>
      Then "Ox" is <where>
      And "Elf" is tapped

      Examples:
        | number        | attackers       | where              |
        | there is one  | "Elf"           | in exile           |
        | there are two | "Elf" and "Emu" | on the battlefield |

    Scenario Outline: It comes back right after <event>, and not before
      Given the card "Vault" is an "Artifact":
        """
        {0}: Exile target creature until <event>.
        """
      And these cards:
        | name  | type           | cost | size | text                              |
        | Wake  | Instant        | {0}  |      | Untap target permanent.           |
        | Theft | Instant        | {0}  |      | Gain control of target permanent. |
        | Cat   | Creature — Cat | {0}  | 1/1  | Flash                             |
      And Alice controls a tapped "Vault"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Wake" and "Lesser Murder" in hand
      And Bob has "Theft" and "Cat" in hand
      When Alice activates "Vault" targeting "Ox" and it resolves
      Then "Ox" is in exile
      When <deed> and it resolves
      Then "Ox" is on the battlefield
      And the stack is empty

      Examples:
        | event                              | deed                                        |
        | this artifact becomes untapped     | Alice casts "Wake" targeting "Vault"        |
        | you lose control of this artifact  | Bob casts "Theft" targeting "Vault"         |
        | an opponent casts a creature spell | Bob casts "Cat"                             |
        | a creature dies                    | Alice casts "Lesser Murder" targeting "Imp" |

  @CR-610.3a
  Rule: 610.3a An activated ability or spell that comes too late

    Scenario: Nothing is exiled once the artifact is gone
      Given Alice controls "Cage"
      And Bob has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Cage" targeting "Ox"
      And Bob casts "Lesser Murder" targeting "Cage" and it resolves
      And all players pass
      Then "Ox" is on the battlefield
      And the stack is empty
      And "Lesser Murder" is in Bob's graveyard

    Scenario: The artifact is there as it exiles something
      Given Alice controls "Cage"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Cage" targeting "Ox" and it resolves
      Then "Ox" is in exile

    Scenario: A spell that waits for another permanent to leave
      Given the card "Chain" is an "Instant" that costs {0}:
        """
        Exile target creature until target artifact leaves the battlefield.
        """
      And Alice controls an artifact "Anvil"
      And Alice has "Chain" in hand
      And Bob has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice casts "Chain" targeting "Ox" and "Anvil" and it resolves
      Then "Ox" is in exile
      When Bob casts "Lesser Murder" targeting "Anvil" and it resolves
      Then "Ox" is on the battlefield

    Scenario: A spell that waits for a permanent that has left already
      Given the card "Chain" is an "Instant" that costs {0}:
        """
        Exile target creature until target artifact leaves the battlefield.
        """
      And Alice controls an artifact "Anvil"
      And Alice has "Chain" in hand
      And Bob has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice casts "Chain" targeting "Ox" and "Anvil"
      And Bob casts "Lesser Murder" targeting "Anvil" and it resolves
      And all players pass
      Then "Ox" is on the battlefield
      And the stack is empty
      And "Lesser Murder" is in Bob's graveyard

    Scenario Outline: It stays where it is if <event> in response
      Given the card "Vault" is an "Artifact":
        """
        {0}: Exile target creature until <event>.
        """
      And these cards:
        | name  | type           | cost | size | text                              |
        | Wake  | Instant        | {0}  |      | Untap target permanent.           |
        | Theft | Instant        | {0}  |      | Gain control of target permanent. |
        | Cat   | Creature — Cat | {0}  | 1/1  | Flash                             |
      And Alice controls a tapped "Vault"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Wake" and "Lesser Murder" in hand
      And Bob has "Theft" and "Cat" in hand
      When Alice activates "Vault" targeting "Ox"
      And <deed> and it resolves
      And all players pass
      Then "Ox" is on the battlefield
      And <seen>

      Examples:
        | event                              | deed                                        | seen |
        | this artifact becomes untapped     | Alice casts "Wake" targeting "Vault"        | "Vault" is untapped |
        | you lose control of this artifact  | Bob casts "Theft" targeting "Vault"         | Bob controls "Vault" |
        | an opponent casts a creature spell | Bob casts "Cat"                             | "Cat" is on the battlefield |
        | a creature dies                    | Alice casts "Lesser Murder" targeting "Imp" | "Imp" is in Bob's graveyard |

    Scenario: What has happened before the ability was put on the stack does not count
      Given the card "Vault" is an "Artifact":
        """
        {0}: Exile target creature until a creature dies.
        """
      And these cards:
        | name  | type           | cost | size | text                              |
        | Wake  | Instant        | {0}  |      | Untap target permanent.           |
        | Theft | Instant        | {0}  |      | Gain control of target permanent. |
        | Cat   | Creature — Cat | {0}  | 1/1  | Flash                             |
      And Alice controls a tapped "Vault"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Wake" and "Lesser Murder" in hand
      And Bob has "Theft" and "Cat" in hand
      When Alice casts "Lesser Murder" targeting "Imp" and it resolves
      And Alice activates "Vault" targeting "Ox" and it resolves
      Then "Ox" is in exile

    Scenario Outline: For a spell it counts from the moment it is put on the stack
      Given the card "Banish" is an "Instant" that costs {0}:
        """
        Exile target creature until a creature dies.
        """
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Banish" and "Sting" in hand
      When Alice casts "Banish" targeting "Ox"
      And Alice casts "Sting" targeting <hit> and it resolves
      And all players pass
      Then "Ox" is <where>
      And "Sting" is in Alice's graveyard

      Examples:
        | hit   | where              |
        | "Imp" | on the battlefield |
        | Bob   | in exile           |

  @CR-610.3b
  Rule: 610.3b A triggered ability that comes too late

    Scenario: Nothing is exiled once the creature is gone
      Given Alice has "Banisher Priest" in hand
      And Bob has "Murder" in hand
      And Bob controls a 2/2 creature "Bear Cub"
      And Alice has {1}{W}{W} in the mana pool
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Banisher Priest" and it resolves
      And Bob casts "Murder" targeting "Banisher Priest" and it resolves
      And all players pass
      Then "Bear Cub" is on the battlefield
      And the stack is empty
      And "Murder" is in Bob's graveyard

    Scenario: The creature is there as it exiles something
      Given Alice has "Banisher Priest" in hand
      And Bob controls "Grizzly Bears"
      And Alice has {C}{W}{W} in the mana pool
      When Alice casts "Banisher Priest" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile

    Scenario Outline: The event may be any event: <what> after the ability has triggered
      Given the card "Keeper" is a "Creature — Human" that costs {0} of size 2/2:
        """
        When this creature enters, exile target creature an opponent controls until a creature dies.
        """
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Keeper" and "Sting" in hand
      When Alice casts "Keeper" and it resolves
      And Alice chooses "Ox"
      And Alice casts "Sting" targeting <hit> and it resolves
      And all players pass
      Then "Ox" is <where>

      Examples:
        | what            | hit   | where              |
        | a creature dies | "Imp" | on the battlefield |
        | none dies       | Bob   | in exile           |

  @CR-610.3c
  Rule: 610.3c Back under its owner's control

    Scenario: A creature that another player controlled returns to its owner's side
      Given the players are Alice, Bob and Carol
      And Alice has "Banisher Priest" and "Murder" in hand
      And Alice has {1}{W}{W}{1}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears" owned by Carol
      When Alice casts "Banisher Priest" and it resolves
      And all players pass
      And Alice casts "Murder" targeting "Banisher Priest" and it resolves
      Then Carol controls "Grizzly Bears"

  @CR-610.3d
  Rule: 610.3d Back together

    @example-1
    Example: Two priests die together, and what they exiled returns together
      Given Alice has "Banisher Priest" (first) and "Banisher Priest" (second) in hand
      And Alice has "Day of Judgment" in hand
      And Alice has {W}{W}{W}{W}{W}{W}{W}{W}{W}{W} in the mana pool
      And Bob controls "Impassioned Orator" (first)
      And Bob controls "Impassioned Orator" (second)
      When Alice casts "Banisher Priest" (first) and it resolves
      And Alice chooses "Impassioned Orator" (first)
      And all players pass
      And Alice casts "Banisher Priest" (second) and it resolves
      And all players pass
      Then "Impassioned Orator" (first) and "Impassioned Orator" (second) are in exile
      When Alice casts "Day of Judgment" and it resolves
      Then "Impassioned Orator" (first) and "Impassioned Orator" (second) are on the battlefield
      When all players pass
      And all players pass
      Then Bob has 22 life

    Scenario: Events one after the other bring them back one after the other
      Given the card "Greeter" is a "Creature — Human" that costs {0} of size 2/2:
        """
        Whenever another creature you control enters, you gain 1 life.
        """
      And Alice controls "Cage" (first) and "Cage" (second)
      And Alice has "Lesser Murder" (first) and "Lesser Murder" (second) in hand
      And Bob controls "Greeter" (first) and "Greeter" (second)
      When Alice activates "Cage" (first) targeting "Greeter" (first) and it resolves
      And Alice activates "Cage" (second) targeting "Greeter" (second) and it resolves
      And Alice casts "Lesser Murder" (first) targeting "Cage" (first) and it resolves
      And Alice casts "Lesser Murder" (second) targeting "Cage" (second) and it resolves
      Then "Greeter" (first) and "Greeter" (second) are on the battlefield
      When all players pass
      Then Bob has 21 life
      And the stack is empty

  @CR-610.4
  Rule: 610.4 Phased out until something happens

    Scenario: It phases in right after the event
      Given the card "The Moment" is a "Legendary Artifact" that costs {2}:
        """
        At the beginning of your upkeep, put a time counter on The Moment.
        {2}, {T}: Untap target creature you control. It phases out until The Moment leaves the battlefield.
        {3}, {T}: Destroy each nonland permanent with mana value less than or equal to the number of time counters on The Moment. Then sacrifice The Moment. Activate only as a sorcery.
        """
      And Alice controls "The Moment" and "Grizzly Bears" with a +1/+1 counter
      And Alice has "Shatter" in hand
      And Alice has {2}{1}{R} in the mana pool
      When Alice activates "The Moment", "phases out" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is phased out
      When Alice casts "Shatter" targeting "The Moment" and it resolves
      Then "Grizzly Bears" is phased in
      And "Grizzly Bears" has a +1/+1 counter

    Scenario: Another departure does not phase it in
      Given Alice controls "Mist" (first) and "Mist" (second)
      And Alice has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Mist" (first) targeting "Ox" and it resolves
      And Alice casts "Lesser Murder" targeting "Mist" (second) and it resolves
      Then "Ox" is phased out

    Scenario Outline: It phases in right after <event>, and not before
      Given the card "Vault" is an "Artifact":
        """
        {0}: Target creature phases out until <event>.
        """
      And these cards:
        | name  | type           | cost | size | text                              |
        | Wake  | Instant        | {0}  |      | Untap target permanent.           |
        | Theft | Instant        | {0}  |      | Gain control of target permanent. |
        | Cat   | Creature — Cat | {0}  | 1/1  | Flash                             |
      And Alice controls a tapped "Vault"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Wake" and "Lesser Murder" in hand
      And Bob has "Theft" and "Cat" in hand
      When Alice activates "Vault" targeting "Ox" and it resolves
      Then "Ox" is phased out
      When <deed> and it resolves
      Then "Ox" is phased in
      And the stack is empty

      Examples:
        | event                              | deed                                        |
        | this artifact becomes untapped     | Alice casts "Wake" targeting "Vault"        |
        | you lose control of this artifact  | Bob casts "Theft" targeting "Vault"         |
        | an opponent casts a creature spell | Bob casts "Cat"                             |
        | a creature dies                    | Alice casts "Lesser Murder" targeting "Imp" |

  @CR-610.4a
  Rule: 610.4a Not in by the untap step

    Scenario: What waits for The Moment to leave stays phased out, and what its own phasing has phased out phases in
      Given the card "The Moment" is a "Legendary Artifact" that costs {2}:
        """
        At the beginning of your upkeep, put a time counter on The Moment.
        {2}, {T}: Untap target creature you control. It phases out until The Moment leaves the battlefield.
        {3}, {T}: Destroy each nonland permanent with mana value less than or equal to the number of time counters on The Moment. Then sacrifice The Moment. Activate only as a sorcery.
        """
      And Alice controls "The Moment", "Grizzly Bears" and a 4/4 blue Djinn creature "Breezekeeper" with flying and phasing
      And Alice has {2} in the mana pool
      When Alice activates "The Moment", "phases out" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Breezekeeper" is phased out
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Grizzly Bears" is phased out
      And "Breezekeeper" is phased in

  @CR-610.4a
  Rule: 610.4a In earlier by another effect, but not by the untap step

    Background:
      Given Alice controls "Mist"
      And Alice has "Lesser Murder" and "Lesser Recall" in hand
      And Bob controls "Grizzly Bears"

    Scenario: Its controller's untap step leaves it phased out
      When Alice activates "Mist" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's upkeep
      Then "Grizzly Bears" is phased out

    Scenario: A permanent phased out without such a condition does phase in
      Given the card "Lesser Blink" is an "Instant" that costs {0}:
        """
        Target creature phases out.
        """
      And Alice has "Lesser Blink" in hand
      When Alice casts "Lesser Blink" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is phased out
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is phased in

    Scenario: Another effect phases it in
      When Alice activates "Mist" targeting "Grizzly Bears" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Grizzly Bears" is phased in
      When Alice casts "Lesser Murder" targeting "Mist" and it resolves
      Then "Grizzly Bears" is phased in
      And "Lesser Murder" is in Alice's graveyard

    Scenario: Phased in by another effect and out again, it no longer waits for the event
      Given the card "Lesser Blink" is an "Instant" that costs {0}:
        """
        Target creature phases out.
        """
      And Alice has "Lesser Blink" in hand
      When Alice activates "Mist" targeting "Grizzly Bears" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      And Alice casts "Lesser Blink" targeting "Grizzly Bears" and it resolves
      And Alice casts "Lesser Murder" targeting "Mist" and it resolves
      Then "Grizzly Bears" is phased out

  @CR-610.4b
  Rule: 610.4b An activated ability or spell that comes too late to phase anything out

    Scenario: Nothing phases out once the artifact is gone, and what else the ability says is done
      Given the card "The Moment" is a "Legendary Artifact" that costs {2}:
        """
        At the beginning of your upkeep, put a time counter on The Moment.
        {2}, {T}: Untap target creature you control. It phases out until The Moment leaves the battlefield.
        {3}, {T}: Destroy each nonland permanent with mana value less than or equal to the number of time counters on The Moment. Then sacrifice The Moment. Activate only as a sorcery.
        """
      And Alice controls "The Moment" and a tapped "Grizzly Bears"
      And Alice has {2} in the mana pool
      And Bob has "Shatter" in hand
      And Bob has {1}{R} in the mana pool
      When Alice activates "The Moment", "phases out" targeting "Grizzly Bears"
      And Bob casts "Shatter" targeting "The Moment" and it resolves
      And all players pass
      Then "Grizzly Bears" is phased in
      And "Grizzly Bears" is untapped

    Scenario: The artifact is there as it phases something out
      Given Alice controls "Mist"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Mist" targeting "Ox" and it resolves
      Then "Ox" is phased out

    Scenario Outline: It does not phase out if <event> in response
      Given the card "Vault" is an "Artifact":
        """
        {0}: Target creature phases out until <event>.
        """
      And these cards:
        | name  | type           | cost | size | text                              |
        | Wake  | Instant        | {0}  |      | Untap target permanent.           |
        | Theft | Instant        | {0}  |      | Gain control of target permanent. |
        | Cat   | Creature — Cat | {0}  | 1/1  | Flash                             |
      And Alice controls a tapped "Vault"
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Imp"
      And Alice has "Wake" and "Lesser Murder" in hand
      And Bob has "Theft" and "Cat" in hand
      When Alice activates "Vault" targeting "Ox"
      And <deed> and it resolves
      And all players pass
      Then "Ox" is phased in
      And <seen>

      Examples:
        | event                              | deed                                        | seen |
        | this artifact becomes untapped     | Alice casts "Wake" targeting "Vault"        | "Vault" is untapped |
        | you lose control of this artifact  | Bob casts "Theft" targeting "Vault"         | Bob controls "Vault" |
        | an opponent casts a creature spell | Bob casts "Cat"                             | "Cat" is on the battlefield |
        | a creature dies                    | Alice casts "Lesser Murder" targeting "Imp" | "Imp" is in Bob's graveyard |

  @CR-610.4c
  Rule: 610.4c A triggered ability that comes too late to phase anything out

    Scenario: Nothing phases out once the creature is gone
      Given Alice has "Siren" in hand
      And Bob has "Lesser Murder" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice casts "Siren" and it resolves
      And Bob casts "Lesser Murder" targeting "Siren" and it resolves
      And all players pass
      Then "Ox" is phased in
      And the stack is empty
      And "Lesser Murder" is in Bob's graveyard

    Scenario: The creature is there as it phases something out
      Given Alice has "Siren" in hand
      And Bob controls a 2/2 creature "Ox"
      When Alice casts "Siren" and it resolves
      And all players pass
      Then "Ox" is phased out

  @CR-610.4d
  Rule: 610.4d In together

    Background:
      Given the card "Greeter" is a "Creature — Human" that costs {0} of size 2/2:
        """
        Whenever another creature phases in, you gain 1 life.
        """
      And Alice controls "Mist" (first) and "Mist" (second)
      And Bob controls "Greeter" (first) and "Greeter" (second)

    Scenario: What one event brings back sees the rest phase in
      Given the card "Lesser Rust" is an "Instant" that costs {0}:
        """
        Destroy all artifacts.
        """
      And Alice has "Lesser Rust" in hand
      When Alice activates "Mist" (first) targeting "Greeter" (first) and it resolves
      And Alice activates "Mist" (second) targeting "Greeter" (second) and it resolves
      And Alice casts "Lesser Rust" and it resolves
      Then "Greeter" (first) and "Greeter" (second) are phased in
      When all players pass
      And all players pass
      Then Bob has 22 life

    Scenario: Two events one after the other bring them back one after the other
      Given Alice has "Lesser Murder" (first) and "Lesser Murder" (second) in hand
      When Alice activates "Mist" (first) targeting "Greeter" (first) and it resolves
      And Alice activates "Mist" (second) targeting "Greeter" (second) and it resolves
      And Alice casts "Lesser Murder" (first) targeting "Mist" (first) and it resolves
      And Alice casts "Lesser Murder" (second) targeting "Mist" (second) and it resolves
      And all players pass
      Then Bob has 21 life
      And the stack is empty

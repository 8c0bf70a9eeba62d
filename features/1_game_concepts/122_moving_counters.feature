Feature: 122. Counters that are moved, and counters that are left behind

  @CR-122.1i
  Rule: 122.1i Rad counters

    Scenario: The main phase of a player with rad counters begins with an ability, and another player's doesn't
      Given Bob has two rad counters
      And Bob has "Forest", "Shock" and "Island" on top of his library
      And Alice has "Swamp" on top of her library
      And it is Alice's draw step
      When the game goes on to Alice's precombat main
      Then the stack is empty
      When the game goes on to Bob's draw step
      Then Bob has 20 life
      When the game goes on to Bob's precombat main
      And all players pass
      Then "Shock" is in Bob's graveyard
      And "Island" is in Bob's graveyard
      And Bob has 19 life
      And Bob has one rad counter

  @CR-122.5
  Rule: 122.5 Moving counters

    Scenario: A counter leaves the artifact that it is on as it is put on a creature
      Given Alice controls "Weapon Rack" with one +1/+1 counter
      And Alice controls "Grizzly Bears"
      When Alice activates "Weapon Rack" targeting "Grizzly Bears" and it resolves
      Then "Weapon Rack" has no counters
      And "Grizzly Bears" is 3/3

    Scenario: Nothing is put anywhere where there is no such counter to be removed
      Given Alice controls "Weapon Rack" with a charge counter
      And Alice controls "Grizzly Bears"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in the mana pool
      When Alice activates "Weapon Rack" targeting "Grizzly Bears" and it resolves
      Then "Weapon Rack" has one charge counter
      And "Grizzly Bears" is 2/2
      When Alice casts "Battlegrowth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3

    Scenario: Nothing is removed where none can be put, and all is moved to a creature that can have counters
      Given Alice controls "Melira's Keepers", "Grizzly Bears" and "Hill Giant" with two +1/+1 counters
      And Alice has "Fate Transfer" (1) and "Fate Transfer" (2) in hand
      And Alice has {1}{U}{1}{U} in the mana pool
      When Alice casts "Fate Transfer" (1) targeting "Hill Giant" and "Melira's Keepers"
      And Alice chooses "{U}"
      And all players pass
      Then "Hill Giant" is 5/5
      And "Melira's Keepers" has no counters
      When Alice casts "Fate Transfer" (2) targeting "Hill Giant" and "Grizzly Bears"
      And Alice chooses "{U}"
      And all players pass
      Then "Hill Giant" is 3/3
      And "Grizzly Bears" is 4/4

    Scenario: Nothing is moved from a creature onto itself
      Given the card "Lesser Graft" is a "Creature — Plant" of size 2/2:
        """
        {0}: Move all +1/+1 counters from target creature onto this creature.
        """
      And the card "Lesser Watch" is an "Enchantment":
        """
        Whenever one or more +1/+1 counters are put on a creature, you gain 1 life.
        """
      And Alice controls "Lesser Watch" and "Lesser Graft" with two +1/+1 counters
      And Alice controls "Grizzly Bears" with one +1/+1 counter and one charge counter
      When Alice activates "Lesser Graft" targeting "Lesser Graft" and it resolves
      Then "Lesser Graft" is 4/4
      And the stack is empty
      When Alice activates "Lesser Graft" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Lesser Graft" is 5/5
      And "Grizzly Bears" has one charge counter
      And Alice has 21 life

    Scenario: One counter of a kind that is chosen is moved, and none where there is none
      Given the card "Lesser Grounds" is a "Land"
        """
        {1}, {T}: Move a counter from target permanent you control onto another target permanent.
        """
      And Alice controls "Lesser Grounds" (first) and "Lesser Grounds" (second)
      And Alice controls "Weapon Rack" with two +1/+1 counters and one charge counter
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has {2} in the mana pool
      When Alice activates "Lesser Grounds" (first) targeting "Weapon Rack" and "Grizzly Bears" and it resolves
      Then Alice is asked to choose one from "+1/+1" and "charge"
      When Alice chooses "+1/+1"
      Then "Grizzly Bears" is 3/3
      And "Weapon Rack" has one +1/+1 counter
      When Alice activates "Lesser Grounds" (second) targeting "Hill Giant" and "Grizzly Bears" and it resolves
      Then Alice is asked nothing
      And "Grizzly Bears" is 3/3
      And "Grizzly Bears" has one +1/+1 counter

    Scenario: Where more would be put on the second object, so many are
      Given the card "Hardened Scales" is an "Enchantment" that costs {G}
        """
        If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
        """
      And Alice controls "Hardened Scales" and "Weapon Rack" with two +1/+1 counters
      And Alice controls "Grizzly Bears"
      When Alice activates "Weapon Rack" targeting "Grizzly Bears" and it resolves
      Then "Weapon Rack" has one +1/+1 counter
      And "Grizzly Bears" has two +1/+1 counters

    Scenario: Nothing is removed once the artifact's target is gone
      Given Alice controls "Weapon Rack" (1) with three +1/+1 counters and "Weapon Rack" (2) with three +1/+1 counters
      And Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice activates "Weapon Rack" (1) targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Weapon Rack" (1) has three +1/+1 counters
      When Alice activates "Weapon Rack" (2) targeting "Hill Giant" and it resolves
      Then "Weapon Rack" (2) has two +1/+1 counters

  @CR-122.6a
  Rule: 122.6a Who puts them there

    Background:
      Given the card "Stocking the Pantry" is an "Enchantment" that costs {G}:
        """
        Whenever you put one or more +1/+1 counters on a creature you control, put a supply counter on this enchantment.
        {2}, Remove a supply counter from this enchantment: Draw a card.
        """
      And Alice controls "Stocking the Pantry" (Alice's)
      And Bob controls "Stocking the Pantry" (Bob's)

    Scenario: The controller puts them on a creature that another player owns
      Given Bob has "Spiteful Squad" in the graveyard
      And Alice has "Reanimate" in hand
      And Alice has {B} in the mana pool
      When Alice casts "Reanimate" targeting "Spiteful Squad" and it resolves
      Then Alice controls "Spiteful Squad"
      When all players pass
      Then "Stocking the Pantry" (Alice's) has one supply counter
      And "Stocking the Pantry" (Bob's) has no counters

    Scenario: Its caster puts them on a creature spell's permanent
      Given it is Bob's precombat main
      And Bob has "Spiteful Squad" in hand
      And Bob has {2}{W}{B} in the mana pool
      When Bob casts "Spiteful Squad" and it resolves
      And all players pass
      Then "Stocking the Pantry" (Bob's) has one supply counter
      And "Stocking the Pantry" (Alice's) has no counters

    Scenario: Who creates a token has put the counters on it that it enters with
      Given the card "Planting" is a "Sorcery" that costs {0}:
        """
        Create a 0/0 green Plant creature token with three +1/+1 counters on it.
        """
      And Alice has "Planting" in hand
      When Alice casts "Planting" and it resolves
      And all players pass
      Then "Plant Token" is 3/3
      And "Stocking the Pantry" (Alice's) has one supply counter
      And "Stocking the Pantry" (Bob's) has no counters

  @CR-122.7
  Rule: 122.7 The Nth counter

    Background:
      Given the card "Lesser Hatchling" is a "Creature — Bird" of size 1/1:
        """
        When the third +1/+1 counter is put on this creature, draw a card.
        """

    Scenario: It is the third one that counts, and not the second or the fourth
      Given Alice controls "Lesser Hatchling" with one +1/+1 counter
      And Alice has "Battlegrowth" (1), "Battlegrowth" (2) and "Battlegrowth" (3) in hand
      And Alice has "Forest" and "Island" on top of her library
      And Alice has {G}{G}{G} in the mana pool
      When Alice casts "Battlegrowth" (1) targeting "Lesser Hatchling" and it resolves
      Then the stack is empty
      When Alice casts "Battlegrowth" (2) targeting "Lesser Hatchling" and it resolves
      And all players pass
      Then "Forest" is in Alice's hand
      When Alice casts "Battlegrowth" (3) targeting "Lesser Hatchling" and it resolves
      Then the stack is empty
      And "Lesser Hatchling" has four +1/+1 counters
      And "Island" is in Alice's library

    Scenario: The fourth plan counter counts, and not the third
      Given the card "Political Triumph" is an "Enchantment — Plan" that costs {W}:
        """
        Whenever a creature you control enters, scry 1 and put a plan counter on this enchantment.
        When the fourth plan counter is put on this enchantment, sacrifice it, draw a card, and put a +1/+1 counter on each creature you control.
        """
      And Alice controls "Political Triumph" with two plan counters
      And Alice has "Ornithopter" and "Memnite" in hand
      When Alice casts "Ornithopter" and it resolves
      And all players pass
      And Alice chooses nothing
      Then "Political Triumph" has three plan counters
      And the stack is empty
      When Alice casts "Memnite" and it resolves
      And all players pass
      And Alice chooses nothing
      Then the stack, from the top, is ability of "Political Triumph"
      When all players pass
      Then "Political Triumph" is in Alice's graveyard
      And "Memnite" is 2/2

    Scenario Outline: Of two counters put on at once beside <before>, the third <is among> them
      Given the card "Lesser Growth" is an "Instant" that costs {0}:
        """
        Put two +1/+1 counters on target creature.
        """
      And Alice controls "Lesser Hatchling" with <before> +1/+1 counters
      And Alice has "Lesser Growth" in hand
      When Alice casts "Lesser Growth" targeting "Lesser Hatchling"
      And all players pass
      And all players pass
      Then Alice has <cards> cards in hand
      And "Lesser Hatchling" has <after> +1/+1 counters

      Examples:
        | before | after | is among     | cards |
        | 0      | 2     | is not among | 0     |
        | 2      | 4     | is among     | 1     |

  @CR-122.8
  Rule: 122.8 Counters of what has left

    Scenario: As many of each kind are put on another creature as were on the one that died
      Given Alice controls "Spiteful Squad" with two +1/+1 counters and one charge counter
      And Alice controls "Grizzly Bears"
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice passes
      And Bob casts "Murder" targeting "Spiteful Squad" and it resolves
      And all players pass
      Then "Spiteful Squad" has no counters
      And "Grizzly Bears" has two +1/+1 counters
      And "Grizzly Bears" has one charge counter

    Scenario: Counters that were removed before it died are not among them
      Given the card "Lesser Cleansing" is an "Instant" that costs {0}:
        """
        Remove all counters from target creature.
        """
      And Alice controls "Spiteful Squad" (1) with two +1/+1 counters and "Spiteful Squad" (2) with two +1/+1 counters
      And Alice controls "Grizzly Bears"
      And Alice has "Lesser Cleansing" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Lesser Cleansing" targeting "Spiteful Squad" (1) and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Spiteful Squad" (1) is in Alice's graveyard
      And "Grizzly Bears" is 2/2
      When Alice casts "Murder" targeting "Spiteful Squad" (2) and it resolves
      And all players pass
      Then "Grizzly Bears" is 4/4

  @CR-122.9
  Rule: 122.9 Counters of what was sacrificed

    Scenario: As many of each kind are put on a creature as the artifact had that was sacrificed for it
      Given these cards:
        | name       | type     | text                                                          |
        | Lesser Urn | Artifact | Sacrifice this artifact: Put its counters on target creature. |
      And Alice controls "Lesser Urn" with two +1/+1 counters and a flying counter
      And Alice controls "Grizzly Bears"
      When Alice activates "Lesser Urn" targeting "Grizzly Bears"
      Then "Lesser Urn" has no counters
      And "Grizzly Bears" has no counters
      When all players pass
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has flying

    Scenario: An artifact that is sacrificed without counters puts none, and one with a counter puts one
      Given these cards:
        | name       | type     | text                                                          |
        | Lesser Urn | Artifact | Sacrifice this artifact: Put its counters on target creature. |
      And Alice controls "Lesser Urn" (1) and "Lesser Urn" (2) with one +1/+1 counter
      And Alice controls "Grizzly Bears"
      When Alice activates "Lesser Urn" (1) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 2/2
      When Alice activates "Lesser Urn" (2) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 3/3

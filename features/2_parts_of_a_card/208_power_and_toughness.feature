Feature: 208. Power and toughness

  @CR-208.1
  Rule: 208.1 The two numbers

    Scenario Outline: <creature>, which is <size>, with <marked> damage and two more is <where>
      Given Bob controls "<creature>" with <marked> damage
      And Bob controls "Grizzly Bears"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting "<creature>" and it resolves
      Then "<creature>" is <where>
      When Alice casts "Shock" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

      Examples:
        | creature    | size | marked | where              |
        | Wall of Omens | 0/4 | 1     | on the battlefield |
        | Wall of Omens | 0/4 | 2     | in Bob's graveyard |
        | Hill Giant  | 3/3  | 0      | on the battlefield |

  @CR-208.2a
  Rule: 208.2a Stars that an ability defines

    @example-1
    Example: Off the battlefield nobody was chosen for Lost Order of Jarkeld, and it is 1/1
      Given Alice has "Lost Order of Jarkeld" in hand
      And Alice has {2}{W}{W} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      Then "Lost Order of Jarkeld" is 1/1
      When Alice casts "Lost Order of Jarkeld" and it resolves
      Then "Lost Order of Jarkeld" is 3/3

    Scenario: Maro is as big in a graveyard as it would be on the battlefield
      Given Alice controls "Maro"
      And Alice has "Maro" (dead) in the graveyard
      And Alice has "Shock" and "Grizzly Bears" in hand
      And Alice has {R} in the mana pool
      Then "Maro" is 2/2
      And "Maro" (dead) is 2/2
      When Alice casts "Shock" targeting Bob and it resolves
      Then "Maro" is 1/1
      And "Maro" (dead) is 1/1

  @CR-208.2b
  Rule: 208.2b Stars that are settled on entering

    Scenario: Primal Clay is 0/0 until it enters, and what copies it is what it became
      Given Alice controls "Mirage Mirror"
      And Alice has "Primal Clay" (first) and "Primal Clay" (second) in hand
      And Alice has {4}{2} in the mana pool
      When Alice casts "Primal Clay" (first)
      And all players pass
      And Alice chooses option 3
      Then "Primal Clay" (first) is 1/6
      And "Primal Clay" (first) has defender
      And "Primal Clay" (second) is 0/0
      When Alice activates "Mirage Mirror" targeting "Primal Clay" (first) and it resolves
      Then "Mirage Mirror" is 1/6
      And "Mirage Mirror" has defender

  @CR-208.3
  Rule: 208.3 What isn't a creature

    Scenario: A Vehicle has no power on the battlefield until it is crewed, and has it in a graveyard
      Given the card "Lesser Farewell" is a "Sorcery" that costs {0}
        """
        Exile target permanent. Its controller gains life equal to its power.
        """
      And the card "Eulogy" is a "Sorcery" that costs {0}
        """
        Exile target card from a graveyard. You gain life equal to its power.
        """
      And Alice controls "Sky Skiff" (first), "Sky Skiff" (second) and "Grizzly Bears"
      And Alice has "Sky Skiff" (third) in the graveyard
      And Alice has "Lesser Farewell" (first), "Lesser Farewell" (second) and "Eulogy" in hand
      When Alice casts "Lesser Farewell" (first) targeting "Sky Skiff" (first) and it resolves
      Then Alice has 20 life
      When Alice casts "Eulogy" targeting "Sky Skiff" (third) and it resolves
      Then Alice has 22 life
      When Alice activates "Sky Skiff" (second), "Crew"
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice casts "Lesser Farewell" (second) targeting "Sky Skiff" (second) and it resolves
      Then Alice has 24 life

  @CR-208.3a
  Rule: 208.3a Changes before it is a creature

    Scenario: What a Vehicle got before it was crewed shows once it is a creature
      Given the card "Polish" is an "Instant" that costs {0}
        """
        Target artifact gets +1/+1 until end of turn.
        """
      And Alice controls "Sky Skiff" and "Grizzly Bears"
      And Alice has "Polish" in hand
      When Alice casts "Polish" targeting "Sky Skiff" and it resolves
      Then "Sky Skiff" is exactly "Artifact — Vehicle"
      When Alice activates "Sky Skiff", "Crew"
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Sky Skiff" is 3/4

    @example-1
    Example: What Veteran Motorist brings the Vehicle comes before that is a creature, and shows once it is
      Given Alice controls "Sky Skiff", "Veteran Motorist" and "Grizzly Bears"
      When Alice activates "Sky Skiff", "Crew"
      And Alice chooses "Veteran Motorist"
      Then the stack, from the top, is ability of "Veteran Motorist" and ability of "Sky Skiff"
      When all players pass
      Then "Sky Skiff" is exactly "Artifact — Vehicle"
      When all players pass
      Then "Sky Skiff" is 3/4

    Scenario: A Vehicle that another creature crews is as big as it is printed
      Given the card "Polish" is an "Instant" that costs {0}
        """
        Target artifact gets +1/+1 until end of turn.
        """
      And Alice controls "Sky Skiff", "Veteran Motorist" and "Grizzly Bears"
      And Alice has "Polish" in hand
      When Alice activates "Sky Skiff", "Crew"
      And Alice chooses "Grizzly Bears"
      Then the stack, from the top, is ability of "Sky Skiff"
      When Alice casts "Polish" targeting "Sky Skiff" and it resolves
      And all players pass
      Then "Sky Skiff" is 3/4

  @CR-208.4
  Rule: 208.4 Base power and toughness

    Scenario: Who is to destroy creatures by their base power passes over a power that only counters have made
      Given the card "Small Endings" is a "Sorcery" that costs {0}
        """
        Destroy all creatures with base power 1.
        """
      And the card "Endings of the Weak" is a "Sorcery" that costs {0}
        """
        Destroy all creatures with power 1.
        """
      And Bob controls "Mons's Goblin Raiders" with one +1/+1 counter
      And Bob controls "Hill Giant" with two -1/-1 counters
      And Alice has "Small Endings" and "Endings of the Weak" in hand
      When Alice casts "Small Endings" and it resolves
      Then "Mons's Goblin Raiders" is in Bob's graveyard
      And "Hill Giant" is on the battlefield
      When Alice casts "Endings of the Weak" and it resolves
      Then "Hill Giant" is in Bob's graveyard

    Scenario: The base toughness is another number than the base power
      Given the card "Frail Endings" is a "Sorcery" that costs {0}
        """
        Destroy all creatures with base toughness 3.
        """
      And Bob controls "Hill Giant" with two -1/-1 counters
      And Bob controls "Grizzly Bears" with one +1/+1 counter
      And Alice has "Frail Endings" in hand
      When Alice casts "Frail Endings" and it resolves
      Then "Hill Giant" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-208.4a
  Rule: 208.4a Setting base power and toughness

    Scenario: Counters and other changes come on top of the base that an effect sets, whichever was there first
      Given Bob controls "Hill Giant" with one +1/+1 counter
      And Alice has "Turn to Frog" and "Giant Growth" in hand
      And Alice has {1}{U}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 7/7
      When Alice casts "Turn to Frog" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 5/5

  @CR-208.4b
  Rule: 208.4b Looking at base power and toughness

    Scenario: Whoever asks for a base power sees no counters, but what was set and what an ability defines
      Given the card "Small Endings" is a "Sorcery" that costs {0}
        """
        Destroy all creatures with base power 1.
        """
      And Bob controls "Mons's Goblin Raiders" with two +1/+1 counters
      And Bob controls "Hill Giant" (first), "Hill Giant" (second) with two -1/-1 counters and "Maro"
      And Bob has "Shock" in hand
      And Alice has "Turn to Frog" and "Small Endings" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Turn to Frog" targeting "Hill Giant" (first) and it resolves
      And Alice casts "Small Endings" and it resolves
      Then "Mons's Goblin Raiders" is in Bob's graveyard
      And "Hill Giant" (first) is in Bob's graveyard
      And "Maro" is in Bob's graveyard
      And "Hill Giant" (second) is on the battlefield

  @CR-208.5
  Rule: 208.5 None at all

    Scenario: An artifact that nothing gives a size is a 0/0 creature and dies, and one with a size lives
      Given the card "Wakening" is an "Enchantment" that costs {0}
        """
        Artifacts you control are creatures in addition to their other types.
        """
      And Alice controls "Leonin Scimitar" and "Sky Skiff"
      And Alice has "Wakening" in hand
      When Alice casts "Wakening" and it resolves
      Then "Leonin Scimitar" is in Alice's graveyard
      And "Sky Skiff" is 2/3

    Scenario: What sets its toughness alone leaves its power at 0
      Given the card "Wakening" is an "Enchantment" that costs {0}
        """
        Artifacts you control are creatures in addition to their other types.
        """
      And Alice controls "Glorious Anthem", "Leonin Scimitar" and "Chariot of the Sun"
      And Alice has "Wakening" and "Demystify" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Wakening" and it resolves
      And Alice activates "Chariot of the Sun" targeting "Leonin Scimitar" and it resolves
      Then "Leonin Scimitar" is 1/2
      And "Chariot of the Sun" is 1/1
      When Alice casts "Demystify" targeting "Glorious Anthem" and it resolves
      Then "Leonin Scimitar" is 0/1
      And "Chariot of the Sun" is in Alice's graveyard

Feature: 702.62. Suspend

  @CR-702.62a
  Rule: 702.62a Set aside, and played when its time has come

    Background:
      Given these cards:
        | name             | type    | cost | text                                                                   |
        | Lesser Diffusion | Instant | {U}  | Return target suspended card to its owner's hand.                      |
        | Lesser Suspend   | Instant | {U}  | Exile target creature. Put a time counter on it. It gains suspend.     |
        | Lesser Theft     | Instant | {U}  | Gain control of target creature spell.                                 |
        | Lesser Pull      | Instant | {W}  | Put target card in exile into its owner's graveyard.                   |

    @edition-2025
    Scenario: A sorcery is cast in the upkeep, for nothing
      Given Alice has "Rift Bolt" in hand
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      Then Alice has no mana
      And "Rift Bolt" has one time counter
      When the game goes on to Alice's upkeep
      And all players pass
      Then "Rift Bolt" has no counters
      And "Rift Bolt" is in exile
      When all players pass
      And Alice says yes
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 17 life
      And "Rift Bolt" is in Alice's graveyard

    @CR-2009-502.59a
    Scenario: In exile it waits through the upkeeps of others, and those of its owner alone take counters off
      Given Alice has "Durkwood Baloth" in hand
      And Alice has {G} in the mana pool
      When Alice suspends "Durkwood Baloth"
      And the game goes on to Bob's upkeep
      Then the stack is empty
      And "Durkwood Baloth" has five time counters
      When the game goes on to Alice's draw
      Then "Durkwood Baloth" has four time counters

    @CR-2009-502.59a
    Scenario: A card without a mana cost can't be cast from the hand, but can be suspended
      Given Alice has "Lotus Bloom" in hand
      Then Alice can't cast "Lotus Bloom"
      When Alice suspends "Lotus Bloom"
      Then "Lotus Bloom" has three time counters

    @CR-2009-502.59a
    Scenario: A counter is taken only off a card that is still suspended as the ability resolves
      Given Alice has "Rift Bolt" and "Lesser Diffusion" in hand
      And Alice controls "Island"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      Then "Rift Bolt" has one time counter
      When the game goes on to Alice's upkeep
      And Alice activates "Island"
      And Alice casts "Lesser Diffusion" targeting "Rift Bolt" and it resolves
      And all players pass
      Then the stack is empty
      And "Rift Bolt" is in Alice's hand

    @CR-2009-502.59a
    Scenario: What is in exile no longer when its time has come is not played
      Given Alice has "Rift Bolt" and "Lesser Pull" in hand
      And Alice controls "Plains"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      Then the stack, from the top, is ability of "Rift Bolt"
      When Alice activates "Plains"
      And Alice casts "Lesser Pull" targeting "Rift Bolt" and it resolves
      And all players pass
      Then Alice is asked nothing
      And the stack is empty
      And "Rift Bolt" is in Alice's graveyard

    @edition-2025
    Scenario: A creature has haste until its player loses control of it, and not when it comes back
      Given Alice has "Nantuko Shaman" and "Nantuko Shaman" (other) in hand
      And Bob has "Threaten" in hand
      And Bob controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And Alice has {2}{G}{G}{2}{G}{G} in the mana pool
      When Alice suspends "Nantuko Shaman"
      And Alice suspends "Nantuko Shaman" (other)
      And the game goes on to Alice's upkeep
      And Alice orders "Nantuko Shaman" and "Nantuko Shaman" (other)
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      And all players pass
      Then "Nantuko Shaman" and "Nantuko Shaman" (other) have haste
      When the game goes on to Bob's precombat main
      And Bob activates "Mountain" (1)
      And Bob activates "Mountain" (2)
      And Bob activates "Mountain" (3)
      And Bob casts "Threaten" targeting "Nantuko Shaman" and it resolves
      Then "Nantuko Shaman" has haste
      When the game goes on to Alice's upkeep
      Then Alice controls "Nantuko Shaman"
      And "Nantuko Shaman" doesn't have haste
      And "Nantuko Shaman" (other) has haste

    @edition-2025
    Scenario: A creature spell has haste as well, and none as soon as another player controls it
      Given Alice has "Nantuko Shaman" in hand
      And Bob has "Lesser Theft" in hand
      And Bob controls "Island"
      And Alice has {2}{G}{G} in the mana pool
      When Alice suspends "Nantuko Shaman"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      Then "Nantuko Shaman" has haste
      When Alice passes
      And Bob activates "Island"
      And Bob casts "Lesser Theft" targeting "Nantuko Shaman" and it resolves
      Then "Nantuko Shaman" doesn't have haste
      When all players pass
      Then Bob controls "Nantuko Shaman"
      And "Nantuko Shaman" doesn't have haste

    @edition-2025
    Scenario: What may not be cast as its time comes stays in exile for good
      Given Alice has "Rift Bolt", "Rift Bolt" (other) and "Unsummon" in hand
      And Bob controls "Teferi, Mage of Zhalfir"
      And Alice controls "Island" and "Mountain"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      Then the stack is empty
      And "Rift Bolt" is in exile
      When the game goes on to Alice's precombat main
      And Alice activates "Island"
      And Alice casts "Unsummon" targeting "Teferi, Mage of Zhalfir" and it resolves
      And Alice activates "Mountain"
      And Alice suspends "Rift Bolt" (other)
      And the game goes on to Alice's upkeep
      Then the stack, from the top, is ability of "Rift Bolt" (other)
      When all players pass
      And all players pass
      And Alice says yes
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 17 life
      And "Rift Bolt" is in exile

    @edition-2025
    Scenario: An Aura with nothing to enchant stays in exile, and one with a creature to enchant is cast
      Given Alice has "Petrified Plating", "Petrified Plating" (other) and "Grizzly Bears" in hand
      And Alice controls "Forest" (1), "Forest" (2) and "Forest" (3)
      And Alice has {G} in the mana pool
      When Alice suspends "Petrified Plating"
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      Then the stack is empty
      And "Petrified Plating" is in exile
      When the game goes on to Alice's precombat main
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice casts "Grizzly Bears" and it resolves
      And Alice activates "Forest" (3)
      And Alice suspends "Petrified Plating" (other)
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      Then "Grizzly Bears" is 4/4

    @edition-2025
    Scenario: A land is played, in the place of the land for the turn
      Given Bob controls "Dryad Arbor"
      And Bob has "Forest" in hand
      And Alice has "Lesser Suspend" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Lesser Suspend" targeting "Dryad Arbor" and it resolves
      And the game goes on to Bob's upkeep
      And all players pass
      And all players pass
      And Bob says yes
      Then the stack is empty
      And "Dryad Arbor" is on the battlefield
      And "Dryad Arbor" doesn't have haste
      When the game goes on to Bob's precombat main
      Then Bob can't play "Forest"

  @CR-702.62b
  Rule: 702.62b In exile, with suspend and a time counter

    @CR-2009-502.59b
    Scenario: A card with a time counter that has no suspend is not suspended, and a suspended one is
      Given the card "Lesser Diffusion" is an "Instant" that costs {U}
        """
        Return target suspended card to its owner's hand.
        """
      And the card "Lesser Prison" is an "Instant" that costs {W}
        """
        Exile target creature. Put a time counter on it.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Rift Bolt", "Lesser Prison" and "Lesser Diffusion" in hand
      And Alice has {W}{R}{U} in the mana pool
      When Alice casts "Lesser Prison" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" has one time counter
      And Alice can't cast "Lesser Diffusion" targeting "Grizzly Bears"
      When Alice suspends "Rift Bolt"
      And Alice casts "Lesser Diffusion" targeting "Rift Bolt" and it resolves
      Then "Rift Bolt" is in Alice's hand

    @edition-2025
    Scenario: A card without time counters is no longer suspended, though it still has suspend
      Given Alice has "Rift Bolt" and "Mindstab" in hand
      And Alice has {R}{B} in the mana pool
      When Alice suspends "Rift Bolt"
      And Alice suspends "Mindstab"
      And the game goes on to Alice's upkeep
      And Alice orders "Mindstab" and "Rift Bolt"
      And all players pass
      And all players pass
      And Alice says no
      And all players pass
      Then "Rift Bolt" is in exile
      And "Mindstab" has three time counters
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then the stack, from the top, is ability of "Mindstab"

  @CR-702.62c
  Rule: 702.62c What can't be cast can't be suspended

    @CR-2009-502.59a
    Scenario: An effect forbids creature spells
      Given Alice controls "Grid Monitor"
      And Alice has "Durkwood Baloth", "Rift Bolt" and "Shatter" in hand
      And Alice has {G}{R}{1}{R} in the mana pool
      Then Alice can't suspend "Durkwood Baloth", by 702.62c
      When Alice suspends "Rift Bolt"
      Then "Rift Bolt" has one time counter
      When Alice casts "Shatter" targeting "Grid Monitor" and it resolves
      And Alice suspends "Durkwood Baloth"
      Then "Durkwood Baloth" has five time counters

  @CR-702.62d
  Rule: 702.62d Cast for an alternative cost

    @edition-2025
    Scenario: What makes spells cost more is paid all the same, or the card is not cast
      Given Alice has "Rift Bolt" and "Rift Bolt" (other) in hand
      And Bob controls "Sphere of Resistance"
      And Alice controls "Mountain"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice activates "Mountain"
      And all players pass
      And Alice says yes
      And Alice chooses "Bob"
      Then Alice has no mana
      When all players pass
      Then Bob has 17 life
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice suspends "Rift Bolt" (other)
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      And Alice chooses "Bob"
      And Alice chooses nothing
      Then the stack is empty
      And "Rift Bolt" (other) is in exile
      And Bob has 17 life

  @CR-2009-502.59a
  Rule: 502.59a It had to be played, if it could be

    Scenario: Nobody is asked whether the spell is played, and it is aimed as it must be
      Given Alice has "Rift Bolt" in hand
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      Then Alice has no mana
      And "Rift Bolt" is in exile
      And "Rift Bolt" has one time counter
      When the game goes on to Bob's draw
      Then "Rift Bolt" has one time counter
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then Alice is asked to choose one from "Alice" and "Bob"
      When Alice chooses "Bob"
      And all players pass
      Then Bob has 17 life
      And "Rift Bolt" is in Alice's graveyard

    Scenario: A creature is played though its player would rather not, and has haste until control of it is lost
      Given Alice has "Nantuko Shaman" in hand
      And Bob has "Threaten" in hand
      And Bob controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And Alice has {2}{G}{G} in the mana pool
      When Alice suspends "Nantuko Shaman"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then the stack, from the top, is "Nantuko Shaman"
      When all players pass
      Then "Nantuko Shaman" has haste
      When the game goes on to Bob's precombat main
      And Bob activates "Mountain" (1)
      And Bob activates "Mountain" (2)
      And Bob activates "Mountain" (3)
      And Bob casts "Threaten" targeting "Nantuko Shaman" and it resolves
      And the game goes on to Alice's upkeep
      Then Alice controls "Nantuko Shaman"
      And "Nantuko Shaman" doesn't have haste

    Scenario: What can't be played stays out of the game, and what can is played
      Given Alice has "Rift Bolt", "Rift Bolt" (other) and "Unsummon" in hand
      And Bob controls "Teferi, Mage of Zhalfir"
      And Alice controls "Island" and "Mountain"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then the stack is empty
      And "Rift Bolt" is in exile
      When the game goes on to Alice's precombat main
      And Alice activates "Island"
      And Alice casts "Unsummon" targeting "Teferi, Mage of Zhalfir" and it resolves
      And Alice activates "Mountain"
      And Alice suspends "Rift Bolt" (other)
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice chooses "Bob"
      And all players pass
      Then Bob has 17 life
      And "Rift Bolt" is in exile

    Scenario: An Aura with nothing to enchant can't be played
      Given Alice has "Petrified Plating", "Petrified Plating" (other) and "Grizzly Bears" in hand
      And Alice controls "Forest" (1), "Forest" (2) and "Forest" (3)
      And Alice has {G} in the mana pool
      When Alice suspends "Petrified Plating"
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      Then the stack is empty
      And "Petrified Plating" is in exile
      When the game goes on to Alice's precombat main
      And Alice activates "Forest" (1)
      And Alice activates "Forest" (2)
      And Alice casts "Grizzly Bears" and it resolves
      And Alice activates "Forest" (3)
      And Alice suspends "Petrified Plating" (other)
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's draw
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And all players pass
      Then "Grizzly Bears" is 4/4

  @CR-2009-502.59c
  Rule: 502.59c It was played for an alternative cost

    Scenario: What makes spells cost more is paid with what mana there is; lands need not be tapped for it
      Given Alice has "Rift Bolt" and "Rift Bolt" (other) in hand
      And Bob controls "Sphere of Resistance"
      And Alice controls "Mountain"
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice activates "Mountain"
      And all players pass
      And Alice chooses "Bob"
      Then Alice has no mana
      When all players pass
      Then Bob has 17 life
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Mountain"
      And Alice suspends "Rift Bolt" (other)
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice chooses "Bob"
      And Alice chooses nothing
      Then the stack is empty
      And "Rift Bolt" (other) is in exile
      And Bob has 17 life

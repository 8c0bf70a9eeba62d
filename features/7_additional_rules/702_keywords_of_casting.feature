@edition-2025
Feature: 702. Keyword Abilities

  @CR-702.30a
  Rule: 702.30a Paid for once more at the next upkeep

    Background:
      Given the card "Riders" is a "Creature — Human" that costs {0} of size 2/2
        """
        Echo—Pay 2 life.
        """

    Scenario Outline: What has come since the last upkeep is paid for or sacrificed
      Given Alice has "Riders" in hand
      When Alice casts "Riders" and it resolves
      And the game goes on to Alice's upkeep
      And all players pass
      And Alice says <answer>
      Then "Riders" is <place>
      And Alice has <life> life

      Examples:
        | answer | place                | life |
        | yes    | on the battlefield   | 18   |
        | no     | in Alice's graveyard | 20   |

    Scenario: What was there before that upkeep is not paid for again
      Given Alice controls "Riders"
      When the game goes on to Alice's draw
      Then "Riders" is on the battlefield
      And Alice has 20 life

  @CR-702.35a
  Rule: 702.35a Discarded, and cast from exile

    Background:
      Given the card "Wurm" is a "Creature — Wurm" that costs {5} of size 4/4
        """
        Madness {0}
        """
      And Alice has "Wurm" and "Raven's Crime" in hand

    Scenario: It is exiled as it is discarded, and cast for its madness cost as the ability resolves
      Given Alice has {B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      Then "Wurm" is in exile
      When all players pass
      And Alice says yes
      And all players pass
      Then "Wurm" is on the battlefield

    Scenario: What is not cast goes to the graveyard after all
      Given Alice has {B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says no
      Then "Wurm" is in Alice's graveyard

  @CR-702.49a
  Rule: 702.49a In the place of an unblocked attacker

    Scenario: A blocked creature can't be returned, and the newcomer is tapped and attacks
      Given the card "Lesser Ninja" is a "Creature — Human Ninja" that costs {4} of size 2/2
        """
        Ninjutsu {0}
        """
      And Alice controls a 1/3 creature "Drake" and a 5/5 creature "Crab"
      And Alice has "Lesser Ninja" in hand
      And Bob controls a 0/9 creature "Wall"
      When Alice attacks with "Drake" and "Crab"
      And Bob blocks "Crab" with "Wall"
      And Alice activates "Lesser Ninja", "ninjutsu"
      Then "Drake" is in Alice's hand
      When all players pass
      Then "Lesser Ninja" is tapped
      When all players pass
      Then Bob has 18 life

  @CR-702.53a
  Rule: 702.53a Discarded for a card of the same mana value

    Scenario: Only a card of the mana value of the discarded card is found
      Given the card "Muddle" is an "Instant" that costs {U}{U}
        """
        Counter target spell.
        Transmute {0}
        """
      And the card "Two" is a "Sorcery" that costs {1}{G}
      And the card "Three" is a "Sorcery" that costs {2}{G}
      And Alice has "Muddle" in hand
      And Alice has "Three" and "Two" on top of the library
      When Alice activates "Muddle", "transmute"
      And all players pass
      Then Alice is asked to choose "Two"
      When Alice chooses "Two"
      Then "Two" is in Alice's hand

  @CR-702.56a
  Rule: 702.56a A copy for each payment

    Scenario: The cost is paid twice, so there are two copies
      Given the card "Spasm" is an "Instant" that costs {0}
        """
        This spell deals 1 damage to any target.
        Replicate {1}
        """
      And Alice has "Spasm" in hand
      And Alice has {2} in the mana pool
      When Alice casts "Spasm" targeting Bob using "replicate", "replicate"
      And all players pass
      And Alice chooses "Bob"
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 17 life

  @CR-702.62a
  Rule: 702.62a Exiled with time counters, cast when they are gone

    Scenario: A counter goes in each of its owner's upkeeps, and the creature cast has haste
      Given the card "Kraken" is a "Creature — Kraken" that costs {9} of size 6/6
        """
        Suspend 2—{1}
        """
      And Alice has "Kraken" in hand
      And Alice has {1} in the mana pool
      When Alice suspends "Kraken"
      Then "Kraken" is in exile
      When the game goes on to Bob's draw
      Then "Kraken" has two time counters
      When the game goes on to Alice's draw
      Then "Kraken" has one time counter
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      Then "Kraken" is on the battlefield
      And "Kraken" has haste

    Scenario: With X in the cost that X is paid, and is the number of time counters; it can't be 0
      Given the card "Aeon Chronicler" is a "Creature — Avatar" that costs {3}{U}{U} of size */*:
        """
        This creature's power and toughness are each equal to the number of cards in your hand.
        Suspend X—{X}{3}{U}
        Whenever a time counter is removed from this card while it's exiled, draw a card.
        """
      And Alice has "Aeon Chronicler" in hand
      And Alice has {5}{U} in the mana pool
      Then Alice can't suspend "Aeon Chronicler"
      When Alice suspends "Aeon Chronicler" with X = 2
      Then "Aeon Chronicler" is in exile
      And "Aeon Chronicler" has two time counters
      And Alice has no mana

    Scenario: What is not cast stays in exile
      Given the card "Kraken" is a "Creature — Kraken" that costs {9} of size 6/6
        """
        Suspend 1—{1}
        """
      And Alice has "Kraken" in hand
      And Alice has {1} in the mana pool
      When Alice suspends "Kraken"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says no
      Then "Kraken" is in exile

    Scenario: An ability that speaks of the card as suspended works in exile
      Given the card "Kraken" is a "Creature — Kraken" that costs {9} of size 6/6
        """
        Suspend 2—{1}
        Whenever an opponent casts a spell, if this card is suspended, remove a time counter from it.
        """
      And Alice has "Kraken" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has {1} in the mana pool
      When Alice suspends "Kraken"
      And Bob casts "Shock" targeting Alice
      And all players pass
      Then "Kraken" has one time counter

    @CR-116.2f
    Scenario: It is no activation, nothing waits on the stack, and it is done when the card could be cast
      Given the card "Vision" is a "Sorcery" that costs {9}
        """
        Target player draws three cards.
        Suspend 4—{0}
        """
      And Alice has "Vision" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't suspend "Vision"
      When all players pass
      And Alice suspends "Vision"
      Then "Vision" has four time counters
      And the stack is empty

  @CR-702.63a
  Rule: 702.63a Until the last time counter is gone

    Scenario: It enters with time counters, and is sacrificed as the last one is removed
      Given the card "Waning Wurm" is a "Creature — Zombie Wurm" that costs {3}{B} of size 7/6:
        """
        Vanishing 2
        """
      And Alice has "Waning Wurm" in hand
      And Alice has {3}{B} in the mana pool
      When Alice casts "Waning Wurm" and it resolves
      Then "Waning Wurm" has two time counters
      When the game goes on to Alice's draw
      Then "Waning Wurm" has one time counter
      When the game goes on to Alice's draw
      Then "Waning Wurm" is in Alice's graveyard

  @CR-702.78a
  Rule: 702.78a Two creatures of a color of the spell

    Scenario: They are tapped, and the spell is copied
      Given the card "Spasm" is an "Instant" that costs {R}
        """
        This spell deals 1 damage to any target.
        Conspire
        """
      And Alice has "Spasm" in hand
      And Alice has {R} in the mana pool
      And Alice controls a 1/1 red creature "A", a 2/2 blue creature "B" and a 1/1 red creature "C"
      When Alice casts "Spasm" targeting Bob using "conspire"
      Then "A" is tapped
      And "B" is untapped
      When all players pass
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      Then Bob has 18 life

  @CR-702.119a
  Rule: 702.119a A creature is sacrificed, and the cost is that much less

    @CR-702.119c
    Scenario: The mana value of the creature chosen comes off the emerge cost
      Given the card "Gryff" is a "Creature — Eldrazi" that costs {7} of size 3/4
        """
        Emerge {5}{U}
        """
      And the card "Lion" is a "Creature — Cat" that costs {1}{W} of size 2/2
      And Alice controls "Lion"
      And Alice has "Gryff" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Gryff" using "emerge"
      Then "Lion" is in Alice's graveyard
      And Alice has no mana

  @CR-702.143a
  Rule: 702.143a Exiled face down, and cast in a later turn

    @CR-116.2h
    Scenario: It is foretold for {2}, and cast for its foretell cost when that turn is over
      Given the card "Cup" is an "Instant" that costs {1}{B}{B}
        """
        Destroy target creature.
        Foretell {0}
        """
      And Bob controls a 2/2 creature "Bear"
      And Alice has "Cup" in hand
      And Alice has {2} in the mana pool
      When Alice foretells "Cup"
      Then "Cup" is face down
      And Alice can't cast "Cup" targeting "Bear", by 702.143a
      When the game goes on to Bob's upkeep
      And Alice casts "Cup" targeting "Bear" and it resolves
      Then "Bear" is in Bob's graveyard

    Scenario: Only in its owner's own turn
      Given the card "Cup" is an "Instant" that costs {1}{B}{B}
        """
        Destroy target creature.
        Foretell {0}
        """
      And Bob has "Cup" in hand
      And Bob has {2} in the mana pool
      Then Bob can't foretell "Cup", by 702.143a

  @CR-702.153a
  Rule: 702.153a A creature strong enough is sacrificed

    Scenario: The spell is copied
      Given the card "Spasm" is an "Instant" that costs {0}
        """
        This spell deals 1 damage to any target.
        Casualty 2
        """
      And Alice has "Spasm" in hand
      And Alice controls a 1/1 creature "A" and a 2/2 creature "B"
      When Alice casts "Spasm" targeting Bob using "casualty"
      Then "B" is in Alice's graveyard
      When all players pass
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      Then Bob has 18 life

  @CR-702.157a
  Rule: 702.157a A copy for each payment, as it enters

    Scenario: The cost is paid twice, so there are two tokens
      Given the card "Mouse" is a "Creature — Mouse" that costs {1} of size 3/2
        """
        Squad {2}
        """
      And Alice has "Mouse" in hand
      And Alice has {5} in the mana pool
      When Alice casts "Mouse" using "squad", "squad"
      And all players pass
      And all players pass
      Then "Mouse (3)" is 3/2

  @CR-702.170a
  Rule: 702.170a Exiled, and cast for nothing in a later turn

    @CR-116.2k @CR-702.170d
    Scenario: It is cast in a main phase of a later turn, and at no other time
      Given the card "Lesser Crush" is an "Instant" that costs {9}
        """
        Destroy target creature.
        Plot {1}
        """
      And Bob controls a 2/2 creature "Bear"
      And Alice has "Lesser Crush" in hand
      And Alice has {1} in the mana pool
      When Alice plots "Lesser Crush"
      Then Alice can't cast "Lesser Crush" targeting "Bear", by 702.170d
      When the game goes on to Alice's upkeep
      Then Alice can't cast "Lesser Crush" targeting "Bear", by 702.170d
      When the game goes on to Alice's precombat main
      And Alice casts "Lesser Crush" targeting "Bear" and it resolves
      Then "Bear" is in Bob's graveyard

  @CR-702.175a
  Rule: 702.175a A small copy, as it enters

    Scenario: It is paid for, so there is a token
      Given the card "Mouse" is a "Creature — Mouse" that costs {1} of size 3/2
        """
        Offspring {2}
        """
      And Alice has "Mouse" in hand
      And Alice has {3} in the mana pool
      When Alice casts "Mouse" using "offspring"
      And all players pass
      And all players pass
      Then "Mouse (2)" is 1/1

Feature: 702. Keyword Abilities

  @CR-702.30a
  Rule: 702.30a Paid for once more at the next upkeep

    Scenario Outline: What has come since the last upkeep is paid for or sacrificed
      Given Alice has "Pouncing Jaguar" in hand
      And Alice controls "Forest"
      And Alice has {G} in the mana pool
      When Alice casts "Pouncing Jaguar" and it resolves
      And the game goes on to Alice's upkeep
      And Alice activates "Forest"
      And all players pass
      And Alice says <answer>
      Then "Pouncing Jaguar" is <place>

      Examples:
        | answer | place                |
        | yes    | on the battlefield   |
        | no     | in Alice's graveyard |

    Scenario: What was there before that upkeep is not paid for again
      Given Alice controls "Pouncing Jaguar" and "Forest"
      When the game goes on to Alice's draw
      Then "Pouncing Jaguar" is on the battlefield
      And "Forest" is untapped

  @CR-702.35a
  Rule: 702.35a Discarded, and cast from exile

    Background:
      Given Alice has "Kitchen Imp" and "Raven's Crime" in hand

    Scenario: It is exiled as it is discarded, and cast for its madness cost as the ability resolves
      Given Alice has {B}{B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      Then "Kitchen Imp" is in exile
      When all players pass
      And Alice says yes
      And all players pass
      Then "Kitchen Imp" is on the battlefield

    Scenario: What is not cast goes to the graveyard after all
      Given Alice has {B}{B} in the mana pool
      When Alice casts "Raven's Crime" targeting Alice and it resolves
      And all players pass
      And Alice says no
      Then "Kitchen Imp" is in Alice's graveyard

  @CR-702.49a
  Rule: 702.49a In the place of an unblocked attacker

    Scenario: A blocked creature can't be returned, and the newcomer is tapped and attacks
      Given Alice controls "Seagraf Skaab" and a 5/5 creature "Colossapede"
      And Alice controls "Island" (first) and "Island" (second)
      And Alice has "Ninja of the Deep Hours" in hand
      And Bob controls "Caelorna, Coral Tyrant"
      When Alice attacks with "Seagraf Skaab" and "Colossapede"
      And Bob blocks "Colossapede" with "Caelorna, Coral Tyrant"
      And Alice activates "Island" (first)
      And Alice activates "Island" (second)
      And Alice activates "Ninja of the Deep Hours", "ninjutsu"
      Then "Seagraf Skaab" is in Alice's hand
      When all players pass
      Then "Ninja of the Deep Hours" is tapped
      When all players pass
      Then Bob has 18 life

  @CR-702.53a
  Rule: 702.53a Discarded for a card of the same mana value

    Scenario: Only a card of the mana value of the discarded card is found
      Given Alice has "Muddle the Mixture" in hand
      And Alice has "Untamed Wilds" and "Sacred Nectar" on top of the library
      And Alice has {1}{U}{U} in the mana pool
      When Alice activates "Muddle the Mixture", "transmute"
      And all players pass
      Then Alice is asked to choose "Sacred Nectar"
      When Alice chooses "Sacred Nectar"
      Then "Sacred Nectar" is in Alice's hand

  @CR-702.56a
  Rule: 702.56a A copy for each payment

    Scenario: The cost is paid twice, so there are two copies
      Given Alice has "Pyromatics" in hand
      And Alice has {3}{R}{R}{R} in the mana pool
      When Alice casts "Pyromatics" targeting Bob using "replicate", "replicate"
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
      Given Alice has "Rift Sower" in hand
      And Alice has {G} in the mana pool
      When Alice suspends "Rift Sower"
      Then "Rift Sower" is in exile
      When the game goes on to Bob's draw
      Then "Rift Sower" has two time counters
      When the game goes on to Alice's draw
      Then "Rift Sower" has one time counter
      When the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says yes
      And all players pass
      Then "Rift Sower" is on the battlefield
      And "Rift Sower" has haste

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
      Given Alice has "Rift Bolt" in hand
      And Alice has {R} in the mana pool
      When Alice suspends "Rift Bolt"
      And the game goes on to Alice's upkeep
      And all players pass
      And all players pass
      And Alice says no
      Then "Rift Bolt" is in exile

    Scenario: An ability that speaks of the card as suspended works in exile
      Given Alice has "Deep-Sea Kraken" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And Alice has {2}{U} in the mana pool
      When Alice suspends "Deep-Sea Kraken"
      And Bob casts "Shock" targeting Alice
      And all players pass
      Then "Deep-Sea Kraken" has eight time counters

    @CR-116.2f @CR-2009-408.2k
    Scenario: It is no activation, nothing waits on the stack, and it is done when the card could be cast
      Given Alice has "Mindstab" and "Shock" in hand
      And Alice has {R}{B} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't suspend "Mindstab"
      When all players pass
      And Alice suspends "Mindstab"
      Then "Mindstab" has four time counters
      And the stack is empty

    @CR-116.2f
    Scenario: Only a card with suspend, in the hand of its owner, is suspended
      Given Alice has "Durkwood Baloth" (1) and "Shock" in hand
      And Alice has "Durkwood Baloth" (2) in her graveyard
      And Bob has "Durkwood Baloth" (3) in hand
      And Alice has {G} in the mana pool
      Then Alice can't suspend "Shock", by 116.2f
      And Alice can't suspend "Durkwood Baloth" (2), by 116.2f
      And Alice can't suspend "Durkwood Baloth" (3), by 116.2f
      When Alice suspends "Durkwood Baloth" (1)
      Then "Durkwood Baloth" (1) has five time counters

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
      Given Alice has "Burn Trail" in hand
      And Alice has {3}{R} in the mana pool
      And Alice controls "Dwarven Trader", a 2/2 creature "Balduvian Bears" and "Mons's Goblin Raiders"
      When Alice casts "Burn Trail" targeting Bob using "conspire"
      Then "Dwarven Trader" is tapped
      And "Balduvian Bears" is untapped
      When all players pass
      And Alice chooses "Bob"
      And all players pass
      And all players pass
      Then Bob has 14 life

  @CR-702.119a
  Rule: 702.119a A creature is sacrificed, and the cost is that much less

    @CR-702.119c
    Scenario: The mana value of the creature chosen comes off the emerge cost
      Given Alice controls "Grizzly Bears"
      And Alice has "It of the Horrid Swarm" in hand
      And Alice has {4}{G} in the mana pool
      When Alice casts "It of the Horrid Swarm" using "emerge"
      Then "Grizzly Bears" is in Alice's graveyard
      And Alice has no mana

    Scenario: Without a creature to sacrifice it is cast for its mana cost alone
      Given Alice controls "Ornithopter" and "Sol Ring"
      And Bob controls "Grizzly Bears"
      And Alice has "It of the Horrid Swarm" and "Shock" in hand
      And Alice has {R}{8} in the mana pool
      When Alice casts "Shock" targeting "Ornithopter" and it resolves
      Then Alice can't cast "It of the Horrid Swarm" using "emerge", by 702.119a
      When Alice casts "It of the Horrid Swarm"
      And all players pass
      And all players pass
      Then Alice controls "It of the Horrid Swarm"
      And "Sol Ring" is on the battlefield

  @CR-702.119b
  Rule: 702.119b Emerge from something else

    Scenario: Where it says of what quality it is, that is sacrificed, be it a creature or not
      Given the card "Lesser Crab" is a "Creature — Eldrazi Crab" that costs {7}{U} of size 5/5
        """
        Emerge from artifact {5}{U}
        """
      And Alice controls "Sol Ring", "Grizzly Bears" and "Spawning Pit"
      And Alice has "Lesser Crab" in hand
      And Alice has {U}{3} in the mana pool
      When Alice casts "Lesser Crab" using "emerge"
      Then Alice is asked to choose one from "Sol Ring" and "Spawning Pit"
      When Alice chooses "Spawning Pit"
      Then Alice has no mana
      And "Spawning Pit" is in Alice's graveyard
      And "Lesser Crab" is on the stack

  @CR-702.143a
  Rule: 702.143a Exiled face down, and cast in a later turn

    @CR-116.2h
    Scenario: It is foretold for {2}, and cast for its foretell cost when that turn is over
      Given Bob controls a 2/2 creature "Grizzly Bears"
      And Alice controls "Mountain" (first) and "Mountain" (second)
      And Alice has "Demon Bolt" in hand
      And Alice has {2} in the mana pool
      When Alice foretells "Demon Bolt"
      Then "Demon Bolt" is face down
      When Alice activates "Mountain" (first)
      Then Alice can't cast "Demon Bolt" targeting "Grizzly Bears", by 702.143a
      When the game goes on to Bob's upkeep
      And Alice activates "Mountain" (second)
      And Alice casts "Demon Bolt" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

    Scenario: Only in its owner's own turn
      Given Bob has "Demon Bolt" in hand
      And Bob has {2} in the mana pool
      Then Bob can't foretell "Demon Bolt", by 702.143a

    @CR-116.2h
    Scenario: It is done from the own hand, and only with a card that has foretell
      Given Alice has "Demon Bolt" (1) and "Shock" in hand
      And Alice has "Demon Bolt" (2) in her graveyard
      And Bob has "Demon Bolt" (3) in hand
      And Alice has {2} in the mana pool
      Then Alice can't foretell "Shock", by 116.2h
      And Alice can't foretell "Demon Bolt" (2), by 116.2h
      And Alice can't foretell "Demon Bolt" (3), by 116.2h
      When Alice foretells "Demon Bolt" (1)
      Then "Demon Bolt" (1) is face down
      And Alice has no mana

    @CR-116.1
    Scenario: Who has passed waits for priority, even in the own turn
      Given Alice has "Demon Bolt" and "Shock" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      Then Alice can't foretell "Demon Bolt"
      When Bob passes
      And Alice foretells "Demon Bolt"
      Then "Demon Bolt" is face down

  @CR-702.153a
  Rule: 702.153a A creature strong enough is sacrificed

    Scenario: The spell is copied
      Given Alice has "Light 'Em Up" in hand
      And Alice controls a 1/1 creature "Muck Rats" and a 2/2 creature "Grizzly Bears"
      And Bob controls "Rotted Hulk" and "Colossapede"
      And Alice has {1}{R} in the mana pool
      When Alice casts "Light 'Em Up" targeting "Rotted Hulk" using "casualty"
      Then "Grizzly Bears" is in Alice's graveyard
      When all players pass
      And Alice chooses "Colossapede"
      And all players pass
      And all players pass
      Then "Rotted Hulk" has 2 damage marked
      And "Colossapede" has 2 damage marked

  @CR-702.157a
  Rule: 702.157a A copy for each payment, as it enters

    Scenario: The cost is paid twice, so there are two tokens
      Given Alice has "Galadhrim Brigade" in hand
      And Alice has {4}{G}{G}{G} in the mana pool
      When Alice casts "Galadhrim Brigade" using "squad", "squad"
      And all players pass
      And all players pass
      Then "Galadhrim Brigade (3)" is 4/4

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

    @CR-116.2k
    Scenario: Only a card with plot, in the hand of its owner, is plotted
      Given the card "Beastbond Outcaster" is a "Creature — Human Druid" that costs {2}{G} of size 3/3:
        """
        When this creature enters, if you control a creature with power 4 or greater, draw a card.
        Plot {1}{G}
        """
      And Alice has "Beastbond Outcaster" (1) and "Grizzly Bears" in hand
      And Alice has "Beastbond Outcaster" (2) in her graveyard
      And Bob has "Beastbond Outcaster" (3) in hand
      And Alice has {1}{G} in the mana pool
      Then Alice can't plot "Grizzly Bears", by 116.2k
      And Alice can't plot "Beastbond Outcaster" (2), by 116.2k
      And Alice can't plot "Beastbond Outcaster" (3), by 116.2k
      When Alice plots "Beastbond Outcaster" (1)
      Then "Beastbond Outcaster" (1) is in exile
      And Alice has no mana

  @CR-702.175a
  Rule: 702.175a A small copy, as it enters

    Scenario: It is paid for, so there is a token
      Given Alice has "Rust-Shield Rampager" in hand
      And Alice has {5}{G} in the mana pool
      When Alice casts "Rust-Shield Rampager" using "offspring"
      And all players pass
      And all players pass
      Then "Rust-Shield Rampager (2)" is 1/1

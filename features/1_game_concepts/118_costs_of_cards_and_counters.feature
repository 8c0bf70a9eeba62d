Feature: 118. Costs that are paid with counters, with exiled cards, and for casting from a graveyard

  @CR-118.3
  Rule: 118.3 All of a cost has to be there

    Scenario: Three counters are removed, and the enchantment that they were on is sacrificed
      Given Alice controls "Sunspring Expedition" (worn) with three quest counters
      And Alice controls "Sunspring Expedition" (fresh) with two quest counters
      Then Alice can't activate "Sunspring Expedition" (fresh), by 118.3
      When Alice activates "Sunspring Expedition" (worn)
      Then "Sunspring Expedition" (worn) is in Alice's graveyard
      When all players pass
      Then Alice has 28 life

    Scenario: Only a card that an opponent owns goes from exile to that player's graveyard
      Given Alice controls "Oracle of Dust"
      And Alice has "Shock" in exile
      And Bob has "Forest" in exile
      And Alice has {2}{2} in the mana pool
      When Alice activates "Oracle of Dust"
      Then "Forest" is in Bob's graveyard
      And "Shock" is in exile
      And Alice can't activate "Oracle of Dust", by 118.3

    Scenario: A counter of another kind does not pay
      Given the card "Triskelion" is an "Artifact Creature — Construct" that costs {6} of size 1/1:
        """
        This creature enters with three +1/+1 counters on it.
        Remove a +1/+1 counter from this creature: It deals 1 damage to any target.
        """
      And Alice controls "Triskelion" (first) with one shield counter
      And Alice controls "Triskelion" (second) with one +1/+1 counter
      When Alice would receive priority
      Then Alice can't activate "Triskelion" (first) targeting Bob, by 118.3
      When Alice activates "Triskelion" (second) targeting Bob and it resolves
      Then Bob has 19 life

    Scenario: The Equipment that gave the ability is unattached as part of the cost, if the creature can be tapped
      Given Alice controls "Grizzly Bears" and "Heartseeker" (hers) attached to "Grizzly Bears"
      And Alice controls a tapped "Runeclaw Bear" and "Heartseeker" (other) attached to "Runeclaw Bear"
      And Bob controls "Hill Giant"
      Then Alice can't activate "Runeclaw Bear", "{T}, Unattach the object that granted this ability: Destroy target creature" targeting "Hill Giant"
      When Alice activates "Grizzly Bears", "{T}, Unattach the object that granted this ability: Destroy target creature" targeting "Hill Giant"
      Then "Heartseeker" (hers) is attached to nothing
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

  @CR-107.3a
  Rule: 107.3a Any number of counters are removed

    Scenario Outline: As many are removed as the player announces
      Given Alice controls "Geistflame Reservoir" with three charge counters
      And Alice has {1}{R} in the mana pool
      When Alice activates "Geistflame Reservoir", "Remove" targeting Bob with X = <number> and it resolves
      Then Bob has <life> life
      And "Geistflame Reservoir" has <left> charge counters

      Examples:
        | number | life | left  |
        | 1      | 19   | two   |
        | 2      | 18   | one   |

    Scenario: None can be removed from what has none, and one can't
      Given Alice controls "Geistflame Reservoir"
      And Alice has {1}{R} in the mana pool
      Then Alice can't activate "Geistflame Reservoir", "Remove" targeting Bob with X = 1
      When Alice activates "Geistflame Reservoir", "Remove" targeting Bob with X = 0 and it resolves
      Then Bob has 20 life
      And "Geistflame Reservoir" is tapped

  @CR-118.8
  Rule: 118.8 What it costs in addition to cast a card from a graveyard

    Scenario: Life and an artifact are paid for a card in the graveyard, and neither for one in the hand
      Given Alice controls "Ornithopter"
      And Alice has {3}{B}{3}{B}{3}{B} in the mana pool
      And Alice has "Wickerfolk Indomitable" (buried) and "Wickerfolk Indomitable" (lost) in the graveyard
      And Alice has "Wickerfolk Indomitable" (held) in hand
      When Alice casts "Wickerfolk Indomitable" (buried)
      Then Alice has 18 life
      And "Ornithopter" is in Alice's graveyard
      When all players pass
      And Alice casts "Wickerfolk Indomitable" (held)
      Then Alice has 18 life
      And "Wickerfolk Indomitable" (buried) is on the battlefield

  @CR-118.3
  Rule: 118.3 Counters of several creatures

    Scenario: The counters are removed from creatures of one's own taken together, and nothing is paid without any
      Given the card "Ooze Flux" is a "Enchantment" that costs {3}{G}
        """
        {1}{G}, Remove one or more +1/+1 counters from among creatures you control: Create an X/X green Ooze creature token, where X is the number of +1/+1 counters removed this way.
        """
      And Alice controls "Ooze Flux", "Grizzly Bears" with a +1/+1 counter and "Hill Giant" with a +1/+1 counter
      And Bob controls "Runeclaw Bear" with a +1/+1 counter
      And Alice has {1}{G}{1}{G} in the mana pool
      When Alice activates "Ooze Flux"
      And Alice chooses 2
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" and "Hill Giant" have no +1/+1 counters
      And "Ooze Token" is 2/2
      And Alice can't activate "Ooze Flux"

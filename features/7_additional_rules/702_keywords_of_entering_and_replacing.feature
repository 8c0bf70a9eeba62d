Feature: 702. Keyword Abilities that replace events

  @CR-702.32a
  Rule: 702.32a Fading

    Scenario: It enters with fade counters, and is sacrificed when there is none to remove
      Given Alice has "Skyshroud Ridgeback" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Skyshroud Ridgeback" and it resolves
      Then "Skyshroud Ridgeback" has two fade counters
      When the game goes on to Alice's draw step
      And the game goes on to Bob's draw step
      And the game goes on to Alice's draw step
      Then "Skyshroud Ridgeback" has no fade counters
      And "Skyshroud Ridgeback" is on the battlefield
      When the game goes on to Bob's draw step
      And the game goes on to Alice's draw step
      Then "Skyshroud Ridgeback" is in Alice's graveyard

  @CR-702.43a
  Rule: 702.43a Modular

    Scenario: Its counters go to an artifact creature as it dies, if its controller wishes
      Given the card "Arcbound Worker" is an "Artifact Creature — Construct" that costs {1} of size 0/0:
        """
        Modular 1
        """
      And Alice controls a 0/3 artifact creature "Phyrexian Walker" and "Branching Evolution"
      And Alice has "Arcbound Worker" and "Murder" in hand
      And Alice has {2}{B}{B} in the mana pool
      When Alice casts "Arcbound Worker" and it resolves
      Then "Arcbound Worker" is 2/2
      When Alice casts "Murder" targeting "Arcbound Worker" and it resolves
      And all players pass
      And Alice says yes
      Then "Phyrexian Walker" is 4/7

  @CR-702.44a
  Rule: 702.44a Sunburst

    Scenario Outline: A counter for each color of mana spent, and for a creature it is +1/+1
      Given Alice has "<card>" in hand
      And Alice has {W}{U}{U}{C}{C} in the mana pool
      When Alice casts "<card>" and it resolves
      Then "<card>" has two <kind> counters

      Examples:
        | card           | kind   |
        | Skyreach Manta | +1/+1  |
        | Heliophial     | charge |

  @CR-702.52a
  Rule: 702.52a Dredge

    Background:
      Given Alice has "Dakmor Salvage" in the graveyard
      And Alice has "Counsel of the Soratami" in hand

    Scenario: In the place of one draw of several two cards are milled and the card is returned
      Given Alice's library has five cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says yes
      Then "Dakmor Salvage" is in Alice's hand
      And Alice has 2 cards in hand
      And Alice has 2 cards in library

    Scenario: The player may draw instead, each time
      Given Alice's library has five cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      And Alice says yes
      Then "Dakmor Salvage" is in Alice's hand
      And Alice has 2 cards in hand

    @CR-702.52b
    Scenario: With too few cards in the library it can't be done
      Given Alice's library has two cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      Then "Dakmor Salvage" is in Alice's graveyard
      And Alice has 2 cards in hand

  @CR-702.54a
  Rule: 702.54a Bloodthirst

    Scenario Outline: It enters with counters if an opponent was dealt damage this turn
      Given the card "Scab-Clan Mauler" is a "Creature — Human Berserker" that costs {R}{G} of size 1/1:
        """
        Bloodthirst 2
        Trample
        """
      And Alice has "Shock" and "Scab-Clan Mauler" in hand
      And Alice has {R}{R}{G} in the mana pool
      When Alice casts "Shock" targeting <hurt> and it resolves
      And Alice casts "Scab-Clan Mauler" and it resolves
      Then "Scab-Clan Mauler" is <size>
      And "Scab-Clan Mauler" is on the battlefield

      Examples:
        | hurt  | size |
        | Bob   | 3/3  |
        | Alice | 1/1  |

  @CR-702.58a
  Rule: 702.58a Graft

    Scenario: A counter goes from it to another creature that enters, if its controller wishes
      Given Alice has "Aquastrand Spider", "Grizzly Bears" (first) and "Grizzly Bears" (second) in hand
      And Alice has {3}{G}{G}{G} in the mana pool
      When Alice casts "Aquastrand Spider" and it resolves
      And Alice casts "Grizzly Bears" (first) and it resolves
      And all players pass
      And Alice says yes
      Then "Aquastrand Spider" is 1/1
      And "Grizzly Bears" (first) is 3/3
      When Alice casts "Grizzly Bears" (second) and it resolves
      And all players pass
      And Alice says no
      Then "Aquastrand Spider" is 1/1
      And "Grizzly Bears" (second) is 2/2

  @CR-702.89a
  Rule: 702.89a Umbra armor

    Scenario Outline: The Aura is destroyed in the place of what it enchants, and damage is removed
      Given Alice controls "Grizzly Bears"
      And Alice has "Crab Umbra" and "<spell>" in hand
      And Alice has <mana> in the mana pool
      When Alice casts "Crab Umbra" targeting "Grizzly Bears" and it resolves
      And Alice casts "<spell>" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And "Grizzly Bears" has no damage marked
      And "Crab Umbra" is in Alice's graveyard

      Examples:
        | spell  | mana         |
        | Murder | {1}{U}{B}{B} |
        | Shock  | {U}{R}       |

  @CR-702.98a
  Rule: 702.98a Unleash

    Background:
      Given Alice has "Gore-House Chainwalker" in hand
      And Alice has {1}{R} in the mana pool
      And Bob controls "Hill Giant"

    Scenario: With the counter it can't block
      When Alice casts "Gore-House Chainwalker" and it resolves
      And Alice says yes
      Then "Gore-House Chainwalker" is 3/2
      When the game goes on to Bob's beginning of combat
      And Bob attacks Alice with "Hill Giant"
      Then Alice can't block "Hill Giant" with "Gore-House Chainwalker", by 702.98a

    Scenario: Without it, it can
      When Alice casts "Gore-House Chainwalker" and it resolves
      And Alice says no
      Then "Gore-House Chainwalker" is 2/1
      When the game goes on to Bob's beginning of combat
      And Bob attacks Alice with "Hill Giant"
      Then Alice can block "Hill Giant" with "Gore-House Chainwalker"

  @CR-702.136a
  Rule: 702.136a Riot

    Scenario Outline: A counter, or else haste
      Given Alice has "Zhur-Taa Goblin" in hand
      And Alice has {R}{G} in the mana pool
      When Alice casts "Zhur-Taa Goblin" and it resolves
      And Alice says <answer>
      Then "Zhur-Taa Goblin" is <size>
      And "Zhur-Taa Goblin" <keyword> haste

      Examples:
        | answer | size | keyword      |
        | yes    | 3/3  | doesn't have |
        | no     | 2/2  | has          |

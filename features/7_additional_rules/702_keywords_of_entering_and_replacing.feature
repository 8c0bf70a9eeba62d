@edition-2025
Feature: 702. Keyword Abilities that replace events

  Background:
    Given these cards:
      | name          | type    | cost | text                                |
      | Lesser Murder | Instant | {0}  | Destroy target creature.            |
      | Sting         | Instant | {0}  | Sting deals 2 damage to any target. |

  @CR-702.32a
  Rule: 702.32a Fading

    Scenario: It enters with fade counters, and is sacrificed when there is none to remove
      Given the card "Wisp" is a "Creature — Elemental" that costs {0} of size 3/3:
        """
        Fading 1
        """
      And Alice has "Wisp" in hand
      When Alice casts "Wisp" and it resolves
      Then "Wisp" has a fade counter
      When the game goes on to Alice's draw step
      Then "Wisp" has no fade counters
      And "Wisp" is on the battlefield
      When the game goes on to Bob's draw step
      And the game goes on to Alice's draw step
      Then "Wisp" is in Alice's graveyard

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
      Given the card "Prism" is an "<type>" that costs {4} of size 0/0:
        """
        Sunburst
        """
      And Alice has "Prism" in hand
      And Alice has {W}{U}{U}{C} in the mana pool
      When Alice casts "Prism" and it resolves
      Then "Prism" has two <kind> counters

      Examples:
        | type                           | kind   |
        | Artifact Creature — Construct  | +1/+1  |
        | Artifact                       | charge |

  @CR-702.52a
  Rule: 702.52a Dredge

    Background:
      Given the card "Imp" is a "Creature — Imp" of size 2/2:
        """
        Dredge 2
        """
      And Alice has "Imp" in the graveyard
      And Alice has "Counsel of the Soratami" in hand

    Scenario: In the place of one draw of several two cards are milled and the card is returned
      Given Alice's library has five cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says yes
      Then "Imp" is in Alice's hand
      And Alice has 2 cards in hand
      And Alice has 2 cards in library

    Scenario: The player may draw instead, each time
      Given Alice's library has five cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      And Alice says yes
      Then "Imp" is in Alice's hand
      And Alice has 2 cards in hand

    @CR-702.52b
    Scenario: With too few cards in the library it can't be done
      Given Alice's library has two cards
      And Alice has {2}{U} in the mana pool
      When Alice casts "Counsel of the Soratami" and it resolves
      And Alice says no
      Then "Imp" is in Alice's graveyard
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
      Given the card "Vine" is a "Creature — Plant" that costs {0} of size 0/0:
        """
        Graft 2
        """
      And the card "Elk" is a "Creature — Elk" that costs {0} of size 2/2
      And Alice has "Vine", "Elk" (first) and "Elk" (second) in hand
      When Alice casts "Vine" and it resolves
      And Alice casts "Elk" (first) and it resolves
      And all players pass
      And Alice says yes
      Then "Vine" is 1/1
      And "Elk" (first) is 3/3
      When Alice casts "Elk" (second) and it resolves
      And all players pass
      And Alice says no
      Then "Vine" is 1/1
      And "Elk" (second) is 2/2

  @CR-702.89a
  Rule: 702.89a Umbra armor

    Scenario Outline: The Aura is destroyed in the place of what it enchants, and damage is removed
      Given the card "Mantle" is an "Enchantment — Aura" that costs {0}:
        """
        Enchant creature
        Umbra armor
        """
      And Alice controls a 2/2 creature "Ox"
      And Alice has "Mantle" and "<spell>" in hand
      When Alice casts "Mantle" targeting "Ox" and it resolves
      And Alice casts "<spell>" targeting "Ox" and it resolves
      Then "Ox" is on the battlefield
      And "Ox" has no damage marked
      And "Mantle" is in Alice's graveyard

      Examples:
        | spell  |
        | Lesser Murder |
        | Sting  |

  @CR-702.98a
  Rule: 702.98a Unleash

    Background:
      Given the card "Brute" is a "Creature — Devil" that costs {0} of size 2/2:
        """
        Unleash
        """
      And Alice has "Brute" in hand
      And Bob controls "Hill Giant"

    Scenario: With the counter it can't block
      When Alice casts "Brute" and it resolves
      And Alice says yes
      Then "Brute" is 3/3
      When the game goes on to Bob's beginning of combat
      And Bob attacks Alice with "Hill Giant"
      Then Alice can't block "Hill Giant" with "Brute", by 702.98a

    Scenario: Without it, it can
      When Alice casts "Brute" and it resolves
      And Alice says no
      Then "Brute" is 2/2
      When the game goes on to Bob's beginning of combat
      And Bob attacks Alice with "Hill Giant"
      Then Alice can block "Hill Giant" with "Brute"

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

Feature: 702.100. Evolve

  Background:
    Given the card "Cloudfin Raptor" is a "Creature — Bird Mutant" that costs {U} of size 0/1:
      """
      Flying
      Evolve
      """

  @CR-702.100a
  Rule: 702.100a A counter when something bigger comes

    Scenario Outline: More power or more toughness is enough
      Given Alice controls "Cloudfin Raptor"
      And Alice has "<card>" in hand
      When Alice casts "<card>" and it resolves
      And all players pass
      Then "Cloudfin Raptor" is 1/2

      Examples:
        | card             |
        | Memnite          |
        | Phyrexian Walker |

    Scenario: What is as small does nothing
      Given Alice controls "Cloudfin Raptor"
      And Alice has "Crimson Kobolds" in hand
      When Alice casts "Crimson Kobolds" and it resolves
      Then the stack is empty
      And "Cloudfin Raptor" is 0/1
      And "Crimson Kobolds" is on the battlefield

    Scenario: Another player's creature does nothing
      Given Bob controls "Cloudfin Raptor"
      And Alice has "Mons's Goblin Raiders" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Mons's Goblin Raiders" and it resolves
      Then the stack is empty
      And "Mons's Goblin Raiders" is on the battlefield

  @CR-702.100d
  Rule: 702.100d Each instance

    Scenario: Of two instances the second finds nothing bigger any more
      Given the card "Hybrid" is a "Creature — Mutant" of size 0/0:
        """
        This creature gets +0/+1.
        Evolve
        Evolve
        """
      And the card "Tough" is a "Creature — Ox" that costs {0} of size 0/2
      And Alice controls "Hybrid"
      And Alice has "Tough" in hand
      When Alice casts "Tough" and it resolves
      Then the stack, from the top, is "ability of Hybrid" and "ability of Hybrid"
      When all players pass
      Then "Hybrid" has one +1/+1 counter
      When all players pass
      Then the stack is empty
      And "Hybrid" has one +1/+1 counter

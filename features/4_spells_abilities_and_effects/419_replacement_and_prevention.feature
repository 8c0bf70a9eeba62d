Feature: 419. Replacement and Prevention Effects

  What stood in May 2009 where sections 614, 615 and 616 stand today. What means the same is proved by their scenarios.

  @CR-2009-419.6i
  Rule: 419.6i Looked at as it would be in play, without what others would do to it there

    Background:
      Given these cards:
        | name   | type        | text                                                                      |
        | Loom   | Enchantment | Noncreature artifacts are 2/2 creatures in addition to their other types. |
        | Weight | Enchantment | Creatures come into play tapped.                                          |
        | Blanch | Enchantment | Creatures are white.                                                      |

    Scenario: What another permanent would make of it does not count yet
      Given the card "Relic" is an "Artifact" that costs {0}
      And the card "Golem" is an "Artifact Creature — Golem" that costs {0} of size 2/2
      And Alice controls "Loom" and "Weight"
      And Alice has "Relic" and "Golem" in hand
      When Alice casts "Relic" and it resolves
      Then "Relic" is untapped
      And "Relic" is a creature
      When Alice casts "Golem" and it resolves
      Then "Golem" is tapped

    Scenario: An ability that it would lose in play still changes how it comes there
      Given the card "Treefolk" is a "Creature — Treefolk" that costs {0} of size 3/4:
        """
        This creature comes into play tapped.
        """
      And Bob controls "Humility"
      And Alice has "Treefolk" in hand
      When Alice casts "Treefolk" and it resolves
      Then "Treefolk" is tapped
      And "Treefolk" is 1/1

    Scenario: What a resolved ability made of the spell counts
      Given the card "Lesser Rally" is an "Instant" that costs {0}:
        """
        Target creature spell becomes black.
        """
      And the card "Dusk" is an "Enchantment":
        """
        Black creatures come into play tapped.
        """
      And the card "Ox" is a "Creature — Ox" that costs {0} of size 2/2
      And Alice controls "Blanch" and "Dusk"
      And Alice has "Ox" and "Lesser Rally" in hand
      When Alice casts "Ox"
      And Alice casts "Lesser Rally" targeting "Ox" and it resolves
      And all players pass
      Then "Ox" is tapped
      And "Ox" is black

  @CR-2009-419.9a
  Rule: 419.9a Of several effects the one that is chosen comes first

    Background:
      Given the card "Changeling" is a "Creature — Shapeshifter" that costs {0} of size 0/0:
        """
        You may have this creature come into play as a copy of any creature in play.
        This creature comes into play with two +1/+1 counters on it.
        """
      And Bob controls a 3/3 creature "Ogre"
      And Alice has "Changeling" in hand

    Scenario: The counters may come before the copy, and stay
      When Alice casts "Changeling" and it resolves
      And Alice chooses "Changeling enters with 2 +1/+1 counters"
      And Alice chooses "Ogre"
      Then "Changeling" is 5/5

    Scenario: The copy may come before the counters, which it knows nothing of
      When Alice casts "Changeling" and it resolves
      And Alice chooses "Changeling enters as a copy"
      And Alice chooses "Ogre"
      Then "Changeling" is 3/3
      And "Changeling" has no counters

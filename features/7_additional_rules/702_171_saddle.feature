Feature: 702.171. Saddle

  Background:
    Given the card "Alacrian Jaguar" is a "Creature — Cat Mount" that costs {4}{G} of size 4/4:
      """
      Vigilance
      Whenever this creature attacks while saddled, it gets +2/+2 until end of turn.
      Saddle 1
      """
    And Alice controls "Alacrian Jaguar" and "Crimson Kobolds"

  @CR-702.171a @CR-702.171b
  Rule: 702.171a, 702.171b Others are tapped, and it is saddled for the turn

    Scenario: Saddled, it attacks as its other ability says
      Given Alice controls "Mons's Goblin Raiders"
      When Alice activates "Alacrian Jaguar"
      And Alice chooses "Mons's Goblin Raiders"
      And all players pass
      Then "Mons's Goblin Raiders" is tapped
      When Alice attacks with "Alacrian Jaguar"
      And all players pass
      Then "Alacrian Jaguar" is 6/6

    Scenario: In the next turn it is not saddled any more
      Given Alice controls "Mons's Goblin Raiders"
      When Alice activates "Alacrian Jaguar"
      And Alice chooses "Mons's Goblin Raiders"
      And all players pass
      And the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice attacks with "Alacrian Jaguar"
      Then the stack is empty
      And "Alacrian Jaguar" is 4/4

  @CR-702.171a
  Rule: 702.171a Only what is there is saddled

    Scenario: A Mount that has gone before the ability resolves is not saddled
      Given Alice controls "Mons's Goblin Raiders"
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice activates "Alacrian Jaguar"
      And Alice chooses "Mons's Goblin Raiders"
      And Alice passes
      And Bob casts "Unsummon" targeting "Alacrian Jaguar" and it resolves
      And all players pass
      Then the stack is empty
      And "Mons's Goblin Raiders" is tapped
      And "Alacrian Jaguar" is in Alice's hand

  Rule: 702.171a The power has to be enough

    Scenario: Creatures with too little power don't do
      Given Alice controls a tapped "Mons's Goblin Raiders"
      Then Alice can't activate "Alacrian Jaguar"

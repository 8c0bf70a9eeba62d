Feature: 702.154. Enlist

  Background:
    Given these cards:
      | name                    | type                         | cost   | size | text                                                                                                                                          |
      | Barkweave Crusher       | Creature — Elemental Warrior | {3}{G} | 2/5  | Enlist                                                                                                                                        |
      | Benalish Faithbonder    | Creature — Human Cleric      | {1}{W} | 1/3  | Vigilance<br>Enlist                                                                                                                           |
      | Guardian of New Benalia | Creature — Human Soldier     | {1}{W} | 2/2  | Enlist<br>Whenever this creature enlists a creature, scry 2.<br>Discard a card: This creature gains indestructible until end of turn. Tap it. |
      | Raging Goblin           | Creature — Goblin Berserker  | {R}    | 1/1  | Haste                                                                                                                                         |
      | Drill Hall              | Enchantment                  | {2}{W} |      | Creatures you control have enlist.                                                                                                            |
    And Bob controls "Mons's Goblin Raiders"

  @CR-702.154a
  Rule: 702.154a Another creature is tapped for its power

    Scenario: The power of the tapped creature is added until end of turn
      Given Alice controls "Barkweave Crusher" and "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is tapped
      And "Barkweave Crusher" is 4/5
      When the game goes on to Bob's upkeep
      Then "Barkweave Crusher" is 2/5

    Scenario: No creature need be tapped
      Given Alice controls "Barkweave Crusher" and "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses nothing
      Then "Grizzly Bears" is untapped
      And the stack is empty
      And "Barkweave Crusher" is 2/5

    Scenario: A creature that died meanwhile counts as it last was
      Given Alice controls "Barkweave Crusher" and "Grizzly Bears"
      And Bob has "Shock" in hand
      And Bob controls "Mountain"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Grizzly Bears"
      And Alice passes
      And Bob casts "Shock" targeting "Grizzly Bears"
      And Bob chooses "Mountain"
      And all players pass
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Barkweave Crusher" is 4/5

    Scenario: A creature that is tapped for mana to pay for the attack can't be enlisted besides
      Given the card "Propaganda" is an "Enchantment" that costs {2}{U}
        """
        Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
        """
      And Bob controls "Propaganda"
      And Alice controls "Barkweave Crusher", "Llanowar Elves", "Forest" (first) and "Forest" (second)
      When Alice tries to attack Bob with "Barkweave Crusher"
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Forest" (first)
      Then it is refused
      And "Llanowar Elves" is untapped
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Forest" (first)
      And Alice chooses "Forest" (second)
      And all players pass
      Then "Barkweave Crusher" is 3/5

    Scenario: A land is no creature to enlist
      Given Alice controls "Barkweave Crusher", "Forest" and "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher"
      Then Alice is asked to choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      And all players pass
      Then "Barkweave Crusher" is 4/5

    Scenario: One that came this turn can't be tapped for it
      Given Alice controls "Barkweave Crusher"
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice attacks Bob with "Barkweave Crusher"
      Then "Grizzly Bears" is untapped
      And the stack is empty
      And "Grizzly Bears" is on the battlefield
      And "Barkweave Crusher" is tapped

    Scenario: One with haste can
      Given Alice controls "Barkweave Crusher"
      And Alice has "Raging Goblin" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Raging Goblin" and it resolves
      And Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Raging Goblin"
      And all players pass
      Then "Barkweave Crusher" is 3/5

    Scenario: An attacking creature can't, tapped or not, nor can a tapped one or another player's
      Given Alice controls "Barkweave Crusher", "Benalish Faithbonder" and a tapped "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher" and "Benalish Faithbonder"
      Then the stack is empty
      And "Benalish Faithbonder" is untapped
      And "Barkweave Crusher" is 2/5
      And "Barkweave Crusher" is attacking Bob

    Scenario: A creature is tapped for one of two attackers
      Given Alice controls "Barkweave Crusher" (first), "Barkweave Crusher" (second) and "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher" (first) and "Barkweave Crusher" (second)
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Barkweave Crusher" (first) is 4/5
      And "Barkweave Crusher" (second) is 2/5

  @CR-702.154b
  Rule: 702.154b An optional cost, and what is linked to it

    Scenario: The abilities of two creatures each see what was paid for that creature
      Given Alice controls "Barkweave Crusher" (first), "Barkweave Crusher" (second), "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Barkweave Crusher" (first) and "Barkweave Crusher" (second)
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Hill Giant"
      And Alice orders "Barkweave Crusher" (first) and "Barkweave Crusher" (second)
      And all players pass
      And all players pass
      Then "Barkweave Crusher" (first) is 4/5
      And "Barkweave Crusher" (second) is 5/5

  @CR-702.154c
  Rule: 702.154c One creature enlists another

    Scenario: An ability that waits for that triggers as well
      Given Alice controls "Guardian of New Benalia" and "Grizzly Bears"
      And Alice has "Hill Giant" and "Shock" on top of the library
      When Alice attacks Bob with "Guardian of New Benalia"
      And Alice chooses "Grizzly Bears"
      And Alice orders "Guardian of New Benalia" and "Guardian of New Benalia (2)"
      Then the stack, from the top, is ability of "Guardian of New Benalia" and ability of "Guardian of New Benalia"

    Scenario: A creature can't enlist itself, even if attacking doesn't tap it
      Given Alice controls "Benalish Faithbonder"
      When Alice attacks Bob with "Benalish Faithbonder"
      Then "Benalish Faithbonder" is untapped
      And the stack is empty
      And "Benalish Faithbonder" is attacking Bob
      And "Benalish Faithbonder" is attacking Bob

    Scenario: It can enlist another one
      Given Alice controls "Benalish Faithbonder" and "Hill Giant"
      When Alice attacks Bob with "Benalish Faithbonder"
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Benalish Faithbonder" is 4/3

  @CR-702.154d
  Rule: 702.154d Several instances

    Scenario: Each may tap a creature, and gives the power of that one
      Given Alice controls "Drill Hall", "Barkweave Crusher", "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Hill Giant"
      And Alice orders "Barkweave Crusher" and "Barkweave Crusher (2)"
      And all players pass
      And all players pass
      Then "Barkweave Crusher" is 7/5

    Scenario: Only one of them may be paid for
      Given Alice controls "Drill Hall", "Barkweave Crusher", "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses nothing
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Barkweave Crusher" is 5/5
      And the stack is empty

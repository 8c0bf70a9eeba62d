Feature: 608. Whether something was done this way, or this turn

  Background:
    Given these cards:
      | name                     | type                     | cost      | size | text                                                                                                                                                                       |
      | Deathgorge Scavenger     | Creature — Dinosaur      | {2}{G}    | 3/2  | Whenever this creature enters or attacks, you may exile target card from a graveyard. If a creature card is exiled this way, you gain 2 life. If a noncreature card is exiled this way, this creature gets +1/+1 until end of turn. |
      | Fanatic of the Harrowing | Creature — Human Cleric  | {3}{B}    | 2/2  | When this creature enters, each player discards a card. If you discarded a card this way, draw a card.                                                                      |
      | Lure of Prey             | Instant                  | {2}{G}{G} |      | Cast this spell only if an opponent cast a creature spell this turn.\nYou may put a green creature card from your hand onto the battlefield.                                 |
      | Memoricide               | Sorcery                  | {3}{B}    |      | Choose a nonland card name. Search target player's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.            |

  @CR-608.2h
  Rule: 608.2h What an instruction was done to

    Scenario Outline: Where <card> is exiled, its player has <life> life and the Dinosaur is <size>
      Given Alice has "Deathgorge Scavenger" in hand
      And Alice has {2}{G} in the mana pool
      And Bob has "<card>" in the graveyard
      When Alice casts "Deathgorge Scavenger" and it resolves
      And all players pass
      And Alice says yes
      Then "<card>" is in exile
      And Alice has <life> life
      And "Deathgorge Scavenger" is <size>

      Examples:
        | card          | life | size |
        | Grizzly Bears | 22   | 3/2  |
        | Shock         | 20   | 4/3  |

    Scenario Outline: With <hand> to discard, <drawn>
      Given Alice has "Fanatic of the Harrowing" in hand
      And Alice has <hand>
      And Bob has "Shock" in hand
      And Alice has {3}{B} in the mana pool
      And Alice has "Plains" on top of the library
      When Alice casts "Fanatic of the Harrowing" and it resolves
      And all players pass
      Then "Shock" is in Bob's graveyard
      And "Plains" is in Alice's <zone>

      Examples:
        | hand                       | drawn                  | zone    |
        | "Giant Growth" in hand     | a card is drawn        | hand    |
        | "Giant Growth" in the graveyard | nothing is drawn  | library |

    Scenario: After March of Souls each player has a Spirit for each creature of theirs that was destroyed
      Given the card "March of Souls" is a "Sorcery" that costs {4}{W}:
        """
        Destroy all creatures. They can't be regenerated. For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token with flying.
        """
      And Alice controls "Grizzly Bears" and "Darksteel Myr"
      And Bob controls "Hill Giant"
      And Alice has "March of Souls" in hand
      And Alice has {4}{W} in the mana pool
      When Alice casts "March of Souls" and it resolves
      Then "Darksteel Myr" is on the battlefield
      And Alice controls one Spirit
      And Bob controls one Spirit

  @CR-608.2i
  Rule: 608.2i What somebody else cast this turn

    Scenario: Another spell of an opponent does not allow it, and a creature spell does
      Given it is Bob's precombat main phase
      And Alice has "Lure of Prey" and "Grizzly Bears" in hand
      And Bob has "Ornithopter" and "Shock" in hand
      And Alice has {2}{G}{G} in the mana pool
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice
      And Bob passes
      Then Alice can't cast "Lure of Prey"
      When Alice passes
      And Bob casts "Ornithopter"
      And Bob passes
      And Alice casts "Lure of Prey" and it resolves
      And Alice says yes
      Then Alice controls "Grizzly Bears"

  @CR-701.23a
  Rule: 701.23a To search all of several zones

    Scenario: Cards of that name are found in the graveyard, in the hand and in the library
      Given Alice has "Memoricide" in hand
      And Alice has {3}{B} in the mana pool
      And Bob has "Shock" (first) in the graveyard
      And Bob has "Shock" (second) and "Giant Growth" in hand
      And Bob has "Shock" (third) on top of the library
      When Alice casts "Memoricide" targeting Bob and it resolves
      And Alice chooses Shock
      And Alice chooses "Shock" (first), "Shock" (second) and "Shock" (third)
      Then "Shock" (first) is in exile
      And "Shock" (second) is in exile
      And "Shock" (third) is in exile
      And "Giant Growth" is in Bob's hand

    Scenario: Cards of another name stay where they are
      Given Alice has "Memoricide" in hand
      And Alice has {3}{B} in the mana pool
      And Bob has "Shock" in the graveyard
      And Bob has "Giant Growth" in hand
      When Alice casts "Memoricide" targeting Bob and it resolves
      And Alice chooses "Memoricide"
      Then "Shock" is in Bob's graveyard
      And "Giant Growth" is in Bob's hand

Feature: 401. Library

  @CR-401.5
  Rule: 401.5 Looking at the top card

    Scenario Outline: The top card can be looked at by <who>, until no effect says so any more
      Given Alice controls "<source>"
      And Alice has "Muck Rats" and "Willow Elf" on top of her library
      And Bob has "Atomize" in hand
      And Bob has {2}{B}{G} in the mana pool
      When Alice would receive priority
      Then Alice can look at "Muck Rats"
      And Bob <bob> look at "Muck Rats"
      And Alice can't look at "Willow Elf"
      When Bob casts "Atomize" targeting "<source>" and it resolves
      Then Alice can't look at "Muck Rats"

      Examples:
        | who        | source             | bob   |
        | everyone   | Goblin Spy         | can   |
        | everybody  | Wizened Snitches   | can   |
        | one player | Precognition Field | can't |

    Scenario: The card that comes to lie on top is the one that is revealed
      Given Alice controls "Garruk's Horde"
      And Alice has {2}{G}{3}{R} in the mana pool
      And Alice has "Hill Giant" and "Mons's Goblin Raiders" on top of her library
      When Alice casts "Hill Giant"
      Then Bob can look at "Mons's Goblin Raiders"

    Scenario: What color the revealed card has is so for as long as it lies on top
      Given the card "Vampire Nocturnus" is a "Creature — Vampire" that costs {1}{B}{B}{B} of size 3/3:
        """
        Play with the top card of your library revealed.
        As long as the top card of your library is black, this creature and other Vampire creatures you control get +2/+1 and have flying.
        """
      And Alice controls "Vampire Nocturnus"
      And Alice has "Murder" and "Hill Giant" on top of her library
      And the card "Lesser Insight" is an "Instant" that costs {0}:
        """
        Draw a card.
        """
      And Alice has "Lesser Insight" in hand
      Then "Vampire Nocturnus" is 5/4
      And "Vampire Nocturnus" has flying
      When Alice casts "Lesser Insight" and it resolves
      Then "Vampire Nocturnus" is 3/3

  @CR-401.4
  Rule: 401.4 Several cards at once

    Background:
      Given these cards:
        | name            | type                     | cost      | size | text                                                        |
        | Plow Under      | Sorcery                  | {3}{G}{G} |      | Put two target lands on top of their owners' libraries.     |
        | Hallowed Burial | Sorcery                  | {3}{W}{W} |      | Put all creatures on the bottom of their owners' libraries. |
        | Elite Vanguard  | Creature — Human Soldier | {W}       | 2/1  |                                                             |

    Scenario Outline: Their owner says in which order they lie
      Given Bob controls "Forest" and "Island"
      And Alice has "Plow Under" in hand
      And Alice has {3}{G}{G} in the mana pool
      When Alice casts "Plow Under" targeting "Forest" and "Island" and it resolves
      And Bob orders <order>
      And the game goes on to Bob's draw step
      Then <drawn> is in Bob's hand
      And <other> is in Bob's library

      Examples:
        | order                 | drawn    | other    |
        | "Island" and "Forest" | "Island" | "Forest" |
        | "Forest" and "Island" | "Forest" | "Island" |

    Scenario: Each owner orders the cards that go to his or her own library; one card needs no order
      Given Alice controls "Elite Vanguard" (first)
      And Bob controls "Elite Vanguard" (second) and "Serra Angel"
      And Bob's library is empty
      And Alice has "Hallowed Burial" in hand
      And Alice has {3}{W}{W} in the mana pool
      When Alice casts "Hallowed Burial" and it resolves
      And Bob orders "Serra Angel" and "Elite Vanguard" (second)
      Then "Elite Vanguard" (first) is in Alice's library
      When the game goes on to Bob's draw step
      Then "Serra Angel" is in Bob's hand
      And "Elite Vanguard" (second) is in Bob's library

  @CR-401.1
  Rule: 401.1 From deck to library

    Scenario: The cards of a deck are the library that hands are drawn from
      Given Alice's library is empty
      And Alice has "Grizzly Bears", "Hill Giant", "Shock", "Murder", "Unsummon", "Forest", "Island" and "Swamp" on top of her library
      When Alice starts the game
      And Alice says no
      And Bob says no
      Then Alice has 7 cards in hand
      And Alice has 1 card in library

  @CR-401.7
  Rule: 401.7 Deeper than there are cards

    Background:
      Given Alice has "Chronostutter" in hand
      And Alice has {5}{U} in the mana pool
      And Bob controls "Grizzly Bears"
      And Bob's library is empty

    Scenario: Second from the top of three cards
      Given Bob has "Forest", "Island" and "Swamp" on top of his library
      When Alice casts "Chronostutter" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's draw step
      Then "Forest" is in Bob's hand
      And "Grizzly Bears" is in Bob's library
      When the game goes on to Alice's draw step
      And the game goes on to Bob's draw step
      Then "Grizzly Bears" is in Bob's hand
      And "Island" is in Bob's library

    Scenario: In a library of one card it goes to the bottom
      Given Bob has "Forest" on top of his library
      When Alice casts "Chronostutter" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's draw step
      Then "Forest" is in Bob's hand
      And "Grizzly Bears" is in Bob's library

  @CR-401.3
  Rule: 401.3 How many are left

    Scenario Outline: Whoever casts the spell, the cards of a library are counted though nobody looks at them
      Given Bob's library has <cards> cards
      And Alice has "Traumatize" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Traumatize" targeting Bob and it resolves
      Then Bob has <left> cards in library
      And Alice has 10 cards in library

      Examples:
        | cards | left |
        | seven | 4    |
        | six   | 3    |

  @CR-401.6
  Rule: 401.6 Revealed once more

    Background:
      Given the card "Lesser Omen" is an "Instant" that costs {0}
        """
        Reveal the top card of your library. You may cast that card this turn.
        """
      And Alice has "Lesser Omen" in hand
      And Alice has "Shock" on top of her library

    @CR-2009-217.2g
    Scenario: The Omen's card stays itself while a Spy reveals it, and is another one after a time without a Spy
      Given Alice controls "Goblin Spy" (first) and "Goblin Spy" (second)
      And Alice has "Goblin Spy" (third) in hand
      And Alice has {R}{R} in the mana pool
      And Bob has "Murder" (first) and "Murder" (second) in hand
      And Bob has {2}{B}{B}{B}{B} in the mana pool
      When Alice casts "Lesser Omen" and it resolves
      And Alice passes
      And Bob casts "Murder" (first) targeting "Goblin Spy" (first) and it resolves
      Then Bob can look at "Shock"
      And Alice can cast "Shock" targeting Bob
      When Alice passes
      And Bob casts "Murder" (second) targeting "Goblin Spy" (second) and it resolves
      Then Bob can't look at "Shock"
      And Alice can cast "Shock" targeting Bob
      When Alice casts "Goblin Spy" (third) and it resolves
      Then Bob can look at "Shock"
      And Alice can't cast "Shock" targeting Bob

    @CR-2009-217.2g
    Scenario: With a Spy all the time, a card that was covered by another is not the same once it is on top again
      Given Alice controls "Goblin Spy" and "Grizzly Bears"
      And Alice has "Reach Through Mists" in hand
      And Alice has {R}{U} in the mana pool
      And Bob has "Griptide" in hand
      And Bob has {3}{U} in the mana pool
      When Alice casts "Lesser Omen" and it resolves
      Then Alice can cast "Shock" targeting Bob
      When Alice passes
      And Bob casts "Griptide" targeting "Grizzly Bears" and it resolves
      Then Bob can't look at "Shock"
      When Alice casts "Reach Through Mists" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And Bob can look at "Shock"
      And Alice can't cast "Shock" targeting Bob

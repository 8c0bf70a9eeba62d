Feature: 702.48. Offering

  @CR-702.48a
  Rule: 702.48a A permanent of the quality for part of the cost

    Background:
      Given Alice has "Patron of the Akki" in hand
      And Alice controls "Mons's Goblin Raiders" and "Grizzly Bears"

    Scenario: With a Goblin sacrificed it costs less by that card's mana cost
      Given Alice has {4}{R} in the mana pool
      When Alice casts "Patron of the Akki" using "offering"
      Then "Mons's Goblin Raiders" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield
      And Alice has no mana

    Scenario: With the offering it is cast whenever an instant could be, and not without it
      Given it is Bob's upkeep
      And Alice has {4}{R}{R} in the mana pool
      When Bob passes
      Then Alice can't cast "Patron of the Akki"
      When Alice casts "Patron of the Akki" using "offering" and it resolves
      Then "Patron of the Akki" is on the battlefield
      And Alice has {R} in the mana pool

  @CR-702.48a
  Rule: 702.48a Nothing to offer

    Scenario: A permanent of another kind, or of another player, is no offering
      Given Alice has "Patron of the Akki" and "Mogg Fanatic" in hand
      And Alice controls "Grizzly Bears"
      And Bob controls "Mons's Goblin Raiders"
      And Alice has {5}{R}{R} in the mana pool
      Then Alice can't cast "Patron of the Akki" using "offering", by 702.48a
      When Alice casts "Mogg Fanatic" and it resolves
      And Alice casts "Patron of the Akki" using "offering"
      Then "Mogg Fanatic" is in Alice's graveyard

  Rule: 702.48a Without the offering

    Scenario: It costs what it costs, and nothing is sacrificed
      Given Alice has "Patron of the Akki" in hand
      And Alice controls "Mons's Goblin Raiders"
      And Alice has {4}{R}{R} in the mana pool
      When Alice casts "Patron of the Akki"
      Then "Mons's Goblin Raiders" is on the battlefield
      And Alice has no mana

  @CR-702.48b @edition-2025
  Rule: 702.48b Chosen at once, sacrificed as the cost is paid

    Scenario: Until the cost is paid the Goblin is there, and its mana pays for what is left
      Given Alice has "Patron of the Akki" in hand
      And Alice controls "Goblin Clearcutter" and "Forest"
      When Alice casts "Patron of the Akki" using "offering"
      And Alice chooses "Goblin Clearcutter"
      And Alice chooses "{R}"
      And Alice chooses "{R}"
      And Alice chooses "{R}"
      Then "Patron of the Akki" is on the stack
      And "Goblin Clearcutter" is in Alice's graveyard

    Scenario: Which one of several is chosen beforehand
      Given Alice has "Patron of the Akki" in hand
      And Alice controls "Mons's Goblin Raiders" and "Mogg Fanatic"
      And Alice has {4}{R} in the mana pool
      When Alice casts "Patron of the Akki" using "offering"
      Then Alice is asked to choose one from "Mons's Goblin Raiders" and "Mogg Fanatic"
      When Alice chooses "Mogg Fanatic"
      Then "Mogg Fanatic" is in Alice's graveyard
      And "Mons's Goblin Raiders" is on the battlefield

  @CR-702.48c
  Rule: 702.48c What comes off for each mana of the cost

    Scenario Outline: Mana of a color comes off mana of that color, and what is left over off generic mana
      Given the card "Threefold Goblin" is a "Creature — Goblin" that costs {R}{R}{R} of size 3/3
      And Alice has "Patron of the Akki" in hand
      And Alice controls "<goblin>" and "Mountain"
      And Alice has <mana> in the mana pool
      When Alice casts "Patron of the Akki" using "offering"
      Then Alice has no mana
      And "Mountain" is untapped

      Examples: of {4}{R}{R} remains what {R}{R}, {R}{R}{R} or {1}{B} does not take off
        | goblin              | mana      |
        | Goblin Wardriver    | {4}       |
        | Threefold Goblin    | {3}       |
        | Goblin Turncoat     | {2}{R}{R} |

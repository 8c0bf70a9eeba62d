Feature: 701. Keyword Actions that are replaced, or can't be taken

  Background:
    Given these cards:
      | name          | type        | cost | text                                                                                                    |
      | Tutor         | Sorcery     | {0}  | Search your library for a card, put that card into your hand, then shuffle.                             |
      | Lesser Censor | Enchantment | {0}  | If an opponent would search a library, that player searches the top four cards of that library instead. |
      | Omens         | Instant     | {0}  | Scry 2.                                                                                                 |
      | Dreams        | Enchantment | {0}  | If you would scry a number of cards, draw that many cards instead.                                      |
      | Eyes          | Enchantment | {0}  | If you would scry a number of cards, scry that many cards plus one instead.                             |
      | Growth        | Instant     | {0}  | Proliferate.                                                                                            |
      | Twins         | Enchantment | {0}  | If you would proliferate, proliferate twice instead.                                                    |

  @CR-701.23a
  Rule: 701.23a Searching

    Scenario: Of a library that an opponent searches only the top cards are searched
      Given Bob controls "Lesser Censor"
      And Alice's library is empty
      And Alice has a 1/1 creature card "Ant", a 1/1 creature card "Bee", a 1/1 creature card "Cat", a 1/1 creature card "Dog" and a 1/1 creature card "Elk" on top of her library
      And Alice has "Tutor" in hand
      When Alice casts "Tutor" and it resolves
      Then Alice is asked to choose one from "Ant", "Bee", "Cat" and "Dog"
      When Alice chooses "Bee"
      Then "Bee" is in Alice's hand

    Scenario: Its own controller searches all of it
      Given Alice controls "Lesser Censor"
      And Alice's library is empty
      And Alice has a 1/1 creature card "Ant", a 1/1 creature card "Bee", a 1/1 creature card "Cat", a 1/1 creature card "Dog" and a 1/1 creature card "Elk" on top of her library
      And Alice has "Tutor" in hand
      When Alice casts "Tutor" and it resolves
      And Alice chooses "Elk"
      Then "Elk" is in Alice's hand

  @CR-614.17
  Rule: 614.17 What can't happen

    Scenario: Nobody searches, and the library is shuffled all the same
      Given Bob controls "Mindlock Orb"
      And Bob controls "Cosi's Trickster"
      And Alice has "Demonic Tutor" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Demonic Tutor" and it resolves
      And all players pass
      And Bob says yes
      Then Alice has no cards in hand
      And "Cosi's Trickster" is 2/2
      And "Demonic Tutor" is in Alice's graveyard

  @CR-614.1a
  Rule: 614.1a Instead

    Scenario: One card more is looked at
      Given Alice controls "Eyes"
      And Alice's library is empty
      And Alice has a 1/1 creature card "Ant", a 1/1 creature card "Bee", a 1/1 creature card "Cat" and a 1/1 creature card "Dog" on top of her library
      And Alice has "Omens" in hand
      When Alice casts "Omens" and it resolves
      Then Alice is asked to choose "Ant", "Bee" and "Cat"
      When Alice chooses "Ant" and "Cat"
      Then Alice has no cards in hand

    Scenario: Cards are drawn in its place
      Given Alice controls "Dreams"
      And Alice has "Omens" in hand
      When Alice casts "Omens" and it resolves
      Then Alice has 2 cards in hand

    Scenario: Proliferating twice
      Given Alice controls "Twins" and a 2/2 creature "Ox" with a +1/+1 counter
      And Alice has "Growth" in hand
      When Alice casts "Growth" and it resolves
      And Alice chooses "Ox"
      And Alice chooses "Ox"
      Then "Ox" has three +1/+1 counters

  @CR-701.19b
  Rule: 701.19b Regenerating without a shield

    Background:
      Given these cards:
        | name   | type              | cost | size | text                                                |
        | Saint  | Creature — Cleric |      | 2/2  | If this creature would be destroyed, regenerate it. |
        | Strike | Instant           | {0}  |      | Strike deals 3 damage to any target.                |
        | Doubt  | Instant           | {0}  |      | Target creature can't be regenerated this turn.     |
      And Alice controls "Saint"
      And Alice has "Strike", "Murder", "Winds of Rath" and "Doubt" in hand
      And Alice has {1}{B}{B} in the mana pool

    Scenario: Each time that it would be destroyed, it is tapped and its damage removed
      When Alice casts "Strike" targeting "Saint" and it resolves
      Then "Saint" is tapped
      And "Saint" has no damage marked
      When Alice casts "Murder" targeting "Saint" and it resolves
      Then Alice controls "Saint"

    Scenario: What can't be regenerated is destroyed after all
      Given Alice has {3}{W}{W} in the mana pool
      When Alice casts "Strike" targeting "Saint" and it resolves
      Then Alice controls "Saint"
      When Alice casts "Winds of Rath" and it resolves
      Then "Saint" is in Alice's graveyard

    Scenario: Once it can't be regenerated for a time, its own ability is of no use
      When Alice casts "Strike" targeting "Saint" and it resolves
      And Alice casts "Doubt" targeting "Saint" and it resolves
      And Alice casts "Murder" targeting "Saint" and it resolves
      Then "Saint" is in Alice's graveyard

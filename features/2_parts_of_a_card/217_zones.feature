@edition-2009
Feature: 217. Zones

  @CR-2009-217.1e
  Rule: 217.1e Outside the game

    Scenario: A card that was removed from the game can be brought back like one of the sideboard, and one in a graveyard can't
      Given Alice's sideboard is:
        | number | card          |
        | 1      | Grizzly Bears |
      And Alice has "Walking Corpse" in exile
      And Alice has "Hill Giant" in the graveyard
      And Alice has "Living Wish" in hand
      And Alice has {1}{G} in the mana pool
      When Alice casts "Living Wish" and it resolves
      And Alice says yes
      Then Alice is asked to choose one from "Grizzly Bears" and "Walking Corpse"
      When Alice chooses "Walking Corpse"
      Then "Walking Corpse" is in Alice's hand
      And "Grizzly Bears" is in Alice's sideboard
      And "Living Wish" is in exile

  @CR-2009-217.8a @CR-2009-217.8c
  Rule: 217.8a The phased-out zone

    Scenario: A creature that has phased out is not in play to be counted, and comes back with its counter
      Given these cards:
        | name          | type    | cost | text                                       |
        | Lesser Ripple | Instant | {0}  | Target creature phases out.                |
        | Lesser Tally  | Instant | {0}  | You gain 1 life for each creature in play. |
      And Alice controls "Hill Giant" with one +1/+1 counter
      And Bob controls "Grizzly Bears"
      And Alice has "Lesser Ripple", "Lesser Tally" (first) and "Lesser Tally" (second) in hand
      When Alice casts "Lesser Ripple" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is phased out
      When Alice casts "Lesser Tally" (first) and it resolves
      Then Alice has 21 life
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is phased out
      When the game goes on to Alice's upkeep
      Then "Hill Giant" is phased in
      And "Hill Giant" is 4/4
      When Alice casts "Lesser Tally" (second) and it resolves
      Then Alice has 23 life

  @CR-2009-217.8d
  Rule: 217.8d Phased-out tokens

    Scenario: A token that phases out is no more, what was attached to it stays phased out, and a card comes back
      Given the card "Lesser Ripple" is an "Instant" that costs {0}:
        """
        Target creature phases out.
        """
      And Alice controls "Hill Giant"
      And Alice has "Krenko's Command", "Lesser Ripple" (first) and "Lesser Ripple" (second) in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Krenko's Command" and it resolves
      Then Alice controls two Goblins
      When Alice casts "Lesser Ripple" (first) targeting "Goblin (2)" and it resolves
      Then "Goblin (2)" has ceased to exist
      When Alice casts "Lesser Ripple" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is phased out
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's upkeep
      Then "Hill Giant" is phased in
      And Alice controls one Goblin

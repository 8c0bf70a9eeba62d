Feature: 728. Merging with permanents

  Background:
    Given the card "Dreamtail Heron" is a "Creature — Elemental Bird" that costs {4}{U} of size 3/4:
      """
      Mutate {3}{U}
      Flying
      Whenever this creature mutates, draw a card.
      """
    And Alice has "Dreamtail Heron" in hand

  @CR-728.2d
  Rule: 728.2d Whether it is a token

    Scenario: With the card on top it is no token any more, and goes to its owner's hand in two parts
      Given Alice has "Beast Attack" and "Unsummon" in hand
      And Alice has {2}{G}{G}{G}{3}{U}{U} in the mana pool
      When Alice casts "Beast Attack" and it resolves
      Then "Beast Token" is a token
      When Alice casts "Dreamtail Heron" targeting "Beast Token" using "mutate" and it resolves
      And Alice chooses "over"
      And all players pass
      Then "Beast Token" is not a token
      And "Beast Token" is named "Dreamtail Heron"
      When Alice casts "Unsummon" targeting "Beast Token" and it resolves
      Then "Dreamtail Heron" is in Alice's hand
      And there is no "Beast Token"

    Scenario: With the token on top it is still one
      Given Alice has "Beast Attack" in hand
      And Alice has {2}{G}{G}{G}{3}{U} in the mana pool
      When Alice casts "Beast Attack" and it resolves
      And Alice casts "Dreamtail Heron" targeting "Beast Token" using "mutate" and it resolves
      And Alice chooses "under"
      And all players pass
      Then "Beast Token" is a token
      And "Beast Token" has flying

  @CR-728.3c
  Rule: 728.3c What follows it finds all of them

    Scenario Outline: Both creatures that one has been come back, wherever the card lay (<where>)
      Given Alice has "Cloudshift" in hand
      And Alice has {3}{U}{W} in the mana pool
      And Alice controls "Grizzly Bears"
      When Alice casts "Dreamtail Heron" targeting "Grizzly Bears" using "mutate" and it resolves
      And Alice chooses <where>
      And all players pass
      Then "Grizzly Bears" is <size>
      And Alice controls one creature
      When Alice casts "Cloudshift" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears" and "Dreamtail Heron"
      And "Grizzly Bears" is 2/2
      And "Dreamtail Heron" is 3/4

      Examples:
        | where | size |
        | over  | 3/4  |
        | under | 2/2  |

    Scenario: Undying brings both of them back, each with a counter
      Given Alice has "Murder" in hand
      And Alice has {3}{U}{1}{B}{B} in the mana pool
      And Alice controls "Young Wolf"
      When Alice casts "Dreamtail Heron" targeting "Young Wolf" using "mutate" and it resolves
      And Alice chooses "over"
      And all players pass
      And Alice casts "Murder" targeting "Young Wolf" and it resolves
      Then "Young Wolf" and "Dreamtail Heron" are in Alice's graveyard
      When all players pass
      Then "Young Wolf" and "Dreamtail Heron" have one +1/+1 counter

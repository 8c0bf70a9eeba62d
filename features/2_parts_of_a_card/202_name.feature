@edition-2009
Feature: 202. Name

  @CR-2009-202.2
  Rule: 202.2 A card's own name means itself

    Scenario: Of two Shivan Dragons the one whose ability it is gets stronger
      Given the card "Shivan Dragon" is a "Creature — Dragon" that costs {4}{R}{R} of size 5/5:
        """
        Flying
        {R}: Shivan Dragon gets +1/+0 until end of turn.
        """
      And Alice controls "Shivan Dragon" (first) and "Shivan Dragon" (second)
      And Alice has {R}{R} in the mana pool
      When Alice activates "Shivan Dragon" (first) and it resolves
      Then "Shivan Dragon" (first) is 6/5
      And "Shivan Dragon" (second) is 5/5
      When Alice activates "Shivan Dragon" (second) and it resolves
      Then "Shivan Dragon" (first) is 6/5
      And "Shivan Dragon" (second) is 6/5

  @CR-2009-202.2a
  Rule: 202.2a "That creature"

    @example-2009-202.2a-1
    Example: What got +2/+2 is destroyed at end of turn, though it has stopped being a creature
      Given these cards:
        | name        | type    | cost | text                                                                                |
        | Lesser Fury | Instant | {0}  | Target creature gets +2/+2 until end of turn. Destroy that creature at end of turn. |
        | Lesser Calm | Instant | {0}  | Target permanent becomes an enchantment.                                            |
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Lesser Fury" and "Lesser Calm" in hand
      When Alice casts "Lesser Fury" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 5/5
      When Alice casts "Lesser Calm" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is not a creature
      When the game goes on to Alice's end step
      And all players pass
      Then "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

  @CR-2009-202.2b
  Rule: 202.2b Names in abilities that are granted

    @example-2009-202.2b-1
    Example: A Saproling counts the fade counters on the one Saproling Burst that it comes from
      Given the card "Lesser Burst" is an "Enchantment" that costs {4}{G}:
        """
        Fading 7
        Remove a fade counter from this enchantment: Create a green Saproling creature token with "This token's power and toughness are each equal to the number of fade counters on Lesser Burst."
        When this enchantment leaves the battlefield, destroy all tokens created with this enchantment. They can't be regenerated.
        """
      And Alice controls "Lesser Burst" (first) with seven fade counters
      And Alice controls "Lesser Burst" (second) with three fade counters
      When Alice activates "Lesser Burst" (first) and it resolves
      Then "Saproling" is 6/6
      When Alice activates "Lesser Burst" (second) and it resolves
      Then "Saproling" is 6/6
      And "Saproling (2)" is 2/2

  @CR-2009-202.3
  Rule: 202.3 The same name

    Scenario: What destroys all permanents of one name spares those with another name, and nothing is named like what has none
      Given Alice controls "Grizzly Bears" (Alice's)
      And Bob controls "Grizzly Bears" (Bob's), "Runeclaw Bear" and "Hill Giant"
      And Bob controls a face-down creature "Exalted Angel" (first) and a face-down creature "Exalted Angel" (second)
      And Alice has "Maelstrom Pulse" (first) and "Maelstrom Pulse" (second) in hand
      And Alice has {1}{B}{G}{1}{B}{G} in the mana pool
      When Alice casts "Maelstrom Pulse" (first) targeting "Grizzly Bears" (Bob's) and it resolves
      Then "Grizzly Bears" (Bob's) is in Bob's graveyard
      And "Grizzly Bears" (Alice's) is in Alice's graveyard
      And "Runeclaw Bear" and "Hill Giant" are on the battlefield
      When Alice casts "Maelstrom Pulse" (second) targeting "Exalted Angel" (first) and it resolves
      Then "Exalted Angel" (first) is in Bob's graveyard
      And "Exalted Angel" (second) is on the battlefield

Feature: 400. Objects that change zones

  @CR-401.2
  Rule: 401.2 Libraries lie face down

    Scenario: Not even its owner looks at the top card of a library
      Given Alice has "Grizzly Bears" on top of the library
      And Alice has "Hill Giant" in hand
      When Alice would receive priority
      Then Alice can't look at "Grizzly Bears"
      And Alice can look at "Hill Giant"

  @CR-400.3
  Rule: 400.3 To its owner's zone

    Scenario: A creature that somebody else controls goes to its owner's graveyard
      Given Bob controls "Grizzly Bears"
      And Alice has "Act of Treason" and "Murder" in hand
      And Alice has {2}{R}{1}{B}{B} in the mana pool
      When Alice casts "Act of Treason" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-404.1
  Rule: 404.1 Into the graveyard

    Scenario: What is destroyed lies in its owner's graveyard, and so does the spell that did it
      Given Bob controls "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Murder" is in Alice's graveyard

  @CR-400.4a
  Rule: 400.4a No instant or sorcery on the battlefield

    Scenario Outline: What is <kind> stays in exile, where a creature card leaves it
      Given Alice controls a face-down "<card>" and a face-down "Hill Giant"
      And Alice has "Acrobatic Maneuver" (first) and "Acrobatic Maneuver" (second) in hand
      And Alice has {2}{W}{2}{W} in the mana pool
      When Alice casts "Acrobatic Maneuver" (first) targeting "<card>" and it resolves
      Then "<card>" is in exile
      And "Acrobatic Maneuver" (first) is in Alice's graveyard
      When Alice casts "Acrobatic Maneuver" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is on the battlefield

      Examples:
        | kind       | card             |
        | an instant | Murder           |
        | a sorcery  | Planar Cleansing |

  @CR-400.7j
  Rule: 400.7j What an effect has moved

    Scenario: What has been returned to the battlefield is found by the rest of the effect
      Given the card "Bond of Revival" is a "Sorcery" that costs {4}{B}:
        """
        Return target creature card from your graveyard to the battlefield. It gains haste until your next turn.
        """
      And Alice has "Bond of Revival" in hand
      And Alice has "Hill Giant" and "Grizzly Bears" in the graveyard
      And Alice has {4}{B} in the mana pool
      When Alice casts "Bond of Revival" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has haste
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

    Scenario: Jace, whom his own ability has exiled, is found under his name and returned; with four cards he stays
      Given the card "Jace, Vryn's Prodigy" is a "Legendary Creature — Human Wizard" that costs {1}{U} of size 0/2:
        """
        {T}: Draw a card, then discard a card. If there are five or more cards in your graveyard, exile Jace, then return him to the battlefield transformed under his owner's control.
        """
      And the card "Jace, Telepath Unbound" is a "Legendary Planeswalker — Jace" of loyalty 5 in blue:
        """
        +1: Up to one target creature gets -2/-0 until your next turn.
        −3: You may cast target instant or sorcery card from your graveyard this turn. If that spell would be put into your graveyard, exile it instead.
        −9: You get an emblem with "Whenever you cast a spell, target opponent mills five cards."
        """
      And Alice controls "Jace, Vryn's Prodigy"
      And the other face of "Jace, Vryn's Prodigy" is "Jace, Telepath Unbound"
      And Alice has "Shock", "Murder" and "Plains" in the graveyard
      And Alice has "Forest" and "Swamp" in hand
      When Alice activates "Jace, Vryn's Prodigy" and it resolves
      And Alice chooses "Forest"
      Then "Jace, Vryn's Prodigy" is a 0/2 creature
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice activates "Jace, Vryn's Prodigy" and it resolves
      And Alice chooses "Swamp"
      Then Alice controls "Jace, Vryn's Prodigy"
      And "Jace, Vryn's Prodigy" has loyalty 5

  @CR-402.2
  Rule: 402.2 The maximum hand size

    Scenario: A hand may hold eight cards until cleanup, and holds seven after it
      Given Alice has "Forest" (1), "Forest" (2), "Forest" (3), "Forest" (4), "Forest" (5), "Forest" (6), "Forest" (7), "Island" in hand
      And it is Alice's end step
      Then Alice has 8 cards in hand
      When all players pass
      And Alice chooses "Island"
      Then it is Bob's upkeep
      And Alice has 7 cards in hand
      And "Island" is in Alice's graveyard

    Scenario Outline: A maximum of seven that is reduced by <how many> is none, and not less than none
      Given Alice has two "Forest" in hand
      And Bob controls "Jin-Gitaxias, Core Augur" and "<other>"
      And it is Alice's end step
      Then Alice has a maximum hand size of 0
      And Bob has a maximum hand size of 7
      When all players pass
      Then it is Bob's upkeep
      And Alice has 0 cards in hand

      Examples:
        | how many | other         |
        | seven    | Grizzly Bears |
        | eight    | Gnat Miser    |

    Scenario: What is reduced by one is one less, and a player without a maximum still has none
      Given Alice controls "Spellbook" and "Gnat Miser" (first)
      And Bob controls "Gnat Miser" (second)
      And Alice has eight "Island" in hand
      And Bob has "Forest" (1), "Forest" (2) and five "Island" in hand
      And it is Alice's end step
      Then Alice has no maximum hand size
      When all players pass
      Then it is Bob's upkeep
      And Alice has 8 cards in hand
      When the game goes on to Bob's end step
      Then Bob has a maximum hand size of 6
      And Bob has 8 cards in hand
      When all players pass
      And Bob chooses "Forest" (1) and "Forest" (2)
      Then it is Alice's upkeep
      And Bob has 6 cards in hand

  @CR-405.2 @CR-405.5
  Rule: 405.2 On top, and first to resolve

    Scenario: What is put on the stack last lies on top and resolves first
      Given Bob has "Shock" in hand
      And Alice has "Murder" in hand
      And Bob controls "Grizzly Bears"
      And Alice has {1}{B}{B} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Murder" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Shock" targeting Alice
      Then the stack, from the top, is "Shock" and "Murder"
      When all players pass
      Then Alice has 18 life
      And "Grizzly Bears" is on the battlefield
      When all players pass
      Then "Grizzly Bears" is in Bob's graveyard

  @CR-405.6c
  Rule: 405.6c Mana abilities

    Scenario: Mana is there as soon as the ability is activated, over a spell that waits
      Given Alice controls "Forest"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting Alice
      And Bob passes
      And Alice activates "Forest"
      Then Alice has {G} in the mana pool
      And the stack, from the top, is "Shock"
      And Alice has priority

  @CR-405.6d
  Rule: 405.6d Special actions

    Scenario: A land is played without the stack
      Given Alice has "Forest" and "Island" in hand
      When Alice plays "Forest"
      Then "Forest" is on the battlefield
      And the stack is empty
      And Alice can't play "Island"

  @CR-405.6e
  Rule: 405.6e Turn-based actions

    Scenario: The card for the turn is drawn before anyone has priority
      Given Alice has "Forest" on top of the library
      And it is Alice's upkeep
      When all players pass
      Then it is Alice's draw step
      And "Forest" is in Alice's hand
      And the stack is empty

  @CR-405.6f
  Rule: 405.6f State-based actions

    Scenario: A creature with lethal damage is destroyed while a spell still waits
      Given Bob controls "Grizzly Bears"
      And Alice has "Murder" and "Shock" in hand
      And Alice has {1}{B}{B}{R} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Murder" targeting "Hill Giant"
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And the stack, from the top, is "Murder"

  @CR-405.6h
  Rule: 405.6h After someone has left

    Scenario: What a player owned is gone as that player leaves, and the others' things stay
      Given the players are Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Carol controls "Hill Giant"
      When Alice would receive priority
      And Bob concedes
      Then there is no "Grizzly Bears" on the battlefield
      And "Hill Giant" is on the battlefield
      And the stack is empty

  @CR-406.6
  Rule: 406.6 Linked to what exiled it

    Scenario: What comes back is the card that this enchantment exiled, and not that of another one
      Given Alice has "Oblivion Ring" (first), "Oblivion Ring" (second) in hand
      And Alice has {2}{W}{2}{W} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Demystify" in hand
      And Bob has {W} in the mana pool
      When Alice casts "Oblivion Ring" (first) and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice casts "Oblivion Ring" (second) and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      And Bob casts "Demystify" targeting "Oblivion Ring" (first) and it resolves
      And all players pass
      Then "Grizzly Bears" is on the battlefield
      And "Hill Giant" is in exile

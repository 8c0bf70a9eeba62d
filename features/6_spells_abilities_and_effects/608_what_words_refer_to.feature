Feature: 608. Resolving Spells and Abilities

  @CR-608.2c
  Rule: 608.2c What the words of an instruction refer to

    Scenario: The library that is named is searched, and its owner shuffles
      Given Bob has "Hill Giant" and "Raging Goblin" on top of the library
      And Alice has "Grizzly Bears" on top of the library
      And Alice has "Extract" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Extract" targeting Bob and it resolves
      Then Alice can't choose "Grizzly Bears"
      When Alice chooses "Raging Goblin"
      Then "Raging Goblin" is in exile
      And "Hill Giant" is in Bob's library
      And "Grizzly Bears" is in Alice's library

    Scenario: What is found in an opponent's library may come under the searcher's control
      Given Bob has "Sol Ring" and "Hill Giant" on top of the library
      And Alice has "Acquire" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Acquire" targeting Bob and it resolves
      And Alice chooses "Sol Ring"
      Then Alice controls "Sol Ring"
      And "Hill Giant" is in Bob's library

    Scenario: Whoever searches may search the own library as a target
      Given Alice has "Hill Giant" on top of the library
      And Bob has "Raging Goblin" on top of the library
      And Alice has "Extract" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Extract" targeting Alice and it resolves
      And Alice chooses "Hill Giant"
      Then "Hill Giant" is in exile
      And "Raging Goblin" is in Bob's library

    Scenario: A card at random is one of the hand of whoever reveals it
      Given Alice controls "Planeswalker's Mirth"
      And Bob has "Hill Giant" in hand
      And Alice has "Raging Goblin" in hand
      And Alice has {3}{W} in the mana pool
      When Alice activates "Planeswalker's Mirth" targeting Bob and it resolves
      Then Alice has 24 life

    Scenario: What was gained control of, and nothing else, is untapped
      Given the players are Alice, Bob and Carol
      And Bob controls a tapped "Hill Giant"
      And Carol controls a tapped "Grizzly Bears" and a tapped "Raging Goblin"
      And Alice has "Mass Mutiny" in hand
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Mass Mutiny" targeting "Hill Giant" and "Grizzly Bears" and it resolves
      Then Alice controls "Hill Giant" and "Grizzly Bears"
      And "Hill Giant" and "Grizzly Bears" are untapped
      And "Grizzly Bears" has haste
      And "Raging Goblin" is tapped

    Scenario: Other creatures are others than the one that deals the damage, or than a spell's target
      Given these cards:
        | name              | type    | cost      | text                                                                                                     |
        | Chandra's Ignition | Sorcery | {3}{R}{R} | Target creature you control deals damage equal to its power to each other creature and each opponent.    |
        | Sigil Blessing    | Instant | {G}{W}    | Until end of turn, target creature you control gets +3/+3 and other creatures you control get +1/+1.     |
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Chandra's Ignition" and "Sigil Blessing" in hand
      And Alice has {3}{R}{R}{G}{W} in the mana pool
      When Alice casts "Sigil Blessing" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      And "Hill Giant" is 4/4
      When Alice casts "Chandra's Ignition" targeting "Hill Giant" and it resolves
      Then "Hill Giant" has no damage marked
      And "Grizzly Bears" has 4 damage marked
      And Bob has 16 life

    Scenario: The cards revealed until a land is found are all of them, and no more
      Given the card "Undercity Informer" is a "Creature — Human Rogue" that costs {2}{B} of size 2/3:
        """
        {1}, Sacrifice a creature: Target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.
        """
      And Alice controls "Undercity Informer"
      And Alice has {1} in the mana pool
      And Bob has "Shock", "Hill Giant", "Forest" and "Raging Goblin" on top of the library
      When Alice activates "Undercity Informer" targeting Bob and it resolves
      Then "Shock", "Hill Giant" and "Forest" are in Bob's graveyard
      And "Raging Goblin" is in Bob's library

    Scenario: Others that share a color with what has entered are destroyed, and it isn't
      Given the card "Spreading Plague" is an "Enchantment" that costs {4}{B}:
        """
        Whenever a creature enters, destroy all other creatures that share a color with it. They can't be regenerated.
        """
      And Alice controls "Spreading Plague", "Raging Goblin" and "Grizzly Bears"
      And Bob controls "Gray Ogre"
      And Alice has "Hill Giant" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Hill Giant" and it resolves
      And all players pass
      Then "Raging Goblin" is in Alice's graveyard
      And "Gray Ogre" is in Bob's graveyard
      And "Hill Giant" and "Grizzly Bears" are on the battlefield

    Scenario: A creature that a spell has returned deals damage to others, as the creature that it is now
      Given the card "Too Greedily, Too Deep" is a "Sorcery" that costs {5}{B}{R}:
        """
        Put target creature card from a graveyard onto the battlefield under your control. That creature deals damage equal to its power to each other creature.
        """
      And Bob has "Hill Giant" in the graveyard
      And Bob controls "Grizzly Bears"
      And Alice has "Too Greedily, Too Deep" in hand
      And Alice has {5}{B}{R} in the mana pool
      When Alice casts "Too Greedily, Too Deep" targeting "Hill Giant" and it resolves
      Then Alice controls "Hill Giant"
      And "Hill Giant" has no damage marked
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: For an enchantment, other creatures are others than the one that its ability has seen
      Given the card "Lesser Chorus" is an "Enchantment":
        """
        Whenever a creature enters under your control, each other creature you control gets +1/+1 until end of turn. Draw a card.
        """
      And Alice controls "Lesser Chorus" and "Hill Giant"
      And Alice has "Raging Goblin" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Raging Goblin" and it resolves
      And all players pass
      Then "Hill Giant" is 4/4
      And "Raging Goblin" is 1/1

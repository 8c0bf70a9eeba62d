Feature: 701.42. Meld

  @CR-701.42a @CR-712.8g @CR-712.14c
  Rule: 701.42a One object, represented by two cards

    Scenario: Two cards become one creature with the values of the combined back face, which triggers as it enters
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Grizzly Bears"
      When the game goes on to Alice's beginning of combat
      And all players pass
      Then "Chittering Host" is on the battlefield
      And "Chittering Host" is 5/6
      And Alice controls one Eldrazi
      And Alice controls no Rats
      When all players pass
      Then "Grizzly Bears" is 3/2
      When Alice attacks Bob with "Chittering Host"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 15 life

    Scenario: Of two cards that it could be melded with one is chosen
      Given Alice controls "Graf Rats", "Midnight Scavengers" (first) and "Midnight Scavengers" (second)
      When the game goes on to Alice's beginning of combat
      And all players pass
      Then Alice is asked to choose one from "Midnight Scavengers" (first) and "Midnight Scavengers" (second)
      When Alice chooses "Midnight Scavengers" (second)
      Then "Chittering Host" is on the battlefield
      And "Midnight Scavengers" (first) is on the battlefield

    Scenario: A land and a creature are melded by an activated ability, while one alone is not
      Given Alice controls "Hanweir Battlements"
      And Alice has "Hanweir Garrison" in hand
      And Alice has {5}{R}{R}{R} in the mana pool
      When Alice casts "Hanweir Garrison" and it resolves
      And Alice activates "Hanweir Battlements", "meld" and it resolves
      Then "Hanweir, the Writhing Township" is on the battlefield
      And "Hanweir, the Writhing Township" is 7/4
      And "Hanweir, the Writhing Township" has haste

  @CR-701.42b
  Rule: 701.42b Only a meld pair

    Scenario: A Clone that has been exiled is no meld card, and both cards stay in exile; the real card is melded
      Given Alice controls "Graf Rats"
      And Bob controls "Midnight Scavengers" (his)
      And Alice has "Clone" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Midnight Scavengers" (his)
      And all players pass
      And the game goes on to Alice's beginning of combat
      And all players pass
      Then "Graf Rats" and "Clone" are in exile
      And Alice controls no Eldrazi

  @CR-701.42c
  Rule: 701.42c What can't be melded

    @example-1
    Example: A token that's a copy of a meld card is exiled with the other card of the pair, which stays in exile alone
      Given the card "Rite of Replication" is a "Sorcery" that costs {2}{U}{U}:
        """
        Kicker {5}
        Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.
        """
      And Alice controls "Midnight Scavengers"
      And Bob controls "Graf Rats"
      And Alice has "Rite of Replication" in hand
      And Alice has {2}{U}{U} in the mana pool
      When Alice casts "Rite of Replication" targeting "Graf Rats" and it resolves
      And the game goes on to Alice's beginning of combat
      And all players pass
      Then "Midnight Scavengers" is in exile
      And Alice controls no tokens
      And Alice controls no Eldrazi

  @CR-712.21
  Rule: 712.21 Leaving the battlefield

    @example-1
    Example: Once a creature dies, and twice a card is put into a graveyard
      Given Alice controls "Moonlit Wake", "Graf Rats" and "Midnight Scavengers"
      And Bob controls "Vulturous Zombie" and three "Swamp"
      And Bob has "Murder" in hand
      When the game goes on to Alice's beginning of combat
      And all players pass
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" targeting "Chittering Host" and it resolves
      And all players pass
      Then "Graf Rats" and "Midnight Scavengers" are in Alice's graveyard
      When all players pass
      And all players pass
      And all players pass
      Then the stack is empty
      And Alice has 21 life
      And "Vulturous Zombie" is 5/5

    Scenario: One creature dies, and two cards are put into the graveyard
      Given the card "Quiet Mourner" is an "Enchantment" that costs {W}
        """
        Whenever another creature dies, you gain 1 life.
        """
      And Alice controls "Quiet Mourner", "Graf Rats" and "Midnight Scavengers"
      And Bob has "Murder" in hand
      And Bob controls three "Swamp"
      When the game goes on to Alice's beginning of combat
      And all players pass
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" targeting "Chittering Host" and it resolves
      And all players pass
      Then "Graf Rats" and "Midnight Scavengers" are in Alice's graveyard
      And Alice has 21 life
      And "Graf Rats" is 2/1

  @CR-712.21c
  Rule: 712.21c What follows it finds both cards

    Scenario: A Host that is exiled and returned comes back as the two creatures that it was
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Plains"
      And Alice has "Cloudshift" in hand
      When the game goes on to Alice's beginning of combat
      And all players pass
      And all players pass
      And Alice activates "Plains"
      And Alice casts "Cloudshift" targeting "Chittering Host" and it resolves
      Then "Cloudshift" is in Alice's graveyard
      And Alice controls "Graf Rats" and "Midnight Scavengers"
      And Alice controls no Eldrazi

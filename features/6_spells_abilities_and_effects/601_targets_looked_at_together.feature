Feature: 601. Casting Spells: what has to be so of all that are chosen together

  @CR-601.2c
  Rule: 601.2c Targets are announced, and have to be legal together

    Scenario: The mana values of all targets together are within the limit
      Given the card "Scout for Survivors" is a "Sorcery" that costs {2}{W}:
        """
        Return up to three target creature cards with total mana value 3 or less from your graveyard to the battlefield. Put a +1/+1 counter on each of them.
        """
      And Alice has "Grizzly Bears", "Runeclaw Bear", "Muck Rats" and "Hill Giant" in the graveyard
      And Alice has "Scout for Survivors" in hand
      And Alice has {2}{W} in the mana pool
      Then Alice can't cast "Scout for Survivors" targeting "Hill Giant"
      And Alice can't cast "Scout for Survivors" targeting "Grizzly Bears" and "Runeclaw Bear"
      When Alice casts "Scout for Survivors" targeting "Grizzly Bears" and "Muck Rats" and it resolves
      Then "Grizzly Bears" is 3/3
      And "Muck Rats" is 2/2

    Scenario: One player controls all targets, whichever player that is
      Given the card "Snare for Two" is an "Instant" that costs {0}:
        """
        Tap two target creatures controlled by the same player.
        """
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Hill Giant" and "Muck Rats"
      And Alice has "Snare for Two" (first) and "Snare for Two" (second) in hand
      Then Alice can't cast "Snare for Two" (first) targeting "Grizzly Bears" and "Hill Giant"
      When Alice casts "Snare for Two" (first) targeting "Grizzly Bears" and "Runeclaw Bear" and it resolves
      And Alice casts "Snare for Two" (second) targeting "Hill Giant" and "Muck Rats" and it resolves
      Then "Grizzly Bears" is tapped
      And "Muck Rats" is tapped

    Scenario: Targets of a total power are as many as come to no more than that
      Given the card "Sweep the Small" is a "Sorcery" that costs {0}:
        """
        Destroy any number of target creatures with total power 4 or less.
        """
      And Bob controls "Grizzly Bears", "Hill Giant" and "Raging Goblin"
      And Alice has "Sweep the Small" in hand
      Then Alice can't cast "Sweep the Small" targeting "Grizzly Bears" and "Hill Giant", by 601.2c
      When Alice casts "Sweep the Small" targeting "Raging Goblin" and "Hill Giant" and it resolves
      Then "Raging Goblin" and "Hill Giant" are in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

    Scenario: Different players control the two targets of Run Away Together
      Given the card "Run Away Together" is an "Instant" that costs {1}{U}:
        """
        Choose two target creatures controlled by different players. Return those creatures to their owners' hands.
        """
      And Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Hill Giant"
      And Alice has "Run Away Together" in hand
      And Alice has {1}{U} in the mana pool
      Then Alice can't cast "Run Away Together" targeting "Grizzly Bears" and "Runeclaw Bear"
      When Alice casts "Run Away Together" targeting "Grizzly Bears" and "Hill Giant" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Hill Giant" is in Bob's hand

  @CR-201.2b
  Rule: 201.2b Different names

    Scenario: Of cards that are searched for, none has the name of another
      Given the card "Three Dreams" is a "Sorcery" that costs {4}{W}:
        """
        Search your library for up to three Aura cards with different names, reveal them, put them into your hand, then shuffle.
        """
      And Alice's library is empty
      And Alice has "Pacifism" (first), "Pacifism" (second), "Rancor" and "Forest" on top of her library
      And Alice has "Three Dreams" in hand
      And Alice has {4}{W} in the mana pool
      When Alice casts "Three Dreams" and it resolves
      And Alice chooses "Pacifism" (first)
      And Alice chooses "Rancor"
      Then "Pacifism" (first) is in Alice's hand
      And "Rancor" is in Alice's hand
      And "Pacifism" (second) is in Alice's library

    Scenario: Lands of different names are counted by their names
      Given the card "Field of the Dead" is a "Land":
        """
        This land enters tapped.
        {T}: Add {C}.
        Whenever this land or another land you control enters, if you control seven or more lands with different names, create a 2/2 black Zombie creature token.
        """
      And Alice controls "Field of the Dead", "Plains" (first), "Plains" (second), "Island", "Swamp" and "Mountain"
      And Alice controls "Cavern of Souls"
      And Alice has "Forest" and "Plains" (third) in hand
      And Alice controls "Exploration"
      When Alice plays "Plains" (third)
      Then the stack is empty
      When Alice plays "Forest"
      And all players pass
      Then Alice controls one Zombie token

  @CR-603.3d
  Rule: 603.3d The targets of a triggered ability are as many as its event says, at most

    Scenario: As many permanents may be returned as damage was dealt, and no others than that player's
      Given the card "Cephalid Constable" is a "Creature — Octopus Wizard" that costs {1}{U}{U} of size 1/1:
        """
        Whenever this creature deals combat damage to a player, return up to that many target permanents that player controls to their owner's hand.
        """
      And Alice controls "Cephalid Constable" and "Hill Giant"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in the mana pool
      And Bob controls "Runeclaw Bear" and "Forest"
      When Alice casts "Giant Growth" targeting "Cephalid Constable" and it resolves
      And Alice attacks Bob with "Cephalid Constable"
      And the game goes on to Alice's combat damage step
      And Alice chooses "Runeclaw Bear" and "Forest"
      And all players pass
      Then "Runeclaw Bear" is in Bob's hand
      And "Forest" is in Bob's hand

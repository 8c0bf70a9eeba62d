Feature: 603. Handling Triggered Abilities

  @CR-603.2
  Rule: 603.2 What is next to the event that is waited for

    Scenario: Another creature's entering is waited for: not one's own, and not an artifact's
      Given Alice has "Soul Warden", "Sol Ring" and "Savannah Lions" in hand
      And Alice has {C}{W}{W} in the mana pool
      When Alice casts "Soul Warden" and it resolves
      And Alice casts "Sol Ring" and it resolves
      Then the stack is empty
      When Alice casts "Savannah Lions" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: Combat damage to a player is waited for: not to a creature, and not of a spell
      Given the card "Scroll Thief" is a "Creature — Merfolk Rogue" that costs {2}{U} of size 1/3
        """
        Whenever this creature deals combat damage to a player, draw a card.
        """
      And Alice controls "Scroll Thief" and "Scroll Thief" (second)
      And Bob controls "Yoked Ox"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob and it resolves
      And Alice attacks Bob with "Scroll Thief" and "Scroll Thief" (second)
      And Bob blocks "Scroll Thief" (second) with "Yoked Ox"
      And all players pass
      Then Alice has no cards in hand
      When all players pass
      Then Alice has 1 card in hand

    Scenario: Instant and sorcery spells that one casts are waited for: no creature spell, and none of an opponent's
      Given Alice controls "Guttersnipe"
      And Alice has "Savannah Lions", "Chaplain's Blessing" and "Angel's Mercy" in hand
      And Bob has "Angel's Mercy" (second) in hand
      And Alice has {C}{C}{W}{W}{W}{W} in the mana pool
      And Bob has {C}{C}{W}{W} in the mana pool
      When Alice casts "Savannah Lions" and it resolves
      And Bob casts "Angel's Mercy" (second) and it resolves
      Then Alice has 20 life
      And Bob has 27 life
      When Alice casts "Chaplain's Blessing"
      And all players pass
      And all players pass
      Then Bob has 25 life
      When Alice casts "Angel's Mercy"
      And all players pass
      And all players pass
      Then Bob has 23 life

    Scenario: One's own upkeep is waited for, and not the opponent's
      Given Alice controls "Phyrexian Arena"
      When the game goes on to Bob's draw step
      Then Alice has 20 life
      When the game goes on to Alice's draw step
      Then Alice has 19 life
      And Bob has 20 life

    Scenario: A land of one's own is waited for: no opponent's, and no artifact
      Given the card "Jaddi Offshoot" is a "Creature — Plant" that costs {G} of size 0/3
        """
        Defender
        Landfall — Whenever a land you control enters, you gain 1 life.
        """
      And Alice controls "Jaddi Offshoot"
      And Alice has "Forest" and "Sol Ring" in hand
      And Bob has "Plains" in hand
      And Alice has {C} in the mana pool
      When Alice casts "Sol Ring" and it resolves
      Then the stack is empty
      When Alice plays "Forest"
      And all players pass
      Then Alice has 21 life
      When the game goes on to Bob's precombat main phase
      And Bob plays "Plains"
      Then the stack is empty
      And Alice has 21 life

    Scenario: One's own gain is waited for, and not an opponent's
      Given Alice controls "Ajani's Pridemate"
      And Alice has "Whitesun's Passage" in hand
      And Bob has "Whitesun's Passage" (second) in hand
      And Alice has {C}{W} in the mana pool
      And Bob has {C}{W} in the mana pool
      When Bob casts "Whitesun's Passage" (second) and it resolves
      Then Bob has 25 life
      And the stack is empty
      When Alice casts "Whitesun's Passage" and it resolves
      And all players pass
      Then "Ajani's Pridemate" is a 3/3 creature

    Scenario: A creature's death is waited for: no artifact's destruction, and no creature's return
      Given Alice controls "Moonlit Wake"
      And Bob controls "Grizzly Bears", "Sol Ring" and "Glory Seeker"
      And Alice has "Murder", "Shatter" and "Unsummon" in hand
      And Alice has {C}{C}{B}{B}{R}{U} in the mana pool
      When Alice casts "Shatter" targeting "Sol Ring" and it resolves
      And Alice casts "Unsummon" targeting "Glory Seeker" and it resolves
      Then the stack is empty
      When Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: What a creature itself does is waited for, and not what the one beside it does
      Given the card "Audacious Thief" is a "Creature — Human Rogue" that costs {2}{B} of size 2/2:
        """
        Whenever this creature attacks, you draw a card and you lose 1 life.
        """
      And Alice controls "Audacious Thief" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Audacious Thief"
      And all players pass
      Then Alice has 19 life

    Scenario: One's own combat has a beginning that is waited for, and an opponent's another that is not
      Given the card "Drum" is an "Artifact"
        """
        At the beginning of combat on your turn, you gain 1 life.
        """
      And Alice controls "Drum"
      And it is Alice's end step
      When the game goes on to Bob's postcombat main phase
      Then Alice has 20 life
      When the game goes on to Alice's postcombat main phase
      Then Alice has 21 life

    Scenario: Discarding is waited for: a card that is milled is none that was discarded, and an opponent discards for themselves
      Given the card "Lesser Urn" is an "Artifact"
        """
        Whenever you discard a card, you gain 1 life.
        """
      And the card "Mind Rot" is a "Sorcery" that costs {2}{B}
        """
        Target player discards two cards.
        """
      And the card "Thought Scour" is an "Instant" that costs {U}
        """
        Target player mills two cards.
        Draw a card.
        """
      And Alice controls "Lesser Urn"
      And Alice has "Mind Rot", "Mind Rot" (third) and "Thought Scour" in hand
      And Alice has "Island" and "Forest" on top of her library
      And Bob has "Mind Rot" (second), "Swamp" and "Plains" in hand
      And Alice has {C}{C}{C}{C}{B}{B}{U} in the mana pool
      When Alice casts "Thought Scour" targeting Alice and it resolves
      And Alice casts "Mind Rot" targeting Bob
      And all players pass
      And Bob chooses "Swamp" and "Plains"
      Then the stack is empty
      And Alice has 20 life
      And "Swamp" and "Plains" are in Bob's graveyard
      When Alice casts "Mind Rot" (third) targeting Alice and it resolves
      And all players pass
      Then Alice has 21 life

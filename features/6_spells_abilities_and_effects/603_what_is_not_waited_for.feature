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

    Scenario: Combat damage to it is waited for, and a spell's damage is not
      Given the card "Souls of the Faultless" is a "Creature — Spirit" that costs {W}{B}{B} of size 0/4:
        """
        Defender
        Whenever this creature is dealt combat damage, you gain that much life and attacking player loses that much life.
        """
      And Bob controls "Souls of the Faultless"
      And Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting "Souls of the Faultless" and it resolves
      Then the stack is empty
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Souls of the Faultless"
      And all players pass
      And all players pass
      Then Bob has 22 life
      And Alice has 18 life

    Scenario: What an opponent's effect has one discard is waited for, and what one discards for a cost is not
      Given the card "Guerrilla Tactics" is an "Instant" that costs {1}{R}:
        """
        Guerrilla Tactics deals 2 damage to any target.
        When a spell or ability an opponent controls causes you to discard this card, it deals 4 damage to any target.
        """
      And Bob controls "Wild Mongrel"
      And Bob has "Guerrilla Tactics" (first) and "Guerrilla Tactics" (second) in hand
      And Alice has "Raven's Crime" in hand
      And Alice has {B} in the mana pool
      When Alice passes
      And Bob activates "Wild Mongrel"
      And Bob chooses "Guerrilla Tactics" (first)
      And all players pass
      And Bob chooses red
      Then the stack is empty
      When Alice casts "Raven's Crime" targeting Bob and it resolves
      And Bob chooses Alice
      And all players pass
      Then Alice has 16 life

    Scenario: One's own sacrifice is waited for, and not an opponent's
      Given the card "Smothering Abomination" is a "Creature — Eldrazi" that costs {2}{B}{B} of size 4/3:
        """
        Devoid
        Flying
        At the beginning of your upkeep, sacrifice a creature.
        Whenever you sacrifice a creature, draw a card.
        """
      And the card "Diabolic Edict" is an "Instant" that costs {1}{B}:
        """
        Target player sacrifices a creature of their choice.
        """
      And Alice controls "Smothering Abomination" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Diabolic Edict" (first) and "Diabolic Edict" (second) in hand
      And Alice has {1}{B}{1}{B} in the mana pool
      When Alice casts "Diabolic Edict" (first) targeting Bob and it resolves
      Then "Hill Giant" is in Bob's graveyard
      And the stack is empty
      When Alice casts "Diabolic Edict" (second) targeting Alice and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then Alice has 1 card in hand

    Scenario: A creature with flying that it blocks is waited for, and one without is not
      Given the card "Netcaster Spider" is a "Creature — Spider" that costs {2}{G} of size 2/3:
        """
        Reach
        Whenever this creature blocks a creature with flying, this creature gets +2/+0 until end of turn.
        """
      And Alice controls "Storm Crow" and "Grizzly Bears"
      And Bob controls "Netcaster Spider" (first) and "Netcaster Spider" (second)
      When Alice attacks Bob with "Storm Crow" and "Grizzly Bears"
      And Bob blocks "Storm Crow" with "Netcaster Spider" (first) and "Grizzly Bears" with "Netcaster Spider" (second)
      And all players pass
      Then "Netcaster Spider" (first) is 4/3
      And "Netcaster Spider" (second) is 2/3

    Scenario: A Swamp that one taps for mana is waited for: no Forest, and no opponent's Swamp
      Given the card "Crypt Ghast" is a "Creature — Spirit" that costs {3}{B} of size 2/2:
        """
        Extort
        Whenever you tap a Swamp for mana, add an additional {B}.
        """
      And Alice controls "Crypt Ghast", "Swamp" (Alice's) and "Forest"
      And Bob controls "Swamp" (Bob's)
      When Alice activates "Forest"
      Then Alice has {G} in the mana pool
      When Alice activates "Swamp" (Alice's)
      Then Alice has {G}{B}{B} in the mana pool
      When Alice passes
      And Bob activates "Swamp" (Bob's)
      Then Bob has {B} in the mana pool

    Scenario: Cards that leave one's own graveyard are waited for: none of an opponent's, and no artifact card
      Given the card "Soul Enervation" is an "Enchantment" that costs {3}{B}:
        """
        Flash
        When this enchantment enters, target creature gets -4/-4 until end of turn.
        Whenever one or more creature cards leave your graveyard, each opponent loses 1 life and you gain 1 life.
        """
      And the card "Scarab Feast" is an "Instant" that costs {B}:
        """
        Exile up to three target cards from a single graveyard.
        Cycling {B}
        """
      And Alice controls "Soul Enervation"
      And Alice has "Scarab Feast" (first), "Scarab Feast" (second) and "Scarab Feast" (third) in hand
      And Alice has {B}{B}{B} in the mana pool
      And Alice has "Grizzly Bears" and "Sol Ring" in the graveyard
      And Bob has "Hill Giant" in the graveyard
      When Alice casts "Scarab Feast" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in exile
      And the stack is empty
      When Alice casts "Scarab Feast" (second) targeting "Sol Ring" and it resolves
      Then "Sol Ring" is in exile
      And the stack is empty
      When Alice casts "Scarab Feast" (third) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: Excess damage that is no combat damage is waited for: no combat damage, no more than is lethal, and none to one's own creature
      Given the card "Magmatic Galleon" is an "Artifact — Vehicle" that costs {3}{R}{R} of size 5/5:
        """
        When this Vehicle enters, it deals 5 damage to target creature an opponent controls.
        Whenever one or more creatures your opponents control are dealt excess noncombat damage, create a Treasure token.
        Crew 2
        """
      And the card "Lava Axe Swing" is a "Sorcery" that costs {0}:
        """
        Lava Axe Swing deals 3 damage to target creature.
        """
      And Alice controls "Magmatic Galleon" and "Grizzly Bears"
      And Alice controls "Hill Giant" (Alice's)
      And Bob controls "Hill Giant" (Bob's), "Runeclaw Bear" and "Glory Seeker"
      And Alice has "Lava Axe Swing" (first), "Lava Axe Swing" (second) and "Lava Axe Swing" (third) in hand
      When Alice casts "Lava Axe Swing" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And the stack is empty
      When Alice casts "Lava Axe Swing" (second) targeting "Hill Giant" (Bob's) and it resolves
      Then "Hill Giant" (Bob's) is in Bob's graveyard
      And the stack is empty
      When Alice casts "Lava Axe Swing" (third) targeting "Runeclaw Bear" and it resolves
      And all players pass
      Then "Treasure Token" is on the battlefield
      When Alice attacks Bob with "Hill Giant" (Alice's)
      And Bob blocks "Hill Giant" (Alice's) with "Glory Seeker"
      And all players pass
      Then "Glory Seeker" is in Bob's graveyard
      And the stack is empty

    Scenario: Its own door is waited for, and not that of another Room
      Given Alice has "Glassworks // Shattered Yard" (first) and "Glassworks // Shattered Yard" (second) in hand
      And Bob controls "Hill Giant" and "Centaur Courser"
      And Alice has {2}{R}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" (first) using "Glassworks" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      When Alice casts "Glassworks // Shattered Yard" (second) using "Glassworks" and it resolves
      And all players pass
      Then the stack is empty
      And "Centaur Courser" is in Bob's graveyard

    Scenario: A +1/+1 counter of one's own creature is waited for: no other counter, and none of an opponent's
      Given the card "Tally Sheet" is an "Enchantment":
        """
        Whenever a +1/+1 counter is removed from a creature you control, you gain 1 life.
        """
      And the card "Triskelion" is an "Artifact Creature — Construct" that costs {6} of size 1/1:
        """
        This creature enters with three +1/+1 counters on it.
        Remove a +1/+1 counter from this creature: It deals 1 damage to any target.
        """
      And Alice controls "Tally Sheet"
      And Alice controls "Triskelion" (first) with two +1/+1 counters
      And Alice controls "Hill Giant" with one shield counter
      And Bob controls "Triskelion" (second) with two +1/+1 counters
      When Alice passes
      And Bob activates "Triskelion" (second) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has no counters
      And the stack is empty
      When Alice activates "Triskelion" (first) targeting Bob
      And all players pass
      Then Alice has 21 life

    Scenario: Two blockers are waited for, and one doesn't let it trigger
      Given the card "Cornered Beast" is a "Creature — Beast" of size 5/5:
        """
        Whenever this creature becomes blocked by two or more creatures, you gain 1 life.
        """
      And Alice controls "Cornered Beast" (first) and "Cornered Beast" (second)
      And Bob controls "Grizzly Bears", "Raging Goblin" and "Hill Giant"
      When Alice attacks Bob with "Cornered Beast" (first) and "Cornered Beast" (second)
      And Bob blocks "Cornered Beast" (first) with "Raging Goblin" and "Cornered Beast" (second) with "Grizzly Bears" and "Hill Giant"
      Then the stack, from the top, is ability of "Cornered Beast" (second)
      When all players pass
      Then Alice has 21 life

    Scenario: An attack on oneself or one's planeswalker is waited for, and not on another player or that one's planeswalker
      Given the players are Alice, Bob and Carol
      And the card "Watchtower Bell" is an "Enchantment":
        """
        Whenever a creature attacks you or a planeswalker you control, you gain 1 life.
        """
      And Bob controls "Watchtower Bell"
      And Bob controls "Jace Beleren" (Bob's) with three loyalty counters
      And Carol controls "Jace Beleren" (Carol's) with three loyalty counters
      And Alice controls "Grizzly Bears", "Raging Goblin", "Hill Giant" and "Glory Seeker"
      When Alice attacks Carol with "Grizzly Bears" and "Jace Beleren" (Carol's) with "Raging Goblin" and "Jace Beleren" (Bob's) with "Hill Giant" and Bob with "Glory Seeker"
      And all players pass
      And all players pass
      Then Bob has 22 life
      And the stack is empty

    Scenario: What would be dealt to oneself and is prevented is waited for, and not what would be dealt to a creature
      Given the card "Quilted Vest" is an "Artifact":
        """
        Whenever damage that would be dealt to you is prevented, you gain 1 life.
        """
      And the card "Samite Healer" is a "Creature — Human Cleric" that costs {1}{W} of size 1/1:
        """
        {T}: Prevent the next 1 damage that would be dealt to any target this turn.
        """
      And Alice controls "Quilted Vest", "Samite Healer" (first), "Samite Healer" (second) and "Hill Giant"
      And Bob controls "Prodigal Pyromancer" (first) and "Prodigal Pyromancer" (second)
      When Alice activates "Samite Healer" (first) targeting "Hill Giant" and it resolves
      And Alice activates "Samite Healer" (second) targeting Alice and it resolves
      And Alice passes
      And Bob activates "Prodigal Pyromancer" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" has no damage marked
      And the stack is empty
      When Bob activates "Prodigal Pyromancer" (second) targeting Alice and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: A spell that is countered is waited for, and not an ability
      Given the card "Book of Refusals" is an "Artifact":
        """
        Whenever a spell is countered, you gain 1 life.
        """
      And Alice controls "Book of Refusals" and "Prodigal Pyromancer"
      And Alice has "Shock" in hand
      And Alice has {R} in the mana pool
      And Bob has "Stifle" and "Cancel" in hand
      And Bob has {U}{1}{U}{U} in the mana pool
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Stifle" targeting "ability of Prodigal Pyromancer" and it resolves
      Then the stack is empty
      And Bob has 20 life
      When Alice casts "Shock" targeting Bob
      And Alice passes
      And Bob casts "Cancel" targeting "Shock" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: Four mana that one spends is waited for, and not what an opponent spends besides
      Given the card "Ledger of Outlays" is an "Artifact":
        """
        Whenever you expend 4, you gain 1 life.
        """
      And the card "Divination" is a "Sorcery" that costs {2}{U}:
        """
        Draw two cards.
        """
      And Alice controls "Ledger of Outlays"
      And Alice has "Divination" and "Shock" (first) in hand
      And Bob has "Shock" (second) in hand
      And Alice has {2}{U}{R} in the mana pool
      And Bob has {R} in the mana pool
      When Alice casts "Divination" and it resolves
      And Alice passes
      And Bob casts "Shock" (second) targeting Bob and it resolves
      Then Alice has 20 life
      And the stack is empty
      When Alice casts "Shock" (first) targeting Bob
      And all players pass
      Then Alice has 21 life

    Scenario: A creature card from one's own library is waited for: no other card from there, and no creature that dies
      Given the card "Crypt Ledger" is an "Artifact":
        """
        Whenever a creature card is put into your graveyard from your library, you gain 1 life.
        """
      And Alice controls "Crypt Ledger" and "Raging Goblin"
      And Alice has "Grizzly Bears" and "Forest" on top of her library
      And Alice has "Thought Scour" and "Shock" in hand
      And Alice has {U}{R} in the mana pool
      When Alice casts "Shock" targeting "Raging Goblin" and it resolves
      Then "Raging Goblin" is in Alice's graveyard
      And the stack is empty
      When Alice casts "Thought Scour" targeting Alice and it resolves
      And all players pass
      Then "Forest" is in Alice's graveyard
      And Alice has 21 life

    Scenario: An Aura on one's own creature is waited for, and none on an opponent's
      Given the card "Loom of Blessings" is an "Artifact":
        """
        Whenever an Aura becomes attached to a creature you control, you gain 1 life.
        """
      And Alice controls "Loom of Blessings" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Holy Strength" (first) and "Holy Strength" (second) in hand
      And Alice has {W}{W} in the mana pool
      When Alice casts "Holy Strength" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is 4/5
      And the stack is empty
      When Alice casts "Holy Strength" (second) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: Becoming a target, and a crime, are waited for: a mana ability is neither, and nobody's own creature makes a crime
      Given the card "Witness Stand" is an "Enchantment":
        """
        Whenever a creature becomes the target of a spell or ability, you gain 1 life.
        Whenever you commit a crime, you draw a card.
        """
      And Alice controls "Witness Stand", "Mountain" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R} in the mana pool
      When Alice activates "Mountain"
      Then the stack is empty
      When Alice casts "Shock" (first) targeting "Grizzly Bears"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And Alice has 1 card in hand
      When Alice casts "Shock" (second) targeting "Hill Giant"
      And Alice orders "Witness Stand" and "Witness Stand" (2)
      And all players pass
      And all players pass
      Then Alice has 22 life
      And Alice has 1 card in hand

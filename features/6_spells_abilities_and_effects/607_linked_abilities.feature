Feature: 607. Linked Abilities

  An ability that speaks of what another ability of its object did speaks of nothing else that was done.

  Background:
    Given these cards:
      | name  | type     | cost | text                                                                                                                          |
      | Vault | Artifact | {0}  | {0}: Exile target creature. / {1}: Return all cards exiled with this artifact to the battlefield under their owners' control. |
      | Lens  | Artifact | {0}  | {0}: Target artifact gains "{0}, {T}: Exile target creature." until end of turn.                                              |

  @CR-607.1
  Rule: 607.1 Each of two linked abilities speaks of the other alone

    Scenario: What another ability of the same object exiled does not come back
      Given Alice controls "Vault" and "Lens"
      And Alice has {1} in the mana pool
      And Bob controls a 2/2 creature "Ox" and a 1/1 creature "Elf"
      When Alice activates "Lens" targeting "Vault" and it resolves
      And Alice activates "Vault", "{0}, {T}: Exile" targeting "Elf" and it resolves
      And Alice activates "Vault", "{0}: Exile" targeting "Ox" and it resolves
      And Alice activates "Vault", "Return all" and it resolves
      Then "Ox" is on the battlefield
      And "Elf" is in exile

    Scenario: What another object of the same name exiled does not come back either
      Given Alice controls "Synod Sanctum" (first) and "Synod Sanctum" (second)
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has {6} in the mana pool
      When Alice activates "Synod Sanctum" (first), "Exile" targeting "Grizzly Bears" and it resolves
      And Alice activates "Synod Sanctum" (second), "Exile" targeting "Hill Giant" and it resolves
      And Alice activates "Synod Sanctum" (first), "Return all" and it resolves
      Then "Grizzly Bears" is on the battlefield
      And "Hill Giant" is in exile

  @CR-607.1a
  Rule: 607.1a Abilities that an object gives itself

    Scenario: An ability that an object gives itself is linked to those printed on it
      Given the card "Archive" is an "Artifact" that costs {0}
        """
        As long as you control a Forest, this artifact has "{0}: Exile target creature."
        {0}: Return all cards exiled with this artifact to the battlefield under their owners' control.
        """
      And Alice controls "Archive" and "Forest"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Archive", "Exile target" targeting "Ox" and it resolves
      And Alice activates "Archive", "Return all" and it resolves
      Then "Ox" is on the battlefield

  @CR-607.1b
  Rule: 607.1b Abilities on the two faces of a card

    Scenario: The back face knows what an ability of the front face exiled
      Given the card "Trap" is an "Artifact" that costs {0}
        """
        {0}: Exile target creature, then transform this artifact.
        """
      And the card "Sprung Trap" is an "Artifact"
        """
        {0}: Return all cards exiled with this artifact to the battlefield under their owners' control.
        """
      And Alice controls "Trap"
      And the other face of "Trap" is "Sprung Trap"
      And Bob controls a 2/2 creature "Ox"
      When Alice activates "Trap" targeting "Ox" and it resolves
      Then "Trap" is named "Sprung Trap"
      When Alice activates "Trap" and it resolves
      Then "Ox" is on the battlefield

  @CR-607.1c
  Rule: 607.1c An ability that is linked to itself

    Scenario: Each time, what was exiled the time before comes back
      Given Alice controls "Mirror of Life Trapping"
      And Alice has "Grizzly Bears" and "Hill Giant" in hand
      And Alice has {4}{R}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile
      When Alice casts "Hill Giant" and it resolves
      And all players pass
      Then "Hill Giant" is in exile
      And "Grizzly Bears" is on the battlefield

    Scenario: The exiled card is the one that was exiled just now, all cards exiled are all of them
      Given the card "Alembic" is an "Artifact"
        """
        {0}: Exile the top card of your library. You gain life equal to the exiled card's mana value.
        {1}: Return all cards exiled with this artifact to their owners' hands.
        """
      And the card "Divination" is a "Sorcery" that costs {2}{U}
        """
        Draw two cards.
        """
      And Alice controls "Alembic"
      And Alice has "Divination" and "Shock" on top of the library
      And Alice has {1} in the mana pool
      When Alice activates "Alembic", "Exile" and it resolves
      Then Alice has 23 life
      When Alice activates "Alembic", "Exile" and it resolves
      Then Alice has 24 life
      When Alice activates "Alembic", "Return" and it resolves
      Then "Divination" and "Shock" are in Alice's hand

    Scenario: Each other card is none that was exiled just now
      Given Alice controls "Moonring Mirror"
      And Alice has "Reach Through Mists" and "Shock" in hand
      And Alice has "Opt" and "Forest" on top of the library
      And Alice has {U} in the mana pool
      When Alice casts "Reach Through Mists" and it resolves
      And all players pass
      Then "Forest" is in exile
      When the game goes on to Alice's upkeep
      And all players pass
      And Alice says yes
      Then "Forest" is in Alice's hand
      And "Shock" and "Opt" are in exile

  @CR-607.1d
  Rule: 607.1d Abilities of an object and of what it made

    Background:
      Given the card "Medium" is a "Creature — Human" that costs {0} of size 2/2
        """
        {0}: Exile target creature. Create a 1/1 white Spirit creature token with "{0}: Return the exiled card to its owner's hand."
        """
      And the card "Door" is an "Artifact" that costs {0}
        """
        {0}: Exile target creature. Put a creature card from your hand onto the battlefield.
        """
      And these cards:
        | name   | type     | cost | size | text                                                                    |
        | Warden | Creature | {0}  | 1/3  | {0}: Return the exiled card to its owner's hand.                        |
        | Keeper | Creature | {0}  | 1/3  | {0}: Return all cards exiled with this creature to their owners' hands. |
      And Bob controls "Grizzly Bears" and "Mons's Goblin Raiders"

    Scenario: A token's ability speaks of what the ability that made the token exiled
      Given Alice controls "Medium" (wise) and "Medium" (sly)
      When Alice activates "Medium" (wise) targeting "Grizzly Bears" and it resolves
      And Alice activates "Spirit Token" and it resolves
      Then "Grizzly Bears" is in Bob's hand

    Scenario: What another object than the token's maker exiled is none of its business
      Given Alice controls "Medium" (wise) and "Medium" (sly)
      When Alice activates "Medium" (wise) targeting "Grizzly Bears" and it resolves
      And Alice activates "Medium" (sly) targeting "Mons's Goblin Raiders" and it resolves
      And Alice activates "Spirit Token" and it resolves
      Then "Grizzly Bears" is in Bob's hand
      And "Mons's Goblin Raiders" is in exile

    Scenario: So it is with an emblem, which speaks of nothing that another emblem's maker exiled
      Given the card "Seer" is a "Creature — Human" of size 2/2
        """
        {0}: Exile target creature. You get an emblem with "{0}: Return the exiled card to its owner's hand."
        """
      And Alice controls "Seer" (wise)
      And Alice controls "Seer" (sly)
      When Alice activates "Seer" (wise) targeting "Grizzly Bears" and it resolves
      And Alice activates "Seer" (sly) targeting "Mons's Goblin Raiders" and it resolves
      And Alice activates "emblem of Seer (sly)" and it resolves
      Then "Mons's Goblin Raiders" is in Bob's hand
      And "Grizzly Bears" is in exile

    Scenario: A token knows what its maker exiled even after that has left
      Given Alice controls "Medium"
      And Alice has "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      When Alice activates "Medium" targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" targeting "Medium" and it resolves
      And Alice activates "Spirit Token" and it resolves
      Then "Grizzly Bears" is in Bob's hand

    Scenario: A card put onto the battlefield speaks of what was exiled by what put it there
      Given Alice controls "Door"
      And Alice has "Warden" in hand
      When Alice activates "Door" targeting "Grizzly Bears" and it resolves
      And Alice activates "Warden" and it resolves
      Then "Grizzly Bears" is in Bob's hand

    Scenario: A permanent that came by another way is not linked to it
      Given Alice controls "Door" and "Warden" (old)
      And Alice has "Warden" (new) in hand
      When Alice activates "Door" targeting "Grizzly Bears" and it resolves
      And Alice activates "Warden" (old) and it resolves
      Then "Grizzly Bears" is in exile
      When Alice activates "Warden" (new) and it resolves
      Then "Grizzly Bears" is in Bob's hand

    Scenario: A token has the color that was chosen for what made it
      Given the card "Dyer" is an "Artifact" that costs {0}
        """
        {0}: Choose a color. Create a 1/1 white Spirit creature token with "This creature is the chosen color."
        """
      And Alice controls "Dyer"
      When Alice activates "Dyer" and it resolves
      And Alice chooses red
      Then "Spirit Token" is red

    Scenario: Cards exiled with the permanent itself are only its own
      Given Alice controls "Door"
      And Alice has "Keeper" in hand
      When Alice activates "Door" targeting "Grizzly Bears" and it resolves
      And Alice activates "Keeper" and it resolves
      Then "Grizzly Bears" is in exile

  @CR-607.2a
  Rule: 607.2a Cards that an activated or triggered ability exiled

    Scenario: A triggered ability exiles and another brings the card back
      Given Alice has "Faceless Butcher" and "Wander Off" in hand
      And Alice has {5}{B}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Faceless Butcher" and it resolves
      And all players pass
      Then "Grizzly Bears" is in exile
      When Alice casts "Wander Off" targeting "Faceless Butcher" and it resolves
      And all players pass
      Then "Grizzly Bears" is on the battlefield

    Scenario: A card that went back to exile by other means does not count
      Given Alice controls "Mirror of Life Trapping"
      And Alice has "Grizzly Bears", "Hill Giant", "Wander Off" and "Savannah Lions" in hand
      And Alice has {7}{W}{B}{R}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      And Alice casts "Hill Giant" and it resolves
      And all players pass
      Then "Grizzly Bears" is on the battlefield
      When Alice casts "Wander Off" targeting "Grizzly Bears" and it resolves
      And Alice casts "Savannah Lions" and it resolves
      And all players pass
      Then "Hill Giant" is on the battlefield
      And "Grizzly Bears" and "Savannah Lions" are in exile

  @CR-607.2b
  Rule: 607.2b Cards that a replacement effect exiled

    Scenario: Of two such creatures each returns only what it exiled itself
      Given Alice controls "Asmodeus the Archfiend"
      And Bob controls "Asmodeus the Archfiend" (Bob's)
      And Alice has "Reach Through Mists" in hand
      And Bob has "Reach Through Mists" (Bob's) in hand
      And Alice has {U}{B} in the mana pool
      And Bob has {U} in the mana pool
      And Alice has "Forest" on top of the library
      And Bob has "Island" on top of the library
      When Alice casts "Reach Through Mists" and it resolves
      And Alice passes
      And Bob casts "Reach Through Mists" (Bob's) and it resolves
      Then "Forest" and "Island" are in exile
      When Alice activates "Asmodeus the Archfiend", "Return all" and it resolves
      Then "Forest" is in Alice's hand
      And "Island" is in exile
      And Alice has 19 life

  @CR-607.2c
  Rule: 607.2c Objects that an ability put onto the battlefield

    Scenario: Only the tokens made by this object's ability are exiled
      Given Alice controls "Dual Nature" (old) and "Dual Nature" (new)
      And Alice has "Grizzly Bears" and "Demystify" in hand
      And Alice has {1}{W}{G} in the mana pool
      When Alice casts "Grizzly Bears" and it resolves
      And Alice orders "Dual Nature" (old) and "Dual Nature" (new)
      And all players pass
      And all players pass
      Then Alice controls three Bear creatures
      When Alice casts "Demystify" targeting "Dual Nature" (old) and it resolves
      And all players pass
      Then Alice controls two Bear creatures

    Scenario: A card that an ability put onto the battlefield is known to the ability linked to it
      Given the card "Sneak Door" is an "Artifact" that costs {0}
        """
        {0}: Put a creature card from your hand onto the battlefield.
        {1}: Sacrifice all creatures put onto the battlefield with this artifact.
        """
      And Alice controls "Sneak Door" and a 1/1 creature "Elf"
      And Alice has {1} in the mana pool
      And Alice has a 2/2 creature card "Ox" in hand
      When Alice activates "Sneak Door", "Put a creature" and it resolves
      And Alice activates "Sneak Door", "Sacrifice all" and it resolves
      Then "Ox" is in Alice's graveyard
      And "Elf" is on the battlefield

  @CR-607.2d
  Rule: 607.2d A chosen value

    Scenario: A value chosen on resolution is known to the ability linked to it
      Given the card "Prism" is an "Artifact" that costs {0}
        """
        {0}: Choose a color.
        {T}: Add one mana of the chosen color.
        """
      And Alice controls "Prism"
      When Alice activates "Prism", "Choose" and it resolves
      And Alice chooses red
      And Alice activates "Prism", "Add one"
      Then Alice has {R} in the mana pool

    Scenario: A later choice takes the place of an earlier one
      Given the card "Prism" is an "Artifact" that costs {0}
        """
        {0}: Choose a color.
        {T}: Add one mana of the chosen color.
        """
      And Alice controls "Prism"
      When Alice activates "Prism", "Choose" and it resolves
      And Alice chooses red
      And Alice activates "Prism", "Choose" and it resolves
      And Alice chooses green
      And Alice activates "Prism", "Add one"
      Then Alice has {G} in the mana pool

    Scenario: The player who was chosen as it entered is dealt the damage
      Given Alice has "Stuffy Doll" and "Shock" in hand
      And Alice has {C}{C}{C}{C}{C}{R} in the mana pool
      When Alice casts "Stuffy Doll" and it resolves
      And Alice chooses Bob
      And Alice casts "Shock" targeting "Stuffy Doll" and it resolves
      And all players pass
      Then Bob has 18 life
      And Alice has 20 life

    Scenario: The player who is chosen for another one later is not dealt it
      Given the players are Alice, Bob and Carol
      And Alice controls "Stuffy Doll" (first)
      And the player chosen for "Stuffy Doll" (first) is Bob
      And Alice has "Stuffy Doll" (second) in hand
      And Alice has {C}{C}{C}{C}{C} in the mana pool
      When Alice casts "Stuffy Doll" (second) and it resolves
      And Alice chooses Carol
      And Alice activates "Stuffy Doll" (first) and it resolves
      And all players pass
      Then Bob has 19 life
      And Carol has 20 life

  @CR-607.2e
  Rule: 607.2e Noted information

    Scenario: What was noted stays as it was noted
      Given the card "Ledger" is an "Artifact" that costs {0}
        """
        {0}: Note the number of creatures you control.
        {0}: You gain X life, where X is the noted number.
        """
      And the card "Sweep" is an "Instant" that costs {0}
        """
        Destroy all creatures.
        """
      And Alice controls "Ledger", a 1/1 creature "Elf" and a 2/2 creature "Ox"
      And Alice has "Sweep" in hand
      When Alice activates "Ledger", "Note" and it resolves
      And Alice casts "Sweep" and it resolves
      And Alice activates "Ledger", "gain" and it resolves
      Then Alice has 22 life

    Scenario: A note of another object tells nothing
      Given the card "Ledger" is an "Artifact" that costs {0}
        """
        {0}: Note the number of creatures you control.
        {0}: You gain X life, where X is the noted number.
        """
      And Alice controls "Ledger" (red), "Ledger" (blue) and a 1/1 creature "Elf"
      When Alice activates "Ledger" (red), "Note" and it resolves
      And Alice activates "Ledger" (blue), "gain" and it resolves
      Then Alice has 20 life
      When Alice activates "Ledger" (red), "gain" and it resolves
      Then Alice has 21 life

  @CR-607.2f
  Rule: 607.2f A choice between words

    Scenario: Each of two enchantments knows only the word chosen for itself
      Given Alice has "Palace Siege" (first) and "Palace Siege" (second) in hand
      And Alice has {6}{B}{B}{B}{B} in the mana pool
      When Alice casts "Palace Siege" (first) and it resolves
      And Alice chooses Dragons
      And Alice casts "Palace Siege" (second) and it resolves
      And Alice chooses Khans
      And the game goes on to Alice's upkeep
      And Alice orders "Palace Siege" (first) and "Palace Siege" (second)
      Then the stack, from the top, is ability of "Palace Siege" (first)
      When all players pass
      Then Bob has 18 life
      And Alice has 22 life

  @CR-607.2g
  Rule: 607.2g A cost paid as the object enters

    Scenario: The life paid as a creature enters is what its other ability asks for
      Given the card "Minion of the Wastes" is a "Creature — Minion" that costs {3}{B}{B}{B} of size */*:
        """
        Trample
        As this creature enters, pay any amount of life.
        Minion of the Wastes's power and toughness are each equal to the life paid as it entered.
        """
      And Alice has "Minion of the Wastes" in hand
      And Alice has {3}{B}{B}{B} in the mana pool
      When Alice casts "Minion of the Wastes" and it resolves
      And Alice chooses 4
      Then "Minion of the Wastes" is 4/4
      And Alice has 16 life

  @CR-607.2h @CR-603.11
  Rule: 607.2h A static and a triggered ability in one paragraph

    Scenario: Of two such paragraphs each sees only what it has revealed itself
      Given Alice controls "Rowen" (first) and "Rowen" (second)
      And Alice has "Reach Through Mists" in hand
      And Alice has {U} in the mana pool
      And Alice has "Forest", "Opt", "Shock" and "Hornet Sting" on top of the library
      When Alice casts "Reach Through Mists" and it resolves
      And all players pass
      And all players pass
      Then "Forest", "Opt" and "Shock" are in Alice's hand
      And the stack is empty

  @CR-607.2i
  Rule: 607.2i Whether an additional cost was paid

    @example-1
    Example: Stormscape Battlemage, kicked with {W}, has its controller gain life
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has {2}{U}{W} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" using "kicker {W}" and it resolves
      And all players pass
      Then Alice has 23 life
      And "Grizzly Bears" is on the battlefield
      And the stack is empty

    @example-1
    Example: Stormscape Battlemage, kicked with {2}{B}, destroys a creature
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has {2}{U}{2}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" using "kicker {2}{B}" and it resolves
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice has 20 life
      And the stack is empty

    Scenario: Neither triggers for a spell that was not kicked
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has {2}{U} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" and it resolves
      Then the stack is empty
      And Alice has 20 life
      And "Stormscape Battlemage" is on the battlefield

  @CR-607.2j
  Rule: 607.2j A variable additional cost

    Scenario: What was chosen for X is known to the permanent
      Given the card "Leech" is a "Creature — Leech" that costs {0} of size 1/1
        """
        As an additional cost to cast this spell, pay X life.
        This creature's power is equal to the life paid as this creature was cast.
        """
      And Alice has "Leech" in hand
      When Alice casts "Leech" with X = 5 and it resolves
      Then "Leech" is 5/1
      And Alice has 15 life

  @CR-607.2k
  Rule: 607.2k Champion

    Scenario: What was championed returns when the champion leaves
      Given Alice controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" and "Murder" in hand
      And Alice has {4}{B}{B}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      Then "Elvish Warrior" is in exile
      When Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then "Elvish Warrior" is on the battlefield

    Scenario: With nothing to champion the champion is sacrificed
      Given Alice has "Wren's Run Packmaster" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      Then "Wren's Run Packmaster" is in Alice's graveyard

  @CR-607.2m
  Rule: 607.2m Abilities behind anchor words

    Scenario: A copy for which no word was chosen has neither ability
      Given Alice controls "Unstable Shapeshifter" and "Grizzly Bears"
      And Alice has "Phenomenon Investigators" and "Shock" in hand
      And Alice has {2}{U}{B}{R} in the mana pool
      When Alice casts "Phenomenon Investigators" and it resolves
      And Alice chooses Believe
      And all players pass
      Then "Unstable Shapeshifter" is named "Phenomenon Investigators"
      When Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then the stack, from the top, is ability of "Phenomenon Investigators"

  @CR-607.2n
  Rule: 607.2n Cards exiled before the game begins

    Background:
      Given the card "Lesser Archivist" is a "Creature — Human" that costs {0} of size 1/1
        """
        Before you shuffle your deck to start the game, you may exile up to three creature cards.
        {0}: Exile target creature.
        {0}: Return all cards exiled with cards named Lesser Archivist to their owners' hands.
        """
      And Alice has "Grizzly Bears", "Mons's Goblin Raiders" and "Hill Giant" in exile
      And "Grizzly Bears" was exiled before the game with cards named "Lesser Archivist"
      And "Mons's Goblin Raiders" was exiled before the game with cards named "Hermit"

    Scenario: Only what was exiled with cards of the name comes back
      Given Alice controls "Lesser Archivist"
      When Alice activates "Lesser Archivist", "Return all" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Mons's Goblin Raiders" and "Hill Giant" are in exile

    Scenario: What a permanent of the name exiled during the game stays in exile
      Given Alice controls "Lesser Archivist"
      And Bob controls a 0/4 creature "Wall"
      When Alice activates "Lesser Archivist", "Exile target" targeting "Wall" and it resolves
      And Alice activates "Lesser Archivist", "Return all" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Wall" is in exile

    Scenario: An object that had another name before the game may have the ability now
      Given the card "Echo" is a "Creature — Shapeshifter" that costs {0} of size 0/1
        """
        {0}: This creature becomes a copy of target creature.
        """
      And Alice controls "Echo"
      And Bob controls "Lesser Archivist"
      When Alice activates "Echo" targeting "Lesser Archivist" and it resolves
      And Alice activates "Echo", "Return all" and it resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Mons's Goblin Raiders" is in exile

  @CR-607.2p
  Rule: 607.2p A choice made before the game begins

    Background:
      Given the card "Piper" is a "Creature — Shapeshifter" that costs {0} of size 3/3
        """
        Choose a color before the game begins. This creature is the chosen color.
        """

    Scenario: The color is the same in every zone that the card goes to
      Given Alice has "Piper" and "Murder" in hand
      And Alice has {1}{B}{B} in the mana pool
      And the color chosen for "Piper" is red
      Then "Piper" is red
      When Alice casts "Piper"
      Then "Piper" is red
      When all players pass
      Then "Piper" is on the battlefield
      And "Piper" is red
      When Alice casts "Murder" targeting "Piper" and it resolves
      Then "Piper" is in Alice's graveyard
      And "Piper" is red

    Scenario: Each card has the color that was chosen for itself
      Given Alice has "Piper" (first) and "Piper" (second) in hand
      And the color chosen for "Piper" (first) is red
      And the color chosen for "Piper" (second) is blue
      When Alice casts "Piper" (first) and it resolves
      And Alice casts "Piper" (second) and it resolves
      Then "Piper" (first) is red
      And "Piper" (second) is blue
      And "Piper" (second) is on the battlefield

    Scenario: A choice made as a permanent enters is forgotten, one made before the game is not
      Given the card "Dyed Cat" is a "Creature — Cat" that costs {0} of size 1/1
        """
        As this creature enters, choose a color.
        This creature is the chosen color.
        """
      And Alice controls "Piper" and "Dyed Cat"
      And the color chosen for "Piper" is red
      And the color chosen for "Dyed Cat" is red
      And Alice has "Murder" (first) and "Murder" (second) in hand
      And Alice has {1}{B}{B}{1}{B}{B} in the mana pool
      Then "Piper" and "Dyed Cat" are red
      When Alice casts "Murder" (first) targeting "Piper" and it resolves
      And Alice casts "Murder" (second) targeting "Dyed Cat" and it resolves
      Then "Piper" is red
      And "Dyed Cat" is colorless

  @CR-607.2q
  Rule: 607.2q Cards exiled to pay for the spell

    Scenario: The permanent returns the card that was exiled to cast it
      Given the card "Grave Tender" is a "Creature — Human" that costs {0} of size 1/1
        """
        As an additional cost to cast this spell, exile a creature card from your graveyard.
        {0}: Return the exiled card to the battlefield under its owner's control.
        """
      And Alice has "Grave Tender" in hand
      And Alice has a 2/2 creature card "Ox" in the graveyard
      When Alice casts "Grave Tender" and it resolves
      Then "Ox" is in exile
      When Alice activates "Grave Tender" and it resolves
      Then "Ox" is on the battlefield

  @CR-607.3
  Rule: 607.3 One card is meant, and several were exiled

    Scenario: Each of the exiled cards comes back, though the ability speaks of one
      Given Alice controls "Panharmonicon"
      And Alice has "Faceless Butcher" and "Murder" in hand
      And Alice has {3}{B}{B}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Faceless Butcher" and it resolves
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Hill Giant"
      And all players pass
      And all players pass
      Then "Grizzly Bears" and "Hill Giant" are in exile
      When Alice casts "Murder" targeting "Faceless Butcher" and it resolves
      And all players pass
      Then "Grizzly Bears" and "Hill Giant" are on the battlefield

    Scenario: A number that is asked of the exiled card is the sum over all of them
      Given the card "Scales" is an "Artifact" that costs {0}
        """
        {0}: Exile target creature.
        {1}: You gain X life, where X is the exiled card's mana value.
        """
      And these cards:
        | name | type     | cost   | size |
        | Ox   | Creature | {3}    | 2/2  |
        | Elf  | Creature | {1}{G} | 1/1  |
      And Alice controls "Scales"
      And Alice has {1} in the mana pool
      And Bob controls "Ox" and "Elf"
      When Alice activates "Scales", "Exile" targeting "Ox" and it resolves
      And Alice activates "Scales", "Exile" targeting "Elf" and it resolves
      And Alice activates "Scales", "gain" and it resolves
      Then Alice has 25 life

  @CR-607.4
  Rule: 607.4 One ability linked to several

    @example-1
    Example: The color chosen for Paradise Plume serves its trigger and its mana ability
      Given Alice has "Paradise Plume", "Shock" and "Reach Through Mists" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Paradise Plume" and it resolves
      And Alice chooses red
      And Alice activates "Paradise Plume", "Add one"
      Then Alice has {R}{U} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      And Alice says yes
      Then Alice has 21 life
      When Alice casts "Reach Through Mists"
      Then the stack, from the top, is "Reach Through Mists" and "Shock"

  @CR-607.5
  Rule: 607.5 Linked abilities that are acquired together

    @example-1 @CR-2009-407.3
    Example: Quicksilver Elemental returns only what it exiled with the Sisters' ability
      Given Alice controls "Quicksilver Elemental", "Island", "Swamp" (1), "Swamp" (2), "Swamp" (3), "Swamp" (4) and "Forest"
      And Alice has {U}{R} in the mana pool
      And Bob controls "Arc-Slogger", "Sisters of Stone Death" and "Fusion Elemental"
      And Alice has "Grizzly Bears" on top of the library
      When Alice activates "Quicksilver Elemental" targeting "Arc-Slogger" and it resolves
      And Alice activates "Quicksilver Elemental", "Exile the top ten" targeting Bob and it resolves
      Then "Grizzly Bears" is in exile
      When Alice attacks Bob with "Quicksilver Elemental"
      And Bob blocks "Quicksilver Elemental" with "Fusion Elemental"
      And Alice activates "Island"
      And Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice activates "Swamp" (4)
      And Alice activates "Forest"
      And Alice activates "Quicksilver Elemental", "gains all" targeting "Sisters of Stone Death" and it resolves
      And Alice activates "Quicksilver Elemental", "blocking or blocked" targeting "Fusion Elemental" and it resolves
      Then "Fusion Elemental" is in exile
      When Alice activates "Quicksilver Elemental", "exiled with" and it resolves
      Then Alice controls "Fusion Elemental"
      And "Grizzly Bears" is in exile

  @CR-607.5a
  Rule: 607.5a Choices that were never made

    @example-1
    Example: Unstable Shapeshifter has no color that protects it
      Given Alice controls "Unstable Shapeshifter"
      And Alice has {2}{W}{W}{R} in the mana pool
      And Alice has "Voice of All" and "Shock" in hand
      When Alice casts "Voice of All" and it resolves
      And Alice chooses red
      And all players pass
      Then "Unstable Shapeshifter" is named "Voice of All"
      And "Unstable Shapeshifter" is a 2/2 creature with flying
      And Alice can't cast "Shock" targeting "Voice of All"
      And Alice can cast "Shock" targeting "Unstable Shapeshifter"

    @example-2
    Example: The color chosen for one copied pair means nothing to an ability copied later
      Given Alice controls "Voice of All" and "Quirion Elves"
      And the color chosen for "Voice of All" is red
      And the color chosen for "Quirion Elves" is green
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has {3}{U}{U} in the mana pool
      When Alice casts "Vesuvan Doppelganger" and it resolves
      And Alice chooses "Voice of All"
      And Alice chooses blue
      Then "Vesuvan Doppelganger" has protection from blue
      When the game goes on to Alice's upkeep
      And Alice chooses "Quirion Elves"
      And all players pass
      And Alice says yes
      Then "Vesuvan Doppelganger" is named "Quirion Elves"
      When Alice activates "Vesuvan Doppelganger", "one mana of the chosen color"
      Then Alice has no mana

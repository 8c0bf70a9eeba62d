Feature: 603. Triggered abilities: what another does is not waited for

  @CR-603.2
  Rule: 603.2 Who does it, and to what

    Scenario: One's own crimes are waited for: not an opponent's, and no spell at oneself is one
      Given the card "Deepmuck Desperado" is a "Creature — Homarid Mercenary" that costs {2}{U} of size 2/4
        """
        Whenever you commit a crime, each opponent mills three cards. This ability triggers only once each turn.
        """
      And Alice controls "Deepmuck Desperado"
      And Bob's library has 10 cards
      And Alice has "Shock" (1) and "Shock" (2) in hand
      And Bob has "Shock" (3) in hand
      And Alice has {R}{R} in the mana pool
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (3) targeting Alice
      Then the stack, from the top, is "Shock" (3)
      When all players pass
      And Alice casts "Shock" (1) targeting Alice
      Then the stack, from the top, is "Shock" (1)
      When all players pass
      And Alice casts "Shock" (2) targeting Bob
      Then the stack, from the top, is ability of "Deepmuck Desperado" and "Shock" (2)
      When all players pass
      Then Bob has 4 cards in graveyard

    Scenario: One's own cycling is waited for, and not an opponent's
      Given the card "Drannith Stinger" is a "Creature — Human Wizard" that costs {1}{R} of size 2/2
        """
        Whenever you cycle another card, this creature deals 1 damage to each opponent.
        Cycling {1}
        """
      And Alice controls "Drannith Stinger" (1)
      And Alice has "Drannith Stinger" (2) in hand
      And Bob has "Drannith Stinger" (3) in hand
      And Alice has {1} in the mana pool
      And Bob has {1} in the mana pool
      When Alice passes
      And Bob activates "Drannith Stinger" (3)
      Then the stack, from the top, is ability of "Drannith Stinger" (3)
      When all players pass
      And Alice activates "Drannith Stinger" (2)
      Then the stack, from the top, is ability of "Drannith Stinger" (1) and ability of "Drannith Stinger" (2)
      When all players pass
      Then Bob has 19 life
      And Alice has 20 life

    Scenario: One's own fourth mana is waited for, and not an opponent's
      Given the card "Bark-Knuckle Boxer" is a "Creature — Raccoon Berserker" that costs {1}{G} of size 3/2
        """
        Whenever you expend 4, this creature gains indestructible until end of turn.
        """
      And Alice controls "Bark-Knuckle Boxer"
      And Bob has "Hill Giant" (1) in hand
      And Alice has "Hill Giant" (2) in hand
      And Alice controls four "Mountain"
      And it is Bob's precombat main
      And Bob has {3}{R} in the mana pool
      When Bob casts "Hill Giant" (1)
      Then the stack, from the top, is "Hill Giant" (1)
      When all players pass
      And the game goes on to Alice's precombat main
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice activates "Mountain" (4)
      And Alice casts "Hill Giant" (2)
      Then the stack, from the top, is ability of "Bark-Knuckle Boxer" and "Hill Giant" (2)

    Scenario: What one exerts oneself is waited for, and not what an opponent exerts
      Given the card "Trueheart Twins" is a "Creature — Jackal Warrior" that costs {4}{R} of size 4/4
        """
        You may exert this creature as it attacks.
        Whenever you exert a creature, creatures you control get +1/+0 until end of turn.
        """
      And Alice controls "Trueheart Twins" (1)
      And Bob controls "Trueheart Twins" (2)
      And it is Bob's beginning of combat
      When Bob attacks Alice with "Trueheart Twins" (2)
      And Bob says yes
      Then the stack, from the top, is ability of "Trueheart Twins" (2)
      When all players pass
      Then "Trueheart Twins" (2) is 5/4
      And "Trueheart Twins" (1) is 4/4

    Scenario: The Pilot's own crewing is waited for, and not what another creature crews
      Given the card "Gearshift Ace" is a "Creature — Dwarf Pilot" that costs {1}{W} of size 2/1
        """
        First strike
        Whenever this creature crews a Vehicle, that Vehicle gains first strike until end of turn.
        """
      And the card "Funeral Longboat" is an "Artifact — Vehicle" that costs {2} of size 3/3
        """
        Vigilance
        Crew 1
        """
      And Alice controls "Gearshift Ace", "Muck Rats", "Funeral Longboat" (1) and "Funeral Longboat" (2)
      When Alice activates "Funeral Longboat" (1)
      And Alice chooses "Muck Rats"
      Then the stack, from the top, is ability of "Funeral Longboat" (1)
      When all players pass
      And Alice activates "Funeral Longboat" (2)
      And Alice chooses "Gearshift Ace"
      And all players pass
      And all players pass
      Then "Funeral Longboat" (2) has first strike
      And "Funeral Longboat" (1) doesn't have first strike

    Scenario: That one becomes the monarch is waited for, and not that an opponent does
      Given the card "Custodi Lich" is a "Creature — Zombie Cleric" that costs {3}{B}{B} of size 4/2
        """
        When this creature enters, you become the monarch.
        Whenever you become the monarch, target player sacrifices a creature of their choice.
        """
      And Alice controls "Custodi Lich" (1)
      And Bob has "Custodi Lich" (2) in hand
      And it is Bob's precombat main
      And Bob has {3}{B}{B} in the mana pool
      When Bob casts "Custodi Lich" (2) and it resolves
      And all players pass
      And Bob chooses Alice
      Then the stack, from the top, is ability of "Custodi Lich" (2)
      When all players pass
      Then "Custodi Lich" (1) is in Alice's graveyard
      And "Custodi Lich" (2) is on the battlefield

    Scenario: That one activates an ability of an Elemental is waited for, no other's ability, and not what an opponent activates
      Given the card "Ceaseless Searblades" is a "Creature — Elemental Warrior" that costs {3}{R} of size 2/4
        """
        Whenever you activate an ability of an Elemental, this creature gets +1/+0 until end of turn.
        """
      And the card "Flamekin Brawler" is a "Creature — Elemental Warrior" that costs {R} of size 0/2
        """
        {R}: This creature gets +1/+0 until end of turn.
        """
      And Alice controls "Ceaseless Searblades", "Flamekin Brawler" (1) and "Prodigal Sorcerer"
      And Bob controls "Flamekin Brawler" (2)
      And Alice has {R} in the mana pool
      And Bob has {R} in the mana pool
      When Alice passes
      And Bob activates "Flamekin Brawler" (2) and it resolves
      And Alice activates "Prodigal Sorcerer" targeting Bob and it resolves
      Then the stack is empty
      And "Ceaseless Searblades" is 2/4
      When Alice activates "Flamekin Brawler" (1)
      And all players pass
      Then "Ceaseless Searblades" is 3/4

    Scenario: What this creature exploits is waited for, and not what another creature exploits
      Given the card "Fell Stinger" is a "Creature — Zombie Scorpion" that costs {2}{B} of size 3/2
        """
        Deathtouch
        Exploit
        When this creature exploits a creature, target player draws two cards and loses 2 life.
        """
      And Alice controls "Fell Stinger" (1) and "Ornithopter"
      And Alice has "Fell Stinger" (2) in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Fell Stinger" (2) and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Ornithopter"
      And Alice chooses Bob
      Then the stack, from the top, is ability of "Fell Stinger" (2)
      When all players pass
      Then Bob has 18 life

    Scenario: An artifact that is sacrificed is waited for, and no creature
      Given the card "Crime Novelist" is a "Creature — Goblin Bard" that costs {2}{R} of size 1/3
        """
        Whenever you sacrifice an artifact, put a +1/+1 counter on this creature and add {R}.
        """
      And Alice controls "Crime Novelist", "Goblin Bombardment", "Muck Rats" and "Ornithopter"
      When Alice activates "Goblin Bombardment" targeting Bob
      And Alice chooses "Muck Rats"
      Then the stack, from the top, is ability of "Goblin Bombardment"
      When all players pass
      And Alice activates "Goblin Bombardment" targeting Bob
      And Alice chooses "Ornithopter"
      Then the stack, from the top, is ability of "Crime Novelist" and ability of "Goblin Bombardment"
      When all players pass
      Then "Crime Novelist" is 2/4
      And Alice has {R} in the mana pool

    Scenario: A creature card that is discarded is waited for, another card otherwise, and nothing that an opponent discards
      Given the card "Bone Miser" is a "Creature — Zombie Wizard" that costs {4}{B} of size 4/4
        """
        Whenever you discard a creature card, create a 2/2 black Zombie creature token.
        Whenever you discard a land card, add {B}{B}.
        Whenever you discard a noncreature, nonland card, draw a card.
        """
      And Alice controls "Bone Miser"
      And Bob has "Grizzly Bears" and "Forest" in hand
      And Alice has "Mind Rot" (1), "Mind Rot" (2), "Hill Giant" and "Swamp" in hand
      And Alice has {2}{B}{2}{B} in the mana pool
      When Alice casts "Mind Rot" (1) targeting Bob and it resolves
      Then the stack is empty
      And "Grizzly Bears" is in Bob's graveyard
      When Alice casts "Mind Rot" (2) targeting Alice and it resolves
      And Alice orders "Bone Miser" and "Bone Miser (2)"
      And all players pass
      And all players pass
      Then Alice controls one token
      And Alice has {B}{B} in the mana pool
      And Alice has no cards in hand

    Scenario: Counters on the creature itself are waited for, and not those on another
      Given the card "Dusk Legion Duelist" is a "Creature — Vampire Soldier" that costs {1}{W} of size 2/2
        """
        Vigilance
        Whenever one or more +1/+1 counters are put on this creature, draw a card. This ability triggers only once each turn.
        """
      And Alice controls "Dusk Legion Duelist" and "Grizzly Bears"
      And Alice has "Battlegrowth" (1) and "Battlegrowth" (2) in hand
      And Alice has "Forest" on top of her library
      And Alice has {G}{G} in the mana pool
      When Alice casts "Battlegrowth" (1) targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice casts "Battlegrowth" (2) targeting "Dusk Legion Duelist" and it resolves
      And all players pass
      Then "Forest" is in Alice's hand

    Scenario: One's own Room is waited for, and not an opponent's
      Given the card "Balemurk Leech" is a "Creature — Leech" that costs {1}{B} of size 2/2
        """
        Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, each opponent loses 1 life.
        """
      And Alice controls "Balemurk Leech" (1)
      And Bob controls "Balemurk Leech" (2)
      And Bob has "Glassworks // Shattered Yard" in hand
      And it is Bob's precombat main
      And Bob has {4}{R}{2}{R} in the mana pool
      When Bob casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      Then the stack, from the top, is ability of "Balemurk Leech" (2)
      When all players pass
      And Bob unlocks a door of "Glassworks // Shattered Yard"
      And Bob orders "Balemurk Leech" (2) and "Glassworks // Shattered Yard"
      And all players pass
      And all players pass
      Then Alice has 18 life
      And Bob has 20 life
      And "Balemurk Leech" (1) is in Alice's graveyard

    Scenario: The door itself is waited for, and not one of another Room
      Given Alice controls a land "Hill"
      And Bob controls "Hill Giant"
      And Alice has "Glassworks // Shattered Yard" (1) and "Glassworks // Shattered Yard" (2) in hand
      And Alice has {4}{R}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" (1) using "Shattered Yard" and it resolves
      And Alice casts "Glassworks // Shattered Yard" (2) using "Glassworks" and it resolves
      Then the stack, from the top, is ability of "Glassworks // Shattered Yard" (2)
      When all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: One's own second spell is waited for, and an opponent's spell before it is none of them
      Given the card "Illvoi Operative" is a "Creature — Jellyfish Rogue" that costs {1}{U} of size 2/1
        """
        Whenever you cast your second spell each turn, put a +1/+1 counter on this creature.
        """
      And Alice controls "Illvoi Operative"
      And Bob has "Shock" (1) in hand
      And Alice has "Shock" (2), "Shock" (3) and "Shock" (4) in hand
      And Bob has {R} in the mana pool
      And Alice has {R}{R}{R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (1) targeting Alice and it resolves
      And Alice casts "Shock" (2) targeting Bob
      Then the stack, from the top, is "Shock" (2)
      When Alice casts "Shock" (3) targeting Bob
      Then the stack, from the top, is ability of "Illvoi Operative", "Shock" (3) and "Shock" (2)
      When Alice casts "Shock" (4) targeting Bob
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then "Illvoi Operative" is 3/2

    Scenario: One's own first loss of life is waited for, whether or not an opponent has lost life before
      Given the card "Vengeful Warchief" is a "Creature — Orc Warrior" that costs {4}{B} of size 4/4
        """
        Whenever you lose life for the first time each turn, put a +1/+1 counter on this creature.
        """
      And Alice controls "Vengeful Warchief"
      And Bob has "Shock" (1), "Shock" (2) and "Shock" (3) in hand
      And Bob has {R}{R}{R} in the mana pool
      When Alice passes
      And Bob casts "Shock" (1) targeting Bob and it resolves
      Then the stack is empty
      When Alice passes
      And Bob casts "Shock" (2) targeting Alice and it resolves
      Then the stack, from the top, is ability of "Vengeful Warchief"
      When all players pass
      And Alice passes
      And Bob casts "Shock" (3) targeting Alice and it resolves
      Then the stack is empty
      And "Vengeful Warchief" is 5/5

  @CR-603.4
  Rule: 603.4 Who has done it this turn

    Scenario: That oneself has attacked counts, and not that an opponent has
      Given the card "Storm Fleet Spy" is a "Creature — Human Pirate" that costs {2}{U} of size 2/2
        """
        Raid — When this creature enters, if you attacked this turn, draw a card.
        """
      And Alice controls "Vedalken Orrery" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice controls three "Island"
      And Alice has "Storm Fleet Spy" (1) and "Storm Fleet Spy" (2) in hand
      And Alice has "Forest" on top of her library
      And it is Bob's beginning of combat
      When Bob attacks Alice with "Hill Giant"
      And Alice declares no blockers
      And the game goes on to Bob's postcombat main
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice casts "Storm Fleet Spy" (1) and it resolves
      Then the stack is empty
      When the game goes on to Alice's precombat main
      And Alice attacks Bob with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice casts "Storm Fleet Spy" (2) and it resolves
      Then the stack, from the top, is ability of "Storm Fleet Spy" (2)

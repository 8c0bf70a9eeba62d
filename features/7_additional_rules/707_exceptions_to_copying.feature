Feature: 707. Exceptions to copying

  @CR-707.8a
  Rule: 707.8a Tokens that transform

    @example-1
    Example: A token that copies what transforms has both faces, and enters with the same one up
      Given the card "Afflicted Deserter" is a "Creature — Human Werewolf" that costs {3}{R} of size 3/2:
        """
        At the beginning of each upkeep, if no spells were cast last turn, transform this creature.
        """
      And the card "Werewolf Ransacker" is a "Creature — Werewolf" of size 5/4:
        """
        Whenever this creature transforms into Werewolf Ransacker, you may destroy target artifact.
        At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.
        """
      And Alice controls "Afflicted Deserter"
      And the other face of "Afflicted Deserter" is "Werewolf Ransacker"
      And Alice has "Waxing Moon" (first), "Waxing Moon" (second) and "Cackling Counterpart" in hand
      And Alice has {1}{G}{1}{G}{1}{U}{U} in the mana pool
      When Alice casts "Waxing Moon" (first) targeting "Afflicted Deserter" and it resolves
      Then "Afflicted Deserter" is named "Werewolf Ransacker"
      When Alice casts "Cackling Counterpart" targeting "Afflicted Deserter" and it resolves
      Then "Werewolf Ransacker" is 5/4
      When Alice casts "Waxing Moon" (second) targeting "Werewolf Ransacker" and it resolves
      Then "Werewolf Ransacker" is named "Afflicted Deserter"
      And "Werewolf Ransacker" is 3/2

    @example-2
    Example: A token that copies a Clone never transforms, even if the Clone was to copy what does
      Given the card "Quasiduplicate" is a "Sorcery" that costs {1}{U}{U}:
        """
        Create a token that's a copy of target creature you control.
        """
      And Alice controls "Villagers of Estwald" and a "Clone" with a +1/+1 counter
      And Alice has "Waxing Moon" (first), "Waxing Moon" (second) and "Quasiduplicate" in hand
      And Alice has {1}{G}{1}{G}{1}{U}{U} in the mana pool
      When Alice casts "Quasiduplicate" targeting "Clone" and it resolves
      And Alice chooses "Villagers of Estwald"
      And Alice casts "Waxing Moon" (first) targeting "Clone (2)" and it resolves
      Then "Clone (2)" is named "Villagers of Estwald"
      And "Clone (2)" is 2/3
      When Alice casts "Waxing Moon" (second) targeting "Villagers of Estwald" and it resolves
      Then "Villagers of Estwald" is named "Howlpack of Estwald"

  @CR-707.9a
  Rule: 707.9a Abilities that a copy effect gives

    @example-1
    Example: Clone copies Unstable Shapeshifter together with the ability that this gave itself
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves", "Clone" and "Hill Giant" in hand
      And Alice has {1}{G}{3}{U}{3}{R} in the mana pool
      When Alice casts "Quirion Elves" and it resolves
      And Alice chooses green
      And all players pass
      Then "Unstable Shapeshifter" is named "Quirion Elves"
      When Alice casts "Clone" and it resolves
      And Alice chooses "Unstable Shapeshifter"
      And Alice chooses red
      And all players pass
      Then "Clone" is named "Quirion Elves"
      And "Clone" has "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability."
      When Alice casts "Hill Giant" and it resolves
      And Alice orders "Clone", "Unstable Shapeshifter" and "Unstable Shapeshifter (2)"
      And all players pass
      And all players pass
      And all players pass
      Then "Clone" is named "Hill Giant"
      And "Quirion Elves" is named "Quirion Elves"

  @CR-707.9b
  Rule: 707.9b Exceptions are copied too

    @example-1
    Example: Copy Artifact of Juggernaut is artifact, creature and enchantment, and so is a Clone of it
      Given Alice controls "Juggernaut"
      And Alice has "Copy Artifact" and "Clone" in hand
      And Alice has {1}{U}{3}{U} in the mana pool
      When Alice casts "Copy Artifact" and it resolves
      And Alice chooses "Juggernaut"
      Then "Copy Artifact" is exactly "Artifact Creature Enchantment — Juggernaut"
      When Alice casts "Clone" and it resolves
      And Alice chooses "Copy Artifact"
      Then "Clone" is exactly "Artifact Creature Enchantment — Juggernaut"
      And "Juggernaut" is exactly "Artifact Creature — Juggernaut"

  @CR-707.9d
  Rule: 707.9d What defines a characteristic that the copy effect settles

    @example-1
    Example: Quicksilver Gargantuan as Tarmogoyf is 7/7, and Clone is as large as Tarmogoyf
      Given Bob controls "Tarmogoyf"
      And Bob has "Forest" in his graveyard
      And Alice has "Quicksilver Gargantuan" and "Clone" in hand
      And Alice has {5}{U}{U}{3}{U} in the mana pool
      When Alice casts "Quicksilver Gargantuan" and it resolves
      And Alice chooses "Tarmogoyf"
      Then "Quicksilver Gargantuan" is named "Tarmogoyf"
      And "Quicksilver Gargantuan" is 7/7
      And "Quicksilver Gargantuan" has no abilities
      When Alice casts "Clone" and it resolves
      And Alice chooses "Tarmogoyf"
      Then "Clone" is 1/2

    @example-2
    Example: Glasspool Mimic of a creature with changeling has every creature type
      Given Alice controls "Woodland Changeling"
      And Alice has "Glasspool Mimic" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Glasspool Mimic" and it resolves
      And Alice chooses "Woodland Changeling"
      Then "Glasspool Mimic" has changeling
      And "Glasspool Mimic" is a Rogue
      And "Glasspool Mimic" is an Elf

    Scenario: What keeps its own color is not devoid like what it copies, and what sets a color is not either
      Given the card "Kozilek's Sentinel" is a "Creature — Eldrazi Drone" that costs {1}{R} of size 1/4:
        """
        Devoid
        Whenever you cast a colorless spell, this creature gets +1/+0 until end of turn.
        """
      And the card "Lesser Doppelganger" is a "Creature — Shapeshifter" that costs {3}{U} of size 0/0:
        """
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And the card "Green Mirror" is a "Creature — Shapeshifter" that costs {3}{U} of size 0/0:
        """
        You may have this creature enter as a copy of any creature on the battlefield, except it's green.
        """
      And Bob controls "Kozilek's Sentinel"
      And Alice has "Lesser Doppelganger", "Green Mirror" and "Clone" in hand
      And Alice has {3}{U}{3}{U}{3}{U} in the mana pool
      When Alice casts "Lesser Doppelganger" and it resolves
      And Alice chooses "Kozilek's Sentinel"
      Then "Lesser Doppelganger" is blue
      When Alice casts "Green Mirror" and it resolves
      And Alice chooses "Kozilek's Sentinel"
      Then "Green Mirror" is green
      When Alice casts "Clone" and it resolves
      And Alice chooses "Kozilek's Sentinel"
      Then "Clone" is colorless

    Scenario: What is a Bird is not every creature type like what it copies
      Given the card "Bird Mirror" is a "Creature — Shapeshifter" that costs {3}{U} of size 0/0:
        """
        You may have this creature enter as a copy of any creature on the battlefield, except it's a 1/1 Bird.
        """
      And the card "Small Mirror" is a "Creature — Shapeshifter" that costs {3}{U} of size 0/0:
        """
        You may have this creature enter as a copy of any creature on the battlefield, except it's 1/1.
        """
      And Bob controls "Woodland Changeling"
      And Alice has "Bird Mirror" and "Small Mirror" in hand
      And Alice has {3}{U}{3}{U} in the mana pool
      When Alice casts "Bird Mirror" and it resolves
      And Alice chooses "Woodland Changeling"
      Then "Bird Mirror" is a Bird
      And "Bird Mirror" is not a Goblin
      When Alice casts "Small Mirror" and it resolves
      And Alice chooses "Woodland Changeling"
      Then "Small Mirror" is a Goblin

  @CR-707.9e
  Rule: 707.9e Exceptions that are no characteristics

    @example-1
    Example: Altered Ego that copies Clone, and then something else, gets no counters
      Given Bob controls a "Clone" with a +1/+1 counter and "Elvish Warrior"
      And Alice has "Altered Ego" (first) and "Altered Ego" (second) in hand
      And Alice has {4}{G}{U}{4}{G}{U} in the mana pool
      When Alice casts "Altered Ego" (first) with X = 2 and it resolves
      And Alice chooses "Clone"
      And Alice chooses "Elvish Warrior"
      Then "Altered Ego" (first) is named "Elvish Warrior"
      And "Altered Ego" (first) has no counters
      When Alice casts "Altered Ego" (second) with X = 2 and it resolves
      And Alice chooses "Elvish Warrior"
      Then "Altered Ego" (second) has two +1/+1 counters

  @CR-707.9f
  Rule: 707.9f Exceptions for copies of a kind

    @example-1
    Example: What copies a land that is a creature for the turn is no creature, and gets no counters
      Given the card "Lesser Moritte" is a "Legendary Snow Creature — Shapeshifter" that costs {2}{G}{U}{U} of size 0/0:
        """
        You may have this creature enter as a copy of a permanent you control, except it enters with two additional +1/+1 counters on it if it's a creature.
        """
      And Alice controls "Treetop Village" and "Grizzly Bears"
      And Alice has "Lesser Moritte" (first) and "Lesser Moritte" (second) in hand
      And Alice has {1}{G}{2}{G}{U}{U}{2}{G}{U}{U}{1}{G} in the mana pool
      When Alice activates "Treetop Village", "becomes a 3/3" and it resolves
      Then "Treetop Village" is 3/3
      When Alice casts "Lesser Moritte" (first) and it resolves
      And Alice chooses "Treetop Village"
      Then "Lesser Moritte" (first) is exactly "Land"
      And "Lesser Moritte" (first) has no counters
      When Alice activates "Lesser Moritte" (first), "becomes a 3/3" and it resolves
      Then "Lesser Moritte" (first) is 3/3
      And "Lesser Moritte" (first) has no counters
      When Alice casts "Lesser Moritte" (second) and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Lesser Moritte" (second) is 4/4

  @CR-707.11
  Rule: 707.11 Still the same permanent

    @example-1
    Example: Unstable Shapeshifter gets the counter of Olivia Voldaren's ability as something else
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Cytoshape" in hand
      And Alice has {1}{R}{1}{G}{U}{1}{R} in the mana pool
      And Bob controls "Hill Giant"
      And Bob has "Olivia Voldaren" in hand
      And Bob has {2}{B}{R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Olivia Voldaren" and it resolves
      And all players pass
      Then "Unstable Shapeshifter" is named "Olivia Voldaren"
      When Bob passes
      And Alice activates "Unstable Shapeshifter", "1 damage" targeting "Hill Giant" and it resolves
      Then "Unstable Shapeshifter" has a +1/+1 counter
      When Bob passes
      And Alice activates "Unstable Shapeshifter", "1 damage" targeting "Hill Giant"
      And Alice casts "Cytoshape" targeting "Unstable Shapeshifter" and it resolves
      Then "Unstable Shapeshifter" is named "Hill Giant"
      When all players pass
      Then "Hill Giant" has 2 damage marked
      And "Unstable Shapeshifter" has two +1/+1 counters
      And "Olivia Voldaren" has no counters

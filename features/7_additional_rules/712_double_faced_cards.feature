Feature: 712. Double-faced cards

  @CR-712.8a
  Rule: 712.8a Elsewhere only the front face counts

    Scenario: Turned over and returned to hand, it is cast for its front face's cost and comes back small
      Given Alice controls "Villagers of Estwald"
      And Alice has "Waxing Moon" and "Unsummon" in hand
      And Alice has {G}{G}{G}{G}{G}{U} in the mana pool
      When Alice casts "Waxing Moon" targeting "Villagers of Estwald" and it resolves
      Then "Villagers of Estwald" is 4/6
      When Alice casts "Unsummon" targeting "Villagers of Estwald" and it resolves
      And Alice casts "Villagers of Estwald" and it resolves
      Then "Villagers of Estwald" is 2/3
      And Alice has no mana

    Scenario: An Aura comes back as the creature on its other face, and dies as an Aura card
      Given Bob controls "Grizzly Bears"
      And Alice controls "Skin Invasion" attached to "Grizzly Bears"
      And Alice has "Murder" (first) and "Murder" (second) in hand
      And Alice has {B}{B}{B}{B}{B}{B} in the mana pool
      When Alice casts "Murder" (first) targeting "Grizzly Bears" and it resolves
      And all players pass
      Then "Skin Invasion" is a 3/4 creature
      When Alice casts "Murder" (second) targeting "Skin Invasion" and it resolves
      Then "Skin Invasion" is in Alice's graveyard
      And "Skin Invasion" is exactly "Enchantment — Aura"

  @CR-712.8e
  Rule: 712.8e The mana value of a back face

    Background:
      Given the card "Disembowel" is an "Instant" that costs {X}{B}:
        """
        Destroy target creature with mana value X.
        """
      And Alice controls "Villagers of Estwald"
      And Alice has "Waxing Moon" and "Disembowel" in hand

    Scenario: It is that of the front face
      Given Alice has {G}{G}{B}{B}{B}{B} in the mana pool
      When Alice casts "Waxing Moon" targeting "Villagers of Estwald" and it resolves
      Then Alice can't cast "Disembowel" targeting "Villagers of Estwald" with X = 0
      When Alice casts "Disembowel" targeting "Villagers of Estwald" with X = 3 and it resolves
      Then "Villagers of Estwald" is in Alice's graveyard

    Scenario: A copy of the back face has a mana value of 0, one of the front face that of its cost
      Given Alice has "Clone" (first), "Clone" (second) and "Disembowel" (again) in hand
      And Alice has {G}{G}{U}{B}{B}{B}{U}{B}{B}{B}{B}{B}{B}{B}{B}{B} in the mana pool
      When Alice casts "Clone" (first) and it resolves
      And Alice chooses "Villagers of Estwald"
      And Alice casts "Waxing Moon" targeting "Villagers of Estwald" and it resolves
      And Alice casts "Clone" (second) and it resolves
      And Alice chooses "Villagers of Estwald"
      Then "Clone" (first) is 2/3
      And "Clone" (second) is 4/6
      And Alice can't cast "Disembowel" targeting "Clone" (first) with X = 0
      When Alice casts "Disembowel" targeting "Clone" (second) with X = 0 and it resolves
      Then "Clone" (second) is in Alice's graveyard
      When Alice casts "Disembowel" (again) targeting "Villagers of Estwald" with X = 3 and it resolves
      Then "Villagers of Estwald" is in Alice's graveyard

  @CR-701.27c
  Rule: 701.27c Only what transforms has another face to show

    Background:
      Given the card "Xenograft" is an "Enchantment" that costs {4}{U}:
        """
        As this enchantment enters, choose a creature type.
        Each creature you control is the chosen type in addition to its other types.
        """
      And Alice has "Xenograft" and "Waxing Moon" in hand
      And Alice has {U}{U}{U}{U}{U}{G}{G} in the mana pool

    Scenario: A modal double-faced card stays as it is
      Given Alice controls "Kazandu Mammoth"
      When Alice casts "Xenograft" and it resolves
      And Alice chooses Werewolf
      And Alice casts "Waxing Moon" targeting "Kazandu Mammoth" and it resolves
      Then "Kazandu Mammoth" is a 3/3 creature
      And "Kazandu Mammoth" has trample

    Scenario: A copy of a transforming creature that has one face stays as it is
      Given Alice controls "Villagers of Estwald"
      And Alice has "Clone" in hand
      And Alice has {U}{U}{U}{U}{G}{G} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Villagers of Estwald"
      And Alice casts "Waxing Moon" targeting "Clone" and it resolves
      Then "Clone" is 2/3
      And "Clone" has trample

  @CR-701.27d
  Rule: 701.27d Nothing becomes an instant or sorcery

    Scenario: A permanent whose other face is a sorcery stays as it is, where another is turned over
      Given the card "Lesser Moth" is a "Creature — Werewolf" of size 1/1
      And the card "Lesser Flame" is a "Sorcery"
      And Alice controls "Lesser Moth" and "Villagers of Estwald"
      And the other face of "Lesser Moth" is "Lesser Flame"
      And Alice has "Waxing Moon" (first) and "Waxing Moon" (second) in hand
      And Alice has {G}{G}{G}{G} in the mana pool
      When Alice casts "Waxing Moon" (first) targeting "Lesser Moth" and it resolves
      Then "Lesser Moth" is a 1/1 creature
      And "Lesser Moth" has trample
      When Alice casts "Waxing Moon" (second) targeting "Villagers of Estwald" and it resolves
      Then "Villagers of Estwald" is a 4/6 creature

  @CR-712.16
  Rule: 712.16 What has two faces can't be turned face down

    Scenario: Of all creatures that Ixidron turns face down, those with two faces stay as they are
      Given Alice controls "Villagers of Estwald" and "Kazandu Mammoth"
      And Bob controls "Grizzly Bears"
      And Alice has "Ixidron" in hand
      And Alice has {U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Ixidron" and it resolves
      Then "Villagers of Estwald" is 2/3
      And "Kazandu Mammoth" is 3/3
      And "Villagers of Estwald" and "Kazandu Mammoth" are face up
      And "Grizzly Bears" is face down
      And "Ixidron" is 1/1

    Scenario: What merely copies one face has a single one, and is turned face down
      Given Alice controls "Villagers of Estwald"
      And Alice has "Clone" and "Ixidron" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U} in the mana pool
      When Alice casts "Clone" and it resolves
      And Alice chooses "Villagers of Estwald"
      And Alice casts "Ixidron" and it resolves
      Then "Clone" is face down
      And "Villagers of Estwald" is face up
      And "Ixidron" is 1/1

  @CR-712.11b
  Rule: 712.11b Which face is cast

    Background:
      Given Alice has "Esika, God of the Tree" and "Unsummon" in hand

    Scenario: The front face is cast unless the other is named, and its cost is paid
      Given Alice has {1}{G}{G}{U} in the mana pool
      When Alice casts "Esika, God of the Tree" and it resolves
      Then "Esika, God of the Tree" is on the battlefield
      And "Esika, God of the Tree" is a 1/4 God creature
      And Alice has {U} in the mana pool
      When Alice casts "Unsummon" targeting "Esika, God of the Tree" and it resolves
      Then "Esika, God of the Tree" is in Alice's hand

    Scenario: The back face is cast for its own cost, and enters as it was cast
      Given Alice has {W}{U}{B}{R}{G} in the mana pool
      When Alice casts "Esika, God of the Tree" using "The Prismatic Bridge" and it resolves
      Then Alice has no mana
      And "Esika, God of the Tree" is exactly "Legendary Enchantment"
      And "Esika, God of the Tree" is named "The Prismatic Bridge"

    Scenario: What was cast from the back is a card with its front face alone, once it is countered
      Given Alice has {W}{U}{B}{R}{G} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Esika, God of the Tree" using "The Prismatic Bridge"
      And Alice passes
      And Bob casts "Counterspell" targeting "Esika, God of the Tree" and it resolves
      Then "Esika, God of the Tree" is in Alice's graveyard
      And "Esika, God of the Tree" is a God creature

  @CR-712.11c
  Rule: 712.11c That face alone is looked at

    Scenario: With Grid Monitor the God can't be cast, and the Bridge can
      Given Alice controls "Grid Monitor"
      And Alice has "Esika, God of the Tree" in hand
      And Alice has {W}{U}{B}{R}{G}{G}{G} in the mana pool
      Then Alice can't cast "Esika, God of the Tree", by 601.3a
      And Alice can cast "Esika, God of the Tree" using "The Prismatic Bridge"

  @CR-712.12
  Rule: 712.12 Which face is played as a land

    Scenario: The face that is a land is played, and is the land for the turn; back in hand it is an Elephant again
      Given Alice has "Kazandu Mammoth" and "Forest" in hand
      And Bob has "Boomerang" in hand
      And Bob has {U}{U} in the mana pool
      When Alice plays "Kazandu Mammoth"
      Then "Kazandu Mammoth" is exactly "Land"
      And "Kazandu Mammoth" is tapped
      And "Kazandu Mammoth" is named "Kazandu Valley"
      And Alice can't play "Forest"
      When Alice passes
      And Bob casts "Boomerang" targeting "Kazandu Mammoth" and it resolves
      Then "Kazandu Mammoth" is in Alice's hand
      And "Kazandu Mammoth" is a 3/3 Elephant creature

    Scenario Outline: Of two faces that are lands either may be played (<name>)
      Given Alice has "Branchloft Pathway" in hand
      When Alice plays "Branchloft Pathway"
      And Alice chooses "<name>"
      Then "Branchloft Pathway" is named "<name>"
      When Alice activates "Branchloft Pathway"
      Then Alice has <mana> in the mana pool

      Examples:
        | name                | mana |
        | Branchloft Pathway  | {G}  |
        | Boulderloft Pathway | {W}  |

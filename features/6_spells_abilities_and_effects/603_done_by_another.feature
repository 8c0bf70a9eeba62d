Feature: 603. Handling Triggered Abilities: done by another
  An ability that waits for what one player or one object does stays quiet where another does it.

  @CR-603.2
  Rule: 603.2 What another player does

    Scenario: An opponent copies an instant spell, and magecraft of mine does nothing
      Given the card "Witherbloom Pledgemage" is a "Creature — Treefolk Warlock" that costs {3}{B/G}{B/G} of size 5/5:
        """
        Magecraft — Whenever you cast or copy an instant or sorcery spell, you gain 1 life.
        """
      And Alice controls "Witherbloom Pledgemage" (hers)
      And Bob controls "Witherbloom Pledgemage" (his) and "Grizzly Bears"
      And Bob has "Shock" and "Twincast" in hand
      And Bob has {U}{U}{R} in the mana pool
      When Bob casts "Shock" targeting "Grizzly Bears"
      And Bob casts "Twincast" targeting "Shock"
      And all players pass
      And all players pass
      And Bob chooses "Grizzly Bears"
      And the game goes on to Alice's end step
      Then Bob has 23 life
      And Alice has 20 life

    Scenario: An opponent becomes the monarch, and then I do
      Given the card "Custodi Lich" is a "Creature — Zombie Cleric" that costs {3}{B}{B} of size 4/2:
        """
        When this creature enters, you become the monarch.
        Whenever you become the monarch, target player sacrifices a creature of their choice.
        """
      And the card "Palace Sentinels" is a "Creature — Human Soldier" that costs {3}{W} of size 2/4:
        """
        When this creature enters, you become the monarch.
        """
      And Alice controls "Custodi Lich"
      And Alice has "Palace Sentinels" (hers) in hand
      And Bob has "Palace Sentinels" (his) in hand
      And Alice controls four "Plains"
      And Bob has {3}{W} in the mana pool
      And it is Bob's precombat main phase
      When Bob casts "Palace Sentinels" (his) and it resolves
      And all players pass
      Then the stack is empty
      When the game goes on to Alice's precombat main phase
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Plains" (3)
      And Alice activates "Plains" (4)
      And Alice casts "Palace Sentinels" (hers) and it resolves
      And all players pass
      And Alice chooses Bob
      Then the stack, from the top, is ability of "Custodi Lich"

    Scenario: An opponent's spell is countered, and then one of mine
      Given the card "Presence" is an "Enchantment" that costs {G}
        """
        Whenever a spell you control is countered, draw a card.
        """
      And Alice controls "Presence"
      And Alice has "Shock" (hers) and "Cancel" in hand
      And Bob has "Shock" (his) and "Counterspell" in hand
      And Alice has {R}{1}{U}{U} in the mana pool
      And Bob has {R}{U}{U} in the mana pool
      When Alice casts "Shock" (hers) targeting Bob
      And Bob casts "Counterspell" targeting "Shock" (hers) and it resolves
      Then the stack, from the top, is ability of "Presence"
      When all players pass
      And Bob casts "Shock" (his) targeting Alice
      And Alice casts "Cancel" targeting "Shock" (his) and it resolves
      Then the stack is empty
      And Alice has 1 card in hand

    Scenario: A player exerts a creature of his or her own, not of mine
      Given the card "Gust Walker" is a "Creature — Human Wizard" that costs {1}{W} of size 2/2
        """
        You may exert this creature as it attacks. When you do, it gets +1/+1 and gains flying until end of turn.
        """
      And the card "Trueheart Twins" is a "Creature — Jackal Warrior" that costs {4}{R} of size 4/4
        """
        You may exert this creature as it attacks.
        Whenever you exert a creature, creatures you control get +1/+0 until end of turn.
        """
      And Alice controls "Gust Walker"
      And Alice controls "Trueheart Twins" (hers)
      And Bob controls "Trueheart Twins" (his)
      When Alice attacks Bob with "Gust Walker"
      And Alice says yes
      And Alice orders "Gust Walker" and "Trueheart Twins" (hers)
      Then the stack, from the top, is ability of "Trueheart Twins" (hers) and ability of "Gust Walker"

  @CR-603.2
  Rule: 603.2 What becomes of another object

    Scenario: A sorcery resolves, and what waits for instants stays quiet
      Given the card "Echo Stone" is an "Artifact" that costs {0}
        """
        Whenever a sorcery spell you control resolves, you gain 1 life.
        """
      And Alice controls "Echo Stone" (hers)
      And Bob controls "Echo Stone" (his)
      And Alice has "Shock" and "Lava Spike" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And all players pass
      Then the stack is empty
      When Alice casts "Lava Spike" targeting Bob
      And all players pass
      Then the stack, from the top, is ability of "Echo Stone" (hers)

    Scenario: A creature spell is copied, and magecraft waits for instants and sorceries
      Given the card "Witherbloom Pledgemage" is a "Creature — Treefolk Warlock" that costs {3}{B/G}{B/G} of size 5/5:
        """
        Magecraft — Whenever you cast or copy an instant or sorcery spell, you gain 1 life.
        """
      And the card "Double Major" is an "Instant" that costs {G}{U}
        """
        Copy target creature spell you control, except it isn't legendary if the spell is legendary.
        """
      And Alice controls "Witherbloom Pledgemage"
      And Alice has "Grizzly Bears" and "Double Major" in hand
      And Alice has {C}{G}{G}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting "Grizzly Bears"
      And all players pass
      Then Alice has 21 life
      When all players pass
      And all players pass
      Then Alice controls one Bear
      And Alice has 21 life

    Scenario: Another creature mutates
      Given the card "Glowstone Recluse" is a "Creature — Spider" that costs {2}{G} of size 2/3
        """
        Mutate {3}{G}
        Reach
        Whenever this creature mutates, put two +1/+1 counters on it.
        """
      And the card "Vulpikeet" is a "Creature — Fox Bird" that costs {3}{W} of size 2/3
        """
        Mutate {2}{W}
        Flying
        Whenever this creature mutates, put a +1/+1 counter on it.
        """
      And Alice controls "Glowstone Recluse" and "Grizzly Bears"
      And Alice has "Vulpikeet" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Vulpikeet" targeting "Grizzly Bears" using "mutate" and it resolves
      And Alice chooses "over"
      And all players pass
      Then "Glowstone Recluse" is 2/3
      And "Grizzly Bears" is 3/4

    Scenario: A creature is enlisted by another than the one that waits for it
      Given the card "Guardian of New Benalia" is a "Creature — Human Soldier" that costs {1}{W} of size 2/2
        """
        Enlist
        Whenever this creature enlists a creature, scry 2.
        Discard a card: This creature gains indestructible until end of turn. Tap it.
        """
      And the card "Barkweave Crusher" is a "Creature — Elemental Warrior" that costs {3}{G} of size 2/5
        """
        Enlist
        """
      And Alice controls "Guardian of New Benalia", "Barkweave Crusher" and "Grizzly Bears"
      When Alice attacks Bob with "Barkweave Crusher"
      And Alice chooses "Grizzly Bears"
      Then the stack, from the top, is ability of "Barkweave Crusher"
      When all players pass
      Then "Barkweave Crusher" is 4/5

    Scenario: A Class becomes level 3, and what waits for level 2 of it, or for another Class, stays quiet
      Given the card "Wizard Class" is an "Enchantment — Class" that costs {U}
        """
        You have no maximum hand size.
        {2}{U}: Level 2
        When this Class becomes level 2, draw two cards.
        {4}{U}: Level 3
        Whenever you draw a card, put a +1/+1 counter on target creature you control.
        """
      And Alice controls "Wizard Class" (first) and "Wizard Class" (second)
      And Alice's library has 9 cards
      And Alice has {8}{U}{U}{U} in the mana pool
      When Alice activates "Wizard Class" (first), "level becomes 2" and it resolves
      Then the stack, from the top, is ability of "Wizard Class" (first)
      When all players pass
      Then Alice has 2 cards in hand
      When Alice activates "Wizard Class" (second), "level becomes 2" and it resolves
      Then the stack, from the top, is ability of "Wizard Class" (second)
      When all players pass
      And Alice activates "Wizard Class" (first), "level becomes 3" and it resolves
      Then the stack is empty
      And Alice has 4 cards in hand

    Scenario: Another Equipment becomes unattached
      Given the card "Grafted Exoskeleton" is an "Artifact — Equipment" that costs {4}
        """
        Equipped creature gets +2/+2 and has infect.
        Whenever this Equipment becomes unattached from a permanent, sacrifice that permanent.
        Equip {2}
        """
      And Alice controls "Mons's Goblin Raiders" and "Muck Rats"
      And Alice controls "Grafted Wargear" attached to "Mons's Goblin Raiders"
      And Alice controls "Grafted Exoskeleton" attached to "Muck Rats"
      And Alice has {2} in the mana pool
      When Alice activates "Grafted Exoskeleton" targeting "Mons's Goblin Raiders" and it resolves
      Then the stack, from the top, is ability of "Grafted Exoskeleton"
      When all players pass
      Then "Muck Rats" is in Alice's graveyard
      And "Mons's Goblin Raiders" is on the battlefield

    Scenario: An Aura becomes attached, or an Equipment to another creature
      Given the card "Bramble Elemental" is a "Creature — Elemental" that costs {3}{G}{G} of size 4/4
        """
        Whenever an Aura becomes attached to this creature, create two 1/1 green Saproling creature tokens.
        """
      And Alice controls "Bramble Elemental", "Grizzly Bears" and "Grafted Wargear"
      And Alice has "Pacifism" (first) and "Pacifism" (second) in hand
      And Alice has {1}{W}{1}{W} in the mana pool
      When Alice activates "Grafted Wargear" targeting "Bramble Elemental" and it resolves
      And Alice casts "Pacifism" (first) targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      When Alice casts "Pacifism" (second) targeting "Bramble Elemental" and it resolves
      Then the stack, from the top, is ability of "Bramble Elemental"

  @CR-603.7h
  Rule: 603.7h How often this ability has resolved, not another

    Scenario: Another ability resolves as often as this one should have
      Given the card "Forge" is an "Artifact"
        """
        {0}: You gain 1 life. When this ability has resolved two times this turn, draw a card.
        """
      And Alice controls "Forge" (first) and "Forge" (second)
      And Alice's library has 3 cards
      When Alice activates "Forge" (first) and it resolves
      And Alice activates "Forge" (second) and it resolves
      Then the stack is empty
      When Alice activates "Forge" (second) and it resolves
      Then the stack, from the top, is ability of "Forge" (second)

  @CR-603.2
  Rule: 603.2 Played, and put onto the battlefield

    Scenario: A land is played, and one is only put there
      Given the card "Dirtcowl Wurm" is a "Creature — Wurm" that costs {4}{G} of size 3/4:
        """
        Whenever an opponent plays a land, put a +1/+1 counter on this creature.
        """
      And the card "Sakura-Tribe Scout" is a "Creature — Snake Shaman Scout" that costs {G} of size 1/1:
        """
        {T}: You may put a land card from your hand onto the battlefield.
        """
      And Bob controls "Dirtcowl Wurm"
      And Alice controls "Sakura-Tribe Scout"
      And Alice has "Forest" and "Swamp" in hand
      When Alice activates "Sakura-Tribe Scout" and it resolves
      And Alice says yes
      And Alice chooses "Swamp"
      Then "Swamp" is on the battlefield
      And the stack is empty
      When Alice plays "Forest"
      Then the stack, from the top, is ability of "Dirtcowl Wurm"

    Scenario: A land enters untapped, and another enters tapped
      Given the card "Gingerbread Cabin" is a "Land — Forest":
        """
        This land enters tapped unless you control three or more other Forests.
        When this land enters untapped, create a Food token.
        """
      And Alice has "Gingerbread Cabin" in hand
      And Bob controls "Forest" (first), "Forest" (second) and "Forest" (third)
      And Bob has "Gingerbread Cabin" (his) in hand
      When Alice plays "Gingerbread Cabin"
      Then "Gingerbread Cabin" is tapped
      And the stack is empty
      When the game goes on to Bob's precombat main
      And Bob plays "Gingerbread Cabin" (his)
      Then the stack, from the top, is ability of "Gingerbread Cabin" (his)

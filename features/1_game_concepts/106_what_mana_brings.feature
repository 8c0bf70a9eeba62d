Feature: 106. What else mana brings

  @CR-106.6
  Rule: 106.6 Mana that does something for what it is spent on

    Scenario: A Bear for which mana of Cavern of Souls is spent can't be countered, and another can
      Given Alice controls "Cavern of Souls"
      And the creature type chosen for "Cavern of Souls" is Bear
      And Alice has "Grizzly Bears" (first), "Grizzly Bears" (second) and "Hill Giant" in hand
      And Alice has {R}{R}{R}{G} in the mana pool
      And Bob has "Essence Scatter" (first) and "Essence Scatter" (second) in hand
      And Bob has {2}{U}{U} in the mana pool
      When Alice casts "Grizzly Bears" (first)
      And Alice passes
      And Bob casts "Essence Scatter" (first) targeting "Grizzly Bears" (first) and it resolves
      Then "Grizzly Bears" (first) is in Alice's graveyard
      When Alice activates "Cavern of Souls", "Add one mana"
      And Alice chooses "green"
      Then Alice can't cast "Hill Giant"
      When Alice casts "Grizzly Bears" (second)
      And Alice passes
      And Bob casts "Essence Scatter" (second) targeting "Grizzly Bears" (second) and it resolves
      Then "Essence Scatter" (second) is in Bob's graveyard
      And "Grizzly Bears" (second) is on the stack

    Scenario: A creature cast with mana of Generator Servant has haste until the turn ends, and another hasn't
      Given Alice controls "Generator Servant"
      And Alice has "Grizzly Bears" (first) and "Grizzly Bears" (second) in hand
      And Alice has {G}{G}{G} in the mana pool
      When Alice casts "Grizzly Bears" (first) and it resolves
      And Alice activates "Generator Servant"
      And Alice casts "Grizzly Bears" (second) and it resolves
      Then "Grizzly Bears" (first) doesn't have haste
      And "Grizzly Bears" (second) has haste
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" (second) doesn't have haste

    Scenario: Of two red mana the player spends that which brings something, or the other
      Given Alice controls "Pyromancer's Goggles"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R} in the mana pool
      When Alice activates "Pyromancer's Goggles"
      And Alice casts "Shock" (first) targeting Bob
      And Alice chooses "{R}"
      Then the stack, from the top, is "Shock" (first)
      When all players pass
      And Alice casts "Shock" (second) targeting Bob
      Then the stack, from the top, is ability of "Pyromancer's Goggles" and "Shock" (second)

    Scenario: What happens when mana is spent uses the stack, and happens for what the maker speaks of alone
      Given the card "Scaled Nurturer" is a "Creature — Dragon Druid" that costs {1}{G} of size 0/2:
        """
        {T}: Add {G}. When you spend this mana to cast a Dragon creature spell, you gain 2 life.
        """
      And the card "Young Wyrm" is a "Creature — Dragon" that costs {G} of size 1/1
      And the card "Young Wolf Pup" is a "Creature — Wolf" that costs {G} of size 1/1
      And Alice controls "Scaled Nurturer" (first) and "Scaled Nurturer" (second)
      And Alice has "Young Wyrm" and "Young Wolf Pup" in hand
      When Alice activates "Scaled Nurturer" (first)
      And Alice casts "Young Wolf Pup" and it resolves
      Then Alice has 20 life
      When Alice activates "Scaled Nurturer" (second)
      And Alice casts "Young Wyrm"
      Then the stack, from the top, is ability of "Scaled Nurturer" (second) and "Young Wyrm"
      And Alice has 20 life
      When all players pass
      Then Alice has 22 life

    Scenario: Mana for spells of one kind or of another
      Given the card "Maelstrom of the Spirit Dragon" is a "Land":
        """
        {T}: Add {C}.
        {T}: Add one mana of any color. Spend this mana only to cast a Dragon spell or an Omen spell.
        {4}, {T}, Sacrifice this land: Search your library for a Dragon card, reveal it, put it into your hand, then shuffle.
        """
      And the card "Young Wyrm" is a "Creature — Dragon" that costs {G} of size 1/1
      And the card "Small Portent" is a "Sorcery — Omen" that costs {G}:
        """
        You gain 2 life.
        """
      And the card "Young Wolf Pup" is a "Creature — Wolf" that costs {G} of size 1/1
      And Alice controls "Maelstrom of the Spirit Dragon"
      And Alice has "Young Wyrm", "Small Portent" and "Young Wolf Pup" in hand
      When Alice activates "Maelstrom of the Spirit Dragon", "Add one mana"
      And Alice chooses "green"
      Then Alice can't cast "Young Wolf Pup"
      And Alice can cast "Young Wyrm"
      And Alice can cast "Small Portent"

  @CR-106.6a
  Rule: 106.6a More mana with conditions

    Background:
      Given Alice controls "Mana Reflection" and "Pyromancer's Goggles"

    Scenario: Each of the two mana that Mana Reflection makes copies the spell that it is spent on
      Given Alice has "Lightning Strike" in hand
      When Alice activates "Pyromancer's Goggles"
      Then Alice has {R}{R} in the mana pool
      When Alice casts "Lightning Strike" targeting Bob
      Then the stack, from the top, is ability of "Pyromancer's Goggles", ability of "Pyromancer's Goggles" and "Lightning Strike"

    Scenario: One of them copies one spell, and the other the next
      Given Alice has "Shock" (first) and "Shock" (second) in hand
      When Alice activates "Pyromancer's Goggles"
      And Alice casts "Shock" (first) targeting Bob
      Then the stack, from the top, is ability of "Pyromancer's Goggles" and "Shock" (first)
      When Alice casts "Shock" (second) targeting Bob
      Then the stack, from the top, is ability of "Pyromancer's Goggles", "Shock" (second), ability of "Pyromancer's Goggles" and "Shock" (first)

  @CR-106.6
  Rule: 106.6 Which mana is spent

    Scenario: Its player says whether the mana that copies a spell is spent on it, or other mana of its kind
      Given Alice controls "Pyromancer's Goggles"
      And Alice has "Shock" (1) and "Shock" (2) in hand
      And Alice has {R} in the mana pool
      When Alice activates "Pyromancer's Goggles"
      And Alice casts "Shock" (1) targeting Bob
      And Alice chooses "{R}"
      Then the stack, from the top, is "Shock" (1)
      When Alice casts "Shock" (2) targeting Bob
      Then the stack, from the top, is ability of "Pyromancer's Goggles", "Shock" (2) and "Shock" (1)

    Scenario: Spent on the first spell, it is not there for the second
      Given Alice controls "Pyromancer's Goggles"
      And Alice has "Shock" (1) and "Shock" (2) in hand
      And Alice has {R} in the mana pool
      When Alice activates "Pyromancer's Goggles"
      And Alice casts "Shock" (1) targeting Bob
      And Alice chooses "{R} of Pyromancer's Goggles"
      Then the stack, from the top, is ability of "Pyromancer's Goggles" and "Shock" (1)
      When Alice casts "Shock" (2) targeting Bob
      Then the stack, from the top, is "Shock" (2), ability of "Pyromancer's Goggles" and "Shock" (1)

  @CR-106.13
  Rule: 106.13 Drain Power

    Scenario: What Bob's lands make comes to Alice, and what was only for creatures remains so
      Given Bob controls "Ancient Ziggurat", "Mountain", "Sol Ring" and a tapped "Forest"
      And Alice controls "Plains"
      And Bob has {B} in the mana pool
      And Alice has "Drain Power", "Shock" (first), "Shock" (second) and "Mons's Goblin Raiders" in hand
      And Alice has {U}{U} in the mana pool
      When Alice casts "Drain Power" targeting Bob and it resolves
      And Bob chooses "red"
      Then Bob has no mana
      And "Mountain" is tapped
      And "Sol Ring" and "Plains" are untapped
      And Alice has {B}{R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then Alice has {B}{R} in the mana pool
      And Alice can't cast "Shock" (second) targeting Bob
      When Alice casts "Mons's Goblin Raiders" and it resolves
      Then "Mons's Goblin Raiders" is on the battlefield

    Scenario: Who targets oneself loses the mana and adds it again
      Given Alice controls "Mountain"
      And Alice has "Drain Power" and "Shock" in hand
      And Alice has {U}{U}{G} in the mana pool
      When Alice casts "Drain Power" targeting Alice and it resolves
      Then Alice has {G}{R} in the mana pool

Feature: 601. How many modes are chosen

  Background:
    Given these cards:
      | name            | type                    | cost      | size | text |
      | Prophetic Titan | Creature — Giant Wizard | {4}{U}{R} | 4/4  | When this creature enters, choose one. If there are four or more card types among cards in your graveyard, choose both instead.\n• This creature deals 4 damage to any target.\n• Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order. |

  @CR-603.3c
  Rule: 603.3c Modes of a triggered ability

    Scenario: With four card types in the graveyard both are chosen
      Given Alice has "Prophetic Titan" in hand
      And Alice has {4}{U}{R} in the mana pool
      And Alice has "Forest", "Shock" and "Memnite" in the graveyard
      And Alice has "Island" and three "Plains" on top of the library
      When Alice casts "Prophetic Titan" and it resolves
      And Alice chooses Bob
      And all players pass
      And Alice chooses "Island"
      Then Bob has 16 life
      And "Island" is in Alice's hand

    Scenario: With three card types only one is chosen
      Given Alice has "Prophetic Titan" in hand
      And Alice has {4}{U}{R} in the mana pool
      And Alice has "Forest", "Shock" and "Armageddon" in the graveyard
      And Alice has "Island" and three "Plains" on top of the library
      When Alice casts "Prophetic Titan" and it resolves
      And Alice chooses 1
      And Alice chooses Bob
      And all players pass
      Then Bob has 16 life
      And "Island" is in Alice's library

  @CR-601.2b
  Rule: 601.2b Modes that can be chosen

    Background:
      Given the card "Abrade" is an "Instant" that costs {1}{R}:
        """
        Choose one —
        • This spell deals 3 damage to target creature.
        • Destroy target artifact.
        """
      And the card "Cankerbloom" is a "Creature — Phyrexian Fungus" that costs {1}{G} of size 3/2:
        """
        {1}, Sacrifice this creature: Choose one —
        • Destroy target artifact.
        • Destroy target enchantment.
        • Proliferate.
        """

    Scenario: Where no mode has a target the spell can't be cast, and where one has that is its mode
      Given Alice has "Abrade" and "Sol Ring" in hand
      And Alice has {1}{R}{1} in the mana pool
      Then Alice can't cast "Abrade"
      When Alice casts "Sol Ring" and it resolves
      And Alice casts "Abrade" targeting "Sol Ring" and it resolves
      Then "Sol Ring" is in Alice's graveyard

    Scenario: A spell without modes has none to choose
      Given Alice has "Shock" and "Abrade" in hand
      And Alice has {R}{1}{R} in the mana pool
      And Bob controls "Hill Giant"
      Then Alice can't cast "Shock" targeting "Hill Giant" choosing mode 1
      When Alice casts "Abrade" targeting "Hill Giant" choosing mode 1 and it resolves
      Then "Hill Giant" is in Bob's graveyard
      When Alice casts "Shock" targeting Bob and it resolves
      Then Bob has 18 life

    Scenario: With a commander on the battlefield both modes may be chosen, and otherwise one
      Given the card "Akroma's Will" is an "Instant" that costs {3}{W}:
        """
        Choose one. If you control a commander as you cast this spell, you may choose both instead.
        • Creatures you control gain flying, vigilance, and double strike until end of turn.
        • Creatures you control gain lifelink, indestructible, and protection from each color until end of turn.
        """
      And Alice has "Akroma's Will" (1) in hand
      And Bob has "Akroma's Will" (2) in hand
      And Alice has {3}{W} in the mana pool
      And Bob has {3}{W} in the mana pool
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob controls "Grizzly Bears"
      When Alice casts "Akroma's Will" (1) choosing modes 1 and 2 and it resolves
      Then "Isamaru, Hound of Konda" has flying
      And "Isamaru, Hound of Konda" has lifelink
      When Alice passes
      Then Bob can't cast "Akroma's Will" (2) choosing modes 1 and 2
      When Bob casts "Akroma's Will" (2) choosing mode 1 and it resolves
      Then "Grizzly Bears" has flying

    @CR-602.2b
    Scenario: For an ability that is activated the modes with a target, and those that need none, are open
      Given Alice controls "Cankerbloom"
      And Bob controls "Sol Ring"
      And Alice has {1} in the mana pool
      When Alice activates "Cankerbloom" targeting "Sol Ring"
      Then Alice is asked to choose one from 1 and 3
      When Alice chooses 1
      And all players pass
      Then "Sol Ring" is in Bob's graveyard
      And "Cankerbloom" is in Alice's graveyard

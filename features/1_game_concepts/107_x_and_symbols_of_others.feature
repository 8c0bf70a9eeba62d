Feature: 107. Unknown numbers, and X and symbols of other objects

  @CR-107.2
  Rule: 107.2 A number unknown

    Scenario: The greatest power among no creatures is 0, and among a Bear and a Giant it is 3
      Given Alice controls "Garruk, Primal Hunter" (first)
      And Alice has "Garruk, Primal Hunter" (second) and "Hill Giant" in hand
      And Alice has {3}{R}{2}{G}{G}{G} in the mana pool
      When Alice activates "Garruk, Primal Hunter" (first), "greatest power" and it resolves
      Then Alice has two cards in hand
      When Alice casts "Hill Giant" and it resolves
      And Alice casts "Garruk, Primal Hunter" (second) and it resolves
      And Alice activates "Garruk, Primal Hunter" (second), "greatest power" and it resolves
      Then Alice has three cards in hand

  @CR-107.3
  Rule: 107.3 The letter X

    Scenario: X is chosen where nothing defines it, and is what an ability says where one does
      Given the card "Chameleon Colossus" is a "Creature — Shapeshifter" that costs {2}{G}{G} of size 4/4
        """
        Changeling
        Protection from black
        {2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power.
        """
      And the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice controls "Chameleon Colossus"
      And Alice has "Blaze" in hand
      And Alice has {R}{G}{G}{G}{G}{G}{G} in the mana pool
      When Alice casts "Blaze" targeting Bob with X = 2 and it resolves
      Then Bob has 18 life
      And Alice can't activate "Chameleon Colossus" with X = 5
      When Alice activates "Chameleon Colossus" and it resolves
      Then "Chameleon Colossus" is 8/8

  @CR-107.3c
  Rule: 107.3c X that is defined

    Scenario: X in the cost is the mana value of the exiled card, and no other number can be chosen
      Given the card "Soul Foundry" is an "Artifact" that costs {4}
        """
        Imprint — When this artifact enters, you may exile a creature card from your hand.
        {X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.
        """
      And Alice has "Soul Foundry" and "Grizzly Bears" in hand
      And Alice has {3}{4} in the mana pool
      When Alice casts "Soul Foundry" and it resolves
      And all players pass
      And Alice says yes
      Then "Grizzly Bears" is in exile
      And Alice can't activate "Soul Foundry" with X = 0, by 107.3c
      And Alice can't activate "Soul Foundry" with X = 3, by 107.3c
      When Alice activates "Soul Foundry" and it resolves
      Then Alice controls one Bear
      And Alice has {C} in the mana pool

    Scenario: While the ability is on the stack its X changes with what it is said to be, and what was paid does not
      Given the card "Lesser Census" is an "Artifact" that costs {2}
        """
        {X}, {T}: You gain X life. X is the number of creatures you control.
        """
      And Alice controls "Lesser Census", "Grizzly Bears" and "Hill Giant"
      And Alice has {C}{C}{C} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice activates "Lesser Census"
      Then Alice has {C} in the mana pool
      When Alice passes
      And Bob casts "Shock" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Alice has 21 life

  @CR-107.3e
  Rule: 107.3e X of another object

    Scenario: A Hydra gets as many counters as the X that was chosen for the spell, and for another spell there is none
      Given Alice controls "Zaxara, the Exemplary"
      And the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice has "Blaze" and "Shock" in hand
      And Alice has {R}{R}{R}{R}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then the stack, from the top, is "Shock"
      When all players pass
      And Alice casts "Blaze" targeting Bob with X = 3
      Then the stack, from the top, is ability of "Zaxara, the Exemplary" and "Blaze"
      When all players pass
      Then "Hydra Token" is 3/3

  @CR-107.3h
  Rule: 107.3h Paying another mana cost

    Scenario: For a permanent's mana cost of {X} nothing is paid, and for one of {2} there is not enough
      Given the card "Disruption Aura" is an "Enchantment — Aura" that costs {2}{U}
        """
        Enchant artifact
        Enchanted artifact has "At the beginning of your upkeep, sacrifice this artifact unless you pay its mana cost."
        """
      And the card "Chimeric Mass" is an "Artifact" that costs {X}
        """
        This artifact enters with X charge counters on it.
        {1}: Until end of turn, this artifact becomes a Construct artifact creature with "This creature's power and toughness are each equal to the number of charge counters on it."
        """
      And the card "Millstone" is an "Artifact" that costs {2}
        """
        {2}, {T}: Target player mills two cards.
        """
      And Alice controls "Millstone" and "Disruption Aura" (first) attached to "Millstone"
      And Alice has "Chimeric Mass" and "Disruption Aura" (second) in hand
      And Alice has {2}{U}{C}{C} in the mana pool
      When Alice casts "Chimeric Mass" with X = 2 and it resolves
      And Alice casts "Disruption Aura" (second) targeting "Chimeric Mass" and it resolves
      And the game goes on to Alice's upkeep
      And Alice orders "Millstone" and "Chimeric Mass"
      And all players pass
      And Alice says yes
      And all players pass
      Then "Millstone" is in Alice's graveyard
      And "Chimeric Mass" is on the battlefield

    Scenario: For a spell on the stack X is paid as it was chosen
      Given the card "Lesser Extortion" is an "Instant" that costs {U}
        """
        Counter target spell unless its controller pays its mana cost.
        """
      And the card "Blaze" is a "Sorcery" that costs {X}{R}
        """
        Blaze deals X damage to any target.
        """
      And Alice has "Blaze" (first) and "Blaze" (second) in hand
      And Alice has {R}{R}{R}{R}{C}{C}{C}{C} in the mana pool
      And Bob has "Lesser Extortion" (first) and "Lesser Extortion" (second) in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Blaze" (first) targeting Bob with X = 2
      And Alice passes
      And Bob casts "Lesser Extortion" (first) targeting "Blaze" (first) and it resolves
      And Alice says yes
      And all players pass
      Then Bob has 18 life
      And Alice has {R}{R} in the mana pool
      When Alice casts "Blaze" (second) targeting Bob with X = 1
      And Alice passes
      And Bob casts "Lesser Extortion" (second) targeting "Blaze" (second) and it resolves
      Then "Blaze" (second) is in Alice's graveyard

  @CR-107.3j
  Rule: 107.3j X of an added ability

    Background:
      Given the card "Lesser Growth Rite" is an "Enchantment" that costs {2}{G}
        """
        Creatures you control have "When this creature enters, put X +1/+1 counters on it."
        """
      And the card "Lesser Swelling" is a "Creature — Fungus" that costs {X}{G} of size 1/1
        """
        When this creature enters, put X +1/+1 counters on it.
        """

    Scenario: X that was chosen for a creature is X of its own ability, and not of one that it has gained
      Given Alice controls "Lesser Growth Rite"
      And Alice has "Lesser Swelling" in hand
      And Alice has {G}{G}{G} in the mana pool
      When Alice casts "Lesser Swelling" with X = 2 and it resolves
      Then the stack, from the top, is ability of "Lesser Swelling" and ability of "Lesser Swelling"
      When all players pass
      And all players pass
      Then "Lesser Swelling" is 3/3

  @CR-107.3n
  Rule: 107.3n X of a delayed trigger

    Scenario Outline: What waits for the end step means the X that was chosen for the spell, <x>
      Given the card "Lesser Harvest" is a "Sorcery" that costs {X}{G}
        """
        Create X 1/1 green Elf Warrior creature tokens. At the beginning of the next end step, you gain X life.
        """
      And Alice has "Lesser Harvest" in hand
      And Alice has {G}{G}{G}{G} in the mana pool
      When Alice casts "Lesser Harvest" with X = <x> and it resolves
      Then Alice controls <tokens>
      When the game goes on to Alice's end
      And all players pass
      Then Alice has <life> life

      Examples:
        | x | tokens       | life |
        | 2 | two tokens   | 22   |
        | 3 | three tokens | 23   |

  @CR-107.3p
  Rule: 107.3p The letter Y

    Background:
      Given the card "Phyrexian Ingester" is a "Creature — Phyrexian Beast" that costs {6}{U} of size 3/3
        """
        Imprint — When this creature enters, you may exile target nontoken creature.
        This creature gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.
        """
      And the card "Craw Wurm" is a "Creature — Wurm" that costs {4}{G}{G} of size 6/4

    Scenario: Y is what the text says that it is, a number of its own beside X
      Given Bob controls "Craw Wurm"
      And Alice has "Phyrexian Ingester" in hand
      And Alice has {6}{U} in the mana pool
      When Alice casts "Phyrexian Ingester" and it resolves
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice says yes
      Then "Craw Wurm" is in exile
      And "Phyrexian Ingester" is 9/7

    Scenario: Where nothing is exiled, Y is 0 like X
      Given Bob controls "Craw Wurm"
      And Alice has "Phyrexian Ingester" in hand
      And Alice has {6}{U} in the mana pool
      When Alice casts "Phyrexian Ingester" and it resolves
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice says no
      Then "Craw Wurm" is on the battlefield
      And "Phyrexian Ingester" is 3/3

  @CR-107.4g
  Rule: 107.4g Any Phyrexian symbol

    Scenario: Rage Extractor sees the Phyrexian symbols of Dismember, and no other symbol
      Given the card "Dismember" is an "Instant" that costs {1}{B/P}{B/P}:
        """
        Target creature gets -5/-5 until end of turn.
        """
      And Alice controls "Rage Extractor"
      And Bob controls "Hill Giant"
      And Alice has "Dismember" and "Grizzly Bears" in hand
      And Alice has {1}{B}{B}{1}{G} in the mana pool
      When Alice casts "Grizzly Bears"
      Then the stack, from the top, is "Grizzly Bears"
      When all players pass
      And Alice casts "Dismember" targeting "Hill Giant"
      And Alice chooses "{B}"
      And Alice chooses "{B}"
      And Alice chooses Bob
      And all players pass
      Then Bob has 17 life

    Scenario: Rage Extractor sees a Phyrexian symbol of one color and one of two, and no other symbol
      Given the card "Twofold Graft" is a "Creature — Plant" that costs {1}{G/U/P} of size 1/1
      And Alice controls "Rage Extractor"
      And the card "Gray Wasp" is a "Creature — Insect" that costs {B/P} of size 1/1
      And Alice has "Gray Wasp", "Twofold Graft" and "Grizzly Bears" in hand
      And Alice has {B}{G}{G}{G}{G} in the mana pool
      When Alice casts "Grizzly Bears"
      Then the stack, from the top, is "Grizzly Bears"
      When all players pass
      And Alice casts "Gray Wasp"
      And Alice chooses "{B}"
      And Alice chooses Bob
      And all players pass
      Then Bob has 19 life
      When all players pass
      And Alice casts "Twofold Graft"
      And Alice chooses "{G}"
      And Alice chooses Bob
      And all players pass
      Then Bob has 17 life

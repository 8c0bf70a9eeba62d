Feature: 702.72. Champion

  @CR-702.72a
  Rule: 702.72a Another one goes, or it does

    Scenario: Another of the kind is exiled, and returns as the champion dies
      Given Alice controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" and "Murder" in hand
      And Alice has {4}{B}{B}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      Then "Elvish Warrior" is in exile
      And Alice controls "Wren's Run Packmaster"
      When Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      Then "Elvish Warrior" is in exile
      When all players pass
      Then Alice controls "Elvish Warrior"

    Scenario: It returns as well when the champion only goes to a hand
      Given Alice controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" and "Unsummon" in hand
      And Alice has {3}{G}{U} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      And Alice casts "Unsummon" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then "Wren's Run Packmaster" is in Alice's hand
      And Alice controls "Elvish Warrior"

    Scenario: Its controller may rather sacrifice it
      Given Alice controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says no
      Then "Wren's Run Packmaster" is in Alice's graveyard
      And Alice controls "Elvish Warrior"

    Scenario: Neither the champion itself, nor another kind, nor what another player controls
      Given Alice controls "Grizzly Bears"
      And Bob controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" in hand
      And Alice has {3}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      Then "Wren's Run Packmaster" is in Alice's graveyard
      And Alice controls "Grizzly Bears"
      And Bob controls "Elvish Warrior"

    Scenario: "A Faerie" need not be a creature
      Given Alice controls "Bitterblossom"
      And Alice has "Mistbind Clique" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then "Bitterblossom" is in exile
      And Alice controls "Mistbind Clique"

    Scenario: "A creature" is one of any kind, and no other permanent
      Given Alice controls "Grizzly Bears" and "Bitterblossom"
      And Alice has "Changeling Berserker" (first) and "Changeling Berserker" (second) in hand
      And Alice has {6}{R}{R} in the mana pool
      When Alice casts "Changeling Berserker" (first) and it resolves
      And all players pass
      And Alice says yes
      Then "Grizzly Bears" is in exile
      When Alice casts "Changeling Berserker" (second) and it resolves
      And all players pass
      And Alice says yes
      Then "Changeling Berserker" (first) is in exile
      And Alice controls "Bitterblossom"

    Scenario: It returns under its owner's control
      Given Bob controls "Elvish Warrior"
      And Alice has "Threaten", "Wren's Run Packmaster" and "Murder" in hand
      And Alice has {6}{R}{B}{B}{G} in the mana pool
      When Alice casts "Threaten" targeting "Elvish Warrior" and it resolves
      And Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      And Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then Bob controls "Elvish Warrior"

    Scenario: A token is gone for good
      Given Alice controls a 1/1 Elf creature token "Dancer"
      And Alice has "Wren's Run Packmaster" and "Murder" in hand
      And Alice has {4}{B}{B}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      Then "Dancer" has ceased to exist
      And Alice controls "Wren's Run Packmaster"
      When Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then "Wren's Run Packmaster" is in Alice's graveyard
      And "Dancer" has ceased to exist

    Scenario: If the first ability is countered, it stays and nothing is exiled
      Given Alice controls "Elvish Warrior"
      And Alice has "Wren's Run Packmaster" in hand
      And Alice has {3}{G} in the mana pool
      And Bob has "Stifle" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And Alice passes
      And Bob casts "Stifle" targeting ability of "Wren's Run Packmaster" and it resolves
      Then the stack is empty
      And Alice controls "Wren's Run Packmaster" and "Elvish Warrior"

  @CR-702.72b
  Rule: 702.72b What returns

    Scenario: Only what the champion itself has exiled returns, and no other card in exile
      Given Alice controls "Elvish Warrior"
      And Alice has "Llanowar Elves" in exile
      And Alice has "Wren's Run Packmaster" and "Murder" in hand
      And Alice has {4}{B}{B}{G} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      And Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then Alice controls "Elvish Warrior"
      And "Llanowar Elves" is in exile

    Scenario: Each of two champions has its own
      Given Alice controls "Elvish Warrior" and "Zephyr Sprite"
      And Alice has "Wren's Run Packmaster", "Mistbind Clique" and "Murder" in hand
      And Alice has {7}{B}{B}{G}{U} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And all players pass
      And Alice says yes
      And Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then "Elvish Warrior" and "Zephyr Sprite" are in exile
      When Alice casts "Murder" targeting "Wren's Run Packmaster" and it resolves
      And all players pass
      Then Alice controls "Elvish Warrior"
      And "Zephyr Sprite" is in exile

    Scenario: What another ability of the same permanent has exiled stays
      Given the card "Jealous Champion" is a "Creature — Elf" that costs {G} of size 2/2
        """
        Champion an Elf
        {1}: Exile target creature.
        """
      And Alice controls "Elvish Warrior"
      And Bob controls "Grizzly Bears"
      And Alice has "Jealous Champion" and "Murder" in hand
      And Alice has {2}{B}{B}{G} in the mana pool
      When Alice casts "Jealous Champion" and it resolves
      And all players pass
      And Alice says yes
      And Alice activates "Jealous Champion" targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" targeting "Jealous Champion" and it resolves
      And all players pass
      Then Alice controls "Elvish Warrior"
      And "Grizzly Bears" is in exile

    Scenario: If the champion leaves before the first ability resolves, what that exiles stays
      Given Alice controls "Elvish Warrior"
      And Alice has "Llanowar Elves" in exile
      And Alice has "Wren's Run Packmaster" and "Unsummon" in hand
      And Alice has {3}{G}{U} in the mana pool
      When Alice casts "Wren's Run Packmaster" and it resolves
      And Alice casts "Unsummon" targeting "Wren's Run Packmaster" and it resolves
      Then the stack, from the top, is ability of "Wren's Run Packmaster" and ability of "Wren's Run Packmaster"
      When all players pass
      And all players pass
      And Alice says yes
      Then "Elvish Warrior" is in exile
      And the stack is empty
      And "Llanowar Elves" is in exile

  @CR-702.72c
  Rule: 702.72c What is championed

    Background:
      Given Bob controls "Island" (1) and "Island" (2)
      And Alice controls "Zephyr Sprite"
      And Alice has "Mistbind Clique" in hand

    Scenario: What the champion ability exiles is championed
      Given Alice has {3}{U} in the mana pool
      When Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then "Zephyr Sprite" is in exile
      And "Island" (1) and "Island" (2) are tapped

    Scenario: If it is sacrificed instead, and exiled on its way, nothing is championed
      Given Bob controls "Samurai of the Pale Curtain"
      And Alice has {3}{U} in the mana pool
      When Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says no
      Then "Mistbind Clique" is in exile
      And the stack, from the top, is ability of "Mistbind Clique"
      When all players pass
      Then the stack is empty
      And "Island" (1) and "Island" (2) are untapped
      And "Mistbind Clique" is in exile

    Scenario: What something else exiles is not championed
      Given Alice controls "Zephyr Sprite" (other)
      And Alice has "Swords to Plowshares" in hand
      And Alice has {3}{W}{U} in the mana pool
      When Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Zephyr Sprite"
      And Alice chooses Bob
      And all players pass
      Then "Island" (1) is tapped
      When Alice casts "Swords to Plowshares" targeting "Zephyr Sprite" (other) and it resolves
      Then "Zephyr Sprite" (other) is in exile
      And the stack is empty

    Scenario: What is championed by another permanent is not championed with this one
      Given Alice controls "Mistbind Clique" (early)
      And Alice has "Changeling Berserker" in hand
      And Alice has {6}{R}{U} in the mana pool
      When Alice casts "Changeling Berserker" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Zephyr Sprite"
      Then "Zephyr Sprite" is in exile
      And the stack is empty
      When Alice casts "Mistbind Clique" and it resolves
      And all players pass
      And Alice says yes
      And Alice chooses "Changeling Berserker"
      And Alice orders "Changeling Berserker" and "Mistbind Clique"
      And Alice chooses Bob
      Then the stack, from the top, is ability of "Mistbind Clique" and ability of "Changeling Berserker"

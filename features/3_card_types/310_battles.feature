Feature: 310. Battles

  Background:
    Given these cards:
      | name          | type        | defense | text                                         |
      | Contested Hill | Battle      | 3       | Whenever you gain life, draw a card.         |
      | Tower         | Artifact    |         | {T}: Tap target creature.                    |
    And the card "Lesser Breach" is a "Sorcery" that costs {R}:
      """
      Remove all defense counters from target battle.
      """

  @CR-310.1 @CR-310.2
  Rule: 310.1 Battles are cast in a main phase and become permanents

    Scenario: Not in the upkeep, but in the main phase that follows
      Given it is Alice's upkeep
      And Alice has "Invasion of Belenon" in hand
      And Alice controls "Plains" (1), "Plains" (2) and "Plains" (3)
      Then Alice can't cast "Invasion of Belenon"
      When the game goes on to Alice's precombat main
      And Alice activates "Plains" (1)
      And Alice activates "Plains" (2)
      And Alice activates "Plains" (3)
      And Alice casts "Invasion of Belenon"
      Then the stack, from the top, is "Invasion of Belenon"
      When all players pass
      Then Alice controls "Invasion of Belenon"

  @CR-310.4c
  Rule: 310.4b It enters with defense counters

    @CR-310.4b
    Scenario: As many as its printed defense says, and these are its defense
      Given Alice has "Invasion of Belenon" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Invasion of Belenon" and it resolves
      Then "Invasion of Belenon" has five defense counters
      And "Invasion of Belenon" has defense 5

    Scenario: With fewer counters its defense is lower
      Given Alice controls "Invasion of Belenon" with two defense counters
      And "Invasion of Belenon" is protected by Bob
      And Alice controls "Muck Rats"
      When Alice would receive priority
      Then "Invasion of Belenon" has defense 2
      When Alice attacks "Invasion of Belenon" with "Muck Rats"
      And the game goes on to Alice's end of combat
      Then "Invasion of Belenon" has defense 1

  @CR-310.4 @CR-310.4a
  Rule: 310.4a Defense of what is no battle on the battlefield

    Scenario: A card in a graveyard has the printed defense, whatever it had on the battlefield
      Given Alice controls "Invasion of Belenon" with two defense counters
      And "Invasion of Belenon" is protected by Bob
      And Alice has "Vindicate" in hand
      And Alice has {1}{W}{B} in the mana pool
      When Alice would receive priority
      Then "Invasion of Belenon" has defense 2
      When Alice casts "Vindicate" targeting "Invasion of Belenon" and it resolves
      Then "Invasion of Belenon" is in Alice's graveyard
      And "Invasion of Belenon" has defense 5

  @CR-310.5 @CR-310.8 @CR-310.8b
  Rule: 310.5 Battles are attacked

    Background:
      Given Alice controls "Invasion of Belenon", "Hill Giant" and "Grizzly Bears"
      And Bob controls "Runeclaw Bear" and "Invasion of Ixalan"
      And "Invasion of Belenon" is protected by Bob
      And "Invasion of Ixalan" is protected by Alice

    @CR-310.6
    Scenario: Its controller attacks a Siege that an opponent protects, and none that he or she protects
      Then Alice can't attack "Invasion of Ixalan" with "Hill Giant"
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then "Invasion of Belenon" has defense 2
      And Bob has 20 life

    @CR-310.8c
    Scenario: Its protector blocks for it
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      And Bob blocks "Hill Giant" with "Runeclaw Bear"
      And all players pass
      Then "Invasion of Belenon" has defense 5
      And "Runeclaw Bear" is in Bob's graveyard

    Scenario: Nobody attacks an artifact
      Given Bob controls "Tower"
      Then Alice can't attack "Tower" with "Hill Giant"
      And Alice can attack "Invasion of Belenon" with "Hill Giant"

  @CR-310.8c
  Rule: 310.8c Only the protector blocks

    Scenario: Of two opponents only the one who protects the battle blocks what attacks it
      Given the players are Alice, Bob and Carol
      And Alice controls "Invasion of Belenon" and "Hill Giant"
      And Bob controls "Runeclaw Bear"
      And Carol controls "Grizzly Bears"
      And "Invasion of Belenon" is protected by Carol
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      Then Bob can't block "Hill Giant" with "Runeclaw Bear"
      And Carol can block "Hill Giant" with "Grizzly Bears"

  @CR-310.7
  Rule: 310.7 Defense 0

    Scenario: Without defense it goes to its owner's graveyard
      Given Alice controls "Contested Hill"
      And "Contested Hill" is protected by Alice
      And Alice has "Lesser Breach" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Lesser Breach" targeting "Contested Hill" and it resolves
      Then "Contested Hill" is in Alice's graveyard

    Scenario: It waits for an ability of its own that has triggered
      Given Alice controls "Invasion of Belenon" with two defense counters
      And "Invasion of Belenon" is protected by Bob
      And Alice has "Shock" and "Stifle" in hand
      And Alice has {R}{U} in the mana pool
      When Alice casts "Shock" targeting "Invasion of Belenon" and it resolves
      Then the stack, from the top, is ability of "Invasion of Belenon"
      And "Invasion of Belenon" is on the battlefield
      When Alice casts "Stifle" targeting ability of "Invasion of Belenon" and it resolves
      Then "Invasion of Belenon" is in Alice's graveyard

  @CR-310.8a
  Rule: 310.8a A protector is chosen as it enters

    Background:
      Given the players are Alice, Bob and Carol

    @CR-310.3 @CR-310.11 @CR-310.11a
    Scenario: One of the opponents of a Siege's controller, as the controller chooses, before anything triggers
      Given Alice has "Invasion of Belenon" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Invasion of Belenon" and it resolves
      Then Alice is asked to choose one from "Bob" and "Carol"
      When Alice chooses Carol
      Then the protector chosen for "Invasion of Belenon" is Carol
      And the stack, from the top, is ability of "Invasion of Belenon"

    Scenario: Without a battle type it is protected by its controller
      Given Alice has "Contested Hill" in hand
      And the card "Fortify the Hill" is a "Sorcery" that costs {W}:
        """
        Put a battle card from your hand onto the battlefield.
        """
      And Alice has "Fortify the Hill" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Fortify the Hill" and it resolves
      Then the protector chosen for "Contested Hill" is Alice

    Scenario: It has one before the rest of the instructions are followed
      Given the card "Fortify the Ridge" is a "Sorcery" that costs {W}:
        """
        Put a battle card from your hand onto the battlefield. You may draw a card.
        """
      And Alice has "Fortify the Ridge" and "Invasion of Belenon" in hand
      And Alice has "Plains" on top of the library
      And Alice has {W} in the mana pool
      When Alice casts "Fortify the Ridge" and it resolves
      Then Alice is asked to choose one from "Bob" and "Carol"
      When Alice chooses Carol
      And Alice says yes
      Then "Plains" is in Alice's hand
      And the protector chosen for "Invasion of Belenon" is Carol

  @CR-310.8d
  Rule: 310.8d The defending player is its protector

    Scenario: What is done to the defending player is done to the protector, and not to the controller
      Given the card "Silent Skimmer" is a "Creature — Eldrazi Drone" that costs {3}{B} of size 0/4:
        """
        Devoid
        Flying
        Whenever this creature attacks, defending player loses 2 life.
        """
      And Alice controls "Invasion of Belenon" and "Silent Skimmer"
      And "Invasion of Belenon" is protected by Bob
      When Alice attacks "Invasion of Belenon" with "Silent Skimmer"
      And all players pass
      Then Bob has 18 life
      And Alice has 20 life

  Rule: 310.10 A new protector

    @CR-310.8f @CR-310.10
    Scenario: Who gains control of a Siege and protects it has another player protect it
      Given the players are Alice, Bob and Carol
      And Bob controls "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Alice
      And Alice has "Zealous Conscripts" in hand
      And Alice has {4}{R} in the mana pool
      When Alice casts "Zealous Conscripts" and it resolves
      And Alice chooses "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      Then the protector chosen for "Invasion of Belenon" is Bob
      And Alice controls "Invasion of Belenon"

    @CR-310.11a
    Scenario: A protector who may be that stays
      Given the players are Alice, Bob and Carol
      And Bob controls "Invasion of Belenon"
      And "Invasion of Belenon" is protected by Carol
      And Alice has "Zealous Conscripts" in hand
      And Alice has {4}{R} in the mana pool
      When Alice casts "Zealous Conscripts" and it resolves
      And Alice chooses "Invasion of Belenon"
      And all players pass
      Then Alice is asked nothing
      And the protector chosen for "Invasion of Belenon" is Carol
      And Alice controls "Invasion of Belenon"

  @CR-310.8g
  Rule: 310.8g What leaves the protector as it is

    Scenario: A battle that becomes a copy of another keeps its own protector
      Given the players are Alice, Bob and Carol
      And the card "Mirrorform" is an "Instant" that costs {4}{U}{U}:
        """
        Each nonland permanent you control becomes a copy of target non-Aura permanent.
        """
      And Alice controls "Invasion of Belenon"
      And Bob controls "Invasion of Ixalan"
      And "Invasion of Belenon" is protected by Bob
      And "Invasion of Ixalan" is protected by Carol
      And Alice has "Mirrorform" in hand
      And Alice has {4}{U}{U} in the mana pool
      When Alice casts "Mirrorform" targeting "Invasion of Ixalan" and it resolves
      Then "Invasion of Belenon" is named "Invasion of Ixalan"
      And the protector chosen for "Invasion of Belenon" is Bob
      And Alice is asked nothing

  @CR-310.8e
  Rule: 310.8e To protect a battle

    Scenario: The player who protects it decides who can attack it, whoever controls it
      Given the players are Alice, Bob and Carol
      And Bob controls "Invasion of Belenon" and "Invasion of Ixalan"
      And "Invasion of Belenon" is protected by Carol
      And "Invasion of Ixalan" is protected by Alice
      And Alice controls "Hill Giant"
      Then Alice can attack "Invasion of Belenon" with "Hill Giant"
      And Alice can't attack "Invasion of Ixalan" with "Hill Giant"
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      Then "Hill Giant" is attacking "Invasion of Belenon"

  @CR-310.9
  Rule: 310.9 A battle is not attached

    Background:
      Given the card "Hoist" is a "Sorcery" that costs {U}:
        """
        Target permanent becomes an Equipment artifact in addition to its other types.
        """
      And the card "Lesser Rousing" is a "Sorcery" that costs {U}:
        """
        Target artifact becomes a battle in addition to its other types.
        """
      And Alice controls "Grizzly Bears"

    Scenario: One that is an Equipment as well does not move onto a creature, where another Equipment does
      Given Alice controls "Contested Hill" and "Bonesplitter"
      And "Contested Hill" is protected by Alice
      And Alice has "Hoist", "Magnetic Theft" (first) and "Magnetic Theft" (second) in hand
      And Alice has {U}{R}{R} in the mana pool
      When Alice casts "Hoist" targeting "Contested Hill" and it resolves
      And Alice casts "Magnetic Theft" (first) targeting "Contested Hill" and "Grizzly Bears" and it resolves
      Then "Contested Hill" is attached to nothing
      When Alice casts "Magnetic Theft" (second) targeting "Bonesplitter" and "Grizzly Bears" and it resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"

    Scenario: An attached Equipment that becomes a battle is attached no longer
      Given the card "Siege Engine" is an "Artifact — Equipment" of defense 2:
        """
        Equip {1}
        """
      And Alice controls "Siege Engine" attached to "Grizzly Bears" with two defense counters
      And Alice has "Lesser Rousing" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Lesser Rousing" targeting "Siege Engine" and it resolves
      Then "Siege Engine" is attached to nothing
      And "Siege Engine" is on the battlefield

  @CR-310.11b
  Rule: 310.11b A defeated Siege

    Background:
      Given Alice controls "Invasion of Belenon" with three defense counters
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And "Invasion of Belenon" is protected by Bob

    Scenario: It is exiled, and cast transformed for nothing
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then the stack, from the top, is ability of "Invasion of Belenon"
      And "Invasion of Belenon" is on the battlefield
      When all players pass
      And Alice says yes
      Then the stack, from the top, is "Invasion of Belenon"
      And "Invasion of Belenon" is named "Belenon War Anthem"
      When all players pass
      Then Alice controls "Invasion of Belenon"
      And "Invasion of Belenon" is exactly "Enchantment"
      And "Grizzly Bears" is 3/3

    Scenario: Its controller need not cast it
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      And all players pass
      And Alice says no
      Then "Invasion of Belenon" is in exile
      And the stack is empty
      And "Grizzly Bears" is 2/2

    Scenario: With a defense counter left nothing of the kind happens
      When Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then "Invasion of Belenon" has defense 1
      And the stack is empty

    Scenario: A token that is a copy of it is exiled, and there is nothing to cast
      Given Alice has "Clever Impersonator" in hand
      And Alice has {2}{U}{U}{R} in the mana pool
      And Alice has "Lesser Breach" in hand
      When Alice casts "Clever Impersonator" and it resolves
      And Alice chooses "Invasion of Belenon"
      And all players pass
      And Alice casts "Lesser Breach" targeting "Clever Impersonator" and it resolves
      And all players pass
      And Alice says yes
      Then "Clever Impersonator" is in exile
      And the stack is empty

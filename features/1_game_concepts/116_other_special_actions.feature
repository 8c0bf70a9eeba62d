Feature: 116. Special actions that objects and variants allow

  @CR-116.2c
  Rule: 116.2c What an effect lets one do later

    Background:
      Given the card "Lesser Lash" is an "Artifact":
        """
        {1}, {T}: Gain control of target creature. You may pay {U} to end this effect.
        """
      And Alice controls "Lesser Lash" and "Hill Giant"
      And Bob controls "Grizzly Bears"

    Scenario: The effect lasts until its controller ends it, in another's turn and in response too, without the stack
      Given Alice has {1} in the mana pool
      And Alice controls "Island"
      And Bob has "Shock" in hand
      And Bob controls "Mountain"
      When Alice activates "Lesser Lash" targeting "Grizzly Bears" and it resolves
      And the game goes on to Bob's precombat main
      Then Alice controls "Grizzly Bears"
      When Bob activates "Mountain"
      And Bob casts "Shock" targeting "Hill Giant"
      And Bob passes
      And Alice activates "Island"
      And Alice ends the effect of "Lesser Lash"
      Then Bob controls "Grizzly Bears"
      And Alice has no mana
      And the stack, from the top, is "Shock"
      And Alice has priority
      And Alice can't end the effect of "Lesser Lash", by 116.2c

    Scenario: Nobody else may end it, and before there is an effect nobody may
      Given Alice has {1}{U} in the mana pool
      Then Alice can't end the effect of "Lesser Lash", by 116.2c
      When Alice activates "Lesser Lash" targeting "Grizzly Bears" and it resolves
      Then Alice can end the effect of "Lesser Lash"
      When Alice passes
      Then Alice can't end the effect of "Lesser Lash", by 116.2c
      And Bob can't end the effect of "Lesser Lash", by 116.2c
      And Alice controls "Grizzly Bears"

    Scenario: Each of two effects is ended by itself, and one that says nothing of an end is not
      Given the card "Lesser Leash" is an "Artifact":
        """
        {1}: Gain control of target creature. You may pay {U} to end this effect.
        {0}: This artifact becomes a 3/3 creature until end of turn.
        """
      And Alice controls "Lesser Leash" (1) and "Lesser Leash" (2)
      And Bob controls "Wind Drake" and "Runeclaw Bear"
      And Alice has {3}{U} in the mana pool
      When Alice activates "Lesser Leash" (2), "3/3 creature" and it resolves
      Then "Lesser Leash" (2) is a 3/3 creature
      And Alice can't end the effect of "Lesser Leash" (2), by 116.2c
      When Alice activates "Lesser Leash" (2), "Gain control" targeting "Grizzly Bears" and it resolves
      And Alice activates "Lesser Leash" (1), "Gain control" targeting "Wind Drake" and it resolves
      And Alice activates "Lesser Leash" (1), "Gain control" targeting "Runeclaw Bear" and it resolves
      And Alice ends the effect of "Lesser Leash" (1)
      Then Bob controls "Wind Drake"
      And Alice controls "Runeclaw Bear" and "Grizzly Bears"
      And Alice has no mana

  @CR-116.2d
  Rule: 116.2d Ignoring an effect

    Background:
      Given Bob controls "Leonin Arbiter"
      And Alice has "Diabolic Tutor" (1) and "Diabolic Tutor" (2) in hand
      And Alice has "Forest" and "Island" on top of her library

    Scenario: Who pays ignores the effect this turn, and found nothing before
      Given Alice has {2}{B}{B}{2}{2}{B}{B} in the mana pool
      When Alice casts "Diabolic Tutor" (1) and it resolves
      Then Alice is asked nothing
      And "Island" is in Alice's library
      When Alice ignores the effect of "Leonin Arbiter"
      Then the stack is empty
      And Alice has {B}{B}{C}{C} in the mana pool
      And Alice has priority
      When Alice casts "Diabolic Tutor" (2) and it resolves
      And Alice chooses "Island"
      Then "Island" is in Alice's hand

    Scenario: Who has passed waits for priority, and has searched in vain
      Given Alice has {2}{B}{B}{2} in the mana pool
      When Alice casts "Diabolic Tutor" (1)
      And Alice passes
      Then Alice can't ignore the effect of "Leonin Arbiter", by 116.2d
      When Bob passes
      Then Alice is asked nothing
      When Alice ignores the effect of "Leonin Arbiter"
      Then Alice has no mana

    Scenario: In response to the spell the effect may still be ignored
      Given Alice has {2}{B}{B}{2} in the mana pool
      When Alice casts "Diabolic Tutor" (1)
      And Alice ignores the effect of "Leonin Arbiter"
      Then the stack, from the top, is "Diabolic Tutor" (1)
      When all players pass
      And Alice chooses "Forest"
      Then "Forest" is in Alice's hand

    Scenario: Once the permanent has died there is nothing to ignore, and nothing in the way
      Given Alice has {R}{2}{B}{B}{2} in the mana pool
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting "Leonin Arbiter" and it resolves
      Then "Leonin Arbiter" is in Bob's graveyard
      And Alice can't ignore the effect of "Leonin Arbiter", by 116.2d
      When Alice casts "Diabolic Tutor" (1) and it resolves
      And Alice chooses "Island"
      Then "Island" is in Alice's hand

    Scenario: Of several abilities the one that says so is ignored
      Given the card "Lesser Arbiter" is an "Artifact Creature — Cat" of size 2/2:
        """
        Flying
        Creatures you control get +1/+0.
        Players can't search libraries. Any player may pay {1} for that player to ignore this effect until end of turn.
        """
      And Bob controls "Lesser Arbiter"
      And Alice has "Shock" in hand
      And Alice has {R}{1}{2}{B}{B} in the mana pool
      When Alice casts "Shock" targeting "Leonin Arbiter" and it resolves
      And Alice ignores the effect of "Lesser Arbiter"
      And Alice casts "Diabolic Tutor" (1) and it resolves
      And Alice chooses "Island"
      Then "Island" is in Alice's hand
      And "Lesser Arbiter" is 3/2

    Scenario: In the next turn it is not ignored any more, nor by a player who has not paid
      Given Alice controls "Swamp" (1), "Swamp" (2), "Swamp" (3) and "Swamp" (4)
      And Alice has {2} in the mana pool
      And Bob has "Diabolic Tutor" (Bob's) in hand
      And Bob controls "Swamp" (5), "Swamp" (6), "Swamp" (7) and "Swamp" (8)
      When Alice ignores the effect of "Leonin Arbiter"
      Then Alice has no mana
      When the game goes on to Bob's precombat main
      And Bob activates "Swamp" (5)
      And Bob activates "Swamp" (6)
      And Bob activates "Swamp" (7)
      And Bob activates "Swamp" (8)
      And Bob casts "Diabolic Tutor" (Bob's) and it resolves
      Then Bob is asked nothing
      When the game goes on to Alice's precombat main
      And Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Swamp" (3)
      And Alice activates "Swamp" (4)
      And Alice casts "Diabolic Tutor" (1) and it resolves
      Then Alice is asked nothing
      And "Diabolic Tutor" (1) is in Alice's graveyard

  @CR-116.2e
  Rule: 116.2e Discarding a card at will

    Scenario: It takes priority and no more, and a card that doesn't say so stays in the hand
      Given the card "Lesser Vultures" is a "Creature — Bird" that costs {B} of size 3/2:
        """
        Flying
        You may discard this card any time you could cast an instant.
        """
      And it is Bob's precombat main
      And Alice has "Lesser Vultures" and "Blood Moon" in hand
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Bob casts "Shock" targeting Alice
      And Bob passes
      Then Alice can't discard "Blood Moon", by 116.2e
      When Alice discards "Lesser Vultures"
      Then "Lesser Vultures" is in Alice's graveyard
      And the stack, from the top, is "Shock"
      And Alice has priority
      And Alice can't discard "Lesser Vultures", by 116.2e

    Scenario: Nobody but the player who has it in hand discards it
      Given the card "Lesser Vultures" is a "Creature — Bird" that costs {B} of size 3/2:
        """
        Flying
        You may discard this card any time you could cast an instant.
        """
      And Alice has "Lesser Vultures" in hand
      When Alice passes
      Then Bob can't discard "Lesser Vultures", by 116.2e
      When the game goes on to Bob's upkeep
      And Bob passes
      And Alice discards "Lesser Vultures"
      Then "Lesser Vultures" is in Alice's graveyard

    Scenario: Who has passed waits for priority
      Given the card "Lesser Vultures" is a "Creature — Bird" that costs {B} of size 3/2:
        """
        Flying
        You may discard this card any time you could cast an instant.
        """
      And Alice has "Lesser Vultures" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes
      Then Alice can't discard "Lesser Vultures", by 116.2e
      When Bob passes
      And Alice discards "Lesser Vultures"
      Then "Lesser Vultures" is in Alice's graveyard

  @CR-116.2g
  Rule: 116.2g Fetching a companion

    Background:
      Given Alice has "Keruga, the Macrosage" outside the game
      And "Keruga, the Macrosage" is Alice's chosen companion

    Scenario: It is put into the hand for {3}, once, without the stack
      Given Alice has {3}{3} in the mana pool
      When Alice fetches the companion "Keruga, the Macrosage"
      Then "Keruga, the Macrosage" is in Alice's hand
      And the stack is empty
      And Alice has {C}{C}{C} in the mana pool
      And Alice has priority
      And Alice can't fetch the companion "Keruga, the Macrosage", by 116.2g

    Scenario: It takes a main phase, and the mana
      Given Alice has {3} in the mana pool
      And Alice controls "Island" (1) and "Island" (2)
      And Alice has "Island" (3) in hand
      And it is Alice's upkeep
      Then Alice can't fetch the companion "Keruga, the Macrosage", by 116.2g
      When the game goes on to Alice's precombat main
      Then Alice can't fetch the companion "Keruga, the Macrosage"
      When Alice plays "Island" (3)
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice fetches the companion "Keruga, the Macrosage"
      Then "Keruga, the Macrosage" is in Alice's hand
      And "Island" (3) is tapped

    Scenario: Nobody fetches the companion of another
      Given it is Bob's precombat main
      And Bob has {3} in the mana pool
      And Alice controls "Island" (1), "Island" (2) and "Island" (3)
      Then Bob can't fetch the companion "Keruga, the Macrosage", by 116.2g
      When the game goes on to Alice's precombat main
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice activates "Island" (3)
      And Alice fetches the companion "Keruga, the Macrosage"
      Then "Keruga, the Macrosage" is in Alice's hand

    Scenario: It waits for an empty stack, and comes while the mana is there
      Given Alice has "Shock" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't fetch the companion "Keruga, the Macrosage", by 116.2g
      When all players pass
      And Alice fetches the companion "Keruga, the Macrosage"
      Then "Keruga, the Macrosage" is in Alice's hand

    Scenario: A card that is outside the game and was not chosen stays there, and the chosen one can be fetched
      Given Alice has "Grizzly Bears" outside the game
      And Alice has {3} in the mana pool
      Then Alice can't fetch the companion "Grizzly Bears", by 116.2g
      When Alice fetches the companion "Keruga, the Macrosage"
      Then "Keruga, the Macrosage" is in Alice's hand

  @CR-116.2i
  Rule: 116.2i Rolling the planar die

    Background:
      Given the card "Goldmeadow" is a "Plane — Lorwyn":
        """
        Whenever a land enters, that land's controller creates three 0/1 white Goat creature tokens.
        Whenever chaos ensues, create a 0/1 white Goat creature token.
        """
      And the game is a Planechase game
      And Alice has "Goldmeadow" in the command zone
      And Alice has "Krosa" in her planar deck
      And Alice has "Shock" in hand

    Scenario: The first roll of a turn is free, the second costs {1}, and the third {2}
      Given the coins and dice come up "blank" and "chaos"
      And Alice has {1}{1}{R} in the mana pool
      When Alice rolls the planar die
      Then the stack is empty
      And Alice has {R}{C}{C} in the mana pool
      And Alice has priority
      When Alice rolls the planar die
      Then Alice has {R}{C} in the mana pool
      When all players pass
      Then Alice controls one Goat
      When Alice casts "Shock" targeting Bob and it resolves
      Then Alice can't roll the planar die

    Scenario: In the next turn of the player it is free again
      Given the coins and dice come up "blank", "blank" and "chaos"
      And Alice has {1} in the mana pool
      When Alice rolls the planar die
      And Alice rolls the planar die
      Then Alice has no mana
      And Alice can't roll the planar die
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main
      And Alice rolls the planar die
      And all players pass
      Then Alice controls one Goat

    Scenario: It takes a main phase of one's own turn, and an empty stack
      Given Alice has {R} in the mana pool
      And the coins and dice come up "planeswalker"
      When Alice casts "Shock" targeting Bob
      Then Alice can't roll the planar die, by 116.2i
      When Alice passes
      Then Bob can't roll the planar die, by 116.2i
      When Bob passes
      And Alice rolls the planar die
      Then "Krosa" is face down
      When all players pass
      Then "Krosa" is face up
      And "Goldmeadow" is face down

  @CR-116.2i
  Rule: 116.2i Only where there are planes

    Scenario: In a game without planes nobody rolls the planar die, at the time at which spells are cast
      Given Alice has "Diabolic Tutor" (1) in hand
      And Alice has "Forest" on top of her library
      And Alice has {2}{B}{B} in the mana pool
      Then Alice can't roll the planar die, by 116.2i
      When Alice casts "Diabolic Tutor" (1) and it resolves
      And Alice chooses "Forest"
      Then "Forest" is in Alice's hand

  @CR-116.2j
  Rule: 116.2j Turning a conspiracy face up

    Scenario: It takes priority and no more, and it is done by its controller alone
      Given the card "Lesser Cabal" is a "Conspiracy":
        """
        Creatures you control have flying.
        """
      And the game is a Conspiracy Draft game
      And Alice has a face-down "Lesser Cabal" in the command zone
      And Alice controls "Grizzly Bears"
      And Alice has "Shock" (1) and "Shock" (2) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (1) targeting Bob
      And Alice passes
      Then Alice can't turn "Lesser Cabal" face up, by 116.2j
      And Bob can't turn "Lesser Cabal" face up, by 116.2j
      And "Grizzly Bears" doesn't have flying
      When Bob passes
      And Alice casts "Shock" (2) targeting Bob
      And Alice turns "Lesser Cabal" face up
      Then "Grizzly Bears" has flying
      And the stack, from the top, is "Shock" (2)
      And Alice has priority

  @CR-116.2m
  Rule: 116.2m Unlocking a half

    Background:
      Given Alice has "Glassworks // Shattered Yard" in hand
      And Bob controls "Hill Giant"

    Scenario: It takes priority in a main phase of one's own turn with nothing on the stack, and does not use it
      Given Alice has "Shock" in hand
      And Alice has {4}{R}{R}{2}{R} in the mana pool
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice casts "Shock" targeting Bob
      Then Alice can't unlock a door of "Glassworks // Shattered Yard", by 116.2m
      When all players pass
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"
      And Alice has no mana
      And Alice has priority
      And Alice can't unlock a door of "Glassworks // Shattered Yard", by 116.2m

    Scenario: Nobody unlocks a half in another's turn, or of what another player controls
      Given Alice has {4}{R} in the mana pool
      And Alice controls "Mountain" (1), "Mountain" (2) and "Mountain" (3)
      And Bob controls "Mountain" (4), "Mountain" (5) and "Mountain" (6)
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      And Alice passes
      Then Bob can't unlock a door of "Glassworks // Shattered Yard", by 116.2m
      When the game goes on to Bob's precombat main
      And Bob activates "Mountain" (4)
      And Bob activates "Mountain" (5)
      And Bob activates "Mountain" (6)
      Then Bob can't unlock a door of "Glassworks // Shattered Yard", by 116.2m
      When Bob passes
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      Then Alice can't unlock a door of "Glassworks // Shattered Yard", by 116.2m
      When the game goes on to Alice's precombat main
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice activates "Mountain" (3)
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: Who can't pay the mana cost of the half does not unlock it
      Given Alice has {4}{R}{R}{R} in the mana pool
      And Alice has "Mountain" in hand
      When Alice casts "Glassworks // Shattered Yard" using "Shattered Yard" and it resolves
      Then Alice can't unlock a door of "Glassworks // Shattered Yard"
      When Alice plays "Mountain"
      And Alice unlocks a door of "Glassworks // Shattered Yard"
      And Alice chooses "Mountain"
      Then "Glassworks // Shattered Yard" is named "Glassworks // Shattered Yard"

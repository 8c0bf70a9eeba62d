Feature: 603. Handling Triggered Abilities

  @CR-603.4
  Rule: 603.4 What "it" means behind the condition

    Scenario: What is tapped is the creature of the condition, not the Aura
      Given Bob controls "Grizzly Bears"
      And Alice controls "Narcolepsy" attached to "Grizzly Bears"
      And it is Alice's end step
      When the game goes on to Bob's upkeep
      And all players pass
      Then "Grizzly Bears" is tapped
      And "Narcolepsy" is untapped

    Scenario: What is untapped is the permanent of the condition; one that is untapped triggers nothing
      Given Bob controls a tapped "Grizzly Bears" and "Hill Giant"
      And Alice has "Volition Reins" in hand
      And Alice has {3}{U}{U}{U} in the mana pool
      When Alice casts "Volition Reins" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is tapped
      When all players pass
      Then "Grizzly Bears" is untapped

    Scenario: No ability triggers for an enchanted permanent that is untapped
      Given Bob controls "Grizzly Bears"
      And Alice has "Volition Reins" in hand
      And Alice has {3}{U}{U}{U} in the mana pool
      When Alice casts "Volition Reins" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And the stack is empty

    Scenario: The creature that was not kicked is sacrificed
      Given Alice has "Skizzik" in hand
      And Alice has {3}{R} in the mana pool
      When Alice casts "Skizzik" and it resolves
      And the game goes on to Alice's end step
      And all players pass
      Then "Skizzik" is in Alice's graveyard

    Scenario: The creature that was kicked stays
      Given Alice has "Skizzik" in hand
      And Alice has {3}{R}{R} in the mana pool
      When Alice casts "Skizzik" using "kicker" and it resolves
      And the game goes on to Alice's end step
      Then the stack is empty
      And "Skizzik" is on the battlefield

    Scenario: Whose upkeep it is, and who has spent no mana on a spell, is dealt the damage
      Given Alice controls "Roiling Vortex"
      And Bob has "Ornithopter" in hand
      And it is Alice's end step
      When the game goes on to Bob's upkeep
      And all players pass
      Then Bob has 19 life
      And Alice has 20 life
      When the game goes on to Bob's precombat main phase
      And Bob casts "Ornithopter"
      And all players pass
      Then Bob has 14 life

    Scenario: Other Mountains are those beside the one that entered, and four of them are too few
      Given the card "Valakut, the Molten Pinnacle" is a "Land":
        """
        This land enters tapped.
        Whenever a Mountain you control enters, if you control at least five other Mountains, you may have this land deal 3 damage to any target.
        {T}: Add {R}.
        """
      And Alice controls "Valakut, the Molten Pinnacle", "Mountain" (1), "Mountain" (2), "Mountain" (3), "Mountain" (4) and "Exploration"
      And Alice has "Mountain" (5) and "Mountain" (6) in hand
      When Alice plays "Mountain" (5)
      Then the stack is empty
      When Alice plays "Mountain" (6)
      And Alice chooses Bob
      And all players pass
      And Alice says yes
      Then Bob has 17 life

  @CR-603.2
  Rule: 603.2 Who "that player" is where an object has done it

    Scenario: It is who controls the land that entered, and not the player of the ability
      Given the card "Polluted Bonds" is an "Enchantment" that costs {3}{B}{B}:
        """
        Whenever a land an opponent controls enters, that player loses 2 life and you gain 2 life.
        """
      And the players are Alice, Bob and Carol
      And Bob controls "Polluted Bonds"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      And all players pass
      Then Alice has 18 life
      And Bob has 22 life
      And Carol has 20 life

    Scenario Outline: It is who controls the creature, whatever that does
      Given these cards:
        | name       | type        | cost | text   |
        | Lesser Eye | Enchantment | {0}  | <text> |
      And the players are Alice, Bob and Carol
      And Bob controls "Lesser Eye"
      And Alice controls "Grizzly Bears"
      When Alice attacks Carol with "Grizzly Bears"
      And all players pass
      Then Alice has 19 life
      And Bob has 20 life
      And Carol has 20 life

      Examples:
        | text                                                                           |
        | Whenever a creature an opponent controls attacks, that player loses 1 life.        |
        | Whenever a creature an opponent controls becomes tapped, that player loses 1 life. |

    Scenario: It is who controlled the creature that died, and not its owner
      Given the card "Lesser Eye" is an "Enchantment" that costs {0}:
        """
        Whenever a creature an opponent controls dies, that player loses 1 life.
        """
      And the players are Alice, Bob and Carol
      And Bob controls "Lesser Eye"
      And Carol controls "Grizzly Bears"
      And Alice has "Act of Treason" and "Shock" in hand
      And Alice has {2}{R}{R} in the mana pool
      When Alice casts "Act of Treason" targeting "Grizzly Bears" and it resolves
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Carol's graveyard
      When all players pass
      Then Alice has 19 life
      And Carol has 20 life

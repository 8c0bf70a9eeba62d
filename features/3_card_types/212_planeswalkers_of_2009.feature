Feature: 212.9. Planeswalkers, in 2009

  In 2009 spells aimed at creatures and players, and whose source would deal damage to an opponent could turn it
  on a planeswalker of that opponent's. Today the planeswalker is the target. Plays of either edition stand side
  by side.

  @CR-2009-212.9g
  Rule: 212.9g Noncombat damage is turned on a planeswalker

    Background:
      Given the card "Lightning Bolt" is an "Instant" that costs {R}:
        """
        Lightning Bolt deals 3 damage to target creature or player.
        """
      And Bob controls "Jace Beleren" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in the mana pool

    Scenario: The planeswalker is no target, and the damage is turned on it as it would be dealt
      Then Alice can't cast "Lightning Bolt" targeting "Jace Beleren"
      When Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      Then Alice is asked to choose "Jace Beleren"
      When Alice chooses "Jace Beleren"
      Then "Jace Beleren" is in Bob's graveyard
      And Bob has 20 life

    Scenario: The player whose source it is may leave the damage with the player
      When Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      And Alice chooses nothing
      Then "Jace Beleren" has loyalty 3
      And Bob has 17 life

  @CR-2009-212.9g
  Rule: 212.9g What is turned on no planeswalker

    Scenario: Damage of one's own source, that of combat, and life that is lost
      Given these cards:
        | name           | type    | cost | text                                                                  |
        | Lesser Bolt    | Instant | {0}  | Lesser Bolt deals 3 damage to target creature or player.              |
        | Lesser Drain   | Instant | {0}  | Target player loses 2 life.                                           |
      And Bob controls "Jace Beleren"
      And Bob has "Lesser Bolt" (Bob's) in hand
      And Alice controls "Hill Giant"
      And Alice has "Lesser Drain" and "Lesser Bolt" (Alice's) in hand
      When Alice casts "Lesser Drain" targeting Bob and it resolves
      Then Bob has 18 life
      When Alice passes
      And Bob casts "Lesser Bolt" (Bob's) targeting Bob and it resolves
      Then Bob has 15 life
      When Alice attacks Bob with "Hill Giant"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main
      Then Bob has 12 life
      And "Jace Beleren" has loyalty 3
      When Alice casts "Lesser Bolt" (Alice's) targeting Bob
      And all players pass
      And Alice chooses "Jace Beleren"
      Then Bob has 12 life
      And "Jace Beleren" is in Bob's graveyard

  @edition-2025 @CR-115.4
  Rule: 115.4 Today the planeswalker is the target

    Scenario: Damage aimed at a player is dealt to the player, and a planeswalker may be any target
      Given Bob controls "Jace Beleren"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then "Jace Beleren" has loyalty 3
      And Bob has 18 life
      When Alice casts "Shock" (second) targeting "Jace Beleren" and it resolves
      Then "Jace Beleren" has loyalty 1

  @CR-2009-212.9e
  Rule: 212.9e Planeswalkers are attacked

    Scenario: Combat damage takes loyalty counters from a planeswalker of the opponent, and life from nobody
      Given Alice controls "Grizzly Bears" and "Garruk Wildspeaker"
      And Bob controls "Jace Beleren"
      Then Alice can't attack "Garruk Wildspeaker" with "Grizzly Bears"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then "Jace Beleren" has loyalty 1
      And Bob has 20 life

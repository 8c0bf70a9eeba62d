Feature: 701.15. Goad

  @CR-701.15a
  Rule: 701.15a Until the next turn of who goads

    Background:
      Given the players are Alice and Bob
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob controls "Laser Screwdriver"
      And Bob has {3} in the mana pool

    Scenario: The creature that is goaded has to attack
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Mons's Goblin Raiders", by 508.1d
      And Alice can attack Bob with "Grizzly Bears"

    Scenario: From that player's next turn on it need not
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Mons's Goblin Raiders", by 508.1d
      When Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's upkeep step
      And the game goes on to Alice's precombat main phase
      Then Alice can attack Bob with "Mons's Goblin Raiders"

  @CR-701.15b
  Rule: 701.15b It attacks somebody else, if it can

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob controls "Laser Screwdriver"
      And Bob has {3} in the mana pool

    Scenario Outline: A goaded creature attacks <what>
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice <can> attack <whom> with "<attacker>"<by>
      And "Laser Screwdriver" is tapped
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

      Examples:
        | what                              | whom  | attacker | can   | by          |
        | another player than who goaded it | Carol | Grizzly Bears | can   |             |
        | and not that player               | Bob   | Grizzly Bears | can't | , by 508.1d |
        | if others do                      | Bob   | Mons's Goblin Raiders | can't | , by 508.1d |

    Scenario: A copy of it is not goaded
      Given Alice has "Dack's Duplicate" in hand
      And Alice has {2}{U}{R} in the mana pool
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      And Alice casts "Dack's Duplicate" and it resolves
      And Alice chooses "Grizzly Bears"
      Then Alice can attack Carol with "Grizzly Bears"
      And Alice can't attack Carol with "Dack's Duplicate", by 508.1d

    Scenario: It attacks another player, and not a planeswalker of that one
      Given Carol controls "Jace Beleren" with three loyalty counters
      When Bob activates "Laser Screwdriver", "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack "Jace Beleren" with "Grizzly Bears", by 508.1d
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

  @CR-701.15c
  Rule: 701.15c Goaded by more than one player

    Background:
      Given the players are Alice, Bob, Carol and Dave
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob controls "Laser Screwdriver" (Bob's)
      And Carol controls "Laser Screwdriver" (Carol's)
      And Bob has {3} in the mana pool
      And Carol has {3} in the mana pool

    Scenario Outline: It attacks <whom> only if it is neither of them
      When Bob activates "Laser Screwdriver" (Bob's), "Goad" targeting "Grizzly Bears" and it resolves
      And Carol activates "Laser Screwdriver" (Carol's), "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice <can> attack <whom> with "Grizzly Bears"<by>
      When Alice attacks Dave with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Dave

      Examples:
        | whom  | can   | by          |
        | Dave  | can   |             |
        | Carol | can't | , by 508.1d |
        | Bob   | can't | , by 508.1d |

    Scenario: As long as only one of them has goaded it, the other may be attacked
      When Carol activates "Laser Screwdriver" (Carol's), "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can attack Bob with "Grizzly Bears"
      When Bob activates "Laser Screwdriver" (Bob's), "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1d

  @CR-701.15d
  Rule: 701.15d Goaded again by the same player

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob controls "Laser Screwdriver" (first) and "Laser Screwdriver" (second)
      And Carol controls "Laser Screwdriver" (Carol's)
      And Bob has {6} in the mana pool
      And Carol has {3} in the mana pool

    Scenario Outline: Twice by one and once by the other, it may attack <whom>
      When Bob activates "Laser Screwdriver" (first), "Goad" targeting "Grizzly Bears" and it resolves
      And Bob activates "Laser Screwdriver" (second), "Goad" targeting "Grizzly Bears" and it resolves
      And Carol activates "Laser Screwdriver" (Carol's), "Goad" targeting "Grizzly Bears" and it resolves
      Then Alice can attack <whom> with "Grizzly Bears"
      And "Laser Screwdriver" (second) is tapped
      When Alice attacks <whom> with "Grizzly Bears"
      Then "Grizzly Bears" is attacking <whom>

      Examples:
        | whom  |
        | Bob   |
        | Carol |

@edition-2025
Feature: 118. Costs

  @CR-118.2
  Rule: 118.2 Mana abilities first

    Scenario: Asked for mana as a spell resolves, a player may still tap lands
      Given Alice has "Mana Leak" in hand
      And Alice has {1}{U} in the mana pool
      And Bob controls three "Island"
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      And it is Bob's precombat main
      When Bob casts "Shock" targeting Alice
      And Alice casts "Mana Leak" targeting "Shock" and it resolves
      And Bob says yes
      And Bob chooses "Island" (1)
      And Bob chooses "Island" (2)
      And Bob chooses "Island" (3)
      And all players pass
      Then Alice has 18 life

  @CR-118.3
  Rule: 118.3 In full, or not at all

    Scenario: What is tapped already can't be tapped for a cost
      Given Alice controls a tapped "Prodigal Sorcerer" (first) and "Prodigal Sorcerer" (second)
      Then Alice can't activate "Prodigal Sorcerer" (first) targeting Bob, by 118.3
      And Alice can activate "Prodigal Sorcerer" (second) targeting Bob

  @CR-118.3a
  Rule: 118.3a Mana is taken from the pool

    Scenario: What isn't needed stays
      Given Alice has "Shock" in hand
      And Alice has {R}{R}{G} in the mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice has {R}{G} in the mana pool

  @CR-118.6
  Rule: 118.6 No mana cost can't be paid

    Scenario: A card without mana cost isn't cast, however much mana there is, and one that costs {0} is
      Given Alice has "Evermind" and "Ornithopter" in hand
      And Alice has {U}{U}{U} in the mana pool
      Then Alice can't cast "Evermind", by 118.6
      When Alice casts "Ornithopter" and it resolves
      Then "Ornithopter" is on the battlefield
      And Alice has {U}{U}{U} in the mana pool

  Rule: 118.7 Reductions

    Background:
      Given these cards:
        | name          | type     | cost | text                                               |
        | Lean Season   | Artifact | {2}  | Creature spells you cast cost {2} less to cast.    |
        | Green Season  | Artifact | {2}  | Creature spells you cast cost {G}{G} less to cast. |
        | Gray Season   | Artifact | {2}  | Creature spells you cast cost {C}{C} less to cast. |
        | Ghost Season  | Artifact | {2}  | Creature spells you cast cost {G/P} less to cast.  |
        | Snow Season   | Artifact | {2}  | Creature spells you cast cost {S} less to cast.    |
      And these cards:
        | name       | type                         | cost      | size |
        | Dull Beast | Creature — Eldrazi           | {2}{C}    | 2/2  |
        | Red Beast  | Creature — Beast             | {2}{R}    | 2/2  |
        | Pale Beast | Creature — Beast             | {1}{W}{W} | 2/2  |
        | Wild Beast | Creature — Beast             | {3}{G}    | 2/2  |

    @CR-118.7a
    Scenario: Generic mana is taken off generic mana alone
      Given Alice controls "Lean Season"
      And Alice has "Pale Beast" (first) and "Pale Beast" (second) in hand
      And Alice has {W}{W}{W} in the mana pool
      When Alice casts "Pale Beast" (first)
      Then Alice has {W} in the mana pool
      When all players pass
      Then Alice can't cast "Pale Beast" (second)

    @CR-118.7b
    Scenario: For a color that the cost doesn't have generic mana is taken off
      Given Alice controls "Green Season"
      And Alice has "Red Beast" (first) in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Red Beast" (first)
      Then Alice has {R} in the mana pool

    @CR-118.7c
    Scenario: What is more than the mana of that color is taken off generic mana
      Given Alice controls "Green Season"
      And Alice has "Wild Beast" in hand
      And Alice has {G}{G}{R} in the mana pool
      When Alice casts "Wild Beast" and it resolves
      Then "Wild Beast" is on the battlefield
      And Alice has {R} in the mana pool

    @CR-118.7d
    Scenario: What is more than the colorless mana is taken off generic mana
      Given Alice controls "Gray Season"
      And Alice has "Dull Beast" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Dull Beast" and it resolves
      Then "Dull Beast" is on the battlefield

    @CR-118.7f
    Scenario: A Phyrexian symbol takes off one mana of its color
      Given Alice controls "Ghost Season"
      And Alice has "Wild Beast" in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Wild Beast" and it resolves
      Then "Wild Beast" is on the battlefield

    @CR-118.7g
    Scenario: A snow symbol takes off generic mana
      Given Alice controls "Snow Season"
      And Alice has "Red Beast" in hand
      And Alice has {R}{R} in the mana pool
      When Alice casts "Red Beast" and it resolves
      Then "Red Beast" is on the battlefield

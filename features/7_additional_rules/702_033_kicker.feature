Feature: 702.33. Kicker

  @CR-702.33a
  Rule: 702.33a An additional cost that may be paid

    Background:
      Given Alice has "Burst Lightning" in hand

    Scenario: Its cost is paid besides the mana cost
      Given Alice has {R}{C}{C}{C}{C}{C} in the mana pool
      When Alice casts "Burst Lightning" targeting Bob using "kicker" and it resolves
      Then Bob has 16 life
      And Alice has {C} in the mana pool

    Scenario: It need not be paid
      Given Alice has {R}{C}{C}{C}{C} in the mana pool
      When Alice casts "Burst Lightning" targeting Bob and it resolves
      Then Bob has 18 life
      And Alice has {C}{C}{C}{C} in the mana pool

    Scenario: It is paid once, and in full
      Given Alice has {R}{C}{C}{C} in the mana pool
      Then Alice can't cast "Burst Lightning" targeting Bob using "kicker"
      When Alice casts "Burst Lightning" targeting Bob and it resolves
      Then Bob has 18 life

  @CR-702.33b
  Rule: 702.33b One cost and/or another

    Scenario Outline: With two kickers either is paid, or both
      Given Alice has "Thornscape Battlemage" in hand
      And Alice has {2}{G}{R}{W} in the mana pool
      And Bob controls "Spellbook"
      When Alice casts "Thornscape Battlemage" using <kickers>
      Then Alice has <left> in the mana pool

      Examples:
        | kickers                   | left   |
        | "kicker {R}"              | {W}    |
        | "kicker {W}"              | {R}    |

    Scenario: Both at once
      Given Alice has "Thornscape Battlemage" in hand
      And Alice has {2}{G}{R}{W} in the mana pool
      And Bob controls "Spellbook"
      When Alice casts "Thornscape Battlemage" using "kicker {R}" and "kicker {W}" and it resolves
      And Alice orders "Thornscape Battlemage" and "Thornscape Battlemage" (2)
      And Alice chooses Bob
      And all players pass
      And all players pass
      Then "Spellbook" is in Bob's graveyard
      And Bob has 18 life
      And Alice has no mana

  @CR-702.33c
  Rule: 702.33c Multikicker

    Scenario Outline: Its cost is paid as often as the player likes
      Given Alice has "Apex Hawks" in hand
      And Alice has {2}{W}{C}{W}{C}{W} in the mana pool
      When Alice casts "Apex Hawks" using <kickers> and it resolves
      Then "Apex Hawks" has <number> +1/+1 counters
      And Alice has <left>

      Examples:
        | kickers                                      | number | left                    |
        | "multikicker"                                | one    | {C}{W} in the mana pool |
        | "multikicker" and "multikicker"              | two    | no mana                 |

    Scenario: Or not at all
      Given Alice has "Apex Hawks" in hand
      And Alice has {2}{W}{C}{W} in the mana pool
      When Alice casts "Apex Hawks" and it resolves
      Then "Apex Hawks" has no counters
      And Alice has {C}{W} in the mana pool

  @CR-702.33d
  Rule: 702.33d Kicked

    Scenario: What was kicked enters as such, and what wasn't doesn't
      Given Alice has "Ardent Soldier" (first) and "Ardent Soldier" (second) in hand
      And Alice has {C}{W}{C}{C}{C}{W} in the mana pool
      When Alice casts "Ardent Soldier" (first) using "kicker" and it resolves
      And Alice casts "Ardent Soldier" (second) and it resolves
      Then "Ardent Soldier" (first) is 2/3
      And "Ardent Soldier" (second) is 1/2

    Scenario: A spell is kicked by its player's intention, though effects have left nothing of the cost
      Given Alice controls "Pearl Medallion" (first) and "Pearl Medallion" (second)
      And Alice controls "Pearl Medallion" (third)
      And Alice has "Ardent Soldier" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Ardent Soldier" using "kicker" and it resolves
      Then "Ardent Soldier" is 2/3

    Scenario: Roost of Drakes sees a spell that is kicked, and none that isn't
      Given the card "Roost of Drakes" is an "Enchantment" that costs {U}
        """
        Kicker {2}{U}
        When this enchantment enters, if it was kicked, create a 2/2 blue Drake creature token with flying.
        Whenever you cast a kicked spell, create a 2/2 blue Drake creature token with flying.
        """
      And Alice controls "Roost of Drakes"
      And Alice has "Ardent Soldier" (first) and "Ardent Soldier" (second) in hand
      And Alice has {C}{W}{C}{C}{C}{W} in the mana pool
      When Alice casts "Ardent Soldier" (second)
      Then the stack, from the top, is "Ardent Soldier" (second)
      When all players pass
      And Alice casts "Ardent Soldier" (first) using "kicker"
      Then the stack, from the top, is ability of "Roost of Drakes" and "Ardent Soldier" (first)
      When all players pass
      Then Alice controls one Drake token

    Scenario: A copy of a kicked spell is kicked as well
      Given Alice has "Burst Lightning" and "Reverberate" in hand
      And Alice has {R}{R}{R}{C}{C}{C}{C} in the mana pool
      When Alice casts "Burst Lightning" targeting Bob using "kicker"
      And Alice casts "Reverberate" targeting "Burst Lightning" and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 16 life
      When all players pass
      Then Bob has 12 life

    Scenario: With multikicker a spell is kicked several times, and what counts these counts each
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {2}{2}{1} in the mana pool
      When Alice casts "Everflowing Chalice" using "multikicker" and "multikicker" and it resolves
      Then "Everflowing Chalice" has two charge counters
      And Alice has {C} in the mana pool

  @CR-702.33e
  Rule: 702.33e Linked to what it speaks of

    Scenario: A creature that becomes a copy of one with kicker was not kicked with that one's kicker
      Given Alice has "Ardent Soldier" and "Clone" in hand
      And Alice has {C}{W}{C}{C}{U}{C}{C}{C} in the mana pool
      When Alice casts "Ardent Soldier" using "kicker" and it resolves
      And Alice casts "Clone" and it resolves
      And Alice chooses "Ardent Soldier"
      Then "Ardent Soldier" is 2/3
      And "Clone" is 1/2

  @CR-702.33f
  Rule: 702.33f With the one kicker or the other

    Scenario: Only what goes with the kicker that was paid happens: damage with the first
      Given Alice has "Thornscape Battlemage" in hand
      And Alice has {2}{G}{R}{W} in the mana pool
      And Bob controls "Spellbook"
      When Alice casts "Thornscape Battlemage" using "kicker {R}" and it resolves
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      And Bob controls "Spellbook"
      And the stack is empty

    Scenario: An artifact is destroyed with the second
      Given Alice has "Thornscape Battlemage" in hand
      And Alice has {2}{G}{R}{W} in the mana pool
      And Bob controls "Spellbook"
      When Alice casts "Thornscape Battlemage" using "kicker {W}" and it resolves
      And all players pass
      Then Bob has 20 life
      And "Spellbook" is in Bob's graveyard
      And the stack is empty

  @CR-702.33g
  Rule: 702.33g Targets only if kicked

    Background:
      Given Alice has "Dwarven Landslide" in hand
      And Alice controls "Mountain"
      And Bob controls "Plains" and "Island"
      And Alice has {C}{C}{C}{R}{C}{C}{R} in the mana pool

    Scenario: Kicked, it has another target
      Then Alice can't cast "Dwarven Landslide" targeting "Plains" using "kicker"
      When Alice casts "Dwarven Landslide" targeting "Plains" and "Island" using "kicker" and it resolves
      Then "Plains" and "Island" are in Bob's graveyard
      And "Mountain" is in Alice's graveyard

    Scenario: Otherwise it is cast as though that target weren't there
      Then Alice can't cast "Dwarven Landslide" targeting "Plains" and "Island"
      When Alice casts "Dwarven Landslide" targeting "Plains" and it resolves
      Then "Plains" is in Bob's graveyard
      And Bob controls "Island"

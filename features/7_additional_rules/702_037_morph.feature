Feature: 702.37. Morph

  @CR-702.37a @CR-702.37c
  Rule: 702.37a, 702.37c A 2/2 creature with nothing else, for {3}

    Background:
      Given Alice has "Ascending Aven" in hand

    Scenario: It is cast for {3}, and what is on the stack and on the battlefield is a 2/2 creature with nothing else
      Given Alice has {3} in the mana pool
      When Alice casts "Ascending Aven" face down
      Then Alice has no mana
      And "Ascending Aven" is face down
      And "Ascending Aven" is colorless
      And "Ascending Aven" has no abilities
      And "Ascending Aven" is exactly "Creature"
      When all players pass
      Then "Ascending Aven" is on the battlefield
      And "Ascending Aven" is face down
      And "Ascending Aven" is a 2/2 creature

    Scenario: What forbids its face does not forbid it face down
      Given Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is "Ascending Aven"
      And Alice has {2}{U}{U} in the mana pool
      Then Alice can't cast "Ascending Aven"
      When Alice casts "Ascending Aven" face down and it resolves
      Then "Ascending Aven" is on the battlefield

    Scenario: What forbids creature spells forbids it face down too, though its face is that of a land
      Given Alice controls "Steel Golem"
      And Alice has "Zoetic Cavern" in hand
      And Alice has "Shatter" in hand
      And Alice has {1}{R}{3} in the mana pool
      Then Alice can't cast "Zoetic Cavern" face down
      When Alice casts "Shatter" targeting "Steel Golem" and it resolves
      And Alice casts "Zoetic Cavern" face down and it resolves
      Then "Zoetic Cavern" is a 2/2 creature

    Scenario: Returned to the hand it may be cast face up, for its mana cost, and is what its face says
      Given Alice has "Unsummon" in hand
      And Alice has {3}{U}{2}{U}{U} in the mana pool
      When Alice casts "Ascending Aven" face down and it resolves
      And Alice casts "Unsummon" targeting "Ascending Aven" and it resolves
      And Alice casts "Ascending Aven" and it resolves
      Then "Ascending Aven" is face up
      And "Ascending Aven" is a 3/2 blue Bird Soldier creature with flying
      And Alice has no mana

  @CR-702.37b
  Rule: 702.37b Megamorph

    Scenario: Turned face up for its megamorph cost it gets a counter
      Given Alice has "Aven Sunstriker" in hand
      And Alice has {3}{4}{W} in the mana pool
      When Alice casts "Aven Sunstriker" face down and it resolves
      Then "Aven Sunstriker" is 2/2
      And "Aven Sunstriker" has no counters
      When Alice turns "Aven Sunstriker" face up
      Then "Aven Sunstriker" is 2/2
      And "Aven Sunstriker" has one +1/+1 counter
      And "Aven Sunstriker" has double strike

    Scenario: Cast face up it gets none, and neither does one that an effect turns face up
      Given Alice controls a face-down "Aven Sunstriker" (first) and a face-down "Aven Sunstriker" (third)
      And Alice has "Aven Sunstriker" (second) in hand
      And Bob has "Break Open" in hand
      And Alice has {1}{W}{W}{4}{W} in the mana pool
      And Bob has {1}{R} in the mana pool
      When Alice casts "Aven Sunstriker" (second) and it resolves
      And Alice passes
      And Bob casts "Break Open" targeting "Aven Sunstriker" (first) and it resolves
      And Alice turns "Aven Sunstriker" (third) face up
      Then "Aven Sunstriker" (first) and "Aven Sunstriker" (second) have no counters
      And "Aven Sunstriker" (first) is face up
      And "Aven Sunstriker" (third) has one +1/+1 counter

  @CR-702.37d
  Rule: 702.37d Only so

    Scenario: A card without such an ability is not cast face down
      Given Alice has "Hill Giant" and "Ascending Aven" in hand
      And Alice has {3} in the mana pool
      Then Alice can't cast "Hill Giant" face down, by 702.37d
      When Alice casts "Ascending Aven" face down and it resolves
      Then "Ascending Aven" is on the battlefield

  @CR-702.37e
  Rule: 702.37e Turning it face up

    Scenario: Turning a creature up takes its morph cost, and no more of the mana than that
      Given the card "Spined Basher" is a "Creature — Zombie Beast" that costs {2}{B} of size 3/1
        """
        Morph {2}{B}
        """
      And Alice controls a face-down "Spined Basher" and a face-down "Spined Basher" (second)
      And Alice has {B}{B}{C}{C}{C} in the mana pool
      When Alice turns "Spined Basher" face up
      Then "Spined Basher" is a 3/1 creature
      And Alice has {B}{C} in the mana pool
      And Alice can't turn "Spined Basher" (second) face up

    Scenario: It takes no stack, and is done whenever its controller has priority, though not by anybody else
      Given Alice controls a face-down "Ascending Aven"
      And Alice has {2}{U} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R}{2}{U} in the mana pool
      When Alice passes
      Then Bob can't turn "Ascending Aven" face up
      When Bob casts "Shock" targeting Alice
      And Bob passes
      And Alice turns "Ascending Aven" face up
      Then the stack, from the top, is "Shock"
      And "Ascending Aven" is a 3/2 creature with flying

    Scenario: What is said of its entering has no effect, for it has entered before
      Given Alice controls a face-down "Hooded Hydra"
      And Alice has "Hooded Hydra" (second) in hand
      And Alice has {3}{G}{G}{2}{G}{G} in the mana pool
      When Alice turns "Hooded Hydra" face up
      Then "Hooded Hydra" has five +1/+1 counters
      When Alice casts "Hooded Hydra" (second) with X = 2 and it resolves
      Then "Hooded Hydra" (second) has two +1/+1 counters

    Scenario: A permanent that has no morph face up stays face down
      Given Alice controls a face-down "Hill Giant" and a face-down "Ascending Aven"
      And Alice has {2}{U} in the mana pool
      Then Alice can't turn "Hill Giant" face up, by 702.37e
      When Alice turns "Ascending Aven" face up
      Then "Ascending Aven" is face up

  @CR-702.37f
  Rule: 702.37f X in the morph cost

    Scenario Outline: X of what it does then is the X that was paid
      Given Alice controls a face-down "Bane of the Living"
      And Alice has {3}{B}{B} in the mana pool
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice turns "Bane of the Living" face up
      And Alice chooses <x>
      Then Alice has <left>
      When all players pass
      Then "Hill Giant" is <giant>
      And "Grizzly Bears" is <place>

      Examples:
        | x | left                    | giant | place              |
        | 1 | {C}{C} in the mana pool | 2/2   | on the battlefield |
        | 2 | {C} in the mana pool    | 1/1   | in Bob's graveyard |

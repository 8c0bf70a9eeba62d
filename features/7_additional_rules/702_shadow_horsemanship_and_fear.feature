Feature: 702. Shadow, horsemanship and fear

  Who can block a creature with one of these old evasion abilities, and whom such a creature can block.

  @CR-702.28b
  Rule: 702.28b Shadow works both ways

    Scenario: Only a creature with shadow can block one with shadow
      Given Alice controls "Dauthi Cutthroat"
      And Bob controls "Thalakos Sentry" and a 1/1 creature "Muck Rats"
      When Alice attacks with "Dauthi Cutthroat"
      Then Bob can't block "Dauthi Cutthroat" with "Muck Rats", by 702.28b
      When Bob blocks "Dauthi Cutthroat" with "Thalakos Sentry"
      Then "Thalakos Sentry" is blocking "Dauthi Cutthroat"

    Scenario: A creature with shadow can't block one without it, until that has shadow too
      Given Alice controls "Muck Rats" (first), "Muck Rats" (second) and "Dauthi Embrace"
      And Alice has {B}{B} in the mana pool
      And Bob controls "Thalakos Sentry"
      When Alice activates "Dauthi Embrace" targeting "Muck Rats" (second) and it resolves
      And Alice attacks with "Muck Rats" (first) and "Muck Rats" (second)
      Then Bob can't block "Muck Rats" (first) with "Thalakos Sentry", by 702.28b
      When Bob blocks "Muck Rats" (second) with "Thalakos Sentry"
      Then "Thalakos Sentry" is blocking "Muck Rats" (second)

    Scenario: One that can block as though it had shadow still blocks those without it
      Given Alice controls "Dauthi Cutthroat" and "Grizzly Bears"
      And Bob controls "Heartwood Dryad" and "Muck Rats"
      When Alice attacks with "Dauthi Cutthroat" and "Grizzly Bears"
      Then Bob can't block "Dauthi Cutthroat" with "Muck Rats", by 702.28b
      And Bob can block "Dauthi Cutthroat" with "Heartwood Dryad"

    Scenario: Shadow gained after blocks were declared changes none of them
      Given Alice controls "Grizzly Bears", "Dauthi Embrace" and four "Swamp"
      And Bob controls "Muck Rats" (first) and "Muck Rats" (second)
      When Alice attacks with "Grizzly Bears"
      And Alice activates "Swamp" (1)
      And Alice activates "Swamp" (2)
      And Alice activates "Dauthi Embrace" targeting "Muck Rats" (second) and it resolves
      Then Bob can't block "Grizzly Bears" with "Muck Rats" (second), by 702.28b
      When Bob blocks "Grizzly Bears" with "Muck Rats" (first)
      And Alice activates "Swamp" (3)
      And Alice activates "Swamp" (4)
      And Alice activates "Dauthi Embrace" targeting "Grizzly Bears" and it resolves
      Then "Muck Rats" (first) is blocking "Grizzly Bears"

  @CR-702.31b
  Rule: 702.31b Horsemanship works one way

    Scenario: Only a creature with horsemanship can block one with horsemanship
      Given Alice controls "Shu Elite Companions"
      And Bob controls "Shu Cavalry" and "Hill Giant"
      When Alice attacks with "Shu Elite Companions"
      Then Bob can't block "Shu Elite Companions" with "Hill Giant", by 702.31b
      When Bob blocks "Shu Elite Companions" with "Shu Cavalry"
      Then "Shu Cavalry" is blocking "Shu Elite Companions"

    Scenario: A creature with horsemanship can block one without it, but its rider is still hard to block
      Given Alice controls "Hill Giant" and "Shu Cavalry"
      And Bob controls "Shu Elite Companions" and "Muck Rats"
      When Alice attacks with "Hill Giant" and "Shu Cavalry"
      Then Bob can't block "Shu Cavalry" with "Muck Rats", by 702.31b
      When Bob blocks "Hill Giant" with "Shu Elite Companions"
      Then "Shu Elite Companions" is blocking "Hill Giant"

  @CR-702.36b
  Rule: 702.36b Fear is for what is neither black nor an artifact

    Scenario Outline: An artifact creature or a black one can block; others can't
      Given Alice controls "Severed Legion"
      And Bob controls "Grizzly Bears" and <blocker>
      When Alice attacks with "Severed Legion"
      Then Bob can't block "Severed Legion" with "Grizzly Bears", by 702.36b
      When Bob blocks "Severed Legion" with <blocker>
      Then <blocker> is blocking "Severed Legion"

      Examples:
        | blocker                 |
        | "Muck Rats"             |
        | "Obsianus Golem"        |

    Scenario: What matters is the color that the blocker has by now
      Given Alice controls "Severed Legion"
      And Bob controls "Grizzly Bears", "Bear Cub" and "Swamp"
      And Bob has "Aphotic Wisps" in hand
      When Alice attacks with "Severed Legion"
      And Alice passes
      And Bob activates "Swamp"
      And Bob casts "Aphotic Wisps" targeting "Bear Cub" and it resolves
      Then Bob can't block "Severed Legion" with "Grizzly Bears", by 702.36b
      When Bob blocks "Severed Legion" with "Bear Cub"
      Then "Bear Cub" is blocking "Severed Legion"

    Scenario: A creature with fear can block whatever it could without it
      Given Alice controls "Grizzly Bears" and "Severed Legion"
      And Bob controls "Severed Legion" (Bob's) and "Bear Cub"
      When Alice attacks with "Grizzly Bears" and "Severed Legion"
      Then Bob can't block "Severed Legion" with "Bear Cub", by 702.36b
      When Bob blocks "Grizzly Bears" with "Severed Legion" (Bob's)
      Then "Severed Legion" (Bob's) is blocking "Grizzly Bears"

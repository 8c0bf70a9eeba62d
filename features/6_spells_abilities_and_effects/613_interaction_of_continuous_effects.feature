Feature: 613. Interaction of Continuous Effects

  Background:
    Given these cards:
      | name      | type    | cost | text                                                             |
      | Stiffen   | Instant | {0}  | Target creature gets +0/+1 until end of turn.                    |
      | Reverse   | Instant | {0}  | Switch target creature's power and toughness until end of turn.  |
      | Embolden  | Instant | {0}  | Target creature gets +5/+0 until end of turn.                    |

  @CR-613.4d
  Rule: 613.4d Switching power and toughness

    @example-1
    Example: Later bonuses are seen through an earlier switch
      Given Alice controls a 1/3 creature "Ox"
      And Alice has "Stiffen", "Reverse" and "Embolden" in her hand
      When Alice casts "Stiffen" targeting "Ox" and it resolves
      And Alice casts "Reverse" targeting "Ox" and it resolves
      Then "Ox" is 4/1
      When Alice casts "Embolden" targeting "Ox" and it resolves
      Then "Ox" is 4/6

    @example-3
    Example: Two switches cancel each other
      Given Alice controls a 1/3 creature "Ox"
      And Alice has "Stiffen", "Reverse" (first) and "Reverse" (second) in her hand
      When Alice casts "Stiffen" targeting "Ox" and it resolves
      And Alice casts "Reverse" (first) targeting "Ox" and it resolves
      And Alice casts "Reverse" (second) targeting "Ox" and it resolves
      Then "Ox" is 1/4

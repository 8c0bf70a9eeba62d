Feature: 702.162. More Than Meets the Eye

  @CR-702.162a
  Rule: 702.162a Cast with its back face up, for this cost

    Scenario: For the one cost it is cast as its other face, for its mana cost as what it is
      Given these cards:
        | name          | type                        | cost   | size | text                            |
        | Lesser Robot  | Artifact Creature — Robot   | {4}    | 4/4  | More Than Meets the Eye {1}{W}  |
        | Lesser Wagon  | Artifact — Vehicle          |        | 3/3  | Living metal<br>Flying          |
      And Alice has "Lesser Robot" (one) and "Lesser Robot" (other) in hand
      And the other face of "Lesser Robot" (one) is "Lesser Wagon"
      And the other face of "Lesser Robot" (other) is "Lesser Wagon"
      And Alice has {W}{5} in the mana pool
      When Alice casts "Lesser Robot" (one) using "more than meets the eye" and it resolves
      Then "Lesser Robot" (one) has flying
      And Alice has {C}{C}{C}{C} in the mana pool
      When Alice casts "Lesser Robot" (other) and it resolves
      Then "Lesser Robot" (other) doesn't have flying
      And Alice has no mana

Feature: 502.15, 217.8b, 510.6. Phasing in 2009, and what it left as it was

  What phased out was in a zone of its own, and came back as the permanent that it had been.

  Background:
    Given the card "Lesser Recall" is an "Instant" that costs {0}
      """
      All phased-out permanents phase in.
      """
    And Alice has "Reality Ripple" and "Lesser Recall" in hand

  @CR-2009-502.15d
  Rule: 502.15d It doesn't come into play

    Scenario: What waits for creatures that come into play sees none phase in, and one that is played
      Given Alice controls "Hill Giant" and "Soul Warden"
      And Alice has "Muck Rats" in hand
      And Alice has {1}{U}{B} in the mana pool
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" is phased in
      And the stack is empty
      When Alice casts "Muck Rats" and it resolves
      And all players pass
      Then Alice has 21 life

    Scenario: What speaks of phasing in triggers, and is put on the stack in the upkeep step
      Given Bob controls "Teferi's Imp" and "Soul Warden"
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Teferi's Imp" and it resolves
      And the game goes on to Bob's upkeep
      Then "Teferi's Imp" is phased in
      And Bob has 0 cards in hand
      When all players pass
      Then Bob has 1 card in hand
      And Bob has 20 life

  @CR-2009-502.15f
  Rule: 502.15f The same permanent

    Scenario: An ability that may be played only once each turn was played before it phased out
      Given Alice controls "Basking Rootwalla" (first) and "Basking Rootwalla" (second)
      And Alice has {1}{G}{1}{G}{1}{U} in the mana pool
      When Alice activates "Basking Rootwalla" (first) and it resolves
      And Alice casts "Reality Ripple" targeting "Basking Rootwalla" (first) and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then Alice can't activate "Basking Rootwalla" (first)
      When Alice activates "Basking Rootwalla" (second) and it resolves
      Then "Basking Rootwalla" (second) is 3/3

  @CR-2009-502.15h
  Rule: 502.15h What is remembered

    Scenario: It comes back tapped if it was tapped
      Given Alice controls a tapped "Hill Giant" and "Grizzly Bears"
      And Alice has {1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" is phased in
      And "Hill Giant" is tapped
      And "Grizzly Bears" is untapped

    Scenario: It comes back with the choice that was made as it came into play
      Given Bob controls "Meddling Mage"
      And the card name chosen for "Meddling Mage" is "Shock"
      And Alice has "Shock" and "Lesser Recall" (second) in hand
      And Alice has {1}{U}{R} in the mana pool
      When Alice casts "Reality Ripple" targeting "Meddling Mage" and it resolves
      Then Alice can cast "Shock" targeting Bob
      When Alice casts "Lesser Recall" and it resolves
      Then Alice can't cast "Shock" targeting Bob
      And Alice can cast "Lesser Recall" (second)

  @CR-2009-502.15k
  Rule: 502.15k Timestamps

    Scenario Outline: What phases in is as old as it was, and what came later is still later
      Given Alice controls "<earlier>"
      And Alice controls "<later>"
      And Bob controls "Grizzly Bears"
      And Alice has {1}{U} in the mana pool
      Then "Grizzly Bears" is <color>
      When Alice casts "Reality Ripple" targeting "Thran Lens" and it resolves
      Then "Grizzly Bears" is black
      When Alice casts "Lesser Recall" and it resolves
      Then "Grizzly Bears" is <color>

      Examples:
        | earlier      | later        | color     |
        | Thran Lens   | Darkest Hour | black     |
        | Darkest Hour | Thran Lens   | colorless |

  @CR-2009-502.15n
  Rule: 502.15n Still the target

    Scenario: A spell is as good for what phases out and in meanwhile as for what stays
      Given Alice controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has {R}{1}{U} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Lesser Recall" and it resolves
      Then the stack, from the top, is "Shock"
      When all players pass
      Then "Hill Giant" has 2 damage marked

  @edition-2009
  Rule: 502.15n It has to be back

    Scenario: What is phased out as the spell resolves is no target
      Given Alice controls "Hill Giant"
      And Alice has "Shock" in hand
      And Alice has {R}{1}{U} in the mana pool
      When Alice casts "Shock" targeting "Hill Giant"
      And Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And all players pass
      And Alice casts "Lesser Recall" and it resolves
      Then "Shock" is in Alice's graveyard
      And "Hill Giant" has no damage marked

  @CR-2009-510.6
  Rule: 510.6 Status of what is phased out

    Scenario: What was face down and tapped is so when it is back
      Given Alice controls a tapped "Hill Giant"
      And Alice has "Ixidron" in hand
      And Alice has {3}{U}{U}{1}{U} in the mana pool
      When Alice casts "Ixidron" and it resolves
      Then "Hill Giant" is face down
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is phased out
      When Alice casts "Lesser Recall" and it resolves
      Then "Hill Giant" is face down
      And "Hill Giant" is tapped
      And "Hill Giant" is 2/2

  @CR-2009-217.8b
  Rule: 217.8b Looking at what is phased out

    Scenario: All look at what is face up, and at what is face down whoever controlled it
      Given Bob controls "Hill Giant" and a face-down "Grizzly Bears"
      And Alice has "Reality Ripple" (second) in hand
      And Alice has {1}{U}{1}{U} in the mana pool
      When Alice casts "Reality Ripple" targeting "Hill Giant" and it resolves
      And Alice casts "Reality Ripple" (second) targeting "Grizzly Bears" and it resolves
      Then "Hill Giant" is phased out
      And Alice can look at "Hill Giant"
      And Bob can look at "Hill Giant"
      And "Grizzly Bears" is phased out
      And Alice can't look at "Grizzly Bears"
      And Bob can look at "Grizzly Bears"

Feature: 701.19. Regenerate

  Background:
    Given Alice controls "Grizzly Bears"
    And Alice has "Death Ward" (first) and "Death Ward" (second) in hand
    And Alice has "Murder" (first), "Murder" (second), "Terminate" and "Geth's Verdict" in hand
    And Alice has {W}{W}{B}{B}{B}{B}{B}{B} in the mana pool

  @CR-701.19a
  Rule: 701.19a A shield for the next time

    Scenario: The first destruction taps it instead, the second destroys it
      When Alice casts "Death Ward" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" (first) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is tapped
      When Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

    Scenario: Two shields save it twice
      When Alice casts "Death Ward" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Death Ward" (second) targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Murder" (second) targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      And "Murder" (second) is in Alice's graveyard

    Scenario: A creature that is sacrificed is gone, shield or not
      Given Alice controls "Hill Giant"
      When Alice casts "Death Ward" (first) targeting "Grizzly Bears" and it resolves
      And Alice casts "Death Ward" (second) targeting "Hill Giant" and it resolves
      And Alice casts "Murder" (first) targeting "Hill Giant" and it resolves
      Then "Hill Giant" is tapped
      When Alice casts "Geth's Verdict" targeting Alice and it resolves
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Hill Giant" is on the battlefield

  @CR-701.19c
  Rule: 701.19c No shield against it

    Scenario: A shield is made, but isn't applied
      Given Alice has {W}{B}{R} in the mana pool
      When Alice casts "Death Ward" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is untapped
      When Alice casts "Terminate" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard

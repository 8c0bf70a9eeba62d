Feature: 702.56. Replicate

  @CR-702.56a
  Rule: 702.56a Paid any number of times, and a copy for each

    Background:
      Given Alice has "Gigadrowse" in hand
      And Bob controls "Grizzly Bears", "Hill Giant" and "Muck Rats"

    Scenario: Paid twice it makes two copies, whose targets may be others
      Given Alice has {U}{U}{U} in the mana pool
      When Alice casts "Gigadrowse" targeting "Grizzly Bears" using "replicate", "replicate"
      Then Alice has no mana
      When all players pass
      And Alice chooses "Hill Giant"
      And Alice chooses "Muck Rats"
      And all players pass
      And all players pass
      Then "Hill Giant" is tapped
      And "Muck Rats" is tapped
      And "Grizzly Bears" is untapped
      When all players pass
      Then "Grizzly Bears" is tapped

    Scenario: It is an additional cost: who can't pay it that often can't cast the spell so
      Given Alice has {U}{U} in the mana pool
      Then Alice can't cast "Gigadrowse" targeting "Grizzly Bears" using "replicate", "replicate"
      When Alice casts "Gigadrowse" targeting "Grizzly Bears" using "replicate"
      Then Alice has no mana

    Scenario: A copy was not cast, and its replicate does not trigger
      Given Alice has {U}{U} in the mana pool
      When Alice casts "Gigadrowse" targeting "Grizzly Bears" using "replicate"
      And all players pass
      And Alice chooses "Hill Giant"
      Then the stack, from the top, is "copy of Gigadrowse" and "Gigadrowse"

  Rule: 702.56a Not paid

    Scenario: It triggers nothing
      Given Alice has "Gigadrowse" in hand
      And Bob controls "Grizzly Bears"
      Given Alice has {U}{U}{U} in the mana pool
      When Alice casts "Gigadrowse" targeting "Grizzly Bears"
      Then the stack, from the top, is "Gigadrowse"
      And Alice has {U}{U} in the mana pool
      When all players pass
      Then "Grizzly Bears" is tapped

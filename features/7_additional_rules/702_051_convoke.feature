Feature: 702.51. Convoke

  @CR-702.51a @edition-2025
  Rule: 702.51a Creatures pay for mana of the total cost

    Background:
      Given Alice has "Guardian of Vitu-Ghazi" in hand
      And Alice has {5}{W} in the mana pool

    Scenario: Any creature pays for generic mana, one of a color of the cost for that mana
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Guardian of Vitu-Ghazi"
      And Alice chooses "Grizzly Bears" and "Hill Giant"
      Then "Guardian of Vitu-Ghazi" is on the stack
      And "Grizzly Bears" is tapped
      And "Hill Giant" is tapped
      And Alice has no mana

    Scenario: A creature of another color does not pay for colored mana
      Given Alice controls "Hill Giant" (1), "Hill Giant" (2) and "Grizzly Bears"
      When Alice tries to cast "Guardian of Vitu-Ghazi"
      And Alice chooses "Hill Giant" (1) and "Hill Giant" (2)
      Then it is refused
      When Alice casts "Guardian of Vitu-Ghazi"
      And Alice chooses "Hill Giant" (1) and "Grizzly Bears"
      Then "Guardian of Vitu-Ghazi" is on the stack
      And "Hill Giant" (2) is untapped
      And Alice has no mana

    Scenario: A tapped creature pays for nothing, nor does one of another player
      Given Alice controls "Grizzly Bears" and a tapped "Hill Giant"
      And Bob controls "Muck Rats"
      And Alice controls "Forest"
      When Alice casts "Guardian of Vitu-Ghazi"
      Then Alice is asked to choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      And Alice chooses "Forest"
      Then "Guardian of Vitu-Ghazi" is on the stack
      And "Muck Rats" is untapped

  @CR-702.51b @edition-2025
  Rule: 702.51b Once the total cost is determined

    @example-1
    Example: With Heartless Summoning no more than three creatures that aren't green help to pay for Siege Wurm
      Given Alice controls "Heartless Summoning"
      And Alice controls a 3/3 green Centaur Warrior creature "Centaur Courser" (1), a 3/3 green Centaur Warrior creature "Centaur Courser" (2) and "Rotted Hulk" (1), "Rotted Hulk" (2), "Rotted Hulk" (3) and "Rotted Hulk" (4)
      And Alice has "Siege Wurm" in hand
      When Alice tries to cast "Siege Wurm"
      And Alice chooses "Rotted Hulk" (1), "Rotted Hulk" (2), "Rotted Hulk" (3) and "Rotted Hulk" (4)
      Then it is refused
      When Alice casts "Siege Wurm"
      And Alice chooses "Centaur Courser" (1), "Centaur Courser" (2), "Rotted Hulk" (1), "Rotted Hulk" (2) and "Rotted Hulk" (3)
      Then "Siege Wurm" is on the stack

  @CR-702.51c @edition-2025
  Rule: 702.51c To convoke

    Scenario: The creatures that were tapped for it have convoked it, and no others
      Given Alice has "Venerated Loxodon" in hand
      And Alice controls "Grizzly Bears", "Hill Giant" and a tapped "Muck Rats"
      And Alice has {2}{W} in the mana pool
      When Alice casts "Venerated Loxodon"
      And Alice chooses "Grizzly Bears" and "Hill Giant"
      And all players pass
      And all players pass
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 4/4
      And "Muck Rats" is 1/1
      And "Venerated Loxodon" is 4/4

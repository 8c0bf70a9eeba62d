Feature: 702.15. Lifelink

  @CR-702.15e
  Rule: 702.15e One gain of life for each source

    Background:
      Given the card "Child of Night" is a "Creature — Vampire" that costs {1}{B} of size 2/1
        """
        Lifelink
        """
      And Alice controls "Ajani's Pridemate" and "Child of Night" (first)

    Scenario: Two sources that deal damage together cause two gains
      Given Alice controls "Child of Night" (second)
      When Alice attacks Bob with "Child of Night" (first) and "Child of Night" (second)
      And Bob declares no blockers
      And all players pass
      Then Alice has 24 life
      And Bob has 16 life
      When all players pass
      And all players pass
      Then "Ajani's Pridemate" is 4/4

    Scenario: One source that deals damage to two creatures at once causes one gain
      Given Bob controls "Grizzly Bears" (first) and "Grizzly Bears" (second)
      When Alice attacks Bob with "Child of Night" (first)
      And Bob blocks "Child of Night" (first) with "Grizzly Bears" (first) and "Grizzly Bears" (second)
      And all players pass
      And Alice chooses "Grizzly Bears" (first)
      And Alice chooses "Grizzly Bears" (second)
      Then Alice has 22 life
      And "Grizzly Bears" (first) and "Grizzly Bears" (second) have 1 damage marked
      When all players pass
      Then "Ajani's Pridemate" is 3/3
      And the stack is empty

  @CR-702.15b @edition-2025
  Rule: 702.15b Life with the damage

    Scenario: What one with lifelink deals is gained, and what another deals is not
      Given Alice controls "Child of Night" and "Hill Giant"
      When Alice attacks with "Child of Night" and "Hill Giant"
      And Bob declares no blockers
      And the game goes on to Alice's end of combat
      Then Bob has 15 life
      And Alice has 22 life

Feature: 702.43. Modular

  @CR-702.43a
  Rule: 702.43a It enters with counters, and they outlive it

    Background:
      Given Alice has "Arcbound Stinger" and "Murder" in hand
      And Alice has {2}{1}{B}{B} in the mana pool

    Scenario: As many counters as it had go to another artifact creature, even one of an opponent
      Given Bob controls "Ornithopter" and "Grizzly Bears"
      And Alice controls "Memnite" and "Bonesplitter"
      When Alice casts "Arcbound Stinger" and it resolves
      Then "Arcbound Stinger" is 1/1
      When Alice casts "Murder" targeting "Arcbound Stinger" and it resolves
      Then Alice is asked to choose one from "Memnite" and "Ornithopter"
      When Alice chooses "Ornithopter"
      And all players pass
      And Alice says yes
      Then "Ornithopter" is 1/3

    Scenario: Its controller may leave it
      Given Alice controls "Ornithopter"
      When Alice casts "Arcbound Stinger" and it resolves
      And Alice casts "Murder" targeting "Arcbound Stinger" and it resolves
      And all players pass
      And Alice says no
      Then "Ornithopter" is 0/2

    Scenario: What only returns to a hand leaves nothing behind
      Given Alice has "Unsummon" in hand
      And Alice has {2}{U} in the mana pool
      And Alice controls "Ornithopter"
      When Alice casts "Arcbound Stinger" and it resolves
      Then "Arcbound Stinger" is on the battlefield
      When Alice casts "Unsummon" targeting "Arcbound Stinger" and it resolves
      Then the stack is empty
      And "Ornithopter" is 0/2

    Scenario: The counters that it has as it dies count, not the number behind the word
      Given Alice controls "Ornithopter"
      And Alice controls "Arcbound Worker" with three +1/+1 counters
      When Alice casts "Murder" targeting "Arcbound Worker" and it resolves
      And all players pass
      And Alice says yes
      Then "Ornithopter" is 3/5

  @CR-702.43b
  Rule: 702.43b Both abilities of each instance

    Scenario: Each triggers as it dies, and each gives as many counters as it had
      Given the card "Twofold Frog" is an "Artifact Creature — Frog" that costs {3} of size 0/0
        """
        Modular 1
        Modular 2
        """
      And Alice controls "Ornithopter"
      And Alice has "Twofold Frog" and "Murder" in hand
      And Alice has {3}{1}{B}{B} in the mana pool
      When Alice casts "Twofold Frog" and it resolves
      And Alice casts "Murder" targeting "Twofold Frog" and it resolves
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says yes
      Then "Ornithopter" is 6/8

Feature: 702.39. Provoke

  Background:
    Given the card "Crested Craghorn" is a "Creature — Goat Beast" that costs {4}{R} of size 4/1:
      """
      Haste
      Provoke
      """
    And Alice controls "Crested Craghorn"
    And Bob controls a tapped 1/1 creature "Willow Elf" and "Muck Rats"

  @CR-702.39a
  Rule: 702.39a A creature is untapped, and has to block

    Scenario: The provoked creature has to block
      When Alice attacks with "Crested Craghorn"
      And Alice chooses "Willow Elf"
      And all players pass
      And Alice says yes
      Then "Willow Elf" is untapped
      And Bob can't block "Crested Craghorn" with "Muck Rats", by 509.1c
      When Bob blocks "Crested Craghorn" with "Willow Elf"
      Then "Willow Elf" is blocking "Crested Craghorn"

    Scenario: Its controller may leave the creature alone
      When Alice attacks with "Crested Craghorn"
      And Alice chooses "Willow Elf"
      And all players pass
      And Alice says no
      Then "Willow Elf" is tapped
      When Bob blocks "Crested Craghorn" with "Muck Rats"
      Then "Muck Rats" is blocking "Crested Craghorn"

    Scenario: A creature that is untapped already has to block as well
      When Alice attacks with "Crested Craghorn"
      And Alice chooses "Muck Rats"
      And all players pass
      And Alice says yes
      And Bob blocks "Crested Craghorn" with "Muck Rats"
      Then "Muck Rats" is blocking "Crested Craghorn"
      And "Willow Elf" is tapped

    Scenario: In another combat of the turn the creature may do as its controller likes
      Given the card "Second Charge" is a "Sorcery" that costs {0}:
        """
        Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.
        """
      And Alice has "Second Charge" in hand
      And Bob controls a 0/6 creature "Oak"
      When Alice attacks with "Crested Craghorn"
      And Alice chooses "Oak"
      And all players pass
      And Alice says yes
      Then Bob can't block "Crested Craghorn" with "Muck Rats", by 509.1c
      When Bob blocks "Crested Craghorn" with "Oak"
      And the game goes on to Alice's postcombat main
      And Alice casts "Second Charge" and it resolves
      And all players pass
      And Alice attacks with "Crested Craghorn"
      And Alice chooses "Oak"
      And all players pass
      And Alice says no
      And Bob declares no blockers
      And all players pass
      Then Bob has 16 life

  @CR-702.39b @CR-2009-502.29b
  Rule: 702.39b Each instance

    Scenario: Two instances provoke two creatures
      Given Alice controls "Hunter Sliver" (first) and "Hunter Sliver" (second)
      And Bob controls a tapped 1/1 creature "Wandering Ones"
      When Alice attacks with "Hunter Sliver" (first)
      And Alice chooses "Willow Elf"
      And Alice chooses "Wandering Ones"
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says yes
      Then "Willow Elf" is untapped
      And "Wandering Ones" is untapped

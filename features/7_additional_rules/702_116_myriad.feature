Feature: 702.116. Myriad

  Background:
    Given the players are Alice, Bob and Carol
    And these cards:
      | name                   | type                     | cost | size | text            |
      | Wyrm's Crossing Patrol | Creature — Human Soldier | {W}  | 1/1  | Myriad          |
      | Legion                 | Creature — Human Knight  | {W}  | 1/1  | Myriad / Myriad |

  @CR-702.116a
  Rule: 702.116a A copy attacks each other opponent

    Scenario: There is a token for the opponent who is not attacked, until combat ends
      Given Alice controls "Wyrm's Crossing Patrol"
      When Alice attacks Bob with "Wyrm's Crossing Patrol"
      And all players pass
      And Alice says yes
      Then Alice controls two tapped 1/1 Human Soldier creatures
      When the game goes on to Alice's postcombat main phase
      Then Carol has 19 life
      And Bob has 19 life
      And Alice controls one Human Soldier creature

    Scenario: The token may attack a planeswalker of that opponent instead
      Given the card "Angrath, Captain of Chaos" is a "Legendary Planeswalker — Angrath" that costs {2}{B/R}{B/R} of loyalty 5:
        """
        Creatures you control have menace.
        [−2]: Amass Zombies 2.
        """
      And Carol controls "Angrath, Captain of Chaos" and "Grizzly Bears"
      And Bob controls "Jace Beleren"
      And Alice controls "Wyrm's Crossing Patrol"
      When Alice attacks Bob with "Wyrm's Crossing Patrol"
      And all players pass
      And Alice says yes
      Then Alice is asked to choose one from Carol and "Angrath, Captain of Chaos"
      When Alice chooses "Angrath, Captain of Chaos"
      And the game goes on to Alice's postcombat main phase
      Then "Angrath, Captain of Chaos" has four loyalty counters
      And Carol has 20 life

    Scenario: Nobody has to create it
      Given Alice controls "Wyrm's Crossing Patrol"
      When Alice attacks Bob with "Wyrm's Crossing Patrol"
      And all players pass
      And Alice says no
      Then Alice controls one Human Soldier creature
      When the game goes on to Alice's end of combat
      Then the stack is empty
      And Bob has 19 life

  @CR-702.116b
  Rule: 702.116b Each instance

    Scenario: Two instances create two tokens
      Given Alice controls "Wyrm's Crossing Patrol" and "Legion Loyalty"
      When Alice attacks Bob with "Wyrm's Crossing Patrol"
      And all players pass
      And Alice says yes
      And all players pass
      And Alice says yes
      Then Alice controls three tapped 1/1 Human Soldier creatures

Feature: 702.121. Melee

  Background:
    Given the card "Deputized Protester" is a "Creature — Human Warrior" that costs {2}{R} of size 2/1:
      """
      Menace
      Melee
      """

  @CR-702.121a
  Rule: 702.121a Bigger for each opponent attacked

    Scenario: One opponent is attacked, with two creatures
      Given Alice controls "Deputized Protester" and "Mons's Goblin Raiders"
      When Alice attacks with "Deputized Protester" and "Mons's Goblin Raiders"
      And all players pass
      Then "Deputized Protester" is 3/2

    Scenario: A planeswalker is no opponent
      Given the card "Angrath, Captain of Chaos" is a "Legendary Planeswalker — Angrath" that costs {2}{B/R}{B/R} of loyalty 5:
        """
        Creatures you control have menace.
        [−2]: Amass Zombies 2.
        """
      And Bob controls "Angrath, Captain of Chaos"
      And Alice controls "Deputized Protester"
      When Alice attacks "Angrath, Captain of Chaos" with "Deputized Protester"
      And all players pass
      Then "Deputized Protester" is 2/1
      And "Deputized Protester" is attacking "Angrath, Captain of Chaos"

    Scenario: Who was attacked in an earlier combat of the turn does not count
      Given the card "Assault" is a "Sorcery" that costs {0}
        """
        Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.
        """
      And the card "Sage" is a "Planeswalker — Tasha" of loyalty 5
      And Bob controls "Sage"
      And Alice controls "Deputized Protester" and a 1/1 creature "Ox"
      And Alice has "Assault" in hand
      When Alice attacks Bob with "Ox"
      And Bob declares no blockers
      And the game goes on to Alice's postcombat main phase
      And Alice casts "Assault" and it resolves
      And all players pass
      And Alice attacks "Sage" with "Deputized Protester"
      And all players pass
      Then "Deputized Protester" is 2/1
      And "Assault" is in Alice's graveyard

  @CR-702.121b
  Rule: 702.121b Each instance

    Scenario: Two instances make it bigger twice
      Given Alice controls "Titania, Proud Pummeler" and "Drogskol Reinforcements"
      When Alice attacks with "Drogskol Reinforcements"
      And all players pass
      And all players pass
      Then "Drogskol Reinforcements" is 4/4

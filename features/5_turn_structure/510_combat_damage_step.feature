Feature: 510. Combat Damage Step

  @CR-510.1a
  Rule: 510.1a How much damage a creature assigns

    Scenario: Toughness counts where an effect says so, and lethal is what it was
      Given Alice controls "Doran, the Siege Tower" and "Gore Swine"
      And Bob controls "Elvish Warrior"
      When Alice attacks with "Doran, the Siege Tower" and "Gore Swine"
      And Bob blocks "Gore Swine" with "Elvish Warrior"
      And all players pass
      Then Bob has 15 life
      And "Elvish Warrior" has 1 damage marked
      And "Gore Swine" is in Alice's graveyard

    Scenario: What is assigned by toughness is divided among two blockers, and is no more than that
      Given these cards:
        | name                   | type                                 | cost      | size | text                                                                          |
        | Horned Turtle          | Creature — Turtle                    | {2}{U}    | 1/4  |                                                                               |
        | Indomitable Ancients   | Creature — Treefolk Warrior          | {2}{W}{W} | 2/10 |                                                                               |
      And Alice controls "Doran, the Siege Tower"
      And Bob controls "Horned Turtle" and "Indomitable Ancients"
      When Alice attacks with "Doran, the Siege Tower"
      And Bob blocks "Doran, the Siege Tower" with "Horned Turtle" and "Indomitable Ancients"
      And all players pass
      And Alice chooses "Horned Turtle"
      And Alice chooses "Indomitable Ancients"
      And Alice chooses "Horned Turtle"
      And Alice chooses "Indomitable Ancients"
      And Alice chooses "Indomitable Ancients"
      Then "Horned Turtle" has 2 damage marked
      And "Indomitable Ancients" has 3 damage marked
      And "Doran, the Siege Tower" is in Alice's graveyard

  @CR-510.4
  Rule: 510.4 Two combat damage steps

    Background:
      Given these cards:
        | name                 | type                     | cost   | size | text                                                                                                              |
        | Youthful Knight      | Creature — Human Knight  | {1}{W} | 2/1  | First strike                                                                                                      |
        | Fencing Ace          | Creature — Human Soldier | {1}{W} | 1/1  | Double strike                                                                                                     |
        | Kindled Fury         | Instant                  | {R}    |      | Target creature gets +1/+0 and gains first strike until end of turn.                                              |
        | Lesser Double Cleave | Instant                  | {1}{R} |      | Target creature gains double strike until end of turn.                                                            |
        | Turn to Frog         | Instant                  | {1}{U} |      | Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1. |

    Scenario: What first strike has destroyed deals no damage in the second step
      Given Alice controls "Youthful Knight"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Youthful Knight"
      And Bob blocks "Youthful Knight" with "Grizzly Bears"
      And all players pass
      Then it is Alice's combat damage step
      And "Grizzly Bears" is in Bob's graveyard
      When all players pass
      Then it is Alice's combat damage step
      And "Youthful Knight" is on the battlefield

    Scenario: A blocker with first strike makes two steps as well
      Given Alice controls "Grizzly Bears"
      And Bob controls "Youthful Knight"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Youthful Knight"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      When all players pass
      Then it is Alice's combat damage step
      And "Youthful Knight" is on the battlefield

    Scenario: Where no creature has either keyword, both sides deal damage in one step
      Given Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And "Runeclaw Bear" is in Bob's graveyard
      When all players pass
      Then it is Alice's end of combat step

    Scenario: Double strike deals damage in both steps, first strike and neither in one
      Given Alice controls "Fencing Ace", "Youthful Knight" and "Grizzly Bears"
      When Alice attacks with "Fencing Ace", "Youthful Knight" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      Then Bob has 17 life
      When all players pass
      Then Bob has 14 life
      When all players pass
      Then it is Alice's end of combat step
      And Bob has 14 life

    Scenario: Between the steps players act: what dies there deals no damage in the second
      Given Alice controls "Youthful Knight" and "Grizzly Bears"
      And the card "Terror" is an "Instant" that costs {1}{B}
        """
        Destroy target nonartifact, nonblack creature. It can't be regenerated.
        """
      And Bob has "Terror" in hand
      And Bob controls two "Swamp"
      When Alice attacks with "Youthful Knight" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob casts "Terror" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then it is Alice's combat damage step
      And Bob has 18 life

    Scenario: An ability that triggers on the first damage resolves before the second
      Given the card "Swordwise Centaur" is a "Creature — Centaur Warrior" of size 3/2
      And the card "Lesser Knight of Meadowgrain" is a "Creature — Kithkin Knight" that costs {W}{W} of size 2/2
        """
        First strike
        Whenever this creature deals combat damage to a player, draw a card.
        """
      And Alice controls "Lesser Knight of Meadowgrain" and "Swordwise Centaur"
      When Alice attacks with "Lesser Knight of Meadowgrain" and "Swordwise Centaur"
      And Bob declares no blockers
      And all players pass
      And all players pass
      Then Alice has 1 card in hand
      And Bob has 18 life
      When all players pass
      Then Bob has 15 life

    Scenario: A creature that gets first strike between the steps still deals damage in the second
      Given Alice controls "Youthful Knight" and "Grizzly Bears"
      And Alice has "Kindled Fury" in hand
      And Alice controls a "Mountain"
      When Alice attacks with "Youthful Knight" and "Grizzly Bears"
      And Bob declares no blockers
      And all players pass
      And Alice activates "Mountain"
      And Alice casts "Kindled Fury" targeting "Grizzly Bears" and it resolves
      And all players pass
      Then Bob has 15 life

    Scenario: A creature with first strike that loses it between the steps deals no more damage
      Given Alice controls "Youthful Knight"
      And Alice has "Turn to Frog" in hand
      And Alice controls two "Island"
      When Alice attacks with "Youthful Knight"
      And Bob declares no blockers
      And all players pass
      Then Bob has 18 life
      When Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "Turn to Frog" targeting "Youthful Knight" and it resolves
      And all players pass
      Then it is Alice's combat damage step
      And Bob has 18 life

    Scenario: A creature with double strike that loses it between the steps deals no more damage
      Given Alice controls "Fencing Ace"
      And Alice has "Turn to Frog" in hand
      And Alice controls two "Island"
      When Alice attacks with "Fencing Ace"
      And Bob declares no blockers
      And all players pass
      And Alice activates "Island" (1)
      And Alice activates "Island" (2)
      And Alice casts "Turn to Frog" targeting "Fencing Ace" and it resolves
      And all players pass
      Then Bob has 19 life

    Scenario: A creature with first strike that gets double strike between the steps deals damage again
      Given Alice controls "Youthful Knight"
      And Alice has "Lesser Double Cleave" in hand
      And Alice controls two "Mountain"
      When Alice attacks with "Youthful Knight"
      And Bob declares no blockers
      And all players pass
      And Alice activates "Mountain" (1)
      And Alice activates "Mountain" (2)
      And Alice casts "Lesser Double Cleave" targeting "Youthful Knight" and it resolves
      And all players pass
      Then Bob has 16 life

  @CR-510.4
  Rule: 510.4 Whose first strike counts

    Scenario: First strike of a creature that doesn't fight makes no step of its own
      Given Alice controls "Hill Giant"
      And Bob controls "White Knight"
      When Alice attacks Bob with "Hill Giant"
      And Bob declares no blockers
      And all players pass
      Then Bob has 17 life

    Scenario: First strike of a creature that blocks another attacker makes one
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "White Knight"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "White Knight"
      And all players pass
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob has 20 life
      When all players pass
      Then Bob has 17 life

  @CR-510.1c
  Rule: 510.1c What is divided is combat damage

    Scenario: Fog prevents what an attacker divides among its blockers, and in the next turn nothing does
      Given Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Fog" in hand
      And Alice has {G} in the mana pool
      When Alice casts "Fog" and it resolves
      And Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Runeclaw Bear"
      Then "Grizzly Bears" is on the battlefield
      And "Hill Giant" is on the battlefield
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      And Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Runeclaw Bear"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Hill Giant" is in Alice's graveyard

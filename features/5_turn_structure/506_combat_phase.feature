Feature: 506. Combat Phase

  @CR-506.4
  Rule: 506.4 Removed from combat

    Background:
      Given the card "Gustcloak Sentinel" is a "Creature — Human Soldier" that costs {2}{W}{W} of size 3/3:
        """
        Whenever this creature becomes blocked, you may untap it and remove it from combat.
        """

    Scenario: What an effect removes from combat deals no combat damage and is dealt none; others do
      Given Alice controls "Gustcloak Sentinel" and "Grizzly Bears"
      And Bob controls "Awoken Demon" and "Mons's Goblin Raiders"
      When Alice attacks with "Gustcloak Sentinel" and "Grizzly Bears"
      And Bob blocks "Gustcloak Sentinel" with "Awoken Demon" and "Grizzly Bears" with "Mons's Goblin Raiders"
      And all players pass
      And Alice chooses "yes"
      And all players pass
      Then "Gustcloak Sentinel" is untapped
      And "Gustcloak Sentinel" is on the battlefield
      And "Awoken Demon" has no damage marked
      And "Mons's Goblin Raiders" is in Bob's graveyard

  @CR-506.4
  Rule: 506.4 Removed from combat by what it has become

    Background:
      Given Alice controls "Grizzly Bears"
      And Bob controls "Muck Rats"

    Scenario: What stops being a creature stops attacking, and deals no damage; others go on
      Given Alice controls "March of the Machines" (first), "March of the Machines" (second) and "Jayemdae Tome"
      And Bob has "Demystify" (first), "Demystify" (second) in hand
      And Bob has {W}{W} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks with "Jayemdae Tome" and "Grizzly Bears"
      And Bob casts "Demystify" (first) targeting "March of the Machines" (first) and it resolves
      Then "Jayemdae Tome" is attacking Bob
      When Bob casts "Demystify" (second) targeting "March of the Machines" (second) and it resolves
      Then "Jayemdae Tome" is attacking nothing
      And "Grizzly Bears" is attacking Bob
      And Bob can't block "Jayemdae Tome" with "Muck Rats", by 509.1a
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

    Scenario: What another player gains control of stops attacking; a creature that has its controller anyway does not
      Given Alice has "Turn Against" (first) in hand
      And Alice has {4}{R} in the mana pool
      And Bob has "Turn Against" (second) in hand
      And Bob has {4}{R} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks with "Grizzly Bears"
      And Alice casts "Turn Against" (first) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is attacking Bob
      When Bob casts "Turn Against" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is attacking nothing
      And Bob controls "Grizzly Bears"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life

    Scenario: A blocker of which another player gains control stops blocking, and what it blocked stays blocked
      Given Alice controls "Sol Ring" (first), "Sol Ring" (second) and "Mountain"
      And Alice has "Turn Against" in hand
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Muck Rats"
      And Alice activates "Sol Ring" (first)
      And Alice activates "Sol Ring" (second)
      And Alice activates "Mountain"
      And Alice casts "Turn Against" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is blocking nothing
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Muck Rats" has no damage marked
      And "Turn Against" is in Alice's graveyard

    Scenario: What phases out stops blocking; the other blocker goes on
      Given Bob controls "Wandering Ones"
      And Alice controls "Sol Ring" and "Island"
      And Alice has "Reality Ripple" in hand
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Muck Rats" and "Wandering Ones"
      And Alice activates "Sol Ring"
      And Alice activates "Island"
      And Alice casts "Reality Ripple" targeting "Muck Rats" and it resolves
      Then "Muck Rats" is blocking nothing
      And "Wandering Ones" is blocking "Grizzly Bears"
      When the game goes on to Alice's end of combat
      Then "Grizzly Bears" has 1 damage marked
      And "Wandering Ones" is in Bob's graveyard

    Scenario: Where every attacker is removed from combat, blockers are declared all the same
      Given Bob has "Turn Against" in hand
      And Bob has {4}{R} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks with "Grizzly Bears"
      And Bob casts "Turn Against" targeting "Grizzly Bears" and it resolves
      And the game goes on to Alice's declare blockers
      Then "Grizzly Bears" is attacking nothing
      And it is Alice's declare blockers
      And "Turn Against" is in Bob's graveyard

  @CR-506.4c
  Rule: 506.4c Attacking nothing

    Background:
      Given Alice controls "Grizzly Bears"
      And Bob controls "Muck Rats" and "Jace Beleren"

    Scenario: What attacked a planeswalker that leaves goes on attacking, is blocked or not, and damages nobody
      Given Bob has "Righteous Blow" and "Regress" in hand
      And Bob has {2}{W}{U} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      Then "Grizzly Bears" is attacking nothing
      And Bob can block "Grizzly Bears" with "Muck Rats"
      And Bob can cast "Righteous Blow" targeting "Grizzly Bears"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And Alice has 20 life
      And "Regress" is in Bob's graveyard

    Scenario Outline: What attacked a planeswalker that <what> goes on attacking, is blocked or not, and damages nobody
      Given these cards:
        | name    | type    | cost | text                                                |
        | Seizing | Instant | {0}  | Gain control of target permanent until end of turn. |
        | Fading  | Instant | {0}  | Target permanent phases out.                        |
      And Bob has "Righteous Blow" in hand
      And Bob has {W} in the mana pool
      And <who> has "<spell>" in hand
      And it is Alice's declare attackers step
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And <who> casts "<spell>" targeting "Jace Beleren" and it resolves
      Then "Grizzly Bears" is attacking nothing
      And Bob can block "Grizzly Bears" with "Muck Rats"
      And Bob can cast "Righteous Blow" targeting "Grizzly Bears"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And Alice has 20 life
      And "<spell>" is in <who>'s graveyard

      Examples:
        | what                     | who   | spell   |
        | phases out               | Bob   | Fading  |
        | gets another controller  | Alice | Seizing |

    Scenario: A planeswalker that stays is damaged
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Jace Beleren"
      When the game goes on to Alice's end of combat
      Then "Jace Beleren" has loyalty 1

    Scenario: What blocks it deals damage to it, and is dealt damage
      Given Bob has "Regress" in hand
      And Bob has {2}{U} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      And Bob blocks "Grizzly Bears" with "Muck Rats"
      And the game goes on to Alice's end of combat
      Then "Muck Rats" is in Bob's graveyard
      And "Grizzly Bears" has 1 damage marked

    Scenario: What tramples over its blocker still damages nobody else
      Given Alice controls "Stampeding Rhino"
      And Bob has "Regress" in hand
      And Bob has {2}{U} in the mana pool
      And it is Alice's declare attackers step
      When Alice attacks "Jace Beleren" with "Stampeding Rhino"
      And Bob casts "Regress" targeting "Jace Beleren" and it resolves
      And Bob blocks "Stampeding Rhino" with "Muck Rats"
      And the game goes on to Alice's end of combat
      Then "Muck Rats" is in Bob's graveyard
      And Bob has 20 life

  @CR-506.4d
  Rule: 506.4d Blocking and attacked

    Background:
      Given the card "Skilled Animator" is a "Creature — Human Artificer" that costs {2}{U} of size 1/3:
        """
        When this creature enters, target artifact you control becomes an artifact creature with base power and toughness 5/5 for as long as this creature remains on the battlefield.
        """
      And Bob controls "Liquimetal Coating", "Jace Beleren" and three "Swamp"
      And Alice controls "Grizzly Bears" and "Llanowar Elves"
      And Bob has "Skilled Animator" and "Murder" in hand
      And Bob has {2}{U} in the mana pool
      And it is Bob's precombat main

    @CR-2009-306.4d
    Scenario: What blocks and is attacked stops blocking when it is no creature any more, and is attacked still
      When Bob activates "Liquimetal Coating" targeting "Jace Beleren" and it resolves
      And Bob casts "Skilled Animator" and it resolves
      And Bob chooses "Jace Beleren"
      And all players pass
      And the game goes on to Alice's precombat main
      And Alice attacks "Jace Beleren" with "Grizzly Bears" and Bob with "Llanowar Elves"
      And Bob blocks "Llanowar Elves" with "Jace Beleren"
      Then "Jace Beleren" is blocking "Llanowar Elves"
      When Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob activates "Swamp" (3)
      And Bob casts "Murder" targeting "Skilled Animator" and it resolves
      Then "Jace Beleren" is blocking nothing
      And "Grizzly Bears" is attacking "Jace Beleren"
      When the game goes on to Alice's end of combat
      Then "Jace Beleren" has loyalty 1

  @CR-506.4e
  Rule: 506.4e Planeswalker and battle

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Gideon" is a "Legendary Planeswalker — Gideon" of loyalty 4 of defense 3
      And the card "Campaign" is an "Artifact":
        """
        Planeswalkers are battles in addition to their other types.
        """
      And the card "Shattering" is an "Instant" that costs {0}:
        """
        Destroy target artifact.
        """
      And Bob controls "Campaign" and "Gideon"
      And Alice controls a 2/2 creature "Bear"
      And Bob has "Shattering" in hand

    Scenario: An attacked planeswalker that is no battle any more stays attacked if its controller protects it
      Given "Gideon" is protected by Bob
      When Alice attacks "Gideon" with "Bear"
      And Bob casts "Shattering" targeting "Campaign" and it resolves
      Then "Bear" is attacking "Gideon"

    Scenario: If another player protected it, it is removed from combat
      Given "Gideon" is protected by Carol
      When Alice attacks "Gideon" with "Bear"
      Then "Bear" is attacking "Gideon"
      When Bob casts "Shattering" targeting "Campaign" and it resolves
      Then "Bear" is attacking nothing

@edition-2025
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
      Given these cards:
        | name      | type                        | cost | loyalty | text                                                                            |
        | Golem     | Artifact                    | {3}  |         |                                                                                 |
        | Wakening  | Artifact                    | {2}  |         | Artifacts you control are artifact creatures with base power and toughness 2/2. |
        | Shattering | Instant                    | {0}  |         | Destroy target artifact.                                                        |
        | Seizing   | Instant                     | {0}  |         | Gain control of target permanent until end of turn.                             |
        | Fading    | Instant                     | {0}  |         | Target permanent phases out.                                                    |
        | Jace      | Legendary Planeswalker — Jace | {2}{U}{U} | 3   |                                                                                 |
      And Alice controls a 2/2 creature "Bear"
      And Bob controls a 1/1 creature "Elf"

    Scenario: What stops being a creature stops attacking, and deals no damage; others go on
      Given Alice controls "Wakening" (first), "Wakening" (second) and "Golem"
      And Bob has "Shattering" (first), "Shattering" (second) in hand
      When Alice attacks with "Golem" and "Bear"
      And Bob casts "Shattering" (first) targeting "Wakening" (first) and it resolves
      Then "Golem" is attacking Bob
      When Bob casts "Shattering" (second) targeting "Wakening" (second) and it resolves
      Then "Golem" is attacking nothing
      And "Bear" is attacking Bob
      And Bob can't block "Golem" with "Elf", by 509.1a
      When the game goes on to Alice's end of combat
      Then Bob has 18 life

    Scenario: What another player gains control of stops attacking; a creature that has its controller anyway does not
      Given Alice has "Seizing" (first) in hand
      And Bob has "Seizing" (second) in hand
      When Alice attacks with "Bear"
      And Alice casts "Seizing" (first) targeting "Bear" and it resolves
      Then "Bear" is attacking Bob
      When Bob casts "Seizing" (second) targeting "Bear" and it resolves
      Then "Bear" is attacking nothing
      And Bob controls "Bear"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life

    Scenario: A blocker of which another player gains control stops blocking, and what it blocked stays blocked
      Given Alice has "Seizing" in hand
      When Alice attacks with "Bear"
      And Bob blocks "Bear" with "Elf"
      And Alice casts "Seizing" targeting "Elf" and it resolves
      Then "Elf" is blocking nothing
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And "Elf" has no damage marked
      And "Seizing" is in Alice's graveyard

    Scenario: What phases out stops blocking; the other blocker goes on
      Given Bob controls a 1/1 creature "Orc"
      And Alice has "Fading" in hand
      When Alice attacks with "Bear"
      And Bob blocks "Bear" with "Elf" and "Orc"
      And Alice casts "Fading" targeting "Elf" and it resolves
      Then "Elf" is blocking nothing
      And "Orc" is blocking "Bear"
      When the game goes on to Alice's end of combat
      Then "Bear" has 1 damage marked
      And "Orc" is in Bob's graveyard

    Scenario: Where every attacker is removed from combat, blockers are declared all the same
      Given Bob has "Seizing" in hand
      When Alice attacks with "Bear"
      And Bob casts "Seizing" targeting "Bear" and it resolves
      And the game goes on to Alice's declare blockers
      Then "Bear" is attacking nothing
      And it is Alice's declare blockers
      And "Seizing" is in Bob's graveyard

  @CR-506.4c
  Rule: 506.4c Attacking nothing

    Background:
      Given these cards:
        | name    | type                          | cost      | loyalty | text                                                |
        | Jace    | Legendary Planeswalker — Jace | {2}{U}{U} | 3       |                                                     |
        | Seizing | Instant                       | {0}       |         | Gain control of target permanent until end of turn. |
        | Fading  | Instant                       | {0}       |         | Target permanent phases out.                        |
        | Retreat | Instant                       | {0}       |         | Return target permanent to its owner's hand.        |
        | Arrow   | Instant                       | {0}       |         | Arrow deals 1 damage to target attacking creature.  |
      And Alice controls a 2/2 creature "Bear"
      And Bob controls a 1/1 creature "Elf" and "Jace"

    Scenario Outline: What attacked a planeswalker that <what> goes on attacking, is blocked or not, and damages nobody
      Given Bob has "Arrow" in hand
      And <who> has "<spell>" in hand
      When Alice attacks "Jace" with "Bear"
      And <who> casts "<spell>" targeting "Jace" and it resolves
      Then "Bear" is attacking nothing
      And Bob can block "Bear" with "Elf"
      And Bob can cast "Arrow" targeting "Bear"
      When the game goes on to Alice's end of combat
      Then Bob has 20 life
      And Alice has 20 life
      And "<spell>" is in <who>'s graveyard

      Examples:
        | what                     | who   | spell   |
        | leaves                   | Bob   | Retreat |
        | phases out               | Bob   | Fading  |
        | gets another controller  | Alice | Seizing |

    Scenario: A planeswalker that stays is damaged
      When Alice attacks "Jace" with "Bear"
      Then "Bear" is attacking "Jace"
      When the game goes on to Alice's end of combat
      Then "Jace" has loyalty 1

    Scenario: What blocks it deals damage to it, and is dealt damage
      Given Bob has "Retreat" in hand
      When Alice attacks "Jace" with "Bear"
      And Bob casts "Retreat" targeting "Jace" and it resolves
      And Bob blocks "Bear" with "Elf"
      And the game goes on to Alice's end of combat
      Then "Elf" is in Bob's graveyard
      And "Bear" has 1 damage marked

    Scenario: What tramples over its blocker still damages nobody else
      Given Alice controls a 4/4 creature "Mammoth" with trample
      And Bob has "Retreat" in hand
      When Alice attacks "Jace" with "Mammoth"
      And Bob casts "Retreat" targeting "Jace" and it resolves
      And Bob blocks "Mammoth" with "Elf"
      And the game goes on to Alice's end of combat
      Then "Elf" is in Bob's graveyard
      And Bob has 20 life

  @CR-506.4d
  Rule: 506.4d Blocking and attacked

    Background:
      Given these cards:
        | name       | type                            | cost | loyalty | text                                                                                                           |
        | Gideon     | Legendary Planeswalker — Gideon | {4}  | 4       |                                                                                                                |
        | Wakening   | Artifact                        | {2}  |         | Planeswalkers you control are creatures in addition to their other types and have base power and toughness 5/5. |
        | Shattering | Instant                         | {0}  |         | Destroy target artifact.                                                                                       |
      And Bob controls "Wakening" and "Gideon"
      And Alice controls a 2/2 creature "Bear" and a 1/1 creature "Elf"
      And Bob has "Shattering" in hand

    Scenario: What blocks and is attacked stops blocking when it is no creature any more, and is attacked still
      When Alice attacks "Gideon" with "Bear" and Bob with "Elf"
      And Bob blocks "Elf" with "Gideon"
      Then "Gideon" is blocking "Elf"
      When Bob casts "Shattering" targeting "Wakening" and it resolves
      Then "Gideon" is blocking nothing
      And "Bear" is attacking "Gideon"
      When the game goes on to Alice's end of combat
      Then "Gideon" has loyalty 2

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

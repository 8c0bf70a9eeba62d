@edition-2025
Feature: 701.15. Goad

  Background:
    Given the card "Lesser Dare" is an "Instant" that costs {0}:
      """
      Goad target creature.
      """

  @CR-701.15a
  Rule: 701.15a Until the next turn of who goads

    Background:
      Given the players are Alice and Bob
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob has "Lesser Dare" in hand

    Scenario: The creature that is goaded has to attack
      When Bob casts "Lesser Dare" targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Mons's Goblin Raiders", by 508.1d
      And Alice can attack Bob with "Grizzly Bears"

    Scenario: From that player's next turn on it need not
      When Bob casts "Lesser Dare" targeting "Grizzly Bears" and it resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game goes on to Bob's upkeep step
      And the game goes on to Alice's precombat main phase
      Then Alice can attack Bob with "Mons's Goblin Raiders"
      And "Lesser Dare" is in Bob's graveyard

  @CR-701.15b
  Rule: 701.15b It attacks somebody else, if it can

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob has "Lesser Dare" in hand

    Scenario Outline: A goaded creature attacks <what>
      When Bob casts "Lesser Dare" targeting "Grizzly Bears" and it resolves
      Then Alice <can> attack <whom> with "<attacker>"<by>
      And "Lesser Dare" is in Bob's graveyard
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

      Examples:
        | what                              | whom  | attacker | can   | by          |
        | another player than who goaded it | Carol | Grizzly Bears | can   |             |
        | and not that player               | Bob   | Grizzly Bears | can't | , by 508.1d |
        | if others do                      | Bob   | Mons's Goblin Raiders | can't | , by 508.1d |

    Scenario: A copy of it is not goaded
      Given the card "Lesser Clone" is a "Creature — Shapeshifter" that costs {0} of size 0/0
        """
        You may have this creature enter as a copy of any creature on the battlefield, except it has haste.
        """
      And Alice has "Lesser Clone" in hand
      When Bob casts "Lesser Dare" targeting "Grizzly Bears" and it resolves
      And Alice casts "Lesser Clone" and it resolves
      And Alice chooses "Grizzly Bears"
      Then Alice can attack Carol with "Grizzly Bears"
      And Alice can't attack Carol with "Lesser Clone", by 508.1d

  @CR-701.15c
  Rule: 701.15c Goaded by more than one player

    Background:
      Given the players are Alice, Bob, Carol and Dave
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob has "Lesser Dare" (Bob's) in hand
      And Carol has "Lesser Dare" (Carol's) in hand

    Scenario Outline: It attacks <whom> only if it is neither of them
      When Bob casts "Lesser Dare" (Bob's) targeting "Grizzly Bears" and it resolves
      And Carol casts "Lesser Dare" (Carol's) targeting "Grizzly Bears" and it resolves
      Then Alice <can> attack <whom> with "Grizzly Bears"<by>
      When Alice attacks Dave with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Dave

      Examples:
        | whom  | can   | by          |
        | Dave  | can   |             |
        | Carol | can't | , by 508.1d |
        | Bob   | can't | , by 508.1d |

    Scenario: As long as only one of them has goaded it, the other may be attacked
      When Carol casts "Lesser Dare" (Carol's) targeting "Grizzly Bears" and it resolves
      Then Alice can attack Bob with "Grizzly Bears"
      When Bob casts "Lesser Dare" (Bob's) targeting "Grizzly Bears" and it resolves
      Then Alice can't attack Bob with "Grizzly Bears", by 508.1d

  @CR-701.15d
  Rule: 701.15d Goaded again by the same player

    Background:
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Mons's Goblin Raiders"
      And Bob has "Lesser Dare" (first) and "Lesser Dare" (second) in hand
      And Carol has "Lesser Dare" (Carol's) in hand

    Scenario Outline: Twice by one and once by the other, it may attack <whom>
      When Bob casts "Lesser Dare" (first) targeting "Grizzly Bears" and it resolves
      And Bob casts "Lesser Dare" (second) targeting "Grizzly Bears" and it resolves
      And Carol casts "Lesser Dare" (Carol's) targeting "Grizzly Bears" and it resolves
      Then Alice can attack <whom> with "Grizzly Bears"
      And "Lesser Dare" (second) is in Bob's graveyard
      When Alice attacks <whom> with "Grizzly Bears"
      Then "Grizzly Bears" is attacking <whom>

      Examples:
        | whom  |
        | Bob   |
        | Carol |

@edition-2025
Feature: 602 Parts of the turn in which alone something is cast or activated

  @CR-602.1b
  Rule: 602.1b Instructions about the combat phase

    Scenario Outline: As attackers have been declared, <when>: <can>
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only <when>.
        """
      And Alice controls "Dial" and a 2/2 creature "Ox"
      And Bob controls a 1/1 creature "Elf"
      When Alice attacks with "Ox"
      Then Alice <can> activate "Dial"
      And "Ox" is attacking Bob

      Examples:
        | when                                              | can   |
        | during combat                                     | can   |
        | during combat before blockers are declared        | can   |
        | before blockers are declared                      | can   |
        | before the combat damage step                     | can   |
        | during the declare attackers step                 | can   |
        | during combat after blockers are declared         | can't |
        | before attackers are declared                     | can't |
        | during your turn, before attackers are declared   | can't |
        | before combat                                     | can't |
        | after combat                                      | can't |

    Scenario Outline: In the main phase before combat <when>: <can>
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only <when>.
        """
      And Alice controls "Dial"
      Then Alice <can> activate "Dial"
      When the game goes on to Alice's <later>
      Then Alice <then> activate "Dial"

      Examples:
        | when                                            | can   | later | then |
        | before combat                                   | can   | beginning of combat | can't |
        | during your turn, before attackers are declared | can   | postcombat main | can't |
        | during combat                                   | can't | beginning of combat | can |
        | during combat before blockers are declared      | can't | beginning of combat | can |
        | after combat                                    | can't | postcombat main | can |

    Scenario: What another player's ability says of its controller's turn does not fit yours
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only during your turn, before attackers are declared.
        """
      And Alice controls "Dial"
      And it is Bob's precombat main
      When Alice tries to activate "Dial"
      Then it is refused, by 602.1b
      When the game goes on to Alice's precombat main
      And Alice activates "Dial" and it resolves
      Then Alice has 21 life

    Scenario Outline: Before attackers are declared is before those of the turn's first combat phase
      Given the card "Relentless" is a "Sorcery" that costs {0}:
        """
        After this main phase, there is an additional combat phase followed by an additional main phase.
        """
      And the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only <when>.
        """
      And Alice controls "Dial" and a 2/2 creature "Ox"
      And Alice has "Relentless" in hand
      When Alice attacks with "Ox"
      And the game goes on to Alice's postcombat main
      And Alice casts "Relentless" and it resolves
      And the game goes on to Alice's beginning of combat
      Then Alice <can> activate "Dial"
      And "Relentless" is in Alice's graveyard

      Examples:
        | when                                       | can   |
        | before attackers are declared              | can't |
        | after combat                               | can   |
        | during combat before blockers are declared | can   |

  @CR-604.6
  Rule: 604.6 A card says in the hand in which part of the turn it may be cast

    Scenario Outline: It is cast once its player has been attacked, in that step
      Given the players are Alice, Bob and Carol
      And the card "Late Rally" is an "Instant" that costs {0}:
        """
        Cast this spell only during the declare attackers step and only if you've been attacked this step.
        You gain 3 life.
        """
      And Bob has "Late Rally" in hand
      And Alice controls a 2/2 creature "Ox"
      Then Bob can't cast "Late Rally", by 604.6
      When Alice attacks <whom> with "Ox"
      Then Bob <can> cast "Late Rally"

      Examples:
        | whom  | can   |
        | Bob   | can   |
        | Carol | can't |

    Scenario Outline: In Bob's upkeep, <when>: <can>
      Given the card "Rite" is an "Instant" that costs {0}:
        """
        Cast this spell only <when>.
        You gain 3 life.
        """
      And Alice has "Rite" in hand
      And it is Bob's upkeep
      Then Alice <can> cast "Rite"
      When the game goes on to <later>
      Then Alice <then> cast "Rite"

      Examples:
        | when                                                   | can   | later | then |
        | during an opponent's upkeep                            | can   | Bob's draw | can't |
        | during an opponent's turn, before attackers are declared | can   | Bob's end | can't |
        | before combat                                          | can   | Bob's end | can't |
        | during your turn                                       | can't | Bob's end | can't |
        | during combat on an opponent's turn                    | can't | Bob's beginning of combat | can |
        | during the declare blockers step                       | can't | Bob's end | can't |

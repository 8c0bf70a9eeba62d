Feature: 602 Parts of the turn in which alone something is cast or activated

  @CR-602.1b
  Rule: 602.1b Instructions about the combat phase

    Scenario Outline: As attackers have been declared, <when>: <can>
      Given Alice controls "<permanent>", "Forest", "Plains", "Island" and "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Hill Giant"
      Then Alice <can> activate <deed>
      And "Hill Giant" is attacking Bob

      Examples:
        | permanent             | deed                                           | when                                            | can   |
        | Kjeldoran Elite Guard | "Kjeldoran Elite Guard" targeting "Hill Giant" | during combat                                   | can   |
        | Angus Mackenzie       | "Angus Mackenzie"                              | before the combat damage step                   | can   |
        | Temple Elder          | "Temple Elder"                                 | during your turn, before attackers are declared | can't |

    Scenario Outline: Of a made-up object as attackers have been declared, <when>: <can>
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
        | when                                       | can   |
        | during combat before blockers are declared | can   |
        | before blockers are declared               | can   |
        | during the declare attackers step          | can   |
        | during combat after blockers are declared  | can't |
        | before attackers are declared              | can't |
        | before combat                              | can't |
        | after combat                               | can't |

    Scenario Outline: In the main phase before combat <when>: <can>
      Given Alice controls "<permanent>"
      Then Alice <can> activate <deed>
      When the game goes on to Alice's <later>
      Then Alice <then> activate <deed>

      Examples:
        | permanent             | deed                                                      | when                                            | can   | later               | then  |
        | Temple Elder          | "Temple Elder"                                            | during your turn, before attackers are declared | can   | postcombat main     | can't |
        | Kjeldoran Elite Guard | "Kjeldoran Elite Guard" targeting "Kjeldoran Elite Guard" | during combat                                   | can't | beginning of combat | can   |

    Scenario Outline: Of a made-up object in the main phase before combat <when>: <can>
      Given the card "Dial" is an "Artifact":
        """
        {0}: You gain 1 life. Activate only <when>.
        """
      And Alice controls "Dial"
      Then Alice <can> activate "Dial"
      When the game goes on to Alice's <later>
      Then Alice <then> activate "Dial"

      Examples:
        | when                                       | can   | later               | then  |
        | before combat                              | can   | beginning of combat | can't |
        | during combat before blockers are declared | can't | beginning of combat | can   |
        | after combat                               | can't | postcombat main     | can   |

    Scenario: What another player's ability says of its controller's turn does not fit yours
      Given Alice controls "Temple Elder"
      And it is Bob's precombat main
      When Alice tries to activate "Temple Elder"
      Then it is refused, by 602.1b
      When the game goes on to Alice's precombat main
      And Alice activates "Temple Elder" and it resolves
      Then Alice has 21 life

    Scenario: Before attackers are declared is before those of the turn's first combat phase
      Given Alice controls "Temple Elder" and "Hill Giant"
      And Alice controls two "Mountain" and two "Forest"
      And Alice has "Relentless Assault" in hand
      When Alice attacks with "Hill Giant"
      And the game goes on to Alice's postcombat main
      And Alice casts "Relentless Assault"
      And Alice chooses "Mountain (1)"
      And Alice chooses "Mountain (2)"
      And Alice chooses "Forest (1)"
      And Alice chooses "Forest (2)"
      And all players pass
      And the game goes on to Alice's beginning of combat
      Then Alice can't activate "Temple Elder"
      And "Relentless Assault" is in Alice's graveyard

    Scenario Outline: In the turn's second combat phase, of a made-up object, <when>: <can>
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
        | when                                       | can |
        | after combat                               | can |
        | during combat before blockers are declared | can |

  @CR-604.6
  Rule: 604.6 A card says in the hand in which part of the turn it may be cast

    Scenario Outline: It is cast once its player has been attacked, in that step
      Given the players are Alice, Bob and Carol
      And Bob has "Rally the Troops" in hand
      And Bob controls "Plains"
      And Alice controls "Hill Giant"
      Then Bob can't cast "Rally the Troops", by 604.6
      When Alice attacks <whom> with "Hill Giant"
      Then Bob <can> cast "Rally the Troops"

      Examples:
        | whom  | can   |
        | Bob   | can   |
        | Carol | can't |

    Scenario Outline: In Bob's upkeep, <when>: <can>
      Given Alice has "<spell>" in hand
      And Alice controls two "Swamp", two "Mountain", "Plains" and "Island"
      And it is Bob's upkeep
      Then Alice <can> cast <deed>
      When the game goes on to <later>
      Then Alice <then> cast <deed>

      Examples:
        | spell          | deed                             | when                                | can   | later                     | then  |
        | Festival       | "Festival"                       | during an opponent's upkeep         | can   | Bob's draw                | can't |
        | Wake the Dead  | "Wake the Dead" with X = 0       | during combat on an opponent's turn | can't | Bob's beginning of combat | can   |
        | Savage Beating | "Savage Beating" choosing mode 1 | during combat on your turn          | can't | Bob's beginning of combat | can't |

    Scenario Outline: Of a made-up card in Bob's upkeep, <when>: <can>
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
        | when                                                     | can   | later     | then  |
        | during an opponent's turn, before attackers are declared | can   | Bob's end | can't |
        | before combat                                            | can   | Bob's end | can't |
        | during your turn                                         | can't | Bob's end | can't |
        | during the declare blockers step                         | can't | Bob's end | can't |

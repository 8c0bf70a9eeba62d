Feature: 702.169. Solved

  Background:
    Given these cards:
      | name                       | type               | cost   | text                                                                                                                                                                                                                                                                    |
      | Case of the Filched Falcon | Enchantment — Case | {U}    | When this Case enters, investigate.<br>To solve — You control three or more artifacts.<br>Solved — {2}{U}, Sacrifice this Case: Put four +1/+1 counters on target noncreature artifact. It becomes a 0/0 Bird creature with flying in addition to its other types.      |
      | Case of the Ransacked Lab  | Enchantment — Case | {2}{U} | Instant and sorcery spells you cast cost {1} less to cast.<br>To solve — You've cast four or more instant and sorcery spells this turn.<br>Solved — Whenever you cast an instant or sorcery spell, draw a card.                                                         |
      | Case of the Pilfered Proof | Enchantment — Case | {1}{W} | Whenever a Detective you control enters or is turned face up, put a +1/+1 counter on it.<br>To solve — You control three or more Detectives.<br>Solved — If one or more tokens would be created under your control, those tokens plus a Clue token are created instead. |
      | Case of the Long Shadow    | Enchantment — Case | {1}{W} | To solve — You control a Bear.<br>Solved — Creatures you control get +1/+0.                                                                                                                                                                                             |
      | Mind Stone                 | Artifact           | {2}    | {T}: Add {C}.<br>{1}, {T}, Sacrifice this artifact: Draw a card.                                                                                                                                                                                                        |

  @CR-702.169a
  Rule: 702.169a An ability of a Case that is solved

    Scenario: Once the Case is solved its ability works
      Given Alice controls "Case of the Long Shadow" and "Grizzly Bears"
      And it is Alice's postcombat main phase
      When all players pass
      Then "Grizzly Bears" is 2/2
      When all players pass
      Then "Grizzly Bears" is 3/2

    Scenario: A Case that is not solved, whatever others are, does nothing
      Given Alice controls "Case of the Long Shadow" (first)
      And Bob controls "Case of the Long Shadow" (second) and "Grizzly Bears"
      When the game goes on to Alice's end step
      Then "Grizzly Bears" is 2/2
      When the game goes on to Bob's end step
      And all players pass
      Then "Grizzly Bears" is 3/2

  @CR-702.169b
  Rule: 702.169b A static ability

    Scenario: It works as long as the Case is solved
      Given Alice controls "Case of the Long Shadow" and "Grizzly Bears"
      When the game goes on to Alice's end step
      And all players pass
      Then "Grizzly Bears" is 3/2

    Scenario: A replacement effect works then, too
      Given Alice controls "Case of the Pilfered Proof", three "Novice Inspector" and two "Plains"
      And Alice has "Raise the Alarm" in hand
      When the game goes on to Alice's end step
      And all players pass
      And Alice casts "Raise the Alarm"
      And Alice chooses "Plains" (1)
      And Alice chooses "Plains" (2)
      And all players pass
      Then Alice controls "Clue Token"

    Scenario: Before that it does nothing
      Given Alice controls "Case of the Long Shadow" and "Grizzly Bears"
      When Alice would receive priority
      Then "Grizzly Bears" is 2/2

  @CR-702.169c
  Rule: 702.169c A triggered ability

    Background:
      Given Alice controls "Case of the Ransacked Lab" and five "Mountain"
      And Alice has "Shock" (1), "Shock" (2), "Shock" (3), "Shock" (4) and "Shock" (5) in hand

    Scenario: It does not trigger before the Case is solved
      When Alice casts "Shock" (1) targeting Bob
      And Alice chooses "Mountain" (1)
      Then the stack, from the top, is "Shock" (1)

    Scenario: It triggers once the Case is solved
      Given the card "Case of the Last Word" is an "Enchantment — Case" that costs {U}
        """
        To solve — You control five or more lands.
        Solved — Whenever you cast an instant or sorcery spell, draw a card.
        """
      And Alice controls "Case of the Last Word"
      When the game goes on to Alice's end step
      And all players pass
      And Alice casts "Shock" (1) targeting Bob
      And Alice chooses "Mountain" (1)
      Then the stack, from the top, is ability of "Case of the Last Word" and "Shock" (1)

  @CR-702.169d
  Rule: 702.169d An activated ability

    Background:
      Given Alice controls "Case of the Filched Falcon", three "Mind Stone" and three "Island"

    Scenario: It can't be activated before the Case is solved
      When Alice tries to activate "Case of the Filched Falcon" targeting "Mind Stone" (1)
      Then it is refused, by 602.1b

    Scenario: It can be once the Case is solved
      When the game goes on to Alice's end step
      And all players pass
      And Alice activates "Case of the Filched Falcon" targeting "Mind Stone" (1)
      And Alice chooses "Island" (1)
      And Alice chooses "Island" (2)
      And Alice chooses "Island" (3)
      And all players pass
      Then "Mind Stone" (1) is 4/4

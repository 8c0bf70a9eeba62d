Feature: 702.11. Hexproof

  Background:
    Given these cards:
      | name              | type                                 | cost   | size | text                                                                        |
      | Gladecover Scout  | Creature — Elf Scout                 | {G}    | 1/1  | Hexproof                                                                    |
      | Aegis of the Gods | Enchantment Creature — Human Soldier | {1}{W} | 2/1  | You have hexproof.                                                          |

  @CR-702.11b
  Rule: 702.11b A permanent

    Scenario: An opponent's spell can't target it, its controller's can
      Given Bob controls "Gladecover Scout" and "Grizzly Bears"
      And Alice has "Shock" (Alice's) in hand
      And Bob has "Shock" (Bob's) in hand
      And Alice has {R} in the mana pool
      And Bob has {R} in the mana pool
      Then Alice can't cast "Shock" (Alice's) targeting "Gladecover Scout"
      And Alice can cast "Shock" (Alice's) targeting "Grizzly Bears"
      When Alice passes
      And Bob casts "Shock" (Bob's) targeting "Gladecover Scout" and it resolves
      Then "Gladecover Scout" is in Bob's graveyard

  @CR-702.11c
  Rule: 702.11c A player

    Scenario: An opponent's Shock can't target the player, but it can target what gives hexproof
      Given Bob controls "Aegis of the Gods"
      And Alice has "Shock" (first) and "Shock" (second) in hand
      And Alice has {R}{R} in the mana pool
      Then Alice can't cast "Shock" (first) targeting Bob
      When Alice casts "Shock" (first) targeting "Aegis of the Gods" and it resolves
      And Alice casts "Shock" (second) targeting Bob and it resolves
      Then Bob has 18 life

  @CR-702.11d
  Rule: 702.11d Hexproof from a quality

    Scenario: An opponent's blue spell can't target it, a red one can, and its controller's blue one can
      Given these cards:
        | name           | type              | cost   | size | text                                                                                                                            |
        | Sporeweb Weaver | Creature — Spider | {2}{G} | 1/4  | Reach, hexproof from blue<br>Whenever this creature is dealt damage, you gain 1 life and create a 1/1 green Saproling creature token. |
        | Unsummon       | Instant           | {U}    |      | Return target creature to its owner's hand.                                                                                     |
      And Bob controls "Sporeweb Weaver"
      And Alice has "Unsummon" (hers) and "Murder" in hand
      And Alice has {U}{1}{B}{B} in the mana pool
      And Bob has "Unsummon" (his) in hand
      And Bob has {U} in the mana pool
      Then Alice can't cast "Unsummon" (hers) targeting "Sporeweb Weaver"
      And Alice can cast "Murder" targeting "Sporeweb Weaver"
      When Alice passes
      And Bob casts "Unsummon" (his) targeting "Sporeweb Weaver" and it resolves
      Then "Sporeweb Weaver" is in Bob's hand

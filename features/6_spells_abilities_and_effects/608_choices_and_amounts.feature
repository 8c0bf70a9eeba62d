Feature: 608 Choices and amounts of effects
  What is chosen as an ability resolves, and how much its words come to then.

  @CR-608.2d
  Rule: 608.2d Choices offered on resolution

    Scenario: What can't be sacrificed is no option, and where nothing else is there nobody is asked
      Given the card "Sigarda, Host of Herons" is a "Legendary Creature — Angel" that costs {2}{G}{W}{W} of size 5/5:
        """
        Flying, hexproof
        Spells and abilities your opponents control can't cause you to sacrifice permanents.
        """
      And the card "Diabolic Edict" is an "Instant" that costs {1}{B}:
        """
        Target player sacrifices a creature of their choice.
        """
      And the card "Lesser Ward" is a "Creature — Construct" of size 2/2:
        """
        This creature can't be sacrificed.
        """
      And Alice controls "Sigarda, Host of Herons"
      And Bob controls "Lesser Ward" and "Grizzly Bears"
      And Alice has "Diabolic Edict" (hers) in hand
      And Bob has "Diabolic Edict" (his) in hand
      And Alice has {C}{B} in the mana pool
      And Bob has {C}{B} in the mana pool
      When Alice casts "Diabolic Edict" (hers) targeting Bob and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Lesser Ward" is on the battlefield
      When Alice passes
      And Bob casts "Diabolic Edict" (his) targeting Alice and it resolves
      Then Alice is asked nothing
      And "Sigarda, Host of Herons" is on the battlefield

    Scenario Outline: A creature is changed one way or the other
      Given these cards:
        | name    | type     | size | text                                                      |
        | Shifter | Creature | 2/2  | {0}: This creature gets +1/-1 or -1/+1 until end of turn. |
      And Alice controls "Shifter"
      When Alice activates "Shifter" and it resolves
      And Alice chooses <which>
      Then "Shifter" is <size>

      Examples:
        | which | size |
        | 1     | 3/1  |
        | 2     | 1/3  |

  @CR-608.2h
  Rule: 608.2h How much there is

    Scenario Outline: So much for each of its colors
      Given these cards:
        | name   | type     | cost | size | color    | text                                                                 |
        | Stripe | Instant  | {0}  |      |          | Target creature gets +1/+1 until end of turn for each of its colors. |
        | Bear   | Creature |      | 2/2  | <colors> |                                                                      |
      And Alice controls "Bear"
      And Alice has "Stripe" in hand
      When Alice casts "Stripe" targeting "Bear" and it resolves
      Then "Bear" is <size>
      And "Stripe" is in Alice's graveyard

      Examples:
        | colors          | size |
        | green           | 3/3  |
        | green and white | 4/4  |
        |                 | 2/2  |

    Scenario Outline: Powers that are different
      Given these cards:
        | name  | type        | size   | text                                                               |
        | Coven | Enchantment |        | {0}: You gain 1 life for each different power among creatures you control. |
        | Cub   | Creature    | <size> |                                                                    |
        | Bear  | Creature    | 2/2    |                                                                    |
        | Giant | Creature    | 3/3    |                                                                    |
      And Alice controls "Coven", "Cub", "Bear" and "Giant"
      When Alice activates "Coven" and it resolves
      Then Alice has <life> life

      Examples:
        | size | life |
        | 1/2  | 23   |
        | 2/1  | 22   |

    Scenario Outline: Life that a player lost this turn
      Given these cards:
        | name | type        | cost | text                                                                          |
        | Jab  | Instant     | {0}  | Target player loses 3 life.                                                   |
        | Rake | Instant     | {0}  | Target opponent loses life equal to the life that player lost this turn.      |
      And Alice has "Jab" and "Rake" in hand
      When Alice casts "Jab" targeting <whom> and it resolves
      And Alice casts "Rake" targeting Bob and it resolves
      Then Bob has <life> life
      And "Rake" is in Alice's graveyard

      Examples:
        | whom  | life |
        | Bob   | 14   |
        | Alice | 20   |

    Scenario: Each creature and each planeswalker, once
      Given these cards:
        | name    | type                       | cost | size | loyalty | text                                                          |
        | Broad Flame | Sorcery                    | {0}  |      |         | This spell deals X damage to each creature and each planeswalker, where X is the number of artifacts you control. |
        | Bear    | Creature                   |      | 3/3  |         |                                                               |
        | Walker  | Legendary Planeswalker     |      |      | 5       |                                                               |
        | Relic   | Artifact                   |      |      |         |                                                               |
      And Alice controls "Bear", "Walker" and "Relic"
      And Alice has "Broad Flame" in hand
      When Alice casts "Broad Flame" and it resolves
      Then "Bear" has 1 damage marked
      And "Walker" has four loyalty counters

    Scenario Outline: So much for each color of mana spent on it
      Given these cards:
        | name  | type    | cost   | text                                                              |
        | Spray | Sorcery | <cost> | You gain 1 life for each color of mana spent to cast this spell. |
      And Alice has "Spray" in hand
      And Alice has {G}{G}{U} in the mana pool
      When Alice casts "Spray" and it resolves
      Then Alice has <life> life

      Examples:
        | cost      | life |
        | {G}{G}    | 21   |
        | {G}{U}{G} | 22   |

    Scenario: The least power among one's own creatures is counted, and not an opponent's
      Given the card "Humble Harvest" is a "Sorcery" that costs {0}:
        """
        You gain life equal to the least power among creatures you control.
        """
      And Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Raging Goblin"
      And Alice has "Humble Harvest" in hand
      When Alice casts "Humble Harvest" and it resolves
      Then Alice has 22 life

    Scenario: With domain each basic land type among one's lands counts once, whatever the lands are called
      Given the card "Taiga" is a "Land — Mountain Forest"
      And Alice controls "Forest" (first), "Forest" (second), "Taiga" and "Great Furnace"
      And Bob controls "Island"
      And Alice has "Tribal Flames" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Tribal Flames" targeting Bob and it resolves
      Then Bob has 18 life

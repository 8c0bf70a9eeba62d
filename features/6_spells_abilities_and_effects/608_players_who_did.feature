Feature: 608. Those players who did what each might have done

  @CR-608.2c
  Rule: 608.2c What an instruction before came to

    Scenario Outline: Each player may draw a card, and whoever did gains life
      Given Alice controls "Kwain, Itinerant Meddler"
      When Alice activates "Kwain, Itinerant Meddler" and it resolves
      And Alice says <Alice>
      And Bob says <Bob>
      Then Alice has <hers> life
      And Bob has <his> life

      Examples:
        | Alice | Bob | hers | his |
        | yes   | no  | 21   | 20  |
        | no    | yes | 20   | 21  |
        | yes   | yes | 21   | 21  |
        | no    | no  | 20   | 20  |

    Scenario Outline: Whoever does not sacrifice is dealt damage
      Given the card "Lesser Choice" is a "Sorcery" that costs {0}
        """
        Each player may sacrifice an artifact or enchantment. Lesser Choice deals 3 damage to each player who didn't sacrifice a permanent this way.
        """
      And Alice has "Lesser Choice" in hand
      And Alice controls "Dungeon Map"
      And Bob controls "Cryptex"
      When Alice casts "Lesser Choice" and it resolves
      And Alice says <Alice>
      And Bob says <Bob>
      Then Alice has <hers> life
      And Bob has <his> life

      Examples:
        | Alice | Bob | hers | his |
        | yes   | no  | 20   | 17  |
        | no    | yes | 17   | 20  |

    Scenario: For each opponent who does, something is done once more
      Given the players are Alice, Bob and Carol
      And Alice has "Tempt with Vengeance" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Tempt with Vengeance" with X = 2 and it resolves
      And Bob says yes
      And Carol says no
      Then Alice controls four Elemental tokens
      And Bob controls two Elemental tokens

    Scenario: All are told to sacrifice, and whoever can't discards
      Given the players are Alice, Bob and Carol
      And Alice has "Momentum Breaker" in hand
      And Alice has {1}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      And Bob has "Forest" in hand
      And Carol has "Island" in hand
      When Alice casts "Momentum Breaker" and it resolves
      And all players pass
      Then "Grizzly Bears" is in Bob's graveyard
      And "Forest" is in Bob's hand
      And "Island" is in Carol's graveyard

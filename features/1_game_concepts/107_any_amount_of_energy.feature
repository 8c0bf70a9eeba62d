Feature: 107. Any amount of energy

  @CR-107.14
  Rule: 107.14 The energy symbol

    Scenario: What costs as much as the energy paid is destroyed, and what costs more is not
      Given these cards:
        | name               | type    | cost      | text                                                                                                                                                                             |
        | Wrath of the Skies | Sorcery | {X}{W}{W} | You get X {E}, then you may pay any amount of {E}. Destroy each artifact, creature, and enchantment with mana value less than or equal to the amount of {E} paid this way. |
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Wrath of the Skies" in hand
      And Alice has {W}{W}{W}{W}{W} in the mana pool
      When Alice casts "Wrath of the Skies" with X = 3 and it resolves
      And Alice chooses yes
      And Alice chooses "2"
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob controls "Hill Giant"
      And Alice has one energy counter

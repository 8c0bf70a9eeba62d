Feature: 614. What a spell does instead, in a line of its own

  @CR-614.15
  Rule: 614.15 Self-replacement effects

    Scenario: With two artifacts the damage is 2, and with a third one 4
      Given these cards:
        | name           | type    | cost | text                                                                                                                                    |
        | Galvanic Blast | Instant | {R}  | Galvanic Blast deals 2 damage to any target.\nMetalcraft — Galvanic Blast deals 4 damage instead if you control three or more artifacts. |
      And Alice has "Galvanic Blast" (first), "Galvanic Blast" (second) and "Ornithopter" in hand
      And Alice has {R}{R} in the mana pool
      And Alice controls "Memnite" and "Howling Mine"
      When Alice casts "Galvanic Blast" (first) targeting Bob and it resolves
      Then Bob has 18 life
      When Alice casts "Ornithopter" and it resolves
      And Alice casts "Galvanic Blast" (second) targeting Bob and it resolves
      Then Bob has 14 life

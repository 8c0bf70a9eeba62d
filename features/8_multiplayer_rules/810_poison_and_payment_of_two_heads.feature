Feature: 810. Poison, payment and more of two heads

  Background:
    Given Alice and Carol play together against Bob and Dave

  @edition-2025
  @CR-810.2
  Rule: 810.2 Turns are shared

    Scenario: The turn of a head is that of the other as well
      Given the game is a Two-Headed Giant game
      And Carol controls a tapped "Grizzly Bears"
      And Dave controls a tapped "Hill Giant"
      When the game goes on to Bob's upkeep
      Then "Hill Giant" is untapped
      And "Grizzly Bears" is tapped

  @edition-2025
  @CR-810.7
  Rule: 810.7 Combat of teams

    Scenario: Each creature attacks one head, who is damaged
      Given the game is a Two-Headed Giant game
      And Alice controls "Pit Scorpion"
      And Carol controls "Hill Giant"
      When Alice attacks Dave with "Pit Scorpion" and Bob with "Hill Giant"
      And the game goes on to Alice's combat damage step
      And all players pass
      Then Dave has one poison counter
      And Bob has no poison counters
      And Bob has 26 life

  @edition-2025
  @CR-810.9b
  Rule: 810.9b Paying life together

    Background:
      Given the game is a Two-Headed Giant game
      And the card "Shared Toll" is a "Sorcery" that costs {0}:
        """
        Each player may pay 2 life.
        """
      And Alice has "Shared Toll" in hand

    Scenario: Both pay out of what the team has
      Given Alice has 5 life
      And Carol has 5 life
      When Alice casts "Shared Toll" and it resolves
      And Alice says yes
      And Carol says yes
      And Bob says no
      And Dave says no
      Then Alice has 1 life

    Scenario: Nobody pays what the teammate has left too little for
      Given Alice has 3 life
      And Carol has 3 life
      When Alice casts "Shared Toll" and it resolves
      And Alice says yes
      And Bob says no
      And Dave says no
      Then Alice has 1 life
      And Carol has 1 life

  @edition-2025
  @CR-810.9e
  Rule: 810.9e No exchange within a team

    Scenario: Teammates exchange no life totals, and opponents do
      Given the game is a Two-Headed Giant game
      And these cards:
        | name       | type    | cost | text                                                               |
        | Even Trade | Sorcery | {0}  | You may exchange life totals with target player. If you do, draw a card. |
        | Fair Trade | Sorcery | {0}  | You may exchange life totals with target player. If you do, draw a card. |
      And Bob has 13 life
      And Dave has 13 life
      And Alice has "Even Trade" and "Fair Trade" in hand
      When Alice casts "Even Trade" targeting Carol and it resolves
      And Alice says yes
      Then Alice has 30 life
      And Alice has 1 card in hand
      When Alice casts "Fair Trade" targeting Dave and it resolves
      And Alice says yes
      Then Alice has 13 life
      And Alice has 1 card in hand
      And Bob has 30 life

  @edition-2025
  @CR-810.10
  Rule: 810.10 Poison of one and of the team

    Scenario: One player gets the counter, and the team has it
      Given the game is a Two-Headed Giant game
      And Bob has nine poison counters
      And Dave has five poison counters
      And Alice controls "Pit Scorpion"
      When Alice attacks Dave with "Pit Scorpion"
      And the game goes on to Alice's combat damage step
      Then the game goes on
      And Dave has five poison counters
      When all players pass
      Then Bob and Dave have lost the game

  @edition-2025
  @CR-810.10a
  Rule: 810.10a How much poison a player has

    Background:
      Given the game is a Two-Headed Giant game
      And Dave has one poison counter
      And Bob controls "Hill Giant" and "Dune Beetle"
      And Alice has "Vivisection Evangelist" in hand
      And Alice has {3}{W}{B} in the mana pool

    Scenario: With two and one the team has three, though neither of its players has got as many
      Given Bob has two poison counters
      When Alice casts "Vivisection Evangelist" and it resolves
      And Alice chooses "Hill Giant"
      And all players pass
      Then "Hill Giant" is in Bob's graveyard

    Scenario: With one and one it has two, and nothing triggers
      Given Bob has one poison counter
      When Alice casts "Vivisection Evangelist" and it resolves
      Then "Vivisection Evangelist" is on the battlefield
      And the stack is empty
      And Bob controls "Hill Giant"

  @edition-2025
  @CR-810.10b
  Rule: 810.10b Losing poison

    Scenario: What one player has not, the team loses
      Given the game is a Two-Headed Giant game
      And the card "Lesser Leeches" is a "Sorcery" that costs {0}:
        """
        Target player loses three poison counters.
        """
      And Bob has two poison counters
      And Dave has four poison counters
      And Alice has "Lesser Leeches" in hand
      When Alice casts "Lesser Leeches" targeting Bob and it resolves
      Then Bob has no poison counters
      And Dave has three poison counters

  @edition-2025
  @CR-810.10d
  Rule: 810.10d Kinds of counters

    Scenario: Who has no poison counter is poisoned all the same if the teammate has one
      Given the game is a Two-Headed Giant game
      And Dave has one poison counter
      And the card "Steady Progress" is an "Instant" that costs {2}{U}
        """
        Proliferate.
        Draw a card.
        """
      And Alice has "Steady Progress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Steady Progress" and it resolves
      And Alice chooses "Bob"
      Then Bob has one poison counter
      And Dave has one poison counter
      And Carol has no poison counters

  @CR-810.11
  Rule: 810.11 More heads

    Scenario: A team of three begins with 45 life
      Given Alice, Carol and Eve play together against Bob, Dave and Frank
      And the game is a Two-Headed Giant game
      When Alice starts the game
      And Alice says no
      And Carol says no
      And Eve says no
      And Bob says no
      And Dave says no
      And Frank says no
      Then Alice has 45 life
      And Frank has 45 life

    @edition-2025
    Scenario Outline: A team of three with <number> and ten poison counters <ends>
      Given Alice, Carol and Eve play together against Bob, Dave and Frank
      And the game is a Two-Headed Giant game
      And Bob has <number> poison counters
      And Frank has ten poison counters
      When Alice would receive priority
      Then <ends>

      Examples:
        | number | ends                                      |
        | ten    | Bob, Dave and Frank have lost the game    |
        | nine   | the game goes on                          |

Feature: 104. Ending the Game

  @CR-104.1
  Rule: 104.1 Nothing is done in a game that has ended

    Scenario: While an opponent has life left one spell follows another, and none follows the last
      Given Bob has 4 life
      And Alice has "Shock" (first), "Shock" (second) and "Shock" (third) in hand
      And Alice has {R}{R}{R} in the mana pool
      When Alice casts "Shock" (first) targeting Bob and it resolves
      Then the game goes on
      When Alice casts "Shock" (second) targeting Bob and it resolves
      Then Alice has won the game
      When Alice tries to cast "Shock" (third) targeting Bob
      Then it is refused, by 104.1

  @CR-104.4a
  Rule: 104.4a Nobody is left

    Scenario: Where Flame Rift kills all players, the game is a draw
      Given the players are Alice, Bob and Carol
      And the card "Flame Rift" is a "Sorcery" that costs {1}{R}
        """
        Flame Rift deals 4 damage to each player.
        """
      And Alice has "Flame Rift" in hand
      And Alice has {R}{R} in the mana pool
      And Alice has 4 life
      And Bob has 3 life
      And Carol has 4 life
      When Alice casts "Flame Rift" and it resolves
      Then the game is a draw

    Scenario: One loses for want of life, and the other for want of a card
      Given the card "Vision Skeins" is an "Instant" that costs {1}{U}
        """
        Each player draws two cards.
        """
      And Alice has "Vision Skeins" in hand
      And Alice has {U}{U} in the mana pool
      And Alice has 4 life
      And Alice's library is empty
      And Bob has 4 life
      And Bob's library is empty
      When Alice casts "Vision Skeins"
      Then the game goes on
      When all players pass
      Then the game is a draw
      And Alice has 4 life

  @CR-704.5a
  Rule: 704.5a One is left

    Scenario Outline: Of two players who are dealt 4 damage at once the one with 5 life has won
      Given the card "Flame Rift" is a "Sorcery" that costs {1}{R}
        """
        Flame Rift deals 4 damage to each player.
        """
      And Alice has "Flame Rift" in hand
      And Alice has {R}{R} in the mana pool
      And Alice has <hers> life
      And Bob has <his> life
      When Alice casts "Flame Rift" and it resolves
      Then <winner> has won the game

      Examples:
        | hers | his | winner |
        | 5    | 4   | Alice  |
        | 4    | 5   | Bob    |

  @CR-104.4b
  Rule: 104.4b A loop of mandatory actions makes the game a draw

    Background:
      Given the card "Oblivion Ring" is an "Enchantment" that costs {2}{W}:
        """
        When this enchantment enters, exile another target nonland permanent.
        When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.
        """
      And the card "Fiend Hunter" is a "Creature — Human Cleric" that costs {1}{W}{W} of size 1/3:
        """
        When this creature enters, you may exile another target creature.
        When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.
        """
      And the card "Exquisite Blood" is an "Enchantment" that costs {4}{B}:
        """
        Whenever an opponent loses life, you gain that much life.
        """
      And these cards:
        | name        | type        | cost | text                                                  |
        | Well of Joy | Enchantment |      | Whenever you gain life, you gain 1 life.              |
        | Long Wish   | Enchantment |      | When an opponent has 60 or more life, you win the game. |
        | Sip         | Instant     | {0}  | You gain 1 life.                                      |
        | Lesser Breath | Instant     | {0}  | Target creature gets -3/-3 until end of turn.         |

    Scenario: Three enchantments exile and return one another without end
      Given Alice controls "Oblivion Ring" (first)
      And Alice has {2}{W}{2}{W} in the mana pool
      And Alice has "Oblivion Ring" (second) and "Oblivion Ring" (third) in hand
      When Alice casts "Oblivion Ring" (second)
      And all players pass
      And all players pass
      And all players pass
      Then "Oblivion Ring" (first) is in exile
      And the game goes on
      When Alice casts "Oblivion Ring" (third)
      And the game goes on to Alice's end step
      Then the game is a draw

    Scenario: It is one as well where players pass one by one
      Given Alice controls "Well of Joy"
      And Alice has "Sip" in hand
      When Alice casts "Sip" and it resolves
      Then the game goes on
      When all players pass
      And all players pass
      Then the game is a draw

    Scenario: Nobody's turn begins any more
      Given Bob controls an enchantment "Still Hour" with "Players skip their turns."
      When the game goes on to Bob's upkeep
      Then the game is a draw

    Scenario: What only grows has no way to stop either
      Given Alice controls "Well of Joy"
      And Alice has "Sip" in hand
      When Alice casts "Sip"
      And the game goes on to Alice's end step
      Then the game is a draw

    Scenario: What grows goes on until it reaches the number that ends it
      Given Alice controls "Well of Joy"
      And Bob controls "Long Wish"
      And Alice has "Sip" in hand
      When Alice casts "Sip"
      And the game goes on to Alice's end step
      Then Bob has won the game
      And Alice has 60 life

    Scenario: What is used up ends the loop
      Given Alice controls "Exquisite Blood" and "Sanguine Bond"
      And Alice has "Whitesun's Passage" in hand
      And Alice has {1}{W} in the mana pool
      When Alice casts "Whitesun's Passage"
      And the game goes on to Alice's end step
      Then Bob has lost the game
      And Alice has won the game

    @CR-2009-421.2
    Scenario: A loop with an optional action is no draw; it goes on as often as the players choose
      Given Alice controls "Fiend Hunter" (first)
      And Alice has {1}{W}{W}{1}{W}{W} in the mana pool
      And Alice has "Fiend Hunter" (second) and "Fiend Hunter" (third) in hand
      When Alice casts "Fiend Hunter" (second)
      And all players pass
      And all players pass
      And Alice chooses yes
      And all players pass
      Then "Fiend Hunter" (first) is in exile
      When Alice casts "Fiend Hunter" (third)
      And the game goes on to Alice's end step
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses yes
      And Alice chooses no
      Then the game goes on
      And it is Alice's end step

    Scenario: A state-based action that never succeeds is a loop as well
      Given Bob controls a 1/1 creature "Ox" with "If this creature would die, you gain 1 life instead."
      And Alice has "Lesser Breath" in hand
      When Alice casts "Lesser Breath" targeting "Ox" and it resolves
      Then the game is a draw

    Scenario: It is none if the action succeeds once something is used up
      Given Bob controls a 1/1 creature "Ox" with "If this creature would die, its controller loses 5 life instead."
      And Alice has "Lesser Breath" in hand
      When Alice casts "Lesser Breath" targeting "Ox" and it resolves
      Then Bob has lost the game
      And Alice has won the game

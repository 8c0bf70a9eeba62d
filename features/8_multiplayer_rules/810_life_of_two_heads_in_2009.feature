Feature: 606 and 810. The life of two heads in 2009

  Background:
    Given Alice and Carol play together against Bob and Dave
    And the game is a Two-Headed Giant game

  @CR-2009-606.9b
  Rule: 606.9b Setting the life of a whole team

    @example-2009-606.9b-1
    Example: A team of 25 life comes to 7 if its players' totals become three and four
      Given Alice has 25 life
      And Carol has 25 life
      And Alice controls three "Grizzly Bears"
      And Carol controls four "Hill Giant"
      And Bob controls "Soul Warden"
      And Carol has "Biorhythm" in hand
      And Carol has {6}{G}{G} in the mana pool
      When Carol casts "Biorhythm" and it resolves
      Then Alice has 7 life
      And Carol has 7 life
      And Bob has 1 life

  @CR-2009-606.9a
  Rule: 606.9a Half of the team's life counts

    @example-2009-606.9a-3
    Example: Lurking Jackals waits until the other team has 20 life, 10 for each
      Given Bob has 22 life
      And Dave has 22 life
      And Alice controls "Lurking Jackals"
      And Alice controls two "Prodigal Sorcerer"
      When Alice activates "Prodigal Sorcerer" (1) targeting Dave and it resolves
      Then Bob has 21 life
      And the stack is empty
      And "Lurking Jackals" is an enchantment
      When Alice activates "Prodigal Sorcerer" (2) targeting Bob and it resolves
      And all players pass
      Then Bob has 20 life
      And "Lurking Jackals" is a 3/2 creature

Feature: 406. Mana Abilities

  In 2006 a target did not keep an ability from being a mana ability. Plays of either edition stand side by side.

  @CR-2006-406.1
  Rule: 406.1 With or without a target

    Scenario: An ability with a target gives its mana at once, and one that makes none waits on the stack
      Given Alice controls "Deathrite Shaman" (first) and "Deathrite Shaman" (second)
      And Alice has {B} in the mana pool
      And Bob has "Forest" and "Shock" in the graveyard
      When Alice activates "Deathrite Shaman" (first), "land card" targeting "Forest"
      And Alice chooses green
      Then Alice has {B}{G} in the mana pool
      And "Forest" is in exile
      And the stack is empty
      When Alice activates "Deathrite Shaman" (second), "instant or sorcery card" targeting "Shock"
      Then "Shock" is in Bob's graveyard
      And the stack, from the top, is ability of "Deathrite Shaman" (second)

    Scenario: It is played in the middle of a payment
      Given Alice controls "Deathrite Shaman"
      And Bob has "Forest" and "Island" in the graveyard
      And Alice has "Hornet Sting" in hand
      When Alice casts "Hornet Sting" targeting Bob
      And Alice chooses "Deathrite Shaman"
      And Alice chooses "Forest"
      And Alice chooses green
      Then the stack, from the top, is "Hornet Sting"
      And "Forest" is in exile

  @CR-2006-406.2
  Rule: 406.2 What makes mana, and is no mana ability

    Scenario: An ability that triggers from anything but a mana ability waits on the stack
      Given Alice has "Priest of Urabrask" in hand
      And Alice has {2}{R} in the mana pool
      When Alice casts "Priest of Urabrask" and it resolves
      Then the stack, from the top, is ability of "Priest of Urabrask"
      And Alice has no mana
      When all players pass
      Then Alice has {R}{R}{R} in the mana pool

  @CR-2006-406.5
  Rule: 406.5 What triggers on mana abilities and makes none

    Scenario: Manabarbs deals its damage when its ability resolves; what makes more mana doesn't wait
      Given Bob controls "Manabarbs" and "Dictate of Karametra"
      And Alice controls "Forest"
      When Alice activates "Forest"
      Then Alice has {G}{G} in the mana pool
      And the stack, from the top, is ability of "Manabarbs"
      And Alice has 20 life
      When all players pass
      Then Alice has 19 life

  @CR-2006-406.6
  Rule: 406.6 Mana of no type

    @example-2006-406.6-1
    Example: Who controls no land has no type of mana to choose
      Given the card "Naga Vitalist" is a "Creature — Snake Druid" that costs {1}{G} of size 1/2
        """
        {T}: Add one mana of any type that a land you control could produce.
        """
      And Alice controls "Naga Vitalist" (first) and "Naga Vitalist" (second)
      And Alice has "Forest" in hand
      When Alice activates "Naga Vitalist" (first)
      Then Alice has no mana
      And "Naga Vitalist" (first) is tapped
      When Alice plays "Forest"
      And Alice activates "Naga Vitalist" (second)
      Then Alice has {G} in the mana pool

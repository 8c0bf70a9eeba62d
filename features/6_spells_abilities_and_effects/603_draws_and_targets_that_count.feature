Feature: 603. Draws and targets that count, and others

  @CR-603.2
  Rule: 603.2 Only what is waited for makes an ability trigger

    Scenario: The first card of a draw step does not count, and the next one does
      Given the card "Xyris, the Writhing Storm" is a "Legendary Creature — Snake Leviathan" that costs {2}{G}{U}{R} of size 3/5:
        """
        Flying
        Whenever an opponent draws a card except the first one they draw in each of their draw steps, create a 1/1 green Snake creature token.
        Whenever Xyris deals combat damage to a player, you and that player each draw that many cards.
        """
      And Alice controls "Xyris, the Writhing Storm"
      And Bob has "Opt" in hand
      And Bob controls "Island"
      And it is Alice's end step
      When the game goes on to Bob's draw step
      Then Alice controls 1 creature
      When Bob activates "Island"
      And Bob casts "Opt" and it resolves
      And Bob chooses nothing
      And all players pass
      Then Alice controls 2 creatures

    Scenario: Only such a spell counts that is asked for
      Given the card "Fugitive Druid" is a "Creature — Human Druid" that costs {3}{G} of size 3/2:
        """
        Whenever this creature becomes the target of an Aura spell, you draw a card.
        """
      And Alice controls "Fugitive Druid"
      And Alice has "Giant Growth" and "Holy Strength" in hand
      And Alice has {W}{G} in the mana pool
      When Alice casts "Giant Growth" targeting "Fugitive Druid" and it resolves
      Then the stack is empty
      When Alice casts "Holy Strength" targeting "Fugitive Druid"
      And all players pass
      Then Alice has 1 card in hand

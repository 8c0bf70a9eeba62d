Feature: 805. Landwalk against a team in 2009

  @CR-2009-606.7c
  Rule: 606.7c Either defending player's land

    @example-2009-606.7c-1
    Example: A forestwalker is not blocked by the team one of whose players controls a Forest
      Given Alice and Carol play together against Bob and Dave
      And the game is a Two-Headed Giant game
      And the card "Shanodin Dryads" is a "Creature — Nymph Dryad" that costs {G} of size 1/1:
        """
        Forestwalk
        """
      And Alice controls "Shanodin Dryads" and "Grizzly Bears"
      And Bob controls "Forest"
      And Dave controls "Dune Beetle"
      When Alice attacks Dave with "Shanodin Dryads" and "Grizzly Bears"
      Then Dave can't block "Shanodin Dryads" with "Dune Beetle"
      When Dave blocks "Grizzly Bears" with "Dune Beetle"
      And the game goes on to Alice's combat damage step
      And Alice chooses Dave
      And the game goes on to Alice's end of combat
      Then Dave has 29 life

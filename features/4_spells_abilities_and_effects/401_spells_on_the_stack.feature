Feature: 401. Spells on the Stack

  Section 112 says today what this section said. The scenarios show what the examples of May 2009 describe.

  @CR-2009-401.2
  Rule: 401.2 Until it resolves, is countered or goes elsewhere

    Background:
      Given the card "Lesser Cancel" is an "Instant" that costs {0}:
        """
        Counter target creature spell.
        """
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool

    @example-2009-401.2-1
    Example: A creature card is a creature spell only as long as it is on the stack
      Given Bob has "Lesser Cancel" (first) and "Lesser Cancel" (second) in hand
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Lesser Cancel" (first) targeting "Grizzly Bears"
      And Bob casts "Lesser Cancel" (second) targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Alice's graveyard
      When all players pass
      Then "Lesser Cancel" (first) is in Bob's graveyard
      And "Grizzly Bears" is in Alice's graveyard

  @CR-2009-401.3
  Rule: 401.3 What a resolving spell leaves out

    @example-2009-401.3-1
    Example: What the card does when it is cycled, and what it costs, is not done as the spell resolves
      Given the card "Edict" is a "Sorcery" that costs {2}:
        """
        You gain 4 life.
        This spell costs {1} less to cast if you control a creature.
        Cycling {1}
        When you cycle this card, you lose 3 life.
        """
      And Alice controls "Hill Giant"
      And Alice has "Edict" (cast) and "Edict" (cycled) in hand
      And Alice has {2} in the mana pool
      When Alice casts "Edict" (cast) and it resolves
      Then Alice has 24 life
      And Alice has 1 card in hand
      When Alice activates "Edict" (cycled) and it resolves
      Then Alice has 21 life

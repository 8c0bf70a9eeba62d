Feature: 503. Copying Objects

  Section 707 says today what this section said.

  @CR-2009-503.11
  Rule: 503.11 Still the same permanent

    @example-2009-503.11-1
    Example: What became a copy of Crazed Armodon is destroyed at end of turn, whatever it is by then
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Crazed Armodon" and "Grizzly Bears" in hand
      And Alice has {2}{G}{G}{G}{1}{G} in the mana pool
      When Alice casts "Crazed Armodon" and it resolves
      And all players pass
      Then "Unstable Shapeshifter" is named "Crazed Armodon"
      When Alice activates "Unstable Shapeshifter" and it resolves
      Then "Unstable Shapeshifter" is 6/3
      When Alice casts "Grizzly Bears" and it resolves
      And all players pass
      Then "Unstable Shapeshifter" is named "Grizzly Bears"
      When the game goes on to Alice's end step
      And all players pass
      Then "Unstable Shapeshifter" is in Alice's graveyard
      And "Crazed Armodon" is on the battlefield

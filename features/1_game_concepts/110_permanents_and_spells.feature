Feature: 110. Permanents, and 112. Spells

  @CR-110.2
  Rule: 110.2 Whoever it entered under controls it

    Scenario: Once an effect that changed control is over, that player controls it again, be it another's card
      Given Alice has "Reanimate" in hand
      And Alice has {B} in the mana pool
      And Bob has "Grizzly Bears" in his graveyard
      And Bob has "Turn Against" in hand
      And Bob has {4}{R} in the mana pool
      When Alice casts "Reanimate" targeting "Grizzly Bears" and it resolves
      Then Alice controls "Grizzly Bears"
      When Alice passes
      And Bob casts "Turn Against" targeting "Grizzly Bears" and it resolves
      Then Bob controls "Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Alice controls "Grizzly Bears"

  @CR-110.2a
  Rule: 110.2a Under the control of whoever puts it there

    Scenario: An effect that says nothing of control gives the card to whoever is told to put it there, and another to its owner
      Given the card "Kenrith, the Returned King" is a "Legendary Creature — Human Noble" that costs {4}{W} of size 5/5
        """
        {R}: All creatures gain trample and haste until end of turn.
        {1}{G}: Put a +1/+1 counter on target creature.
        {2}{W}: Target player gains 5 life.
        {3}{U}: Target player draws a card.
        {4}{B}: Put target creature card from a graveyard onto the battlefield under its owner's control.
        """
      And Alice controls "Kenrith, the Returned King"
      And Alice has "Reanimate" in hand
      And Alice has {B}{4}{B} in the mana pool
      And Bob has "Grizzly Bears" and "Hill Giant" in his graveyard
      When Alice casts "Reanimate" targeting "Grizzly Bears" and it resolves
      And Alice activates "Kenrith, the Returned King", "{4}{B}" targeting "Hill Giant" and it resolves
      Then Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"

  @CR-110.2b
  Rule: 110.2b Whoever put the spell on the stack is its permanent's controller by default

    Scenario: A player who took over a permanent spell leaves, and the permanent is controlled by who had cast it
      Given the players are Alice, Bob and Carol
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Aethersnatch" in hand
      And Bob has {4}{U}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting "Grizzly Bears" and it resolves
      And Bob says no
      And all players pass
      Then Bob controls "Grizzly Bears"
      When Bob concedes
      Then Alice controls "Grizzly Bears"

  @CR-110.3
  Rule: 110.3 As printed, as modified by continuous effects

    Scenario: It is as printed until an effect modifies it, and again when the effect is over
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Forest"
      And Alice has "Giant Growth" in hand
      When Alice activates "Forest"
      And Alice casts "Giant Growth" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is 5/5
      And "Hill Giant" is 3/3
      When the game goes on to Bob's upkeep
      Then "Grizzly Bears" is 2/2

  @CR-110.4a
  Rule: 110.4a A permanent card

    Scenario Outline: A card of a permanent type is one, and an instant or sorcery card isn't
      Given Alice has "Elvish Regrower" in hand
      And Alice has {2}{G}{G} in the mana pool
      And Alice has "<card>" and "Shock" in her graveyard
      When Alice casts "Elvish Regrower" and it resolves
      And all players pass
      Then "<card>" is in Alice's hand
      And "Shock" is in Alice's graveyard

      Examples:
        | card                    |
        | Sol Ring                |
        | Grizzly Bears           |
        | Crusade                 |
        | Forest                  |
        | Elspeth, Sun's Champion |

  @CR-110.4
  Rule: 110.4 Instants and sorceries never are permanents

    Scenario: Of two manifested cards that leave and would return only the one of a permanent type does
      Given Alice has "Shock" and "Hill Giant" on top of her library
      And Alice has "Soul Summons" (first), "Soul Summons" (second), "Cloudshift" (first) and "Cloudshift" (second) in hand
      And Alice has {2}{W}{W}{W}{W} in the mana pool
      When Alice casts "Soul Summons" (first) and it resolves
      And Alice casts "Soul Summons" (second) and it resolves
      Then "Shock" is 2/2
      And "Hill Giant" is 2/2
      When Alice casts "Cloudshift" (first) targeting "Shock" and it resolves
      And Alice casts "Cloudshift" (second) targeting "Hill Giant" and it resolves
      Then "Shock" is in exile
      And "Hill Giant" is 3/3

  @CR-110.4b
  Rule: 110.4b A permanent spell

    Scenario: A creature spell is one, and an instant spell isn't
      Given Alice controls "Lithoform Engine"
      And Alice has "Grizzly Bears" and "Shock" in hand
      And Alice has {R}{1}{G}{4} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice casts "Shock" targeting Bob
      Then Alice can't activate "Lithoform Engine", "Copy target permanent spell" targeting "Shock"
      When Alice activates "Lithoform Engine", "Copy target permanent spell" targeting "Grizzly Bears"
      And all players pass
      Then the stack, from the top, is "copy of Grizzly Bears", "Shock" and "Grizzly Bears"
      When all players pass
      Then Alice controls "copy of Grizzly Bears"

  @CR-110.4c
  Rule: 110.4c Without a type it is a permanent still

    Scenario: An artifact that is no artifact any more, and so no creature, can be returned as a permanent
      Given Alice controls "March of the Machines", "Neurok Transmuter" and "Sol Ring"
      And Alice has {U} in the mana pool
      And Bob has "Boomerang" and "Unsummon" in hand
      And Bob has {U}{U}{U} in the mana pool
      When Alice activates "Neurok Transmuter", "isn't an artifact" targeting "Sol Ring" and it resolves
      Then "Sol Ring" is not an artifact
      And "Sol Ring" is not a creature
      And "Sol Ring" is on the battlefield
      When Alice passes
      Then Bob can't cast "Unsummon" targeting "Sol Ring"
      When Bob casts "Boomerang" targeting "Sol Ring" and it resolves
      Then "Sol Ring" is in Alice's hand

  @CR-110.5b
  Rule: 110.5b It enters untapped

    Scenario: A tapped creature that leaves and returns is untapped
      Given Alice controls a tapped "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Cloudshift" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is untapped

    Scenario: Unless something says otherwise
      Given Alice has "Reassembling Skeleton" in her graveyard
      And Alice has {1}{B} in the mana pool
      When Alice activates "Reassembling Skeleton" and it resolves
      Then "Reassembling Skeleton" is tapped

  @CR-110.5c
  Rule: 110.5c Status lasts

    @example-1
    Example: Flipped as one flip card, a permanent is the lower half of the next one that it copies
      Given Alice controls "Dimir Doppelganger"
      And Alice has "Jushi Apprentice", "Runeclaw Bear" and "Nezumi Shortfang" in her graveyard
      And Alice has eight "Forest" in hand
      And Alice has {2}{U}{1}{U}{B}{1}{U}{B}{1}{U}{B} in the mana pool
      When Alice activates "Dimir Doppelganger" targeting "Jushi Apprentice" and it resolves
      Then "Dimir Doppelganger" is named "Jushi Apprentice"
      When Alice activates "Dimir Doppelganger", "Draw a card" and it resolves
      Then "Dimir Doppelganger" is named "Tomoya the Revealer"
      And "Dimir Doppelganger" is a legendary 2/3 blue Human Wizard creature
      When Alice activates "Dimir Doppelganger", "Exile target creature card" targeting "Runeclaw Bear" and it resolves
      Then "Dimir Doppelganger" is named "Runeclaw Bear"
      And "Dimir Doppelganger" is a 2/2 green Bear creature
      When Alice activates "Dimir Doppelganger", "Exile target creature card" targeting "Nezumi Shortfang" and it resolves
      Then "Dimir Doppelganger" is named "Stabwhisker the Odious"
      And "Dimir Doppelganger" is exactly "Legendary Creature — Rat Shaman"
      And "Dimir Doppelganger" is a 3/3 black creature
      And "Dimir Doppelganger" has "{1}{U}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card, except it has this ability."
      And "Dimir Doppelganger" is tapped

    Scenario: Only what has flipped stays so: not what else becomes a copy, nor a copy of what is flipped
      Given Alice controls "Dimir Doppelganger" (first) and "Dimir Doppelganger" (second)
      And Alice has "Jushi Apprentice" and "Nezumi Shortfang" in her graveyard
      And Alice has seven "Forest" in hand
      And Alice has "Clone" in hand
      And Alice has {2}{U}{1}{U}{B}{1}{U}{B}{3}{U} in the mana pool
      When Alice activates "Dimir Doppelganger" (first) targeting "Jushi Apprentice" and it resolves
      And Alice activates "Dimir Doppelganger" (first), "Draw a card" and it resolves
      Then "Dimir Doppelganger" (first) is named "Tomoya the Revealer"
      When Alice activates "Dimir Doppelganger" (second) targeting "Nezumi Shortfang" and it resolves
      Then "Dimir Doppelganger" (second) is named "Nezumi Shortfang"
      And "Dimir Doppelganger" (second) is 1/1
      When Alice casts "Clone" and it resolves
      And Alice chooses "Dimir Doppelganger" (first)
      Then "Clone" is named "Jushi Apprentice"
      And "Clone" is 1/2

  @CR-110.5d
  Rule: 110.5d Cards elsewhere have no status

    @CR-2009-217.5d
    Scenario: A card that was face down on the battlefield is itself in a graveyard
      Given Alice has "Exalted Angel" in hand
      And Alice has {3} in the mana pool
      And Bob has "Murder" in hand
      And Bob has {1}{B}{B} in the mana pool
      When Alice casts "Exalted Angel" face down and it resolves
      Then "Exalted Angel" is face down
      And "Exalted Angel" is 2/2
      When Alice passes
      And Bob casts "Murder" targeting "Exalted Angel" and it resolves
      Then "Exalted Angel" is in Alice's graveyard
      And "Exalted Angel" is face up
      And "Exalted Angel" is 4/5

  @CR-112.1
  Rule: 112.1 A card becomes a spell as it is put on the stack

    Scenario: It leaves the hand, is on top of the stack, and resolves before what was there
      Given Alice controls "Soulmender"
      And Alice has "Shock" and "Grizzly Bears" in hand
      And Alice has {R} in the mana pool
      When Alice activates "Soulmender"
      And Alice casts "Shock" targeting Bob
      Then the stack, from the top, is "Shock" and ability of "Soulmender"
      And Alice has 1 card in hand
      When all players pass
      Then Bob has 18 life
      And Alice has 20 life

  @CR-112.1a
  Rule: 112.1a The copy of a spell is a spell

    @CR-2009-401.1a
    Scenario: It can be countered as a spell
      Given Alice has "Shock" and "Twincast" in hand
      And Alice has {R}{U}{U} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Shock" targeting Bob
      And Alice casts "Twincast" targeting "Shock" and it resolves
      And Alice chooses Bob
      And Alice passes
      And Bob casts "Counterspell" targeting "copy of Shock" and it resolves
      Then the stack, from the top, is "Shock"
      When all players pass
      Then Bob has 18 life

  @CR-112.1b
  Rule: 112.1b The copy of a card that was cast is a spell

    Scenario: It can be countered as a spell, and the card stays in exile
      Given Alice has "Isochron Scepter" and "Shock" in hand
      And Alice has {4} in the mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in the mana pool
      When Alice casts "Isochron Scepter" and it resolves
      And all players pass
      And Alice says yes
      And Alice activates "Isochron Scepter"
      And all players pass
      And Alice says yes
      And Alice says yes
      And Alice chooses Bob
      And Alice passes
      And Bob casts "Counterspell" targeting "copy of Shock" and it resolves
      Then the stack is empty
      And Bob has 20 life
      And "Shock" is in exile

  @CR-112.2
  Rule: 112.2 Who owns a spell's copy

    Scenario: The token that a copy becomes is owned by whoever made the copy, the permanent by the card's owner
      Given Alice controls "Homeward Path"
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} in the mana pool
      And Bob has "Aethersnatch" and "Double Major" in hand
      And Bob has {4}{U}{U}{G}{U} in the mana pool
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting "Grizzly Bears" and it resolves
      And Bob says no
      And Alice passes
      And Bob casts "Double Major" targeting "Grizzly Bears" and it resolves
      And all players pass
      And all players pass
      Then Bob controls "Grizzly Bears" and "copy of Grizzly Bears"
      When Alice activates "Homeward Path", "Each player" and it resolves
      Then Alice controls "Grizzly Bears"
      And Bob controls "copy of Grizzly Bears"

  @CR-112.2a
  Rule: 112.2a Who owns the copy of a card

    Scenario: Whoever is told to create it and casts it
      Given the card "Reenact the Crime" is an "Instant" that costs {1}{U}{U}{U}
        """
        Exile target nonland card in a graveyard that was put there from anywhere this turn. Copy it. You may cast the copy without paying its mana cost.
        """
      And Alice controls "Homeward Path"
      And Alice has "Shock", "Reenact the Crime" and "Reanimate" in hand
      And Alice has {R}{1}{U}{U}{U}{B} in the mana pool
      And Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in his graveyard
      When Alice casts "Reanimate" targeting "Hill Giant" and it resolves
      And Alice casts "Shock" targeting "Grizzly Bears" and it resolves
      And Alice casts "Reenact the Crime" targeting "Grizzly Bears"
      And all players pass
      And Alice says yes
      And all players pass
      Then Alice controls "Hill Giant" and "copy of Grizzly Bears"
      When Alice activates "Homeward Path", "Each player" and it resolves
      Then Bob controls "Hill Giant"
      And Alice controls "copy of Grizzly Bears"

  @CR-112.3
  Rule: 112.3 As printed, as modified by continuous effects

    Scenario: A black spell that an effect makes white is white, and another black spell isn't
      Given Alice has "Walking Corpse" in hand
      And Alice has {1}{B} in the mana pool
      And Bob has "Purelace" in hand
      And Bob has {W} in the mana pool
      When Alice casts "Walking Corpse"
      Then "Walking Corpse" is black
      When Alice passes
      And Bob casts "Purelace" targeting "Walking Corpse" and it resolves
      Then the stack, from the top, is "Walking Corpse"
      And "Walking Corpse" is white

  @CR-112.4
  Rule: 112.4 What changed the spell changes the permanent

    @example-1
    Example: A black creature spell that became white enters as a white creature
      Given Alice has "Walking Corpse" (first) and "Walking Corpse" (second) in hand
      And Alice has {2}{B}{B} in the mana pool
      And Bob has "Purelace" in hand
      And Bob has {W} in the mana pool
      When Alice casts "Walking Corpse" (first)
      And Alice passes
      And Bob casts "Purelace" targeting "Walking Corpse" (first) and it resolves
      And all players pass
      Then "Walking Corpse" (first) is on the battlefield
      And "Walking Corpse" (first) is white
      When Alice casts "Walking Corpse" (second) and it resolves
      Then "Walking Corpse" (second) is black
      When the game goes on to Bob's upkeep
      Then "Walking Corpse" (first) is white

Feature: 502.85. Cascade

  What a summary of rulings of 2009-05-31 says of cascade, each ruling by its own number.

  @CR-2009-502.85a @CR-2009-502.85.Ruling.1
  Rule: 502.85a First the card that was found, and the spell itself last

    Scenario: Cascade resolves before its spell, and so does what it finds
      Given Alice controls "Grizzly Bears"
      And Alice has "Forest", "Shock" and "Island" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      Then the stack, from the top, is "ability of Violent Outburst" and "Violent Outburst"
      When all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock" and "Violent Outburst"
      And Bob has 20 life
      When all players pass
      Then Bob has 18 life
      And the stack, from the top, is "Violent Outburst"
      And "Grizzly Bears" is 2/2
      When all players pass
      Then "Grizzly Bears" is 3/2

  @CR-2009-502.85a @CR-2009-502.85.Ruling.2
  Rule: 502.85a Removed and put back in any case

    Scenario: Whoever wants none of the cards removes them all the same, and leaves them on the bottom
      Given Alice has "Forest", "Shock" and "Island" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says no
      Then "Forest" is in Alice's library
      And "Shock" is in Alice's library
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      Then "Island" is in Alice's hand
      And "Forest" is in Alice's library
      And "Shock" is in Alice's library

  @CR-2009-502.85a @CR-2009-502.85.Ruling.3
  Rule: 502.85a A copy was not played

    Scenario: A copy of a spell with cascade finds nothing, as the spell did when it was played
      Given Alice controls "Grizzly Bears"
      And Alice has "Shock" and "Forest" on top of the library
      And Alice has "Violent Outburst" and "Twincast" in hand
      And Alice has {U}{U}{1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      Then the stack, from the top, is "ability of Violent Outburst" and "Violent Outburst"
      When all players pass
      And Alice says no
      And Alice casts "Twincast" targeting "Violent Outburst" and it resolves
      Then the stack, from the top, is "copy of Violent Outburst" and "Violent Outburst"
      And "copy of Violent Outburst" has cascade
      When all players pass
      And all players pass
      Then "Grizzly Bears" is 4/2

  @CR-2009-502.85a @CR-2009-502.85.Ruling.4
  Rule: 502.85a The ability outlives its spell

    Scenario: The spell is countered, and cascade finds its card
      Given Alice controls "Grizzly Bears"
      And Alice has "Forest" and "Shock" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Violent Outburst"
      And Alice passes
      And Bob casts "Cancel" targeting "Violent Outburst" and it resolves
      Then "Violent Outburst" is in Alice's graveyard
      And the stack, from the top, is "ability of Violent Outburst"
      When all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then Bob has 18 life
      And "Grizzly Bears" is 2/2

  @CR-2009-502.85a @CR-2009-502.85.Ruling.5
  Rule: 502.85a Everybody sees the cards

    Scenario: Whoever is asked whether to play the card, both see all that was removed, and not what lies below
      Given Alice has "Forest", "Hill Giant", "Shock" and "Island" on top of the library
      And Alice has "Bloodbraid Elf" in hand
      And Alice has {2}{R}{G} in the mana pool
      Then Bob can't look at "Forest", "Hill Giant", "Shock" and "Island"
      When Alice casts "Bloodbraid Elf"
      And all players pass
      Then Alice is asked to choose one from "yes" and "no"
      And "Forest", "Hill Giant" and "Shock" are in exile
      And Bob can look at "Forest", "Hill Giant" and "Shock"
      And Alice can look at "Forest", "Hill Giant" and "Shock"
      And Bob can't look at "Island"
      When Alice says no
      Then Bob can't look at "Forest", "Hill Giant" and "Shock"

  @CR-2009-502.85a @CR-2009-502.85.Ruling.6
  Rule: 502.85a No matter when, but all else counts

    Scenario: A sorcery is played on another's turn, above another spell
      Given it is Bob's upkeep
      And Alice has "Sacred Nectar" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Sacred Nectar" and "Violent Outburst"
      When all players pass
      Then Alice has 24 life

    Scenario Outline: What a card says of the time at which it may be played is obeyed
      Given it is <step>
      And Alice has "Festival" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is <stack>
      And "Festival" is <place>

      Examples:
        | step                        | stack                             | place                |
        | Bob's upkeep                | "Festival" and "Violent Outburst" | on the stack         |
        | Alice's upkeep              | "Violent Outburst"                | in Alice's library   |
        | Bob's precombat main phase  | "Violent Outburst"                | in Alice's library   |

  @CR-2009-502.85a @CR-2009-502.85.Ruling.7
  Rule: 502.85a What isn't played goes with the rest

    Scenario Outline: The card that was found goes to the bottom of the library, by choice or because it can't be played
      Given it is Alice's precombat main phase
      And Alice has "Forest", "<card>" and "Island" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says <answer>
      Then "<card>" is in Alice's library
      When the game goes on to Bob's upkeep
      And the game goes on to Alice's precombat main phase
      Then "Island" is in Alice's hand
      And "<card>" is in Alice's library

      Examples:
        | card     | answer |
        | Shock    | no     |
        | Festival | yes    |

  @CR-2009-502.85a @CR-2009-502.85.Ruling.8
  Rule: 502.85a Played from outside the library

    Scenario: Cascade plays a card that nobody may play from the library
      Given Alice controls "Future Sight"
      And Bob controls "Grafdigger's Cage"
      And Alice has "Shock" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {R}{1}{R}{G} in the mana pool
      Then Alice can't cast "Shock" targeting Bob
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock" and "Violent Outburst"
      And Alice has {R} in the mana pool
      When all players pass
      Then Bob has 18 life

  @CR-2009-502.85a @CR-2009-502.85.Ruling.9
  Rule: 502.85a What may be paid all the same

    Scenario: The X of a card that is played for nothing is 0
      Given Alice has "Blaze" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G}{R}{R}{R} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And all players pass
      Then "Blaze" is in Alice's graveyard
      And Bob has 20 life

    Scenario: A card with morph is played face up
      Given Alice has "Willbender" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G}{C}{C}{C} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "Willbender" and "Violent Outburst"
      When all players pass
      Then "Willbender" is a 1/2 blue Human Wizard creature
      And Alice has {C}{C}{C} in the mana pool

    Scenario Outline: Conspire may be paid for, or not
      Given Alice controls "Hill Giant" and "Gray Ogre"
      And Bob controls "Grizzly Bears"
      And Alice has "Burn Trail" and "Forest" on top of the library
      And Alice has "Bituminous Blast" in hand
      And Alice has {3}{B}{R} in the mana pool
      When Alice casts "Bituminous Blast" targeting "Grizzly Bears"
      And all players pass
      And Alice says yes
      And Alice says <answer>
      And Alice chooses Bob
      Then "Hill Giant" is <status>

      Examples:
        | answer | status   |
        | yes    | tapped   |
        | no     | untapped |

  @CR-2009-502.85a @CR-2009-502.85.Ruling.10
  Rule: 502.85a A spell like any other

    Scenario: What cascade found can be countered
      Given Alice has "Shock" and "Forest" on top of the library
      And Alice has "Violent Outburst" in hand
      And Alice has {1}{R}{G} in the mana pool
      And Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      And Alice says yes
      And Alice chooses Bob
      And Alice passes
      And Bob casts "Cancel" targeting "Shock" and it resolves
      Then "Shock" is in Alice's graveyard
      And Bob has 20 life

    Scenario: Its own cascade triggers in turn
      Given Alice controls "Grizzly Bears"
      And Alice has "Violent Outburst", "Shock" and "Forest" on top of the library
      And Alice has "Bituminous Blast" in hand
      And Alice has {3}{B}{R} in the mana pool
      And Bob controls "Hill Giant"
      When Alice casts "Bituminous Blast" targeting "Hill Giant"
      And all players pass
      And Alice says yes
      Then the stack, from the top, is "ability of Violent Outburst", "Violent Outburst" and "Bituminous Blast"
      When all players pass
      And Alice says yes
      And Alice chooses Bob
      Then the stack, from the top, is "Shock", "Violent Outburst" and "Bituminous Blast"

  @CR-2009-502.85a @CR-2009-502.85.Ruling.11
  Rule: 502.85a When nothing can be found

    Scenario: The whole library is removed and put back, and nothing counts as a shuffle but a shuffle
      Given Alice's library is empty
      And Alice has "Forest", "Bituminous Blast" and "Island" on top of the library
      And Bob controls "Cosi's Trickster"
      And Alice has "Violent Outburst" and "Diabolic Tutor" in hand
      And Alice has {1}{R}{G}{2}{B}{B} in the mana pool
      When Alice casts "Violent Outburst"
      And all players pass
      Then the stack, from the top, is "Violent Outburst"
      And Alice has 3 cards in library
      And "Cosi's Trickster" is 1/1
      When all players pass
      And Alice casts "Diabolic Tutor" and it resolves
      And Alice chooses "Bituminous Blast"
      And all players pass
      And Bob says yes
      Then "Cosi's Trickster" is 2/2

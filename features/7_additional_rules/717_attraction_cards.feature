Feature: 717. Attraction cards

  @CR-505.5 @CR-701.52a @CR-702.159a @CR-703.4g @CR-717.4 @CR-717.5
  Rule: 505.5 Rolling to visit as the precombat main phase begins

    Scenario Outline: With a <result>, Alice visits the Attractions on which it is lit up
      Given Alice controls "Information Booth" and "Clown Extruder"
      And Bob controls "Clown Extruder" (Bob's)
      And it is Alice's draw step
      And the coins and dice come up "<result>"
      When the game goes on to Alice's precombat main
      And all players pass
      Then Alice has <cards> in hand
      And Alice controls <creatures>
      And Bob controls no Clowns

      Examples:
        | result | cards   | creatures  |
        | 2      | 1 card  | no Clowns  |
        | 3      | 0 cards | one Clown  |

  @CR-505.5
  Rule: 505.5 Only its controller, and once a turn

    Scenario: Nobody rolls in another player's turn, and in the second main phase nobody rolls again
      Given Alice controls "Clown Extruder"
      And it is Bob's draw step
      And the coins and dice come up "3"
      When the game goes on to Bob's precombat main
      And the game goes on to Alice's draw step
      Then Alice controls no Clowns
      When the game goes on to Alice's precombat main
      And all players pass
      Then Alice controls one Clown
      When the game goes on to Alice's postcombat main
      And all players pass
      Then Alice controls one Clown

  @CR-701.51a
  Rule: 701.51a Only with an Attraction deck

    Scenario: A player without an Attraction deck opens no Attraction, and the one who has one does
      Given Alice has "Information Booth" and "Clown Extruder" in her Attraction deck
      And Alice has "Deadbeat Attendant" (hers) in hand
      And Bob has "Deadbeat Attendant" (his) in hand
      And Alice has {1}{B} in the mana pool
      And Bob controls two "Swamp"
      When Alice casts "Deadbeat Attendant" (hers) and it resolves
      And all players pass
      Then "Information Booth" is on the battlefield
      When the game goes on to Bob's precombat main
      And Bob activates "Swamp" (1)
      And Bob activates "Swamp" (2)
      And Bob casts "Deadbeat Attendant" (his) and it resolves
      And all players pass
      Then "Clown Extruder" is in Alice's command zone

  @CR-701.51b @CR-717.3
  Rule: 701.51b The top card of the deck

    Scenario: The top card of the Attraction deck enters face up under its player's control, and is visited from then on
      Given Alice has "Clown Extruder" and "Information Booth" in her Attraction deck
      And Alice has "Deadbeat Attendant" and "Line Cutter" in hand
      And Alice has {4}{B}{B} in the mana pool
      And the coins and dice come up "6"
      When Alice casts "Deadbeat Attendant" and it resolves
      And all players pass
      Then "Clown Extruder" is on the battlefield
      And "Information Booth" is in Alice's command zone
      When Alice casts "Line Cutter" and it resolves
      And all players pass
      And all players pass
      Then Alice controls one Clown
      And Alice has 0 cards in hand

  @CR-701.51c
  Rule: 701.51c Opened only if it enters

    Scenario: What waits for an Attraction to be opened sees the one that enters, and not one that is exiled instead
      Given the card "Keen Visitor" is a "Creature — Human Guest" that costs {W} of size 1/1
        """
        Whenever you open an Attraction, you gain 1 life.
        """
      And the card "Grand Closing" is an "Enchantment" that costs {W}
        """
        If an artifact would enter, exile it instead.
        """
      And Alice controls "Keen Visitor"
      And Alice has "Clown Extruder" and "Information Booth" in her Attraction deck
      And Alice has "Deadbeat Attendant" (first), "Deadbeat Attendant" (second) and "Grand Closing" in hand
      And Alice has {2}{B}{B}{W} in the mana pool
      When Alice casts "Deadbeat Attendant" (first) and it resolves
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice casts "Grand Closing" and it resolves
      And Alice casts "Deadbeat Attendant" (second) and it resolves
      And all players pass
      Then "Information Booth" is in exile
      And the stack is empty
      And Alice has 21 life

  @CR-717.6
  Rule: 717.6 To the command zone instead

    Scenario: An Attraction that is destroyed is put into the command zone, and another artifact into the graveyard
      Given Alice controls "Clown Extruder" and "Sol Ring"
      And Bob controls four "Mountain"
      And Bob has "Shatter" (first) and "Shatter" (second) in hand
      When Bob activates "Mountain" (1)
      And Bob activates "Mountain" (2)
      And Bob casts "Shatter" (first) targeting "Clown Extruder" and it resolves
      Then "Clown Extruder" is in Alice's command zone
      When Bob activates "Mountain" (3)
      And Bob activates "Mountain" (4)
      And Bob casts "Shatter" (second) targeting "Sol Ring" and it resolves
      Then "Sol Ring" is in Alice's graveyard

  @CR-717.6a
  Rule: 717.6a The junkyard

    Scenario: A card in the junkyard is not opened, and one in the deck is
      Given Alice controls "Clown Extruder"
      And Alice has "Information Booth" in her Attraction deck
      And Alice has "Shatter", "Deadbeat Attendant" (first) and "Deadbeat Attendant" (second) in hand
      And Alice has {3}{R}{B}{B} in the mana pool
      When Alice casts "Shatter" targeting "Clown Extruder" and it resolves
      Then "Clown Extruder" is in Alice's command zone
      When Alice casts "Deadbeat Attendant" (first) and it resolves
      And all players pass
      Then "Information Booth" is on the battlefield
      When Alice casts "Deadbeat Attendant" (second) and it resolves
      And all players pass
      Then "Clown Extruder" is in Alice's command zone

  @CR-717.2a
  Rule: 717.2a An Attraction deck in constructed play

    Scenario: Ten different Attractions are an Attraction deck, and nine are none
      Given Alice's library has 60 cards
      And Bob's library has 60 cards
      And Alice has "Balloon Stand", "Bounce Chamber", "Concession Stand", "Foam Weapons Kiosk", "Haunted House", "Kiddie Coaster", "Merry-Go-Round", "Roller Coaster" and "Information Booth" in her Attraction deck
      And Bob has "Balloon Stand" (Bob's), "Bounce Chamber" (Bob's), "Concession Stand" (Bob's), "Foam Weapons Kiosk" (Bob's), "Haunted House" (Bob's), "Kiddie Coaster" (Bob's), "Merry-Go-Round" (Bob's), "Roller Coaster" (Bob's), "Information Booth" (Bob's) and "Clown Extruder" in his Attraction deck
      Then Alice can't present her deck, by 717.2a
      And Bob can present his deck

Feature: 207. Text Box

  @CR-207.2
  Rule: 207.2 Text in italics

    Scenario: Of reminder text and flavor words nothing is done but what the abilities say
      Given the card "Circle of the Land Druid" is a "Creature — Gnome Druid" that costs {1}{G} of size 1/1:
        """
        When this creature enters, you may mill four cards. (You may put the top four cards of your library into your graveyard.)
        Natural Recovery — When this creature dies, return target land card from your graveyard to your hand.
        """
      And Alice has "Forest" in the graveyard
      And Alice has "Circle of the Land Druid" and "Shock" in hand
      And Alice has {1}{G}{R} in the mana pool
      When Alice casts "Circle of the Land Druid" and it resolves
      And all players pass
      And Alice says yes
      Then Alice has 6 cards in library
      When Alice casts "Shock" targeting "Circle of the Land Druid" and it resolves
      And all players pass
      Then "Forest" is in Alice's hand

  @CR-207.2a
  Rule: 207.2a Reminder text

    Scenario: What stands in parentheses is no ability
      Given the card "Badlands" is a "Land — Swamp Mountain":
        """
        ({T}: Add {B} or {R}.)
        """
      And Alice controls "Badlands"
      Then "Badlands" has "{T}: Add {B}." and "{T}: Add {R}."
      And "Badlands" doesn't have "{T}: Add {B} or {R}."
      When Alice activates "Badlands", "{R}"
      Then Alice has {R} in the mana pool

  @CR-207.2b
  Rule: 207.2b Flavor text

    Scenario: What stands in italics below the rules text is not done, whatever it says
      Given the card "Healer's Boast" is an "Instant" that costs {0}
        """
        You gain 2 life.
        *You gain 3 life.*
        """
      And the card "Healer's Work" is an "Instant" that costs {0}
        """
        You gain 2 life.
        You gain 3 life.
        """
      And Alice has "Healer's Boast" and "Healer's Work" in hand
      When Alice casts "Healer's Boast" and it resolves
      Then Alice has 22 life
      When Alice casts "Healer's Work" and it resolves
      Then Alice has 27 life

    Scenario: A creature has no ability that only its flavor text names
      Given the card "Flightless Drake" is a "Creature — Drake" that costs {1} of size 2/2
        """
        Haste
        *Flying*
        """
      And Alice has "Flightless Drake" in hand
      And Alice has {1} in the mana pool
      And Bob controls "Grizzly Bears"
      When Alice casts "Flightless Drake" and it resolves
      And Alice attacks with "Flightless Drake"
      And Bob blocks "Flightless Drake" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Flightless Drake"
      And "Flightless Drake" doesn't have flying

  @CR-207.2c
  Rule: 207.2c Ability words

    Scenario: Behind landfall stands an ability like any other
      Given the card "Jaddi Offshoot" is a "Creature — Plant" that costs {G} of size 0/3:
        """
        Defender
        Landfall — Whenever a land you control enters, you gain 1 life.
        """
      And Alice controls "Jaddi Offshoot"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      And all players pass
      Then Alice has 21 life

  @CR-207.2d
  Rule: 207.2d Flavor words

    Scenario: Flavor words that stand in no list change nothing
      Given the card "Inquisitor Greyfax" is a "Legendary Creature — Human Inquisitor" that costs {1}{W}{U}{B} of size 3/3:
        """
        Vigilance
        Unquestionable Wisdom — Other creatures you control get +1/+0 and have vigilance.
        Hunt for Heresy — {1}, {T}: Tap target creature an opponent controls. Investigate.
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Inquisitor Greyfax" in hand
      And Alice has {1}{W}{U}{B} in the mana pool
      When Alice casts "Inquisitor Greyfax" and it resolves
      Then "Grizzly Bears" is 3/2
      And "Grizzly Bears" has vigilance
      And "Hill Giant" is 3/3

  @CR-207.5
  Rule: 207.5 Circled colors

    Scenario: The land makes mana of either circled color, and of no other
      Given Alice controls "Cryptic Spires"
      And blue and red are circled on "Cryptic Spires"
      When Alice activates "Cryptic Spires"
      Then Alice is asked to choose one from {U} and {R}
      When Alice chooses {R}
      Then Alice has {R} in the mana pool

    Scenario: Each of two has the colors that are circled on itself
      Given Alice controls "Cryptic Spires" (first) and "Cryptic Spires" (second)
      And blue and red are circled on "Cryptic Spires" (first)
      And white and green are circled on "Cryptic Spires" (second)
      When Alice activates "Cryptic Spires" (first)
      And Alice chooses {R}
      And Alice activates "Cryptic Spires" (second)
      And Alice chooses {G}
      Then Alice has {R}{G} in the mana pool

    Scenario: Where no color is circled there is no mana to make
      Given Alice controls "Cryptic Spires"
      When Alice activates "Cryptic Spires"
      Then Alice has no mana
      And "Cryptic Spires" is tapped

Feature: 207. Text Box

  @CR-207.2
  Rule: 207.2 Text in italics

    Scenario: Of a land with reminder text and flavor words only the ability counts
      Given the card "Sunlit Vale" is a "Land"
        """
        ({T}: Add {W}{W}.)
        Morning Song — {T}: Add {G}.
        """
      And Alice controls "Sunlit Vale"
      When Alice activates "Sunlit Vale"
      Then Alice has {G} in the mana pool

  @CR-207.2a
  Rule: 207.2a Reminder text

    Scenario: What stands in parentheses is no ability
      Given the card "Hidden Vale" is a "Land"
        """
        {T}: Add {C}.
        ({T}: Add {G}.)
        """
      And Alice controls "Hidden Vale"
      Then "Hidden Vale" has "{T}: Add {C}."
      And "Hidden Vale" doesn't have "{T}: Add {G}."
      When Alice activates "Hidden Vale"
      Then Alice has {C} in the mana pool

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
      Given the card "Vale Watcher" is a "Creature — Elf" of size 1/1
        """
        Landfall — Whenever a land you control enters, you gain 1 life.
        """
      And Alice controls "Vale Watcher"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      And all players pass
      Then Alice has 21 life

  @CR-207.2d
  Rule: 207.2d Flavor words

    Scenario: Flavor words that stand in no list change nothing
      Given the card "Moon Singer" is a "Creature — Elf" of size 1/1
        """
        Song of Dawn — {T}: You gain 2 life.
        """
      And Alice controls "Moon Singer"
      When Alice activates "Moon Singer" and it resolves
      Then Alice has 22 life

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

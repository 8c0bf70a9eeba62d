Feature: 701. Keyword Actions: Shuffle

  @CR-701.24a
  Rule: 701.24a Nobody knows the order

    Background:
      Given these cards:
        | name  | type     | cost | text                                                 |
        | Dig   | Sorcery  | {0}  | Draw ten cards.                                      |
        | Mull  | Sorcery  | {0}  | Shuffle your graveyard into your library.            |
        | Relic | Artifact |      | {0}: Shuffle this artifact into its owner's library. |
      And the card "Count" is a "Creature — Wall" of size */10
        """
        This creature's power is equal to the number of Forest cards in your hand.
        """
      And Alice's library has 40 cards
      And Alice has ten "Forest" on top of her library
      And Alice controls "Count" and "Relic"
      And Alice has "Dig", "Mull" and "Shatter" in hand

    Scenario: After shuffling they are spread over the library
      When Alice casts "Mull" and it resolves
      And Alice casts "Dig" and it resolves
      Then Alice has 11 cards in hand
      And "Count" is not 10/10

  @CR-701.24c
  Rule: 701.24c What was to be shuffled in is not there

    Background:
      Given the card "Serra Avatar" is a "Creature — Avatar" that costs {4}{W}{W}{W} of size */*:
        """
        Serra Avatar's power and toughness are each equal to your life total.
        When Serra Avatar is put into a graveyard from anywhere, shuffle it into its owner's library.
        """
      And the card "Cremate" is an "Instant" that costs {B}:
        """
        Exile target card from a graveyard.
        Draw a card.
        """
      And Alice controls "Cosi's Trickster"
      And Bob controls "Serra Avatar"
      And Alice has "Murder" and "Cremate" in hand
      And Alice has {1}{B}{B}{B} in the mana pool

    Scenario: The library is shuffled all the same
      When Alice casts "Murder" targeting "Serra Avatar" and it resolves
      And Alice casts "Cremate" targeting "Serra Avatar" and it resolves
      Then "Serra Avatar" is in exile
      When all players pass
      And all players pass
      And Alice says yes
      Then "Cosi's Trickster" is 2/2
      And "Serra Avatar" is in exile

    Scenario: What is there is shuffled in
      When Alice casts "Murder" targeting "Serra Avatar" and it resolves
      And all players pass
      Then "Serra Avatar" is in Bob's library
      When all players pass
      And Alice says yes
      Then "Cosi's Trickster" is 2/2

    Scenario: Of an enchanted creature that has died the owner's library is shuffled
      Given the card "Dramatic Accusation" is an "Enchantment — Aura" that costs {2}{U}:
        """
        Enchant creature
        When this Aura enters, tap enchanted creature.
        Enchanted creature doesn't untap during its controller's untap step.
        {U}{U}: Shuffle enchanted creature into its owner's library.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Dramatic Accusation" attached to "Grizzly Bears"
      And Alice has {1}{B}{B}{U}{U} in the mana pool
      When Alice activates "Dramatic Accusation"
      And Alice casts "Murder" targeting "Grizzly Bears" and it resolves
      And all players pass
      And all players pass
      And Alice says yes
      Then "Cosi's Trickster" is 2/2
      And "Grizzly Bears" is in Bob's graveyard

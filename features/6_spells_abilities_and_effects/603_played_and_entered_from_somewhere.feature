Feature: 603. What is played, and from where a permanent enters

  @CR-603.2
  Rule: 603.2 Only what is waited for makes an ability trigger

    Scenario: To play a card is to play a land or to cast a spell
      Given the card "Recycle" is an "Enchantment" that costs {4}{G}{G}:
        """
        Skip your draw step.
        Whenever you play a card, draw a card.
        Your maximum hand size is two.
        """
      And Alice controls "Recycle"
      And Alice has "Forest" and "Shock" in hand
      And Alice has {R} in the mana pool
      When Alice plays "Forest"
      And all players pass
      Then Alice has 2 cards in hand
      When Alice casts "Shock" targeting Bob
      And all players pass
      Then Alice has 2 cards in hand
      And "Shock" is on the stack

    Scenario: A land that is put onto the battlefield is not played
      Given the card "Recycle" is an "Enchantment" that costs {4}{G}{G}:
        """
        Skip your draw step.
        Whenever you play a card, draw a card.
        Your maximum hand size is two.
        """
      And Alice controls "Recycle"
      And the card "Walking Atlas" is an "Artifact Creature — Construct" that costs {2} of size 1/1:
        """
        {T}: You may put a land card from your hand onto the battlefield.
        """
      And Alice controls "Walking Atlas"
      And Alice has "Forest" in hand
      When Alice activates "Walking Atlas"
      And all players pass
      And Alice chooses yes
      Then Alice controls "Forest"
      And Alice has 0 cards in hand

    Scenario Outline: A creature enters from a graveyard, or from elsewhere
      Given the card "Treacherous Pit-Dweller" is a "Creature — Demon" that costs {B}{B} of size 4/3:
        """
        When this creature enters from a graveyard, target opponent gains control of it.
        Undying
        """
      And Alice has "Treacherous Pit-Dweller" in <zone>
      And Alice has {B}{B} in the mana pool
      And Alice has "<spell>" in hand
      When <deed>
      And all players pass
      Then <who> controls "Treacherous Pit-Dweller"

      Examples:
        | zone          | spell    | deed                                                        | who   |
        | hand          | Forest   | Alice casts "Treacherous Pit-Dweller" and it resolves       | Alice |
        | the graveyard | Reanimate | Alice casts "Reanimate" targeting "Treacherous Pit-Dweller" | Alice |

Feature: 702.167. Craft

  Background:
    Given the card "Tithing Blade" is an "Artifact" that costs {1}{B}:
      """
      When this artifact enters, each opponent sacrifices a creature of their choice.
      Craft with creature {4}{B}
      """
    And the card "Consuming Sepulcher" is an "Artifact" in black:
      """
      At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life.
      """
    And Alice controls "Tithing Blade"
    And the other face of "Tithing Blade" is "Consuming Sepulcher"

  @CR-702.167a
  Rule: 702.167a Exiled with its materials, and returned with its other face up

    Scenario: It comes back transformed, and what it was made of stays in exile
      Given Alice controls "Runeclaw Bear"
      And Alice has {4}{B} in the mana pool
      When Alice activates "Tithing Blade"
      And Alice chooses "exile this permanent" and "exile a creature from among permanents you control and/or cards in your graveyard"
      Then "Tithing Blade" is in exile
      And "Runeclaw Bear" is in exile
      When all players pass
      Then Alice controls "Tithing Blade"
      And "Tithing Blade" is named "Consuming Sepulcher"
      And "Runeclaw Bear" is in exile
      When the game goes on to Alice's draw step
      Then Alice has 21 life

    Scenario: It is activated as a sorcery is cast, and only with something to make it of
      Given the card "Lesser Seed" is an "Artifact" that costs {R}:
        """
        Craft with creature {0}
        """
      And the card "Lesser Tree" is an "Artifact" in red
      And it is Alice's upkeep
      And Alice controls "Lesser Seed" and "Ornithopter"
      And the other face of "Lesser Seed" is "Lesser Tree"
      And Bob controls "Hill Giant"
      And Alice has "Grizzly Bears" in hand
      Then Alice can't activate "Lesser Seed", by 602.5d
      When the game goes on to Alice's precombat main phase
      And Alice activates "Lesser Seed"
      And Alice chooses "exile this permanent" and "exile a creature from among permanents you control and/or cards in your graveyard"
      And all players pass
      Then Alice controls "Lesser Seed"
      And "Lesser Seed" is named "Lesser Tree"
      And "Ornithopter" is in exile
      And Alice can't activate "Tithing Blade", by 118.3

    Scenario: It isn't its own material, and no more are taken than it says
      Given the card "Idol Seed" is an "Artifact" that costs {R}:
        """
        Craft with two artifacts {0}
        """
      And the card "Grown Idol" is an "Artifact" in red
      And Alice controls "Idol Seed"
      And the other face of "Idol Seed" is "Grown Idol"
      And Alice has "Ornithopter" and "Spellbook" in hand
      Then Alice can't activate "Idol Seed", by 118.3
      When Alice casts "Ornithopter" and it resolves
      And Alice casts "Spellbook" and it resolves
      And Alice activates "Idol Seed"
      And Alice chooses "exile this permanent" and "exile two artifacts from among permanents you control and/or cards in your graveyard"
      And Alice chooses "Spellbook" and "Ornithopter"
      And all players pass
      Then Alice controls "Idol Seed"
      And "Idol Seed" is named "Grown Idol"
      And "Spellbook" is in exile
      And "Tithing Blade" is on the battlefield

    Scenario: Where cards are asked for, they come from the graveyard, and as many as one likes
      Given the card "Lesser Stalactite" is an "Artifact" that costs {R}:
        """
        Craft with two or more creature cards {0}
        """
      And the card "Lesser Catalyst" is an "Artifact" in red
      And Alice controls "Lesser Stalactite", "Hill Giant" and "Mogg Fanatic"
      And the other face of "Lesser Stalactite" is "Lesser Catalyst"
      And Alice has "Grizzly Bears" and "Runeclaw Bear" in the graveyard
      And Bob has "Wind Drake" in the graveyard
      When Alice activates "Mogg Fanatic" targeting Bob and it resolves
      And Alice activates "Lesser Stalactite"
      And Alice chooses "exile this permanent" and "exile two or more creature cards from among permanents you control and/or cards in your graveyard"
      And Alice chooses "Grizzly Bears", "Runeclaw Bear" and "Mogg Fanatic"
      And all players pass
      Then Alice controls "Lesser Stalactite"
      And "Lesser Stalactite" is named "Lesser Catalyst"
      And "Mogg Fanatic" is in exile
      And "Hill Giant" is on the battlefield

  @CR-702.167b
  Rule: 702.167b A permanent, or a card in the graveyard

    Scenario: A creature card in the graveyard will do
      Given Alice has "Grizzly Bears" and "Shock" in the graveyard
      And Alice has {4}{B} in the mana pool
      When Alice activates "Tithing Blade"
      And Alice chooses "exile this permanent" and "exile a creature from among permanents you control and/or cards in your graveyard"
      Then "Grizzly Bears" is in exile
      And "Shock" is in Alice's graveyard
      When all players pass
      Then Alice controls "Tithing Blade"
      And "Tithing Blade" is named "Consuming Sepulcher"

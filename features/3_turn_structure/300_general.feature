Feature: 300. General

  In 2009 mana stayed in the pool until the phase ended, and what was left then cost its player life: mana
  burn. Today it is lost as each step ends, and costs nothing. Plays of either edition stand side by side.

  @CR-2009-300.3
  Rule: 300.3 Mana burn

    Scenario: A player loses 1 life for each mana that is left as a phase ends
      Given Alice has {G}{G}{U} in the mana pool
      When the game goes on to Alice's beginning of combat step
      Then Alice has no mana
      And Alice has 17 life
      And Bob has 20 life

    Scenario: A player whose turn it isn't loses life for unused mana as well
      Given Bob has {R} in the mana pool
      When the game goes on to Alice's beginning of combat step
      Then Bob has no mana
      And Bob has 19 life
      And Alice has 20 life

    Scenario: What has been spent does not burn
      Given Alice has {G}{G}{U} in the mana pool
      And the card "Grizzly Bears" is a "Creature — Bear" that costs {1}{G} of size 2/2
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears" and it resolves
      And the game goes on to Alice's beginning of combat step
      Then Alice has 19 life

    Scenario: Between two steps of a phase mana stays in the pool
      Given it is Alice's upkeep
      And Alice has {G}{G} in the mana pool
      When the game goes on to Alice's draw step
      Then Alice has {G}{G} in the mana pool
      And Alice has 20 life
      When the game goes on to Alice's precombat main phase
      Then Alice has no mana
      And Alice has 18 life

    Scenario: Mana burn is loss of life, and no shield against damage helps
      Given the card "Healing Salve" is an "Instant" that costs {W}:
        """
        Choose one —
        • Target player gains 3 life.
        • Prevent the next 3 damage that would be dealt to any target this turn.
        """
      And Alice has {W}{G} in the mana pool
      And Alice has "Healing Salve" in hand
      When Alice casts "Healing Salve" targeting Alice choosing mode 2 and it resolves
      And the game goes on to Alice's beginning of combat step
      Then Alice has 19 life

    Scenario: It can be what loses a player the game
      Given Alice has 1 life
      And Alice has {G} in the mana pool
      When the game goes on to Alice's beginning of combat step
      Then Alice has lost the game

  @edition-2025 @CR-500.4
  Rule: 500.4 Today unused mana is lost as each step ends, and nothing burns

    Scenario: Unused mana costs no life
      Given Alice has {G}{G}{U} in the mana pool
      When the game goes on to Alice's beginning of combat step
      Then Alice has no mana
      And Alice has 20 life

    Scenario: Mana of one step is gone in the next
      Given it is Alice's upkeep
      And Alice has {G}{G} in the mana pool
      When the game goes on to Alice's draw step
      Then Alice has no mana
      And Alice has 20 life

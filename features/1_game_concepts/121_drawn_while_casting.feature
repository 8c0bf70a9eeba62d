Feature: 121. Cards drawn in the middle of casting, and cards revealed as they are drawn

  @CR-121.8
  Rule: 121.8 Drawn while something is cast

    Background:
      Given these cards:
        | name             | type     | cost   | text |
        | Mossfire Egg     | Artifact | {1}    | {2}, {T}, Sacrifice this artifact: Add {R}{G}. Draw a card. |
        | Magmatic Insight | Sorcery  | {R}    | As an additional cost to cast this spell, discard a land card.<br>Draw two cards. |
        | Tormenting Voice | Sorcery  | {1}{R} | As an additional cost to cast this spell, discard a card.<br>Draw two cards. |
      And Alice controls "Mossfire Egg"
      And Alice has {C}{C} in the mana pool

    Scenario: The card lies face down, and is no land card to pay with; drawn beforehand it is one
      Given Alice has "Forest" on top of her library
      And Alice has "Magmatic Insight" in hand
      When Alice tries to cast "Magmatic Insight"
      And Alice chooses "Mossfire Egg"
      Then it is refused
      When Alice activates "Mossfire Egg"
      Then "Forest" is in Alice's hand
      When Alice casts "Magmatic Insight"
      Then "Forest" is in Alice's graveyard
      And the stack, from the top, is "Magmatic Insight"

    Scenario: It pays for what asks for any card
      Given Alice has "Forest" on top of her library
      And Alice has "Tormenting Voice" in hand
      When Alice casts "Tormenting Voice"
      And Alice chooses "Mossfire Egg"
      Then "Forest" is in Alice's graveyard
      And the stack, from the top, is "Tormenting Voice"

    Scenario: Once the spell has become cast, the card is a card like any other
      Given Alice has "Forest" on top of her library
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting Bob
      And Alice chooses "Mossfire Egg"
      Then Alice can look at "Forest"
      When all players pass
      And Alice plays "Forest"
      Then Alice controls "Forest"

    Scenario: What may be revealed as it is drawn is revealed when the spell has become cast
      Given the card "Thunderous Wrath" is an "Instant" that costs {4}{R}{R}
        """
        Thunderous Wrath deals 5 damage to any target.
        Miracle {R}
        """
      And Alice has "Thunderous Wrath" on top of the library
      And Alice has "Shock" in hand
      When Alice casts "Shock" targeting Bob
      And Alice chooses "Mossfire Egg"
      And Alice says yes
      Then the stack, from the top, is ability of "Thunderous Wrath" and "Shock"

    Scenario: With the activation of an ability it is the same
      Given the card "Lesser Kiln" is an "Artifact"
        """
        {R}, Discard a land card: You gain 3 life.
        """
      And Alice controls "Lesser Kiln"
      And Alice has "Forest" on top of her library
      When Alice tries to activate "Lesser Kiln"
      And Alice chooses "Mossfire Egg"
      Then it is refused
      When Alice activates "Mossfire Egg"
      And Alice activates "Lesser Kiln" and it resolves
      Then Alice has 23 life

  @CR-121.9
  Rule: 121.9 Looking before revealing

    Background:
      Given these cards:
        | name            | type        | cost | text |
        | Lesser Omen     | Enchantment | {2}  | You may reveal the first card you draw each turn as you draw it. Whenever you reveal a creature card this way, you gain 3 life. |
        | Lesser Look     | Sorcery     | {0}  | Draw a card. |

    Scenario: The player knows which card it is before choosing, and may reveal it or not
      Given Alice controls "Lesser Omen"
      And Alice has "Grizzly Bears" and "Forest" on top of her library
      And Alice has "Lesser Look" (first) and "Lesser Look" (second) in hand
      When Alice casts "Lesser Look" (first) and it resolves
      Then Alice can choose "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      And all players pass
      Then Alice has 23 life
      When Alice casts "Lesser Look" (second) and it resolves
      Then Alice is asked nothing
      And "Forest" is in Alice's hand

    Scenario: Who looks at the card and keeps it hidden reveals nothing
      Given Alice controls "Lesser Omen"
      And Alice has "Grizzly Bears" on top of her library
      And Alice has "Lesser Look" in hand
      When Alice casts "Lesser Look" and it resolves
      Then Alice can choose "Grizzly Bears"
      When Alice chooses nothing
      Then the stack is empty
      And Alice has 20 life

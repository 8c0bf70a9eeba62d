Feature: 701.48. Learn

  @CR-701.48a
  Rule: 701.48a A card for a card, or a Lesson

    Background:
      Given Alice controls "Grizzly Bears"
      And Alice has "Guiding Voice" in hand
      And Alice has {W} in the mana pool
      And Alice has "Forest" on top of her library

    Scenario: Whoever discards a card draws one, and has no Lesson besides
      Given Alice has "Shock" in hand
      And Alice's sideboard is:
        | number | card          |
        | 1      | True Ancestry |
      When Alice casts "Guiding Voice" targeting "Grizzly Bears" and it resolves
      And Alice says yes
      Then Alice is asked nothing
      And "Shock" is in Alice's graveyard
      And "Forest" is in Alice's hand
      And Alice has one card in hand

    Scenario: Whoever discards none has a Lesson card, and no other card, from outside the game
      Given Alice has "Shock" in hand
      And Alice's sideboard is:
        | number | card          |
        | 1      | True Ancestry |
        | 1      | Murder        |
      When Alice casts "Guiding Voice" targeting "Grizzly Bears" and it resolves
      And Alice says no
      And Alice says yes
      Then "True Ancestry" is in Alice's hand
      And "Shock" is in Alice's hand
      And "Forest" is in Alice's library
      And Alice has two cards in hand

    Scenario: Whoever will have neither draws nothing
      Given Alice has "Shock" in hand
      And Alice's sideboard is:
        | number | card          |
        | 1      | True Ancestry |
      When Alice casts "Guiding Voice" targeting "Grizzly Bears" and it resolves
      And Alice says no
      And Alice says no
      Then Alice has one card in hand
      And "Forest" is in Alice's library

    Scenario: With nothing to discard there is still the Lesson
      Given Alice's sideboard is:
        | number | card          |
        | 1      | True Ancestry |
      When Alice casts "Guiding Voice" targeting "Grizzly Bears" and it resolves
      And Alice says yes
      Then "True Ancestry" is in Alice's hand
      And "Forest" is in Alice's library

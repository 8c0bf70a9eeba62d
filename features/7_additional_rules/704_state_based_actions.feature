Feature: 704. State-Based Actions

  @CR-704.5j
  Rule: 704.5j One legendary permanent of a name for each player

    Background:
      Given the card "Jhoira" is a "Legendary Creature — Human" of size 3/3

    Scenario: The controller keeps one of two
      Given Alice controls "Jhoira" (first) and "Jhoira" (second)
      When Alice would receive priority
      And Alice chooses to keep "Jhoira" (second)
      Then "Jhoira" (first) is in Alice's graveyard
      And "Jhoira" (second) is on the battlefield
      And nothing else changes

    Scenario: Two players may each have one
      Given Alice and Bob each control "Jhoira"
      When Alice would receive priority
      Then nothing changes

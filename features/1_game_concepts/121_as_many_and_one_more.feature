Feature: 121. Draws of as many cards as something came to, and one more

  @CR-121.2
  Rule: 121.2 One card after the other

    Scenario: Whoever discards two cards draws three, and not four
      Given Alice controls "Chandra, Flamecaller"
      And Alice has "Shock" and "Forest" in hand
      And Alice has "Hill Giant", "Gray Ogre", "Sol Ring" and "Grizzly Bears" on top of her library
      When Alice activates "Chandra, Flamecaller", "draw" and it resolves
      Then "Shock" is in Alice's graveyard
      And "Forest" is in Alice's graveyard
      And "Sol Ring" is in Alice's hand
      And "Grizzly Bears" is in Alice's library

    Scenario: Whoever discards one card draws two, and not three
      Given Alice controls "Chandra, Flamecaller"
      And Alice has "Shock" in hand
      And Alice has "Hill Giant", "Gray Ogre" and "Sol Ring" on top of her library
      When Alice activates "Chandra, Flamecaller", "draw" and it resolves
      Then "Gray Ogre" is in Alice's hand
      And "Sol Ring" is in Alice's library

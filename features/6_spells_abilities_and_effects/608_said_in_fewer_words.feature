Feature: 608. What texts say in fewer words

  @CR-608.2c
  Rule: 608.2c What the words mean

    Scenario: An Equipment is chosen, and attached to what the text has named
      Given the card "Resolute Strike" is an "Instant" that costs {W}
        """
        Target creature gets +2/+2 until end of turn. If it's a Warrior, you may attach an Equipment you control to it.
        """
      And Alice has "Resolute Strike" in hand
      And Alice has {W} in the mana pool
      And Alice controls a 2/2 Warrior creature "Young Warrior", "Bonesplitter" and "Hill Giant"
      When Alice casts "Resolute Strike" targeting "Young Warrior" and it resolves
      And Alice says yes
      Then "Bonesplitter" is attached to "Young Warrior"
      And "Young Warrior" is 6/4

    Scenario: Whoever's creature is not of the chosen type is spared
      Given the card "Outbreak" is a "Sorcery" that costs {3}{B}
        """
        You may discard a Swamp card rather than pay this spell's mana cost.
        Choose a creature type. All creatures of that type get -1/-1 until end of turn.
        """
      And Alice has "Outbreak" in hand
      And Alice has {3}{B} in the mana pool
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice casts "Outbreak" and it resolves
      And Alice chooses "Giant"
      Then "Hill Giant" is 2/2
      And "Grizzly Bears" is 2/2

    Scenario Outline: As many cards are drawn as were discarded, which are no more than two
      Given the card "Fresh Look" is a "Sorcery" that costs {R}
        """
        Discard up to two cards, then draw that many cards.
        """
      And Alice has "Fresh Look", "Forest", "Plains" and "Swamp" in hand
      And Alice has {R} in the mana pool
      And Alice's library has 5 cards
      When Alice casts "Fresh Look" and it resolves
      And Alice chooses <cards>
      Then Alice has <left> cards in library
      And Alice has three cards in hand

      Examples:
        | cards                  | left |
        | "Forest" and "Plains"  | 3    |
        | "Swamp"                | 4    |

    Scenario: One of the cards that were drawn is discarded, and none that was there before
      Given the card "Krovikan Sorcerer" is a "Creature — Human Wizard Sorcerer" that costs {2}{U} of size 1/1:
        """
        {T}, Discard a nonblack card: Draw a card.
        {T}, Discard a black card: Draw two cards, then discard one of them.
        """
      And Alice controls "Krovikan Sorcerer"
      And Alice has "Child of Night" and "Plains" in hand
      And Alice has "Forest" and "Shock" on top of her library
      When Alice activates "Krovikan Sorcerer", "discard one of them" and it resolves
      Then Alice can't choose "Plains"
      When Alice chooses "Shock"
      Then "Shock" is in Alice's graveyard
      And "Forest" is in Alice's hand
      And "Plains" is in Alice's hand

    Scenario: Life is gained for the damage that was really dealt
      Given the card "Syphon Soul" is a "Sorcery" that costs {2}{B}
        """
        Syphon Soul deals 2 damage to each other player. You gain life equal to the damage dealt this way.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Syphon Soul" in hand
      And Alice has {2}{B} in the mana pool
      When Alice casts "Syphon Soul" and it resolves
      Then Bob has 18 life
      And Carol has 18 life
      And Alice has 24 life

    Scenario: A card with one more than the mana value of what was sacrificed is found, and no other
      Given the card "Prime Speaker Vannifar" is a "Legendary Creature — Elf Ooze Wizard" that costs {2}{G}{U} of size 2/4:
        """
        {T}, Sacrifice another creature: Search your library for a creature card with mana value equal to 1 plus the sacrificed creature's mana value, put that card onto the battlefield, then shuffle. Activate only as a sorcery.
        """
      And Alice controls "Prime Speaker Vannifar" and "Runeclaw Bear"
      And Alice has "Hill Giant", "Gray Ogre" and "Serra Angel" on top of her library
      When Alice activates "Prime Speaker Vannifar" and it resolves
      Then Alice can't choose "Hill Giant"
      When Alice chooses "Gray Ogre"
      Then Alice controls "Gray Ogre"

  @CR-608.2h
  Rule: 608.2h Information about what has left

    Scenario: As many energy counters come as the spell cost that has been countered
      Given the card "Electrosiphon" is an "Instant" that costs {U}{U}{R}
        """
        Counter target spell. You get an amount of {E} equal to its mana value.
        """
      And Alice has "Hill Giant" in hand
      And Alice has {3}{R} in the mana pool
      And Bob has "Electrosiphon" in hand
      And Bob has {U}{U}{R} in the mana pool
      When Alice casts "Hill Giant"
      And Alice passes
      And Bob casts "Electrosiphon" targeting "Hill Giant" and it resolves
      Then "Hill Giant" is in Alice's graveyard
      And Bob has four energy counters
      And Alice has no energy counters

  @CR-701.13a
  Rule: 701.13a What is exiled lay in a graveyard

    Scenario: Cards of either player's graveyard are exiled, and no others
      Given the card "Tidy Up" is an "Instant" that costs {B}
        """
        Exile up to two target cards from graveyards.
        """
      And Alice has "Tidy Up" in hand
      And Alice has {B} in the mana pool
      And Alice has "Forest" in the graveyard
      And Bob has "Plains" and "Swamp" in the graveyard
      When Alice casts "Tidy Up" targeting "Forest" and "Plains" and it resolves
      Then "Forest" is in exile
      And "Plains" is in exile
      And "Swamp" is in Bob's graveyard

    Scenario: What was discarded is exiled from the graveyard
      Given the card "Leaky Bag" is an "Artifact" that costs {1}
        """
        Whenever you discard a card, exile that card from your graveyard.
        """
      And the card "Let Go" is a "Sorcery" that costs {U}
        """
        Discard a card.
        """
      And Alice controls "Leaky Bag"
      And Alice has "Let Go", "Forest" and "Plains" in hand
      And Alice has {U} in the mana pool
      When Alice casts "Let Go" and it resolves
      And Alice chooses "Forest"
      And all players pass
      Then "Forest" is in exile
      And "Plains" is in Alice's hand

  @CR-201.2a
  Rule: 201.2a Cards of the same name

    Scenario: Cards of one name come back together, and one of another name stays
      Given the card "Echoing Return" is a "Sorcery" that costs {B}
        """
        Return target creature card and all other cards with the same name as that card from your graveyard to your hand.
        """
      And Alice has "Echoing Return" in hand
      And Alice has {B} in the mana pool
      And Alice has "Grizzly Bears" (first), "Grizzly Bears" (second) and "Hill Giant" in the graveyard
      And Bob has "Grizzly Bears" (theirs) in the graveyard
      When Alice casts "Echoing Return" targeting "Grizzly Bears" (first) and it resolves
      Then "Grizzly Bears" (first) is in Alice's hand
      And "Grizzly Bears" (second) is in Alice's hand
      And "Hill Giant" is in Alice's graveyard
      And "Grizzly Bears" (theirs) is in Bob's graveyard

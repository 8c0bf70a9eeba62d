Feature: 702.174. Gift

  @CR-702.174a @CR-702.174k
  Rule: 702.174a, 702.174b, 702.174e, 702.174k A card, promised as the spell is cast

    Background:
      Given the players are Alice, Bob and Carol
      And the card "Scrapshooter" is a "Creature — Raccoon Archer" that costs {1}{G}{G} of size 4/4:
        """
        Gift a card
        Reach
        When this creature enters, if the gift was promised, destroy target artifact or enchantment an opponent controls.
        """
      And Bob controls "Sol Ring"
      And Alice has "Scrapshooter" in hand
      And Alice has {1}{G}{G} in the mana pool

    @CR-702.174b @CR-702.174e
    Scenario: The opponent who was chosen gets the card as the permanent enters
      When Alice casts "Scrapshooter" using "gift"
      And Alice chooses "Carol"
      And all players pass
      And Alice orders "Scrapshooter" and "Scrapshooter (2)"
      And all players pass
      And all players pass
      Then Carol has 1 card in hand
      And Bob has 0 cards in hand
      And Alice has 0 cards in hand
      And "Sol Ring" is in Bob's graveyard

    Scenario: Without a promise nobody gets anything
      When Alice casts "Scrapshooter" and it resolves
      Then the stack is empty
      And "Scrapshooter" is on the battlefield
      And Bob has 0 cards in hand
      And Carol has 0 cards in hand
      And "Sol Ring" is on the battlefield

  Rule: 702.174d, 702.174j A Food, before the spell does anything else

    Background:
      Given the card "Nocturnal Hunger" is an "Instant" that costs {2}{B}:
        """
        Gift a Food
        Destroy target creature. If the gift wasn't promised, you lose 2 life.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Nocturnal Hunger" in hand
      And Alice has {2}{B} in the mana pool

    @CR-702.174d @CR-702.174j
    Scenario: The opponent has the Food, and the rest is done too
      When Alice casts "Nocturnal Hunger" targeting "Grizzly Bears" using "gift" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob controls "Food Token"
      And Alice has 20 life

    Scenario: A spell that is countered gives nothing
      Given Bob has "Cancel" in hand
      And Bob has {1}{U}{U} in the mana pool
      When Alice casts "Nocturnal Hunger" targeting "Grizzly Bears" using "gift"
      And Alice passes
      And Bob casts "Cancel" targeting "Nocturnal Hunger"
      And all players pass
      Then there is no "Food Token"
      And "Grizzly Bears" is on the battlefield
      And "Cancel" is in Bob's graveyard

    Scenario: Who promises nothing pays as the card says
      When Alice casts "Nocturnal Hunger" targeting "Grizzly Bears" and it resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And there is no "Food Token"
      And Alice has 18 life

  @CR-702.174m
  Rule: 702.174f, 702.174m A tapped Fish; targets that are chosen only for a promise

    Background:
      Given the card "Mind Spiral" is a "Sorcery" that costs {4}{U}:
        """
        Gift a tapped Fish
        Target player draws three cards. If the gift was promised, tap target creature an opponent controls and put a stun counter on it.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Mind Spiral" in hand
      And Alice has {4}{U} in the mana pool

    @CR-702.174f
    Scenario: With the promise there is a second target
      When Alice casts "Mind Spiral" targeting Alice and "Grizzly Bears" using "gift" and it resolves
      Then Alice has 3 cards in hand
      And "Grizzly Bears" is tapped
      And Bob controls a tapped 1/1 blue Fish token

    Scenario: Without the promise there is none
      Then Alice can't cast "Mind Spiral" targeting Alice and "Grizzly Bears"
      When Alice casts "Mind Spiral" targeting Alice and it resolves
      Then Alice has 3 cards in hand
      And "Grizzly Bears" is untapped

  @CR-702.174i
  Rule: 702.174i An Octopus

    Scenario: The opponent gets an 8/8
      Given the card "Octomancer" is a "Creature — Frog Druid" that costs {3}{G}{U} of size 3/3:
        """
        Gift an Octopus
        At the beginning of each end step, create a token that's a copy of target creature token that entered the battlefield this turn.
        """
      And Alice has "Octomancer" in hand
      And Alice has {3}{G}{U} in the mana pool
      When Alice casts "Octomancer" using "gift"
      And all players pass
      And all players pass
      Then Bob controls an 8/8 blue Octopus token

  @CR-702.174h
  Rule: 702.174h A Treasure

    Scenario: The opponent gets it
      Given the card "Blooming Blast" is an "Instant" that costs {1}{R}:
        """
        Gift a Treasure
        Blooming Blast deals 2 damage to target creature. If the gift was promised, Blooming Blast also deals 3 damage to that creature's controller.
        """
      And Bob controls "Grizzly Bears"
      And Alice has "Blooming Blast" in hand
      And Alice has {1}{R} in the mana pool
      When Alice casts "Blooming Blast" targeting "Grizzly Bears" using "gift" and it resolves
      Then Bob controls "Treasure Token"
      And "Treasure Token" is untapped

  @CR-702.174g
  Rule: 702.174g An extra turn

    Scenario: The turn after this one is the opponent's, and so is the next
      Given the card "Generous Delay" is an "Instant" that costs {W}:
        """
        Gift an extra turn
        You gain 4 life.
        """
      And the players are Alice, Bob and Carol
      And Alice has "Generous Delay" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Generous Delay" using "gift"
      And Alice chooses "Carol"
      And all players pass
      And the game goes on to Carol's upkeep
      Then Bob has 0 cards in hand
      When the game goes on to Bob's upkeep
      Then Alice has 24 life

  Rule: 702.174c What waits for a gift to be given

    Background:
      Given the card "Jolly Gerbils" is a "Creature — Hamster Citizen" that costs {1}{W} of size 2/3:
        """
        Whenever you give a gift, draw a card.
        """
      And the card "Nocturnal Hunger" is an "Instant" that costs {2}{B}:
        """
        Gift a Food
        Destroy target creature. If the gift wasn't promised, you lose 2 life.
        """
      And Alice controls "Jolly Gerbils"
      And Bob controls "Grizzly Bears"
      And Alice has "Nocturnal Hunger" in hand
      And Alice has {2}{B} in the mana pool

    @CR-702.174c
    Scenario: It triggers as the spell that gives it resolves
      When Alice casts "Nocturnal Hunger" targeting "Grizzly Bears" using "gift" and it resolves
      And all players pass
      Then Alice has 1 card in hand
      And "Nocturnal Hunger" is in Alice's graveyard

    Scenario: A spell without a promise gives none
      When Alice casts "Nocturnal Hunger" targeting "Grizzly Bears" and it resolves
      Then the stack is empty
      And Alice has 0 cards in hand

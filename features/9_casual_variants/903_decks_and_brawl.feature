Feature: 903. Commanders, their decks and Brawl

  @CR-903.3
  Rule: 903.3 A commander for each deck

    Background:
      Given the game is a Commander game

    Scenario Outline: A deck is led by a legendary creature, and not by <what>
      Given Alice has "Isamaru, Hound of Konda" and "<other>" on top of her library
      And "<leader>" is Alice's commander
      And Alice's library has 98 cards
      And Bob has "Isamaru, Hound of Konda" (Bob's) on top of his library
      And "Isamaru, Hound of Konda" (Bob's) is Bob's commander
      And Bob's library has 99 cards
      Then Alice can't present her deck, by 903.3
      And Bob can present his deck

      Examples:
        | leader          | other           | what                        |
        | Savannah Lions  | Savannah Lions  | a creature that is no legend |
        | Honor of the Pure | Honor of the Pure | an enchantment          |

    Scenario: With one commander it can be presented, and with two that are no partners it can't
      Given Alice has "Isamaru, Hound of Konda" and "Kwain, Itinerant Meddler" on top of her library
      And Bob has "Isamaru, Hound of Konda" (Bob's) on top of his library
      And "Isamaru, Hound of Konda" is Alice's commander
      And "Kwain, Itinerant Meddler" is Alice's commander
      And "Isamaru, Hound of Konda" (Bob's) is Bob's commander
      And Alice's library has 98 cards
      And Bob's library has 99 cards
      Then Alice can't present her deck, by 903.3
      And Bob can present his deck

    @example-1
    Scenario Outline: With <card> it is turned face down or made a copy of another creature, and is a commander still
      Given Alice controls "Isamaru, Hound of Konda" and "Hill Giant"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "<card>" in hand
      And Alice has {3}{G}{U}{U} in the mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice casts <cast> and it resolves
      Then "Isamaru, Hound of Konda" is <now>
      When Alice passes
      And Bob casts "Unsummon" targeting "Isamaru, Hound of Konda" and it resolves
      Then Alice is asked to choose one from yes and no
      When Alice says yes
      Then "Isamaru, Hound of Konda" is in the command zone

      Examples:
        | card      | cast                                            | now       |
        | Ixidron   | "Ixidron"                                       | face down |
        | Cytoshape | "Cytoshape" targeting "Isamaru, Hound of Konda" | 3/3       |

    @example-1
    Example: What is a copy of a commander in a graveyard is no commander
      Given the card "Body Double" is a "Creature — Shapeshifter" that costs {4}{U} of size 0/0
        """
        You may have this creature enter as a copy of any creature card in a graveyard.
        """
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Body Double" in hand
      And Alice has {4}{U} in the mana pool
      And Bob has "Murder" and "Unsummon" in hand
      And Bob has {1}{B}{B}{U} in the mana pool
      When Alice passes
      And Bob casts "Murder" targeting "Isamaru, Hound of Konda" and it resolves
      And Alice says no
      And Alice casts "Body Double" and it resolves
      And Alice chooses "Isamaru, Hound of Konda"
      Then "Body Double" is named "Isamaru, Hound of Konda"
      When Alice passes
      And Bob casts "Unsummon" targeting "Body Double" and it resolves
      Then "Body Double" is in Alice's hand

    Scenario: In the hand it is a commander still, and where it is cast from there
      Given Alice controls a face-down "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has "Unsummon" (first) and "Unsummon" (second) in hand
      And Bob has {U}{U} in the mana pool
      And Alice has {W} in the mana pool
      When Alice passes
      And Bob casts "Unsummon" (first) targeting "Isamaru, Hound of Konda" and it resolves
      Then Alice is asked to choose one from yes and no
      When Alice says no
      And Alice casts "Isamaru, Hound of Konda" and it resolves
      And Alice passes
      And Bob casts "Unsummon" (second) targeting "Isamaru, Hound of Konda" and it resolves
      Then Alice is asked to choose one from yes and no
      When Alice says yes
      Then "Isamaru, Hound of Konda" is in the command zone

  @CR-903.3a
  Rule: 903.3a Cards that say so

    Scenario: A planeswalker leads a deck if it says so, and not otherwise
      Given the game is a Commander game
      And the card "Daretti, Scrap Savant" is a "Legendary Planeswalker — Daretti" that costs {3}{R} of loyalty 3
        """
        [+2]: Discard up to two cards, then draw that many cards.
        [−2]: Sacrifice an artifact. If you do, return target artifact card from your graveyard to the battlefield.
        [−10]: You get an emblem with "Whenever an artifact is put into your graveyard from the battlefield, return that card to the battlefield at the beginning of the next end step."
        Daretti, Scrap Savant can be your commander.
        """
      And the card "Chandra, Novice Pyromancer" is a "Legendary Planeswalker — Chandra" that costs {3}{R} of loyalty 5
        """
        [+1]: Elementals you control get +2/+0 until end of turn.
        [−1]: Add {R}{R}.
        [−2]: Chandra deals 2 damage to any target.
        """
      And Alice has "Chandra, Novice Pyromancer" on top of her library
      And Bob has "Daretti, Scrap Savant" on top of his library
      And "Chandra, Novice Pyromancer" is Alice's commander
      And "Daretti, Scrap Savant" is Bob's commander
      And Alice's library has 99 cards
      And Bob's library has 99 cards
      Then Alice can't present her deck, by 903.3
      And Bob can present his deck

  @CR-903.3b @CR-903.9c
  Rule: 903.3b Melded with another card

    Scenario: What a commander is melded into would go to the library: the commander doesn't, and the other card does
      Given the game is a Commander game
      And Alice controls "Gisela, the Broken Blade" and "Bruna, the Fading Light"
      And "Bruna, the Fading Light" is Alice's commander
      And Bob controls four "Island"
      And Bob has "Griptide" in hand
      And it is Alice's postcombat main
      When the game goes on to Alice's end step
      And all players pass
      Then Alice controls "Brisela, Voice of Nightmares"
      When Alice passes
      And Bob activates "Island" (1)
      And Bob activates "Island" (2)
      And Bob activates "Island" (3)
      And Bob activates "Island" (4)
      And Bob casts "Griptide" targeting "Brisela, Voice of Nightmares" and it resolves
      And Alice says yes
      Then "Bruna, the Fading Light" is in the command zone
      And "Gisela, the Broken Blade" is in Alice's library

  @CR-903.3c
  Rule: 903.3c Merged with another permanent

    Background:
      Given the game is a Commander game
      And the card "Snapdax, Apex of the Hunt" is a "Legendary Creature — Dinosaur Cat Nightmare" that costs {1}{R}{W}{B} of size 3/5
        """
        Mutate {2}{B/R}{W}{W}
        Double strike
        Whenever this creature mutates, it deals 4 damage to target creature or planeswalker an opponent controls and you gain 4 life.
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Snapdax, Apex of the Hunt" in the command zone
      And "Snapdax, Apex of the Hunt" is Alice's commander
      And Alice has {2}{B}{W}{W} in the mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in the mana pool
      When Alice casts "Snapdax, Apex of the Hunt" targeting "Grizzly Bears" using "mutate"
      And Alice chooses "{B}"
      And all players pass

    @CR-903.9c
    Scenario Outline: Put <place> a creature it leads still, and alone it goes to the command zone
      When Alice chooses <place>
      And Alice passes
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      Then Alice is asked to choose one from yes and no
      When Alice says yes
      Then "Snapdax, Apex of the Hunt" is in the command zone
      And "Grizzly Bears" is in Alice's hand

      Examples:
        | place |
        | over  |
        | under |

    Scenario: Left to go to the hand, it goes there with the other card
      When Alice chooses over
      And Alice passes
      And Bob casts "Unsummon" targeting "Grizzly Bears" and it resolves
      And Alice says no
      Then "Snapdax, Apex of the Hunt" and "Grizzly Bears" are in Alice's hand

  @CR-903.4
  Rule: 903.4 Color identity

    Background:
      Given the game is a Commander game

    @example-1
    Example: By the cost of an ability a card without colors is red, and stays out of a white deck
      Given the card "Bosh, Iron Golem" is a "Legendary Artifact Creature — Golem" that costs {8} of size 6/7
        """
        Trample
        {3}{R}, Sacrifice an artifact: Bosh deals damage equal to the sacrificed artifact's mana value to any target.
        """
      And Alice has "Isamaru, Hound of Konda" and "Bosh, Iron Golem" on top of her library
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has "Torbran, Thane of Red Fell" and "Bosh, Iron Golem" (Bob's) on top of his library
      And "Torbran, Thane of Red Fell" is Bob's commander
      And Alice's library has 98 cards
      And Bob's library has 98 cards
      Then Alice can't present her deck, by 903.5c
      And Bob can present his deck

  @CR-903.4a
  Rule: 903.4a Settled before the game

    Scenario: A commander that has become red is as white by color identity as before
      Given the game is a Commander game
      And the card "Command Tower" is a "Land":
        """
        {T}: Add one mana of any color in your commander's color identity.
        """
      And the card "Crimson Wisps" is an "Instant" that costs {R}
        """
        Target creature becomes red and gains haste until end of turn.
        Draw a card.
        """
      And Alice controls "Isamaru, Hound of Konda" and "Command Tower"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Crimson Wisps" in hand
      And Alice has {R} in the mana pool
      When Alice casts "Crimson Wisps" targeting "Isamaru, Hound of Konda" and it resolves
      Then "Isamaru, Hound of Konda" is red
      When Alice activates "Command Tower"
      Then Alice has {W} in the mana pool

  @CR-903.4d
  Rule: 903.4d The other face

    @example-1
    Example: A double-faced card whose back is red stays out of a blue deck, and goes into a red and blue one
      Given the game is a Commander game
      And the card "Civilized Scholar" is a "Creature — Human Advisor" that costs {2}{U} of size 0/1
        """
        {T}: Draw a card, then discard a card. If a creature card is discarded this way, untap this creature, then transform it.
        """
      And the card "Homicidal Brute" is a "Creature — Human Mutant" of size 5/1 in red:
        """
        At the beginning of your end step, if this creature didn't attack this turn, tap this creature, then transform it.
        """
      And Alice has "Jin-Gitaxias, Core Augur" and "Civilized Scholar" on top of her library
      And Bob has "Vivi Ornitier" and "Civilized Scholar" (Bob's) on top of his library
      And the other face of "Civilized Scholar" is "Homicidal Brute"
      And the other face of "Civilized Scholar" (Bob's) is "Homicidal Brute"
      And "Jin-Gitaxias, Core Augur" is Alice's commander
      And "Vivi Ornitier" is Bob's commander
      And Alice's library has 98 cards
      And Bob's library has 98 cards
      Then Alice can't present her deck, by 903.5c
      And Bob can present his deck

  @CR-903.4e
  Rule: 903.4e Other characteristics

    Scenario: A red creature with a blue Adventure stays out of a red deck, and goes into a red and blue one
      Given the game is a Commander game
      And the card "Scalding Viper" is a "Creature — Elemental Snake" that costs {1}{R} of size 2/1
        """
        Whenever an opponent casts a spell with mana value 3 or less, this creature deals 1 damage to that player.
        """
      And the card "Steam Clean" is a "Sorcery — Adventure" that costs {1}{U}
        """
        Return target nonland permanent to its owner's hand.
        """
      And the Adventure of "Scalding Viper" is "Steam Clean"
      And Alice has "Torbran, Thane of Red Fell" and "Scalding Viper" on top of her library
      And Bob has "Vivi Ornitier" and "Scalding Viper" (Bob's) on top of his library
      And "Torbran, Thane of Red Fell" is Alice's commander
      And "Vivi Ornitier" is Bob's commander
      And Alice's library has 98 cards
      And Bob's library has 98 cards
      Then Alice can't present her deck, by 903.5c
      And Bob can present his deck

  @CR-903.5c
  Rule: 903.5c Colors of the commander

    @example-1
    Example: With a red and green commander go red, green and colorless cards, and none that is white
      Given the game is a Commander game
      And the card "Wort, the Raidmother" is a "Legendary Creature — Goblin Shaman" that costs {4}{R/G}{R/G} of size 3/3
        """
        When Wort enters, create two 1/1 red and green Goblin Warrior creature tokens.
        Each red or green instant or sorcery spell you cast has conspire.
        """
      And Alice has "Wort, the Raidmother", "Shock", "Grizzly Bears", "Sol Ring" and "Savannah Lions" on top of her library
      And Bob has "Wort, the Raidmother" (Bob's), "Shock" (Bob's), "Grizzly Bears" (Bob's) and "Sol Ring" (Bob's) on top of his library
      And "Wort, the Raidmother" is Alice's commander
      And "Wort, the Raidmother" (Bob's) is Bob's commander
      And Alice's library has 95 cards
      And Bob's library has 96 cards
      Then Alice can't present her deck, by 903.5c
      And Bob can present his deck

  @CR-903.5d
  Rule: 903.5d Basic land types

    @example-1
    Scenario Outline: With a red and green commander <land> is in the deck, and <other> isn't
      Given the game is a Commander game
      And the card "Wort, the Raidmother" is a "Legendary Creature — Goblin Shaman" that costs {4}{R/G}{R/G} of size 3/3
        """
        When Wort enters, create two 1/1 red and green Goblin Warrior creature tokens.
        Each red or green instant or sorcery spell you cast has conspire.
        """
      And Alice has "Wort, the Raidmother" and "<land>" on top of her library
      And "Wort, the Raidmother" is Alice's commander
      And Alice's library has 98 cards
      And Bob has "Wort, the Raidmother" (Bob's) and "<other>" on top of his library
      And "Wort, the Raidmother" (Bob's) is Bob's commander
      And Bob's library has 98 cards
      Then Alice can present her deck
      And Bob can't present his deck, by 903.5d

      Examples:
        | land     | other         |
        | Mountain | Plains        |
        | Forest   | Breeding Pool |

  @CR-903.11
  Rule: 903.11 Cards from outside the game

    Scenario: Of three cards outside the game that a Wish could bring, only one is of other name and right color
      Given the game is a Commander game
      And the card "Golden Wish" is a "Sorcery" that costs {3}{W}{W}
        """
        You may reveal an artifact or enchantment card you own from outside the game and put it into your hand. Exile Golden Wish.
        """
      And Alice's sideboard is:
        | number | card              |
        | 1      | Glorious Anthem   |
        | 1      | Honor of the Pure |
        | 1      | Levitation        |
      And Alice has "Isamaru, Hound of Konda" in the command zone
      And "Isamaru, Hound of Konda" is Alice's commander
      And Alice has "Golden Wish" in hand
      And Alice has "Honor of the Pure" (second) in the graveyard
      And Alice has {3}{W}{W} in the mana pool
      When Alice casts "Golden Wish" and it resolves
      And Alice says yes
      Then "Glorious Anthem" is in Alice's hand
      And "Levitation" and "Honor of the Pure" are in Alice's sideboard

  @CR-903.12c
  Rule: 903.12c Who leads in Brawl

    Scenario Outline: In Brawl <card> may lead a deck, and no creature that isn't legendary
      Given the game is a Brawl game
      And the card "Chandra, Novice Pyromancer" is a "Legendary Planeswalker — Chandra" that costs {3}{R} of loyalty 5
        """
        [+1]: Elementals you control get +2/+0 until end of turn.
        [−1]: Add {R}{R}.
        [−2]: Chandra deals 2 damage to any target.
        """
      And Alice has "<card>" on top of her library
      And "<card>" is Alice's commander
      And Bob has "Savannah Lions" on top of his library
      And "Savannah Lions" is Bob's commander
      And Alice's library has 59 cards
      And Bob's library has 59 cards
      Then Alice can present her deck
      And Bob can't present his deck, by 903.3

      Examples:
        | card                       |
        | Chandra, Novice Pyromancer |
        | Torbran, Thane of Red Fell |

  @CR-903.12d
  Rule: 903.12d Sixty cards

    Scenario Outline: A Brawl deck has 59 cards besides its commander, and not <cards>
      Given the game is a Brawl game
      And Alice has "Torbran, Thane of Red Fell" on top of her library
      And "Torbran, Thane of Red Fell" is Alice's commander
      And Bob has "Torbran, Thane of Red Fell" (Bob's) on top of his library
      And "Torbran, Thane of Red Fell" (Bob's) is Bob's commander
      And Alice's library has 59 cards
      And Bob's library has <cards> cards
      Then Alice can present her deck
      And Bob can't present his deck, by 903.12d

      Examples:
        | cards |
        | 58    |
        | 60    |
        | 99    |

  @CR-903.12e
  Rule: 903.12e Basic lands for a commander without colors

    Scenario Outline: Basic lands of one type are in its deck, and not with <other>
      Given the game is a Brawl game
      And the card "Traxos, Scourge of Kroog" is a "Legendary Artifact Creature — Construct" that costs {4} of size 7/7
        """
        Trample
        Traxos enters tapped and doesn't untap during your untap step.
        Whenever you cast a historic spell, untap Traxos.
        """
      And Alice has "Traxos, Scourge of Kroog" on top of her library
      And Alice has two "Forest" on top of her library
      And Bob has "Traxos, Scourge of Kroog" (Bob's) on top of his library
      And Bob has "Forest" (Bob's) and <other> on top of his library
      And "Traxos, Scourge of Kroog" is Alice's commander
      And "Traxos, Scourge of Kroog" (Bob's) is Bob's commander
      And Alice's library has 57 cards
      And Bob's library has 57 cards
      Then Alice can present her deck
      And Bob can't present his deck, by 903.5d

      Examples:
        | other         |
        | "Island"      |
        | "Plains"      |

  @CR-903.12h
  Rule: 903.12h Damage by a commander in Brawl

    Scenario: A player who has been dealt 21 damage by one commander plays on
      Given the game is a Brawl game
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is Alice's commander
      And Bob has 40 life
      And Bob has been dealt 19 combat damage by the commander "Isamaru, Hound of Konda"
      When Alice attacks Bob with "Isamaru, Hound of Konda"
      And the game goes on to Alice's end of combat
      Then Bob has 38 life
      And Bob is still in the game

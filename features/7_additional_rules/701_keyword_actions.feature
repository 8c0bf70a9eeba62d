Feature: 701. Keyword Actions

  @CR-701.20a
  Rule: 701.20a What is done with cards that are revealed

    Scenario: Of a hand that is revealed another player chooses a nonland card
      Given the card "Pilfer" is a "Sorcery" that costs {1}{B}:
        """
        Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.
        """
      And Bob has "Forest", "Shock" and a 2/2 creature card "Bear Cub" in hand
      And Bob has {R} in the mana pool
      And Alice has "Pilfer" in hand
      And Alice has {1}{B} in the mana pool
      When Alice casts "Pilfer" targeting Bob and it resolves
      And Alice chooses "Bear Cub"
      Then "Bear Cub" is in Bob's graveyard
      And "Forest" and "Shock" are in Bob's hand

    Scenario: Of the cards revealed a land goes to the hand, and the rest to the graveyard
      Given the card "Scout the Borders" is a "Sorcery" that costs {2}{G}:
        """
        Reveal the top five cards of your library. You may put a creature or land card from among them into your hand. Put the rest into your graveyard.
        """
      And Alice has "Forest", "Shock" and "Swamp" on top of the library
      And Alice has "Scout the Borders" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Scout the Borders" and it resolves
      And Alice says yes
      And Alice chooses "Swamp"
      Then "Swamp" is in Alice's hand
      And "Forest" and "Shock" are in Alice's graveyard

    Scenario Outline: All cards of a kind that are revealed, and no others
      Given the card "Lead the Stampede Home" is a "Sorcery" that costs {0}
        """
        Reveal the top three cards of your library. Put all <kind> cards revealed this way into your hand and the rest into your graveyard.
        """
      And the card "Bear" is a "Creature — Bear" that costs {G} of size 2/2
      And Alice has "Bear", "Forest", "Swamp" and "Plains" on top of the library
      And Alice has "Lead the Stampede Home" in hand
      When Alice casts "Lead the Stampede Home" and it resolves
      Then "Bear" is in Alice's <bear>
      And "Forest" is in Alice's <lands>
      And "Swamp" is in Alice's <lands>
      And "Plains" is in Alice's library

      Examples:
        | kind     | bear      | lands     |
        | creature | hand      | graveyard |
        | land     | graveyard | hand      |

    Scenario: All others than the card for which cards were revealed
      Given the card "Fauna Call" is a "Sorcery" that costs {0}
        """
        Reveal cards from the top of your library until you reveal a creature card. You may put that card onto the battlefield. Put all other cards revealed this way into your graveyard.
        """
      And the card "Bear" is a "Creature — Bear" that costs {G} of size 2/2
      And Alice has "Forest", "Bear" and "Plains" on top of the library
      And Alice has "Fauna Call" in hand
      When Alice casts "Fauna Call" and it resolves
      And Alice says no
      Then "Forest" is in Alice's graveyard
      And "Bear" and "Plains" are in Alice's library

  @CR-701.23a
  Rule: 701.23a A card is looked for in a library

    Scenario: Whoever may search does so, and has what is found
      Given Bob controls "Grizzly Bears"
      And Bob has "Plains" on top of the library
      And Alice has "Path to Exile" in hand
      And Alice has {W} in the mana pool
      When Alice casts "Path to Exile" targeting "Grizzly Bears" and it resolves
      And Bob says yes
      And Bob chooses "Plains"
      Then Bob controls "Plains"
      And "Plains" is tapped

  @CR-701.23b
  Rule: 701.23b A card of a stated quality need not be found

    Background:
      Given Alice has "Untamed Wilds" in hand
      And Alice has "Forest" on top of the library

    Scenario: It is found
      Given Alice has {2}{G} in the mana pool
      When Alice casts "Untamed Wilds" and it resolves
      And Alice chooses "Forest"
      Then "Forest" is on the battlefield

    Scenario: It is not found, though it is there
      Given Alice has {2}{G} in the mana pool
      When Alice casts "Untamed Wilds" and it resolves
      And Alice chooses nothing
      Then "Forest" is in Alice's library

    Scenario Outline: What lies in a graveyard has to be found, if that is searched
      Given the card "Homage" is a "Sorcery" that costs {0}
        """
        Search your library and/or graveyard for a Wizard card, reveal it, and put it into your hand. If you search your library this way, shuffle.
        """
      And Alice controls a 1/1 creature "Onlooker" with "Whenever you shuffle your library, put a +1/+1 counter on this creature."
      And the card "Sage" is a "Creature — Wizard" that costs {U} of size 1/1
      And the card "Seer" is a "Creature — Wizard" that costs {U} of size 1/1
      And Alice has "Sage" in the graveyard
      And Alice has "Seer" on top of the library
      And Alice has "Homage" in hand
      When Alice casts "Homage" and it resolves
      And Alice chooses <zones>
      And Alice chooses <card>
      And all players pass
      Then "Sage" is in Alice's <sage>
      And "Seer" is in Alice's <seer>
      And "Onlooker" is <size>

      Examples:
        | zones                     | card    | sage      | seer    | size |
        | "library"                 | nothing | graveyard | library | 2/2  |
        | "library"                 | "Seer"  | graveyard | hand    | 2/2  |
        | "library" and "graveyard" | "Seer"  | graveyard | hand    | 2/2  |
        | "library" and "graveyard" | "Sage"  | hand      | library | 2/2  |

    Scenario: A library that is not searched is not shuffled
      Given the card "Homage" is a "Sorcery" that costs {0}
        """
        Search your library and/or graveyard for a Wizard card, reveal it, and put it into your hand. If you search your library this way, shuffle.
        """
      And Alice controls a 1/1 creature "Onlooker" with "Whenever you shuffle your library, put a +1/+1 counter on this creature."
      And the card "Sage" is a "Creature — Wizard" that costs {U} of size 1/1
      And Alice has "Sage" in the graveyard
      And Alice has "Homage" in hand
      When Alice casts "Homage" and it resolves
      And Alice chooses "graveyard"
      Then "Sage" is in Alice's hand
      And "Onlooker" is 1/1

  @CR-701.23d
  Rule: 701.23d Cards of no stated quality have to be found

    Scenario: The only card there is found
      Given Alice has "Demonic Tutor" in hand
      And Alice's library is empty
      And Alice has "Forest" on top of the library
      And Alice has {C}{B} in the mana pool
      When Alice casts "Demonic Tutor" and it resolves
      Then "Forest" is in Alice's hand

  @CR-701.25a
  Rule: 701.25a Some of the top cards to the graveyard

    Scenario: One goes, the other stays
      Given Alice has "Forest" and "Plains" on top of the library
      And Alice has "Curate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Curate" and it resolves
      And Alice chooses "Plains"
      Then "Forest" is in Alice's hand
      And "Plains" is in Alice's graveyard

    Scenario: What stays on top lies there in the order of the player's choosing
      Given Alice has "Forest" and "Plains" on top of the library
      And Alice has "Curate" in hand
      And Alice has {1}{U} in the mana pool
      When Alice casts "Curate" and it resolves
      And Alice chooses nothing
      And Alice orders "Plains" and "Forest"
      Then "Plains" is in Alice's hand
      And "Forest" is in Alice's library
      And "Curate" is in Alice's graveyard

  @CR-701.34a
  Rule: 701.34a Another counter of each kind

    Scenario: Permanents and players that are chosen get one more
      Given Alice controls a 1/1 creature "Muck Rats" with a +1/+1 counter
      And Bob has one poison counter
      And Alice has "Steady Progress" in hand
      And Alice has {2}{U} in the mana pool
      When Alice casts "Steady Progress" and it resolves
      And Alice chooses "Muck Rats" and Bob
      Then "Muck Rats" is 3/3
      And Bob has two poison counters

  @CR-701.36a
  Rule: 701.36a A copy of a creature token

    Scenario: Of the only creature token there is
      Given Alice has "Coursers' Accord" in hand
      And Alice has {4}{G}{W} in the mana pool
      When Alice casts "Coursers' Accord" and it resolves
      Then Alice controls two Centaurs
      And "Centaur Token" (2) is a 3/3 green Centaur creature token

  @CR-701.37a
  Rule: 701.37a Once monstrous

    Scenario: Only the first time there are counters
      Given Alice controls a 5/4 creature "Gluttonous Cyclops"
      And Alice has {10}{R}{R}{R}{R} in the mana pool
      When Alice activates "Gluttonous Cyclops" and it resolves
      Then "Gluttonous Cyclops" is 8/7
      When Alice activates "Gluttonous Cyclops" and it resolves
      Then "Gluttonous Cyclops" is 8/7

    Scenario: What is monstrous does not become so once more
      Given the card "Nessian Asp" is a "Creature — Snake" that costs {4}{G} of size 4/5:
        """
        Reach
        {6}{G}: Monstrosity 4.
        """
      And Alice controls "Nessian Asp"
      And Alice has {6}{G}{6}{G} in the mana pool
      When Alice activates "Nessian Asp" and it resolves
      Then "Nessian Asp" is 8/9
      When Alice activates "Nessian Asp" and it resolves
      Then "Nessian Asp" is 8/9

  @CR-701.37c
  Rule: 701.37c The X of monstrosity

    Background:
      Given Alice controls "Hydra Broodmaster"

    Scenario: X is what it was for the monstrosity
      Given Alice has {4}{G} in the mana pool
      When Alice activates "Hydra Broodmaster" with X = 2 and it resolves
      And all players pass
      Then Alice controls two Hydra tokens
      And "Hydra Token" (1) is 2/2
      And "Hydra Broodmaster" is 9/9

    Scenario: X may have been 0
      Given Alice has {G} in the mana pool
      When Alice activates "Hydra Broodmaster" with X = 0 and it resolves
      Then the stack, from the top, is ability of "Hydra Broodmaster"
      When all players pass
      Then Alice controls no tokens

  @CR-701.39a
  Rule: 701.39a The weakest grows

    Scenario: The creature with the least toughness gets the counters
      Given Alice controls a 3/3 creature "Hill Giant" and a 1/1 creature "Muck Rats"
      And Alice has "Cached Defenses" in hand
      And Alice has {2}{G} in the mana pool
      When Alice casts "Cached Defenses" and it resolves
      Then "Muck Rats" is 4/4
      And "Hill Giant" is 3/3

    Scenario: Where the number is 0 nothing grows, and where it is 1 the weakest does
      Given the card "Sandsteppe War Riders" is a "Creature — Human Warrior" that costs {3}{G} of size 4/4
        """
        Trample
        At the beginning of combat on your turn, bolster X, where X is the number of differently named artifact tokens you control.
        """
      And Alice controls "Sandsteppe War Riders"
      And Bob controls "Sandsteppe War Riders" (Bob's) and an artifact token "Clue"
      When the game goes on to Alice's beginning of combat
      And all players pass
      Then "Sandsteppe War Riders" is 4/4
      When the game goes on to Bob's beginning of combat
      And all players pass
      Then "Sandsteppe War Riders" (Bob's) is 5/5

  @CR-701.40a
  Rule: 701.40a A card face down as a creature

    Scenario: It is a 2/2 creature
      Given the card "Ethereal Ambush" is an "Instant" that costs {3}{G}{U}:
        """
        Manifest the top two cards of your library.
        """
      And Alice has "Forest" on top of the library
      And Alice has "Ethereal Ambush" in hand
      And Alice has {3}{U}{G} in the mana pool
      When Alice casts "Ethereal Ambush" and it resolves
      Then "Forest" is 2/2

  @CR-701.44a
  Rule: 701.44a A revealed card decides

    Scenario: For a nonland card there is a counter, and the card may go to the graveyard
      Given the card "Cenote Scout" is a "Creature — Merfolk Scout" that costs {G} of size 1/1:
        """
        When this creature enters, it explores.
        """
      And Alice has "Cenote Scout" in hand
      And Alice has "Shock" on top of the library
      And Alice has {G} in the mana pool
      When Alice casts "Cenote Scout" and it resolves
      And all players pass
      And Alice chooses "graveyard"
      Then "Cenote Scout" is 2/2
      And "Shock" is in Alice's graveyard

  @CR-701.44d
  Rule: 701.44d Several permanents explore one by one

    Scenario Outline: Whoever controls them chooses the <order> to explore first
      Given the card "Hakbal of the Surging Soul" is a "Legendary Creature — Merfolk Scout" that costs {2}{G}{U} of size 3/3:
        """
        At the beginning of combat on your turn, each Merfolk creature you control explores.
        Whenever Hakbal attacks, you may put a land card from your hand onto the battlefield. If you don't, draw a card.
        """
      And Alice controls "Hakbal of the Surging Soul", "Merfolk of the Pearl Trident" and "Grizzly Bears"
      And Alice has "Island" and "Shock" on top of the library
      When the game goes on to Alice's beginning of combat step
      And all players pass
      And Alice chooses <first>
      And Alice chooses "library"
      Then "Island" is in Alice's hand
      And "Hakbal of the Surging Soul" is <Hakbal>
      And "Merfolk of the Pearl Trident" is <Merfolk>
      And "Grizzly Bears" is 2/2

      Examples:
        | order   | first                          | Hakbal | Merfolk |
        | bigger  | "Hakbal of the Surging Soul"   | 3/3    | 2/2     |
        | smaller | "Merfolk of the Pearl Trident" | 4/4    | 1/1     |

    Scenario: The active player's permanents explore before those of others, whatever came first
      Given the card "Lesser Survey" is a "Sorcery" that costs {0}:
        """
        Each creature explores. You gain 1 life.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice has "Lesser Survey" in hand
      And Alice has "Shock" on top of the library
      And Bob has "Murder" on top of the library
      When Alice casts "Lesser Survey"
      And all players pass
      And Alice chooses "graveyard"
      And Bob chooses "library"
      Then "Hill Giant" is 4/4
      And "Grizzly Bears" is 3/3
      And "Shock" is in Alice's graveyard
      And "Murder" is in Bob's library
      And Alice has 21 life

  @CR-701.47a
  Rule: 701.47a An Army is made, or grows

    Scenario: The first time an Army is created, the second time it grows
      Given the card "Relentless Advance" is a "Sorcery" that costs {3}{U}:
        """
        Amass Zombies 3.
        """
      And Alice has "Relentless Advance" and "Relentless Advance" (2) in hand
      And Alice has {6}{U}{U} in the mana pool
      When Alice casts "Relentless Advance" and it resolves
      Then "Zombie Army Token" is 3/3
      When Alice casts "Relentless Advance" (2) and it resolves
      Then "Zombie Army Token" is 6/6

    Scenario: An Army that is no Orc becomes one besides, and stays what it was
      Given the card "Relentless Advance" is a "Sorcery" that costs {3}{U}:
        """
        Amass Zombies 3.
        """
      And the card "Muster" is a "Sorcery" that costs {0}:
        """
        Amass Orcs 1.
        """
      And Alice has "Relentless Advance" and "Muster" in hand
      And Alice has {3}{U} in the mana pool
      When Alice casts "Relentless Advance" and it resolves
      And Alice casts "Muster" and it resolves
      Then "Zombie Army Token" is 4/4
      And "Zombie Army Token" is exactly "Creature — Army Orc Zombie"

  @CR-701.50a
  Rule: 701.50a Draw, discard, and perhaps grow

    Scenario: For a nonland card that is discarded there is a counter
      Given Alice has "Raffine's Informant" and "Shock" in hand
      And Alice has {R}{1}{W} in the mana pool
      When Alice casts "Raffine's Informant" and it resolves
      And all players pass
      And Alice chooses "Shock"
      Then "Raffine's Informant" is 3/2

  @CR-701.50d
  Rule: 701.50d Several permanents connive one by one

    Scenario: The active player's creature connives first, then the other player's
      Given the card "Lesser Intrigue" is a "Sorcery" that costs {0}:
        """
        Each creature connives.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice has "Lesser Intrigue" and "Shock" in hand
      And Bob has "Island" in hand
      And Alice has "Murder" on top of the library
      And Bob has "Unsummon" on top of the library
      When Alice casts "Lesser Intrigue"
      And all players pass
      And Alice chooses "Shock"
      And Bob chooses "Island"
      Then "Hill Giant" is 4/4
      And "Grizzly Bears" is 2/2
      And "Murder" is in Alice's hand
      And "Unsummon" is in Bob's hand

  @CR-701.16a
  Rule: 701.16a Investigating

    Scenario: The Clue can be sacrificed for a card
      Given Alice has "Thraben Inspector" in hand
      And Alice has {2}{W} in the mana pool
      When Alice casts "Thraben Inspector" and it resolves
      And all players pass
      Then Alice controls one Clue
      When Alice activates "Clue Token" and it resolves
      Then Alice has one card in hand
      And there is no "Clue Token"

  @CR-701.29a
  Rule: 701.29a Fatesealing

    Scenario: Of an opponent's top cards some go to the bottom
      Given Bob controls "Grizzly Bears"
      And Bob has "Forest" on top of the library
      And Alice has "Spin into Myth" in hand
      And Alice has {4}{U} in the mana pool
      When Alice casts "Spin into Myth" targeting "Grizzly Bears" and it resolves
      And Alice chooses "Grizzly Bears"
      And the game goes on to Bob's precombat main
      Then "Forest" is in Bob's hand
      And "Grizzly Bears" is in Bob's library

  @CR-701.46a
  Rule: 701.46a Adapting

    Scenario: Only while it has no +1/+1 counter
      Given Alice controls "Temperamental Oozewagg"
      And Alice has {4}{G}{G} in the mana pool
      When Alice activates "Temperamental Oozewagg" and it resolves
      Then "Temperamental Oozewagg" is 6/6
      When Alice activates "Temperamental Oozewagg" and it resolves
      Then "Temperamental Oozewagg" has two +1/+1 counters

  Rule: 701.26a, 701.26b Tapping or untapping

    Background:
      Given the card "Pestermite" is a "Creature — Faerie Rogue" that costs {2}{U} of size 2/1:
        """
        Flash
        Flying
        When this creature enters, you may tap or untap target permanent.
        """
      And Alice has "Pestermite" in hand
      And Alice has {2}{U} in the mana pool
      And Bob controls "Grizzly Bears" and a tapped 3/3 creature "Watchwolf"

    @CR-701.26a
    Scenario Outline: Whoever controls the ability chooses which, as it resolves
      When Alice casts "Pestermite" and it resolves
      And Alice chooses "<creature>"
      And all players pass
      And Alice chooses "yes"
      And Alice chooses "<what>"
      Then "<creature>" is <status>

      Examples:
        | creature      | what   | status |
        | Grizzly Bears | tap it | tapped |
        | Watchwolf     | tap it | tapped |

    @CR-701.26b
    Scenario Outline: Whoever controls the ability may choose to untap
      When Alice casts "Pestermite" and it resolves
      And Alice chooses "<creature>"
      And all players pass
      And Alice chooses "yes"
      And Alice chooses "untap it"
      Then "<creature>" is untapped

      Examples:
        | creature      |
        | Grizzly Bears |
        | Watchwolf     |

  @CR-701.44a
  Rule: 701.44a Without the permanent, and without a card

    Background:
      Given the card "Cenote Scout" is a "Creature — Merfolk Scout" that costs {G} of size 1/1:
        """
        When this creature enters, it explores.
        """
      And Alice has "Cenote Scout" in hand
      And Alice has {G} in the mana pool

    Scenario: What is gone explores all the same
      Given Alice has "Island" on top of the library
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Cenote Scout" and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Cenote Scout" and it resolves
      And all players pass
      Then "Island" is in Alice's hand

    Scenario: Where the library is empty there is the counter, and no card
      Given Alice's library is empty
      When Alice casts "Cenote Scout" and it resolves
      And all players pass
      Then "Cenote Scout" is 2/2

    Scenario: What is gone gets no counter for a card that is no land
      Given Alice has "Hill Giant" on top of the library
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Cenote Scout" and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Cenote Scout" and it resolves
      And all players pass
      And Alice chooses "graveyard"
      Then "Hill Giant" is in Alice's graveyard
      And "Cenote Scout" is 1/1

  @CR-701.50a
  Rule: 701.50a What is gone connives all the same

    Scenario: Who controlled it last draws a card and discards one
      Given Alice has "Raffine's Informant" in hand
      And Alice has "Murder" on top of the library
      And Alice has {1}{W} in the mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in the mana pool
      When Alice casts "Raffine's Informant" and it resolves
      And Alice passes
      And Bob casts "Shock" targeting "Raffine's Informant" and it resolves
      And all players pass
      Then "Raffine's Informant" is in Alice's graveyard
      And "Murder" is in Alice's graveyard

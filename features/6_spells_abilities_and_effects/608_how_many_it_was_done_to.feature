Feature: 608. How many it was done to

  Background:
    Given these cards:
      | name              | type                              | cost         | size | text                                                                                                                                 |
      | Fumigate          | Sorcery                           | {3}{W}{W}    |      | Destroy all creatures. You gain X life, where X is the number of creatures destroyed this way.                                       |
      | Darksteel Myr     | Artifact Creature — Myr           | {3}          | 0/1  | Indestructible                                                                                                                       |
      | Drudge Skeletons  | Creature — Skeleton               | {1}{B}       | 1/1  | {B}: Regenerate this creature.                                                                                                       |
      | Bottle Gnomes     | Artifact Creature — Gnome         | {3}          | 1/3  | Sacrifice this creature: You gain 3 life.                                                                                             |
      | Crypt Incursion   | Instant                           | {2}{B}       |      | Exile all creature cards from target player's graveyard. You gain X life, where X is three times the number of cards exiled this way. |
      | Bane of Progress  | Creature — Elemental              | {4}{G}{G}    | 2/2  | When this creature enters, destroy all artifacts and enchantments. Put X +1/+1 counters on this creature, where X is the number of permanents destroyed this way. |
      | Devout Invocation | Sorcery                           | {6}{W}       |      | Tap any number of untapped creatures you control. Create X 4/4 white Angel creature tokens with flying, where X is the number of creatures tapped this way. |

  @CR-608.2h
  Rule: 608.2h Information about what has left

    Scenario: Creatures that were destroyed count, and neither one that is indestructible nor one that regenerated
      Given Alice has "Fumigate" in hand
      And Alice has {3}{W}{W} in the mana pool
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant", "Darksteel Myr" and "Drudge Skeletons"
      And Bob has {B} in the mana pool
      When Alice casts "Fumigate"
      And Alice passes
      And Bob activates "Drudge Skeletons" and it resolves
      And all players pass
      Then "Hill Giant" is in Bob's graveyard
      And Bob controls "Darksteel Myr" and "Drudge Skeletons"
      And Alice has 22 life

    Scenario: Cards that were exiled count three times, and those that lie elsewhere don't
      Given Alice has "Crypt Incursion" in hand
      And Alice has {2}{B} in the mana pool
      And Bob has "Grizzly Bears", "Hill Giant" and "Shock" in the graveyard
      And Alice has "Gray Ogre" in the graveyard
      When Alice casts "Crypt Incursion" targeting Bob and it resolves
      Then "Shock" is in Bob's graveyard
      And "Hill Giant" is in exile
      And Alice has 26 life

    Scenario: Permanents of either kind count, and a creature that stays does not
      Given Alice has "Bane of Progress" in hand
      And Alice has {4}{G}{G} in the mana pool
      And Bob controls "Darksteel Myr", "Blood Moon" and "Bottle Gnomes"
      When Alice casts "Bane of Progress" and it resolves
      And all players pass
      Then "Bane of Progress" is 4/4
      And Bob controls "Darksteel Myr"

    Scenario: Creatures that were tapped count, and one that was tapped before can't be
      Given Alice has "Devout Invocation" in hand
      And Alice has {6}{W} in the mana pool
      And Alice controls "Grizzly Bears", "Hill Giant" and a tapped "Gray Ogre"
      When Alice casts "Devout Invocation" and it resolves
      And Alice chooses "Grizzly Bears" and "Hill Giant"
      Then "Hill Giant" is tapped
      And Alice controls two Angels

    Scenario: Cards that were revealed from a hand count, and one kept hidden does not
      Given the card "Jasmine Seer" is a "Creature — Human Wizard" that costs {3}{W} of size 1/1:
        """
        {2}{W}, {T}: Reveal any number of white cards in your hand. You gain 2 life for each card revealed this way.
        """
      And Alice controls "Jasmine Seer"
      And Alice has {2}{W} in the mana pool
      And Alice has "Serra Angel", "Wall of Omens", "Wrath of God" and "Shock" in hand
      When Alice activates "Jasmine Seer" and it resolves
      And Alice chooses "Serra Angel" and "Wall of Omens"
      Then Alice has 24 life

    Scenario: Cards that were revealed until one fits count, and that one too
      Given the card "Madcap Experiment" is a "Sorcery" that costs {3}{R}
        """
        Reveal cards from the top of your library until you reveal an artifact card. Put that card onto the battlefield and the rest on the bottom of your library in a random order. Madcap Experiment deals damage to you equal to the number of cards revealed this way.
        """
      And Alice has "Madcap Experiment" in hand
      And Alice has {3}{R} in the mana pool
      And Alice has "Grizzly Bears", "Hill Giant", "Darksteel Myr" and "Forest" on top of her library
      When Alice casts "Madcap Experiment" and it resolves
      Then Alice controls "Darksteel Myr"
      And Alice has 17 life

    Scenario: Permanents that were sacrificed count, as many as one liked
      Given the card "Renounce" is an "Instant" that costs {1}{W}
        """
        Sacrifice any number of permanents. You gain 2 life for each permanent sacrificed this way.
        """
      And Alice has "Renounce" in hand
      And Alice has {1}{W} in the mana pool
      And Alice controls "Grizzly Bears", "Hill Giant" and "Forest"
      When Alice casts "Renounce" and it resolves
      And Alice chooses "Hill Giant" and "Forest"
      Then Alice has 24 life
      And Alice controls "Grizzly Bears"

    Scenario Outline: Who has nothing to <give up> adds nothing
      Given these cards:
        | name         | type    | cost   | text                                                                                                                                                       |
        | Syphon Mind  | Sorcery | {3}{B} | Each other player discards a card. Draw X cards, where X is the number of cards discarded this way.                                                        |
        | Syphon Flesh | Sorcery | {4}{B} | Each other player sacrifices a creature of their choice. Create X 2/2 black Zombie creature tokens, where X is the number of creatures sacrificed this way. |
      And the players are Alice, Bob and Carol
      And Alice has "<spell>" in hand
      And Alice has <mana> in the mana pool
      And Bob has "Shock" in hand
      And Bob controls "Hill Giant"
      When Alice casts "<spell>" and it resolves
      Then "<lost>" is in Bob's graveyard
      And Alice has <cards> in hand
      And Alice controls <zombies>

      Examples:
        | give up   | spell        | mana   | lost       | cards | zombies     |
        | discard   | Syphon Mind  | {3}{B} | Shock      | 1 card     | no Zombies  |
        | sacrifice | Syphon Flesh | {4}{B} | Hill Giant | 0 cards | one Zombie  |
